//! Pieces and their kinds.

use serde::Serialize;

use super::board::{Key, is_false};

/// A kind of piece: what is printed on a counter.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PieceKind {
    /// Its name in notation.
    pub key: String,
    /// Its message id; the message may use `$key` and `$label`.
    pub name: Key,
    /// The designation printed on the counter, if it has one.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "string | undefined"))]
    pub label: String,
    /// The formation printed beside it, if there is one.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "string | undefined"))]
    pub parent: String,
    /// The size above the sign (XX for a division), if it is printed.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "string | undefined"))]
    pub size: Key,
    /// The nation, which gives the colour.
    pub nation: Key,
    /// The sign on the counter (NATO symbol or cube).
    pub sign: Key,
    /// Printed values.
    pub values: Vec<u16>,
}

impl PieceKind {
    /// A counter with its sign and the colour of its nation.
    pub fn new(
        key: impl Into<String>,
        name: impl Into<Key>,
        nation: impl Into<Key>,
        sign: impl Into<Key>,
    ) -> PieceKind {
        PieceKind {
            key: key.into(),
            name: name.into(),
            nation: nation.into(),
            sign: sign.into(),
            ..PieceKind::default()
        }
    }

    /// With a designation.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> PieceKind {
        self.label = label.into();
        self
    }

    /// Of a formation.
    #[must_use]
    pub fn parent(mut self, parent: impl Into<String>) -> PieceKind {
        self.parent = parent.into();
        self
    }

    /// Of a size.
    #[must_use]
    pub fn size(mut self, size: impl Into<Key>) -> PieceKind {
        self.size = size.into();
        self
    }

    /// With printed values.
    #[must_use]
    pub fn values<N: Into<u16>>(mut self, values: impl IntoIterator<Item = N>) -> PieceKind {
        self.values = values.into_iter().map(Into::into).collect();
        self
    }
}

/// A piece, or several equal ones, at a place.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Piece {
    /// The same piece keeps its key from scene to scene.
    pub key: String,
    /// Its kind.
    pub kind: u16,
    /// Where it is.
    pub place: u16,
    /// Where exactly, if that matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at: Option<(f32, f32)>,
    /// How many equal ones.
    #[serde(skip_serializing_if = "is_one")]
    pub count: u8,
    /// Does it show its used side?
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(type = "boolean | undefined"))]
    pub used: bool,
    /// Where it looks: towards this side of its place, counted clockwise from 0 in the north (north-east of a pointy
    /// hex).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub facing: Option<u8>,
    /// Its values now, where they differ from the printed ones (steps, wounds, ammunition, supply).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "number[] | undefined"))]
    pub values: Vec<u16>,
    /// Badges (held, in hand, attacking …).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "string[] | undefined"))]
    pub badges: Vec<&'static str>,
}

fn is_one(n: &u8) -> bool {
    *n == 1
}

impl Piece {
    /// One piece of a kind at a place.
    pub fn new(key: impl Into<String>, kind: u16, place: u16) -> Piece {
        Piece { key: key.into(), kind, place, count: 1, ..Piece::default() }
    }

    /// So many equal ones.
    #[must_use]
    pub const fn count(mut self, count: u8) -> Piece {
        self.count = count;
        self
    }

    /// On its used side, if it is used.
    #[must_use]
    pub const fn used(mut self, used: bool) -> Piece {
        self.used = used;
        self
    }

    /// Exactly there.
    #[must_use]
    pub const fn at(mut self, at: Option<(f32, f32)>) -> Piece {
        self.at = at;
        self
    }

    /// Looking towards a side.
    #[must_use]
    pub const fn facing(mut self, side: u8) -> Piece {
        self.facing = Some(side);
        self
    }

    /// With its values as they are now.
    #[must_use]
    pub fn values<N: Into<u16>>(mut self, values: impl IntoIterator<Item = N>) -> Piece {
        self.values = values.into_iter().map(Into::into).collect();
        self
    }

    /// With the badges of what is so.
    #[must_use]
    pub fn badges(mut self, badges: impl IntoIterator<Item = (bool, &'static str)>) -> Piece {
        self.badges.extend(badges.into_iter().filter_map(|(is, badge)| is.then_some(badge)));
        self
    }
}
