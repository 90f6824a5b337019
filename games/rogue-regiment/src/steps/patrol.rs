//! The Axis Patrol Phase: vehicles on their lines, then patrols on their routes (patrol/1-4, patrol.*).

use sandtable_core::Refusal;

use super::{Offers, Step, marked, order};
use crate::action::{Action, Unit};
use crate::ground::Square;
use crate::look::{Look, Prey};
use crate::pieces::{AxisKind, Colour, Facing, Role, Side};
use crate::play::{Play, of_unit, square_value};
use crate::squares::Bits;
use crate::state::{FRIENDS, Fate, flag};

const NOT_NEXT: Refusal = Refusal::new("patrol/2", "why-not-next");
/// Squares that a patrol walks.
const WALK: u8 = 4;

/// The place on a route after another, and whether it goes on backward; a line turns about at its end.
pub fn after(look: Look, route: u8, step: u8, backward: bool) -> (u8, bool) {
    let beat = &look.t.page.routes[usize::from(route)];
    let last = beat.way.len() as u8 - 1;
    match (beat.looped, backward) {
        (true, false) => (if step == last { 0 } else { step + 1 }, false),
        (true, true) => (if step == 0 { last } else { step - 1 }, true),
        (false, false) if step == last => (step - 1, true),
        (false, false) => (step + 1, false),
        (false, true) if step == 0 => (1, false),
        (false, true) => (step - 1, true),
    }
}

fn square(look: Look, route: u8, step: u8) -> Square {
    look.t.page.routes[usize::from(route)].way[usize::from(step)]
}

/// Does a patrol stand on its route?
pub fn on_route(look: Look, u: Unit) -> bool {
    let unit = look.unit(u);
    unit.role == Role::Patrol
        && usize::from(unit.post) < look.t.page.routes.len()
        && square(look, unit.post, unit.step) == unit.at
}

/// The way it would walk by its facing: forward or backward; none if it does not face along its route.
pub fn way(look: Look, u: Unit) -> Option<bool> {
    let unit = look.unit(u);
    let faces = |backward: bool| {
        let (next, _) = after(look, unit.post, unit.step, backward);
        let to = square(look, unit.post, next);
        let (dc, dr) = look.t.ground().offset(unit.at, to);
        unit.face.ahead() == (dc, dr)
    };
    [false, true].into_iter().find(|b| faces(*b))
}

/// The facings along the route from where a patrol stands.
pub fn along(look: Look, u: Unit) -> [Option<Facing>; 2] {
    let unit = look.unit(u);
    [false, true].map(|backward| {
        let (next, _) = after(look, unit.post, unit.step, backward);
        let offset = look.t.ground().offset(unit.at, square(look, unit.post, next));
        Facing::ALL.into_iter().find(|f| f.ahead() == offset)
    })
}

/// The squares that a patrol would walk next, if it is on its route and faces along it.
pub fn path(look: Look, u: Unit) -> Option<[Square; WALK as usize]> {
    let unit = look.unit(u);
    if !on_route(look, u) {
        return None;
    }
    let (mut step, mut backward) = (unit.step, way(look, u)?);
    Some(std::array::from_fn(|_| {
        (step, backward) = after(look, unit.post, step, backward);
        square(look, unit.post, step)
    }))
}

fn walks(look: Look, u: Unit) -> bool {
    let unit = look.unit(u);
    let colour = |unit: &crate::state::Axis| look.t.page.routes.get(usize::from(unit.post)).map(|r| r.colour);
    unit.role == Role::Patrol
        && unit.kind.walks()
        && !unit.has(flag::DONE | flag::SMOKING)
        && colour(unit) == Some(look.s.token)
        && on_route(look, u)
        && way(look, u).is_some()
        // advance.stealth/3: an alerted patrol walks only while nobody is exposed.
        && (!unit.has(flag::ALERTED) || look.quarry().next().is_none())
}

/// The patrols that come next: those nearest to an operator.
fn next(look: Look) -> u64 {
    let patrols = Bits(look.units(|u| u.role == Role::Patrol)).filter(|u| walks(look, *u));
    order::first(patrols, |u| look.prey().map(|p| look.distance_to(u, p)).min())
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
    let backward = way(play.look(), u).unwrap_or(false);
    let unit = play.unit(u);
    unit.flags |= flag::DONE;
    unit.flags = if backward { unit.flags | flag::BACKWARD } else { unit.flags & !flag::BACKWARD };
    let step = unit.step;
    play.push(Step::Walk(u, WALK, step));
}

