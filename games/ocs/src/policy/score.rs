//! How a side stands, and a position in numbers.

use crate::action::UnitId;
use crate::fields::stores_of_side;
use crate::look::Look;
use crate::pieces::Side;
use crate::state::{NO_UNIT, flag};

use super::staff::strong;

/// The names of the features.
pub const FEATURES: &[&str] = &["worth", "strength", "tokens", "starving", "front", "turns-left"];

/// All that a side has, seen or not: its order of battle is known, and its Dead Pile lies open.
fn strength(look: Look, side: Side) -> f32 {
    let come = |id: &UnitId| {
        let counter = look.counter(*id);
        counter.setup.is_some() || counter.arrives.is_some_and(|(turn, _)| turn <= look.s.turn)
    };
    let there = |id: &UnitId| look.unit(*id).is_here() || look.unit(*id) == NO_UNIT && come(id);
    look.t.ids().filter(|id| look.t.owns(side, *id) && there(id)).map(|id| strong(look, id)).sum()
}

fn tokens(look: Look, side: Side) -> f32 {
    stores_of_side(look, side).map(|(_, tokens)| f32::from(tokens)).sum()
}

/// A difference as a share of the sum.
fn balance(mine: f32, theirs: f32) -> f32 {
    (mine - theirs) / (mine + theirs).max(1.0)
}

/// A position in numbers, through a side's eyes.
pub fn features(look: Look, side: Side, out: &mut Vec<f32>) {
    let both = |count: fn(Look, Side) -> f32| balance(count(look, side), count(look, side.other()));
    let hungry = |side: Side| look.all(side).filter(|id| look.unit(*id).has(flag::OOS)).count() as f32;
    let near = |id: UnitId| look.in_zone(side.other(), look.unit(id).at);
    let all = look.all(side).count().max(1) as f32;
    out.extend([
        both(|look, side| f32::from(look.worth(side))),
        both(strength),
        both(tokens),
        hungry(side.other()) - hungry(side),
        look.all(side).filter(|id| near(*id)).count() as f32 / all,
        f32::from(look.t.turns.saturating_sub(look.s.turn)),
    ]);
}

/// From 0 (lost) to 1 (won).
pub fn standing(look: Look, side: Side) -> f32 {
    let allied = match look.s.over {
        Some(winners) if winners.is_empty() => 0.5,
        Some(winners) => f32::from(u8::from(winners.has(Side::Allied.seat()))),
        None => {
            let lead = f32::from(look.worth(Side::Allied)) - f32::from(look.worth(Side::Axis));
            let army = balance(strength(look, Side::Allied), strength(look, Side::Axis));
            1.0 / (1.0 + (-(0.5 * lead + 1.5 * army)).exp())
        }
    };
    if side == Side::Allied { allied } else { 1.0 - allied }
}
