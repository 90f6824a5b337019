//! Standing orders: answers given beforehand to what the other player's action asks.

use sandtable_core::{Order, OrderKind};

use super::staff::Staff;
use super::windows;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::Side;
use crate::steps::{self, Step};

/// The orders that the game understands; with a place, for battles there alone.
pub const KINDS: [OrderKind; 3] = [
    OrderKind { key: "order-cards", place: true, amount: false },
    OrderKind { key: "order-losses", place: true, amount: false },
    OrderKind { key: "order-retreat", place: true, amount: false },
];

/// What an order answers to the window that is open.
pub fn answer(look: Look, side: Side, order: &Order) -> Option<Action> {
    if side == look.s.acting || order.place.is_some_and(|at| at != u16::from(look.s.battle.target)) {
        return None;
    }
    let found = match (order.key.as_str(), look.s.step()?) {
        ("order-cards", Step::CombatCards(of)) if of == side => card(look, side),
        ("order-losses", Step::Losses { side: of, .. }) if of == side => windows::cheapest(look, side),
        ("order-losses", Step::Replacement { division }) if look.t.side(division) == side => {
            windows::cheapest(look, side)
        }
        ("order-losses", Step::Overrun) => windows::cheapest(look, side),
        ("order-retreat", Step::Stand) => Some(Action::Yield),
        ("order-retreat", Step::Retreat | Step::Relocate) => best(look, side).map(|(a, _)| a),
        _ => None,
    };
    found.filter(|a| steps::check(look, side, *a).is_ok())
}

/// The combat card that helps most, if any helps more than it is worth in hand.
fn card(look: Look, side: Side) -> Option<Action> {
    best(look, side).map(|(a, _)| a).filter(|a| matches!(a, Action::Combat(_)))
}

/// The best action by the staff's map; the first of equals.
fn best(look: Look, side: Side) -> Option<(Action, f32)> {
    let staff = Staff::new(look, side);
    let mut actions = Vec::new();
    steps::actions(look, side, &mut actions);
    let weighed = actions.into_iter().map(|a| (a, windows::by_map(&staff, a)));
    weighed.reduce(|best, next| if next.1 > best.1 { next } else { best })
}
