//! Ways that are shorter than the written solution, looked for one action after another.

use std::collections::HashSet;

use super::{Puzzle, Standing};
use crate::desk::seat_of;
use crate::{AnyGame, Deed, Table};

impl Puzzle {
    /// A way of fewer actions than the written solution takes, if one is found before so many actions were tried. Where chance
    /// decides, that of one seed.
    pub fn shorter(&self, game: &dyn AnyGame, most: usize) -> Option<Vec<String>> {
        let (_, solved) = self.walked(game, &self.solution)?;
        let length = self.actions_of(solved.as_ref());
        let mut known = HashSet::new();
        let mut ways: Vec<Vec<String>> = vec![Vec::new()];
        let mut tried = 0;
        for _ in 1..length {
            let mut longer = Vec::new();
            for way in ways {
                let (_, table) = self.walked(game, &way)?;
                let seat = seat_of(table.as_ref(), &self.desk.seat).ok()?;
                for action in table.actions(seat) {
                    tried += 1;
                    if tried > most {
                        return None;
                    }
                    let next = [way.as_slice(), &[action]].concat();
                    match self.walked(game, &next) {
                        Some((Standing::Solved, _)) => return Some(next),
                        Some((Standing::On, table)) if known.insert(table.hash()) => longer.push(next),
                        _ => {}
                    }
                }
            }
            ways = longer;
        }
        None
    }

    /// How the puzzle stands after some lines, and the table.
    fn walked(&self, game: &dyn AnyGame, lines: &[String]) -> Option<(Standing, Box<dyn Table>)> {
        let (mut table, solver) = self.lay(game, 1).ok()?;
        let mut stands = Standing::On;
        for line in lines {
            stands = solver.play(game, table.as_mut(), line).ok()?;
        }
        Some((stands, table))
    }

    /// So many actions the solver has taken at a table.
    fn actions_of(&self, table: &dyn Table) -> usize {
        let seat = seat_of(table, &self.desk.seat).ok();
        let lines = table.rows().iter().filter(|row| row.seat == seat);
        let counted = lines.map(|row| match &row.deed {
            Deed::Line(line) => line.split(';').count(),
            _ => 0,
        });
        counted.sum()
    }
}
