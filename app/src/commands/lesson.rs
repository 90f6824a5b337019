//! `sandtable lesson`: lessons played through by their solution, with every mistake made.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use sandtable_core::{Lesson as Course, Table};

use super::table;
use crate::failure::Failure;
use crate::files;

/// Play lesson files through: solutions must lead on, and every mistake must be answered.
///
/// Exit code 1 if a lesson is spoiled, 2 if one cannot be read.
#[derive(Args)]
pub struct Lesson {
    /// The lesson files.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print the position and what is offered at this step (from 0) instead of playing the rest.
    #[arg(long, value_name = "N")]
    show: Option<usize>,
}

impl Lesson {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut spoiled = 0;
        for path in &self.files {
            let place = path.display().to_string();
            let lesson = Course::parse(&place, &files::read(path)?).map_err(Failure::bad)?;
            let game = table::game(path, &lesson.game, None)?;
            if let Some(step) = self.show {
                let (laid, _) = lesson.table_at(game.as_ref(), step, 1).map_err(Failure::bad)?;
                write!(out, "{}", page(laid.as_ref()))?;
                continue;
            }
            let faults = lesson.faults(game.as_ref());
            spoiled += usize::from(!faults.is_empty());
            match faults.is_empty() {
                true => writeln!(out, "ok      {place}: {} steps", lesson.steps.len())?,
                false => faults.iter().try_for_each(|fault| writeln!(out, "SPOILED {fault}"))?,
            }
        }
        if spoiled > 0 { Err(Failure::failed(format!("{spoiled} spoiled"))) } else { Ok(()) }
    }
}

/// The position, and what is offered to whom.
pub fn page(table: &dyn Table) -> String {
    let seats = table.decision().seats();
    let offered = seats.iter().map(|seat| {
        let name = table.board().seats.get(usize::from(seat.0)).map(ToString::to_string).unwrap_or_default();
        format!("\noffered to {name}:\n    {}\n", table.actions(seat).join("\n    "))
    });
    format!("{}{}", table.position(), offered.collect::<String>())
}
