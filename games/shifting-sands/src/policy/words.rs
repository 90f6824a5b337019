//! Plans in words.

use sandtable_core::{Text, Value};

use crate::action::{Action, Space};
use crate::look::Look;
use crate::play::{card_value, space_value, unit_value};
use crate::state::NOWHERE;

use super::Plan;

/// What a plan intends.
pub fn of(look: Look, plan: Plan) -> Text {
    let first = |some: [Space; 5]| some.into_iter().find(|at| *at != NOWHERE);
    match plan {
        Plan::Play(Action::Play(card, used)) => Text::new("plan-play")
            .with("card", card_value(card))
            .with("use", Value::Term(crate::steps::use_term(used))),
        Plan::Play(_) => Text::new("plan-automatic"),
        Plan::Mark { moves, attacks } => match (first(attacks), first(moves)) {
            (Some(at), _) => Text::new("plan-attack-from").with("space", space_value(at)),
            (None, Some(at)) => Text::new("plan-move-from").with("space", space_value(at)),
            (None, None) => Text::new("plan-nothing"),
        },
        Plan::Go { unit, to } => {
            Text::new("plan-go").with("unit", unit_value(unit)).with("space", space_value(to))
        }
        Plan::Shift { unit, to } => {
            Text::new("plan-redeploy").with("unit", unit_value(unit)).with("space", space_value(to))
        }
        Plan::Strike { target } => Text::new("plan-strike").with("space", space_value(target)),
        Plan::Click { action, .. } => crate::scene::label(look, action),
    }
}
