//! Defenders stand at a price, or retreat (11.5).

use arrayvec::ArrayVec;
use sandtable_core::{Refusal, Text};

use super::{Offers, Step, losses, not_now};
use crate::action::{Action, Space, Spaces, UnitId};
use crate::cards::{Force, modifiers};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::{Play, space_value, unit_value};
use crate::state::{flag, on_map};
use crate::supply::{Supplied, field};

const NOT_ROUTED: Refusal = Refusal::new("11.51", "why-not-routed");
const ENEMY: Refusal = Refusal::new("11.55/1", "why-enemy-there");
const FULL: Refusal = Refusal::new("11.55/2", "why-full");
const FRIENDLY: Refusal = Refusal::new("11.55/3", "why-friendly-first");
const SUPPLIED: Refusal = Refusal::new("11.55/5", "why-supplied-first");
const BATTLE_SPACE: Refusal = Refusal::new("11.55/6", "why-battle-space");
const NOT_SO_FAR: Refusal = Refusal::new("11.52/1", "why-length");
const NOT_BESIDE: Refusal = Refusal::new("11.551", "why-beside");
const NOT_HERE: Refusal = Refusal::new("11.53/1", "why-no-stand");
const LAST_UNIT: Refusal = Refusal::new("11.53/3", "why-last-unit");
const FIRST_OF_KIND: Refusal = Refusal::new("11.55/8", "why-first-of-kind");

/// A retreat: through a space to another; both are the same for one space.
type Way = (Space, Space);

/// Most ways that can be of equal worth.
const WAYS: usize = 64;

/// May a retreating unit enter a space, coming from another?
fn enters(look: Look, id: UnitId, from: Space, to: Space) -> Result<(), Refusal> {
    if let Some(refusal) = look.no_way(id, from, to) {
        return Err(Refusal::new("11.55/9", refusal.why));
    }
    if to == look.s.battle.target {
        return Err(BATTLE_SPACE);
    }
    if look.enemy_in(look.t.side(id), to) { Err(ENEMY) } else { Ok(()) }
}

/// Is a way open, as far as length, entry and stacking go?
fn open(look: Look, id: UnitId, length: u8, (via, to): Way) -> Result<(), Refusal> {
    let target = look.s.battle.target;
    if (length == 1) != (via == to) {
        return Err(NOT_SO_FAR);
    }
    enters(look, id, target, via)?;
    if length > 1 {
        enters(look, id, via, to)?;
        if look.along_nile(target, via) || look.along_nile(via, to) {
            return Err(Refusal::new("10.21/2", "why-nile"));
        }
    }
    if modifiers(look, Force::Defender).disengage && look.t.near[1][usize::from(target)].contains(to) {
        return Err(NOT_BESIDE);
    }
    let neutral = |o: UnitId| look.inactive(o) && look.t.side(o) != look.t.side(id);
    if look.s.count(look.t.side(id).other(), to) > 0 && look.stack(to).any(neutral) {
        return Err(Refusal::new("11.55/9", "why-neutrals-there"));
    }
    if look.room(id, to) { Ok(()) } else { Err(FULL) }
}

/// The worth of a way: enemy spaces entered, and whether it ends out of supply (11.55/3, 11.55/5). Less is better.
fn worth(look: Look, id: UnitId, (via, to): Way) -> (u8, bool) {
    let side = look.t.side(id);
    let hostile = |at: Space| u8::from(!look.controls(side, at));
    let entered = hostile(to) + if via == to { 0 } else { hostile(via) };
    let supplied = if look.controls(side, to) {
        look.supplied_at(id, to) > Supplied::Out
    } else {
        // It takes control of the space where its retreat ends.
        let mut then = look.s.clone();
        then.axis.put(to, side == Side::Axis);
        field(look.t, &then, look.counter(id).profile).any.contains(to)
    };
    (entered, !supplied)
}

/// The ways that a unit may retreat, all of equal worth.
fn ways(look: Look, id: UnitId, length: u8) -> ArrayVec<Way, WAYS> {
    let mut found: ArrayVec<Way, WAYS> = ArrayVec::new();
    let mut best = (u8::MAX, true);
    let mut add = |way: Way| {
        if open(look, id, length, way).is_err() {
            return;
        }
        let worth = worth(look, id, way);
        if worth < best {
            best = worth;
            found.clear();
        }
        if worth == best {
            let _ = found.try_push(way);
        }
    };
    for via in look.ways(id, look.s.battle.target).iter() {
        if length == 1 {
            add((via, via));
        } else {
            look.ways(id, via).iter().for_each(|to| add((via, to)));
        }
    }
    found
}

/// Can every defender make the two-space retreat of Disengage (card A24)?
pub fn can_disengage(look: Look) -> bool {
    let (target, side) = (look.s.battle.target, look.s.acting.other());
    let beside = look.t.near[1][usize::from(target)];
    let retreats = |id: UnitId| {
        look.ways(id, target).iter().any(|via| {
            look.ways(id, via).iter().any(|to| !beside.contains(to) && open(look, id, 2, (via, to)).is_ok())
        })
    };
    look.stack(target)
        .filter(|id| look.t.side(*id) == side)
        .all(|id| !look.s.is(id, flag::RETREATED) && look.supplied(id) > Supplied::Out && retreats(id))
}

