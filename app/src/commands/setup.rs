//! What every command that lays out a game asks for.

use std::path::PathBuf;

use clap::Args;
use sandtable_bots::Level;
use sandtable_core::{Game, GameInfo, Options};

use crate::failure::Failure;
use crate::files;

/// The scenario, its options and the data.
#[derive(Args, Clone)]
pub struct Setup {
    /// The scenario; the first one if not named.
    #[arg(long)]
    pub scenario: Option<String>,
    /// An option of the game.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// An owner's data files, laid over the built-in ones.
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// A game laid out.
pub struct Laid<G: Game> {
    /// The box.
    pub game: G,
    /// The scenario.
    pub scenario: String,
    /// The chosen options.
    pub options: Options,
    /// The rules.
    pub rules: G::Rules,
}

impl Setup {
    /// Opens the box and lays it out.
    pub fn lay<G: Game>(&self) -> Result<Laid<G>, Failure> {
        let game: G = files::open(self.data.as_deref())?;
        let scenario = self.scenario(game.info())?;
        let options = self.options()?;
        let rules = game.prepare(&scenario, &options).map_err(|e| Failure::bad_at(G::ID, e))?;
        Ok(Laid { game, scenario, options, rules })
    }

    /// The named scenario, or the first.
    pub fn scenario(&self, info: &GameInfo) -> Result<String, Failure> {
        let known = &info.scenarios;
        match &self.scenario {
            Some(name) if known.contains(name) => Ok(name.clone()),
            Some(name) => {
                let known = known.join(", ");
                Err(Failure::bad(format_args!("{} has no scenario '{name}' (known: {known})", info.id)))
            }
            None => {
                known.first().cloned().ok_or_else(|| Failure::bad_at(info.id, "the game has no scenario"))
            }
        }
    }

    /// The options as keys with values.
    pub fn options(&self) -> Result<Options, Failure> {
        let pair = |text: &String| {
            let (key, value) = text
                .split_once('=')
                .ok_or_else(|| Failure::bad(format_args!("--option '{text}': KEY=VALUE is expected")))?;
            Ok((key.trim().to_string(), value.trim().to_string()))
        };
        self.options.iter().map(pair).collect()
    }
}

/// The bot of each seat: one name for all, or one for each with commas between.
pub fn levels(text: &str, seats: &[&str]) -> Result<Vec<Level>, Failure> {
    let named = text.split(',').map(|name| name.trim().parse().map_err(Failure::bad));
    let levels = named.collect::<Result<Vec<Level>, _>>()?;
    match levels.len() {
        1 => Ok(vec![levels[0]; seats.len()]),
        n if n == seats.len() => Ok(levels),
        n => Err(Failure::bad(format_args!(
            "--seats names {n} bots, but there are {} seats ({})",
            seats.len(),
            seats.join(", ")
        ))),
    }
}
