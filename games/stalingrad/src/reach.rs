//! Where a unit can go with its movement points, by the cheapest ways: for the screen and for the policy.

use sandtable_board::Reach;

use crate::action::UnitId;
use crate::look::Look;
use crate::supply::HexSet;

/// Searches for the hexes that a unit reaches with so many half points; `zones` are the enemy's.
pub fn search(
    reach: &mut Reach,
    look: Look,
    zones: &HexSet,
    id: UnitId,
    points: u8,
    march: bool,
    fresh: bool,
) {
    let start = look.unit(id).at;
    // 9.3.1.2: a march never begins in an enemy zone.
    let held = march && fresh && zones.contains(start);
    reach.search(
        [(start, points.into())],
        |hex| look.t.near(hex).filter(move |_| !held),
        |from, left, to| {
            let fresh = fresh && from == start;
            let (cost, whole) =
                look.cost_within(id, from, to, march, fresh, |hex| zones.contains(hex)).ok()?;
            let rest = left.checked_sub(cost.into())?;
            Some(if whole { 0 } else { rest })
        },
    );
}
