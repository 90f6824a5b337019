//! The vehicles of the operators: jeep, truck and boat (vehicle.*).

use sandtable_core::{Refusal, Seats, Text};

use super::guns::{NO_SHOT, can_fire, can_mark, guns};
use super::rolling::{can_roll, go, hum, steer};
use super::unloading::{self, NO_EXIT};
use super::{Offers, Step, Volley, not_now, seat_of};
use crate::action::{Action, Friend};
use crate::data::Drive;
use crate::ground::NOWHERE;
use crate::look::{Look, Prey};
use crate::pieces::{CarKind, Terrain};
use crate::play::{Play, car_value, friend_value};
use crate::state::{Car, Deed, Fate, Marked, NOBODY, flag, mood};

const NO_AP: Refusal = Refusal::new("vehicle.ap", "why-no-points");
const NO_DRIVER: Refusal = Refusal::new("vehicle.move/1", "why-no-driver");
const NO_GUNNER: Refusal = Refusal::new("vehicle.attack/1", "why-no-gunner");
const NO_WAY: Refusal = Refusal::new("av.move/5", "why-vehicle-blocked");
const JEEP_ONLY: Refusal = Refusal::new("vehicle.floor/1", "why-jeep-only");
const ROUGH: Refusal = Refusal::new("vehicle.floor/2", "why-rough");
const STAYS: Refusal = Refusal::new("vehicle.willys/3", "why-stays-aboard");
const WHOLE: Refusal = Refusal::new("vehicle.repair/2", "why-whole");
const NOT_OUT: Refusal = Refusal::new("setup.entry/1", "why-no-exit");

/// The seats of those aboard.
pub fn seats(look: Look, c: u8) -> Seats {
    look.riders(c).fold(Seats::NONE, |seats, f| Seats(seats.0 | seat_of(look, f).0))
}

/// Somebody takes a seat.
pub fn sit(play: &mut Play, f: Friend, c: u8, seat: u8) {
    let op = play.friend(f);
    op.fate = Fate::Aboard(c);
    op.at = NOWHERE;
    op.mood &= !(mood::CROUCHED | mood::DIVING | mood::ARRIVED);
    op.aim = None;
    play.s.cars[usize::from(c)].seats[usize::from(seat)] = f;
    play.refresh();
}

/// An operator gets in, which ends his turn; in the jeep in battle he is exposed (vehicle.embark, vehicle.noise/1).
pub fn get_in(play: &mut Play, f: Friend, c: u8, seat: u8) {
    sit(play, f, c, seat);
    play.friend(f).mood |= mood::ACTED;
    play.say("vehicle.embark", |_| {
        Text::new("log-gets-in").with("who", friend_value(f)).with("car", car_value(c))
    });
    if play.s.battle && play.s.cars[usize::from(c)].kind == CarKind::Jeep {
        play.expose(Prey::Friend(f), "vehicle.noise/1");
    }
}

/// Can the jeep run straight on over open ground (vehicle.floor/1, /2)?
fn floor(look: Look, c: u8) -> Result<(), Refusal> {
    steer(look, c, Drive::Ahead)?;
    let length = look.t.car(look.car(c).kind).length;
    let car = look.car(c);
    let here = crate::data::Wheels { col: car.col, row: car.row, face: car.face };
    let to = crate::wheels::after(here, length, Drive::Ahead);
    let token = crate::theatre::Token::of(to.col, to.row, to.face, length);
    let g = look.t.ground();
    let open =
        |p: (i8, i8)| g.at(p.0, p.1).is_some_and(|at| g.ground(at) == Terrain::Normal && !g.indoors(at));
    if token.places().all(open)
        && crate::wheels::cost(look, here, length, Drive::Ahead, crate::wheels::Bed::Land) == Some(1)
    {
        Ok(())
    } else {
        Err(ROUGH)
    }
}

pub fn candidates(offer: Offers) {
    for a in [
        Action::Roll,
        Action::FloorIt,
        Action::Guns,
        Action::GunsMark,
        Action::RollGuns,
        Action::RollMark,
        Action::GunsRoll,
        Action::MarkRoll,
        Action::Unload,
        Action::Repair,
        Action::Leave,
        Action::Done,
    ] {
        offer(a);
    }
}

