//! What is flown: bombers go where a barrage prepares an attack or falls on a crowd, fighters with them where they are met.

use crate::action::{Action, Hex};
use crate::air::{Craft, Sortie, WingId};
use crate::look::Look;
use crate::pieces::Side;
use crate::steps::{barrage_column, spotted};

use super::Plan;
use super::fights::struck;
use super::staff::Staff;

/// Bombers of a mission: with more of them Flak aims better (14.4e/1).
const BOMBERS: usize = 2;
/// What a mission costs in refits and losses, in steps, and what enemy fighters add.
const WEAR: f32 = 0.35;
const MET: f32 = 0.3;

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

/// Barrages from the air that are worth their wear.
pub fn missions(staff: &Staff, legal: impl Fn(Action) -> bool, out: &mut Vec<(Plan, f32)>) {
    let (look, side) = (staff.look, staff.side);
    for target in look.s.fields.occupied[side.other() as usize].iter() {
        if !legal(Action::Fly(Sortie::Units, target)) {
            continue;
        }
        let sent = bombers(look, side, target).into_iter().take(BOMBERS);
        let points: u16 = sent.map(|id| u16::from(look.punch(id, Sortie::Units))).sum();
        let column = barrage_column(look, side, target, points, spotted(look, side, target), 0);
        let (dg, steps) = struck(look, column);
        let prepares = if staff.friends(target, &[]).is_empty() { 0.3 } else { 1.2 };
        let met = if look.patrolled(side.other(), target) { MET } else { 0.0 };
        let good = prepares * dg + 1.6 * steps - WEAR - met;
        if good > 0.2 {
            out.push((Plan::Mission { sortie: Sortie::Units, target }, 1.0 + good));
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
