//! What can be clicked.

use serde::Serialize;

use super::board::is_false;
use crate::Text;

/// Something that can be clicked.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Handle {
    /// A piece of the scene by its key.
    Piece(String),
    /// A place by its index.
    Place(u16),
    /// A side between two places.
    Side(u16, u16),
    /// A card in a hand.
    Card(String),
    /// A button by its message.
    Button(String),
    /// An amount on a stepper.
    Amount(String, u16),
}

/// One click: what is clicked and the actions that it means, in notation. What few offers have is in a box, since there are
/// hundreds of them in a scene.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// What is clicked.
    pub handle: Handle,
    /// The actions, in notation, separated by `; `.
    pub line: String,
    /// What it does, in words.
    pub label: Text,
    /// The key of the piece that it is done with, where a place is clicked: picked first, it shows its places alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub piece: Option<String>,
    /// What is written on the thing itself: the cost of a move, the odds of an attack.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub tag: Option<Box<Text>>,
    /// Pieces of the same word can be picked together and then go where all of them can, one after another.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub together: Option<&'static str>,
    /// Kept under a button with this label until it is pressed: what is seldom done with a thing on which something else
    /// is often done.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub under: Option<Box<Text>>,
    /// Are its odds worth a look before it is done, though it can be taken back?
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(type = "boolean | undefined"))]
    pub odds: bool,
    /// Is it a button that is not the ordinary one, even where no other is offered?
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(type = "boolean | undefined"))]
    pub minor: bool,
    /// Does it spend something scarce? Then a click on a piece or place only names it, and a second one does it.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(type = "boolean | undefined"))]
    pub spends: bool,
    /// Why a sensible player presses this button, in a word.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub reason: Option<Box<Text>>,
    /// What this button gives away: it wants a held press.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub loses: Option<Box<Text>>,
    /// Can it be followed by dice or by another's decision, so that it cannot be taken back?
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(type = "boolean | undefined"))]
    pub binding: bool,
}

impl Offer {
    /// A click that means this line.
    pub fn new(handle: Handle, line: impl Into<String>, label: Text) -> Offer {
        let line = line.into();
        Offer {
            handle,
            line,
            label,
            piece: None,
            tag: None,
            together: None,
            under: None,
            odds: false,
            minor: false,
            spends: false,
            reason: None,
            loses: None,
            binding: false,
        }
    }

    /// A button, called by its label.
    pub fn button(line: impl Into<String>, label: Text) -> Offer {
        Offer::new(Handle::Button(label.id.into()), line, label)
    }

    /// Done with a piece.
    #[must_use]
    #[inline]
    pub fn with_piece(mut self, key: Option<String>) -> Offer {
        self.piece = key;
        self
    }

    /// With words on the thing itself.
    #[must_use]
    #[inline]
    pub fn tagged(mut self, tag: Option<Text>) -> Offer {
        self.tag = tag.map(Box::new);
        self
    }

    /// Done together with pieces of the same word.
    #[must_use]
    #[inline]
    pub const fn together(mut self, word: Option<&'static str>) -> Offer {
        self.together = word;
        self
    }

    /// Kept under a button, if there is one for it.
    #[must_use]
    #[inline]
    pub fn under(mut self, button: Option<Text>) -> Offer {
        self.under = button.map(Box::new);
        self
    }

    /// With odds worth a look.
    #[must_use]
    #[inline]
    pub const fn with_odds(mut self, odds: bool) -> Offer {
        self.odds = odds;
        self
    }

    /// A button that is not the ordinary one.
    #[must_use]
    #[inline]
    pub const fn minor(mut self, minor: bool) -> Offer {
        self.minor = minor;
        self
    }

    /// Spending something scarce.
    #[must_use]
    #[inline]
    pub const fn spending(mut self, spends: bool) -> Offer {
        self.spends = spends;
        self
    }

    /// Giving something away.
    #[must_use]
    #[inline]
    pub fn losing(mut self, what: Option<Text>) -> Offer {
        self.loses = what.map(Box::new);
        self
    }

    /// With a word of why a sensible player does it.
    #[must_use]
    #[inline]
    pub fn because(mut self, reason: Option<Text>) -> Offer {
        self.reason = reason.map(Box::new);
        self
    }

    /// Not to be taken back.
    #[must_use]
    #[inline]
    pub const fn binding(mut self, binding: bool) -> Offer {
        self.binding = binding;
        self
    }
}
