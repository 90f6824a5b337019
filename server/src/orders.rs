//! Standing orders as the server keeps them, and those that a person begins with.
//!
//! The table's own [`OrderBook`] knows "ask" and "pass"; "once" is made of both: asked at the first window of a
//! kind, later ones pass until the seat's own next decision.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use sandtable_core::{Ask, Habit, Order, OrderBook, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What happens at a window when no order applies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The player is asked.
    #[default]
    Ask,
    /// It passes at once.
    Pass,
    /// Asked at the first one; later ones pass until the player's own next decision.
    Once,
}

/// An order for a window: the game says what its key means.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StandingOrder {
    /// The key of its kind.
    pub key: String,
    /// The place it names.
    #[serde(default)]
    pub place: Option<u16>,
    /// The number it names.
    #[serde(default)]
    pub amount: Option<u16>,
}

/// The standing orders of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Book {
    /// Stop at the next window, whatever the orders say.
    pub hold: bool,
    /// Orders, in the order in which they are tried.
    pub orders: Vec<StandingOrder>,
    /// What happens at each window (by name) otherwise.
    pub windows: BTreeMap<String, Answer>,
    /// What happens at windows that are not named.
    pub otherwise: Answer,
    /// Windows at which the player was asked "once" already.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub spent: BTreeSet<String>,
}

/// More orders than anybody can mean.
const MOST: usize = 64;

impl Book {
    /// The book as the table reads it now.
    pub fn for_table(&self) -> OrderBook {
        let habit = |name: &str, answer: Answer| match answer {
            Answer::Ask => Habit::Ask,
            Answer::Pass => Habit::Pass,
            Answer::Once if self.spent.contains(name) => Habit::Pass,
            Answer::Once => Habit::Ask,
        };
        let order = |o: &StandingOrder| Order { key: o.key.clone(), place: o.place, amount: o.amount };
        OrderBook {
            hold: self.hold,
            orders: self.orders.iter().map(order).collect(),
            windows: self.windows.iter().map(|(name, a)| (name.clone(), habit(name, *a))).collect(),
            otherwise: habit("", self.otherwise),
        }
    }

    /// Is it of a size that somebody can mean?
    pub fn fits(&self) -> bool {
        let short = |text: &str| text.len() <= 64;
        self.orders.len() <= MOST
            && self.windows.len() <= MOST
            && self.spent.len() <= MOST
            && self.orders.iter().all(|o| short(&o.key))
            && self.windows.keys().chain(&self.spent).all(|k| short(k))
    }

    /// Takes notice that the seat was asked at a window and answered.
    pub fn answered(&mut self, window: &str) -> bool {
        self.windows.get(window) == Some(&Answer::Once) && self.spent.insert(window.to_string())
    }

    /// Takes notice of the seat's own decision.
    pub fn renew(&mut self) -> bool {
        !std::mem::take(&mut self.spent).is_empty()
    }
}

#[derive(Deserialize)]
struct Kinds {
    live: BTreeMap<String, Answer>,
    slow: BTreeMap<String, Answer>,
}

static DEFAULTS: LazyLock<BTreeMap<String, Kinds>> = LazyLock::new(|| {
    // Part of the program: a test reads it.
    toml::from_str(include_str!("../data/orders.toml")).unwrap_or_default()
});

/// The orders that a person begins with: asked at everything where nothing is known of the game.
pub fn begin_with(game: &str, slow: bool) -> Book {
    let Some(kinds) = DEFAULTS.get(game) else { return Book::default() };
    let mut windows = if slow { kinds.slow.clone() } else { kinds.live.clone() };
    let otherwise = windows.remove("otherwise").unwrap_or_default();
    Book { windows, otherwise, ..Book::default() }
}

/// Counts how often a seat with such a book is asked between two decisions of its own: in an enemy impulse.
///
/// ```
/// use sandtable_core::{Decision, Seat};
/// use sandtable_server::orders::{StopCount, begin_with};
/// let mut count = StopCount::new(Seat(1), begin_with("soft-underbelly", false));
/// for window in ["step", "battle", "battle", "round"] {
///     if let Decision::Ask(ask) = Decision::react(Seat(1), window) {
///         count.see(&ask);
///     }
/// }
/// if let Decision::Ask(ask) = Decision::one(Seat(1)) {
///     count.see(&ask);
/// }
/// assert_eq!(count.finish(), [2]);
/// ```
#[derive(Clone, Debug)]
pub struct StopCount {
    seat: Seat,
    book: Book,
    now: u32,
    seen: bool,
    done: Vec<u32>,
}

impl StopCount {
    /// Nothing counted yet.
    pub fn new(seat: Seat, book: Book) -> StopCount {
        StopCount { seat, book, now: 0, seen: false, done: Vec::new() }
    }

    /// Takes notice of a question, to whomever. Would it stop the seat?
    pub fn see(&mut self, ask: &Ask) -> bool {
        if !ask.seats.has(self.seat) {
            self.seen = true;
            return false;
        }
        let Some(window) = ask.window else {
            if self.seen {
                self.done.push(self.now);
            }
            (self.now, self.seen) = (0, false);
            self.book.renew();
            return true;
        };
        self.seen = true;
        let stops = self.book.for_table().at(window) == Habit::Ask;
        if stops {
            self.now += 1;
            self.book.answered(window.0);
        }
        stops
    }

    /// The counts, one for each stretch of the enemy's.
    pub fn finish(self) -> Vec<u32> {
        self.done
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sandtable_core::Window;

    #[test]
    fn the_defaults_can_be_read() {
        assert!(toml::from_str::<BTreeMap<String, Kinds>>(include_str!("../data/orders.toml")).is_ok());
        let book = begin_with("soft-underbelly", false);
        assert_eq!(book.for_table().at(Window("step")), Habit::Pass);
        assert_eq!(book.for_table().at(Window("intercept-convoy")), Habit::Ask);
        assert_eq!(begin_with("chess", true), Book::default());
    }

    #[test]
    fn once_is_once_until_the_next_own_decision() {
        let mut book = begin_with("soft-underbelly", true);
        assert_eq!(book.for_table().at(Window("battle")), Habit::Ask);
        assert!(book.answered("battle"));
        assert!(!book.answered("battle") && !book.answered("step"));
        assert_eq!(book.for_table().at(Window("battle")), Habit::Pass);
        assert!(book.renew());
        assert_eq!(book.for_table().at(Window("battle")), Habit::Ask);
    }
}
