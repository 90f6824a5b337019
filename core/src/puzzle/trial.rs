//! Puzzles put to the test: the solution solves, each wrong try fails, and it takes thought.

use super::{Puzzle, Solver, Standing};
use crate::case::CaseError;
use crate::desk::{says, seat_of, wanted};
use crate::{AnyGame, Chance, Table};

/// Where chance decides, a puzzle must come out for all of these.
const SEEDS: u64 = 5;
/// So many players who know nothing try it.
const BLIND: u64 = 20;
/// So many of them may find a solution by luck.
const LUCKY: u64 = 5;
/// After so many actions one who knows nothing gives up.
const PATIENCE: usize = 300;
/// The word that ends what one is doing: no decision of its own.
const DONE: &str = "done";

/// What the proof of a puzzle found.
#[derive(Clone, Debug, Default)]
pub struct Proof {
    /// What is wrong, by file and line.
    pub faults: Vec<String>,
    /// Lines of the solution at which there was a choice, other than to be done.
    pub decisions: usize,
    /// Of [`Proof::BLIND`] players who know nothing, so many solve it.
    pub lucky: u64,
    /// Does the game's policy solve it?
    pub regular: bool,
}

impl Proof {
    /// So many players who know nothing try a puzzle.
    pub const BLIND: u64 = BLIND;
}

impl Puzzle {
    /// Proves that its solution solves it, that every wrong try fails, that luck alone does not do, and that what it says of
    /// the game's policy is so.
    pub fn prove(&self, game: &dyn AnyGame) -> Proof {
        let mut proof = Proof::default();
        let (mut wrong, misnamed) = (self.nonsense(game), self.misnamed(game));
        let seeds = if self.dice.is_empty() { SEEDS } else { 1 };
        if wrong.is_empty() {
            for seed in 1..=seeds {
                match self.solve(game, seed) {
                    Ok(decisions) => proof.decisions = decisions,
                    Err(error) => {
                        wrong.push(error);
                        break;
                    }
                }
                wrong.extend(self.tries.iter().filter_map(|tried| self.fail(game, tried, seed).err()));
            }
        }
        if wrong.is_empty() {
            proof.lucky = (1..=BLIND).filter(|seed| self.blindly(game, *seed)).count() as u64;
            if proof.lucky > LUCKY {
                let lucky = proof.lucky;
                wrong.push(self.error(self.solved, format!("{lucky} of {BLIND} solve it without a thought")));
            }
            proof.regular = (1..=seeds).any(|seed| self.regularly(game, seed));
            if proof.regular == self.regular_fails {
                let does =
                    if proof.regular { "solves it" } else { "fails: say so by 'regular_fails = true'" };
                wrong.push(self.error(1, format!("the game's policy {does}")));
            }
        }
        proof.faults = misnamed.iter().chain(&wrong).map(ToString::to_string).collect();
        proof
    }

    /// Lays its table, with the solver at it.
    ///
    /// # Errors
    /// What makes no sense, by file and line.
    pub fn lay(&self, game: &dyn AnyGame, seed: u64) -> Result<(Box<dyn Table>, Solver<'_>), CaseError> {
        let fault = |e: crate::SetupError| self.error(self.laid, e);
        let table = self.desk.table(game, seed).map_err(fault)?;
        let solver = Solver::at(self, game, table.rows().len()).map_err(fault)?;
        Ok((table, solver))
    }

    /// What is wrong with the rules that it names.
    fn misnamed(&self, game: &dyn AnyGame) -> Vec<CaseError> {
        let ledger = game.ledger();
        let unknown = self.rules.iter().filter(|id| ledger.rule(id).is_none());
        let mut wrong: Vec<CaseError> =
            unknown.map(|id| self.error(1, format!("there is no rule {id}"))).collect();
        if self.rules.is_empty() {
            wrong.push(self.error(1, "the puzzle names no rule"));
        }
        wrong
    }

