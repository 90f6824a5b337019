//! The Axis Advance Phase: vehicles, then infantry by nearness, then those who only turn.

use sandtable_core::{Refusal, Text};

use super::goal::{code, prey_of};
use super::{Offers, Step, marked, not_now, order};
use crate::action::{Action, Unit};
use crate::look::{Look, Prey};
use crate::pieces::{AxisKind, Facing, Role};
use crate::play::{Play, of_unit, square_value};
use crate::squares::Bits;
use crate::state::{INFANTRY, flag};

const NOT_NEXT: Refusal = Refusal::new("advance.best/2", "why-not-next");
const NOT_NEAREST: Refusal = Refusal::new("advance.battle/7", "why-not-nearest");

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
        (_, Role::Hunter) => false,
        (AxisKind::Officer | AxisKind::Kubelwagen | AxisKind::Truck, _) => false,
        (AxisKind::Mortar, _) => battle && !unit.has(flag::SET),
        (AxisKind::Motorbike | AxisKind::HalfTrack | AxisKind::Panzer, role) => match role {
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
    if look.quarry().next().is_none() {
        // A mortar team goes to its post all the same.
        return Bits(look.units(|u| u.kind == AxisKind::Mortar))
            .filter(|u| advances(look, *u))
            .fold(0, |set, u| set | 1 << u);
    }
    let near = |u: Unit| look.quarry().map(|p| look.distance_to(u, p)).min().unwrap_or(u8::MAX);
    order::first(Bits(look.units(|_| true)).filter(|u| advances(look, *u)), |u| {
        (!Look::is_vehicle(u), near(u))
    })
}

pub fn candidates(look: Look, offer: Offers) {
    order::candidates(look, next(look), offer);
}

pub fn check(look: Look, a: Action) -> Result<(), Refusal> {
    order::check(next(look), a, NOT_NEXT)
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

/// The convoy, the target on his way out, those who advance, those who turn.
pub fn run(play: &mut Play) -> bool {
    if play.s.battle
        && !play.s.sentries_out
        && play.look().can_advance() == 0
        && play.look().units(|u| u.role == Role::Sentry) != 0
    {
        play.s.sentries_out = true;
        play.say("advance.battle/5", |_| Text::new("log-sentries-leave"));
    }
    if super::hunt::comes(play.look()) {
        play.push(Step::HunterGate);
        return true;
    }
    if let Some(u) = super::hunt::next(play.look()) {
        super::hunt::begin(play, u);
        return true;
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
    if set.count_ones() > 1 && !play.t.auto {
        return false;
    }
    match (order::default(look, set), turner(look)) {
        (Some(u), _) => begin(play, u),
        (None, Some(u)) => {
            play.unit(u).flags |= flag::DONE;
            play.push(Step::Turner(u));
        }
        (None, None) => play.pop(),
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

/// Sentries in battle, and officers always, turn where they stand, after all others (advance.stealth/2, advance.battle/4, /6).
fn turner(look: Look) -> Option<Unit> {
    look.quarry().next()?;
    let s = look.s;
    let set = look.units(|u| {
        u.has(flag::ALERTED)
            && !u.has(flag::SMOKING | flag::DONE)
            && (u.kind == AxisKind::Officer && !u.has(flag::SET)
                || s.battle && !s.sentries_out && u.role == Role::Sentry)
    });
    Bits(set & ((1 << INFANTRY) - 1)).next()
}

/// Whom a unit turns to with the same right: the nearest exposed operator whom it could attack, another one, or just the
/// nearest (advance.battle/7-9).
fn whom(look: Look, u: Unit) -> arrayvec::ArrayVec<Prey, 12> {
    let (kind, at) = (look.unit(u).kind, look.unit(u).at);
    let key = |p: &Prey| (super::goal::net(look, kind, at, *p).is_none(), look.distance_to(u, *p));
    let best = look.quarry().map(|p| key(&p)).min();
    look.quarry().filter(|p| Some(key(p)) == best).collect()
}

/// The facing in which a unit has somebody before it.
fn facing(look: Look, u: Unit, prey: Prey) -> Facing {
    let unit = look.unit(u);
    look.t.ground().toward(unit.at, look.square_of(prey, unit.at), unit.face)
}

pub fn turns(look: Look, u: Unit, offer: Offers) {
    whom(look, u).into_iter().for_each(|p| offer(Action::Prefer(code(p))));
}

pub fn check_turn(look: Look, u: Unit, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Prefer(n) if whom(look, u).iter().any(|p| code(*p) == n) => Ok(()),
        Action::Prefer(_) => Err(NOT_NEAREST),
        _ => Err(not_now()),
    }
}

pub fn apply_turn(play: &mut Play, u: Unit, a: Action) {
    let Action::Prefer(n) = a else { return };
    play.pop();
    let look = play.look();
    let (before, after) = (look.unit(u).face, facing(look, u, prey_of(n)));
    if before == after {
        return;
    }
    let to = look.square_of(prey_of(n), look.unit(u).at);
    play.unit(u).face = after;
    let rule = if play.s.battle { "advance.battle/9" } else { "advance.stealth/2" };
    play.say(rule, |s| of_unit(s, "log-turns", u).with("at", square_value(to)));
    play.glimpse(u);
    play.look_round();
    marked::offer_shots(play);
}

/// Equals are the players' choice, unless they lie the same way.
pub fn run_turn(play: &mut Play, u: Unit) -> bool {
    let look = play.look();
    let all = whom(look, u);
    let one_way = all.windows(2).all(|pair| facing(look, u, pair[0]) == facing(look, u, pair[1]));
    match all.first() {
        Some(prey) if one_way || look.t.auto => apply_turn(play, u, Action::Prefer(code(*prey))),
        Some(_) => return false,
        None => play.pop(),
    }
    true
}