pub fn run(play: &mut Play) -> bool {
    // patrol.alarm/2
    if play.s.battle {
        play.pop();
        return true;
    }
    if play.s.token == Colour::Black
        && let Some(u) = super::rover::next(play.look())
    {
        super::rover::begin(play, u);
        return true;
    }
    let look = play.look();
    let set = next(look);
    if set.count_ones() > 1 && !look.t.auto && matters(look, set) {
        return false;
    }
    match order::default(look, set) {
        Some(u) => begin(play, u),
        None => play.pop(),
    }
    true
}

/// Does it matter which of several patrols goes first? Only if they might meet, or find somebody or a body.
fn matters(look: Look, set: u64) -> bool {
    let far = look.t.limits.sight + WALK;
    Bits(set).any(|u| {
        look.prey().any(|p| look.distance_to(u, p) <= far)
            || look.s.bodies.iter().any(|at| look.distance(u, *at) <= far)
            || Bits(set & !(1 << u)).any(|other| look.apart(u, other) <= 2 * WALK)
    })
}

/// Does a unit share its square?
fn shared(look: Look, u: Unit) -> bool {
    let at = look.unit(u).at;
    let others = look.units(|other| other.at == at && !other.has(flag::OFF)) & !(1 << u);
    let vehicle = look.unit_at_vehicle(at).is_some() || look.car_at(at).is_some();
    let friend = (0..FRIENDS as u8).any(|f| look.friend(f).fate == Fate::Here && look.friend(f).at == at);
    others & ((1 << crate::state::INFANTRY) - 1) != 0 || vehicle || friend || look.s.drums.contains(&at)
}

/// One square of a patrol's walk: it stops at what it sees and at a door that is held.
pub fn walk(play: &mut Play, u: Unit, left: u8, last: u8) -> bool {
    let look = play.look();
    let unit = *look.unit(u);
    if !unit.has(flag::HERE) {
        play.pop();
        return true;
    }
    if left == 0 || play.s.battle {
        play.pop();
        halt(play, u, last);
        return true;
    }
    let (next, backward) = after(look, unit.post, unit.step, unit.has(flag::BACKWARD));
    let to = square(look, unit.post, next);
    let door = look.t.ground().side(unit.at, to) == Side::Door;
    let behind = look.friend_at(to).filter(|_| door);
    if look.s.cells.closed.has(to) {
        play.become_step(Step::Walk(u, 0, last));
        return true;
    }
    if let Some(f) = behind {
        // patrol.door/1, /2
        play.alert(u, "patrol.door/1");
        play.expose(Prey::Friend(f), "patrol.door/1");
        play.shout(u);
        play.look_round();
        play.become_step(Step::Walk(u, 0, last));
        return true;
    }
    play.face(u, to);
    let from = play.s.unit(u).at;
    let unit = play.unit(u);
    unit.step = next;
    unit.flags = if backward { unit.flags | flag::BACKWARD } else { unit.flags & !flag::BACKWARD };
    play.send(u, to);
    play.went("patrol/1", "log-walks", u, from);
    let free = !shared(play.look(), u);
    let last = if free { next } else { last };
    play.become_step(Step::Walk(u, left - 1, last));
    if super::march::spring(play, u, to) {
        return true;
    }
    if play.glimpse(u) | scent(play, u) {
        play.say("patrol.spot/1", |s| of_unit(s, "log-stops", u).with("at", square_value(to)));
        play.become_step(Step::Walk(u, 0, last));
    }
    play.look_round();
    marked::offer_shots(play);
    true
}

/// The dog of a handler has the scent of whoever is near and not behind a wall: the handler is alerted and shouts (gap.dogs/2).
fn scent(play: &mut Play, u: Unit) -> bool {
    let look = play.look();
    if look.unit(u).kind != AxisKind::Handler || !look.on_map(u) {
        return false;
    }
    let from = look.unit(u).at;
    let near = |f: u8| {
        let at = look.friend(f).at;
        look.afoot(f)
            && !look.concealed(f)
            && look.t.ground().distance(from, at) <= look.t.limits.scent
            && !look.sight().walled(from, at)
    };
    let found = (0..FRIENDS as u8).any(near);
    if found && play.alert(u, "gap.dogs/2") {
        play.shout(u);
    }
    found
}

/// It stops on the last free square and faces the next of its route, unless it has seen something.
fn halt(play: &mut Play, u: Unit, last: u8) {
    let look = play.look();
    let unit = *look.unit(u);
    let saw = unit.has(flag::ALERTED) && look.sees_anything(u);
    if shared(look, u) {
        let to = square(look, unit.post, last);
        play.unit(u).step = last;
        play.send(u, to);
    }
    if !saw {
        let unit = *play.s.unit(u);
        let (next, _) = after(play.look(), unit.post, unit.step, unit.has(flag::BACKWARD));
        let to = square(play.look(), unit.post, next);
        play.face(u, to);
        play.glimpse(u);
        play.look_round();
        marked::offer_shots(play);
    }
}
