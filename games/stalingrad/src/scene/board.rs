//! The board: hexes where the art has them, boxes beside the map, both sides of every counter.

use sandtable_board::hex::HexGrid;
use sandtable_core::{Board, PieceKind, Place as Shown, Scenery};

use super::names;
use crate::action::UnitId;
use crate::data::{ArtEntry, Data};
use crate::pieces::{Kind, Nation, Side};
use crate::theatre::Counter;

const BOX_GAP: f32 = 28.0;
const BOX_WIDTH: f32 = 520.0;

/// A box beside the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Box {
    /// Units of a side that are to be set up.
    Tray(Side),
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
    /// The cup.
    Cup,
}

impl Box {
    /// All boxes in order.
    pub const ALL: [Box; 11] = [
        Box::Cup,
        Box::Tray(Side::Axis),
        Box::Tray(Side::Soviet),
        Box::Rail,
        Box::Called,
        Box::Away,
        Box::Pool(Side::Axis),
        Box::Pool(Side::Soviet),
        Box::Transferred,
        Box::Lost(Side::Axis),
        Box::Lost(Side::Soviet),
    ];

    /// Its index among the places; boxes follow the hexes.
    pub fn index(self, hexes: usize) -> u16 {
        let i = Box::ALL.iter().position(|b| *b == self).unwrap_or(0);
        (hexes + i) as u16
    }

    const fn names(self) -> (&'static str, &'static str) {
        match self {
            Box::Tray(Side::Axis) => ("tray-axis", "box-tray-axis"),
            Box::Tray(Side::Soviet) => ("tray-soviet", "box-tray-soviet"),
            Box::Pool(Side::Axis) => ("pool-axis", "box-pool-axis"),
            Box::Pool(Side::Soviet) => ("pool-soviet", "box-pool-soviet"),
            Box::Rail => ("rail", "box-rail"),
            Box::Called => ("called", "box-called"),
            Box::Away => ("away", "box-away"),
            Box::Transferred => ("transferred", "box-transferred"),
            Box::Lost(Side::Axis) => ("lost-axis", "box-lost-axis"),
            Box::Lost(Side::Soviet) => ("lost-soviet", "box-lost-soviet"),
            Box::Cup => ("cup", "box-cup"),
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
        let (key, name, nation, sign, values) = match self {
            Marker::Fortress1 => ("fortress-1", "kind-fortress-1", "soviet", "fortified-line", vec![0]),
            Marker::Fortress2 => ("fortress-2", "kind-fortress-2", "soviet", "fortified-line", vec![1]),
            Marker::AxisChit => ("chit-axis", "kind-chit-axis", "axis", "marker", vec![]),
            Marker::SovietChit => ("chit-soviet", "kind-chit-soviet", "soviet", "marker", vec![]),
            Marker::SupplyChit => ("chit-supply", "kind-chit-supply", "neutral", "supply", vec![]),
        };
        PieceKind { key: key.into(), name, label: String::new(), nation, sign, values }
    }
}

/// The kind of a counter's reduced side.
pub const fn reduced_kind(id: UnitId, counters: usize) -> u16 {
    (counters + Marker::ALL.len() + id as usize) as u16
}

/// Where hexes lie on the art: pointy tops, even rows half a hex to the east.
#[derive(Clone, Copy)]
struct Paper {
    x: f32,
    y: f32,
    hex: f32,
    columns: f32,
    rows: f32,
}

impl Paper {
    fn new(art: &ArtEntry, columns: u8, rows: u8) -> Paper {
        Paper { x: art.x, y: art.y, hex: art.hex, columns: columns.into(), rows: rows.into() }
    }

    /// From the centre of a hex to its top.
    fn reach(self) -> f32 {
        self.hex / 3f32.sqrt()
    }

    fn at(self, col: i16, row: i16) -> (f32, f32) {
        let east = if row % 2 == 0 { 0.5 } else { 0.0 };
        let x = self.x + (f32::from(col) - 1.0 + east) * self.hex;
        (round(x), round(self.y + (f32::from(row) - 1.0) * 1.5 * self.reach()))
    }

