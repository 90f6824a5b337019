//! What follows a game that is over.

use serde::Serialize;

use crate::{Options, Text};

/// A game that follows from one that is over, as the next mission of a campaign does. Its table is laid for the same people.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sequel {
    /// Its scenario.
    pub scenario: String,
    /// What it is, and what there is to choose.
    pub title: Text,
    /// What can be chosen, one or more: how it is called, and the options that follow from it. They are laid over those of the
    /// game before.
    pub choices: Vec<(Text, Options)>,
}
