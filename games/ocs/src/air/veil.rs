//! What the enemy does not see of the air: Drop Plans are written down in secret (14.10b/1).

use sandtable_core::Viewer;

use super::NO_PLAN;
use crate::pieces::Side;
use crate::state::{NOBODY, State};
use crate::steps::Step;
use crate::theatre::Theatre;

/// Blanks the plans of those who do not look, and the one that is being written.
pub fn veil(t: &Theatre, s: &mut State, viewer: Viewer) {
    let hidden = |side: Side| !viewer.0.has(side.seat());
    let shown = |plan: &&super::DropPlan| plan.unit != NOBODY && !hidden(t.counter(plan.unit).side);
    let kept: arrayvec::ArrayVec<super::DropPlan, 16> =
        s.plans.iter().filter(shown).copied().take(16).collect();
    s.plans.fill(NO_PLAN);
    s.plans[..kept.len()].copy_from_slice(&kept);
    if let Some(Step::Zone { unit, turn }) = s.steps.last_mut()
        && *unit != NOBODY
        && hidden(t.counter(*unit).side)
    {
        (*unit, *turn) = (NOBODY, 0);
    }
}

/// Somebody who might jump stands for the unit that is being planned for; nothing is known of other plans.
pub fn imagine(t: &Theatre, s: &mut State) {
    let (turn, side) = (s.turn, s.phasing);
    let jumper = t.ids().find(|id| t.counter(*id).side == side && s.units[usize::from(*id)].is_here());
    if let (Some(Step::Zone { unit, turn: when }), Some(id)) = (s.steps.last_mut(), jumper)
        && *unit == NOBODY
    {
        (*unit, *when) = (id, turn + 2);
    }
}
