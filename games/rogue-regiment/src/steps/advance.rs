//! The Axis Advance Phase: vehicles, then infantry by nearness, then those who only turn.

use sandtable_core::{Refusal, Text};

use super::{Offers, Step, marked, not_now};
use crate::action::{Action, Unit};
use crate::look::{Look, Prey};
use crate::pieces::{AxisKind, Role};
use crate::play::{Play, of_unit, square_value};
use crate::squares::Bits;
use crate::state::{INFANTRY, flag};

const NOT_NEXT: Refusal = Refusal::new("advance.best/2", "why-not-next");

/// Does a unit advance on exposed operators in this phase?
pub fn advances(look: Look, u: Unit) -> bool {
    let unit = look.unit(u);
    if unit.has(flag::DONE | flag::SMOKING) || !unit.has(flag::ALERTED) {
        return false;
    }
    if unit.has(flag::SET) && unit.kind == AxisKind::Officer {
        return false;
    }
    let battle = look.s.battle;
    match (unit.kind, unit.role) {
        (AxisKind::Officer | AxisKind::Kubelwagen | AxisKind::Truck, _) => false,
        (AxisKind::Mortar, _) => battle && !unit.has(flag::SET),
        (AxisKind::Motorbike | AxisKind::HalfTrack, role) => match role {
            Role::Convoy => false,
            Role::Scout | Role::Assault | Role::Reserve => battle,
            // av.guard/2
            Role::Guard => battle || unit.has(flag::ROUSED),
            _ => true,
        },
        // advance.battle/4, /5
        (AxisKind::Rifle, Role::Sentry) => !battle || look.s.sentries_out,
        _ => battle || look.t.ground().on_map(unit.at),
    }
}

/// The units that come next: vehicles before infantry, the nearest first (advance.vehicles, advance.best/2).
fn next(look: Look) -> u64 {
    let mut best = (u8::MAX, u8::MAX);
    let mut set = 0;
    if look.quarry().next().is_none() {
        // A mortar team goes to its post all the same.
        return Bits(look.units(|u| u.kind == AxisKind::Mortar))
            .filter(|u| advances(look, *u))
            .fold(0, |set, u| set | 1 << u);
    }
    for u in Bits(look.units(|u| !u.has(flag::DONE))) {
        if !advances(look, u) {
            continue;
        }
        let near = look.quarry().map(|p| look.distance_to(u, p)).min().unwrap_or(u8::MAX);
        let key = (u8::from(!Look::is_vehicle(u)), near);
        if key < best {
            (best, set) = (key, 0);
        }
        if key == best {
            set |= 1 << u;
        }
    }
    set
}

fn in_order(look: Look, set: u64) -> arrayvec::ArrayVec<Unit, 64> {
    let mut order: arrayvec::ArrayVec<Unit, 64> = Bits(set).collect();
    order.sort_unstable_by_key(|u| look.rank(*u));
    order
}

pub fn candidates(look: Look, offer: Offers) {
    in_order(look, next(look)).into_iter().for_each(|u| offer(Action::Pick(u)));
}

pub fn check(look: Look, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Pick(u) if u < 64 && next(look) >> u & 1 == 1 => Ok(()),
        Action::Pick(_) => Err(NOT_NEXT),
        _ => Err(not_now()),
    }
}

pub fn apply(play: &mut Play, a: Action) {
    if let Action::Pick(u) = a {
        begin(play, u);
    }
}

fn begin(play: &mut Play, u: Unit) {
    play.unit(u).flags |= flag::DONE;
    let points = play.t.axis(play.s.unit(u).kind).points;
    let step = match play.s.unit(u).kind {
        AxisKind::Mortar => Step::MortarMarch(u, crate::ground::NOWHERE, points),
        _ if Look::is_vehicle(u) => Step::VehicleAdvance(u),
        _ => Step::Target(u),
    };
    play.push(step);
}

/// Nobody has to be asked where the order does not matter: units far apart that cannot meet are still players' ties.
pub fn run(play: &mut Play) -> bool {
    if play.s.battle
        && !play.s.sentries_out
        && play.look().can_advance() == 0
        && play.look().units(|u| u.role == Role::Sentry) != 0
    {
        play.s.sentries_out = true;
        play.say("advance.battle/5", |_| Text::new("log-sentries-leave"));
    }
    // av.convoy/3: the convoy first, in its order.
    if let Some(u) = super::convoy::next(play.look()) {
        super::convoy::begin(play, u);
        return true;
    }
    if let Some(u) = departing(play.look()) {
        play.unit(u).flags |= flag::DONE;
        let points = play.t.axis(AxisKind::Officer).points;
        play.push(Step::Depart(u, points));
        return true;
    }
    let look = play.look();
    let set = next(look);
    if set == 0 {
        turn_the_rest(play);
        play.pop();
        return true;
    }
    if set.count_ones() > 1 && !play.t.auto {
        return false;
    }
    if let Some(u) = in_order(play.look(), set).first().copied() {
        begin(play, u);
    }
    true
}

/// The target on his way out.
fn departing(look: Look) -> Option<Unit> {
    let set =
        look.units(|u| u.has(flag::SET) && u.kind == AxisKind::Officer && !u.has(flag::DONE | flag::SMOKING));
    Bits(set).next()
}

/// The target walks his path, and off the map at its end (special card S2).
pub fn depart(play: &mut Play, u: Unit, left: u8) -> bool {
    play.pop();
    let unit = *play.s.unit(u);
    if !unit.has(flag::HERE) || left == 0 {
        return true;
    }
    let next = usize::from(unit.step) + 1;
    match play.t.page.officer_path.get(next).copied() {
        None => play.escape(u, "special.departure"),
        // Somebody in the way: he waits.
        Some(to) if play.s.cells.held.has(to) || play.s.cells.closed.has(to) => play.face(u, to),
        Some(to) => {
            play.face(u, to);
            play.unit(u).step = next as u8;
            play.push(Step::Depart(u, left - 1));
            super::march::arrive(play, u, to);
        }
    }
    true
}

/// Sentries in battle, and officers always, turn to the best facing (advance.stealth/2, advance.battle/4, /6-9).
fn turn_the_rest(play: &mut Play) {
    if play.look().quarry().next().is_none() {
        return;
    }
    let battle = play.s.battle;
    let look = play.look();
    let set = look.units(|u| {
        u.has(flag::ALERTED)
            && !u.has(flag::SMOKING | flag::DONE)
            && (u.kind == AxisKind::Officer && !u.has(flag::SET) || battle && u.role == Role::Sentry)
    });
    for u in Bits(set & ((1 << INFANTRY) - 1)) {
        if play.s.sentries_out && play.s.unit(u).role == Role::Sentry {
            continue;
        }
        face_best(play, u);
    }
}

/// Faces the nearest exposed operator whom it could attack, another one, or just the nearest.
pub fn face_best(play: &mut Play, u: Unit) {
    let look = play.look();
    let at = look.unit(u).at;
    let key = |p: &Prey| {
        let attackable = super::goal::net(look, at, *p).is_some();
        (!attackable, look.distance_to(u, *p), *p)
    };
    let Some(prey) = look.quarry().min_by_key(key) else { return };
    let to = look.square_of(prey, at);
    let before = look.unit(u).face;
    play.face(u, to);
    if play.s.unit(u).face != before {
        let rule = if play.s.battle { "advance.battle/9" } else { "advance.stealth/2" };
        play.say(rule, |s| of_unit(s, "log-turns", u).with("at", square_value(to)));
        play.glimpse(u);
        play.look_round();
        marked::offer_shots(play);
    }
}
