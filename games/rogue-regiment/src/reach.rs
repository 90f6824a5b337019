//! How far Axis infantry comes on foot.

use arrayvec::ArrayVec;

use crate::ground::{Pass, SQUARES, Square, Zone};
use crate::look::Look;

/// What it costs to come to each square.
pub struct Costs(pub [u8; SQUARES]);

/// Out of reach.
pub const FAR: u8 = u8::MAX;

impl Costs {
    /// The cost of a square.
    pub const fn at(&self, at: Square) -> u8 {
        self.0[at as usize]
    }
}

/// The cost of a step for Axis infantry; none if it is barred (`advance.move/2`, `/3`).
pub fn step_cost(look: Look, from: Square, to: Square) -> Option<u8> {
    if look.s.cells.closed.has(to) {
        return None;
    }
    let zones = &look.t.ground().zones;
    let (here, there) = (zones[usize::from(from)], zones[usize::from(to)]);
    // Spawn tiles are left, never entered.
    if there != Zone::Map && there != here {
        return None;
    }
    match look.pass(from, to) {
        Pass::Open | Pass::Door | Pass::Over => Some(1),
        Pass::Window | Pass::Climb => Some(2),
        Pass::Hook | Pass::Closed => None,
    }
}

/// Which way a flood runs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Flow {
    /// From where a unit is.
    Out,
    /// Back from where it wants to be.
    Back,
}

/// Floods from some squares: occupied squares can be passed. `most` bounds the cost.
pub fn flood(look: Look, from: impl IntoIterator<Item = Square>, most: u8, flow: Flow) -> Costs {
    let mut costs = Costs([FAR; SQUARES]);
    // Steps cost one or two, so three rings are open at a time.
    let mut rings: [ArrayVec<Square, SQUARES>; 3] = Default::default();
    for at in from {
        costs.0[usize::from(at)] = 0;
        let _ = rings[0].try_push(at);
    }
    let g = look.t.ground();
    let mut cost = 0_u8;
    let mut idle = 0;
    while cost < most && idle < 3 {
        let ring = usize::from(cost % 3);
        if rings[ring].is_empty() {
            idle += 1;
        } else {
            idle = 0;
        }
        while let Some(at) = rings[ring].pop() {
            if costs.at(at) != cost {
                continue;
            }
            for way in 0..8 {
                let Some(to) = g.near(at, way) else { continue };
                if costs.at(to) <= cost + 1 {
                    continue;
                }
                let step = match flow {
                    Flow::Out => step_cost(look, at, to),
                    // Who floods back may end on a spawn tile, where the unit still is.
                    Flow::Back => step_cost(look, to, at).filter(|_| !look.s.cells.closed.has(to)),
                };
                let Some(step) = step else { continue };
                let sum = cost + step;
                if sum <= most && sum < costs.at(to) {
                    costs.0[usize::from(to)] = sum;
                    let _ = rings[usize::from(sum % 3)].try_push(to);
                }
            }
        }
        cost += 1;
    }
    costs
}
