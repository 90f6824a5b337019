//! How friends move on foot: steps, climbing, water, vehicles and drums in the way.

use sandtable_core::Refusal;

use crate::action::Friend;
use crate::ground::{Pass, Square, Zone};
use crate::look::Look;
use crate::pieces::{Item, Load, Terrain};
use crate::state::{NOBODY, mood};

/// Not a neighbour, or off the board.
pub const NOT_NEAR: Refusal = Refusal::new("map.adjacent", "why-not-near");
const WATER: Refusal = Refusal::new("map.water/2", "why-water");
const ROCK: Refusal = Refusal::new("map.rock/3", "why-rock");
const DUMP: Refusal = Refusal::new("cover.dump/2", "why-dump");
const FIRE: Refusal = Refusal::new("object.drum/3", "why-fire");
const WALLED: Refusal = Refusal::new("action.move/2", "why-walled");
const BUILDING: Refusal = Refusal::new("building.wall", "why-building");
const DOOR: Refusal = Refusal::new("building.door/3", "why-door-diagonal");
const LOW_WALL: Refusal = Refusal::new("action.crouch/6", "why-crouched-wall");
const OUT_OF_WATER: Refusal = Refusal::new("item.diving/6", "why-out-of-water");
/// Somebody is there.
pub const HELD: Refusal = Refusal::new("map.squares/2", "why-held");
const FULL: Refusal = Refusal::new("vehicle.embark", "why-no-seat");
const DRUM: Refusal = Refusal::new("object.drum/6", "why-drum");
const WOODS: Refusal = Refusal::new("action.sprint/3", "why-woods-to-woods");
const SWIM: Refusal = Refusal::new("item.diving/3", "why-sprint-water");
const NO_CLIMB: Refusal = Refusal::new("action.climb/1", "why-no-climb");
const NO_HOOK: Refusal = Refusal::new("item.grapple", "why-no-hook");
const HIGH: Refusal = Refusal::new("cover.high-wall/1", "why-high-wall");
const LEAVES: Refusal = Refusal::new("setup.entry/1", "why-no-exit");

/// How a friend moves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// One square.
    Move,
    /// A step of a sprint.
    Sprint,
}

/// Is he in the water after a step? A diver goes under a bridge, or up onto a pier without walls (item.diving/2-5).
pub fn dives(look: Look, f: Friend, to: Square) -> bool {
    let op = look.friend(f);
    let g = look.t.ground();
    let letter = |at: Square| g.letters[usize::from(at)];
    if letter(to) == b'~' {
        return true;
    }
    if !op.is(mood::DIVING) || letter(to) != b'=' {
        return false;
    }
    letter(op.at) == b'=' || g.pass(op.at, to, |_| false) != Pass::Open
}

/// The seat that he would take in the vehicle on a square.
pub fn free_seat(look: Look, to: Square) -> Option<(u8, u8)> {
    let c = look.car_at(to)?;
    let seats = look.t.car(look.car(c).kind).seats;
    let seat = look.car(c).seats[..usize::from(seats)].iter().position(|s| *s == NOBODY)?;
    Some((c, seat as u8))
}

/// May he step there as far as the ground is concerned?
pub fn ground(look: Look, f: Friend, to: Square, manner: Manner) -> Result<(), Refusal> {
    let op = look.friend(f);
    let g = look.t.ground();
    if usize::from(to) >= g.len() || g.distance(op.at, to) != 1 {
        return Err(NOT_NEAR);
    }
    match g.zones[usize::from(to)] {
        Zone::Map | Zone::Edge(_) => {}
        Zone::Void | Zone::Spawn(_) => return Err(LEAVES),
    }
    let boarding = look.car_at(to).is_some();
    if g.ground(to) == Terrain::Rock || g.ground(op.at) == Terrain::Rock {
        return Err(ROCK);
    }
    if g.ground(to) == Terrain::Water && !op.has(Item::Diving) && !boarding {
        return Err(WATER);
    }
    if look.blocked(to) {
        return Err(if look.dump_at(to).is_some() { DUMP } else { FIRE });
    }
    let under = op.is(mood::DIVING) && dives(look, f, to);
    match look.pass(op.at, to) {
        Pass::Open | Pass::Door => {}
        // The walls of a bridge stand on its deck.
        Pass::Over if under => {}
        Pass::Over if op.is(mood::DIVING) => return Err(OUT_OF_WATER),
        Pass::Over if op.is(mood::CROUCHED) => return Err(LOW_WALL),
        Pass::Over => {}
        Pass::Closed if op.is(mood::DIVING) && under => return Err(WALLED),
        Pass::Closed => return Err(closed(look, op.at, to)),
        Pass::Window | Pass::Climb | Pass::Hook => return Err(WALLED),
    }
    if manner == Manner::Sprint {
        if g.woods(op.at) && g.woods(to) {
            return Err(WOODS);
        }
        if g.ground(op.at) == Terrain::Water && g.ground(to) == Terrain::Water {
            return Err(SWIM);
        }
    }
    Ok(())
}

