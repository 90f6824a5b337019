//! Clocks of slow play. One that runs out at a window applies the orders; at any other decision the others may claim.

use sandtable_core::{Decision, Seats};

use super::{Hall, Room};
use crate::clock::HOUR;
use crate::error::Error;

impl Room {
    /// When the clock of the window that is open to a person runs out.
    pub fn due(&self) -> Option<i64> {
        let hours = self.meta.hours?;
        let Decision::Ask(ask) = self.in_play()?.decision() else { return None };
        let open = ask.window.is_some() && ask.seats.0 & self.meta.people().0 != 0;
        open.then(|| self.moved + i64::from(hours) * HOUR)
    }

    /// Is the time of those who are asked up?
    pub fn is_late(&self, now: i64) -> bool {
        let hours = self.meta.hours.filter(|_| self.asked() != 0);
        hours.is_some_and(|hours| now >= self.moved + i64::from(hours) * HOUR)
    }

    /// The clock of an open window ran out: the orders of those who are asked answer, else they let pass. Did they?
    pub fn lapse(&mut self, now: i64) -> bool {
        if self.due().is_none() || !self.is_late(now) {
            return false;
        }
        let before = self.rows();
        for seat in Seats(self.asked() & self.meta.people().0).iter() {
            let (Some(window), true) = (self.window(), self.asked() & 1 << seat.0 != 0) else { break };
            let impulse = self.impulse(seat, window);
            let lapsed = self.table_mut().is_ok_and(|table| table.lapse(seat).is_ok());
            if lapsed {
                self.answered(seat, window, impulse);
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
            if self.older().contains(&id) {
                continue;
            }
            let mut room = match self.enter(&id).await {
                Ok(room) => room,
                Err(error) => {
                    tracing::warn!(table = %id, %error, "a clock ran out at a table that cannot be opened");
                    continue;
                }
            };
            if room.lapse(now) {
                match self.save(&mut room, None).await {
                    Ok(()) => lapsed += 1,
                    // Another server was faster.
                    Err(Error::Conflict(_)) => {}
                    Err(error) => return Err(error),
                }
            }
        }
        self.metrics.lapses.add(lapsed as u64);
        Ok(lapsed)
    }
}
