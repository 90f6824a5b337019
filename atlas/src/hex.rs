//! The hex grid: numbers as printed, neighbours, sides and corners.
//!
//! Inside, a hex is `(x, y)` with `x` from the west and `y` from the north, pointy-top, and odd rows stand half a hex further
//! east. Both printed numberings of the project map onto that.

use serde::Deserialize;

use crate::projection::Point;

/// A hex by its place in the grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hex {
    /// Row from the north.
    pub y: i32,
    /// Column from the west.
    pub x: i32,
}

/// A corner of hexes on an integer lattice: halves of a hex width, halves of a hex radius.
pub type Corner = (i32, i32);

/// A hexside: two neighbours, the lesser first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Side(pub Hex, pub Hex);

/// How hex numbers are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Numbering {
    /// Two digits of column and two of row, from the north-west: `1419`.
    #[serde(rename = "CCRR")]
    Ccrr,
    /// Map letter, row from the south, column from the east: `A54.07`; maps A and B over C and D, one column shared.
    #[serde(rename = "OCS")]
    Ocs,
}

/// A rectangle of hexes.
#[derive(Debug, Clone, Copy)]
pub struct Grid {
    /// Hexes in a row.
    pub columns: i32,
    /// Rows.
    pub rows: i32,
    /// How they are numbered.
    pub numbering: Numbering,
}

const OCS_ROWS: i32 = 62;
const OCS_COLUMNS: i32 = 35;

impl Grid {
    /// Whether the hex is on the map.
    pub fn holds(&self, h: Hex) -> bool {
        h.x >= 0 && h.y >= 0 && h.x < self.columns && h.y < self.rows
    }

    /// All hexes, row by row.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        let (columns, rows) = (self.columns, self.rows);
        (0..rows).flat_map(move |y| (0..columns).map(move |x| Hex { y, x }))
    }

    /// Reads a printed number; nothing when it is no number or off the map.
    pub fn read(&self, text: &str) -> Option<Hex> {
        let hex = match self.numbering {
            Numbering::Ccrr => {
                if text.len() != 4 || !text.bytes().all(|b| b.is_ascii_digit()) {
                    return None;
                }
                Hex { x: text[..2].parse::<i32>().ok()? - 1, y: text[2..].parse::<i32>().ok()? - 1 }
            }
            Numbering::Ocs => {
                let map = text.chars().next()?;
                let (row, column) = text.get(1..)?.split_once('.')?;
                let (row, column): (i32, i32) = (row.parse().ok()?, column.parse().ok()?);
                if !(1..=OCS_ROWS).contains(&row) || !(1..=OCS_COLUMNS).contains(&column) {
                    return None;
                }
                let (north, west) = match map {
                    'A' => (true, true),
                    'B' => (true, false),
                    'C' => (false, true),
                    'D' => (false, false),
                    _ => return None,
                };
                let r = row + if north { OCS_ROWS } else { 0 };
                let g = column + if west { OCS_COLUMNS - 1 } else { 0 };
                Hex { x: self.columns - g, y: self.rows - r }
            }
        };
        self.holds(hex).then_some(hex)
    }

    /// The printed number.
    pub fn number(&self, h: Hex) -> String {
        match self.numbering {
            Numbering::Ccrr => format!("{:02}{:02}", h.x + 1, h.y + 1),
            Numbering::Ocs => {
                let (r, g) = (self.rows - h.y, self.columns - h.x);
                let north = r > OCS_ROWS;
                let west = g >= OCS_COLUMNS;
                let map = match (north, west) {
                    (true, true) => 'A',
                    (true, false) => 'B',
                    (false, true) => 'C',
                    (false, false) => 'D',
                };
                format!(
                    "{map}{}.{:02}",
                    r - if north { OCS_ROWS } else { 0 },
                    g - if west { OCS_COLUMNS - 1 } else { 0 }
                )
            }
        }
    }

    /// The neighbours on the map.
    pub fn neighbours(&self, h: Hex) -> impl Iterator<Item = Hex> + use<> {
        let grid = *self;
        around(h).into_iter().filter(move |&n| grid.holds(n))
    }

    /// The hex whose centre is nearest to a point in hex widths (centre of the first hex at nought), maybe off the map.
    pub fn nearest(&self, [px, py]: Point) -> Hex {
        let y0 = (py / ROW).round() as i32;
        let mut best = (f64::INFINITY, Hex { x: 0, y: 0 });
        for y in y0 - 1..=y0 + 1 {
            let x = (px - shift(y)).round() as i32;
            let [cx, cy] = centre(Hex { x, y });
            let d = (cx - px).powi(2) + (cy - py).powi(2);
            if d < best.0 {
                best = (d, Hex { x, y });
            }
        }
        best.1
    }
}

