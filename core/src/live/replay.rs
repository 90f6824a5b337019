//! Records played again, without random numbers.

use std::sync::Arc;

use thiserror::Error;

use super::Live;
use crate::fair::{dice_of, redraw};
use crate::{
    ActError, Chance, Deed, FairError, Fall, Misfit, Policy, Record, Row, Secret, SetupError, Table, Text,
};

/// A record that cannot have been played.
#[derive(Clone, PartialEq, Debug, Error)]
#[error("line {line} (row {row}): {what}")]
pub struct ReplayError {
    /// The line of the file; 0 if the record was not read from one.
    pub line: usize,
    /// The row.
    pub row: usize,
    /// What is wrong.
    pub what: ReplayFault,
}

impl ReplayError {
    /// The error on one line, with what the rules answer as a sentence: `say` speaks the reader's language.
    pub fn told(&self, say: impl Fn(&Text) -> String) -> String {
        match &self.what {
            ReplayFault::Act(error) => format!("line {} (row {}): {}", self.line, self.row, error.told(say)),
            _ => self.to_string(),
        }
    }
}

/// Why a record does not replay.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ReplayFault {
    /// Another game.
    #[error("this is a record of '{found}', not of '{expected}'")]
    Game {
        /// The game that replays.
        expected: String,
        /// The game of the record.
        found: String,
    },
    /// Another version of the rules.
    #[error("the record was played by version {found} of the rules, this is version {expected}")]
    Rules {
        /// The version that replays.
        expected: u32,
        /// The version of the record.
        found: u32,
    },
    /// Other data.
    #[error("the record was played with data {found}, this is data {expected}")]
    Data {
        /// The digest of the data at hand.
        expected: String,
        /// The digest of the record.
        found: String,
    },
    /// Other seats.
    #[error("the record names the seats {found}, the game has {expected}")]
    Seats {
        /// The seats of the game.
        expected: String,
        /// The seats of the record.
        found: String,
    },
    /// No first row.
    #[error("the record does not begin with its start")]
    NoStart,
    /// A set-up that makes no sense.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A row that the rules refuse.
    #[error(transparent)]
    Act(#[from] ActError),
    /// Dice that do not fit the rules.
    #[error("the dice do not fit: {0}")]
    Misfit(#[from] Misfit),
    /// A die with other sides or another audience.
    #[error("roll {roll} of the row has other sides or another audience than the rules give it")]
    Roll {
        /// Which roll, counted from 1.
        roll: usize,
    },
    /// Something that the viewer of this record was not told.
    #[error("something is hidden here, so that the record cannot be replayed")]
    Hidden,
    /// Actions after a die, a reveal or the decision of another.
    #[error("the line goes on after its end: {0}")]
    Tail(String),
    /// Another audience than the rules give.
    #[error("the row has another audience than the rules give it")]
    Audience,
    /// A position that is not the recorded one.
    #[error("the position has the hash {found}, the record says {expected}")]
    Hash {
        /// What the record says.
        expected: String,
        /// What the replay gives.
        found: String,
    },
    /// Other teams.
    #[error("the record has other teams than the game")]
    Teams,
    /// Another end.
    #[error("the record ends otherwise than the game")]
    End,
    /// Dice that cannot go on.
    #[error(transparent)]
    Fair(#[from] FairError),
}

impl ReplayFault {
    /// The fault at a row of a record.
    pub(crate) fn at(self, record: &Record, row: usize) -> ReplayError {
        ReplayError { line: record.rows.get(row).map_or(1, |r| r.line), row, what: self }
    }
}

impl<R: Policy> Live<R> {
    /// Plays a record again, without random numbers. The table has no dice: it only shows.
    ///
    /// # Errors
    /// The first row that cannot have been played.
    pub fn replay(rules: Arc<R>, record: &Record) -> Result<Live<R>, ReplayError> {
        let board = &rules.board().seats;
        if record.header.seats.iter().ne(board.iter()) {
            let (expected, found) = (board.join(" "), record.header.seats.join(" "));
            return Err(ReplayFault::Seats { expected, found }.at(record, 0));
        }
        if record.header.teams != rules.board().sides() {
            return Err(ReplayFault::Teams.at(record, 0));
        }
        let first = record.rows.first().filter(|r| r.deed == Deed::Start);
        let first = first.ok_or_else(|| ReplayFault::NoStart.at(record, 0))?;
        let start = |first: &Row| -> Result<Live<R>, ReplayFault> {
            let mut chance = script(first)?;
            let live = Live::begin(rules, record.header.clone(), &mut chance)?;
            chance.finish()?;
            live.same(first)?;
            Ok(live)
        };
        let mut live = start(first).map_err(|fault| fault.at(record, 0))?;
        for (i, row) in record.rows.iter().enumerate().skip(1) {
            live.again(row).map_err(|fault| fault.at(record, i))?;
        }
        if let Some(end) = &record.end {
            let last = record.rows.len() - 1;
            if live.end().as_ref() != Some(end) {
                return Err(ReplayFault::End.at(record, last));
            }
        }
        live.errands_seen_to();
        Ok(live)
    }

    /// The position after a row, played again from the nearest one that is kept: of the rows before it those that led there.
    pub(super) fn state_after(&self, row: usize) -> Option<R::State> {
        self.past_of(row)?().ok().map(|past| past.state)
    }

    /// Plays one row of a record again.
    pub(super) fn again(&mut self, row: &Row) -> Result<(), ReplayFault> {
        let seat = row.seat.ok_or(ReplayFault::NoStart)?;
        match &row.deed {
            Deed::Start => return Err(ReplayFault::NoStart),
            Deed::Hidden => return Err(ReplayFault::Hidden),
            Deed::Undo | Deed::Back(_) if !row.falls.is_empty() => {
                return Err(Misfit::Left { left: row.falls.len() }.into());
            }
            Deed::Undo => {
                Table::undo(self, seat)?;
            }
            Deed::Back(to) => {
                Table::go_back(self, seat, *to)?;
            }
            Deed::Line(line) => {
                let actions = self.read(line)?;
                let mut chance = script(row)?;
                let done = self.play(seat, &actions, &mut chance, row.order)?.done;
                chance.finish()?;
                if done < actions.len() {
                    return Err(ReplayFault::Tail(self.write(&actions[done..])));
                }
            }
        }
        self.same(row)
    }

    /// Is the last row the recorded one?
    fn same(&self, row: &Row) -> Result<(), ReplayFault> {
        let Some(played) = self.rows.last() else { return Err(ReplayFault::NoStart) };
        if let Some(i) = played.falls.iter().zip(&row.falls).position(|(a, b)| a != b) {
            return Err(ReplayFault::Roll { roll: i + 1 });
        }
        if (played.known, played.noticed) != (row.known, row.noticed) {
            return Err(ReplayFault::Audience);
        }
        if let Some(expected) = &row.hash {
            let found = self.hash();
            if found != *expected {
                return Err(ReplayFault::Hash { expected: expected.clone(), found });
            }
        }
        Ok(())
    }

    /// Gives a replayed table the dice of its record, so that play goes on: the secret of fair dice, or none where
    /// the header holds a seed.
    ///
    /// # Errors
    /// Dice that do not give the recorded rolls.
    pub fn with_dice(mut self, secret: Option<&Secret>) -> Result<Live<R>, ReplayError> {
        let record = self.record();
        let fault = |e| ReplayFault::Fair(e).at(&record, 0);
        let mut chance = dice_of(&self.header, secret).map_err(fault)?;
        redraw(&record, &mut chance).map_err(fault)?;
        (self.secret, self.chance) = (secret.cloned(), Some(chance.traced()));
        Ok(self)
    }

    /// The table with dice from a seed, whatever fell before.
    #[must_use]
    pub fn with_seed(mut self, seed: u64) -> Live<R> {
        self.chance = Some(Chance::quick(seed).traced());
        self
    }
}

/// The dice of a row, to be rolled again.
pub(super) fn script(row: &Row) -> Result<Chance, ReplayFault> {
    let falls: Option<Vec<Fall>> = row.falls.iter().copied().collect();
    let falls = falls.ok_or(ReplayFault::Hidden)?;
    let values: Vec<u16> = falls.iter().map(|f| f.value.saturating_add(1)).collect();
    Ok(Chance::scripted(&values).traced())
}
