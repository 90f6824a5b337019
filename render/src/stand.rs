//! Where pieces stand: side by side where there is room, else in piles.

use sandtable_core::looks::house::BLANK;
use sandtable_core::{Board, BoardPlace, Piece, Scene, Shape};

/// The side of a counter in board units.
const COUNTER: f32 = 34.0;
const GAP: f32 = 3.0;
/// How far an area's name and signs reach below its middle.
const NAME: f32 = 13.0;
const MARGIN: f32 = 4.0;
/// So many stand in one row whatever the room.
const ROW: usize = 3;

/// A piece with its place in the picture.
pub struct Standing<'a> {
    pub piece: &'a Piece,
    pub at: (f32, f32),
    pub size: f32,
    /// How many lie in its pile, at the top one; 1 for a piece alone.
    pub height: usize,
}

/// Pieces that stand together: their place, the exact point if it lies apart from the place's middle.
type Group<'a> = (u16, Option<(f32, f32)>, Vec<&'a Piece>);

/// A number of this map that is not used.
pub fn is_blank(place: &BoardPlace) -> bool {
    place.symbols.iter().any(|s| *s == BLANK)
}

/// All pieces, the lower ones first.
pub fn stand<'a>(board: &Board, scene: &'a Scene) -> Vec<Standing<'a>> {
    let mut groups: Vec<Group> = Vec::new();
    for piece in &scene.pieces {
        let Some(place) = board.places.get(usize::from(piece.place)) else { continue };
        let apart = piece.at.filter(|at| distance(*at, place.at) > COUNTER);
        match groups.iter_mut().find(|(of, at, _)| *of == piece.place && *at == apart) {
            Some((.., group)) => group.push(piece),
            None => groups.push((piece.place, apart, vec![piece])),
        }
    }
    let grid = board.shape.grid();
    // Counters fill most of a cell.
    let size = grid.map_or(COUNTER, |grid| grid.width * 0.64);
    let mut out = Vec::new();
    for (of, at, group) in groups {
        let place = &board.places[usize::from(of)];
        match at {
            Some(at) => out.extend(pile(&group, at, size * 0.9)),
            None if place.off_map => out.extend(boxed(&group, place)),
            None if grid.is_some() => out.extend(pile(&group, place.at, size)),
            None => out.extend(spread(&group, place, size, board.size.1)),
        }
    }
    out
}

/// The outline of a place: its own, or that of a cell of the grid, clockwise from the beginning of its first side.
pub fn outline(board: &Board, place: &BoardPlace) -> Vec<(f32, f32)> {
    let (Some(grid), true) = (board.shape.grid(), place.outline.is_empty() && !place.off_map) else {
        return place.outline.clone();
    };
    let (half, reach) = (grid.width / 2.0, grid.width / 3f32.sqrt());
    let around = |corners: &[(f32, f32)], across: f32, down: f32| {
        corners.iter().map(|(x, y)| (place.at.0 + x * across, place.at.1 + y * down)).collect()
    };
    match (&board.shape, grid.pointy) {
        (Shape::Squares(_), _) => around(&[(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)], half, half),
        (_, true) => around(
            &[(0.0, -1.0), (1.0, -0.5), (1.0, 0.5), (0.0, 1.0), (-1.0, 0.5), (-1.0, -0.5)],
            half,
            reach,
        ),
        (_, false) => around(
            &[(-0.5, -1.0), (0.5, -1.0), (1.0, 0.0), (0.5, 1.0), (-0.5, 1.0), (-1.0, 0.0)],
            reach,
            half,
        ),
    }
}

/// Where a side of a place looks, in degrees from north; off grids sides are the points of the compass.
pub fn turn(board: &Board, side: u8) -> f32 {
    let side = f32::from(side);
    match &board.shape {
        Shape::Squares(_) => side * 90.0,
        Shape::Hexes(grid) => side * 60.0 + if grid.pointy { 30.0 } else { 0.0 },
        Shape::Areas | Shape::Points => side * 45.0,
    }
}

