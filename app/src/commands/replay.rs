//! `sandtable replay`: a recorded game, row by row.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use sandtable_core::{Deed, Row};

use super::table::{self, Voice};
use crate::failure::Failure;

/// Play a record again and print its rows, its log and the position.
#[derive(Args)]
pub struct Replay {
    /// The record.
    file: PathBuf,
    /// Stop after this row.
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// The language of the log.
    #[arg(long, default_value = "en")]
    lang: String,
    /// The data of the record, if not the built-in ones.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Print no log.
    #[arg(long)]
    quiet: bool,
}

impl Replay {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut record = table::record(&self.file)?;
        if let Some(to) = self.to {
            record.truncate(to.saturating_add(1));
        }
        let game = table::game(&self.file, &record.header.game, self.data.as_deref())?;
        let voice = Voice::new(game.as_ref(), &self.lang)?;
        let table = table::replay(&self.file, game.as_ref(), &record, &self.lang)?;
        let header = table.header();
        let viewer = table::all_seeing(header.seats.len());
        writeln!(out, "{} ({}), {}", header.game, header.scenario, header.seats.join(" against "))?;
        let mut log = table.log(viewer, 0).into_iter().peekable();
        for (number, row) in record.rows.iter().enumerate() {
            writeln!(out, "{number:>5}  {}", row_text(row, &header.seats))?;
            while let Some((_, entry)) = log.next_if(|(of, _)| *of <= number) {
                if !self.quiet {
                    let rules: Vec<_> = entry.rules.iter().map(|rule| rule.0).collect();
                    let rules =
                        if rules.is_empty() { String::new() } else { format!("  [{}]", rules.join(", ")) };
                    writeln!(out, "         {}{rules}", voice.say(&entry.text, table.board()))?;
                }
            }
        }
        let scene = table.scene(viewer);
        writeln!(out)?;
        match &scene.over {
            Some(over) => writeln!(out, "{}", voice.say(over, table.board()))?,
            None => writeln!(out, "{}", voice.say(&scene.prompt, table.board()))?,
        }
        write!(
            out,
            "\n{}",
            table::written(&header.game, &header.scenario, &header.options, &table.position())
        )?;
        Ok(())
    }
}

/// A row without its number.
fn row_text(row: &Row, seats: &[String]) -> String {
    let seat = row.seat.and_then(|seat| seats.get(usize::from(seat.0))).map_or("", String::as_str);
    let deed = match &row.deed {
        Deed::Start => "set-up",
        Deed::Line(line) => line,
        Deed::Hidden => "(hidden)",
        Deed::Undo => "undo",
        Deed::Back(_) => "back",
    };
    let order = if row.order { " (standing order)" } else { "" };
    let dice = if row.falls.is_empty() { String::new() } else { format!("  = {}", table::dice(&row.falls)) };
    format!("{seat:<10} {deed}{order}{dice}")
}
