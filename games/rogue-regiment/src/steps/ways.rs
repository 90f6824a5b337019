//! Where an Axis vehicle can come with its points, and by which movements (av.move/1-11).

use arrayvec::ArrayVec;

use super::line::wheels;
use crate::action::Unit;
use crate::data::{Drive, Wheels};
use crate::look::Look;
use crate::pieces::Facing;
use crate::squares::Squares;
use crate::state::{Fate, mood};
use crate::theatre::Token;

/// Columns and rows that a vehicle can come from its place, on either side.
const SPAN: i8 = 12;
const SIDE: usize = 2 * SPAN as usize + 1;
/// The places that are looked at, by row, column and facing.
pub const PLACES: usize = SIDE * SIDE * 4;
/// No movement costs more than four points, so five rings are open at a time.
const RINGS: usize = 5;
/// Out of reach.
const FAR: u8 = u8::MAX;

/// Movements, each with where it leads and what it costs.
pub type Movements = ArrayVec<(Drive, Wheels, u8), { Drive::ALL.len() }>;

/// What it costs to come to every place within reach.
pub struct Ways<'a> {
    look: Look<'a>,
    u: Unit,
    from: Wheels,
    cost: [u8; PLACES],
    /// Places in the order in which they were reached.
    reached: ArrayVec<u16, PLACES>,
}

impl<'a> Ways<'a> {
    /// Searches all places that a vehicle can come to with so many points.
    pub fn search(look: Look<'a>, u: Unit, points: u8) -> Ways<'a> {
        let from = wheels(look.unit(u));
        let mut ways = Ways { look, u, from, cost: [FAR; PLACES], reached: ArrayVec::new() };
        let roads = look.t.roads(look.unit(u).kind);
        let shut = ways.shut();
        let mut rings: [ArrayVec<u16, PLACES>; RINGS] = Default::default();
        if let Some(i) = ways.index(from) {
            ways.cost[i] = 0;
            rings[0].push(i as u16);
        }
        for spent in 0..=points {
            while let Some(i) = rings[usize::from(spent) % RINGS].pop() {
                if ways.cost[usize::from(i)] != spent {
                    continue;
                }
                ways.reached.push(i);
                if spent == points {
                    continue;
                }
                let at = ways.place(usize::from(i));
                for drive in Drive::ALL {
                    let Some(price) = roads.price(look.t.ground(), at, drive) else { continue };
                    let Some(j) = ways.index(roads.after(at, drive)) else { continue };
                    let sum = spent.saturating_add(price);
                    if sum <= points && sum < ways.cost[j] && !shut[j] {
                        ways.cost[j] = sum;
                        rings[usize::from(sum) % RINGS].push(j as u16);
                    }
                }
            }
        }
        ways
    }

    /// The places where the token would lie on an objective or on an operator on foot: it runs over nobody.
    fn shut(&self) -> [bool; PLACES] {
        let look = self.look;
        let g = look.t.ground();
        let mut squares = Squares::EMPTY;
        for (i, (_, dump)) in look.t.page.dumps.iter().enumerate() {
            if look.s.dumps[i] > 0 {
                dump.iter().for_each(|at| squares.put(*at));
            }
        }
        for op in &look.s.friends {
            if op.fate == Fate::Here && !op.is(mood::DIVING) {
                squares.put(op.at);
            }
        }
        let length = look.t.axis(look.unit(self.u).kind).length;
        let mut shut = [false; PLACES];
        for (col, row) in squares.iter().map(|at| g.place(at)) {
            for face in Facing::ALL {
                // The tokens that cover a square begin on the squares that its own mirror image covers.
                for (dc, dr) in Token::of(0, 0, face, length).places() {
                    if let Some(i) = self.index(Wheels { col: col - dc, row: row - dr, face }) {
                        shut[i] = true;
                    }
                }
            }
        }
        shut
    }

    fn index(&self, at: Wheels) -> Option<usize> {
        let (dc, dr) = (at.col - self.from.col, at.row - self.from.row);
        let inside = (-SPAN..=SPAN).contains(&dc) && (-SPAN..=SPAN).contains(&dr);
        inside.then(|| ((dr + SPAN) as usize * SIDE + (dc + SPAN) as usize) * 4 + at.face as usize)
    }

    fn place(&self, i: usize) -> Wheels {
        let (dc, dr) = ((i / 4 % SIDE) as i8 - SPAN, (i / 4 / SIDE) as i8 - SPAN);
        Wheels { col: self.from.col + dc, row: self.from.row + dr, face: Facing::of((i % 4) as u8) }
    }

    /// The places, with what it costs to come there.
    pub fn reached(&self) -> impl Iterator<Item = (u8, Wheels)> {
        self.reached.iter().map(|i| (self.cost[usize::from(*i)], self.place(usize::from(*i))))
    }

    /// The first movements of the cheapest ways to a place.
    pub fn toward(&self, goal: Wheels) -> Movements {
        let (roads, g) = (self.look.t.roads(self.look.unit(self.u).kind), self.look.t.ground());
        let mut first = [false; Drive::ALL.len()];
        // Back from the goal, along movements that leave nothing over.
        let mut seen = [false; PLACES];
        let mut open: ArrayVec<u16, PLACES> = ArrayVec::new();
        if let Some(i) = self.index(goal).filter(|i| self.cost[*i] != FAR) {
            open.push(i as u16);
        }
        while let Some(i) = open.pop() {
            let to = self.place(usize::from(i));
            for drive in Drive::ALL {
                let from = roads.before(to, drive);
                let Some(j) = self.index(from).filter(|j| self.cost[*j] < self.cost[usize::from(i)]) else {
                    continue;
                };
                let price = self.cost[usize::from(i)] - self.cost[j];
                if roads.price(g, from, drive) != Some(price) {
                    continue;
                }
                first[drive as usize] |= from == self.from;
                if !std::mem::replace(&mut seen[j], true) {
                    open.push(j as u16);
                }
            }
        }
        let movement = |drive: Drive| {
            let price = roads.price(g, self.from, drive)?;
            Some((drive, roads.after(self.from, drive), price))
        };
        Drive::ALL.into_iter().filter(|d| first[*d as usize]).filter_map(movement).collect()
    }
}
