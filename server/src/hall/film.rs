//! What happened, as somebody saw it: the moves of others, position by position.

use sandtable_core::{Deed, Difference, Frame, Row};
use serde_json::Value;

use super::look::eyes;
use super::past::goes_back;
use super::{Hall, Who};
use crate::error::Error;
use crate::ids::TableId;
use crate::wire::{EntryView, FilmView, FrameView, LookQuery};

/// So many rows are shown at once; who wants to see more asks again.
const ROWS: usize = 160;
/// And so many actions, unless one row has more: all positions of a film are in memory before it is told.
const ACTIONS: usize = 400;

/// As many rows as are shown at once.
fn cut(rows: &mut Vec<Row>) {
    let mut actions = 0;
    let shown = rows.iter().take_while(|row| {
        actions += if let Deed::Line(line) = &row.deed { line.split(';').count() } else { 1 };
        actions <= ACTIONS
    });
    let shown = shown.count().max(1);
    rows.truncate(shown);
}

impl Hall {
    /// The positions after row `since`, through row `at` or the present: what others did action by action.
    ///
    /// # Errors
    /// Before the start; a row that the caller was not told.
    pub async fn film(&self, id: &TableId, who: Who<'_>, query: LookQuery) -> Result<FilmView, Error> {
        let (turn, room) = self.visit_in_turn(id, who).await?;
        let viewer = eyes(&room, who, &query)?;
        let since = query.since.unwrap_or(0);
        let last = query.at.unwrap_or(usize::MAX).min(since.saturating_add(ROWS));
        let seq = room.table()?.seq(viewer);
        let (mut room, before) = self.back_to(room, who, viewer, since).await?;
        let last = last.min(seq.saturating_sub(1)).max(since);
        let (from, until) = (room.row_at(viewer, since)?, room.row_at(viewer, last)?);
        let mut rows = room.rows_between(from, until);
        cut(&mut rows);
        // Whoever went back needs all that was there before.
        let whole = if goes_back(&rows) {
            if !room.is_whole() {
                drop(room);
                room = self.read_whole(id, who).await?;
            }
            let mut record = room.table()?.record();
            record.truncate(from + 1);
            Some((room.game.clone(), record))
        } else {
            None
        };
        // Others may play on while the past is played again.
        drop(room);
        let playing = Hall::in_turn(turn, move || {
            let mut table = match whole {
                Some((game, record)) => game.replay(&record)?,
                None => before()?,
            };
            let mut scene = table.scene(viewer);
            scene.offers.clear();
            let frames = table.film(viewer, &rows);
            let frames = frames.map_err(|fault| Error::Broken(fault.to_string()))?;
            told(Frame { row: since, entries: Vec::new(), scene }, frames)
        });
        playing.await
    }
}

/// The first position whole, the others by what they changed.
fn told(first: Frame, frames: Vec<Frame>) -> Result<FilmView, Error> {
    let sent = |frame: &Frame| serde_json::to_value(&frame.scene).map_err(|e| Error::Broken(e.to_string()));
    let begin = sent(&first)?;
    let mut last: Value = begin.clone();
    let mut views = Vec::with_capacity(frames.len());
    for frame in frames {
        let scene = sent(&frame)?;
        let entries = frame.entries.into_iter().map(|e| EntryView::of(frame.row, e)).collect();
        views.push(FrameView { row: frame.row, entries, scene: Difference::between(&last, &scene) });
        last = scene;
    }
    Ok(FilmView { scene: begin, frames: views })
}

#[cfg(test)]
mod tests {
    use sandtable_core::Seat;

    use super::*;

    #[test]
    fn a_film_has_an_end_however_long_its_rows_are() {
        let row = |actions: usize| Row::new(Some(Seat(0)), Deed::Line(vec!["take 1"; actions].join("; ")));
        let shown = |actions: &[usize]| {
            let mut rows: Vec<Row> = actions.iter().map(|n| row(*n)).collect();
            cut(&mut rows);
            rows.len()
        };
        assert_eq!(shown(&[1; 160]), 160);
        assert_eq!(shown(&[100; 160]), ACTIONS / 100);
        // One is shown in any case, so that whoever asks again comes further.
        assert_eq!(shown(&[1000, 1]), 1);
        assert_eq!(shown(&[]), 0);
    }
}
