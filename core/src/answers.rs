//! What standing orders answer to a window in a position: for tables, and for whoever counts how often a seat is asked.

use crate::{OrderBook, Policy, Seat, Seen, Window, policy};

/// What the first of a seat's orders that applies answers to the window that is open.
pub(crate) fn ordered<R: Policy>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    book: &OrderBook,
) -> Option<R::Action> {
    if book.orders.is_empty() {
        return None;
    }
    let seen = Seen::<R>::by(rules, state, seat);
    let mut found = book.orders.iter().filter_map(|order| rules.answer(&seen, seat, order));
    found.find(|a| rules.check(state, seat, *a).is_ok())
}

/// What a seat's habit answers to the window that is open, orders apart; none if the seat is asked.
pub(crate) fn habitual<R: Policy>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    window: Window,
    book: &OrderBook,
) -> Option<R::Action> {
    let answer = if book.passes(window) {
        // Where something must be chosen, the usual is, for those who said so of this window.
        rules.decline(state, seat).or_else(|| {
            let named = book.names(window);
            named.then(|| policy::usual(rules, &Seen::<R>::by(rules, state, seat), seat)).flatten()
        })
    } else if book.by_routine(window) {
        rules.routine(&Seen::<R>::by(rules, state, seat), seat, &mut crate::Mind::default())
    } else {
        None
    };
    answer.filter(|a| rules.check(state, seat, *a).is_ok())
}

/// What a seat's standing orders answer to the window that is open in a position; none if the seat is asked.
pub fn standing_answer<R: Policy>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    window: Window,
    book: &OrderBook,
) -> Option<R::Action> {
    ordered(rules, state, seat, book).or_else(|| habitual(rules, state, seat, window, book))
}
