//! The data files as they are written.
#![allow(missing_docs)]

use std::collections::BTreeMap;

use sandtable_board::Sheets;
use sandtable_core::{DataErrors, Files, Review};
use serde::Deserialize;
use toml::Spanned;

use crate::air::data::{self as air, AirFile, AirOfScenario};
use crate::pieces::{Antitank, Barrier, Category, Closeness, Kind, Mobility, Side, Terrain, Way, Weather};
use crate::sea::data::{self as sea, SeaFile};

mod check;

/// `map.toml`.
#[derive(Debug, Deserialize)]
pub struct MapFile {
    pub sheets: SheetsEntry,
    pub terrain: Letters,
    #[serde(default)]
    pub place: Vec<PlaceEntry>,
    #[serde(default, rename = "box")]
    pub boxes: Vec<BoxEntry>,
    #[serde(default)]
    pub side: Vec<SideEntry>,
    #[serde(default)]
    pub way: Vec<WayEntry>,
    #[serde(default)]
    pub gauge: Vec<GaugeEntry>,
    #[serde(default)]
    pub supply: Vec<SourceEntry>,
}

/// Sheets of hexes.
#[derive(Debug, Deserialize)]
pub struct SheetsEntry {
    pub across: u8,
    pub down: u8,
    pub cols: u8,
    pub rows: u8,
}

/// A letter a hex, row by row from the north.
#[derive(Debug, Deserialize)]
pub struct Letters {
    pub legend: BTreeMap<char, Terrain>,
    pub rows: Vec<Spanned<String>>,
}

/// A village or city.
#[derive(Debug, Deserialize)]
pub struct PlaceEntry {
    pub key: Spanned<String>,
    pub hex: Spanned<String>,
    pub kind: Terrain,
    pub owner: Side,
    #[serde(default)]
    pub vp: u8,
    /// The capacity of its port in tokens.
    #[serde(default)]
    pub port: u8,
    /// Its own damage track in tokens (19.0b/2).
    pub track: Option<[u8; 4]>,
}

/// A holding box tied to a hex: a second name for it, where the map has no room for all that stands there (intro.map/4).
#[derive(Debug, Deserialize)]
pub struct BoxEntry {
    pub key: Spanned<String>,
    pub hex: Spanned<String>,
}

/// A river or lake: its hexsides as pairs of hexes.
#[derive(Debug, Deserialize)]
pub struct SideEntry {
    pub kind: Barrier,
    pub sides: Vec<Spanned<String>>,
}

/// A road or railway: a chain of hexes.
#[derive(Debug, Deserialize)]
pub struct WayEntry {
    pub kind: Way,
    pub hexes: Spanned<String>,
    /// Of a railroad: its tracks.
    #[serde(default)]
    pub tracks: u8,
}

/// Railroad hexes of a side's gauge; those of no entry are used by both (13.3f/1).
#[derive(Debug, Deserialize)]
pub struct GaugeEntry {
    pub side: Side,
    pub hexes: Spanned<String>,
}

/// A supply source (12.6a/1).
#[derive(Debug, Deserialize)]
pub struct SourceEntry {
    pub side: Side,
    pub hex: Spanned<String>,
}

/// `units.toml`.
#[derive(Debug, Deserialize)]
pub struct UnitsFile {
    pub template: Vec<TemplateEntry>,
    pub transport: Vec<TransportEntry>,
    pub unit: Vec<UnitEntry>,
}

/// What is printed on the counters of a kind.
#[derive(Debug, Deserialize)]
pub struct TemplateEntry {
    pub key: Spanned<String>,
    pub kind: Kind,
    pub category: Category,
    #[serde(default = "no_antitank")]
    pub at: Antitank,
    /// Size in RE.
    pub re: Spanned<f32>,
    pub steps: u8,
    pub combat: FaceEntry,
    #[serde(rename = "move")]
    pub moving: FaceEntry,
    /// Does its headquarters serve its own division alone (13.1d/1)?
    #[serde(default)]
    pub divisional: bool,
    /// Has it the Para symbol (14.10a)?
    #[serde(default)]
    pub para: bool,
    /// Is it coastal artillery (18.3g)?
    #[serde(default)]
    pub coastal: bool,
    /// Is there a yellow dot behind its Action Rating (3.1d)?
    #[serde(default)]
    pub no_rebuild: bool,
    /// Its line of the Rebuild Table.
    #[serde(default)]
    pub rebuild: Rebuild,
}

