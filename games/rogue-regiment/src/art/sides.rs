//! What stands on sides: walls, hedges, crates, windows, doors.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::{SIZE, corner, path};
use crate::ground::Ground;
use crate::pieces::Side;

/// A side in the picture: where it begins, and which way it runs.
#[derive(Clone, Copy)]
struct Stretch {
    x: f32,
    y: f32,
    across: bool,
}

impl Stretch {
    /// A line along it, from one share of its length to another.
    fn along(self, from: f32, to: f32) -> String {
        let (a, length) = (from * SIZE, (to - from) * SIZE);
        if self.across {
            format!("M{} {}h{length}", self.x + a, self.y)
        } else {
            format!("M{} {}v{length}", self.x, self.y + a)
        }
    }

    /// A point on it, and so far to its left.
    fn point(self, share: f32, aside: f32) -> (f32, f32) {
        if self.across {
            (self.x + share * SIZE, self.y - aside)
        } else {
            (self.x + aside, self.y + share * SIZE)
        }
    }
}

/// The paths by class.
type Paths = BTreeMap<&'static str, String>;

/// The order of the layers, the lowest first.
const ORDER: [&str; 18] = [
    "hedge-case",
    "hedge",
    "low-case",
    "low",
    "crate",
    "slat",
    "high-case",
    "high",
    "coping",
    "rung",
    "wall-case",
    "wall",
    "jamb",
    "pane-case",
    "pane",
    "sill",
    "leaf",
    "hold",
];

/// Draws all sides.
pub fn draw(g: &Ground, svg: &mut String) {
    let mut paths = Paths::new();
    for index in (0..g.sides.len()).filter(|i| g.sides[*i] != Side::Open) {
        let Some((a, b)) = g.of_side(index) else { continue };
        let (x, y) = corner(g, a.max(b));
        // East of a square: the line runs down; south of it: across.
        let stretch = Stretch { x, y, across: index % 2 == 1 };
        side(&mut paths, g.sides[index], stretch);
    }
    for class in ORDER {
        if let Some(d) = paths.get(class) {
            path(svg, class, d);
        }
    }
}

fn side(paths: &mut Paths, side: Side, s: Stretch) {
    let mut add = |class: &'static str, d: &str| paths.entry(class).or_default().push_str(d);
    let whole = s.along(0.0, 1.0);
    match side {
        Side::Open => {}
        Side::LowWall => {
            add("low-case", &whole);
            add("low", &whole);
        }
        Side::Hedge => {
            let inner = s.along(0.08, 0.97);
            add("hedge-case", &inner);
            add("hedge", &inner);
        }
        Side::Crates => crates(&mut add, s),
        Side::Window => {
            add("jamb", &(s.along(0.0, 0.2) + &s.along(0.8, 1.0)));
            add("pane-case", &s.along(0.2, 0.8));
            add("pane", &s.along(0.2, 0.8));
        }
        Side::Door => {
            add("jamb", &(s.along(0.0, 0.22) + &s.along(0.78, 1.0)));
            add("sill", &s.along(0.22, 0.78));
            // The leaf stands ajar.
            let ((x, y), (to_x, to_y)) = (s.point(0.24, 0.0), s.point(0.6, 12.0));
            add("leaf", &format!("M{x} {y}L{to_x} {to_y}"));
        }
        Side::Wall => {
            add("wall-case", &whole);
            add("wall", &whole);
        }
        Side::HighWall | Side::Rungs => {
            add("high-case", &whole);
            add("high", &whole);
            add("coping", &whole);
            if side == Side::Rungs {
                rungs(&mut add, s);
            }
        }
        Side::Holds => {
            let dots = [0.2, 0.4, 0.6, 0.8].map(|share| {
                let ((x, y), (to_x, to_y)) = (s.point(share, -4.0), s.point(share, 4.0));
                format!("M{x} {y}L{to_x} {to_y}")
            });
            add("hold", &dots.concat());
        }
    }
}

fn crates(add: &mut impl FnMut(&'static str, &str), s: Stretch) {
    const HALF: f32 = 5.0;
    for share in [0.16, 0.5, 0.84] {
        let (x, y) = s.point(share, 0.0);
        let (left, top, right, bottom) = (x - HALF, y - HALF, x + HALF, y + HALF);
        let wide = 2.0 * HALF;
        add("crate", &format!("M{left} {top}h{wide}v{wide}h-{wide}z"));
        add("slat", &format!("M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}"));
    }
}

fn rungs(add: &mut impl FnMut(&'static str, &str), s: Stretch) {
    let mut d = String::new();
    for share in [0.3, 0.4, 0.5, 0.6, 0.7] {
        let ((x, y), (to_x, to_y)) = (s.point(share, -4.0), s.point(share, 4.0));
        let _ = write!(d, "M{x} {y}L{to_x} {to_y}");
    }
    add("rung", &d);
}
