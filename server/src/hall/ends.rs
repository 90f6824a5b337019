//! Ends outside the rules: giving up, draws, time, and taking a table away.

use sandtable_core::{Seat, Seats};

use super::look::view_of_room;
use super::{Hall, Room, Seated};
use crate::api::types::TableView;
use crate::error::Error;
use crate::games::LEVELS;
use crate::ids::TableId;
use crate::store::{Account, Holder, Status};

impl Hall {
    /// Gives up. With two seats the other wins; where more play together, a bot takes the seat while people are left.
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
        let all = Seats::first(room.meta.chairs.len().min(8) as u8);
        room.meta_mut().resigned |= seats.0;
        let others_play = room.meta.people().0 & !room.meta.resigned != 0;
        if room.meta.chairs.len() > 2 && others_play {
            let bot = LEVELS[LEVELS.len() - 1].to_string();
            for seat in seats.iter() {
                room.meta_mut().chairs[usize::from(seat.0)].holder = Holder::Bot(bot.clone());
            }
        } else {
            let winners = if room.meta.chairs.len() == 2 { all.0 & !room.meta.resigned } else { 0 };
            room.end(winners, "resigned", None);
        }
        self.finish(room, account).await
    }

    /// Offers a draw, accepts one, or refuses it. Bots accept none.
    ///
    /// # Errors
    /// If the caller does not play or the game is not in play.
    pub async fn draw(
        &self,
        id: &TableId,
        account: &Account,
        only: Option<u8>,
        refuse: bool,
    ) -> Result<TableView, Error> {
        let (mut room, seats) = self.player(id, account, only).await?;
        if refuse {
            room.meta_mut().draw = 0;
        } else {
            room.meta_mut().draw |= seats.0;
            let all = Seats::first(room.meta.chairs.len().min(8) as u8).0;
            if room.meta.draw & all == all {
                room.end(0, "draw", None);
            }
        }
        self.finish(room, account).await
    }

    /// Claims the game when the time of those asked is up. A reaction clock that ran out applies their orders instead.
    ///
    /// # Errors
    /// If it is not.
    pub async fn claim(&self, id: &TableId, account: &Account, only: Option<u8>) -> Result<TableView, Error> {
        let (mut room, seats) = self.player(id, account, only).await?;
        Hall::in_play(&room)?;
        if room.meta.hours.is_none() {
            return Err(Error::Conflict("this table has no clock"));
        }
        let (now, late) = (self.clock.now(), Seats(room.asked()));
        if !room.is_late(now) {
            return Err(Error::Conflict("the time is not up"));
        }
        if room.lapse(now) {
            return self.finish(room, account).await;
        }
        if late.0 & seats.0 != 0 {
            return Err(Error::Conflict("it is your own time that is up"));
        }
        let all = Seats::first(room.meta.chairs.len().min(8) as u8).0;
        room.end(all & !late.0, "time", None);
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
        if room.meta.people().0 & !room.meta.seats_of(&account.id).0 != 0 && room.status == Status::Running {
            return Err(Error::Conflict("others play at this table: resign instead"));
        }
        if room.status == Status::Over && !room.meta.archive && room.meta.parent.is_none() {
            return Err(Error::Conflict("finished games are kept"));
        }
        self.store.delete(id).await?;
        room.slot.stale.store(true, std::sync::atomic::Ordering::Release);
        room.slot.news.send_modify(|n| *n += 1);
        Ok(())
    }

    /// Sits down as a player of a game in play.
    async fn player(
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
        match room.status {
            // One that can only be read can still be given up.
            Status::Running => Ok((room, seats)),
            _ => Hall::in_play(&room).map(|()| (room, seats)),
        }
    }

    async fn finish(&self, mut room: Seated, account: &Account) -> Result<TableView, Error> {
        self.save(&mut room, None).await?;
        Ok(view_of_room(&room, Some(account)))
    }

    /// Has the bots of a table play, a while at most, and makes it durable. Is a bot asked still?
    ///
    /// # Errors
    /// If the table is not there, the store does not answer, or the bot makes no move.
    pub async fn play_bots(&self, id: &TableId, most: usize) -> Result<bool, Error> {
        let seated = self.enter(id).await?;
        let began = std::time::Instant::now();
        let playing = tokio::task::spawn_blocking(move || {
            let mut seated = seated;
            let mut played = 0u64;
            while let Some(seat) = seated.bot_seat() {
                bot_step(&mut seated, seat)?;
                played += 1;
                if played as usize >= most || began.elapsed() > std::time::Duration::from_millis(50) {
                    break;
                }
            }
            Ok::<_, Error>((seated, played))
        });
        let (mut seated, played) = playing.await.map_err(|e| Error::Broken(e.to_string()))??;
        self.metrics.bot_actions.add(played);
        self.save(&mut seated, None).await?;
        Ok(seated.bot_is_asked())
    }
}

fn bot_step(room: &mut Room, seat: Seat) -> Result<(), Error> {
    let line =
        room.bot_choice(seat).ok_or_else(|| Error::Broken("a bot is asked and has nothing to do".into()))?;
    room.table_mut()?.act(seat, &line)?;
    room.tend();
    Ok(())
}
