//! Leaving a battle: aircraft fly out, some units withdraw, or all retreat.

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Step, events, flight, losses, phase};
use crate::Mediterranean;
use crate::action::{Action, Rank, Who};
use crate::look::Look;
use crate::pieces::{Arm, Place, Side, place_value};
use crate::play::Play;
use crate::refusals;

const FORBIDDEN: Refusal = Refusal::new("retreat.forbidden", "why-not-own");
const TOO_FAR: Refusal = Refusal::new("retreat.path", "why-too-far");
const ALL_GO: Refusal = Refusal::new("retreat.declare", "why-all-go");
const NOT_AN_AIRCRAFT: Refusal = Refusal::new("combat.air-withdrawal/1", "why-not-an-aircraft");
const NOT_DEFENDING: Refusal = Refusal::new("retreat.declare", "why-not-defending");
const NOT_DEFENDING_AIR: Refusal = Refusal::new("combat.air-withdrawal/1", "why-not-defending");
const NOT_BY_SEA: Refusal = Refusal::new("retreat.sea", "why-not-by-sea");
const NO_GROUND: Refusal = Refusal::new("combat.air-withdrawal/1", "why-no-ground");

/// Aircraft in the area of the battle.
fn aircraft(look: Look, side: Side) -> impl Iterator<Item = (Who, usize)> {
    let target = look.s.battle.target;
    look.each(side, &Arm::AIR, move |u| u.place == target)
}

/// Land units in the area of the battle.
fn land(look: Look, side: Side) -> impl Iterator<Item = (Who, usize)> {
    let target = look.s.battle.target;
    look.each(side, &Arm::LAND, move |u| u.place == target)
}

/// May an aircraft leave the battle? `outside` says that it is not in it.
fn check_aircraft(look: Look, side: Side, who: Who, outside: Refusal) -> Result<(), Refusal> {
    let target = look.s.battle.target;
    let there = who.at == target && look.find(side, who).is_some();
    outside.with("area", place_value(target)).unless(there)?;
    NOT_AN_AIRCRAFT.unless(who.arm.is_air())?;
    refusals::STRANGLED.when(look.strangled(side, target))?;
    NO_GROUND.unless(look.can_fly(side, target, false))
}

fn take_off(play: &mut Play, side: Side, who: Who) {
    if let Some(i) = play.look().find(side, who) {
        flight::take_off(play, i, true);
    }
}

impl Phase<Mediterranean> for phase::FlyOut {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        aircraft(look, side).map(|(who, _)| Action::Take(who)).try_for_each(&mut *offer)?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Take(who) => check_aircraft(look, side, who, NOT_DEFENDING_AIR),
            Action::Done => Ok(()),
            _ => Err(events::not_now(side, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        let Action::Take(who) = a else { return play.pop() };
        take_off(play, side, who);
    }

    fn run(&self, play: &mut Play) -> bool {
        let (look, side) = (play.look(), play.s.active.other());
        let asked = look.can_fly(side, look.s.battle.target, false) && aircraft(look, side).next().is_some();
        play.pop_unless(asked)
    }
}

fn check_fall(look: Look, side: Side, arm: Arm, rank: Rank, to: Place) -> Result<(), Refusal> {
    let (at, area) = (look.s.battle.target, place_value(to));
    look.find(side, Who { arm, at, rank }).ok_or(NOT_DEFENDING.with("area", place_value(at)))?;
    refusals::NOT_A_LAND_UNIT.unless(arm.is_land())?;
    refusals::STRANGLED.when(look.strangled(side, at) || look.strangled(side, to))?;
    FORBIDDEN.with("area", area).unless(look.own(side).contains(to))?;
    TOO_FAR.with("area", area).unless(look.retreats(side, at).contains(to))
}

fn fall_back(play: &mut Play, side: Side, i: usize, to: Place) {
    let from = play.s.units[i].place;
    play.send(i, to);
    play.say("retreat.path", || {
        Text::new("log-fell-back")
            .with("side", side.seat())
            .with("from", place_value(from))
            .with("area", place_value(to))
    });
}

impl Phase<Mediterranean> for phase::Fall {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        let ways = look.retreats(side, look.s.battle.target);
        for (who, _) in land(look, side) {
            ways.into_iter().try_for_each(|to| offer(Action::Fall(who.arm, who.rank, to)))?;
        }
        phase::FlyOut {}.candidates(look, side, offer)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Take(who) => check_aircraft(look, side, who, NOT_DEFENDING),
            Action::Fall(arm, rank, to) => check_fall(look, side, arm, rank, to),
            Action::Sail(_) | Action::Embark(_) => Err(NOT_BY_SEA),
            Action::Done => ALL_GO.when(self.all),
            _ => Err(events::not_now(side, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match a {
            Action::Take(who) => take_off(play, side, who),
            Action::Fall(arm, rank, to) => {
                let at = play.s.battle.target;
                if let Some(i) = play.look().find(side, Who { arm, at, rank }) {
                    fall_back(play, side, i, to);
                }
            }
            _ => play.pop(),
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let side = play.s.active.other();
        let look = play.look();
        let target = look.s.battle.target;
        let (land, aircraft) = (land(look, side).next(), aircraft(look, side).next());
        let ways = look.retreats(side, target);
        let flies = look.can_fly(side, target, false);
        match (self.all, land, aircraft) {
            _ if look.s.count(side, target) == 0 => play.pop(),
            // A retreat with one way to go needs no words, unless aircraft want the room there.
            (true, Some((_, i)), None) if ways.len() == 1 => {
                ways.into_iter().for_each(|to| fall_back(play, side, i, to));
            }
            // What finds no ground to land on is lost.
            (true, _, Some((_, i))) if !flies => play.remove(i),
            (false, ..) if (land.is_none() || ways.is_empty()) && (aircraft.is_none() || !flies) => {
                play.pop()
            }
            _ => return false,
        }
        true
    }
}

impl Phase<Mediterranean> for phase::LastRetreat {
    fn candidates(&self, _look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        [Action::Retreat, Action::Decline].into_iter().try_for_each(offer)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Retreat if look.can_retreat(side, look.s.battle.target) => Ok(()),
            Action::Retreat => Err(losses::no_way_out(look, side)),
            Action::Decline => Ok(()),
            _ => Err(events::not_now(side, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        if a != Action::Retreat {
            return play.pop();
        }
        play.become_step(Step::Fall { all: true });
        play.say("retreat.declare", || Text::new("log-retreats").with("side", side.seat()));
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = play.look().can_retreat(play.s.active.other(), play.s.battle.target);
        play.pop_unless(asked)
    }
}
