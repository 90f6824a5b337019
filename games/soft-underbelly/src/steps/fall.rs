//! Leaving a battle: aircraft fly out, some units withdraw, or all retreat.

use sandtable_core::{Refusal, Text};

use super::{Offer, Step, events, losses};
use crate::action::{Action, Rank, Who};
use crate::look::Look;
use crate::pieces::{Arm, Place, Side};
use crate::play::{Play, place_value};
use crate::refusals;
use crate::state::flag;

const FORBIDDEN: Refusal = Refusal::new("retreat.forbidden", "why-not-own");
const TOO_FAR: Refusal = Refusal::new("retreat.path", "why-too-far");
const ALL_GO: Refusal = Refusal::new("retreat.declare", "why-all-go");
const NOT_AN_AIRCRAFT: Refusal = Refusal::new("combat.air-withdrawal/1", "why-not-an-aircraft");
const NOT_DEFENDING: Refusal = Refusal::new("retreat.declare", "why-not-defending");
const NOT_DEFENDING_AIR: Refusal = Refusal::new("combat.air-withdrawal/1", "why-not-defending");
const NO_GROUND: Refusal = Refusal::new("combat.air-withdrawal/1", "why-no-ground");

pub fn candidates(look: Look, side: Side, offer: Offer) {
    let target = look.s.battle.target;
    match look.s.step() {
        Some(Step::LastRetreat) => {
            offer(Action::Retreat);
            offer(Action::Decline);
            return;
        }
        Some(Step::Fall { .. }) => {
            let ways = look.retreats(side, target);
            for (who, _) in look.each(side, &Arm::LAND, move |u| u.place == target) {
                ways.into_iter().for_each(|to| offer(Action::Fall(who.arm, who.rank, to)));
            }
        }
        _ => {}
    }
    for (who, _) in look.each(side, &Arm::AIR, move |u| u.place == target) {
        offer(Action::Take(who));
    }
    offer(Action::Done);
}

fn check_aircraft(look: Look, side: Side, who: Who) -> Result<(), Refusal> {
    let target = look.s.battle.target;
    look.find(side, who).ok_or(refusals::NO_SUCH_UNIT)?;
    if who.at != target {
        return Err(NOT_DEFENDING_AIR.with("area", place_value(target)));
    }
    if !who.arm.is_air() {
        return Err(NOT_AN_AIRCRAFT);
    }
    if look.strangled(side, target) {
        return Err(refusals::STRANGLED);
    }
    if look.can_fly(side, target, false) { Ok(()) } else { Err(NO_GROUND) }
}

pub fn check_fly_out(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Take(who) => check_aircraft(look, side, who),
        Action::Done => Ok(()),
        _ => Err(refusals::NOT_NOW),
    }
}

pub fn check(look: Look, side: Side, all: bool, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Take(who) => check_aircraft(look, side, who),
        Action::Fall(arm, rank, to) => check_fall(look, side, arm, rank, to),
        Action::Sail(_) | Action::Embark(_) => Err(Refusal::new("retreat.sea", "why-not-by-sea")),
        Action::Done if all => Err(ALL_GO),
        Action::Done => Ok(()),
        _ => Err(events::not_now(side, a)),
    }
}

fn check_fall(look: Look, side: Side, arm: Arm, rank: Rank, to: Place) -> Result<(), Refusal> {
    let target = look.s.battle.target;
    look.find(side, Who { arm, at: target, rank }).ok_or(NOT_DEFENDING.with("area", place_value(target)))?;
    if !arm.is_land() {
        return Err(refusals::NOT_A_LAND_UNIT);
    }
    if look.strangled(side, target) || look.strangled(side, to) {
        return Err(refusals::STRANGLED);
    }
    if !look.own(side).contains(to) {
        return Err(FORBIDDEN.with("area", place_value(to)));
    }
    if look.retreats(side, target).contains(to) { Ok(()) } else { Err(TOO_FAR.with("area", place_value(to))) }
}

pub fn check_last(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Retreat if look.can_retreat(side, look.s.battle.target) => Ok(()),
        Action::Retreat => Err(losses::no_way_out(look, side)),
        Action::Decline => Ok(()),
        _ => Err(refusals::NOT_NOW),
    }
}

pub fn apply(play: &mut Play, side: Side, a: Action) {
    match a {
        Action::Take(who) => {
            if let Some(i) = play.look().find(side, who) {
                play.unit(i).flags |= flag::HAND;
                play.push(Step::Flight { side, out: true });
            }
        }
        Action::Fall(arm, rank, to) => {
            let at = play.s.battle.target;
            if let Some(i) = play.look().find(side, Who { arm, at, rank }) {
                fall_back(play, i, to);
            }
        }
        Action::Retreat => {
            play.become_step(Step::Fall { all: true });
            play.say("retreat.declare", || Text::new("log-retreats").with("side", side.seat()));
        }
        _ => play.pop(),
    }
}

fn fall_back(play: &mut Play, i: usize, to: Place) {
    let (side, _) = play.t.owners[i];
    let from = play.s.units[i].place;
    play.send(i, to);
    play.say("retreat.path", || {
        Text::new("log-fell-back")
            .with("side", side.seat())
            .with("from", place_value(from))
            .with("area", place_value(to))
    });
}

pub fn run_fly_out(play: &mut Play) -> bool {
    let side = play.s.active.other();
    let target = play.s.battle.target;
    let asked = play.look().can_fly(side, target, false)
        && play.look().all(side, &Arm::AIR, move |u| u.place == target).next().is_some();
    if !asked {
        play.pop();
    }
    !asked
}

pub fn run(play: &mut Play, all: bool) -> bool {
    let side = play.s.active.other();
    let target = play.s.battle.target;
    let look = play.look();
    if look.s.count(side, target) == 0 {
        play.pop();
        return true;
    }
    let land = look.all(side, &Arm::LAND, move |u| u.place == target).next();
    let ways = look.retreats(side, target);
    let flies = look.can_fly(side, target, false);
    let aircraft = look.all(side, &Arm::AIR, move |u| u.place == target).next();
    match (all, land, aircraft) {
        // A retreat with one way to go needs no words, unless aircraft want the room there.
        (true, Some(i), None) if ways.len() == 1 => {
            if let Some(to) = ways.first() {
                fall_back(play, i, to);
            }
            true
        }
        // What finds no ground to land on is lost.
        (true, _, Some(i)) if !flies => {
            play.remove(i);
            true
        }
        (false, land, aircraft) if (land.is_none() || ways.is_empty()) && (aircraft.is_none() || !flies) => {
            play.pop();
            true
        }
        _ => false,
    }
}

pub fn run_last(play: &mut Play) -> bool {
    let asked = play.look().can_retreat(play.s.active.other(), play.s.battle.target);
    if !asked {
        play.pop();
    }
    !asked
}
