//! Standing orders: what a seat may say beforehand about the windows of the other's turn.

use sandtable_core::{Order, OrderKind, Sequence, legal_actions};

use crate::Ocs;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::Side;
use crate::steps::Step;

use super::windows::{cheapest, value};

/// The kinds.
pub const KINDS: [OrderKind; 5] = [
    OrderKind { key: "order-pay", place: true, amount: false },
    OrderKind { key: "order-no-pay", place: true, amount: false },
    OrderKind { key: "order-stand", place: true, amount: false },
    OrderKind { key: "order-yield", place: true, amount: false },
    OrderKind { key: "order-usual", place: false, amount: false },
];

/// What an order answers to the window that is open.
pub fn answer(look: Look, side: Side, order: &Order) -> Option<Action> {
    let decision = Ocs::asked(look);
    decision.window().filter(|_| decision.seats().has(side.seat()))?;
    if order.place.is_some_and(|place| place != look.s.battle.target) {
        return None;
    }
    let mut all = Vec::new();
    legal_actions::<Ocs>(look, side, &mut all);
    let offered = |wanted: &[Action]| wanted.iter().copied().find(|a| all.contains(a));
    match (order.key.as_str(), look.s.step()?) {
        ("order-pay", Step::Defend) => offered(&[Action::Pay, Action::Stocks]),
        ("order-no-pay", Step::Defend) => offered(&[Action::Decline]),
        ("order-stand", Step::Option { .. }) => {
            let losses = all.iter().copied().filter_map(|a| match a {
                Action::Lose(id) => Some((a, value(look, id))),
                _ => None,
            });
            losses.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(a, _)| a)
        }
        ("order-yield", Step::Option { .. }) => offered(&[Action::Ignore, Action::Yield]),
        ("order-usual", _) => cheapest(look),
        _ => None,
    }
}
