//! How good the title's deeds are for a sensible player: to be done with all is 1.

use ocs::{Hex, Kind, Look, Side, Step, UnitId};

use crate::market_garden;
use crate::title::deed;

/// Units of boxes come on as soon as they may.
pub const PLACED: f32 = 1.5;
/// What costs nothing is done.
const FREE: f32 = 1.3;
/// What is best left.
pub const LEFT: f32 = 0.1;

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

/// Is an HQ of a side seen in a hex?
fn commands(look: Look, side: Side, at: Hex) -> bool {
    look.stack(side, at).any(|id| look.counter(id).kind == Kind::Hq)
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
        // An HQ that is seen, near the front.
        deed::SKORZENY if commands(look, side.other(), at) => FREE - 0.01 * far(look, Side::Allied, at),
        _ => LEFT,
    }
}

/// Where the First Airborne Army jumps, and in which turn: the 101st on the road from Eindhoven, the 82nd between the Maas
/// and the Waal, the 1st beyond the Rhine (plan of 14 September 1944, the lifts by turns).
const JUMPS: [(&str, u8, &str); 14] = [
    ("us-506", 1, "A33.05"),
    ("us-502", 1, "A33.05"),
    ("us-501", 1, "A35.04"),
    ("us-504", 1, "A36.01"),
    ("us-505", 1, "B37.32"),
    ("us-508", 1, "B37.32"),
    ("br-1-para", 1, "B43.33"),
    ("br-1-landing", 1, "B43.33"),
    ("us-327", 2, "A35.04"),
    ("us-401", 2, "A35.04"),
    ("us-325", 2, "B37.32"),
    ("us-82-guns", 2, "B37.32"),
    ("br-4-para", 2, "B43.33"),
    ("po-1-para", 3, "B41.33"),
];

/// The turn and the drop zone of a unit.
fn jump(look: Look, id: UnitId) -> Option<(u8, Hex)> {
    let key = &look.counter(id).key;
    let planned =
        JUMPS.iter().filter(|_| look.t.scenario == market_garden::KEY).find(|(unit, ..)| unit == key);
    planned.and_then(|(_, turn, zone)| Some((*turn, look.t.hex(zone)?)))
}

/// The weight of a drop plan: a unit of the plan in its turn.
pub fn plan(look: Look, id: UnitId, turn: u8) -> f32 {
    if jump(look, id).is_some_and(|(planned, _)| planned == turn) { PLACED } else { LEFT }
}

/// The weight of a drop zone for the unit that is planned.
pub fn zone(look: Look, at: Hex) -> f32 {
    match look.s.step() {
        Some(Step::Zone { unit, .. }) if jump(look, unit).is_some_and(|(_, zone)| zone == at) => PLACED,
        _ => LEFT,
    }
}
