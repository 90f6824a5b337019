//! What is flown: bombers go where a barrage prepares an attack or an overrun or falls on a crowd, fighters with them where
//! they are met.

use crate::action::{Action, Hex};
use crate::air::{Craft, Sortie, WingId};
use crate::look::Look;
use crate::pieces::Side;
use crate::steps::{barrage_column, spotted};

use super::Plan;
use super::fights::struck;
use super::forecast::Ground;
use super::staff::Staff;

/// Bombers of a mission: with more of them Flak aims better (14.4e/1).
const BOMBERS: usize = 2;
/// What a mission costs in refits and losses, in steps, and what enemy fighters add.
const WEAR: f32 = 0.35;
const MET: f32 = 0.3;
/// What it is worth to disorganise whoever is overrun next.
const OVERRUN: f32 = 1.2;
/// What a mission must promise.
const WORTH_IT: f32 = 0.2;

/// Bombers of a side that could be sent, the heaviest first.
fn bombers(look: Look, side: Side, target: Hex) -> Vec<WingId> {
    let able = |id: &WingId| {
        let wing = look.wing(*id);
        let near = look.t.distance(wing.at, target) <= u16::from(look.sheet(*id).range);
        wing.active && !wing.flown && near && !look.s.mission.has(*id) && look.punch(*id, Sortie::Units) > 3
    };
    let mut all: Vec<WingId> = look.wings(side).filter(able).collect();
    all.sort_by_key(|id| std::cmp::Reverse(look.punch(*id, Sortie::Units)));
    all
}

/// What a barrage of a hex by some wings promises, less its wear, if it is worth so much to disorganise whoever is there.
fn bombed(staff: &Staff, target: Hex, wings: impl Iterator<Item = WingId>, prepares: f32) -> f32 {
    let (look, side) = (staff.look, staff.side);
    let points: u16 = wings.map(|id| u16::from(look.punch(id, Sortie::Units))).sum();
    let column = barrage_column(look, side, target, points, spotted(look, side, target), 0);
    let (dg, steps) = struck(look, column);
    let met = if look.patrolled(side.other(), target) { MET } else { 0.0 };
    prepares * dg + 1.6 * steps - WEAR - met
}

/// Barrages from the air that are worth their wear.
pub fn missions(staff: &Staff, legal: impl Fn(Action) -> bool, out: &mut Vec<(Plan, f32)>) {
    let (look, side) = (staff.look, staff.side);
    let mut ground = Ground::new(look);
    for target in look.s.fields.occupied[side.other() as usize].iter() {
        if !legal(Action::Fly(Sortie::Units, target)) {
            continue;
        }
        let wings = bombers(look, side, target).into_iter().take(BOMBERS);
        let good = bombed(staff, target, wings, staff.prepares(&mut ground, target));
        if good > WORTH_IT {
            out.push((Plan::Mission { sortie: Sortie::Units, target }, 1.0 + good));
        }
    }
}

/// Hip Shoots by one bomber each (14.7d) come before the overruns that they prepare; none is flown twice.
pub fn hip_shoots(staff: &Staff, legal: impl Fn(Action) -> bool, tried: &[Plan], out: &mut Vec<(Plan, f32)>) {
    let (look, side) = (staff.look, staff.side);
    for i in 0..out.len() {
        let (Plan::Overrun { target, .. }, weight) = out[i] else { continue };
        let mission = Plan::Mission { sortie: Sortie::HipUnits, target };
        let planned = tried.contains(&mission) || out.iter().any(|(plan, _)| *plan == mission);
        if planned || !legal(Action::Fly(Sortie::HipUnits, target)) {
            continue;
        }
        // 14.1e/B
        let able = |id: &WingId| !look.is_craft(*id, Craft::Strategic);
        let wings = bombers(look, side, target).into_iter().filter(able).take(1);
        let good = bombed(staff, target, wings, OVERRUN);
        if good > WORTH_IT {
            out.push((mission, weight + good));
        }
    }
}

/// Who joins the mission next, or that it takes off.
pub fn joins(look: Look, side: Side, legal: impl Fn(Action) -> bool) -> Action {
    let mission = &look.s.mission;
    let (target, size) = (mission.target, mission.flights.len());
    let fighter = |id: &WingId| look.is_craft(*id, Craft::Fighter);
    let guarded = mission.flights.iter().any(|flight| fighter(&flight.wing));
    let send = |id: &WingId| Some(Action::Send(*id)).filter(|a| legal(*a));
    let more = bombers(look, side, target);
    if let Some(a) = more.iter().filter(|_| size < BOMBERS).find_map(send) {
        return a;
    }
    let mut escorts: Vec<WingId> = look.wings(side).filter(fighter).collect();
    escorts.sort_by_key(|id| std::cmp::Reverse(look.livery(*id).air));
    let met = size > 0 && !guarded && look.patrolled(side.other(), target);
    escorts.iter().filter(|_| met || size == 0).find_map(send).unwrap_or(Action::Go)
}
