//! Standing orders: answers to windows that a seat gives beforehand. They belong to the table, not to the state.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::{DataError, Files, Position, Window};

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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The key of its kind.
    pub key: String,
    /// The place it names.
    #[serde(default)]
    pub place: Option<u16>,
    /// The number it names.
    #[serde(default)]
    pub amount: Option<u16>,
}

/// Something to be done again and again of the seat's own accord: the staff lays it in the draft each time that it can be
/// done, once a phase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Errand {
    /// The key of its kind, also of its message: see [`Policy::errands`](crate::Policy::errands).
    pub key: String,
    /// From this place
    pub from: u16,
    /// to this one,
    pub to: u16,
    /// so much.
    pub amount: u16,
}

/// How a window is answered when no order applies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Habit {
    /// The seat is asked.
    #[default]
    Ask,
    /// It passes at once.
    Pass,
    /// Asked at the first one; later ones pass until the next impulse.
    Once,
    /// Asked if something is at stake: what is routine is answered as the game's policy has it
    /// ([`Policy::routine`](crate::Policy::routine)).
    Stake,
    /// As `Stake`, until the seat lets one of them pass: then all pass until the next impulse.
    First,
}

/// The orders of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct OrderBook {
    /// Stop at the next window, whatever the orders say.
    pub hold: bool,
    /// Orders in the order in which they are tried.
    pub orders: Vec<Order>,
    /// What is done every turn, in this order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Errand>>"))]
    pub errands: Vec<Errand>,
    /// What happens at each window (by name) otherwise; unnamed windows follow `otherwise`.
    pub windows: BTreeMap<String, Habit>,
    /// What happens at windows that are not named.
    pub otherwise: Habit,
    /// What happens at some windows in the present impulse, whatever is said of them above: one panel answers for all that
    /// is still to come of a battle.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, Habit>>"))]
    pub now: BTreeMap<String, Habit>,
    /// Windows at which the player was asked "once" already.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub spent: BTreeSet<String>,
    /// In which impulse that was, and to which `now` belongs.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub spent_in: String,
}

/// More orders than anybody can mean.
const MOST: usize = 64;

impl OrderBook {
    /// A book that lets every window pass. Where something must be chosen (support, losses) there is nothing to let pass: the
    /// seat is asked.
    pub fn passing() -> OrderBook {
        OrderBook { otherwise: Habit::Pass, ..OrderBook::default() }
    }

    /// What is said of a window by its name: for this impulse, else for all of them.
    fn habit(&self, window: &str) -> Option<Habit> {
        self.now.get(window).or_else(|| self.windows.get(window)).copied()
    }

    /// Is something said of a window by its name?
    pub fn names(&self, window: Window) -> bool {
        self.habit(window.0).is_some()
    }

    /// Does the seat pass at a window, orders apart?
    pub fn passes(&self, window: Window) -> bool {
        match self.habit(window.0).unwrap_or(self.otherwise) {
            Habit::Ask | Habit::Stake => false,
            Habit::Pass => true,
            Habit::Once | Habit::First => self.spent.contains(window.0),
        }
    }

    /// Is the seat asked at a window only if something is at stake?
    pub fn by_routine(&self, window: Window) -> bool {
        matches!(self.habit(window.0).unwrap_or(self.otherwise), Habit::Stake | Habit::First)
    }

    /// Is it of a size that somebody can mean?
    pub fn fits(&self) -> bool {
        let short = |text: &str| text.len() <= 64;
        self.orders.len() <= MOST
            && self.errands.len() <= MOST
            && self.errands.iter().all(|e| short(&e.key))
            && self.windows.len() <= MOST
            && self.now.len() <= MOST
            && self.spent.len() <= MOST
            && short(&self.spent_in)
            && self.orders.iter().all(|o| short(&o.key))
            && self.windows.keys().chain(self.now.keys()).chain(&self.spent).all(|k| short(k))
    }

