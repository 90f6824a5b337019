//! Intentions of several actions, and how each goes on.

use sandtable_core::Sequence;

use crate::Ocs;
use crate::action::{Action, ColumnId, Hex, UnitId};
use crate::air::Sortie;
use crate::command;
use crate::look::Look;
use crate::pieces::{Method, Posture, Side};
use crate::reach::reach;
use crate::state::{NO_COLUMN, NOBODY};
use crate::steps::Step;

use super::marches::movers;
use super::reserves::overrunners;
use super::windows::{cheapest, stamp};
use super::{air, airborne, convoys, fights};

/// A small intention.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plan {
    /// Units of a hex go to another: one of them, or all that can.
    March {
        /// From this hex
        from: Hex,
        /// to this one,
        to: Hex,
        /// this unit; nobody for all.
        unit: UnitId,
        /// In this posture, if they change it.
        posture: Option<Posture>,
    },
    /// A column loads, drives and unloads.
    Haul {
        /// The column.
        column: ColumnId,
        /// Where it loads.
        via: Hex,
        /// Where to.
        to: Hex,
    },
    /// A column carries so many tokens from one hex to another, or drives back for them.
    Convoy {
        /// The column.
        column: ColumnId,
        /// From this hex
        from: Hex,
        /// to this one,
        to: Hex,
        /// so many tokens.
        tokens: u8,
    },
    /// A hex is attacked.
    Strike {
        /// The hex,
        target: Hex,
        /// by so many units at most.
        most: u8,
    },
    /// A hex is barraged with all guns that reach it.
    Shell {
        /// The hex.
        target: Hex,
    },
    /// A mission is flown.
    Mission {
        /// Which.
        sortie: Sortie,
        /// Where to.
        target: Hex,
    },
    /// Units or supply are dropped into a hex.
    Drop {
        /// The hex.
        target: Hex,
    },
    /// Supply goes by rail.
    Train {
        /// From this dump
        from: Hex,
        /// to this hex,
        to: Hex,
        /// so many tokens.
        tokens: u8,
    },
    /// Supply goes by sea.
    Ship {
        /// From this port
        from: Hex,
        /// to this one,
        to: Hex,
        /// so many tokens.
        tokens: u8,
    },
    /// A stack drives to a hex and overruns the next.
    Overrun {
        /// From this hex,
        from: Hex,
        /// by this one,
        by: Hex,
        /// this enemy.
        target: Hex,
    },
    /// One click, weighed against the others of its moment.
    Click {
        /// The click.
        action: Action,
        /// The moment.
        stamp: u32,
    },
}

/// Is an action legal?
fn legal(look: Look, side: Side, a: Action) -> bool {
    command::legal(look, side, a)
}

/// The next action of a plan; none when it is done or overtaken by events.
pub fn next(look: Look, side: Side, plan: Plan) -> Option<Action> {
    if !Ocs::asked(look).seats().meets(side.seats()) {
        return None;
    }
    let a = wanted(look, side, plan)?;
    legal(look, side, a).then_some(a)
}

fn wanted(look: Look, side: Side, plan: Plan) -> Option<Action> {
    match (plan, look.s.step()?) {
        (Plan::Click { action, stamp: then }, _) => (then == stamp(look)).then_some(action),
        (Plan::March { from, .. }, Step::Segment(_)) => Some(Action::At(from)),
        (Plan::March { from, to, unit, posture }, Step::Moving) if look.s.hand.column == NO_COLUMN => {
            Some(march(look, side, from, to, unit, posture))
        }
        (Plan::Overrun { from, .. }, Step::Segment(_)) => Some(Action::At(from)),
        (Plan::Overrun { from, by, target }, Step::Moving) if look.s.hand.column == NO_COLUMN => {
            Some(overrun(look, side, from, by, target))
        }
        (Plan::Mission { sortie, target }, Step::Segment(_) | Step::Barrages(_)) => {
            Some(Action::Fly(sortie, target))
        }
        (Plan::Mission { target, .. }, Step::Load) if look.s.mission.target == target => {
            Some(air::joins(look, side, |a| legal(look, side, a)))
        }
        (Plan::Drop { .. }, Step::Segment(_)) => Some(Action::Airdrop),
        (Plan::Drop { target }, Step::Aim) => Some(Action::Fly(Sortie::Drop, target)),
        (Plan::Drop { target }, Step::Load) if look.s.mission.target == target => {
            Some(airborne::loads(look, side, |a| legal(look, side, a)))
        }
        (Plan::Train { from, tokens, .. }, Step::Segment(_)) => Some(Action::Freight(from, tokens)),
        (Plan::Train { to, .. }, Step::Rail { .. }) => Some(Action::Detrain(to)),
        (Plan::Ship { from, tokens, .. }, Step::Segment(_)) => Some(Action::Consign(from, tokens)),
        (Plan::Ship { to, .. }, Step::Shipping { .. }) => Some(Action::Disembark(to)),
        (Plan::Haul { column, .. }, Step::Segment(_)) => Some(Action::Drive(column)),
        (Plan::Haul { column, via, to }, Step::Moving) if look.s.hand.column == column => {
            Some(haul(look, side, via, to))
        }
        (Plan::Convoy { column, .. }, Step::Segment(_)) => Some(Action::Drive(column)),
        (Plan::Convoy { column, from, to, tokens }, Step::Moving) if look.s.hand.column == column => {
            Some(convoys::next(look, side, from, to, tokens))
        }
        (Plan::Strike { target, .. }, Step::Assaults(_)) | (Plan::Shell { target }, Step::Barrages(_)) => {
            Some(Action::Target(target))
        }
        (Plan::Strike { target, most }, Step::Declare(_)) if look.s.battle.target == target => {
            let legal = |a: Action| legal(look, side, a);
            fights::joins(look, side, most, legal).or(Some(Action::Attack))
        }
        (Plan::Shell { target }, Step::Guns(_)) if look.s.battle.target == target => {
            joins(look, side).or_else(|| fires(look, side)).or(Some(Action::Done))
        }
        (
            Plan::March { .. } | Plan::Haul { .. } | Plan::Strike { .. } | Plan::Overrun { .. },
            Step::Pay { .. },
        ) => cheapest(look),
        _ => None,
    }
}

