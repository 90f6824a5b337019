//! *Starter*: a small game with face-down troops, to begin from.

mod ground;
mod policy;
mod rules;
mod scene;
mod state;

use sandtable_core::{Board, DataErrors, Files, Game, GameInfo, Options, SetupError, folder};

use ground::Data;
pub use state::{Action, Face, Kind, Side, State, Troop};

/// The box.
pub struct Starter {
    data: Data,
    info: GameInfo,
}

/// The box laid out for a scenario.
#[derive(Clone)]
pub struct Skirmish {
    board: Board,
    /// The roads out of each place.
    roads: Vec<Vec<u16>>,
    /// Whose home each place is.
    homes: Vec<Option<Side>>,
    prizes: Vec<u16>,
    /// The last turn.
    turns: u8,
}

impl Game for Starter {
    type Rules = Skirmish;
    const ID: &'static str = "starter";

    folder! { data: ["map.toml", "scenarios/skirmish.toml"], locales: ["en", "zh", "pl"] }

    fn open(files: &Files) -> Result<Starter, DataErrors> {
        let seats = Side::ALL.map(Side::word);
        let info = GameInfo::of::<Self>(1, files, &seats, files.scenarios().map(String::from));
        Ok(Starter { data: Data::read(files)?, info })
    }

    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn prepare(&self, scenario: &str, options: &Options) -> Result<Skirmish, SetupError> {
        Ok(self.data.lay_out(self.info.chosen(scenario, options)?))
    }
}
