//! What `map-source.toml` of a hex map may say.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use crate::extract::LonLat;
use crate::hex::Numbering;
use crate::projection::Projection;

/// The source file of a hex map.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HexSource {
    /// The game's folder.
    pub game: String,
    /// `hex`.
    pub kind: String,
    /// Title in the legend.
    pub title: String,
    /// Second line of the title.
    pub subtitle: String,
    /// Letter of the extracts.
    pub theatre: String,
    /// A fitted grid with places, rivers and railways among the extracts.
    pub georeference: Option<String>,
    /// The rectangle of hexes.
    pub grid: GridSource,
    /// From degrees to hex widths.
    pub projection: Projection,
    /// Rules of thumb and corrections.
    pub terrain: TerrainSource,
    /// Towns and cities.
    #[serde(default)]
    pub place: Vec<PlaceSource>,
    /// Other classes for places of the georeference.
    #[serde(default)]
    pub class: Vec<ClassSource>,
    /// Rivers along hexsides.
    #[serde(default)]
    pub river: Vec<RiverSource>,
    /// Roads through hex centres.
    #[serde(default)]
    pub road: Vec<LineSource>,
    /// Railways through hex centres.
    #[serde(default)]
    pub rail: Vec<LineSource>,
    /// Which towns stand on which bank.
    #[serde(default)]
    pub bank: Vec<BankSource>,
    /// Sources of supply.
    #[serde(default)]
    pub supply: Vec<SupplySource>,
    /// The front at the start.
    pub front: Option<FrontSource>,
    /// Set-up hexes.
    #[serde(default)]
    pub setup: Vec<SetupSource>,
    /// Names of seas and landscapes.
    #[serde(default)]
    pub name: Vec<NameSource>,
    /// Hexsides nobody crosses.
    #[serde(default)]
    pub blocked: Vec<BlockedSource>,
    /// Countries and their corrections.
    #[serde(default)]
    pub country: Vec<PatchSource>,
    /// Rivers that are frontiers.
    #[serde(default)]
    pub frontier: Vec<FrontierSource>,
    /// Groups of hexes that rules name: forts, industry, zones.
    #[serde(default)]
    pub zone: Vec<ZoneSource>,
    /// Corrections to the lines of the georeference.
    #[serde(default)]
    pub correct: Vec<CorrectSource>,
    /// Where the legend goes.
    pub legend: LegendSource,
}

/// The rectangle of hexes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GridSource {
    /// Where the grid comes from.
    pub source: String,
    /// Hexes in a row.
    pub columns: i32,
    /// Rows.
    pub rows: i32,
    /// Printed numbers.
    pub numbering: Numbering,
}

/// Rules of thumb for terrain, and hexes by hand.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainSource {
    /// Where the terrain comes from.
    pub source: String,
    /// Share of water from which a hex without place or line is all sea.
    pub sea_share: f64,
    /// Terrain of a hex of which nothing is said.
    pub default: String,
    /// A letter for each kind.
    pub letters: BTreeMap<String, char>,
    /// Percent of wood from which an open hex counts as light woods.
    pub wood_percent: Option<f64>,
    /// Percent of wetland from which an open hex counts as marsh.
    pub marsh_percent: Option<f64>,
    /// Difference of height within a hex, in metres, from which an open hex counts as rough.
    pub rough_metres: Option<f64>,
    /// Land that was water in the war, in degrees.
    #[serde(default)]
    pub drowned: Vec<DrownedSource>,
    /// Lakes of today that were none.
    #[serde(default)]
    pub dry: Vec<DrySource>,
    /// Hexes by hand.
    #[serde(default)]
    pub patch: Vec<PatchSource>,
}

/// A polygon of today's land that was water.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrownedSource {
    /// What it is.
    pub name: String,
    /// Why.
    pub reason: String,
    /// A lake of the extract that the land layer lacks.
    pub lake: Option<String>,
    /// Or its outline.
    #[serde(default)]
    pub ring: Vec<LonLat>,
}

/// Lakes that are newer than the war.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrySource {
    /// Why.
    pub reason: String,
    /// Near the middle of each.
    pub at: Vec<LonLat>,
}

/// Hexes of one kind with the reason.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PatchSource {
    /// Terrain, side or country.
    #[serde(alias = "side")]
    pub kind: Spanned<String>,
    /// Why.
    pub reason: String,
    /// Printed numbers.
    pub hexes: Spanned<String>,
}

