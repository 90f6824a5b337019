//! Between rounds: the attacker goes on or breaks off, and either side may bring up Reserves.

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal};

use super::{battle, events, phase};
use crate::Mediterranean;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Event, Side};
use crate::play::Play;

const DECIDE: Refusal = Refusal::new("battle.steps/3", "why-not-now");

impl Phase<Mediterranean> for phase::Resolve {
    fn candidates(&self, _look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        [Action::Continue, Action::BreakOff].into_iter().try_for_each(offer)
    }

    fn check(&self, _look: Look, _side: Side, a: Action) -> Result<(), Refusal> {
        DECIDE.unless(matches!(a, Action::Continue | Action::BreakOff))
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        play.pop();
        if a == Action::BreakOff {
            battle::break_off(play);
        }
    }
}

impl Phase<Mediterranean> for phase::Reserves {
    fn candidates(&self, _look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        [Action::Play(Event::Reserves), Action::Decline].into_iter().try_for_each(offer)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Play(Event::Reserves) => events::playable(look, side, Event::Reserves),
            Action::Decline => Ok(()),
            _ => Err(events::not_now(side, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        play.pop();
        if a != Action::Decline {
            play.spend_marker(side, Event::Reserves);
            play.s.battle.rounds += 1;
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = events::playable(play.look(), self.side, Event::Reserves).is_ok();
        play.pop_unless(asked)
    }
}
