//! Naval transport: units embark, the convoy sails, the enemy may intercept, survivors arrive.

use sandtable_board::Set64;
use sandtable_core::{Refusal, Text};

use super::{Offer, Step, window};
use crate::action::{Action, Who};
use crate::look::Look;
use crate::pieces::{Arm, CONVOY, Hull, Place, Ship, Side, is_area};
use crate::play::{Play, place_value};
use crate::refusals;
use crate::state::{STAYED, flag};

const NO_POINTS: Refusal = Refusal::new("naval.track/2", "why-no-points");
const NO_ITALIANS: Refusal = Refusal::new("naval.capacity/2", "why-no-italian-fleet");
const NOT_CARRIED: Refusal = Refusal::new("naval.transport/2", "why-not-carried");
const NOT_COAST: Refusal = Refusal::new("naval.transport/2", "why-not-coast");
const NOT_OWN: Refusal = Refusal::new("naval.transport/3", "why-not-own");
const LAND_LATER: Refusal = Refusal::new("naval.transport/3", "why-land-in-the-attack-phase");
const SAILED: Refusal = Refusal::new("naval.transport/2", "why-sailed-already");
const NO_PORT: Refusal = Refusal::new("naval.transport/3", "why-no-port");
const SAME_PORT: Refusal = Refusal::new("naval.transport/2", "why-same-port");

/// Areas from which the units of the convoy departed.
fn departures(look: Look, side: Side) -> Set64 {
    look.all(side, &Arm::LAND, |u| u.place == CONVOY).map(|i| look.s.units[i].duty).collect()
}

fn ports(look: Look, side: Side) -> Set64 {
    look.own(side) & look.t.coast & look.open(side)
}

pub fn candidates(look: Look, side: Side, offer: Offer) {
    look.t.coast.into_iter().for_each(|to| offer(Action::Sail(to)));
    for (who, _) in look.each(side, &Arm::LAND, |u| is_area(u.place)) {
        offer(Action::Embark(who));
    }
}

pub fn check(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Embark(who) => check_embark(look, side, who),
        Action::Sail(to) if !look.t.coast.contains(to) => Err(NOT_COAST.with("area", place_value(to))),
        Action::Sail(to) if !look.own(side).contains(to) => {
            let why = if side == Side::Allies { LAND_LATER } else { NOT_OWN };
            Err(why.with("area", place_value(to)))
        }
        Action::Sail(to) if look.strangled(side, to) => Err(refusals::STRANGLED),
        Action::Sail(to) if departures(look, side).contains(to) => Err(SAME_PORT),
        Action::Sail(_) => Ok(()),
        _ => Err(refusals::HAND_FULL),
    }
}

pub fn check_embark(look: Look, side: Side, who: Who) -> Result<(), Refusal> {
    let i = look.find(side, who).filter(|_| is_area(who.at)).ok_or(refusals::NO_SUCH_UNIT)?;
    let unit = look.s.units[i];
    if !who.arm.is_land() {
        return Err(NOT_CARRIED);
    }
    if side == Side::Axis && look.s.ship(Ship::Italian) == Hull::Gone {
        return Err(NO_ITALIANS);
    }
    if look.s.transport[side as usize] == 0 {
        return Err(NO_POINTS);
    }
    if !look.t.coast.contains(who.at) {
        return Err(NOT_COAST.with("area", place_value(who.at)));
    }
    if !look.own(side).contains(who.at) {
        return Err(NOT_OWN.with("area", place_value(who.at)));
    }
    if unit.has(flag::HELD) {
        return Err(refusals::HELD);
    }
    if unit.has(flag::SHIPPED) {
        return Err(SAILED);
    }
    if look.strangled(side, who.at) {
        return Err(refusals::STRANGLED);
    }
    if (ports(look, side) - departures(look, side)).without(who.at).is_empty() {
        // Is there a port but for Operation Strangle?
        let closed = (look.own(side) & look.t.coast) - departures(look, side);
        return Err(if closed.without(who.at).is_empty() { NO_PORT } else { refusals::STRANGLED });
    }
    Ok(())
}

/// naval.track/1: the point is paid as the unit embarks.
pub fn embark(play: &mut Play, side: Side, who: Who) {
    let Some(i) = play.look().find(side, who) else { return };
    play.s.acted = true;
    play.s.transport[side as usize] -= 1;
    play.send(i, CONVOY);
    play.unit(i).duty = who.at;
}

pub fn apply(play: &mut Play, side: Side, a: Action) {
    match a {
        Action::Embark(who) => embark(play, side, who),
        Action::Sail(to) => {
            play.say("naval.transport/2", || {
                Text::new("log-sailed").with("side", side.seat()).with("area", place_value(to))
            });
            play.become_step(Step::Arrival(to));
            play.push(Step::Intercept { to, landing: false, dice: 0 });
        }
        _ => {}
    }
}

/// window.intercept/3: survivors arrive and may move on.
pub fn arrive(play: &mut Play, to: Place) -> bool {
    let side = play.s.active;
    let mut any = false;
    for arm in Arm::LAND {
        for i in play.t.range(side, arm) {
            if play.s.units[i].place == CONVOY {
                any = true;
                play.send(i, to);
                let unit = play.unit(i);
                unit.visited = unit.visited & !STAYED | 1 << unit.duty;
                unit.duty = 0;
                unit.flags |= flag::SHIPPED;
            }
        }
    }
    play.pop();
    if any {
        window::after_step(play, to);
    }
    true
}
