//! Assaults by land and landings: what they need and what they promise.

use sandtable_board::Set64;

use crate::pieces::{Arm, DROPPED, Hull, Place, SEA, Ship, Side, is_area};
use crate::policy::clash::clash;
use crate::policy::force::{Force, flyers};
use crate::policy::staff::{ASSAULT, Staff};

/// What a loss of the enemy is worth to each side, in cubes. The Axis lives by its counter-attacks: the more they
/// are worth to it, the better it fared in trials, up to this.
const KILL: [f32; 2] = [1.0, 1.4];
/// What an own loss is worth.
const COST: [f32; 2] = [0.8, 0.8];
/// What each unit that starves is worth to an attack that reopens its way.
const HUNGRY: f32 = 1.2;

/// An attack to be prepared or declared.
#[derive(Clone, Copy, Debug)]
pub struct Assault {
    /// The area.
    pub target: Place,
    /// Where others gather for it.
    pub staging: Place,
    /// What it is worth.
    pub score: f32,
    /// The chance to take the area.
    pub win: f32,
}

/// The price at which a garrison may be weakened for an attack on an area.
pub fn price(staff: &Staff, target: Place) -> f32 {
    0.4 + 0.12 * staff.value(target)
}

fn judge(
    staff: &Staff,
    target: Place,
    force: Force,
    flies: bool,
    shelled: u8,
    fleets: u8,
    drop: bool,
) -> (f32, f32) {
    let look = staff.look;
    let t = look.t;
    let mut attacker = force.corps(look, target, flies);
    attacker.shelled = (shelled, t.hits.ship);
    attacker.extra = u8::from(drop);
    let above = staff.cover[1].contains(target);
    let mut defender = staff.theirs[usize::from(target)].corps(look, target, above);
    defender.shelled = (fleets, t.hits.ship);
    let forecast = clash(attacker, defender, t.limits.rounds, t.limits.dice);
    let left = force.changed(-(forecast.cost.round() as i8)).most(t.limits.stacking);
    let hold = 1.0 - staff.loss_of(target, left);
    let urgent = look.s.turn >= t.last_turn;
    let mut value = staff.value(target) * (0.3 + 0.7 * hold);
    if staff.side == Side::Allies && !urgent {
        // From here empty stars lie open.
        let open = (staff.region(target).with(target) & t.stars) - look.s.allied;
        let new = open.without(target).len() as f32;
        value += (1.5 * new).min(4.5) * hold;
    }
    if staff.side == Side::Axis {
        // An attack that reopens the way for those who starve.
        let near = look.t.next_to(target);
        let hungry: u8 =
            (staff.posts - staff.supplied).into_iter().map(|a| staff.ours[usize::from(a)].land()).sum();
        if hungry > 0 && near.intersects(staff.supplied) && near.intersects(staff.posts - staff.supplied) {
            value += HUNGRY * f32::from(hungry);
        }
    }
    // In the last turn cubes no longer matter.
    let side = staff.side as usize;
    let thrift = if urgent { 0.25 } else { 1.0 };
    let score = forecast.win * value + thrift * (KILL[side] * forecast.kill - COST[side] * forecast.cost);
    (score, forecast.win)
}

/// Units already assigned to an attack.
fn committed(staff: &Staff, target: Place) -> Force {
    let mut force = Force::default();
    for arm in Arm::LAND {
        for i in staff.look.t.range(staff.side, arm) {
            let unit = staff.look.s.units[i];
            if unit.duty == target && (is_area(unit.place) || unit.place == SEA || unit.place == DROPPED) {
                force.add(arm, unit);
            }
        }
    }
    force
}

/// Areas next to a target where own land units stand.
pub fn springboards(staff: &Staff, target: Place) -> Set64 {
    staff.look.t.next_to(target) & staff.posts
}

/// Units that an area can send to an attack elsewhere, for its price.
pub fn sendable(staff: &Staff, from: Place, target: Place) -> u8 {
    staff.spare(from, price(staff, target))
}

