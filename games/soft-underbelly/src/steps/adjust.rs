//! Stacking at the end of an impulse: the owner moves what is too much.

use sandtable_board::Set64;
use sandtable_core::{Refusal, Text};

use super::{Offer, Step};
use crate::action::{Action, Who};
use crate::look::Look;
use crate::pieces::{Arm, Place, Side, is_area};
use crate::play::{Play, place_value};
use crate::refusals;
use crate::state::flag;

const NOT_TOO_MANY: Refusal = Refusal::new("stacking.check/2", "why-not-too-many");
const NOT_NEXT: Refusal = Refusal::new("stacking.check/2", "why-not-adjacent");
const NOT_OWN: Refusal = Refusal::new("stacking.check/2", "why-not-own");
const TWO_TANKS: Refusal = Refusal::new("tanks.limit", "why-two-tanks");
const HAS_ROOM: Refusal = Refusal::new("stacking.check/2", "why-has-room");
const STACKED: Refusal = Refusal::new("stacking.check/1", "why-still-stacked");

fn crowded(look: Look, side: Side, area: Place) -> bool {
    look.s.count(side, area) > look.t.limits.stacking
}

/// Areas where a side stands above a limit.
fn over(look: Look, side: Side) -> Set64 {
    look.s
        .held(side)
        .into_iter()
        .filter(|a| crowded(look, side, *a) || look.s.tanks(side, *a) > look.t.limits.tanks)
        .collect()
}

/// Is this unit one that must or may go?
fn excess(look: Look, side: Side, who: Who) -> bool {
    crowded(look, side, who.at) || who.arm.is_tank() && look.s.tanks(side, who.at) > look.t.limits.tanks
}

fn check_room(look: Look, side: Side, arm: Arm, to: Place) -> Result<(), Refusal> {
    if look.s.count(side, to) >= look.t.limits.stacking {
        return Err(refusals::NO_ROOM.with("area", place_value(to)));
    }
    if arm.is_tank() && look.s.tanks(side, to) >= look.t.limits.tanks {
        return Err(TWO_TANKS.with("area", place_value(to)));
    }
    Ok(())
}

/// Can a unit that is too much go anywhere?
fn can_go(look: Look, side: Side, who: Who) -> bool {
    if who.arm.is_air() {
        return look.can_fly(side, who.at, false);
    }
    let near = look.t.next_to(who.at) & look.own(side);
    near.into_iter().any(|to| check_room(look, side, who.arm, to).is_ok())
}

fn units_at(look: Look, side: Side, area: Place) -> impl Iterator<Item = Who> {
    look.each(side, &Arm::FIGHTING, move |u| u.place == area).map(|(who, _)| who)
}

pub fn candidates(look: Look, side: Side, offer: Offer) {
    for area in over(look, side) {
        for who in units_at(look, side, area) {
            if who.arm.is_air() {
                offer(Action::Take(who));
            } else {
                look.t.next_to(area).into_iter().for_each(|to| offer(Action::Adjust(who, to)));
            }
            offer(Action::Eliminate(who));
        }
    }
}

pub fn check(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    let present = |who: Who| {
        look.find(side, who).filter(|_| is_area(who.at)).ok_or(refusals::NO_SUCH_UNIT)?;
        if excess(look, side, who) && who.arm != Arm::Partisans { Ok(()) } else { Err(NOT_TOO_MANY) }
    };
    match a {
        Action::Adjust(who, to) => {
            present(who)?;
            if !who.arm.is_land() {
                return Err(refusals::NOT_A_LAND_UNIT);
            }
            if !look.t.next_to(who.at).contains(to) {
                return Err(NOT_NEXT.with("area", place_value(to)));
            }
            if !look.own(side).contains(to) {
                return Err(NOT_OWN.with("area", place_value(to)));
            }
            check_room(look, side, who.arm, to)
        }
        Action::Take(who) => {
            present(who)?;
            if !who.arm.is_air() {
                return Err(refusals::NOT_AN_AIRCRAFT);
            }
            if look.can_fly(side, who.at, false) { Ok(()) } else { Err(refusals::NO_ROOM) }
        }
        Action::Eliminate(who) => {
            present(who)?;
            let somebody = units_at(look, side, who.at)
                .any(|other| excess(look, side, other) && can_go(look, side, other));
            if somebody { Err(HAS_ROOM) } else { Ok(()) }
        }
        _ => Err(STACKED),
    }
}

pub fn apply(play: &mut Play, side: Side, a: Action) {
    match a {
        Action::Adjust(who, to) => {
            if let Some(i) = play.look().find(side, who) {
                play.send(i, to);
                play.say("stacking.check/2", || {
                    Text::new("log-adjusted").with("from", place_value(who.at)).with("area", place_value(to))
                });
            }
        }
        Action::Take(who) => {
            if let Some(i) = play.look().find(side, who) {
                play.unit(i).flags |= flag::HAND;
                play.push(Step::Flight { side, out: false });
            }
        }
        Action::Eliminate(who) => {
            if let Some(i) = play.look().find(side, who) {
                play.remove(i);
                play.check_elimination();
            }
        }
        _ => {}
    }
}

pub fn run(play: &mut Play, side: Side) -> bool {
    let done = over(play.look(), side).is_empty();
    if done {
        play.pop();
    }
    done
}
