//! Naval transport: units embark, the convoy sails, the enemy may intercept, survivors arrive.

use sandtable_board::Set64;
use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Step, phase, window};
use crate::Mediterranean;
use crate::action::{Action, Who};
use crate::look::Look;
use crate::pieces::{Arm, CONVOY, Hull, Ship, Side, is_area, place_value};
use crate::play::Play;
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

impl Phase<Mediterranean> for phase::Convoy {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        look.t.coast.into_iter().map(Action::Sail).try_for_each(&mut *offer)?;
        let land = look.each(side, &Arm::LAND, |u| is_area(u.place));
        land.map(|(who, _)| Action::Embark(who)).try_for_each(offer)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Embark(who) => check_embark(look, side, who),
            Action::Sail(to) => {
                NOT_COAST.with("area", place_value(to)).unless(look.t.coast.contains(to))?;
                let why = if side == Side::Allies { LAND_LATER } else { NOT_OWN };
                why.with("area", place_value(to)).unless(look.own(side).contains(to))?;
                refusals::STRANGLED.when(look.strangled(side, to))?;
                SAME_PORT.when(departures(look, side).contains(to))
            }
            _ => Err(refusals::HAND_FULL),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match a {
            Action::Embark(who) => embark(play, side, who),
            Action::Sail(to) => {
                play.say("naval.transport/2", || {
                    Text::new("log-sailed").with("side", side.seat()).with("area", place_value(to))
                });
                play.push_then(Step::Intercept { to, landing: false, dice: 0 }, Step::Arrival(to));
            }
            _ => {}
        }
    }
}

pub fn check_embark(look: Look, side: Side, who: Who) -> Result<(), Refusal> {
    let unit = look.s.units[look.standing(side, who)?];
    let here = place_value(who.at);
    NOT_CARRIED.unless(who.arm.is_land())?;
    NO_ITALIANS.when(side == Side::Axis && look.s.ship(Ship::Italian) == Hull::Gone)?;
    NO_POINTS.when(look.s.transport[side as usize] == 0)?;
    NOT_COAST.with("area", here).unless(look.t.coast.contains(who.at))?;
    NOT_OWN.with("area", here).unless(look.own(side).contains(who.at))?;
    refusals::HELD.when(unit.has(flag::HELD))?;
    SAILED.when(unit.has(flag::SHIPPED))?;
    refusals::STRANGLED.when(look.strangled(side, who.at))?;
    let ports = (look.own(side) & look.t.coast).without(who.at) - departures(look, side);
    NO_PORT.when(ports.is_empty())?;
    refusals::STRANGLED.when((ports & look.open(side)).is_empty())
}

/// naval.track/1: the point is paid as the unit embarks.
pub fn embark(play: &mut Play, side: Side, who: Who) {
    let Some(i) = play.look().find(side, who) else { return };
    play.s.acted = true;
    play.s.transport[side as usize] -= 1;
    play.send(i, CONVOY);
    play.unit(i).duty = who.at;
}

impl Phase<Mediterranean> for phase::Arrival {
    /// window.intercept/3: survivors arrive and may move on.
    fn run(&self, play: &mut Play) -> bool {
        let mut any = false;
        for i in play.t.each(play.s.active, &Arm::LAND) {
            if play.s.units[i].place == CONVOY {
                any = true;
                play.send(i, self.to);
                let unit = play.unit(i);
                unit.visited = unit.visited & !STAYED | 1 << unit.duty;
                unit.duty = 0;
                unit.flags |= flag::SHIPPED;
            }
        }
        play.pop();
        if any {
            play.push(window::after_step(play.s.active, self.to));
        }
        true
    }
}
