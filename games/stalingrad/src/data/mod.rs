//! The data files as they are written, and what must hold between them.

use std::collections::BTreeMap;

use sandtable_board::hex::{Hex, HexGrid, Layout, Shifted};
use sandtable_core::{DataError, DataErrors, Files};
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
        let mut errors = Vec::new();
        let mut keep = |e: DataError| errors.push(e);
        let map = files.read::<MapFile>(MAP).map_err(&mut keep).ok();
        let units = files.read::<UnitsFile>(UNITS_FILE).map_err(&mut keep).ok();
        let tables = files.read::<TablesFile>(TABLES).map_err(&mut keep).ok();
        let names: Vec<&str> = files.names().filter(|n| n.starts_with("scenarios/")).collect();
        let scenarios: Vec<ScenarioFile> =
            names.iter().filter_map(|n| files.read::<ScenarioFile>(n).map_err(&mut keep).ok()).collect();
        if scenarios.is_empty() {
            keep(files.error("scenarios/", None, "there is no scenario"));
        }
        let mut check = Check { files, errors };
        if let Some(map) = &map {
            check.map(map);
            if let Some(units) = &units {
                check.units(units, map);
            }
        }
        if let Some(tables) = &tables {
            check.tables(tables);
        }
        match (map, units, tables) {
            (Some(map), Some(units), Some(tables)) if check.errors.is_empty() => {
                Ok(Data { map, units, tables, scenarios })
            }
            _ => Err(DataErrors(check.errors)),
        }
    }
}

struct Check<'a> {
    files: &'a Files,
    errors: Vec<DataError>,
}

