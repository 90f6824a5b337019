//! Axis vehicles: patrols on their lines, and those that advance (av.patrol/1-9, av.advance/1-3, av.spawn/1, /2).

use super::{Step, marked, shot};
use crate::action::Unit;
use crate::data::{Drive, Wheels, beside};
use crate::look::{Look, Prey, corner};
use crate::pieces::{AxisKind, Role, Weapon};
use crate::play::{Play, of_unit};
use crate::sight::HIDDEN;
use crate::squares::Bits;
use crate::state::{Axis, INFANTRY, State, UNITS, flag, mood};
use crate::theatre::Token;
use crate::wheels::{Bed, after, cost};

/// A slot for a vehicle that was never used.
pub fn free_slot(s: &State) -> Option<Unit> {
    let unused = |i: &usize| !s.units[*i].has(flag::HERE | flag::OFF) && s.units[*i].kind.infantry();
    (INFANTRY..UNITS).find(unused).map(|i| i as Unit)
}

/// A motorbike comes to the start of the mission's line: a patrol in stealth (special card S4).
pub fn bring(play: &mut Play) {
    let Some(line) = &play.t.page.line else { return };
    let length = play.t.axis(AxisKind::Motorbike).length;
    let at = beside(play.t.ground(), line.gate, line.into, length, 0);
    let role = if play.s.battle { Role::Reserve } else { Role::Rover };
    put(play, AxisKind::Motorbike, at, role);
}

/// A vehicle is spawned on the black spawn tile, its front at the edge of the map (av.spawn/1).
pub fn spawn(play: &mut Play, kind: AxisKind) {
    let tiles = &play.t.page.spawns;
    let black = tiles.iter().find(|t| t.colour == Some(crate::pieces::Colour::Black)).or(tiles.first());
    let Some(tile) = black else { return };
    let length = play.t.axis(kind).length;
    let at = beside(play.t.ground(), [tile.mouth[0], tile.mouth[1]], tile.into, length, 0);
    put(play, kind, at, Role::Reserve);
}

/// Puts a vehicle into play.
pub fn put(play: &mut Play, kind: AxisKind, at: Wheels, role: Role) -> Option<Unit> {
    let u = free_slot(play.s)?;
    let flags = flag::HERE | if play.s.battle { flag::ALERTED } else { 0 };
    *play.unit(u) = Axis { at: 0, col: at.col, row: at.row, face: at.face, kind, role, flags, ..Axis::NONE };
    play.refresh();
    play.say("av.spawn/1", |s| of_unit(s, "log-vehicle-comes", u));
    Some(u)
}

fn wheels(unit: &Axis) -> Wheels {
    Wheels { col: unit.col, row: unit.row, face: unit.face }
}

/// Is every square of a token free of everybody but the vehicle itself?
fn clear(look: Look, u: Unit, token: Token) -> bool {
    let own = look.token(u);
    let g = look.t.ground();
    token.places().all(|p| own.covers(p) || g.at(p.0, p.1).is_none_or(|sq| !look.s.cells.held.has(sq)))
}

/// Is an operator on foot in the way? His square is closed to vehicles.
fn run_over(look: Look, token: Token) -> bool {
    let g = look.t.ground();
    (0..look.s.friends.len() as u8).any(|f| {
        look.friend(f).fate == crate::state::Fate::Here
            && !look.friend(f).is(mood::DIVING)
            && token.covers(g.place(look.friend(f).at))
    })
}

/// The next patrol vehicle that has not moved.
pub fn next(look: Look) -> Option<Unit> {
    let quiet = look.quarry().next().is_none();
    let set = look.units(|u| {
        u.role == Role::Rover && !u.has(flag::DONE | flag::SET) && (!u.has(flag::ALERTED) || quiet)
    });
    Bits(set).next()
}

pub fn begin(play: &mut Play, u: Unit) {
    play.unit(u).flags |= flag::DONE;
    let points = play.t.axis(play.s.unit(u).kind).points;
    play.push(Step::Rove(u, points));
}

