//! What units are worth.

use crate::action::UnitId;
use crate::look::Look;
use crate::state::flag;

/// A unit at full strength, in combat factors or so.
pub fn of(look: Look, id: UnitId) -> f32 {
    let full = look.counter(id).factors[usize::from(look.s.is(id, flag::NEWER))][0];
    f32::from(full[0]) + 0.25 * f32::from(full[1])
}

/// A step of a unit: what its loss costs, or its recovery brings.
pub fn step(look: Look, id: UnitId) -> f32 {
    let [full, reduced] = look.counter(id).factors[usize::from(look.s.is(id, flag::NEWER))];
    if look.s.is(id, flag::REDUCED) {
        // The unit is gone, and costs as much again to come back.
        0.8 + f32::from(reduced[0]) + if look.counter(id).division { 1.2 } else { 0.0 }
    } else {
        0.3 + f32::from(full[0] - reduced[0])
    }
}
