//! Boards on a grid: cells by rule instead of one by one, and what lies on their sides.

use std::ops::Range;

use serde::Serialize;

use super::board::{BoardPlace, Key, tenths};

/// What the places of a board are.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// Areas with outlines.
    #[default]
    Areas,
    /// Points with links between them.
    Points,
    /// Hexes.
    Hexes(Grid),
    /// Squares.
    Squares(Grid),
}

impl Shape {
    /// The grid, where the places lie on one.
    pub fn grid(&self) -> Option<&Grid> {
        match self {
            Shape::Hexes(grid) | Shape::Squares(grid) => Some(grid),
            Shape::Areas | Shape::Points => None,
        }
    }
}

/// A grid of hexes or squares: where its cells lie and how they are called.
///
/// ```
/// use sandtable_core::{Grid, Sheet};
/// let grid = Grid::new(3, 2, 64.0).at(48.0, 52.0).shifted(1);
/// let cells: Vec<_> = grid.places().map(|place| (place.key, place.at)).collect();
/// assert_eq!(cells[1], ("0102".to_string(), (80.0, 107.4)));
/// assert_eq!(cells[4].0, "0301");
/// // Beyond the Rhine: the row, counted from the south, before the column, counted from the east.
/// let sheet = Sheet { prefix: "A".into(), first: (35, 62), steps: (-1, -1), ..Sheet::whole(35, 62) };
/// let grid = Grid { rows_first: true, between: ".".into(), ..Grid::new(35, 62, 64.0).sheets([sheet]) };
/// assert_eq!(grid.key(34, 61), "A01.01");
/// ```
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Grid {
    /// How many columns.
    pub columns: u16,
    /// How many rows.
    pub rows: u16,
    /// The middle of the north-western cell.
    pub origin: (f32, f32),
    /// From side to opposite side.
    pub width: f32,
    /// Of hexes: corner up, or side up?
    pub pointy: bool,
    /// Of hexes: the second, fourth … row (column, where a side is up) lies half a hex east (south) with 1, west
    /// (north) with -1.
    pub shift: i8,
    /// Are cells counted row by row? Else column by column.
    pub by_rows: bool,
    /// The message of all cells without a name of their own; it may use `$key`.
    pub name: Key,
    /// Does a key begin with the row?
    pub rows_first: bool,
    /// Are columns called by letters?
    pub letters: bool,
    /// Digits of a number, with leading zeros.
    pub digits: u8,
    /// What stands between column and row.
    pub between: Key,
    /// The sheets of the map with their own numbers; a cell belongs to the first that holds it.
    pub sheets: Vec<Sheet>,
}

/// A part of a grid with numbers of its own.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    /// What its keys begin with.
    pub prefix: Key,
    /// Its north-western cell: column and row, counted from 0.
    pub from: (u16, u16),
    /// Columns and rows.
    pub size: (u16, u16),
    /// The numbers of its first column and row.
    pub first: (i16, i16),
    /// By how much the numbers rise from column to column and from row to row.
    pub steps: (i8, i8),
}

impl Sheet {
    /// All of a grid, numbered from 1.
    pub const fn whole(columns: u16, rows: u16) -> Sheet {
        Sheet { prefix: Key::Borrowed(""), from: (0, 0), size: (columns, rows), first: (1, 1), steps: (1, 1) }
    }

    fn holds(&self, column: u16, row: u16) -> bool {
        let within = |at: u16, from: u16, size: u16| (from..from + size).contains(&at);
        within(column, self.from.0, self.size.0) && within(row, self.from.1, self.size.1)
    }
}

impl Grid {
    /// A grid of pointy hexes or of squares so wide, numbered `CCRR` from 01 and counted column by column.
    pub fn new(columns: u16, rows: u16, width: f32) -> Grid {
        Grid {
            columns,
            rows,
            origin: (width / 2.0, width / 2.0),
            width,
            pointy: true,
            shift: 0,
            by_rows: false,
            name: "hex".into(),
            rows_first: false,
            letters: false,
            digits: 2,
            between: "".into(),
            sheets: vec![Sheet::whole(columns, rows)],
        }
    }

    /// With the middle of the north-western cell there.
    #[must_use]
    pub const fn at(mut self, x: f32, y: f32) -> Grid {
        self.origin = (x, y);
        self
    }

    /// With every second row (or column) half a hex further on: see [`Grid::shift`].
    #[must_use]
    pub const fn shifted(mut self, shift: i8) -> Grid {
        self.shift = shift;
        self
    }

    /// With the message of its cells.
    #[must_use]
    pub fn named(mut self, name: impl Into<Key>) -> Grid {
        self.name = name.into();
        self
    }

    /// With these sheets.
    #[must_use]
    pub fn sheets(mut self, sheets: impl IntoIterator<Item = Sheet>) -> Grid {
        self.sheets = sheets.into_iter().collect();
        self
    }

