//! The fitted grid of Beyond the Rhine among the extracts: places, rivers, railways, works.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use crate::extract::Geodata;
use crate::hex::{Grid, Hex, Side};
use crate::hexmap::lines::chain_breaks;
use crate::hexmap::model::{Bridge, Entry, Place, River};
use crate::problem::{Result, extract};

/// What the georeference knows.
#[derive(Debug, Default)]
pub struct Reference {
    /// Places.
    pub places: Vec<Place>,
    /// Rivers.
    pub rivers: Vec<River>,
    /// Terrain of named regions.
    pub terrain: BTreeMap<Hex, String>,
    /// Sides that no road crosses: great water without a road bridge.
    pub closed: BTreeSet<Side>,
    /// Bridges.
    pub bridges: Vec<Bridge>,
    /// Air entry points.
    pub entries: Vec<Entry>,
    /// Lists of hexes.
    pub zones: BTreeMap<String, Vec<Hex>>,
    /// Lists of sides with their source.
    pub side_zones: Vec<(String, String, Vec<Side>)>,
    /// Railways as chains of stations.
    pub stations: Vec<Vec<(String, Hex)>>,
}

#[derive(Deserialize)]
struct File {
    places: Vec<PlaceIn>,
    rivers: BTreeMap<String, RiverIn>,
    terrain: BTreeMap<String, RegionIn>,
    polder: BTreeMap<String, RegionIn>,
    rail_lines: Vec<RailIn>,
    rhine_bridges: BridgesIn,
    roer_flood_hexsides: Vec<String>,
    west_wall: HexesIn,
    maginot: MaginotIn,
    air_entry_points: Vec<EntryIn>,
}

#[derive(Deserialize)]
struct EntryIn {
    hex: String,
    #[serde(rename = "box")]
    to: String,
    distance_hexes: u32,
}

#[derive(Deserialize)]
struct PlaceIn {
    name: String,
    country: String,
    lat: f64,
    lon: f64,
    hex: String,
    cls: String,
    tags: Vec<String>,
}

#[derive(Deserialize)]
struct RiverIn {
    cls: String,
    hexsides: Vec<String>,
}

#[derive(Deserialize)]
struct RegionIn {
    cls: Option<String>,
    hexes: Vec<String>,
}

#[derive(Deserialize)]
struct RailIn {
    stations: Vec<String>,
}

#[derive(Deserialize)]
struct BridgesIn {
    list: Vec<BridgeIn>,
}

#[derive(Deserialize)]
struct BridgeIn {
    bridge: String,
    kind: String,
    hexside: String,
}

#[derive(Deserialize)]
struct HexesIn {
    hexes: Vec<String>,
}

#[derive(Deserialize)]
struct MaginotIn {
    hexes: Vec<String>,
    extra_level1_hexes: BTreeMap<String, String>,
}

/// Which of two regions speaks for a hex.
fn rank(kind: &str) -> usize {
    ["polder", "mountain woods", "heavy woods", "rough woods", "rough", "light woods", "marsh"]
        .iter()
        .position(|k| *k == kind)
        .unwrap_or(9)
}