    /// May an answer at this window be the last of an impulse?
    pub fn once(&self, window: &str) -> bool {
        matches!(self.habit(window), Some(Habit::Once | Habit::First))
    }

    /// Takes notice that the seat was asked at a window, in an impulse, and answered or let it pass. Does that change anything?
    pub fn answered(&mut self, window: &str, impulse: Option<String>, declined: bool) -> bool {
        let last = match self.habit(window) {
            Some(Habit::Once) => true,
            Some(Habit::First) => declined,
            _ => false,
        };
        let news = last && self.spent.insert(window.to_string());
        if news {
            self.spent_in = impulse.unwrap_or_default();
        }
        news
    }

    /// Does something in it belong to one impulse?
    pub fn is_of_the_impulse(&self) -> bool {
        !self.spent.is_empty() || !self.now.is_empty()
    }

    /// Questions that were asked "once" may be asked again, and what was said for one impulse is over: in another impulse or, without impulses, after a
    /// decision of the seat's own. Does that change anything?
    pub fn renew(&mut self, impulse: Option<&str>, own: bool) -> bool {
        let due = impulse.map_or(own, |impulse| impulse != self.spent_in);
        if !due || !self.is_of_the_impulse() {
            return false;
        }
        self.spent.clear();
        self.now.clear();
        self.spent_in.clear();
        true
    }
}

/// The standing orders that a person begins with, which come with the game: `ask`, `pass`, `once`, `stake` or `first` for each window,
/// at live and at slow tables; `[pupil]` says what differs from live tables for whoever is taught. `[panels]` names windows that
/// belong together, as those of a battle do: whoever is asked at one of them can answer for all of them, for the impulse.
///
/// ```
/// use sandtable_core::{OpeningOrders, Window};
/// let text = "impulse = ['turn']\n[live]\nbattle = 'once'\n[slow]\notherwise = 'pass'\n";
/// let orders = OpeningOrders::parse(text).unwrap();
/// assert!(!orders.book(false).passes(Window("battle")) && orders.book(true).passes(Window("battle")));
/// assert_eq!(OpeningOrders::parse("").unwrap(), OpeningOrders::default());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OpeningOrders {
    /// The entries of a position that tell impulses apart; where there are none, "once" lasts until the seat's own
    /// next decision.
    impulse: Vec<String>,
    live: BTreeMap<String, Habit>,
    slow: BTreeMap<String, Habit>,
    /// What differs for whoever is taught or set a puzzle.
    pupil: BTreeMap<String, Habit>,
    panels: BTreeMap<String, Vec<String>>,
}

impl OpeningOrders {
    /// Reads `orders.toml`.
    ///
    /// # Errors
    /// The line that does not fit.
    pub fn parse(text: &str) -> Result<OpeningOrders, DataError> {
        Files::built_in(&[("orders.toml", text)]).read("orders.toml")
    }

    /// The book of a new player: asked at everything that the game says nothing of.
    pub fn book(&self, slow: bool) -> OrderBook {
        let mut windows = if slow { self.slow.clone() } else { self.live.clone() };
        let otherwise = windows.remove("otherwise").unwrap_or_default();
        OrderBook { windows, otherwise, ..OrderBook::default() }
    }

    /// The book of a pupil: what is asked if something is at stake is always asked, unless the game says otherwise of him.
    pub fn pupil(&self) -> OrderBook {
        let mut book = self.book(false);
        book.windows.extend(self.pupil.clone());
        let asked = |habit: &mut Habit| {
            if matches!(habit, Habit::Stake | Habit::First) {
                *habit = Habit::Ask;
            }
        };
        book.windows.values_mut().for_each(asked);
        asked(&mut book.otherwise);
        book
    }

    /// Windows that belong together, by the name of their panel, in the order in which they come up.
    pub fn panels(&self) -> &BTreeMap<String, Vec<String>> {
        &self.panels
    }

