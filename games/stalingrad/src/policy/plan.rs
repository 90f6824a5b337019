//! Intentions of several actions.

use crate::action::{Action, Hex, UnitId};
use crate::look::Look;
use crate::pieces::Side;
use crate::state::{NO_HEX, flag};
use crate::steps::Step;

use super::assaults;
use super::memory::Ways;
use super::operation::Operation;

/// Most hexes of a way, the first included.
pub const LONGEST: usize = 20;

/// A small intention.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plan {
    /// A unit goes along a way.
    Go {
        /// The unit.
        unit: UnitId,
        /// By march?
        march: bool,
        /// The hexes from where it stands; [`NO_HEX`] after the last.
        way: [Hex; LONGEST],
    },
    /// Units attack a hex until the odds are good.
    Strike {
        /// The hex.
        hex: Hex,
        /// The column that is enough.
        column: u8,
    },
    /// A whole command, from its first march to its last attack.
    Lead {
        /// How it is led.
        operation: Operation,
        /// The command.
        command: u64,
    },
    /// One click, weighed against the others of its moment.
    Click {
        /// The click.
        action: Action,
        /// The step that it answers.
        step: Step,
        /// The moment.
        stamp: u64,
    },
}

/// The way from a hex to another that is reached; none if it is too long.
pub fn way(ways: &Ways, from: Hex, to: Hex) -> Option<[Hex; LONGEST]> {
    let mut way = [NO_HEX; LONGEST];
    let mut n = 0;
    for hex in ways.back(to).chain([from]) {
        *way.get_mut(n)? = hex;
        n += 1;
    }
    way[..n].reverse();
    Some(way)
}

/// A mark of the moment, so that a click is not repeated at another step of the same kind.
pub fn stamp(look: Look) -> u64 {
    look.s.drawn.words()[0] << 32 | u64::from(look.s.battle.target) << 8 | u64::from(look.s.turn)
}

/// A mark of the command under way.
pub fn command(look: Look) -> u64 {
    look.s.drawn.words()[0] << 8 | u64::from(look.s.turn)
}

/// The next action of a plan; none when it is done or overtaken by events.
pub fn next(look: Look, side: Side, plan: Plan) -> Option<Action> {
    match (plan, look.s.step()?) {
        (Plan::Go { unit, march, way }, Step::March) => {
            let there = look.unit(unit);
            let ready = there.at == way[0] && there.has(flag::ACTIVE) && !there.has(flag::MOVED);
            ready.then_some(if march { Action::March(unit) } else { Action::Take(unit) })
        }
        (Plan::Go { unit, way, .. }, Step::Moving { unit: moving, .. }) if unit == moving => {
            let at = look.unit(unit).at;
            let i = way.iter().position(|h| *h == at)?;
            match way.get(i + 1) {
                Some(next) if *next != NO_HEX => Some(Action::Step(*next)),
                _ => Some(Action::Halt),
            }
        }
        (Plan::Strike { hex, column }, Step::Declare { target }) => {
            if target.is_some_and(|t| t != hex) {
                return None;
            }
            assaults::join(look, side, hex, column).map(|id| Action::Attack(id, hex))
        }
        (Plan::Click { action, step, stamp: then }, now) => {
            (step == now && then == stamp(look)).then_some(action)
        }
        _ => None,
    }
}
