//! The Axis Attack Phase: mortars, vehicles, then infantry, each at the operator who is easiest to hit (attack.axis/1-9).

use sandtable_core::Refusal;

use super::goal::{code, prey_of};
use super::{Offers, Step, not_now};
use crate::action::{Action, Unit};
use crate::ground::Square;
use crate::look::{Look, Prey};
use crate::pieces::{AxisKind, Facing, Role};
use crate::play::Play;
use crate::sight::{Eye, HIDDEN};
use crate::squares::Bits;
use crate::state::{flag, mood};
use crate::theatre::Token;

const NOT_EASIEST: Refusal = Refusal::new("attack.axis/7", "why-not-easiest");
const NOT_NEAREST: Refusal = Refusal::new("gap.metal/3", "why-not-nearest");

/// The gun in the turret of a tank, after the machine-guns in front and behind.
const TURRET: u8 = 2;

/// What a unit adds to its dice against somebody whom it sees now; none if it cannot attack him. A gun is the front or rear
/// lookout of a vehicle; without one the better counts.
pub fn bonus(look: Look, u: Unit, prey: Prey, gun: Option<u8>) -> Option<i8> {
    let unit = look.unit(u);
    let entry = look.t.axis(unit.kind);
    if unit.has(flag::SMOKING) || !look.on_map(u) {
        return None;
    }
    if Look::is_vehicle(u) {
        let token = look.token(u);
        let guns = look.lookouts(u).enumerate().filter(|(i, _)| gun.is_none_or(|g| usize::from(g) == *i));
        let each = guns.filter_map(|(_, (corner, way))| match prey {
            Prey::Friend(f) => {
                let op = look.friend(f);
                if !look.afoot(f) || look.concealed(f) {
                    return None;
                }
                let distance = look.field(token, way, op.at)?;
                let level = look.sight().level_from_corner(corner, token, op.at, None);
                let seen = if op.is(mood::CROUCHED) { level == 0 } else { level < HIDDEN };
                let cover = look.sight().cover_from_corner(corner, token, op.at);
                seen.then(|| i8::from(distance <= entry.short) + cover)
            }
            Prey::Car(c) => {
                let over = look.car_token(c);
                let g = look.t.ground();
                let squares =
                    over.places().filter_map(|(col, row)| g.at(col, row)).filter(|sq| g.on_map(*sq));
                let seen = squares
                    .filter(|sq| look.sight().level_from_corner(corner, token, *sq, Some(over)) < HIDDEN);
                let nearest = seen.filter_map(|sq| look.field(token, way, sq)).min()?;
                Some(i8::from(nearest <= entry.short))
            }
        });
        return each.max();
    }
    let distance = look.distance_to(u, prey);
    if distance > entry.long || !look.spots(u, prey) {
        return None;
    }
    let short = i8::from(distance <= entry.short);
    match prey {
        Prey::Friend(f) => Some(short + cover(look, unit.kind, unit.at, look.friend(f).at)),
        // vehicle.target/5
        Prey::Car(_) => Some(short),
    }
}

/// The cover of an operator against infantry of a kind on a square: none against teeth, and against flames only that of
/// woods (gap.dogs/4, gap.dogs/5).
pub fn cover(look: Look, kind: AxisKind, from: Square, to: Square) -> i8 {
    match kind {
        AxisKind::Dog => 0,
        AxisKind::Flamer => -i8::from(look.t.ground().woods(to)),
        _ => look.sight().cover(from, to),
    }
}

/// Through one wall of a building: -3, and +1 at short range (av.attack/3-6).
fn through_wall(look: Look, u: Unit, prey: Prey, gun: u8) -> Option<i8> {
    let Prey::Friend(f) = prey else { return None };
    let at = look.friend(f).at;
    if !Look::is_vehicle(u) || !look.afoot(f) || !look.t.ground().indoors(at) {
        return None;
    }
    let token = look.token(u);
    let (corner, way) = look.lookouts(u).nth(usize::from(gun))?;
    let distance = look.field(token, way, at)?;
    let short = i8::from(distance <= look.t.axis(look.unit(u).kind).short);
    look.sight().one_wall(corner, token, at).then_some(short - 3)
}

/// Does a tank see somebody whom its turret reaches, from one of its two front squares (gap.metal/3)?
fn in_sights(look: Look, u: Unit, prey: Prey) -> bool {
    let (token, way) = (look.token(u), look.unit(u).face);
    let g = look.t.ground();
    let front = token.places().filter(|(col, row)| match way {
        Facing::North => *row == token.top,
        Facing::South => *row == token.bottom,
        Facing::West => *col == token.left,
        Facing::East => *col == token.right,
    });
    let sees = |from: Square, to: Square, over: Option<Token>, low: bool| {
        let (dc, dr) = g.offset(from, to);
        let level = look.sight().level(from, to, Eye::Standing, over);
        way.covers(dc, dr) && if low { level == 0 } else { level < HIDDEN }
    };
    let reach = look.t.turret.long;
    front.filter_map(|(col, row)| g.at(col, row)).filter(|from| g.on_map(*from)).any(|from| match prey {
        Prey::Friend(f) => {
            let op = look.friend(f);
            let near = look.distance(u, op.at) <= reach && !look.concealed(f);
            near && sees(from, op.at, None, op.is(mood::CROUCHED))
        }
        Prey::Car(c) => {
            let over = look.car_token(c);
            let squares = over.places().filter_map(|(col, row)| g.at(col, row));
            squares
                .filter(|sq| g.on_map(*sq) && look.distance(u, *sq) <= reach)
                .any(|sq| sees(from, sq, Some(over), false))
        }
    })
}

