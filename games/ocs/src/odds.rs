//! What an action leads to. Combats are sized up by `combat::assess`; exact odds come with the panels of the screen.

use sandtable_core::{Odds, Seen};

use crate::Ocs;
use crate::action::Action;

/// No odds yet.
pub fn odds(_: &Ocs, _: &Seen<Ocs>, _: Action, _: &[&str]) -> Option<Odds> {
    None
}
