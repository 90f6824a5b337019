//! The replacement phase (15): units are restored and rebuilt.

use sandtable_core::{Refusal, Text, Value};

use super::{Offers, Step, not_now};
use crate::action::{Action, Space, Spaces, UnitId};
use crate::look::Look;
use crate::pieces::{Event, Nation, Record, Side};
use crate::play::{Play, unit_value};
use crate::state::{flag, off, on_map};
use crate::supply::Supplied;

const NO_SUCH_UNIT: Refusal = Refusal::new("15.1/1", "why-no-such-unit");
const NOT_REDUCED: Refusal = Refusal::new("15.3/2", "why-not-reduced");
const NOT_ELIMINATED: Refusal = Refusal::new("15.4/1", "why-not-eliminated");
const DOT: Refusal = Refusal::new("15.43", "why-dot");
const OUT: Refusal = Refusal::new("13.11/2", "why-out-of-supply");
const POINTS: Refusal = Refusal::new("15.1/1", "why-too-dear");
const FIRST_OF_KIND: Refusal = Refusal::new("15.1/1", "why-first-of-kind");

/// The price of a step in half points (15.3).
fn price(look: Look, id: UnitId) -> u8 {
    let limits = &look.t.limits;
    if look.counter(id).division { limits.replace_division } else { limits.replace_battlegroup }
}

/// May a unit take replacements at all, and can a number of steps be paid for?
fn check_points(look: Look, side: Side, id: UnitId, steps: u8) -> Result<(), Refusal> {
    if usize::from(id) >= look.t.counters.len() || look.t.side(id) != side {
        return Err(NO_SUCH_UNIT);
    }
    if look.counter(id).dot {
        return Err(DOT);
    }
    let closed = |rule| Err(Refusal::new(rule, "why-inactive"));
    let (irak, exporters) = (look.has(Event::UnternehmenIrak), look.has(Event::Exporters));
    match look.t.nation(id) {
        Nation::Ir if !irak => return closed("15.12/2"),
        Nation::Vf if !irak && !exporters => return closed("15.12/3"),
        Nation::Eg if !look.has(Event::EgyptianUprising) => return closed("15.12/4"),
        _ => {}
    }
    let (cost, has) = (price(look, id) * steps, look.s.points[look.t.nation(id).record() as usize]);
    if cost <= has { Ok(()) } else { Err(POINTS.with("cost", cost).with("left", has)) }
}

fn check_restore(look: Look, side: Side, id: UnitId) -> Result<(), Refusal> {
    check_points(look, side, id, 1)?;
    let at = look.at(id);
    if !look.s.is(id, flag::REDUCED) || !on_map(at) && at != off::RESERVE {
        return Err(NOT_REDUCED);
    }
    if look.has_twin(id) {
        return Err(FIRST_OF_KIND);
    }
    if on_map(at) && look.supplied(id) == Supplied::Out { Err(OUT) } else { Ok(()) }
}

/// Where a rebuilt unit may be placed (15.41, 15.42); the reserve box takes battlegroups, and divisions without room.
fn places(look: Look, id: UnitId) -> (Spaces, bool) {
    let (at, who) = (&look.t.at, &look.t.who);
    let open = |spaces: Spaces| {
        let free = spaces & look.held(look.t.side(id)) & look.ground(id);
        free.iter().filter(|s| look.room(id, *s)).collect::<Spaces>()
    };
    if !look.counter(id).division {
        let spaces = match look.t.nation(id) {
            _ if id == who.lrdg => Spaces::single(at.deep_desert),
            Nation::Ff => Spaces::single(at.chad),
            _ => Default::default(),
        };
        return (open(spaces), true);
    }
    let spaces = open(look.reinforcement_spaces(id));
    let bound = id == who.it_gds || id == who.it_afr || id == who.ge_5_mtn;
    (spaces, spaces.is_empty() && !bound)
}