/// Somebody who can still join.
fn joins(look: Look, side: Side) -> Option<Action> {
    look.all(side).map(Action::With).find(|a| legal(look, side, *a))
}

/// The first way of supply that can pay for the guns.
fn fires(look: Look, side: Side) -> Option<Action> {
    let ways = look.s.fields.conduits.iter().map(|(conduit, _)| conduit.fires());
    ways.into_iter().find(|a| legal(look, side, *a))
}

fn march(look: Look, side: Side, from: Hex, to: Hex, unit: UnitId, posture: Option<Posture>) -> Action {
    let Some(segment) = look.segment() else { return Action::Halt };
    let all = if unit == NOBODY { movers(look, side, segment, from) } else { vec![unit] };
    ready(look, side, from, &all, posture, from != to).unwrap_or_else(|| onward(look, to))
}

/// All who are fast enough drive up, and overrun.
fn overrun(look: Look, side: Side, from: Hex, by: Hex, target: Hex) -> Action {
    let Some(segment) = look.segment() else { return Action::Halt };
    let all = overrunners(look, side, segment, from);
    if let Some(a) = ready(look, side, from, &all, None, true) {
        return a;
    }
    let there = look.s.hand.units.first().is_some_and(|id| look.unit(*id).at == by);
    if there { Action::Overrun(target) } else { onward(look, by) }
}

/// The next action that makes units of a hex ready to go, in a posture and with fuel if they leave it.
fn ready(
    look: Look,
    side: Side,
    from: Hex,
    all: &[UnitId],
    posture: Option<Posture>,
    leave: bool,
) -> Option<Action> {
    let hand = &look.s.hand;
    if !hand.going && hand.at == from {
        let mut takes = all.iter().filter(|id| !hand.units.contains(id)).map(|id| Action::Take(*id));
        if let Some(a) = takes.find(|a| legal(look, side, *a)) {
            return Some(a);
        }
        let changes = |id: &UnitId| posture.map(|posture| Action::Mode(*id, posture));
        if let Some(a) = hand.units.iter().filter_map(changes).find(|a| legal(look, side, *a)) {
            return Some(a);
        }
        let fuel = |id: &UnitId| {
            let methods = [Method::Unit, Method::Formation];
            methods.map(|method| Action::Fuel(*id, method)).into_iter().find(|a| legal(look, side, *a))
        };
        let thirsty = hand.units.iter().filter(|id| leave && look.needs_fuel(**id));
        return thirsty.into_iter().find_map(fuel);
    }
    None
}

/// The next step to a hex, or the halt there.
fn onward(look: Look, to: Hex) -> Action {
    let spots = reach(look);
    let here = spots.0.first().map(|spot| spot.hex);
    let end = spots.0.iter().position(|spot| spot.hex == to && spot.rests);
    match end.filter(|_| here != Some(to)).map(|i| spots.way(i)) {
        Some(way) if !way.is_empty() => Action::Step(way[0]),
        _ => Action::Halt,
    }
}

/// Drive to the dump and load, drive on, unload at the end.
fn haul(look: Look, side: Side, via: Hex, to: Hex) -> Action {
    let column = look.s.columns[usize::from(look.s.hand.column)];
    if column.load == 0 && column.at == via {
        let load = (1..=4 * column.points).rev().map(Action::Load).find(|a| legal(look, side, *a));
        return load.unwrap_or(Action::Halt);
    }
    if column.load > 0 && column.at == to {
        let unload = (1..=column.load).rev().map(Action::Unload).find(|a| legal(look, side, *a));
        return unload.unwrap_or(Action::Halt);
    }
    // Unloaded, it stays.
    let done = column.at == to && look.s.hand.going;
    if done { Action::Halt } else { onward(look, if column.load == 0 { via } else { to }) }
}
