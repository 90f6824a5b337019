//! How far Axis infantry comes on foot.

use arrayvec::ArrayVec;

use crate::ground::{AROUND, Ground, Pass, SQUARES, Square, Zone};
use crate::look::Look;
use crate::squares::Squares;

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
    step_over(look.t.ground(), &look.s.cells.closed, from, to)
}

/// The same where these squares are closed.
fn step_over(g: &Ground, closed: &Squares, from: Square, to: Square) -> Option<u8> {
    if closed.has(to) {
        return None;
    }
    let (here, there) = (g.zones[usize::from(from)], g.zones[usize::from(to)]);
    // Spawn tiles are left, never entered.
    if there != Zone::Map && there != here {
        return None;
    }
    match g.pass(from, to, |at| g.bars(closed, at)) {
        Pass::Open | Pass::Door | Pass::Over => Some(1),
        Pass::Window | Pass::Climb => Some(2),
        Pass::Hook | Pass::Closed => None,
    }
}

/// A step that is barred.
const BARRED: u8 = 0;

/// What the steps of Axis infantry cost as far as the ground is concerned, worked out once.
#[derive(Clone, Debug)]
pub struct Paths {
    /// To each neighbour.
    out: Vec<[u8; 8]>,
    /// From each neighbour.
    back: Vec<[u8; 8]>,
    /// What is added to a square's number to come to each neighbour.
    by: [i32; 8],
}

impl Paths {
    /// Works out the steps on a board where these squares are closed for good.
    pub fn new(g: &Ground, closed: &Squares) -> Paths {
        let cost = |from: Square, to: Square| step_over(g, closed, from, to).unwrap_or(BARRED);
        let table = |cost: &dyn Fn(Square, Square) -> u8| {
            let ways =
                |at: Square| std::array::from_fn(|way| g.near(at, way).map_or(BARRED, |to| cost(at, to)));
            (0..g.len() as Square).map(ways).collect()
        };
        // Nobody comes from a closed square.
        let back = |at: Square, from: Square| if closed.has(from) { BARRED } else { cost(from, at) };
        Paths {
            out: table(&cost),
            back: table(&back),
            by: AROUND.map(|(dc, dr)| i32::from(dr) * i32::from(g.width) + i32::from(dc)),
        }
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
    flood_until(look, from, most, flow, |_| false)
}

/// The same, but it ends with the cost at which it comes to a square that is looked for. Costs above that are not
/// the least ones.
pub fn flood_until(
    look: Look,
    from: impl IntoIterator<Item = Square>,
    mut most: u8,
    flow: Flow,
    wanted: impl Fn(Square) -> bool,
) -> Costs {
    let mut costs = Costs([FAR; SQUARES]);
    // Steps cost one or two, so three rings are open at a time.
    let mut rings: [ArrayVec<Square, SQUARES>; 3] = Default::default();
    for at in from {
        costs.0[usize::from(at)] = 0;
        let _ = rings[0].try_push(at);
    }
    let paths = &look.t.paths;
    let table = if flow == Flow::Out { &paths.out } else { &paths.back };
    // Objectives and templates close squares, and diagonal steps beside them.
    let mut shut = look.s.cells.closed;
    shut.drop_all(&look.t.closed);
    let mut beside = Squares::EMPTY;
    shut.iter().for_each(|at| look.template(at).for_each(|near| beside.put(near)));
    let mut cost = 0_u8;
    let mut idle = 0;
    while cost <= most && idle < 3 {
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
            if wanted(at) {
                most = cost;
            }
            let near_shut = beside.has(at);
            for (way, step) in table[usize::from(at)].into_iter().enumerate() {
                if step == BARRED {
                    continue;
                }
                let to = (i32::from(at) + paths.by[way]) as Square;
                let step = if near_shut {
                    let cost = match flow {
                        Flow::Out => step_cost(look, at, to),
                        Flow::Back => step_cost(look, to, at).filter(|_| !look.s.cells.closed.has(to)),
                    };
                    let Some(cost) = cost else { continue };
                    cost
                } else {
                    step
                };
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
