//! The data files as they are written.
#![allow(missing_docs)]

use std::collections::BTreeMap;

use sandtable_board::hex::{HexGrid, Layout, Shifted};
use sandtable_core::{DataErrors, Files, Review, named};
use serde::Deserialize;
use toml::Spanned;

use crate::pieces::{Kind, Nation, Side};
use crate::theatre::Terrain;

mod check;

/// `map.toml`, as the atlas writes it.
#[derive(Debug, Deserialize)]
pub struct MapFile {
    pub grid: GridEntry,
    pub art: ArtEntry,
    pub terrain: Letters<Terrain>,
    pub start: Letters<String>,
    pub places: List<PlaceEntry>,
    pub river: Vec<RiverEntry>,
    pub bridges: Sides,
    pub roads: List<LineEntry>,
    pub rails: List<LineEntry>,
    pub supply: List<SourceEntry>,
    pub setup: Vec<SetupEntry>,
}

/// The grid.
#[derive(Debug, Deserialize)]
pub struct GridEntry {
    pub columns: u8,
    pub rows: u8,
}

/// Where hexes lie on the art.
#[derive(Debug, Deserialize)]
pub struct ArtEntry {
    pub x: f32,
    pub y: f32,
    pub hex: f32,
}

/// A letter a hex, row by row.
#[derive(Debug, Deserialize)]
pub struct Letters<T> {
    pub legend: BTreeMap<char, T>,
    pub rows: Vec<Spanned<String>>,
}

/// A list with its source.
#[derive(Debug, Deserialize)]
pub struct List<T> {
    pub list: Vec<T>,
}

named! {
    /// What a place is.
    pub enum PlaceKind {
        City = "city",
        Town = "town",
    }
}

named! {
    /// How wide a river is.
    pub enum RiverClass {
        Major = "major",
        River = "river",
    }
}

/// A city or town.
#[derive(Debug, Deserialize)]
pub struct PlaceEntry {
    pub hex: Spanned<String>,
    pub name: String,
    pub kind: PlaceKind,
    pub control: Side,
    #[serde(default)]
    pub vp: u8,
}

/// A river: its hexsides as pairs of hexes.
#[derive(Debug, Deserialize)]
pub struct RiverEntry {
    pub name: String,
    pub class: RiverClass,
    pub sides: Vec<Spanned<String>>,
}

/// Hexsides.
#[derive(Debug, Deserialize)]
pub struct Sides {
    pub sides: Vec<Spanned<String>>,
}

/// A road or railway: a chain of hexes.
#[derive(Debug, Deserialize)]
pub struct LineEntry {
    pub id: String,
    pub hexes: Spanned<String>,
}

/// A supply source.
#[derive(Debug, Deserialize)]
pub struct SourceEntry {
    pub hex: Spanned<String>,
    pub side: Side,
    #[serde(default)]
    pub rail: bool,
}

/// Set-up hexes of an army, or of the Soviet front line; `*` marks armoured symbols.
#[derive(Debug, Deserialize)]
pub struct SetupEntry {
    pub side: Side,
    #[serde(default)]
    pub army: String,
    pub hexes: Spanned<String>,
}

/// `units.toml`.
#[derive(Debug, Deserialize)]
pub struct UnitsFile {
    pub unit: Vec<UnitEntry>,
}

/// A counter.
#[derive(Debug, Deserialize)]
pub struct UnitEntry {
    pub key: Spanned<String>,
    pub name: String,
    pub nation: Nation,
    pub kind: Kind,
    #[serde(default)]
    pub mechanised: bool,
    pub attack: u8,
    pub defence: u8,
    #[serde(rename = "move")]
    pub allowance: u8,
    pub reduced: Option<[u8; 2]>,
    #[serde(default)]
    pub range: u8,
    pub enters: Spanned<String>,
    pub at: Option<Spanned<String>>,
}

