//! The board of a hex map, proved to hold together.

use std::collections::{BTreeMap, BTreeSet};

use crate::extract::{Geodata, LonLat};
use crate::hex::{self, Grid, Hex, Side};
use crate::hexmap::lines::{bank, chain_breaks, lead_on};
use crate::hexmap::model::{Bridge, Entry, Line, Place, River, Setup};
use crate::hexmap::reader::{Reader, by_place, chain};
use crate::hexmap::reference::{Going, Reference};
use crate::hexmap::source::HexSource;
use crate::hexmap::terrain::Ground;
use crate::hexmap::{country, network, reference, terrain};
use crate::problem::{Result, SourceText, map};

/// A hex map, proved.
#[derive(Debug)]
pub struct HexBoard {
    /// The source file's own words.
    pub source: HexSource,
    /// The grid.
    pub grid: Grid,
    /// The ground in degrees, for drawing.
    pub ground: Ground,
    /// Terrain by hex.
    pub terrain: BTreeMap<Hex, String>,
    /// Country by hex, where the game knows countries.
    pub country: BTreeMap<Hex, String>,
    /// Towns and cities.
    pub places: Vec<Place>,
    /// Rivers.
    pub rivers: Vec<River>,
    /// Roads.
    pub roads: Vec<Line>,
    /// Railways.
    pub rails: Vec<Line>,
    /// Sides of rivers that a road or railway crosses.
    pub bridges: BTreeSet<Side>,
    /// Bridges with names.
    pub named_bridges: Vec<Bridge>,
    /// Air entry points.
    pub entries: Vec<Entry>,
    /// Sides nobody crosses, and whether a bridge does.
    pub blocked: BTreeMap<Side, bool>,
    /// Side that holds each hex at the start.
    pub front: BTreeMap<Hex, String>,
    /// Set-up hexes.
    pub setups: Vec<Setup>,
    /// Groups of hexes by name, with their source.
    pub zones: Vec<(String, String, Vec<Hex>)>,
    /// Groups of sides by name, with their source.
    pub side_zones: Vec<(String, String, Vec<Side>)>,
}

impl HexBoard {
    /// Builds and proves the board. All that can be read without the extracts is read first, so that its faults show first.
    pub fn build(text: &SourceText, geodata: &Geodata) -> Result<Self> {
        let mut source: HexSource = text.parse()?;
        let grid =
            Grid { columns: source.grid.columns, rows: source.grid.rows, numbering: source.grid.numbering };
        let reader = Reader { text, grid };
        let fitted =
            source.georeference.as_ref().map(|file| reference::read(geodata, file, grid)).transpose()?;
        let places = places(&reader, &source, fitted.as_ref())?;
        let mut rivers = rivers(&reader, &source, fitted.as_ref())?;
        check_banks(&reader, &source, &rivers, &places)?;
        check_letters(&reader, &source)?;
        let patches = reader.patches(&source.terrain.patch)?;
        for line in source.road.iter().chain(&source.rail).filter(|l| !by_place(l)) {
            chain(&reader, line, &places, &|_| true, &|_| false)?;
        }

        let ground = Ground::read(geodata, &source)?;
        let held = held(&reader, &source, &places);
        let mut terrain = terrain::by_thumb(&source, grid, &ground, &held, geodata)?;
        if let Some(f) = &fitted {
            terrain::by_region(&mut terrain, f);
        }
        terrain.extend(patches);
        if let Some(f) = &fitted {
            terrain::sea_rules(&mut terrain, &f.places);
            let sea = terrain.iter().filter(|t| t.1 == "sea").map(|t| *t.0).collect();
            lead_on(&mut rivers, grid, &sea);
        }

        let mut blocked = BTreeMap::new();
        for b in &source.blocked {
            for (_, side) in reader.sides(&b.sides)? {
                blocked.insert(side, b.bridged);
            }
        }
        let (roads, rails) =
            network(&reader, &source, fitted.as_ref(), &places, &rivers, &terrain, &blocked)?;
        check_dry(grid, &terrain, &places, roads.iter().chain(&rails))?;
        let wet: BTreeSet<Side> =
            rivers.iter().flat_map(|r| r.sides.iter().copied()).chain(blocked.keys().copied()).collect();
        let steps = roads.iter().chain(&rails).flat_map(|l| l.hexes.windows(2));
        let bridges = steps.filter_map(|w| Side::between(w[0], w[1])).filter(|s| wet.contains(s)).collect();

        for s in &source.supply {
            reader.quoted(&s.hex)?;
        }
        let front = front(&reader, &source, &terrain)?;
        let setups = setups(&reader, &source)?;
        let zones = zones(&reader, &source, fitted.as_ref())?;
        let mut country = BTreeMap::new();
        if fitted.is_some() {
            country = countries(&reader, &source, geodata, &places, &rivers, &terrain)?;
        }
        let f = fitted.unwrap_or_default();
        source.name.sort_by(|a, b| a.text.cmp(&b.text));
        Ok(Self {
            source,
            grid,
            ground,
            terrain,
            country,
            places,
            rivers,
            roads,
            rails,
            bridges,
            named_bridges: f.bridges,
            entries: f.entries,
            blocked,
            front,
            setups,
            zones,
            side_zones: f.side_zones,
        })
    }