    /// What is wrong before anything is played.
    fn nonsense(&self, game: &dyn AnyGame) -> Vec<CaseError> {
        if self.game != game.info().id {
            return vec![self.error(1, format!("this is a puzzle of '{}'", self.game))];
        }
        let mut wrong = Vec::new();
        let (table, solver) = match self.lay(game, 1) {
            Ok(laid) => laid,
            Err(error) => return vec![error],
        };
        let asked =
            seat_of(table.as_ref(), &self.desk.seat).is_ok_and(|seat| table.decision().seats().has(seat));
        if !asked {
            wrong.push(self.error(self.laid, format!("{} is not asked at the beginning", self.desk.seat)));
        }
        for item in self.aim.iter().chain(&self.lost).filter(|item| !table.could_say(wanted(item).0)) {
            wrong.push(self.error(1, format!("no position could say '{item}'")));
        }
        if solver.stands(table.as_ref()) != Standing::On || says(table.as_ref(), &self.aim) && !self.keep {
            wrong.push(self.error(self.laid, "it is over before it begins"));
        }
        wrong
    }

    /// Plays the solution; gives how many decisions it takes.
    fn solve(&self, game: &dyn AnyGame, seed: u64) -> Result<usize, CaseError> {
        let mut decisions = 0;
        let seat = self.desk.seat.clone();
        self.walk(game, &self.solution, self.solved, Standing::Solved, seed, |table, line| {
            let choice = seat_of(table, &seat).is_ok_and(|seat| table.actions(seat).len() > 1);
            decisions += usize::from(choice && line != DONE);
        })?;
        Ok(decisions)
    }

    /// Makes a wrong try.
    fn fail(&self, game: &dyn AnyGame, tried: &super::Try, seed: u64) -> Result<(), CaseError> {
        self.walk(game, &tried.lines, tried.line, Standing::Failed, seed, |_, _| {})
    }

    /// Plays lines, of which the last leads to an end and no other.
    fn walk(
        &self,
        game: &dyn AnyGame,
        lines: &[String],
        at: usize,
        end: Standing,
        seed: u64,
        mut before: impl FnMut(&dyn Table, &str),
    ) -> Result<(), CaseError> {
        let (mut table, solver) = self.lay(game, seed)?;
        for (i, line) in lines.iter().enumerate() {
            before(table.as_ref(), line);
            let wanted = if i + 1 == lines.len() { end } else { Standing::On };
            match solver.play(game, table.as_mut(), line) {
                Ok(stands) if stands == wanted => {}
                Ok(stands) => {
                    let what = format!("after '{line}' it is {stands:?}, not {wanted:?}");
                    return Err(self.error(at, what));
                }
                Err(error) => return Err(self.error(at, format!("'{line}': {error}"))),
            }
        }
        Ok(())
    }

    /// Does somebody solve it who takes any action that is legal?
    fn blindly(&self, game: &dyn AnyGame, seed: u64) -> bool {
        let mut chance = Chance::quick(seed);
        self.played(game, seed, |table, seat| {
            let actions = table.actions(seat);
            let n = u16::try_from(actions.len()).unwrap_or(u16::MAX);
            (n > 0).then(|| actions[usize::from(chance.below(n))].clone())
        })
    }

    /// Does the game's policy solve it?
    fn regularly(&self, game: &dyn AnyGame, seed: u64) -> bool {
        let mut player = game.sparring(seed);
        self.played(game, seed, |table, seat| player.choose(table, seat))
    }

    /// Is it solved by a player?
    fn played(
        &self,
        game: &dyn AnyGame,
        seed: u64,
        mut choose: impl FnMut(&dyn Table, crate::Seat) -> Option<String>,
    ) -> bool {
        let Ok((mut table, solver)) = self.lay(game, seed) else { return false };
        let Ok(seat) = seat_of(table.as_ref(), &self.desk.seat) else { return false };
        for _ in 0..PATIENCE {
            let Some(line) = choose(table.as_ref(), seat) else { return false };
            match solver.play(game, table.as_mut(), &line) {
                Ok(Standing::On) => {}
                Ok(stands) => return stands == Standing::Solved,
                Err(_) => return false,
            }
        }
        false
    }

    fn error(&self, line: usize, message: impl ToString) -> CaseError {
        CaseError { file: self.file.clone(), line, message: message.to_string() }
    }
}
