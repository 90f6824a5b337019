//! Plans in words.

use sandtable_core::Text;

use super::Plan;
use crate::action::Action;
use crate::look::Look;
use crate::play::friend_value;
use crate::scene::label;

/// What a plan intends: its last click says it.
pub fn of(look: Look, plan: Plan) -> Text {
    match (plan.friend(), plan.last()) {
        (Some(f), Action::Done) => Text::new("plan-waits").with("who", friend_value(f)),
        (_, last) => label(look, last).1,
    }
}
