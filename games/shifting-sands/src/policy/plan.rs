//! Intentions of several actions.

use crate::action::{Action, Space, UnitId};
use crate::look::Look;
use crate::pieces::{Purpose, Side};
use crate::state::{NOWHERE, flag};
use crate::steps::Step;

use super::staff::Staff;
use super::{operations, windows};

/// A small intention.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plan {
    /// A card is played, or none for an automatic operation.
    Play(Action),
    /// An operation.
    Operate {
        /// The choice of action behind it.
        play: Action,
        /// Where units move; nowhere after the last.
        moves: [Space; 5],
        /// Where they attack.
        attacks: [Space; 5],
    },
    /// A unit goes to a space.
    Go {
        /// The unit.
        unit: UnitId,
        /// The space.
        to: Space,
    },
    /// A unit redeploys to a space.
    Shift {
        /// The unit.
        unit: UnitId,
        /// The space.
        to: Space,
    },
    /// A space is attacked with all that helps.
    Strike {
        /// The space.
        target: Space,
    },
    /// One click, weighed against the others of its moment.
    Click {
        /// The click.
        action: Action,
        /// The step that it answers.
        step: Step,
        /// The moment.
        stamp: u32,
    },
}

impl Plan {
    /// An operation by its choice of action and its marks.
    pub fn operation(play: Action, marks: &[operations::Mark]) -> Plan {
        let list = |purpose: Purpose| {
            let mut list = [NOWHERE; 5];
            let some = marks.iter().filter(|(_, p)| *p == purpose).map(|(at, _)| *at);
            list.iter_mut().zip(some).for_each(|(slot, at)| *slot = at);
            list
        };
        Plan::Operate { play, moves: list(Purpose::Move), attacks: list(Purpose::Attack) }
    }
}

/// The next action of a plan; none when it is done or overtaken by events.
pub fn next(look: Look, side: Side, plan: Plan) -> Option<Action> {
    let a = wanted(look, side, plan)?;
    crate::steps::check(look, side, a).ok().map(|()| a)
}

fn wanted(look: Look, side: Side, plan: Plan) -> Option<Action> {
    match (plan, look.s.step()?) {
        (Plan::Play(a), Step::Choose) => Some(a),
        (Plan::Operate { play, .. }, Step::Choose) => Some(play),
        (Plan::Operate { moves, attacks, .. }, Step::Activate) => {
            let marked = look.s.deed.moves | look.s.deed.attacks;
            let open = |list: [Space; 5], purpose: Purpose| {
                let some = list.into_iter().filter(|at| *at != NOWHERE && !marked.contains(*at));
                first(look, side, some, purpose)
            };
            // 10.53/2: who has just landed takes a marker before anybody else.
            let landed = || look.s.deed.arrivals.iter().filter(|at| !marked.contains(*at));
            open(attacks, Purpose::Attack)
                .or_else(|| open(moves, Purpose::Move))
                .or_else(|| first(look, side, landed(), Purpose::Move))
                .or(Some(Action::Done))
        }
        (Plan::Go { unit, .. }, Step::March) => (!look.s.is(unit, flag::MOVED)).then_some(Action::Take(unit)),
        (Plan::Go { unit, to }, Step::Moving { unit: moving, .. }) if unit == moving => {
            if look.at(unit) == to {
                return Some(Action::Halt);
            }
            Some(operations::way(look, unit, to).map_or(Action::Halt, Action::Step))
        }
        (Plan::Shift { unit, .. }, Step::Redeploy) => {
            (!look.s.is(unit, flag::MOVED)).then_some(Action::Redeploy(unit))
        }
        (Plan::Shift { unit, to }, Step::Redeploying { unit: moving }) if unit == moving => {
            Some(Action::To(to))
        }
        (Plan::Strike { target }, Step::Assault) => Some(Action::Attack(target)),
        (Plan::Strike { target }, Step::Open) if look.s.battle.target == target => {
            Some(open(look, side, target))
        }
        (Plan::Click { action, step, stamp }, now) => {
            (step == now && stamp == windows::stamp(look)).then_some(action)
        }
        _ => None,
    }
}

/// The first of some spaces that can be activated.
fn first(look: Look, side: Side, some: impl Iterator<Item = Space>, purpose: Purpose) -> Option<Action> {
    let mut marks = some.map(|at| Action::Activate(at, purpose));
    marks.find(|a| crate::steps::check(look, side, *a).is_ok())
}

/// Everybody who can joins; then Rommel, the bonus of the card, and a flank attack where it promises more.
fn open(look: Look, side: Side, target: Space) -> Action {
    let legal = |a: &Action| crate::steps::check(look, side, *a).is_ok();
    let beside = look.t.near[Side::Allied as usize][usize::from(target)];
    let mut joins = look
        .army(side)
        .filter(|id| beside.contains(look.at(*id)) && operations::can_join(look, side, *id, target))
        .map(Action::Join);
    if let Some(join) = joins.find(legal) {
        return join;
    }
    if let Some(help) = [Action::Rommel, Action::Bonus].into_iter().find(legal) {
        return help;
    }
    let forecast = operations::forecast(look, &Staff::new(look, side));
    if forecast.flank && legal(&Action::Flank) { Action::Flank } else { Action::Engage }
}
