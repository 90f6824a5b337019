//! What lies over the board: arrows, and the marks of what is laid there on demand ([`crate::Rules::overlay`]).

use serde::Serialize;

use super::Handle;
use super::sent::run;
use crate::{Seat, Text};

/// An arrow over the board (attack, landing, plan).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Arrow {
    /// From this place.
    pub from: u16,
    /// To this place.
    pub to: u16,
    /// What it means.
    pub kind: &'static str,
}

/// A part of an overlay: places, lines along sides, words.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mark {
    /// How it is drawn (area, ring, source, line, word).
    pub look: &'static str,
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<u8>,
    /// The key of the piece that it belongs to: drawn alone while that piece is picked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub piece: Option<String>,
    /// Places, as runs of indices from first to last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "[number, number][] | undefined"))]
    pub places: Vec<(u16, u16)>,
    /// Sides between two places.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "[number, number][] | undefined"))]
    pub sides: Vec<(u16, u16)>,
    /// Words at places.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "[number, Text][] | undefined"))]
    pub words: Vec<(u16, Text)>,
}

impl Mark {
    /// An empty mark.
    pub const fn new(look: &'static str) -> Mark {
        Mark { look, seat: None, piece: None, places: Vec::new(), sides: Vec::new(), words: Vec::new() }
    }

    /// Whose it is.
    #[must_use]
    pub const fn of(mut self, seat: Seat) -> Mark {
        self.seat = Some(seat.0);
        self
    }

    /// Of this piece.
    #[must_use]
    pub fn with_piece(mut self, key: impl Into<String>) -> Mark {
        self.piece = Some(key.into());
        self
    }

    /// Is it asked for: everything is, or this piece's?
    pub fn belongs(&self, at: Option<&Handle>) -> bool {
        at.is_none_or(|at| matches!((at, &self.piece), (Handle::Piece(at), Some(piece)) if at == piece))
    }

    /// Does it mark nothing?
    pub fn is_empty(&self) -> bool {
        self.places.is_empty() && self.sides.is_empty() && self.words.is_empty()
    }

    /// With these places, which come in rising order.
    #[must_use]
    pub fn at(mut self, places: impl IntoIterator<Item = u16>) -> Mark {
        places.into_iter().for_each(|place| run(&mut self.places, place));
        self
    }
}
