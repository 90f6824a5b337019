//! The board: what never changes on the screen, sent once.

use std::borrow::Cow;

use serde::Serialize;

use super::{CardKind, Chart, Edge, Grid, PieceKind, Segment, Shape};
use crate::{Looks, Seats, Teams};

/// A key or message id: the program's own, or one that came with the data.
pub type Key = Cow<'static, str>;

/// What never changes on the screen. It is sent short: see [`super::SentBoard`].
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Board {
    /// Width and height of the drawing, in its own units.
    pub size: (f32, f32),
    /// What the places are: areas, points, hexes or squares.
    pub shape: Shape,
    /// The places, by index. On a grid its cells come first, in its order.
    pub places: Vec<BoardPlace>,
    /// Lines between places that are drawn (borders need none).
    pub links: Vec<Link>,
    /// What lies on the sides of places: walls, doors, windows, hedges, rivers.
    pub edges: Vec<Edge>,
    /// Shapes that are only scenery.
    pub scenery: Vec<Scenery>,
    /// The kinds of pieces, by index.
    pub kinds: Vec<PieceKind>,
    /// The kinds of cards, by index.
    pub cards: Vec<CardKind>,
    /// Message ids that came with the data, by index: what [`crate::Value::Name`] names.
    pub names: Vec<Key>,
    /// The seats' keys, in order.
    pub seats: Vec<Key>,
    /// Who wins and loses together; none where each seat plays for itself.
    pub teams: Vec<Team>,
    /// The sequence of play, stage by stage.
    pub sequence: Vec<Segment>,
    /// The printed charts.
    pub charts: Vec<Chart>,
    /// Do the rules draw the ground themselves ([`crate::Rules::drawing`])?
    #[cfg_attr(feature = "ts", ts(type = "boolean | undefined"))]
    pub drawn: bool,
    /// How all of it looks.
    pub looks: Looks,
}

impl Board {
    /// A board without places, of this size.
    pub fn new(size: (f32, f32)) -> Board {
        Board { size, ..Board::default() }
    }

    /// On a grid of hexes, whose cells are the first places.
    #[must_use]
    pub fn hexes(mut self, grid: Grid) -> Board {
        self.places = grid.places().collect();
        self.shape = Shape::Hexes(grid);
        self
    }

    /// On a grid of squares, whose cells are the first places.
    #[must_use]
    pub fn squares(mut self, grid: Grid) -> Board {
        self.places = grid.places().collect();
        self.shape = Shape::Squares(grid);
        self
    }

    /// With these seats.
    #[must_use]
    pub fn seats<W: Into<Key>>(mut self, keys: impl IntoIterator<Item = W>) -> Board {
        self.seats = keys.into_iter().map(Into::into).collect();
        self
    }

    /// Who plays together.
    pub fn sides(&self) -> Teams {
        Teams::new(self.teams.iter().map(|team| team.seats))
    }

    /// The index of the place with this key.
    pub fn place(&self, key: &str) -> Option<u16> {
        self.places.iter().position(|place| place.key == key).map(|i| i as u16)
    }
}

/// Seats that win or lose together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Team {
    /// Its key; the message `team-` with it is its name.
    pub key: Key,
    /// Who belongs to it.
    pub seats: Seats,
}

/// A place on the board.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardPlace {
    /// Its name in notation.
    pub key: String,
    /// Its message id; the message may use `$key`.
    pub name: Key,
    /// Where its label and pieces stand.
    pub at: (f32, f32),
    /// Its outline, for areas and boxes; the cells of a grid need none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "[number, number][] | undefined"))]
    pub outline: Vec<(f32, f32)>,
    /// Printed symbols (star, airfield, mountain …).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "string[] | undefined"))]
    pub symbols: Vec<Key>,
    /// A box beside the map rather than ground.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(type = "boolean | undefined"))]
    pub off_map: bool,
}

impl BoardPlace {
    /// A place on the map, by its key, message and middle.
    pub fn new(key: impl Into<String>, name: impl Into<Key>, at: (f32, f32)) -> BoardPlace {
        BoardPlace { key: key.into(), name: name.into(), at, ..BoardPlace::default() }
    }

    /// A box beside the map: a rectangle from its upper left to its lower right corner.
    pub fn boxed(
        key: impl Into<String>,
        name: impl Into<Key>,
        (left, top): (f32, f32),
        (right, bottom): (f32, f32),
    ) -> BoardPlace {
        let outline = [(left, top), (right, top), (right, bottom), (left, bottom)].map(tenths).to_vec();
        let at = tenths(((left + right) / 2.0, (top + bottom) / 2.0));
        BoardPlace { outline, off_map: true, ..BoardPlace::new(key, name, at) }
    }

    /// With an outline.
    #[must_use]
    pub fn outline(mut self, outline: Vec<(f32, f32)>) -> BoardPlace {
        self.outline = outline;
        self
    }

    /// With a printed symbol more.
    #[must_use]
    pub fn symbol(mut self, symbol: impl Into<Key>) -> BoardPlace {
        self.symbols.push(symbol.into());
        self
    }
}

/// A point rounded to tenths: no drawing needs more.
pub fn tenths((x, y): (f32, f32)) -> (f32, f32) {
    let tenth = |n: f32| (n * 10.0).round() / 10.0;
    (tenth(x), tenth(y))
}

/// A drawn line between two places.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Link {
    /// From this place.
    pub from: u16,
    /// To this place.
    pub to: u16,
    /// What it is (arrow, road, track …).
    pub kind: Key,
    /// Where it bends on its way.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "[number, number][] | undefined"))]
    pub bends: Vec<(f32, f32)>,
}

impl Link {
    /// A straight line.
    pub fn new(from: u16, to: u16, kind: impl Into<Key>) -> Link {
        Link { from, to, kind: kind.into(), bends: Vec::new() }
    }
}

/// Ground that takes no part in play.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scenery {
    /// What it is.
    pub kind: Key,
    /// Its outline.
    pub outline: Vec<(f32, f32)>,
}

impl Scenery {
    /// The sheet of the map, from the upper left corner of the drawing.
    pub fn sheet(width: f32, height: f32) -> Scenery {
        let outline = vec![(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)];
        Scenery { kind: "map".into(), outline }
    }
}

/// For what is left out when it says no.
pub(super) fn is_false(is: &bool) -> bool {
    !is
}
