//! The vehicles of the operators: jeep, truck and boat (vehicle.*).

use sandtable_core::{Refusal, Seats, Text};

use super::rolling::{can_roll, go, hum, steer};
use super::{Offers, Stage, Step, Volley, not_now, seat_of};
use crate::action::{Action, Friend, Unit};
use crate::arms;
use crate::data::Drive;
use crate::ground::{NOWHERE, Square};
use crate::look::{Look, Prey, corner};
use crate::pieces::{CarKind, Facing, Item, Terrain, Weapon};
use crate::play::{Play, car_value, friend_value, unit_value};
use crate::sight::{Eye, HIDDEN};
use crate::squares::Bits;
use crate::state::{Car, Deed, Fate, Marked, NOBODY, Shot, UNITS, flag, mood};

const NO_AP: Refusal = Refusal::new("vehicle.ap", "why-no-points");
const NO_DRIVER: Refusal = Refusal::new("vehicle.move/1", "why-no-driver");
const NO_GUNNER: Refusal = Refusal::new("vehicle.attack/1", "why-no-gunner");
const NO_WAY: Refusal = Refusal::new("av.move/5", "why-vehicle-blocked");
const JEEP_ONLY: Refusal = Refusal::new("vehicle.floor/1", "why-jeep-only");
const ROUGH: Refusal = Refusal::new("vehicle.floor/2", "why-rough");
const NO_EXIT: Refusal = Refusal::new("vehicle.deploy/1", "why-no-way-out");
const STAYS: Refusal = Refusal::new("vehicle.willys/3", "why-stays-aboard");
const WHOLE: Refusal = Refusal::new("vehicle.repair/2", "why-whole");
const NOT_OUT: Refusal = Refusal::new("setup.entry/1", "why-no-exit");
const NO_SHOT: Refusal = Refusal::new("vehicle.attack/2", "why-no-target");
const NO_MARK: Refusal = Refusal::new("resist.phase", "why-resistance-items");

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

/// The seats that fire.
fn guns(look: Look, c: u8) -> impl Iterator<Item = u8> {
    let car = *look.car(c);
    let range = match car.kind {
        CarKind::Jeep => 1..3,
        CarKind::Truck => 0..0,
        CarKind::Boat => 1..4,
    };
    range.filter(move |seat| car.seats[usize::from(*seat)] != NOBODY)
}

fn seat_in(look: Look, c: u8, f: Friend) -> Option<u8> {
    look.car(c).seats.iter().position(|s| *s == f).map(|i| i as u8)
}

/// Where a gun fires from: a square of the token.
pub fn muzzle(look: Look, c: u8, f: Friend) -> Square {
    let token = look.car_token(c);
    let way = arc(look, c, f).unwrap_or(look.car(c).face);
    let (col, row) = corner(token, way);
    look.t.ground().at(col, row).unwrap_or(0)
}

/// The arc of a jeep's gun.
fn arc(look: Look, c: u8, f: Friend) -> Option<Facing> {
    match seat_in(look, c, f)? {
        1 => Some(look.car(c).face),
        2 => Some(look.car(c).face.turned(2)),
        _ => None,
    }
}

/// May a jeep's gunner hit a unit? Gives its distance and what is added to each die (vehicle.vickers).
pub fn gun(look: Look, c: u8, f: Friend, u: Unit) -> Option<(u8, i8)> {
    if look.car(c).kind != CarKind::Jeep || usize::from(u) >= UNITS || !look.on_map(u) {
        return None;
    }
    let way = arc(look, c, f)?;
    let token = look.car_token(c);
    let entry = look.t.weapon(Weapon::Vickers);
    if look.t.axis(look.unit(u).kind).armour {
        return None;
    }
    let g = look.t.ground();
    let over = Look::is_vehicle(u).then(|| look.token(u));
    let eye = corner(token, way);
    let at = look.square_near(u, muzzle(look, c, f));
    let distance = look.field(token, way, at).filter(|d| *d <= entry.long)?;
    let inside = !Look::is_vehicle(u) && g.indoors(at);
    let seen = look.sight().level_from_corner(eye, token, at, over) < HIDDEN;
    if !(seen || inside && look.sight().one_wall(eye, token, at)) {
        return None;
    }
    let short = i8::from(distance <= entry.short);
    Some((distance, short - if inside { 2 } else { 0 }))
}

