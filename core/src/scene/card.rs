//! Cards: what is printed on them, hands and piles.

use serde::Serialize;

use super::board::Key;
use crate::{RuleId, Text};

/// A kind of card: what is printed on its face.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardKind {
    /// Its name in notation.
    pub key: String,
    /// The message of its title; it may use `$key`.
    pub name: Key,
    /// What it says, line by line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "CardLine[] | undefined"))]
    pub lines: Vec<CardLine>,
    /// Printed values: the message that says what is counted, and how much.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "[string, number][] | undefined"))]
    pub values: Vec<(Key, u16)>,
    /// The nation, which gives the colour.
    pub nation: Key,
}

/// A line of a card's text.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardLine {
    /// Its message.
    pub text: Key,
    /// The rule behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<RuleId>,
}

impl CardKind {
    /// A card with its title and the colour of its nation.
    pub fn new(key: impl Into<String>, name: impl Into<Key>, nation: impl Into<Key>) -> CardKind {
        CardKind { key: key.into(), name: name.into(), nation: nation.into(), ..CardKind::default() }
    }

    /// With a line of text more.
    #[must_use]
    pub fn line(mut self, text: impl Into<Key>, rule: Option<&'static str>) -> CardKind {
        self.lines.push(CardLine { text: text.into(), rule: rule.map(RuleId) });
        self
    }

    /// With a value more.
    #[must_use]
    pub fn value(mut self, name: impl Into<Key>, value: u16) -> CardKind {
        self.values.push((name.into(), value));
        self
    }
}

/// A card in a hand or on a pile.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Card {
    /// The same card keeps its key while it is seen; those of backs must not tell which card it is.
    pub key: String,
    /// Its kind; none for a back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub kind: Option<u16>,
    /// What is true of it now (chosen, first …); the message `mark-` with the word says it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "string[] | undefined"))]
    pub marks: Vec<&'static str>,
}

impl Card {
    /// A card face up.
    pub fn new(key: impl Into<String>, kind: u16) -> Card {
        Card { key: key.into(), kind: Some(kind), marks: Vec::new() }
    }

    /// A back.
    pub fn back(key: impl Into<String>) -> Card {
        Card { key: key.into(), kind: None, marks: Vec::new() }
    }

    /// With a mark, if it is so.
    #[must_use]
    pub fn mark(mut self, is: bool, mark: &'static str) -> Card {
        self.marks.extend(is.then_some(mark));
        self
    }
}

/// A pile of cards: a deck, a discard, cards on the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pile {
    /// Its key.
    pub key: String,
    /// Its name.
    pub name: Text,
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<u8>,
    /// How many cards it holds, those that lie open among them.
    pub count: u16,
    /// The cards that lie open, the top one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Card[] | undefined"))]
    pub cards: Vec<Card>,
}
