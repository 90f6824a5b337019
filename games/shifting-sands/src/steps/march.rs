//! Movement (9): units of spaces with move markers, one after the other, space by space.

use sandtable_core::{Refusal, Text};

use super::{Offers, Step, not_now};
use crate::action::{Action, Space, UnitId};
use crate::look::Look;
use crate::pieces::{Event, Nation, Region, Side};
use crate::play::{Play, space_value, unit_value};
use crate::state::{NOWHERE, flag, on_map};

const NO_SUCH_UNIT: Refusal = Refusal::new("9.1/1", "why-no-such-unit");
const NOT_MARKED: Refusal = Refusal::new("9.1/1", "why-not-activated");
const HAS_MOVED: Refusal = Refusal::new("9.14", "why-has-moved");
const INACTIVE: Refusal = Refusal::new("10.41/2", "why-inactive");
const NO_LINE: Refusal = Refusal::new("9.12", "why-no-line");
const CLOSED_LINE: Refusal = Refusal::new("9.13", "why-closed-line");
const ENEMY: Refusal = Refusal::new("9.17", "why-enemy-there");
const NO_POINTS: Refusal = Refusal::new("9.14", "why-no-points");
const NILE: Refusal = Refusal::new("10.21/2", "why-nile");
const INFANTRY_ENDS: Refusal = Refusal::new("9.15", "why-attack-marker");
const NEUTRALS: Refusal = Refusal::new("10.422/2", "why-neutrals-there");
const NOWHERE_TO_GO: Refusal = Refusal::new("9.12", "why-nowhere-to-go");
const FIRST_OF_KIND: Refusal = Refusal::new("9.1/1", "why-first-of-kind");
const NOT_YET: Refusal = Refusal::new("9.1/1", "why-must-move");

impl Look<'_> {
    /// Why a unit may never go from one space to another, enemies aside (9.12, 9.13, 9.2, 10).
    pub fn no_way(self, id: UnitId, from: Space, to: Space) -> Option<Refusal> {
        if usize::from(to) >= self.t.spaces.len() || !on_map(from) {
            return Some(NO_LINE);
        }
        if self.ways(id, from).contains(to) {
            return None;
        }
        let (at, side, nation) = (&self.t.at, self.t.side(id), self.t.nation(id));
        let joined = |of: Side| self.t.near[of as usize][usize::from(from)].contains(to);
        let region = self.t.ground(to).region;
        let closed = |rule| Some(Refusal::new(rule, "why-closed-ground"));
        if !joined(Side::Allied) {
            return Some(NO_LINE);
        }
        if to == at.deep_desert || from == at.deep_desert {
            return closed(if side == Side::Axis { "9.23/3" } else { "9.23/1" });
        }
        if to == at.chad || from == at.chad {
            return closed("10.11");
        }
        let oasis = self.t.oases.contains(to) || self.t.oases.contains(from);
        if oasis && self.counter(id).division {
            return closed("9.22/2");
        }
        if oasis && !self.has(Event::Lrdg) {
            return closed("9.21");
        }
        if !joined(side) {
            return match (from, to) {
                _ if self.along_nile(from, to) => closed("10.21/1"),
                _ if from == at.berbera || to == at.berbera => closed("10.22"),
                _ => Some(CLOSED_LINE),
            };
        }
        if self.t.torch_ground.contains(to) && !self.has(Event::Torch) {
            return closed("10.51");
        }
        match nation {
            Nation::Ir if !self.t.middle_east.contains(to) => closed("10.421/3"),
            Nation::Ir => closed("10.421/1"),
            Nation::Vf if !self.t.middle_east.contains(to) => closed("10.431/3"),
            Nation::Vf => closed("10.431/1"),
            Nation::Eg => closed("10.44/2"),
            _ if region == Region::Syria => closed("10.432"),
            _ => Some(CLOSED_LINE),
        }
    }

    /// May a unit end its movement in a space (9.15, 10.422)?
    fn may_end(self, id: UnitId, at: Space) -> Result<(), Refusal> {
        if self.s.deed.attacks.contains(at) && !self.armour(id) {
            return Err(INFANTRY_ENDS);
        }
        self.may_stay(id, at)
    }

    /// May a unit stay in a space, as far as inactive Iraqis go (10.422/2)?
    pub fn may_stay(self, id: UnitId, at: Space) -> Result<(), Refusal> {
        let neutral = |o: UnitId| self.t.side(o) == Side::Axis && self.inactive(o);
        if self.t.side(id) == Side::Allied && self.s.count(Side::Axis, at) > 0 && self.stack(at).any(neutral)
        {
            return Err(NEUTRALS);
        }
        Ok(())
    }

    /// Can a unit end its movement here, or go on to where it can?
    fn finds_end(self, id: UnitId, at: Space, left: u8) -> Result<(), Refusal> {
        let here = self.may_end(id, at);
        let enemy = |to: Space| self.enemy_in(self.t.side(id), to);
        let goes_on = || {
            left > 0
                && self.ways(id, at).iter().any(|to| {
                    !enemy(to) && !self.along_nile(at, to) && self.finds_end(id, to, left - 1).is_ok()
                })
        };
        if here.is_ok() || goes_on() { Ok(()) } else { here }
    }

    /// May a moving unit take this step?
    fn may_step(self, id: UnitId, to: Space, left: u8, fresh: bool) -> Result<(), Refusal> {
        let from = self.at(id);
        if let Some(refusal) = self.no_way(id, from, to) {
            return Err(refusal);
        }
        if left == 0 {
            return Err(NO_POINTS);
        }
        if self.enemy_in(self.t.side(id), to) {
            return Err(ENEMY);
        }
        let nile = self.along_nile(from, to);
        if nile && !fresh {
            return Err(NILE);
        }
        self.finds_end(id, to, if nile { 0 } else { left - 1 })
    }

    /// May a unit begin to move?
    fn may_take(self, side: Side, id: UnitId) -> Result<(), Refusal> {
        if usize::from(id) >= self.t.counters.len() || self.t.side(id) != side || !on_map(self.at(id)) {
            return Err(NO_SUCH_UNIT);
        }
        if self.s.is(id, flag::MOVED) {
            return Err(HAS_MOVED);
        }
        if self.inactive(id) {
            return Err(INACTIVE);
        }
        if self.has_twin(id) {
            return Err(FIRST_OF_KIND);
        }
        Ok(())
    }

    fn can_go(self, id: UnitId) -> bool {
        let left = self.factors(id)[2];
        self.ways(id, self.at(id)).iter().any(|to| self.may_step(id, to, left, true).is_ok())
    }
}

