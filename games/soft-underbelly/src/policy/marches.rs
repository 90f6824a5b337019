//! What to do with an impulse's movement: bring up assaults, close gaps, walk into empty areas, move bases.

use arrayvec::ArrayVec;
use sandtable_core::Temper;

use crate::action::Spot;
use crate::look::Look;
use crate::pieces::{Arm, Place, Side, is_area};
use crate::policy::assault::{self, Assault};
use crate::policy::plan::{Group, Plan, connected};
use crate::policy::staff::Staff;
use crate::state::flag;

use super::Width;

/// Assaults below this are not prepared.
const WORTHWHILE: f32 = 0.8;
/// Moves that gain less are not made.
const LEAST: f32 = 0.25;
/// Assaults and landings that are thought about.
const ASSAULTS: usize = 3;
/// Most moves of the reserve that are thought about.
const RIVALS: usize = 8;

/// Weighed plans for movement.
pub fn plans(look: Look, side: Side, width: Width, temper: Temper, out: &mut Vec<(Plan, f32)>) {
    let staff = Staff::new(look, side);
    // The Axis lives by its counter-attacks: even a cautious one makes most of them.
    let [dear, sure] = if side == Side::Allies { [1.4, 0.45] } else { [1.1, 0.38] };
    let worthwhile = WORTHWHILE * temper.of(dear, 1.0, 0.7);
    let win = temper.of(sure, 0.35, 0.3);
    let rivals = if width == Width::Own { 1 } else { ASSAULTS };
    let assaults = assault::prepare(&staff);
    let good = |a: &&Assault| a.score > worthwhile && a.win > win;
    let best = assaults.first().filter(good).map(|a| a.target);
    for (assault, later) in assaults.iter().take(rivals).filter(good).zip(0..) {
        let less = 0.7f32.powi(later);
        gather(&staff, *assault, less, out);
        support(&staff, assault.target, 5.0 * less, out);
    }
    let landings = assault::landings(&staff, assault::fleets(&staff));
    for ((landing, _), later) in landings.iter().take(rivals).filter(|(a, _)| a.score > worthwhile).zip(0..) {
        support(&staff, landing.target, 4.0 * 0.7f32.powi(later), out);
    }
    redeploy(&staff, best, width, out);
    if out.is_empty() || width == Width::Wide {
        rebase(&staff, out);
    }
    partisans(&staff, out);
}

/// The group that stays if so many units go, the best of them or the plainest.
fn staying(staff: &Staff, from: Place, mut go: u8, best: bool) -> Group {
    let mut stay = [0u8; 5];
    for (n, arm) in stay.iter_mut().zip(Arm::LAND) {
        *n = staff.look.all(staff.side, &[arm], move |u| u.place == from).count() as u8;
    }
    let order: [usize; 5] = if best { [1, 3, 2, 4, 0] } else { [0, 4, 3, 2, 1] };
    for k in order {
        let less = if best && k < 3 && k > 0 { stay[k].min(go).min(1) } else { stay[k].min(go) };
        stay[k] -= less;
        go -= less;
    }
    stay
}

/// Units come up for an assault; its weights are less for a lesser one.
fn gather(staff: &Staff, assault: Assault, less: f32, out: &mut Vec<(Plan, f32)>) {
    let look = staff.look;
    let side = staff.side;
    let near = assault::springboards(staff, assault.target);
    let assembled: u8 = near.into_iter().map(|a| staff.ours[usize::from(a)].land()).sum();
    let mut room = super::staff::ASSAULT.saturating_sub(assembled);
    let tanks: u8 = near.into_iter().map(|a| staff.ours[usize::from(a)].tanks).sum();
    for from in staff.posts - near {
        // One more to bring the tank up.
        let n = assault::sendable(staff, from, assault.target).min(room.max(u8::from(tanks == 0)));
        if n == 0 || !staff.mobile().contains(from) {
            continue;
        }
        let left = staying(staff, from, n, true);
        if connected(look, side, from, assault.staging) {
            room = room.saturating_sub(n);
            out.push((Plan::March { from, to: assault.staging, left }, less * (6.0 + 0.1 * f32::from(n))));
        } else if look.s.transport[side as usize] > 0
            && (look.t.coast & look.own(side)).contains(from)
            && (look.t.coast & look.own(side)).contains(assault.staging)
        {
            room = room.saturating_sub(n);
            out.push((Plan::Ship { from, to: assault.staging, left }, less * 5.5));
        }
    }
}

