//! A `map.toml` as the atlas writes it for a title whose maps are real country (atlas/README.md), read as a map of
//! the series.
#![allow(missing_docs)]

use std::collections::{BTreeMap, BTreeSet};

use sandtable_core::Review;
use serde::Deserialize;
use toml::Spanned;

use super::{Letters, MAP, MapFile, PlaceEntry, READING, SheetsEntry, SideEntry, WayEntry, ZoneEntry};
use crate::pieces::{Barrier, Side, Terrain, Way};

/// The map of the atlas. Sheets lie two by two, and share a column (`board::Sheets`).
#[derive(Debug, Deserialize)]
pub struct AtlasFile {
    grid: GridEntry,
    terrain: AtlasLetters,
    country: AtlasLetters,
    places: List<TownEntry>,
    #[serde(default)]
    river: Vec<RiverEntry>,
    roads: List<LineEntry>,
    rails: List<LineEntry>,
    #[serde(default)]
    blocked: Blocked,
    #[serde(default)]
    zone: Vec<ZoneEntry>,
    #[serde(default, rename = "side-zone")]
    side_zone: Vec<SideZone>,
}

#[derive(Debug, Deserialize)]
struct GridEntry {
    columns: u8,
    rows: u8,
}

#[derive(Debug, Deserialize)]
struct AtlasLetters {
    legend: BTreeMap<char, Spanned<String>>,
    rows: Vec<Spanned<String>>,
}

#[derive(Debug, Deserialize)]
struct List<T> {
    list: Vec<T>,
}

#[derive(Debug, Deserialize)]
struct TownEntry {
    hex: Spanned<String>,
    name: Spanned<String>,
    kind: Spanned<String>,
}

#[derive(Debug, Deserialize)]
struct RiverEntry {
    name: String,
    class: Spanned<String>,
    sides: Vec<Spanned<String>>,
}

#[derive(Debug, Deserialize)]
struct LineEntry {
    class: Option<Spanned<String>>,
    hexes: Spanned<String>,
}

#[derive(Debug, Default, Deserialize)]
struct Blocked {
    #[serde(default)]
    closed: Vec<Spanned<String>>,
    #[serde(default)]
    bridged: Vec<Spanned<String>>,
}

#[derive(Debug, Deserialize)]
struct SideZone {
    name: String,
    sides: Vec<Spanned<String>>,
}

/// What the map of a title leaves to say: how its words are meant in the series, and whose country is whose.
#[derive(Debug, Deserialize)]
pub struct Reading {
    /// Sheets side by side, and one below the other.
    sheets: [u8; 2],
    /// Terrain of the atlas by the terrain of the series.
    terrain: BTreeMap<String, Terrain>,
    /// Classes of rivers.
    river: BTreeMap<String, Barrier>,
    /// Zones that are a terrain beside what else is there.
    #[serde(default)]
    zone: BTreeMap<String, Terrain>,
    /// Parts of zones that rules name by themselves.
    #[serde(default)]
    part: Vec<Part>,
    /// Ports by the key of their place, in tokens (19.0); each kind of them is a zone.
    #[serde(default)]
    port: BTreeMap<String, BTreeMap<Spanned<String>, u8>>,
    /// Countries of the Axis.
    axis: Vec<String>,
}

/// A zone without some of its hexes.
#[derive(Debug, Deserialize)]
struct Part {
    name: String,
    of: String,
    without: Vec<String>,
    /// The terrain of its hexes, beside what else is there.
    terrain: Option<Terrain>,
}

/// The key of a place: its name in small letters without accents.
pub fn key(name: &str) -> String {
    let plain = name.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' });
    let plain: String = plain.collect();
    plain.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}

/// The letter of a hex.
fn letter(letters: &[Spanned<String>], col: i16, row: i16) -> Option<char> {
    letters.get(usize::try_from(row - 1).ok()?)?.get_ref().chars().nth(usize::try_from(col - 1).ok()?)
}

