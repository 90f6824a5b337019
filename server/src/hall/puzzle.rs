//! Puzzles: tables at which a defence answers by itself, until the task is done or cannot be done any more.

use std::sync::Arc;

use sandtable_bots::GameBox;
use sandtable_core::{Puzzle, Solver, Standing};

use super::look::view_of_room;
use super::play::Actor;
use super::{Hall, Room, Seated};
use crate::error::Error;
use crate::ids::{TableId, random_number};
use crate::store::{Account, Meta, Solving};
use crate::wire::{ActResponse, PuzzleRequest, TableView};

/// A puzzle is over: one begins again, or goes to another.
const OVER: Error = Error::Conflict("the puzzle is over");
/// What is said where a puzzle has no answer of its own.
pub(crate) const FAILED: &str = "core-puzzle-failed";

impl Hall {
    /// Sets a puzzle, or goes on with one that was left. One that is over begins again.
    ///
    /// # Errors
    /// If there is no such puzzle.
    pub async fn set(&self, account: &Account, game: &str, key: &str) -> Result<TableView, Error> {
        let game = self.games.get(game).cloned().ok_or(Error::NotFound("game"))?;
        let puzzle = game.puzzles().get(key).ok_or(Error::NotFound("puzzle"))?;
        let same = |meta: &Meta| meta.puzzle.as_ref().is_some_and(|solving| solving.key == key);
        if let Some(mut room) = self.left(account, game.info().id, &puzzle.desk, same).await? {
            if room.meta.puzzle.as_ref().is_some_and(|solving| solving.result.is_some()) {
                room.again(puzzle)?;
                self.save(&mut room, None).await?;
            }
            return Ok(view_of_room(&room, Some(account)));
        }
        let table = puzzle.desk.table(game.as_ref(), random_number())?;
        let rows = table.rows().len();
        let solving = Solving { key: key.to_string(), laid: rows, began: rows, ..Solving::default() };
        let meta = Meta { puzzle: Some(solving), ..self.desk(account, game.as_ref(), &puzzle.desk) };
        self.sit(account, game.clone(), meta, table).await
    }

    /// Begins a puzzle again, gives a hint, or plays what solves it.
    ///
    /// # Errors
    /// If it is no puzzle, or nothing is left to be told.
    pub async fn puzzle(
        &self,
        id: &TableId,
        account: &Account,
        request: PuzzleRequest,
    ) -> Result<ActResponse, Error> {
        let mut room = self.visit(id, Some(account)).await?;
        let game = room.game.clone();
        let (puzzle, solving) = room.problem(&game)?;
        let actor = Actor::of(&room, account)?;
        match request {
            PuzzleRequest::Again => room.again(puzzle)?,
            PuzzleRequest::Hint if solving.result.is_some() => return Err(OVER),
            // The first is a sentence, the others are lines of the solution.
            PuzzleRequest::Hint if solving.hints > puzzle.solution.len() => {
                return Err(Error::Conflict("all has been told"));
            }
            PuzzleRequest::Hint => room.solving(|solving| solving.hints += 1),
            PuzzleRequest::Show => {
                room.again(puzzle)?;
                room.solving(|solving| solving.shown = true);
                for line in &puzzle.solution {
                    room.try_line(puzzle, line)?;
                }
            }
        }
        self.done(room, actor, Vec::new()).await
    }

    /// Plays a solver's lines.
    pub(super) async fn solve(
        &self,
        mut room: Seated,
        actor: Actor<'_>,
        lines: &[String],
    ) -> Result<ActResponse, Error> {
        let game = room.game.clone();
        let (puzzle, _) = room.problem(&game)?;
        for (i, line) in lines.iter().enumerate() {
            match room.try_line(puzzle, line) {
                Ok(()) => {}
                // Nothing was changed yet.
                Err(error) if i == 0 => {
                    room.settle();
                    self.metrics.refused.add(1);
                    return Err(error);
                }
                Err(_) => break,
            }
        }
        self.done(room, actor, Vec::new()).await
    }
}

impl Room {
    /// The puzzle of this table, and how it stands.
    fn problem<'a>(&self, game: &'a Arc<dyn GameBox>) -> Result<(&'a Puzzle, Solving), Error> {
        let solving = self.meta.puzzle.clone().ok_or(Error::Conflict("this is no puzzle"))?;
        Hall::in_play(self)?;
        let puzzle = game.puzzles().get(&solving.key).ok_or(Error::NotFound("puzzle"))?;
        Ok((puzzle, solving))
    }

    /// Plays a line and what others answer; what is over then is over.
    fn try_line(&mut self, puzzle: &Puzzle, line: &str) -> Result<(), Error> {
        let solving = self.meta.puzzle.clone().filter(|solving| solving.result.is_none()).ok_or(OVER)?;
        let game = self.game.clone();
        let solver = Solver::at(puzzle, game.as_ref(), solving.began)?;
        let mut copy = self.copy(&puzzle.desk)?;
        let stands = solver.play(game.as_ref(), copy.as_mut(), line)?;
        let answer = (stands == Standing::Failed).then(|| {
            let tried = solver.tried(game.as_ref(), copy.as_ref());
            tried.map_or_else(|| FAILED.to_string(), |tried| puzzle.message(&tried.key))
        });
        *self.table_mut()? = copy;
        if stands != Standing::On {
            self.solving(|solving| {
                (solving.result, solving.answer) = (Some(stands == Standing::Solved), answer);
            });
        }
        Ok(())
    }

    /// Lays the table as it was at the beginning.
    fn again(&mut self, puzzle: &Puzzle) -> Result<(), Error> {
        let seat = self.seat_of(&puzzle.desk.seat)?;
        let laid = self.meta.puzzle.as_ref().map_or(1, |solving| solving.laid);
        self.table_mut()?.go_back(seat, laid.saturating_sub(1))?;
        let rows = self.rows();
        self.solving(|solving| {
            (solving.began, solving.result, solving.answer) = (rows, None, None);
        });
        Ok(())
    }

    fn solving(&mut self, change: impl FnOnce(&mut Solving)) {
        if let Some(solving) = &mut self.meta_mut().puzzle {
            change(solving);
        }
    }
}