    /// Which class of line takes a step between two hexes; of several the first.
    pub fn steps(lines: &[Line]) -> BTreeMap<Side, String> {
        let mut steps: BTreeMap<Side, String> = BTreeMap::new();
        for l in lines {
            for w in l.hexes.windows(2) {
                if let Some(s) = Side::between(w[0], w[1]) {
                    steps.entry(s).or_insert_with(|| l.class.clone());
                }
            }
        }
        steps
    }
}

/// Places of the georeference and of the source, each in the hex where it lies.
fn places(reader: &Reader, source: &HexSource, fitted: Option<&Reference>) -> Result<Vec<Place>> {
    let (text, grid) = (reader.text, reader.grid);
    let mut places = fitted.map(|f| f.places.clone()).unwrap_or_default();
    for c in &source.class {
        let place = places
            .iter_mut()
            .find(|p| &p.name == c.place.get_ref())
            .ok_or_else(|| text.at(c.place.span(), format!("unknown place {}", c.place.get_ref())))?;
        place.kind.clone_from(&c.kind);
    }
    let mut at_hex: BTreeMap<Hex, usize> = BTreeMap::new();
    for p in &source.place {
        let hex = reader.quoted(&p.hex)?;
        let found = grid.nearest(source.projection.forward(p.at));
        let name = p.name.get_ref();
        if found != hex && !(p.stated && hex::distance(found, hex) <= 1) {
            let message = format!("{name} lies in {}, not in {}", grid.number(found), grid.number(hex));
            return Err(text.at(p.hex.span(), message));
        }
        if let Some(line) = at_hex.insert(hex, text.line(p.hex.span().start)) {
            let message =
                format!("two hexes of one number: {} has its place in line {line}", grid.number(hex));
            return Err(text.at(p.hex.span(), message));
        }
        if places.iter().any(|q| &q.name == name) {
            return Err(text.at(p.name.span(), format!("{name} is named twice")));
        }
        places.push(Place {
            name: name.clone(),
            hex,
            kind: p.kind.clone(),
            at: p.at,
            control: p.control.clone(),
            vp: p.vp,
            country: None,
            tags: vec![],
        });
    }
    Ok(places)
}

/// Rivers of the georeference and of the source, unbroken, with the corrections by hand.
fn rivers(reader: &Reader, source: &HexSource, fitted: Option<&Reference>) -> Result<Vec<River>> {
    let text = reader.text;
    let mut rivers = fitted.map(|f| f.rivers.clone()).unwrap_or_default();
    for r in &source.river {
        let sides = reader.sides(&r.sides)?;
        if let Some(i) = chain_breaks(sides.iter().map(|s| s.1)) {
            let message =
                format!("the {} breaks off here: no corner shared with the side before", r.name.get_ref());
            return Err(text.at(sides[i].0.clone(), message));
        }
        let sides = sides.into_iter().map(|s| s.1).collect();
        rivers.push(River {
            name: r.name.get_ref().clone(),
            reach: r.reach.clone(),
            class: r.class.clone(),
            sides,
        });
    }
    for c in &source.correct {
        let river = rivers
            .iter_mut()
            .find(|r| &r.name == c.river.get_ref())
            .ok_or_else(|| text.at(c.river.span(), format!("no river {} on this map", c.river.get_ref())))?;
        if let Some(drop) = &c.drop {
            let drop: BTreeSet<Side> = reader.sides(drop)?.into_iter().map(|s| s.1).collect();
            river.sides.retain(|s| !drop.contains(s));
        }
        if let Some(add) = &c.add {
            let add = reader.sides(add)?.into_iter().map(|s| s.1);
            let at = if c.head { 0 } else { river.sides.len() };
            river.sides.splice(at..at, add);
        }
        if let Some(i) = chain_breaks(river.sides.iter().copied()) {
            let message = format!("the {} is broken at side {i} after this correction", river.name);
            return Err(text.at(c.river.span(), message));
        }
    }
    Ok(rivers)
}

