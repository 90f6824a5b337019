//! A set of small ids in one machine word.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

/// A set of ids from 0 to 63.
///
/// ```
/// use sandtable_board::Set64;
///
/// let north = Set64::from([1, 2, 25]);
/// let inland = Set64::from([2, 3]);
/// assert_eq!((north & inland).first(), Some(2));
/// assert_eq!((north | inland).len(), 4);
/// assert_eq!((north - inland).to_string(), "{1, 25}");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set64(pub u64);

impl Set64 {
    /// The set without members.
    pub const EMPTY: Self = Self(0);
    /// All ids from 0 to 63.
    pub const ALL: Self = Self(u64::MAX);

    /// The set without members.
    pub const fn empty() -> Self {
        Self::EMPTY
    }

    /// The set of one id.
    ///
    /// # Panics
    /// When the id is above 63: a wrapped shift would silently name another area.
    pub const fn single(id: u8) -> Self {
        assert!(id < 64, "a Set64 holds ids from 0 to 63");
        Self(1 << id)
    }

    /// Whether the id is a member; ids above 63 never are.
    pub const fn contains(self, id: u8) -> bool {
        id < 64 && self.0 >> id & 1 == 1
    }

    /// Adds an id and says whether it is new. Panics as [`Set64::single`] does.
    pub const fn insert(&mut self, id: u8) -> bool {
        let new = !self.contains(id);
        *self = self.with(id);
        new
    }

    /// Takes an id out and says whether it was a member.
    pub const fn remove(&mut self, id: u8) -> bool {
        let old = self.contains(id);
        *self = self.without(id);
        old
    }

    /// This set and one more id. Panics as [`Set64::single`] does.
    #[must_use]
    pub const fn with(self, id: u8) -> Self {
        Self(self.0 | Self::single(id).0)
    }

    /// This set less one id.
    #[must_use]
    pub const fn without(self, id: u8) -> Self {
        if id < 64 { Self(self.0 & !(1 << id)) } else { self }
    }

    /// The members of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The members of both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The members of this set that the other lacks.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the sets share a member.
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every member is also in the other set.
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The number of members.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no member.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The smallest member.
    pub const fn first(self) -> Option<u8> {
        if self.is_empty() { None } else { Some(self.0.trailing_zeros() as u8) }
    }

    /// The members, smallest first.
    pub const fn iter(self) -> Iter {
        Iter(self)
    }
}

/// The members of a [`Set64`], smallest first.
#[derive(Clone, Debug)]
pub struct Iter(Set64);

impl Iterator for Iter {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for Set64 {
    type Item = u8;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<u8> for Set64 {
    fn from_iter<I: IntoIterator<Item = u8>>(ids: I) -> Self {
        ids.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Extend<u8> for Set64 {
    fn extend<I: IntoIterator<Item = u8>>(&mut self, ids: I) {
        *self |= ids.into_iter().collect();
    }
}

impl<const N: usize> From<[u8; N]> for Set64 {
    fn from(ids: [u8; N]) -> Self {
        ids.into_iter().collect()
    }
}

impl BitOr for Set64 {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.union(other)
    }
}

impl BitAnd for Set64 {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.intersection(other)
    }
}

impl Sub for Set64 {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.difference(other)
    }
}

impl Not for Set64 {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl BitOrAssign for Set64 {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitAndAssign for Set64 {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl SubAssign for Set64 {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl fmt::Debug for Set64 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl fmt::Display for Set64 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // One line even under `{:#}`, which Debug would break into many.
        f.write_str("{")?;
        for (n, id) in self.iter().enumerate() {
            if n > 0 {
                f.write_str(", ")?;
            }
            write!(f, "{id}")?;
        }
        f.write_str("}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    #[test]
    fn ids_above_the_word_are_never_members() {
        assert!(!Set64::ALL.contains(64));
        assert_eq!(Set64::ALL.without(200), Set64::ALL);
    }

    #[test]
    #[should_panic(expected = "0 to 63")]
    fn ids_above_the_word_cannot_be_added() {
        Set64::single(64);
    }

    #[test]
    fn insert_and_remove_tell_what_changed() {
        let mut set = Set64::empty();
        assert!(set.insert(63) && !set.insert(63));
        assert!(set.remove(63) && !set.remove(63));
        assert!(set.is_empty() && set.first().is_none());
    }

    #[test]
    fn shows_its_members() {
        let set = Set64::from([3, 1, 40]);
        assert_eq!(format!("{set} {set:#} {set:?}"), "{1, 3, 40} {1, 3, 40} {1, 3, 40}");
    }

    proptest! {
        #[test]
        fn agrees_with_a_tree_set(a: u64, b: u64) {
            let (a, b) = (Set64(a), Set64(b));
            let (s, t): (BTreeSet<u8>, BTreeSet<u8>) = (a.iter().collect(), b.iter().collect());
            prop_assert!(a.iter().eq(s.iter().copied()));
            prop_assert!((a | b).iter().eq(s.union(&t).copied()));
            prop_assert!((a & b).iter().eq(s.intersection(&t).copied()));
            prop_assert!((a - b).iter().eq(s.difference(&t).copied()));
            prop_assert_eq!(!a, Set64::ALL - a);
            prop_assert_eq!(a.len(), s.len());
            prop_assert_eq!(a.is_subset(b), s.is_subset(&t));
            prop_assert_eq!(a.intersects(b), !s.is_disjoint(&t));
            prop_assert_eq!(s.into_iter().collect::<Set64>(), a);
        }
    }
}
