//! How vehicles move: whole tokens, forward, backward and in turns (av.move/1-11).

use crate::data::{Drive, Wheels};
use crate::ground::{Ground, Square};
use crate::look::Look;
use crate::pieces::{Facing, Side, Terrain};
use crate::theatre::Token;

/// Where a movement takes a token of a length.
pub fn after(at: Wheels, length: u8, drive: Drive) -> Wheels {
    let (ahead, right) = (at.face.ahead(), at.face.turned(1).ahead());
    // Squares forward and to the right; a long token swings further in a turn.
    let swing = if drive.turns() && length > 4 { 2 } else { 1 };
    let (forward, aside, turn) = match drive {
        Drive::Ahead => (1, 0, 0),
        Drive::AheadLeft => (1, -1, 0),
        Drive::AheadRight => (1, 1, 0),
        Drive::Right => (swing, swing, 1),
        Drive::Left => (swing, -swing, 3),
        Drive::Back => (-1, 0, 0),
        Drive::BackLeft => (-1, -1, 0),
        Drive::BackRight => (-1, 1, 0),
        // The rear points to that side afterwards.
        Drive::ReverseRight => (-swing, swing, 3),
        Drive::ReverseLeft => (-swing, -swing, 1),
    };
    let by = (forward * ahead.0 + aside * right.0, forward * ahead.1 + aside * right.1);
    let face = at.face.turned(turn);
    // The centre moves; a turn swaps length and width.
    let size = |face: Facing| {
        if matches!(face, Facing::North | Facing::South) { (2, length as i8) } else { (length as i8, 2) }
    };
    let (old, new) = (size(at.face), size(face));
    Wheels { col: at.col + by.0 + (old.0 - new.0) / 2, row: at.row + by.1 + (old.1 - new.1) / 2, face }
}

/// What a vehicle may drive on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Bed {
    /// Land.
    Land,
    /// Water, and under bridges.
    Water,
}

/// What a movement costs; none if the ground or an objective forbids it (av.move/2-10).
pub fn cost(look: Look, from: Wheels, length: u8, drive: Drive, bed: Bed) -> Option<u8> {
    price(look.t.ground(), from, length, drive, bed, |at| look.dump_at(at).is_some())
}

/// The same on a board where some squares are barred.
pub fn price(
    g: &Ground,
    from: Wheels,
    length: u8,
    drive: Drive,
    bed: Bed,
    barred: impl Fn(Square) -> bool,
) -> Option<u8> {
    let to = after(from, length, drive);
    let (old, new) =
        (Token::of(from.col, from.row, from.face, length), Token::of(to.col, to.row, to.face, length));
    let long = drive.turns() && length > 4;
    let mut cost = match (drive.back(), long) {
        (false, false) => 1,
        (true, false) | (false, true) => 2,
        (true, true) => 4,
    };
    for place in new.places() {
        let Some(at) = g.at(place.0, place.1).filter(|at| g.on_map(*at)) else { continue };
        let fits = match bed {
            Bed::Land => !matches!(g.ground(at), Terrain::Rock | Terrain::Water),
            Bed::Water => g.wet(at),
        };
        if !fits || barred(at) {
            return None;
        }
        let newly = !old.covers(place);
        if newly && g.woods(at) {
            cost = cost.max(2);
        }
        for (dc, dr) in [(1, 0), (0, 1)] {
            let beside = (place.0 + dc, place.1 + dr);
            if !new.covers(beside) || bed == Bed::Water {
                continue;
            }
            let Some(other) = g.at(beside.0, beside.1) else { continue };
            match g.side(at, other) {
                Side::Open | Side::Holds => {}
                Side::Hedge if newly || !old.covers(beside) => cost = cost.max(2),
                Side::Hedge => {}
                _ => return None,
            }
        }
    }
    Some(cost)
}
