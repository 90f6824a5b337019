//! The board: squares with their sides, tiles beside the map, kinds of pieces.

use sandtable_core::{Board, Edge, Grid, PieceKind, Seats, Segment, Team, Value};

use crate::art::SIZE;
use crate::ground::{Square, Zone};
use crate::pieces::{AxisKind, CarKind, Colour, Side};
use crate::play::KINDS;
use crate::state::{CARS, FRIENDS};
use crate::theatre::Theatre;

/// What lies on the map besides units, in the order of the kinds.
pub const THINGS: [&str; 7] = ["body", "drum", "trap", "mine", "bomb", "intelligence", "fire"];

/// Objectives that have a name of their own; a number after it tells several apart.
const OBJECTIVES: [&str; 4] = ["dump", "coastal-gun", "radar-set", "e-boat"];

/// The kind of piece of the first thing; objectives come after the things.
pub const FIRST_THING: u16 = KINDS + (FRIENDS + CARS) as u16;

/// An objective in a message.
pub const fn objective_value(dump: u8) -> Value {
    Value::Kind(FIRST_THING + THINGS.len() as u16 + dump as u16)
}

/// What never changes on the screen.
pub fn board(t: &Theatre) -> Board {
    let g = t.ground();
    let rows = g.len() as u16 / g.width;
    let grid =
        Grid { by_rows: true, letters: true, digits: 1, ..Grid::new(g.width, rows, SIZE).named("square") };
    let mut board = Board::new((f32::from(g.width) * SIZE, f32::from(rows) * SIZE)).squares(grid).seats(
        t.boards.iter().map(|b| b.key.clone()).chain(t.hunter.then(|| crate::terms::HUNTER.to_string())),
    );
    board.teams = vec![Team { key: crate::terms::TEAM.into(), seats: Seats::first(t.operators()) }];
    for (i, place) in board.places.iter_mut().enumerate() {
        let at = i as Square;
        place.key = g.name(at);
        let symbol = match (g.zones[i], g.letters[i]) {
            (Zone::Void, _) => "blank",
            (Zone::Edge(_), _) => "edge",
            (Zone::Spawn(_), _) => "spawn",
            (Zone::Map, b'T') => "woods",
            (Zone::Map, b'^') => "rock",
            (Zone::Map, b'~') => "water",
            (Zone::Map, b',' | b'=') => "road",
            (Zone::Map, b'_') => "floor",
            (Zone::Map, _) => continue,
        };
        place.symbols.push(symbol.into());
    }
    for post in &t.page.posts {
        let symbol = if post.colour == Colour::Black { "post-black" } else { "post-white" };
        board.places[usize::from(post.at)].symbols.push(symbol.into());
    }
    board.edges = (0..2 * g.len()).filter_map(|i| edge(t, i)).collect();
    board.kinds = kinds(t);
    board.cards = super::cards::kinds(t);
    board.sequence = vec![
        Segment::new("stage-setup", "setup.entry/1", &["phase-setup"]),
        Segment::new("stage-operator", "op.phase/1", &["phase-operator"]),
        Segment::new("stage-advance", "advance.stealth/1", &["phase-advance"]),
        Segment::new("stage-event", "event.draw/1", &["phase-event"]),
        Segment::new("stage-patrol", "patrol/1", &["phase-patrol"]),
        Segment::new("stage-attack", "attack.axis/1", &["phase-attack"]),
        Segment::new("stage-end", "end.stealth/1", &["phase-end"]),
    ];
    board.names = t.next.iter().map(|next| format!("scenario-{}", next.key).into()).collect();
    board.drawn = true;
    board.looks = super::looks::looks(board.seats.len());
    board
}

fn edge(t: &Theatre, index: usize) -> Option<Edge> {
    let g = t.ground();
    let side = g.sides[index];
    if side == Side::Open {
        return None;
    }
    let (a, b) = g.of_side(index)?;
    Some(Edge::between(a, b, side.word()))
}

fn kinds(t: &Theatre) -> Vec<PieceKind> {
    let sign = |kind: AxisKind| match kind {
        AxisKind::Rifle => "rifle",
        AxisKind::Smg => "smg",
        AxisKind::Handler => "handler",
        AxisKind::Dog => "dog",
        AxisKind::Flamer => "flamethrower",
        AxisKind::Officer => "officer",
        AxisKind::Mortar => "mortar",
        AxisKind::Motorbike => "motorbike",
        AxisKind::HalfTrack => "half-track",
        AxisKind::Kubelwagen => "car",
        AxisKind::Truck => "truck",
        AxisKind::Panzer => "tank",
    };
    let name = |kind: AxisKind| match kind {
        AxisKind::Rifle => "unit-rifle",
        AxisKind::Smg => "unit-smg",
        AxisKind::Handler => "unit-handler",
        AxisKind::Dog => "unit-dog",
        AxisKind::Flamer => "unit-flamethrower",
        AxisKind::Officer => "unit-officer",
        AxisKind::Mortar => "unit-mortar",
        AxisKind::Motorbike => "unit-motorbike",
        AxisKind::HalfTrack => "unit-half-track",
        AxisKind::Kubelwagen => "unit-kubelwagen",
        AxisKind::Truck => "unit-truck",
        AxisKind::Panzer => "unit-panzer",
    };
    let mut kinds: Vec<PieceKind> = AxisKind::ALL
        .into_iter()
        .map(|k| {
            PieceKind::new(k.word(), name(k), "german", sign(k)).values([t.axis(k).health, t.axis(k).points])
        })
        .collect();
    for f in 0..FRIENDS as u8 {
        let key = crate::notation::key(t, f);
        kinds.push(match t.boards.get(usize::from(f)) {
            Some(board) => PieceKind::new(key, format!("seat-{}", board.key), "british", "operator")
                .label(short(&board.key)),
            None => PieceKind::new(key, "unit-maquis", "french", "operator")
                .label((usize::from(f) + 1 - t.boards.len()).to_string()),
        });
    }
    for c in 0..CARS {
        let (name, sign) = match CarKind::ALL[c] {
            CarKind::Jeep => ("unit-jeep", "car"),
            CarKind::Truck => ("unit-own-truck", "truck"),
            CarKind::Boat => ("unit-boat", "boat"),
        };
        kinds.push(PieceKind::new(CarKind::ALL[c].word(), name, "british", sign));
    }
    let names = [
        "thing-body",
        "thing-drum",
        "item-trap",
        "item-mine",
        "item-bomb",
        "item-intelligence",
        "thing-fire",
    ];
    for (key, name) in THINGS.into_iter().zip(names) {
        kinds.push(PieceKind::new(format!("thing-{key}"), name, "neutral", key));
    }
    kinds.extend(t.page.dumps.iter().map(|(key, _)| objective(key)));
    kinds
}

/// What is written on the counter of an operator: the beginning of his key.
fn short(key: &str) -> String {
    let mut letters = key.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters.take(5)).collect()
}

/// An objective: its key is what it is, with a number if there are several, or any word of the mission's own.
fn objective(key: &str) -> PieceKind {
    let numbered = key.rsplit_once('-').filter(|(_, n)| n.bytes().all(|b| b.is_ascii_digit()));
    let (what, label) = numbered.unwrap_or((key, ""));
    let piece = |name: String, label: &str| {
        PieceKind::new(format!("objective-{key}"), name, "neutral", "objective").label(label)
    };
    match OBJECTIVES.contains(&what) {
        true => piece(format!("objective-{what}"), label),
        false => piece("thing-objective".into(), key),
    }
}
