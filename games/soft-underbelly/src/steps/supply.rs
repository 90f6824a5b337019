//! The two questions outside impulses: Logistic Effort in the supply phase, and an extra impulse.

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal};

use super::{Step, TurnStage, events, phase, turn};
use crate::Mediterranean;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Event, Side};
use crate::play::Play;

const EFFORT: Action = Action::Play(Event::Logistics);
const CLAIM: Action = Action::Play(Event::ExtraImpulse);

impl Phase<Mediterranean> for phase::Supply {
    fn candidates(&self, _look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        [EFFORT, Action::Decline].into_iter().try_for_each(offer)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Decline => Ok(()),
            EFFORT => events::check(look, side, a),
            _ => Err(events::outside(side, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        play.pop();
        events::play(play, side, a);
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = self.check(play.look(), self.side, EFFORT).is_ok();
        play.pop_unless(asked)
    }
}

/// A player never has two impulses in a row.
pub const fn twice(side: Side) -> Refusal {
    let rule = match side {
        Side::Allies => "events.allied.extra-impulse/2",
        Side::Axis => "events.axis.extra-impulse/2",
    };
    Refusal::new(rule, "why-not-yours")
}

impl Phase<Mediterranean> for phase::Extra {
    fn candidates(&self, _look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        [CLAIM, Action::Decline].into_iter().try_for_each(offer)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Decline => Ok(()),
            // The claim counts as the event of the impulse that it creates (window.extra).
            CLAIM => events::available(look, side, Event::ExtraImpulse),
            _ => Err(events::outside(side, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        play.pop();
        if a == CLAIM {
            play.become_step(Step::Turn(TurnStage::Impulses));
            turn::begin_impulse(play, side);
            play.spend_marker(side, Event::ExtraImpulse);
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = self.check(play.look(), self.side, CLAIM).is_ok();
        play.pop_unless(asked)
    }
}
