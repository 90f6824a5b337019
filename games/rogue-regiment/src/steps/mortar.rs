//! The mortar team: it sets up on the nearest outdoor sentry post and fires anywhere (unit.mortar/1-16).

use sandtable_core::{Refusal, Text};

use super::goal::{code, prey_of};
use super::{Offers, Step, blast, not_now};
use crate::action::{Action, Mark, Unit};
use crate::ground::{NOWHERE, Square};
use crate::look::{Look, Prey};
use crate::pieces::{AxisKind, Role};
use crate::play::{Play, of_unit, square_value};
use crate::reach::{FAR, Flow, flood, flood_until};
use crate::squares::Bits;
use crate::state::{FRIENDS, Fate, flag, mood};

const NOT_NEAREST: Refusal = Refusal::new("unit.mortar/2", "why-not-nearest");
const NO_ROOM: Refusal = Refusal::new("unit.mortar/3", "why-held");
const NO_TARGET: Refusal = Refusal::new("unit.mortar/8", "why-not-nearest");
const NO_SEVEN: Refusal = Refusal::new("unit.mortar/9", "why-not-best");
const NO_HIT: Refusal = Refusal::new("unit.mortar/12", "why-no-hit");

type Posts = arrayvec::ArrayVec<Square, 24>;

/// The nearest outdoor posts by path cost, and that cost.
fn nearest(look: Look, u: Unit) -> (Posts, u8) {
    let costs = flood(look, [look.unit(u).at], FAR - 2, Flow::Out);
    let outdoor = look.t.page.posts.iter().filter(|p| !look.t.ground().indoors(p.at));
    let mut found = Posts::new();
    let mut best = FAR;
    for post in outdoor {
        let cost = costs.at(post.at);
        if cost < best {
            best = cost;
            found.clear();
        }
        if cost == best && cost != FAR {
            let _ = found.try_push(post.at);
        }
    }
    found.sort_unstable();
    (found, best)
}

pub fn posts(look: Look, u: Unit, offer: Offers) {
    nearest(look, u).0.into_iter().for_each(|at| offer(Action::Go(at)));
}

pub fn check_post(look: Look, u: Unit, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Go(at) if nearest(look, u).0.contains(&at) => Ok(()),
        Action::Go(_) => Err(NOT_NEAREST),
        _ => Err(not_now()),
    }
}

pub fn apply_post(play: &mut Play, u: Unit, points: u8, a: Action) {
    if let Action::Go(at) = a {
        play.become_step(Step::MortarMarch(u, at, points));
    }
}

/// Chooses a post, makes room on it, marches, sets up.
pub fn run(play: &mut Play, u: Unit, post: Square, points: u8) -> bool {
    let look = play.look();
    if !look.unit(u).has(flag::HERE) || look.unit(u).kind != AxisKind::Mortar {
        play.pop();
        return true;
    }
    if points == 0 || look.unit(u).at == post {
        play.pop();
        if play.s.unit(u).at == post {
            set_up(play, u);
        }
        return true;
    }
    if post == NOWHERE {
        let (found, cost) = nearest(look, u);
        match found.first().copied() {
            None => {
                play.pop();
                // Without any post it sets up where it is, once it is on the map.
                if cost == FAR && play.look().on_map(u) {
                    set_up(play, u);
                }
                return true;
            }
            Some(at) if found.len() == 1 || look.t.auto => play.become_step(Step::MortarMarch(u, at, points)),
            Some(_) => return false,
        }
        return true;
    }
    let costs = flood(look, [look.unit(u).at], points, Flow::Out);
    let on_post = look.unit_at(post).filter(|other| look.unit(*other).kind == AxisKind::Rifle);
    if costs.at(post) <= points
        && let Some(rifle) = on_post
    {
        play.become_step(Step::MakeRoom(u, rifle, post));
        return true;
    }
    let own = look.unit(u).at;
    let back = flood_until(look, [post], FAR - 2, Flow::Back, |at| at == own);
    let total = back.at(own);
    let free = |at: Square| look.vacant(at);
    let ways = (0..look.t.ground().len() as Square).filter(|at| {
        costs.at(*at) <= points && back.at(*at) != FAR && costs.at(*at) + back.at(*at) == total && free(*at)
    });
    let end = ways.max_by_key(|at| (costs.at(*at), std::cmp::Reverse(*at)));
    play.become_step(Step::MortarMarch(u, post, 0));
    if let Some(end) = end {
        play.push(Step::March(u, end, points, Prey::Friend(0)));
    }
    true
}

fn set_up(play: &mut Play, u: Unit) {
    play.unit(u).flags |= flag::SET;
    play.say("unit.mortar/3", |s| of_unit(s, "log-mortar-set", u));
}

