//! Set-up: where patrols begin, and where the operators do (setup.patrol/3, /4; setup.entry/1; vehicle.willys/1-3).

use sandtable_core::{Refusal, Seat, Seats};

use super::{Offers, Step, not_now, seat_of};
use crate::action::{Action, Friend};
use crate::ground::Square;
use crate::look::Look;
use crate::pieces::{CarKind, Role};
use crate::play::Play;
use crate::squares::Bits;
use crate::state::{Fate, NOBODY, mood};
use crate::steps::Phase;

const PLACED: Refusal = Refusal::new("setup.entry/1", "why-placed");
const NOT_THERE: Refusal = Refusal::new("setup.entry/1", "why-not-entry");
const HELD: Refusal = Refusal::new("map.squares/2", "why-held");
const NOT_YOURS: Refusal = Refusal::new("comp.board/4", "why-not-yours");
const DRIVER: Refusal = Refusal::new("vehicle.willys/2", "why-driver-first");
const NO_SEAT: Refusal = Refusal::new("vehicle.embark", "why-no-seat");

pub fn routes(offer: Offers) {
    offer(Action::Begin(0));
    offer(Action::Begin(1));
    offer(Action::ReadyMade);
}

pub fn check_route(a: Action) -> Result<(), Refusal> {
    match a {
        Action::Begin(0 | 1) | Action::ReadyMade => Ok(()),
        Action::Begin(_) => Err(Refusal::new("setup.patrol/2", "why-start")),
        _ => Err(not_now()),
    }
}

pub fn apply_route(play: &mut Play, n: u8, a: Action) {
    match a {
        Action::Begin(start) => {
            begin(play, n, start);
            play.become_step(Step::Patrols(n + 1));
        }
        _ => {
            for route in n..play.t.page.routes.len() as u8 {
                begin(play, route, 0);
            }
            play.become_step(Step::Patrols(play.t.page.routes.len() as u8));
        }
    }
}

/// Puts the patrol of a route on a starting point, facing along it.
pub fn begin(play: &mut Play, route: u8, start: u8) {
    let found = Bits(play.look().units(|u| u.role == Role::Patrol && u.post == route)).next();
    let Some(u) = found else { return };
    let beat = &play.t.page.routes[usize::from(route)];
    let step = beat.starts[usize::from(start)];
    play.unit(u).step = step;
    play.unit(u).flags &= !crate::state::flag::BACKWARD;
    play.send(u, beat.way[usize::from(step)]);
    let (next, _) = super::patrol::after(play.look(), route, step, false);
    let to = play.t.page.routes[usize::from(route)].way[usize::from(next)];
    play.face(u, to);
}

pub fn run_route(play: &mut Play, n: u8) -> bool {
    if usize::from(n) < play.t.page.routes.len() {
        return false;
    }
    play.become_step(Step::Deploy);
    true
}

fn waiting(look: Look) -> impl Iterator<Item = Friend> {
    (0..look.t.operators()).filter(move |f| look.friend(*f).fate == Fate::Waiting)
}

/// The seats whose operators have yet to be placed.
pub fn seats(look: Look) -> Seats {
    waiting(look).fold(Seats::NONE, |seats, f| Seats(seats.0 | seat_of(look, f).0))
}

pub fn candidates(look: Look, offer: Offers) {
    for f in waiting(look) {
        for at in &look.t.page.edges[0].squares {
            offer(Action::Deploy(f, *at, false));
            offer(Action::Deploy(f, *at, true));
        }
        for c in
            (0..look.s.cars.len() as u8).filter(|c| look.car(*c).here && look.car(*c).kind == CarKind::Jeep)
        {
            (0..look.t.car(look.car(c).kind).seats).for_each(|seat| offer(Action::Seat(f, c, seat)));
        }
    }
    offer(Action::ReadyMade);
}

pub fn check(look: Look, seat: Seat, a: Action) -> Result<(), Refusal> {
    let his = |f: Friend| {
        if f >= look.t.operators() || look.friend(f).fate != Fate::Waiting {
            return Err(PLACED);
        }
        if seat_of(look, f).has(seat) { Ok(()) } else { Err(NOT_YOURS) }
    };
    match a {
        Action::Deploy(f, at, _) => {
            his(f)?;
            if !look.t.page.edges[0].squares.contains(&at) {
                return Err(NOT_THERE);
            }
            if look.s.cells.held.has(at) { Err(HELD) } else { Ok(()) }
        }
        Action::Seat(f, c, seat) => {
            his(f)?;
            let jeep =
                usize::from(c) < look.s.cars.len() && look.car(c).here && look.car(c).kind == CarKind::Jeep;
            if !jeep
                || seat >= look.t.car(CarKind::Jeep).seats
                || look.car(c).seats[usize::from(seat)] != NOBODY
            {
                return Err(NO_SEAT);
            }
            if seat > 0 && look.car(c).seats[0] == NOBODY { Err(DRIVER) } else { Ok(()) }
        }
        Action::ReadyMade => Ok(()),
        _ => Err(not_now()),
    }
}

pub fn apply(play: &mut Play, a: Action) {
    match a {
        Action::Deploy(f, at, crouched) => deploy(play, f, at, crouched),
        Action::Seat(f, c, seat) => super::driving::sit(play, f, c, seat),
        _ => {
            // The box proposes: into the jeep, else on the squares nearest the map.
            let left: arrayvec::ArrayVec<Friend, 4> = waiting(play.look()).collect();
            for f in left {
                let jeep = (0..play.s.cars.len())
                    .find(|c| play.s.cars[*c].here && play.s.cars[*c].kind == CarKind::Jeep);
                let seat = jeep.and_then(|c| {
                    let seats = usize::from(play.t.car(CarKind::Jeep).seats);
                    play.s.cars[c].seats[..seats]
                        .iter()
                        .position(|s| *s == NOBODY)
                        .map(|seat| (c as u8, seat as u8))
                });
                if let Some((c, seat)) = seat {
                    super::driving::sit(play, f, c, seat);
                } else if let Some(at) = free(play.look()) {
                    deploy(play, f, at, false);
                }
            }
        }
    }
}

fn free(look: Look) -> Option<Square> {
    look.t.page.edges[0].squares.iter().copied().find(|at| !look.s.cells.held.has(*at))
}

fn deploy(play: &mut Play, f: Friend, at: Square, crouched: bool) {
    let face = play.t.page.edges[0].into;
    let op = play.friend(f);
    op.fate = Fate::Here;
    op.at = at;
    op.face = face;
    if crouched {
        op.mood |= mood::CROUCHED;
    }
    play.refresh();
}

/// All are placed: the jeep stays behind if nobody drives it, and the first turn begins.
pub fn run(play: &mut Play) -> bool {
    if waiting(play.look()).next().is_some() {
        return false;
    }
    for car in &mut play.s.cars {
        if car.here && car.kind == CarKind::Jeep && !car.manned() {
            *car = crate::state::Car::NONE;
        }
    }
    play.refresh();
    play.become_step(Step::Turn(Phase::Operator));
    true
}
