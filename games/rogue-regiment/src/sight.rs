//! Who sees what: the sight lines of the mission's board (the ledger's `los.*` rulings).

use sandtable_board::sight::Crossing;

use crate::ground::{Ground, Square, class};
use crate::pieces::Side;
use crate::state::Cells;
use crate::theatre::Token;

/// Not visible.
pub const HIDDEN: u8 = 2;

/// An observer and his target, as far as sides are concerned.
#[derive(Clone, Copy)]
pub struct Gaze {
    /// Low walls that the observer looks over.
    runs: u128,
    /// Windows that the observer stands at.
    near: u128,
    /// Windows that the target stands at.
    far: u128,
    /// Is the observer a crouched operator?
    low: bool,
    /// The token of the observer's own vehicle.
    under: Option<Token>,
    /// The token of the target, if it is a vehicle.
    over: Option<Token>,
}

/// What is in the way of a sight line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hindrance {
    /// What stands on the side between two squares.
    Side(Square, Square),
    /// What stands in a square, or the square itself.
    Square(Square),
}

/// How an observer looks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Eye {
    /// An Axis unit on foot.
    Axis,
    /// A standing operator.
    Standing,
    /// A crouched operator.
    Crouched,
}

/// Sight over a position.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    /// The board.
    pub ground: &'a Ground,
    /// What is in the way.
    pub cells: &'a Cells,
}

