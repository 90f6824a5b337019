//! Axis vehicles that advance: on whom, to which place, and by which way (av.advance/1-3, av.spawn/2).

use arrayvec::ArrayVec;
use sandtable_core::Refusal;

use super::goal::{code, prey_of};
use super::line::{clear, roll, token, wheels};
use super::ways::{Movements, PLACES, Ways};
use super::{Offers, Step, march, not_now};
use crate::action::{Action, Unit};
use crate::data::Wheels;
use crate::look::{Look, Prey, cells, corner};
use crate::pieces::AxisKind;
use crate::play::Play;
use crate::sight::HIDDEN;
use crate::state::{State, flag, mood};
use crate::theatre::Token;

const NOT_NEAREST: Refusal = Refusal::new("av.advance/1", "why-not-nearest");
const NOT_BEST: Refusal = Refusal::new("av.advance/1", "why-not-best");
const NOT_SHORTEST: Refusal = Refusal::new("av.advance/3", "why-not-shortest");

/// The position without a vehicle, so that it does not stand in its own light.
fn without(look: Look, u: Unit) -> State {
    let mut s = look.s.clone();
    s.units[usize::from(u)].flags |= flag::OFF;
    s.cells.0 = cells(look.t, &s);
    s
}

/// Anything seen is better than a shot through a wall.
const SEEN: i8 = 8;

/// What a vehicle would add to its dice from a place; `clean` is the position without it.
fn net(clean: Look, kind: AxisKind, at: Wheels, prey: Prey) -> Option<i8> {
    let entry = clean.t.axis(kind);
    let token = Token::of(at.col, at.row, at.face, entry.length);
    let ways = [Some(at.face), (kind == AxisKind::HalfTrack).then(|| at.face.turned(2))];
    let each = ways.into_iter().flatten().filter_map(|way| {
        let eye = corner(token, way);
        match prey {
            Prey::Friend(f) => {
                let op = clean.friend(f);
                let distance = clean.field(token, way, op.at)?;
                let level = clean.sight().level_from_corner(eye, token, op.at, None);
                let seen = if op.is(mood::CROUCHED) { level == 0 } else { level < HIDDEN };
                let short = i8::from(distance <= entry.short);
                if seen {
                    return Some(short + clean.sight().cover_from_corner(eye, token, op.at) + SEEN);
                }
                (clean.t.ground().indoors(op.at) && clean.sight().one_wall(eye, token, op.at))
                    .then_some(short - 3)
            }
            Prey::Car(c) => {
                let over = clean.car_token(c);
                let g = clean.t.ground();
                let squares =
                    over.places().filter_map(|(col, row)| g.at(col, row)).filter(|sq| g.on_map(*sq));
                let seen = squares
                    .filter(|sq| clean.sight().level_from_corner(eye, token, *sq, Some(over)) < HIDDEN);
                let nearest = seen.filter_map(|sq| clean.field(token, way, sq)).min()?;
                Some(i8::from(nearest <= entry.short) + SEEN)
            }
        }
    });
    each.max()
}

/// Places with what it costs to come there.
type Goals = ArrayVec<(u8, Wheels), PLACES>;

/// A search with what is asked of each place.
struct Hunt<'a> {
    look: Look<'a>,
    u: Unit,
    ways: Ways<'a>,
    clean: State,
}

impl<'a> Hunt<'a> {
    fn new(look: Look<'a>, u: Unit) -> Hunt<'a> {
        let points = look.t.axis(look.unit(u).kind).points;
        Hunt { look, u, ways: Ways::search(look, u, points), clean: without(look, u) }
    }

    /// The places where it may end, with their costs.
    fn ends(&self) -> impl Iterator<Item = (u8, Wheels)> {
        self.ways.reached().filter(|(_, at)| clear(self.look, self.u, token(self.look, self.u, *at)))
    }

    fn net(&self, at: Wheels, prey: Prey) -> Option<i8> {
        net(Look { t: self.look.t, s: &self.clean }, self.look.unit(self.u).kind, at, prey)
    }

    /// Those on whom it may go with the same right: the nearest whom it can attack, else the nearest.
    fn quarry(&self) -> ArrayVec<Prey, 12> {
        let near = |p: &Prey| self.look.distance_to(self.u, *p);
        let attackable = |p: &Prey| self.ends().any(|(_, at)| self.net(at, *p).is_some());
        let mut all: ArrayVec<Prey, 12> = self.look.quarry().collect();
        all.sort_unstable_by_key(|p| (near(p), *p));
        let first = all.iter().find(|p| attackable(p)).copied();
        let distance = first.or(all.first().copied()).as_ref().map(near);
        all.retain(|p| Some(near(p)) == distance && (first.is_none() || attackable(p)));
        all
    }

    /// How far a place is from somebody.
    fn apart(&self, at: Wheels, prey: Prey) -> u8 {
        let token = token(self.look, self.u, at);
        match prey {
            Prey::Friend(f) => token.distance(self.look.t.ground().place(self.look.friend(f).at)),
            Prey::Car(c) => token.apart(&self.look.car_token(c)),
        }
    }

    /// The places to which it may go, in the order of the default: where it attacks best, and unless that is as good as can
    /// be, as near as it can come.
    fn goals(&self, prey: Prey) -> Goals {
        // In sight at short range without cover; woods are cover everywhere.
        let woods = matches!(prey, Prey::Friend(f) if self.look.t.ground().woods(self.look.friend(f).at));
        let ideal = if woods { SEEN } else { SEEN + 1 };
        let mut best = None;
        let mut found = Goals::new();
        for (cost, at) in self.ends() {
            let net = self.net(at, prey);
            let near = if net.is_some_and(|n| n >= ideal) { 0 } else { self.apart(at, prey) };
            let value = (net, std::cmp::Reverse(near));
            if best.is_none_or(|b| value > b) {
                best = Some(value);
                found.clear();
            }
            if best == Some(value) {
                found.push((cost, at));
            }
        }
        // Who stands as well as can be stays (advance.best/6).
        let own = wheels(self.look.unit(self.u));
        let as_well = best.is_some_and(|(net, _)| net.is_some_and(|n| n >= ideal));
        if as_well && found.iter().any(|(_, at)| *at == own) {
            found.retain(|(_, at)| *at == own);
        }
        found.sort_unstable_by_key(|(cost, at)| (*cost, at.row, at.col, at.face));
        found
    }
}

pub fn targets(look: Look, u: Unit, offer: Offers) {
    Hunt::new(look, u).quarry().into_iter().for_each(|p| offer(Action::Prefer(code(p))));
}

pub fn check_target(look: Look, u: Unit, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Prefer(n) if Hunt::new(look, u).quarry().iter().any(|p| code(*p) == n) => Ok(()),
        Action::Prefer(_) => Err(NOT_NEAREST),
        _ => Err(not_now()),
    }
}

