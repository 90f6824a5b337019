//! Hex grids with printed numbers.

use std::fmt;

/// A hex by its printed column and row. Neighbours of the map's edge may lie off the map, even below zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexCell {
    /// The printed column.
    pub col: i16,
    /// The printed row.
    pub row: i16,
}

impl HexCell {
    /// The hex of this column and row.
    pub const fn new(col: i16, row: i16) -> Self {
        Self { col, row }
    }
}

/// The printed number: two digits of column, two of row.
impl fmt::Display for HexCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}{:02}", self.col, self.row)
    }
}

/// How the hexes lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layout {
    /// Flat side up: hexes of a column share sides, every second column is shifted down by half a hex.
    FlatTop,
    /// Corner up: hexes of a row share sides, every second row is shifted right by half a hex.
    PointyTop,
}

/// Which columns (flat top) or rows (pointy top) are shifted, by their printed number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shifted {
    /// Odd ones.
    Odd,
    /// Even ones.
    Even,
}

/// One of six ways to leave a hex, clockwise: 0 is north on a flat-top grid and north-east on a pointy-top one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Direction(u8);

impl Direction {
    /// All six, clockwise.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The direction so many sixths of a turn clockwise from the first.
    pub const fn new(sixths: u8) -> Self {
        Self(sixths % 6)
    }

    /// Its number, 0 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The way back.
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }

    /// So many sixths of a turn further clockwise.
    pub const fn turned(self, sixths: u8) -> Self {
        Self((self.0 + sixths % 6) % 6)
    }
}

/// A side of a hex, equal whichever of its two hexes it was asked of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hexside {
    /// Of the two hexes the one from which the side lies in direction 0, 1 or 2.
    hex: HexCell,
    direction: Direction,
}

/// A grid of hexes, numbered `CCRR` from 01 or any other corner; rows count downwards.
///
/// ```
/// use sandtable_board::hex::{HexCell, HexGrid, Layout, Shifted};
///
/// let grid = HexGrid::new(Layout::FlatTop, Shifted::Even, 1..=40, 1..=30);
/// let hex = grid.parse("1214")?;
/// assert_eq!(hex, HexCell::new(12, 14));
/// assert_eq!(grid.distance(hex, grid.parse("1414")?), 2);
/// assert!(grid.neighbours(hex).any(|next| next.to_string() == "1315"));
/// # Ok::<(), sandtable_board::hex::HexError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexGrid {
    layout: Layout,
    shifted: Shifted,
    cols: (i16, i16),
    rows: (i16, i16),
}

impl HexGrid {
    /// A grid of these printed columns and rows.
    pub fn new(
        layout: Layout,
        shifted: Shifted,
        cols: std::ops::RangeInclusive<u8>,
        rows: std::ops::RangeInclusive<u8>,
    ) -> Self {
        let ends = |range: std::ops::RangeInclusive<u8>| (i16::from(*range.start()), i16::from(*range.end()));
        Self { layout, shifted, cols: ends(cols), rows: ends(rows) }
    }

    /// How its hexes lie.
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// Whether the hex is on the map.
    pub fn contains(&self, hex: HexCell) -> bool {
        (self.cols.0..=self.cols.1).contains(&hex.col) && (self.rows.0..=self.rows.1).contains(&hex.row)
    }

    /// The number of hexes.
    pub fn len(&self) -> usize {
        let span = |(low, high): (i16, i16)| usize::try_from(high - low + 1).unwrap_or(0);
        span(self.cols) * span(self.rows)
    }

    /// Whether the grid has no hex.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All hexes, by number.
    pub fn hexes(&self) -> impl Iterator<Item = HexCell> {
        let (rows, cols) = (self.rows, self.cols);
        (cols.0..=cols.1).flat_map(move |col| (rows.0..=rows.1).map(move |row| HexCell { col, row }))
    }

    /// The hex's place among all hexes, for tables and searches.
    pub fn index(&self, hex: HexCell) -> Option<u16> {
        let height = i32::from(self.rows.1 - self.rows.0 + 1);
        let index = i32::from(hex.col - self.cols.0) * height + i32::from(hex.row - self.rows.0);
        self.contains(hex).then_some(index as u16)
    }