fn room(look: Look, u: Unit) -> Posts {
    let at = look.unit(u).at;
    let mut found: Posts = look
        .t
        .ground()
        .around(at)
        .filter(|to| look.vacant(*to) && crate::reach::step_cost(look, at, *to).is_some())
        .collect();
    found.sort_unstable();
    found
}

pub fn rooms(look: Look, u: Unit, offer: Offers) {
    room(look, u).into_iter().for_each(|at| offer(Action::Go(at)));
}

pub fn check_room(look: Look, u: Unit, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Go(at) if room(look, u).contains(&at) => Ok(()),
        Action::Go(_) => Err(NO_ROOM),
        _ => Err(not_now()),
    }
}

pub fn apply_room(play: &mut Play, team: Unit, u: Unit, post: Square, a: Action) {
    let Action::Go(at) = a else { return };
    let points = play.t.axis(AxisKind::Mortar).points;
    play.unit(u).role = Role::Guard;
    play.send(u, at);
    play.say("unit.mortar/3", |s| of_unit(s, "log-makes-room", u).with("at", square_value(at)));
    play.become_step(Step::MortarMarch(team, post, points));
}

pub fn run_room(play: &mut Play, team: Unit, u: Unit, post: Square) -> bool {
    let found = room(play.look(), u);
    match found.first() {
        None => {
            play.pop();
            true
        }
        Some(at) if found.len() == 1 || play.t.auto => {
            apply_room(play, team, u, post, Action::Go(*at));
            true
        }
        Some(_) => false,
    }
}

/// The targets with the same right: the nearest exposed operator who is not within seven squares of any Axis unit
/// (unit.mortar/6-8).
fn quarry(look: Look, u: Unit) -> arrayvec::ArrayVec<Prey, 12> {
    let safe = |p: &Prey| Bits(look.present()).all(|other| look.distance_to(other, *p) > 7);
    let nearest = look.quarry().filter(safe).map(|p| look.distance_to(u, p)).min();
    look.quarry().filter(|p| safe(p) && Some(look.distance_to(u, *p)) == nearest).collect()
}

pub fn targets(look: Look, u: Unit, offer: Offers) {
    quarry(look, u).into_iter().for_each(|p| offer(Action::Prefer(code(p))));
}

pub fn check_target(look: Look, u: Unit, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Prefer(n) if quarry(look, u).iter().any(|p| code(*p) == n) => Ok(()),
        Action::Prefer(_) => Err(NO_TARGET),
        _ => Err(not_now()),
    }
}

pub fn apply_target(play: &mut Play, u: Unit, a: Action) {
    if let Action::Prefer(n) = a {
        play.become_step(Step::MortarAim(u, prey_of(n)));
    }
}

pub fn run_target(play: &mut Play, u: Unit) -> bool {
    let all = quarry(play.look(), u);
    match all.first() {
        Some(prey) if all.len() == 1 || play.t.auto => play.become_step(Step::MortarAim(u, *prey)),
        Some(_) => return false,
        None => play.pop(),
    }
    true
}

/// Where the 7 of the template may lie: on the operator, or on any part of a vehicle (unit.mortar/9).
fn sevens(look: Look, prey: Prey) -> arrayvec::ArrayVec<Square, 12> {
    let g = look.t.ground();
    match prey {
        Prey::Friend(f) => std::iter::once(look.friend(f).at).collect(),
        Prey::Car(c) => {
            let places = look.car_token(c).places();
            places.filter_map(|p| g.at(p.0, p.1)).filter(|at| g.on_map(*at)).collect()
        }
    }
}

pub fn aims(look: Look, prey: Prey, offer: Offers) {
    sevens(look, prey).into_iter().for_each(|at| offer(Action::Go(at)));
}

pub fn check_aim(look: Look, prey: Prey, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Go(at) if sevens(look, prey).contains(&at) => Ok(()),
        Action::Go(_) => Err(NO_SEVEN),
        _ => Err(not_now()),
    }
}

pub fn apply_aim(play: &mut Play, u: Unit, a: Action) {
    if let Action::Go(at) = a {
        play.pop();
        fire(play, u, at);
    }
}

pub fn run_aim(play: &mut Play, u: Unit, prey: Prey) -> bool {
    let all = sevens(play.look(), prey);
    match all.first() {
        Some(at) if all.len() == 1 || play.t.auto => apply_aim(play, u, Action::Go(*at)),
        Some(_) => return false,
        None => play.pop(),
    }
    true
}

/// The team fires: template, large scatter, dice (unit.mortar/9-14).
fn fire(play: &mut Play, u: Unit, at: Square) {
    let entry = *play.t.axis(AxisKind::Mortar);
    burst(play, u, at, (entry.dice, entry.hits), |die| die, ["unit.mortar/10", "unit.mortar/11"]);
}

