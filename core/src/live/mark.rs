//! The past of a table: what is kept of it, so that a long log costs no more than a short one.
//!
//! Positions are kept now and then, at moments behind which nothing can be taken back: whoever looks at the past, or opens a table
//! again, plays on from the nearest one.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Live, ReplayError, ReplayFault};
use crate::fair::dice_of;
use crate::{
    Audience, Chance, Deed, DiceOf, FairError, Header, Log, Policy, Position, Record, Row, Rules, Seats,
    SetupError, Table, Viewer,
};

/// A position is kept in memory after so many rows; of too many every second is let go.
const STRIDE: usize = 64;
/// So many are kept in memory.
const MOST: usize = 64;

/// Where a table can be taken up without the rows before: none of them can be taken back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bookmark {
    /// So many rows came before.
    pub rows: usize,
    /// The position after them.
    pub position: String,
    /// How far the dice are in their stream.
    pub drawn: u64,
    /// How many of the rows each audience was told.
    told: Tally,
}

/// Rows that were told, counted by who may read them and who noticed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Tally(Vec<(Told, Told, usize)>);

/// An audience as it is written: whom it names, and whether it is all but those.
type Told = (u8, bool);

fn told(audience: Audience) -> Told {
    match audience {
        Audience::All => (0, true),
        Audience::Only(seats) => (seats.0, false),
        Audience::AllBut(seats) => (seats.0, true),
    }
}

fn admits((seats, but): Told, viewer: Viewer) -> bool {
    let audience = if but { Audience::AllBut(Seats(seats)) } else { Audience::Only(Seats(seats)) };
    audience.admits(viewer)
}

impl Tally {
    pub fn add(&mut self, row: &Row) {
        let (known, noticed) = (told(row.known), told(row.noticed));
        match self.0.iter_mut().find(|(k, n, _)| (*k, *n) == (known, noticed)) {
            Some((_, _, count)) => *count += 1,
            None => self.0.push((known, noticed, 1)),
        }
    }

    fn less(&self, rows: &[Row]) -> Tally {
        let mut left = self.clone();
        for row in rows {
            let of = (told(row.known), told(row.noticed));
            if let Some((_, _, count)) = left.0.iter_mut().find(|(k, n, _)| (*k, *n) == of) {
                *count -= 1;
            }
        }
        left.0.retain(|(_, _, count)| *count > 0);
        left
    }

    /// How many of them a viewer was told.
    pub fn of(&self, viewer: Viewer) -> usize {
        let his =
            self.0.iter().filter(|(known, noticed, _)| admits(*known, viewer) || admits(*noticed, viewer));
        his.map(|(_, _, count)| count).sum()
    }
}

/// The positions that are kept, by the number of rows before them.
pub(super) struct Stops<R: Rules> {
    kept: Vec<(usize, R::State)>,
    stride: usize,
}

impl<R: Rules> Stops<R> {
    pub fn new() -> Stops<R> {
        Stops { kept: Vec::new(), stride: STRIDE }
    }

    fn last(&self) -> usize {
        self.kept.last().map_or(0, |(rows, _)| *rows)
    }

    fn at(&self, rows: usize) -> Option<&R::State> {
        let found = self.kept.binary_search_by_key(&rows, |(rows, _)| *rows).ok()?;
        self.kept.get(found).map(|(_, state)| state)
    }

    fn keep(&mut self, rows: usize, state: R::State) {
        self.kept.push((rows, state));
        if self.kept.len() > MOST {
            let mut odd = false;
            self.kept.retain(|_| {
                odd = !odd;
                odd
            });
            self.stride *= 2;
        }
    }
}

/// A table as it was, to be played up to there by whoever has the time.
pub type Past = Box<dyn FnOnce() -> Result<Box<dyn Table>, ReplayError> + Send>;

impl<R: Policy> Live<R> {
    /// How many rows there are, with those before the ones that are here.
    pub(super) fn count(&self) -> usize {
        self.first + self.rows.len()
    }

    /// A row by its number, if it is here.
    pub(super) fn row(&self, number: usize) -> Option<&Row> {
        self.rows.get(number.checked_sub(self.first)?)
    }

    /// The last moment behind which nothing can be taken back: so many rows, and the position.
    fn settled(&self) -> (usize, &R::State) {
        self.back.origin().unwrap_or((self.count(), &self.state))
    }

    /// Keeps a position now and then.
    pub(super) fn stop(&mut self) {
        if self.count() < self.stops.last() + self.stops.stride {
            return;
        }
        let (rows, state) = self.settled();
        if rows >= self.stops.last() + self.stops.stride {
            let state = state.clone();
            self.stops.keep(rows, state);
        }
    }

    /// Lets go of what came before a position that is kept, behind which nothing can be taken back; so many rows stay at least.
    pub(super) fn forget(&mut self, keep: usize) {
        let until = self.settled().0.min(self.count().saturating_sub(keep));
        let Some(first) = self.stops.kept.iter().map(|(rows, _)| *rows).rfind(|rows| *rows <= until) else {
            return;
        };
        let gone = first.saturating_sub(self.first);
        self.rows.drain(..gone);
        self.logs.drain(..gone);
        // What they lay in is given back too.
        self.rows.shrink_to(self.rows.len() + keep);
        self.logs.shrink_to(self.logs.len() + keep);
        self.first += gone;
        self.stops.kept.retain(|(rows, _)| *rows >= first);
    }

