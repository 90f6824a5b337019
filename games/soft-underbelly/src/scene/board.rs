//! The board: areas projected on paper, the sea, boxes beside the map, kinds of pieces.

use sandtable_core::looks::house::{BLANK, REST};
use sandtable_core::{Board, BoardPlace, Link, PieceKind, Scenery};

use crate::data::{AreaEntry, Backdrop, Data, MapFile};
use crate::pieces::{Arm, LAST_AREA, Ship, Side};

/// The index of the sea among the board's places. It follows the highest number that an area may have, so that it
/// does not depend on the map; numbers without an area are blank places off the map.
pub const SEA_INDEX: u16 = LAST_AREA as u16;

/// The liveries of the wooden cubes, by side.
pub const CUBES: [&str; 2] = ["allied-cubes", "axis-cubes"];

/// Width of the map in the board's units; the boxes stand to the right of it.
const MAP_WIDTH: f64 = 1200.0;
/// The latitude at which the projection is true.
const STANDARD_PARALLEL: f64 = 41.0;
const BOX_LEFT: f64 = 1240.0;
const BOX_WIDTH: f64 = 320.0;
const BOX_HEIGHT: f64 = 200.0;
const BOX_GAP: f64 = 40.0;

/// A box beside the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Box {
    /// Units of a side that may enter.
    Pool(Side),
    /// Event markers of a side.
    Events(Side),
    /// Axis units to deploy.
    Tray,
    /// Out of the game.
    Gone,
}

impl Box {
    /// All boxes in order.
    pub const ALL: [Box; 6] = [
        Box::Pool(Side::Allies),
        Box::Events(Side::Allies),
        Box::Pool(Side::Axis),
        Box::Events(Side::Axis),
        Box::Tray,
        Box::Gone,
    ];

    /// Its index among the places.
    pub fn index(self) -> u16 {
        let i = Box::ALL.iter().position(|b| *b == self).unwrap_or(0);
        SEA_INDEX + 1 + i as u16
    }

    const fn key(self) -> &'static str {
        match self {
            Box::Pool(Side::Allies) => "pool-allies",
            Box::Pool(Side::Axis) => "pool-axis",
            Box::Events(Side::Allies) => "events-allies",
            Box::Events(Side::Axis) => "events-axis",
            Box::Tray => "tray",
            Box::Gone => "gone",
        }
    }
}

/// Index of a ship's kind.
pub const fn ship_kind(ship: Ship) -> u16 {
    16 + ship as u16
}

/// Index of the line's kind.
pub const LINE_KIND: u16 = 20;

/// Index of the kind of a side's event markers.
pub const fn marker_kind(side: Side) -> u16 {
    21 + side as u16
}

/// Degrees to board units: equirectangular, true at 41 degrees north, the window filling the width.
#[derive(Clone, Copy)]
struct Projection {
    west: f64,
    north: f64,
    across: f64,
    down: f64,
    height: f64,
}

impl Projection {
    fn new(map: &MapFile) -> Projection {
        let across = MAP_WIDTH / (map.window.east - map.window.west);
        let down = across / STANDARD_PARALLEL.to_radians().cos();
        let height = down * (map.window.north - map.window.south);
        Projection { west: map.window.west, north: map.window.north, across, down, height }
    }

    fn at(self, [lon, lat]: [f64; 2]) -> (f32, f32) {
        (round((lon - self.west) * self.across), round((self.north - lat) * self.down))
    }
}

fn round(x: f64) -> f32 {
    ((x * 10.0).round() / 10.0) as f32
}

/// What never changes on the screen.
pub fn board(data: &Data) -> Board {
    let paper = Projection::new(&data.map);
    let mut places: Vec<BoardPlace> = data.map.area.iter().map(|a| area(data, paper, a)).collect();
    for no in places.len() as u16 + 1..=SEA_INDEX {
        places.push(blank(no));
    }
    // The Tyrrhenian Sea has room for four fleets.
    places.push(BoardPlace::new("sea", "area-sea", paper.at([12.0, 39.8])).symbol(REST));
    places.extend(Box::ALL.into_iter().enumerate().map(|(i, b)| boxed(i, b)));
    Board {
        size: (round(BOX_LEFT + BOX_WIDTH + BOX_GAP), round(paper.height)),
        places,
        links: links(data),
        scenery: scenery(data, paper),
        kinds: kinds(),
        sequence: super::sequence::sequence(),
        looks: super::looks::looks(),
        ..Board::default().seats(Side::BOTH.map(Side::word))
    }
}

fn outline(data: &Data, paper: Projection, border: &[toml::Spanned<String>]) -> Vec<(f32, f32)> {
    border.iter().filter_map(|node| data.map.nodes.get(node.get_ref())).map(|p| paper.at(*p)).collect()
}

