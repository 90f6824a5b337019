//! `sandtable show`: a position as text.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use sandtable_core::{Dice, Game, Header, Live, Record, Table};

use super::setup::Setup;
use super::table::{self, Placed};
use crate::failure::Failure;
use crate::files;
use crate::shelf::{self, Visit};

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
pub struct Lay<'a> {
    pub path: &'a Path,
    pub placed: Placed,
    pub setup: &'a Setup,
}

impl Visit for Lay<'_> {
    type Out = Result<Box<dyn Table>, Failure>;

    fn visit<G: Game>(self) -> Self::Out {
        let mut setup = self.setup.clone();
        setup.scenario = setup.scenario.or(self.placed.scenario);
        let game: G = files::open(setup.data.as_deref())?;
        let scenario = setup.scenario(game.info())?;
        let mut options = self.placed.options;
        options.extend(setup.options()?);
        let refused = |e| Failure::bad_at(self.path.display(), e);
        let rules = game.prepare(&scenario, &options).map_err(refused)?;
        let header =
            Header { position: Some(self.placed.position), ..Header::of(game.info(), &scenario, &options) };
        Ok(Box::new(Live::new(Arc::new(rules), header, Dice::Seed(1)).map_err(refused)?))
    }
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
            shelf::with(&id, Lay { path, placed, setup })
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
