//! Sets of squares.

use crate::ground::{SQUARES, Square};

const WORDS: usize = SQUARES / 64;

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Squares([u64; WORDS]);

impl Squares {
    /// None.
    pub const EMPTY: Squares = Squares([0; WORDS]);

    /// Is a square among them?
    pub const fn has(&self, at: Square) -> bool {
        (at as usize) < SQUARES && self.0[at as usize / 64] >> (at % 64) & 1 == 1
    }

    /// Puts a square in.
    pub const fn put(&mut self, at: Square) {
        if (at as usize) < SQUARES {
            self.0[at as usize / 64] |= 1 << (at % 64);
        }
    }

    /// Takes a square out.
    pub const fn lift(&mut self, at: Square) {
        if (at as usize) < SQUARES {
            self.0[at as usize / 64] &= !(1 << (at % 64));
        }
    }

    /// Puts all of another set in.
    pub fn join(&mut self, other: &Squares) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, more)| *word |= more);
    }

    /// Takes all of another set out.
    pub fn drop_all(&mut self, other: &Squares) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, less)| *word &= !less);
    }

    /// Keeps what is in one of the two sets alone.
    pub fn differ(&mut self, other: &Squares) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, by)| *word ^= by);
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|w| *w == 0)
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.0.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// The squares in order: row by row, then by column.
    pub fn iter(&self) -> impl Iterator<Item = Square> {
        let words = self.0;
        (0..WORDS).flat_map(move |i| Bits(words[i]).map(move |b| (64 * i) as Square + Square::from(b)))
    }
}

/// The places of the bits of a word.
#[derive(Clone, Copy)]
pub struct Bits(pub u64);

impl Iterator for Bits {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}