/// Spots of an area with room for an aircraft of a side, and the area.
fn grounds(staff: &Staff) -> impl Iterator<Item = (Place, Spot)> {
    let look = staff.look;
    look.landing_grounds(staff.side).into_iter().flat_map(move |a| look.t.spots_of(a).map(move |s| (a, s)))
}

/// An aircraft comes within reach of a battle to be.
fn support(staff: &Staff, target: Place, weight: f32, out: &mut Vec<(Plan, f32)>) {
    let look = staff.look;
    if super::force::flyers(look, staff.side, target) > 0 {
        return;
    }
    let free = look
        .each(staff.side, &Arm::AIR, |u| is_area(u.place) && !u.used() && !u.has(flag::FLOWN))
        .find(|(who, i)| {
            !look.reach(staff.side, look.s.units[*i].spot).contains(target) || !look.mission_left(who.at)
        });
    let Some((who, i)) = free else { return };
    let spot = grounds(staff)
        .filter(|(a, s)| look.reach(staff.side, *s).contains(target) && look.mission_left(*a))
        .map(|(a, s)| (safety(staff, a) + 0.1 * f32::from(u8::from(look.t.airfields.contains(a))), a, s))
        .max_by(|x, y| x.0.total_cmp(&y.0));
    if let Some((_, to, spot)) = spot {
        out.push((Plan::Fly { who, at: look.s.units[i].spot, to, spot }, weight));
    }
}

fn safety(staff: &Staff, area: Place) -> f32 {
    if staff.ours[usize::from(area)].land() == 0 { -1.0 } else { 0.0 }
}

/// Units go where they are worth more: the best of such moves, or the best few.
fn redeploy(staff: &Staff, target: Option<Place>, width: Width, out: &mut Vec<(Plan, f32)>) {
    let (look, side) = (staff.look, staff.side);
    let busy = target.map_or(Default::default(), |t| look.t.next_to(t) & staff.posts);
    let most = if width == Width::Own { 1 } else { RIVALS };
    let mut best: ArrayVec<(Plan, f32), RIVALS> = ArrayVec::new();
    let ports = look.t.coast & look.own(side);
    let points = look.s.transport[side as usize];
    let mut gains = [[f32::NAN; 4]; 32];
    for from in staff.posts - busy {
        if !staff.mobile().contains(from) {
            continue;
        }
        let region = staff.region(from) & look.open(side);
        let land = staff.ours[usize::from(from)].land();
        let by_sea = points > 0 && ports.contains(from);
        for n in 1..=land.min(3) {
            let cost = staff.release(from, n);
            if cost > 30.0 {
                break;
            }
            let leaving = drift(staff, from, n);
            for to in (region | if by_sea { ports } else { Default::default() }).without(from) {
                if staff.ours[usize::from(to)].land() + n > look.t.limits.stacking {
                    continue;
                }
                let walk = region.contains(to);
                if !walk && n > points {
                    continue;
                }
                let cell = &mut gains[usize::from(to)][usize::from(n)];
                if cell.is_nan() {
                    *cell = staff.gain(to, n) + drift(staff, to, n);
                }
                let gain = *cell - cost - leaving - if walk { 0.05 } else { 0.2 } * f32::from(n);
                // Of moves that gain the same the first is kept.
                let rank = best.iter().take_while(|(_, better)| *better >= gain).count();
                if gain > LEAST && rank < most {
                    let left = staying(staff, from, n, false);
                    let plan =
                        if walk { Plan::March { from, to, left } } else { Plan::Ship { from, to, left } };
                    best.truncate(most - 1);
                    best.insert(rank, (plan, gain));
                }
            }
        }
    }
    out.extend(best.into_iter().map(|(plan, gain)| (plan, 1.0 + gain.min(20.0) * 0.1)));
}

