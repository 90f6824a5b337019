//! Declaring attacks (10.2.1) and choosing the next combat.

use sandtable_core::{Flow, ON, Offers, Phase, Playing, Refusal, Text};

use super::{Step, activate, battle, not_now, phase};
use crate::CaseBlue;
use crate::action::{Action, Hex, UnitId};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::{Play, hex_value, unit_value};
use crate::refusals;
use crate::state::{NO_HEX, flag, on_map};
use crate::theatre::Terrain;

const ONE_HEX: Refusal = Refusal::new("10.1.1/1", "why-attacks-already");
const NOT_ADJACENT: Refusal = Refusal::new("10.0/1", "why-not-adjacent");
const IMPASSABLE: Refusal = Refusal::new("10.1.5", "why-sea");
const EMPTY: Refusal = Refusal::new("10.0/2", "why-nobody-there");
const BELOW: Refusal = Refusal::new("10.3.4/1", "why-below-one-to-one");
const FINISH: Refusal = Refusal::new("10.3.4/1", "why-finish-attack");
const NO_COMBAT: Refusal = Refusal::new("10.2.1/2", "why-no-combat-there");

/// Active units that could still join an attack on a hex, and those that have.
fn possible(look: Look<'_>, side: Side, target: Hex) -> impl Iterator<Item = UnitId> {
    look.t.ids().filter(move |id| {
        let unit = look.unit(*id);
        (unit.target == target || unit.has(flag::ACTIVE) && unit.target == NO_HEX)
            && on_map(unit.at)
            && look.t.side(*id) == side
            && look.t.direction(unit.at, target).is_some()
    })
}

fn check_attack(look: Look, side: Side, target: Option<Hex>, id: UnitId, hex: Hex) -> Result<(), Refusal> {
    refusals::NO_SUCH_UNIT.unless(look.stands(side, id))?;
    let unit = look.unit(id);
    if !unit.has(flag::ACTIVE) {
        return Err(activate::idle(look, id, "10.1.2"));
    }
    ONE_HEX.when(unit.target != NO_HEX)?;
    NOT_ADJACENT.when(!on_map(hex) || look.t.direction(unit.at, hex).is_none())?;
    IMPASSABLE.when(look.t.at(hex).terrain == Terrain::Sea)?;
    EMPTY.when(look.s.holder(hex) != Some(side.other()))?;
    FINISH.when(target.is_some_and(|t| t != hex))?;
    // What is begun can be finished: all who can join make at least 1-1.
    BELOW.when(look.assault(hex, possible(look, side, hex)).column.is_none())
}

/// The first hex under attack above a number, if its combat is still to come.
fn next_target(look: Look, above: Option<Hex>) -> Option<Hex> {
    let attacking = look.t.ids().map(|id| look.unit(id)).filter(|u| u.target != NO_HEX && on_map(u.at));
    attacking.map(|u| u.target).filter(|hex| above.is_none_or(|a| *hex > a)).min()
}

impl Phase<CaseBlue> for phase::Declare {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        for id in look.all(side, |u| u.has(flag::ACTIVE) && u.target == NO_HEX && on_map(u.at)) {
            for hex in look.targets(id).filter(|h| self.target.is_none_or(|t| t == *h)) {
                offer(Action::Attack(id, hex))?;
            }
        }
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Attack(id, hex) => check_attack(look, side, self.target, id, hex),
            Action::Done if self.target.is_some() => Err(FINISH),
            Action::Done => Ok(()),
            // Where nobody could move the movement subphase has ended by itself: what kept the unit is the reason.
            Action::Take(_) | Action::March(_) => {
                Err(phase::March {}.check(look, side, a).err().unwrap_or_else(|| not_now(look, a)))
            }
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        let Action::Attack(id, hex) = a else { return play.pop() };
        play.unit(id).target = hex;
        let look = play.look();
        let weak = look.assault(hex, look.attackers(hex)).column.is_none();
        play.become_step(Step::Declare { target: weak.then_some(hex) });
        play.say("10.2.1/1", || {
            Text::new("log-attacks").with("unit", unit_value(id)).with("hex", hex_value(hex))
        });
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = self.target.is_some()
            || next_target(play.look(), None).is_some()
            || super::any_choice(play.look(), play.acting());
        play.pop_unless(asked)
    }
}

impl Phase<CaseBlue> for phase::Choose {
    fn candidates(&self, look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        let mut last = None;
        while let Some(hex) = next_target(look, last) {
            offer(Action::Battle(hex))?;
            last = Some(hex);
        }
        ON
    }

    fn sure(&self) -> bool {
        true
    }

    fn check(&self, look: Look, _side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Battle(hex) if on_map(hex) && look.attackers(hex).next().is_some() => Ok(()),
            Action::Battle(_) => Err(NO_COMBAT),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        if let Action::Battle(hex) = a {
            battle::begin(play, hex);
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let first = next_target(play.look(), None);
        let second = first.and_then(|hex| next_target(play.look(), Some(hex)));
        match (first, second) {
            (None, _) => play.pop(),
            (Some(hex), None) => battle::begin(play, hex),
            _ => return false,
        }
        true
    }
}
