//! How far it is to a goal, by ways that are not watched.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::watch::Watch;
use crate::action::Friend;
use crate::ground::{Pass, SQUARES, Square, Zone};
use crate::look::Look;
use crate::pieces::{Item, Terrain};
use crate::squares::Squares;
use crate::state::mood;

/// Fractions of an action point.
const GRAIN: f32 = 8.0;
/// No way.
const FAR: u16 = u16::MAX;

/// What it costs to come from each square to the nearest goal.
pub struct Field {
    cost: Box<[u16; SQUARES]>,
    /// Action points alone, along the cheapest way.
    length: Box<[u16; SQUARES]>,
    heap: BinaryHeap<Reverse<(u16, Square)>>,
}

impl Default for Field {
    fn default() -> Field {
        Field { cost: Box::new([FAR; SQUARES]), length: Box::new([FAR; SQUARES]), heap: BinaryHeap::new() }
    }
}

/// What a walker shuns.
#[derive(Clone, Copy)]
pub struct Shyness {
    /// The price of a square that is in view.
    pub seen: f32,
    /// The price of a square that will surely be looked at.
    pub soon: f32,
    /// The price of a square that is looked at all the time.
    pub always: f32,
}

impl Field {
    /// Floods back from some squares for a friend.
    pub fn flood(&mut self, look: Look, f: Friend, goals: &Squares, watch: &Watch, shy: Shyness) {
        self.cost.fill(FAR);
        self.heap.clear();
        for at in goals.iter() {
            self.cost[usize::from(at)] = 0;
            self.length[usize::from(at)] = 0;
            self.heap.push(Reverse((0, at)));
        }
        let g = look.t.ground();
        while let Some(Reverse((cost, at))) = self.heap.pop() {
            // A vehicle is got into, not walked through.
            if cost > self.cost[usize::from(at)] || cost > 0 && look.car_at(at).is_some() {
                continue;
            }
            for from in g.around(at) {
                let Some(step) = step(look, f, from, at) else { continue };
                let view = if watch.sees(from, false) { shy.seen } else { 0.0 };
                let price = step + view + shy.soon * watch.risk(from, true) + shy.always * watch.share(from);
                let sum = cost.saturating_add((price * GRAIN) as u16);
                if sum < self.cost[usize::from(from)] {
                    self.cost[usize::from(from)] = sum;
                    self.length[usize::from(from)] =
                        self.length[usize::from(at)].saturating_add((step * GRAIN) as u16);
                    self.heap.push(Reverse((sum, from)));
                }
            }
        }
    }

    /// The action points of the cheapest way from a square.
    pub fn length(&self, at: Square) -> Option<f32> {
        self.at(at).map(|_| f32::from(self.length[usize::from(at)]) / GRAIN)
    }

    /// Action points and what is shunned, from a square to the goal; none if no way leads there.
    pub fn at(&self, at: Square) -> Option<f32> {
        self.cost.get(usize::from(at)).filter(|c| **c != FAR).map(|c| f32::from(*c) / GRAIN)
    }
}

/// The action points of a step of a friend, whoever stands there now; none if the ground forbids it.
fn step(look: Look, f: Friend, from: Square, to: Square) -> Option<f32> {
    let g = look.t.ground();
    let op = look.friend(f);
    let walkable = |at: Square| {
        let zone = matches!(g.zones[usize::from(at)], Zone::Map | Zone::Edge(_));
        let wet = g.ground(at) == Terrain::Water && !op.has(Item::Diving);
        zone && !wet && !look.blocked(at)
    };
    if !walkable(from) || !walkable(to) && look.car_at(to).is_none() {
        return None;
    }
    let rock = g.ground(from) == Terrain::Rock && g.ground(to) == Terrain::Rock;
    let steps = match look.pass(from, to) {
        Pass::Open if rock => 2.0,
        Pass::Open | Pass::Door | Pass::Over => 1.0,
        Pass::Window | Pass::Climb if !op.is(mood::DIVING) => 2.0,
        Pass::Hook if op.has(Item::Hook) => 2.0,
        _ => return None,
    };
    // Somebody in the way may be gone by then.
    Some(if look.s.cells.held.has(to) && look.car_at(to).is_none() { steps + 1.5 } else { steps })
}