/// What a step costs to rebuild, in Replacements.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Rebuild {
    #[serde(default)]
    pub pax: u8,
    #[serde(default)]
    pub eq: u8,
    /// Do two come back for one Replacement (13.5d)?
    #[serde(default)]
    pub small: bool,
}

impl Default for Rebuild {
    fn default() -> Rebuild {
        Rebuild { pax: 1, eq: 0, small: false }
    }
}

const fn no_antitank() -> Antitank {
    Antitank::None
}

/// One side of a counter.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct FaceEntry {
    #[serde(default)]
    pub strength: u8,
    #[serde(default)]
    pub defends: bool,
    #[serde(default)]
    pub ar: i8,
    pub ma: u8,
    pub by: Mobility,
    #[serde(default)]
    pub barrage: u8,
    #[serde(default)]
    pub range: u8,
    #[serde(default)]
    pub throw: u8,
}

/// A kind of Transport Points.
#[derive(Debug, Deserialize)]
pub struct TransportEntry {
    pub key: String,
    /// The range of its Extender in MP.
    #[serde(default)]
    pub extender: u8,
    pub ma: u8,
    pub by: Mobility,
    /// Does it float as well (18.4e)?
    #[serde(default)]
    pub amphibious: bool,
}

/// A counter.
#[derive(Debug, Deserialize)]
pub struct UnitEntry {
    pub key: Spanned<String>,
    pub template: Spanned<String>,
    pub side: Side,
    pub nation: String,
    pub name: String,
    #[serde(default)]
    pub formation: String,
}

/// `charts.toml`.
#[derive(Debug, Deserialize)]
pub struct ChartsFile {
    pub combat: CombatEntry,
    pub surprise: SurpriseEntry,
    pub barrage: BarrageEntry,
    pub shifts: Shifts,
    pub facility: FacilityEntry,
    pub attrition: AttritionEntry,
    pub capture: Capture,
    pub blowing: Blowing,
    pub ports: PortDamage,
    pub supply: Costs,
    pub ranges: Ranges,
    pub terrain: TerrainEntry,
}

#[derive(Debug, Deserialize)]
pub struct CombatEntry {
    pub open: Vec<Spanned<String>>,
    pub close: Vec<Spanned<String>>,
    pub very_close: Vec<Spanned<String>>,
    pub extremely_close: Vec<Spanned<String>>,
    pub rows: Vec<Vec<Spanned<String>>>,
}

impl CombatEntry {
    /// The odds lines by closeness.
    pub const fn lines(&self) -> [&Vec<Spanned<String>>; 4] {
        [&self.open, &self.close, &self.very_close, &self.extremely_close]
    }
}

/// Attacker from, defender up to.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct SurpriseEntry {
    pub overrun: [i8; 2],
    pub regular: [i8; 2],
}

#[derive(Debug, Deserialize)]
pub struct BarrageEntry {
    pub columns: Vec<u16>,
    pub cost: Vec<u8>,
    pub rows: Vec<Vec<Spanned<String>>>,
}

#[derive(Debug, Deserialize)]
pub struct FacilityEntry {
    pub columns: Vec<u16>,
    pub cost: Vec<u8>,
    pub rows: Vec<Vec<Spanned<String>>>,
}

#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Shifts {
    pub density: [u8; 5],
    pub by_density: [i8; 6],
    pub hedgehog: i8,
    pub close: i8,
    pub extremely_close: i8,
    pub unspotted: i8,
    pub strat: i8,
    pub near_base: i8,
}

