//! An aircraft in the air: where it lands.

use sandtable_core::{Flow, ON, Offers, Phase, Playing, Refusal, Text};

use super::{Step, phase, window};
use crate::Mediterranean;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, Side, is_area, place_value};
use crate::play::Play;
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

/// An aircraft takes off; one that flies out of a battle lands face-down.
pub fn take_off(play: &mut Play, i: usize, out: bool) {
    let (side, _) = play.t.owners[i];
    play.unit(i).flags |= flag::HAND;
    play.push(Step::Flight { side, out });
}

impl Phase<Mediterranean> for phase::Flight {
    fn candidates(&self, look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        for area in look.t.areas {
            look.t.spots_of(area).try_for_each(|spot| offer(Action::Land(area, spot)))?;
        }
        ON
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        let Action::Land(area, spot) = a else { return Err(refusals::NOT_NOW) };
        let unit = look.s.units[flyer(look, side).ok_or(refusals::NOT_NOW)?];
        if !is_area(area) || !look.own(side).contains(area) {
            let target = is_area(area) && look.enemies(side, area);
            return Err(if target { BOMB_IT } else { NOT_OWN });
        }
        look.spot_fits(Arm::Aircraft, area, spot)?;
        refusals::STRANGLED.when(look.strangled(side, area))?;
        if area == unit.place {
            let why = if self.out { MUST_LEAVE } else { TOO_MANY };
            why.unless(may_stay(look))?;
            return SAME_SPOT.when(spot == unit.spot);
        }
        NO_ROOM.with("area", place_value(area)).when(look.s.count(side, area) >= look.t.limits.stacking)
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        let Action::Land(area, spot) = a else { return };
        let Some(i) = flyer(play.look(), side) else { return };
        let from = play.s.units[i].place;
        play.send(i, area);
        let unit = play.unit(i);
        unit.spot = spot;
        // combat.air-withdrawal/2
        let used = if self.out { flag::USED } else { 0 };
        unit.flags = unit.flags & !(flag::HAND | flag::SUPPORT) | flag::FLOWN | used;
        play.pop();
        play.say("move.air/1", || {
            Text::new("log-flew")
                .with("side", side.seat())
                .with("from", place_value(from))
                .with("area", place_value(area))
        });
        if matches!(play.s.step(), Some(Step::March { .. })) {
            play.push(window::after_step(play.s.active, area));
        }
    }
}
