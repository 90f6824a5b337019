//! Forces: Replacements and where they are used, units of one like, Breakdowns (13.5, 13.9, 20.0).

use sandtable_core::Refusal;

use crate::action::{Hex, UnitId};
use crate::camps::Pool;
use crate::cost::engineers;
use crate::look::Look;
use crate::pieces::{Kind, Mode, Side};
use crate::state::flag;

pub mod breakdown;

/// How far from an HQ rebuilding is done, in hexes (13.5a/1).
const REBUILD: u16 = 2;

const NO_HQ: Refusal = Refusal::new("13.5a/1", "why-no-hq-near");
const HQ_MODE: Refusal = Refusal::new("13.5a/3", "why-hq-mode");
const ZONE: Refusal = Refusal::new("13.5a/2", "why-rebuild-zone");

/// Replacements of a kind in a hex that are in Move Mode, as rebuilding asks.
pub fn replacements(look: Look, side: Side, at: Hex, kind: Kind) -> impl Iterator<Item = UnitId> {
    look.stack(side, at).filter(move |id| look.counter(*id).kind == kind && look.unit(*id).mode == Mode::Move)
}

/// Those of a pool.
pub fn replacements_of(look: Look, pool: Pool, at: Hex, kind: Kind) -> impl Iterator<Item = UnitId> {
    replacements(look, pool.side, at, kind).filter(move |id| look.pool(*id) == pool)
}

/// May a side rebuild in a hex (13.5a)?
///
/// # Errors
/// Why not, by rule.
pub fn site(look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
    // 4.5a/K: negated or not.
    if look.in_zone(side.other(), at) {
        return Err(ZONE);
    }
    if look.t.title.rebuilds_in(look, side, at) {
        return Ok(());
    }
    let near =
        |id: &UnitId| look.counter(*id).kind == Kind::Hq && look.t.distance(look.unit(*id).at, at) <= REBUILD;
    let mut why = NO_HQ;
    for id in look.all(side).filter(near) {
        if engineers(look, id) {
            return Ok(());
        }
        why = HQ_MODE;
    }
    Err(why)
}

/// Are two counters identical on both sides (13.9/1)?
pub fn twins(look: Look, a: UnitId, b: UnitId) -> bool {
    look.counter(a).like == look.counter(b).like
}

/// Is a unit too worn for a consolidation (13.9/2)?
pub fn worn(look: Look, id: UnitId) -> bool {
    let unit = look.unit(id);
    unit.has(flag::LOW | flag::EXHAUSTED) || unit.mode == Mode::Dg
}

/// Truck points of a side on the map.
pub fn trucks(look: Look, side: Side) -> u16 {
    let own = look.s.columns.iter().filter(|column| column.points > 0 && column.side == side);
    let truck = |kind: &crate::theatre::Transport| kind.ma > 10 && !kind.amphibious;
    own.filter(|column| truck(&look.t.transport[usize::from(column.kind)]))
        .map(|column| u16::from(column.points))
        .sum()
}
