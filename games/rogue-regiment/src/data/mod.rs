//! The data files as they are written, read and checked.

use std::collections::BTreeMap;

use sandtable_core::{DataErrors, Files, Named, Review};
use serde::Deserialize;
use toml::Spanned;

mod check;
mod events;
mod face;
mod lay;
mod mission;
mod page;
mod reader;

pub use events::{Card, Event};
pub use face::{Face, TILE};
pub use page::{Aim, Doom, Drive, Page, Tile, Wheels, beside, most};

use crate::pieces::{Level, Special};

/// A spanned word, so that faults name its line.
pub type Word = Spanned<String>;

/// `tiles/*.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TileFile {
    pub key: Word,
    pub name: String,
    pub source: String,
    pub face: Word,
    #[serde(default)]
    pub sentries: Vec<Word>,
    #[serde(default)]
    pub patrols: Vec<Word>,
    #[serde(default)]
    pub pads: Vec<Word>,
}

/// `scenarios/*.toml`: a mission page.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct MissionFile {
    pub key: Word,
    /// Its place in the list of missions; those without come last, by their keys.
    pub page: Option<u8>,
    pub source: String,
    pub layout: Vec<Vec<Word>>,
    pub operators: Vec<Word>,
    pub stealth: Stealth,
    pub deck: Word,
    pub hard_deck: Option<Word>,
    pub dawn: u8,
    pub window: Option<[u8; 2]>,
    #[serde(default)]
    pub specials: Vec<Word>,
    #[serde(default)]
    pub jeep: bool,
    pub entry: Word,
    pub exits: Vec<Word>,
    pub spawns: Vec<Word>,
    #[serde(default)]
    pub guards: Vec<Word>,
    #[serde(default)]
    pub officers: Vec<Word>,
    pub officer_path: Option<Word>,
    #[serde(default)]
    pub dumps: Vec<Word>,
    #[serde(default)]
    pub drums: Vec<Word>,
    #[serde(default)]
    pub items: Vec<Word>,
    #[serde(default)]
    pub resistance: Vec<Word>,
    pub truck: Option<Word>,
    pub boat: Option<Word>,
    pub convoy: Option<ConvoyEntry>,
    pub vehicle_line: Option<LineEntry>,
    #[serde(default)]
    pub guard_vehicles: Vec<Word>,
    #[serde(default)]
    pub assault_vehicles: Vec<Word>,
    pub win: Vec<Word>,
    #[serde(default)]
    pub lose: Vec<Word>,
}

/// Where the stealth marker starts.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Stealth {
    pub easy: u8,
    pub normal: u8,
    pub hard: u8,
}

impl Stealth {
    /// The space of a level.
    pub const fn of(self, level: Level) -> u8 {
        match level {
            Level::Easy => self.easy,
            Level::Normal => self.normal,
            Level::Hard => self.hard,
        }
    }
}

/// A convoy and its line.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ConvoyEntry {
    pub vehicles: Vec<Word>,
    pub enter: Word,
    pub path: Word,
}

/// A line that a vehicle drives.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct LineEntry {
    pub enter: Word,
    pub path: Word,
}

/// `forces.toml`.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct ForcesFile {
    pub axis: AxisEntries,
    pub tokens: Tokens,
    pub weapons: WeaponEntries,
    pub vehicles: CarEntries,
    pub limits: Limits,
    pub operator: Vec<OperatorEntry>,
}

/// The Axis units.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct AxisEntries {
    pub source: String,
    pub rifle: AxisEntry,
    pub smg: AxisEntry,
    pub handler: AxisEntry,
    pub dog: AxisEntry,
    pub flamethrower: AxisEntry,
    pub officer: AxisEntry,
    pub mortar: AxisEntry,
    pub motorbike: AxisEntry,
    pub half_track: AxisEntry,
    pub kubelwagen: AxisEntry,
    pub truck: AxisEntry,
    pub panzer: AxisEntry,
    pub turret: TurretEntry,
}

/// The gun of a tank.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TurretEntry {
    pub dice: u8,
    pub hits: u8,
    pub long: u8,
}

/// An Axis unit.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct AxisEntry {
    pub health: u8,
    #[serde(rename = "move")]
    pub points: u8,
    pub short: u8,
    pub long: u8,
    pub dice: u8,
    pub hits: u8,
    pub armour: bool,
    pub length: u8,
}

/// How many tokens there are.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Tokens {
    pub source: String,
    pub smg: u8,
}

/// The weapons.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct WeaponEntries {
    pub source: String,
    pub pistol: WeaponEntry,
    pub sten: WeaponEntry,
    pub sniper: WeaponEntry,
    pub harpoon: WeaponEntry,
    pub piat: WeaponEntry,
    pub vickers: WeaponEntry,
    pub grenade: WeaponEntry,
    pub mine: WeaponEntry,
    pub bomb: WeaponEntry,
    pub drum: WeaponEntry,
}

