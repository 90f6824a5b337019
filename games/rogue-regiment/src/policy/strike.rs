//! What an attack is worth.

use super::jobs::Job;
use super::watch::Watch;
use crate::action::{Friend, Unit};
use crate::arms;
use crate::ground::Square;
use crate::look::Look;
use crate::pieces::{AxisKind, Role, Weapon};
use crate::squares::Bits;
use crate::state::{flag, mood};

/// Being seen by somebody who suspects nothing yet.
pub const SEEN: f32 = 40.0;
/// A point of health.
pub const HURT: f32 = 5.0;
/// What the mission asks for.
pub const PRIZE: f32 = 60.0;
/// A body that is found.
const FOUND: f32 = 15.0;
/// A soldier less who suspects nothing.
const QUIET_KILL: f32 = 5.0;
/// A step of the stealth marker.
const MARKER: f32 = 4.0;
/// How often a soldier fires who is left alive.
const AGAIN: f32 = 4.0;
/// What noise still gives away of one who is known.
const KNOWN: f32 = 0.15;
/// A soldier who is warned by a noise.
const WARNED: f32 = 3.0;

/// What a unit does to somebody in its sights in one attack, on average.
pub fn bite(look: Look, u: Unit) -> f32 {
    let entry = look.t.axis(look.unit(u).kind);
    f32::from(entry.dice) * (7.0 - f32::from(entry.hits)) / 6.0
}

/// Is a unit what somebody's job is about?
fn wanted(look: Look, u: Unit, job: Job) -> bool {
    let unit = look.unit(u);
    matches!(job, Job::Kill(v) | Job::Wreck(v) if v == u)
        || unit.has(flag::TARGET)
        || unit.kind == AxisKind::Truck && unit.role == Role::Convoy
}

/// What the death of a unit is worth.
fn prize(look: Look, u: Unit, job: Job) -> f32 {
    if wanted(look, u, job) {
        return PRIZE;
    }
    let unit = look.unit(u);
    if unit.has(flag::ALERTED) {
        return 1.0 + AGAIN * HURT * bite(look, u);
    }
    match unit.role {
        Role::Patrol => 2.0 * QUIET_KILL,
        Role::Sentry => 1.5 * QUIET_KILL,
        _ => QUIET_KILL,
    }
}

/// What a stab is worth, from a square that is reached unseen.
pub fn stab(look: Look, u: Unit, job: Job, watch: &Watch) -> f32 {
    let at = look.unit(u).at;
    let mut worth = prize(look, u, job);
    if look.s.battle {
        return worth;
    }
    let witnesses = watch.watchers(at, false).filter(|w| *w != u).count();
    worth -= SEEN * (witnesses as f32).min(2.0);
    worth - FOUND * watch.finds(look, at)
}

/// The chance that at least so many of some dice reach a number.
fn chance(dice: u8, need: i8, hits: u8) -> f32 {
    let p = f32::from((7 - need).clamp(0, 6) as u8) / 6.0;
    let mut sum = 0.0;
    let mut ways = 1.0;
    for n in 0..=dice {
        if n > 0 {
            ways *= f32::from(dice - n + 1) / f32::from(n);
        }
        if n >= hits {
            sum += ways * p.powi(i32::from(n)) * (1.0 - p).powi(i32::from(dice - n));
        }
    }
    sum
}

/// What a shot is worth, with so much added to each die.
pub fn shot(look: Look, f: Friend, weapon: Weapon, u: Unit, bonus: i8, job: Job) -> f32 {
    let entry = look.t.weapon(weapon);
    let need = entry.hits as i8 - bonus;
    let health = look.health(u);
    let full = prize(look, u, job);
    // A wound is worth its share.
    let worth: f32 = (1..=health.min(entry.dice))
        .map(|n| full / f32::from(health.max(1)) * chance(entry.dice, need, n))
        .sum();
    let ammunition = if weapon.counted() { 0.4 } else { 0.0 };
    let known = if look.friend(f).is(mood::EXPOSED) { KNOWN } else { 1.0 };
    worth - ammunition - known * racket(look, look.friend(f).at, entry.noise)
}

/// What a noise costs while nobody suspects anything.
pub fn racket(look: Look, at: Square, noise: u8) -> f32 {
    if noise == 0 || look.s.battle {
        return 0.0;
    }
    let warned = Bits(look.present())
        .filter(|u| !look.unit(*u).has(flag::ALERTED) && look.distance(*u, at) <= noise)
        .count();
    MARKER + WARNED * warned as f32
}

/// The firearms that may hit a unit from a square, with what is added to the die.
pub fn shots(look: Look, f: Friend, from: Square, u: Unit, mut each: impl FnMut(Weapon, i8)) {
    for weapon in arms::FIREARMS {
        if weapon.item().is_some_and(|item| look.friend(f).has(item))
            && look.distance(u, from) <= look.t.weapon(weapon).long
            && let Ok(bonus) = arms::attack(look, f, from, weapon, u)
        {
            each(weapon, bonus);
        }
    }
}

/// What a grenade or a bomb on a square would do: shares of prizes under its template.
pub fn blast(
    look: Look,
    at: Square,
    weapon: Weapon,
    job: Job,
    moved: impl Fn(Unit) -> crate::theatre::Token,
) -> f32 {
    let entry = look.t.weapon(weapon);
    let mut left = f32::from(entry.dice) * (7.0 - f32::from(entry.hits)) / 6.0;
    let mut worth = 0.0;
    for (i, (_, squares)) in look.t.page.dumps.iter().enumerate() {
        let health = f32::from(look.s.dumps[i]);
        let asked = look.t.wins().any(|aim| aim == crate::data::Aim::Destroyed(i as u8));
        if health > 0.0 && asked && squares.iter().any(|sq| look.under(at, *sq)) {
            worth += PRIZE * left.min(health) / health.max(2.0);
            left = (left - health).max(0.0);
        }
    }
    let place = look.t.ground().place(at);
    for u in Bits(look.present()) {
        let near = if Look::is_vehicle(u) { moved(u).distance(place) } else { look.distance(u, at) } <= 1;
        if near && left > 0.0 {
            let health = f32::from(look.health(u)).max(1.0);
            worth += prize(look, u, job) * left.min(health) / health;
            left = (left - health).max(0.0);
        }
    }
    worth
}

/// Is a friend under a template there?
pub fn endangers(look: Look, at: Square, but: Option<Friend>) -> bool {
    (0..look.s.friends.len() as Friend).any(|f| {
        let op = look.friend(f);
        Some(f) != but
            && op.fate == crate::state::Fate::Here
            && look.t.ground().on_map(op.at)
            && look.under(at, op.at)
            || op.is(mood::RESISTANCE) && op.is(mood::BOUND) && look.under(at, op.at)
    })
}

#[cfg(test)]
mod tests {
    use super::chance;

    #[test]
    fn dice_that_hit_are_counted_exactly() {
        let near = |a: f32, b: f32| (a - b).abs() < 1e-6;
        assert!(near(chance(1, 3, 1), 2.0 / 3.0));
        assert!(near(chance(2, 4, 1), 0.75) && near(chance(2, 4, 2), 0.25));
        assert!(near(chance(3, 4, 2), 0.5) && near(chance(3, 5, 1), 19.0 / 27.0));
        assert!(near(chance(4, 4, 2), 11.0 / 16.0));
        // Whatever is asked of it, a die hits in no more than all cases, and in none.
        assert!(near(chance(2, -3, 2), 1.0) && near(chance(2, 9, 1), 0.0));
    }
}
