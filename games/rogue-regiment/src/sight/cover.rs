//! What stands between an attack and its target.

use super::{Cut, Gaze, HIDDEN, Sight};
use crate::ground::{Square, class};
use crate::pieces::Side;
use crate::theatre::Token;

impl Sight<'_> {
    /// What cover an operator has against an Axis attack from a square: 0, -1 or -2 (`cover.low/2`, `attack.axis/9`).
    pub fn cover(&self, from: Square, to: Square) -> i8 {
        let g = self.ground;
        match g.line(from, to) {
            Some(line) if g.distance(from, to) > 1 => self.soft(to).min(self.low_cover(line, to)),
            _ => self.soft(to),
        }
    }

    /// The same against a vehicle that looks from a corner.
    pub fn cover_from_corner(&self, corner: (i8, i8), token: Token, to: Square) -> i8 {
        let g = self.ground;
        match g.line_from_corner(corner, to) {
            Some(line) if token.distance(g.place(to)) > 1 => self.soft(to).min(self.low_cover(line, to)),
            _ => self.soft(to),
        }
    }

    /// Woods are soft cover.
    fn soft(&self, to: Square) -> i8 {
        if self.ground.woods(to) { -1 } else { 0 }
    }

    fn low_cover(&self, line: impl Iterator<Item = Cut>, to: Square) -> i8 {
        let g = self.ground;
        let near = |a: Square| g.distance(a, to) <= 1;
        let modifier = |a: Square, b: Square| {
            if !g.adjoining(g.side_index(a, b)).any(|sq| sq == to) {
                return 0;
            }
            match g.side(a, b) {
                Side::Hedge => -1,
                Side::LowWall | Side::Crates | Side::Window => -2,
                Side::Wall if g.classes[g.side_index(a, b)] == class::PANE => -2,
                _ => 0,
            }
        };
        let mut worst = 0;
        for cut in line {
            let here = match cut {
                Cut::Side { from: a, to: b } if near(b) || near(a) => modifier(a, b),
                Cut::Corner { from: a, beside: [b, c], to: d } if near(d) || near(a) => {
                    let weight = |x: Square| {
                        let blocks = |p, q| u8::from(g.classes[g.side_index(p, q)] != class::OPEN);
                        blocks(a, x).max(blocks(x, d)).max(2 * u8::from(self.cells.high.has(x)))
                    };
                    let cover = |x: Square| modifier(a, x).min(modifier(x, d));
                    match weight(b).cmp(&weight(c)) {
                        std::cmp::Ordering::Less => cover(b),
                        std::cmp::Ordering::Greater => cover(c),
                        std::cmp::Ordering::Equal => cover(b).max(cover(c)),
                    }
                }
                _ => 0,
            };
            worst = worst.min(here);
        }
        worst
    }

    /// Does a wall, a high wall or a door part two squares, whatever else is between?
    pub fn walled(&self, from: Square, to: Square) -> bool {
        let g = self.ground;
        let wall = |a: Square, b: Square| {
            matches!(g.side(a, b), Side::Wall | Side::Door | Side::HighWall | Side::Rungs)
        };
        g.line(from, to).is_none_or(|mut line| {
            line.any(|cut| match cut {
                Cut::Side { from: a, to: b } => wall(a, b),
                Cut::Corner { from: a, beside, to: d } => {
                    beside.into_iter().all(|x| wall(a, x) || wall(x, d))
                }
            })
        })
    }

    /// Does a line cross exactly one side of a building and nothing else that blocks (`av.attack/6`)?
    pub fn one_wall(&self, corner: (i8, i8), token: Token, to: Square) -> bool {
        let g = self.ground;
        let Some(line) = g.line_from_corner(corner, to) else { return false };
        let gaze = Gaze { under: Some(token), ..Gaze::default() };
        let building = |a: Square, b: Square| matches!(g.side(a, b), Side::Wall | Side::Door | Side::Window);
        // How many building sides a step crosses; none if something else blocks.
        let step = |a: Square, b: Square| {
            if building(a, b) { Some(1) } else { (self.side(a, b, &gaze) < HIDDEN).then_some(0) }
        };
        let mut walls = 0;
        for cut in line {
            let (crossed, entered) = match cut {
                Cut::Side { from: a, to: b } => (step(a, b), b),
                Cut::Corner { from: a, beside, to: d } => {
                    let way = |x: Square| {
                        let free = self.square(x, &gaze) < HIDDEN;
                        step(a, x).zip(step(x, d)).map(|(p, q)| p + q).filter(|_| free)
                    };
                    (beside.into_iter().filter_map(way).min(), d)
                }
            };
            let Some(crossed) = crossed else { return false };
            walls += crossed;
            if entered != to && self.square(entered, &gaze) >= HIDDEN {
                return false;
            }
        }
        walls == 1
    }
}
