//! What an operator is able to do at all: points, posture, load, water, kind of unit (op.cost/1-16).

use sandtable_core::Refusal;

use super::hands::HANDS_FULL;
use crate::action::{Action, Friend, Thing};
use crate::look::Look;
use crate::pieces::Load;
use crate::state::mood;

/// He crouches.
pub const CROUCHED: Refusal = Refusal::new("action.crouch/4", "why-crouched");
const QUICK: Refusal = Refusal::new("gap.quick/2", "why-quick-start");
const NO_AP: Refusal = Refusal::new("op.ap/3", "why-no-points");
const LOADED: Refusal = Refusal::new("action.pickup/5", "why-loaded");
const STANDS: Refusal = Refusal::new("action.popup/1", "why-stands");
const DIVES: Refusal = Refusal::new("item.diving/3", "why-diving");
const NOT_LISTED: Refusal = Refusal::new("resist.actions", "why-resistance");
const NO_ITEMS: Refusal = Refusal::new("resist.no-items", "why-resistance-items");

/// What an action costs (op.cost/1-16).
pub const fn cost(a: Action) -> u8 {
    match a {
        Action::Move(_) | Action::Attack(..) | Action::Burst(..) | Action::Throw(_) | Action::Blind(..) => 1,
        Action::MoveAttack | Action::AttackMove | Action::PopUpAttack | Action::Aim(..) | Action::Crouch => 1,
        Action::Place(..) | Action::MovePlace | Action::PlaceMove => 1,
        Action::Sprint | Action::Climb(_) | Action::Mark(_) | Action::MarkSquare(_) => 2,
        Action::Recover => 3,
        _ => 0,
    }
}

/// The actions of the Quick Start (gap.quick/2).
const fn basic(a: Action) -> bool {
    matches!(
        a,
        Action::Move(_)
            | Action::Sprint
            | Action::Crouch
            | Action::PopUp
            | Action::Attack(..)
            | Action::Burst(..)
            | Action::MoveAttack
            | Action::PickUp(_)
            | Action::Place(..)
            | Action::Face(_)
            | Action::Leave
            | Action::Done
    )
}

/// May he do such an action at all: posture, load, water, kind of unit.
pub fn able(look: Look, f: Friend, a: Action) -> Result<(), Refusal> {
    let op = look.friend(f);
    if look.t.quick && !basic(a) {
        return Err(QUICK);
    }
    if cost(a) > op.ap {
        return Err(NO_AP);
    }
    if op.is(mood::RESISTANCE) {
        match a {
            Action::PickUp(_) | Action::Place(..) | Action::MovePlace | Action::PlaceMove => {
                return Err(NO_ITEMS);
            }
            Action::Mark(_) | Action::MarkSquare(_) => return Err(NO_ITEMS),
            Action::Recover | Action::BreakCover | Action::Throw(_) => return Err(NOT_LISTED),
            _ => {}
        }
    }
    let free =
        matches!(a, Action::Face(_) | Action::Done | Action::Leave | Action::Treat(_) | Action::Smoke(_));
    if free {
        return Ok(());
    }
    if op.load != Load::Nothing {
        match a {
            Action::Move(_) | Action::Place(..) | Action::MovePlace | Action::PlaceMove => {}
            Action::PickUp(Thing::Item(_)) => {}
            Action::PickUp(_) => return Err(HANDS_FULL),
            _ => return Err(LOADED),
        }
    }
    if op.is(mood::CROUCHED) {
        match a {
            Action::Move(_)
            | Action::Blind(..)
            | Action::PickUp(_)
            | Action::Place(..)
            | Action::MovePlace
            | Action::PlaceMove
            | Action::Recover
            | Action::PopUp
            | Action::PopUpAttack => {}
            _ => return Err(CROUCHED),
        }
    } else if matches!(a, Action::PopUp | Action::PopUpAttack | Action::Blind(..)) {
        return Err(STANDS);
    }
    if op.is(mood::DIVING) {
        match a {
            Action::Move(_)
            | Action::Sprint
            | Action::Attack(..)
            | Action::MoveAttack
            | Action::AttackMove
            | Action::Place(..)
            | Action::MovePlace
            | Action::PlaceMove
            | Action::BreakCover => {}
            _ => return Err(DIVES),
        }
    }
    Ok(())
}
