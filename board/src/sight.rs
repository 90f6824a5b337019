//! Exact sight lines on a grid of squares: which squares and sides a straight line crosses.
//!
//! Points are counted in half squares, so that centres (odd, odd) and corners (even, even) are whole numbers: the square
//! `(col, row)` has its centre at `(2 col + 1, 2 row + 1)`. A line that runs exactly through a corner of the grid crosses
//! no side there; what lies beside the corner is handed over, and the game decides.
//!
//! ```
//! use sandtable_board::sight::{Crossing, Lines};
//!
//! let lines = Lines::from_centres(8);
//! // Two squares east: two upright sides are crossed.
//! let steps = [Crossing::Side { from: (0, 0), to: (1, 0) }, Crossing::Side { from: (1, 0), to: (2, 0) }];
//! assert_eq!(lines.to(2, 0), steps);
//! // To the next diagonal: one corner, with a square on either hand.
//! let corner = Crossing::Corner { from: (0, 0), beside: [(1, 0), (0, 1)], to: (1, 1) };
//! assert_eq!(lines.to(1, 1), [corner]);
//! ```

/// A square by its offset from the square of the observer.
pub type Offset = (i8, i8);

/// What a line does between two squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crossing {
    /// It crosses the side between two squares.
    Side {
        /// The square that it leaves.
        from: Offset,
        /// The square that it enters.
        to: Offset,
    },
    /// It runs exactly through a corner into the square across.
    Corner {
        /// The square that it leaves.
        from: Offset,
        /// The two squares beside the corner.
        beside: [Offset; 2],
        /// The square that it enters.
        to: Offset,
    },
}

impl Crossing {
    /// The square that the line enters.
    pub const fn enters(self) -> Offset {
        match self {
            Crossing::Side { to, .. } | Crossing::Corner { to, .. } => to,
        }
    }
}

/// The lines from one point to the centres of all squares within a reach, worked out once.
#[derive(Clone, Debug)]
pub struct Lines {
    reach: i8,
    starts: Vec<u32>,
    steps: Vec<Crossing>,
}

impl Lines {
    /// From the centre of a square, to every square at most so many columns and rows away.
    pub fn from_centres(reach: u8) -> Lines {
        Lines::new(reach, (1, 1))
    }

    /// From the north-western corner of a square.
    pub fn from_corners(reach: u8) -> Lines {
        Lines::new(reach, (0, 0))
    }

    fn new(reach: u8, origin: (i32, i32)) -> Lines {
        let reach = reach as i8;
        let mut lines = Lines { reach, starts: vec![0], steps: Vec::new() };
        for row in -reach..=reach {
            for col in -reach..=reach {
                walk(origin, (col, row), &mut lines.steps);
                lines.starts.push(lines.steps.len() as u32);
            }
        }
        lines
    }

    /// Is a square within reach?
    pub const fn reaches(&self, col: i8, row: i8) -> bool {
        col.unsigned_abs() <= self.reach as u8 && row.unsigned_abs() <= self.reach as u8
    }

    /// What the line to a square crosses, in order; the square is within reach.
    ///
    /// # Panics
    /// When it is not.
    pub fn to(&self, col: i8, row: i8) -> &[Crossing] {
        assert!(self.reaches(col, row), "({col}, {row}) is out of reach");
        let side = 2 * self.reach as usize + 1;
        let at = (row + self.reach) as usize * side + (col + self.reach) as usize;
        &self.steps[self.starts[at] as usize..self.starts[at + 1] as usize]
    }
}

/// Follows the line from a point to the centre of a square, in integers.
fn walk(from: (i32, i32), to: Offset, out: &mut Vec<Crossing>) {
    let goal = (2 * i32::from(to.0) + 1, 2 * i32::from(to.1) + 1);
    let (dx, dy) = (goal.0 - from.0, goal.1 - from.1);
    let (sx, sy) = (dx.signum(), dy.signum());
    // From a corner the line begins in the square of its own quadrant.
    let first = |at: i32, sign: i32| (at + sign).div_euclid(2);
    let (mut col, mut row) =
        if from.0 % 2 == 0 { (first(from.0, sx), first(from.1, sy)) } else { (from.0 / 2, from.1 / 2) };
    let square = |col: i32, row: i32| (col as i8, row as i8);
    while (col, row) != (i32::from(to.0), i32::from(to.1)) {
        // How far along the line the next upright and the next level side lie, as tx / |dx| and ty / |dy|.
        let edge = |at: i32, sign: i32| 2 * (at + i32::from(sign > 0));
        let (tx, ty) = ((edge(col, sx) - from.0).abs(), (edge(row, sy) - from.1).abs());
        let (ax, ay) = (dx.abs(), dy.abs());
        let order = match (ax, ay) {
            (0, _) => std::cmp::Ordering::Greater,
            (_, 0) => std::cmp::Ordering::Less,
            _ => (tx * ay).cmp(&(ty * ax)),
        };
        let here = square(col, row);
        match order {
            std::cmp::Ordering::Less => col += sx,
            std::cmp::Ordering::Greater => row += sy,
            std::cmp::Ordering::Equal => {
                let beside = [square(col + sx, row), square(col, row + sy)];
                (col, row) = (col + sx, row + sy);
                out.push(Crossing::Corner { from: here, beside, to: square(col, row) });
                continue;
            }
        }
        out.push(Crossing::Side { from: here, to: square(col, row) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_ends_in_its_square_and_never_leaps() {
        for lines in [Lines::from_centres(16), Lines::from_corners(9)] {
            for row in -9..=9 {
                for col in -9..=9 {
                    let steps = lines.to(col, row);
                    for pair in steps.windows(2) {
                        let (Crossing::Side { from, .. } | Crossing::Corner { from, .. }) = pair[1];
                        assert_eq!(pair[0].enters(), from);
                    }
                    if let Some(last) = steps.last() {
                        assert_eq!(last.enters(), (col, row));
                    }
                }
            }
        }
    }

    #[test]
    fn a_line_back_crosses_the_same_squares() {
        let lines = Lines::from_centres(16);
        for row in -16..=16_i8 {
            for col in -16..=16_i8 {
                let there: Vec<Offset> = lines.to(col, row).iter().map(|c| c.enters()).collect();
                let mut back: Vec<Offset> =
                    lines.to(-col, -row).iter().map(|c| (c.enters().0 + col, c.enters().1 + row)).collect();
                back.reverse();
                assert_eq!(there.len(), back.len());
                // All but the two ends lie on both.
                assert!(there.iter().rev().skip(1).eq(back.iter().skip(1).rev()), "({col}, {row})");
            }
        }
    }

    #[test]
    fn a_knights_leap_cuts_two_sides() {
        let lines = Lines::from_centres(4);
        let steps = [
            Crossing::Side { from: (0, 0), to: (1, 0) },
            Crossing::Side { from: (1, 0), to: (1, 1) },
            Crossing::Side { from: (1, 1), to: (2, 1) },
        ];
        assert_eq!(lines.to(2, 1), steps);
    }

    #[test]
    fn from_a_corner_the_first_square_is_that_of_the_quadrant() {
        let lines = Lines::from_corners(4);
        assert!(lines.to(0, 0).is_empty() && lines.to(-1, -1).is_empty());
        assert_eq!(lines.to(1, 1), [Crossing::Corner { from: (0, 0), beside: [(1, 0), (0, 1)], to: (1, 1) }]);
        assert_eq!(lines.to(0, -2), [Crossing::Side { from: (0, -1), to: (0, -2) }]);
    }
}
