//! The bots of a table play.

use std::sync::atomic::{AtomicU8, Ordering};
use std::time::{Duration, Instant};

use sandtable_core::Seat;

use super::{Hall, Room, Seated};
use crate::error::Error;
use crate::ids::TableId;

/// So long a table's bots play in one go.
const SPELL: Duration = Duration::from_millis(50);

/// The bots of a table rest; they play; they play and were called again.
const RESTING: u8 = 0;
const PLAYING: u8 = 1;
const CALLED: u8 = 2;

impl Hall {
    /// Has the bots of a table play, a while at most, and makes it durable. Is a bot asked still?
    ///
    /// # Errors
    /// If the table is not there, the store does not answer, or the bot makes no move.
    pub async fn play_bots(&self, id: &TableId, most: usize) -> Result<bool, Error> {
        let slot = self.slot(id);
        if !begins(&slot.bots) {
            return Ok(false);
        }
        let played = self.unasked(id, self.play_a_while(id, most)).await;
        let called = slot.bots.swap(RESTING, Ordering::AcqRel) == CALLED;
        Ok(played? || called)
    }

    async fn play_a_while(&self, id: &TableId, most: usize) -> Result<bool, Error> {
        // Another server that has them goes on until no bot is asked.
        let Some(_lease) = self.store.lease(id).await? else { return Ok(false) };
        let began = Instant::now();
        let mut seated = self.enter(id).await?;
        while let Some(seat) = thinker(&seated) {
            seated = self.think(id, seated, seat).await?;
            if began.elapsed() > SPELL {
                return Ok(seated.bot_is_asked());
            }
        }
        let haste = self.wake.haste.clone();
        let playing = tokio::task::spawn_blocking(move || {
            let mut seated = seated;
            let mut played = 0u64;
            while let Some(seat) = seated.bot_seat().filter(|_| thinker(&seated).is_none()) {
                let mut bot = seated.call_bot(seat, &haste).ok_or_else(idle)?;
                let line = bot.choose(seated.table()?, seat).ok_or_else(idle)?;
                seated.seat_bot(seat, bot);
                act(&mut seated, seat, &line)?;
                played += 1;
                if played as usize >= most || began.elapsed() > SPELL {
                    break;
                }
            }
            Ok::<_, Error>((seated, played))
        });
        let (mut seated, played) = playing.await.map_err(fell)??;
        self.metrics.bot_actions.add(played);
        self.save(&mut seated, None).await?;
        Ok(seated.bot_is_asked())
    }

    /// Has a bot think that takes its time, over a copy of the table: others sit here meanwhile. If they change something, it
    /// has thought in vain.
    async fn think(&self, id: &TableId, seated: Seated, seat: Seat) -> Result<Seated, Error> {
        let rows = seated.rows();
        let haste = self.wake.haste.clone();
        let hurried = haste.times() > 1;
        let thinking = tokio::task::spawn_blocking(move || {
            let mut seated = seated;
            let mut bot = seated.call_bot(seat, &haste).ok_or_else(idle)?;
            let copy = seated.table_mut()?.draft_table(seat)?;
            drop(seated);
            let line = bot.choose(copy.as_ref(), seat).ok_or_else(idle)?;
            Ok::<_, Error>((bot, line))
        });
        let (bot, line) = thinking.await.map_err(fell)??;
        let mut seated = self.enter(id).await?;
        seated.seat_bot(seat, bot);
        seated.hurried = hurried;
        if (seated.rows(), thinker(&seated)) != (rows, Some(seat)) {
            return Ok(seated);
        }
        let playing = tokio::task::spawn_blocking(move || {
            act(&mut seated, seat, &line)?;
            Ok::<_, Error>(seated)
        });
        let mut seated = playing.await.map_err(fell)??;
        self.metrics.bot_actions.add(1);
        self.save(&mut seated, None).await?;
        Ok(seated)
    }
}

/// Do the bots begin to play? Where they play already, they are called again.
fn begins(bots: &AtomicU8) -> bool {
    let next = |now| Some(if now == RESTING { PLAYING } else { CALLED });
    bots.fetch_update(Ordering::AcqRel, Ordering::Acquire, next) == Ok(RESTING)
}

/// The bot that is to answer, if it takes its time.
fn thinker(room: &Room) -> Option<Seat> {
    room.bot_seat().filter(|seat| room.commander(*seat).is_some_and(|bot| room.game.thinks(bot)))
}

fn act(room: &mut Room, seat: Seat, line: &str) -> Result<(), Error> {
    room.table_mut()?.act(seat, line)?;
    room.tend();
    Ok(())
}

fn idle() -> Error {
    Error::Broken("a bot is asked and has nothing to do".into())
}

fn fell(e: tokio::task::JoinError) -> Error {
    Error::Broken(e.to_string())
}
