//! Ships and landings as the data files write them.
#![allow(missing_docs)]

use sandtable_core::Review;
use serde::Deserialize;
use toml::Spanned;

use crate::air::data::{AirFile, WingEntry};
use crate::pieces::{Side, Terrain};

/// `sea.toml`.
#[derive(Debug, Deserialize)]
pub struct SeaFile {
    pub class: Vec<ClassEntry>,
    pub landing: LandingEntry,
    #[serde(default)]
    pub ship: Vec<ShipEntry>,
}

impl SeaFile {
    /// The charts for a title that has no ships: kinds of Landing Craft, and the table.
    pub fn without_ships(mut self) -> SeaFile {
        self.class.retain(|class| class.kind.is_craft());
        self.ship.clear();
        self
    }
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
    /// The aircraft that it bases (18.2a).
    pub deck: Option<DeckEntry>,
}

/// How many aircraft of which templates a carrier bases.
#[derive(Debug, Deserialize)]
pub struct DeckEntry {
    pub wings: u8,
    pub of: Vec<Spanned<String>>,
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
    /// The wings that begin on its deck, Active (intro.setup/E).
    #[serde(default)]
    pub wings: Vec<Spanned<String>>,
}

const fn one() -> u8 {
    1
}

/// What must hold between carriers and air units (18.2a).
pub fn check_decks(review: &mut Review, file: &str, sea: &SeaFile, air: &AirFile) {
    for key in sea.class.iter().filter_map(|class| class.deck.as_ref()).flat_map(|deck| &deck.of) {
        let known = air.template.iter().any(|template| template.key.get_ref() == key.get_ref());
        review.known(file, key, known, "template");
    }
    for class in sea.class.iter().filter(|class| (class.kind == Hull::Carrier) != class.deck.is_some()) {
        review.fault_at(file, &class.key, "a carrier has a deck, and no other ship has one (18.2a)");
    }
    for ship in &sea.ship {
        let class = sea.class.iter().find(|class| class.key.get_ref() == ship.class.get_ref());
        let deck = class.and_then(|class| class.deck.as_ref());
        if ship.wings.len() > deck.map_or(0, |deck| deck.wings.into()) {
            review.fault_at(file, &ship.class, "more wings than it bases (18.2a)");
        }
        for key in &ship.wings {
            let wing = air.wing.iter().find(|wing| wing.key.get_ref() == key.get_ref());
            review.known(file, key, wing.is_some(), "wing");
            let fits = |wing: &WingEntry| {
                let of = deck.iter().flat_map(|deck| &deck.of);
                wing.side == ship.side && of.into_iter().any(|kind| kind.get_ref() == wing.template.get_ref())
            };
            if wing.is_some_and(|wing| !fits(wing)) {
                review.fault_at(file, key, "not of the side and kind that it bases (18.2a)");
            }
        }
    }
    let placed = sea.ship.iter().flat_map(|ship| &ship.wings);
    review.unique(file, placed, |key| format!("'{key}' is set up twice"));
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
