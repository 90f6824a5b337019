//! The board that a mission lays out: squares and sides, with a rim around the map for what lies beside it.

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

    /// The name of a square: `m7` on the map, `edge1.a4` and `spawn2.b1` on the tiles beside it.
    pub fn name(&self, at: Square) -> String {
        let zone = self.zones[usize::from(at)];
        let (col, row) = self.place(at);
        let (left, top) = self.corner(zone);
        let name = format!("{}{}", column((col - left) as u8), row - top + 1);
        match zone {
            Zone::Map => name,
            Zone::Edge(n) => format!("edge{}.{name}", n + 1),
            Zone::Spawn(n) => format!("spawn{}.{name}", n + 1),
            Zone::Void => format!("void.{name}"),
        }
    }

    /// The north-western place of a zone.
    pub fn corner(&self, zone: Zone) -> (i8, i8) {
        match zone {
            Zone::Map => (0, 0),
            Zone::Void => (-(RIM as i8), -(RIM as i8)),
            // A tile is a rectangle, so its first square is its corner.
            _ => self.zones.iter().position(|z| *z == zone).map_or((0, 0), |i| self.place(i as Square)),
        }
    }

    /// The square of a name.
    pub fn find(&self, name: &str) -> Option<Square> {
        let tile = |rest: &str| rest.parse::<u8>().ok()?.checked_sub(1);
        let (zone, name) = match name.split_once('.') {
            None => (Zone::Map, name),
            Some((tiles, name)) => match (tiles.strip_prefix("edge"), tiles.strip_prefix("spawn")) {
                (Some(n), _) => (Zone::Edge(tile(n)?), name),
                (_, Some(n)) => (Zone::Spawn(tile(n)?), name),
                _ => return None,
            },
        };
        let letters = name.chars().take_while(char::is_ascii_lowercase).count();
        let (letters, row) = name.split_at(letters);
        let col = letters
            .bytes()
            .try_fold(0_i16, |n, b| n.checked_mul(26)?.checked_add(i16::from(b - b'a') + 1))?;
        let (left, top) = self.corner(zone);
        let col = i8::try_from(col.checked_sub(1)?).ok()?.checked_add(left)?;
        let row = row.parse::<i8>().ok()?.checked_sub(1)?.checked_add(top)?;
        self.at(col, row).filter(|at| self.zones[usize::from(*at)] == zone)
    }

    /// Works out classes of sides, wall runs and windows, once all sides stand.
    pub fn finish(&mut self) {
        for i in 0..self.sides.len() {
            self.classes[i] = match self.sides[i] {
                Side::Open | Side::Holds => class::OPEN,
                Side::Hedge | Side::Crates => class::LOW,
                Side::LowWall => class::WALL,
                Side::Window | Side::Door | Side::Wall | Side::HighWall | Side::Rungs => class::HIGH,
            };
        }
        self.number_runs();
        self.number_windows();
    }

    /// The two squares of a side; none at the end of the board.
    pub fn of_side(&self, index: usize) -> Option<(Square, Square)> {
        let a = (index / 2) as Square;
        let (col, row) = self.place(a);
        let b = if index.is_multiple_of(2) { self.at(col + 1, row) } else { self.at(col, row + 1) };
        b.map(|b| (a, b))
    }

    /// The squares that have a side as border or touch one of its ends: six at most.
    pub fn adjoining(&self, index: usize) -> impl Iterator<Item = Square> {
        let upright = index.is_multiple_of(2);
        let (col, row) = self.place((index / 2) as Square);
        (-1..=1).flat_map(move |along| (0..=1).map(move |across| (along, across))).filter_map(
            move |(along, across)| {
                if upright { self.at(col + across, row + along) } else { self.at(col + along, row + across) }
            },
        )
    }

    /// A run is a straight unbroken row of low-wall sides.
    fn number_runs(&mut self) {
        let mut count = 0_u8;
        for i in 0..self.sides.len() {
            if self.sides[i] != Side::LowWall || self.run_of[i] != u8::MAX {
                continue;
            }
            let step = if i % 2 == 0 { 2 * usize::from(self.width) } else { 2 };
            let mut at = i;
            while at < self.sides.len() && self.sides[at] == Side::LowWall {
                self.run_of[at] = count;
                let squares: Vec<Square> = self.adjoining(at).collect();
                squares.into_iter().for_each(|sq| self.runs[usize::from(sq)] |= 1 << count);
                at += step;
            }
            count = (count + 1).min(127);
        }
    }

    /// A window's span: its own side and the two beside it along the wall, as far as no wall parts their squares.
    fn number_windows(&mut self) {
        let mut count = 0_u8;
        for i in 0..self.sides.len() {
            if self.sides[i] != Side::Window {
                continue;
            }
            let Some((a, b)) = self.of_side(i) else { continue };
            let along: i32 = if i % 2 == 0 { i32::from(self.width) } else { 1 };
            let beside = |at: Square, by: i32| {
                let next = (i32::from(at) + by) as Square;
                let open = !matches!(
                    self.side(at, next),
                    Side::Wall | Side::Door | Side::Window | Side::HighWall | Side::Rungs
                );
                open.then_some(next)
            };
            let mut pairs = vec![(Some(a), Some(b))];
            pairs.extend([-along, along].map(|by| (beside(a, by), beside(b, by))));
            for (x, y) in pairs {
                for at in [x, y].into_iter().flatten() {
                    self.panes[usize::from(at)] |= 1 << count;
                }
                if let (Some(x), Some(y)) = (x, y) {
                    let side = self.side_index(x, y);
                    if matches!(self.sides[side], Side::Wall | Side::Window) {
                        self.spans[side] |= 1 << count;
                        self.classes[side] = class::PANE;
                    }
                }
            }
            count = (count + 1).min(127);
        }
    }
}

/// The letters of a column: a to z, then aa.
pub fn column(col: u8) -> String {
    let letter = |n: u8| char::from(b'a' + n % 26);
    if col < 26 { letter(col).to_string() } else { format!("{}{}", letter(col / 26 - 1), letter(col)) }
}
