//! Charts and the sequence of play, as printed.

use serde::Serialize;

use super::board::Key;
use crate::{RuleId, Text};

/// A printed chart: a table with headings.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chart {
    /// Its key. A scene's track with the same key lights columns of the chart.
    pub key: Key,
    /// Its message id.
    pub name: Key,
    /// The message that explains its cells.
    pub legend: Key,
    /// The rule that uses it.
    pub rule: RuleId,
    /// Are its numbers rebuilt, rather than those of the printed game?
    pub rebuilt: bool,
    /// The headings of its columns.
    pub columns: Vec<Text>,
    /// Its rows: a heading and a cell for each column.
    pub rows: Vec<(Text, Vec<String>)>,
}

impl Chart {
    /// A chart without rows; its name is the message `chart-` with its key, its legend that with `-means` after it.
    pub fn new(key: &str, rule: &'static str, columns: impl IntoIterator<Item = Text>) -> Chart {
        Chart {
            key: key.to_string().into(),
            name: format!("chart-{key}").into(),
            legend: format!("chart-{key}-means").into(),
            rule: RuleId(rule),
            rebuilt: false,
            columns: columns.into_iter().collect(),
            rows: Vec::new(),
        }
    }

    /// With rebuilt numbers, if they are.
    #[must_use]
    pub const fn rebuilt(mut self, rebuilt: bool) -> Chart {
        self.rebuilt = rebuilt;
        self
    }

    /// With a row more.
    #[must_use]
    pub fn row<C: ToString>(mut self, heading: Text, cells: impl IntoIterator<Item = C>) -> Chart {
        self.rows.push((heading, cells.into_iter().map(|cell| cell.to_string()).collect()));
        self
    }
}

/// A stage of the sequence of play.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Segment {
    /// Its message id.
    pub name: &'static str,
    /// The rule that sets it.
    pub rule: RuleId,
    /// Is it a part of the last stage that is none?
    pub part: bool,
    /// The message ids of the phases that belong to it: the stage is on while the scene is in one of them.
    pub phases: &'static [&'static str],
}

impl Segment {
    /// A stage with its rule and its phases.
    pub const fn new(name: &'static str, rule: &'static str, phases: &'static [&'static str]) -> Segment {
        Segment { name, rule: RuleId(rule), part: false, phases }
    }

    /// As a part of the stage before it.
    #[must_use]
    pub const fn within(mut self) -> Segment {
        self.part = true;
        self
    }
}
