//! What lies on a hex map.

use crate::extract::LonLat;
use crate::hex::{Hex, Side};

/// A town or city on the board.
#[derive(Debug, Clone)]
pub struct Place {
    /// Name.
    pub name: String,
    /// Hex.
    pub hex: Hex,
    /// Class.
    pub kind: String,
    /// Position in degrees.
    pub at: LonLat,
    /// Side at the start.
    pub control: Option<String>,
    /// Victory points.
    pub vp: Option<u32>,
    /// Country.
    pub country: Option<String>,
    /// What else the rules know of it.
    pub tags: Vec<String>,
}

/// A river along hexsides, downstream.
#[derive(Debug, Clone)]
pub struct River {
    /// Name.
    pub name: String,
    /// Which part.
    pub reach: Option<String>,
    /// Class.
    pub class: String,
    /// Sides in order.
    pub sides: Vec<Side>,
}

/// A road or railway.
#[derive(Debug, Clone)]
pub struct Line {
    /// Short name.
    pub id: String,
    /// Long name.
    pub name: String,
    /// Class.
    pub class: String,
    /// Hexes in order.
    pub hexes: Vec<Hex>,
}

/// A bridge of its own name.
#[derive(Debug, Clone)]
pub struct Bridge {
    /// Name.
    pub name: String,
    /// `road`, `rail` or `road+rail`.
    pub kind: String,
    /// Where.
    pub side: Side,
}

/// An air entry point.
#[derive(Debug, Clone)]
pub struct Entry {
    /// Its hex.
    pub hex: Hex,
    /// The box off the map.
    pub to: String,
    /// Hexes to add.
    pub distance: u32,
}

/// Set-up hexes.
#[derive(Debug, Clone)]
pub struct Setup {
    /// Whose.
    pub side: String,
    /// Army.
    pub army: String,
    /// Headquarters.
    pub hq: Option<Hex>,
    /// Hexes and whether they carry the armoured symbol.
    pub hexes: Vec<(Hex, bool)>,
}
