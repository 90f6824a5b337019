//! The neighbours of many hexes at once: sets of hexes are shifted as a whole.

use crate::hex::{Direction, HexGrid, Layout};
use crate::set::BitSet;

/// How the hexes of a grid lie in a set, by their [index](HexGrid::index).
///
/// ```
/// use sandtable_board::{BitSet, HexGrid, Neighbourhood, hex::{Layout, Shifted}};
///
/// let grid = HexGrid::new(Layout::PointyTop, Shifted::Even, 1..=7, 1..=9);
/// let all: Neighbourhood<1> = Neighbourhood::new(&grid);
/// let hex = grid.parse("0302").unwrap();
/// let near = all.around(&BitSet::single(grid.index(hex).unwrap()));
/// assert!(grid.neighbours(hex).all(|next| near.contains(grid.index(next).unwrap())));
/// assert_eq!(near.len(), 6);
/// ```
#[derive(Clone, Debug)]
pub struct Neighbourhood<const WORDS: usize> {
    layout: Layout,
    /// How far the hexes of a row lie from one another.
    height: usize,
    map: BitSet<WORDS>,
    /// The first and the last row.
    ends: [BitSet<WORDS>; 2],
    /// Hexes of shifted columns (flat top) or rows (pointy top).
    shifted: BitSet<WORDS>,
}

impl<const WORDS: usize> Neighbourhood<WORDS> {
    /// That of a grid.
    ///
    /// # Panics
    /// When the grid has more hexes than fit.
    pub fn new(grid: &HexGrid) -> Self {
        let all: Vec<_> = (0u16..).zip(grid.hexes()).collect();
        let rows = || all.iter().map(|(_, hex)| hex.row);
        let (first, last) = (rows().min().unwrap_or(0), rows().max().unwrap_or(0));
        let set = |test: &dyn Fn(crate::HexCell) -> bool| -> BitSet<WORDS> {
            all.iter().filter(|(_, hex)| test(*hex)).map(|(index, _)| *index).collect()
        };
        // To the south-east of a shifted column lies the next row, to the south-east of a shifted row the next column.
        let shifted = |hex| {
            let next = grid.step(hex, Direction::new(2));
            match grid.layout() {
                Layout::FlatTop => next.row > hex.row,
                Layout::PointyTop => next.col > hex.col,
            }
        };
        Neighbourhood {
            layout: grid.layout(),
            height: usize::from(last.abs_diff(first)) + 1,
            map: set(&|_| true),
            ends: [first, last].map(|row| set(&|hex| hex.row == row)),
            shifted: set(&shifted),
        }
    }

    /// The neighbours on the map of all members of a set.
    #[must_use]
    pub fn around(&self, of: &BitSet<WORDS>) -> BitSet<WORDS> {
        let [first, last] = self.ends;
        let (up, down) = (earlier(*of - first, 1), later(*of - last, 1));
        let beside = up | down;
        let [on, back] = match self.layout {
            // Hexes of a shifted column have those of the next row beside them, too, the others those of the row before.
            Layout::FlatTop => [*of | (down & self.shifted) | (up - self.shifted); 2],
            // Hexes of a shifted row have those of the next column above and below them, too, the others those of the column
            // before.
            Layout::PointyTop => [*of | (beside - self.shifted), *of | (beside & self.shifted)],
        };
        (beside | later(on, self.height) | earlier(back, self.height)) & self.map
    }
}

/// Every member so much greater; those that do not fit are gone.
fn later<const WORDS: usize>(set: BitSet<WORDS>, by: usize) -> BitSet<WORDS> {
    let (old, mut new) = (set.words(), [0; WORDS]);
    let (words, bits) = (by / 64, by % 64);
    for (new, old) in new.iter_mut().skip(words).zip(old) {
        *new = old << bits;
    }
    if bits > 0 {
        for (new, old) in new.iter_mut().skip(words + 1).zip(old) {
            *new |= old >> (64 - bits);
        }
    }
    BitSet::from_words(new)
}

/// Every member so much smaller; those that would be below nought are gone.
fn earlier<const WORDS: usize>(set: BitSet<WORDS>, by: usize) -> BitSet<WORDS> {
    let (old, mut new) = (set.words(), [0; WORDS]);
    let (words, bits) = (by / 64, by % 64);
    for (new, old) in new.iter_mut().zip(old.iter().skip(words)) {
        *new = old >> bits;
    }
    if bits > 0 {
        for (new, old) in new.iter_mut().zip(old.iter().skip(words + 1)) {
            *new |= old << (64 - bits);
        }
    }
    BitSet::from_words(new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::around;
    use crate::hex::Shifted;
    use proptest::prelude::*;

    proptest! {
        /// Whatever the grid, tall or wide: the same as hex by hex.
        #[test]
        fn around_is_around_each(
            flat: bool, odd: bool, first in 0u8..3, cols in 1u8..30, rows in 1u8..90,
            picked in prop::collection::vec(0u16..1900, 0..60),
        ) {
            let cols = cols.min((1900 / u16::from(rows)) as u8);
            let layout = if flat { Layout::FlatTop } else { Layout::PointyTop };
            let shifted = if odd { Shifted::Odd } else { Shifted::Even };
            let grid = HexGrid::new(layout, shifted, first..=first + cols - 1, first..=first + rows - 1);
            let of: BitSet<30> = picked.into_iter().map(|i| i % grid.len() as u16).collect();
            let each = around(&of, |i| {
                let hex = grid.at(i).expect("on the map");
                grid.neighbours(hex).map(|next| grid.index(next).expect("on the map")).collect::<Vec<_>>()
            });
            prop_assert_eq!(Neighbourhood::<30>::new(&grid).around(&of), each);
        }
    }
}
