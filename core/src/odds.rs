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
    /// What the figures take for granted. What has a key can be had otherwise.
    pub assumes: Vec<(Text, Option<&'static str>)>,
}

/// Something that odds take for granted unless its key is among those that shall be `otherwise`; then the opposite.
#[must_use]
pub fn assumption(
    otherwise: &[&str],
    key: &'static str,
    usual: &'static str,
    opposite: &'static str,
) -> (Text, Option<&'static str>) {
    (Text::new(if otherwise.contains(&key) { opposite } else { usual }), Some(key))
}
