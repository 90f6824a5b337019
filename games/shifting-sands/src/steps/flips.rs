//! Reduced units are turned to full strength: by events, and by the depots of Benghazi and Tobruk (13.9).

use sandtable_board::graph::within;
use sandtable_core::Refusal;

use super::{Offers, Step, not_now};
use crate::action::{Action, Spaces, UnitId};
use crate::cards::{captured, rule};
use crate::data::Effect;
use crate::look::Look;
use crate::pieces::{Nation, Region, Regions, Side};
use crate::play::Play;
use crate::state::{flag, on_map};

/// The rule of the step.
fn law(look: Look, step: Step) -> &'static str {
    match step {
        Step::Depot { at, .. } if at == look.t.at.benghazi => "13.91",
        Step::Depot { .. } => "13.92",
        _ => look.s.deed.card.map_or("7.51/1", rule),
    }
}

/// Who may turn a unit.
fn side(look: Look, step: Step) -> Side {
    if matches!(step, Step::Depot { .. }) { Side::Axis } else { look.s.acting }
}

fn fits(look: Look, step: Step, id: UnitId) -> bool {
    let at = look.at(id);
    if !on_map(at)
        || !look.s.is(id, flag::REDUCED)
        || look.t.side(id) != side(look, step)
        || look.inactive(id)
    {
        return false;
    }
    let nation = look.t.nation(id);
    match step {
        Step::Depot { .. } => look.t.ground(at).region == Region::Libya,
        Step::Flips { effect, .. } => {
            match look.s.deed.card.map(|c| &look.t.card(c).event[usize::from(effect)]) {
                Some(Effect::Flip { nations, regions, .. }) => {
                    let regions: Regions = regions.iter().copied().collect();
                    nations.contains(&nation) && regions.has(look.t.ground(at).region)
                }
                Some(Effect::Captured) => {
                    matches!(nation, Nation::Ge | Nation::It) && near_captured(look).contains(at)
                }
                _ => false,
            }
        }
        _ => false,
    }
}

/// At most two spaces, by solid lines, from a captured place (card X34).
fn near_captured(look: Look) -> Spaces {
    let mut solid = [Spaces::EMPTY; crate::state::SPACES];
    for line in look.t.lines.iter().filter(|l| l.limit.is_none()) {
        let [a, b] = line.ends;
        solid[usize::from(a)] = solid[usize::from(a)].with(b);
        solid[usize::from(b)] = solid[usize::from(b)].with(a);
    }
    let taken = captured(look);
    within(taken, look.t.all, &solid, 2)
}

pub fn candidates(look: Look, offer: Offers) {
    look.t.ids().filter(|id| look.s.is(*id, flag::REDUCED)).for_each(|id| offer(Action::Flip(id)));
    offer(Action::Done);
}

pub fn check(look: Look, step: Step, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Flip(id) => {
            let known = usize::from(id) < look.t.counters.len();
            if known && fits(look, step, id) && !look.has_twin(id) {
                Ok(())
            } else {
                Err(Refusal::new(law(look, step), "why-no-flip"))
            }
        }
        Action::Done => Ok(()),
        _ => Err(not_now(look, a)),
    }
}

pub fn apply(play: &mut Play, step: Step, a: Action) {
    let Action::Flip(id) = a else { return play.pop() };
    let law = law(play.look(), step);
    play.restore(id, law);
    play.become_step(match step {
        Step::Depot { left, at } => Step::Depot { left: left - 1, at },
        Step::Flips { left, effect } => Step::Flips { left: left - 1, effect },
        other => other,
    });
}

pub fn run(play: &mut Play, step: Step) -> bool {
    let spent = matches!(step, Step::Depot { left: 0, .. } | Step::Flips { left: 0, .. });
    let look = play.look();
    let idle = spent || !look.t.ids().any(|id| fits(look, step, id));
    if idle {
        play.pop();
    }
    idle
}
