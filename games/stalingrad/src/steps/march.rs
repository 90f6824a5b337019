//! The movement subphase (9.0): activated units move one after the other, normally or by march.

use sandtable_core::{Refusal, Text};

use super::{Offer, Step, not_now};
use crate::action::{Action, Hex, UnitId};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::{Play, hex_value, unit_value};
use crate::refusals;
use crate::state::{flag, on_map};

const MOVED: Refusal = Refusal::new("8.1.3", "why-moved");
const NOT_ACTIVE: Refusal = Refusal::new("9.0", "why-not-active");
const NO_WAY: Refusal = Refusal::new("9.2.5/1", "why-no-way");
const OFF_ROAD: Refusal = Refusal::new("9.3.1.1/1", "why-off-road");
const STARTS_IN_ZONE: Refusal = Refusal::new("9.3.1.2/1", "why-starts-in-zone");
const FINISH_FIRST: Refusal = Refusal::new("9.1.1/3", "why-finish-first");
const NOT_MOVED: Refusal = Refusal::new("9.1.2/3", "why-not-moved");
const NOBODY_MOVES: Refusal = Refusal::new("9.1.1/3", "why-nobody-moves");

pub fn candidates(look: Look, side: Side, offer: Offer) {
    for id in look.all(side, |u| u.has(flag::ACTIVE) && !u.has(flag::MOVED)) {
        offer(Action::Take(id));
        offer(Action::March(id));
    }
    offer(Action::Done);
}

pub fn check(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    let (id, march) = match a {
        Action::Take(id) => (id, false),
        Action::March(id) => (id, true),
        Action::Done => return Ok(()),
        Action::Attach(_) => return Err(super::activate::too_late(look, a)),
        Action::Step(_) | Action::Halt => return Err(NOBODY_MOVES),
        _ => return Err(not_now(look, a)),
    };
    if usize::from(id) >= look.t.counters.len() || look.t.side(id) != side || !on_map(look.unit(id).at) {
        return Err(NOT_ACTIVE);
    }
    let unit = look.unit(id);
    if !unit.has(flag::ACTIVE) {
        return Err(NOT_ACTIVE);
    }
    if unit.has(flag::MOVED) {
        return Err(MOVED);
    }
    if march {
        if look.t.at(unit.at).road == 0 {
            let rail = look.t.at(unit.at).rail != 0;
            return Err(if rail { refusals::MARCH_BY_RAIL } else { OFF_ROAD });
        }
        if look.zone(side.other(), unit.at) {
            return Err(STARTS_IN_ZONE);
        }
    }
    let points = look.counter(id).allowance * 2;
    let mut why: Option<Refusal> = None;
    for to in look.t.near(unit.at) {
        match goes(look, id, unit.at, to, points, march, true) {
            Ok(_) => return Ok(()),
            // Where it could not go anyway tells nothing: the sea, and for a march all but its roads.
            Err(refusal) if refusal == refusals::SEA || march && !look.by_road(unit.at, to) => {}
            // One reason for all ways is the reason.
            Err(refusal) => match &why {
                None => why = Some(refusal),
                Some(other) if other.rule != refusal.rule => why = Some(NO_WAY),
                Some(_) => {}
            },
        }
    }
    Err(why.unwrap_or(NO_WAY))
}

/// May a unit stay in a hex? Its own, left in this move, keeps its room.
fn holds(look: Look, id: UnitId, hex: Hex) -> bool {
    look.room(hex) || hex == look.unit(id).at && look.s.muster.count(hex) <= look.t.limits.stacking
}

/// May a unit step from a hex to the next with so many half points, and finish its move lawfully? Gives what is left.
fn goes(
    look: Look,
    id: UnitId,
    from: Hex,
    to: Hex,
    points: u8,
    march: bool,
    fresh: bool,
) -> Result<u8, Refusal> {
    let (cost, whole) = look.cost(id, from, to, march, fresh)?;
    if cost > points {
        return Err(refusals::NO_POINTS);
    }
    let left = if whole { 0 } else { points - cost };
    // 3.1.3/2: a full hex may be passed, not ended in.
    if holds(look, id, to) || passes_on(look, id, to, left, march) { Ok(left) } else { Err(refusals::FULL) }
}

/// From a full hex, can the unit go on to one with room?
fn passes_on(look: Look, id: UnitId, from: Hex, points: u8, march: bool) -> bool {
    points > 0
        && look.t.near(from).any(|to| match look.cost(id, from, to, march, false) {
            Ok((cost, _)) if cost <= points => {
                holds(look, id, to) || passes_on(look, id, to, points - cost, march)
            }
            _ => false,
        })
}

pub fn steps(look: Look, id: UnitId, offer: Offer) {
    look.t.near(look.unit(id).at).for_each(|to| offer(Action::Step(to)));
    offer(Action::Halt);
}

pub fn check_step(
    look: Look,
    id: UnitId,
    points: u8,
    march: bool,
    fresh: bool,
    a: Action,
) -> Result<(), Refusal> {
    let at = look.unit(id).at;
    match a {
        Action::Step(to) if !on_map(to) => Err(refusals::NOT_ADJACENT),
        Action::Step(to) => goes(look, id, at, to, points, march, fresh).map(|_| ()),
        Action::Halt if fresh => Err(NOT_MOVED),
        Action::Halt if crowded(look, at) => Err(refusals::FULL),
        Action::Halt => Ok(()),
        Action::Take(_) | Action::March(_) | Action::Done => Err(FINISH_FIRST),
        _ => Err(not_now(look, a)),
    }
}

/// More units than may stay?
fn crowded(look: Look, hex: Hex) -> bool {
    look.s.fortress(hex) == 0 && look.s.muster.count(hex) > look.t.limits.stacking
}

pub fn apply(play: &mut Play, a: Action) {
    let (id, march) = match a {
        Action::Take(id) => (id, false),
        Action::March(id) => (id, true),
        _ => return play.pop(),
    };
    let points = play.t.counter(id).allowance * 2;
    play.push(Step::Moving { unit: id, points, march, fresh: true });
}

pub fn apply_step(play: &mut Play, id: UnitId, points: u8, march: bool, fresh: bool, a: Action) {
    let Action::Step(to) = a else { return halt(play, id) };
    let from = play.look().unit(id).at;
    let left = goes(play.look(), id, from, to, points, march, fresh).unwrap_or(0);
    play.send(id, to);
    play.become_step(Step::Moving { unit: id, points: left, march, fresh: false });
    play.say("9.1.2/1", || {
        Text::new("log-moved")
            .with("unit", unit_value(id))
            .with("from", hex_value(from))
            .with("hex", hex_value(to))
    });
}

fn halt(play: &mut Play, id: UnitId) {
    play.unit(id).flags |= flag::MOVED;
    play.pop();
}

/// Nobody left to move?
pub fn run(play: &mut Play) -> bool {
    let asked = super::any_choice(play.look(), play.acting());
    if !asked {
        play.pop();
    }
    !asked
}

/// A unit that can go no further halts.
pub fn run_step(play: &mut Play, id: UnitId) -> bool {
    let Some(Step::Moving { points, march, fresh, .. }) = play.s.step() else { return false };
    let look = play.look();
    let at = look.unit(id).at;
    if look.t.near(at).any(|to| goes(look, id, at, to, points, march, fresh).is_ok()) {
        return false;
    }
    halt(play, id);
    true
}