    /// Where the table could be taken up again.
    pub(super) fn marked(&self) -> Option<Bookmark> {
        let (rows, state) = self.settled();
        let since = self.rows.get(rows.checked_sub(self.first)?..)?;
        Some(Bookmark {
            rows,
            position: self.rules.position(state).to_string(),
            drawn: self.chance.as_ref().map_or(0, Chance::drawn),
            told: self.told.less(since),
        })
    }

    /// The nearest position before a row, and the rows from there to it; none where that is not here.
    fn lead_up(&self, row: usize) -> Option<(Option<&R::State>, Vec<Row>)> {
        let (mut rows, mut at) = (Vec::new(), row);
        let begun = loop {
            if let Some(state) = self.stops.at(at + 1) {
                break Some(state);
            }
            match self.row(at)? {
                Row { deed: Deed::Back(to), .. } => at = *to,
                here => {
                    rows.push(here.clone());
                    let Some(before) = at.checked_sub(1) else { break None };
                    at = before;
                }
            }
        };
        rows.reverse();
        Some((begun, rows))
    }

    /// The table as it was after a row, without dice and without what came before.
    pub(super) fn past_of(
        &self,
        row: usize,
    ) -> Option<impl FnOnce() -> Result<Live<R>, ReplayError> + Send + use<R>> {
        let (state, rows) = self.lead_up(row)?;
        let (rules, header, state) = (self.rules.clone(), self.header.clone(), state.cloned());
        let first = row + 1 - rows.len().min(row + 1);
        // Rows are counted as they were then, though some are not played again.
        let told = self.told.less(self.rows.get((row + 1).checked_sub(self.first)?..)?);
        Some(move || {
            let mut live = match state {
                None => Live::replay(rules, &Record { header, rows, end: None, secret: None })?,
                Some(state) => {
                    let mut live = Live::at(rules, header, state);
                    live.first = first;
                    live.again_all(&rows)?;
                    live
                }
            };
            live.told = told;
            Ok(live)
        })
    }

    /// Plays rows again, one after the other.
    fn again_all(&mut self, rows: &[Row]) -> Result<(), ReplayError> {
        for row in rows {
            let number = self.count();
            self.again(row).map_err(|what| ReplayError { line: row.line, row: number, what })?;
        }
        Ok(())
    }

    /// Draws with the table's own dice what fell in rows that were played elsewhere.
    fn redraw(&mut self, rows: &[Row]) -> Result<(), ReplayFault> {
        let Some(chance) = &mut self.chance else { return Ok(()) };
        for fall in rows.iter().flat_map(|row| &row.falls) {
            let fall = fall.ok_or(ReplayFault::Hidden)?;
            if chance.below(fall.of.max(1)) != fall.value {
                return Err(ReplayFault::Fair(FairError::NoSecret));
            }
        }
        chance.take_trace();
        Ok(())
    }

    /// Plays on what was played elsewhere, with the dice that fell there.
    pub(super) fn caught_up(&mut self, rows: &[Row]) -> Result<(), ReplayError> {
        let row = self.count();
        self.halted = None;
        self.again_all(rows)?;
        self.errands_seen_to();
        self.redraw(rows).map_err(|what| ReplayError { line: 0, row, what })
    }

    /// Takes a table up where it was marked, and plays the rows that came after it again.
    pub(crate) fn taken_up(
        rules: Arc<R>,
        header: Header,
        mark: &Bookmark,
        rows: &[Row],
        dice: DiceOf,
    ) -> Result<Live<R>, ReplayError> {
        let fault = |what: ReplayFault| ReplayError { line: 0, row: mark.rows, what };
        let setup = |e: SetupError| fault(e.into());
        let position = Position::parse(&mark.position).map_err(setup)?;
        let mut state = rules.start(&mut Chance::quick(0), &mut Log::off());
        rules.arrange(&mut state, &position).map_err(setup)?;
        let mut live = Live::at(rules, header, state);
        let found = live.hash();
        if found != position.hash() {
            return Err(fault(ReplayFault::Hash { expected: position.hash(), found }));
        }
        (live.first, live.told) = (mark.rows, mark.told.clone());
        live.stops.keep(mark.rows, live.state.clone());
        live.again_all(rows)?;
        live.errands_seen_to();
        match dice {
            DiceOf::None => {}
            DiceOf::Seed(seed) => live = live.with_seed(seed),
            DiceOf::Record(secret) => {
                let chance = dice_of(&live.header, secret).map_err(|e| fault(ReplayFault::Fair(e)))?;
                (live.secret, live.chance) = (secret.cloned(), Some(chance.at(mark.drawn).traced()));
                live.redraw(rows).map_err(fault)?;
            }
        }
        Ok(live)
    }
}
