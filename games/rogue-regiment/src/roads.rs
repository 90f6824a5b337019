//! What every movement of an Axis vehicle costs as far as the ground is concerned: worked out once for a length of token.

use crate::data::{Drive, Wheels};
use crate::ground::Ground;
use crate::pieces::Facing;
use crate::theatre::Token;
use crate::wheels::{Bed, after, price};

/// Places beyond the map, on every side, that are worked out.
const MARGIN: i8 = 8;
/// The ground forbids it.
const BARRED: u8 = 0;
const DRIVES: usize = Drive::ALL.len();

/// The movements of tokens of one length.
#[derive(Clone, Debug)]
pub struct Roads {
    length: u8,
    cols: i8,
    rows: i8,
    /// By row, column, facing and movement.
    prices: Vec<u8>,
    /// Columns and rows that a movement leads, and the facing after it: by facing and movement.
    leaps: [[(i8, i8, Facing); DRIVES]; 4],
}

impl Roads {
    /// Works out the movements on a board.
    pub fn new(g: &Ground, length: u8) -> Roads {
        let (cols, rows) = (g.cols as i8 + 2 * MARGIN, g.rows as i8 + 2 * MARGIN);
        let mut roads =
            Roads { length, cols, rows, prices: Vec::new(), leaps: [[(0, 0, Facing::North); DRIVES]; 4] };
        for face in Facing::ALL {
            for drive in Drive::ALL {
                let to = after(Wheels { col: 0, row: 0, face }, length, drive);
                roads.leaps[face as usize][drive as usize] = (to.col, to.row, to.face);
            }
        }
        for row in -MARGIN..rows - MARGIN {
            for col in -MARGIN..cols - MARGIN {
                for face in Facing::ALL {
                    let here = Wheels { col, row, face };
                    let prices = Drive::ALL.map(|drive| roads.reckon(g, here, drive).unwrap_or(BARRED));
                    roads.prices.extend(prices);
                }
            }
        }
        roads
    }

    /// Where a movement leads.
    pub fn after(&self, from: Wheels, drive: Drive) -> Wheels {
        let (dc, dr, face) = self.leaps[from.face as usize][drive as usize];
        Wheels { col: from.col + dc, row: from.row + dr, face }
    }

    /// From where a movement leads to a place.
    pub fn before(&self, to: Wheels, drive: Drive) -> Wheels {
        let turned = self.leaps[Facing::North as usize][drive as usize].2 as u8;
        let face = to.face.turned(4 - turned);
        let (dc, dr, _) = self.leaps[face as usize][drive as usize];
        Wheels { col: to.col - dc, row: to.row - dr, face }
    }

    /// What a movement costs; none if the ground forbids it or it leads off the map with the whole token.
    pub fn price(&self, g: &Ground, from: Wheels, drive: Drive) -> Option<u8> {
        let (col, row) = (from.col + MARGIN, from.row + MARGIN);
        if col < 0 || row < 0 || col >= self.cols || row >= self.rows {
            return self.reckon(g, from, drive);
        }
        let place = row as usize * self.cols as usize + col as usize;
        let price = self.prices[(4 * place + from.face as usize) * DRIVES + drive as usize];
        (price != BARRED).then_some(price)
    }

    fn reckon(&self, g: &Ground, from: Wheels, drive: Drive) -> Option<u8> {
        let to = self.after(from, drive);
        let token = Token::of(to.col, to.row, to.face, self.length);
        let on_map = token.places().any(|p| g.at(p.0, p.1).is_some_and(|at| g.on_map(at)));
        if on_map { price(g, from, self.length, drive, Bed::Land, |_| false) } else { None }
    }
}