/// Units drift towards the front, the Allied ones to ports.
fn drift(staff: &Staff, area: Place, n: u8) -> f32 {
    let look = staff.look;
    let mut pull = 0.0;
    if !staff.fed(area) && !staff.last_word() {
        // Sooner or later they starve.
        pull -= if look.s.impulse + 1 >= look.t.limits.impulses { 1.2 } else { 0.6 };
    }
    if staff.side == Side::Axis && (look.t.africa | look.t.islands).contains(area) {
        // Better gone in time.
        pull -= 0.3;
    }
    if staff.side == Side::Allies {
        if look.t.coast.contains(area) {
            pull += 0.35;
        }
        let foe = look.t.next_to(area) - look.s.allied;
        if !foe.is_empty() && !look.t.africa.contains(area) {
            pull += 0.35;
        }
    }
    pull * f32::from(n)
}

/// Aircraft go where they reach most.
fn rebase(staff: &Staff, out: &mut Vec<(Plan, f32)>) {
    let look = staff.look;
    for (who, i) in look.each(staff.side, &Arm::AIR, |u| is_area(u.place) && !u.has(flag::FLOWN)) {
        let unit = look.s.units[i];
        let here = prospect(staff, unit.place, unit.spot, true);
        let best = grounds(staff)
            .map(|(a, s)| (prospect(staff, a, s, a == unit.place), a, s))
            .max_by(|x, y| x.0.total_cmp(&y.0));
        if let Some((there, to, spot)) = best
            && there > here + 1.5
            && (to, spot) != (unit.place, unit.spot)
        {
            out.push((Plan::Fly { who, at: unit.spot, to, spot }, 0.5));
        }
    }
}

/// What an aircraft on a spot could do.
pub fn prospect(staff: &Staff, area: Place, spot: Spot, there: bool) -> f32 {
    let look = staff.look;
    let side = staff.side;
    let mut sum = 0.0;
    for a in look.reach(side, spot) & staff.busy() {
        sum += if look.t.stars.contains(a) { 1.0 } else { 0.4 };
    }
    if look.t.airfields.contains(area) {
        sum += 0.5;
    }
    let crowd = look.all(side, &Arm::AIR, move |u| u.place == area).count() - usize::from(there);
    let room = if look.t.airfields.contains(area) { 2 } else { 1 };
    if crowd >= room {
        sum -= 1.5;
    }
    let guard = staff.ours[usize::from(area)];
    if guard.land() == 0 {
        sum -= 2.5;
    }
    if !staff.fed(area) {
        sum -= 4.0;
    }
    sum - 3.0 * staff.loss(area, 0)
}

/// Partisans go next to a thin garrison.
fn partisans(staff: &Staff, out: &mut Vec<(Plan, f32)>) {
    let look = staff.look;
    if staff.side != Side::Allies || !look.s.surrendered {
        return;
    }
    for (who, i) in look.each(Side::Allies, &[Arm::Partisans], |u| is_area(u.place)) {
        let here = unrest(staff, who.at);
        let best = look
            .t
            .triangles
            .into_iter()
            .filter(|to| {
                *to != who.at
                    && look.s.units[i].visited & 1 << to == 0
                    && look
                        .all(Side::Allies, &[Arm::Partisans], {
                            let to = *to;
                            move |u| u.place == to
                        })
                        .next()
                        .is_none()
            })
            .map(|to| (unrest(staff, to), to))
            .max_by(|x, y| x.0.total_cmp(&y.0));
        if let Some((there, to)) = best
            && there > here + 0.6
        {
            out.push((Plan::Infiltrate { from: who.at, to, rank: who.rank }, 0.6));
        }
    }
}

/// What partisans in an area could draw off.
pub fn unrest(staff: &Staff, at: Place) -> f32 {
    let look = staff.look;
    if look.s.allied.contains(at) {
        return -5.0;
    }
    let mut most = 0.0f32;
    for area in look.t.next_to(at) & look.s.held(Side::Axis) {
        let force = staff.theirs[usize::from(area)];
        if force.cubes == 0 {
            continue;
        }
        let near = look.t.next_to(area).intersects(look.s.allied);
        let thin = 3.0 / f32::from(force.land() + force.aircraft);
        most = most.max(thin * if near { 1.0 } else { 0.3 } * (staff.value(area) / 8.0).min(2.0));
    }
    most
}
