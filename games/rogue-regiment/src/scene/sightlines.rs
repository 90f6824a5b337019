//! Why seen, why not: sight lines from the enemies, or from one square to another, with what is in the way.

use sandtable_core::{Handle, Mark, Text, Value};

use super::pieces::unit_shown;
use crate::action::Unit;
use crate::ground::Square;
use crate::look::Look;
use crate::pieces::Side;
use crate::sight::{Eye, HIDDEN, Hindrance};
use crate::state::{UNITS, flag};

/// The lines to a place from every enemy who is near enough, or (two places) from the one to the other.
pub fn why(look: Look, at: Option<&Handle>) -> Vec<Mark> {
    let on_map = |at: &Square| look.t.ground().on_map(*at);
    match at {
        Some(Handle::Place(to)) if on_map(to) => {
            let enemies = (0..UNITS as u8).filter(|u| unit_shown(look, *u) && look.on_map(*u));
            enemies.flat_map(|u| from_unit(look, u, *to)).collect()
        }
        Some(Handle::Side(from, to)) if on_map(from) && on_map(to) => {
            line(look, *from, *to, look.sight().hindrance(*from, *to, Eye::Standing))
        }
        _ => Vec::new(),
    }
}

/// What an enemy sees of a square, if he is near enough and it is not behind him.
fn from_unit(look: Look, u: Unit, to: Square) -> Vec<Mark> {
    let far = look.t.limits.sight;
    let from = look.square_near(u, to);
    if look.distance(u, to) > far || from == to {
        return Vec::new();
    }
    let word = |text: Text| {
        let mut mark = Mark::new("word");
        mark.words.push((from, text));
        vec![mark]
    };
    if look.unit(u).has(flag::SMOKING) {
        return word(Text::new("word-smoking"));
    }
    if Look::is_vehicle(u) {
        let level = look.level(u, to, None);
        return if level < HIDDEN { line(look, from, to, None) } else { word(Text::new("word-hidden")) };
    }
    let (dc, dr) = look.t.ground().offset(from, to);
    let (forward, aside) = look.unit(u).face.sees(dc, dr);
    let beside = forward == 0 && look.distance(u, to) == 1;
    let field = forward >= 1 && aside.unsigned_abs() <= forward.unsigned_abs() || beside;
    if !field && !look.s.flare {
        return word(Text::new("word-away"));
    }
    line(look, from, to, look.sight().hindrance(from, to, Eye::Axis))
}

/// A line, with what hides the whole man or the crouched one; if it is a side, that side.
fn line(look: Look, from: Square, to: Square, hindrance: Option<(u8, Hindrance)>) -> Vec<Mark> {
    let mut mark = Mark::new("rail");
    mark.sides.push((from, to));
    let g = look.t.ground();
    let woods = g.woods(to) && g.distance(from, to) > 1;
    match hindrance {
        None if woods => {
            mark.words.push((to, Text::new("word-low").with("what", Value::Term("symbol-woods"))))
        }
        None => mark.words.push((from, Text::new("word-sees"))),
        Some((level, hindrance)) => {
            let id = if level >= HIDDEN { "word-blocked" } else { "word-low" };
            let (at, what) = named(look, hindrance);
            mark.words.push((at, Text::new(id).with("what", what)));
        }
    }
    let mut marks = vec![mark];
    if let Some((_, Hindrance::Side(a, b))) = hindrance {
        let mut side = Mark::new("front");
        side.sides.push((a, b));
        marks.push(side);
    }
    marks
}

/// Where a hindrance is, and what it is called.
fn named(look: Look, hindrance: Hindrance) -> (Square, Value) {
    let g = look.t.ground();
    match hindrance {
        Hindrance::Side(a, b) => (b, Value::Term(side_term(g.side(a, b)))),
        Hindrance::Square(at) => {
            let unit = look.unit_at(at).map(|u| Value::Kind(look.unit(u).kind as u16));
            let ground = match g.letters[usize::from(at)] {
                b'T' => "symbol-woods",
                b'^' => "symbol-rock",
                _ if look.s.drums.contains(&at) => "thing-drum",
                _ => "word-something",
            };
            (at, unit.unwrap_or(Value::Term(ground)))
        }
    }
}

/// What stands on a side, in a message. A window's span is wider than the window.
const fn side_term(side: Side) -> &'static str {
    match side {
        Side::Open => "side-open",
        Side::LowWall => "side-low-wall",
        Side::Hedge => "side-hedge",
        Side::Crates => "side-crates",
        Side::Window => "side-window",
        Side::Door => "side-door",
        Side::Wall => "side-wall",
        Side::HighWall => "side-high-wall",
        Side::Rungs => "side-rungs",
        Side::Holds => "side-holds",
    }
}