/// Assaults by land that this impulse's movement can bring about, the best first.
pub fn prepare(staff: &Staff) -> Vec<Assault> {
    let look = staff.look;
    let mut found = Vec::new();
    let targets = look.s.held(staff.side.other());
    let posts = staff.posts;
    let ready = look.all(staff.side, &Arm::AIR, |u| is_area(u.place) && !u.used()).next().is_some();
    for target in targets {
        let near = look.t.next_to(target) - targets;
        if near.is_empty() {
            continue;
        }
        let in_place = springboards(staff, target);
        let mut force = in_place.into_iter().fold(Force::default(), |f, a| f.with(staff.free(a)));
        let gather = near
            .into_iter()
            .filter(|a| staff.region(*a).intersects(posts) && look.open(staff.side).contains(*a))
            .max_by_key(|a| (staff.ours[usize::from(*a)].land(), look.own(staff.side).contains(*a), *a));
        let Some(staging) = gather else { continue };
        let region = staff.region(staging);
        for from in (region & posts) - in_place {
            let n = sendable(staff, from, target);
            force = force.with(staff.free(from).most(n));
        }
        let points = look.s.transport[staff.side as usize];
        if points > 0 && (look.t.coast & look.own(staff.side)).contains(staging) {
            let afar = (posts & look.t.coast & look.own(staff.side)) - region;
            let n: u8 = afar.into_iter().map(|a| sendable(staff, a, target)).sum();
            force.cubes += n.min(points);
        }
        if force.land() == 0 {
            continue;
        }
        let (score, win) = judge(staff, target, force.most(ASSAULT), ready, 0, 0, false);
        found.push(Assault { target, staging, score, win });
    }
    found.sort_by(|a, b| b.score.total_cmp(&a.score));
    found
}

/// Attacks that can be declared now, with the units where they stand.
pub fn ready(staff: &Staff, each: &mut dyn FnMut(Assault)) {
    let look = staff.look;
    for target in look.s.held(staff.side.other()) {
        let from = springboards(staff, target);
        let mut force = committed(staff, target);
        let already = force.land() > 0;
        let mut arrows = look.t.limits.arrows.saturating_sub(look.s.placed);
        for area in from {
            let used = look.s.arrows.iter().any(|a| a.from == area && a.to == target);
            if !used {
                if arrows == 0 {
                    continue;
                }
                arrows -= 1;
            }
            force = force.with(staff.free(area));
        }
        if force.land() == 0 {
            continue;
        }
        let flies = staff.cover[0].contains(target);
        let fleets = if look.s.landing.target == target { look.s.landing.fleets } else { 0 };
        let (mut score, win) = judge(staff, target, force.most(ASSAULT), flies, 0, fleets, false);
        if already {
            score += 2.0;
        }
        each(Assault { target, staging: 0, score, win });
    }
}

/// A landing with the units that wait in ports.
pub fn landing(staff: &Staff, target: Place, fleets: u8) -> Assault {
    let look = staff.look;
    let mut force = Force::default();
    for port in look.t.coast & look.s.allied & staff.posts {
        let free = staff.free(port);
        let n = sendable(staff, port, target);
        force = force.with(Force { cubes: free.cubes, tanks: free.tanks, ..Force::default() }.most(n));
    }
    let room = if fleets > 1 { look.t.limits.landing_two_fleets } else { look.t.limits.landing };
    force.tanks = force.tanks.min(1);
    let force = force.most(room).with(Force { worn: 0, ..committed(staff, target) });
    if force.land() == 0 {
        return Assault { target, staging: SEA, score: 0.0, win: 0.0 };
    }
    let interceptors = look.ready_ships(Side::Axis).count() + flyers(look, Side::Axis, target);
    let flies = staff.cover[0].contains(target);
    let (score, win) = judge(staff, target, force, flies, interceptors as u8, fleets, jumps(staff, target));
    Assault { target, staging: SEA, score: score - 0.4 * f32::from(fleets), win }
}

/// Could the paratroops jump into an area?
fn jumps(staff: &Staff, target: Place) -> bool {
    let look = staff.look;
    look.all(Side::Allies, &[Arm::Paratroops], |u| is_area(u.place) && !u.used())
        .any(|i| look.reach(Side::Allies, look.t.spots_of(look.s.units[i].place).start).contains(target))
}

/// Landings with the fleets that are ready, and how many each takes, the best first: one for each beach.
pub fn landings(staff: &Staff, fleets: u8) -> Vec<(Assault, u8)> {
    let look = staff.look;
    let mut all: Vec<(Assault, u8)> = Vec::new();
    if staff.side != Side::Allies || fleets == 0 {
        return all;
    }
    for target in look.t.coast - look.s.allied {
        let with = (1..=fleets.min(2)).map(|n| (landing(staff, target, n), n)).filter(|(a, _)| a.win > 0.5);
        // Of equal ones the smaller fleet.
        all.extend(with.reduce(|best, next| if next.0.score > best.0.score { next } else { best }));
    }
    all.sort_by(|a, b| b.0.score.total_cmp(&a.0.score));
    all
}

/// Allied fleets that are ready.
pub fn fleets(staff: &Staff) -> u8 {
    [Ship::American, Ship::British].into_iter().filter(|s| staff.look.s.ship(*s) == Hull::Ready).count() as u8
}
