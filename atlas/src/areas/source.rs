//! What `map-source.toml` and `map.toml` of an area map say.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use crate::extract::LonLat;
use crate::hexmap::source::{LegendSource, NameSource};
use crate::projection::Projection;

/// The source file of an area map.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AreaSource {
    /// The game's folder.
    pub game: String,
    /// `areas`.
    pub kind: String,
    /// Title in the legend.
    pub title: String,
    /// Second line of the title.
    pub subtitle: String,
    /// Letter of the extracts.
    pub theatre: String,
    /// Letter of the extracts that fill the south.
    pub beyond: Option<Beyond>,
    /// The file with the rule polygons, within the game's folder.
    pub rules: String,
    /// From degrees to board pixels.
    pub projection: Projection,
    /// How far the real coast may lie seawards of the rule polygon, in degrees.
    pub shore: f64,
    /// Edges of one area that are no coast, with the reason.
    #[serde(default)]
    pub dry: Vec<DryEdge>,
    /// Where white arrows lie.
    #[serde(default)]
    pub arrow: Vec<Arrow>,
    /// Rivers to draw.
    pub river: Vec<RiverName>,
    /// Towns to draw.
    pub town: Vec<Town>,
    /// Names of seas and countries.
    pub name: Vec<NameSource>,
    /// Where the legend goes.
    pub legend: LegendSource,
}

/// Extracts of another theatre south of a latitude.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beyond {
    /// Its letter.
    pub theatre: String,
    /// Where it begins.
    pub south_of: f64,
}

/// An edge of one area that borders land outside the game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DryEdge {
    /// Its two border points.
    pub edge: [Spanned<String>; 2],
    /// Why.
    pub reason: String,
}

/// The place of a white arrow.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrow {
    /// The two areas.
    pub between: [u32; 2],
    /// Its middle.
    pub at: LonLat,
    /// Degrees clockwise from east to west.
    pub turn: f64,
}

/// A river by its name in the extract.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RiverName {
    /// Name in the extract.
    pub extract: Spanned<String>,
    /// Name on the map.
    pub name: String,
    /// Whether it is one of the great ones.
    #[serde(default)]
    pub great: bool,
}

/// A town for the eye.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Town {
    /// Its name.
    pub name: Spanned<String>,
    /// Where it lies.
    pub at: LonLat,
    /// The area that holds it.
    pub area: u32,
}

/// The game's `map.toml`, as far as the atlas reads it.
#[derive(Debug, Deserialize)]
pub struct RuleMap {
    /// The window in degrees.
    pub window: Window,
    /// Lengths of the rulers.
    pub rulers: Rulers,
    /// Border points.
    pub nodes: BTreeMap<String, LonLat>,
    /// Areas.
    pub area: Vec<Area>,
    /// Aircraft placements.
    #[serde(default)]
    pub placement: Vec<Placement>,
    /// Countries nobody enters.
    #[serde(default)]
    pub no_entry: Vec<Outside>,
    /// Land outside the game.
    #[serde(default)]
    pub out_of_play: Vec<Outside>,
}

/// The window of the map.
#[derive(Debug, Deserialize)]
pub struct Window {
    /// Degrees.
    pub west: f64,
    /// Degrees.
    pub south: f64,
    /// Degrees.
    pub east: f64,
    /// Degrees.
    pub north: f64,
}

/// The rulers.
#[derive(Debug, Deserialize)]
pub struct Rulers {
    /// Kilometres.
    pub short_km: f64,
    /// Kilometres.
    pub long_km: f64,
}

/// An area of the rules.
#[derive(Debug, Deserialize)]
pub struct Area {
    /// Number.
    pub no: u32,
    /// Name.
    pub name: String,
    /// Region.
    pub region: String,
    /// Whether it has an orange star.
    #[serde(default)]
    pub star: bool,
    /// Whether it has an airfield.
    #[serde(default)]
    pub airfield: bool,
    /// Whether it is mountainous.
    #[serde(default)]
    pub mountain: bool,
    /// Whether it has the light-blue triangle.
    #[serde(default)]
    pub triangle: bool,
    /// Whether it has a blue Allied star.
    #[serde(default)]
    pub allied_start: bool,
    /// Whether it has the Axis symbol.
    #[serde(default)]
    pub axis_symbol: bool,
    /// Point of aircraft and label.
    pub point: LonLat,
    /// Neighbours by land.
    pub land: Vec<u32>,
    /// Neighbours by white arrow.
    #[serde(default)]
    pub arrows: Vec<u32>,
    /// Border points in order.
    pub border: Vec<Spanned<String>>,
}

/// A placement of an aircraft with its reach.
#[derive(Debug, Deserialize)]
pub struct Placement {
    /// Area.
    pub area: u32,
    /// Letter.
    pub spot: String,
    /// Where.
    pub point: LonLat,
    /// Areas within the short ruler.
    pub short: Vec<u32>,
    /// Areas within the long ruler.
    pub long: Vec<u32>,
}

/// Land without rules.
#[derive(Debug, Deserialize)]
pub struct Outside {
    /// Which.
    pub key: String,
    /// Border points in order.
    pub border: Vec<Spanned<String>>,
}
