//! Sets of spaces.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use crate::action::Space;

const WORDS: usize = 3;

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spaces([u64; WORDS]);

impl Spaces {
    /// None.
    pub const EMPTY: Spaces = Spaces([0; WORDS]);

    /// One space.
    pub const fn only(space: Space) -> Spaces {
        Spaces::EMPTY.with(space)
    }

    /// Is a space in it? Boxes never are.
    pub const fn has(self, space: Space) -> bool {
        (space as usize) < WORDS * 64 && self.0[space as usize / 64] >> (space % 64) & 1 == 1
    }

    /// The set with one more.
    #[must_use]
    pub const fn with(mut self, space: Space) -> Spaces {
        self.0[space as usize / 64] |= 1 << (space % 64);
        self
    }

    /// The set with one less.
    #[must_use]
    pub const fn without(mut self, space: Space) -> Spaces {
        if (space as usize) < WORDS * 64 {
            self.0[space as usize / 64] &= !(1 << (space % 64));
        }
        self
    }

    /// Puts a space in or takes it out.
    pub const fn set(&mut self, space: Space, is: bool) {
        *self = if is { self.with(space) } else { self.without(space) };
    }

    /// None in it?
    pub fn is_empty(self) -> bool {
        self.0 == [0; WORDS]
    }

    /// How many.
    pub fn len(self) -> usize {
        self.0.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Do they share a space?
    pub fn meets(self, other: Spaces) -> bool {
        !(self & other).is_empty()
    }

    /// The first, if there is one.
    pub fn first(self) -> Option<Space> {
        self.iter().next()
    }

    /// The spaces in order.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        self.0.into_iter().enumerate().flat_map(|(i, mut word)| {
            std::iter::from_fn(move || {
                let bit = (word != 0).then(|| word.trailing_zeros())?;
                word &= word - 1;
                Some((i * 64) as Space + bit as Space)
            })
        })
    }

    /// Everything that can be reached from here by lines within an open ground.
    pub fn flood(self, near: &[Spaces], open: Spaces) -> Spaces {
        let mut reached = self & open;
        let mut edge = reached;
        while !edge.is_empty() {
            edge = edge.ring(near) & (open - reached);
            reached |= edge;
        }
        reached
    }

    /// What touches these spaces.
    pub fn ring(self, near: &[Spaces]) -> Spaces {
        self.iter().fold(Spaces::EMPTY, |all, space| all | near[usize::from(space)])
    }
}

impl IntoIterator for Spaces {
    type Item = Space;
    type IntoIter = std::vec::IntoIter<Space>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter().collect::<Vec<_>>().into_iter()
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(all: I) -> Spaces {
        all.into_iter().fold(Spaces::EMPTY, Spaces::with)
    }
}

impl BitOr for Spaces {
    type Output = Spaces;
    fn bitor(self, other: Spaces) -> Spaces {
        Spaces(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl BitAnd for Spaces {
    type Output = Spaces;
    fn bitand(self, other: Spaces) -> Spaces {
        Spaces(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl Sub for Spaces {
    type Output = Spaces;
    fn sub(self, other: Spaces) -> Spaces {
        Spaces(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }
}

impl BitOrAssign for Spaces {
    fn bitor_assign(&mut self, other: Spaces) {
        *self = *self | other;
    }
}

impl BitAndAssign for Spaces {
    fn bitand_assign(&mut self, other: Spaces) {
        *self = *self & other;
    }
}

impl SubAssign for Spaces {
    fn sub_assign(&mut self, other: Spaces) {
        *self = *self - other;
    }
}