fn area(data: &Data, paper: Projection, a: &AreaEntry) -> BoardPlace {
    let printed = [
        (a.star, "star"),
        (a.airfield, "airfield"),
        (a.mountain, "mountain"),
        (a.triangle, "triangle"),
        (a.axis_symbol, "axis"),
        (a.allied_start, "allied-star"),
        (a.sea, "coast"),
    ];
    BoardPlace {
        outline: outline(data, paper, &a.border),
        symbols: printed.into_iter().filter_map(|(is, symbol)| is.then_some(symbol.into())).collect(),
        ..BoardPlace::new(format!("{:02}", a.no.get_ref()), format!("area-{}", a.key), paper.at(a.point))
    }
}

/// A number that this map does not use.
fn blank(no: u16) -> BoardPlace {
    BoardPlace { off_map: true, ..BoardPlace::new(format!("{no:02}"), "area-none", (0.0, 0.0)).symbol(BLANK) }
}

fn boxed(i: usize, b: Box) -> BoardPlace {
    let top = BOX_GAP + i as f64 * (BOX_HEIGHT + BOX_GAP);
    let corner = |x: f64, y: f64| (round(x), round(y));
    let name = format!("box-{}", b.key());
    let bottom = corner(BOX_LEFT + BOX_WIDTH, top + BOX_HEIGHT);
    BoardPlace::boxed(b.key(), name, corner(BOX_LEFT, top), bottom)
}

/// White arrows over the straits, each once.
fn links(data: &Data) -> Vec<Link> {
    let mut links = Vec::new();
    for a in &data.map.area {
        let from = u16::from(*a.no.get_ref());
        for to in a.arrows.iter().map(|l| u16::from(*l.get_ref())).filter(|to| *to > from) {
            links.push(Link::new(from - 1, to - 1, "white-arrow"));
        }
    }
    links
}

fn scenery(data: &Data, paper: Projection) -> Vec<Scenery> {
    let sheet = Scenery::sheet(MAP_WIDTH as f32, round(paper.height));
    let kind = |b: &Backdrop, otherwise| match b.key.as_str() {
        "switzerland" => "switzerland",
        "balkans" => "balkans",
        _ => otherwise,
    };
    let shapes = |list: &[Backdrop], otherwise| {
        list.iter()
            .map(|b| Scenery { kind: kind(b, otherwise).into(), outline: outline(data, paper, &b.border) })
            .collect::<Vec<_>>()
    };
    let mut all = vec![sheet];
    all.extend(shapes(&data.map.no_entry, "no-entry"));
    all.extend(shapes(&data.map.out_of_play, "out-of-play"));
    all
}

/// Where exactly an aircraft stands, by the index of its spot.
pub fn spots(data: &Data) -> Vec<(f32, f32)> {
    let paper = Projection::new(&data.map);
    data.map.placement.iter().map(|p| paper.at(p.point)).collect()
}

fn kinds() -> Vec<PieceKind> {
    let mut kinds = Vec::new();
    for side in Side::BOTH {
        for arm in Arm::ALL {
            let key = format!("{}-{}", side.word(), arm.word());
            let nation = match (side, arm) {
                (_, Arm::Cube) => CUBES[side as usize],
                (Side::Allies, _) => "allies",
                (Side::Axis, Arm::ItalianTank | Arm::ItalianAircraft) => "italian",
                (Side::Axis, Arm::Elite) => "ss",
                (Side::Axis, _) => "german",
            };
            let sign = match arm {
                Arm::Cube => "infantry",
                Arm::Tank | Arm::ItalianTank => "armour",
                Arm::Aircraft | Arm::ItalianAircraft => "air-fixed-wing",
                Arm::Elite => "mechanised",
                Arm::Paratroops => "airborne",
                Arm::Partisans => "irregular",
            };
            kinds.push(PieceKind::new(key, arm_name(side, arm), nation, sign));
        }
    }
    for ship in Ship::ALL {
        let (key, name, nation, sign) = match ship {
            Ship::American => ("american", "kind-american-fleet", "american", "naval"),
            Ship::British => ("british", "kind-british-fleet", "british", "naval"),
            Ship::Italian => ("italian", "kind-italian-fleet", "italian", "naval"),
            Ship::UBoat => ("uboat", "kind-uboat", "german", "submarine"),
        };
        kinds.push(PieceKind::new(key, name, nation, sign));
    }
    kinds.push(PieceKind::new("line", "kind-line", "axis", "fortified-line").values([2u16]));
    for (key, nation) in [("marker-allies", "allies"), ("marker-axis", "axis")] {
        kinds.push(PieceKind::new(key, "kind-marker", nation, "marker"));
    }
    kinds
}

/// The message of a unit's name: most counters of both nations of a side have their own.
fn arm_name(side: Side, arm: Arm) -> String {
    match (side, arm) {
        (Side::Allies, Arm::Cube | Arm::Tank | Arm::Aircraft) => format!("kind-allied-{}", arm.word()),
        (Side::Axis, Arm::Tank | Arm::Aircraft) => format!("kind-german-{}", arm.word()),
        (Side::Axis, Arm::Cube) => "kind-axis-cube".into(),
        _ => format!("kind-{}", arm.word()),
    }
}
