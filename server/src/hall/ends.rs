//! Ends outside the rules: giving up, draws, time, and taking a table away.

use sandtable_core::Seats;

use super::look::view_of_room;
use super::{Hall, Seated};
use crate::error::Error;
use crate::ids::TableId;
use crate::store::{Account, Meta, News, Status, Topic};
use crate::wire::TableView;

impl Hall {
    /// Gives up. A bot takes the seat while comrades are left, or where more than two sides play; else the others win.
    ///
    /// # Errors
    /// If the caller does not play or the game is not in play.
    pub async fn resign(
        &self,
        id: &TableId,
        account: &Account,
        only: Option<u8>,
    ) -> Result<TableView, Error> {
        let (mut room, seats) = self.player(id, account, only).await?;
        room.meta_mut().resigned |= seats.0;
        let (teams, sides) = (room.meta.teams(), room.meta.sides());
        let people = room.meta.people().0 & !room.meta.resigned;
        let out = teams.of_any(seats);
        let comrades = people & out.0 != 0;
        if comrades || (sides.len() > 2 && people != 0) {
            room.seat_bots(seats);
        } else {
            let winners = if sides.len() == 2 { others(&room.meta, out) } else { Seats::NONE };
            room.end(winners.0, "resigned", None);
        }
        self.finish(room, account).await
    }

    /// Offers a draw, accepts one, or refuses it: all people of every side must agree. Bots alone accept none.
    ///
    /// # Errors
    /// If the caller does not play or the game is not in play, or if there is nobody to agree with.
    pub async fn draw(
        &self,
        id: &TableId,
        account: &Account,
        only: Option<u8>,
        refuse: bool,
    ) -> Result<TableView, Error> {
        let (mut room, seats) = self.player(id, account, only).await?;
        let sides = room.meta.sides();
        if sides.len() == 1 {
            return Err(Error::Conflict("you all play together: there is nobody to agree a draw with"));
        }
        if refuse {
            room.meta_mut().draw = 0;
        } else {
            room.meta_mut().draw |= seats.0;
            let (people, agreed) = (room.meta.people().0, room.meta.draw);
            if sides.iter().all(|side| side.0 & people != 0 && side.0 & people & !agreed == 0) {
                room.end(0, "draw", None);
            }
        }
        self.finish(room, account).await
    }

    /// Claims the game when the time of those asked is up: their sides lose. For a comrade who is late a bot sits down. A
    /// reaction clock that ran out applies their orders instead.
    ///
    /// # Errors
    /// If it is not.
    pub async fn claim(&self, id: &TableId, account: &Account, only: Option<u8>) -> Result<TableView, Error> {
        let (mut room, seats) = self.player(id, account, only).await?;
        Hall::in_play(&room)?;
        if room.meta.hours.is_none() {
            return Err(Error::Conflict("this table has no clock"));
        }
        let now = self.clock.now();
        let late = room.late(now);
        if late.is_empty() {
            return Err(Error::Conflict("the time is not up"));
        }
        if room.lapse(now) {
            return self.finish(room, account).await;
        }
        if late.0 & seats.0 != 0 {
            return Err(Error::Conflict("it is your own time that is up"));
        }
        let teams = room.meta.teams();
        let comrades = Seats(late.0 & teams.of_any(seats).0);
        if comrades.is_empty() {
            let winners = others(&room.meta, teams.of_any(late));
            room.end(winners.0, "time", None);
        } else {
            room.seat_bots(comrades);
        }
        self.finish(room, account).await
    }

    /// Takes a table away: one's own, unfinished, at which no other person plays.
    ///
    /// # Errors
    /// If it is not so.
    pub async fn delete(&self, id: &TableId, account: &Account) -> Result<(), Error> {
        let room = self.visit(id, Some(account)).await?;
        if room.meta.creator.as_ref() != Some(&account.id) {
            return Err(Error::Forbidden("only who laid the table takes it away"));
        }
        let shared = room.meta.people().0 & !room.meta.seats_of(&account.id).0 != 0;
        if shared && room.status == Status::Running {
            return Err(Error::Conflict("others play at this table: resign instead"));
        }
        let own = room.meta.archive || (room.meta.parent.is_some() && !shared);
        if room.status == Status::Over && !own {
            return Err(Error::Conflict("finished games are kept"));
        }
        self.store.delete(id).await?;
        room.slot.outdated();
        Ok(())
    }

    /// Takes tables of guests away at which nothing has happened for long, and data sets of theirs that no table is played with. How
    /// many tables?
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn expire(&self) -> Result<usize, Error> {
        let Some(kept) = self.quota.keep else { return Ok(0) };
        let forgotten = self.store.forgotten(self.clock.now() - kept).await?;
        for id in &forgotten {
            self.store.delete(id).await?;
            self.heard(Some(&News { table: id.clone(), topic: Topic::Table }));
        }
        if self.store.forget_data(self.clock.now() - kept).await? > 0 {
            self.kept().clear();
        }
        Ok(forgotten.len())
    }

    /// Sits down as a player of a game in play.
    pub(super) async fn player(
        &self,
        id: &TableId,
        account: &Account,
        only: Option<u8>,
    ) -> Result<(Seated, Seats), Error> {
        let room = self.visit(id, Some(account)).await?;
        let seats = room.viewer(Some(&account.id), only)?.0;
        if seats.is_empty() {
            return Err(Error::Forbidden("spectators only watch"));
        }
        if room.meta.teaches() {
            return Err(Error::Conflict("a lesson or puzzle is left, not given up"));
        }
        match room.status {
            // One that can only be read can still be given up.
            Status::Running => Ok((room, seats)),
            _ => Hall::in_play(&room).map(|()| (room, seats)),
        }
    }

    pub(super) async fn finish(&self, mut room: Seated, account: &Account) -> Result<TableView, Error> {
        self.save(&mut room, None).await?;
        Ok(view_of_room(&room, Some(account)))
    }
}

/// All seats but these.
fn others(meta: &Meta, seats: Seats) -> Seats {
    Seats(Seats::first(meta.chairs.len().min(8) as u8).0 & !seats.0)
}
