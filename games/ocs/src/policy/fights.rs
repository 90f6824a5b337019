//! Which hex is attacked or barraged next.

use std::cmp::Reverse;

use crate::action::{Action, Hex, UnitId};
use crate::combat::{attackers, strength};
use crate::look::Look;
use crate::pieces::Side;
use crate::sea::state::{Vessel, hull};
use crate::state::{Battle, NO_BATTLE, State, flag};
use crate::steps::{barrage_column, barrage_points, shifted, spotted};
use crate::supply::{attack_price, reach_of};
use crate::tables::Strike;

use super::Plan;
use super::forecast::Ground;
use super::staff::{SHELLS, Staff};
use super::windows::stamp;

/// An attack must promise so much, and take the hex so often unless it costs the enemy more.
const WORTH_IT: f32 = 0.35;
const LIKELY: f32 = 0.3;

/// Attacks worth their price, each by as many as make it best.
pub fn strikes(staff: &Staff, legal: impl Fn(Action) -> bool, out: &mut Vec<(Plan, f32)>) {
    let look = staff.look;
    let mut ground = Ground::new(look);
    for target in look.s.fields.occupied[staff.side.other() as usize].iter() {
        if !legal(Action::Target(target)) {
            continue;
        }
        let best = best_strike(staff, &mut ground, target);
        if let Some((most, good)) = best.filter(|(_, good)| *good > WORTH_IT) {
            out.push((Plan::Strike { target, most }, 1.0 + good));
        }
    }
}

/// By how many a hex is best attacked, and what that promises: those whom supply reaches, as far as it goes.
pub fn best_strike(staff: &Staff, ground: &mut Ground, target: Hex) -> Option<(u8, f32)> {
    let look = staff.look;
    let mut units = staff.friends(target, &[]);
    units.retain(|id| !look.unit(*id).has(flag::FOUGHT) && is_fed(look, *id));
    in_order(look, &mut units);
    let mut best: Option<(u8, f32)> = None;
    for most in 1..=units.len() {
        let some = &units[..most];
        let price: u32 = some.iter().map(|id| u32::from(attack_price(look, *id))).sum();
        let tokens = some.iter().map(|id| reach_of(look, *id)).max().unwrap_or(0);
        if price > u32::from(tokens) {
            break;
        }
        let forecast = ground.attack(staff.side, target, some, false);
        // Neither ground nor men are won by it.
        if forecast.take < LIKELY && forecast.enemy < forecast.own {
            continue;
        }
        let price = staff.token(some[0]) * price as f32;
        let good = staff.prize(target, forecast, price) - thinned(staff, some);
        if best.is_none_or(|(_, known)| good > known) {
            best = Some((most as u8, good));
        }
    }
    best
}

/// Can a unit's attack be paid for with supply, not with its stocks?
fn is_fed(look: Look, id: UnitId) -> bool {
    reach_of(look, id) >= attack_price(look, id)
}

/// Attackers in the order in which they join: the strongest first.
fn in_order(look: Look, units: &mut [UnitId]) {
    units.sort_by_key(|id| (Reverse(strength(look, *id, true)), *id));
}

/// Who joins the attack under way next, as long as there are fewer than so many: those whom supply reaches, the strongest
/// first; somebody at least.
pub fn joins(look: Look, side: Side, most: u8, legal: impl Fn(Action) -> bool) -> Option<Action> {
    let joined = attackers(look).count();
    if joined >= most.into() {
        return None;
    }
    let near = look.t.near(look.s.battle.target).flat_map(|next| look.stack(side, next));
    let mut units: Vec<UnitId> = near.filter(|id| legal(Action::With(*id))).collect();
    in_order(look, &mut units);
    let fed = units.iter().find(|id| is_fed(look, **id));
    fed.or(units.first().filter(|_| joined == 0)).map(|id| Action::With(*id))
}

/// Attackers who hold a place alone risk it.
fn thinned(staff: &Staff, units: &[UnitId]) -> f32 {
    let look = staff.look;
    let alone = |id: &&UnitId| {
        let at = look.unit(**id).at;
        look.t.place(at).is_some_and(|(_, place)| place.vp > 0) && look.stack(staff.side, at).count() == 1
    };
    0.2 * units.iter().filter(alone).count() as f32
}

