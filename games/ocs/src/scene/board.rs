//! The board: hexes with their ground, places, roads and rivers; both sides of every counter; boxes beside the map.

use sandtable_board::Sheets;
use sandtable_core::looks::house::PASSING;
use sandtable_core::{Board, BoardPlace, Edge, Grid, Link, PieceKind, Scenery, Sheet, tenths};

use crate::action::{Hex, UnitId};
use crate::camps::Pool;
use crate::data::ChartsFile;
use crate::pieces::{Category, Kind, Mobility, Side, Terrain, Way};
use crate::state::{off, on_map};
use crate::theatre::{Counter, Theatre};

const WIDTH: f32 = 64.0;
const GAP: f32 = 16.0;
/// Width of the boxes beside the map.
const BOX: f32 = 400.0;

/// The boxes beside the map, each once for either side, in the order of their indices behind the hexes.
const BOXES: [(&str, Off); 3] = [("arriving", Off::Pool), ("returning", Off::Away), ("dead", Off::Dead)];

/// Where a unit is that is not on the map.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Off {
    Pool,
    Away,
    Dead,
}

/// The place of a unit of a side: its hex, or a box.
pub fn place_of(t: &Theatre, side: Side, at: Hex) -> u16 {
    if on_map(at) {
        return at;
    }
    let at = match at {
        off::DEAD => Off::Dead,
        off::POOL => Off::Pool,
        _ => Off::Away,
    };
    let i = BOXES.iter().position(|(_, place)| *place == at).unwrap_or(0);
    (t.ground.len() + 2 * i + side as usize) as u16
}

/// The kind of a unit with its Combat or Move side up.
pub fn unit_kind(t: &Theatre, id: UnitId, moves: bool) -> u16 {
    id + if moves { t.counters.len() as u16 } else { 0 }
}

/// The kind of Transport Points of a pool.
pub fn column_kind(t: &Theatre, Pool { side, pool }: Pool, kind: u8) -> u16 {
    if pool > 0 {
        return super::markers::pool_kind(t, pool, Some(kind));
    }
    (2 * t.counters.len() + side as usize * t.transport.len()) as u16 + u16::from(kind)
}

/// The kind of a pool's dumps.
pub fn dump_kind(t: &Theatre, Pool { side, pool }: Pool) -> u16 {
    if pool > 0 {
        return super::markers::pool_kind(t, pool, None);
    }
    (2 * t.counters.len() + 2 * t.transport.len() + side as usize) as u16
}

/// The kind of a side's hedgehogs.
pub fn hedgehog_kind(t: &Theatre, side: Side) -> u16 {
    dump_kind(t, Pool::first(side)) + 2
}

/// The kind of a side's ships of a class: behind those of the air.
pub fn vessel_kind(t: &Theatre, side: Side, class: u8) -> u16 {
    super::air::wing_kind(t, t.air.wings.len() as u8)
        + side as u16 * t.classes.len() as u16
        + u16::from(class)
}

fn ships(t: &Theatre) -> impl Iterator<Item = PieceKind> + '_ {
    Side::BOTH.into_iter().flat_map(|side| {
        t.classes.iter().map(move |class| {
            let key = format!("{}-{}-afloat", side.word(), class.key);
            let ratings = class.faces[0];
            PieceKind::new(key, format!("kind-{}-afloat", class.key), side.word(), "transport").values([
                ratings.barrage,
                ratings.range,
                class.ma,
            ])
        })
    })
}

/// Name and sign of a counter.
fn drawn(counter: &Counter) -> (&'static str, &'static str) {
    let [fights, moves] = counter.faces;
    match (counter.kind, counter.category) {
        (Kind::Hq, _) => ("kind-hq", "headquarters"),
        (Kind::Artillery, _) => ("kind-artillery", "artillery"),
        (Kind::Engineer, _) => ("kind-engineer", "engineer"),
        (Kind::Line, Category::Armor) => ("kind-armour", "armour"),
        (Kind::Line, Category::Mech) => ("kind-mechanised", "mechanised"),
        (Kind::Line, Category::Other) if fights.ma == 0 && moves.ma == 0 => ("kind-garrison", "security"),
        (Kind::Line, Category::Other) if fights.by == Mobility::Track => ("kind-assault-guns", "anti-tank"),
        (Kind::Line, Category::Other) if moves.by == Mobility::Truck => ("kind-motorised", "motorised"),
        (Kind::Line, Category::Other) => ("kind-infantry", "infantry"),
        (Kind::RailRepair, _) => ("kind-rail-repair", "engineer"),
        (Kind::Breakdown, _) => ("kind-breakdown", "infantry"),
        (Kind::Pax, _) => ("kind-pax", "infantry"),
        (Kind::Equipment, _) => ("kind-eq", "transport"),
    }
}

/// The size above the sign, by RE.
const fn size(counter: &Counter) -> &'static str {
    match (counter.kind, counter.re) {
        (Kind::Hq, _) if counter.divisional => "XX",
        (Kind::Hq, _) => "XXX",
        _ if counter.steps > 1 => "XX",
        (_, 4..) => "III",
        _ => "II",
    }
}

