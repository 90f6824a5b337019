//! The convoy: it drives its line at the speed of its slowest vehicle and keeps its gaps (av.convoy/1-11, av.scout/1, /2).

use super::line::{farthest, roll, token, under, wheels};
use super::{Step, marked, rover};
use crate::action::Unit;
use crate::data::{Drive, Wheels, beside};
use crate::look::Look;
use crate::pieces::Role;
use crate::play::Play;
use crate::squares::Bits;
use crate::state::flag;
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

/// Where its next movement but `n` leads from a place, and what it costs: first up to the map, then along the line.
fn ahead(look: Look, u: Unit, at: Wheels, n: u8) -> Option<(Wheels, u8)> {
    let unit = look.unit(u);
    let moves = &look.t.page.convoy.as_ref()?.line.moves;
    let drive = match n.checked_sub(unit.post) {
        Some(on) => *moves.get(usize::from(unit.step) + usize::from(on))?,
        None => Drive::Ahead,
    };
    let length = look.t.axis(unit.kind).length;
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

/// It drives as far as it may end, at the speed of the slowest (av.convoy/4, /5, /10).
pub fn begin(play: &mut Play, u: Unit) {
    play.unit(u).flags |= flag::DONE;
    let look = play.look();
    let speed = Bits(column(look)).map(|v| look.t.axis(look.unit(v).kind).points).min().unwrap_or(0);
    let next = |at: Wheels, n: u8| ahead(look, u, at, n);
    let count = farthest(wheels(look.unit(u)), speed, next, |at| ends(look, u, token(look, u, at)));
    play.push(Step::Convoy(u, count));
}

/// One movement; operators in its path are run over, and at the end of its line it is away (av.convoy/3, /8, /11).
pub fn run(play: &mut Play, u: Unit, left: u8) -> bool {
    play.pop();
    let look = play.look();
    if !look.unit(u).has(flag::HERE) {
        return true;
    }
    let Some((to, _)) = ahead(look, u, wheels(look.unit(u)), 0).filter(|_| left > 0) else {
        leave(play, u);
        return true;
    };
    let over: arrayvec::ArrayVec<u8, 8> = under(look, token(look, u, to)).collect();
    let unit = play.unit(u);
    if unit.post > 0 {
        unit.post -= 1;
    } else {
        unit.step += 1;
    }
    play.push(Step::Convoy(u, left - 1));
    over.into_iter().for_each(|f| play.die(f, "av.convoy/11"));
    roll(play, u, to, |_| {});
    true
}

/// Off the map at the end of its line: it is away.
fn leave(play: &mut Play, u: Unit) {
    let unit = *play.s.unit(u);
    let done = play.t.page.convoy.as_ref().is_some_and(|c| usize::from(unit.step) >= c.line.moves.len());
    if done || unit.step > 0 && !play.look().on_map(u) {
        play.escape(u, "av.convoy/3");
    }
    marked::offer_shots(play);
}
