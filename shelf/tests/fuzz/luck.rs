//! Luck that is always the same.

use sandtable_core::Chance;

/// A source of choices, from a seed.
pub struct Luck(Chance);

impl Luck {
    pub fn new(seed: u64) -> Luck {
        Luck(Chance::quick(seed))
    }

    /// A number below another.
    pub fn below(&mut self, of: usize) -> usize {
        usize::from(self.0.below(u16::try_from(of.max(1)).unwrap_or(u16::MAX)))
    }

    /// Once in so many times.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of some things.
    pub fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    /// Any number.
    pub fn seed(&mut self) -> u64 {
        (0..4).fold(0, |sum, _| sum << 16 | self.below(1 << 16) as u64)
    }
}