    /// The hex at a place among all hexes.
    pub fn at(&self, index: u16) -> Option<HexCell> {
        if usize::from(index) >= self.len() {
            return None;
        }
        let height = (self.rows.1 - self.rows.0 + 1) as u16;
        Some(HexCell {
            col: self.cols.0 + (index / height) as i16,
            row: self.rows.0 + (index % height) as i16,
        })
    }

    /// Reads a printed number.
    pub fn parse(&self, text: &str) -> Result<HexCell, HexError> {
        if text.len() != 4 || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(HexError::NotANumber(text.to_owned()));
        }
        let part = |digits: &str| digits.parse().expect("two digits");
        let hex = HexCell { col: part(&text[..2]), row: part(&text[2..]) };
        if self.contains(hex) { Ok(hex) } else { Err(HexError::OffMap(hex)) }
    }

    /// The next hex in a direction, on the map or not.
    pub fn step(&self, hex: HexCell, direction: Direction) -> HexCell {
        const FLAT: [(i16, i16); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
        const POINTY: [(i16, i16); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];
        let (dq, dr) = match self.layout {
            Layout::FlatTop => FLAT,
            Layout::PointyTop => POINTY,
        }[usize::from(direction.0)];
        let (q, r) = self.axial(hex);
        self.printed(q + dq, r + dr)
    }

    /// The neighbours on the map, clockwise.
    pub fn neighbours(&self, hex: HexCell) -> impl Iterator<Item = HexCell> {
        Direction::ALL
            .into_iter()
            .map(move |direction| self.step(hex, direction))
            .filter(|&next| self.contains(next))
    }

    /// The direction from a hex to a neighbour.
    pub fn direction(&self, from: HexCell, to: HexCell) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.step(from, direction) == to)
    }

    /// The number of steps between two hexes.
    pub fn distance(&self, a: HexCell, b: HexCell) -> u16 {
        let ((aq, ar), (bq, br)) = (self.axial(a), self.axial(b));
        let (dq, dr) = (aq - bq, ar - br);
        dq.unsigned_abs().max(dr.unsigned_abs()).max((dq + dr).unsigned_abs())
    }

    /// The side of a hex in a direction.
    pub fn side(&self, hex: HexCell, direction: Direction) -> Hexside {
        if direction.0 < 3 {
            Hexside { hex, direction }
        } else {
            Hexside { hex: self.step(hex, direction), direction: direction.opposite() }
        }
    }

    /// The side between two neighbours.
    pub fn side_between(&self, a: HexCell, b: HexCell) -> Option<Hexside> {
        Some(self.side(a, self.direction(a, b)?))
    }

    /// The two hexes of a side; one of them may be off the map.
    pub fn hexes_of(&self, side: Hexside) -> [HexCell; 2] {
        [side.hex, self.step(side.hex, side.direction)]
    }

    /// Coordinates in which every step is the same wherever it is taken.
    fn axial(&self, hex: HexCell) -> (i16, i16) {
        match self.layout {
            Layout::FlatTop => (hex.col, hex.row - self.shift(hex.col)),
            Layout::PointyTop => (hex.col - self.shift(hex.row), hex.row),
        }
    }

    fn printed(&self, q: i16, r: i16) -> HexCell {
        match self.layout {
            Layout::FlatTop => HexCell { col: q, row: r + self.shift(q) },
            Layout::PointyTop => HexCell { col: q + self.shift(r), row: r },
        }
    }

    /// Half the line's number, rounded so that shifted lines lag behind.
    fn shift(&self, line: i16) -> i16 {
        match self.shifted {
            Shifted::Odd => line.div_euclid(2),
            Shifted::Even => (line + 1).div_euclid(2),
        }
    }
}

/// Why a text is no hex of a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HexError {
    /// Not the form of a number, as of four digits.
    NotANumber(String),
    /// No such hex on the map.
    OffMap(HexCell),
}

impl fmt::Display for HexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotANumber(text) => write!(f, "\"{text}\" is not the number of a hex"),
            Self::OffMap(hex) => write!(f, "hex {hex} is not on the map"),
        }
    }
}

