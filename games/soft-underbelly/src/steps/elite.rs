//! Elite units: after the dice, each may add a loss or absorb one.

use sandtable_core::{Refusal, Text};

use super::Offer;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, Side};
use crate::play::Play;
use crate::refusals;

const NONE_READY: Refusal = Refusal::new("elite.effect", "why-no-elite-ready");
const NOTHING_TO_ABSORB: Refusal = Refusal::new("elite.effect", "why-nothing-to-absorb");

fn ready(look: Look) -> Option<usize> {
    look.fighters(Side::Axis).find(|i| look.t.owners[*i].1 == Arm::Elite && !look.s.units[*i].used())
}

pub fn candidates(offer: Offer) {
    offer(Action::Strike);
    offer(Action::Shield);
    offer(Action::Done);
}

pub fn check(look: Look, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Strike | Action::Shield if ready(look).is_none() => Err(NONE_READY),
        Action::Shield if look.s.battle.hits[Side::Axis as usize] == 0 => Err(NOTHING_TO_ABSORB),
        Action::Strike | Action::Shield | Action::Done => Ok(()),
        _ => Err(refusals::NOT_NOW),
    }
}

pub fn apply(play: &mut Play, a: Action) {
    let (hits, message) = match a {
        Action::Strike => (1i8, "log-elite-strikes"),
        Action::Shield => (-1, "log-elite-shields"),
        _ => return play.pop(),
    };
    if let Some(i) = ready(play.look()) {
        play.turn_down(i);
    }
    let victim = if hits > 0 { Side::Allies } else { Side::Axis };
    let count = &mut play.s.battle.hits[victim as usize];
    *count = count.saturating_add_signed(hits);
    play.say("elite.effect", || Text::new(message));
}

pub fn run(play: &mut Play) -> bool {
    let asked = ready(play.look()).is_some();
    if !asked {
        play.pop();
    }
    !asked
}
