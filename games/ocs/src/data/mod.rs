//! The data files as they are written.
#![allow(missing_docs)]

use std::collections::BTreeMap;

use sandtable_board::Sheets;
use sandtable_core::{DataErrors, Files, Review};
use serde::Deserialize;
use toml::Spanned;

use crate::air::data::{self as air, AirCharts, AirFile, AirUnits};
use crate::pieces::{Antitank, Barrier, Category, Closeness, Kind, Mobility, Side, Terrain, Way};
use crate::sea::data::{self as sea, SeaFile};

mod atlas;
mod check;
mod own;
mod scenario;
mod setup;

pub use atlas::key as place_key;
use atlas::{AtlasFile, Reading};
use own::OwnCharts;
pub use own::OwnTables;
pub use scenario::{HedgehogEntry, IncomeEntry, Listed, MoreEntry, ScenarioFile, SideOfScenario};

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
    #[serde(default)]
    pub zone: Vec<ZoneEntry>,
    /// Countries, where the map has them.
    #[serde(skip)]
    pub countries: Vec<String>,
    /// Of every hex its country by index, row by row from the north; the first is nobody's.
    #[serde(skip)]
    pub country: Vec<Vec<u8>>,
}

/// Hexes or hexsides that a rule names.
#[derive(Debug, Deserialize)]
pub struct ZoneEntry {
    pub name: String,
    #[serde(default)]
    pub hexes: Vec<Spanned<String>>,
    #[serde(default)]
    pub sides: Vec<Spanned<String>>,
    /// The terrain that its hexes have beside their own.
    pub terrain: Option<Terrain>,
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
    /// What is printed for a formation, where it is not its key.
    #[serde(default)]
    pub formation: Vec<FormationEntry>,
    pub transport: Vec<TransportEntry>,
    pub unit: Vec<UnitEntry>,
}

/// A multi-unit formation.
#[derive(Debug, Deserialize)]
pub struct FormationEntry {
    pub key: Spanned<String>,
    pub name: String,
}

/// What is printed on the counters of a kind.
#[derive(Debug, Deserialize)]
pub struct TemplateEntry {
    pub key: Spanned<String>,
    /// What such a counter is called: `panzer` for the message `kind-panzer`; left out, it goes by its arm.
    pub called: Option<String>,
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
#[serde(deny_unknown_fields)]
pub struct UnitEntry {
    pub key: Spanned<String>,
    pub template: Spanned<String>,
    pub side: Side,
    pub nation: String,
    pub name: String,
    #[serde(default)]
    pub formation: String,
    /// Where values of its own come from.
    #[serde(default)]
    pub source: String,
    // What this counter prints otherwise than its template.
    pub category: Option<Category>,
    pub at: Option<Antitank>,
    pub re: Option<Spanned<f32>>,
    pub steps: Option<u8>,
    pub para: Option<bool>,
    #[serde(default)]
    pub combat: OwnFace,
    #[serde(default, rename = "move")]
    pub moving: OwnFace,
}

/// What one side of a counter prints otherwise than its template.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnFace {
    strength: Option<u8>,
    defends: Option<bool>,
    ar: Option<i8>,
    ma: Option<u8>,
    by: Option<Mobility>,
    barrage: Option<u8>,
    range: Option<u8>,
    throw: Option<u8>,
}

impl OwnFace {
    /// Laid over the side of the template.
    pub fn over(self, face: FaceEntry) -> FaceEntry {
        FaceEntry {
            strength: self.strength.unwrap_or(face.strength),
            defends: self.defends.unwrap_or(face.defends),
            ar: self.ar.unwrap_or(face.ar),
            ma: self.ma.unwrap_or(face.ma),
            by: self.by.unwrap_or(face.by),
            barrage: self.barrage.unwrap_or(face.barrage),
            range: self.range.unwrap_or(face.range),
            throw: self.throw.unwrap_or(face.throw),
        }
    }
}

impl UnitEntry {
    /// Its size in RE.
    pub fn re(&self, template: &TemplateEntry) -> f32 {
        *self.re.as_ref().unwrap_or(&template.re).get_ref()
    }

