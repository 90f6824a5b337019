//! What `map-source.toml` of a point map may say.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use crate::extract::LonLat;
use crate::points::warp::Warp;
use crate::projection::Point;

/// The source file of a point map.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointSource {
    /// The game's folder.
    pub game: String,
    /// `points`.
    pub kind: String,
    /// Title in the legend.
    pub title: String,
    /// Second line of the title.
    pub subtitle: String,
    /// Letter of the extracts.
    pub theatre: String,
    /// Width and height of the board in pixels.
    pub size: Point,
    /// Side of a space in pixels.
    pub space_px: f64,
    /// Where spaces and links come from.
    pub source: String,
    /// Names of the regions.
    pub regions: BTreeMap<String, String>,
    /// Meaning of the limits on dashed lines.
    pub limits: BTreeMap<String, String>,
    /// The map and its insets, the whole board first.
    pub panel: Vec<Panel>,
    /// Spaces.
    pub space: Vec<Space>,
    /// Links.
    pub link: Vec<Link>,
    /// Boxes without lines.
    #[serde(rename = "box")]
    pub boxes: Vec<BoxSource>,
    /// Rivers to draw, by their name in the extract.
    pub river: Vec<RiverName>,
    /// Frontiers to draw, by the states of today on both sides.
    pub frontier: Vec<[String; 2]>,
    /// Names of seas and countries.
    pub name: Vec<PanelName>,
    /// Upper left corner of the legend.
    pub legend: Point,
}

/// The map or an inset.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Panel {
    /// Its key.
    pub key: String,
    /// Its title, on an inset.
    pub title: Option<String>,
    /// Left, top, right, bottom in pixels.
    pub rect: [f64; 4],
    /// Regions that it shows.
    pub regions: Vec<String>,
    /// Degrees to pixels.
    pub warp: Warp,
}

/// A space.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Space {
    /// Its key.
    pub id: Spanned<String>,
    /// Its name.
    pub name: String,
    /// Its region.
    pub region: Spanned<String>,
    /// Where it lies.
    pub at: LonLat,
    /// Its terrain.
    pub terrain: String,
    /// Whether it has a port.
    #[serde(default)]
    pub port: bool,
    /// Value of its fort.
    #[serde(default)]
    pub fort: u8,
    /// Whether it is a VP space.
    #[serde(default)]
    pub vp: bool,
    /// Side at the start.
    pub control: String,
    /// Whether it is a source of supply for somebody at some time.
    #[serde(default)]
    pub star: bool,
    /// How it is known: rulebook, web, proposal.
    pub known: String,
    /// Where it is drawn when its own place is off the board, in pixels.
    pub shown: Option<Point>,
}

/// A link.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Link {
    /// The two spaces.
    pub ends: [Spanned<String>; 2],
    /// Limit of a dashed line.
    pub limit: Option<Spanned<String>>,
}

/// A box without lines.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxSource {
    /// Its key.
    pub id: String,
    /// Its title.
    pub name: String,
    /// Left, top, right, bottom in pixels.
    pub rect: [f64; 4],
}

/// A river by its name in the extract.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RiverName {
    /// Name in the extract.
    pub extract: Spanned<String>,
    /// Whether it is one of the great ones.
    #[serde(default)]
    pub great: bool,
}

/// A name on a panel.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PanelName {
    /// The panel.
    pub panel: String,
    /// The words.
    pub text: String,
    /// `sea`, `land`, `range`.
    pub kind: String,
    /// Middle of the words.
    pub at: LonLat,
    /// Times the usual size.
    #[serde(default = "one")]
    pub size: f64,
}

fn one() -> f64 {
    1.0
}
