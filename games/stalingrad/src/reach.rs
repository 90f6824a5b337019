//! Where a unit can go with its movement points, by the cheapest ways: for the screen and for the policy.

use crate::action::{Hex, UnitId};
use crate::look::Look;
use crate::state::{HEXES, NO_HEX};
use crate::supply::HexSet;

/// The hexes that a unit reaches. One value serves many searches.
pub struct Reach {
    /// Half points left plus one, so that nought means not reached.
    left: Box<[u8; HEXES]>,
    from: Box<[Hex; HEXES]>,
    /// The hexes reached, the cheapest first: where it stands.
    pub hexes: Vec<Hex>,
    rings: Vec<Vec<Hex>>,
}

impl Reach {
    /// Nothing yet.
    pub fn new() -> Reach {
        Reach {
            left: Box::new([0; HEXES]),
            from: Box::new([NO_HEX; HEXES]),
            hexes: Vec::with_capacity(256),
            rings: Vec::new(),
        }
    }

    /// Searches anew for a unit with so many half points; `zones` are the enemy's.
    pub fn search(&mut self, look: Look, zones: &HexSet, id: UnitId, points: u8, march: bool, fresh: bool) {
        for hex in self.hexes.drain(..) {
            self.left[usize::from(hex)] = 0;
            self.from[usize::from(hex)] = NO_HEX;
        }
        let start = look.unit(id).at;
        self.left[usize::from(start)] = points + 1;
        // 9.3.1.2: a march never begins in an enemy zone.
        if march && fresh && zones.has(start) {
            self.hexes.push(start);
            return;
        }
        let most = usize::from(points);
        self.rings.resize_with(self.rings.len().max(most + 1), Vec::new);
        self.rings[most].push(start);
        for ring in (0..=most).rev() {
            // No step is free: a ring does not grow while it is walked.
            let mut hexes = std::mem::take(&mut self.rings[ring]);
            for hex in hexes.drain(..) {
                if usize::from(self.left[usize::from(hex)]) == ring + 1 {
                    self.hexes.push(hex);
                    self.look_around(look, zones, id, hex, march, fresh && hex == start);
                }
            }
            self.rings[ring] = hexes;
        }
    }

    /// The steps from a hex that is reached.
    fn look_around(&mut self, look: Look, zones: &HexSet, id: UnitId, hex: Hex, march: bool, fresh: bool) {
        let points = self.left(hex);
        for to in look.t.near(hex) {
            let cost = look.cost_within(id, hex, to, march, fresh, |h| zones.has(h));
            let Ok((cost, whole)) = cost else { continue };
            let Some(rest) = points.checked_sub(cost) else { continue };
            let rest = if whole { 0 } else { rest };
            if rest >= self.left[usize::from(to)] {
                self.left[usize::from(to)] = rest + 1;
                self.from[usize::from(to)] = hex;
                self.rings[usize::from(rest)].push(to);
            }
        }
    }

    /// Half points left in a hex that is reached.
    pub fn left(&self, hex: Hex) -> u8 {
        self.left[usize::from(hex)] - 1
    }

    /// The way to a hex that is reached, backwards, without the hex where it begins.
    pub fn back(&self, to: Hex) -> impl Iterator<Item = Hex> {
        let before = |at: &Hex| Some(self.from[usize::from(*at)]);
        std::iter::successors(Some(to), before).take_while(|at| self.from[usize::from(*at)] != NO_HEX)
    }
}
