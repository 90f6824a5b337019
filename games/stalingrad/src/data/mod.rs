//! The data files as they are written, and what must hold between them.

use std::collections::BTreeMap;

use sandtable_board::hex::{Hex, HexGrid, Layout, Shifted};
use sandtable_core::{DataErrors, Files, Review};
use serde::Deserialize;
use toml::Spanned;

use crate::pieces::{Kind, Nation};
use crate::state::{HEXES, UNITS};

/// `map.toml`, as the atlas writes it.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct MapFile {
    pub grid: GridEntry,
    pub art: ArtEntry,
    pub terrain: Letters,
    pub start: Letters,
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
#[allow(missing_docs)]
pub struct GridEntry {
    pub columns: u8,
    pub rows: u8,
}

/// Where hexes lie on the art.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct ArtEntry {
    pub x: f32,
    pub y: f32,
    pub hex: f32,
}

/// A letter a hex, row by row.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct Letters {
    pub legend: BTreeMap<String, String>,
    pub rows: Vec<Spanned<String>>,
}

/// A list with its source.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct List<T> {
    pub list: Vec<T>,
}

/// A city or town.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct PlaceEntry {
    pub hex: Spanned<String>,
    pub name: String,
    pub kind: Spanned<String>,
    pub control: Spanned<String>,
    #[serde(default)]
    pub vp: u8,
}

/// A river: its hexsides as pairs of hexes.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct RiverEntry {
    pub name: String,
    pub class: Spanned<String>,
    pub sides: Vec<Spanned<String>>,
}

/// Hexsides.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct Sides {
    pub sides: Vec<Spanned<String>>,
}

/// A road or railway: a chain of hexes.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct LineEntry {
    pub id: String,
    pub hexes: Spanned<String>,
}

/// A supply source.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct SourceEntry {
    pub hex: Spanned<String>,
    pub side: Spanned<String>,
    #[serde(default)]
    pub rail: bool,
}

/// Set-up hexes of an army, or of the Soviet front line; `*` marks armoured symbols.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct SetupEntry {
    pub side: Spanned<String>,
    #[serde(default)]
    pub army: String,
    pub hexes: Spanned<String>,
}

/// `units.toml`.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct UnitsFile {
    pub unit: Vec<UnitEntry>,
}

/// A counter.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct UnitEntry {
    pub key: Spanned<String>,
    pub name: String,
    pub nation: Spanned<String>,
    pub kind: Spanned<String>,
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
#[allow(missing_docs)]
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
#[allow(missing_docs)]
pub struct TurnEntry {
    pub date: String,
    pub soviet: u8,
    pub german: u8,
    pub allied: u8,
}

/// The combat results table.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct CombatEntry {
    pub columns: Vec<String>,
    pub rows: Vec<Vec<Spanned<String>>>,
}

/// The terrain effects chart.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct TerrainEntry {
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
#[allow(missing_docs)]
pub struct Effects {
    pub mechanised: u8,
    pub other: u8,
    pub shift: u8,
    pub stops: bool,
}

/// The Soviet reinforcement track.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct Boxes {
    pub boxes: Vec<BTreeMap<String, toml::Value>>,
}

/// A table by die.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct Rows {
    pub rows: Vec<BTreeMap<String, u8>>,
}

/// Limits of the rules.
#[derive(Debug, Clone, Copy, Deserialize)]
#[allow(missing_docs)]
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
#[allow(missing_docs)]
pub struct ScenarioFile {
    pub key: String,
    pub first_turn: u8,
    pub last_turn: u8,
}

/// Everything, parsed.
#[derive(Debug)]
#[allow(missing_docs)]
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
        let map = review.read::<MapFile>(MAP);
        let units = review.read::<UnitsFile>(UNITS_FILE);
        let tables = review.read::<TablesFile>(TABLES);
        let scenarios = review.scenarios::<ScenarioFile>();
        if let Some(map) = &map {
            check_map(&mut review, map);
            if let Some(units) = &units {
                check_units(&mut review, units, map);
            }
        }
        if let Some(tables) = &tables {
            check_tables(&mut review, tables);
        }
        let scenarios = scenarios.into_iter().map(|(_, scenario)| scenario).collect();
        let all = map.zip(units).zip(tables);
        review.done(all.map(|((map, units), tables)| Data { map, units, tables, scenarios }))
    }
}

fn hex(review: &mut Review, file: &str, grid: &HexGrid, at: &Spanned<String>, text: &str) -> Option<Hex> {
    match grid.parse(text) {
        Ok(hex) => Some(hex),
        Err(e) => {
            review.fault_at(file, at, format!("'{text}': {e}"));
            None
        }
    }
}

/// `1214-1215`: two neighbours.
fn check_side(review: &mut Review, grid: &HexGrid, side: &Spanned<String>) {
    let text = side.get_ref().clone();
    let Some((a, b)) = text.split_once('-') else {
        return review.fault_at(MAP, side, format!("'{text}' should be two hexes joined by a hyphen"));
    };
    let (a, b) = (hex(review, MAP, grid, side, a), hex(review, MAP, grid, side, b));
    if let (Some(a), Some(b)) = (a, b)
        && grid.direction(a, b).is_none()
    {
        review.fault_at(MAP, side, format!("{a} and {b} are not neighbours"));
    }
}

