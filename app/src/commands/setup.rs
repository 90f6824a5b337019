//! What every command that lays out a game asks for.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use sandtable_bots::{Commander, GameBox};
use sandtable_core::{Dice, GameInfo, Options, Table};

use crate::failure::Failure;
use crate::shelf;

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

/// A game chosen: its box, scenario and options.
pub struct Chosen {
    /// The box.
    pub game: Arc<dyn GameBox>,
    /// The scenario.
    pub scenario: String,
    /// The chosen options.
    pub options: Options,
}

impl Chosen {
    /// Sets a table up.
    pub fn table(&self, dice: Dice) -> Result<Box<dyn Table>, Failure> {
        let table = self.game.table(&self.scenario, &self.options, dice);
        table.map_err(|e| Failure::bad_at(self.game.info().id, e))
    }

    /// The keys of its seats.
    pub fn seats(&self) -> Result<Vec<String>, Failure> {
        Ok(self.table(Dice::Seed(0))?.header().seats.clone())
    }
}

impl Setup {
    /// Opens the box and looks up what is to be played.
    pub fn choose(&self, game: &str) -> Result<Chosen, Failure> {
        let game = shelf::open(game, self.data.as_deref())?;
        let scenario = self.scenario(game.info())?;
        Ok(Chosen { game, scenario, options: self.options()? })
    }

    /// The named scenario, or the first.
    pub fn scenario(&self, info: &GameInfo) -> Result<String, Failure> {
        match &self.scenario {
            Some(name) if info.scenario(name).is_some() => Ok(name.clone()),
            Some(name) => {
                let known = info.keys().collect::<Vec<_>>().join(", ");
                Err(Failure::bad(format_args!("{} has no scenario '{name}' (known: {known})", info.id)))
            }
            None => {
                let first = info.keys().next().map(str::to_string);
                first.ok_or_else(|| Failure::bad_at(info.id, "the game has no scenario"))
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
pub fn levels(text: &str, seats: &[String]) -> Result<Vec<Commander>, Failure> {
    let named = text.split(',').map(|name| name.trim().parse().map_err(Failure::bad));
    let levels = named.collect::<Result<Vec<Commander>, _>>()?;
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
