//! A vehicle of the operators moves (vehicle.move/1, /2; vehicle.crush).

use sandtable_core::{Refusal, Text};

use super::driving::{end_action, guns_or_end};
use super::{Offers, Volley, not_now};
use crate::action::Action;
use crate::data::{Drive, Wheels};
use crate::ground::Zone;
use crate::look::{Look, Prey};
use crate::pieces::CarKind;
use crate::play::{Play, car_value};
use crate::squares::Bits;
use crate::state::{INFANTRY, NOBODY, mood};
use crate::steps::Step;
use crate::theatre::Token;
use crate::wheels::{Bed, after, cost};

const NO_WAY: Refusal = Refusal::new("av.move/5", "why-vehicle-blocked");
const NO_POINTS: Refusal = Refusal::new("vehicle.move/2", "why-no-movement");
const HELD: Refusal = Refusal::new("av.move/6", "why-held");
const NOT_MOVED: Refusal = Refusal::new("op.ap/2", "why-finish-first");

fn wheels(look: Look, c: u8) -> Wheels {
    let car = look.car(c);
    Wheels { col: car.col, row: car.row, face: car.face }
}

/// May the vehicle make a movement, and what does it cost?
pub fn steer(look: Look, c: u8, drive: Drive) -> Result<(Wheels, u8), Refusal> {
    let car = look.car(c);
    let length = look.t.car(car.kind).length;
    let bed = if car.kind == CarKind::Boat { Bed::Water } else { Bed::Land };
    let price = cost(look, wheels(look, c), length, drive, bed).ok_or(NO_WAY)?;
    let to = after(wheels(look, c), length, drive);
    let (old, new) = (look.car_token(c), Token::of(to.col, to.row, to.face, length));
    let g = look.t.ground();
    for place in new.places().filter(|p| !old.covers(*p)) {
        let Some(at) = g.at(place.0, place.1) else { return Err(NO_WAY) };
        match g.zones[usize::from(at)] {
            Zone::Map | Zone::Edge(_) => {}
            Zone::Void | Zone::Spawn(_) => return Err(NO_WAY),
        }
        if look.s.cells.held.has(at) && look.unit_at(at).is_none_or(|u| usize::from(u) >= INFANTRY) {
            return Err(HELD);
        }
    }
    Ok((to, price))
}

/// Can it move at all?
pub fn can_roll(look: Look, c: u8) -> bool {
    let points = look.t.car(look.car(c).kind).points;
    Drive::ALL.into_iter().any(|d| steer(look, c, d).is_ok_and(|(_, price)| price <= points))
}

pub fn candidates(offer: Offers) {
    Drive::ALL.into_iter().for_each(|d| offer(Action::Steer(d)));
    offer(Action::Halt);
}

pub fn check(look: Look, c: u8, points: u8, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Steer(drive) => {
            let (_, price) = steer(look, c, drive)?;
            if price > points { Err(NO_POINTS) } else { Ok(()) }
        }
        Action::Halt if points == look.t.car(look.car(c).kind).points => Err(NOT_MOVED),
        Action::Halt => Ok(()),
        _ => Err(not_now()),
    }
}

pub fn apply(play: &mut Play, c: u8, points: u8, then: Volley, a: Action) {
    match a {
        Action::Steer(drive) => {
            let Ok((to, price)) = steer(play.look(), c, drive) else { return };
            play.become_step(Step::Rolling(c, points.saturating_sub(price), then));
            go(play, c, to);
        }
        _ => stop(play, c, then),
    }
}

/// The vehicle goes to a place: infantry in its way is crushed, drivers are seen, what is left is over.
pub fn go(play: &mut Play, c: u8, to: Wheels) {
    let car = &mut play.s.cars[usize::from(c)];
    (car.col, car.row, car.face) = (to.col, to.row, to.face);
    let token = play.look().car_token(c);
    let place = |at: u16| play.t.ground().place(at);
    let crushed = play.look().units(|u| u.at != crate::ground::NOWHERE && token.covers(place(u.at)));
    for u in Bits(crushed & ((1 << INFANTRY) - 1)) {
        play.kill_unit(u, "vehicle.crush");
    }
    if play.look().prey_on_map(Prey::Car(c)) {
        for f in play.s.cars[usize::from(c)].seats.into_iter().filter(|f| *f != NOBODY) {
            play.friend(f).mood |= mood::FIELDED;
        }
    }
    play.refresh();
    let seen = play.look().watchers(Prey::Car(c));
    play.s.deed.seen |= seen;
}

/// It stops: its engine is heard, and the guns fire if they are to.
fn stop(play: &mut Play, c: u8, then: Volley) {
    play.say("vehicle.move/2", |_| Text::new("log-rolls-on").with("car", car_value(c)));
    play.pop();
    guns_or_end(play, c, then);
    hum(play, c);
}

/// The noise of the engine, from the nearest square of the token to each listener (vehicle.noise/2).
pub fn hum(play: &mut Play, c: u8) {
    let noise = play.t.car(play.s.cars[usize::from(c)].kind).noise;
    if noise == 0 {
        return;
    }
    let look = play.look();
    let hear = Bits(look.present())
        .filter(|u| look.distance_to(*u, Prey::Car(c)) <= noise)
        .fold(0_u64, |set, u| set | 1 << u);
    for u in Bits(hear) {
        let near = if Look::is_vehicle(u) { 0 } else { play.s.unit(u).at };
        let at = play.look().square_of(Prey::Car(c), near);
        play.hear(u, at, "vehicle.noise/2");
    }
    let car = play.s.cars[usize::from(c)];
    let at = play.t.ground().at(car.col, car.row).unwrap_or(0);
    super::turn_about(play, at);
}

pub fn run(play: &mut Play, c: u8, points: u8, then: Volley) -> bool {
    let look = play.look();
    if !look.car(c).here {
        play.pop();
        end_action(play, c);
        return true;
    }
    let can = Drive::ALL.into_iter().any(|d| steer(look, c, d).is_ok_and(|(_, price)| price <= points));
    if points > 0 && can {
        return false;
    }
    stop(play, c, then);
    true
}
