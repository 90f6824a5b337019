//! Redeployment: reserves come to the front, and what stands idle follows (12).

use crate::action::{Space, UnitId};
use crate::look::Look;
use crate::state::{flag, off, on_map};
use crate::steps::redeployments;

use super::malta;
use super::staff::Staff;
use super::value;

/// Battlegroups that stay in the reserve box to take the place of divisions (11.44).
const KEPT: usize = 2;

fn price(look: Look, id: UnitId) -> u8 {
    let limits = &look.t.limits;
    if look.counter(id).division { limits.redeploy_division } else { limits.redeploy_battlegroup }
}

/// May a unit be considered at all?
fn able(staff: &Staff, id: UnitId, spare: usize) -> bool {
    let (look, at) = (staff.look, staff.look.at(id));
    if look.t.side(id) != staff.side
        || look.s.is(id, flag::MOVED)
        || look.inactive(id)
        || id == look.t.who.lrdg
        || at == look.t.at.sicily && malta::waits(look, id)
    {
        return false;
    }
    // A front is not stripped.
    at == off::RESERVE && spare > 0 || on_map(at) && staff.menace[usize::from(at)] < 0.5
}

fn spare(staff: &Staff) -> usize {
    let look = staff.look;
    look.stack(off::RESERVE).filter(|id| look.t.side(*id) == staff.side).count().saturating_sub(KEPT)
}

/// Is a unit wanted in Sicily, for the card that is held?
fn to_sicily(staff: &Staff, id: UnitId) -> bool {
    let look = staff.look;
    malta::meant(look, staff.side) && malta::waits(look, id) && look.at(id) != look.t.at.sicily
}

/// What a redeployment with some points is worth, roughly.
pub fn redeployment(staff: &Staff, points: u8) -> f32 {
    let look = staff.look;
    let most = look.t.all.iter().map(|at| staff.pull[usize::from(at)]).fold(0.0, f32::max);
    let mut good = 0.5 * spare(staff).min(points.into()) as f32;
    let far = |id: &UnitId| {
        on_map(look.at(*id))
            && look.counter(*id).division
            && able(staff, *id, 0)
            && staff.pull[usize::from(look.at(*id))] < 0.45 * most
    };
    let divisions = look.army(staff.side).filter(far).count().min(usize::from(points / 3));
    good += 0.7 * divisions as f32;
    let lacking = look.army(staff.side).filter(|id| to_sicily(staff, *id)).count();
    good + malta::NEARER * lacking.min(usize::from(points / 3)) as f32
}

/// The best redeployment of a unit now.
pub fn best(staff: &Staff) -> Option<(UnitId, Space, f32)> {
    let look = staff.look;
    let spare = spare(staff);
    let mut best: Option<(UnitId, Space, f32)> = None;
    for id in look.t.ids().filter(|id| able(staff, *id, spare) && !look.has_twin(*id)) {
        let (at, price) = (look.at(id), price(look, id));
        if price > look.s.deed.points {
            continue;
        }
        let mine = look.factors(id)[0].max(1);
        let here = if on_map(at) { staff.post(id, at, staff.own(at).saturating_sub(mine)) } else { 0.1 };
        for to in redeployments(look, id) {
            if !look.room(id, to) {
                continue;
            }
            let gain = if to == look.t.at.sicily {
                if to_sicily(staff, id) { 3.0 * malta::NEARER } else { 0.0 }
            } else {
                (staff.post(id, to, staff.own(to)) - here) * (0.5 + 0.25 * value::of(look, id))
            };
            let gain = gain / f32::from(price);
            if gain > 0.1 && best.is_none_or(|(_, _, b)| gain > b) {
                best = Some((id, to, gain));
            }
        }
    }
    best
}
