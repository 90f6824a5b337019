//! Interception of a convoy or a landing: all interceptors are named together, then each rolls a die.

use sandtable_core::{Refusal, Text};

use super::{Offer, Scope, Step, any_choice, events};
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, Hull, Place, Ship, Side, is_area};
use crate::play::{Play, place_value};
use crate::refusals;

pub fn candidates(look: Look, side: Side, offer: Offer) {
    for (who, _) in look.each(side, &Arm::AIR, |u| is_area(u.place) && !u.used()) {
        offer(Action::InterceptAir(who));
    }
    look.ready_ships(side).for_each(|ship| offer(Action::InterceptShip(ship)));
    offer(Action::Done);
}

pub fn check(look: Look, side: Side, to: Place, landing: bool, a: Action) -> Result<(), Refusal> {
    match a {
        Action::InterceptAir(who) => look.mission(side, who, to).map(|_| ()).map_err(|refusal| {
            if refusal.rule == refusals::OUT_OF_REACH.rule {
                let rule = if landing { "landing.intercept/2" } else { "naval.intercept/2" };
                Refusal::new(rule, "why-out-of-reach").with("area", place_value(to))
            } else if refusal == refusals::AIRCRAFT_USED {
                Refusal::new(face_down(landing), "why-aircraft-used")
            } else {
                refusal
            }
        }),
        Action::InterceptShip(ship) if ship.side() != side => Err(refusals::not_own(ship)),
        Action::InterceptShip(ship) if look.s.ship(ship) != Hull::Ready => {
            Err(Refusal::new(face_down(landing), "why-ship-used"))
        }
        Action::InterceptShip(_) | Action::Done => Ok(()),
        _ => Err(events::inside(side, a)),
    }
}

const fn face_down(landing: bool) -> &'static str {
    if landing { "landing.intercept/4" } else { "naval.intercept/4" }
}

pub fn apply(play: &mut Play, side: Side, to: Place, landing: bool, dice: u8, a: Action) {
    match a {
        Action::InterceptAir(who) => {
            if let Some(i) = play.look().find(side, who) {
                play.fly_mission(i);
            }
            play.become_step(Step::Intercept { to, landing, dice: dice + 1 });
        }
        Action::InterceptShip(ship) => {
            play.spend_ship(ship);
            play.become_step(Step::Intercept { to, landing, dice: dice + 1 });
            let rule = if ship == Ship::UBoat { "uboats.intercept/1" } else { "fleets.intercept" };
            play.say(rule, || Text::new(ship_message(ship)));
        }
        _ => resolve(play, to, landing, dice),
    }
}

const fn ship_message(ship: Ship) -> &'static str {
    match ship {
        Ship::American => "log-american-intercepts",
        Ship::British => "log-british-intercepts",
        Ship::Italian => "log-italian-intercepts",
        Ship::UBoat => "log-uboat-intercepts",
    }
}

/// One die each; the owner then absorbs all hits together (window.intercept/2).
fn resolve(play: &mut Play, to: Place, landing: bool, dice: u8) {
    play.pop();
    if dice == 0 {
        return;
    }
    let owner = play.s.active;
    let rule = if landing { "landing.intercept/5" } else { "naval.intercept/5" };
    let hit = play.t.hits.ship;
    let hits = play.roll(rule, "log-interception", owner.other(), dice, hit);
    let scope = if landing { Scope::Landing(to) } else { Scope::Convoy };
    play.push(Step::Losses { side: owner, hits, scope });
}

pub fn run(play: &mut Play, to: Place, landing: bool, dice: u8) -> bool {
    let asked = any_choice(play.look(), play.s.active.other(), Action::Done);
    if !asked {
        resolve(play, to, landing, dice);
    }
    !asked
}
