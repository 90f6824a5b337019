//! A puzzle in progress, on an ordinary table.

use super::{Ends, Puzzle, Span};
use crate::desk::{fallen, says, seat_of};
use crate::{ActError, AnyGame, Clock, Seat, SetupError, Table};

/// The whims of the defence: the same ones for everybody.
const WHIMS: u64 = 1;
/// So many outcomes are written down for one line: more than any rolls.
const FALLS: usize = 256;
/// A defence that acts more often without the solver being asked has lost its way.
const ANSWERS: usize = 2_000;

/// Somebody at a puzzle: when it began, and with how many rows of the table.
#[derive(Clone, Copy, Debug)]
pub struct Solver<'a> {
    puzzle: &'a Puzzle,
    clock: Clock,
    began: usize,
}

/// How a puzzle stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It goes on.
    On,
    /// It is solved.
    Solved,
    /// It has failed: time is up, or something was lost.
    Failed,
}

impl<'a> Solver<'a> {
    /// Somebody at a puzzle whose table had so many rows when it was begun.
    ///
    /// # Errors
    /// A puzzle that cannot be laid.
    pub fn at(puzzle: &'a Puzzle, game: &dyn AnyGame, began: usize) -> Result<Solver<'a>, SetupError> {
        let clock = puzzle.desk.table(game, WHIMS)?.clock();
        Ok(Solver { puzzle, clock, began })
    }

    /// Plays a line of the solver's, and what others answer, until he is asked again or it is over.
    ///
    /// # Errors
    /// What the rules refuse; then nothing was played.
    pub fn play(&self, game: &dyn AnyGame, table: &mut dyn Table, line: &str) -> Result<Standing, ActError> {
        let seat = seat_of(table, &self.puzzle.desk.seat)?;
        self.act(table, seat, line)?;
        let mut others = game.sparring(WHIMS);
        let mut stands = self.stands(table);
        for _ in 0..ANSWERS {
            let asked = table.decision().seats();
            let Some(other) = asked.iter().next().filter(|_| stands == Standing::On && !asked.has(seat))
            else {
                return Ok(stands);
            };
            let replied = self.puzzle.replies.iter().any(|reply| self.act(table, other, reply).is_ok());
            if !replied {
                let line = others.choose(table, other).ok_or(ActError::Empty)?;
                self.act(table, other, &line)?;
            }
            stands = self.stands(table);
        }
        Ok(Standing::Failed)
    }

    /// How the puzzle stands.
    pub fn stands(&self, table: &dyn Table) -> Standing {
        let puzzle = self.puzzle;
        let aimed = says(table, &puzzle.aim);
        if puzzle.lost.iter().any(|item| says(table, std::slice::from_ref(item))) {
            return Standing::Failed;
        }
        match self.is_up(table) {
            true if aimed => Standing::Solved,
            true => Standing::Failed,
            false if aimed && !puzzle.keep => Standing::Solved,
            false => Standing::On,
        }
    }

    /// Is time up?
    fn is_up(&self, table: &dyn Table) -> bool {
        table.outcome().is_some()
            || match &self.puzzle.ends {
                Ends::With(Span::Phase) => table.clock() != self.clock,
                Ends::With(Span::Turn) => table.clock().turn != self.clock.turn,
                Ends::Says(items) => says(table, items),
                Ends::Never => false,
            }
    }

    /// The wrong try that led to this position, if it was one of the puzzle's.
    pub fn tried(&self, game: &dyn AnyGame, table: &dyn Table) -> Option<&'a super::Try> {
        let hash = table.hash();
        self.puzzle.tries.iter().find(|tried| {
            let Ok(mut copy) = self.puzzle.desk.table(game, WHIMS) else { return false };
            let fresh = Solver { began: copy.rows().len(), ..*self };
            let played =
                tried.lines.iter().try_for_each(|line| fresh.play(game, copy.as_mut(), line).map(drop));
            played.is_ok() && copy.hash() == hash
        })
    }

    /// Plays a line with the puzzle's dice, from where they are.
    fn act(&self, table: &mut dyn Table, seat: Seat, line: &str) -> Result<(), ActError> {
        let dice = &self.puzzle.dice;
        if dice.is_empty() {
            return table.act(seat, line).map(drop);
        }
        let fallen = fallen(table, self.began).len();
        let next: Vec<u16> = dice.iter().cycle().skip(fallen % dice.len()).take(FALLS).copied().collect();
        table.act_with(seat, line, &next).map(drop)
    }
}
