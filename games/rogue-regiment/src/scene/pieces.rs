//! Units, operators, vehicles and what lies about.

use sandtable_core::{Edge, Piece};

use super::board::{FIRST_THING, THINGS};
use crate::action::{Friend, Unit};
use crate::art::SIZE;
use crate::look::Look;
use crate::notation::key;
use crate::pieces::{Item, Load};
use crate::play::KINDS;
use crate::state::{CARS, FRIENDS, Fate, INFANTRY, Marked, UNITS, flag, mood};
use crate::theatre::Token;

/// What a key of a piece stands for.
pub enum Found {
    /// An Axis unit.
    Unit(Unit),
    /// A friend.
    Friend(Friend),
}

/// The key of an Axis unit's piece.
pub fn unit_key(u: Unit) -> String {
    format!("u{u}")
}

/// What a key stands for.
pub fn find(look: Look, word: &str) -> Option<Found> {
    let unit = word.strip_prefix('u').and_then(|n| n.parse::<u8>().ok()).filter(|u| usize::from(*u) < UNITS);
    unit.map(Found::Unit).or_else(|| crate::notation::find(look.t, word).map(Found::Friend))
}

/// Is a friend's piece on the board?
pub fn shown(look: Look, f: Friend) -> bool {
    matches!(look.friend(f).fate, Fate::Here)
}

/// Is a unit's piece on the board?
pub fn unit_shown(look: Look, u: Unit) -> bool {
    let unit = look.unit(u);
    unit.has(flag::HERE) && !unit.has(flag::OFF) && square(look, u).is_some()
}

/// The square where a unit's piece stands: of a vehicle the first of its token that is on the board.
fn square(look: Look, u: Unit) -> Option<u16> {
    if usize::from(u) < INFANTRY {
        return Some(look.unit(u).at);
    }
    look.token(u).places().find_map(|(col, row)| look.t.ground().at(col, row))
}

/// The point between the middles of two squares: where a token of several squares is drawn.
fn middle(look: Look, first: u16, last: u16) -> Option<(f32, f32)> {
    let width = look.t.ground().width;
    let middle = |n: u16| (f32::from(n) + 0.5) * SIZE;
    let (a, b) = ((first % width, first / width), (last % width, last / width));
    Some(((middle(a.0) + middle(b.0)) / 2.0, (middle(a.1) + middle(b.1)) / 2.0))
}

/// The middle of a token, as far as it is on the board.
fn centre(look: Look, token: Token) -> Option<(f32, f32)> {
    let on_board: Vec<u16> = token.places().filter_map(|(col, row)| look.t.ground().at(col, row)).collect();
    middle(look, *on_board.first()?, *on_board.last()?)
}

/// The outlines of all that covers more than a square: vehicles of both sides and objectives.
pub fn outlines(look: Look) -> Vec<Edge> {
    let g = look.t.ground();
    let mut tokens: Vec<Vec<u16>> = Vec::new();
    let squares = |token: Token| token.places().filter_map(|(col, row)| g.at(col, row)).collect();
    let vehicles = (INFANTRY as u8..UNITS as u8).filter(|u| unit_shown(look, *u));
    tokens.extend(vehicles.map(|u| squares(look.token(u))));
    tokens.extend((0..CARS as u8).filter(|c| look.car(*c).here).map(|c| squares(look.car_token(c))));
    let standing = look.t.page.dumps.iter().zip(look.s.dumps).filter(|(_, health)| *health > 0);
    tokens.extend(standing.map(|((_, squares), _)| squares.clone()));
    let mut edges = Vec::new();
    for token in tokens {
        for at in &token {
            let (col, row) = g.place(*at);
            for (dc, dr) in [(0, -1), (1, 0), (0, 1), (-1, 0)] {
                if let Some(beside) = g.at(col + dc, row + dr).filter(|b| !token.contains(b)) {
                    edges.push(Edge::between(*at, beside, "token"));
                }
            }
        }
    }
    edges
}

/// All pieces.
pub fn pieces(look: Look) -> Vec<Piece> {
    let s = look.s;
    let mut pieces = Vec::new();
    let (acting, subject) = (super::acting(look), super::subject(look));
    let thing = |name: &str| FIRST_THING + THINGS.iter().position(|t| *t == name).unwrap_or(0) as u16;
    let mut lay =
        |name: &str, n: usize, at: u16| pieces.push(Piece::new(format!("{name}-{n}"), thing(name), at));
    s.fires.iter().enumerate().for_each(|(i, at)| lay("fire", i, *at));
    s.bodies.iter().enumerate().for_each(|(i, at)| lay("body", i, *at));
    s.drums.iter().enumerate().for_each(|(i, at)| lay("drum", i, *at));
    s.traps.iter().enumerate().for_each(|(i, (at, _))| lay("trap", i, *at));
    s.mines.iter().enumerate().for_each(|(i, at)| lay("mine", i, *at));
    s.bombs.iter().enumerate().for_each(|(i, bomb)| lay("bomb", i, bomb.at));
    let items = s.items.iter().filter(|(item, _)| *item == Item::Intelligence);
    items.enumerate().for_each(|(i, (_, at))| lay("intelligence", i, *at));
    for (i, (_, squares)) in look.t.page.dumps.iter().enumerate().filter(|(i, _)| s.dumps[*i] > 0) {
        let kind = FIRST_THING + (THINGS.len() + i) as u16;
        let middle = middle(look, squares[0], squares[squares.len() - 1]);
        pieces.push(Piece::new(format!("objective-{i}"), kind, squares[0]).at(middle).values([s.dumps[i]]));
    }
    for u in (0..UNITS as u8).filter(|u| unit_shown(look, *u)) {
        let unit = look.unit(u);
        let Some(at) = square(look, u) else { continue };
        let marked = s.friends.iter().any(|op| op.mark == Marked::Unit(u));
        let exactly = if Look::is_vehicle(u) { centre(look, look.token(u)) } else { None };
        pieces.push(
            Piece::new(unit_key(u), unit.kind as u16, at)
                .at(exactly)
                .facing(unit.face as u8)
                .values([look.health(u), look.t.axis(unit.kind).points])
                .badges([
                    (subject == Some(u), "in-hand"),
                    (unit.has(flag::ALERTED), "alerted"),
                    (unit.has(flag::SMOKING), "smoking"),
                    (unit.has(flag::TARGET), "target"),
                    (marked, "marked"),
                ]),
        );
    }
    for f in (0..FRIENDS as u8).filter(|f| shown(look, *f)) {
        let op = look.friend(f);
        pieces.push(
            Piece::new(key(look.t, f), KINDS + u16::from(f), op.at)
                .facing(op.face as u8)
                .values([op.health, op.ap])
                .badges([
                    (acting == Some(f), "in-hand"),
                    (op.is(mood::EXPOSED), "exposed"),
                    (op.is(mood::CROUCHED), "crouched"),
                    (op.is(mood::DIVING), "diving"),
                    (op.is(mood::BOUND), "bound"),
                    (op.load != Load::Nothing, "loaded"),
                    (op.is(mood::ACTED), "moved"),
                ]),
        );
    }
    for c in 0..CARS as u8 {
        let car = look.car(c);
        let at = look.car_token(c).places().find_map(|(col, row)| look.t.ground().at(col, row));
        if let Some(at) = at.filter(|_| car.here) {
            let kind = KINDS + FRIENDS as u16 + u16::from(c);
            pieces.push(
                Piece::new(format!("car-{c}"), kind, at)
                    .at(centre(look, look.car_token(c)))
                    .facing(car.face as u8)
                    .values([car.health, car.ap]),
            );
        }
    }
    pieces
}
