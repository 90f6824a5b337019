//! Standing orders: answers to windows that a seat gives beforehand. They belong to the table, not to the state.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::Window;

/// A kind of order that a game understands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OrderKind {
    /// Its key, also of its message.
    pub key: &'static str,
    /// Does it name a place?
    pub place: bool,
    /// Does it name a number?
    pub amount: bool,
}

/// An order given: answered by the game's policy through the seat's own eyes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Order {
    /// The key of its kind.
    pub key: String,
    /// The place it names.
    pub place: Option<u16>,
    /// The number it names.
    pub amount: Option<u16>,
}

/// How a window is answered when no order applies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Habit {
    /// The seat is asked.
    #[default]
    Ask,
    /// It passes at once.
    Pass,
}

/// The orders of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OrderBook {
    /// Stop at the next window, whatever the orders say.
    pub hold: bool,
    /// Orders in the order in which they are tried.
    pub orders: Vec<Order>,
    /// What happens at each window (by name) otherwise; unnamed windows follow `otherwise`.
    pub windows: BTreeMap<String, Habit>,
    /// What happens at windows that are not named.
    pub otherwise: Habit,
}

impl OrderBook {
    /// A book that lets every window pass.
    pub fn passing() -> OrderBook {
        OrderBook { otherwise: Habit::Pass, ..OrderBook::default() }
    }

    /// What the book says of a window, orders apart.
    pub fn at(&self, window: Window) -> Habit {
        self.windows.get(window.0).copied().unwrap_or(self.otherwise)
    }
}
