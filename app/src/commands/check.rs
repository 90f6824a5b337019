//! `sandtable check`: is a data set sound?

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use sandtable_core::{BoxError, DataErrors, Options};

use crate::failure::Failure;
use crate::shelf;

/// Validate an owner's data set, or the built-in one of every game.
///
/// Everything that is wrong is printed on standard error as `file:line: what`, and the exit code is 2.
#[derive(Args)]
pub struct Check {
    /// The folder with the data files; they are laid over the built-in ones.
    dir: Option<PathBuf>,
    /// The game that the data belong to; needed only where the folder does not tell.
    #[arg(long)]
    game: Option<String>,
}

/// What a sound data set holds.
struct Sound {
    files: usize,
    scenarios: usize,
    digest: String,
}

/// Opens a data set and lays out all that is in it.
fn validate(id: &str, owner: Option<&Path>) -> Result<Sound, Failure> {
    let shelf = sandtable_shelf::shelf();
    let closed = shelf.get(id).map_err(Failure::bad)?;
    let place = match owner {
        Some(folder) => format!("{}/", folder.display()),
        None => format!("{id}/"),
    };
    let game = match closed.open(shelf::data(id, owner)?) {
        Ok(game) => game,
        Err(BoxError::Data(DataErrors(errors))) => {
            // The last line is the failure's own.
            let mut lines: Vec<_> = errors.iter().map(|e| format!("{place}{e}")).collect();
            let last = lines.pop().unwrap_or_else(|| format!("{place}: the data are refused"));
            for line in lines {
                eprintln!("sandtable: {}", line.replace('\n', "; "));
            }
            return Err(Failure::bad(last));
        }
        Err(other) => return Err(Failure::bad_at(id, other)),
    };
    let info = game.info();
    for scenario in info.keys() {
        let refused = |e| Failure::bad(format_args!("{place}{scenario}: {e}"));
        game.lays(scenario, &Options::new()).map_err(refused)?;
        for (key, values) in &info.options {
            for value in values {
                let options = Options::from([(key.clone(), value.clone())]);
                match game.lays(scenario, &options) {
                    // Not every option suits every scenario: what is refused by its own name is the game's word.
                    Err(e) if e.field == *key => {}
                    laid => laid.map_err(refused)?,
                }
            }
        }
    }
    // A game in the making speaks English alone.
    for lack in game.catalogs().lobby_lacks(info) {
        eprintln!("sandtable: warning: {place}locales: {lack}");
    }
    Ok(Sound {
        files: game.files().names().count(),
        scenarios: info.scenarios.len(),
        digest: info.data_digest.clone(),
    })
}

impl Check {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let dir = self.dir.as_deref();
        let games = match (&self.game, dir) {
            (Some(game), _) => vec![game.clone()],
            (None, Some(dir)) => vec![owner(dir)?],
            (None, None) => shelf::ids().into_iter().map(String::from).collect(),
        };
        for game in games {
            let sound = validate(&game, dir)?;
            let Sound { files, scenarios, digest } = sound;
            writeln!(out, "{game}: {files} files, {scenarios} scenarios, data {digest}: ok")?;
        }
        Ok(())
    }
}

/// The game that a folder of data belongs to: named in its path, or the only one there is.
pub fn owner(dir: &Path) -> Result<String, Failure> {
    let full = dir.canonicalize().map_err(|e| Failure::bad_at(dir.display(), e))?;
    let ids = shelf::ids();
    let named = full.iter().rev().filter_map(|part| part.to_str()).find(|part| ids.contains(part));
    match (named, ids.as_slice()) {
        (Some(id), _) => Ok(id.to_string()),
        (None, [only]) => Ok((*only).to_string()),
        _ => Err(Failure::bad_at(dir.display(), "which game is this? Say so with --game")),
    }
}
