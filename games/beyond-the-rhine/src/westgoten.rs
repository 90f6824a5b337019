//! Westgoten: the last that the Germans have (2.3b), and units that come to the boxes later (2.3/1).

use ocs::{Look, Play, PlayerStage, Side, Step, UnitId, off};
use sandtable_core::{Playing, Text};

use crate::contingency::{IS_READY, WAITS};
use crate::notes::WESTGOTEN;
use crate::{arrivals, contingency, replacement};

/// The first turn of February on the calendar (2.3b/1).
const FEBRUARY: u8 = 45;
/// What it adds to the last roll (2.3b/4).
const BONUS: i8 = 2;

/// Declared: one roll is left.
const DECLARED: u64 = 1;
/// And that has been made.
const OVER: u64 = 2;

/// Units that would come to the Contingency box later.
fn scheduled<'a>(look: Look<'a>) -> impl Iterator<Item = UnitId> + 'a {
    let box_ = |number: u8| off::BOX + u16::from(number) <= IS_READY;
    look.t.ids().filter(move |id| {
        let due = look.counter(*id).boxed.is_some_and(|(number, turn)| turn > 0 && box_(number));
        due && look.unit(*id).at == off::POOL
    })
}

/// Units that it brings (2.3b/2, 2.3b/3).
fn all(look: Look<'_>) -> impl Iterator<Item = UnitId> {
    let boxed = look.t.ids().filter(move |id| matches!(look.unit(*id).at, WAITS | IS_READY));
    boxed.chain(replacement::pile(look)).chain(scheduled(look))
}

/// Are the Germans to be asked: from February, at the start of their Reinforcement Phase (2.3b/1)?
pub fn asks(look: Look, asked: bool) -> bool {
    look.s.step() == Some(Step::Player(PlayerStage::Reinforcement))
        && look.s.phasing == Side::Axis
        && !asked
        && look.t.calendar + look.s.turn >= FEBRUARY
        && WESTGOTEN.get(look) == 0
        && all(look).next().is_some()
}

/// It is declared: all of them may be placed in this turn.
pub fn declare(play: &mut Play) {
    WESTGOTEN.set(play, DECLARED);
    let units: Vec<UnitId> = all(play.look()).collect();
    units.into_iter().for_each(|id| play.unit(id).at = IS_READY);
    play.say("btr:2.3b/1", || Text::new("log-westgoten"));
}

/// Has it been declared?
pub fn is_declared(look: Look) -> bool {
    WESTGOTEN.get(look) > 0
}

/// 2.3b/4: the last roll, and none after it.
pub fn replaces(look: Look, side: Side) -> Option<i8> {
    match WESTGOTEN.get(look) {
        DECLARED if side == Side::Axis => Some(BONUS),
        OVER if side == Side::Axis => None,
        _ => Some(0),
    }
}

/// The German table has been rolled.
pub fn rolled(play: &mut Play) {
    if is_declared(play.look()) {
        WESTGOTEN.set(play, OVER);
    }
}

/// Units come to the boxes by the schedule; after Westgoten they are ordinary reinforcements. What it brings and nobody has
/// placed by the end of the Movement Segment comes to the first HQ.
pub fn begins(play: &mut Play, stage: PlayerStage) {
    if play.s.phasing != Side::Axis {
        return;
    }
    match stage {
        PlayerStage::Reinforcement => {
            for id in play.t.ids() {
                let Some((number, turn)) = play.t.counter(id).boxed else { continue };
                if turn != play.s.turn || play.look().unit(id).at != off::POOL {
                    continue;
                }
                let place = off::BOX + u16::from(number);
                let late = place <= IS_READY && is_declared(play.look());
                let entry = arrivals::entries(play.look(), Side::Axis).first().copied();
                match entry.filter(|_| late) {
                    Some(at) => play.arrive(id, at, play.t.counter(id).lost),
                    None => {
                        let lost = play.t.counter(id).lost;
                        let unit = play.unit(id);
                        (unit.at, unit.lost) = (place, lost);
                    }
                }
            }
        }
        PlayerStage::Movement if is_declared(play.look()) => {
            play.supply(Side::Axis);
            let waiting: Vec<UnitId> =
                all(play.look()).filter(|id| play.look().unit(*id).at == IS_READY).collect();
            let staffs = replacement::staffs(play.look(), Side::Axis);
            let fed = staffs.into_iter().find(|at| play.look().traced(Side::Axis, *at));
            for id in waiting {
                if let Some(at) = fed {
                    contingency::place(play, id, at);
                }
            }
        }
        _ => {}
    }
}
