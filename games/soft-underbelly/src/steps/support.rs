//! Support for a battle: the paratroops' drop, aircraft and tanks.

use sandtable_core::{Refusal, Text};

use super::{Offer, any_choice, events};
use crate::action::{Action, Who};
use crate::look::Look;
use crate::pieces::{Arm, DROPPED, Side, is_area};
use crate::play::{Play, place_value};
use crate::refusals;
use crate::state::flag;

const NO_PARATROOPS: Refusal = Refusal::new("paratroops.drop/1", "why-no-paratroops");
const DROP_REACH: Refusal = Refusal::new("paratroops.drop/2", "why-out-of-reach");
const ONE_AIRCRAFT: Refusal = Refusal::new("aircraft.support/3", "why-one-supporter");
const ONE_TANK: Refusal = Refusal::new("tanks.support/3", "why-one-tank");
const MOUNTAIN: Refusal = Refusal::new("tanks.mountain/1", "why-mountain");
const NO_TANK: Refusal = Refusal::new("tanks.support/1", "why-no-tank-to-support");
const TANK_USED: Refusal = Refusal::new("tanks.support/1", "why-tank-used");
const FIGHTS_ITSELF: Refusal = Refusal::new("aircraft.alone/1", "why-fights-itself");

pub fn candidates(look: Look, side: Side, offer: Offer) {
    if matches!(look.s.step(), Some(super::Step::Drop)) {
        offer(Action::Drop);
    } else {
        if !look.s.battle.air[side as usize] {
            for (who, _) in look.each(side, &Arm::AIR, |u| is_area(u.place) && !u.used()) {
                offer(Action::Support(who));
            }
        }
        offer(Action::TankSupport);
    }
    offer(Action::Done);
}

/// Paratroops that can jump into the battle: face-up, free for it (combat.targets/1), with the area in reach of their
/// own.
fn jumpers(look: Look) -> Result<usize, Refusal> {
    let i = look
        .all(Side::Allies, &[Arm::Paratroops], |u| {
            is_area(u.place) && !u.used() && u.duty == 0 && !u.has(flag::FOUGHT)
        })
        .next()
        .ok_or(NO_PARATROOPS)?;
    // paratroops.drop/2: the row of the area, as from its air point.
    let from = look.t.spots_of(look.s.units[i].place).start;
    if look.reach(Side::Allies, from).contains(look.s.battle.target) { Ok(i) } else { Err(DROP_REACH) }
}

pub fn check_drop(look: Look, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Drop => jumpers(look).map(|_| ()),
        Action::Done => Ok(()),
        _ => Err(refusals::NOT_NOW),
    }
}

pub fn check(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Support(_) if look.s.battle.air[side as usize] => Err(ONE_AIRCRAFT),
        Action::Support(who) => check_air(look, side, who),
        Action::TankSupport if look.s.battle.tank[side as usize] => Err(ONE_TANK),
        Action::TankSupport if look.t.mountains.contains(look.s.battle.target) => Err(MOUNTAIN),
        Action::TankSupport if look.tank_can_support(side) => Ok(()),
        Action::TankSupport if all_tanks_used(look, side) => Err(TANK_USED),
        Action::TankSupport => Err(NO_TANK),
        Action::Done => Ok(()),
        _ => Err(events::not_now(side, a)),
    }
}

/// Tanks fight on this side, but all of them show their used side.
fn all_tanks_used(look: Look, side: Side) -> bool {
    let mut tanks = look.fighters(side).filter(|i| look.t.owners[*i].1.is_tank()).peekable();
    tanks.peek().is_some() && tanks.all(|i| look.s.units[i].used())
}

fn check_air(look: Look, side: Side, who: Who) -> Result<(), Refusal> {
    let target = look.s.battle.target;
    look.mission(side, who, target)?;
    // aircraft.alone/1: the last aircraft of an area without a line has nobody else to support.
    if who.at == target && look.fighters(side).count() == 1 && !look.line(side) {
        return Err(FIGHTS_ITSELF);
    }
    Ok(())
}

pub fn apply(play: &mut Play, side: Side, a: Action) {
    match a {
        Action::Drop => {
            if let Ok(i) = jumpers(play.look()) {
                let target = play.s.battle.target;
                play.send(i, DROPPED);
                play.turn_down(i);
                play.unit(i).duty = target;
                play.say("paratroops.drop/1", || Text::new("log-dropped").with("area", place_value(target)));
            }
            play.pop();
        }
        Action::Support(who) => {
            if let Some(i) = play.look().find(side, who) {
                play.fly_mission(i);
                play.unit(i).flags |= flag::SUPPORT;
                play.s.battle.air[side as usize] = true;
                play.say("aircraft.support/2", || {
                    Text::new("log-air-support").with("side", side.seat()).with("from", place_value(who.at))
                });
            }
        }
        Action::TankSupport => {
            play.s.battle.tank[side as usize] = true;
            play.say("tanks.support/2", || Text::new("log-tank-support").with("side", side.seat()));
        }
        _ => play.pop(),
    }
}

pub fn run_drop(play: &mut Play) -> bool {
    let asked = jumpers(play.look()).is_ok();
    if !asked {
        play.pop();
    }
    !asked
}

pub fn run(play: &mut Play, side: Side) -> bool {
    let asked = any_choice(play.look(), side, Action::Done);
    if !asked {
        play.pop();
    }
    !asked
}
