//! Units above the stacking limit are removed for good (8.2).

use sandtable_core::Refusal;

use super::{Offers, not_now};
use crate::action::Action;
use crate::look::Look;
use crate::pieces::Side;
use crate::play::Play;
use crate::state::on_map;

const NOT_CROWDED: Refusal = Refusal::new("8.2/2", "why-not-overstacked");

pub fn candidates(look: Look, side: Side, offer: Offers) {
    look.army(side).for_each(|id| offer(Action::Remove(id)));
}

pub fn check(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    let Action::Remove(id) = a else { return Err(not_now(look, a)) };
    let known = usize::from(id) < look.t.counters.len() && look.t.side(id) == side && on_map(look.at(id));
    if known && look.overstacked(side, look.at(id)) && !look.has_twin(id) { Ok(()) } else { Err(NOT_CROWDED) }
}

pub fn apply(play: &mut Play, a: Action) {
    if let Action::Remove(id) = a {
        play.eliminate(id, true, "8.2/2");
    }
}

pub fn run(play: &mut Play, side: Side) -> bool {
    let crowded = (0..play.t.spaces.len() as u8).any(|at| play.look().overstacked(side, at));
    if !crowded {
        play.pop();
    }
    !crowded
}
