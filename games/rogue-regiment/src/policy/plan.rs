//! Intentions of several clicks: one paid action with its parts.

use crate::action::Action;
use crate::look::Look;
use crate::state::FRIENDS;
use crate::steps::Step;

/// Most clicks of a plan.
const CLICKS: usize = 4;

/// A small intention: an action of an operator or a vehicle, click by click.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Plan {
    /// The clicks; [`Action::Done`] after the last.
    line: [Action; CLICKS],
    /// Who acts: a friend, or a vehicle after them.
    who: u8,
    /// The action points that he has at the beginning.
    points: u8,
    /// The turn.
    turn: u8,
}

impl Plan {
    /// Clicks of a friend.
    pub fn of(look: Look, f: u8, clicks: impl IntoIterator<Item = Action>) -> Plan {
        Plan::made(f, look.friend(f).ap, look.s.turn, clicks)
    }

    /// Clicks for a vehicle.
    pub fn drive(look: Look, c: u8, clicks: impl IntoIterator<Item = Action>) -> Plan {
        Plan::made(FRIENDS as u8 + c, look.car(c).ap, look.s.turn, clicks)
    }

    fn made(who: u8, points: u8, turn: u8, clicks: impl IntoIterator<Item = Action>) -> Plan {
        let mut line = [Action::Done; CLICKS];
        for (place, click) in line.iter_mut().zip(clicks) {
            *place = click;
        }
        Plan { line, who, points, turn }
    }

    /// The first click.
    pub fn first(&self) -> Action {
        self.line[0]
    }

    /// The last click.
    pub fn last(&self) -> Action {
        self.line.iter().rev().find(|a| **a != Action::Done).copied().unwrap_or(Action::Done)
    }

    /// Who acts, if it is a friend.
    pub fn friend(&self) -> Option<u8> {
        (usize::from(self.who) < FRIENDS).then_some(self.who)
    }
}

/// The next click of a plan; none when it is done or overtaken by events.
pub fn next(look: Look, plan: Plan) -> Option<Action> {
    if look.s.turn != plan.turn {
        return None;
    }
    let part = |fits: fn(&Action) -> bool| plan.line[1..].iter().copied().find(fits);
    match look.s.step()? {
        Step::Acting(f) if f == plan.who && look.friend(f).ap == plan.points => Some(plan.line[0]),
        Step::Driving(c) if c + FRIENDS as u8 == plan.who && look.car(c).ap == plan.points => {
            Some(plan.line[0])
        }
        Step::Sprint(f, left) if f == plan.who && plan.line[0] == Action::Sprint => {
            match plan.line.get(4 - usize::from(left)) {
                Some(Action::Move(to)) => Some(Action::Move(*to)),
                _ => Some(Action::Halt),
            }
        }
        Step::MoveFirst(f, _) | Step::Follow(f, _) if f == plan.who => part(|a| matches!(a, Action::Move(_))),
        Step::Strike(f, _) if f == plan.who => {
            part(|a| matches!(a, Action::Attack(..) | Action::Throw(_) | Action::Burst(..)))
        }
        Step::Put(f, _) if f == plan.who => part(|a| matches!(a, Action::Place(..))),
        _ => None,
    }
}