pub fn check(look: Look, c: u8, a: Action) -> Result<(), Refusal> {
    let car = look.car(c);
    let price = match a {
        Action::Done | Action::Leave => 0,
        Action::Repair => 2,
        _ => 1,
    };
    if price > car.ap {
        return Err(NO_AP);
    }
    let driver = || if car.seats[0] == NOBODY { Err(NO_DRIVER) } else { Ok(()) };
    let rolls = || driver().and_then(|()| if can_roll(look, c) { Ok(()) } else { Err(NO_WAY) });
    let fires = |able: &dyn Fn(u8) -> bool| {
        if guns(look, c).next().is_none() {
            return Err(NO_GUNNER);
        }
        if guns(look, c).any(able) { Ok(()) } else { Err(NO_SHOT) }
    };
    match a {
        Action::Roll => rolls(),
        Action::FloorIt if car.kind != CarKind::Jeep => Err(JEEP_ONLY),
        Action::FloorIt => driver().and_then(|()| floor(look, c)),
        Action::Guns => fires(&|seat| can_fire(look, c, seat)),
        Action::GunsMark => fires(&|seat| can_mark(look, c, seat)),
        Action::RollGuns | Action::RollMark => {
            rolls().and_then(|()| if guns(look, c).next().is_some() { Ok(()) } else { Err(NO_GUNNER) })
        }
        Action::GunsRoll => rolls().and_then(|()| fires(&|seat| can_fire(look, c, seat))),
        Action::MarkRoll => rolls().and_then(|()| fires(&|seat| can_mark(look, c, seat))),
        Action::Unload => {
            if !look.prey_on_map(Prey::Car(c)) && car.kind == CarKind::Jeep {
                return Err(STAYS);
            }
            let mut any = false;
            unloading::candidates(look, c, &mut |a| {
                any = any || !matches!(a, Action::Done) && unloading::check(look, c, a).is_ok()
            });
            if any { Ok(()) } else { Err(NO_EXIT) }
        }
        Action::Repair => {
            if car.health < look.t.car(car.kind).repair {
                Ok(())
            } else {
                Err(WHOLE)
            }
        }
        Action::Leave => {
            let g = look.t.ground();
            let out = look.car_token(c).places().any(|p| g.at(p.0, p.1).is_some_and(|at| look.t.exit(at)));
            let fielded = look.riders(c).all(|f| look.friend(f).is(mood::FIELDED));
            if out && fielded { Ok(()) } else { Err(NOT_OUT) }
        }
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

fn begin(play: &mut Play, c: u8, price: u8) {
    let look = play.look();
    let wary = look.units(|u| u.has(flag::ALERTED));
    let seen = look.watchers(Prey::Car(c));
    play.s.deed = Deed { wary, seen, ..Deed::NONE };
    let car = &mut play.s.cars[usize::from(c)];
    car.ap = car.ap.saturating_sub(price);
}

pub fn apply(play: &mut Play, c: u8, a: Action) {
    let points = play.t.car(play.s.cars[usize::from(c)].kind).points;
    match a {
        Action::Done => {
            play.s.cars[usize::from(c)].acted = true;
            return play.pop();
        }
        Action::Leave => return leave(play, c),
        Action::Repair => {
            begin(play, c, 2);
            play.s.cars[usize::from(c)].health += 1;
            play.say("vehicle.repair/1", |_| Text::new("log-repairs").with("car", car_value(c)));
            return play.push(Step::Finish(Prey::Car(c)));
        }
        _ => begin(play, c, 1),
    }
    match a {
        Action::Roll => play.push(Step::Rolling(c, points, Volley::None)),
        Action::RollGuns => play.push(Step::Rolling(c, points, Volley::Attack)),
        Action::RollMark => play.push(Step::Rolling(c, points, Volley::Mark)),
        Action::Guns => play.push(Step::Guns(c, 0, false, false)),
        Action::GunsMark => play.push(Step::Guns(c, 0, true, false)),
        Action::GunsRoll => play.push(Step::Guns(c, 0, false, true)),
        Action::MarkRoll => play.push(Step::Guns(c, 0, true, true)),
        Action::Unload => play.push(Step::Unloading(c)),
        Action::FloorIt => {
            for _ in 0..5 {
                let Ok((to, _)) = floor(play.look(), c).and_then(|()| steer(play.look(), c, Drive::Ahead))
                else {
                    break;
                };
                go(play, c, to);
            }
            play.say("vehicle.floor/1", |_| Text::new("log-floors-it").with("car", car_value(c)));
            play.push(Step::Finish(Prey::Car(c)));
            hum(play, c);
        }
        _ => {}
    }
}

/// All aboard are out.
fn leave(play: &mut Play, c: u8) {
    for f in play.s.cars[usize::from(c)].seats {
        if f != NOBODY {
            let op = play.friend(f);
            op.fate = Fate::Out;
            op.mood &= mood::RESISTANCE;
            op.mark = Marked::None;
            play.say("setup.entry/1", |_| Text::new("log-leaves").with("who", friend_value(f)));
        }
    }
    play.s.cars[usize::from(c)] = Car::NONE;
    play.refresh();
    play.pop();
}

/// After a movement: the guns, or the end of the action.
pub fn guns_or_end(play: &mut Play, c: u8, then: Volley) {
    match then {
        Volley::None => end_action(play, c),
        Volley::Attack => play.push(Step::Guns(c, 0, false, false)),
        Volley::Mark => play.push(Step::Guns(c, 0, true, false)),
    }
}

/// The action is complete.
pub fn end_action(play: &mut Play, c: u8) {
    play.push(Step::Finish(Prey::Car(c)));
}

/// A vehicle's turn ends when its actions are used up or nobody is in it.
pub fn run(play: &mut Play, c: u8) -> bool {
    let car = &play.s.cars[usize::from(c)];
    if car.here && car.manned() && car.ap > 0 {
        return false;
    }
    // What is left of a wreck has no turn.
    let car = &mut play.s.cars[usize::from(c)];
    car.acted = car.here;
    play.pop();
    true
}