    /// Its steps.
    pub fn steps(&self, template: &TemplateEntry) -> u8 {
        self.steps.unwrap_or(template.steps)
    }
}

impl UnitsFile {
    /// The template of a unit.
    pub fn template(&self, unit: &UnitEntry) -> Option<&TemplateEntry> {
        self.template.iter().find(|template| template.key.get_ref() == unit.template.get_ref())
    }

    /// What is printed for a formation.
    pub fn printed<'a>(&'a self, formation: &'a str) -> &'a str {
        self.formation.iter().find(|it| it.key.get_ref() == formation).map_or(formation, |it| &it.name)
    }
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

/// Everything, parsed.
#[derive(Debug)]
pub struct Data {
    pub map: MapFile,
    pub units: UnitsFile,
    pub air: AirFile,
    pub sea: SeaFile,
    pub charts: ChartsFile,
    /// Tables of the title.
    pub own: OwnTables,
    pub scenarios: Vec<ScenarioFile>,
}

const MAP: &str = "map.toml";
const UNITS: &str = "units.toml";
const CHARTS: &str = "charts.toml";
/// The charts of the series, in the box of a title.
const SERIES: [&str; 3] = ["series/charts.toml", "series/air.toml", "series/sea.toml"];
const READING: &str = "reading.toml";
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
        let map = review.read::<MapFile>(MAP);
        let charts = review.read::<ChartsFile>(CHARTS);
        let (flown, afloat) = (review.read::<AirFile>(AIR), review.read::<SeaFile>(SEA));
        Data::checked(review, map, charts, flown, afloat, OwnTables::default())
    }

    /// The same of a title: its map comes from the atlas, its charts lie over those of the series.
    ///
    /// # Errors
    /// Everything that is wrong, by file and line.
    pub fn of_title(files: &Files) -> Result<Data, DataErrors> {
        let mut review = Review::new(files);
        let (atlas, reading) = (review.read::<AtlasFile>(MAP), review.read::<Reading>(READING));
        let map = atlas.zip(reading).map(|(atlas, reading)| atlas.read(&mut review, &reading));
        let [charts, flown, afloat] = SERIES;
        let (series, own) = (review.read::<ChartsFile>(charts), review.read::<OwnCharts>(CHARTS));
        let charts = series.zip(own).map(|(series, own)| own.over(series));
        let tables = review.read::<OwnTables>(CHARTS).unwrap_or_default();
        tables.check(&mut review);
        let (series, own) = (review.read::<AirCharts>(flown), review.read::<AirUnits>(AIR));
        let flown = series.zip(own).map(|(series, own)| own.under(series));
        let afloat = review.read::<SeaFile>(afloat).map(SeaFile::without_ships);
        Data::checked(review, map, charts, flown, afloat, tables)
    }

    fn checked(
        mut review: Review,
        map: Option<MapFile>,
        charts: Option<ChartsFile>,
        flown: Option<AirFile>,
        afloat: Option<SeaFile>,
        own: OwnTables,
    ) -> Result<Data, DataErrors> {
        let units = review.read::<UnitsFile>(UNITS);
        let scenarios = review.scenarios::<ScenarioFile>();
        if let Some(map) = &map {
            check::map(&mut review, map);
        }
        if let Some(units) = &units {
            check::units(&mut review, units);
        }
        if let Some(flown) = &flown {
            air::check(&mut review, flown);
            scenarios.iter().for_each(|(file, s)| air::check_scenario(&mut review, file, s, flown));
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
            scenarios.iter().for_each(|(file, s)| check::scenario(&mut review, file, s, map, units, &own));
        }
        let (names, scenarios): (Vec<&str>, Vec<ScenarioFile>) = scenarios.into_iter().unzip();
        let all = map.zip(units).zip(charts).zip(flown).zip(afloat);
        let whole =
            |((((map, units), charts), air), sea)| Data { map, units, air, sea, charts, own, scenarios };
        let data = all.map(whole).filter(|_| review.is_clean());
        for (file, s) in data.iter().flat_map(|data| names.iter().zip(&data.scenarios)) {
            data.iter().for_each(|data| setup::check(&mut review, file, s, data));
        }
        review.done(data)
    }
}
