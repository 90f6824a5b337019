//! After the battle: attackers occupy the area, landing units that do not go back.

use sandtable_board::Set64;
use sandtable_core::{Flow, ON, Offers, Phase, Playing, Refusal, Text};

use super::{events, phase};
use crate::Mediterranean;
use crate::action::{Action, Who};
use crate::look::Look;
use crate::pieces::{Arm, Place, SEA, Side, place_value, unit_text};
use crate::play::Play;
use crate::refusals;

const NOT_ATTACKING: Refusal = Refusal::new("occupy/1", "why-not-attacking");
const NO_AIRCRAFT: Refusal = Refusal::new("occupy/2", "why-not-a-land-unit");
const NOT_LANDING: Refusal = Refusal::new("landing.failure", "why-not-attacking");
const NOT_SUPPLIED: Refusal = Refusal::new("landing.failure", "why-not-supplied");
const LAST_ROUND: Refusal = Refusal::new("landing.rounds/1", "why-last-round");
const MUST_RETURN: Refusal = Refusal::new("landing.failure", "why-must-return");

impl Phase<Mediterranean> for phase::Advance {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        let target = look.s.battle.target;
        let attackers = look.each(side, &Arm::LAND, move |u| Look::attacks(u, target));
        attackers.map(|(who, _)| Action::Advance(who)).try_for_each(&mut *offer)?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Advance(who) => {
                let i = look.find(side, who).ok_or(NOT_ATTACKING)?;
                NO_AIRCRAFT.when(who.arm.is_air())?;
                NOT_ATTACKING.unless(Look::attacks(look.s.units[i], look.s.battle.target))?;
                refusals::STRANGLED.when(look.strangled(side, look.s.battle.target))
            }
            Action::Done => Ok(()),
            _ => Err(events::not_now(side, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        let Action::Advance(who) = a else { return play.pop() };
        let Some(i) = play.look().find(side, who) else { return };
        let target = play.s.battle.target;
        play.send(i, target);
        play.relieve(i);
        play.say("occupy/1", || unit_text("log-advanced", side, who.arm).with("area", place_value(target)));
        play.occupy(side, target);
    }

    fn run(&self, play: &mut Play) -> bool {
        let target = play.s.battle.target;
        let look = play.look();
        let asked = look.attacked(target) && !look.strangled(look.s.active, target);
        play.pop_unless(asked)
    }
}

/// Where units of a landing may go back to.
fn havens(look: Look) -> Set64 {
    look.own(Side::Allies) & look.supplied(Side::Allies)
}

fn afloat(look: Look) -> impl Iterator<Item = (Who, usize)> {
    let target = look.s.battle.target;
    look.each(Side::Allies, &Arm::LAND, move |u| u.place == SEA && u.duty == target)
}

fn go_back(play: &mut Play, i: usize, to: Place) {
    play.send(i, to);
    play.relieve(i);
    play.say("landing.failure", || Text::new("log-returned").with("area", place_value(to)));
}

impl Phase<Mediterranean> for phase::Return {
    fn candidates(&self, look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        let havens = havens(look);
        for (who, _) in afloat(look) {
            havens.into_iter().try_for_each(|to| offer(Action::Return(who.arm, who.rank, to)))?;
        }
        ON
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Return(arm, rank, to) => {
                let found = look.find(Side::Allies, Who { arm, at: SEA, rank });
                let landed = found.is_some_and(|i| look.s.units[i].duty == look.s.battle.target);
                NOT_LANDING.unless(landed)?;
                NOT_SUPPLIED.with("area", place_value(to)).unless(havens(look).contains(to))
            }
            Action::Done => Err(MUST_RETURN),
            Action::Continue if look.s.battle.round >= look.s.battle.rounds => Err(LAST_ROUND),
            _ => Err(events::not_now(side, a)),
        }
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        let Action::Return(arm, rank, to) = a else { return };
        if let Some(i) = play.look().find(Side::Allies, Who { arm, at: SEA, rank }) {
            go_back(play, i, to);
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let havens = havens(play.look());
        let first = afloat(play.look()).next();
        match (first, havens.len(), havens.first()) {
            (None, ..) => play.pop(),
            (Some((_, i)), 0, _) => {
                play.remove(i);
                play.check_elimination();
            }
            (Some((_, i)), 1, Some(to)) => go_back(play, i, to),
            _ => return false,
        }
        true
    }
}