fn check_line(review: &mut Review, grid: &HexGrid, line: &LineEntry) {
    let text = line.hexes.get_ref().clone();
    let hexes: Vec<Option<Hex>> = text.split('-').map(|h| hex(review, MAP, grid, &line.hexes, h)).collect();
    for pair in hexes.windows(2) {
        if let [Some(a), Some(b)] = pair
            && grid.direction(*a, *b).is_none()
        {
            review.fault_at(MAP, &line.hexes, format!("line {}: {a} and {b} are not neighbours", line.id));
        }
    }
}

fn check_map(review: &mut Review, map: &MapFile) {
    let grid = map.hexes();
    if grid.len() > HEXES {
        review.fault(MAP, format!("{} hexes; at most {HEXES} fit", grid.len()));
    }
    for letters in [&map.terrain, &map.start] {
        if letters.rows.len() != usize::from(map.grid.rows) {
            let message = format!("{} rows of letters, the grid has {}", letters.rows.len(), map.grid.rows);
            review.fault(MAP, message);
        }
        for row in &letters.rows {
            if row.get_ref().chars().count() != usize::from(map.grid.columns) {
                review.fault_at(MAP, row, format!("the row has not {} letters", map.grid.columns));
            }
            if let Some(c) = row.get_ref().chars().find(|c| !letters.legend.contains_key(&c.to_string())) {
                review.fault_at(MAP, row, format!("the legend does not know '{c}'"));
            }
        }
    }
    let mut seen = std::collections::BTreeSet::new();
    for place in &map.places.list {
        if let Some(hex) = hex(review, MAP, &grid, &place.hex, place.hex.get_ref())
            && !seen.insert(hex)
        {
            review.fault_at(MAP, &place.hex, format!("two places share hex {hex}"));
        }
        review.word(MAP, &place.kind, &["city", "town"]);
        review.word(MAP, &place.control, &["axis", "soviet"]);
    }
    if map.places.list.len() > 128 {
        review.fault(MAP, "at most 128 places fit");
    }
    for river in &map.river {
        review.word(MAP, &river.class, &["major", "river"]);
        river.sides.iter().for_each(|s| check_side(review, &grid, s));
    }
    map.bridges.sides.iter().for_each(|s| check_side(review, &grid, s));
    map.roads.list.iter().chain(&map.rails.list).for_each(|l| check_line(review, &grid, l));
    for source in &map.supply.list {
        hex(review, MAP, &grid, &source.hex, source.hex.get_ref());
        review.word(MAP, &source.side, &["axis", "soviet"]);
    }
    for setup in &map.setup {
        review.word(MAP, &setup.side, &["axis", "soviet"]);
        for word in setup.hexes.get_ref().clone().split_whitespace() {
            hex(review, MAP, &grid, &setup.hexes, word.trim_end_matches('*'));
        }
    }
}

fn check_units(review: &mut Review, units: &UnitsFile, map: &MapFile) {
    let grid = map.hexes();
    if units.unit.len() > UNITS {
        let message = format!("{} units; at most {UNITS} fit", units.unit.len());
        review.fault(UNITS_FILE, message);
    }
    let mut keys = std::collections::BTreeSet::new();
    let nations = Nation::ALL.map(Nation::word);
    let kinds = Kind::ALL.map(Kind::word);
    for unit in &units.unit {
        if !keys.insert(unit.key.get_ref().clone()) {
            review.fault_at(
                UNITS_FILE,
                &unit.key,
                format!("two units have the key '{}'", unit.key.get_ref()),
            );
        }
        review.word(UNITS_FILE, &unit.nation, &nations);
        review.word(UNITS_FILE, &unit.kind, &kinds);
        if let Some(at) = &unit.at {
            hex(review, UNITS_FILE, &grid, at, at.get_ref());
        }
        let army = map.setup.iter().any(|s| s.army == *unit.enters.get_ref());
        let known = ["start", "front", "second", "pool"].contains(&unit.enters.get_ref().as_str());
        if !army && !known && !unit.enters.get_ref().starts_with("box ") {
            review.fault_at(
                UNITS_FILE,
                &unit.enters,
                format!("nobody enters by '{}'", unit.enters.get_ref()),
            );
        }
    }
}

fn check_tables(review: &mut Review, tables: &TablesFile) {
    if tables.combat.rows.len() != 6 {
        review.fault(TABLES, "combat: a row for each face of the die is expected");
    }
    for row in &tables.combat.rows {
        if row.len() != tables.combat.columns.len() || row.len() != 11 {
            review.fault(TABLES, "combat: the table has a hole");
        }
        for cell in row {
            if crate::theatre::Cell::parse(cell.get_ref()).is_none() {
                review.fault_at(TABLES, cell, format!("'{}' is no combat result", cell.get_ref()));
            }
        }
    }
    for rows in [&tables.axis_reinforcements, &tables.transfer] {
        if rows.rows.len() != 6 {
            review.fault(TABLES, "a row for each face of the die is expected");
        }
        for key in rows.rows.iter().flat_map(BTreeMap::keys) {
            if !crate::state::What::ALL.iter().any(|w| w.word() == key) {
                review.fault(TABLES, format!("'{key}' is no kind of reinforcement"));
            }
        }
    }
}
