//! The cheapest ways of a unit to every hex where it may end its move.

use crate::action::{Hex, UnitId};
use crate::look::Look;
use crate::state::HEXES;

/// A way and what it costs in half movement points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The hexes, the last where it ends.
    pub path: Vec<Hex>,
    /// Half movement points; a step that is the whole move costs all.
    pub cost: u8,
}

impl Way {
    /// Where it ends.
    pub fn end(&self) -> Option<Hex> {
        self.path.last().copied()
    }
}

const UNSEEN: u8 = u8::MAX;

/// All ways with so many half points: ring by ring, so the first way to a hex is a cheapest one.
pub fn ways(look: Look, id: UnitId, points: u8, march: bool, fresh: bool) -> Vec<Way> {
    let start = look.unit(id).at;
    let mut cost = [UNSEEN; HEXES];
    let mut from = [start; HEXES];
    let mut rings: Vec<Vec<(Hex, bool)>> = vec![Vec::new(); usize::from(points) + 1];
    let mut ways = Vec::new();
    cost[usize::from(start)] = 0;
    rings[0].push((start, false));
    for ring in 0..=points {
        let mut next = 0;
        // A ring may grow while it is walked: no step is free, so it does not, but the borrow ends here.
        while let Some((hex, last)) = rings[usize::from(ring)].get(next).copied() {
            next += 1;
            if cost[usize::from(hex)] != ring {
                continue;
            }
            if hex != start && look.room(hex) {
                ways.push(Way { path: path(&from, start, hex), cost: ring });
            }
            if last {
                continue;
            }
            for to in look.t.near(hex) {
                let Ok((step, whole)) = look.cost(id, hex, to, march, fresh && hex == start) else {
                    continue;
                };
                let left = points - ring;
                if step > left {
                    continue;
                }
                let total = if whole { points } else { ring + step };
                if total < cost[usize::from(to)] {
                    cost[usize::from(to)] = total;
                    from[usize::from(to)] = hex;
                    rings[usize::from(total)].push((to, whole));
                }
            }
        }
    }
    ways
}

fn path(from: &[Hex; HEXES], start: Hex, end: Hex) -> Vec<Hex> {
    let mut path = Vec::new();
    let mut at = end;
    while at != start {
        path.push(at);
        at = from[usize::from(at)];
    }
    path.reverse();
    path
}
