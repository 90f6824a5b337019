//! How a side stands.

use crate::look::Look;
use crate::pieces::{Arm, Place, Side, is_area};

/// What is counted of a position, for the side that looks.
pub const FEATURES: [&str; 9] = [
    "own-stars",
    "enemy-stars",
    "own-strength",
    "enemy-strength",
    "own-transport",
    "enemy-transport",
    "munich",
    "turns-left",
    "impulses-left",
];

/// The numbers of [`FEATURES`].
pub fn features(look: Look, side: Side) -> [f32; FEATURES.len()] {
    let [own, enemy] = [side, side.other()];
    let transport = |side: Side| f32::from(look.s.transport[side as usize]);
    [
        held(look, own),
        held(look, enemy),
        strength(look, own),
        strength(look, enemy),
        transport(own),
        transport(enemy),
        look.s.count(Side::Axis, look.t.munich) as f32,
        f32::from(look.t.last_turn.saturating_sub(look.s.turn)),
        f32::from(look.t.limits.impulses.saturating_sub(look.s.impulse)),
    ]
}

/// From 0 (lost) to 1 (won): stars in supply, the balance of forces, Munich.
pub fn standing(look: Look, side: Side) -> f32 {
    if let Some(end) = look.s.over {
        return match end.winner {
            Some(winner) if winner == side => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
    }
    let [allies, axis] = Side::BOTH.map(|s| held(look, s));
    let all = look.t.stars.len().max(1) as f32;
    let [blue, black] = Side::BOTH.map(|s| strength(look, s));
    let ratio = blue / (blue + black).max(1.0) - 0.55;
    let gone = f32::from(look.s.turn.min(look.t.last_turn)) / f32::from(look.t.last_turn.max(1));
    // Early on the Allies are expected to take about half of the stars by the end.
    let drift = (1.0 - gone) * (all / 2.0 - 1.0);
    let lead = (allies - axis + 2.0 * drift.min(axis)) / all;
    let munich = if look.s.controller(look.t.munich) == Side::Allies { 0.5 } else { 0.0 };
    let open = if look.s.count(Side::Axis, look.t.munich) == 0 { 0.1 } else { 0.0 };
    let sure = 1.0 + 2.0 * gone;
    let sum = sure * lead + 1.5 * ratio + munich + open;
    let good = 1.0 / (1.0 + (-2.0 * sum).exp());
    if side == Side::Allies { good } else { 1.0 - good }
}

fn held(look: Look, side: Side) -> f32 {
    (look.own(side) & look.t.stars & look.supplied(side)).len() as f32
}

fn strength(look: Look, side: Side) -> f32 {
    let worth = |arm: Arm| match arm {
        Arm::Cube => 1.0,
        Arm::Partisans => 0.5,
        _ => 2.0,
    };
    let on_map = |place: Place| is_area(place);
    Arm::ALL
        .into_iter()
        .map(|arm| {
            let n = look.t.range(side, arm).filter(|i| on_map(look.s.units[*i].place)).count();
            worth(arm) * n as f32
        })
        .sum()
}
