//! How the team stands.

use crate::goals::met;
use crate::ground::Square;
use crate::look::Look;
use crate::squares::Bits;
use crate::state::{End, Fate, flag};

/// What is counted of a position, for the team.
pub const FEATURES: [&str; 6] =
    ["standing", "on-map", "stealth", "turns-left", "nearest-enemy", "enemies-alerted"];

/// The numbers of [`FEATURES`].
pub fn features(look: Look) -> [f32; FEATURES.len()] {
    [
        standing(look),
        (0..look.t.operators()).filter(|f| look.operator_on_map(*f)).count() as f32,
        f32::from(look.s.stealth),
        f32::from(look.t.page.dawn.saturating_sub(look.s.turn)),
        nearest(look),
        look.units(|u| u.has(flag::ALERTED)).count_ones() as f32,
    ]
}

/// Squares between the operators on foot and the nearest enemy.
fn nearest(look: Look) -> f32 {
    let afoot = (0..look.t.operators()).filter(|f| look.afoot(*f)).map(|f| look.friend(f).at);
    let far = |at: Square| Bits(look.present()).map(|u| look.distance(u, at)).min();
    f32::from(afoot.filter_map(far).min().unwrap_or(look.t.limits.sight))
}

/// From 0 (lost) to 1 (won): what is done, who lives, and how much the enemy knows.
pub fn standing(look: Look) -> f32 {
    if let Some(end) = look.s.over {
        return f32::from(u8::from(end == End::Won));
    }
    let done =
        look.t.wins().filter(|aim| met(look, *aim)).count() as f32 / look.t.wins().count().max(1) as f32;
    let team = f32::from(look.t.operators().max(1));
    let health: f32 = (0..look.t.operators())
        .map(|f| {
            let (op, full) = (look.friend(f), look.t.boards[usize::from(f)].health);
            let left = f32::from(op.health) / f32::from(full.max(1));
            if op.fate == Fate::Out { 1.0 } else { left }
        })
        .sum::<f32>()
        / team;
    let cover = f32::from(look.s.stealth) / f32::from(look.t.stealth.max(1));
    let quiet = if look.s.battle { 0.0 } else { 0.4 + 0.6 * cover };
    let late = f32::from(look.s.turn) / f32::from(look.t.page.dawn.max(1));
    let sum = 3.0 * done + 2.5 * health + 1.5 * quiet - late - 3.0;
    1.0 / (1.0 + (-sum).exp())
}
