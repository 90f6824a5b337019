//! All that ever happened at a table. Of a long one only the last rows are in memory: who wants to see more has it read for
//! himself, in his turn, while others play on.

use std::ops::{Deref, DerefMut};

use sandtable_core::{Past, Viewer};

use super::past::row_of;
use super::{Hall, Room, Seated, Who};
use crate::error::Error;
use crate::ids::TableId;

/// A table with all the rows that are wanted.
pub(super) enum Whole {
    /// The table itself, under its lock.
    Here(Seated),
    /// A copy that was read from the store.
    Read(Box<Room>),
}

impl Deref for Whole {
    type Target = Room;
    fn deref(&self) -> &Room {
        match self {
            Whole::Here(seated) => seated,
            Whole::Read(room) => room,
        }
    }
}

impl DerefMut for Whole {
    fn deref_mut(&mut self) -> &mut Room {
        match self {
            Whole::Here(seated) => seated,
            Whole::Read(room) => room,
        }
    }
}

impl Hall {
    /// Looks at all that ever happened. Where it is not in memory, that takes a while.
    pub(super) async fn visit_whole(&self, id: &TableId, who: Who<'_>) -> Result<Whole, Error> {
        let room = self.visit(id, who).await?;
        if room.is_whole() {
            return Ok(Whole::Here(room));
        }
        // Nobody waits in line with a table in his hands.
        drop(room);
        let _turn = self.heavy.turn().await?;
        self.read_whole(id, who).await
    }

    /// Reads a table with its whole log, for whoever has his turn.
    pub(super) async fn read_whole(&self, id: &TableId, who: Who<'_>) -> Result<Whole, Error> {
        let mut room = self.fetch_whole(id).await?;
        Hall::admit(&room, who)?;
        room.trouble = self.troubles.word(id);
        Ok(Whole::Read(Box::new(room)))
    }

    /// The table as it was after a row as a viewer counts, to be played up to there, with all rows from that one on.
    pub(super) async fn back_to(
        &self,
        room: Seated,
        who: Who<'_>,
        viewer: Viewer,
        at: usize,
    ) -> Result<(Whole, Past), Error> {
        let missing = || Error::Unfit(format!("there is no row {at}"));
        if at >= room.table()?.seq(viewer) {
            return Err(missing());
        }
        if let Some(past) = past_at(&room, viewer, at)? {
            return Ok((Whole::Here(room), past));
        }
        let id = room.id.clone();
        drop(room);
        let whole = self.read_whole(&id, who).await?;
        let past = past_at(&whole, viewer, at)?.ok_or_else(missing)?;
        Ok((whole, past))
    }
}

/// The table as it was after a row, if that row is here.
fn past_at(room: &Room, viewer: Viewer, at: usize) -> Result<Option<Past>, Error> {
    let table = room.table()?;
    Ok(row_of(table, viewer, at).and_then(|row| table.past(row)))
}
