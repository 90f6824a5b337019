//! Step losses: the owner distributes them among the units of the combat (10.5.2).

use sandtable_core::Refusal;

use super::{Offer, Step, not_now};
use crate::action::{Action, UnitId};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::Play;
use crate::state::on_map;

const NOT_IN_IT: Refusal = Refusal::new("10.5.2", "why-not-in-combat");
const NO_FORTRESS: Refusal = Refusal::new("14.2.4/1", "why-no-fortress");

fn takes_part(look: Look, side: Side, id: UnitId) -> bool {
    let unit = look.unit(id);
    let target = look.s.battle.target;
    look.t.side(id) == side
        && on_map(unit.at)
        && if side == look.acting() { unit.target == target } else { unit.at == target }
}

/// Has the side a fortress in the attacked hex?
fn fortress(look: Look, side: Side) -> bool {
    side == Side::Soviet && look.s.fortress(look.s.battle.target) > 0
}

pub fn candidates(look: Look, side: Side, offer: Offer) {
    look.t.ids().filter(|id| takes_part(look, side, *id)).for_each(|id| offer(Action::Lose(id)));
    offer(Action::LoseFortress);
}

pub fn check(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Lose(id) if usize::from(id) < look.t.counters.len() && takes_part(look, side, id) => Ok(()),
        Action::Lose(_) => Err(NOT_IN_IT),
        Action::LoseFortress if fortress(look, side) => Ok(()),
        Action::LoseFortress => Err(NO_FORTRESS),
        _ => Err(not_now(look, a)),
    }
}

pub fn apply(play: &mut Play, side: Side, left: u8, a: Action) {
    match a {
        Action::Lose(id) => {
            let rule = if play.look().flips(id) { "10.5.1/1" } else { "10.5.1/2" };
            play.lose_step(id, rule);
        }
        _ => play.breach(play.s.battle.target, "14.2.4/1"),
    }
    play.become_step(Step::Losses { side, left: left - 1 });
}

/// Losses without a choice are taken at once; those beyond the force are ignored.
pub fn run(play: &mut Play, side: Side, left: u8) -> bool {
    let look = play.look();
    let mut only = None;
    let mut options = 0;
    if left > 0 {
        candidates(look, side, &mut |a| {
            if check(look, side, a).is_ok() {
                options += 1;
                only = Some(a);
            }
        });
    }
    match (options, only) {
        (0, _) => play.pop(),
        (1, Some(a)) => apply(play, side, left, a),
        _ => return false,
    }
    true
}
