//! The board: hexes with their ground, villages, roads and rivers; both sides of every counter.

use sandtable_core::looks::{Badge, Symbol, house};
use sandtable_core::{Board, Grid, Link, Looks, PieceKind, Sheet};

use crate::action::{Hex, UnitId};
use crate::pieces::{Category, Kind, Mobility, Side, Terrain};
use crate::theatre::Theatre;

const WIDTH: f32 = 64.0;

/// The kind of a unit with its Combat or Move side up.
pub fn unit_kind(t: &Theatre, id: UnitId, moves: bool) -> u16 {
    id + if moves { t.counters.len() as u16 } else { 0 }
}

/// The kind of Transport Points of a side.
pub fn column_kind(t: &Theatre, side: Side, kind: u8) -> u16 {
    (2 * t.counters.len() + side as usize * t.transport.len()) as u16 + u16::from(kind)
}

/// The kind of a side's dumps.
pub fn dump_kind(t: &Theatre, side: Side) -> u16 {
    (2 * t.counters.len() + 2 * t.transport.len() + side as usize) as u16
}

/// The kind of a side's hedgehogs.
pub fn hedgehog_kind(t: &Theatre, side: Side) -> u16 {
    dump_kind(t, side) + 2
}

fn kinds(t: &Theatre) -> Vec<PieceKind> {
    let unit = |moves: bool| {
        t.counters.iter().map(move |counter| {
            let face = counter.faces[usize::from(moves)];
            let sign = match (counter.kind, counter.category) {
                (Kind::Hq, _) => "headquarters",
                (Kind::Artillery, _) => "artillery",
                (Kind::Engineer, _) => "engineer",
                (Kind::Line, Category::Armor) => "armour",
                (Kind::Line, Category::Mech) => "mechanised",
                (Kind::Line, Category::Other) if counter.faces[1].by == Mobility::Truck => "motorised",
                (Kind::Line, Category::Other) => "infantry",
            };
            let first = face.strength.max(face.barrage).max(face.throw);
            let suffix = if moves { "-move" } else { "" };
            let formation = counter.formation.checked_sub(1).map(|i| t.formations[usize::from(i)].clone());
            PieceKind::new(format!("{}{suffix}", counter.key), "kind-unit", counter.nation.clone(), sign)
                .label(counter.name.clone())
                .parent(formation.unwrap_or_default())
                .values([first, face.ar.max(0) as u8, face.ma])
        })
    };
    let columns = Side::BOTH.into_iter().flat_map(|side| {
        t.transport.iter().map(move |kind| {
            PieceKind::new(
                format!("{}-{}", side.word(), kind.key),
                "kind-transport",
                side.word(),
                "transport",
            )
        })
    });
    let stores = [("dump", "kind-dump", "supply"), ("hedgehog", "kind-hedgehog", "fortified-line")];
    let stores = stores.into_iter().flat_map(|(key, name, sign)| {
        Side::BOTH.map(|side| PieceKind::new(format!("{}-{key}", side.word()), name, side.word(), sign))
    });
    unit(false).chain(unit(true)).chain(columns).chain(stores).collect()
}

fn looks(t: &Theatre) -> Looks {
    let mut nations = vec![house::ALLIES.of("allied"), house::AXIS];
    for counter in &t.counters {
        if let Some(livery) = house::LIVERIES.into_iter().find(|livery| livery.key == counter.nation)
            && !nations.iter().any(|known| known.key == livery.key)
        {
            nations.push(livery);
        }
    }
    use house::mark::{BACK, FLAG, PLUS, WING};
    Looks {
        seats: vec![house::BLUE, house::GREY],
        nations,
        badges: vec![
            house::REDUCED,
            house::IN_HAND,
            house::ATTACKING,
            Badge::new("dg", "badge-dg", BACK),
            Badge::new("reserve", "badge-reserve", FLAG),
            Badge::new("strat", "badge-strat", WING),
            Badge::new("exploit", "badge-exploit", PLUS),
            house::MOVED,
            house::CUT_OFF,
        ],
        symbols: vec![
            Symbol::new("woods", "terrain-woods").ground(house::WOODS),
            Symbol::new("forest", "terrain-forest").ground(house::WOODS),
            Symbol::new("hilly", "terrain-hilly").ground(house::ROUGH),
            Symbol::new("rough", "terrain-rough").ground(house::ROUGH),
            Symbol::new("mountain", "terrain-mountain").ground(house::ROUGH),
            Symbol::new("swamp", "terrain-swamp").ground(house::MARSH),
            Symbol::new("village", "terrain-village").ground(house::CITY),
            Symbol::new("minor-city", "terrain-minor-city").ground(house::CITY),
            Symbol::new("major-city", "terrain-major-city").ground(house::CITY),
            Symbol::new("sea", "terrain-sea").ground(house::WATER),
        ],
        links: vec![house::RAIL],
        ..Looks::default()
    }
}

/// What never changes on the screen.
pub fn board(t: &Theatre) -> Board {
    let (cols, rows) = {
        let last = t.grid.at(t.grid.len() as u16 - 1);
        last.map_or((1, 1), |hex| (hex.col as u16, hex.row as u16))
    };
    let sheet = Sheet {
        prefix: "A".into(),
        first: (cols as i16, rows as i16),
        steps: (-1, -1),
        ..Sheet::whole(cols, rows)
    };
    // Even rows of a sheet lie half a hex to the west.
    let shift = if rows % 2 == 1 { -1 } else { 1 };
    let grid = Grid::new(cols, rows, WIDTH).at(WIDTH, WIDTH).shifted(shift).named("hex").sheets([sheet]);
    let grid = Grid { rows_first: true, between: ".".into(), ..grid };
    let size = (WIDTH * (f32::from(cols) + 1.5), WIDTH * (f32::from(rows) * 0.866 + 1.2));
    let mut board = Board::new(size).hexes(grid).seats(Side::BOTH.map(Side::word));
    for (i, ground) in t.ground.iter().enumerate() {
        let place = &mut board.places[i];
        place.key = t.name(i as Hex);
        for terrain in ground.terrains().filter(|terrain| *terrain != Terrain::Open) {
            place.symbols.push(terrain.word().into());
        }
        for direction in (0..3).filter(|d| ground.rail >> d & 1 == 1) {
            board.links.push(Link::new(i as u16, ground.next[direction], "rail"));
        }
    }
    board.kinds = kinds(t);
    board.looks = looks(t);
    board
}
