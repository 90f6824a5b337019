//! The data files as they are written, read and checked.

use std::collections::BTreeMap;

use sandtable_core::{DataErrors, Files, Named, Review};
use serde::Deserialize;
use toml::Spanned;

mod check;
mod events;
mod face;
mod forces;
mod lay;
mod mission;
mod page;
mod palette;
mod reader;

pub use events::{Card, Event};
pub use face::{Face, TILE};
pub use forces::{AxisEntry, CarEntry, ForcesFile, Limits, TurretEntry, WeaponEntry};
pub use page::{Aim, Doom, Drive, Line, Page, Tile, Wheels, beside, most};
pub use palette::palette;

use crate::pieces::{Level, Special};

/// Words of a line, so that a fault of all of them names it.
pub type List<T> = Spanned<Vec<T>>;
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
    pub layout: List<Vec<Word>>,
    pub operators: List<Word>,
    pub stealth: Stealth,
    pub deck: Word,
    pub hard_deck: Option<Word>,
    pub dawn: Spanned<u8>,
    pub window: Option<Spanned<[u8; 2]>>,
    #[serde(default)]
    pub specials: Vec<Word>,
    #[serde(default)]
    pub jeep: bool,
    pub entry: Word,
    pub exits: List<Word>,
    pub spawns: Option<List<Word>>,
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
    pub win: List<Word>,
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
