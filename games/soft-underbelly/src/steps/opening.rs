//! The start of a turn: Overlord's fleet and the initiative.

use sandtable_core::{Refusal, Text};

use super::{Offer, Step, events};
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Hull, Ship, Side};
use crate::play::Play;

const NOT_A_FLEET: Refusal = Refusal::new("overlord.remove", "why-not-an-allied-fleet");

pub fn candidates(look: Look, offer: Offer) {
    if look.s.step() == Some(Step::Overlord) {
        Ship::ALL.into_iter().for_each(|ship| offer(Action::Release(ship)));
    } else {
        Side::BOTH.into_iter().for_each(|side| offer(Action::Initiative(side)));
    }
}

pub fn check(look: Look, step: Step, a: Action) -> Result<(), Refusal> {
    match (step, a) {
        (Step::Overlord, Action::Release(ship))
            if ship.side() == Side::Allies && look.s.ship(ship) != Hull::Gone =>
        {
            Ok(())
        }
        (Step::Overlord, Action::Release(_)) => Err(NOT_A_FLEET),
        (Step::Initiative(_), Action::Initiative(_)) => Ok(()),
        (Step::Overlord, Action::Done | Action::Decline) => Err(NOT_A_FLEET),
        _ => Err(events::outside(look.s.active, a)),
    }
}

pub fn apply(play: &mut Play, a: Action) {
    match a {
        Action::Release(ship) => {
            play.sink(ship);
            play.say("overlord.remove", || Text::new("log-fleet-released"));
        }
        Action::Initiative(side) => {
            play.s.initiative = side;
            play.say("initiative.roll/2", || Text::new("log-initiative").with("side", side.seat()));
        }
        _ => {}
    }
    play.pop();
}