    /// Only a part of it, where it lies: the map of a smaller scenario. Cells keep their numbers.
    #[must_use]
    pub fn window(mut self, columns: Range<u16>, rows: Range<u16>) -> Grid {
        self.origin = self.middle(columns.start, rows.start);
        let turned = if self.pointy { rows.start } else { columns.start } % 2 == 1;
        if turned {
            self.shift = -self.shift;
        }
        (self.columns, self.rows) = (columns.len() as u16, rows.len() as u16);
        for sheet in &mut self.sheets {
            let cut = |from: u16, size: u16, at: &Range<u16>| {
                let (low, high) = (from.max(at.start), (from + size).min(at.end).max(at.start));
                (low.min(high) - at.start, high.saturating_sub(low), low - from)
            };
            let (west, wide, skipped) = cut(sheet.from.0, sheet.size.0, &columns);
            let (north, high, passed) = cut(sheet.from.1, sheet.size.1, &rows);
            (sheet.from, sheet.size) = ((west, north), (wide, high));
            sheet.first.0 += skipped as i16 * i16::from(sheet.steps.0);
            sheet.first.1 += passed as i16 * i16::from(sheet.steps.1);
        }
        self.sheets.retain(|sheet| sheet.size.0 > 0 && sheet.size.1 > 0);
        self
    }

    /// How many cells.
    pub const fn len(&self) -> usize {
        self.columns as usize * self.rows as usize
    }

    /// Is there no cell?
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Column and row of a cell, from 0.
    pub const fn cell(&self, index: u16) -> (u16, u16) {
        if self.by_rows {
            (index % self.columns, index / self.columns)
        } else {
            (index / self.rows, index % self.rows)
        }
    }

    /// The index of a cell among the places.
    pub const fn index(&self, column: u16, row: u16) -> u16 {
        if self.by_rows { row * self.columns + column } else { column * self.rows + row }
    }

    /// The middle of a cell.
    pub fn middle(&self, column: u16, row: u16) -> (f32, f32) {
        let half = |second: u16| f32::from(self.shift) * if second % 2 == 1 { 0.5 } else { 0.0 };
        let (column, row, near) = (f32::from(column), f32::from(row), 3f32.sqrt() / 2.0);
        let (x, y) = match (self.shift, self.pointy) {
            (0, _) => (column, row),
            (_, true) => (column + half(row as u16), row * near),
            (_, false) => (column * near, row + half(column as u16)),
        };
        tenths((self.origin.0 + x * self.width, self.origin.1 + y * self.width))
    }

    /// What a cell is called in notation; nothing outside all sheets.
    pub fn key(&self, column: u16, row: u16) -> String {
        let Some(sheet) = self.sheets.iter().find(|sheet| sheet.holds(column, row)) else {
            return String::new();
        };
        let number = |first: i16, step: i8, at: u16| first + i16::from(step) * at as i16;
        let column = number(sheet.first.0, sheet.steps.0, column - sheet.from.0);
        let row = number(sheet.first.1, sheet.steps.1, row - sheet.from.1);
        let digits = usize::from(self.digits);
        let written = |n: i16| format!("{n:0digits$}");
        let column = if self.letters { letters(column) } else { written(column) };
        let (one, two) = if self.rows_first { (written(row), column) } else { (column, written(row)) };
        format!("{}{one}{}{two}", sheet.prefix, self.between)
    }

    /// The places that the rule gives, in order.
    pub fn places(&self) -> impl Iterator<Item = BoardPlace> + '_ {
        (0..self.len() as u16).map(|i| {
            let (column, row) = self.cell(i);
            BoardPlace::new(self.key(column, row), self.name.clone(), self.middle(column, row))
        })
    }
}

/// A column as letters: A to Z, then AA.
fn letters(n: i16) -> String {
    let mut n = n.max(1);
    let mut text = String::new();
    while n > 0 {
        text.insert(0, char::from(b'A' + ((n - 1) % 26) as u8));
        n = (n - 1) / 26;
    }
    text
}

/// What lies on a side of a place: a wall, a door, a window, a hedge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Edge {
    /// A side of this place …
    pub from: u16,
    /// … towards this one,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub to: Option<u16>,
    /// or, where nothing lies beyond, by its number: clockwise, 0 is north (north-east of a pointy hex).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub side: Option<u8>,
    /// What it is (wall, door, window, hedge …).
    pub kind: Key,
}

impl Edge {
    /// Between two places.
    pub fn between(from: u16, to: u16, kind: impl Into<Key>) -> Edge {
        Edge { from, to: Some(to), side: None, kind: kind.into() }
    }

    /// On the outer side of a place.
    pub fn outer(from: u16, side: u8, kind: impl Into<Key>) -> Edge {
        Edge { from, to: None, side: Some(side), kind: kind.into() }
    }
}
