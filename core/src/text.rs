//! Text without prose: a message id with typed values. The sentences live in Fluent files.

use serde::Serialize;
use smallvec::SmallVec;

use crate::{Line, RuleId, Seat};

/// A value inside a message. Names are looked up where the text is shown, in the reader's language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Value {
    /// A number.
    Int(i32),
    /// A place of the board, by its index.
    Place(u16),
    /// A kind of piece, by its index.
    Kind(u16),
    /// A seat.
    Seat(Seat),
    /// A kind of card, by its index.
    Card(u16),
    /// A name that came with the data, by its index in `Board::names`.
    Name(u16),
    /// Another message.
    Term(&'static str),
}

impl From<i32> for Value {
    fn from(n: i32) -> Value {
        Value::Int(n)
    }
}

impl From<u8> for Value {
    fn from(n: u8) -> Value {
        Value::Int(n.into())
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Value {
        Value::Seat(seat)
    }
}

/// A message: its id in the Fluent files and its arguments. Few have more than there is room for without the heap.
///
/// ```
/// use sandtable_core::{Text, Value};
/// let text = Text::new("log-bombed").with("area", Value::Place(14)).with("die", 5u8);
/// assert_eq!(text.id, "log-bombed");
/// assert_eq!(text.args.len(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Text {
    /// The message id.
    pub id: &'static str,
    /// Its arguments by name.
    #[serde(skip_serializing_if = "SmallVec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Array<[string, Value]> | undefined"))]
    pub args: SmallVec<[(&'static str, Value); 5]>,
}

impl Text {
    /// A message without arguments.
    pub fn new(id: &'static str) -> Text {
        Text { id, args: SmallVec::new() }
    }

    /// As a line of a panel, with the rule behind it.
    pub const fn under(self, rule: &'static str) -> Line {
        (self, Some(RuleId(rule)))
    }

    /// The message with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Text {
        self.args.push((name, value.into()));
        self
    }
}
