//! Attackers advance (11.6).

use sandtable_core::{Refusal, Text};

use super::{Offers, Step, not_now};
use crate::action::{Action, Space, UnitId};
use crate::cards::{Force, modifiers};
use crate::look::Look;
use crate::pieces::{Nation, Side};
use crate::play::{Play, space_value, unit_value};
use crate::state::{flag, on_map};

const NOT_IN_BATTLE: Refusal = Refusal::new("11.16", "why-not-in-battle");
const HAS_ADVANCED: Refusal = Refusal::new("11.61", "why-has-moved");
const FIRST_OF_KIND: Refusal = Refusal::new("11.61", "why-first-of-kind");
const NOWHERE_TO_GO: Refusal = Refusal::new("11.61", "why-nowhere-to-go");
const ENEMY: Refusal = Refusal::new("11.66", "why-enemy-there");
const TOO_FAR: Refusal = Refusal::new("11.64/1", "why-too-far");
const ONLY_VACATED: Refusal = Refusal::new("11.62/1", "why-only-vacated");
const ONLY_PASSED: Refusal = Refusal::new("11.63/1", "why-only-passed");
const FIRST_INTO: Refusal = Refusal::new("11.64/2", "why-only-vacated");
const ROUGH: Refusal = Refusal::new("11.65/1", "why-rough-stops");
const NILE: Refusal = Refusal::new("11.65/2", "why-nile");
const MARKED: Refusal = Refusal::new("11.63/3", "why-attack-marker");
const FULL: Refusal = Refusal::new("8.2/1", "why-full");
const NOT_YET: Refusal = Refusal::new("11.61", "why-must-move");

/// How far a unit may advance.
fn reach(look: Look, id: UnitId) -> u8 {
    let battle = &look.s.battle;
    let cards = modifiers(look, Force::Attacker);
    let extra = if look.armour(id) && look.t.nation(id) == Nation::Ge { cards.pursuit } else { 0 };
    match battle.length {
        _ if cards.halt => 1,
        length if retreated(look) => length + extra,
        _ => look.factors(id)[2] + extra,
    }
}

/// Did defenders retreat, rather than being overrun or destroyed? Those that found no way (11.56) did not.
fn retreated(look: Look) -> bool {
    !look.s.battle.passed.is_empty() && !look.s.battle.overrun
}

/// May an advancing unit end here?
fn may_end(look: Look, id: UnitId, at: Space) -> Result<(), Refusal> {
    if look.armour(id) && look.s.deed.attacks.contains(at) {
        return Err(MARKED);
    }
    look.may_stay(id, at)?;
    if look.room(id, at) { Ok(()) } else { Err(FULL) }
}

/// May an advancing unit take a step? It must be able to end there, or go on to where it can.
fn may_step(look: Look, id: UnitId, from: Space, to: Space, left: u8, fresh: bool) -> Result<(), Refusal> {
    let target = look.s.battle.target;
    if let Some(refusal) = look.no_way(id, from, to) {
        return Err(refusal);
    }
    if left == 0 {
        return Err(TOO_FAR);
    }
    if look.enemy_in(look.t.side(id), to) {
        return Err(ENEMY);
    }
    if modifiers(look, Force::Attacker).halt && to != target {
        return Err(Refusal::new("cards.x11", "why-only-vacated"));
    }
    if !look.armour(id) {
        if fresh && to != target {
            return Err(if retreated(look) { ONLY_VACATED } else { FIRST_INTO });
        }
        if !fresh && retreated(look) && !look.s.battle.passed.contains(to) {
            return Err(ONLY_PASSED);
        }
    }
    if !fresh && rough(look, from) {
        return Err(ROUGH);
    }
    if look.along_nile(from, to) && !fresh {
        return Err(NILE);
    }
    let end = may_end(look, id, to);
    let stops = rough(look, to) || look.along_nile(from, to);
    let goes_on = || {
        let on = |next: Space| next != from && may_step(look, id, to, next, left - 1, false).is_ok();
        !stops && left > 1 && look.ways(id, to).iter().any(on)
    };
    if end.is_ok() || goes_on() { Ok(()) } else { end }
}