impl Check<'_> {
    fn fault<T>(&mut self, file: &str, at: &Spanned<T>, message: impl Into<String>) {
        self.errors.push(self.files.error_at(file, at, message));
    }

    fn word(&mut self, file: &str, word: &Spanned<String>, known: &[&str]) {
        if !known.contains(&word.get_ref().as_str()) {
            self.fault(file, word, format!("'{}' is none of {}", word.get_ref(), known.join(", ")));
        }
    }

    fn hex(&mut self, file: &str, grid: &HexGrid, at: &Spanned<String>, text: &str) -> Option<Hex> {
        match grid.parse(text) {
            Ok(hex) => Some(hex),
            Err(e) => {
                self.fault(file, at, format!("'{text}': {e}"));
                None
            }
        }
    }

    /// `1214-1215`: two neighbours.
    fn side(&mut self, grid: &HexGrid, side: &Spanned<String>) {
        let text = side.get_ref().clone();
        let Some((a, b)) = text.split_once('-') else {
            return self.fault(MAP, side, format!("'{text}' should be two hexes joined by a hyphen"));
        };
        let (a, b) = (self.hex(MAP, grid, side, a), self.hex(MAP, grid, side, b));
        if let (Some(a), Some(b)) = (a, b)
            && grid.direction(a, b).is_none()
        {
            self.fault(MAP, side, format!("{a} and {b} are not neighbours"));
        }
    }

    fn line(&mut self, grid: &HexGrid, line: &LineEntry) {
        let text = line.hexes.get_ref().clone();
        let hexes: Vec<Option<Hex>> = text.split('-').map(|h| self.hex(MAP, grid, &line.hexes, h)).collect();
        for pair in hexes.windows(2) {
            if let [Some(a), Some(b)] = pair
                && grid.direction(*a, *b).is_none()
            {
                self.fault(MAP, &line.hexes, format!("line {}: {a} and {b} are not neighbours", line.id));
            }
        }
    }

    fn map(&mut self, map: &MapFile) {
        let grid = map.hexes();
        if grid.len() > HEXES {
            self.errors.push(self.files.error(
                MAP,
                None,
                format!("{} hexes; at most {HEXES} fit", grid.len()),
            ));
        }
        for letters in [&map.terrain, &map.start] {
            if letters.rows.len() != usize::from(map.grid.rows) {
                let message =
                    format!("{} rows of letters, the grid has {}", letters.rows.len(), map.grid.rows);
                self.errors.push(self.files.error(MAP, None, message));
            }
            for row in &letters.rows {
                if row.get_ref().chars().count() != usize::from(map.grid.columns) {
                    self.fault(MAP, row, format!("the row has not {} letters", map.grid.columns));
                }
                if let Some(c) = row.get_ref().chars().find(|c| !letters.legend.contains_key(&c.to_string()))
                {
                    self.fault(MAP, row, format!("the legend does not know '{c}'"));
                }
            }
        }
        let mut seen = std::collections::BTreeSet::new();
        for place in &map.places.list {
            if let Some(hex) = self.hex(MAP, &grid, &place.hex, place.hex.get_ref())
                && !seen.insert(hex)
            {
                self.fault(MAP, &place.hex, format!("two places share hex {hex}"));
            }
            self.word(MAP, &place.kind, &["city", "town"]);
            self.word(MAP, &place.control, &["axis", "soviet"]);
        }
        if map.places.list.len() > 128 {
            self.errors.push(self.files.error(MAP, None, "at most 128 places fit"));
        }
        for river in &map.river {
            self.word(MAP, &river.class, &["major", "river"]);
            river.sides.iter().for_each(|s| self.side(&grid, s));
        }
        map.bridges.sides.iter().for_each(|s| self.side(&grid, s));
        map.roads.list.iter().chain(&map.rails.list).for_each(|l| self.line(&grid, l));
        for source in &map.supply.list {
            self.hex(MAP, &grid, &source.hex, source.hex.get_ref());
            self.word(MAP, &source.side, &["axis", "soviet"]);
        }
        for setup in &map.setup {
            self.word(MAP, &setup.side, &["axis", "soviet"]);
            for word in setup.hexes.get_ref().clone().split_whitespace() {
                self.hex(MAP, &grid, &setup.hexes, word.trim_end_matches('*'));
            }
        }
    }

    fn units(&mut self, units: &UnitsFile, map: &MapFile) {
        let grid = map.hexes();
        if units.unit.len() > UNITS {
            let message = format!("{} units; at most {UNITS} fit", units.unit.len());
            self.errors.push(self.files.error(UNITS_FILE, None, message));
        }
        let mut keys = std::collections::BTreeSet::new();
        let nations = Nation::ALL.map(Nation::word);
        let kinds = Kind::ALL.map(Kind::word);
        for unit in &units.unit {
            if !keys.insert(unit.key.get_ref().clone()) {
                self.fault(UNITS_FILE, &unit.key, format!("two units have the key '{}'", unit.key.get_ref()));
            }
            self.word(UNITS_FILE, &unit.nation, &nations);
            self.word(UNITS_FILE, &unit.kind, &kinds);
            if let Some(at) = &unit.at {
                self.hex(UNITS_FILE, &grid, at, at.get_ref());
            }
            let army = map.setup.iter().any(|s| s.army == *unit.enters.get_ref());
            let known = ["start", "front", "second", "pool"].contains(&unit.enters.get_ref().as_str());
            if !army && !known && !unit.enters.get_ref().starts_with("box ") {
                self.fault(UNITS_FILE, &unit.enters, format!("nobody enters by '{}'", unit.enters.get_ref()));
            }
        }
    }

    fn tables(&mut self, tables: &TablesFile) {
        if tables.combat.rows.len() != 6 {
            self.errors.push(self.files.error(
                TABLES,
                None,
                "combat: a row for each face of the die is expected",
            ));
        }
        for row in &tables.combat.rows {
            if row.len() != tables.combat.columns.len() || row.len() != 11 {
                self.errors.push(self.files.error(TABLES, None, "combat: the table has a hole"));
            }
            for cell in row {
                if crate::theatre::Cell::parse(cell.get_ref()).is_none() {
                    self.fault(TABLES, cell, format!("'{}' is no combat result", cell.get_ref()));
                }
            }
        }
        for rows in [&tables.axis_reinforcements, &tables.transfer] {
            if rows.rows.len() != 6 {
                self.errors.push(self.files.error(
                    TABLES,
                    None,
                    "a row for each face of the die is expected",
                ));
            }
            for key in rows.rows.iter().flat_map(BTreeMap::keys) {
                if !crate::state::What::ALL.iter().any(|w| w.word() == key) {
                    self.errors.push(self.files.error(
                        TABLES,
                        None,
                        format!("'{key}' is no kind of reinforcement"),
                    ));
                }
            }
        }
    }
}
