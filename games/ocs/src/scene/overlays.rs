//! What can be laid over the map on demand: zones of control, trace supply, tokens in reach, throws, reach, front.

use sandtable_core::{Handle, Mark, Seat, Text};

use crate::action::{Hex, UnitId};
use crate::command;
use crate::fields::{self, Fields};
use crate::look::Look;
use crate::notation::find;
use crate::paths::Paths;
use crate::pieces::{Side, Terrain};
use crate::reach;
use crate::state::{NO_HAND, State, on_map};
use crate::steps::{Segment, Step, hungry};

/// The keys of all overlays.
pub fn keys(look: Look) -> Vec<&'static str> {
    let mut keys = vec!["zones", "supply", "tokens", "throws", "front"];
    if look.segment().is_some() {
        keys.push("reach");
    }
    if look.t.commanders > 1 {
        keys.push("commands");
    }
    keys
}

/// What an overlay shows, all of it or what belongs to one counter or hex.
pub fn overlay(look: Look, key: &str, at: Option<&Handle>) -> Vec<Mark> {
    let mut marks = match key {
        "zones" => Side::BOTH.map(|side| zones(look, side)).to_vec(),
        "supply" => supply(look),
        "tokens" => bright(look).map(|side| tokens(look, &made(look), side)).collect(),
        "throws" => throws(look),
        "reach" => return reached(look, at).into_iter().collect(),
        "front" => vec![front(look)],
        "commands" => commands(look),
        _ => Vec::new(),
    };
    marks.retain(|mark| !mark.is_empty() && mark.belongs(at));
    marks
}

/// Where each commander has units that are seen.
fn commands(look: Look) -> Vec<Mark> {
    let of = |side: Side, seat: Seat| {
        let own =
            look.all(side).filter(move |id| on_map(look.unit(*id).at) && command::leads(look, seat, *id));
        let mut hexes: Vec<Hex> = own.map(|id| look.unit(id).at).collect();
        hexes.sort_unstable();
        hexes.dedup();
        Mark::new("ring").of(seat).at(hexes)
    };
    bright(look).flat_map(|side| look.t.team(side).iter().map(move |seat| of(side, seat))).collect()
}

/// The sides whose supply is known to whoever looks.
fn bright(look: Look<'_>) -> impl Iterator<Item = Side> {
    Side::BOTH.into_iter().filter(move |side| !look.s.fields.dark[*side as usize])
}

/// The fields of supply as they are now.
fn made(look: Look) -> Fields {
    let mut made = look.s.fields.0.clone();
    fields::supply(look, &mut made);
    made
}

fn land(look: Look) -> impl Iterator<Item = Hex> {
    (0..look.t.grid.len() as Hex).filter(move |hex| !look.t.at(*hex).has(Terrain::Sea))
}

/// Zones of control (4.5/1).
fn zones(look: Look, side: Side) -> Mark {
    Mark::new("area").of(side.seat()).at(land(look).filter(|hex| look.in_zone(side, *hex)))
}

/// Hexes in trace supply, the sources that work, hexes of units that would go hungry (12.6).
fn supply(look: Look) -> Vec<Mark> {
    let mut s = look.s.clone();
    s.fields.0 = made(look);
    let look = Look { t: look.t, s: &s };
    let mut marks = Vec::new();
    for side in bright(look) {
        let sources = crate::trace::sources(look, side);
        let mut hexes: Vec<Hex> = hungry(look, side).into_iter().map(|id| look.unit(id).at).collect();
        hexes.sort_unstable();
        hexes.dedup();
        marks.extend([
            Mark::new("area")
                .of(side.seat())
                .at((0..look.t.ground.len() as Hex).filter(|at| look.traced(side, *at))),
            Mark::new("source").of(side.seat()).at(sources.iter()),
            Mark::new("ring").of(side.seat()).at(hexes),
        ]);
    }
    marks
}

/// Tokens that each stack can have.
fn tokens(look: Look, made: &Fields, side: Side) -> Mark {
    let mut mark = Mark::new("number").of(side.seat());
    let there = |hex: Hex| i32::from(made.tokens[side as usize][usize::from(hex)]);
    mark.words = look.s.fields.occupied[side as usize]
        .iter()
        .map(|hex| (hex, Text::new("tag-tokens").with("tokens", there(hex))))
        .collect();
    mark
}

