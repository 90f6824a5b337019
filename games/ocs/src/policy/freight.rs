//! How supply comes forward: by rail, by sea, and on columns from there.

use crate::action::{Action, ColumnId, Hex};
use crate::camps::Pool;
use crate::look::Look;
use crate::reach::reach;
use crate::sea::ports::own_port;
use crate::state::{Column, Dump, NO_HAND, State, on_map};
use crate::steps::{Step, handling, train_stops};
use crate::supply::within_reach;
use crate::trace::detrainable;

use super::depots::Depots;
use super::staff::Staff;
use super::windows::{stamp, weigh};
use super::{Brief, Plan};

/// How near the enemy supply is brought where nobody guards it.
const NEAREST: u16 = 3;
/// Tokens for which no train or column goes.
const FEW: u16 = 3;
/// How much more a token must be worth where it is brought.
const BETTER: f32 = 1.25;

/// Is supply safe in a hex: away from the enemy, or behind those who hold it?
fn is_safe(staff: &Staff, hex: Hex) -> bool {
    let far = staff.far[usize::from(hex)];
    far >= NEAREST || far >= 2 && staff.look.holds(staff.side, hex)
}

/// The best of some hexes to bring supply to, if it is better than where it lies.
fn goal(staff: &Staff, depots: &Depots, from: Hex, ends: impl Iterator<Item = Hex>) -> Option<Hex> {
    let best =
        ends.filter(|to| is_safe(staff, *to)).max_by(|a, b| depots.worth(*a).total_cmp(&depots.worth(*b)));
    best.filter(|to| depots.worth(*to) > BETTER * depots.worth(from))
}

/// The most tokens of a dump for which an action is legal.
fn most(dump: &Dump, cap: u8, legal: impl Fn(u8) -> bool) -> Option<u8> {
    let free = (dump.tokens - dump.fresh).min(cap.into()) as u8;
    (FEW as u8 + 1..=free).rev().find(|n| legal(*n))
}

/// Where supply comes in: where it is wanted, or where trains take it there. All of it at once.
pub fn arrive(staff: &Staff, legal: impl Fn(Action) -> bool, out: &mut Vec<(Plan, f32)>) {
    let (look, side) = (staff.look, staff.side);
    let Some(Step::Entry { sp }) = look.s.step() else { return };
    let depots = Depots::new(staff, Pool::first(side));
    for at in look.s.fields.choices.iter().copied() {
        let Some(action) = (1..=sp).rev().map(|sp| Action::Deliver(at, sp)).find(|a| legal(*a)) else {
            continue;
        };
        let stops =
            if detrainable(look, side, at) { train_stops(look, side, at) } else { Default::default() };
        let by_rail = stops.into_iter().map(|to| 0.95 * depots.worth(to)).fold(0.0, f32::max);
        let good = weigh(look, side, action) + depots.worth(at).max(by_rail);
        out.push((Plan::Click { action, stamp: stamp(look) }, 1.0 + good));
        // An air base needs a little.
        let dry = look.base_of(side, at).is_some() && within_reach(look, side, at) < look.t.costs.sp;
        let little = Action::Deliver(at, 1);
        if dry && legal(little) {
            out.push((Plan::Click { action: little, stamp: stamp(look) }, 2.0 + good));
        }
    }
}

/// Trains and ships carry supply from the rear.
pub fn ride(staff: &Staff, legal: impl Fn(Action) -> bool, out: &mut Vec<(Plan, f32)>) {
    let (look, side) = (staff.look, staff.side);
    for dump in look.s.dumps.iter().filter(|dump| on_map(dump.at) && dump.side == side) {
        let from = dump.at;
        if dump.tokens - dump.fresh <= FEW {
            continue;
        }
        let by_rail = most(dump, look.s.rail[side as usize], |n| legal(Action::Freight(from, n)));
        let by_sea = most(dump, look.s.sea[side as usize], |n| legal(Action::Consign(from, n)));
        if by_rail.is_none() && by_sea.is_none() {
            continue;
        }
        let depots = Depots::new(staff, dump.owner());
        let open = |to: &Hex| look.takes(dump.owner(), *to);
        let stop = by_rail
            .and_then(|_| goal(staff, &depots, from, train_stops(look, side, from).into_iter().filter(open)));
        if let (Some(tokens), Some(to)) = (by_rail, stop) {
            out.push((Plan::Train { from, to, tokens }, 1.3));
        }
        let ports = look.s.ports.iter().map(|port| port.at).filter(|at| own_port(look, side, *at).is_some());
        if let (Some(tokens), Some(to)) = (by_sea, goal(staff, &depots, from, ports.filter(open))) {
            out.push((Plan::Ship { from, to, tokens }, 1.2));
        }
    }
}

/// Columns bring supply from where it does little to where it is wanted: they load where they stand or fetch it first.
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

/// Where a column loads and where it goes with it.
fn errand(staff: &Staff, id: ColumnId, column: &Column) -> Option<(Hex, Hex)> {
    let (look, side) = (staff.look, staff.side);
    let depots = Depots::new(staff, column.owner());
    let kind = &look.t.transport[usize::from(column.kind)];
    let (all, price) = (kind.ma.saturating_mul(4), handling(kind.ma));
    let mut s = driving(look, id);
    // Where it loads, what it has spent then, and how many tokens it has.
    let mut loads: Vec<(Hex, u8, u16)> = Vec::new();
    if column.load > 0 {
        loads.push((column.at, column.spent, column.load.into()));
    } else {
        for spot in reach(Look { t: look.t, s: &s }).0 {
            let dump = look.s.dump(spot.hex).filter(|dump| dump.owner() == column.owner());
            let lies = dump.map_or(0, |dump| dump.tokens - dump.fresh);
            if lies > FEW && spot.left >= price {
                loads.push((spot.hex, all - spot.left + price, lies.min(4 * u16::from(column.points))));
            }
        }
    }
    let mut found: Option<(Hex, Hex, f32)> = None;
    for (via, spent, tokens) in loads {
        let laden = &mut s.columns[usize::from(id)];
        (laden.at, laden.spent, laden.load) = (via, spent, column.load.max(1));
        for spot in reach(Look { t: look.t, s: &s }).0.iter().skip(1).filter(|spot| is_safe(staff, spot.hex))
        {
            // It is unloaded where somebody takes it in.
            let taken =
                look.holds(side, spot.hex) && look.takes(column.owner(), spot.hex) && spot.left >= price;
            let worth = depots.worth(spot.hex) * if taken { 1.0 } else { 0.8 };
            let gain = f32::from(tokens) * (worth - BETTER * depots.worth(via));
            if gain > found.map_or(0.0, |(_, _, best)| best) {
                found = Some((via, spot.hex, gain));
            }
        }
    }
    found.map(|(via, to, _)| (via, to))
}