/// One movement along the line, forward or back; off the map it turns round (av.patrol/2-5, /9).
pub fn rove(play: &mut Play, u: Unit, left: u8) -> bool {
    play.pop();
    let unit = *play.s.unit(u);
    let Some(line) = play.t.page.line.as_ref().filter(|_| unit.has(flag::HERE) && left > 0) else {
        return true;
    };
    let count = line.moves.len();
    let step = usize::from(unit.step);
    let drive = if unit.has(flag::BACKWARD) {
        count.checked_sub(step + 1).map(|i| mirror(line.moves[i]))
    } else {
        line.moves.get(step).copied()
    };
    let length = play.t.axis(unit.kind).length;
    let Some(drive) = drive else {
        // av.patrol/5
        let unit = play.unit(u);
        unit.flags ^= flag::BACKWARD;
        unit.face = unit.face.turned(2);
        unit.step = 0;
        play.refresh();
        return true;
    };
    let look = play.look();
    let Some(price) = cost(look, wheels(&unit), length, drive, Bed::Land).filter(|c| *c <= left) else {
        return true;
    };
    let to = after(wheels(&unit), length, drive);
    let token = Token::of(to.col, to.row, to.face, length);
    if run_over(look, token) || !clear(look, u, token) && price == left {
        return true;
    }
    play.unit(u).step += 1;
    play.push(Step::Rove(u, left - price));
    if roll(play, u, to) {
        // It has seen something and stops.
        play.pop();
        marked::offer_shots(play);
    }
    true
}

/// The movement that leads back.
const fn mirror(drive: Drive) -> Drive {
    match drive {
        Drive::Left => Drive::Right,
        Drive::Right => Drive::Left,
        other => other,
    }
}

/// A vehicle comes to a place: mines go off, everybody looks. Has it seen anything?
pub fn roll(play: &mut Play, u: Unit, to: Wheels) -> bool {
    let unit = play.unit(u);
    (unit.col, unit.row, unit.face) = (to.col, to.row, to.face);
    play.refresh();
    let token = play.look().token(u);
    let g = play.t.ground();
    if let Some(i) = play.s.mines.iter().position(|m| token.covers(g.place(*m))) {
        let at = play.s.mines.remove(i);
        shot::set_off(play, at, Weapon::Mine);
        return false;
    }
    let saw = play.glimpse(u);
    play.look_round();
    if !saw {
        marked::offer_shots(play);
    }
    saw
}

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
                    // Anything seen is better than a shot through a wall.
                    return Some(short + clean.sight().cover_from_corner(eye, token, op.at) + 8);
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
                Some(i8::from(nearest <= entry.short) + 8)
            }
        }
    });
    each.max()
}

/// Columns and rows that a vehicle can come from its place, on either side.
const SPAN: i8 = 12;
const SIDE: usize = 2 * SPAN as usize + 1;
const STATES: usize = SIDE * SIDE * 4;

/// Every place within reach, with its cost and the movement that led there.
struct Ways {
    from: Wheels,
    cost: [u8; STATES],
    by: [u8; STATES],
}

impl Ways {
    fn index(&self, at: Wheels) -> Option<usize> {
        let (dc, dr) = (at.col - self.from.col, at.row - self.from.row);
        let inside = (-SPAN..=SPAN).contains(&dc) && (-SPAN..=SPAN).contains(&dr);
        inside.then(|| ((dr + SPAN) as usize * SIDE + (dc + SPAN) as usize) * 4 + at.face as usize)
    }

    fn place(&self, i: usize) -> Wheels {
        let (dc, dr) = ((i / 4 % SIDE) as i8 - SPAN, (i / 4 / SIDE) as i8 - SPAN);
        Wheels {
            col: self.from.col + dc,
            row: self.from.row + dr,
            face: crate::pieces::Facing::of((i % 4) as u8),
        }
    }
}

/// Searches all places that a vehicle can come to with its points.
fn search(look: Look, u: Unit, points: u8) -> Ways {
    let unit = look.unit(u);
    let length = look.t.axis(unit.kind).length;
    let mut ways = Ways { from: wheels(unit), cost: [u8::MAX; STATES], by: [u8::MAX; STATES] };
    if let Some(i) = ways.index(wheels(unit)) {
        ways.cost[i] = 0;
    }
    let g = look.t.ground();
    for spent in 0..points {
        for i in 0..STATES {
            if ways.cost[i] != spent {
                continue;
            }
            let at = ways.place(i);
            for (n, drive) in Drive::ALL.into_iter().enumerate() {
                let Some(price) = cost(look, at, length, drive, Bed::Land) else { continue };
                let to = after(at, length, drive);
                let token = Token::of(to.col, to.row, to.face, length);
                let on_map = token.places().any(|p| g.at(p.0, p.1).is_some_and(|sq| g.on_map(sq)));
                let Some(j) = ways.index(to) else { continue };
                if spent + price <= points && spent + price < ways.cost[j] && on_map && !run_over(look, token)
                {
                    ways.cost[j] = spent + price;
                    ways.by[j] = n as u8;
                }
            }
        }
    }
    ways
}

