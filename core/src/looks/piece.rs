//! Looks of counters: liveries, signs, badges.

use serde::Serialize;

/// The colours of a nation's counters, as `#rrggbb`. Sign and values can be read on the ground: a contrast of 4.5 at least.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Livery {
    /// The nation.
    pub key: &'static str,
    /// The colour of the counter.
    pub ground: &'static str,
    /// Sign, designation and values.
    pub sign: &'static str,
    /// Its edge.
    pub edge: &'static str,
    /// A band at the top.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub band: Option<&'static str>,
    /// A cube of painted wood, with the number of equal ones instead of a sign.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(type = "boolean | undefined"))]
    pub wood: bool,
}

impl Livery {
    /// A counter's ground, sign and edge.
    pub const fn new(
        key: &'static str,
        ground: &'static str,
        sign: &'static str,
        edge: &'static str,
    ) -> Livery {
        Livery { key, ground, sign, edge, band: None, wood: false }
    }

    /// For another nation.
    #[must_use]
    pub const fn of(mut self, nation: &'static str) -> Livery {
        self.key = nation;
        self
    }

    /// With a band.
    #[must_use]
    pub const fn with_band(mut self, band: &'static str) -> Livery {
        self.band = Some(band);
        self
    }

    /// As a wooden cube.
    #[must_use]
    pub const fn in_wood(mut self) -> Livery {
        self.wood = true;
        self
    }
}

/// A sign of the game's own, drawn in lines within 60 by 40 around nought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sign {
    /// The `sign` of kinds of pieces.
    pub key: &'static str,
    /// Path data of SVG.
    pub path: &'static str,
}

/// A state of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Badge {
    /// One of a piece's `badges`.
    pub key: &'static str,
    /// The message that says it.
    pub name: &'static str,
    /// How the counter shows it.
    pub shown: Shown,
    /// The mark in its disc: path data of SVG within 8 by 8 around nought.
    pub mark: &'static str,
    /// Do players look for pieces in this state?
    pub filter: bool,
}

/// How a counter shows a badge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// A disc with the mark.
    Disc,
    /// A disc in the colour of warnings.
    Warning,
    /// A red corner: weaker than printed.
    Corner,
    /// A frame around the counter: in hand.
    Frame,
    /// In words alone.
    Told,
}

impl Badge {
    /// A disc with a mark.
    pub const fn new(key: &'static str, name: &'static str, mark: &'static str) -> Badge {
        Badge { key, name, shown: Shown::Disc, mark, filter: false }
    }

    /// Shown otherwise.
    #[must_use]
    pub const fn shown(mut self, shown: Shown) -> Badge {
        self.shown = shown;
        self
    }

    /// Offered as a filter of the Forces tab.
    #[must_use]
    pub const fn filter(mut self) -> Badge {
        self.filter = true;
        self
    }
}
