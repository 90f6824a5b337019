//! What stands where on the page: overlays, panels, headings of the log, the score.

use serde::Serialize;

use crate::Seat;

/// How an overlay is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OverlayLook {
    /// Its key in the scene.
    pub key: &'static str,
    /// The message that names it.
    pub name: &'static str,
    /// The message that explains it, if it needs one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub means: Option<&'static str>,
    /// Lines or words that lie over others and are on at first, rather than the one that fills places.
    pub thin: bool,
    /// Is it about the place that is picked, and asked for anew with every one?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(type = "boolean | undefined"))]
    pub of_place: bool,
}

impl OverlayLook {
    /// One that fills places.
    pub const fn new(key: &'static str, name: &'static str) -> OverlayLook {
        OverlayLook { key, name, means: None, thin: false, of_place: false }
    }

    /// With an explanation.
    #[must_use]
    pub const fn means(mut self, message: &'static str) -> OverlayLook {
        self.means = Some(message);
        self
    }

    /// About the place that is picked.
    #[must_use]
    pub const fn of_place(mut self) -> OverlayLook {
        self.of_place = true;
        self
    }

    /// Lines or words.
    #[must_use]
    pub const fn thin(mut self) -> OverlayLook {
        self.thin = true;
        self
    }
}

/// Where a panel stands, besides the Charts tab.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PanelLook {
    /// Its key in the scene.
    pub key: &'static str,
    /// Where.
    pub spot: Spot,
}

impl PanelLook {
    /// One in the Inspect tab.
    pub const fn inspect(key: &'static str) -> PanelLook {
        PanelLook { key, spot: Spot::Inspect }
    }

    /// One under the prompt.
    pub const fn prompt(key: &'static str) -> PanelLook {
        PanelLook { key, spot: Spot::Prompt }
    }

    /// One that is asked about before its reader hands over.
    pub const fn reminder(key: &'static str) -> PanelLook {
        PanelLook { key, spot: Spot::Reminder }
    }
}

/// A spot for panels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// The Inspect tab.
    Inspect,
    /// Under the prompt for whoever decides, for others the Inspect tab.
    Prompt,
    /// The Inspect tab; and lines that name the reader's seat are asked about before he hands over.
    Reminder,
}

/// A message of the log that is a heading.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Heading {
    /// Its id.
    pub message: &'static str,
    /// Does a stretch of the game begin here, so that the curve has a point before it?
    pub stretch: bool,
}

impl Heading {
    /// A heading.
    pub const fn new(message: &'static str) -> Heading {
        Heading { message, stretch: false }
    }

    /// One with which a stretch of the game begins.
    pub const fn stretch(message: &'static str) -> Heading {
        Heading { message, stretch: true }
    }
}

/// A message of the log that nobody may miss: it is shown large.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Banner {
    /// Its id.
    pub message: &'static str,
    /// Only where it speaks of a place with this symbol.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub symbol: Option<&'static str>,
}

impl Banner {
    /// A message that is always one.
    pub const fn new(message: &'static str) -> Banner {
        Banner { message, symbol: None }
    }

    /// One that is where it speaks of a place with a symbol.
    pub const fn at(message: &'static str, symbol: &'static str) -> Banner {
        Banner { message, symbol: Some(symbol) }
    }
}

/// A number of the score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// The variable in the first line of `standing`.
    pub variable: &'static str,
    /// The seat that it counts for; none for a number that one side wants high and the other low.
    pub seat: Option<u8>,
}

impl Score {
    /// A number that one side wants high and the other low.
    pub const fn common(variable: &'static str) -> Score {
        Score { variable, seat: None }
    }

    /// A number that counts for a seat.
    pub const fn of(variable: &'static str, seat: Seat) -> Score {
        Score { variable, seat: Some(seat.0) }
    }
}
