//! Clocks of slow play. One that runs out at a window applies the orders; at any other decision the others may claim.

use sandtable_core::{Decision, Seat, Seats};

use super::trouble::Fault;
use super::{Hall, Room};
use crate::clock::HOUR;
use crate::error::Error;
use crate::ids::TableId;

impl Room {
    /// When the clock of the window that is open to a person runs out.
    pub fn due(&self) -> Option<i64> {
        let hours = self.meta.hours.filter(|_| self.meta.paused.is_none())?;
        let Decision::Ask(ask) = self.in_play()?.decision() else { return None };
        let open = ask.window.is_some() && ask.seats.0 & self.meta.people().0 != 0;
        open.then(|| self.moved + i64::from(hours) * HOUR)
    }

    /// Those who are asked and whose time is up.
    pub fn late(&self, now: i64) -> Seats {
        let Some(hours) = self.meta.hours.filter(|_| self.meta.paused.is_none()) else { return Seats::NONE };
        let limit = now - i64::from(hours) * HOUR;
        Seats(self.asked()).iter().filter(|seat| self.asked_since(*seat) <= limit).collect()
    }

    fn asked_since(&self, seat: Seat) -> i64 {
        self.meta.clocks.get(usize::from(seat.0)).copied().filter(|t| *t >= 0).unwrap_or(self.moved)
    }

    /// Sets the clocks when others are asked than before. Each seat has its own: it starts when the seat is asked, and goes on
    /// where it stood when it is asked again by taking back.
    pub fn wind(&mut self, was: Seats, now: i64) {
        let asked = Seats(self.asked());
        if asked == was {
            return;
        }
        if self.meta.hours.is_none() {
            self.moved = now;
            return;
        }
        let (seats, moved, back) = (self.meta.chairs.len(), self.moved, self.took_back);
        let clocks = &mut self.meta_mut().clocks;
        clocks.resize(seats, moved);
        for (seat, clock) in (0..).map(Seat).zip(clocks) {
            match (was.has(seat), asked.has(seat)) {
                (true, false) => *clock -= now,
                (false, true) if back && *clock < 0 => *clock += now,
                (false, true) => *clock = now,
                _ => {}
            }
        }
        self.moved = asked.iter().map(|seat| self.asked_since(seat)).min().unwrap_or(now);
    }

    /// The clock of an open window ran out: the orders of those who are asked answer, else they let pass. Did they?
    pub fn lapse(&mut self, now: i64) -> bool {
        if self.due().is_none() {
            return false;
        }
        let before = self.rows();
        for seat in Seats(self.late(now).0 & self.meta.people().0).iter() {
            let (Some(window), true) = (self.window(), self.asked() & 1 << seat.0 != 0) else { break };
            let impulse = self.impulse(seat, window);
            let lapsed = self.table_mut().is_ok_and(|table| table.lapse(seat).is_ok());
            if lapsed {
                self.answered(seat, window, impulse, true);
                self.tend();
            }
        }
        let lapsed = self.rows() > before;
        if !lapsed {
            self.settle();
        }
        lapsed
    }

    /// The name of the window that is open.
    pub fn window(&self) -> Option<&'static str> {
        self.in_play().and_then(|table| table.decision().window()).map(|window| window.0)
    }
}

impl Hall {
    /// Applies the orders of those whose reaction clock ran out. At how many tables?
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn lapse(&self) -> Result<usize, Error> {
        let now = self.clock.now();
        let mut lapsed = 0;
        for id in self.store.run_out(now).await? {
            if self.older().contains(&id) || self.troubles.rests(&id) {
                continue;
            }
            match self.unasked(&id, self.lapse_at(&id, now)).await {
                Ok(done) => lapsed += usize::from(done),
                // There is no room for it now: the next time, then.
                Err(error) if error.passes() => {}
                Err(error) => {
                    tracing::warn!(table = %id, %error, "a clock ran out at a table that cannot be opened");
                    self.troubles.fell(&id, Fault::Clock);
                }
            }
        }
        self.metrics.lapses.add(lapsed as u64);
        Ok(lapsed)
    }

    /// Applies the orders at one table. Did they answer?
    async fn lapse_at(&self, id: &TableId, now: i64) -> Result<bool, Error> {
        let mut room = self.enter(id).await?;
        if !room.lapse(now) {
            return Ok(false);
        }
        match self.save(&mut room, None).await {
            Ok(()) => Ok(true),
            // Another server was faster.
            Err(Error::Conflict(_)) => Ok(false),
            Err(error) => {
                tracing::warn!(table = %id, %error, "a clock that ran out cannot be written");
                self.troubles.fell(id, Fault::Store);
                Ok(false)
            }
        }
    }
}
