//! Reinforcements (12.0): units are called one by one and enter by rail.

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Step, not_now, phase};
use crate::CaseBlue;
use crate::action::{Action, UnitId};
use crate::look::Look;
use crate::pieces::{Chit, Kind, Side, What};
use crate::play::{Play, hex_value, unit_value};
use crate::refusals;
use crate::state::{Due, flag, off, on_map};
use crate::supply::{HexSet, rail_heads_for_entry, rail_heads_for_supply};
use crate::theatre::Entry;

const NOT_DUE: Refusal = Refusal::new("12.0", "why-not-due");
const MUST_ENTER: Refusal = Refusal::new("12.1/1", "why-must-enter");
const NOT_BY_RAIL: Refusal = Refusal::new("12.1.1/1", "why-not-by-rail");
const THROUGH_ZONE: Refusal = Refusal::new("12.1.1/3", "why-not-by-rail");
const IN_ZONE: Refusal = Refusal::new("12.1.2/1", "why-in-zone");
const ENEMY_PLACE: Refusal = Refusal::new("12.1.2/2", "why-enemy-place");
const BOX_LIMIT: Refusal = Refusal::new("12.4/1", "why-box-limit");

/// A reinforcement command begins.
pub fn begin(play: &mut Play, chit: Chit) {
    let side = if chit == Chit::AXIS_REINF { Side::Axis } else { Side::Soviet };
    play.s.due.clear();
    let due = |play: &mut Play, what, left| {
        if left > 0 {
            play.s.due.push(Due { what, left });
        }
    };
    let hqs = play.look().all(side, |_| true).filter(|id| waits(play.look(), *id)).count() as u8;
    due(play, What::Hq, hqs);
    match side {
        Side::Axis => {
            let die = play.die("12.3.1/1", "log-commitment");
            for (what, left) in &play.t.reinforcements[usize::from(die) - 1] {
                due(play, *what, *left);
            }
            let boxed = play.look().all(side, |u| u.at == off::BOX).count() as u8;
            let limit = play.t.limits.box_units;
            due(play, What::Box, limit.min(boxed));
        }
        Side::Soviet => {
            let boxes = play.t.track.len() as u8;
            if let Some(entries) = play.t.track.get(usize::from(play.s.track) - 1) {
                for (what, left) in entries {
                    due(play, *what, *left);
                }
            }
            // 12.2.3
            play.s.track = (play.s.track + 1).min(boxes + 1);
        }
    }
    play.push(Step::Call(side));
}

/// Does an HQ wait for the next reinforcements: removed before, or named by a box of the track that has come up?
fn waits(look: Look, id: UnitId) -> bool {
    let unit = look.unit(id);
    match look.counter(id).enters {
        _ if look.counter(id).kind != Kind::Hq => false,
        _ if unit.at == off::AWAY => true,
        Entry::Box(n) => unit.at == off::POOL && n <= look.s.track,
        _ => false,
    }
}

/// The entry of the list that a unit would fill.
fn entry(look: Look, id: UnitId) -> Option<usize> {
    let unit = look.unit(id);
    look.s.due.iter().position(|due| {
        due.left > 0
            && match due.what {
                What::Hq => {
                    unit.at == off::AWAY
                        || unit.at == off::POOL && look.counter(id).kind == Kind::Hq && waits_now(look, id)
                }
                What::Box => unit.at == off::BOX,
                what => unit.at == off::POOL && look.answers(id, what),
            }
    })
}

/// The marker has advanced already when units are called.
fn waits_now(look: Look, id: UnitId) -> bool {
    matches!(look.counter(id).enters, Entry::Box(n) if n < look.s.track)
}

/// Rail hexes with room and outside of enemy zones, where a side's reinforcements may enter now.
pub fn entries(look: Look, side: Side) -> HexSet {
    rail_heads_for_entry(look, side).into_iter().filter(|hex| look.room(*hex)).collect()
}

impl Phase<CaseBlue> for phase::Call {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        look.all(side, |u| !on_map(u.at)).map(Action::Call).try_for_each(&mut *offer)?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Call(id) if !look.t.owns(side, id) => Err(NOT_DUE),
            Action::Call(id) => match entry(look, id) {
                None if look.unit(id).at == off::BOX => Err(BOX_LIMIT),
                None => Err(NOT_DUE),
                Some(_) => Ok(()),
            },
            // What the table brings must enter; units of the box only if their owner wants.
            Action::Done if look.s.due.iter().any(|d| d.what != What::Box && d.left > 0) => Err(MUST_ENTER),
            Action::Done => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        let Action::Call(id) = a else { return play.pop() };
        if let Some(i) = entry(play.look(), id) {
            play.s.due[i].left -= 1;
        }
        // 12.1.3, 12.4/2: only what leaves the box keeps its losses.
        if play.look().unit(id).at != off::BOX {
            play.unit(id).flags &= !flag::REDUCED;
        }
        play.send(id, off::CALLED);
        play.push(Step::Enter(id));
    }

    fn run(&self, play: &mut Play) -> bool {
        let side = self.side;
        let nowhere = play.s.lines.is_empty();
        // 12.2.2, 12.3.2: what the pool lacks is lost.
        let mut i = 0;
        while i < play.s.due.len() {
            let look = play.look();
            let left = look.s.due[i].left;
            let there = look.all(side, |u| !on_map(u.at)).any(|id| entry(look, id) == Some(i));
            if left == 0 || !there || nowhere {
                play.s.due.remove(i);
            } else {
                i += 1;
            }
        }
        let asked = !play.s.due.is_empty();
        play.pop_unless(asked)
    }
}

impl Phase<CaseBlue> for phase::Enter {
    fn candidates(&self, look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        look.s.lines.iter().map(Action::Enter).try_for_each(offer)
    }

    fn sure(&self) -> bool {
        true
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        let Action::Enter(hex) = a else { return Err(not_now(look, a)) };
        NOT_BY_RAIL.unless(on_map(hex))?;
        ENEMY_PLACE.when(look.enemy_place(side, hex))?;
        IN_ZONE.when(look.zone(side.other(), hex))?;
        if look.s.lines.contains(hex) {
            return Ok(());
        }
        Err(if rail_heads_for_entry(look, side).contains(hex) {
            refusals::FULL
        } else if rail_heads_for_supply(look, side).contains(hex) {
            THROUGH_ZONE
        } else {
            NOT_BY_RAIL
        })
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        let Action::Enter(hex) = a else { return };
        let id = self.unit;
        play.pop();
        play.send(id, hex);
        if !play.look().room(hex) {
            play.s.lines.0.remove(hex);
        }
        play.say("12.1.1/1", || {
            Text::new("log-entered").with("unit", unit_value(id)).with("hex", hex_value(hex))
        });
    }
}
