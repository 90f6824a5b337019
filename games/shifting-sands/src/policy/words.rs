//! Plans in words.

use sandtable_core::{Text, Value};

use crate::action::{Action, Space};
use crate::look::Look;
use crate::play::{card_value, space_value, unit_value};
use crate::state::NOWHERE;
use crate::steps::Step;

use super::Plan;

/// What a plan intends.
pub fn of(look: Look, plan: Plan) -> Text {
    let choosing = look.s.step() == Some(Step::Choose);
    let first = |some: [Space; 5]| some.into_iter().find(|at| *at != NOWHERE);
    match plan {
        Plan::Play(a) | Plan::Operate { play: a, .. } if choosing => match a {
            Action::Play(card, used) => {
                let used = Value::Term(crate::steps::use_term(used));
                Text::new("plan-play").with("card", card_value(card)).with("use", used)
            }
            _ => Text::new("plan-automatic"),
        },
        Plan::Operate { moves, attacks, .. } => match (first(attacks), first(moves)) {
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
        Plan::Play(action) | Plan::Click { action, .. } => crate::scene::label(look, action),
    }
}