#[derive(Debug, Deserialize)]
pub struct AttritionEntry {
    pub rows: Vec<Vec<i8>>,
    pub crowd: i8,
}

#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Capture {
    pub dump: [u8; 6],
    pub trucks: [u8; 6],
    pub wagons: [u8; 6],
}

#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Blowing {
    pub per_cent: [u8; 6],
}

/// What hits leave of a port.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct PortDamage {
    pub per_cent: [u8; 4],
}

/// Prices in tokens.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Costs {
    pub sp: u8,
    pub attack_step: u8,
    pub defence: u8,
    pub defence_small: u8,
    pub fuel_unit: u8,
    pub fuel_formation: u8,
    pub fuel_hq: u8,
    pub eat: u8,
    pub restock: u8,
    pub hedgehog: u8,
    pub refit: u8,
    pub base: u8,
    pub strip: u8,
    pub strip_raised: u8,
    pub port: u8,
}

#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Ranges {
    pub draw: u8,
    pub breakout: u16,
}

#[derive(Debug, Deserialize)]
pub struct TerrainEntry {
    pub hex: Vec<HexLine>,
    pub side: Vec<SideLine>,
    pub road: Vec<RoadLine>,
}

/// A cost in MP, or `-` where there is no way.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged)]
pub enum Cost {
    Whole(u8),
    Parts(f32),
    None(String),
}

#[derive(Debug, Deserialize)]
pub struct HexLine {
    pub kind: Terrain,
    pub class: Closeness,
    pub attack: [Spanned<String>; 3],
    pub defence: [Spanned<String>; 3],
    pub dry: [Cost; 3],
    pub mud: [Cost; 3],
    pub snow: [Cost; 3],
}

#[derive(Debug, Deserialize)]
pub struct SideLine {
    pub kind: Barrier,
    pub attack: [Spanned<String>; 3],
    pub dry: [Cost; 3],
    pub mud: [Cost; 3],
    pub snow: [Cost; 3],
}

#[derive(Debug, Deserialize)]
pub struct RoadLine {
    pub kind: Way,
    pub dry: [Cost; 3],
    pub mud: [Cost; 3],
    pub snow: [Cost; 3],
}

/// `scenarios/*.toml`.
#[derive(Debug, Deserialize)]
pub struct ScenarioFile {
    pub key: String,
    pub turns: u8,
    pub first: Side,
    pub weather: Weather,
    pub weather_table: Vec<Weather>,
    pub allied: SideOfScenario,
    pub axis: SideOfScenario,
    pub setup: Vec<SetupEntry>,
    #[serde(default)]
    pub dump: Vec<DumpEntry>,
    #[serde(default)]
    pub column: Vec<ColumnEntry>,
    #[serde(default)]
    pub hedgehog: Vec<HedgehogEntry>,
    #[serde(default)]
    pub arrival: Vec<ArrivalEntry>,
    #[serde(default)]
    pub air: AirOfScenario,
}

/// What a side has in a scenario.
#[derive(Debug, Clone, Deserialize)]
pub struct SideOfScenario {
    /// SP by 2d6.
    pub supply: Vec<u8>,
    /// Reserve markers (5.4a/1).
    pub reserves: u8,
    /// Rail Cap of a turn in SP (13.3b/1).
    #[serde(default)]
    pub rail: u8,
    /// Sea Cap of a turn in SP (19.0f/1).
    #[serde(default)]
    pub sea: u8,
    /// The Variable Replacement Table (13.5/1).
    pub repl: Option<ReplEntry>,
}

/// Pax and Eq by 2d6.
#[derive(Debug, Clone, Deserialize)]
pub struct ReplEntry {
    pub pax: Vec<u8>,
    pub eq: Vec<u8>,
}

/// What arrives in a turn (13.6/1).
#[derive(Debug, Deserialize)]
pub struct ArrivalEntry {
    pub turn: u8,
    pub hex: Spanned<String>,
    #[serde(default)]
    pub units: Vec<Spanned<String>>,
    pub column: Option<ConvoyEntry>,
}