/// A vehicle advances: the best place against the nearest exposed operator it can attack, else as near as it can come.
pub fn advance(play: &mut Play, u: Unit) -> bool {
    play.pop();
    let look = play.look();
    let unit = *look.unit(u);
    if !unit.has(flag::HERE) {
        return true;
    }
    let entry = *look.t.axis(unit.kind);
    let ways = search(look, u, entry.points);
    let mut without = look.s.clone();
    without.units[usize::from(u)].flags |= flag::OFF;
    without.cells.0 = crate::look::cells(look.t, &without);
    let clean = Look { t: look.t, s: &without };
    let mut preys: arrayvec::ArrayVec<Prey, 12> = look.quarry().collect();
    preys.sort_unstable_by_key(|p| (look.distance_to(u, *p), *p));
    let ends = || {
        (0..STATES).filter(|i| ways.cost[*i] != u8::MAX && clear(look, u, token_of(&ways, *i, entry.length)))
    };
    let mut goal = None;
    for prey in &preys {
        let best = ends()
            .filter_map(|i| {
                Some((net(clean, unit.kind, ways.place(i), *prey)?, std::cmp::Reverse((ways.cost[i], i))))
            })
            .max();
        if let Some((_, std::cmp::Reverse((_, i)))) = best {
            goal = Some(i);
            break;
        }
    }
    if goal.is_none()
        && let Some(prey) = preys.first()
    {
        let near = |i: &usize| {
            let token = token_of(&ways, *i, entry.length);
            let distance = match prey {
                Prey::Friend(f) => token.distance(look.t.ground().place(look.friend(*f).at)),
                Prey::Car(c) => token.apart(&look.car_token(*c)),
            };
            (distance, ways.cost[*i], *i)
        };
        goal = ends().min_by_key(near);
    }
    let Some(goal) = goal else { return true };
    let to = ways.place(goal);
    // It has left its line for good.
    play.unit(u).flags |= flag::SET;
    play.push(Step::VehicleMarch(u, to.col, to.row, to.face as u8, entry.points));
    true
}

fn token_of(ways: &Ways, i: usize, length: u8) -> Token {
    let at = ways.place(i);
    Token::of(at.col, at.row, at.face, length)
}

/// One movement on the cheapest way to a place.
pub fn march(play: &mut Play, u: Unit, (col, row, face): (i8, i8, u8), points: u8) -> bool {
    play.pop();
    let look = play.look();
    let unit = *look.unit(u);
    let goal = Wheels { col, row, face: crate::pieces::Facing::of(face) };
    if !unit.has(flag::HERE) || wheels(&unit) == goal {
        return true;
    }
    let length = look.t.axis(unit.kind).length;
    let ways = search(look, u, points);
    let Some(mut at) = ways.index(goal).filter(|i| ways.cost[*i] != u8::MAX) else { return true };
    // Back from the goal to the first movement.
    let start = ways.index(wheels(&unit));
    let mut first = None;
    while Some(at) != start {
        let Some(drive) = Drive::ALL.get(usize::from(ways.by[at])).copied() else { return true };
        first = Some(drive);
        let before = (0..STATES).find(|i| {
            ways.cost[*i] < ways.cost[at]
                && after(ways.place(*i), length, drive) == ways.place(at)
                && cost(look, ways.place(*i), length, drive, Bed::Land)
                    .is_some_and(|c| ways.cost[*i] + c == ways.cost[at])
        });
        let Some(before) = before else { return true };
        at = before;
    }
    let Some(drive) = first else { return true };
    let price = cost(look, wheels(&unit), length, drive, Bed::Land).unwrap_or(points);
    play.push(Step::VehicleMarch(u, col, row, face, points.saturating_sub(price)));
    let to = after(wheels(&unit), length, drive);
    roll(play, u, to);
    true
}
