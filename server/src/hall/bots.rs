//! The bots of a table play.

use std::time::{Duration, Instant};

use sandtable_core::Seat;

use super::{Hall, Room};
use crate::error::Error;
use crate::ids::TableId;

/// So long a table's bots play in one go.
const SPELL: Duration = Duration::from_millis(50);

impl Hall {
    /// Has the bots of a table play, a while at most, and makes it durable. Is a bot asked still?
    ///
    /// # Errors
    /// If the table is not there, the store does not answer, or the bot makes no move.
    pub async fn play_bots(&self, id: &TableId, most: usize) -> Result<bool, Error> {
        // Another server that has them goes on until no bot is asked.
        let Some(_lease) = self.store.lease(id).await? else { return Ok(false) };
        let seated = self.enter(id).await?;
        let began = Instant::now();
        let playing = tokio::task::spawn_blocking(move || {
            let mut seated = seated;
            let mut played = 0u64;
            while let Some(seat) = seated.bot_seat() {
                bot_step(&mut seated, seat)?;
                played += 1;
                if played as usize >= most || began.elapsed() > SPELL {
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
