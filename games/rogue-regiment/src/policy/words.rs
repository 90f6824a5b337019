//! Plans in words.

use sandtable_core::Text;

use super::Plan;
use crate::look::Look;
use crate::scene::label;

/// What a plan intends: its last click says it.
pub fn of(look: Look, plan: Plan) -> Text {
    label(look, plan.last()).1
}
