//! Panels with figures, and tracks.

use serde::Serialize;

use super::board::Key;
use crate::{RuleId, Text};

/// A line of a panel, with the rule behind it.
pub type Line = (Text, Option<RuleId>);

/// A panel with figures (a battle, supply, victory).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Panel {
    /// Its key.
    pub key: &'static str,
    /// Its heading.
    pub title: Text,
    /// Its lines, each with the rule behind it.
    pub lines: Vec<Line>,
}

impl Panel {
    /// A panel without lines.
    pub const fn new(key: &'static str, title: Text) -> Panel {
        Panel { key, title, lines: Vec::new() }
    }

    /// A panel with these lines, if there are any.
    pub fn of(key: &'static str, title: Text, lines: impl IntoIterator<Item = Line>) -> Option<Panel> {
        let lines: Vec<Line> = lines.into_iter().collect();
        (!lines.is_empty()).then_some(Panel { key, title, lines })
    }

    /// With a line more, and the rule behind it.
    #[must_use]
    pub fn line(mut self, text: Text, rule: &'static str) -> Panel {
        self.lines.push((text, Some(RuleId(rule))));
        self
    }

    /// With a line more that needs no rule.
    #[must_use]
    pub fn plain(mut self, text: Text) -> Panel {
        self.lines.push((text, None));
        self
    }
}

/// A track with its markers.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Track {
    /// Its key.
    pub key: Key,
    /// Its name.
    pub name: Text,
    /// The spaces, as printed.
    pub spaces: Vec<String>,
    /// Markers: whose or what, and the index of the space.
    pub markers: Vec<(Key, u16)>,
}

impl Track {
    /// A track without markers.
    pub fn new<S: ToString>(key: impl Into<Key>, name: Text, spaces: impl IntoIterator<Item = S>) -> Track {
        let spaces = spaces.into_iter().map(|space| space.to_string()).collect();
        Track { key: key.into(), name, spaces, markers: Vec::new() }
    }

    /// With a marker more on a space, counted from 0.
    #[must_use]
    pub fn mark(mut self, marker: impl Into<Key>, space: impl Into<u16>) -> Track {
        self.markers.push((marker.into(), space.into()));
        self
    }
}