/// Height of a row in hex widths.
pub const ROW: f64 = 0.866_025_403_784_438_6;

fn shift(y: i32) -> f64 {
    if y.rem_euclid(2) == 1 { 0.5 } else { 0.0 }
}

/// The six neighbours, clockwise from the north-east.
pub fn around(Hex { x, y }: Hex) -> [Hex; 6] {
    let o = y.rem_euclid(2);
    [
        Hex { y: y - 1, x: x + o },
        Hex { y, x: x + 1 },
        Hex { y: y + 1, x: x + o },
        Hex { y: y + 1, x: x + o - 1 },
        Hex { y, x: x - 1 },
        Hex { y: y - 1, x: x + o - 1 },
    ]
}

/// Centre in hex widths; the first hex's is the origin.
pub fn centre(h: Hex) -> Point {
    [f64::from(h.x) + shift(h.y), f64::from(h.y) * ROW]
}

/// The six corners, clockwise from the north; corner `i` and `i + 1` bound the side to neighbour `i`.
pub fn corners(h: Hex) -> [Corner; 6] {
    let (cx, cy) = (2 * h.x + h.y.rem_euclid(2), 3 * h.y);
    [(cx, cy - 2), (cx + 1, cy - 1), (cx + 1, cy + 1), (cx, cy + 2), (cx - 1, cy + 1), (cx - 1, cy - 1)]
}

/// A corner in hex widths.
pub fn corner_at((x, y): Corner) -> Point {
    [f64::from(x) * 0.5, f64::from(y) * ROW / 3.0]
}

/// Steps between two hexes.
pub fn distance(a: Hex, b: Hex) -> i32 {
    let axial = |h: Hex| (h.x - (h.y - h.y.rem_euclid(2)) / 2, h.y);
    let ((q1, r1), (q2, r2)) = (axial(a), axial(b));
    let (dq, dr) = (q1 - q2, r1 - r2);
    dq.abs().max(dr.abs()).max((dq + dr).abs())
}

impl Side {
    /// The side between two neighbours; nothing when they are not.
    pub fn between(a: Hex, b: Hex) -> Option<Self> {
        (distance(a, b) == 1).then(|| if a < b { Self(a, b) } else { Self(b, a) })
    }

    /// The two corners that bound the side.
    pub fn ends(&self) -> [Corner; 2] {
        let i = around(self.0).iter().position(|&n| n == self.1).unwrap_or(0);
        let c = corners(self.0);
        [c[i], c[(i + 1) % 6]]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: Grid = Grid { columns: 38, rows: 50, numbering: Numbering::Ccrr };
    const OCS: Grid = Grid { columns: 69, rows: 124, numbering: Numbering::Ocs };

    #[test]
    fn numbers_read_back() {
        for grid in [SMALL, OCS] {
            for h in grid.hexes() {
                assert_eq!(grid.read(&grid.number(h)), Some(h));
            }
        }
        assert_eq!(OCS.read("B14.35"), OCS.read("A14.01"));
        assert_eq!(SMALL.read("3951"), None);
    }

    #[test]
    fn neighbours_are_mutual_and_share_two_corners() {
        for h in OCS.hexes() {
            for n in OCS.neighbours(h) {
                assert!(OCS.neighbours(n).any(|b| b == h));
                let side = Side::between(h, n).expect("neighbours");
                assert!(side.ends().iter().all(|c| corners(h).contains(c) && corners(n).contains(c)));
            }
        }
    }

    #[test]
    fn the_ocs_neighbours_are_those_of_the_fit() {
        let h = OCS.read("B29.20").expect("on the map");
        let names: Vec<String> = around(h).iter().map(|&n| OCS.number(n)).collect();
        assert_eq!(names, ["B30.19", "B29.19", "B28.19", "B28.20", "B29.21", "B30.20"]);
    }
}
