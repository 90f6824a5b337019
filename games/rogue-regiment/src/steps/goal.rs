//! On whom an advancing unit goes, and where to (advance.prio/1-3, advance.best/1-6).

use sandtable_core::Refusal;

use super::assault::cover;
use super::{Offers, Step, not_now};
use crate::action::{Action, Unit};
use crate::ground::Square;
use crate::look::{Look, Prey};
use crate::pieces::AxisKind;
use crate::play::Play;
use crate::reach::{Costs, FAR, Flow, flood, flood_until};
use crate::sight::{Eye, HIDDEN};
use crate::squares::Squares;
use crate::state::{FRIENDS, mood};

const NOT_NEAREST: Refusal = Refusal::new("advance.prio/1", "why-not-nearest");
const NOT_BEST: Refusal = Refusal::new("advance.best/1", "why-not-best");

/// Somebody as a number, for choices.
pub const fn code(prey: Prey) -> u8 {
    match prey {
        Prey::Friend(f) => f,
        Prey::Car(c) => FRIENDS as u8 + c,
    }
}

/// Somebody by his number.
pub const fn prey_of(n: u8) -> Prey {
    match n.checked_sub(FRIENDS as u8) {
        Some(c) => Prey::Car(c),
        None => Prey::Friend(n),
    }
}

/// What infantry of a kind on a square adds to its dice against somebody, facing free; none if it could not attack him.
pub fn net(look: Look, kind: AxisKind, at: Square, prey: Prey) -> Option<i8> {
    let entry = look.t.axis(kind);
    match prey {
        Prey::Friend(f) => {
            let op = look.friend(f);
            let distance = look.t.ground().distance(at, op.at);
            if distance > entry.long || look.concealed(f) {
                return None;
            }
            let level = look.sight().level(at, op.at, Eye::Axis, None);
            if level >= HIDDEN || op.is(mood::CROUCHED) && level > 0 {
                return None;
            }
            Some(i8::from(distance <= entry.short) + cover(look, kind, at, op.at))
        }
        Prey::Car(c) => {
            let g = look.t.ground();
            let token = look.car_token(c);
            let distance = token.distance(g.place(at));
            if distance > entry.long {
                return None;
            }
            let mut squares =
                token.places().filter_map(|(col, row)| g.at(col, row)).filter(|sq| g.on_map(*sq));
            // vehicle.target/2, /5
            squares
                .any(|sq| look.sight().level(at, sq, Eye::Axis, Some(token)) < HIDDEN)
                .then_some(i8::from(distance <= entry.short))
        }
    }
}

/// The squares that an advancing unit can reach, its own included.
pub fn reach_of(look: Look, u: Unit) -> (Costs, u8) {
    let unit = look.unit(u);
    let points = look.t.axis(unit.kind).points;
    (flood(look, [unit.at], points, Flow::Out), points)
}

fn stops(look: Look, u: Unit, at: Square) -> bool {
    at == look.unit(u).at && look.t.ground().on_map(at) || look.vacant(at)
}

/// The squares of a reach, in order.
fn within<'a>(look: Look<'a>, u: Unit, costs: &'a Costs, points: u8) -> impl Iterator<Item = Square> + 'a {
    let g = look.t.ground();
    let (col, row) = g.place(look.unit(u).at);
    let by = points as i8;
    (-by..=by)
        .flat_map(move |dr| (-by..=by).filter_map(move |dc| g.at(col + dc, row + dr)))
        .filter(move |at| costs.at(*at) <= points && stops(look, u, *at))
}