fn check_rebuild(look: Look, side: Side, id: UnitId, to: Space, steps: u8) -> Result<(), Refusal> {
    check_points(look, side, id, steps)?;
    if look.at(id) != off::REBUILD {
        return Err(NOT_ELIMINATED);
    }
    if look.has_twin(id) {
        return Err(FIRST_OF_KIND);
    }
    let (spaces, reserve) = places(look, id);
    if spaces.contains(to) || reserve && to == off::RESERVE {
        return Ok(());
    }
    let who = &look.t.who;
    let rule = match id {
        _ if id == who.it_gds || id == who.it_afr => "15.411",
        _ if id == who.ge_5_mtn => "15.412",
        _ if !look.counter(id).division => "15.42",
        _ => "15.41",
    };
    Err(Refusal::new(rule, "why-not-there"))
}

pub fn candidates(look: Look, step: Step, offer: Offers) {
    let Step::Restock(side) = step else {
        return [Record::Br, Record::Cw].into_iter().for_each(|r| offer(Action::Charter(r)));
    };
    for id in look
        .t
        .ids()
        .filter(|id| look.t.side(*id) == side && look.s.points[look.t.nation(*id).record() as usize] > 0)
    {
        if look.s.is(id, flag::REDUCED) && check_restore(look, side, id).is_ok() {
            offer(Action::Restore(id));
        }
        if look.at(id) == off::REBUILD && check_points(look, side, id, 1).is_ok() && !look.has_twin(id) {
            let (spaces, reserve) = places(look, id);
            let full = check_points(look, side, id, 2).is_ok();
            for to in spaces.iter().chain(reserve.then_some(off::RESERVE)) {
                if full {
                    offer(Action::Rebuild(id, to));
                }
                offer(Action::Raise(id, to));
            }
        }
    }
    offer(Action::Done);
}

pub fn check(look: Look, step: Step, a: Action) -> Result<(), Refusal> {
    match (step, a) {
        (Step::Charter, Action::Charter(Record::Br | Record::Cw)) => Ok(()),
        (Step::Charter, Action::Charter(_)) => Err(Refusal::new("7.414/1", "why-br-or-cw")),
        (Step::Restock(side), Action::Restore(id)) => check_restore(look, side, id),
        (Step::Restock(side), Action::Rebuild(id, to)) => check_rebuild(look, side, id, to, 2),
        (Step::Restock(side), Action::Raise(id, to)) => check_rebuild(look, side, id, to, 1),
        (Step::Restock(_), Action::Done) => Ok(()),
        _ => Err(not_now(look, a)),
    }
}

pub fn apply(play: &mut Play, _: Step, a: Action) {
    match a {
        Action::Charter(record) => {
            play.pop();
            play.s.points[record as usize] += 2;
            let term = if record == Record::Br { "record-br" } else { "record-cw" };
            play.say("7.414/1", || Text::new("log-charter").with("record", Value::Term(term)));
        }
        Action::Restore(id) => {
            pay(play, id, 1);
            play.restore(id, "15.3/2");
        }
        Action::Rebuild(id, to) => rebuild(play, id, to, 2),
        Action::Raise(id, to) => rebuild(play, id, to, 1),
        _ => play.pop(),
    }
}

fn pay(play: &mut Play, id: UnitId, steps: u8) {
    let cost = price(play.look(), id) * steps;
    play.s.points[play.t.nation(id).record() as usize] -= cost;
}

fn rebuild(play: &mut Play, id: UnitId, to: Space, steps: u8) {
    pay(play, id, steps);
    play.send(id, to);
    if steps == 1 {
        play.s.flags[usize::from(id)] |= flag::REDUCED;
    }
    play.say("15.4/2", || Text::new("log-rebuilt").with("unit", unit_value(id)));
}

/// Who can do nothing is not asked; unspent points are lost at the end of the turn (15.1/2).
pub fn run(play: &mut Play, side: Side) -> bool {
    let step = Step::Restock(side);
    let idle = !super::any_choice(play.look(), side, step);
    if idle {
        play.pop();
    }
    idle
}
