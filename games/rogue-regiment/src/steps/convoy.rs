//! The convoy: it drives its line at the speed of its slowest vehicle and keeps its gaps (av.convoy/1-11, av.scout/1, /2).

use super::{Step, marked, rover};
use crate::action::Unit;
use crate::data::{Wheels, beside};
use crate::look::Look;
use crate::pieces::Role;
use crate::play::Play;
use crate::squares::Bits;
use crate::state::{Fate, flag, mood};
use crate::theatre::Token;
use crate::wheels::after;

/// Clear squares that convoy vehicles keep between them (av.convoy/4).
const GAP: u8 = 2;

/// Is a vehicle under the rules of the convoy? A scout leaves them when the alarm sounds (av.scout/2).
fn drives(look: Look, u: Unit) -> bool {
    let unit = look.unit(u);
    unit.role == Role::Convoy || unit.role == Role::Scout && !look.s.battle
}

fn column(look: Look) -> u64 {
    Bits(look.units(|u| matches!(u.role, Role::Convoy | Role::Scout)))
        .filter(|u| drives(look, *u))
        .fold(0, |set, u| set | 1 << u)
}

/// The next vehicle of the convoy that has not moved: they lie in order.
pub fn next(look: Look) -> Option<Unit> {
    if !look.s.convoy {
        return None;
    }
    Bits(column(look)).find(|u| !look.unit(*u).has(flag::DONE))
}

/// The convoy lines up at the edge of the map (av.convoy/2).
pub fn line_up(play: &mut Play) {
    let Some(convoy) = play.t.page.convoy.clone() else { return };
    let mut back = 0;
    for (kind, scout) in &convoy.vehicles {
        let length = play.t.axis(*kind).length;
        let at = beside(play.t.ground(), convoy.line.gate, convoy.line.into, length, back);
        let role = if *scout { Role::Scout } else { Role::Convoy };
        if let Some(u) = rover::put(play, *kind, at, role) {
            // How far it has to come before its line begins.
            play.unit(u).post = back;
        }
        back += length + GAP;
    }
    play.s.convoy = true;
}

pub fn begin(play: &mut Play, u: Unit) {
    play.unit(u).flags |= flag::DONE;
    let look = play.look();
    let speed = Bits(column(look)).map(|v| look.t.axis(look.unit(v).kind).points).min().unwrap_or(0);
    play.push(Step::Convoy(u, speed));
}

/// Where the next movement along the line takes a vehicle, and what it costs.
fn ahead(look: Look, u: Unit, at: Wheels, step: u8, to_come: u8) -> Option<(Wheels, u8)> {
    let line = &look.t.page.convoy.as_ref()?.line;
    let length = look.t.axis(look.unit(u).kind).length;
    let drive = if to_come > 0 { crate::data::Drive::Ahead } else { *line.moves.get(usize::from(step))? };
    // av.convoy/9: a long token pays two for a turn.
    let price = if drive.turns() && length > 4 { 2 } else { 1 };
    Some((after(at, length, drive), price))
}

/// May a vehicle end there: on nobody, and not too near another of the convoy?
fn ends(look: Look, u: Unit, token: Token) -> bool {
    let g = look.t.ground();
    let own = look.token(u);
    let nobody = |p: (i8, i8)| {
        let Some(at) = g.at(p.0, p.1) else { return true };
        let friend = look.friend_at(at).is_some();
        own.covers(p) || friend || !look.s.cells.held.has(at)
    };
    let room = Bits(column(look) & !(1 << u)).all(|v| look.token(v).apart(&token) > GAP);
    room && token.places().all(nobody)
}

/// It drives as far as it may end; operators in its path are run over (av.convoy/4, /5, /10, /11).
pub fn run(play: &mut Play, u: Unit, left: u8) -> bool {
    play.pop();
    let look = play.look();
    let unit = *look.unit(u);
    if !unit.has(flag::HERE) {
        return true;
    }
    let length = look.t.axis(unit.kind).length;
    // The farthest place where it may end.
    let mut at = Wheels { col: unit.col, row: unit.row, face: unit.face };
    let (mut step, mut to_come, mut points) = (unit.step, unit.post, left);
    let (mut count, mut best) = (0_u8, 0_u8);
    while let Some((to, price)) = ahead(look, u, at, step, to_come).filter(|(_, price)| *price <= points) {
        (at, points, count) = (to, points - price, count + 1);
        if to_come > 0 {
            to_come -= 1;
        } else {
            step += 1;
        }
        if ends(look, u, Token::of(at.col, at.row, at.face, length)) {
            best = count;
        }
    }
    for _ in 0..best {
        if !play.s.unit(u).has(flag::HERE) {
            return true;
        }
        advance(play, u);
        if !play.s.blasts.is_empty() || play.s.step() != Some(Step::Advance) {
            // A mine has gone off under it: it goes no further.
            break;
        }
    }
    leave(play, u);
    true
}

fn advance(play: &mut Play, u: Unit) {
    let unit = *play.s.unit(u);
    let at = Wheels { col: unit.col, row: unit.row, face: unit.face };
    let Some((to, _)) = ahead(play.look(), u, at, unit.step, unit.post) else { return };
    let length = play.t.axis(unit.kind).length;
    let token = Token::of(to.col, to.row, to.face, length);
    if unit.post > 0 {
        play.unit(u).post -= 1;
    } else {
        play.unit(u).step += 1;
    }
    for f in 0..play.s.friends.len() as u8 {
        let op = play.s.friend(f);
        if op.fate == Fate::Here && !op.is(mood::DIVING) && token.covers(play.t.ground().place(op.at)) {
            play.die(f, "av.convoy/11");
        }
    }
    rover::roll(play, u, to);
}

/// Off the map at the end of its line: it is away.
fn leave(play: &mut Play, u: Unit) {
    let unit = *play.s.unit(u);
    let done = play.t.page.convoy.as_ref().is_some_and(|c| usize::from(unit.step) >= c.line.moves.len());
    if unit.has(flag::HERE) && (done || unit.step > 0 && !play.look().on_map(u)) {
        play.escape(u, "av.convoy/3");
    }
    marked::offer_shots(play);
}
