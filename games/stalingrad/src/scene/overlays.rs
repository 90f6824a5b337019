//! What can be laid over the map on demand: zones of control, supply, command ranges, the front line, odds. All of it
//! follows from what lies open on the map.

use sandtable_core::{Handle, Mark};

use super::labels::odds_tag;
use super::{attacked_hexes, cut_off};
use crate::action::Hex;
use crate::look::Look;
use crate::pieces::{Kind, Side};
use crate::state::{HEXES, on_map};
use crate::supply::{HexSet, connected, rail_heads_for_supply, zones};
use crate::theatre::Terrain;

/// The keys of all overlays; those of the ground need units on it.
pub fn keys(look: Look) -> Vec<&'static str> {
    let mut keys = Vec::new();
    if look.t.ids().any(|id| on_map(look.unit(id).at)) {
        keys.extend(["zones", "supply", "command", "front"]);
    }
    if attacked_hexes(look).into_iter().any(|hex| hex != look.s.battle.target) {
        keys.push("odds");
    }
    keys
}

/// What an overlay shows, all of it or what belongs to one counter.
pub fn overlay(look: Look, key: &str, at: Option<&Handle>) -> Vec<Mark> {
    let mut marks = match key {
        "zones" => controlled(look),
        "supply" => supply(look, &Side::BOTH.map(|side| connected(look, side))),
        "command" => command(look),
        "front" => vec![front(look)],
        "odds" => vec![odds(look)],
        _ => Vec::new(),
    };
    marks.retain(|mark| !mark.is_empty() && mark.belongs(at));
    marks
}

/// Zones of control (3.2).
fn controlled(look: Look) -> Vec<Mark> {
    let of = |side: Side| Mark::new("area").of(side.seat()).at(zones(look, side).iter());
    Side::BOTH.map(of).to_vec()
}

/// Hexes with a line of communication (3.3), the railways that carry it, working sources, units without one.
fn supply(look: Look, lines: &[HexSet; 2]) -> Vec<Mark> {
    let mut marks = Vec::new();
    for side in Side::BOTH {
        let connected = &lines[side as usize];
        let rail = rail_heads_for_supply(look, side);
        let mut along = Mark::new("rail").of(side.seat());
        for hex in rail.iter() {
            let ground = look.t.at(hex);
            let joined = ground.next.iter().enumerate().filter(|(d, _)| ground.rail >> d & 1 == 1);
            along.sides.extend(
                joined.map(|(_, next)| *next).filter(|n| *n > hex && rail.contains(*n)).map(|n| (hex, n)),
            );
        }
        let sources = look.t.sources[side as usize].iter().map(|(hex, _)| *hex);
        let mut working: Vec<Hex> = sources.filter(|hex| connected.contains(*hex)).collect();
        working.sort_unstable();
        let mut cut: Vec<Hex> = look
            .all(side, |u| on_map(u.at))
            .filter(|id| cut_off(look, *id, lines))
            .map(|id| look.unit(id).at)
            .collect();
        cut.sort_unstable();
        cut.dedup();
        marks.extend([
            Mark::new("area").of(side.seat()).at(connected.iter()),
            along,
            Mark::new("source").of(side.seat()).at(working),
            Mark::new("ring").of(side.seat()).at(cut),
        ]);
    }
    marks
}

/// The command range of each headquarters on the map (8.2).
fn command(look: Look) -> Vec<Mark> {
    let hqs = look.t.ids().filter(|id| look.counter(*id).kind == Kind::Hq && on_map(look.unit(*id).at));
    hqs.map(|id| {
        let (centre, counter) = (look.unit(id).at, look.counter(id));
        let within = |hex: &Hex| look.t.distance(centre, *hex) <= u16::from(counter.range);
        let mark = Mark::new("area").of(look.t.side(id).seat());
        mark.at(land(look).filter(within)).with_piece(&counter.key)
    })
    .collect()
}

fn land<'a>(look: Look<'a>) -> impl Iterator<Item = Hex> + 'a {
    (0..look.t.ground.len() as Hex).filter(move |hex| look.t.at(*hex).terrain != Terrain::Sea)
}

/// The front line: every land hex belongs to whose unit or place is nearest, the line runs between the two sides.
fn front(look: Look) -> Mark {
    let owner = nearest(look);
    let mut line = Mark::new("front");
    for hex in land(look) {
        let mine = owner[usize::from(hex)];
        let others = look.t.near(hex).filter(|n| {
            let theirs = owner[usize::from(*n)];
            *n > hex && mine.is_some() && theirs.is_some() && mine != theirs
        });
        line.sides.extend(others.map(|n| (hex, n)));
    }
    line
}

/// Whose unit or place is nearest to each hex over land. A hex as near to both is the defender's of 1942: the Soviets'.
fn nearest(look: Look) -> [Option<Side>; HEXES] {
    let mut owner = [None; HEXES];
    let mut ring: Vec<Hex> = Vec::new();
    for id in look.t.ids() {
        let at = look.unit(id).at;
        if on_map(at) {
            owner[usize::from(at)] = Some(look.t.side(id));
            ring.push(at);
        }
    }
    for (i, place) in look.t.places.iter().enumerate() {
        let side = if look.controls(Side::Axis, i) { Side::Axis } else { Side::Soviet };
        if owner[usize::from(place.hex)].is_none() {
            owner[usize::from(place.hex)] = Some(side);
            ring.push(place.hex);
        }
    }
    while !ring.is_empty() {
        let mut next = Vec::new();
        // Soviets first: they take what is as near to both.
        ring.sort_by_key(|hex| owner[usize::from(*hex)] != Some(Side::Soviet));
        for hex in ring {
            for near in look.t.near(hex).filter(|n| look.t.at(*n).terrain != Terrain::Sea) {
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

/// The column of every declared attack that is still to be fought, at its target.
fn odds(look: Look) -> Mark {
    let mut mark = Mark::new("word");
    mark.words = attacked_hexes(look)
        .into_iter()
        .filter(|hex| *hex != look.s.battle.target)
        .map(|hex| (hex, odds_tag(look, hex, look.attackers(hex))))
        .collect();
    mark
}