    /// Width and height of the sheet; the margins are the same on all sides.
    fn size(self) -> (f32, f32) {
        let width = 2.0 * (self.x - self.hex / 2.0) + (self.columns + 0.5) * self.hex;
        let height = 2.0 * self.y + (self.rows - 1.0) * 1.5 * self.reach();
        (round(width), round(height))
    }
}

fn round(x: f32) -> f32 {
    (x * 10.0).round() / 10.0
}

/// What never changes on the screen.
pub fn board(data: &Data, grid: &HexGrid, counters: &[Counter]) -> Board {
    let paper = Paper::new(&data.map.art, data.map.grid.columns, data.map.grid.rows);
    let (w, h) = paper.size();
    let mut places: Vec<Shown> = grid
        .hexes()
        .map(|hex| Shown {
            key: hex.to_string(),
            name: "hex".into(),
            at: paper.at(hex.col, hex.row),
            outline: Vec::new(),
            symbols: Vec::new(),
            off_map: false,
        })
        .collect();
    let index = |text: &str| grid.parse(text).ok().and_then(|hex| grid.index(hex)).map(usize::from);
    for entry in &data.map.places.list {
        if let Some(i) = index(entry.hex.get_ref()) {
            places[i].name = names::place(&entry.name);
            places[i].symbols.push(if entry.kind.get_ref() == "city" { "city" } else { "town" });
            if entry.vp > 0 {
                places[i].symbols.push("star");
            }
        }
    }
    for source in &data.map.supply.list {
        if let Some(i) = index(source.hex.get_ref()) {
            let axis = source.side.get_ref() == Side::Axis.word();
            places[i].symbols.push(if axis { "source-axis" } else { "source-soviet" });
        }
    }
    places.extend(Box::ALL.into_iter().enumerate().map(|(i, b)| boxed(i, b, w, h)));
    Board {
        size: (round(w + BOX_WIDTH + 2.0 * BOX_GAP), h),
        places,
        links: Vec::new(),
        scenery: vec![Scenery { kind: "map", outline: vec![(0.0, 0.0), (w, 0.0), (w, h), (0.0, h)] }],
        kinds: kinds(counters),
        seats: Side::BOTH.map(Side::word).to_vec(),
    }
}

fn boxed(i: usize, b: Box, left: f32, height: f32) -> Shown {
    let step = (height - BOX_GAP) / Box::ALL.len() as f32;
    let (left, top) = (left + BOX_GAP, BOX_GAP + i as f32 * step);
    let (right, bottom) = (left + BOX_WIDTH, top + step - BOX_GAP);
    let (key, name) = b.names();
    Shown {
        key: key.into(),
        name: name.into(),
        at: (round((left + right) / 2.0), round((top + bottom) / 2.0)),
        outline: [(left, top), (right, top), (right, bottom), (left, bottom)]
            .map(|(x, y)| (round(x), round(y)))
            .to_vec(),
        symbols: Vec::new(),
        off_map: true,
    }
}

fn kinds(counters: &[Counter]) -> Vec<PieceKind> {
    let fronts = counters.iter().map(|c| side_of(c, 0));
    let markers = Marker::ALL.into_iter().map(Marker::piece);
    let backs = counters.iter().map(|c| side_of(c, usize::from(c.two_steps)));
    fronts.chain(markers).chain(backs).collect()
}

/// A counter's full or reduced side: attack, defence and movement, or strength and movement.
fn side_of(c: &Counter, face: usize) -> PieceKind {
    let [attack, defence] = c.strength[face];
    let values = if c.mechanised { vec![attack, defence, c.allowance] } else { vec![attack, c.allowance] };
    PieceKind {
        key: c.key.clone(),
        name: names::counter(c),
        label: c.name.clone(),
        nation: livery(c),
        sign: sign(c.kind),
        values,
    }
}

/// The nation that gives the colour; SS and guards have their own.
fn livery(c: &Counter) -> &'static str {
    match (c.nation, c.kind) {
        (_, Kind::Ss) => "ss",
        (Nation::Soviet, Kind::G | Kind::C | Kind::M) if c.name.contains('G') => "guards",
        (nation, _) => nation.word(),
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
