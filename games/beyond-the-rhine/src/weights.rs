//! How good the title's deeds are for a sensible player: to be done with all is 1.

use ocs::{Hex, Look, Side, UnitId};

use crate::title::deed;

/// Units of boxes come on as soon as they may.
pub const PLACED: f32 = 1.5;
/// What costs nothing is done.
const FREE: f32 = 1.3;
/// What is best left.
const LEFT: f32 = 0.1;

/// The strength that a side has in a hex.
fn strength(look: Look, side: Side, at: Hex) -> f32 {
    let of = |id: UnitId| f32::from(look.face(id).strength) / f32::from(look.counter(id).steps.max(1));
    look.stack(side, at).map(|id| of(id) * f32::from(look.steps(id))).sum()
}

/// How far the enemy is from a hex, up to twenty.
fn far(look: Look, side: Side, at: Hex) -> f32 {
    let all = look.all(side.other()).map(|id| look.t.distance(at, look.unit(id).at));
    f32::from(all.min().unwrap_or(20).min(20))
}

/// The weight of a deed.
pub fn deed(look: Look, side: Side, (what, at): (u8, Hex)) -> f32 {
    match what {
        // Where most of them are.
        deed::CARPET => FREE + 0.02 * strength(look, side.other(), at),
        deed::FERRY..=deed::UPGRADE | deed::RESTORE => FREE,
        // Where it soon counts.
        deed::WALL | deed::ALERT | deed::TOWN | deed::STRIKE => FREE - 0.01 * far(look, side, at),
        deed::RESERVE => FREE - 0.01 * far(look, side, at),
        deed::SKORZENY => FREE - 0.01 * far(look, Side::Allied, at),
        _ => LEFT,
    }
}