impl Sight<'_> {
    /// How well one square is seen from another: 0 fully, 1 partially, 2 not. `over` is the token of a vehicle that is
    /// looked at.
    pub fn level(&self, from: Square, to: Square, eye: Eye, over: Option<Token>) -> u8 {
        let g = self.ground;
        let (dc, dr) = g.offset(from, to);
        if !g.lines.reaches(dc, dr) {
            return HIDDEN;
        }
        let gaze = Gaze {
            runs: if eye == Eye::Axis { g.runs[usize::from(from)] } else { 0 },
            near: g.panes[usize::from(from)],
            far: g.panes[usize::from(to)],
            low: eye == Eye::Crouched,
            under: None,
            over,
        };
        let level = self.trace(g.lines.to(dc, dr), from, to, &gaze);
        let woods = eye != Eye::Crouched && g.woods(to) && (dc.unsigned_abs() > 1 || dr.unsigned_abs() > 1);
        if woods { level.max(1) } else { level }
    }

    /// The same from the corner of a square, for a vehicle that looks from under its token (`av.los/4`, `av.los/6`).
    pub fn level_from_corner(&self, corner: (i8, i8), token: Token, to: Square, over: Option<Token>) -> u8 {
        let g = self.ground;
        let Some(from) = g.at(corner.0, corner.1) else { return HIDDEN };
        let (dc, dr) = g.offset(from, to);
        if !g.corners.reaches(dc, dr) {
            return HIDDEN;
        }
        // av.los/3: a vehicle at a window sees nothing through it.
        let at_windows = token
            .places()
            .filter_map(|(col, row)| g.at(col, row))
            .fold(0, |set, sq| set | g.panes[usize::from(sq)]);
        let gaze = Gaze {
            runs: 0,
            near: 0,
            far: g.panes[usize::from(to)] & !at_windows,
            low: false,
            under: Some(token),
            over,
        };
        let level = self.trace(g.corners.to(dc, dr), from, to, &gaze);
        let woods = g.woods(to) && token.distance(g.place(to)) > 1;
        if woods { level.max(1) } else { level }
    }

    fn trace(&self, line: &[Crossing], from: Square, to: Square, gaze: &Gaze) -> u8 {
        let base = i32::from(from);
        let width = i32::from(self.ground.width);
        let square = |(dc, dr): (i8, i8)| (base + i32::from(dr) * width + i32::from(dc)) as Square;
        let mut level = 0;
        for crossing in line {
            let here = match *crossing {
                Crossing::Side { from: a, to: b } => {
                    let (a, b) = (square(a), square(b));
                    let entered = if b == to { 0 } else { self.square(b, gaze) };
                    self.side(a, b, gaze).max(entered)
                }
                Crossing::Corner { from: a, beside: [b, c], to: d } => {
                    let (a, b, c, d) = (square(a), square(b), square(c), square(d));
                    let way = |x: Square| {
                        self.side(a, x, gaze).max(self.square(x, gaze)).max(self.side(x, d, gaze))
                    };
                    let entered = if d == to { 0 } else { self.square(d, gaze) };
                    way(b).min(way(c)).max(entered)
                }
            };
            level = level.max(here);
            if level >= HIDDEN {
                return HIDDEN;
            }
        }
        level
    }

    /// What hides a square from another, and how much: the first of what hides most. Nothing if all is seen.
    pub fn hindrance(&self, from: Square, to: Square, eye: Eye) -> Option<(u8, Hindrance)> {
        let g = self.ground;
        let (dc, dr) = g.offset(from, to);
        if !g.lines.reaches(dc, dr) {
            return None;
        }
        let gaze = Gaze {
            runs: if eye == Eye::Axis { g.runs[usize::from(from)] } else { 0 },
            near: g.panes[usize::from(from)],
            far: g.panes[usize::from(to)],
            low: eye == Eye::Crouched,
            under: None,
            over: None,
        };
        let square = |(dc, dr): (i8, i8)| {
            (i32::from(from) + i32::from(dr) * i32::from(g.width) + i32::from(dc)) as Square
        };
        let side = |a: Square, b: Square| (self.side(a, b, &gaze), Hindrance::Side(a, b));
        let inside = |b: Square| {
            let level = if b == to { 0 } else { self.square(b, &gaze) };
            (level, Hindrance::Square(b))
        };
        // Of two hindrances at the same spot the first that hides most counts.
        let worst = |a: (u8, Hindrance), b: (u8, Hindrance)| if b.0 > a.0 { b } else { a };
        let mut found: Option<(u8, Hindrance)> = None;
        for crossing in g.lines.to(dc, dr) {
            let here = match *crossing {
                Crossing::Side { from: a, to: b } => {
                    let (a, b) = (square(a), square(b));
                    worst(side(a, b), inside(b))
                }
                Crossing::Corner { from: a, beside: [b, c], to: d } => {
                    let (a, b, c, d) = (square(a), square(b), square(c), square(d));
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

    /// How much a square strictly between hides.
    fn square(&self, at: Square, gaze: &Gaze) -> u8 {
        if self.cells.high.has(at) {
            let own = |token: Option<Token>| token.is_some_and(|t| t.covers(self.ground.place(at)));
            // Terrain under the observer's token never blocks, nor does the vehicle that is looked at.
            let hidden = if own(gaze.under) {
                false
            } else if own(gaze.over) {
                self.ground.woods(at)
            } else {
                true
            };
            return if hidden { HIDDEN } else { 0 };
        }
        u8::from(self.cells.low.has(at))
    }

    /// How much a side hides.
    fn side(&self, a: Square, b: Square, gaze: &Gaze) -> u8 {
        let i = self.ground.side_index(a, b);
        let level = match self.ground.classes[i] {
            class::OPEN => return 0,
            class::LOW => 1,
            class::WALL => u8::from(gaze.runs >> self.ground.run_of[i] & 1 == 0),
            class::PANE => {
                let span = self.ground.spans[i];
                if span & gaze.near != 0 {
                    u8::from(gaze.low)
                } else if span & gaze.far != 0 {
                    1
                } else {
                    HIDDEN
                }
            }
            _ => HIDDEN,
        };
        let under = |token: Token| token.covers(self.ground.place(a)) && token.covers(self.ground.place(b));
        if gaze.under.is_some_and(under) { 0 } else { level }
    }

    /// What cover an operator has against an Axis attack from a square: 0, -1 or -2 (`cover.low/2`, `attack.axis/9`).
    pub fn cover(&self, from: Square, to: Square) -> i8 {
        let g = self.ground;
        let soft = if g.woods(to) { -1 } else { 0 };
        let (dc, dr) = g.offset(from, to);
        if dc.unsigned_abs().max(dr.unsigned_abs()) <= 1 || !g.lines.reaches(dc, dr) {
            return soft;
        }
        soft.min(self.low_cover(g.lines.to(dc, dr), from, to))
    }

    /// The same against a vehicle that looks from a corner.
    pub fn cover_from_corner(&self, corner: (i8, i8), token: Token, to: Square) -> i8 {
        let g = self.ground;
        let soft = if g.woods(to) { -1 } else { 0 };
        let Some(from) = g.at(corner.0, corner.1) else { return soft };
        let (dc, dr) = g.offset(from, to);
        if token.distance(g.place(to)) <= 1 || !g.corners.reaches(dc, dr) {
            return soft;
        }
        soft.min(self.low_cover(g.corners.to(dc, dr), from, to))
    }

    fn low_cover(&self, line: &[Crossing], from: Square, to: Square) -> i8 {
        let g = self.ground;
        let base = i32::from(from);
        let width = i32::from(g.width);
        let square = |(dc, dr): (i8, i8)| (base + i32::from(dr) * width + i32::from(dc)) as Square;
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
        for crossing in line {
            match *crossing {
                Crossing::Side { from: a, to: b } => {
                    let (a, b) = (square(a), square(b));
                    if near(b) || near(a) {
                        worst = worst.min(modifier(a, b));
                    }
                }
                Crossing::Corner { from: a, beside: [b, c], to: d } => {
                    let (a, b, c, d) = (square(a), square(b), square(c), square(d));
                    if near(d) || near(a) {
                        let weight = |x: Square| {
                            let blocks = |p, q| u8::from(g.classes[g.side_index(p, q)] != class::OPEN);
                            blocks(a, x).max(blocks(x, d)).max(2 * u8::from(self.cells.high.has(x)))
                        };
                        let cover = |x: Square| modifier(a, x).min(modifier(x, d));
                        let best = match weight(b).cmp(&weight(c)) {
                            std::cmp::Ordering::Less => cover(b),
                            std::cmp::Ordering::Greater => cover(c),
                            std::cmp::Ordering::Equal => cover(b).max(cover(c)),
                        };
                        worst = worst.min(best);
                    }
                }
            }
        }
        worst
    }

    /// Does a wall, a high wall or a door part two squares, whatever else is between?
    pub fn walled(&self, from: Square, to: Square) -> bool {
        let g = self.ground;
        let (dc, dr) = g.offset(from, to);
        let square = |(dc, dr): (i8, i8)| {
            (i32::from(from) + i32::from(dr) * i32::from(g.width) + i32::from(dc)) as Square
        };
        let wall = |a: Square, b: Square| {
            matches!(g.side(a, b), Side::Wall | Side::Door | Side::HighWall | Side::Rungs)
        };
        g.lines.to(dc, dr).iter().any(|crossing| match *crossing {
            Crossing::Side { from: a, to: b } => wall(square(a), square(b)),
            Crossing::Corner { from: a, beside, to: d } => {
                let way = |x: Square| wall(square(a), x) || wall(x, square(d));
                beside.into_iter().all(|x| way(square(x)))
            }
        })
    }

    /// Does a line cross exactly one side of a building and nothing else that blocks (`av.attack/6`)?
    pub fn one_wall(&self, corner: (i8, i8), token: Token, to: Square) -> bool {
        let g = self.ground;
        let Some(from) = g.at(corner.0, corner.1) else { return false };
        let (dc, dr) = g.offset(from, to);
        if !g.corners.reaches(dc, dr) {
            return false;
        }
        let base = i32::from(from);
        let width = i32::from(g.width);
        let square = |(dc, dr): (i8, i8)| (base + i32::from(dr) * width + i32::from(dc)) as Square;
        let gaze = Gaze { runs: 0, near: 0, far: 0, low: false, under: Some(token), over: None };
        let building = |a: Square, b: Square| matches!(g.side(a, b), Side::Wall | Side::Door | Side::Window);
        // How many building sides a step crosses; none if something else blocks.
        let step = |a: Square, b: Square| {
            if building(a, b) { Some(1) } else { (self.side(a, b, &gaze) < HIDDEN).then_some(0) }
        };
        let mut walls = 0;
        for crossing in g.corners.to(dc, dr) {
            let (crossed, entered) = match *crossing {
                Crossing::Side { from: a, to: b } => (step(square(a), square(b)), square(b)),
                Crossing::Corner { from: a, beside, to: d } => {
                    let way = |x: Square| {
                        let free = self.square(x, &gaze) < HIDDEN;
                        step(square(a), x).zip(step(x, square(d))).map(|(p, q)| p + q).filter(|_| free)
                    };
                    let ways = beside.map(|x| way(square(x)));
                    (ways.into_iter().flatten().min(), square(d))
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
