//! `sandtable check`: is a data set sound?

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use sandtable_core::{Catalogs, DataErrors, Game, Ledger, Options};

use crate::failure::Failure;
use crate::files;
use crate::shelf::{self, Visit};

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

struct Validate<'a>(Option<&'a Path>);

impl Visit for Validate<'_> {
    type Out = Result<Sound, Failure>;

    fn visit<G: Game>(self) -> Self::Out {
        let data = files::data(G::ID, G::built_in(), self.0)?;
        let place = match self.0 {
            Some(folder) => format!("{}/", folder.display()),
            None => format!("{}/", G::ID),
        };
        let game = match G::open(&data) {
            Ok(game) => game,
            Err(DataErrors(errors)) => {
                // The last line is the failure's own.
                let mut lines: Vec<_> = errors.iter().map(|e| format!("{place}{e}")).collect();
                let last = lines.pop().unwrap_or_else(|| format!("{place}: the data are refused"));
                for line in lines {
                    eprintln!("sandtable: {}", line.replace('\n', "; "));
                }
                return Err(Failure::bad(last));
            }
        };
        Ledger::parse("rules.toml", G::ledger()).map_err(|e| Failure::bad_at(G::ID, e))?;
        let catalogs = Catalogs::of(G::locales()).map_err(|e| Failure::bad_at(G::ID, e))?;
        if let Some(first) = catalogs.missing().first() {
            return Err(Failure::bad_at(format_args!("{}/locales", G::ID), first));
        }
        let info = game.info();
        if let Some(first) = catalogs.lobby(info).err().and_then(|missing| missing.into_iter().next()) {
            return Err(Failure::bad_at(format_args!("{}/locales", G::ID), first));
        }
        for scenario in &info.scenarios {
            let refused = |e| Failure::bad(format_args!("{place}{scenario}: {e}"));
            game.prepare(scenario, &Options::new()).map_err(refused)?;
            for (key, values) in &info.options {
                for value in values {
                    let options = Options::from([(key.clone(), value.clone())]);
                    game.prepare(scenario, &options).map_err(refused)?;
                }
            }
        }
        Ok(Sound {
            files: data.names().count(),
            scenarios: info.scenarios.len(),
            digest: info.data_digest.clone(),
        })
    }
}

impl Check {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let dir = self.dir.as_deref();
        let games = match (&self.game, dir) {
            (Some(game), _) => vec![game.clone()],
            (None, Some(dir)) => vec![owner(dir)?],
            (None, None) => shelf::IDS.iter().map(|id| (*id).to_string()).collect(),
        };
        for game in games {
            let sound = shelf::with(&game, Validate(dir))?;
            let Sound { files, scenarios, digest } = sound;
            writeln!(out, "{game}: {files} files, {scenarios} scenarios, data {digest}: ok")?;
        }
        Ok(())
    }
}

/// The game that a folder of data belongs to: named in its path, or the only one there is.
fn owner(dir: &Path) -> Result<String, Failure> {
    let full = dir.canonicalize().map_err(|e| Failure::bad_at(dir.display(), e))?;
    let named = full.iter().rev().filter_map(|part| part.to_str()).find(|part| shelf::IDS.contains(part));
    match (named, shelf::IDS) {
        (Some(id), _) => Ok(id.to_string()),
        (None, [only]) => Ok((*only).to_string()),
        _ => Err(Failure::bad_at(dir.display(), "which game is this? Say so with --game")),
    }
}
