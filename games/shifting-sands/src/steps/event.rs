//! An event runs, effect by effect, with the choices that some of them ask for (7.51).

use sandtable_core::{Refusal, Text};

use super::{Offers, OpStage, Step, not_now};
use crate::action::{Action, UnitId};
use crate::cards::{self, found, rule};
use crate::data::{Effect, Size};
use crate::look::Look;
use crate::pieces::{Nation, Region};
use crate::play::{Play, space_value};
use crate::state::{flag, off, on_map};

/// Carries out the next effect; after the last, the operations of the card follow if it gives both (7.12/2).
pub fn run(play: &mut Play, next: u8) -> bool {
    let Some(card) = play.s.deed.card else {
        play.pop();
        return true;
    };
    let spec = play.t.card(card);
    if usize::from(next) < spec.event.len() {
        play.become_step(Step::Event { next: next + 1 });
        cards::apply(play, card, next);
        return true;
    }
    play.pop();
    cards::run_on(play, card);
    if spec.both {
        play.s.deed.points = spec.ops;
        play.push(Step::Operation(OpStage::Activate));
    }
    true
}

fn effect<'a>(look: Look<'a>, number: u8) -> Option<&'a Effect<u8, u8>> {
    look.s.deed.card.and_then(|c| look.t.card(c).event.get(usize::from(number)))
}

/// Card A2: a full Italian infantry division in Libya or Egypt without Germans beside it.
fn shaken(look: Look, id: UnitId) -> bool {
    let (counter, at) = (look.counter(id), look.at(id));
    counter.nation == Nation::It
        && counter.division
        && !look.armour(id)
        && on_map(at)
        && matches!(look.t.ground(at).region, Region::Libya | Region::Egypt)
        && !look.s.is(id, flag::REDUCED)
        && !look.stack(at).any(|o| look.t.nation(o) == Nation::Ge)
}

/// Is this a unit that its owner may take away?
fn withdraws(look: Look, number: u8, id: UnitId) -> bool {
    let Some(Effect::Withdraw(w)) = effect(look, number) else { return false };
    let (counter, at) = (look.counter(id), look.at(id));
    let place = match at {
        off::RESERVE => w.reserve,
        off::REBUILD => w.rebuild,
        _ if on_map(at) => w.anywhere || w.regions.contains(&look.t.ground(at).region),
        _ => false,
    };
    place
        && w.nations.contains(&counter.nation)
        && counter.division == (w.size == Size::Division)
        && w.arm.is_none_or(|arm| counter.arm == arm)
        && id != look.t.who.lrdg
}

fn uproots(look: Look, number: u8, id: UnitId) -> bool {
    match effect(look, number) {
        Some(Effect::Uprooted(finds)) => found(look, finds).any(|o| o == id) && !look.s.is(id, flag::DOOMED),
        _ => false,
    }
}

pub fn candidates(look: Look, step: Step, offer: Offers) {
    let ids = look.t.ids().filter(|id| !look.has_twin(*id));
    match step {
        Step::Shaken => ids.filter(|id| shaken(look, *id)).for_each(|id| offer(Action::Lose(id))),
        Step::Uproot { effect, .. } => {
            ids.filter(|id| uproots(look, effect, *id)).for_each(|id| offer(Action::Strike(id)));
        }
        Step::Withdraw { effect, .. } => {
            ids.filter(|id| withdraws(look, effect, *id)).for_each(|id| offer(Action::Withdraw(id)));
        }
        Step::Name { effect } => look.nameable(effect).iter().for_each(|at| offer(Action::Name(at))),
        _ => {}
    }
}

pub fn check(look: Look, step: Step, a: Action) -> Result<(), Refusal> {
    let known = |id: UnitId| usize::from(id) < look.t.counters.len() && !look.has_twin(id);
    let fits = match (step, a) {
        (Step::Shaken, Action::Lose(id)) => known(id) && shaken(look, id),
        (Step::Uproot { effect, .. }, Action::Strike(id)) => known(id) && uproots(look, effect, id),
        (Step::Withdraw { effect, .. }, Action::Withdraw(id)) => known(id) && withdraws(look, effect, id),
        (Step::Name { effect }, Action::Name(at)) => look.nameable(effect).contains(at),
        _ => return Err(not_now(look, a)),
    };
    if fits { Ok(()) } else { Err(Refusal::new(look.s.deed.card.map_or("7.51/1", rule), "why-not-by-card")) }
}

pub fn apply(play: &mut Play, step: Step, a: Action) {
    let law = play.s.deed.card.map_or("7.51/1", rule);
    match (step, a) {
        (_, Action::Lose(id)) => {
            play.pop();
            play.reduce(id, law);
        }
        (Step::Uproot { effect, left }, Action::Strike(id)) => {
            play.s.flags[usize::from(id)] |= flag::DOOMED;
            play.become_step(Step::Uproot { effect, left: left - 1 });
        }
        (Step::Withdraw { effect, left }, Action::Withdraw(id)) => {
            let for_good = match self::effect(play.look(), effect) {
                Some(Effect::Withdraw(w)) => w.lost,
                _ => false,
            };
            play.eliminate(id, for_good, law);
            play.become_step(Step::Withdraw { effect, left: left - 1 });
        }
        (_, Action::Name(at)) => {
            play.pop();
            play.s.deed.named = at;
            play.say(law, || Text::new("log-named").with("space", space_value(at)));
        }
        _ => {}
    }
}

/// Nobody is asked where there is nothing to choose from; the named units then lose their steps.
pub fn run_choice(play: &mut Play, step: Step) -> bool {
    let look = play.look();
    let mut any = false;
    candidates(look, step, &mut |_| any = true);
    let spent = matches!(step, Step::Uproot { left: 0, .. } | Step::Withdraw { left: 0, .. });
    if any && !spent {
        return false;
    }
    match step {
        Step::Uproot { .. } => play.become_step(Step::Doom),
        _ => play.pop(),
    }
    true
}
