//! How a side stands.

use crate::look::Look;
use crate::pieces::Side;
use crate::state::on_map;

/// From 0 (lost) to 1 (won).
pub fn standing(look: Look, side: Side) -> f32 {
    if let Some(winner) = look.s.over {
        return f32::from(u8::from(winner == side));
    }
    let need = f32::from(look.t.limits.vp_win - look.victory_points());
    let left = f32::from(look.t.last_turn + 1 - look.s.turn.min(look.t.last_turn));
    let strength = |side: Side| -> f32 {
        look.all(side, |u| on_map(u.at)).map(|id| f32::from(look.attack(id) + look.defence(id))).sum()
    };
    let (axis, soviet) = (strength(Side::Axis), strength(Side::Soviet));
    let balance = (axis - soviet) / (axis + soviet).max(1.0);
    // Some seven points a turn is the pace of a won game.
    let pace = 7.0 * left - need;
    let axis = 1.0 / (1.0 + (-(pace / 15.0 + 2.0 * balance)).exp());
    if side == Side::Axis { axis } else { 1.0 - axis }
}
