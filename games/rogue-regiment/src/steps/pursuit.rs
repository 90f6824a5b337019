//! Axis vehicles that advance: on whom, to which place, and by which way (av.advance/1-3, av.spawn/2).

use arrayvec::ArrayVec;
use sandtable_core::Refusal;

use super::goal::{code, prey_of};
use super::line::{clear, roll, token, under, wheels};
use super::{Offers, Step, march, not_now};
use crate::action::{Action, Unit};
use crate::data::{Drive, Wheels};
use crate::look::{Look, Prey, cells, corner};
use crate::pieces::{AxisKind, Facing};
use crate::play::Play;
use crate::sight::HIDDEN;
use crate::state::{State, flag, mood};
use crate::theatre::Token;
use crate::wheels::{Bed, after, cost};

const NOT_NEAREST: Refusal = Refusal::new("av.advance/1", "why-not-nearest");
const NOT_BEST: Refusal = Refusal::new("av.advance/1", "why-not-best");
const NOT_SHORTEST: Refusal = Refusal::new("av.advance/3", "why-not-shortest");

/// Columns and rows that a vehicle can come from its place, on either side.
const SPAN: i8 = 12;
const SIDE: usize = 2 * SPAN as usize + 1;
const STATES: usize = SIDE * SIDE * 4;

/// What it costs to come to every place within reach.
struct Ways {
    centre: Wheels,
    cost: [u8; STATES],
}

impl Ways {
    fn index(&self, at: Wheels) -> Option<usize> {
        let (dc, dr) = (at.col - self.centre.col, at.row - self.centre.row);
        let inside = (-SPAN..=SPAN).contains(&dc) && (-SPAN..=SPAN).contains(&dr);
        inside.then(|| ((dr + SPAN) as usize * SIDE + (dc + SPAN) as usize) * 4 + at.face as usize)
    }

    /// Places in the order of rows, then columns, then facings.
    fn place(&self, i: usize) -> Wheels {
        let (dc, dr) = ((i / 4 % SIDE) as i8 - SPAN, (i / 4 / SIDE) as i8 - SPAN);
        Wheels { col: self.centre.col + dc, row: self.centre.row + dr, face: Facing::of((i % 4) as u8) }
    }

    fn cost(&self, at: Wheels) -> Option<u8> {
        self.index(at).map(|i| self.cost[i]).filter(|c| *c != u8::MAX)
    }
}

/// Where a movement leads and what it costs; a vehicle stays on the map at least in part and runs over nobody.
fn movement(look: Look, u: Unit, at: Wheels, drive: Drive) -> Option<(Wheels, u8)> {
    let length = look.t.axis(look.unit(u).kind).length;
    let price = cost(look, at, length, drive, Bed::Land)?;
    let to = after(at, length, drive);
    let token = token(look, u, to);
    let g = look.t.ground();
    let on_map = token.places().any(|p| g.at(p.0, p.1).is_some_and(|sq| g.on_map(sq)));
    (on_map && under(look, token).next().is_none()).then_some((to, price))
}

/// Searches all places that a vehicle can come to from another with so many points.
fn search(look: Look, u: Unit, from: Wheels, points: u8) -> Ways {
    let mut ways = Ways { centre: from, cost: [u8::MAX; STATES] };
    if let Some(i) = ways.index(from) {
        ways.cost[i] = 0;
    }
    for spent in 0..points {
        for i in 0..STATES {
            if ways.cost[i] != spent {
                continue;
            }
            for drive in Drive::ALL {
                let Some((to, price)) = movement(look, u, ways.place(i), drive) else { continue };
                let Some(j) = ways.index(to) else { continue };
                if spent + price <= points && spent + price < ways.cost[j] {
                    ways.cost[j] = spent + price;
                }
            }
        }
    }
    ways
}

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

/// A search with what is asked of each place.
struct Hunt<'a> {
    look: Look<'a>,
    u: Unit,
    ways: Ways,
    clean: State,
}

impl<'a> Hunt<'a> {
    fn new(look: Look<'a>, u: Unit) -> Hunt<'a> {
        let points = look.t.axis(look.unit(u).kind).points;
        Hunt { look, u, ways: search(look, u, wheels(look.unit(u)), points), clean: without(look, u) }
    }

    /// The places where it may end, with their costs.
    fn ends(&self) -> impl Iterator<Item = (u8, Wheels)> {
        let reached = (0..STATES).filter(|i| self.ways.cost[*i] != u8::MAX);
        reached
            .map(|i| (self.ways.cost[i], self.ways.place(i)))
            .filter(|(_, at)| clear(self.look, self.u, token(self.look, self.u, *at)))
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

    /// The places to which it may go: where it attacks best, and unless that is as good as can be, as near as it can come.
    fn goals(&self, prey: Prey, mut each: impl FnMut(u8, Wheels)) {
        // In sight at short range without cover; woods are cover everywhere.
        let woods = matches!(prey, Prey::Friend(f) if self.look.t.ground().woods(self.look.friend(f).at));
        let ideal = if woods { SEEN } else { SEEN + 1 };
        let value = |at: Wheels| {
            let net = self.net(at, prey);
            let near = if net.is_some_and(|n| n >= ideal) { 0 } else { self.apart(at, prey) };
            (net, std::cmp::Reverse(near))
        };
        let best = self.ends().map(|(_, at)| value(at)).max();
        let own = wheels(self.look.unit(self.u));
        // Who stands as well as can be stays (advance.best/6).
        let stays = best.is_some_and(|(net, _)| net.is_some_and(|n| n >= ideal) && Some(value(own)) == best);
        for (cost, at) in self.ends().filter(|(_, at)| Some(value(*at)) == best) {
            if !stays || at == own {
                each(cost, at);
            }
        }
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
    let mut all = Vec::new();
    Hunt::new(look, u).goals(prey, |cost, at| all.push((cost, at)));
    all.sort_by_key(|(cost, at)| (*cost, at.row, at.col, at.face));
    all.into_iter().for_each(|(_, at)| offer(Action::Park(at.col, at.row, at.face)));
}

pub fn check_goal(look: Look, u: Unit, prey: Prey, a: Action) -> Result<(), Refusal> {
    let Action::Park(col, row, face) = a else { return Err(not_now()) };
    let mut found = false;
    Hunt::new(look, u).goals(prey, |_, at| found |= at == Wheels { col, row, face });
    if found { Ok(()) } else { Err(NOT_BEST) }
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
    let (mut count, mut first) = (0, None::<(u8, i8, i8, Facing)>);
    Hunt::new(play.look(), u).goals(prey, |cost, at| {
        let key = (cost, at.row, at.col, at.face);
        count += 1;
        first = Some(first.map_or(key, |f| f.min(key)));
    });
    match first {
        Some((_, row, col, face)) if count == 1 || play.t.auto => {
            apply_goal(play, u, Action::Park(col, row, face));
        }
        Some(_) => return false,
        None => play.pop(),
    }
    true
}

/// The first movements of the cheapest ways to a place.
fn nexts(look: Look, u: Unit, goal: Wheels, points: u8) -> ArrayVec<(Drive, Wheels, u8), 10> {
    let here = wheels(look.unit(u));
    let mut found = ArrayVec::new();
    let Some(total) = search(look, u, here, points).cost(goal) else { return found };
    for drive in Drive::ALL {
        let Some((to, price)) = movement(look, u, here, drive).filter(|(_, p)| *p <= total) else { continue };
        if search(look, u, to, total - price).cost(goal) == Some(total - price) {
            found.push((drive, to, price));
        }
    }
    found
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
        ArrayVec::new()
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
