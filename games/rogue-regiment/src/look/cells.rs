//! What a position says of squares.

use super::Look;
use crate::action::Unit;
use crate::pieces::CarKind;
use crate::squares::Squares;
use crate::state::{Cells, Fate, INFANTRY, State, UNITS, flag, mood};
use crate::theatre::Theatre;

/// What a position says of squares, computed anew.
pub fn cells(t: &Theatre, s: &State) -> Cells {
    let look = Look { t, s };
    let g = t.ground();
    let mut cells = Cells { high: t.high, low: Squares::EMPTY, held: Squares::EMPTY, closed: t.closed };
    for unit in &s.units[..INFANTRY] {
        if unit.has(flag::HERE) && !unit.has(flag::OFF) {
            cells.held.put(unit.at);
            // seen.block/1, seen.block/2
            if !unit.has(flag::ALERTED) {
                cells.high.put(unit.at);
            }
        }
    }
    for id in INFANTRY..UNITS {
        if s.units[id].has(flag::HERE) && !s.units[id].has(flag::OFF) {
            for sq in look.token(id as Unit).places().filter_map(|(col, row)| g.at(col, row)) {
                cells.held.put(sq);
                cells.high.put(sq);
            }
        }
    }
    for (c, car) in s.cars.iter().enumerate() {
        if car.here {
            for sq in look.car_token(c as u8).places().filter_map(|(col, row)| g.at(col, row)) {
                cells.held.put(sq);
                // vehicle.boat/3
                if car.kind != CarKind::Boat {
                    cells.high.put(sq);
                }
            }
        }
    }
    for op in &s.friends {
        // A diver under a bridge does not stand on it.
        if op.fate == Fate::Here && !(op.is(mood::DIVING) && g.letters[usize::from(op.at)] == b'=') {
            cells.held.put(op.at);
        }
    }
    for at in &s.drums {
        cells.low.put(*at);
        cells.held.put(*at);
    }
    for centre in &s.fires {
        for at in look.template(*centre) {
            cells.high.put(at);
            cells.closed.put(at);
        }
    }
    for (i, (_, squares)) in t.page.dumps.iter().enumerate() {
        if s.dumps[i] > 0 {
            for at in squares {
                cells.high.put(*at);
                cells.closed.put(*at);
            }
        }
    }
    cells
}