/// A tank fires the gun in its turret: small scatter (gap.metal/3).
pub fn shell(play: &mut Play, u: Unit, prey: Prey) {
    let look = play.look();
    let at = look.square_of(prey, look.square_near(u, look.square_of(prey, 0)));
    let gun = look.t.turret;
    burst(play, u, at, (gun.dice, gun.hits), |die| die.div_ceil(2), ["gap.metal/3"; 2]);
}

/// A template at a square: it scatters by so many squares as a die says, then its dice are rolled.
fn burst(
    play: &mut Play,
    u: Unit,
    at: Square,
    (dice, hit): (u8, u8),
    scatter: fn(u8) -> u8,
    [flies, lands]: [&'static str; 2],
) {
    let look = play.look();
    let from = look.square_near(u, at);
    let six = look.t.ground().toward(at, from, crate::pieces::Facing::North);
    let sum = play.chance.die() + play.chance.die();
    play.say(flies, |s| of_unit(s, "log-mortar-fires", u).with("at", square_value(at)).with("sum", sum));
    let fallen = if sum == 7 {
        Some(at)
    } else {
        let squares = scatter(play.chance.die());
        blast::drift(play.look(), at, six, sum, squares)
    };
    let Some(at) = fallen else { return play.say(flies, |_| Text::new("log-mortar-off")) };
    if victims(play.look(), at).is_empty() {
        return play.say(lands, |_| Text::new("log-mortar-misses").with("at", square_value(at)));
    }
    let rolled =
        play.dice(dice, hit as i8, lands, |_| Text::new("log-mortar-lands").with("at", square_value(at)));
    let rolled = &rolled[..usize::from(dice)];
    let hits = rolled.iter().filter(|d| **d >= hit).count() as u8;
    // unit.mortar/14: indoors only what hits in spite of -3.
    let through = rolled.iter().filter(|d| **d >= hit + 3).count() as u8;
    if hits > 0 {
        play.push(Step::MortarHits(at, hits, through));
    }
}

type Victims = arrayvec::ArrayVec<Mark, 12>;

fn victims(look: Look, at: Square) -> Victims {
    let mut found = Victims::new();
    for f in 0..FRIENDS as u8 {
        let op = look.friend(f);
        if op.fate == Fate::Here
            && !op.is(mood::BOUND)
            && look.t.ground().on_map(op.at)
            && look.under(at, op.at)
        {
            found.push(Mark::Friend(f));
        }
    }
    let place = look.t.ground().place(at);
    for c in 0..look.s.cars.len() as u8 {
        if look.car(c).here && look.car(c).manned() && look.car_token(c).distance(place) <= 1 {
            found.push(Mark::Car(c));
        }
    }
    found
}

/// Those who can still be given a hit: operators indoors only one that goes through the roof.
fn open_to(look: Look, at: Square, through: u8) -> Victims {
    let inside = |f: u8| look.t.ground().indoors(look.friend(f).at);
    victims(look, at)
        .into_iter()
        .filter(|m| !matches!(m, Mark::Friend(f) if inside(*f) && through == 0))
        .collect()
}

pub fn hits(look: Look, step: Step, offer: Offers) {
    if let Step::MortarHits(at, _, through) = step {
        open_to(look, at, through).into_iter().for_each(|m| offer(Action::Hit(m)));
    }
}

pub fn check_hit(look: Look, step: Step, a: Action) -> Result<(), Refusal> {
    let Step::MortarHits(at, _, through) = step else { return Err(not_now()) };
    match a {
        Action::Hit(mark) if open_to(look, at, through).contains(&mark) => Ok(()),
        Action::Hit(_) => Err(NO_HIT),
        _ => Err(not_now()),
    }
}

pub fn apply_hit(play: &mut Play, at: Square, left: u8, through: u8, a: Action) {
    let Action::Hit(mark) = a else { return };
    let inside = matches!(mark, Mark::Friend(f) if play.t.ground().indoors(play.s.friend(f).at));
    let spent = u8::from(inside || through == left);
    play.become_step(Step::MortarHits(at, left - 1, through - spent.min(through)));
    match mark {
        Mark::Friend(f) => play.wound(f, 1, "unit.mortar/11"),
        Mark::Car(c) => play.wound_car(c, 1),
        _ => {}
    }
}

/// The players distribute the losses (unit.mortar/12).
pub fn run_hits(play: &mut Play, at: Square, left: u8, through: u8) -> bool {
    let found = open_to(play.look(), at, through);
    match found.first() {
        Some(mark) if left > 0 && found.len() == 1 => {
            apply_hit(play, at, left, through, Action::Hit(*mark));
            true
        }
        Some(_) if left > 0 => false,
        _ => {
            play.pop();
            true
        }
    }
}