fn rough(look: Look, at: Space) -> bool {
    look.t.rough.contains(at) || at == look.s.battle.target && look.battle_rough()
}

fn can_go(look: Look, id: UnitId) -> bool {
    let (from, left) = (look.at(id), reach(look, id));
    look.ways(id, from).iter().any(|to| may_step(look, id, from, to, left, true).is_ok())
}

/// Attackers that have not advanced; armour that moved before the battle may.
fn ready(look: Look, id: UnitId) -> bool {
    look.s.is(id, flag::ATTACKS) && on_map(look.at(id)) && !look.s.is(id, flag::DOOMED)
}

pub fn candidates(look: Look, _: Side, offer: Offers) {
    look.force(Force::Attacker).filter(|id| ready(look, *id)).for_each(|id| offer(Action::Take(id)));
    offer(Action::Done);
}

pub fn check(look: Look, _: Side, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Take(id) if usize::from(id) >= look.t.counters.len() || !look.s.is(id, flag::ATTACKS) => {
            Err(NOT_IN_BATTLE)
        }
        Action::Take(id) if !ready(look, id) => Err(HAS_ADVANCED),
        Action::Take(id) if look.has_twin(id) => Err(FIRST_OF_KIND),
        Action::Take(id) => {
            if can_go(look, id) {
                Ok(())
            } else {
                Err(NOWHERE_TO_GO)
            }
        }
        Action::Done => Ok(()),
        _ => Err(not_now(look, a)),
    }
}

pub fn apply(play: &mut Play, a: Action) {
    let Action::Take(unit) = a else { return play.pop() };
    let left = reach(play.look(), unit);
    // It advances but once.
    play.s.flags[usize::from(unit)] |= flag::DOOMED | flag::MOVED;
    play.push(Step::Advancing { unit, left, fresh: true });
}

pub fn steps(look: Look, unit: UnitId, left: u8, fresh: bool, offer: Offers) {
    if left > 0 {
        look.ways(unit, look.at(unit)).iter().for_each(|to| offer(Action::Step(to)));
    }
    if !fresh {
        offer(Action::Halt);
    }
}

pub fn check_step(look: Look, unit: UnitId, left: u8, fresh: bool, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Step(to) => may_step(look, unit, look.at(unit), to, left, fresh),
        Action::Halt if fresh => Err(NOT_YET),
        Action::Halt => may_end(look, unit, look.at(unit)),
        _ => Err(not_now(look, a)),
    }
}

pub fn apply_step(play: &mut Play, unit: UnitId, left: u8, a: Action) {
    let Action::Step(to) = a else { return play.pop() };
    let from = play.look().at(unit);
    let stops = rough(play.look(), to) || play.look().along_nile(from, to);
    let left = if stops { 0 } else { left - 1 };
    play.become_step(Step::Advancing { unit, left, fresh: false });
    play.say("11.67", || {
        Text::new("log-advanced").with("unit", unit_value(unit)).with("space", space_value(to))
    });
    play.enter(unit, to);
}

/// A unit that has gone as far as it may halts.
pub fn run_step(play: &mut Play, unit: UnitId, left: u8, fresh: bool) -> bool {
    let look = play.look();
    let at = look.at(unit);
    let on = |to: Space| may_step(look, unit, at, to, left, false).is_ok();
    let over = !fresh && (left == 0 || !look.ways(unit, at).iter().any(on));
    if over {
        play.pop();
    }
    over
}

/// Nobody is asked where nobody can advance.
pub fn run(play: &mut Play) -> bool {
    let look = play.look();
    let idle = !look.force(Force::Attacker).any(|id| ready(look, id) && can_go(look, id));
    if idle {
        play.pop();
    }
    idle
}
