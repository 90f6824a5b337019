//! Looks of the board: symbols of places, lines, scenery.

use serde::Serialize;

use super::{Colour, house};

/// What is printed on a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Symbol {
    /// One of a place's `symbols`.
    pub key: &'static str,
    /// The message that names it.
    pub name: &'static str,
    /// The mark above the place's name: path data of SVG within 16 by 16 around nought. Empty where none is drawn.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "string | undefined"))]
    pub mark: &'static str,
    /// The colour of the mark.
    pub colour: Colour,
    /// Does the mark stand in a disc?
    pub disc: bool,
    /// The colour of the ground, where no art shows it: the first symbol with one counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ground: Option<Colour>,
    /// Are places with it named on a board too large to name all?
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub named: Option<Lettering>,
}

/// The letters of a name on a large board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Lettering {
    /// Small, from near.
    Small,
    /// Large, always.
    Large,
}

impl Symbol {
    /// A symbol that is told, not drawn.
    pub const fn new(key: &'static str, name: &'static str) -> Symbol {
        Symbol { key, name, mark: "", colour: house::INK, disc: false, ground: None, named: None }
    }

    /// With a mark in a colour.
    #[must_use]
    pub const fn mark(mut self, mark: &'static str, colour: Colour) -> Symbol {
        (self.mark, self.colour) = (mark, colour);
        self
    }

    /// The mark in a disc.
    #[must_use]
    pub const fn disc(mut self) -> Symbol {
        self.disc = true;
        self
    }

    /// On ground of a colour.
    #[must_use]
    pub const fn ground(mut self, colour: Colour) -> Symbol {
        self.ground = Some(colour);
        self
    }

    /// Named on a large board.
    #[must_use]
    pub const fn named(mut self, letters: Lettering) -> Symbol {
        self.named = Some(letters);
        self
    }
}

/// A kind of line: an arrow, a link, an edge.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LineLook {
    /// The `kind` of the arrow, link or edge.
    pub key: &'static str,
    /// Its colour.
    pub colour: Colour,
    /// Its width in the board's units.
    pub width: f32,
    /// Dashes and gaps, as SVG writes them; empty for a whole line.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "string | undefined"))]
    pub dash: &'static str,
    /// A wider line under it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub case: Option<Colour>,
}

impl LineLook {
    /// A whole line.
    pub const fn new(key: &'static str, colour: Colour, width: f32) -> LineLook {
        LineLook { key, colour, width, dash: "", case: None }
    }

    /// For another kind.
    #[must_use]
    pub const fn of(mut self, kind: &'static str) -> LineLook {
        self.key = kind;
        self
    }

    /// In dashes.
    #[must_use]
    pub const fn dash(mut self, dash: &'static str) -> LineLook {
        self.dash = dash;
        self
    }

    /// Over a wider line.
    #[must_use]
    pub const fn case(mut self, colour: Colour) -> LineLook {
        self.case = Some(colour);
        self
    }
}

/// The ground of a kind of scenery.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GroundLook {
    /// The scenery's `kind`.
    pub key: &'static str,
    /// Its colour.
    pub colour: Colour,
}