impl AtlasFile {
    /// The map in the form of the series.
    pub fn read(self, review: &mut Review, reading: &Reading) -> MapFile {
        let [across, down] = reading.sheets.map(|n| n.max(1));
        // Sheets side by side share a column.
        let cols = (self.grid.columns - 1) / across + 1;
        let sheets = SheetsEntry { across, down, cols, rows: self.grid.rows / down };
        let mut legend = BTreeMap::new();
        for (letter, word) in &self.terrain.legend {
            let terrain = reading.terrain.get(word.get_ref());
            review.known(MAP, word, terrain.is_some(), "terrain");
            legend.insert(*letter, terrain.copied().unwrap_or(Terrain::Open));
        }
        let mut map = MapFile {
            sheets,
            terrain: Letters { legend, rows: self.terrain.rows },
            place: Vec::new(),
            boxes: Vec::new(),
            side: Vec::new(),
            way: Vec::new(),
            gauge: Vec::new(),
            supply: Vec::new(),
            zone: self.zone,
            countries: self.country.legend.values().map(|word| word.get_ref().clone()).collect(),
            country: Vec::new(),
        };
        let index = |letter| self.country.legend.keys().position(|known| *known == letter).unwrap_or(0) as u8;
        let rows = self.country.rows.iter().map(|row| row.get_ref().chars().map(index).collect());
        map.country = rows.collect();
        let country = |hex: &str| {
            let cell = map.sheets().parse(hex).ok()?;
            let word = self.country.legend.get(&letter(&self.country.rows, cell.col, cell.row)?)?;
            Some(word.get_ref().as_str())
        };
        let place = |town: TownEntry, review: &mut Review| {
            let kind = match town.kind.get_ref().as_str() {
                "major city" => Some(Terrain::MajorCity),
                "minor city" => Some(Terrain::MinorCity),
                "village" => Some(Terrain::Village),
                _ => None,
            };
            review.known(MAP, &town.kind, kind.is_some(), "kind of place");
            let axis = country(town.hex.get_ref()).is_some_and(|word| reading.axis.iter().any(|c| c == word));
            PlaceEntry {
                key: Spanned::new(town.name.span(), key(town.name.get_ref())),
                owner: if axis { Side::Axis } else { Side::Allied },
                kind: kind.unwrap_or(Terrain::Village),
                hex: town.hex,
                vp: 0,
                port: 0,
                track: None,
            }
        };
        // Two towns in a hex are one place: the first gives it its name.
        let mut taken = BTreeSet::new();
        let towns = self.places.list.into_iter();
        let towns = towns.filter(|town| taken.insert(town.hex.get_ref().clone()));
        map.place = towns.map(|town| place(town, review)).collect();
        for river in self.river {
            // Rules may name a class of rivers, or one of them.
            for name in [format!("{} river", river.class.get_ref()), river.name] {
                let (hexes, sides) = (Vec::new(), river.sides.clone());
                map.zone.push(ZoneEntry { name, hexes, sides, terrain: None });
            }
            let kind = reading.river.get(river.class.get_ref());
            review.known(MAP, &river.class, kind.is_some(), "class of rivers");
            map.side
                .push(SideEntry { kind: kind.copied().unwrap_or(Barrier::MinorRiver), sides: river.sides });
        }
        // A dam that bears a road is a lake that a bridge leads over.
        let closed = self.blocked.closed.into_iter().chain(self.blocked.bridged).collect();
        map.side.push(SideEntry { kind: Barrier::Lake, sides: closed });
        for line in self.roads.list {
            let kind = match line.class.as_ref().map(|class| class.get_ref().as_str()) {
                None => Way::Road,
                Some("autobahn") => Way::Autobahn,
                Some("track") => Way::Track,
                Some(other) => {
                    review.fault(MAP, format!("there is no class of roads '{other}'"));
                    Way::Track
                }
            };
            map.way.push(WayEntry { kind, hexes: line.hexes, tracks: 0 });
        }
        for line in self.rails.list {
            map.way.push(WayEntry { kind: Way::Railroad, hexes: line.hexes, tracks: 1 });
        }
        for zone in &mut map.zone {
            zone.terrain = reading.zone.get(&zone.name).copied();
        }
        for part in &reading.part {
            let whole = map.zone.iter().filter(|zone| zone.name == part.of).flat_map(|zone| &zone.hexes);
            let hexes = whole.filter(|hex| !part.without.contains(hex.get_ref())).cloned().collect();
            let (name, terrain) = (part.name.clone(), part.terrain);
            map.zone.push(ZoneEntry { name, hexes, sides: Vec::new(), terrain });
        }
        for (name, ports) in &reading.port {
            let mut hexes = Vec::new();
            for (key, tokens) in ports {
                let place = map.place.iter_mut().find(|place| place.key.get_ref() == key.get_ref());
                review.known(READING, key, place.is_some(), "place");
                if let Some(place) = place {
                    place.port = *tokens;
                    hexes.push(place.hex.clone());
                }
            }
            map.zone.push(ZoneEntry { name: name.clone(), hexes, sides: Vec::new(), terrain: None });
        }
        for zone in self.side_zone {
            map.zone.push(ZoneEntry { name: zone.name, hexes: Vec::new(), sides: zone.sides, terrain: None });
        }
        map
    }
}
