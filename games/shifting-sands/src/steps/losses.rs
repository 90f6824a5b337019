//! Losses: steps are taken as close to the loss number as can be (11.4), by overruns (11.47) and events.

use sandtable_core::{Refusal, Text};

use super::{Offers, Step, battle, not_now};
use crate::action::{Action, UnitId};
use crate::cards::Force;
use crate::look::Look;
use crate::pieces::Side;
use crate::play::{Play, unit_value};
use crate::state::{flag, off, on_map};

const NOT_IN_BATTLE: Refusal = Refusal::new("11.16", "why-not-in-battle");
const NOT_CLOSEST: Refusal = Refusal::new("11.43/1", "why-not-closest");
const TOO_MUCH: Refusal = Refusal::new("11.43/2", "why-too-much");
const FIRST_OF_KIND: Refusal = Refusal::new("11.42/1", "why-first-of-kind");
const NO_REPLACEMENT: Refusal = Refusal::new("11.44/1", "why-no-replacement");
const FULL_FIRST: Refusal = Refusal::new("11.44/2", "why-full-first");
const MINOR: Refusal = Refusal::new("11.443", "why-minor-allies");

fn force(look: Look, side: Side) -> Force {
    if side == look.s.acting { Force::Attacker } else { Force::Defender }
}

pub fn candidates(look: Look, side: Side, left: u8, least: u8, offer: Offers) {
    let toll = look.toll_of(side);
    let most = toll.most(left);
    for (i, id) in look.force(force(look, side)).enumerate() {
        let fits =
            toll.after(i, left, least > 0).is_some_and(|(total, steps)| total == most && steps >= least);
        if fits && !look.has_twin(id) {
            offer(Action::Lose(id));
        }
    }
}

pub fn check(look: Look, side: Side, left: u8, least: u8, a: Action) -> Result<(), Refusal> {
    let Action::Lose(id) = a else { return Err(not_now(look, a)) };
    let Some(i) = look.force(force(look, side)).position(|o| o == id) else {
        let retreated = usize::from(id) < look.t.counters.len() && look.s.is(id, flag::RETREATED);
        let before = retreated && look.at(id) == look.s.battle.target;
        return Err(if before { Refusal::new("11.57/3", "why-retreated-before") } else { NOT_IN_BATTLE });
    };
    if look.has_twin(id) {
        return Err(FIRST_OF_KIND);
    }
    let toll = look.toll_of(side);
    match toll.after(i, left, least > 0) {
        None => Err(TOO_MUCH),
        Some((total, steps)) if total == toll.most(left) && steps >= least => Ok(()),
        Some(_) => Err(NOT_CLOSEST),
    }
}

pub fn apply(play: &mut Play, side: Side, left: u8, least: u8, a: Action) {
    let Action::Lose(id) = a else { return };
    let factor = play.look().factors(id)[1];
    let (left, least) = (left - factor, least.saturating_sub(1));
    play.become_step(Step::Losses { side, left, least });
    lose_step(play, id, "11.42/1");
}

/// Where no unit can lose anything, it is over; where the choice makes no difference it is made.
pub fn run(play: &mut Play, side: Side, left: u8, least: u8) -> bool {
    let look = play.look();
    let (mut only, mut count) = (None, 0);
    candidates(look, side, left, least, &mut |a| {
        only = Some(a);
        count += 1;
    });
    match (only, count) {
        (None, _) => play.pop(),
        (Some(a), 1) => apply(play, side, left, least, a),
        _ => return false,
    }
    true
}

/// A unit loses a step: it is turned, replaced by a battlegroup, or eliminated (11.42, 11.44).
pub fn lose_step(play: &mut Play, id: UnitId, rule: &'static str) {
    if !play.s.is(id, flag::REDUCED) {
        return play.reduce(id, rule);
    }
    if !play.t.counter(id).division {
        return play.eliminate(id, false, "11.421");
    }
    if battle::brittle(play, id) {
        return play.eliminate(id, true, "11.473");
    }
    play.push(Step::Replacement { division: id });
}

