//! Plans in words.

use sandtable_core::Text;

use crate::look::Look;
use crate::play::{hex_value, unit_value};
use crate::scene::click;
use crate::state::NOBODY;

use super::Plan;

/// What a plan intends.
pub fn of(look: Look, plan: Plan) -> Text {
    let at = |id, hex| Text::new(id).with("hex", hex_value(hex));
    match plan {
        Plan::March { from, to, unit: NOBODY, .. } => at("plan-stack", to).with("from", hex_value(from)),
        Plan::March { to, unit, .. } => at("plan-go", to).with("unit", unit_value(unit)),
        Plan::Haul { to, .. } | Plan::Convoy { to, .. } => at("plan-haul", to),
        Plan::Mission { target, .. } | Plan::Drop { target } => at("plan-fly", target),
        Plan::Train { to, .. } => at("plan-train", to),
        Plan::Ship { to, .. } => at("plan-ship", to),
        Plan::Overrun { target, .. } => at("plan-overrun", target),
        Plan::Strike { target, .. } => at("plan-strike", target),
        Plan::Shell { target } => at("plan-shell", target),
        Plan::Click { action, .. } => click(look, action).label,
    }
}
