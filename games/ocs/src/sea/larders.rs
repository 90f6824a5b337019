//! Ports that feed units as if they ate off the map, where a title has such: nothing lies there, and nothing is spent.

use super::ports::{capacity_after, own_port};
use crate::action::{Hex, UnitId};
use crate::fields::{PAYERS, Payers, reaches};
use crate::look::Look;
use crate::paths::Paths;
use crate::pieces::Side;

/// Tokens' worth of food that a port still has for a side in this phase.
pub fn rations(look: Look, side: Side, at: Hex) -> u8 {
    let feeds = own_port(look, side, at).filter(|_| look.t.title.feeds(look, side, at));
    feeds.map_or(0, |port| capacity_after(look.t, port).saturating_sub(port.used))
}

/// The ports that still feed a unit, by draw or throw (12.3/1).
pub fn larders(look: Look, unit: UnitId) -> Payers {
    let side = look.counter(unit).side;
    let open = look.s.ports.iter().map(|port| port.at).filter(|at| rations(look, side, *at) > 0);
    let mut paths = None;
    let near = |at: &Hex| reaches(paths.get_or_insert_with(|| Paths::new(look)), look, unit, *at);
    open.filter(near).take(PAYERS).collect()
}

/// Tokens' worth of food that ports still have for a unit.
pub fn rations_of(look: Look, unit: UnitId) -> u8 {
    let side = look.counter(unit).side;
    larders(look, unit).iter().fold(0, |sum: u8, at| sum.saturating_add(rations(look, side, *at)))
}