/// Every town stands on its own bank.
fn check_banks(reader: &Reader, source: &HexSource, rivers: &[River], places: &[Place]) -> Result<()> {
    let text = reader.text;
    for b in &source.bank {
        let parts: Vec<&River> = rivers.iter().filter(|r| &r.name == b.river.get_ref()).collect();
        if parts.is_empty() {
            return Err(text.at(b.river.span(), format!("no river {} on this map", b.river.get_ref())));
        }
        for (towns, right) in [(&b.right, true), (&b.left, false)] {
            for town in towns {
                let place = places
                    .iter()
                    .find(|p| &p.name == town.get_ref())
                    .ok_or_else(|| text.at(town.span(), format!("unknown place {}", town.get_ref())))?;
                if bank(&parts, place.hex) != Some(right) {
                    let message =
                        format!("{} stands on the other bank of the {}", place.name, b.river.get_ref());
                    return Err(text.at(town.span(), message));
                }
            }
        }
    }
    Ok(())
}

/// Every kind of terrain has a letter.
fn check_letters(reader: &Reader, source: &HexSource) -> Result<()> {
    for patch in &source.terrain.patch {
        if !source.terrain.letters.contains_key(patch.kind.get_ref()) {
            let message = format!("terrain {} has no letter", patch.kind.get_ref());
            return Err(reader.text.at(patch.kind.span(), message));
        }
    }
    Ok(())
}

/// Hexes that hold a place or a line: they are never all sea.
fn held(reader: &Reader, source: &HexSource, places: &[Place]) -> BTreeSet<Hex> {
    let mut held: BTreeSet<Hex> = places.iter().map(|p| p.hex).collect();
    for line in source.road.iter().chain(&source.rail).filter(|l| !by_place(l)) {
        let words = reader.text.words(line.hexes.span(), '-');
        held.extend(words.iter().filter_map(|w| reader.grid.read(w.1)));
    }
    held
}

/// Roads and railways: those of the source, and those that follow from the georeference.
fn network(
    reader: &Reader,
    source: &HexSource,
    fitted: Option<&Reference>,
    places: &[Place],
    rivers: &[River],
    terrain: &BTreeMap<Hex, String>,
    blocked: &BTreeMap<Side, bool>,
) -> Result<(Vec<Line>, Vec<Line>)> {
    let open = |h: Hex| terrain.get(&h).is_none_or(|t| t != "sea" && t != "lake");
    let barred =
        |side: Side| fitted.is_some_and(|f| f.closed.contains(&side)) || blocked.get(&side) == Some(&false);
    let (mut roads, mut rails) = (Vec::new(), Vec::new());
    if let Some(f) = fitted {
        rails = network::railways(f, reader.grid, &Going::new("rail", f, rivers, terrain, blocked))?;
    }
    for (into, from, class) in [(&mut roads, &source.road, "road"), (&mut rails, &source.rail, "rail")] {
        for l in from {
            let hexes = chain(reader, l, places, &open, &barred)?;
            let class = l.class.clone().unwrap_or_else(|| class.into());
            into.push(Line { id: l.id.clone(), name: l.name.clone(), class, hexes });
        }
    }
    if let Some(f) = fitted {
        let going = Going::new("road", f, rivers, terrain, blocked);
        network::roads(f, &mut roads, reader.grid, &going, places, &source.projection);
    }
    Ok((roads, rails))
}

