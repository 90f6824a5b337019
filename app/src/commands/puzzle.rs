//! `sandtable puzzle`: puzzles proved, or shown.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use sandtable_core::{Proof, Puzzle as Problem};

use super::lesson::page;
use super::table;
use crate::failure::Failure;
use crate::files;

/// Prove puzzle files: solutions must solve, wrong tries must fail, and luck alone must not do.
///
/// Exit code 1 if a puzzle is spoiled, 2 if one cannot be read.
#[derive(Args)]
pub struct Puzzle {
    /// The puzzle files.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print the position and what is offered after so many lines of the solution instead.
    #[arg(long, value_name = "N")]
    show: Option<usize>,
    /// Look for a way with fewer actions than the solution has, trying at most so many actions, instead of proving.
    #[arg(long, value_name = "N", conflicts_with = "show")]
    shorter: Option<usize>,
}

impl Puzzle {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut spoiled = 0;
        for path in &self.files {
            let place = path.display().to_string();
            let puzzle = Problem::parse(&place, &files::read(path)?).map_err(Failure::bad)?;
            let game = table::game(path, &puzzle.game, None)?;
            if let Some(lines) = self.show {
                let (mut laid, solver) = puzzle.lay(game.as_ref(), 1).map_err(Failure::bad)?;
                for line in puzzle.solution.iter().take(lines) {
                    let stands = solver.play(game.as_ref(), laid.as_mut(), line);
                    let stands = stands.map_err(|e| Failure::bad(format!("{place}: '{line}': {e}")))?;
                    writeln!(out, "# {line}: {stands:?}")?;
                }
                write!(out, "{}", page(laid.as_ref()))?;
                continue;
            }
            if let Some(most) = self.shorter {
                match puzzle.shorter(game.as_ref(), most) {
                    Some(way) => writeln!(out, "SHORTER {place}: {}", way.join("; "))?,
                    None => writeln!(out, "none    {place}")?,
                }
                out.flush()?;
                continue;
            }
            let Proof { faults, decisions, lucky, regular } = puzzle.prove(game.as_ref());
            spoiled += usize::from(!faults.is_empty());
            let regular = if regular { "solves it" } else { "fails" };
            match faults.is_empty() {
                true => writeln!(
                    out,
                    "ok      {place}: {decisions} decisions, {lucky} of {} by luck, the policy {regular}",
                    Proof::BLIND
                )?,
                false => faults.iter().try_for_each(|fault| writeln!(out, "SPOILED {fault}"))?,
            }
        }
        if spoiled > 0 { Err(Failure::failed(format!("{spoiled} spoiled"))) } else { Ok(()) }
    }
}
