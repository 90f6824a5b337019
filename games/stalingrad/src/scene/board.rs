//! The board: hexes where the art has them, boxes beside the map, both sides of every counter.

use sandtable_board::hex::{HexCell, HexGrid};
use sandtable_core::looks::house::PASSING;
use sandtable_core::{Board, BoardPlace, CardKind, Grid, PieceKind, Scenery, tenths};

use super::names;
use crate::action::UnitId;
use crate::data::{ArtEntry, Data};
use crate::pieces::{Chit, Kind, Nation, Side};
use crate::theatre::{Army, Counter, Entry, Terrain};

const BOX_GAP: f32 = 24.0;
const BOX_WIDTH: f32 = 880.0;
/// Counters side by side in a box, as far as its height is concerned.
const ABREAST: usize = 13;

/// A box beside the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Box {
    /// The cup.
    Cup,
    /// Units of a side that may come as reinforcements.
    Pool(Side),
    /// The rail transport box.
    Rail,
    /// Called up, about to enter.
    Called,
    /// Headquarters that come back.
    Away,
    /// Transferred to another front.
    Transferred,
    /// Lost by a side.
    Lost(Side),
    /// Soviet Front Line units that are to be set up.
    Front,
    /// Soviet Second Line units that are to be set up.
    Second,
    /// Units of an Axis army, by index, that are to be set up.
    Tray(u8),
}

impl Box {
    /// Boxes that are always there.
    const STANDING: [Box; 3] = [Box::Cup, Box::Pool(Side::Axis), Box::Pool(Side::Soviet)];
    /// Boxes that fill in the course of the game, where the trays of the set-up lay.
    const PASSING: [Box; 6] =
        [Box::Rail, Box::Called, Box::Away, Box::Transferred, Box::Lost(Side::Axis), Box::Lost(Side::Soviet)];
    const SOVIET_TRAYS: [Box; 2] = [Box::Front, Box::Second];

    /// All boxes in the order of their indices.
    fn all(armies: usize) -> impl Iterator<Item = Box> {
        let trays = (0..armies).map(|i| Box::Tray(i as u8));
        Box::STANDING.into_iter().chain(Box::PASSING).chain(Box::SOVIET_TRAYS).chain(trays)
    }

    /// Its index among the places; boxes follow the hexes.
    pub fn index(self, hexes: usize) -> u16 {
        let fixed = Box::all(0).count();
        let i = match self {
            Box::Tray(army) => fixed + usize::from(army),
            fixed => Box::all(0).position(|b| b == fixed).unwrap_or(0),
        };
        (hexes + i) as u16
    }

    /// Key and message. Armies are called by their key.
    fn names(self, armies: &[Army]) -> (String, String) {
        let key = match self {
            Box::Cup => "cup",
            Box::Pool(Side::Axis) => "pool-axis",
            Box::Pool(Side::Soviet) => "pool-soviet",
            Box::Rail => "rail",
            Box::Called => "called",
            Box::Away => "away",
            Box::Transferred => "transferred",
            Box::Lost(Side::Axis) => "lost-axis",
            Box::Lost(Side::Soviet) => "lost-soviet",
            Box::Front => "tray-front",
            Box::Second => "tray-second",
            Box::Tray(i) => {
                let army = armies[usize::from(i)].name.as_str();
                return (army.into(), names::tray(army));
            }
        };
        (key.into(), format!("box-{key}"))
    }

    /// How many counters it is made for.
    fn holds(self, counters: &[Counter]) -> usize {
        let count = |test: &dyn Fn(&Counter) -> bool| counters.iter().filter(|c| test(c)).count();
        match self {
            Box::Cup | Box::Rail | Box::Called | Box::Away => 1,
            Box::Pool(side) => count(&|c| c.nation.side() == side && c.enters == Entry::Pool),
            Box::Transferred => 2 * ABREAST,
            Box::Lost(_) => 5 * ABREAST,
            Box::Front => count(&|c| c.enters == Entry::Front),
            Box::Second => count(&|c| c.enters == Entry::Second),
            Box::Tray(i) => count(&|c| c.enters == Entry::Army(i)),
        }
    }
}

