//! The data files as they are written.

use std::collections::BTreeMap;

use sandtable_core::{DataErrors, Files, Review};
use serde::Deserialize;
use toml::Spanned;

use crate::pieces::{Arm, Limit, Nation, Region, Terrain};

mod cards;
mod check;
mod setup;

pub use cards::{Bonus, CardEntry, CardsFile, Combat, Condition, Effect, Finds, Index, Role, Size};
pub use setup::{ScenarioFile, SideSetup, TorchFile, parse_unit};

/// `map.toml`, as the atlas writes it.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct MapFile {
    pub art: ArtEntry,
    pub spaces: List<SpaceEntry>,
    pub links: List<LinkEntry>,
    pub boxes: List<BoxEntry>,
}

/// The size of the art.
#[derive(Debug, Clone, Copy, Deserialize)]
#[allow(missing_docs)]
pub struct ArtEntry {
    pub width: f32,
    pub height: f32,
    pub space: f32,
}

/// A list with its source.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct List<T> {
    pub source: String,
    pub list: Vec<T>,
}

/// A space.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct SpaceEntry {
    pub id: Spanned<String>,
    pub name: String,
    pub region: Region,
    pub terrain: Terrain,
    #[serde(default)]
    pub port: bool,
    #[serde(default)]
    pub fort: u8,
    #[serde(default)]
    pub vp: bool,
    #[serde(default)]
    pub star: bool,
    pub control: crate::pieces::Side,
    pub xy: (f32, f32),
}

/// A line between two spaces.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct LinkEntry {
    pub ends: [Spanned<String>; 2],
    pub limit: Option<Limit>,
    pub by: Option<(f32, f32)>,
}

/// A box beside the map.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct BoxEntry {
    pub id: Spanned<String>,
    pub rect: [f32; 4],
}

/// `units.toml`.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct UnitsFile {
    pub divisions: List<DivisionEntry>,
    pub battlegroups: List<BattlegroupEntry>,
}

/// Combat, loss and movement factor.
pub type Factors = [u8; 3];

/// A division.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct DivisionEntry {
    pub key: Spanned<String>,
    pub nation: Nation,
    pub label: String,
    pub arm: Arm,
    pub full: Factors,
    pub reduced: Factors,
    #[serde(default)]
    pub dot: bool,
    pub newer: Option<NewerEntry>,
}

/// The stronger counter of a division (7.54).
#[derive(Debug, Clone, Copy, Deserialize)]
#[allow(missing_docs)]
pub struct NewerEntry {
    pub full: Factors,
    pub reduced: Factors,
}

/// Battlegroups of one kind.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct BattlegroupEntry {
    pub key: Spanned<String>,
    pub nation: Nation,
    pub arm: Arm,
    pub count: u8,
    pub full: Factors,
    pub reduced: Factors,
}

/// `tables.toml`.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct TablesFile {
    pub turns: List<TurnEntry>,
    pub division_fire: FireEntry,
    pub battlegroup_fire: FireEntry,
    pub terrain: BTreeMap<String, toml::Value>,
    pub lrdg: LrdgEntry,
    pub limits: Limits,
}

/// A turn.
#[derive(Debug, Clone, Copy, Deserialize)]
#[allow(missing_docs)]
pub struct TurnEntry {
    pub season: Season,
    pub year: u16,
    pub hand: u8,
}

sandtable_core::named! {
    /// A quarter of a year; winter is the first.
    #[allow(missing_docs)]
    pub enum Season {
        Winter = "winter",
        Spring = "spring",
        Summer = "summer",
        Fall = "fall",
    }
}

/// A fire table.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct FireEntry {
    pub source: String,
    pub columns: Vec<u8>,
    pub rows: Vec<Vec<Spanned<String>>>,
}

/// The LRDG table.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct LrdgEntry {
    pub source: String,
    pub intelligence: Vec<MissionEntry>,
    pub raid: Vec<MissionEntry>,
}

/// What a mission leads to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct MissionEntry {
    pub cards: u8,
    pub discards: u8,
    pub losses: u8,
}

/// Limits of the rules.
#[derive(Debug, Clone, Copy, Deserialize)]
#[allow(missing_docs)]
pub struct Limits {
    pub rounds: u8,
    pub markers: u8,
    pub stacking: u8,
    pub crowded: u8,
    pub redeploy_battlegroup: u8,
    pub redeploy_division: u8,
    pub full_supply: u8,
    pub flank: i8,
    pub axis_wins: i8,
    pub allies_win: i8,
    pub most_points: i8,
    pub replace_battlegroup: u8,
    pub replace_division: u8,
    pub torch_us_points: u8,
}

/// Everything, parsed.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct Data {
    pub map: MapFile,
    pub units: UnitsFile,
    pub tables: TablesFile,
    pub cards: CardsFile,
    pub torch: TorchFile,
    pub scenarios: Vec<ScenarioFile>,
}

const MAP: &str = "map.toml";
const UNITS_FILE: &str = "units.toml";
const TABLES: &str = "tables.toml";
const CARDS: &str = "cards.toml";
const TORCH: &str = "torch.toml";

impl Data {
    /// Reads and checks all files.
    ///
    /// # Errors
    /// Everything that is wrong, by file and line.
    pub fn read(files: &Files) -> Result<Data, DataErrors> {
        let mut review = Review::new(files);
        let map = review.read::<MapFile>(MAP);
        let units = review.read::<UnitsFile>(UNITS_FILE);
        let tables = review.read::<TablesFile>(TABLES);
        let cards = review.read::<CardsFile>(CARDS);
        let torch = review.read::<TorchFile>(TORCH);
        let scenarios = review.scenarios::<ScenarioFile>();
        if let Some(map) = &map {
            check::map(&mut review, map);
        }
        if let Some(units) = &units {
            check::units(&mut review, units);
        }
        if let Some(tables) = &tables {
            check::tables(&mut review, tables);
        }
        if let (Some(map), Some(units)) = (&map, &units) {
            if let Some(cards) = &cards {
                check::cards(&mut review, cards, map, units);
            }
            if let Some(torch) = &torch {
                check::sides(&mut review, TORCH, torch.sides(), map, units);
            }
            for (file, scenario) in &scenarios {
                check::sides(&mut review, file, scenario.sides(), map, units);
            }
        }
        if let Some(tables) = &tables {
            scenarios.iter().for_each(|(file, s)| check::scenario(&mut review, file, s, tables));
        }
        let scenarios = scenarios.into_iter().map(|(_, scenario)| scenario).collect();
        let all = map.zip(units).zip(tables).zip(cards).zip(torch);
        review.done(all.map(|((((map, units), tables), cards), torch)| Data {
            map,
            units,
            tables,
            cards,
            torch,
            scenarios,
        }))
    }
}
