//! Drop Plans: which unit jumps where and when (14.10b, 14.10c).

use sandtable_core::{Flow, ON, Offers, Phase, Playing, Refusal};

use super::{Step, not_now, phase};
use crate::Ocs;
use crate::action::{Action, Hex, UnitId};
use crate::air::{DropPlan, NO_PLAN};
use crate::look::Look;
use crate::pieces::{Side, Terrain};
use crate::play::Play;
use crate::refusals;
use crate::state::NOBODY;

const AHEAD: Refusal = Refusal::new("14.10b/1", "why-two-turns");
const PLANNED: Refusal = Refusal::new("14.10b/2", "why-planned");
const JUMPERS: Refusal = Refusal::new("14.10a", "why-no-para");
const NO_SHEET: Refusal = Refusal::new("14.10b/1", "why-no-plan-left");
const NO_PLAN_OF: Refusal = Refusal::new("14.10c", "why-no-plan");
const SEA: Refusal = Refusal::new("14.10/1", "why-prohibited");

/// Turns that a plan looks ahead at least (14.10b/1).
const TURNS: u8 = 2;

/// Might a unit be dropped at all: by parachute, or by glider where there are any?
fn jumps(look: Look, side: Side, id: UnitId) -> bool {
    let gliders =
        look.bases(side).any(|base| base.gliders > 0) || look.wings(side).any(|w| look.sheet(w).gliders);
    look.is_light(id) && (look.counter(id).para || gliders)
}

/// The plan of a unit.
fn plan_of(look: Look<'_>, id: UnitId) -> Option<&DropPlan> {
    look.s.plans.iter().find(|plan| plan.unit == id)
}

/// The drops that a side has planned.
pub fn plans_of(look: Look<'_>, side: Side) -> impl Iterator<Item = &DropPlan> {
    look.s.plans.iter().filter(move |plan| plan.unit != NOBODY && look.counter(plan.unit).side == side)
}

/// Might a side plan drops, as far as the enemy knows? Then it is asked: whether it has a plan to change is its secret.
pub fn might_plan(look: Look, side: Side) -> bool {
    look.all(side).any(|id| jumps(look, side, id))
}

pub fn candidates(look: Look, side: Side, offer: Offers<Action>) -> Flow {
    for id in look.all(side).filter(|id| jumps(look, side, *id)) {
        for turn in look.s.turn + TURNS..=look.t.turns {
            offer(Action::Plan(id, turn))?;
        }
        offer(Action::Delay(id))?;
        offer(Action::Cancel(id))?;
    }
    ON
}

/// Plans at set-up, for any turn, where a scenario says so.
pub fn candidates_at_setup(look: Look, side: Side, offer: Offers<Action>) -> Flow {
    let planned = look.t.air.planned[side as usize];
    let mut jumpers = look.all(side).filter(|id| planned && jumps(look, side, *id));
    jumpers.try_for_each(|id| (1..=look.t.turns).try_for_each(|turn| offer(Action::Plan(id, turn))))
}

/// May a unit be planned at set-up?
pub fn check_at_setup(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    if look.t.air.planned[side as usize] { may_plan(look, side, a, 1) } else { Err(not_now(look, a)) }
}

pub fn check(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    may_plan(look, side, a, look.s.turn + TURNS)
}

/// The same for drops from a turn on.
fn may_plan(look: Look, side: Side, a: Action, first: u8) -> Result<(), Refusal> {
    let (Action::Plan(id, _) | Action::Delay(id) | Action::Cancel(id)) = a else {
        return Err(not_now(look, a));
    };
    if !look.stands(side, id) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    let plan = plan_of(look, id);
    match a {
        _ if !jumps(look, side, id) => Err(JUMPERS),
        Action::Plan(_, turn) if turn < first || turn > look.t.turns => Err(AHEAD),
        Action::Plan(..) if plan.is_some() => Err(PLANNED),
        // Half of the sheet is each side's: that it is full tells nothing of the enemy's plans.
        Action::Plan(..) if plans_of(look, side).count() >= look.s.plans.len() / 2 => Err(NO_SHEET),
        Action::Plan(_, turn) => look.t.title.may_plan(look, id, turn),
        _ if plan.is_some_and(|plan| !plan.settled) => Ok(()),
        _ => Err(NO_PLAN_OF),
    }
}

pub fn apply(play: &mut Play, a: Action) {
    match a {
        Action::Plan(unit, turn) => play.push(Step::Zone { unit, turn }),
        Action::Delay(unit) | Action::Cancel(unit) => {
            if let Some(plan) = play.s.plans.iter_mut().find(|plan| plan.unit == unit) {
                // 14.10c: what was cancelled is planned afresh, in another phase.
                plan.turn = if matches!(a, Action::Delay(_)) { plan.turn + 1 } else { 0 };
                plan.settled = true;
            }
        }
        _ => {}
    }
}

/// A unit is planned to jump in a turn: where?
impl Phase<Ocs> for phase::Zone {
    fn candidates(&self, look: Look, _: Side, offer: Offers<Action>) -> Flow {
        (0..look.t.grid.len() as Hex).try_for_each(|at| offer(Action::Zone(at)))
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Zone(at)
                if !look.t.on_map(at) || look.t.is_box(at) || look.t.at(at).has(Terrain::Sea) =>
            {
                Err(SEA)
            }
            Action::Zone(at) => look.t.title.may_drop(look, self.unit, at),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        let Action::Zone(at) = a else { return };
        play.pop();
        if let Some(free) = play.s.plans.iter_mut().find(|plan| plan.unit == NOBODY) {
            *free = DropPlan { unit: self.unit, at, turn: self.turn, settled: true };
        }
    }
}

/// A Refit Phase of a side begins, or is over: plans of the past and of the dead, and those that were cancelled, are torn
/// up.
pub fn tidy(play: &mut Play, side: Side) {
    let (t, turn) = (play.t, play.s.turn);
    for i in 0..play.s.plans.len() {
        let plan = play.s.plans[i];
        if plan.unit == NOBODY || t.counter(plan.unit).side != side {
            continue;
        }
        play.s.plans[i].settled = false;
        if plan.turn < turn || !play.s.units[usize::from(plan.unit)].is_here() {
            play.s.plans[i] = NO_PLAN;
        }
    }
    play.pack();
}