/// The nearest exposed whom a turret reaches; none while the machine-gun of the tank finds somebody.
fn shelled(look: Look, u: Unit) -> arrayvec::ArrayVec<Prey, 12> {
    let seen = || look.quarry().filter(|p| in_sights(look, u, *p));
    let nearest = seen().map(|p| look.distance_to(u, p)).min();
    seen().filter(|p| Some(look.distance_to(u, *p)) == nearest).collect()
}

/// The exposed that a gun attacks with the same right, and what is added to the dice.
fn easiest(look: Look, u: Unit, gun: u8) -> (arrayvec::ArrayVec<Prey, 12>, i8) {
    if gun == TURRET {
        return (shelled(look, u), 0);
    }
    let find = |bonus: &dyn Fn(Prey) -> Option<i8>| {
        let best =
            look.quarry().filter_map(|p| Some((bonus(p)?, std::cmp::Reverse(look.distance_to(u, p))))).max();
        let fits = |p: &Prey| bonus(*p).map(|b| (b, std::cmp::Reverse(look.distance_to(u, *p)))) == best;
        let all: arrayvec::ArrayVec<Prey, 12> =
            if best.is_some() { look.quarry().filter(fits).collect() } else { Default::default() };
        (all, best.map_or(0, |(b, _)| b))
    };
    let seen = find(&|p| bonus(look, u, p, Some(gun)));
    if seen.0.is_empty() { find(&|p| through_wall(look, u, p, gun)) } else { seen }
}

/// The next to attack: mortars, then vehicles, then infantry, the nearest first (play.seq/4, unit.mortar/5).
fn next(look: Look) -> Option<Unit> {
    let mut best = None;
    for u in Bits(look.present()) {
        let unit = look.unit(u);
        let armed =
            if unit.kind == AxisKind::Mortar { unit.has(flag::SET) } else { look.t.axis(unit.kind).dice > 0 };
        if unit.has(flag::DONE) || !unit.has(flag::ALERTED) || !armed || unit.role == Role::Hunter {
            continue;
        }
        let rank = match unit.kind {
            AxisKind::Mortar => 0,
            _ if Look::is_vehicle(u) => 1,
            _ => 2,
        };
        let near = look.quarry().map(|p| look.distance_to(u, p)).min().unwrap_or(u8::MAX);
        let key = (rank, near, look.rank(u), u);
        if best.is_none_or(|b| key < b) {
            best = Some(key);
        }
    }
    best.map(|(_, _, _, u)| u)
}

pub fn run(play: &mut Play) -> bool {
    let look = play.look();
    if look.quarry().next().is_none() {
        play.pop();
        return true;
    }
    match next(look) {
        None => play.pop(),
        Some(u) => {
            play.unit(u).flags |= flag::DONE;
            if play.s.unit(u).kind == AxisKind::Mortar {
                play.push(Step::MortarTarget(u));
            } else {
                if play.s.unit(u).kind == AxisKind::HalfTrack {
                    play.push(Step::Attack(u, 1));
                }
                play.push(Step::Attack(u, 0));
            }
        }
    }
    true
}

pub fn candidates(look: Look, u: Unit, gun: u8, offer: Offers) {
    easiest(look, u, gun).0.into_iter().for_each(|p| offer(Action::Prefer(code(p))));
}

pub fn check(look: Look, u: Unit, gun: u8, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Prefer(n) if easiest(look, u, gun).0.iter().any(|p| code(*p) == n) => Ok(()),
        Action::Prefer(_) if gun == TURRET => Err(NOT_NEAREST),
        Action::Prefer(_) => Err(NOT_EASIEST),
        _ => Err(not_now()),
    }
}

pub fn apply(play: &mut Play, u: Unit, gun: u8, a: Action) {
    let Action::Prefer(n) = a else { return };
    let (_, bonus) = easiest(play.look(), u, gun);
    play.pop();
    if gun == TURRET {
        return super::mortar::shell(play, u, prey_of(n));
    }
    play.axis_attack(u, prey_of(n), bonus, "attack.axis/2");
}

pub fn run_attack(play: &mut Play, u: Unit, gun: u8) -> bool {
    let (all, _) = easiest(play.look(), u, gun);
    match all.first() {
        // gap.metal/3
        None if gun == 0 && play.s.unit(u).kind == AxisKind::Panzer => {
            play.become_step(Step::Attack(u, TURRET))
        }
        None => play.pop(),
        Some(prey) if all.len() == 1 || play.t.auto => apply(play, u, gun, Action::Prefer(code(*prey))),
        Some(_) => return false,
    }
    true
}
