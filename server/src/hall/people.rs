//! What people take from table to table: their results and ratings, and the pace that they agree on.

use super::look::view_of_room;
use super::{Hall, Room};
use crate::error::Error;
use crate::ids::TableId;
use crate::standing::{self, ProfileView};
use crate::store::{Account, Pace, Status};
use crate::wire::TableView;

impl Hall {
    /// How somebody has done, for everybody to read: numbers, no tables.
    ///
    /// # Errors
    /// If nobody has that name.
    pub async fn profile(&self, name: &str) -> Result<ProfileView, Error> {
        let account = self.store.account_named(name).await?.ok_or(Error::NotFound("person"))?;
        // Whoever wants to know it has all tables of his read: that takes a while.
        let turn = self.heavy.turn().await?;
        let tables = self.store.mine(&account.id).await?;
        let games = standing::results(&tables, &account.id);
        drop((tables, turn));
        Ok(ProfileView { name: account.name, since: account.created, games })
    }

    /// A game has ended: its players are rated by it, once. Two games of somebody's that end at the same moment are rated
    /// as if the other had not been.
    pub(super) async fn rate(&self, room: &mut Room) -> Result<(), Error> {
        if room.status != Status::Over || !room.meta.ratings.is_empty() {
            return Ok(());
        }
        let Some(rivals) = standing::rivals(&room.meta) else { return Ok(()) };
        let mut before = [None, None];
        for (known, rival) in before.iter_mut().zip(&rivals) {
            if let Some(account) = rival {
                *known = standing::rating_in(&self.store.mine(account).await?, account, &room.meta.game);
            }
        }
        if let Some(ratings) = standing::rated(&room.meta, before) {
            room.meta_mut().ratings = ratings;
        }
        Ok(())
    }

    /// Wishes another pace: so many hours for a move, or none for live play. It is so when all people at the table wish the
    /// same; without a wish the caller's is taken back.
    ///
    /// # Errors
    /// If the caller does not play, or nobody can wish for that.
    pub async fn pace(
        &self,
        id: &TableId,
        account: &Account,
        only: Option<u8>,
        wish: Option<Option<u32>>,
    ) -> Result<TableView, Error> {
        let (mut room, seats) = self.player(id, account, only).await?;
        Hall::in_play(&room)?;
        if wish.flatten().is_some_and(|h| h == 0 || h > super::lay::HOURS) {
            return Err(Error::Unfit(format!("'hours' is a number from 1 to {}", super::lay::HOURS)));
        }
        let people = room.meta.people().0;
        let paces = &mut room.meta_mut().paces;
        paces.retain(|pace| seats.0 & 1 << pace.seat == 0 && people & 1 << pace.seat != 0);
        if let Some(hours) = wish {
            paces.extend(seats.iter().map(|seat| Pace { seat: seat.0, hours }));
            let agreed = paces.iter().filter(|p| p.hours == hours).fold(0, |all, p| all | 1 << p.seat);
            if agreed & people == people {
                room.set_pace(hours, self.clock.now());
            }
        }
        self.save(&mut room, None).await?;
        Ok(view_of_room(&room, Some(account)))
    }
}

impl Room {
    /// From now on a move has so many hours; whoever is asked has all of them.
    fn set_pace(&mut self, hours: Option<u32>, now: i64) {
        self.resume(now);
        self.moved = now;
        let meta = self.meta_mut();
        meta.hours = hours;
        meta.paces.clear();
        (meta.pausing, meta.paused) = (0, None);
        meta.clocks = if hours.is_some() { vec![now; meta.chairs.len()] } else { Vec::new() };
    }
}
