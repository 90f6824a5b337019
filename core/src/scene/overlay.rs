//! What lies over the board: arrows, and what is laid there on demand.

use serde::Serialize;

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

/// Something that can be laid over the board on demand (zones of control, supply, front line …).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Overlay {
    /// What it is, one of the looks' overlays.
    pub key: &'static str,
    /// What is drawn.
    pub marks: Vec<Mark>,
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

    /// With these places, which come in rising order.
    #[must_use]
    pub fn at(mut self, places: impl IntoIterator<Item = u16>) -> Mark {
        for place in places {
            match self.places.last_mut() {
                Some((_, last)) if *last + 1 == place => *last = place,
                _ => self.places.push((place, place)),
            }
        }
        self
    }
}