fn distance(a: (f32, f32), b: (f32, f32)) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// The free space around a place's middle.
fn room(place: &BoardPlace) -> f32 {
    let n = place.outline.len();
    let edge = |i: usize| {
        let (a, b, p) = (place.outline[i], place.outline[(i + 1) % n], place.at);
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let along = ((p.0 - a.0) * dx + (p.1 - a.1) * dy) / (dx * dx + dy * dy).max(f32::EPSILON);
        let t = along.clamp(0.0, 1.0);
        distance(p, (a.0 + t * dx, a.1 + t * dy))
    };
    (0..n).map(edge).reduce(f32::min).unwrap_or(COUNTER * 3.0)
}

fn grid<'a>(group: &[&'a Piece], (x, y): (f32, f32), across: usize, size: f32) -> Vec<Standing<'a>> {
    let across = across.max(1);
    let step = size + GAP * size / COUNTER;
    let rows = group.len().div_ceil(across);
    let place = |(i, piece): (usize, &&'a Piece)| {
        let (row, column) = (i / across, i % across);
        let in_row = across.min(group.len() - row * across);
        let at = (
            x + (column as f32 - (in_row - 1) as f32 / 2.0) * step,
            y + (row as f32 - (rows - 1) as f32 / 2.0) * step,
        );
        Standing { piece, at, size, height: 1 }
    };
    group.iter().enumerate().map(place).collect()
}

/// Counters in an area: below its name and signs, side by side, smaller if need be, then over the border.
fn spread<'a>(group: &[&'a Piece], place: &BoardPlace, size: f32, height: f32) -> Vec<Standing<'a>> {
    let free = room(place);
    let mut standings = side_by_side(group, place.at, free, size);
    if !place.outline.is_empty() {
        let top = standings.iter().map(|s| s.at.1 - s.size / 2.0).fold(f32::MAX, f32::min);
        let bottom = standings.iter().map(|s| s.at.1 + s.size / 2.0).fold(f32::MIN, f32::max);
        let down = (place.at.1 + NAME - top).min(height - MARGIN - bottom);
        standings.iter_mut().for_each(|s| s.at.1 += down);
    }
    standings
}

fn side_by_side<'a>(group: &[&'a Piece], at: (f32, f32), free: f32, size: f32) -> Vec<Standing<'a>> {
    for size in [size, size * 0.86, size * 0.74] {
        for across in (1..=group.len()).rev() {
            let rows = group.len().div_ceil(across);
            let (w, h) = (across as f32 * (size + GAP), rows as f32 * (size + GAP));
            let fits = w.hypot(h) <= free.max(size / 2.0) * 2.9;
            if rows <= across && (fits || group.len() <= ROW) {
                return grid(group, at, across, size);
            }
        }
    }
    grid(group, at, group.len().div_ceil(if group.len() > 3 { 2 } else { 1 }), size * 0.74)
}

fn pile<'a>(group: &[&'a Piece], (x, y): (f32, f32), size: f32) -> Vec<Standing<'a>> {
    let top = group.len() - 1;
    let step = (9.0 / group.len() as f32).min(3.2) * size / COUNTER;
    let place = |(i, piece): (usize, &&'a Piece)| {
        let off = (i as f32 - top as f32 / 2.0) * step;
        Standing { piece, at: (x + off, y - off), size, height: if i == top { group.len() } else { 1 } }
    };
    group.iter().enumerate().map(place).collect()
}

/// Counters in a box beside the map, below its title, as large as fit.
fn boxed<'a>(group: &[&'a Piece], place: &BoardPlace) -> Vec<Standing<'a>> {
    let [left, top, width, height] = bounds(&place.outline);
    let (width, height) = (width - 20.0, height - 44.0);
    let mut size = COUNTER * 1.15;
    let across = |size: f32| (((width + GAP) / (size + GAP)).floor() as usize).max(1);
    while size > 12.0 && group.len().div_ceil(across(size)) as f32 * (size + GAP) > height {
        size -= 1.0;
    }
    grid(group, (left + 10.0 + width / 2.0, top + 34.0 + height / 2.0), across(size), size)
}

/// Left, top, width and height of an outline.
pub fn bounds(outline: &[(f32, f32)]) -> [f32; 4] {
    let low = |f: fn(&(f32, f32)) -> f32| outline.iter().map(f).reduce(f32::min).unwrap_or(0.0);
    let high = |f: fn(&(f32, f32)) -> f32| outline.iter().map(f).reduce(f32::max).unwrap_or(0.0);
    let (left, top) = (low(|p| p.0), low(|p| p.1));
    [left, top, high(|p| p.0) - left, high(|p| p.1) - top]
}
