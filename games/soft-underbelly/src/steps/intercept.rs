//! Interception of a convoy or a landing: all interceptors are named together, then each rolls a die.

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Scope, Step, any_choice, events, phase};
use crate::Mediterranean;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, Hull, Ship, Side, is_area, place_value};
use crate::play::Play;
use crate::refusals;

const fn ship_message(ship: Ship) -> &'static str {
    match ship {
        Ship::American => "log-american-intercepts",
        Ship::British => "log-british-intercepts",
        Ship::Italian => "log-italian-intercepts",
        Ship::UBoat => "log-uboat-intercepts",
    }
}

impl phase::Intercept {
    const fn face_down(&self) -> &'static str {
        if self.landing { "landing.intercept/4" } else { "naval.intercept/4" }
    }

    /// One die each; the owner then absorbs all hits together (window.intercept/2).
    fn resolve(&self, play: &mut Play) {
        play.pop();
        if self.dice == 0 {
            return;
        }
        let side = play.s.active;
        let rule = if self.landing { "landing.intercept/5" } else { "naval.intercept/5" };
        let hits = play.roll(rule, "log-interception", side.other(), self.dice, play.t.hits.ship);
        let scope = if self.landing { Scope::Landing(self.to) } else { Scope::Convoy };
        play.push(Step::Losses { side, hits, scope });
    }
}

impl Phase<Mediterranean> for phase::Intercept {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        let aircraft = look.each(side, &Arm::AIR, |u| is_area(u.place) && !u.used());
        aircraft.map(|(who, _)| Action::InterceptAir(who)).try_for_each(&mut *offer)?;
        look.ready_ships(side).map(Action::InterceptShip).try_for_each(&mut *offer)?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::InterceptAir(who) => look.mission(side, who, self.to).map(|_| ()).map_err(|refusal| {
                if refusal.rule == refusals::OUT_OF_REACH.rule {
                    let rule = if self.landing { "landing.intercept/2" } else { "naval.intercept/2" };
                    Refusal::new(rule, "why-out-of-reach").with("area", place_value(self.to))
                } else if refusal == refusals::AIRCRAFT_USED {
                    Refusal::new(self.face_down(), "why-aircraft-used")
                } else {
                    refusal
                }
            }),
            Action::InterceptShip(ship) => {
                refusals::not_own(ship).when(ship.side() != side)?;
                Refusal::new(self.face_down(), "why-ship-used").when(look.s.ship(ship) != Hull::Ready)
            }
            Action::Done => Ok(()),
            _ => Err(events::inside(side, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match a {
            Action::InterceptAir(who) => {
                if let Some(i) = play.look().find(side, who) {
                    play.fly_mission(i);
                }
            }
            Action::InterceptShip(ship) => {
                play.spend_ship(ship);
                let rule = if ship == Ship::UBoat { "uboats.intercept/1" } else { "fleets.intercept" };
                play.say(rule, || Text::new(ship_message(ship)));
            }
            _ => return self.resolve(play),
        }
        play.become_step(Step::Intercept { to: self.to, landing: self.landing, dice: self.dice + 1 });
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = any_choice(play.look(), play.s.active.other());
        if !asked {
            self.resolve(play);
        }
        !asked
    }
}
