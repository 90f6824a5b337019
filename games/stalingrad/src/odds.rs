//! Exact odds.
use crate::{Action, CaseBlue};
use sandtable_core::{Odds, Seen};
pub fn odds(_: &CaseBlue, _: &Seen<CaseBlue>, _: Action) -> Option<Odds> {
    None
}
