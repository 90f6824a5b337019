//! How a side stands.

use crate::look::Look;
use crate::pieces::Side;
use crate::state::on_map;

/// What is counted of a position, for the side that looks.
pub const FEATURES: [&str; 9] = [
    "victory-points",
    "points-needed",
    "turns-left",
    "chits-drawn",
    "own-strength",
    "enemy-strength",
    "own-units",
    "enemy-units",
    "off-map",
];

/// The numbers of [`FEATURES`].
pub fn features(look: Look, side: Side) -> [f32; FEATURES.len()] {
    let units = |side: Side| look.all(side, |u| on_map(u.at)).count() as f32;
    let off_map = look.all(side, |u| !on_map(u.at)).count() as f32;
    [
        f32::from(look.victory_points()),
        needed(look),
        left(look),
        look.s.drawn.len() as f32,
        strength(look, side),
        strength(look, side.other()),
        units(side),
        units(side.other()),
        off_map,
    ]
}

/// From 0 (lost) to 1 (won).
pub fn standing(look: Look, side: Side) -> f32 {
    if let Some(winner) = look.s.over {
        return f32::from(u8::from(winner == side));
    }
    let (axis, soviet) = (strength(look, Side::Axis), strength(look, Side::Soviet));
    let balance = (axis - soviet) / (axis + soviet).max(1.0);
    // Some seven points a turn is the pace of a won game.
    let pace = 7.0 * left(look) - needed(look);
    let axis = 1.0 / (1.0 + (-(pace / 15.0 + 2.0 * balance)).exp());
    if side == Side::Axis { axis } else { 1.0 - axis }
}

/// Victory points that the Axis still needs.
fn needed(look: Look) -> f32 {
    f32::from(look.t.limits.vp_win - look.victory_points())
}

/// Turns left, this one included.
fn left(look: Look) -> f32 {
    f32::from(look.t.last_turn + 1 - look.s.turn.min(look.t.last_turn))
}

/// Attack and defence of all units on the map.
fn strength(look: Look, side: Side) -> f32 {
    look.all(side, |u| on_map(u.at)).map(|id| f32::from(look.attack(id) + look.defence(id))).sum()
}
