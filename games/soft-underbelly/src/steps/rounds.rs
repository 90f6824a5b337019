//! Between rounds: the attacker goes on or breaks off, and either side may bring up Reserves.

use sandtable_core::Refusal;

use super::{Offer, battle, events};
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Event, Side};
use crate::play::Play;

pub fn candidates(offer: Offer) {
    offer(Action::Continue);
    offer(Action::BreakOff);
    offer(Action::Play(Event::Reserves));
    offer(Action::Decline);
}

pub fn check_resolve(a: Action) -> Result<(), Refusal> {
    match a {
        Action::Continue | Action::BreakOff => Ok(()),
        _ => Err(Refusal::new("battle.steps/3", "why-not-now")),
    }
}

pub fn check_reserves(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Play(Event::Reserves) => events::playable(look, side, Event::Reserves),
        Action::Decline => Ok(()),
        _ => Err(events::not_now(side, a)),
    }
}

pub fn apply(play: &mut Play, side: Side, a: Action) {
    play.pop();
    match a {
        Action::BreakOff => battle::break_off(play),
        Action::Play(Event::Reserves) => {
            play.spend_marker(side, Event::Reserves);
            play.s.battle.rounds += 1;
        }
        _ => {}
    }
}

pub fn run_reserves(play: &mut Play, side: Side) -> bool {
    let asked = events::playable(play.look(), side, Event::Reserves).is_ok();
    if !asked {
        play.pop();
    }
    !asked
}