/// Kinds of pieces besides the counters' front sides, which come first, and their backs, which come last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Marker {
    Fortress1,
    Fortress2,
    AxisChit,
    SovietChit,
    SupplyChit,
}

impl Marker {
    const ALL: [Marker; 5] =
        [Marker::Fortress1, Marker::Fortress2, Marker::AxisChit, Marker::SovietChit, Marker::SupplyChit];

    /// Its index among the kinds.
    pub const fn kind(self, counters: usize) -> u16 {
        (counters + self as usize) as u16
    }

    fn piece(self) -> PieceKind {
        let (key, name, nation, sign, label) = match self {
            Marker::Fortress1 => ("fortress-1", "kind-fortress-1", "soviet", "fortified-line", "I"),
            Marker::Fortress2 => ("fortress-2", "kind-fortress-2", "soviet", "fortified-line", "II"),
            Marker::AxisChit => ("chit-axis", "kind-chit-axis", "axis", "marker", ""),
            Marker::SovietChit => ("chit-soviet", "kind-chit-soviet", "soviet", "marker", ""),
            Marker::SupplyChit => ("chit-supply", "kind-chit-supply", "neutral", "supply", ""),
        };
        PieceKind::new(key, name, nation, sign).label(label)
    }
}

/// The kind of a counter's reduced side.
pub const fn reduced_kind(id: UnitId, counters: usize) -> u16 {
    (counters + Marker::ALL.len() + id as usize) as u16
}

/// Width and height of the sheet; the margins are the same on all sides.
fn sheet(art: &ArtEntry, grid: &Grid) -> (f32, f32) {
    let (columns, rows) = (f32::from(grid.columns), f32::from(grid.rows));
    let width = 2.0 * (art.x - art.hex / 2.0) + (columns + 0.5) * art.hex;
    tenths((width, 2.0 * art.y + (rows - 1.0) * art.hex * 3f32.sqrt() / 2.0))
}

/// What never changes on the screen.
pub fn board(data: &Data, grid: &HexGrid, armies: &[Army], counters: &[Counter]) -> Board {
    let (art, size) = (&data.map.art, &data.map.grid);
    // Even rows lie half a hex to the east.
    let cells = Grid::new(size.columns.into(), size.rows.into(), art.hex).at(art.x, art.y).shifted(1);
    let (w, h) = sheet(art, &cells);
    let mut board = Board::default().hexes(cells).seats(Side::BOTH.map(Side::word));
    let places = &mut board.places;
    let index = |text: &str| grid.parse(text).ok().and_then(|hex| grid.index(hex)).map(usize::from);
    for hex in grid.hexes() {
        if let (Some(i), Some(terrain)) = (grid.index(hex), terrain(data, hex)) {
            places[usize::from(i)].symbols.push(terrain.into());
        }
    }
    for entry in &data.map.places.list {
        if let Some(i) = index(entry.hex.get_ref()) {
            places[i].name = names::place(&entry.name).into();
            places[i].symbols.push(entry.kind.word().into());
            if entry.vp > 0 {
                places[i].symbols.push("victory".into());
            }
        }
    }
    for source in &data.map.supply.list {
        if let Some(i) = index(source.hex.get_ref()) {
            let axis = source.side == Side::Axis;
            places[i].symbols.push(if axis { "source-axis" } else { "source-soviet" }.into());
        }
    }
    let middle = h * 0.3;
    let shelf = Shelf { left: w + BOX_GAP, armies, counters };
    let trays = (0..armies.len()).map(|i| Box::Tray(i as u8)).chain(Box::SOVIET_TRAYS).collect::<Vec<_>>();
    let mut boxes = shelf.lay(&Box::STANDING, 0.0, middle);
    boxes.extend(shelf.lay(&Box::PASSING, middle, h));
    boxes.extend(shelf.lay(&trays, middle, h));
    boxes.sort_by_key(|(b, _)| b.index(0));
    places.extend(boxes.into_iter().map(|(_, shown)| shown));
    Board {
        size: tenths((w + BOX_WIDTH + 2.0 * BOX_GAP, h)),
        scenery: vec![Scenery::sheet(w, h)],
        kinds: kinds(armies, counters),
        cards: Chit::all().map(chit).collect(),
        sequence: super::sequence::sequence(),
        charts: super::charts::charts(data),
        looks: super::looks::looks(),
        ..board
    }
}

