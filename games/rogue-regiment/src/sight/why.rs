//! Why a square is not seen.

use super::{Cut, Eye, Gaze, Sight};
use crate::ground::Square;

/// What is in the way of a sight line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hindrance {
    /// What stands on the side between two squares.
    Side(Square, Square),
    /// What stands in a square, or the square itself.
    Square(Square),
}

impl Sight<'_> {
    /// What hides a square from another, and how much: the first of what hides most. Nothing if all is seen.
    pub fn hindrance(&self, from: Square, to: Square, eye: Eye) -> Option<(u8, Hindrance)> {
        let g = self.ground;
        let gaze = Gaze::afoot(g, from, to, eye, None);
        let side = |a: Square, b: Square| (self.side(a, b, &gaze), Hindrance::Side(a, b));
        let inside = |b: Square| {
            let level = if b == to { 0 } else { self.square(b, &gaze) };
            (level, Hindrance::Square(b))
        };
        // Of two hindrances at the same spot the first that hides most counts.
        let worst = |a: (u8, Hindrance), b: (u8, Hindrance)| if b.0 > a.0 { b } else { a };
        let mut found: Option<(u8, Hindrance)> = None;
        for cut in g.line(from, to)? {
            let here = match cut {
                Cut::Side { from: a, to: b } => worst(side(a, b), inside(b)),
                Cut::Corner { from: a, beside: [b, c], to: d } => {
                    let way = |x: Square| worst(worst(side(a, x), inside(x)), side(x, d));
                    let (left, right) = (way(b), way(c));
                    worst(if right.0 < left.0 { right } else { left }, inside(d))
                }
            };
            if here.0 > found.map_or(0, |(level, _)| level) {
                found = Some(here);
            }
        }
        found
    }
}