/// A weapon.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct WeaponEntry {
    pub dice: u8,
    pub hits: u8,
    pub short: u8,
    pub long: u8,
    pub noise: u8,
    /// What a hit does.
    #[serde(default = "one")]
    pub damage: u8,
}

const fn one() -> u8 {
    1
}

/// The operators' vehicles.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CarEntries {
    pub source: String,
    pub jeep: CarEntry,
    pub truck: CarEntry,
    pub boat: CarEntry,
}

/// A vehicle of the operators.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CarEntry {
    pub ap: u8,
    #[serde(rename = "move")]
    pub points: u8,
    pub health: u8,
    pub repair: u8,
    pub noise: u8,
    pub seats: u8,
    pub length: u8,
}

/// Limits of the rules.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct Limits {
    pub source: String,
    pub action_points: u8,
    pub recover: u8,
    pub shout: u8,
    pub sight: u8,
    pub fuse: u8,
    pub resistance_health: u8,
    pub objective_health: u8,
    pub slots: u8,
    pub hunter_points: u8,
    pub hunter_health: u8,
    pub scent: u8,
}

/// An operator with his two boards.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct OperatorEntry {
    pub key: Word,
    pub health: u8,
    /// One of Who Dares: he takes part where he is asked for.
    #[serde(default)]
    pub guest: bool,
    pub source: String,
    #[serde(rename = "A")]
    pub a: Vec<Word>,
    #[serde(rename = "B")]
    pub b: Vec<Word>,
}

/// `events.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct EventsFile {
    pub source: String,
    pub deck: BTreeMap<String, Word>,
    pub card: Vec<CardEntry>,
}

/// An event card.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CardEntry {
    pub key: Word,
    pub stealth: Vec<Word>,
    pub battle: Vec<Word>,
}

/// Everything, parsed.
#[derive(Debug)]
pub struct Data {
    /// The tables of units, weapons and operators.
    pub forces: ForcesFile,
    /// The event cards.
    pub cards: Vec<Card>,
    /// The decks by name: cards by index.
    pub decks: BTreeMap<String, Vec<u8>>,
    /// The tiles by key.
    pub faces: BTreeMap<String, Face>,
    /// The missions.
    pub pages: Vec<Page>,
}

const FORCES: &str = "forces.toml";
const EVENTS: &str = "events.toml";

impl Data {
    /// Reads and checks all files.
    ///
    /// # Errors
    /// Everything that is wrong, by file and line.
    pub fn read(files: &Files) -> Result<Data, DataErrors> {
        let mut review = Review::new(files);
        let forces = review.read::<ForcesFile>(FORCES);
        let events = review.read::<EventsFile>(EVENTS);
        let mut faces = BTreeMap::new();
        let tiles: Vec<&str> = files.names().filter(|name| name.starts_with("tiles/")).collect();
        for name in tiles {
            if let Some(tile) = review.read::<TileFile>(name)
                && let Some(face) = face::read(&mut review, name, &tile)
                && faces.insert(tile.key.get_ref().clone(), face).is_some()
            {
                review.fault_at(name, &tile.key, format!("tile '{}' is there twice", tile.key.get_ref()));
            }
        }
        if let Some(forces) = &forces {
            check::forces(&mut review, forces);
        }
        let deck = events.map(|events| events::read(&mut review, &events));
        let mut missions = review.scenarios::<MissionFile>();
        missions.sort_by_key(|(_, mission)| mission.page.unwrap_or(u8::MAX));
        let mut pages = Vec::new();
        if let (Some(forces), Some((_, decks))) = (&forces, &deck) {
            for (file, mission) in &missions {
                pages.extend(mission::read(&mut review, file, mission, &faces, forces, decks));
            }
        }
        let all = forces.zip(deck);
        review.done(all.map(|(forces, (cards, decks))| Data { forces, cards, decks, faces, pages }))
    }

    /// The keys of the operators that take part in a mission, in order.
    pub fn operators<'a>(&'a self, page: &'a Page) -> impl Iterator<Item = &'a String> {
        page.operators.iter().map(|(i, _)| self.forces.operator[usize::from(*i)].key.get_ref())
    }
}

/// Reads a word that must be known; a fault otherwise.
pub(crate) fn known<T>(
    review: &mut Review,
    file: &str,
    at: &Word,
    word: &str,
    found: Option<T>,
    what: &str,
) -> Option<T> {
    if found.is_none() {
        review.fault_at(file, at, format!("'{word}' is no {what}"));
    }
    found
}

/// The special cards of a mission.
pub(crate) fn specials(review: &mut Review, file: &str, words: &[Word]) -> Vec<Special> {
    words
        .iter()
        .filter_map(|w| known(review, file, w, w.get_ref(), Special::named(w.get_ref()).ok(), "special card"))
        .collect()
}

/// Every file says where its numbers come from.
pub(crate) fn sourced(review: &mut Review, file: &str, source: &str) {
    if source.is_empty() {
        review.fault(file, "the file does not say where it comes from (source)");
    }
}
