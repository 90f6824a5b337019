//! Taking back what another person has gone on from: only if he agrees.

use sandtable_core::{Decision, Mode, Seat, Seats, Table, Viewer};

use super::look::own_lines_back;
use super::{Hall, Room};
use crate::error::Error;
use crate::ids::TableId;
use crate::store::{Account, Holder, Wish};
use crate::wire::TableView;

impl Room {
    /// Is it another person's decision now? Then what this seat did last is taken back with his consent alone.
    pub(super) fn handed_on(&self, table: &dyn Table, seat: Seat) -> bool {
        let Decision::Ask(ask) = table.decision() else { return false };
        let holder = |seat: Seat| self.meta.chairs.get(usize::from(seat.0)).map(|c| &c.holder);
        let own = holder(seat);
        let mut asked = ask.seats.iter().map(holder);
        ask.mode != Mode::Each
            && !ask.seats.iter().any(|s| holder(s) == own)
            && asked.any(|h| matches!(h, Some(Holder::Person { .. })))
    }

    /// The seat that wishes to take its last line back, as long as nobody has played on so that all know of it.
    pub(super) fn wish(&self) -> Option<Seat> {
        let known = self.table.as_deref()?.seq(Viewer::SPECTATOR);
        self.meta.back.filter(|wish| wish.rows == known).map(|wish| Seat(wish.seat))
    }

    /// The seat among these that may ask for its last line back.
    pub(super) fn may_wish(&self, seats: Seats) -> Option<Seat> {
        let table = self.table.as_deref().filter(|_| self.offers())?;
        let can = |seat: &Seat| !own_lines_back(self, table, *seat, Viewer(seats)).is_empty();
        seats.iter().find(|seat| can(seat) && self.handed_on(table, *seat))
    }
}

impl Hall {
    /// Asks to take one's last line back, agrees to it or refuses it.
    ///
    /// # Errors
    /// If the caller does not play, or there is nothing to take back.
    pub async fn take_back(
        &self,
        id: &TableId,
        account: &Account,
        only: Option<u8>,
        refuse: bool,
    ) -> Result<TableView, Error> {
        let (mut room, seats) = self.player(id, account, only).await?;
        Hall::in_play(&room)?;
        match room.wish() {
            _ if refuse => room.meta_mut().back = None,
            Some(wish) if seats.has(wish) => {}
            Some(_) if room.asked() & seats.0 == 0 => {
                return Err(Error::Forbidden("whoever is asked agrees"));
            }
            Some(wish) => {
                room.table_mut()?.undo(wish)?;
                room.took_back = true;
                room.meta_mut().back = None;
                room.tend();
            }
            None => {
                let seat = room.may_wish(seats).ok_or(Error::Conflict("there is nothing to take back"))?;
                let rows = room.table()?.seq(Viewer::SPECTATOR);
                room.meta_mut().back = Some(Wish { seat: seat.0, rows });
            }
        }
        self.finish(room, account).await
    }
}