fn routed(look: Look<'_>) -> impl Iterator<Item = UnitId> {
    look.t.ids().filter(move |id| look.s.is(*id, flag::ROUTED) && on_map(look.at(*id)))
}

/// May the defenders stand at all (11.53, 11.54)?
fn may_stand(look: Look) -> bool {
    let (names, battle) = (&look.t.at, &look.s.battle);
    let by_sea = battle.target == names.berbera && battle.from == Spaces::single(names.aden);
    look.battle_rough() || by_sea
}

/// May a unit pay for it? It must not be the last one that dies of it.
fn pays(look: Look, id: UnitId) -> bool {
    let dies = look.s.is(id, flag::REDUCED) && {
        let mut replaced = false;
        if look.counter(id).division {
            losses::replacements(look, id, |_| replaced = true);
        }
        !replaced
    };
    !dies || routed(look).count() > 1
}

pub fn candidates(look: Look, step: Step, offer: Offers) {
    if step == Step::Stand {
        routed(look).for_each(|id| offer(Action::Stand(id)));
        return offer(Action::Yield);
    }
    for id in routed(look).filter(|id| !look.has_twin(*id)) {
        ways(look, id, look.s.battle.length)
            .iter()
            .for_each(|(via, to)| offer(Action::Retreat(id, *via, *to)));
    }
}

pub fn check(look: Look, step: Step, a: Action) -> Result<(), Refusal> {
    let known = |id: UnitId| {
        usize::from(id) < look.t.counters.len() && look.s.is(id, flag::ROUTED) && on_map(look.at(id))
    };
    match (step, a) {
        (Step::Stand, Action::Yield) => Ok(()),
        (Step::Stand, Action::Stand(id)) if !known(id) => Err(NOT_ROUTED),
        (Step::Stand, Action::Stand(_)) if !may_stand(look) => Err(NOT_HERE),
        (Step::Stand, Action::Stand(id)) if look.has_twin(id) => Err(FIRST_OF_KIND),
        (Step::Stand, Action::Stand(id)) => {
            if pays(look, id) {
                Ok(())
            } else {
                Err(LAST_UNIT)
            }
        }
        (Step::Retreat, Action::Retreat(id, ..)) if !known(id) => Err(NOT_ROUTED),
        (Step::Retreat, Action::Retreat(id, ..)) if look.has_twin(id) => Err(FIRST_OF_KIND),
        (Step::Retreat, Action::Retreat(id, via, to)) => check_way(look, id, (via, to)),
        _ => Err(not_now(look, a)),
    }
}

fn check_way(look: Look, id: UnitId, way: Way) -> Result<(), Refusal> {
    let length = look.s.battle.length;
    open(look, id, length, way)?;
    let found = ways(look, id, length);
    if found.contains(&way) {
        return Ok(());
    }
    let best = found.first().map(|best| worth(look, id, *best));
    let mine = worth(look, id, way);
    Err(if best.is_some_and(|b| b.0 < mine.0) { FRIENDLY } else { SUPPLIED })
}

pub fn apply(play: &mut Play, a: Action) {
    match a {
        Action::Stand(id) => {
            // Nobody retreats.
            play.pop();
            play.become_step(Step::Doom);
            for flags in &mut play.s.flags {
                *flags &= !flag::ROUTED;
            }
            play.s.battle.length = 0;
            play.s.flags[usize::from(id)] |= flag::DOOMED;
            play.say("11.53/1", || Text::new("log-stands").with("unit", unit_value(id)));
        }
        Action::Retreat(id, via, to) => {
            let side = play.t.side(id);
            play.send(id, to);
            play.take(side, to);
            let flags = &mut play.s.flags[usize::from(id)];
            *flags = *flags & !flag::ROUTED | flag::RETREATED;
            let left = play.s.battle.passed.with(play.s.battle.target);
            play.s.battle.passed = if via == to { left } else { left.with(via) };
            play.say("11.52/1", || {
                Text::new("log-retreated").with("unit", unit_value(id)).with("space", space_value(to))
            });
        }
        _ => play.pop(),
    }
}

/// Nobody is asked where nobody can stand.
pub fn run_stand(play: &mut Play) -> bool {
    let look = play.look();
    let able = may_stand(look) && routed(look).any(|id| pays(look, id));
    if !able {
        play.pop();
    }
    !able
}

/// Units without a way are eliminated (11.56); a single way is taken without words.
pub fn run(play: &mut Play) -> bool {
    let look = play.look();
    let length = look.s.battle.length;
    let (mut trapped, mut only, mut count) = (None, None, 0);
    for id in routed(look) {
        let ways = ways(look, id, length);
        match ways[..] {
            [] => {
                trapped = Some(id);
                break;
            }
            [way] if count == 0 => only = Some((id, way)),
            _ => only = None,
        }
        count += 1;
    }
    match (trapped, only) {
        (Some(id), _) => play.eliminate(id, play.t.counter(id).division, "11.56/2"),
        _ if count == 0 => play.pop(),
        (None, Some((id, (via, to)))) if count == 1 => apply(play, Action::Retreat(id, via, to)),
        _ => return false,
    }
    true
}
