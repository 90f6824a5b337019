//! Ships and landings as the data files write them.
#![allow(missing_docs)]

use sandtable_core::Review;
use serde::Deserialize;
use toml::Spanned;

use crate::pieces::{Side, Terrain};

/// `sea.toml`.
#[derive(Debug, Deserialize)]
pub struct SeaFile {
    pub class: Vec<ClassEntry>,
    pub landing: LandingEntry,
    #[serde(default)]
    pub ship: Vec<ShipEntry>,
}

/// A class of ships or Landing Craft.
#[derive(Debug, Deserialize)]
pub struct ClassEntry {
    pub key: Spanned<String>,
    pub kind: Hull,
    /// Hexes a phase (18.1f, 18.4b).
    pub ma: u8,
    #[serde(default)]
    pub full: Ratings,
    #[serde(default)]
    pub damaged: Ratings,
}

sandtable_core::named! {
    /// What floats.
    pub enum Hull {
        /// A surface ship.
        Surface = "surface",
        /// A carrier.
        Carrier = "carrier",
        /// Landing Craft.
        Craft = "craft",
        /// Amphibious trucks.
        Dukw = "dukw",
        /// A landing ship that may become a port.
        Lst = "lst",
    }
}

impl Hull {
    /// Is it a kind of Landing Craft (18.4a)?
    pub const fn is_craft(self) -> bool {
        matches!(self, Hull::Craft | Hull::Dukw | Hull::Lst)
    }
}

/// The ratings of one side of a ship (3.4/1).
#[derive(Debug, Clone, Copy, Default, Deserialize)]
pub struct Ratings {
    #[serde(default)]
    pub barrage: u8,
    #[serde(default)]
    pub range: u8,
    #[serde(default)]
    pub flak: u8,
    #[serde(default)]
    pub protection: u8,
}

/// The Amphibious Landing Table: success and a mixed result from these sums, by terrain, and its modifiers.
#[derive(Debug, Clone, Deserialize)]
pub struct LandingEntry {
    pub terrain: Vec<LandingLine>,
    pub port: [u8; 2],
    pub enemy: i8,
    pub enemy_dg: i8,
    pub zone: i8,
    pub guns: i8,
    pub ships: i8,
}

#[derive(Debug, Clone, Copy, Deserialize)]
pub struct LandingLine {
    pub kind: Terrain,
    pub from: [u8; 2],
}

/// A ship, or points of Landing Craft, at the start.
#[derive(Debug, Deserialize)]
pub struct ShipEntry {
    pub side: Side,
    pub class: Spanned<String>,
    pub hex: Spanned<String>,
    #[serde(default = "one")]
    pub points: u8,
}

const fn one() -> u8 {
    1
}

/// What must hold in the file.
pub fn check(review: &mut Review, file: &str, sea: &SeaFile) {
    review.unique(file, sea.class.iter().map(|c| &c.key), |key| format!("two classes '{key}'"));
    for ship in &sea.ship {
        let known = sea.class.iter().any(|class| class.key.get_ref() == ship.class.get_ref());
        review.known(file, &ship.class, known, "class");
        if ship.points == 0 {
            review.fault_at(file, &ship.class, "a ship is a point at least");
        }
    }
    if !Terrain::ALL.into_iter().eq(sea.landing.terrain.iter().map(|line| line.kind)) {
        review.fault(file, "landing: a line for each terrain, in order");
    }
    for class in sea.class.iter().filter(|class| class.full.protection == 0 || class.damaged.protection == 0)
    {
        review.fault_at(file, &class.key, "strengths are divided by the protection: it is 1 at least");
    }
    for kind in [Hull::Craft, Hull::Dukw] {
        if sea.class.iter().all(|class| class.kind != kind) {
            review.fault(file, format!("there is no class of the kind '{}'", kind.word()));
        }
    }
}
