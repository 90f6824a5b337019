//! Plans in words.

use sandtable_core::{Text, Value};

use crate::pieces::{Arm, Place, Side, piece, place_value};

use super::Plan;

/// What a plan of a side intends.
pub fn of(side: Side, plan: Plan) -> Text {
    match plan {
        Plan::March { from, to, .. } => way("plan-march", from, to),
        Plan::Ship { from, to, .. } => way("plan-ship", from, to),
        Plan::Fly { who, to, .. } => way("plan-fly", who.at, to).with("unit", kind(side, who.arm)),
        Plan::Infiltrate { from, to, .. } => way("plan-infiltrate", from, to),
        Plan::Attack { from, to } => way("plan-attack", from, to),
        Plan::Assault { to } => Text::new("plan-assault").with("to", place_value(to)),
        Plan::Landing { to, fleets, units } | Plan::Invade { to, fleets, units } => {
            Text::new("plan-landing").with("to", place_value(to)).with("fleets", fleets).with("units", units)
        }
    }
}

fn way(id: &'static str, from: Place, to: Place) -> Text {
    Text::new(id).with("from", place_value(from)).with("to", place_value(to))
}

fn kind(side: Side, arm: Arm) -> Value {
    Value::Kind(piece(side, arm))
}