/// Those on whom a unit may go, with the same right; and whether it can attack them this turn.
fn quarry(look: Look, u: Unit) -> (arrayvec::ArrayVec<Prey, 12>, bool) {
    let kind = look.unit(u).kind;
    let (costs, points) = reach_of(look, u);
    let mut all: arrayvec::ArrayVec<Prey, 12> = look.quarry().collect();
    all.sort_unstable_by_key(|p| (look.distance_to(u, *p), *p));
    let near = |p: &Prey| look.distance_to(u, *p);
    // A look from any square of the reach settles it; those beyond eight and four squares are out.
    let attackable = |p: &Prey| {
        near(p) <= points + look.t.limits.sight
            && within(look, u, &costs, points).any(|at| net(look, kind, at, *p).is_some())
    };
    let first = all.iter().find(|p| attackable(p)).map(near);
    let chosen = |distance: u8, must: bool| {
        all.iter()
            .copied()
            .filter(|p| near(p) == distance && (!must || attackable(p)))
            .collect::<arrayvec::ArrayVec<Prey, 12>>()
    };
    match first {
        Some(distance) => (chosen(distance, true), true),
        None => (all.first().map(near).map(|d| chosen(d, false)).unwrap_or_default(), false),
    }
}

pub fn targets(look: Look, u: Unit, offer: Offers) {
    quarry(look, u).0.into_iter().for_each(|p| offer(Action::Prefer(code(p))));
}

pub fn check_target(look: Look, u: Unit, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Prefer(n) if quarry(look, u).0.iter().any(|p| code(*p) == n) => Ok(()),
        Action::Prefer(_) => Err(NOT_NEAREST),
        _ => Err(not_now()),
    }
}

pub fn apply_target(play: &mut Play, u: Unit, a: Action) {
    if let Action::Prefer(n) = a {
        play.become_step(Step::Goal(u, prey_of(n)));
    }
}

pub fn run_target(play: &mut Play, u: Unit) -> bool {
    let look = play.look();
    if !look.unit(u).has(crate::state::flag::HERE) {
        play.pop();
        return true;
    }
    let (all, _) = quarry(look, u);
    match all.first() {
        Some(prey) if all.len() == 1 || look.t.auto => play.become_step(Step::Goal(u, *prey)),
        Some(_) => return false,
        None => play.pop(),
    }
    true
}

/// The best that any empty square of the map offers against somebody, and the squares that offer it.
fn ideal(look: Look, kind: AxisKind, prey: Prey) -> (Option<i8>, Squares) {
    let g = look.t.ground();
    let centre = match prey {
        Prey::Friend(f) => look.friend(f).at,
        Prey::Car(c) => {
            let token = look.car_token(c);
            g.at(token.left, token.top).unwrap_or(0)
        }
    };
    let (col, row) = g.place(centre);
    let sight = look.t.limits.sight as i8 + 6;
    let span = if matches!(prey, Prey::Friend(_)) { look.t.limits.sight as i8 } else { sight };
    let mut top = None;
    let mut squares = Squares::EMPTY;
    for dr in -span..=span {
        for dc in -span..=span {
            let Some(at) = g.at(col + dc, row + dr).filter(|at| look.vacant(*at)) else { continue };
            let Some(net) = net(look, kind, at, prey) else { continue };
            if top.is_none_or(|t| net > t) {
                top = Some(net);
                squares = Squares::EMPTY;
            }
            if top == Some(net) {
                squares.put(at);
            }
        }
    }
    (top, squares)
}

/// The squares to which a unit may go, in the order of the default: by cost, then row, then column.
type Ends = arrayvec::ArrayVec<(u8, Square), 96>;

