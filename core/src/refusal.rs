//! Refusals: why an action is not legal, by rule number and typed values.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{Text, Value};

/// The id of a rule in the game's ledger.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl std::fmt::Display for RuleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// Why an action is refused. It is made in hot paths, so it neither allocates nor formats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// The message that says so.
    pub why: &'static str,
    args: [Option<(&'static str, Value)>; 2],
}

impl Refusal {
    /// A refusal under a rule, explained by a message.
    pub const fn new(rule: &'static str, why: &'static str) -> Refusal {
        Refusal { rule: RuleId(rule), why, args: [None, None] }
    }

    /// The refusal with one value more; two at most.
    #[must_use]
    #[inline]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Refusal {
        let free = usize::from(self.args[0].is_some());
        assert!(self.args[free].is_none(), "a refusal has at most two values");
        self.args[free] = Some((name, value.into()));
        self
    }

    /// Refuses if something is so: a check hands the answer on with `?`.
    ///
    /// # Errors
    /// The refusal itself.
    #[inline]
    pub const fn when(self, refused: bool) -> Result<(), Refusal> {
        if refused { Err(self) } else { Ok(()) }
    }

    /// Refuses if something is not so.
    ///
    /// # Errors
    /// The refusal itself.
    #[inline]
    pub const fn unless(self, allowed: bool) -> Result<(), Refusal> {
        self.when(!allowed)
    }

    /// The message with its values.
    pub fn text(&self) -> Text {
        let args: ArrayVec<_, 2> = self.args.iter().flatten().copied().collect();
        Text { id: self.why, args: args.into_iter().collect() }
    }
}

impl Serialize for Refusal {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Plain {
            rule: RuleId,
            text: Text,
        }
        Plain { rule: self.rule, text: self.text() }.serialize(to)
    }
}
