//! Units arrive by events: reinforcements, placements, reserves that are brought up, a landing (7.53).

use sandtable_core::Refusal;

use super::{Arrival, Offers, Step, assault, not_now};
use crate::action::{Action, Space, Spaces, UnitId};
use crate::cards::{self, rule};
use crate::data::Effect;
use crate::look::Look;
use crate::pieces::{Class, Side};
use crate::play::Play;
use crate::state::{flag, off, on_map};

const NOT_DUE: Refusal = Refusal::new("7.531/1", "why-not-due");

/// The unit that arrives next.
fn next(look: Look) -> Option<UnitId> {
    look.s.due.last().copied()
}

/// The rule behind an arrival.
fn law(look: Look, how: Arrival) -> &'static str {
    match how {
        Arrival::Reinforcement if look.s.acting == Side::Allied => "7.532/2",
        Arrival::Reinforcement => "7.532/1",
        _ => look.s.deed.card.map_or("7.51/1", rule),
    }
}

/// May a unit wait in the reserve box although it could be placed?
fn may_wait(how: Arrival) -> bool {
    how == Arrival::Koenig
}

pub fn candidates(look: Look, how: Arrival, offer: Offers) {
    let Some(id) = next(look) else { return };
    let spaces = look.arrivals(id, how);
    spaces.iter().for_each(|at| offer(Action::Place(id, at)));
    if may_wait(how) || spaces.is_empty() {
        offer(Action::Place(id, off::RESERVE));
    }
}

pub fn check(look: Look, how: Arrival, a: Action) -> Result<(), Refusal> {
    let Action::Place(id, at) = a else { return Err(not_now(look, a)) };
    if next(look) != Some(id) {
        return Err(NOT_DUE);
    }
    let spaces = look.arrivals(id, how);
    let waits = at == off::RESERVE && (may_wait(how) || spaces.is_empty());
    if spaces.contains(at) || waits { Ok(()) } else { Err(Refusal::new(law(look, how), "why-not-there")) }
}

pub fn apply(play: &mut Play, how: Arrival, a: Action) {
    let Action::Place(id, at) = a else { return };
    play.s.due.pop();
    let law = law(play.look(), how);
    cards::arrive(play, id, at, law);
    if !on_map(at) {
        return;
    }
    if how == Arrival::Uprising {
        play.s.flags[usize::from(id)] |= flag::MOVED;
        play.take(Side::Axis, at);
    }
    let torch = play.s.deed.card.is_some_and(|c| play.t.card(c).class == Some(Class::Torch));
    if torch {
        play.s.deed.arrivals = play.s.deed.arrivals.with(at);
    }
}

/// A single place is taken without words.
pub fn run(play: &mut Play, how: Arrival) -> bool {
    let Some(id) = next(play.look()) else {
        play.pop();
        return true;
    };
    let spaces = play.look().arrivals(id, how);
    let to = match (spaces.len(), spaces.first()) {
        (0, _) => {
            if matches!(how, Arrival::Uprising | Arrival::Mountain) {
                // Nowhere to appear: it does not.
                play.s.due.pop();
                return true;
            }
            off::RESERVE
        }
        (1, Some(at)) if !may_wait(how) => at,
        _ => return false,
    };
    apply(play, how, Action::Place(id, to));
    true
}

/// What reserves a card brings up, and where to.
fn bringing<'a>(look: Look<'a>, effect: u8) -> Option<(&'a [crate::pieces::Nation], Spaces)> {
    let card = look.s.deed.card?;
    match &look.t.card(card).event[usize::from(effect)] {
        Effect::Bring { nations, spaces, .. } => {
            let open: Spaces = spaces.iter().copied().collect();
            Some((nations, open & look.held(card.side)))
        }
        _ => None,
    }
}

fn brings(look: Look, effect: u8, id: UnitId, at: Space) -> bool {
    let counter = look.counter(id);
    bringing(look, effect).is_some_and(|(nations, spaces)| {
        look.at(id) == off::RESERVE
            && !counter.division
            && nations.contains(&counter.nation)
            && id != look.t.who.lrdg
            && !look.has_twin(id)
            && spaces.contains(at)
            && look.room(id, at)
    })
}

/// May a unit land: cross to a space without an enemy?
fn lands(look: Look, id: UnitId, from: Space, to: Space) -> bool {
    look.at(id) == from
        && look.t.side(id) == look.s.acting
        && !look.s.is(id, flag::MOVED)
        && !look.has_twin(id)
        && !look.enemy_in(look.s.acting, to)
        && look.ways(id, from).contains(to)
        && look.room(id, to)
}

pub fn bring(look: Look, step: Step, offer: Offers) {
    match step {
        Step::Bring { effect, .. } => {
            if let Some((_, spaces)) = bringing(look, effect) {
                for id in look.stack(off::RESERVE) {
                    spaces.iter().for_each(|at| offer(Action::Place(id, at)));
                }
            }
        }
        Step::Landing { from, to } => {
            look.stack(from).for_each(|id| offer(Action::Place(id, to)));
            offer(Action::Attack(to));
        }
        _ => {}
    }
    offer(Action::Done);
}

pub fn check_bring(look: Look, step: Step, a: Action) -> Result<(), Refusal> {
    let refused = |why| Err(Refusal::new(look.s.deed.card.map_or("7.51/1", rule), why));
    let known = |id: UnitId| usize::from(id) < look.t.counters.len();
    match (step, a) {
        (_, Action::Done) => Ok(()),
        (Step::Bring { effect, .. }, Action::Place(id, at)) => {
            if known(id) && brings(look, effect, id, at) {
                Ok(())
            } else {
                refused("why-not-there")
            }
        }
        (Step::Landing { from, to }, Action::Place(id, at)) => {
            if known(id) && at == to && lands(look, id, from, to) { Ok(()) } else { refused("why-not-there") }
        }
        (Step::Landing { from, to }, Action::Attack(at)) => {
            let any = look
                .stack(from)
                .any(|id| look.ways(id, from).contains(to) && look.t.side(id) == look.s.acting);
            if at == to && any && look.enemy_in(look.s.acting, to) {
                Ok(())
            } else {
                refused("why-no-target")
            }
        }
        _ => Err(not_now(look, a)),
    }
}

pub fn apply_bring(play: &mut Play, step: Step, a: Action) {
    let law = play.s.deed.card.map_or("7.51/1", rule);
    match (step, a) {
        (Step::Bring { effect, left }, Action::Place(id, at)) => {
            let reduced = play.s.flags[usize::from(id)] & flag::REDUCED;
            cards::arrive(play, id, at, law);
            play.s.flags[usize::from(id)] |= reduced;
            play.become_step(Step::Bring { effect, left: left - 1 });
        }
        (_, Action::Place(id, at)) => {
            play.s.flags[usize::from(id)] |= flag::MOVED;
            play.enter(id, at);
        }
        (_, Action::Attack(at)) => {
            play.pop();
            assault::open(play, at, true);
        }
        _ => play.pop(),
    }
}

pub fn run_bring(play: &mut Play, step: Step) -> bool {
    let spent = matches!(step, Step::Bring { left: 0, .. });
    let idle = spent || !super::any_choice(play.look(), play.s.acting, step);
    if idle {
        play.pop();
    }
    idle
}