/// Barrages worth their supply: those that prepare an attack, or fall on a crowd.
pub fn shells(staff: &Staff, legal: impl Fn(Action) -> bool, out: &mut Vec<(Plan, f32)>) {
    let look = staff.look;
    let mut ground = Ground::new(look);
    for target in look.s.fields.occupied[staff.side.other() as usize].iter() {
        if !legal(Action::Target(target)) {
            continue;
        }
        let guns: Vec<UnitId> = guns(look, staff.side, target);
        let (dg, steps, price) = forecast(look, staff.side, target, &guns);
        let token = guns.first().map_or(0.0, |id| SHELLS * staff.token(*id));
        let good = staff.prepares(&mut ground, target) * dg + 1.6 * steps - token * price;
        if good > 0.2 {
            out.push((Plan::Shell { target }, 1.0 + good));
        }
    }
}

/// What it is worth to fire at a ship.
const SHIP: f32 = 0.8;

/// Ships cost no supply (10.3): they fire wherever that does some good.
pub fn salvos(staff: &Staff, legal: impl Fn(Action) -> bool, out: &mut Vec<(Plan, f32)>) {
    let (look, side) = (staff.look, staff.side);
    let mut ground = Ground::new(look);
    let mut weighed = |action: Action, good: f32| {
        if good > 0.0 && legal(action) {
            out.push((Plan::Click { action, stamp: stamp(look) }, 1.0 + good));
        }
    };
    for target in look.s.fields.occupied[side.other() as usize].iter() {
        let bears = |vessel: &&Vessel| {
            let near = look.t.distance(vessel.at, target) <= look.ratings(vessel).range.into();
            near && !vessel.has(hull::FIRED | hull::SHELLED)
        };
        let ships = look.fleet(side).map(|(_, vessel)| vessel).filter(bears);
        let points: u16 = ships.map(|vessel| u16::from(look.ratings(vessel).barrage)).sum();
        if points > 0 {
            let column = barrage_column(look, side, target, points, spotted(look, side, target), 0);
            let (dg, steps) = struck(look, column);
            // 18.3b: results are a grade less.
            weighed(Action::Shell(target), staff.prepares(&mut ground, target) * dg + 0.5 * steps);
        }
    }
    look.fleet(side.other()).for_each(|(id, _)| weighed(Action::Engage(id), SHIP));
}

fn guns(look: Look, side: Side, target: Hex) -> Vec<UnitId> {
    let reaches = |id: &UnitId| {
        let face = look.face(*id);
        let distance = look.t.distance(look.unit(*id).at, target);
        face.barrage > 0 && distance <= u16::from(face.range) && !look.unit(*id).has(flag::FOUGHT)
    };
    look.all(side).filter(reaches).collect()
}

/// How likely a barrage disorganises, steps that it costs, and its price.
fn forecast(look: Look, side: Side, target: Hex, guns: &[UnitId]) -> (f32, f32, f32) {
    let mut s: State = look.s.clone();
    s.battle = Battle { target, side, ..NO_BATTLE };
    guns.iter().for_each(|id| s.units[usize::from(*id)].flags |= flag::ACTS);
    let look = Look { t: look.t, s: &s };
    let (dg, steps) = struck(look, shifted(look));
    let price = look.t.tables.cost[usize::from(look.t.tables.barrage_column(barrage_points(look)))];
    (dg, steps, f32::from(price))
}

/// How likely a barrage on a column disorganises, and steps that it costs.
pub fn struck(look: Look, column: u8) -> (f32, f32) {
    let (mut dg, mut steps) = (0.0, 0.0);
    for roll in 2..=12u8 {
        let share = f32::from(6 - roll.abs_diff(7)) / 36.0;
        let (shakes, lost) = match look.t.tables.strike(column, roll) {
            Strike::None => (0.0, 0.0),
            Strike::Dg => (1.0, 0.0),
            Strike::Bracketed | Strike::Half => (1.0, 0.5),
            Strike::Steps(steps) => (1.0, f32::from(steps)),
        };
        (dg, steps) = (dg + share * shakes, steps + share * lost);
    }
    (dg, steps)
}