#[derive(Debug, Deserialize)]
pub struct ConvoyEntry {
    pub side: Side,
    pub kind: Spanned<String>,
    pub points: u8,
}

/// Units within so many hexes of a hex (intro.setup/A).
#[derive(Debug, Deserialize)]
pub struct SetupEntry {
    pub hex: Spanned<String>,
    #[serde(default)]
    pub within: u8,
    pub units: Vec<Spanned<String>>,
}

#[derive(Debug, Deserialize)]
pub struct DumpEntry {
    pub side: Side,
    pub hex: Spanned<String>,
    pub tokens: u16,
}

#[derive(Debug, Deserialize)]
pub struct ColumnEntry {
    pub side: Side,
    pub kind: Spanned<String>,
    pub points: u8,
    pub hex: Spanned<String>,
    #[serde(default)]
    pub load: u8,
    /// Organic Trucks of this formation (13.2g).
    #[serde(default)]
    pub formation: String,
}

#[derive(Debug, Deserialize)]
pub struct HedgehogEntry {
    pub side: Side,
    pub hex: Spanned<String>,
    pub level: Spanned<u8>,
}

/// Everything, parsed.
#[derive(Debug)]
pub struct Data {
    pub map: MapFile,
    pub units: UnitsFile,
    pub air: AirFile,
    pub sea: SeaFile,
    pub charts: ChartsFile,
    pub scenarios: Vec<ScenarioFile>,
}

const MAP: &str = "map.toml";
const UNITS: &str = "units.toml";
const CHARTS: &str = "charts.toml";
const AIR: &str = "air.toml";
const SEA: &str = "sea.toml";

impl MapFile {
    /// The hex that a holding box of this key is tied to.
    pub fn boxed(&self, key: &str) -> Option<&str> {
        self.boxes.iter().find(|b| b.key.get_ref() == key).map(|b| b.hex.get_ref().as_str())
    }

    /// The sheets.
    pub const fn sheets(&self) -> Sheets {
        let SheetsEntry { across, down, cols, rows } = self.sheets;
        Sheets { across, down, cols, rows }
    }
}

impl Data {
    /// Reads and checks all files.
    ///
    /// # Errors
    /// Everything that is wrong, by file and line.
    pub fn read(files: &Files) -> Result<Data, DataErrors> {
        let mut review = Review::new(files);
        let (map, units) = (review.read::<MapFile>(MAP), review.read::<UnitsFile>(UNITS));
        let flown = review.read::<AirFile>(AIR);
        let afloat = review.read::<SeaFile>(SEA);
        let (charts, scenarios) = (review.read::<ChartsFile>(CHARTS), review.scenarios::<ScenarioFile>());
        if let Some(map) = &map {
            check::map(&mut review, map);
        }
        if let Some(units) = &units {
            check::units(&mut review, units);
        }
        if let Some(flown) = &flown {
            air::check(&mut review, flown);
            scenarios.iter().for_each(|(file, s)| air::check_scenario(&mut review, file, &s.air, flown));
        }
        if let Some(afloat) = &afloat {
            sea::check(&mut review, SEA, afloat);
        }
        if let (Some(afloat), Some(flown)) = (&afloat, &flown) {
            sea::check_decks(&mut review, SEA, afloat, flown);
        }
        if let Some(charts) = &charts {
            check::charts(&mut review, charts);
        }
        if let (Some(map), Some(units)) = (&map, &units) {
            scenarios.iter().for_each(|(file, s)| check::scenario(&mut review, file, s, map, units));
        }
        let scenarios = scenarios.into_iter().map(|(_, scenario)| scenario).collect();
        let all = map.zip(units).zip(charts).zip(flown).zip(afloat);
        let whole = |((((map, units), charts), air), sea)| Data { map, units, air, sea, charts, scenarios };
        review.done(all.map(whole))
    }
}
