//! How supply comes forward: by rail, by sea, and on columns from there.

use crate::action::{Action, ColumnId, Hex, UnitId};
use crate::look::Look;
use crate::pieces::Kind;
use crate::reach::reach;
use crate::sea::ports::own_port;
use crate::state::{Column, Dump, NO_HAND, State, on_map};
use crate::steps::{Step, handling, train_stops};
use crate::supply::{reach_in, within_reach};

use super::staff::Staff;
use super::{Brief, Plan};

/// How near the enemy supply is brought, and how much nearer it must come.
const NEAREST: u16 = 3;
const NEARER: u16 = 3;
/// Tokens for which no train runs.
const FEW: u16 = 3;

/// Is a hex a better place for supply than another?
fn better(staff: &Staff, from: Hex, to: Hex) -> bool {
    let far = |hex: Hex| staff.far[usize::from(hex)];
    far(to) >= NEAREST && far(to) + NEARER <= far(from)
}

/// The best of some hexes to bring supply to.
fn goal(staff: &Staff, from: Hex, ends: impl Iterator<Item = Hex>) -> Option<Hex> {
    let wants = |hex: Hex| within_reach(staff.look, staff.side, hex);
    ends.filter(|to| better(staff, from, *to)).min_by_key(|to| (wants(*to), staff.far[usize::from(*to)]))
}

/// The most tokens of a dump for which an action is legal.
fn most(dump: &Dump, cap: u8, legal: impl Fn(u8) -> bool) -> Option<u8> {
    let free = (dump.tokens - dump.fresh).min(cap.into()) as u8;
    (FEW as u8 + 1..=free).rev().find(|n| legal(*n))
}

/// Trains and ships carry supply from the rear.
pub fn ride(staff: &Staff, legal: impl Fn(Action) -> bool, out: &mut Vec<(Plan, f32)>) {
    let (look, side) = (staff.look, staff.side);
    for dump in look.s.dumps.iter().filter(|dump| on_map(dump.at) && dump.side == side) {
        let from = dump.at;
        if dump.tokens - dump.fresh <= FEW || staff.far[usize::from(from)] < NEAREST + NEARER {
            continue;
        }
        let by_rail = most(dump, look.s.rail[side as usize], |n| legal(Action::Freight(from, n)));
        let stop = by_rail.and_then(|_| goal(staff, from, train_stops(look, side, from).into_iter()));
        if let (Some(tokens), Some(to)) = (by_rail, stop) {
            out.push((Plan::Train { from, to, tokens }, 1.3));
        }
        let by_sea = most(dump, look.s.sea[side as usize], |n| legal(Action::Consign(from, n)));
        let ports = look.s.ports.iter().map(|port| port.at).filter(|at| own_port(look, side, *at).is_some());
        if let (Some(tokens), Some(to)) = (by_sea, goal(staff, from, ports)) {
            out.push((Plan::Ship { from, to, tokens }, 1.2));
        }
    }
}

/// What an HQ should have within reach, and what a dump must hold to be fetched, in tokens.
const ENOUGH: u8 = 16;
const WORTH_FETCHING: u16 = 4;
/// Hexes by which a haul brings supply nearer at least.
const GAIN: u16 = 2;

/// Columns bring supply from dumps in the rear to headquarters that lack it: they load where they stand or fetch it first.
pub fn haul(staff: &Staff, brief: &Brief, out: &mut Vec<(Plan, f32)>) {
    let (look, side) = (staff.look, staff.side);
    for (i, column) in (0..).zip(look.s.columns.iter()) {
        if column.side != side || !on_map(column.at) || column.moved || column.extender || !brief.hauls(i) {
            continue;
        }
        if let Some((via, to)) = errand(staff, i, column) {
            out.push((Plan::Haul { column: i, via, to }, 1.1));
            return;
        }
    }
}

/// A position with a column on the road.
fn driving(look: Look, id: ColumnId) -> State {
    let mut s = look.s.clone();
    s.hand = NO_HAND;
    s.hand.column = id;
    s.steps.push(Step::Moving);
    s
}

/// Where a column loads and where it goes with it: the poorest headquarters first.
fn errand(staff: &Staff, id: ColumnId, column: &Column) -> Option<(Hex, Hex)> {
    let (look, side) = (staff.look, staff.side);
    let own = |id: &UnitId| look.counter(*id).kind == Kind::Hq && look.pool(*id) == column.owner();
    let has = |id: UnitId| reach_in(look, look.camp(id), look.unit(id).at);
    let mut needy: Vec<(u8, Hex)> = look
        .all(side)
        .filter(|id| own(id) && has(*id) < ENOUGH)
        .map(|id| (has(id), look.unit(id).at))
        .collect();
    needy.sort_unstable();
    needy.first()?;
    let kind = &look.t.transport[usize::from(column.kind)];
    let (most, price) = (kind.ma.saturating_mul(4), handling(kind.ma));
    let mut s = driving(look, id);
    let spots = reach(Look { t: look.t, s: &s });
    // Loaded, it only has to drive.
    let mut loads: Vec<(Hex, u8)> = Vec::new();
    if column.load > 0 {
        loads.push((column.at, column.spent));
    } else {
        for spot in &spots.0 {
            let dump = look.s.dump(spot.hex).filter(|dump| dump.owner() == column.owner());
            let full = dump.is_some_and(|dump| dump.tokens - dump.fresh >= WORTH_FETCHING);
            if full && spot.left >= price {
                loads.push((spot.hex, most - spot.left + price));
            }
        }
        // The dump that is farthest from the enemy does least where it is.
        loads.sort_by_key(|(at, _)| std::cmp::Reverse(staff.far[usize::from(*at)]));
    }
    for (via, spent) in loads {
        let laden = &mut s.columns[usize::from(id)];
        (laden.at, laden.spent, laden.load) = (via, spent, column.load.max(1));
        let spots = reach(Look { t: look.t, s: &s });
        for (_, hq) in &needy {
            let far = |hex: Hex| look.t.distance(hex, *hq);
            let safe = |hex: Hex| staff.far[usize::from(hex)] >= NEAREST || look.holds(side, hex);
            // It is unloaded where somebody takes it in.
            let taken = |hex: Hex| look.holds(side, hex) && look.takes(column.owner(), hex);
            let ends = spots.0.iter().skip(1).filter(|spot| safe(spot.hex));
            let best = ends.min_by_key(|spot| 2 * far(spot.hex) + u16::from(!taken(spot.hex)));
            if let Some(spot) = best.filter(|spot| far(spot.hex) + GAIN <= far(via)) {
                return Some((via, spot.hex));
            }
        }
    }
    None
}
