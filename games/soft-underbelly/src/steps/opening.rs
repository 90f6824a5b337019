//! The start of a turn: Overlord's fleet and the initiative.

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{events, phase};
use crate::Mediterranean;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Hull, Ship, Side};
use crate::play::Play;

const NOT_A_FLEET: Refusal = Refusal::new("overlord.remove", "why-not-an-allied-fleet");

impl Phase<Mediterranean> for phase::Overlord {
    fn candidates(&self, _look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        Ship::ALL.into_iter().map(Action::Release).try_for_each(offer)
    }

    fn check(&self, look: Look, _side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Release(ship) => {
                NOT_A_FLEET.unless(ship.side() == Side::Allies && look.s.ship(ship) != Hull::Gone)
            }
            Action::Done | Action::Decline => Err(NOT_A_FLEET),
            _ => Err(events::outside(look.s.active, a)),
        }
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        let Action::Release(ship) = a else { return };
        play.sink(ship);
        play.say("overlord.remove", || Text::new("log-fleet-released"));
        play.pop();
    }
}

impl Phase<Mediterranean> for phase::Initiative {
    fn candidates(&self, _look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        Side::BOTH.into_iter().map(Action::Initiative).try_for_each(offer)
    }

    fn check(&self, look: Look, _side: Side, a: Action) -> Result<(), Refusal> {
        if matches!(a, Action::Initiative(_)) { Ok(()) } else { Err(events::outside(look.s.active, a)) }
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        let Action::Initiative(side) = a else { return };
        play.s.initiative = side;
        play.say("initiative.roll/2", || Text::new("log-initiative").with("side", side.seat()));
        play.pop();
    }
}
