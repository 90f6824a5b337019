//! On which bank of a river hexes lie.

use ocs::{Hex, Theatre};
use sandtable_board::Bits;

/// The hexes that are reached from one of them without crossing these rivers, zones of the map by index. Empty where the
/// hex is not on the map.
pub fn bank(t: &Theatre, from: &str, rivers: &[usize]) -> Bits {
    let mut seen = t.no_hexes();
    let mut open: Vec<Hex> = t.hex(from).into_iter().collect();
    open.iter().for_each(|at| {
        seen.insert(*at);
    });
    while let Some(at) = open.pop() {
        for next in t.near(at) {
            let wet = |zone: &usize| t.direction(at, next).is_some_and(|d| t.zones[*zone].crosses(at, d));
            if !rivers.iter().any(wet) && seen.insert(next) {
                open.push(next);
            }
        }
    }
    seen
}

/// The hexes west of the Rhine and south of the Waal: those that are reached from the south-western corner of the map.
pub fn west(t: &Theatre) -> Bits {
    let rivers = [&[crate::title::zone::RHINE][..], &crate::title::zone::BELOW_THE_WAAL].concat();
    let place = |at: &Hex| t.grid.at(*at).map(|cell| (cell.row, -cell.col));
    let corner = (0..t.grid.len() as Hex).max_by_key(place).unwrap_or(0);
    bank(t, &t.name(corner), &rivers)
}
