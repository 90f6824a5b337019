//! The two questions outside impulses: Logistic Effort in the supply phase, and an extra impulse.

use sandtable_core::Refusal;

use super::{Offer, Step, TurnStage, events, turn};
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Event, Side};
use crate::play::Play;

const fn event(step: Step) -> Event {
    match step {
        Step::Extra(_) => Event::ExtraImpulse,
        _ => Event::Logistics,
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

pub fn candidates(offer: Offer) {
    offer(Action::Play(Event::Logistics));
    offer(Action::Play(Event::ExtraImpulse));
    offer(Action::Decline);
}

pub fn check(look: Look, side: Side, step: Step, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Decline => Ok(()),
        Action::Play(played) if played == event(step) => {
            // The claim counts as the event of the impulse that it creates (window.extra).
            if played == Event::ExtraImpulse {
                return events::available(look, side, played);
            }
            events::check(look, side, a)
        }
        _ => Err(events::outside(side, a)),
    }
}

pub fn apply(play: &mut Play, side: Side, step: Step, a: Action) {
    play.pop();
    match a {
        Action::Play(Event::ExtraImpulse) => {
            play.become_step(Step::Turn(TurnStage::Impulses));
            turn::begin_impulse(play, side);
            play.spend_marker(side, event(step));
        }
        Action::Play(_) => events::play(play, side, a),
        _ => {}
    }
}

pub fn run(play: &mut Play, step: Step) -> bool {
    let (Step::Supply(side) | Step::Extra(side)) = step else { return false };
    let asked = check(play.look(), side, step, Action::Play(event(step))).is_ok();
    if !asked {
        play.pop();
    }
    !asked
}