    /// What tells the present impulse from others; none where the game has none.
    pub fn impulse(&self, position: &Position) -> Option<String> {
        let entry = |key: &String| match position.get_int::<u32>(key) {
            Ok(Some(number)) => number.to_string(),
            _ => position.get_word(key).ok().flatten().unwrap_or_default().to_string(),
        };
        let keys = &self.impulse;
        (!keys.is_empty()).then(|| keys.iter().map(entry).collect::<Vec<_>>().join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn once_is_once_until_the_next_impulse() {
        let mut book = OpeningOrders::parse("[live]\nbattle = 'once'").unwrap().book(false);
        let battle = Window("battle");
        assert!(!book.passes(battle));
        let impulse = || Some("1 2 axis".to_string());
        assert!(book.answered("battle", impulse(), false));
        assert!(!book.answered("battle", impulse(), true) && !book.answered("step", impulse(), true));
        assert!(!book.renew(Some("1 2 axis"), true));
        assert!(book.passes(battle));
        assert!(book.renew(Some("1 3 axis"), false));
        assert!(!book.passes(battle));
    }

    #[test]
    fn what_is_said_for_an_impulse_ends_with_it() {
        let text = "[live]\nlosses = 'stake'\nround = 'ask'\n[panels]\nbattle = ['losses', 'round']";
        let orders = OpeningOrders::parse(text).unwrap();
        assert_eq!(orders.panels()["battle"], ["losses", "round"]);
        let mut book = orders.book(false);
        let [losses, round] = [Window("losses"), Window("round")];
        book.now = [("losses".to_string(), Habit::Ask), ("round".to_string(), Habit::Pass)].into();
        book.spent_in = "1 2 axis".into();
        assert!(book.passes(round) && !book.by_routine(losses) && !book.passes(losses));
        assert!(!book.renew(Some("1 2 axis"), true), "the impulse goes on");
        assert!(book.renew(Some("1 3 allies"), false));
        assert!(!book.passes(round) && book.by_routine(losses));
        // Where there are no impulses, the seat's own next decision ends it.
        book.now = [("round".to_string(), Habit::Pass)].into();
        assert!(!book.renew(None, false) && book.passes(round));
        assert!(book.renew(None, true) && !book.passes(round));
    }

    #[test]
    fn what_is_at_stake_is_neither_asked_nor_passed_by_the_book_alone() {
        let book = OpeningOrders::parse("[live]\nround = 'stake'").unwrap().book(false);
        let [round, other] = [Window("round"), Window("other")];
        assert!(book.by_routine(round) && !book.passes(round));
        assert!(!book.by_routine(other) && !book.passes(other));
    }

    #[test]
    fn whoever_lets_the_first_pass_is_not_asked_again_in_the_impulse() {
        let mut book = OpeningOrders::parse("[live]\nmoved = 'first'").unwrap().book(false);
        let (moved, impulse) = (Window("moved"), || Some("1 2 axis".to_string()));
        assert!(book.by_routine(moved) && !book.passes(moved));
        assert!(!book.answered("moved", impulse(), false) && !book.passes(moved), "who acts is asked again");
        assert!(book.answered("moved", impulse(), true) && book.passes(moved));
        assert!(book.renew(Some("1 3 axis"), false) && !book.passes(moved));
    }

    #[test]
    fn a_pupil_is_asked_where_others_are_if_it_matters() {
        let orders = OpeningOrders::parse(
            "[live]\nround = 'stake'\nstep = 'stake'\notherwise = 'stake'\n[pupil]\nstep = 'pass'",
        )
        .unwrap();
        let book = orders.pupil();
        assert!(!book.by_routine(Window("round")) && !book.by_routine(Window("other")));
        assert!(!book.passes(Window("round")) && book.passes(Window("step")));
    }

    #[test]
    fn an_unknown_answer_is_refused_with_its_line() {
        let error = OpeningOrders::parse("[live]\nbattle = 'perhaps'").unwrap_err().to_string();
        assert!(error.starts_with("orders.toml:2: "), "{error}");
    }
}
