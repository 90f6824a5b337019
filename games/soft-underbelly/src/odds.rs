//! Exact battle odds from the very code that is played.
use sandtable_core::{Odds, Seen};
use crate::{Action, Mediterranean};
pub fn odds(_: &Mediterranean, _: &Seen<Mediterranean>, _: Action) -> Option<Odds> { None }
