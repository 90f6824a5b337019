//! How a side stands.

use crate::look::Look;
use crate::pieces::{Region, Side};

use super::value;

/// Points that East Africa or Alamein will still bring, at most, count for this much a turn.
const INCOME: f32 = 0.5;

/// From 0 (lost) to 1 (won).
pub fn standing(look: Look, side: Side) -> f32 {
    let axis = match look.s.over {
        Some(end) => f32::from(u8::from(end.winner == Side::Axis)),
        None => axis(look),
    };
    if side == Side::Axis { axis } else { 1.0 - axis }
}

fn axis(look: Look) -> f32 {
    let left = f32::from(look.t.last_turn + 1 - look.s.turn.min(look.t.last_turn));
    let strength = |side: Side| -> f32 {
        look.army(side).filter(|id| !look.inactive(*id)).map(|id| value::of(look, id)).sum()
    };
    let (mine, theirs) = (strength(Side::Axis), strength(Side::Allied));
    let balance = (mine - theirs) / (mine + theirs).max(1.0);
    let east = f32::from(u8::from(look.s.axis.intersects(look.t.region(Region::EastAfrica))));
    // The Axis gives ground in the end; what it has beyond its need must last.
    let lead = f32::from(look.s.vp - look.t.axis_needs) + INCOME * east - 0.4 * left;
    1.0 / (1.0 + (-(0.45 * lead + 2.0 * balance)).exp())
}
