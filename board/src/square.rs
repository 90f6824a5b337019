//! Square grids whose edges carry walls, doors and windows.

/// A square by column and row, both from 0; rows count downwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareCell {
    /// The column.
    pub col: u8,
    /// The row.
    pub row: u8,
}

impl SquareCell {
    /// The square of this column and row.
    pub const fn new(col: u8, row: u8) -> Self {
        Self { col, row }
    }
}

/// A side of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Side {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The side across.
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }
}

/// An edge, equal whichever of its two squares it was asked of. Its number indexes tables of edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareEdge(pub u32);

/// A grid of squares.
///
/// ```
/// use sandtable_board::square::{Side, SquareCell, SquareGrid, Walls};
///
/// let grid = SquareGrid::new(3, 2);
/// let (west, east) = (SquareCell::new(0, 0), SquareCell::new(1, 0));
/// assert_eq!(grid.edge(west, Side::East), grid.edge(east, Side::West));
///
/// const WALL: u8 = 1;
/// let mut walls = Walls::new(grid);
/// walls.add(grid.edge(west, Side::East), WALL);
/// assert!(walls.neighbours(west, WALL).eq([SquareCell::new(0, 1)]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareGrid {
    cols: u8,
    rows: u8,
}

impl SquareGrid {
    /// A grid of so many columns and rows.
    pub const fn new(cols: u8, rows: u8) -> Self {
        Self { cols, rows }
    }

    /// Whether the square is on the grid.
    pub const fn contains(self, square: SquareCell) -> bool {
        square.col < self.cols && square.row < self.rows
    }

    /// All squares, row by row.
    pub fn squares(self) -> impl Iterator<Item = SquareCell> {
        (0..self.rows).flat_map(move |row| (0..self.cols).map(move |col| SquareCell { col, row }))
    }

    /// The square's place among all squares, for tables and searches.
    pub fn index(self, square: SquareCell) -> Option<u16> {
        self.contains(square).then(|| u16::from(square.row) * u16::from(self.cols) + u16::from(square.col))
    }

    /// The square at a place among all squares.
    pub fn at(self, index: u16) -> Option<SquareCell> {
        let cols = u16::from(self.cols);
        let (row, col) = (index.checked_div(cols)?, index.checked_rem(cols)?);
        (row < u16::from(self.rows)).then_some(SquareCell { col: col as u8, row: row as u8 })
    }

    /// The square beside this one, if it is on the grid.
    pub fn step(self, square: SquareCell, side: Side) -> Option<SquareCell> {
        let SquareCell { col, row } = square;
        let (col, row) = match side {
            Side::North => (Some(col), row.checked_sub(1)),
            Side::East => (col.checked_add(1), Some(row)),
            Side::South => (Some(col), row.checked_add(1)),
            Side::West => (col.checked_sub(1), Some(row)),
        };
        Some(SquareCell { col: col?, row: row? }).filter(|&next| self.contains(next))
    }

    /// The number of edges, the rim included.
    pub const fn edges(self) -> usize {
        self.upright() as usize + self.cols as usize * (self.rows as usize + 1)
    }

    /// The edge on a side of a square.
    ///
    /// # Panics
    /// When the square is not on the grid.
    pub fn edge(self, square: SquareCell, side: Side) -> SquareEdge {
        assert!(self.contains(square), "{square:?} is not on the grid");
        let (col, row, cols) = (u32::from(square.col), u32::from(square.row), u32::from(self.cols));
        // Upright edges come first, one more in a row than there are squares; then the level ones.
        SquareEdge(match side {
            Side::West => row * (cols + 1) + col,
            Side::East => row * (cols + 1) + col + 1,
            Side::North => self.upright() + row * cols + col,
            Side::South => self.upright() + (row + 1) * cols + col,
        })
    }

    const fn upright(self) -> u32 {
        (self.cols as u32 + 1) * self.rows as u32
    }
}

/// What stands on the edges of a grid: a mask of eight kinds for each, whose meaning is the game's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walls {
    grid: SquareGrid,
    masks: Vec<u8>,
}

impl Walls {
    /// Bare edges.
    pub fn new(grid: SquareGrid) -> Self {
        Self { grid, masks: vec![0; grid.edges()] }
    }

    /// The grid.
    pub const fn grid(&self) -> SquareGrid {
        self.grid
    }

    /// What stands on an edge.
    pub fn on(&self, edge: SquareEdge) -> u8 {
        self.masks[edge.0 as usize]
    }

    /// Adds kinds to an edge.
    pub fn add(&mut self, edge: SquareEdge, kinds: u8) {
        self.masks[edge.0 as usize] |= kinds;
    }

    /// Takes kinds from an edge, as when a door is opened.
    pub fn clear(&mut self, edge: SquareEdge, kinds: u8) {
        self.masks[edge.0 as usize] &= !kinds;
    }

    /// The squares beside this one with none of the `barring` kinds between, clockwise.
    pub fn neighbours(&self, square: SquareCell, barring: u8) -> impl Iterator<Item = SquareCell> {
        Side::ALL
            .into_iter()
            .filter(move |&side| self.on(self.grid.edge(square, side)) & barring == 0)
            .filter_map(move |side| self.grid.step(square, side))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    const WALL: u8 = 1;
    const DOOR: u8 = 2;

    #[test]
    fn every_edge_belongs_to_one_or_two_squares() {
        let grid = SquareGrid::new(5, 3);
        let mut owners: BTreeMap<SquareEdge, Vec<(SquareCell, Side)>> = BTreeMap::new();
        for square in grid.squares() {
            for side in Side::ALL {
                owners.entry(grid.edge(square, side)).or_default().push((square, side));
            }
        }
        assert!(owners.keys().map(|edge| edge.0 as usize).eq(0..grid.edges()));
        for owners in owners.values() {
            match owners[..] {
                [(square, side)] => assert_eq!(grid.step(square, side), None),
                [(a, side), (b, back)] => {
                    assert_eq!(grid.step(a, side), Some(b));
                    assert_eq!(back, side.opposite());
                }
                _ => panic!("an edge of {owners:?}"),
            }
        }
    }

    #[test]
    fn indices_count_every_square_once() {
        let grid = SquareGrid::new(4, 3);
        assert!(grid.squares().map(|square| grid.index(square).unwrap()).eq(0..12));
        assert!((0..12).map(|index| grid.at(index).unwrap()).eq(grid.squares()));
        assert_eq!((grid.at(12), grid.index(SquareCell::new(4, 0))), (None, None));
        assert_eq!(SquareGrid::new(0, 3).at(0), None);
    }

    #[test]
    fn the_largest_grid_has_room() {
        let grid = SquareGrid::new(255, 255);
        let corner = SquareCell::new(254, 254);
        assert_eq!(grid.edge(corner, Side::South).0 as usize, grid.edges() - 1);
        assert_eq!(grid.at(grid.index(corner).unwrap()), Some(corner));
    }

    #[test]
    fn a_wall_bars_both_ways_until_it_is_cleared() {
        let grid = SquareGrid::new(2, 1);
        let [a, b] = [SquareCell::new(0, 0), SquareCell::new(1, 0)];
        let edge = grid.edge(a, Side::East);
        let mut walls = Walls::new(grid);
        walls.add(edge, WALL | DOOR);
        assert_eq!(walls.neighbours(a, WALL).count() + walls.neighbours(b, DOOR).count(), 0);
        walls.clear(edge, WALL);
        assert_eq!(walls.on(edge), DOOR);
        assert!(walls.neighbours(b, WALL).eq([a]));
    }
}