/// No line and no place lies in the sea.
fn check_dry<'a>(
    grid: Grid,
    terrain: &BTreeMap<Hex, String>,
    places: &[Place],
    lines: impl Iterator<Item = &'a Line>,
) -> Result<()> {
    let sea = |h: &Hex| terrain.get(h).is_some_and(|t| t == "sea");
    for l in lines {
        if let Some(h) = l.hexes.iter().find(|h| sea(h)) {
            return Err(map(format!("{} {} runs through the sea at {}", l.id, l.name, grid.number(*h))));
        }
    }
    match places.iter().find(|p| sea(&p.hex)) {
        Some(p) => Err(map(format!("{} stands in the sea at {}", p.name, grid.number(p.hex)))),
        None => Ok(()),
    }
}

/// The side that holds each dry hex at the start.
fn front(
    reader: &Reader,
    source: &HexSource,
    terrain: &BTreeMap<Hex, String>,
) -> Result<BTreeMap<Hex, String>> {
    let mut front = BTreeMap::new();
    let Some(f) = &source.front else { return Ok(front) };
    for h in reader.grid.hexes().filter(|h| terrain[h] != "sea") {
        let east = east_of(&f.line, source.projection.back(hex::centre(h)));
        front.insert(h, if east { f.east.clone() } else { f.west.clone() });
    }
    for (h, side) in reader.patches(&f.patch)? {
        if let Some(s) = front.get_mut(&h) {
            *s = side;
        }
    }
    Ok(front)
}

/// Set-up hexes with their armoured symbols.
fn setups(reader: &Reader, source: &HexSource) -> Result<Vec<Setup>> {
    let mut setups = Vec::new();
    for s in &source.setup {
        let hq = s.hq.as_ref().map(|h| reader.quoted(h)).transpose()?;
        let words = reader.text.words(s.hexes.span(), ' ').into_iter();
        let hexes = words
            .map(|(span, w)| Ok((reader.hex(span, w.trim_end_matches('*'))?, w.ends_with('*'))))
            .collect::<Result<Vec<_>>>()?;
        setups.push(Setup { side: s.side.clone(), army: s.army.clone(), hq, hexes });
    }
    Ok(setups)
}

/// Groups of hexes that rules name.
fn zones(
    reader: &Reader,
    source: &HexSource,
    fitted: Option<&Reference>,
) -> Result<Vec<(String, String, Vec<Hex>)>> {
    let mut zones = Vec::new();
    for z in &source.zone {
        let mut hexes: Vec<Hex> = match (&z.hexes, &z.list, fitted) {
            (Some(list), _, _) => reader.hexes(list)?.into_iter().map(|h| h.1).collect(),
            (None, Some(list), Some(f)) => f.zones.get(list).cloned().unwrap_or_default(),
            _ => vec![],
        };
        hexes.sort();
        hexes.dedup();
        zones.push((z.name.clone(), z.source.clone(), hexes));
    }
    Ok(zones)
}

/// The country of every dry hex: by frontiers of today and the nearest place, by rivers, by hand.
fn countries(
    reader: &Reader,
    source: &HexSource,
    geodata: &Geodata,
    places: &[Place],
    rivers: &[River],
    terrain: &BTreeMap<Hex, String>,
) -> Result<BTreeMap<Hex, String>> {
    let borders = country::borders(geodata, &source.theatre, &source.projection)?;
    let mut country = country::by_nearest(reader.grid, places, &source.projection, terrain, &borders);
    for f in &source.frontier {
        let parts: Vec<&River> = rivers.iter().filter(|r| &r.name == f.river.get_ref()).collect();
        if parts.is_empty() {
            return Err(reader
                .text
                .at(f.river.span(), format!("no river {} on this map", f.river.get_ref())));
        }
        country::along_river(&mut country, &parts, f, &source.projection);
    }
    country.extend(reader.patches(&source.country)?);
    Ok(country)
}

/// Whether a point lies east of a line that runs from north to south, prolonged at both ends along its longitude.
fn east_of(line: &[LonLat], [lon, lat]: LonLat) -> bool {
    let first = line[0];
    if lat >= first[1] {
        return lon > first[0];
    }
    for w in line.windows(2) {
        if lat <= w[0][1] && lat > w[1][1] {
            let t = (w[0][1] - lat) / (w[0][1] - w[1][1]);
            return lon > w[0][0] + t * (w[1][0] - w[0][0]);
        }
    }
    // South of the line all is east; patches say otherwise.
    true
}
