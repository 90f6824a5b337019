//! After the battle: attackers occupy the area, landing units that do not go back.

use sandtable_board::Set64;
use sandtable_core::{Refusal, Text};

use super::Offer;
use crate::action::{Action, Who};
use crate::look::Look;
use crate::pieces::{Arm, Place, SEA, Side};
use crate::play::{Play, place_value, unit_text};
use crate::refusals;

const NOT_ATTACKING: Refusal = Refusal::new("occupy/1", "why-not-attacking");
const NO_AIRCRAFT: Refusal = Refusal::new("occupy/2", "why-not-a-land-unit");
const NOT_SUPPLIED: Refusal = Refusal::new("landing.failure", "why-not-supplied");
const MUST_RETURN: Refusal = Refusal::new("landing.failure", "why-must-return");

/// Where units of a landing may go back to.
fn havens(look: Look) -> Set64 {
    look.own(Side::Allies) & look.supplied(Side::Allies)
}

fn afloat(look: Look) -> impl Iterator<Item = (Who, usize)> {
    let target = look.s.battle.target;
    look.each(Side::Allies, &Arm::LAND, move |u| u.place == SEA && u.duty == target)
}

pub fn candidates(look: Look, side: Side, offer: Offer) {
    if matches!(look.s.step(), Some(super::Step::Return)) {
        for (who, _) in afloat(look) {
            havens(look).into_iter().for_each(|to| offer(Action::Return(who.arm, who.rank, to)));
        }
        return;
    }
    let target = look.s.battle.target;
    for (who, _) in look.each(side, &Arm::LAND, move |u| Look::attacks(u, target)) {
        offer(Action::Advance(who));
    }
    offer(Action::Done);
}

pub fn check(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Advance(who) => {
            let i = look.find(side, who).ok_or(refusals::NO_SUCH_UNIT)?;
            if who.arm.is_air() {
                return Err(NO_AIRCRAFT);
            }
            if !Look::attacks(look.s.units[i], look.s.battle.target) {
                return Err(NOT_ATTACKING);
            }
            if look.strangled(side, look.s.battle.target) {
                return Err(refusals::STRANGLED);
            }
            Ok(())
        }
        Action::Done => Ok(()),
        _ => Err(refusals::NOT_NOW),
    }
}

pub fn check_return(look: Look, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Return(arm, rank, to) => {
            let who = Who { arm, at: SEA, rank };
            let i = look.find(Side::Allies, who).ok_or(refusals::NO_SUCH_UNIT)?;
            if look.s.units[i].duty != look.s.battle.target {
                return Err(refusals::NO_SUCH_UNIT);
            }
            if havens(look).contains(to) { Ok(()) } else { Err(NOT_SUPPLIED.with("area", place_value(to))) }
        }
        Action::Done => Err(MUST_RETURN),
        _ => Err(refusals::NOT_NOW),
    }
}

pub fn apply(play: &mut Play, side: Side, a: Action) {
    match a {
        Action::Advance(who) => {
            if let Some(i) = play.look().find(side, who) {
                advance(play, i);
            }
        }
        Action::Return(arm, rank, to) => {
            if let Some(i) = play.look().find(Side::Allies, Who { arm, at: SEA, rank }) {
                go_back(play, i, to);
            }
        }
        _ => play.pop(),
    }
}

fn advance(play: &mut Play, i: usize) {
    let (side, arm) = play.t.owners[i];
    let target = play.s.battle.target;
    play.send(i, target);
    play.relieve(i);
    play.say("occupy/1", || unit_text("log-advanced", side, arm).with("area", place_value(target)));
    play.occupy(side, target);
}

fn go_back(play: &mut Play, i: usize, to: Place) {
    play.send(i, to);
    play.relieve(i);
    play.say("landing.failure", || Text::new("log-returned").with("area", place_value(to)));
}

pub fn run(play: &mut Play) -> bool {
    let side = play.s.active;
    let target = play.s.battle.target;
    let asked = play.look().attacked(target) && !play.look().strangled(side, target);
    if !asked {
        play.pop();
    }
    !asked
}

pub fn run_return(play: &mut Play) -> bool {
    let Some((_, i)) = afloat(play.look()).next() else {
        play.pop();
        return true;
    };
    let havens = havens(play.look());
    match (havens.len(), havens.first()) {
        (0, _) => {
            play.remove(i);
            play.check_elimination();
        }
        (1, Some(to)) => go_back(play, i, to),
        _ => return false,
    }
    true
}
