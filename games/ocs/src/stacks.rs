//! The stacks of a side, all of them by one look at its units: whoever asks about every stack would else look through all
//! units for each.

use arrayvec::ArrayVec;

use crate::action::{Hex, UnitId};
use crate::look::Look;
use crate::pieces::Side;
use crate::state::{COUNTERS, HEXES, NOBODY};

/// They.
pub struct Stacks<'a> {
    look: Look<'a>,
    side: Side,
    /// Units, those of a hex side by side, in the order in which [`Look::stack`] has them.
    units: ArrayVec<UnitId, COUNTERS>,
    /// Where the units of each occupied hex end.
    ends: ArrayVec<u16, COUNTERS>,
}

impl<'a> Stacks<'a> {
    /// Those of a side.
    pub fn of(look: Look<'a>, side: Side) -> Stacks<'a> {
        let words = look.s.fields.occupied[side as usize].words();
        let mut hexes = 0;
        let before: ArrayVec<u16, { HEXES.div_ceil(64) }> = words
            .iter()
            .map(|word| {
                let before = hexes;
                hexes += word.count_ones() as u16;
                before
            })
            .collect();
        // The how manyth of the occupied hexes is it?
        let place = |id: UnitId| {
            let at = usize::from(look.unit(id).at);
            let below = words[at / 64] & ((1 << (at % 64)) - 1);
            usize::from(before[at / 64]) + below.count_ones() as usize
        };
        let mut ends: ArrayVec<u16, COUNTERS> = (0..hexes).map(|_| 0).collect();
        look.all(side).for_each(|id| ends[place(id)] += 1);
        let mut all = 0;
        for end in &mut ends {
            all += std::mem::replace(end, all);
        }
        let mut units: ArrayVec<UnitId, COUNTERS> = (0..all).map(|_| NOBODY).collect();
        for id in look.all(side) {
            let end = &mut ends[place(id)];
            units[usize::from(*end)] = id;
            *end += 1;
        }
        Stacks { look, side, units, ends }
    }

    /// One after the other, by their hexes.
    pub fn iter(&self) -> impl Iterator<Item = (Hex, &[UnitId])> {
        let mut first = 0;
        self.look.s.fields.occupied[self.side as usize].iter().zip(&self.ends).map(move |(at, end)| {
            let units = &self.units[first..usize::from(*end)];
            first = usize::from(*end);
            (at, units)
        })
    }
}

#[cfg(test)]
mod tests {
    use sandtable_core::kit::{laid_out, pace};

    use super::*;
    use crate::Drill;

    #[test]
    fn they_are_those_that_a_look_at_each_hex_finds() {
        let rules = laid_out::<Drill>();
        let mut compared = 0;
        pace::random_game(&rules, 3, |s, _, _| {
            let look = Look { t: rules.theatre(), s };
            for side in Side::BOTH {
                let (stacks, mut hexes) =
                    (Stacks::of(look, side), look.s.fields.occupied[side as usize].iter());
                for (at, units) in stacks.iter() {
                    assert!(hexes.next() == Some(at) && look.stack(side, at).eq(units.iter().copied()));
                    compared += usize::from(units.len() > 1);
                }
                assert_eq!(hexes.next(), None);
            }
        });
        assert!(compared > 100);
    }
}
