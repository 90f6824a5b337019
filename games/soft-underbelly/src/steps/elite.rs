//! Elite units: after the dice, each may add a loss or absorb one.

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{events, phase};
use crate::Mediterranean;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, Side};
use crate::play::Play;

const NONE_READY: Refusal = Refusal::new("elite.effect", "why-no-elite-ready");
const NOTHING_TO_ABSORB: Refusal = Refusal::new("elite.effect", "why-nothing-to-absorb");

fn ready(look: Look) -> Option<usize> {
    look.fighters(Side::Axis).find(|i| look.t.owners[*i].1 == Arm::Elite && !look.s.units[*i].used())
}

impl Phase<Mediterranean> for phase::Elite {
    fn candidates(&self, _look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        [Action::Strike, Action::Shield, Action::Done].into_iter().try_for_each(offer)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Strike | Action::Shield if ready(look).is_none() => Err(NONE_READY),
            Action::Shield => NOTHING_TO_ABSORB.when(look.s.battle.hits[Side::Axis as usize] == 0),
            Action::Strike | Action::Done => Ok(()),
            _ => Err(events::not_now(side, a)),
        }
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        let (victim, hits, message) = match a {
            Action::Strike => (Side::Allies, 1, "log-elite-strikes"),
            Action::Shield => (Side::Axis, -1, "log-elite-shields"),
            _ => return play.pop(),
        };
        if let Some(i) = ready(play.look()) {
            play.turn_down(i);
        }
        let count = &mut play.s.battle.hits[victim as usize];
        *count = count.saturating_add_signed(hits);
        play.say("elite.effect", || Text::new(message));
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = ready(play.look()).is_some();
        play.pop_unless(asked)
    }
}