/// `tables.toml`.
#[derive(Debug, Deserialize)]
pub struct TablesFile {
    pub turns: List<TurnEntry>,
    pub combat: CombatEntry,
    pub terrain: TerrainEntry,
    pub soviet_track: Boxes,
    pub axis_reinforcements: Rows,
    pub transfer: Rows,
    pub limits: Limits,
}

/// A turn and its numbers of chits.
#[derive(Debug, Clone, Deserialize)]
pub struct TurnEntry {
    pub date: String,
    pub soviet: u8,
    pub german: u8,
    pub allied: u8,
}

/// The combat results table.
#[derive(Debug, Deserialize)]
pub struct CombatEntry {
    pub source: String,
    pub columns: Vec<String>,
    pub rows: Vec<Vec<Spanned<String>>>,
}

/// The terrain effects chart.
#[derive(Debug, Deserialize)]
pub struct TerrainEntry {
    pub source: String,
    pub clear: Effects,
    pub forest: Effects,
    pub swamp: Effects,
    pub mountain: Effects,
    pub town_shift: u8,
    pub city_shift: u8,
    pub river: u8,
    pub zone: u8,
}

/// What a terrain does.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Effects {
    pub mechanised: u8,
    pub other: u8,
    pub shift: u8,
    pub stops: bool,
}

/// The Soviet reinforcement track.
#[derive(Debug, Deserialize)]
pub struct Boxes {
    pub boxes: Vec<BTreeMap<String, toml::Value>>,
}

/// A table by die.
#[derive(Debug, Deserialize)]
pub struct Rows {
    pub rows: Vec<BTreeMap<String, u8>>,
}

/// Limits of the rules.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Limits {
    pub stacking: u8,
    pub off_rail: u8,
    pub allied_hq_germans: u8,
    pub box_units: u8,
    pub fortresses: u8,
    pub vp_hex: u8,
    pub vp_win: i16,
    pub loss_mechanised: u8,
    pub loss_other: u8,
    pub loss_hq: u8,
}

/// `scenarios/*.toml`.
#[derive(Debug, Deserialize)]
pub struct ScenarioFile {
    pub key: String,
    pub first_turn: u8,
    pub last_turn: u8,
}

/// Everything, parsed.
#[derive(Debug)]
pub struct Data {
    pub map: MapFile,
    pub units: UnitsFile,
    pub tables: TablesFile,
    pub scenarios: Vec<ScenarioFile>,
}

const MAP: &str = "map.toml";
const UNITS_FILE: &str = "units.toml";
const TABLES: &str = "tables.toml";

impl MapFile {
    /// The grid of hexes.
    pub fn hexes(&self) -> HexGrid {
        HexGrid::new(Layout::PointyTop, Shifted::Even, 1..=self.grid.columns, 1..=self.grid.rows)
    }
}

impl Data {
    /// Reads and checks all files.
    ///
    /// # Errors
    /// Everything that is wrong, by file and line.
    pub fn read(files: &Files) -> Result<Data, DataErrors> {
        let mut review = Review::new(files);
        let (map, units) = (review.read::<MapFile>(MAP), review.read::<UnitsFile>(UNITS_FILE));
        let (tables, scenarios) = (review.read::<TablesFile>(TABLES), review.scenarios::<ScenarioFile>());
        if let Some(map) = &map {
            check::map(&mut review, map);
            if let Some(units) = &units {
                check::units(&mut review, units, map);
                check::setup(&mut review, units, map);
            }
        }
        if let Some(tables) = &tables {
            check::tables(&mut review, tables);
            if let Some(map) = &map {
                check::points(&mut review, map, tables);
            }
            if let Some(units) = &units {
                check::boxes(&mut review, units, tables);
            }
            scenarios.iter().for_each(|(file, s)| check::scenario(&mut review, file, s, tables));
        }
        let scenarios = scenarios.into_iter().map(|(_, scenario)| scenario).collect();
        let all = map.zip(units).zip(tables);
        review.done(all.map(|((map, units), tables)| Data { map, units, tables, scenarios }))
    }
}