/// A command chit as a card.
fn chit(chit: Chit) -> CardKind {
    CardKind::new(chit.word(), chit.term(), chit.side().map_or("neutral", Side::word))
}

/// The terrain of a hex, if it is not clear.
fn terrain(data: &Data, hex: HexCell) -> Option<&'static str> {
    let row = data.map.terrain.rows.get(usize::try_from(hex.row).ok()? - 1)?.get_ref();
    let letter = row.chars().nth(usize::try_from(hex.col).ok()? - 1)?;
    let terrain = *data.map.terrain.legend.get(&letter)?;
    (terrain != Terrain::Clear).then_some(terrain.word())
}

/// Boxes in a column beside the map.
struct Shelf<'a> {
    left: f32,
    armies: &'a [Army],
    counters: &'a [Counter],
}

impl Shelf<'_> {
    /// Boxes from top to bottom, each as high as what it is made for.
    fn lay(&self, boxes: &[Box], top: f32, bottom: f32) -> Vec<(Box, BoardPlace)> {
        // A heading is about as high as a row of counters.
        let rows = |b: Box| (1 + b.holds(self.counters).div_ceil(ABREAST)) as f32;
        let row = (bottom - top) / boxes.iter().map(|b| rows(*b)).sum::<f32>();
        let mut from = top;
        boxes
            .iter()
            .map(|b| {
                let to = from + rows(*b) * row;
                let shown = self.boxed(*b, from, to - BOX_GAP);
                from = to;
                (*b, shown)
            })
            .collect()
    }

    fn boxed(&self, b: Box, top: f32, bottom: f32) -> BoardPlace {
        let (key, name) = b.names(self.armies);
        let shown = BoardPlace::boxed(key, name, (self.left, top), (self.left + BOX_WIDTH, bottom));
        if Box::STANDING.contains(&b) { shown } else { shown.symbol(PASSING) }
    }
}

fn kinds(armies: &[Army], counters: &[Counter]) -> Vec<PieceKind> {
    let fronts = counters.iter().map(|c| side_of(armies, c, 0));
    let markers = Marker::ALL.into_iter().map(Marker::piece);
    let backs = counters.iter().map(|c| side_of(armies, c, usize::from(c.two_steps)));
    fronts.chain(markers).chain(backs).collect()
}

/// A counter's full or reduced side: attack, defence and movement, or strength and movement.
fn side_of(armies: &[Army], c: &Counter, face: usize) -> PieceKind {
    let [attack, defence] = c.strength[face];
    let values = if c.mechanised { vec![attack, defence, c.allowance] } else { vec![attack, c.allowance] };
    let parent = match c.enters {
        Entry::Army(i) => armies[usize::from(i)].name.clone(),
        // A headquarters shows its command range there.
        _ if c.kind == Kind::Hq => format!("◎{}", c.range),
        _ => String::new(),
    };
    PieceKind::new(&c.key, names::counter(c), livery(c), sign(c.kind))
        .label(&c.name)
        .parent(parent)
        .size(size(c))
        .values(values)
}

/// The nation that gives the colour; SS and guards have their own.
fn livery(c: &Counter) -> &'static str {
    match (c.nation, c.kind) {
        (_, Kind::Ss) => "ss",
        (Nation::Soviet, Kind::G | Kind::C | Kind::M) if c.name.contains('G') => "guards",
        (nation, _) => nation.word(),
    }
}

/// Divisions, Soviet corps, and the armies and fronts of the headquarters.
fn size(c: &Counter) -> &'static str {
    match c.kind {
        Kind::Hq if c.nation == Nation::Soviet => "XXXXX",
        Kind::Hq => "XXXX",
        Kind::Tk | Kind::M | Kind::C => "XXX",
        _ => "XX",
    }
}

const fn sign(kind: Kind) -> &'static str {
    match kind {
        Kind::Hq => "headquarters",
        Kind::Pz | Kind::Arm | Kind::Tk => "armour",
        Kind::Mot | Kind::Ss => "motorised",
        Kind::M => "mechanised",
        Kind::Inf | Kind::Jg | Kind::G => "infantry",
        Kind::Mt => "mountain",
        Kind::Cav | Kind::C => "cavalry",
    }
}
