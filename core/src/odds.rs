//! Odds: what an action leads to, as shares that add up to one.

use serde::Serialize;

use crate::{RuleId, Text};

/// The possible ends of something, with their shares.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Odds {
    /// The arithmetic before the roll, line by line, each with the rule behind it.
    pub sums: Vec<(Text, Option<RuleId>)>,
    /// Each end in words, with its share.
    pub ends: Vec<(Text, f64)>,
    /// Expected figures (own losses, enemy losses).
    pub expected: Vec<(Text, f64)>,
    /// What the figures take for granted.
    pub assumes: Vec<Text>,
}
