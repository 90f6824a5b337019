//! Standing orders as the server keeps them, and those that a person begins with.
//!
//! The table's own [`OrderBook`] knows "ask" and "pass"; "once" is made of both: asked at the first window of a
//! kind, later ones pass until the next impulse (or, where the game has none, the seat's own next decision).

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use sandtable_core::{Ask, Habit, Order, OrderBook, Position, Seat};
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
    /// Asked at the first one; later ones pass until the next impulse.
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
    /// In which impulse that was.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[ts(optional, as = "Option<String>")]
    pub spent_in: String,
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
            && short(&self.spent_in)
            && self.orders.iter().all(|o| short(&o.key))
            && self.windows.keys().chain(&self.spent).all(|k| short(k))
    }

    /// Takes notice that the seat was asked at a window, in an impulse, and answered.
    pub fn answered(&mut self, window: &str, impulse: Option<String>) -> bool {
        let news = self.windows.get(window) == Some(&Answer::Once) && self.spent.insert(window.to_string());
        if news {
            self.spent_in = impulse.unwrap_or_default();
        }
        news
    }

    /// Questions that were asked "once" may be asked again: in another impulse or, without impulses, after a
    /// decision of the seat's own.
    pub fn renew(&mut self, impulse: Option<&str>, own: bool) -> bool {
        let due = impulse.map_or(own, |impulse| impulse != self.spent_in);
        if !due || self.spent.is_empty() {
            return false;
        }
        self.spent.clear();
        self.spent_in.clear();
        true
    }
}

#[derive(Deserialize)]
struct Kinds {
    #[serde(default)]
    impulse: Vec<String>,
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

/// What tells the impulses of a game apart, in a position; none where the game has none.
pub fn impulse_of(game: &str, position: &Position) -> Option<String> {
    let keys = &DEFAULTS.get(game)?.impulse;
    let entry = |key: &String| match position.get_int::<u32>(key) {
        Ok(Some(number)) => number.to_string(),
        _ => position.get_word(key).ok().flatten().unwrap_or_default().to_string(),
    };
    (!keys.is_empty()).then(|| keys.iter().map(entry).collect::<Vec<_>>().join(" "))
}

/// Counts how often a seat with such a book is stopped in an enemy impulse. Questions that follow each other without
/// a decision of the enemy's between them are one stop: the screen shows them as one panel.
///
/// ```
/// use sandtable_core::{Decision, Seat};
/// use sandtable_server::orders::{StopCount, begin_with};
/// let mut count = StopCount::new(Seat(1), begin_with("soft-underbelly", false));
/// for window in ["step", "battle", "battle", "round"] {
///     for decision in [Decision::react(Seat(1), window), Decision::one(Seat(0))] {
///         if let Decision::Ask(ask) = decision {
///             count.see(&ask, Some("1 1 axis"));
///         }
///     }
/// }
/// assert_eq!(count.finish(), [2]);
/// ```
#[derive(Clone, Debug)]
pub struct StopCount {
    seat: Seat,
    book: Book,
    impulse: Option<String>,
    now: u32,
    /// The last question was to this seat too.
    open: bool,
    done: Vec<u32>,
}

impl StopCount {
    /// Nothing counted yet.
    pub fn new(seat: Seat, book: Book) -> StopCount {
        StopCount { seat, book, impulse: None, now: 0, open: false, done: Vec::new() }
    }

    /// Takes notice of a question, to whomever, in an enemy impulse or (none) outside. Does it stop the seat?
    pub fn see(&mut self, ask: &Ask, enemy_impulse: Option<&str>) -> bool {
        if self.impulse.as_deref() != enemy_impulse {
            self.turn_over();
            self.impulse = enemy_impulse.map(str::to_string);
        }
        if !ask.seats.has(self.seat) {
            self.open = false;
            return false;
        }
        let stops = ask.window.is_none_or(|window| self.book.for_table().at(window) == Habit::Ask);
        if stops && enemy_impulse.is_some() {
            self.now += u32::from(!std::mem::replace(&mut self.open, true));
            if let Some(window) = ask.window {
                self.book.answered(window.0, self.impulse.clone());
            }
        }
        stops
    }

    fn turn_over(&mut self) {
        if self.impulse.take().is_some() {
            self.done.push(self.now);
        }
        (self.now, self.open) = (0, false);
        self.book.renew(None, true);
    }

    /// The counts, one for each enemy impulse.
    pub fn finish(mut self) -> Vec<u32> {
        self.turn_over();
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
        // Stalingrad: at a slow table the defender is asked for his fortress alone.
        for (slow, losses) in [(false, Habit::Ask), (true, Habit::Pass)] {
            let book = begin_with("stalingrad", slow).for_table();
            assert_eq!([book.at(Window("losses")), book.at(Window("retreat"))], [losses; 2]);
            assert_eq!(book.at(Window("fortress")), Habit::Ask);
        }
        assert_eq!(begin_with("chess", true), Book::default());
    }

    #[test]
    fn once_is_once_until_the_next_impulse() {
        let mut book = begin_with("soft-underbelly", true);
        assert_eq!(book.for_table().at(Window("battle")), Habit::Ask);
        let impulse = || Some("1 2 axis".to_string());
        assert!(book.answered("battle", impulse()));
        assert!(!book.answered("battle", impulse()) && !book.answered("step", impulse()));
        assert!(!book.renew(Some("1 2 axis"), true));
        assert_eq!(book.for_table().at(Window("battle")), Habit::Pass);
        assert!(book.renew(Some("1 3 axis"), false));
        assert_eq!(book.for_table().at(Window("battle")), Habit::Ask);
    }
}
