//! Standing orders: answers to windows given beforehand.

use sandtable_core::{Order, OrderKind};

use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, Place, Side, is_area};
use crate::steps::Step;

/// The orders that the game understands.
pub const KINDS: [OrderKind; 3] = [
    OrderKind { key: "order-bomb-stack", place: true, amount: true },
    OrderKind { key: "order-intercept", place: false, amount: false },
    OrderKind { key: "order-fly-out", place: false, amount: false },
];

/// How many must stand in an area for bombs, if the order does not say.
const STACK: u16 = 3;

/// What an order answers to the window that is open.
pub fn answer(look: Look, side: Side, order: &Order) -> Option<Action> {
    let found = match (order.key.as_str(), look.s.step()?) {
        ("order-bomb-stack", Step::Window { .. }) => bomb(look, side, order),
        ("order-intercept", Step::Intercept { .. }) => intercept(look, side),
        ("order-fly-out", Step::FlyOut) => aircraft_out(look, side),
        _ => None,
    };
    found.filter(|a| look.legal(side, *a))
}

/// Areas on the screen's board are numbered from 0.
fn named(order: &Order) -> Option<Place> {
    order.place.and_then(|p| u8::try_from(p.saturating_add(1)).ok()).filter(|p| is_area(*p))
}

fn bomb(look: Look, side: Side, order: &Order) -> Option<Action> {
    let least = order.amount.unwrap_or(STACK);
    let named = named(order);
    if order.place.is_some() && named.is_none() {
        return None;
    }
    let mut best: Option<(u8, Action)> = None;
    for (who, _) in look.each(side, &Arm::AIR, |u| is_area(u.place) && !u.used()) {
        for target in look.s.held(side.other()) {
            let units = look.s.count(side.other(), target);
            if u16::from(units) < least || named.is_some_and(|n| n != target) {
                continue;
            }
            let action = Action::Bomb(who, target);
            if look.legal(side, action) && best.is_none_or(|(n, _)| units > n) {
                best = Some((units, action));
            }
        }
    }
    best.map(|(_, a)| a)
}

/// Ships first, then aircraft; when none is left the interception begins.
fn intercept(look: Look, side: Side) -> Option<Action> {
    let mut options = Vec::new();
    sandtable_core::legal_actions::<crate::Mediterranean>(look, side, &mut options);
    let ship = options.iter().find(|a| matches!(a, Action::InterceptShip(_)));
    let air = options.iter().find(|a| matches!(a, Action::InterceptAir(_)));
    ship.or(air).copied().or(Some(Action::Done))
}

fn aircraft_out(look: Look, side: Side) -> Option<Action> {
    let target = look.s.battle.target;
    look.each(side, &Arm::AIR, move |u| u.place == target)
        .map(|(who, _)| Action::Take(who))
        .find(|a| look.legal(side, *a))
}