/// The throw of each headquarters (12.3b).
fn throws(look: Look) -> Vec<Mark> {
    let mut paths = Paths::new(look);
    let hqs = look.t.ids().filter(|id| look.unit(*id).is_here() && look.throws(*id));
    hqs.map(|hq| {
        let counter = look.counter(hq);
        Mark::new("area").of(counter.side.seat()).at(paths.thrown(hq).iter()).with_piece(&counter.key)
    })
    .collect()
}

/// MP left in every hex that a stack reaches as it stands, if it has all the fuel that it needs.
fn reached(look: Look, at: Option<&Handle>) -> Option<Mark> {
    let hex = match at? {
        Handle::Place(hex) => *hex,
        Handle::Piece(key) => look.unit(find(look.t, key)?).at,
        _ => return None,
    };
    if !look.t.on_map(hex) {
        return None;
    }
    let side = Side::BOTH.into_iter().find(|side| look.holds(*side, hex))?;
    let mut s = look.s.clone();
    s.fields.0 = made(look);
    take_up(look, &mut s, side, hex);
    let spots = reach::reach(Look { t: look.t, s: &s });
    let mut mark = Mark::new("number").of(side.seat());
    let left = |spot: &reach::Spot| Text::new("tag-points").with("points", i32::from(spot.left / 4));
    mark.words =
        spots.0.iter().skip(1).filter(|spot| spot.rests).map(|spot| (spot.hex, left(spot))).collect();
    mark.words.sort_by_key(|(hex, _)| *hex);
    Some(mark)
}

/// All that can move of a hex, in hand and with fuel.
fn take_up(look: Look, s: &mut State, side: Side, hex: Hex) {
    let moves = |id: &UnitId| look.allowance(*id, Segment::Movement) > 0;
    s.hand = NO_HAND;
    s.hand.at = hex;
    s.hand.units = look.stack(side, hex).filter(moves).take(crate::state::STACK).collect();
    for id in s.hand.units.clone() {
        let unit = &mut s.units[usize::from(id)];
        unit.flags |= crate::state::flag::FUELLED;
        unit.spent = 0;
    }
    s.phasing = side;
    if look.segment().is_none() {
        s.steps.push(Step::Segment(Segment::Movement));
    }
}

/// The front line: every land hex belongs to whoever's unit or place is nearest; the line runs between the two sides.
fn front(look: Look) -> Mark {
    let owner = nearest(look);
    let mut line = Mark::new("front");
    for hex in land(look) {
        let mine = owner[usize::from(hex)];
        let others = look.t.near(hex).filter(|next| {
            let theirs = owner[usize::from(*next)];
            *next > hex && mine.is_some() && theirs.is_some() && mine != theirs
        });
        line.sides.extend(others.map(|next| (hex, next)));
    }
    line
}

/// Whose unit or place is nearest to each hex over land; what is as near to both belongs to the Allies.
fn nearest(look: Look) -> Vec<Option<Side>> {
    let mut owner = vec![None; look.t.ground.len()];
    let mut ring: Vec<Hex> = Vec::new();
    let units =
        Side::BOTH.into_iter().flat_map(|side| look.all(side).map(move |id| (look.unit(id).at, side)));
    let places = (0..).zip(&look.t.places).map(|(i, place)| (place.hex, look.owner(i)));
    for (hex, side) in units.chain(places) {
        if owner[usize::from(hex)].is_none() {
            owner[usize::from(hex)] = Some(side);
            ring.push(hex);
        }
    }
    while !ring.is_empty() {
        ring.sort_by_key(|hex| owner[usize::from(*hex)] != Some(Side::Allied));
        let mut next = Vec::new();
        for hex in ring {
            for near in look.t.near(hex).filter(|near| !look.t.at(*near).has(Terrain::Sea)) {
                if owner[usize::from(near)].is_none() {
                    owner[usize::from(near)] = owner[usize::from(hex)];
                    next.push(near);
                }
            }
        }
        ring = next;
    }
    owner
}
