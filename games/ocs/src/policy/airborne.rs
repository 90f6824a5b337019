//! Drops that were planned, and supply from the air for those who have been dropped.

use crate::action::{Action, Hex, UnitId};
use crate::air::{Craft, Haul, Hold, Sortie, WingId};
use crate::look::Look;
use crate::pieces::Side;
use crate::state::NOBODY;
use crate::steps::drops_on;

use super::Plan;
use super::staff::Staff;

/// Tokens that are dropped to whoever is cut off.
const RATION: u8 = 2;

/// Drops of this turn, each once; then supply for those who cannot trace any.
pub fn drops(staff: &Staff, tried: &[Plan], out: &mut Vec<(Plan, f32)>) {
    let (look, side) = (staff.look, staff.side);
    let planned = look.s.plans.iter().filter(|plan| {
        plan.unit != NOBODY && plan.turn == look.s.turn && look.counter(plan.unit).side == side
    });
    let mut put = |target: Hex, weight: f32| {
        let plan = Plan::Drop { target };
        let flown = tried.contains(&plan) || out.iter().any(|(known, _)| *known == plan);
        if !flown && drops_on(look, side, target) {
            out.push((plan, weight));
        }
    };
    planned.for_each(|plan| put(plan.at, 2.5));
    // Gliders carry no supply.
    let carries = |id: WingId| look.is_craft(id, Craft::Transport) && !look.sheet(id).gliders;
    if !look.wings(side).any(|id| carries(id) && look.wing(id).active && !look.wing(id).flown) {
        return;
    }
    let cut =
        |hex: &Hex| !look.traced(side, *hex) && look.base_of(side, *hex).is_none() && !look.t.is_box(*hex);
    let hungry = look.s.fields.occupied[side as usize].iter().filter(cut);
    let fed = |hex: &Hex| look.camps(side).all(|camp| crate::supply::reach_in(look, camp, *hex) < RATION);
    hungry.filter(fed).for_each(|hex| put(hex, 2.0));
}

/// Who or what is loaded next for a drop, who carries it, or that the mission takes off.
pub fn loads(look: Look, side: Side, legal: impl Fn(Action) -> bool) -> Action {
    let mission = &look.s.mission;
    let target = mission.target;
    let planned = |id: &UnitId| {
        look.s.plans.iter().any(|plan| (plan.unit, plan.at, plan.turn) == (*id, target, look.s.turn))
            && !mission.cargo.iter().any(|(other, _)| other == id)
    };
    let waiting: Vec<UnitId> = look.all(side).filter(planned).collect();
    let lift = |id: &UnitId| Hold::ALL.map(|hold| Action::Lift(*id, hold)).into_iter().find(|a| legal(*a));
    if let Some(a) = waiting.iter().find_map(lift) {
        return a;
    }
    let carried = mission.tokens.iter().any(|tokens| *tokens > 0);
    let rations = (1..=RATION).rev().map(|n| Action::LiftSp(n, Hold::Cabin)).find(|a| legal(*a));
    if let Some(a) = rations.filter(|_| waiting.is_empty() && mission.cargo.is_empty() && !carried) {
        return a;
    }
    // Whoever is dropped to a hex alone needs one aircraft, supply too.
    let more = !waiting.is_empty() || mission.cargo.is_empty() && !carried;
    let carries = |id: WingId| [Haul::Near, Haul::Normal].map(|haul| Action::Carry(id, haul));
    let transports = look.wings(side).filter(|id| look.is_craft(*id, Craft::Transport));
    let fit = transports.filter(|id| !waiting.is_empty() || !look.sheet(*id).gliders);
    let next = fit.flat_map(carries).find(|a| legal(*a));
    next.filter(|_| more && mission.sortie == Sortie::Drop).unwrap_or(Action::Go)
}
