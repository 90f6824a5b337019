//! An aircraft in the air: where it lands.

use sandtable_core::{Refusal, Text};

use super::{Offer, Step, window};
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, Side, is_area};
use crate::play::{Play, place_value};
use crate::refusals;
use crate::state::flag;

const NOT_OWN: Refusal = Refusal::new("move.air/1", "why-not-own");
const BOMB_IT: Refusal = Refusal::new("move.air/1", "why-bombing-is-clicked-there");
const NO_ROOM: Refusal = Refusal::new("move.air/1", "why-no-room");
const SAME_SPOT: Refusal = Refusal::new("move.air/1", "why-same-spot");
const MUST_LEAVE: Refusal = Refusal::new("combat.air-withdrawal/1", "why-must-leave");
const TOO_MANY: Refusal = Refusal::new("stacking.check/2", "why-must-leave");

fn flyer(look: Look, side: Side) -> Option<usize> {
    look.all(side, &Arm::AIR, |u| u.has(flag::HAND)).next()
}

/// Only in its own movement may an aircraft change its place within its area.
fn may_stay(look: Look) -> bool {
    let n = look.s.steps.len();
    n >= 2 && matches!(look.s.steps[n - 2], Step::March { .. })
}

pub fn candidates(look: Look, offer: Offer) {
    for area in look.t.areas {
        look.t.spots_of(area).for_each(|spot| offer(Action::Land(area, spot)));
    }
}

pub fn check(look: Look, side: Side, out: bool, a: Action) -> Result<(), Refusal> {
    let Action::Land(area, spot) = a else { return Err(refusals::NOT_NOW) };
    let Some(i) = flyer(look, side) else { return Err(refusals::NOT_NOW) };
    let unit = look.s.units[i];
    if !is_area(area) || !look.own(side).contains(area) {
        let target = is_area(area) && look.enemies(side, area);
        return Err(if target { BOMB_IT } else { NOT_OWN });
    }
    look.spot_fits(Arm::Aircraft, area, spot)?;
    if look.strangled(side, area) {
        return Err(refusals::STRANGLED);
    }
    if area == unit.place {
        if !may_stay(look) {
            return Err(if out { MUST_LEAVE } else { TOO_MANY });
        }
        return if spot == unit.spot { Err(SAME_SPOT) } else { Ok(()) };
    }
    if look.s.count(side, area) >= look.t.limits.stacking {
        return Err(NO_ROOM.with("area", place_value(area)));
    }
    Ok(())
}

pub fn apply(play: &mut Play, side: Side, out: bool, a: Action) {
    let Action::Land(area, spot) = a else { return };
    let Some(i) = flyer(play.look(), side) else { return };
    let from = play.s.units[i].place;
    play.send(i, area);
    let unit = play.unit(i);
    unit.spot = spot;
    unit.flags = unit.flags & !(flag::HAND | flag::SUPPORT) | flag::FLOWN;
    if out {
        // combat.air-withdrawal/2
        unit.flags |= flag::USED;
    }
    play.pop();
    play.say("move.air/1", || {
        Text::new("log-flew")
            .with("side", side.seat())
            .with("from", place_value(from))
            .with("area", place_value(area))
    });
    if matches!(play.s.step(), Some(Step::March { .. })) {
        window::after_step(play, area);
    }
}
