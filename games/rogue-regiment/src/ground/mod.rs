//! The board that a mission lays out: squares and sides, with a rim around the map for what lies beside it.

mod names;
mod walls;

use sandtable_board::sight::Lines;

use crate::pieces::{Facing, Side, Terrain};
use crate::squares::Squares;

/// A square, by its index on the board with its rim.
pub type Square = u16;
/// Most squares, the rim included.
pub const SQUARES: usize = 1408;
/// Squares of rim on every side of the map.
pub const RIM: u8 = 4;
/// No square.
pub const NOWHERE: Square = Square::MAX;

/// Where a square lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// On no tile at all.
    Void,
    /// On the map.
    Map,
    /// On an entry or exit tile, by number.
    Edge(u8),
    /// On a spawn tile, by number.
    Spawn(u8),
}

/// Classes of sides for sight.
pub mod class {
    /// Nothing in the way.
    pub const OPEN: u8 = 0;
    /// Hides what is low.
    pub const LOW: u8 = 1;
    /// Hides everything.
    pub const HIGH: u8 = 2;
    /// A low wall: who adjoins it looks over it.
    pub const WALL: u8 = 3;
    /// Part of a window's span.
    pub const PANE: u8 = 4;
}

/// The eight directions, clockwise from north; odd ones are diagonal.
pub const AROUND: [(i8, i8); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

/// The board.
#[derive(Clone, Debug)]
pub struct Ground {
    /// Columns of the map.
    pub cols: u8,
    /// Rows of the map.
    pub rows: u8,
    /// Columns with the rim.
    pub width: u16,
    /// Where each square lies.
    pub zones: Vec<Zone>,
    /// What each square is.
    pub terrain: Vec<Terrain>,
    /// The letter that each square is drawn with.
    pub letters: Vec<u8>,
    /// The sides: east of a square at twice its index, south of it at one more.
    pub sides: Vec<Side>,
    /// The class of each side for sight.
    pub classes: Vec<u8>,
    /// The low-wall run of each side, by number; none elsewhere.
    pub run_of: Vec<u8>,
    /// The low-wall runs that each square adjoins, as bits.
    pub runs: Vec<u128>,
    /// The windows whose span holds a side, as bits.
    pub spans: Vec<u128>,
    /// The windows of which a square is a window square, as bits.
    pub panes: Vec<u128>,
    /// Sight lines from centre to centre.
    pub lines: Lines,
    /// Sight lines from a corner to a centre.
    pub corners: Lines,
}

/// How a square's neighbour can be reached.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Pass {
    /// By an ordinary step.
    Open,
    /// By a step through a door.
    Door,
    /// By a step over a low wall.
    Over,
    /// By climbing through a window.
    Window,
    /// By climbing a hedge or crates.
    Climb,
    /// By the hook at a climbing point.
    Hook,
    /// Not at all.
    Closed,
}

impl Ground {
    /// A bare board of so many columns and rows.
    pub fn bare(cols: u8, rows: u8) -> Ground {
        let width = u16::from(cols) + 2 * u16::from(RIM);
        let height = u16::from(rows) + 2 * u16::from(RIM);
        let count = usize::from(width * height);
        let mut ground = Ground {
            cols,
            rows,
            width,
            zones: vec![Zone::Void; count],
            terrain: vec![Terrain::Normal; count],
            letters: vec![b'.'; count],
            sides: vec![Side::Open; 2 * count],
            classes: vec![class::OPEN; 2 * count],
            run_of: vec![u8::MAX; 2 * count],
            runs: vec![0; count],
            spans: vec![0; 2 * count],
            panes: vec![0; count],
            lines: Lines::from_centres(16),
            corners: Lines::from_corners(12),
        };
        for row in 0..rows {
            for col in 0..cols {
                let at = ground.at(col as i8, row as i8).expect("the square is on the board");
                ground.zones[usize::from(at)] = Zone::Map;
            }
        }
        ground
    }

    /// How many squares, the rim included.
    pub fn len(&self) -> usize {
        self.zones.len()
    }

    /// Is there no square?
    pub fn is_empty(&self) -> bool {
        self.zones.is_empty()
    }

    /// The square at a column and row of the map; the rim has negative ones.
    pub fn at(&self, col: i8, row: i8) -> Option<Square> {
        let rim = RIM as i8;
        let inside = col >= -rim && row >= -rim && col < self.cols as i8 + rim && row < self.rows as i8 + rim;
        inside.then(|| (row + rim) as u16 * self.width + (col + rim) as u16)
    }

    /// Column and row of a square on the map.
    pub const fn place(&self, at: Square) -> (i8, i8) {
        ((at % self.width) as i8 - RIM as i8, (at / self.width) as i8 - RIM as i8)
    }