pub fn candidates(look: Look, side: Side, step: Step, offer: Offers) {
    match step {
        Step::March => {
            let moves = look.s.deed.moves;
            for id in look.army(side).filter(|id| moves.contains(look.at(*id))) {
                if look.may_take(side, id).is_ok() && look.can_go(id) {
                    offer(Action::Take(id));
                }
            }
        }
        Step::Dash { from } => {
            for id in
                look.army(side).filter(|id| look.armour(*id) && (from == NOWHERE || look.at(*id) == from))
            {
                offer(Action::Take(id));
            }
        }
        _ => {}
    }
    offer(Action::Done);
}

pub fn check(look: Look, side: Side, step: Step, a: Action) -> Result<(), Refusal> {
    let Action::Take(id) = a else {
        return if a == Action::Done { Ok(()) } else { Err(not_now(look, a)) };
    };
    match step {
        Step::Dash { from } => {
            let mut known = look.may_take(side, id);
            // Those that attacked or advanced may dash on; each but once.
            if known == Err(HAS_MOVED) && !look.s.is(id, flag::DOOMED) {
                known = Ok(());
            }
            known?;
            if !look.armour(id) || look.s.is(id, flag::DOOMED) || from != NOWHERE && look.at(id) != from {
                return Err(Refusal::new("cards.x32", "why-not-in-dash"));
            }
        }
        _ => {
            look.may_take(side, id)?;
            if !look.s.deed.moves.contains(look.at(id)) {
                return Err(NOT_MARKED);
            }
        }
    }
    if look.can_go(id) { Ok(()) } else { Err(NOWHERE_TO_GO) }
}

pub fn apply(play: &mut Play, step: Step, a: Action) {
    let Action::Take(unit) = a else {
        if step == Step::March {
            // 7.27/3: each move marker is removed once used.
            play.s.deed.moves = Default::default();
        }
        return play.pop();
    };
    if let Step::Dash { .. } = step {
        let from = play.look().at(unit);
        play.become_step(Step::Dash { from });
        play.s.flags[usize::from(unit)] |= flag::DOOMED;
    }
    play.s.flags[usize::from(unit)] |= flag::MOVED;
    let left = play.look().factors(unit)[2];
    play.push(Step::Moving { unit, left, fresh: true });
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
        Action::Step(to) => look.may_step(unit, to, left, fresh),
        Action::Halt if fresh => Err(NOT_YET),
        Action::Halt => look.may_end(unit, look.at(unit)),
        _ => Err(not_now(look, a)),
    }
}

pub fn apply_step(play: &mut Play, unit: UnitId, left: u8, _fresh: bool, a: Action) {
    let Action::Step(to) = a else { return play.pop() };
    let from = play.look().at(unit);
    let left = if play.look().along_nile(from, to) { 0 } else { left - 1 };
    play.become_step(Step::Moving { unit, left, fresh: false });
    play.say("9.11", || Text::new("log-moved").with("unit", unit_value(unit)).with("space", space_value(to)));
    play.enter(unit, to);
}

/// A unit without points halts; one that was taken off the map is no longer moving.
pub fn run_step(play: &mut Play, unit: UnitId, left: u8, fresh: bool) -> bool {
    let gone = !on_map(play.look().at(unit));
    let spent = !fresh && left == 0;
    if gone || spent {
        play.pop();
    }
    gone || spent
}

/// Nobody is asked where nobody can move.
pub fn run(play: &mut Play, step: Step) -> bool {
    let look = play.look();
    let idle = match step {
        Step::March => look.s.deed.moves.is_empty() || !super::any_choice(look, look.s.acting, step),
        _ => !super::any_choice(look, look.s.acting, step),
    };
    if idle {
        apply(play, step, Action::Done);
    }
    idle
}
