//! Where a unit can go under its command, by the cheapest way.

use crate::action::{Hex, UnitId};
use crate::look::Look;
use crate::state::{HEXES, NO_HEX};
use crate::supply::HexSet;

use super::plan::LONGEST;

/// Most half points of a unit.
const MOST: usize = 40;

/// The hexes that a unit reaches.
pub struct Reach {
    left: Box<[u8; HEXES]>,
    from: Box<[Hex; HEXES]>,
    /// The hexes reached, the first where it stands.
    pub hexes: Vec<Hex>,
    rings: Vec<Vec<Hex>>,
    /// By march?
    pub march: bool,
}

impl Reach {
    /// Nothing yet.
    pub fn new() -> Reach {
        Reach {
            left: Box::new([0; HEXES]),
            from: Box::new([NO_HEX; HEXES]),
            hexes: Vec::with_capacity(256),
            rings: vec![Vec::new(); MOST + 1],
            march: false,
        }
    }

    /// Searches anew for a unit; `zones` are the enemy's.
    pub fn search(&mut self, look: Look, zones: &HexSet, id: UnitId, march: bool) {
        for hex in self.hexes.drain(..) {
            self.left[usize::from(hex)] = 0;
            self.from[usize::from(hex)] = NO_HEX;
        }
        self.march = march;
        let start = look.unit(id).at;
        let points = look.counter(id).allowance * 2;
        // What is left plus one, so that nought means not reached.
        self.left[usize::from(start)] = points + 1;
        self.hexes.push(start);
        if march && (look.t.at(start).road == 0 || zones.has(start)) {
            return;
        }
        self.rings[usize::from(points).min(MOST)].push(start);
        for ring in (1..=usize::from(points).min(MOST)).rev() {
            let mut i = 0;
            while i < self.rings[ring].len() {
                let hex = self.rings[ring][i];
                i += 1;
                if usize::from(self.left[usize::from(hex)]) != ring + 1 {
                    continue;
                }
                for to in look.t.near(hex) {
                    let cost = look.cost_within(id, hex, to, march, hex == start, |h| zones.has(h));
                    let Ok((cost, whole)) = cost else { continue };
                    let Some(rest) = (ring as u8).checked_sub(cost) else { continue };
                    let rest = if whole { 0 } else { rest };
                    let known = &mut self.left[usize::from(to)];
                    if rest < *known {
                        continue;
                    }
                    if *known == 0 {
                        self.hexes.push(to);
                    }
                    *known = rest + 1;
                    self.from[usize::from(to)] = hex;
                    self.rings[usize::from(rest)].push(to);
                }
            }
            self.rings[ring].clear();
        }
        self.rings[0].clear();
    }

    /// The way to a hex, as a plan wants it; none if it is too long.
    pub fn way(&self, to: Hex) -> Option<[Hex; LONGEST]> {
        let start = *self.hexes.first()?;
        let mut back = [NO_HEX; LONGEST];
        let (mut at, mut n) = (to, 0);
        loop {
            *back.get_mut(n)? = at;
            n += 1;
            if at == start {
                break;
            }
            at = self.from[usize::from(at)];
            if at == NO_HEX {
                return None;
            }
        }
        back[..n].reverse();
        Some(back)
    }
}