    /// The neighbour in one of the eight directions.
    pub fn near(&self, at: Square, way: usize) -> Option<Square> {
        let (col, row) = self.place(at);
        let (dc, dr) = AROUND[way];
        self.at(col + dc, row + dr)
    }

    /// The eight neighbours that are on the board.
    pub fn around(&self, at: Square) -> impl Iterator<Item = Square> {
        (0..8).filter_map(move |way| self.near(at, way))
    }

    /// Columns and rows from one square to another.
    pub const fn offset(&self, from: Square, to: Square) -> (i8, i8) {
        let (a, b) = (self.place(from), self.place(to));
        (b.0 - a.0, b.1 - a.1)
    }

    /// Distance in squares, diagonals counting one.
    pub fn distance(&self, from: Square, to: Square) -> u8 {
        let (dc, dr) = self.offset(from, to);
        dc.unsigned_abs().max(dr.unsigned_abs())
    }

    /// Is a square on the map?
    pub fn on_map(&self, at: Square) -> bool {
        matches!(self.zones.get(usize::from(at)), Some(Zone::Map))
    }

    /// What a square is.
    pub fn ground(&self, at: Square) -> Terrain {
        self.terrain[usize::from(at)]
    }

    /// Is it woods?
    pub fn woods(&self, at: Square) -> bool {
        self.ground(at) == Terrain::Woods
    }

    /// Is it the floor of a building?
    pub fn indoors(&self, at: Square) -> bool {
        self.letters[usize::from(at)] == b'_'
    }

    /// Is there water under it (a bridge) or all over it?
    pub fn wet(&self, at: Square) -> bool {
        matches!(self.letters[usize::from(at)], b'~' | b'=')
    }

    /// Which side lies between two squares that share one.
    pub const fn side_index(&self, a: Square, b: Square) -> usize {
        let (low, high) = if a < b { (a, b) } else { (b, a) };
        2 * low as usize + (high - low != 1) as usize
    }

    /// The side between two squares that share one.
    pub fn side(&self, a: Square, b: Square) -> Side {
        self.sides[self.side_index(a, b)]
    }

    /// Is a square closed to infantry by what it is?
    pub fn closed(&self, at: Square) -> bool {
        matches!(self.ground(at), Terrain::Water | Terrain::Rock) || self.zones[usize::from(at)] == Zone::Void
    }

    /// Does a square beside a diagonal step bar it, where these squares are closed?
    pub fn bars(&self, closed: &Squares, at: Square) -> bool {
        closed.has(at) && !matches!(self.zones[usize::from(at)], Zone::Edge(_))
    }

    fn pass_side(&self, a: Square, b: Square) -> Pass {
        match self.side(a, b) {
            Side::Open => Pass::Open,
            Side::LowWall => Pass::Over,
            Side::Door => Pass::Door,
            Side::Window => Pass::Window,
            Side::Hedge | Side::Crates => Pass::Climb,
            Side::Rungs | Side::Holds => Pass::Hook,
            Side::Wall | Side::HighWall => Pass::Closed,
        }
    }

    /// How one goes from a square to a neighbour as far as sides are concerned. `barred` tells which squares beside a
    /// diagonal step are closed. Rock can be entered at climbing points only.
    pub fn pass(&self, from: Square, to: Square, barred: impl Fn(Square) -> bool) -> Pass {
        let (dc, dr) = self.offset(from, to);
        let rock = |at: Square| self.ground(at) == Terrain::Rock;
        if dc == 0 || dr == 0 {
            let pass = self.pass_side(from, to);
            let cliff = rock(from) != rock(to) && pass != Pass::Hook;
            return if cliff { Pass::Closed } else { pass };
        }
        if rock(from) != rock(to) {
            return Pass::Closed;
        }
        let way = |beside: Option<Square>| {
            let Some(b) = beside.filter(|b| !barred(*b)) else { return Pass::Closed };
            let (first, second) = (self.pass_side(from, b), self.pass_side(b, to));
            // building.door/3
            if first == Pass::Door || second == Pass::Door { Pass::Closed } else { first.max(second) }
        };
        let (col, row) = self.place(from);
        way(self.at(col + dc, row)).min(way(self.at(col, row + dr)))
    }

    /// The facing toward a square; on a diagonal the one with the smaller turn from the present facing.
    pub fn toward(&self, from: Square, to: Square, now: Facing) -> Facing {
        let (dc, dr) = self.offset(from, to);
        if (dc, dr) == (0, 0) || now.covers(dc, dr) {
            return now;
        }
        let turns = [1, 3, 2].map(|quarters| now.turned(quarters));
        turns.into_iter().find(|f| f.covers(dc, dr)).unwrap_or(now)
    }
}
