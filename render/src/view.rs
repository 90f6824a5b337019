//! The part of a board that a picture shows.

use sandtable_core::{Board, Scene};

use crate::stand::stand;

/// The part of the board that a picture shows.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Part {
    /// All of it, with the boxes beside the map.
    #[default]
    Whole,
    /// Where pieces stand on the map, with some ground around them. Boxes are left out.
    Pieces,
}

/// So much ground around the pieces, in counters.
const MARGIN: f32 = 2.4;
/// A part is at least so wide, in counters: else nobody would know where it lies.
const LEAST: f32 = 12.0;
/// The widest and the narrowest part, as width to height.
const WIDEST: f32 = 1.9;
const NARROWEST: f32 = 1.15;

/// Left, top, width and height of what is around the pieces, within the frame of the map; all of that where no piece is.
pub fn around_pieces(board: &Board, scene: &Scene, frame: [f32; 4]) -> [f32; 4] {
    let on_map = |at: u16| board.places.get(usize::from(at)).is_some_and(|place| !place.off_map);
    let standing = stand(board, scene);
    let pieces = standing.iter().filter(|it| on_map(it.piece.place)).map(|it| (it.at, it.size));
    let mut found: Option<[f32; 4]> = None;
    let mut counter = 0f32;
    for ((x, y), size) in pieces {
        let [left, top, right, bottom] = found.unwrap_or([x, y, x, y]);
        found = Some([left.min(x), top.min(y), right.max(x), bottom.max(y)]);
        counter = counter.max(size);
    }
    let Some([left, top, right, bottom]) = found else { return frame };
    let margin = 2.0 * MARGIN * counter;
    let (mut w, mut h) = ((right - left + margin).max(LEAST * counter), bottom - top + margin);
    if w / h > WIDEST {
        h = w / WIDEST;
    } else if w / h < NARROWEST {
        w = h * NARROWEST;
    }
    let (w, h) = (w.min(frame[2]), h.min(frame[3]));
    let within = |middle: f32, length: f32, from: f32, most: f32| {
        (middle - length / 2.0).clamp(from, from + (most - length).max(0.0))
    };
    let x = within((left + right) / 2.0, w, frame[0], frame[2]);
    let y = within((top + bottom) / 2.0, h, frame[1], frame[3]);
    [x, y, w, h]
}