/// Reads the georeference.
pub fn read(geodata: &Geodata, file: &str, grid: Grid) -> Result<Reference> {
    let data: File = geodata.json(file)?;
    let hex = |h: &str| grid.read(h).ok_or_else(|| extract(file, format!("{h} is no hex of this map")));
    let side = |s: &str| -> Result<Side> {
        let (a, b) = s.split_once('/').ok_or_else(|| extract(file, format!("{s} is no hexside")))?;
        Side::between(hex(a)?, hex(b)?)
            .ok_or_else(|| extract(file, format!("the hexes of {s} are no neighbours")))
    };
    let mut out = Reference::default();
    for p in data.places {
        out.places.push(Place {
            hex: hex(&p.hex)?,
            name: p.name,
            kind: p.cls,
            at: [p.lon, p.lat],
            control: None,
            vp: None,
            country: Some(p.country),
            tags: p.tags,
        });
    }
    for (name, r) in data.rivers {
        let sides = r.hexsides.iter().map(|s| side(s)).collect::<Result<Vec<_>>>()?;
        if let Some(i) = chain_breaks(sides.iter().copied()) {
            return Err(extract(file, format!("the {name} breaks off at {}", r.hexsides[i])));
        }
        out.rivers.push(River { name, reach: None, class: r.cls, sides });
    }
    let regions = data.terrain.values().map(|r| (r.cls.as_deref().unwrap_or("open"), &r.hexes));
    let polders = data.polder.values().map(|r| ("polder", &r.hexes));
    for (kind, hexes) in regions.chain(polders) {
        let kind = if kind == "marsh woods" { "marsh" } else { kind };
        for h in hexes {
            let entry = out.terrain.entry(hex(h)?).or_insert_with(|| kind.to_string());
            if rank(kind) < rank(entry) {
                *entry = kind.to_string();
            }
        }
    }
    for b in data.rhine_bridges.list {
        out.bridges.push(Bridge { side: side(&b.hexside)?, name: b.bridge, kind: b.kind });
    }
    let road_bridges: BTreeSet<Side> =
        out.bridges.iter().filter(|b| b.kind.contains("road")).map(|b| b.side).collect();
    for r in out.rivers.iter().filter(|r| r.class == "rhine" || r.name == "Western Scheldt") {
        out.closed.extend(r.sides.iter().filter(|s| !road_bridges.contains(s)));
    }
    let list = |hexes: &[String]| hexes.iter().map(|h| hex(h)).collect::<Result<Vec<_>>>();
    out.zones.insert("west_wall".into(), list(&data.west_wall.hexes)?);
    out.zones.insert("maginot".into(), list(&data.maginot.hexes)?);
    let forts: Vec<String> = data.maginot.extra_level1_hexes.into_values().collect();
    out.zones.insert("fortresses".into(), list(&forts)?);
    for e in data.air_entry_points {
        out.entries.push(Entry {
            hex: hex(&e.hex)?,
            to: e.to.replace("South France", "Southern France"),
            distance: e.distance_hexes,
        });
    }
    let flood = data.roer_flood_hexsides.iter().map(|s| side(s)).collect::<Result<Vec<_>>>()?;
    out.side_zones.push((
        "Roer flood".into(),
        "rulebook 1.9; sides reconstructed below the Roer dam B10.31".into(),
        flood,
    ));
    for line in data.rail_lines {
        let mut stations = Vec::new();
        for s in line.stations {
            let place = out
                .places
                .iter()
                .find(|p| p.name == s)
                .ok_or_else(|| extract(file, format!("unknown place {s}")))?;
            stations.push((s, place.hex));
        }
        out.stations.push(stations);
    }
    Ok(out)
}

/// The cost of a step for a line of a kind, or nothing where it cannot go.
pub struct Going<'a> {
    classes: BTreeMap<Side, &'a str>,
    terrain: &'a BTreeMap<Hex, String>,
    blocked: &'a BTreeMap<Side, bool>,
    bridged: BTreeSet<Side>,
    scheldt: BTreeSet<Side>,
}

impl<'a> Going<'a> {
    /// Costs for `road` or `rail`.
    pub fn new(
        kind: &str,
        fitted: &'a Reference,
        rivers: &'a [River],
        terrain: &'a BTreeMap<Hex, String>,
        blocked: &'a BTreeMap<Side, bool>,
    ) -> Self {
        let mut classes: BTreeMap<Side, &str> = BTreeMap::new();
        for r in rivers {
            for &s in &r.sides {
                let entry = classes.entry(s).or_insert(&r.class);
                if weight(&r.class) > weight(entry) {
                    *entry = &r.class;
                }
            }
        }
        let bridged = fitted.bridges.iter().filter(|b| b.kind.contains(kind)).map(|b| b.side).collect();
        let scheldt = rivers
            .iter()
            .filter(|r| r.name == "Western Scheldt")
            .flat_map(|r| r.sides.iter().copied())
            .collect();
        Self { classes, terrain, blocked, bridged, scheldt }
    }

    /// The cost of a step.
    pub fn step(&self, a: Hex, b: Hex) -> Option<u32> {
        let side = Side::between(a, b)?;
        match self.blocked.get(&side) {
            Some(false) => return None,
            Some(true) => return Some(10),
            None => {}
        }
        let ground = match self.terrain.get(&b).map(String::as_str) {
            Some("sea" | "lake") => return None,
            Some("mountain woods") => 16,
            Some("rough" | "rough woods" | "heavy woods" | "marsh") => 12,
            _ => 10,
        };
        let water = match self.classes.get(&side) {
            Some(&"rhine") if !self.bridged.contains(&side) => return None,
            Some(&"rhine") => 2,
            Some(&"estuary") if self.scheldt.contains(&side) => return None,
            Some(&"estuary") => 150,
            Some(&"major") => 7,
            Some(_) => 3,
            None => 0,
        };
        Some(ground + water)
    }
}

fn weight(class: &str) -> u8 {
    match class {
        "rhine" => 4,
        "estuary" => 3,
        "major" => 2,
        _ => 1,
    }
}
