//! Patrol vehicles on their lines, and vehicles that come by a card (av.patrol/1-9, av.spawn/1).

use super::Step;
use super::line::{clear, farthest, roll, token, under, wheels};
use crate::action::Unit;
use crate::data::{Drive, Wheels, beside};
use crate::look::Look;
use crate::pieces::{AxisKind, Colour, Role};
use crate::play::{Play, of_unit};
use crate::squares::Bits;
use crate::state::{Axis, INFANTRY, State, UNITS, flag};
use crate::wheels::{Bed, after, cost};

/// A slot for a vehicle that was never used.
fn free_slot(s: &State) -> Option<Unit> {
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
    let black = tiles.iter().find(|t| t.colour == Some(Colour::Black)).or(tiles.first());
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

/// The next patrol vehicle that has not moved.
pub fn next(look: Look) -> Option<Unit> {
    let quiet = look.quarry().next().is_none();
    let set = look.units(|u| {
        u.role == Role::Rover && !u.has(flag::DONE | flag::SET) && (!u.has(flag::ALERTED) || quiet)
    });
    Bits(set).next()
}

/// Its next movement but `n`, by the line or back along it; none at the end.
fn along(look: Look, u: Unit, n: u8) -> Option<Drive> {
    let moves = &look.t.page.line.as_ref()?.moves;
    let step = usize::from(look.unit(u).step) + usize::from(n);
    if look.unit(u).has(flag::BACKWARD) {
        moves.len().checked_sub(step + 1).map(|i| mirror(moves[i]))
    } else {
        moves.get(step).copied()
    }
}

/// The movement that leads back.
const fn mirror(drive: Drive) -> Drive {
    match drive {
        Drive::Left => Drive::Right,
        Drive::Right => Drive::Left,
        other => other,
    }
}

/// Where its next movement but `n` leads from a place, and what it costs; an operator on foot stops it.
fn ahead(look: Look, u: Unit, at: Wheels, n: u8) -> Option<(Wheels, u8)> {
    let drive = along(look, u, n)?;
    let length = look.t.axis(look.unit(u).kind).length;
    let to = after(at, length, drive);
    let price = cost(look, at, length, drive, Bed::Land)?;
    under(look, token(look, u, to)).next().is_none().then_some((to, price))
}

/// It uses all its points (av.patrol/2).
pub fn begin(play: &mut Play, u: Unit) {
    play.unit(u).flags |= flag::DONE;
    let look = play.look();
    let points = look.t.axis(look.unit(u).kind).points;
    let next = |at: Wheels, n: u8| ahead(look, u, at, n);
    let count = farthest(wheels(look.unit(u)), points, next, |at| clear(look, u, token(look, u, at)));
    play.push(Step::Rove(u, count));
}

/// One movement along the line; off the map at its end it turns round (av.patrol/3-5, /9).
pub fn rove(play: &mut Play, u: Unit, left: u8) -> bool {
    play.pop();
    let look = play.look();
    if !look.unit(u).has(flag::HERE) {
        return true;
    }
    match ahead(look, u, wheels(look.unit(u)), 0).filter(|_| left > 0) {
        Some((to, _)) => {
            play.unit(u).step += 1;
            play.push(Step::Rove(u, left - 1));
            roll(play, u, to, |play| {
                let rest = to_clear(play.look(), u, left - 1);
                play.become_step(Step::Rove(u, rest));
            });
        }
        None if along(look, u, 0).is_none() => {
            let unit = play.unit(u);
            unit.flags ^= flag::BACKWARD;
            unit.face = unit.face.turned(2);
            unit.step = 0;
            play.refresh();
        }
        None => {}
    }
    true
}

/// Movements until it shares its place with nobody, if it stops now.
fn to_clear(look: Look, u: Unit, left: u8) -> u8 {
    let mut at = wheels(look.unit(u));
    for n in 0..left {
        let token = token(look, u, at);
        let own = |other: Unit| other == u;
        let g = look.t.ground();
        let shared = token
            .places()
            .filter_map(|p| g.at(p.0, p.1))
            .any(|sq| look.unit_at(sq).is_some_and(|other| !own(other)) || look.car_at(sq).is_some());
        match ahead(look, u, at, n).filter(|_| shared) {
            Some((to, _)) => at = to,
            None => return n,
        }
    }
    left
}
