//! The guns of the operators' vehicles (vehicle.attack/1-4, vehicle.vickers, vehicle.boat/4).

use sandtable_core::{Refusal, Text};

use super::driving::end_action;
use super::rolling::can_roll;
use super::{Offers, Stage, Step, Volley, not_now};
use crate::action::{Action, Friend, Unit};
use crate::arms;
use crate::ground::Square;
use crate::look::{Look, corner};
use crate::pieces::{CarKind, Facing, Weapon};
use crate::play::{Play, friend_value, unit_value};
use crate::sight::{Eye, HIDDEN};
use crate::squares::Bits;
use crate::state::{Marked, NOBODY, Shot, UNITS, flag, mood};

/// No gunner has anything to fire at.
pub const NO_SHOT: Refusal = Refusal::new("vehicle.attack/2", "why-no-target");
const NO_MARK: Refusal = Refusal::new("resist.phase", "why-resistance-items");

/// The seats that fire.
pub fn guns(look: Look, c: u8) -> impl Iterator<Item = u8> {
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

pub fn can_fire(look: Look, c: u8, seat: u8) -> bool {
    Bits(arms::targets(look)).any(|u| WEAPONS.iter().any(|w| aim(look, c, seat, *w, u).is_some()))
}

pub fn can_mark(look: Look, c: u8, seat: u8) -> bool {
    // Marking needs neither range nor sight; Resistance units never mark (resist.phase).
    look.car(c).kind == CarKind::Jeep
        && !look.friend(look.car(c).seats[usize::from(seat)]).is(mood::RESISTANCE)
        && arms::targets(look) != 0
}

pub fn candidates(look: Look, marks: bool, offer: Offers) {
    for u in Bits(look.units(|u| !u.has(flag::OFF))) {
        if marks {
            offer(Action::Mark(u));
        } else {
            WEAPONS.iter().for_each(|w| offer(Action::Attack(*w, u)));
        }
    }
    offer(Action::Pass);
}

pub fn check(look: Look, c: u8, seat: u8, marks: bool, a: Action) -> Result<(), Refusal> {
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

pub fn apply(play: &mut Play, c: u8, seat: u8, marks: bool, roll: bool, a: Action) {
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
pub fn run(play: &mut Play, c: u8, seat: u8, marks: bool, roll: bool) -> bool {
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
