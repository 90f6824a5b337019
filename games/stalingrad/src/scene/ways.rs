//! The cheapest ways of a unit to every hex where it may end its move.

use sandtable_board::Reach;

use crate::action::{Hex, UnitId};
use crate::look::Look;
use crate::reach::search;
use crate::state::HEXES;
use crate::supply::zones;

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

/// All ways with so many half points, the cheapest first.
pub fn ways(look: Look, id: UnitId, points: u8, march: bool, fresh: bool) -> Vec<Way> {
    let mut reach = Reach::new(HEXES);
    let zones = zones(look, look.t.side(id).other());
    search(&mut reach, look, &zones, id, points, march, fresh);
    let ends = reach.reached().iter().skip(1).filter(|hex| look.room(**hex));
    ends.map(|end| {
        let mut path: Vec<Hex> = reach.back(*end).collect();
        path.reverse();
        Way { path, cost: points - reach.left(*end).map_or(0, |left| left as u8) }
    })
    .collect()
}