pub fn apply_target(play: &mut Play, u: Unit, a: Action) {
    if let Action::Prefer(n) = a {
        play.become_step(Step::VehicleGoal(u, prey_of(n)));
    }
}

pub fn run_target(play: &mut Play, u: Unit) -> bool {
    let look = play.look();
    if !look.unit(u).has(flag::HERE) {
        play.pop();
        return true;
    }
    let all = Hunt::new(look, u).quarry();
    match all.first() {
        Some(prey) if all.len() == 1 || look.t.auto => play.become_step(Step::VehicleGoal(u, *prey)),
        Some(_) => return false,
        None => play.pop(),
    }
    true
}

pub fn goals(look: Look, u: Unit, prey: Prey, offer: Offers) {
    let found = Hunt::new(look, u).goals(prey);
    found.into_iter().for_each(|(_, at)| offer(Action::Park(at.col, at.row, at.face)));
}

pub fn check_goal(look: Look, u: Unit, prey: Prey, a: Action) -> Result<(), Refusal> {
    let Action::Park(col, row, face) = a else { return Err(not_now()) };
    let found = Hunt::new(look, u).goals(prey);
    if found.iter().any(|(_, at)| *at == Wheels { col, row, face }) { Ok(()) } else { Err(NOT_BEST) }
}

pub fn apply_goal(play: &mut Play, u: Unit, a: Action) {
    if let Action::Park(col, row, face) = a {
        let points = play.t.axis(play.s.unit(u).kind).points;
        // It has left its line for good.
        play.unit(u).flags |= flag::SET;
        play.become_step(Step::VehicleMarch(u, col, row, face, points));
    }
}

pub fn run_goal(play: &mut Play, u: Unit, prey: Prey) -> bool {
    let found = Hunt::new(play.look(), u).goals(prey);
    match found.first() {
        Some((_, at)) if found.len() == 1 || play.t.auto => {
            apply_goal(play, u, Action::Park(at.col, at.row, at.face));
        }
        Some(_) => return false,
        None => play.pop(),
    }
    true
}

/// The first movements of the cheapest ways to a place.
fn nexts(look: Look, u: Unit, goal: Wheels, points: u8) -> Movements {
    Ways::search(look, u, points).toward(goal)
}

pub fn ways(look: Look, u: Unit, goal: Wheels, points: u8, offer: Offers) {
    nexts(look, u, goal, points).into_iter().for_each(|(drive, ..)| offer(Action::Steer(drive)));
}

pub fn check_way(look: Look, u: Unit, goal: Wheels, points: u8, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Steer(drive) if nexts(look, u, goal, points).iter().any(|(d, ..)| *d == drive) => Ok(()),
        Action::Steer(_) => Err(NOT_SHORTEST),
        _ => Err(not_now()),
    }
}

pub fn apply_way(play: &mut Play, u: Unit, goal: Wheels, points: u8, a: Action) {
    let Action::Steer(drive) = a else { return };
    let found = nexts(play.look(), u, goal, points).into_iter().find(|(d, ..)| *d == drive);
    if let Some((_, to, price)) = found {
        go(play, u, goal, points - price, to);
    }
}

fn go(play: &mut Play, u: Unit, goal: Wheels, points: u8, to: Wheels) {
    play.become_step(Step::VehicleMarch(u, goal.col, goal.row, goal.face, points));
    roll(play, u, to, |_| {});
}

/// One movement on a cheapest way; which of several is asked only where it matters.
pub fn run_way(play: &mut Play, u: Unit, goal: Wheels, points: u8) -> bool {
    let look = play.look();
    let unit = look.unit(u);
    let found = if !unit.has(flag::HERE) || wheels(unit) == goal {
        Movements::new()
    } else {
        nexts(look, u, goal, points)
    };
    match found.first().copied() {
        Some(_) if found.len() > 1 && !look.t.auto && march::matters(look, u) => return false,
        Some((_, to, price)) => go(play, u, goal, points - price, to),
        None => play.pop(),
    }
    true
}
