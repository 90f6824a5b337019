//! The Operator Phase: vehicles first, then the operators in an order of the players' choice (op.phase/1-4, play.seq/3).

use sandtable_core::{Refusal, Seat, Seats, Text};

use super::{Offers, Step, not_now, seat_of};
use crate::action::{Action, Friend};
use crate::look::Look;
use crate::play::{Play, car_value, friend_value};
use crate::state::{FRIENDS, Fate, flag, mood};

const ACTED: Refusal = Refusal::new("op.phase/3", "why-acted");
const NOT_YOURS: Refusal = Refusal::new("comp.board/4", "why-not-yours");
const BOUND: Refusal = Refusal::new("resist.card", "why-bound");
const CAR_FIRST: Refusal = Refusal::new("play.seq/3", "why-vehicles-first");
const NO_CAR: Refusal = Refusal::new("vehicle.ap", "why-no-vehicle");
const NO_DRIVER: Refusal = Refusal::new("vehicle.embark", "why-nobody-aboard");

/// Who may still act on foot.
pub fn waits(look: Look, f: Friend) -> bool {
    let op = look.friend(f);
    op.fate == Fate::Here && !op.is(mood::ACTED | mood::BOUND)
}

/// May a vehicle still act?
fn car_waits(look: Look, c: u8) -> bool {
    let car = look.car(c);
    car.here && !car.acted && car.manned()
}

fn cars_wait(look: Look) -> bool {
    (0..look.s.cars.len() as u8).any(|c| car_waits(look, c))
}

/// The seats that have somebody to act with.
pub fn seats(look: Look) -> Seats {
    let mut seats = Seats::NONE;
    if cars_wait(look) {
        for c in (0..look.s.cars.len() as u8).filter(|c| car_waits(look, *c)) {
            seats = Seats(seats.0 | super::driving::seats(look, c).0);
        }
        return seats;
    }
    for f in (0..FRIENDS as u8).filter(|f| waits(look, *f)) {
        seats = Seats(seats.0 | seat_of(look, f).0);
    }
    seats
}

pub fn candidates(look: Look, offer: Offers) {
    for c in (0..look.s.cars.len() as u8).filter(|c| car_waits(look, *c)) {
        offer(Action::Drive(c));
    }
    for f in (0..FRIENDS as u8).filter(|f| waits(look, *f)) {
        offer(Action::Take(f));
        offer(Action::Skip(f));
    }
    super::hands::smokers(look, offer);
}

pub fn check(look: Look, seat: Seat, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Drive(c) => {
            if usize::from(c) >= look.s.cars.len() || !look.car(c).here {
                return Err(NO_CAR);
            }
            if !look.car(c).manned() {
                return Err(NO_DRIVER);
            }
            if look.car(c).acted {
                return Err(ACTED);
            }
            if super::driving::seats(look, c).has(seat) { Ok(()) } else { Err(NOT_YOURS) }
        }
        Action::Take(f) | Action::Skip(f) => {
            if usize::from(f) >= FRIENDS || look.friend(f).fate != Fate::Here {
                return Err(ACTED);
            }
            if cars_wait(look) {
                return Err(CAR_FIRST);
            }
            if look.friend(f).is(mood::BOUND) {
                return Err(BOUND);
            }
            if look.friend(f).is(mood::ACTED) {
                return Err(ACTED);
            }
            if seat_of(look, f).has(seat) { Ok(()) } else { Err(NOT_YOURS) }
        }
        // event.smoke/2: at any moment of the phase; whoever has still to act does it for one who has acted.
        Action::Smoke(u) if !cars_wait(look) => match super::hands::packet(look) {
            Some(f) if waits(look, f) && !seat_of(look, f).has(seat) => Err(NOT_YOURS),
            _ => super::hands::check_smoke(look, u),
        },
        _ => Err(not_now()),
    }
}

pub fn apply(play: &mut Play, a: Action) {
    match a {
        Action::Drive(c) => {
            play.say("vehicle.ap", |_| Text::new("log-drives").with("car", car_value(c)));
            play.push(Step::Driving(c));
        }
        Action::Take(f) => {
            play.say("op.phase/2", |_| Text::new("log-takes").with("who", friend_value(f)));
            play.push(Step::Acting(f));
        }
        // op.phase/4
        Action::Skip(f) => play.friend(f).mood |= mood::ACTED,
        Action::Smoke(u) => super::hands::smoke(play, u),
        _ => {}
    }
}

/// The phase ends when all have acted (op.ap/3).
pub fn run(play: &mut Play) -> bool {
    let look = play.look();
    if !seats(look).is_empty() {
        return false;
    }
    for unit in &mut play.s.units {
        unit.flags &= !flag::DONE;
    }
    play.pop();
    true
}