impl std::error::Error for HexError {}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn grid(layout: Layout, shifted: Shifted) -> HexGrid {
        HexGrid::new(layout, shifted, 1..=12, 1..=9)
    }

    fn names(grid: &HexGrid, number: &str) -> Vec<String> {
        grid.neighbours(grid.parse(number).unwrap()).map(|hex| hex.to_string()).collect()
    }

    #[test]
    fn neighbours_follow_the_shift_of_a_flat_top_grid() {
        let even = grid(Layout::FlatTop, Shifted::Even);
        assert_eq!(names(&even, "0505"), ["0504", "0604", "0605", "0506", "0405", "0404"]);
        assert_eq!(names(&even, "0605"), ["0604", "0705", "0706", "0606", "0506", "0505"]);
        let odd = grid(Layout::FlatTop, Shifted::Odd);
        assert_eq!(names(&odd, "0505"), ["0504", "0605", "0606", "0506", "0406", "0405"]);
    }

    #[test]
    fn neighbours_follow_the_shift_of_a_pointy_top_grid() {
        let even = grid(Layout::PointyTop, Shifted::Even);
        assert_eq!(names(&even, "0505"), ["0504", "0605", "0506", "0406", "0405", "0404"]);
        assert_eq!(names(&even, "0506"), ["0605", "0606", "0607", "0507", "0406", "0505"]);
        let odd = grid(Layout::PointyTop, Shifted::Odd);
        assert_eq!(names(&odd, "0505"), ["0604", "0605", "0606", "0506", "0405", "0504"]);
    }

    #[test]
    fn the_corner_has_fewer_neighbours() {
        assert_eq!(names(&grid(Layout::FlatTop, Shifted::Even), "0101"), ["0201", "0102"]);
    }

    #[test]
    fn bad_numbers_are_refused() {
        let grid = grid(Layout::FlatTop, Shifted::Odd);
        for text in ["", "101", "10101", "1a01", "+101", "é01"] {
            assert_eq!(grid.parse(text), Err(HexError::NotANumber(text.into())));
        }
        assert_eq!(grid.parse("1301").unwrap_err().to_string(), "hex 1301 is not on the map");
        assert_eq!(grid.parse("0100"), Err(HexError::OffMap(HexCell::new(1, 0))));
    }

    #[test]
    fn indices_count_every_hex_once() {
        let grid = grid(Layout::PointyTop, Shifted::Odd);
        let indices: Vec<_> = grid.hexes().map(|hex| grid.index(hex).unwrap()).collect();
        assert!(indices.iter().copied().eq(0..grid.len() as u16));
        assert_eq!(grid.at(grid.len() as u16), None);
        assert_eq!(grid.index(HexCell::new(0, 1)), None);
    }

    prop_compose! {
        fn any_grid()(flat: bool, odd: bool) -> HexGrid {
            let layout = if flat { Layout::FlatTop } else { Layout::PointyTop };
            grid(layout, if odd { Shifted::Odd } else { Shifted::Even })
        }
    }

    prop_compose! {
        fn any_hex()(col in 1i16..=12, row in 1i16..=9) -> HexCell {
            HexCell { col, row }
        }
    }

    proptest! {
        #[test]
        fn numbers_read_back(grid in any_grid(), hex in any_hex()) {
            prop_assert_eq!(grid.parse(&hex.to_string()), Ok(hex));
            prop_assert_eq!(grid.at(grid.index(hex).unwrap()), Some(hex));
        }

        #[test]
        fn a_side_is_the_same_from_both_hexes(grid in any_grid(), hex in any_hex(), sixths in 0u8..6) {
            let direction = Direction::new(sixths);
            let next = grid.step(hex, direction);
            prop_assert_eq!(grid.step(next, direction.opposite()), hex);
            prop_assert_eq!(grid.direction(hex, next), Some(direction));
            let side = grid.side(hex, direction);
            prop_assert_eq!(grid.side_between(next, hex), Some(side));
            let hexes = grid.hexes_of(side);
            prop_assert!(hexes == [hex, next] || hexes == [next, hex]);
        }

        #[test]
        fn distance_counts_steps(grid in any_grid(), a in any_hex(), b in any_hex()) {
            // Some neighbour is one step nearer, none more than one: so the number is that of a shortest walk.
            let distance = grid.distance(a, b);
            prop_assert_eq!(distance, grid.distance(b, a));
            prop_assert_eq!(distance == 0, a == b);
            let next: Vec<_> = Direction::ALL.iter().map(|&to| grid.distance(grid.step(a, to), b)).collect();
            prop_assert!(next.iter().all(|&d| d.abs_diff(distance) <= 1));
            prop_assert!(distance == 0 || next.contains(&(distance - 1)));
        }
    }
}
