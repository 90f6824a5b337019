//! Where a friend can come to in his turn.

use super::{CELLS, EFFORT, NONE, Node, POINTS, Turn, Way, index};
use crate::ground::Square;
use crate::look::Look;
use crate::moves;
use crate::pieces::{Item, Load};
use crate::squares::Bits;
use crate::state::mood;

impl Turn<'_> {
    /// Puts him on a square of the position on trial.
    pub(super) fn stand(&mut self, at: Square, crouched: bool) {
        let diver = self.there.friends[usize::from(self.f)].has(Item::Diving);
        let wet = diver && self.look.t.ground().letters[usize::from(at)] == b'~';
        let op = &mut self.there.friends[usize::from(self.f)];
        op.at = at;
        op.mood &= !(mood::CROUCHED | mood::DIVING);
        if crouched {
            op.mood |= mood::CROUCHED;
        }
        if wet {
            op.mood |= mood::DIVING;
        }
    }

    /// Every square that he can come to with the points that are left then.
    pub(super) fn explore(&mut self) {
        let none = Node { cost: f32::INFINITY, from: NONE, way: Way::Start };
        self.search.nodes.clear();
        self.search.nodes.resize(CELLS * 2 * POINTS, none);
        let op = self.look.friend(self.f);
        let Some(cell) = self.cell(self.home) else { return };
        let points = usize::from(op.ap).min(POINTS - 1);
        let crouched = op.is(mood::CROUCHED);
        let start = index(points, crouched, cell);
        self.search.nodes[start] = Node { cost: 0.0, from: NONE, way: Way::Start };
        for points in (0..=points).rev() {
            for crouched in [true, false] {
                for cell in 0..CELLS {
                    let i = index(points, crouched, cell);
                    if self.search.nodes[i].cost.is_finite() {
                        self.expand(i, points, crouched, cell);
                    }
                }
            }
        }
    }

    fn reach(&mut self, to: usize, cost: f32, from: usize, way: Way) {
        let node = &mut self.search.nodes[to];
        let cost = cost + EFFORT;
        if cost < node.cost {
            *node = Node { cost, from: from as u16, way };
        }
    }

    fn expand(&mut self, i: usize, points: usize, crouched: bool, cell: usize) {
        let Some(at) = self.square(cell) else { return };
        // Who has got into a vehicle acts no more.
        if at != self.home && self.look.car_at(at).is_some() {
            return;
        }
        self.stand(at, crouched);
        let cost = self.search.nodes[i].cost;
        let free = self.look.friend(self.f).load == Load::Nothing;
        if crouched && free {
            let price = cost.max(self.search.views[cell][0]);
            self.reach(index(points, false, cell), price, i, Way::PopUp);
        }
        let near: arrayvec::ArrayVec<Square, 8> = self.look.t.ground().around(at).collect();
        if points >= 1 {
            for to in &near {
                self.step(i, points, crouched, *to, cost);
            }
            if !crouched && free && self.there.friends[usize::from(self.f)].mood & mood::DIVING == 0 {
                self.reach(index(points - 1, true, cell), cost, i, Way::Crouch);
            }
        }
        if points >= 2 && free && !crouched {
            for to in &near {
                let there = Look { t: self.look.t, s: &self.there };
                if let Some(next) = self.cell(*to)
                    && moves::climb(there, self.f, *to).is_ok()
                {
                    let price = cost.max(self.search.views[next][0]);
                    self.reach(index(points - 2, false, next), price, i, Way::Climb);
                }
            }
            self.sprint(i, points - 2, at, cost);
        }
    }

    fn step(&mut self, i: usize, points: usize, crouched: bool, to: Square, cost: f32) {
        let there = Look { t: self.look.t, s: &self.there };
        if let Some(next) = self.cell(to)
            && moves::step(there, self.f, to).is_ok()
            && !self.look.s.drums.contains(&to)
        {
            let price = cost.max(self.search.views[next][usize::from(crouched)]);
            self.reach(index(points - 1, crouched, next), price, i, Way::Move);
        }
    }

    /// Up to three squares at once, never beside somebody who would hear it.
    fn sprint(&mut self, i: usize, points: usize, from: Square, cost: f32) {
        let mut ring: arrayvec::ArrayVec<(Square, f32, [Square; 2]), 64> = Default::default();
        ring.push((from, cost, [crate::ground::NOWHERE; 2]));
        for n in 0..3 {
            let mut next: arrayvec::ArrayVec<(Square, f32, [Square; 2]), 64> = Default::default();
            for (at, cost, way) in ring {
                self.stand(at, false);
                for to in self.look.t.ground().around(at) {
                    let there = Look { t: self.look.t, s: &self.there };
                    let Some(cell) = self.cell(to) else { continue };
                    if next.iter().any(|(sq, ..)| *sq == to)
                        || self.loud(to)
                        || moves::ground(there, self.f, to, moves::Manner::Sprint).is_err()
                        || moves::stop(there, self.f, to).is_err()
                        || self.look.car_at(to).is_some()
                        || self.look.s.drums.contains(&to)
                    {
                        continue;
                    }
                    let price = cost.max(self.search.views[cell][0]);
                    self.reach(index(points, false, cell), price, i, Way::Sprint(way));
                    let mut way = way;
                    if n < 2 {
                        way[n] = to;
                    }
                    let _ = next.try_push((to, price, way));
                }
            }
            ring = next;
        }
        self.stand(from, false);
    }

    /// Would a sprinter be heard there (heard.turn/2, /3)?
    fn loud(&self, at: Square) -> bool {
        Bits(self.look.present()).any(|u| self.look.distance(u, at) <= 1)
    }
}
