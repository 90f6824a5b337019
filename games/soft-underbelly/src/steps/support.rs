//! Support for a battle: the paratroops' drop, aircraft and tanks.

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{any_choice, events, phase};
use crate::Mediterranean;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, DROPPED, Side, is_area, place_value};
use crate::play::Play;
use crate::state::flag;

const NO_PARATROOPS: Refusal = Refusal::new("paratroops.drop/1", "why-no-paratroops");
const DROP_REACH: Refusal = Refusal::new("paratroops.drop/2", "why-out-of-reach");
const ONE_AIRCRAFT: Refusal = Refusal::new("aircraft.support/3", "why-one-supporter");
const ONE_TANK: Refusal = Refusal::new("tanks.support/3", "why-one-tank");
const MOUNTAIN: Refusal = Refusal::new("tanks.mountain/1", "why-mountain");
const NO_TANK: Refusal = Refusal::new("tanks.support/1", "why-no-tank-to-support");
const TANK_USED: Refusal = Refusal::new("tanks.support/1", "why-tank-used");
const FIGHTS_ITSELF: Refusal = Refusal::new("aircraft.alone/1", "why-fights-itself");

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

impl Phase<Mediterranean> for phase::Drop {
    fn candidates(&self, _look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        [Action::Drop, Action::Done].into_iter().try_for_each(offer)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Drop => jumpers(look).map(|_| ()),
            Action::Done => Ok(()),
            _ => Err(events::not_now(side, a)),
        }
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        play.pop();
        if let (Action::Drop, Ok(i)) = (a, jumpers(play.look())) {
            let target = play.s.battle.target;
            play.send(i, DROPPED);
            play.turn_down(i);
            play.unit(i).duty = target;
            play.say("paratroops.drop/1", || Text::new("log-dropped").with("area", place_value(target)));
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = jumpers(play.look()).is_ok();
        play.pop_unless(asked)
    }
}

/// Tanks fight on this side, but all of them show their used side.
fn all_tanks_used(look: Look, side: Side) -> bool {
    let mut tanks = look.fighters(side).filter(|i| look.t.owners[*i].1.is_tank()).peekable();
    tanks.peek().is_some() && tanks.all(|i| look.s.units[i].used())
}

impl Phase<Mediterranean> for phase::Support {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        if !look.s.battle.air[side as usize] {
            let aircraft = look.each(side, &Arm::AIR, |u| is_area(u.place) && !u.used());
            aircraft.map(|(who, _)| Action::Support(who)).try_for_each(&mut *offer)?;
        }
        [Action::TankSupport, Action::Done].into_iter().try_for_each(offer)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        let target = look.s.battle.target;
        match a {
            Action::Support(who) => {
                ONE_AIRCRAFT.when(look.s.battle.air[side as usize])?;
                look.mission(side, who, target)?;
                // aircraft.alone/1: the last aircraft of an area without a line has nobody else to support.
                let last = who.at == target && look.fighters(side).count() == 1 && !look.line(side);
                FIGHTS_ITSELF.when(last)
            }
            Action::TankSupport => {
                ONE_TANK.when(look.s.battle.tank[side as usize])?;
                MOUNTAIN.when(look.t.mountains.contains(target))?;
                if look.tank_can_support(side) {
                    return Ok(());
                }
                Err(if all_tanks_used(look, side) { TANK_USED } else { NO_TANK })
            }
            Action::Done => Ok(()),
            _ => Err(events::not_now(side, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match a {
            Action::Support(who) => {
                let Some(i) = play.look().find(side, who) else { return };
                play.fly_mission(i);
                play.unit(i).flags |= flag::SUPPORT;
                play.s.battle.air[side as usize] = true;
                play.say("aircraft.support/2", || {
                    Text::new("log-air-support").with("side", side.seat()).with("from", place_value(who.at))
                });
            }
            Action::TankSupport => {
                play.s.battle.tank[side as usize] = true;
                play.say("tanks.support/2", || Text::new("log-tank-support").with("side", side.seat()));
            }
            _ => play.pop(),
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = any_choice(play.look(), self.side);
        play.pop_unless(asked)
    }
}
