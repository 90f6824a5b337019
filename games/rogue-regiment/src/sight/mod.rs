//! Who sees what: the sight lines of the mission's board (the ledger's `los.*` rulings).

mod cover;
mod views;
mod why;

use sandtable_board::sight::{Crossing, Lines, Offset};

use crate::ground::{Ground, Square, class};
use crate::state::Cells;
use crate::theatre::Token;

pub use views::{BLIND, Cone, Views, cone};
pub use why::Hindrance;

/// Not visible.
pub const HIDDEN: u8 = 2;

/// An observer and his target, as far as sides are concerned.
#[derive(Clone, Copy, Default)]
struct Gaze {
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

/// What a sight line does between two squares.
#[derive(Clone, Copy)]
enum Cut {
    /// It crosses the side between two squares.
    Side { from: Square, to: Square },
    /// It runs through a corner into the square across.
    Corner { from: Square, beside: [Square; 2], to: Square },
}

impl Ground {
    /// The line between the centres of two squares; none if they are too far apart.
    fn line(&self, from: Square, to: Square) -> Option<impl Iterator<Item = Cut>> {
        self.cuts(&self.lines, from, to)
    }

    /// The line from the north-western corner of a square on the board to the centre of another.
    fn line_from_corner(&self, corner: (i8, i8), to: Square) -> Option<impl Iterator<Item = Cut>> {
        self.cuts(&self.corners, self.at(corner.0, corner.1)?, to)
    }

    fn cuts<'a>(
        &self,
        lines: &'a Lines,
        from: Square,
        to: Square,
    ) -> Option<impl Iterator<Item = Cut> + use<'a>> {
        let (dc, dr) = self.offset(from, to);
        let (base, width) = (i32::from(from), i32::from(self.width));
        let square = move |(dc, dr): Offset| (base + i32::from(dr) * width + i32::from(dc)) as Square;
        let cut = move |crossing: &Crossing| match *crossing {
            Crossing::Side { from, to } => Cut::Side { from: square(from), to: square(to) },
            Crossing::Corner { from, beside, to } => {
                Cut::Corner { from: square(from), beside: beside.map(square), to: square(to) }
            }
        };
        lines.reaches(dc, dr).then(|| lines.to(dc, dr).iter().map(cut))
    }
}

impl Gaze {
    /// Somebody on foot looks at a square, or at a vehicle on it.
    fn afoot(g: &Ground, from: Square, to: Square, eye: Eye, over: Option<Token>) -> Gaze {
        Gaze {
            runs: if eye == Eye::Axis { g.runs[usize::from(from)] } else { 0 },
            near: g.panes[usize::from(from)],
            far: g.panes[usize::from(to)],
            low: eye == Eye::Crouched,
            under: None,
            over,
        }
    }
}

impl Sight<'_> {
    /// How well one square is seen from another: 0 fully, 1 partially, 2 not. `over` is the token of a vehicle that is
    /// looked at.
    pub fn level(&self, from: Square, to: Square, eye: Eye, over: Option<Token>) -> u8 {
        let g = self.ground;
        let Some(line) = g.line(from, to) else { return HIDDEN };
        let level = self.trace(line, to, &Gaze::afoot(g, from, to, eye, over));
        let woods = eye != Eye::Crouched && g.woods(to) && g.distance(from, to) > 1;
        if woods { level.max(1) } else { level }
    }

    /// The same from the corner of a square, for a vehicle that looks from under its token (`av.los/4`, `av.los/6`).
    pub fn level_from_corner(&self, corner: (i8, i8), token: Token, to: Square, over: Option<Token>) -> u8 {
        let g = self.ground;
        let Some(line) = g.line_from_corner(corner, to) else { return HIDDEN };
        // av.los/3: a vehicle at a window sees nothing through it.
        let at_windows = token
            .places()
            .filter_map(|(col, row)| g.at(col, row))
            .fold(0, |set, sq| set | g.panes[usize::from(sq)]);
        let far = g.panes[usize::from(to)] & !at_windows;
        let level = self.trace(line, to, &Gaze { far, under: Some(token), over, ..Gaze::default() });
        let woods = g.woods(to) && token.distance(g.place(to)) > 1;
        if woods { level.max(1) } else { level }
    }

    fn trace(&self, line: impl Iterator<Item = Cut>, to: Square, gaze: &Gaze) -> u8 {
        let entered = |at: Square| if at == to { 0 } else { self.square(at, gaze) };
        let mut level = 0;
        for cut in line {
            let here = match cut {
                Cut::Side { from: a, to: b } => self.side(a, b, gaze).max(entered(b)),
                Cut::Corner { from: a, beside: [b, c], to: d } => {
                    let way = |x: Square| {
                        self.side(a, x, gaze).max(self.square(x, gaze)).max(self.side(x, d, gaze))
                    };
                    way(b).min(way(c)).max(entered(d))
                }
            };
            level = level.max(here);
            if level >= HIDDEN {
                return HIDDEN;
            }
        }
        level
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
}