/// A town or city.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceSource {
    /// Name as the ledger spells it.
    pub name: Spanned<String>,
    /// Where it lies.
    pub at: LonLat,
    /// Class of place.
    pub kind: String,
    /// The ledger's hex.
    pub hex: Spanned<String>,
    /// Side at the start.
    pub control: Option<String>,
    /// Victory points.
    pub vp: Option<u32>,
    /// Whether the hex is stated although the grid puts the position into a neighbour.
    #[serde(default)]
    pub stated: bool,
}

/// Another class for a place of the georeference.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassSource {
    /// Its name.
    pub place: Spanned<String>,
    /// Its class.
    pub kind: String,
    /// Why.
    pub reason: String,
}

/// A river along hexsides, downstream.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RiverSource {
    /// Name.
    pub name: Spanned<String>,
    /// Which part of it.
    pub reach: Option<String>,
    /// Class by the rules.
    pub class: String,
    /// Sides as `1005/1006`.
    pub sides: Spanned<String>,
}

/// A road or railway.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineSource {
    /// Short name.
    pub id: String,
    /// Long name.
    pub name: String,
    /// Class, where there are several.
    pub class: Option<String>,
    /// Chain of hexes or of places, joined by the shortest way.
    pub hexes: Spanned<String>,
}

/// Towns on the banks of a river.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BankSource {
    /// The river.
    pub river: Spanned<String>,
    /// Towns on the right bank.
    pub right: Vec<Spanned<String>>,
    /// Towns on the left bank.
    pub left: Vec<Spanned<String>>,
}

/// A source of supply.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SupplySource {
    /// Its hex.
    pub hex: Spanned<String>,
    /// Whose.
    pub side: String,
    /// Whether a railway enters there.
    pub rail: bool,
    /// Whereto it leads.
    pub name: String,
}

/// The front at the start.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FrontSource {
    /// Where it comes from.
    pub source: String,
    /// Side west of it.
    pub west: String,
    /// Side east of it.
    pub east: String,
    /// From north to south.
    pub line: Vec<LonLat>,
    /// Corrections.
    #[serde(default)]
    pub patch: Vec<PatchSource>,
}

/// Set-up hexes of an army.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupSource {
    /// Whose.
    pub side: String,
    /// Army.
    pub army: String,
    /// Hex of the headquarters.
    pub hq: Option<Spanned<String>>,
    /// Hexes; a star marks the armoured symbol.
    pub hexes: Spanned<String>,
}

/// A name of sea or landscape.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NameSource {
    /// The words.
    pub text: String,
    /// `sea`, `land`, `range`.
    pub kind: String,
    /// Middle of the words.
    pub at: LonLat,
    /// Degrees clockwise.
    #[serde(default)]
    pub turn: f64,
    /// Times the usual size.
    #[serde(default = "one")]
    pub size: f64,
}

fn one() -> f64 {
    1.0
}

/// Hexsides nobody crosses.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlockedSource {
    /// Why.
    pub reason: String,
    /// Whether a bridge crosses all the same.
    #[serde(default)]
    pub bridged: bool,
    /// Sides as `A39.26/A39.27`.
    pub sides: Spanned<String>,
}

/// A river that is a frontier, within a rectangle of degrees.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FrontierSource {
    /// The river.
    pub river: Spanned<String>,
    /// Country of the right bank.
    pub right: String,
    /// Country of the left bank.
    pub left: String,
    /// West, south, east, north.
    pub within: [f64; 4],
}

/// A group of hexes that rules name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ZoneSource {
    /// Name.
    pub name: String,
    /// Where it comes from.
    pub source: String,
    /// Printed numbers; or one of the georeference's lists.
    pub hexes: Option<Spanned<String>>,
    /// A list of the georeference: `west_wall` or `maginot`.
    pub list: Option<String>,
}

/// A correction to a line of the georeference.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CorrectSource {
    /// River to mend.
    pub river: Spanned<String>,
    /// Why.
    pub reason: String,
    /// Sides taken away.
    pub drop: Option<Spanned<String>>,
    /// Sides put in their place, in order.
    pub add: Option<Spanned<String>>,
    /// Whether they are put at the head instead of the foot.
    #[serde(default)]
    pub head: bool,
}

/// Where the legend goes.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LegendSource {
    /// A corner: `south-west` and so on.
    pub at: String,
}
