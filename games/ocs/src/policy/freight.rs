//! How supply comes forward: by rail, by sea, and on columns from there.

use crate::action::{Action, Hex};
use crate::fields::stored;
use crate::look::Look;
use crate::pieces::Kind;
use crate::reach::reach;
use crate::sea::ports::own_port;
use crate::state::{Dump, NO_HAND, on_map};
use crate::steps::{Step, train_stops};
use crate::supply::within_reach;

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

/// Columns bring supply from full dumps in the rear to headquarters that lack it.
pub fn haul(staff: &Staff, brief: &Brief, out: &mut Vec<(Plan, f32)>) {
    let (look, side) = (staff.look, staff.side);
    for (i, column) in (0..).zip(look.s.columns.iter()) {
        if column.side != side || !on_map(column.at) || column.moved || !brief.hauls(i) {
            continue;
        }
        let here = stored(look, side, column.at, 0);
        if column.load == 0 && here < 8 {
            continue;
        }
        let hqs = look.all(side).filter(|id| look.counter(*id).kind == Kind::Hq).map(|id| look.unit(id).at);
        let needy = hqs.filter(|at| within_reach(look, side, *at) < 8 && *at != column.at);
        let Some(to) = needy.min_by_key(|at| look.t.distance(column.at, *at)) else { continue };
        if staff.far[usize::from(to)] <= 2 {
            continue;
        }
        let mut s = look.s.clone();
        s.hand = NO_HAND;
        s.hand.column = i;
        s.steps.push(Step::Moving);
        let spots = reach(Look { t: look.t, s: &s });
        let nearest = spots.0.iter().skip(1).filter(|spot| staff.far[usize::from(spot.hex)] >= 3);
        let nearest = nearest.min_by_key(|spot| look.t.distance(spot.hex, to));
        if let Some(spot) =
            nearest.filter(|spot| look.t.distance(spot.hex, to) < look.t.distance(column.at, to))
        {
            out.push((Plan::Haul { column: i, to: spot.hex }, 1.1));
        }
    }
}
