//! Plans in words.

use sandtable_core::Text;

use crate::action::Hex;
use crate::look::Look;
use crate::play::{hex_value, unit_value};
use crate::scene::label;
use crate::state::NO_HEX;

use super::Plan;
use super::operation::{Operation, Spirit};

/// What a plan intends.
pub fn of(look: Look, plan: Plan) -> Text {
    match plan {
        Plan::Go { unit, march, way } => {
            let to = way.iter().rfind(|hex| **hex != NO_HEX).copied().unwrap_or(look.unit(unit).at);
            to_hex(if march { "plan-march" } else { "plan-go" }, to).with("unit", unit_value(unit))
        }
        Plan::Strike { hex, .. } => to_hex("plan-strike", hex),
        Plan::Lead { operation, .. } => led(look, operation),
        Plan::Click { action, .. } => label(look, action).1,
    }
}

fn led(look: Look, operation: Operation) -> Text {
    if let Some((place, _)) = operation.goal().and_then(|goal| look.t.fields.get(goal)) {
        return to_hex("plan-lead-goal", look.t.places[*place].hex);
    }
    Text::new(match operation.spirit {
        Spirit::Steady => "plan-lead-steady",
        Spirit::Bold => "plan-lead-bold",
        Spirit::Careful => "plan-lead-careful",
        Spirit::Aloof => "plan-lead-aloof",
    })
}

fn to_hex(id: &'static str, hex: Hex) -> Text {
    Text::new(id).with("hex", hex_value(hex))
}
