//! `sandtable show`: a position as text.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use sandtable_core::{Dice, Record, Table};

use super::setup::Setup;
use super::table::{self, Placed};
use crate::failure::Failure;
use crate::files;

/// Print a position of a record, or a position file laid over its scenario's start.
///
/// The output is a position file again: `sandtable odds --position` reads it, and so does a case.
#[derive(Args)]
pub struct Show {
    /// A record or a position.
    file: PathBuf,
    /// The position after this row of the record; the last one if not given.
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// The game, if the position does not name it.
    #[arg(long)]
    game: Option<String>,
    #[command(flatten)]
    setup: Setup,
}

/// Lays a position out on a table.
pub fn lay(path: &Path, id: &str, placed: Placed, setup: &Setup) -> Result<Box<dyn Table>, Failure> {
    let scenario = setup.scenario.clone().or(placed.scenario);
    let mut chosen = Setup { scenario, ..setup.clone() }.choose(id)?;
    let given = std::mem::replace(&mut chosen.options, placed.options);
    chosen.options.extend(given);
    let table = chosen.game.table_at(&chosen.scenario, &chosen.options, Some(placed.position), Dice::Seed(1));
    table.map_err(|e| Failure::bad_at(path.display(), e))
}

/// A table as a file describes it: a record up to a row, or a position.
pub fn table(
    path: &Path,
    at: Option<usize>,
    game: Option<&str>,
    setup: &Setup,
) -> Result<Box<dyn Table>, Failure> {
    let text = files::read(path)?;
    match Record::parse(&text) {
        Ok(mut record) => {
            if let Some(at) = at {
                record.truncate(at.saturating_add(1));
            }
            let game = table::game(path, &record.header.game, setup.data.as_deref())?;
            table::replay(path, game.as_ref(), &record, "en")
        }
        Err(error) if text.starts_with("sandtable record") => Err(Failure::bad_at(path.display(), error)),
        Err(_) => {
            let placed = Placed::parse(path, &text)?;
            let id = match (game, &placed.game) {
                (Some(named), Some(found)) if named != found => {
                    return Err(Failure::bad_at(
                        path.display(),
                        format!("a position of {found}, not of {named}"),
                    ));
                }
                (Some(id), _) => id.to_string(),
                (None, Some(id)) => id.clone(),
                (None, None) => {
                    return Err(Failure::bad_at(path.display(), "which game is this? Say so with --game"));
                }
            };
            lay(path, &id, placed, setup)
        }
    }
}

impl Show {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let table = table(&self.file, self.at, self.game.as_deref(), &self.setup)?;
        let header = table.header();
        write!(
            out,
            "{}",
            table::written(&header.game, &header.scenario, &header.options, &table.position())
        )?;
        Ok(())
    }
}