fn ends(look: Look, u: Unit, prey: Prey) -> Ends {
    let (costs, points) = reach_of(look, u);
    let kind = look.unit(u).kind;
    let mut best: Option<i8> = None;
    let mut found = Ends::new();
    for at in within(look, u, &costs, points) {
        let Some(net) = net(look, kind, at, prey) else { continue };
        if best.is_none_or(|b| net > b) {
            best = Some(net);
            found.clear();
        }
        if best == Some(net) {
            let _ = found.try_push((costs.at(at), at));
        }
    }
    let own = look.unit(u).at;
    match best {
        Some(net) => {
            // The highest that can be: short range, and woods alone give cover everywhere.
            let in_woods = matches!(prey, Prey::Friend(f) if look.t.ground().woods(look.friend(f).at));
            let highest = if in_woods { 0 } else { 1 };
            let (top, squares) =
                if net == highest { (Some(net), Squares::EMPTY) } else { ideal(look, kind, prey) };
            if top.is_none_or(|t| net >= t) {
                if found.iter().any(|(_, at)| *at == own) {
                    found.clear();
                    found.push((0, own));
                }
            } else {
                let end = |at: Square| found.iter().any(|(_, end)| *end == at);
                let back = flood_until(look, squares.iter(), FAR - 2, Flow::Back, end);
                let least = found.iter().map(|(_, at)| back.at(*at)).min().unwrap_or(FAR);
                found.retain(|(_, at)| back.at(*at) == least);
            }
        }
        None => approach(look, u, prey, &costs, points, &mut found),
    }
    found.sort_unstable();
    found
}

/// No attack position: as far as possible along a shortest way to one (advance.prio/3, advance.best/5).
fn approach(look: Look, u: Unit, prey: Prey, costs: &Costs, points: u8, found: &mut Ends) {
    let own = look.unit(u).at;
    let (_, squares) = ideal(look, look.unit(u).kind, prey);
    let back = flood_until(look, squares.iter(), FAR - 2, Flow::Back, |at| at == own);
    let total = back.at(own);
    let mut far = 0;
    if total != FAR {
        for at in within(look, u, costs, points) {
            let cost = costs.at(at);
            if back.at(at) == FAR || cost + back.at(at) != total || cost < far {
                continue;
            }
            if cost > far {
                found.clear();
                far = cost;
            }
            let _ = found.try_push((cost, at));
        }
    }
    if found.is_empty() {
        // No way, or every square of it is taken: it stays, if it is on the map at all.
        let _ = found.try_push((0, own));
        return;
    }
    let glimpsed = |at: Square| partly(look, at).map(|(distance, _)| distance);
    let nearest = found.iter().filter_map(|(_, at)| glimpsed(*at)).min();
    if nearest.is_some() {
        found.retain(|(_, at)| glimpsed(*at) == nearest);
    }
}

/// The nearest exposed operator who stands in a partially visible square, as seen from another.
pub fn partly(look: Look, at: Square) -> Option<(u8, Prey)> {
    let seen = look.quarry().filter_map(|p| {
        let Prey::Friend(f) = p else { return None };
        let to = look.friend(f).at;
        let distance = look.t.ground().distance(at, to);
        let partial = distance <= look.t.limits.sight && look.sight().level(at, to, Eye::Axis, None) == 1;
        partial.then_some((distance, p))
    });
    seen.min()
}

pub fn candidates(look: Look, u: Unit, prey: Prey, offer: Offers) {
    ends(look, u, prey).into_iter().for_each(|(_, at)| offer(Action::Go(at)));
}

pub fn check(look: Look, u: Unit, prey: Prey, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Go(at) if ends(look, u, prey).iter().any(|(_, end)| *end == at) => Ok(()),
        Action::Go(_) => Err(NOT_BEST),
        _ => Err(not_now()),
    }
}

pub fn apply(play: &mut Play, u: Unit, prey: Prey, a: Action) {
    if let Action::Go(at) = a {
        let points = play.t.axis(play.s.unit(u).kind).points;
        play.become_step(Step::March(u, at, points, prey));
    }
}

pub fn run(play: &mut Play, u: Unit, prey: Prey) -> bool {
    let found = ends(play.look(), u, prey);
    match found.first() {
        Some((_, at)) if found.len() == 1 || play.t.auto => {
            apply(play, u, prey, Action::Go(*at));
            true
        }
        Some(_) => false,
        None => {
            play.pop();
            true
        }
    }
}