fn kinds(t: &Theatre) -> Vec<PieceKind> {
    let unit = |moves: bool| {
        t.counters.iter().map(move |counter| {
            let face = counter.faces[usize::from(moves)];
            let (name, sign) = drawn(counter);
            let first = face.strength.max(face.barrage).max(face.throw);
            let suffix = if moves { "-move" } else { "" };
            let formation = counter.formation.checked_sub(1).map(|i| t.banners[usize::from(i)].clone());
            let name = counter.called.as_ref().map_or(name.to_string(), |word| format!("kind-{word}"));
            PieceKind::new(format!("{}{suffix}", counter.key), name, counter.nation.clone(), sign)
                .label(counter.name.clone())
                .parent(formation.unwrap_or_default())
                .size(size(counter))
                .values([first, face.ar.max(0) as u8, face.ma])
        })
    };
    let columns = Side::BOTH.into_iter().flat_map(|side| {
        t.transport.iter().map(move |kind| {
            let key = format!("{}-{}", side.word(), kind.key);
            PieceKind::new(key, format!("kind-{}", kind.key), side.word(), "transport")
        })
    });
    let stores = [("dump", "kind-dump", "supply"), ("hedgehog", "kind-hedgehog", "fortified-line")];
    let stores = stores.into_iter().flat_map(|(key, name, sign)| {
        Side::BOTH.map(|side| PieceKind::new(format!("{}-{key}", side.word()), name, side.word(), sign))
    });
    unit(false)
        .chain(unit(true))
        .chain(columns)
        .chain(stores)
        .chain(super::air::kinds(t))
        .chain(ships(t))
        .chain(super::markers::kinds(t))
        .chain(super::markers::pools(t))
        .collect()
}

/// The grid: numbers run from the south-east corner of each sheet, even rows lie half a hex to the west. A window of the
/// map is drawn by itself, with the numbers that its hexes have.
fn grid(t: &Theatre) -> Grid {
    let Sheets { across, down, cols, rows } = t.sheets;
    let stride = u16::from(cols) - 1;
    let sheet = |i: u16| Sheet {
        prefix: char::from(b'A' + i as u8).to_string().into(),
        from: (i % u16::from(across) * stride, i / u16::from(across) * u16::from(rows)),
        size: (cols.into(), rows.into()),
        first: (cols.into(), rows.into()),
        steps: (-1, -1),
    };
    let (wide, high) = (u16::from(across) * stride + 1, u16::from(down) * u16::from(rows));
    let shift = if high % 2 == 1 { -1 } else { 1 };
    let whole = Grid::new(wide, high, WIDTH).shifted(shift).named("hex");
    let whole = whole.sheets((0..u16::from(across) * u16::from(down)).map(sheet));
    let corner = |i: usize| t.grid.at(i as u16).map_or((0, 0), |hex| (hex.col as u16, hex.row as u16));
    let ((west, north), (east, south)) = (corner(0), corner(t.grid.len() - 1));
    let window = whole.window(west - 1..east, north - 1..south).at(WIDTH, WIDTH);
    Grid { rows_first: true, between: ".".into(), ..window }
}

/// What never changes on the screen.
pub fn board(t: &Theatre, charts: &ChartsFile) -> Board {
    let grid = grid(t);
    let (cols, rows) = (grid.columns, grid.rows);
    let (w, h) = tenths((WIDTH * (f32::from(cols) + 1.5), WIDTH * (f32::from(rows) * 0.866 + 1.2)));
    let mut board =
        Board::new(tenths((w + BOX + 2.0 * GAP, h))).hexes(grid).seats(Side::BOTH.map(Side::word));
    board.scenery = vec![Scenery::sheet(w, h)];
    for (i, ground) in t.ground.iter().take(t.grid.len()).enumerate() {
        let place = &mut board.places[i];
        // Rows are printed without a nought before them.
        place.key = t.name(i as Hex);
        for terrain in ground.terrains().filter(|terrain| *terrain != Terrain::Open) {
            place.symbols.push(terrain.word().into());
        }
        for (d, next) in ground.next.into_iter().enumerate().filter(|(_, next)| on_map(*next)) {
            // Each side and road once.
            if usize::from(next) < i {
                continue;
            }
            if let Some(barrier) = ground.barrier[d] {
                board.edges.push(Edge::between(i as u16, next, barrier.word()));
            }
            let ways = Way::ALL.into_iter().filter(|way| ground.has_way(d, *way));
            board.links.extend(ways.map(|way| Link::new(i as u16, next, way.word())));
        }
    }
    for place in &t.places {
        let shown = &mut board.places[usize::from(place.hex)];
        shown.name = format!("place-{}", place.key).into();
        let symbols = [(place.vp > 0, "worth"), (place.port > 0, "port")];
        shown.symbols.extend(symbols.into_iter().filter(|(is, _)| *is).map(|(_, symbol)| symbol.into()));
    }
    for (side, symbol) in Side::BOTH.into_iter().zip(["source-allied", "source-axis"]) {
        for hex in t.sources[side as usize].iter().filter(|hex| !t.is_box(**hex)) {
            board.places[usize::from(*hex)].symbols.push(symbol.into());
        }
    }
    // Boxes that rules know come first: theirs are the hexes behind those of the grid.
    let known = t.beside.iter().cloned();
    let passing = BOXES.iter().flat_map(|(key, _)| Side::BOTH.map(|side| format!("{key}-{}", side.word())));
    let height = (h - GAP) / (t.beside.len() + 2 * BOXES.len()) as f32;
    for (i, key) in known.chain(passing).enumerate() {
        let (top, name) = (height * i as f32, format!("box-{key}"));
        let shown = BoardPlace::boxed(key, name, (w + GAP, top + GAP), (w + GAP + BOX, top + height));
        board.places.push(shown.symbol(PASSING));
    }
    board.kinds = kinds(t);
    board.sequence = super::sequence::sequence();
    board.charts = super::charts::charts(t, charts);
    board.looks = super::looks::looks(t);
    board
}
