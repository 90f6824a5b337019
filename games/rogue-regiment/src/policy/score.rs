//! How the team stands.

use crate::goals::met;
use crate::look::Look;
use crate::state::{End, Fate};

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
