//! Sets of hexes on the stack, and how they spread: for questions that are asked by every check and must not allocate.

use arrayvec::ArrayVec;

use crate::action::Hex;
use crate::state::HEXES;
use crate::theatre::Theatre;

/// Hexes that wait to be looked at; those that find no room are found again.
const FRONT: usize = 512;

/// A set of hexes, as many words as the map needs.
#[derive(Clone)]
pub struct Spread(ArrayVec<u64, { HEXES.div_ceil(64) }>);

impl Spread {
    /// None.
    pub fn none(t: &Theatre) -> Spread {
        Spread(std::iter::repeat_n(0, t.ground.len().div_ceil(64)).collect())
    }

    /// Everything that some hexes lead to, those included; `on` tells how it goes on from a hex.
    pub fn from<I: Iterator<Item = Hex>>(
        t: &Theatre,
        starts: impl Iterator<Item = Hex>,
        on: impl Fn(Hex) -> I,
    ) -> Spread {
        let mut set = Spread::none(t);
        let mut front: ArrayVec<Hex, FRONT> = ArrayVec::new();
        let mut crowded = false;
        for at in starts {
            crowded |= set.insert(at) && front.try_push(at).is_err();
        }
        loop {
            while let Some(at) = front.pop() {
                for next in on(at) {
                    crowded |= set.insert(next) && front.try_push(next).is_err();
                }
            }
            if !std::mem::take(&mut crowded) {
                return set;
            }
            // Those whose way on was not looked at are among these.
            let again = set.clone();
            for next in again.iter().flat_map(&on) {
                crowded |= set.insert(next) && front.try_push(next).is_err();
            }
        }
    }

    /// Adds a hex; was it not there?
    pub fn insert(&mut self, at: Hex) -> bool {
        let (word, bit) = (&mut self.0[usize::from(at) / 64], 1 << (at % 64));
        let new = *word & bit == 0;
        *word |= bit;
        new
    }

    /// Is a hex in it?
    pub fn contains(&self, at: Hex) -> bool {
        self.0.get(usize::from(at) / 64).is_some_and(|word| word >> (at % 64) & 1 == 1)
    }

    /// Takes out what is not to be kept.
    pub fn retain(&mut self, keeps: impl Fn(Hex) -> bool) {
        for (first, word) in (0..).step_by(64).zip(&mut self.0) {
            let mut left = *word;
            while left != 0 {
                let i = left.trailing_zeros();
                left &= left - 1;
                if !keeps(first + i as Hex) {
                    *word &= !(1 << i);
                }
            }
        }
    }

    /// Its hexes in order.
    pub fn iter(&self) -> impl Iterator<Item = Hex> + '_ {
        let on = |word: &u64| Some(word & (word - 1)).filter(|left| *left != 0);
        (0..).step_by(64).zip(&self.0).flat_map(move |(first, word)| {
            let left = std::iter::successors(Some(*word).filter(|word| *word != 0), on);
            left.map(move |word| first + word.trailing_zeros() as Hex)
        })
    }
}

impl Extend<Hex> for Spread {
    fn extend<I: IntoIterator<Item = Hex>>(&mut self, hexes: I) {
        hexes.into_iter().for_each(|at| {
            self.insert(at);
        });
    }
}

#[cfg(test)]
mod tests {
    use sandtable_core::kit::laid_out;

    use super::*;
    use crate::Drill;

    #[test]
    fn a_spread_goes_as_far_as_it_is_told() {
        let rules = laid_out::<Drill>();
        let t = rules.theatre();
        let all = Spread::from(t, std::iter::once(7), |at| t.near(at));
        assert_eq!(all.iter().count(), t.ground.len());
        let none = Spread::from(t, std::iter::once(7), |_| std::iter::empty());
        assert!(none.iter().eq([7]) && none.contains(7) && !none.contains(8) && !none.contains(Hex::MAX));
        let mut some = all.clone();
        some.retain(|at| at % 7 == 3);
        assert!(some.iter().eq((0..t.ground.len() as Hex).filter(|at| at % 7 == 3)));
        // More hexes at once than can wait.
        let wide = Spread::from(t, 0..t.ground.len() as Hex, |_| std::iter::empty());
        assert_eq!(wide.iter().count(), t.ground.len());
    }
}
