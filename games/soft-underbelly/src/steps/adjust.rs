//! Stacking at the end of an impulse: the owner moves what is too much.

use sandtable_board::Set64;
use sandtable_core::{Flow, ON, Offers, Phase, Playing, Refusal, Text};

use super::{flight, phase};
use crate::Mediterranean;
use crate::action::{Action, Who};
use crate::look::Look;
use crate::pieces::{Arm, Place, Side, place_value};
use crate::play::Play;
use crate::refusals;

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
pub fn over(look: Look, side: Side) -> Set64 {
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
    let full = look.s.count(side, to) >= look.t.limits.stacking;
    refusals::NO_ROOM.with("area", place_value(to)).when(full)?;
    let tanks = arm.is_tank() && look.s.tanks(side, to) >= look.t.limits.tanks;
    TWO_TANKS.with("area", place_value(to)).when(tanks)
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

const fn unit_of(a: Action) -> Option<Who> {
    match a {
        Action::Adjust(who, _) | Action::Take(who) | Action::Eliminate(who) => Some(who),
        _ => None,
    }
}

impl Phase<Mediterranean> for phase::Adjust {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        for area in over(look, side) {
            for who in units_at(look, side, area) {
                if who.arm.is_air() {
                    offer(Action::Take(who))?;
                } else {
                    look.t.next_to(area).into_iter().try_for_each(|to| offer(Action::Adjust(who, to)))?;
                }
                offer(Action::Eliminate(who))?;
            }
        }
        ON
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        let who = unit_of(a).ok_or(STACKED)?;
        look.standing(side, who)?;
        NOT_TOO_MANY.unless(excess(look, side, who) && who.arm != Arm::Partisans)?;
        match a {
            Action::Adjust(_, to) => {
                refusals::NOT_A_LAND_UNIT.unless(who.arm.is_land())?;
                NOT_NEXT.with("area", place_value(to)).unless(look.t.next_to(who.at).contains(to))?;
                NOT_OWN.with("area", place_value(to)).unless(look.own(side).contains(to))?;
                check_room(look, side, who.arm, to)
            }
            Action::Take(_) => {
                refusals::NOT_AN_AIRCRAFT.unless(who.arm.is_air())?;
                refusals::NO_ROOM.unless(look.can_fly(side, who.at, false))
            }
            _ => {
                let mut there = units_at(look, side, who.at);
                HAS_ROOM.when(there.any(|who| excess(look, side, who) && can_go(look, side, who)))
            }
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        let Some(who) = unit_of(a) else { return };
        let Some(i) = play.look().find(side, who) else { return };
        match a {
            Action::Adjust(_, to) => {
                play.send(i, to);
                play.say("stacking.check/2", || {
                    Text::new("log-adjusted").with("from", place_value(who.at)).with("area", place_value(to))
                });
            }
            Action::Take(_) => flight::take_off(play, i, false),
            _ => {
                play.remove(i);
                play.check_elimination();
            }
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = !over(play.look(), self.side).is_empty();
        play.pop_unless(asked)
    }
}