/// What a gunner may do to a unit with a weapon: where he fires from and what is added.
fn aim(look: Look, c: u8, seat: u8, weapon: Weapon, u: Unit) -> Option<(Square, i8)> {
    let f = look.car(c).seats[usize::from(seat)];
    if look.car(c).kind == CarKind::Jeep {
        return (weapon == Weapon::Vickers)
            .then(|| gun(look, c, f, u))
            .flatten()
            .map(|(_, add)| (muzzle(look, c, f), add));
    }
    // vehicle.boat/4: own weapons, in any direction.
    if usize::from(u) >= UNITS || !look.on_map(u) || !weapon.item().is_some_and(|i| look.friend(f).has(i)) {
        return None;
    }
    let token = look.car_token(c);
    let (col, row) = look.t.ground().place(look.square_near(u, muzzle(look, c, f)));
    let from = look.t.ground().at(col.clamp(token.left, token.right), row.clamp(token.top, token.bottom))?;
    if !look.t.ground().on_map(from) {
        return None;
    }
    let distance = arms::aimed(look, from, weapon, u, Eye::Standing).ok()?;
    Some((from, i8::from(distance <= look.t.weapon(weapon).short)))
}

const WEAPONS: [Weapon; 6] =
    [Weapon::Vickers, Weapon::Pistol, Weapon::Sten, Weapon::Sniper, Weapon::Harpoon, Weapon::Piat];

fn can_fire(look: Look, c: u8, seat: u8) -> bool {
    Bits(arms::targets(look)).any(|u| WEAPONS.iter().any(|w| aim(look, c, seat, *w, u).is_some()))
}

