//! Vehicles of the Axis that drive a line of the mission page: how far they come, and what happens on the way.

use super::{blast, marked};
use crate::action::Unit;
use crate::data::Wheels;
use crate::look::Look;
use crate::pieces::Weapon;
use crate::play::Play;
use crate::state::{Axis, Fate, mood};
use crate::theatre::Token;

/// Where a vehicle stands.
pub const fn wheels(unit: &Axis) -> Wheels {
    Wheels { col: unit.col, row: unit.row, face: unit.face }
}

/// The token that a vehicle would have at a place.
pub fn token(look: Look, u: Unit, at: Wheels) -> Token {
    Token::of(at.col, at.row, at.face, look.t.axis(look.unit(u).kind).length)
}

/// Is every square of a token free of everybody but the vehicle itself?
pub fn clear(look: Look, u: Unit, token: Token) -> bool {
    let own = look.token(u);
    let g = look.t.ground();
    token.places().all(|p| own.covers(p) || g.at(p.0, p.1).is_none_or(|sq| !look.s.cells.held.has(sq)))
}

/// The operators on foot under a token.
pub fn under<'a>(look: Look<'a>, token: Token) -> impl Iterator<Item = u8> + 'a {
    (0..look.s.friends.len() as u8).filter(move |f| {
        let op = look.friend(*f);
        op.fate == Fate::Here && !op.is(mood::DIVING) && token.covers(look.t.ground().place(op.at))
    })
}

/// How many movements along a line a vehicle makes with its points: to the farthest place where it may end, past those where
/// it may not (av.move/6, /7). `next` tells where the n-th movement leads and what it costs.
pub fn farthest(
    from: Wheels,
    points: u8,
    mut next: impl FnMut(Wheels, u8) -> Option<(Wheels, u8)>,
    mut ends: impl FnMut(Wheels) -> bool,
) -> u8 {
    let (mut at, mut left) = (from, points);
    let (mut count, mut best) = (0, 0);
    while let Some((to, price)) = next(at, count).filter(|(_, price)| *price <= left) {
        (at, left, count) = (to, left - price, count + 1);
        if ends(at) {
            best = count;
        }
    }
    best
}

/// A vehicle comes to a place: mines go off, everybody looks, marks may be fired. `stop` is called if it has seen anything.
pub fn roll(play: &mut Play, u: Unit, to: Wheels, stop: impl FnOnce(&mut Play)) {
    let unit = play.unit(u);
    (unit.col, unit.row, unit.face) = (to.col, to.row, to.face);
    play.refresh();
    let token = play.look().token(u);
    let g = play.t.ground();
    if let Some(i) = play.s.mines.iter().position(|m| token.covers(g.place(*m))) {
        let at = play.s.mines.remove(i);
        return blast::set_off(play, at, Weapon::Mine, 1);
    }
    if play.glimpse(u) {
        stop(play);
    }
    play.look_round();
    marked::offer_shots(play);
}