/// Why no way leads to a neighbour.
fn closed(look: Look, from: Square, to: Square) -> Refusal {
    use crate::pieces::Side;
    let g = look.t.ground();
    let (dc, dr) = g.offset(from, to);
    if dc == 0 || dr == 0 {
        return match g.side(from, to) {
            Side::HighWall | Side::Rungs => HIGH,
            _ => BUILDING,
        };
    }
    let (col, row) = g.place(from);
    let doors = [g.at(col + dc, row), g.at(col, row + dr)].into_iter().flatten();
    let door = |b: Square| g.side(from, b) == Side::Door || g.side(b, to) == Side::Door;
    if doors.into_iter().any(door) { DOOR } else { WALLED }
}

/// May he stop there? A vehicle takes him in, a drum is picked up.
pub fn stop(look: Look, f: Friend, to: Square) -> Result<(), Refusal> {
    let op = look.friend(f);
    if look.car_at(to).is_some() {
        return if op.load == Load::Nothing && free_seat(look, to).is_some() { Ok(()) } else { Err(FULL) };
    }
    if dives(look, f, to) && look.t.ground().letters[usize::from(to)] == b'=' {
        return Ok(());
    }
    if look.s.drums.contains(&to) {
        let able = op.load == Load::Nothing && !op.is(mood::CROUCHED | mood::RESISTANCE | mood::DIVING);
        let alone = look.unit_at(to).is_none() && look.friend_at(to).is_none();
        return if able && alone { Ok(()) } else { Err(DRUM) };
    }
    if look.s.cells.held.has(to) { Err(HELD) } else { Ok(()) }
}

/// May he move one square there?
pub fn step(look: Look, f: Friend, to: Square) -> Result<(), Refusal> {
    ground(look, f, to, Manner::Move)?;
    stop(look, f, to)
}

/// May he sprint one square on, with so many left after it? He may pass somebody if he can stop beyond (map.squares/3).
pub fn dash(look: Look, f: Friend, to: Square, left: u8) -> Result<(), Refusal> {
    ground(look, f, to, Manner::Sprint)?;
    let wet = look.t.ground().ground(to) == Terrain::Water;
    match stop(look, f, to) {
        Err(why) if left == 0 || wet || look.s.drums.contains(&to) && why == FULL => Err(why),
        Err(why) => {
            let mut there = look.s.clone();
            there.friends[usize::from(f)].at = to;
            let look = Look { t: look.t, s: &there };
            let beyond = look.t.ground().around(to).any(|next| dash(look, f, next, left - 1).is_ok());
            if beyond { Ok(()) } else { Err(why) }
        }
        Ok(()) => Ok(()),
    }
}

/// May he climb there (action.climb/1-3, item.grapple)?
pub fn climb(look: Look, f: Friend, to: Square) -> Result<(), Refusal> {
    let op = look.friend(f);
    let g = look.t.ground();
    if usize::from(to) >= g.len() || g.distance(op.at, to) != 1 || !g.on_map(to) {
        return Err(NOT_NEAR);
    }
    if look.blocked(to) {
        return Err(if look.dump_at(to).is_some() { DUMP } else { FIRE });
    }
    let rock = |at: Square| g.ground(at) == Terrain::Rock;
    if g.ground(to) == Terrain::Water {
        return Err(WATER);
    }
    match look.pass(op.at, to) {
        Pass::Window | Pass::Climb => {}
        Pass::Hook if op.has(Item::Hook) => {}
        Pass::Hook => return Err(NO_HOOK),
        // Between two rocks one climbs freely.
        Pass::Open if rock(op.at) && rock(to) => {}
        Pass::Closed if rock(to) || rock(op.at) => return Err(NO_HOOK),
        Pass::Closed => return Err(closed(look, op.at, to)),
        Pass::Open | Pass::Door | Pass::Over => return Err(NO_CLIMB),
    }
    if look.s.cells.held.has(to) { Err(HELD) } else { Ok(()) }
}