/// Battlegroups in reserve that may take the place of a division: one of each kind, the full ones if there are any.
pub fn replacements(look: Look, division: UnitId, mut offer: impl FnMut(UnitId)) {
    let waits = |id: &UnitId| look.at(*id) == off::RESERVE && look.replaces(division, *id);
    let full = look.t.ids().filter(waits).any(|id| !look.s.is(id, flag::REDUCED));
    for id in look.t.ids().filter(waits).filter(|id| look.s.is(*id, flag::REDUCED) != full) {
        if !look.has_twin(id) {
            offer(id);
        }
    }
}

pub fn check_replacement(look: Look, division: UnitId, a: Action) -> Result<(), Refusal> {
    let Action::Replace(id) = a else { return Err(not_now(look, a)) };
    let mut found = false;
    replacements(look, division, |o| found |= o == id);
    if found {
        return Ok(());
    }
    let known = usize::from(id) < look.t.counters.len();
    if known && look.at(id) == off::RESERVE && look.replaces(division, id) {
        return Err(if look.has_twin(id) { FIRST_OF_KIND } else { FULL_FIRST });
    }
    let minor = known && look.t.nation(id).record() == crate::pieces::Record::Allied;
    Err(if minor { MINOR } else { NO_REPLACEMENT })
}

pub fn apply_replacement(play: &mut Play, division: UnitId, a: Action) {
    let Action::Replace(id) = a else { return };
    play.pop();
    let at = play.look().at(division);
    let part =
        play.s.flags[usize::from(division)] & (flag::ATTACKS | flag::FOUGHT | flag::MOVED | flag::RETREATED);
    play.eliminate(division, false, "11.421");
    play.send(id, at);
    play.s.flags[usize::from(id)] |= part;
    play.say("11.44/1", || {
        Text::new("log-replaced").with("unit", unit_value(division)).with("by", unit_value(id))
    });
}

/// 11.44/3: without a battlegroup the division is gone for good; one kind alone is taken without words.
pub fn run_replacement(play: &mut Play, division: UnitId) -> bool {
    let (mut only, mut count) = (None, 0);
    replacements(play.look(), division, |id| {
        only = Some(id);
        count += 1;
    });
    match (only, count) {
        (None, _) => {
            play.pop();
            play.eliminate(division, true, "11.44/3");
        }
        (Some(id), 1) => apply_replacement(play, division, Action::Replace(id)),
        _ => return false,
    }
    true
}

pub fn overruns(offer: Offers) {
    offer(Action::Allot);
    offer(Action::Each);
}

/// Are both forms of overrun losses possible? Normal ones count if they take more steps than there are units.
fn forms(look: Look) -> (bool, bool) {
    let units = look.force(Force::Defender).count() as u8;
    let best = look.toll_of(look.s.acting.other()).best(look.s.battle.numbers[0]);
    (best.most > units, best.fewest <= units)
}

pub fn check_overrun(look: Look, a: Action) -> Result<(), Refusal> {
    let (normal, each) = forms(look);
    match a {
        Action::Allot if normal => Ok(()),
        Action::Each if each => Ok(()),
        Action::Allot | Action::Each => Err(Refusal::new("11.47/2", "why-costs-less")),
        _ => Err(not_now(look, a)),
    }
}

pub fn apply_overrun(play: &mut Play, a: Action) {
    let units = play.look().force(Force::Defender).count() as u8;
    let side = play.s.acting.other();
    if a == Action::Allot {
        let left = play.s.battle.numbers[0];
        return play.become_step(Step::Losses { side, left, least: units + 1 });
    }
    play.become_step(Step::Doom);
    for id in play.t.ids() {
        let defends = play.look().at(id) == play.s.battle.target && play.t.side(id) == side;
        if defends && !play.s.is(id, flag::RETREATED) {
            play.s.flags[usize::from(id)] |= flag::DOOMED;
        }
    }
}

pub fn run_overrun(play: &mut Play) -> bool {
    match forms(play.look()) {
        (true, true) => return false,
        (true, false) => apply_overrun(play, Action::Allot),
        (false, _) => apply_overrun(play, Action::Each),
    }
    true
}

/// Doomed units lose a step, one after the other.
pub fn run_doom(play: &mut Play) -> bool {
    let doomed = play.t.ids().find(|id| play.s.is(*id, flag::DOOMED) && on_map(play.s.at[usize::from(*id)]));
    match doomed {
        Some(id) => {
            play.s.flags[usize::from(id)] &= !flag::DOOMED;
            lose_step(play, id, "11.47/2");
        }
        None => play.pop(),
    }
    true
}
