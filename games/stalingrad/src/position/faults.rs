//! What must hold in every position.

use std::mem::discriminant;

use super::counted;
use crate::action::{Hex, UnitId};
use crate::pieces::{Kind, Side};
use crate::state::{HEXES, NO_HEX, NOBODY, OFF, State, flag, off, on_map};
use crate::steps::Step;
use crate::theatre::Theatre;

/// What is wrong with a state: the invariants that every position keeps.
pub fn faults(t: &Theatre, s: &State) -> Vec<String> {
    let mut faults = Vec::new();
    let mut fault = |text: String| faults.push(text);
    if *s.muster != counted(t, s) {
        fault("the tallies do not match the units".into());
    }
    let look = crate::Look { t, s };
    if s.step().is_some_and(|step| crate::steps::lines(look, step) != *s.lines) {
        fault("the lines of communication are not those of the position".into());
    }
    if s.step().is_some_and(|step| crate::steps::ways(look, step) != *s.ways) {
        fault("the ways of those who retreat are not those of the position".into());
    }
    let mut holders = [None; HEXES];
    for id in t.ids() {
        let unit = s.units[usize::from(id)];
        if on_map(unit.at) {
            let side = t.side(id);
            if *holders[usize::from(unit.at)].get_or_insert(side) != side {
                fault(format!("{} holds units of both sides (3.1.2)", t.number(unit.at)));
            }
            if t.at(unit.at).terrain == crate::Terrain::Sea {
                fault(format!("{} stands in the sea", t.counter(id).key));
            }
            if t.place(unit.at).is_some_and(|(i, _)| !look.controls(side, i)) {
                fault(format!("{} stands in a place of the enemy (3.4.2)", t.counter(id).key));
            }
        } else if unit.at == NO_HEX || !OFF.iter().any(|(o, _)| *o == unit.at) {
            fault(format!("{} is nowhere", t.counter(id).key));
        }
        if unit.has(flag::REDUCED) && !t.counter(id).two_steps {
            fault(format!("{} has no reduced side", t.counter(id).key));
        }
        if unit.at == off::AWAY && t.counter(id).kind != Kind::Hq {
            fault(format!("{} waits like an HQ", t.counter(id).key));
        }
        if unit.at == off::DEAD && t.counter(id).kind == Kind::Hq {
            fault(format!("{} is an HQ and never lost for good (13.0.2)", t.counter(id).key));
        }
        if matches!(unit.at, off::BOX | off::TRANSFERRED) && t.side(id) == Side::Soviet {
            fault(format!(
                "{} is Soviet and neither transferred nor sent by rail (11.2, 11.3)",
                t.counter(id).key
            ));
        }
    }
    // Between commands no hex holds more than two units.
    if matches!(s.step(), Some(Step::Select | Step::March | Step::Declare { .. })) {
        for id in t.ids() {
            let at = s.units[usize::from(id)].at;
            if on_map(at) && s.muster.count(at) > t.limits.stacking && s.fortress(at) == 0 && !freed(t, s, at)
            {
                fault(format!("{} holds more than two units (3.1.1/1)", t.number(at)));
            }
        }
    }
    for fortress in s.fortresses {
        if fortress.at != NO_HEX && (!on_map(fortress.at) || !(1..=2).contains(&fortress.level)) {
            fault("a fortress stands off the map or at no level".into());
        } else if fortress.at != NO_HEX {
            // 14.1.1, 14.2.6
            match t.place(fortress.at) {
                None => {
                    fault(format!("the fortress of {} is in no city or town (14.1.1)", t.number(fortress.at)))
                }
                Some((i, _)) if !look.controls(Side::Soviet, i) => {
                    fault(format!(
                        "the fortress of {} is in a place of the Axis (3.4.2)",
                        t.number(fortress.at)
                    ));
                }
                Some(_) => {}
            }
        }
    }
    if s.fortresses[0].at != NO_HEX && s.fortresses[0].at == s.fortresses[1].at {
        fault(format!("two fortresses stand in {} (14.1.6)", t.number(s.fortresses[0].at)));
    }
    if !(1..=t.track.len() as u8 + 1).contains(&s.track) {
        fault(format!("box {} is not on the Soviet track (12.2.1)", s.track));
    }
    if s.turn < 1 || s.turn > t.last_turn {
        fault(format!("turn {} is not on the track", s.turn));
    }
    if s.lead.is_some() && (s.turn > 1 || s.step() != Some(Step::Select)) {
        fault("a chit leads only while chits are selected on turn 1 (16.0.1)".into());
    }
    s.steps.iter().filter_map(|step| lacks(t, s, step)).for_each(&mut fault);
    let twice = |i: usize| s.steps[..i].iter().any(|below| discriminant(below) == discriminant(&s.steps[i]));
    if (0..s.steps.len()).any(twice) {
        fault("a step of the sequence of play is under way twice (4.0)".into());
    }
    if s.rout.unit != NOBODY && !on_map(s.units[usize::from(s.rout.unit)].at) {
        fault(format!("{} retreats and is not on the map", t.counter(s.rout.unit).key));
    }
    if s.over.is_none() && s.steps.is_empty() {
        fault("nobody decides, and the game is not over".into());
    }
    faults
}

/// What a step of the sequence of play is about and does not have.
fn lacks(t: &Theatre, s: &State, step: &Step) -> Option<String> {
    let is_on_map = |unit: UnitId| on_map(s.units[usize::from(unit)].at);
    match *step {
        Step::Moving { unit, .. } if !is_on_map(unit) => {
            Some(format!("{} moves and is not on the map", t.counter(unit).key))
        }
        Step::Enter(unit) if is_on_map(unit) => {
            Some(format!("{} enters and is on the map already", t.counter(unit).key))
        }
        Step::Declare { target: Some(hex) } if !on_map(hex) => {
            Some("an attack is declared on no hex of the map".into())
        }
        Step::Battle(_) | Step::Losses { .. } | Step::Hold | Step::Retreat | Step::Advance
            if !on_map(s.battle.target) =>
        {
            Some("a combat runs, but no hex is attacked (10.1)".into())
        }
        Step::Transfer if s.due.first().is_some_and(|due| due.left == 0) => {
            Some("nothing is left to be transferred (11.2)".into())
        }
        Step::Select if s.ready == [true; 2] => Some("both have selected, and are asked".into()),
        _ => None,
    }
}

/// A stack that a lost fortress has left above the limit may stay (14.2.3).
fn freed(t: &Theatre, s: &State, hex: Hex) -> bool {
    s.muster.side(hex) == Some(Side::Soviet)
        && t.place(hex).is_some()
        && s.fortresses.iter().any(|f| f.spent && f.at == NO_HEX)
}