fn can_mark(look: Look, c: u8, seat: u8) -> bool {
    // Marking needs neither range nor sight; Resistance units never mark (resist.phase).
    look.car(c).kind == CarKind::Jeep
        && !look.friend(look.car(c).seats[usize::from(seat)]).is(mood::RESISTANCE)
        && arms::targets(look) != 0
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
            exits(look, c, &mut |a| {
                any = any || !matches!(a, Action::Done) && check_exit(look, c, a).is_ok()
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

pub fn shots(look: Look, marks: bool, offer: Offers) {
    for u in Bits(look.units(|u| !u.has(flag::OFF))) {
        if marks {
            offer(Action::Mark(u));
        } else {
            WEAPONS.iter().for_each(|w| offer(Action::Attack(*w, u)));
        }
    }
    offer(Action::Pass);
}

pub fn check_shot(look: Look, c: u8, seat: u8, marks: bool, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Pass => Ok(()),
        Action::Attack(weapon, u) if !marks => aim(look, c, seat, weapon, u).map(|_| ()).ok_or(NO_SHOT),
        Action::Mark(u) if marks => {
            if !can_mark(look, c, seat) {
                return Err(NO_MARK);
            }
            let known =
                usize::from(u) < UNITS && look.unit(u).has(flag::HERE) && !look.unit(u).has(flag::OFF);
            if known { Ok(()) } else { Err(NO_SHOT) }
        }
        // vehicle.attack/3
        Action::Attack(..) | Action::Mark(_) => Err(Refusal::new("vehicle.attack/3", "why-all-the-same")),
        _ => Err(not_now()),
    }
}

pub fn apply_shot(play: &mut Play, c: u8, seat: u8, marks: bool, roll: bool, a: Action) {
    let f = play.s.cars[usize::from(c)].seats[usize::from(seat)];
    play.become_step(Step::Guns(c, seat + 1, marks, roll));
    match a {
        Action::Mark(u) => {
            play.friend(f).mark = Marked::Unit(u);
            play.say("vehicle.attack/2", |s| {
                Text::new("log-marks").with("who", friend_value(f)).with("unit", unit_value(s, u))
            });
        }
        Action::Attack(weapon, u) => {
            let Some((from, bonus)) = aim(play.look(), c, seat, weapon, u) else { return };
            super::combined::spend(play, f, weapon);
            let at = play.look().square_near(u, from);
            play.s.shot = Shot { by: f, weapon, target: u, at, from, bonus, gun: seat, ..Shot::NONE };
            play.push(Step::Shot(Stage::Aimed));
        }
        _ => {}
    }
}

/// The next gunner who can do it; then the move, or the end of the action.
pub fn run_guns(play: &mut Play, c: u8, seat: u8, marks: bool, roll: bool) -> bool {
    let look = play.look();
    if !look.car(c).here {
        play.pop();
        end_action(play, c);
        return true;
    }
    let able = |s: &u8| if marks { can_mark(look, c, *s) } else { can_fire(look, c, *s) };
    let found = guns(look, c).filter(|s| *s >= seat).find(able);
    match found {
        Some(next) if next == seat => return false,
        Some(next) => play.become_step(Step::Guns(c, next, marks, roll)),
        None => {
            play.pop();
            if roll && can_roll(play.look(), c) {
                let points = play.t.car(play.s.cars[usize::from(c)].kind).points;
                play.push(Step::Rolling(c, points, Volley::None));
            } else {
                end_action(play, c);
            }
        }
    }
    true
}

pub fn exits(look: Look, c: u8, offer: Offers) {
    let g = look.t.ground();
    let token = look.car_token(c);
    let around = crate::theatre::Token {
        left: token.left - 1,
        top: token.top - 1,
        right: token.right + 1,
        bottom: token.bottom + 1,
    };
    for f in look.riders(c) {
        for at in around.places().filter(|p| !token.covers(*p)).filter_map(|p| g.at(p.0, p.1)) {
            offer(Action::GetOut(f, at));
        }
        (0..look.t.car(look.car(c).kind).seats).for_each(|seat| offer(Action::Shift(f, seat)));
    }
    offer(Action::Done);
}

pub fn check_exit(look: Look, c: u8, a: Action) -> Result<(), Refusal> {
    let g = look.t.ground();
    match a {
        Action::GetOut(f, at) => {
            if !look.riders(c).any(|r| r == f)
                || usize::from(at) >= g.len()
                || look.car_token(c).distance(g.place(at)) != 1
            {
                return Err(NO_EXIT);
            }
            let wet = g.ground(at) == Terrain::Water && look.friend(f).has(Item::Diving);
            let dry = !g.closed(at) && !look.blocked(at);
            if !g.on_map(at) || !(dry || wet) || look.s.cells.held.has(at) { Err(NO_EXIT) } else { Ok(()) }
        }
        Action::Shift(f, seat) => {
            let free =
                seat < look.t.car(look.car(c).kind).seats && look.car(c).seats[usize::from(seat)] == NOBODY;
            // Once in an action, and not back again.
            let moved = usize::from(f) < look.s.friends.len() && look.friend(f).is(mood::TURNED);
            if look.riders(c).any(|r| r == f) && free && !moved { Ok(()) } else { Err(NO_EXIT) }
        }
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

pub fn apply_exit(play: &mut Play, c: u8, a: Action) {
    match a {
        Action::GetOut(f, at) => {
            vacate(play, c, f);
            let wet = play.t.ground().ground(at) == Terrain::Water;
            let points = play.t.limits.action_points;
            let face = play.s.cars[usize::from(c)].face;
            let op = play.friend(f);
            op.fate = Fate::Here;
            op.at = at;
            op.face = face;
            // vehicle.deploy/2
            op.ap = points;
            op.mood = op.mood & !(mood::ACTED | mood::TURNED) | mood::FIELDED;
            if wet {
                op.mood |= mood::DIVING;
            }
            play.refresh();
            play.say("vehicle.deploy/1", |_| {
                Text::new("log-gets-out").with("who", friend_value(f)).with("car", car_value(c))
            });
            let seen = play.look().watchers(Prey::Friend(f));
            play.s.deed.seen |= seen;
            super::combined::leave_square(play, f);
        }
        Action::Shift(f, seat) => {
            vacate(play, c, f);
            play.s.cars[usize::from(c)].seats[usize::from(seat)] = f;
            play.friend(f).mood |= mood::TURNED;
        }
        _ => {
            for f in play.s.cars[usize::from(c)].seats.into_iter().filter(|f| *f != NOBODY) {
                play.friend(f).mood &= !mood::TURNED;
            }
            play.become_step(Step::Finish(Prey::Car(c)));
        }
    }
}

fn vacate(play: &mut Play, c: u8, f: Friend) {
    for seat in &mut play.s.cars[usize::from(c)].seats {
        if *seat == f {
            *seat = NOBODY;
        }
    }
}

/// Nobody left to get out?
pub fn run_unloading(play: &mut Play, c: u8) -> bool {
    if play.s.cars[usize::from(c)].manned() {
        return false;
    }
    play.become_step(Step::Finish(Prey::Car(c)));
    true
}
