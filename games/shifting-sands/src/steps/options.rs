//! Divisions that options 19.12 and 19.13 bring before the first action of a turn.

use sandtable_board::graph::flood;
use sandtable_core::Refusal;

use super::{Offers, Step, not_now};
use crate::action::{Action, Space, Spaces, UnitId};
use crate::cards;
use crate::data::Season;
use crate::look::Look;
use crate::pieces::{Event, Nation, Record, Side};
use crate::play::Play;
use crate::state::{flag, off};

const NOT_NOW: Refusal = Refusal::new("19.12/1", "why-not-there");
const NOT_THERE: Refusal = Refusal::new("19.13/1", "why-not-there");
const NOT_RELIEVED: Refusal = Refusal::new("19.13/3", "why-not-relieved");

/// May the 999th come before the first action of this turn (19.12)?
fn last_due(look: Look) -> bool {
    let turn = look.t.turn(look.s.turn);
    look.t.options.ge_999
        && look.at(look.t.who.ge_999) == off::POOL
        && look.has(Event::Torch)
        && turn.year == 1943
        && matches!(turn.season, Season::Winter | Season::Spring)
}

/// May the 6th come before the first Allied action of Fall 1941 (19.13)?
fn sixth_due(look: Look) -> bool {
    let turn = look.t.turn(look.s.turn);
    look.t.options.br_6
        && look.at(look.t.who.br_6) == off::POOL
        && !look.has(Event::Crusader)
        && turn.year == 1941
        && turn.season == Season::Fall
}

/// Where the two divisions may be placed.
fn spaces(look: Look, step: Step) -> Spaces {
    let at = &look.t.at;
    let (id, all): (UnitId, Spaces) = match step {
        Step::Last => (look.t.who.ge_999, Spaces::single(at.tunis)),
        _ => (look.t.who.br_6, [at.alexandria, at.port_said].into_iter().collect()),
    };
    let open = all & look.held(look.t.side(id));
    open.iter().filter(|s| look.room(id, *s)).collect()
}

/// 19.13/2: is Tobruk Allied and cut off by land?
fn besieged(look: Look) -> bool {
    let tobruk = look.t.at.tobruk;
    let open = look.held(Side::Allied) & look.ground(look.t.who.br_6);
    let sources = look.field(look.t.counter(look.t.who.br_6).profile).sources;
    look.controls(Side::Allied, tobruk)
        && !flood(Spaces::single(tobruk), open, &look.t.near[Side::Allied as usize])
            .intersects(sources.without(tobruk))
}

/// May a division be relieved in Tobruk: Australian at full strength if possible, else of the Commonwealth (19.13/3)?
fn relieved(look: Look, id: UnitId) -> bool {
    let tobruk = look.t.at.tobruk;
    let full = |o: UnitId| {
        look.t.nation(o) == Nation::Aus && look.counter(o).division && !look.s.is(o, flag::REDUCED)
    };
    let first = look.stack(tobruk).any(full);
    let commonwealth = look.t.nation(id).record() == Record::Cw && look.counter(id).division;
    besieged(look) && look.at(id) == tobruk && commonwealth && (!first || full(id))
}

pub fn candidates(look: Look, step: Step, offer: Offers) {
    let id = if step == Step::Last { look.t.who.ge_999 } else { look.t.who.br_6 };
    let spaces = spaces(look, step);
    spaces.iter().for_each(|at| offer(Action::Place(id, at)));
    if step == Step::Sixth {
        if spaces.is_empty() {
            offer(Action::Place(id, off::RESERVE));
        }
        for other in look.stack(look.t.at.tobruk) {
            [look.t.at.alexandria, look.t.at.port_said]
                .into_iter()
                .for_each(|at| offer(Action::Relocate(other, at)));
        }
    }
    offer(Action::Done);
}

pub fn check(look: Look, step: Step, a: Action) -> Result<(), Refusal> {
    match (step, a) {
        (_, Action::Done) => Ok(()),
        (Step::Last, Action::Place(id, at)) => {
            if id == look.t.who.ge_999 && spaces(look, step).contains(at) {
                Ok(())
            } else {
                Err(NOT_NOW)
            }
        }
        (Step::Sixth, Action::Place(id, at)) => {
            let spaces = spaces(look, step);
            let fits = spaces.contains(at) || spaces.is_empty() && at == off::RESERVE;
            if id == look.t.who.br_6 && fits { Ok(()) } else { Err(NOT_THERE) }
        }
        (Step::Sixth, Action::Relocate(id, at)) => {
            let known = usize::from(id) < look.t.counters.len();
            if !known || !relieved(look, id) {
                return Err(NOT_RELIEVED);
            }
            if spaces(look, step).contains(at) {
                Ok(())
            } else {
                Err(Refusal::new("19.13/4", "why-not-there"))
            }
        }
        _ => Err(not_now(look, a)),
    }
}

pub fn apply(play: &mut Play, step: Step, a: Action) {
    play.pop();
    match a {
        Action::Done if step == Step::Last => miss(play),
        Action::Place(id, at) => place(play, id, at),
        Action::Relocate(id, at) => {
            play.send(id, at);
            let tobruk = play.t.at.tobruk;
            place(play, play.t.who.br_6, tobruk);
        }
        _ => {}
    }
}

/// 19.12/2: a 999th that could have come in Winter 1943 does not come in Spring.
fn miss(play: &mut Play) {
    let last = play.t.who.ge_999;
    play.send(last, off::LOST);
}

fn place(play: &mut Play, id: UnitId, at: Space) {
    let law = if id == play.t.who.ge_999 { "19.12/1" } else { "19.13/1" };
    cards::arrive(play, id, at, law);
    if id == play.t.who.ge_999 {
        // It comes reduced.
        play.s.flags[usize::from(id)] |= flag::REDUCED;
    }
}

pub fn run(play: &mut Play, step: Step) -> bool {
    play.trace_for(Side::Allied);
    let look = play.look();
    let due = match step {
        Step::Last => last_due(look),
        _ => sixth_due(look),
    };
    let barred = due && step == Step::Last && spaces(look, step).is_empty();
    if barred {
        miss(play);
    }
    if !due || barred {
        play.pop();
    }
    !due || barred
}
