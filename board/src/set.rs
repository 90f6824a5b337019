//! Sets of small ids, a bit each, of any size.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};

/// What a set can hold: something with a small number.
pub trait Id: Copy {
    /// Its number.
    fn index(self) -> usize;
    /// The id of a number, which was one.
    fn from_index(index: usize) -> Self;
}

impl Id for u8 {
    fn index(self) -> usize {
        self.into()
    }

    fn from_index(index: usize) -> u8 {
        index as u8
    }
}

impl Id for u16 {
    fn index(self) -> usize {
        self.into()
    }

    fn from_index(index: usize) -> u16 {
        index as u16
    }
}

/// The words of a set: an array inside the state, or a slice on the heap.
pub trait Store: AsRef<[u64]> + AsMut<[u64]> + Clone {}

impl<T: AsRef<[u64]> + AsMut<[u64]> + Clone> Store for T {}

/// A set of ids. Use it as [`BitSet`] or [`Bits`].
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<S, I> {
    words: S,
    of: PhantomData<I>,
}

/// A set of ids below 64 times `WORDS`, as flat as an array.
pub type BitSet<const WORDS: usize, I = u16> = Set<[u64; WORDS], I>;
/// A set of ids from 0 to 63 in one machine word.
pub type Set64 = BitSet<1, u8>;
/// A set whose size is known when a scenario is laid out.
pub type Bits<I = u16> = Set<Box<[u64]>, I>;

impl<const WORDS: usize, I: Id> BitSet<WORDS, I> {
    /// The set without members.
    pub const EMPTY: Self = Self::from_words([0; WORDS]);
    /// All ids that fit.
    pub const ALL: Self = Self::from_words([u64::MAX; WORDS]);

    /// The set with these words, the lowest ids first.
    pub const fn from_words(words: [u64; WORDS]) -> Self {
        Self { words, of: PhantomData }
    }

    /// The set of one id.
    ///
    /// # Panics
    /// When the id does not fit: a wrapped shift would silently name another.
    pub fn single(id: I) -> Self {
        Self::EMPTY.with(id)
    }
}

impl<const WORDS: usize, I: Id> Default for BitSet<WORDS, I> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<I: Id> Bits<I> {
    /// A set without members that has room for so many ids.
    pub fn new(ids: usize) -> Self {
        Self { words: vec![0; ids.div_ceil(64)].into(), of: PhantomData }
    }
}

impl<S: Store, I: Id> Set<S, I> {
    /// The words, the lowest ids first.
    pub fn words(&self) -> &[u64] {
        self.words.as_ref()
    }

    /// A set without members that has the same room.
    #[must_use]
    pub fn emptied(&self) -> Self {
        let mut set = self.clone();
        set.clear();
        set
    }

    /// Makes every word anew from its number, the lowest ids first.
    pub fn refill(&mut self, word: impl FnMut(usize) -> u64) {
        let words = self.words.as_mut();
        words.iter_mut().zip((0..).map(word)).for_each(|(old, new)| *old = new);
    }

    /// Takes all members out.
    pub fn clear(&mut self) {
        self.words.as_mut().fill(0);
    }

    /// Whether the id is a member; ids that do not fit never are.
    #[inline]
    pub fn contains(&self, id: I) -> bool {
        let i = id.index();
        self.words().get(i / 64).is_some_and(|word| word >> (i % 64) & 1 == 1)
    }

    /// Adds an id and says whether it is new.
    ///
    /// # Panics
    /// When the id does not fit.
    #[inline]
    pub fn insert(&mut self, id: I) -> bool {
        let i = id.index();
        let word = &mut self.words.as_mut()[i / 64];
        let bit = 1 << (i % 64);
        let new = *word & bit == 0;
        *word |= bit;
        new
    }

    /// Takes an id out and says whether it was a member.
    #[inline]
    pub fn remove(&mut self, id: I) -> bool {
        let i = id.index();
        let Some(word) = self.words.as_mut().get_mut(i / 64) else { return false };
        let bit = 1 << (i % 64);
        let old = *word & bit != 0;
        *word &= !bit;
        old
    }

    /// Puts an id in or takes it out.
    pub fn put(&mut self, id: I, is: bool) {
        if is {
            self.insert(id)
        } else {
            self.remove(id)
        };
    }

    /// This set and one more id. Panics as [`Set::insert`] does.
    #[must_use]
    pub fn with(mut self, id: I) -> Self {
        self.insert(id);
        self
    }

    /// This set less one id.
    #[must_use]
    pub fn without(mut self, id: I) -> Self {
        self.remove(id);
        self
    }

    fn each_word(&mut self, other: &Self, change: impl Fn(&mut u64, u64)) {
        self.words.as_mut().iter_mut().zip(other.words()).for_each(|(word, by)| change(word, *by));
    }

    /// Adds the members of another set.
    pub fn unite(&mut self, other: &Self) {
        self.each_word(other, |word, by| *word |= by);
    }

    /// Keeps the members that another set has, too.
    pub fn keep(&mut self, other: &Self) {
        self.each_word(other, |word, by| *word &= by);
    }

    /// Takes out the members of another set.
    pub fn drop_all(&mut self, other: &Self) {
        self.each_word(other, |word, by| *word &= !by);
    }

    /// Takes out the members that both sets have, and adds those of the other alone.
    pub fn differ(&mut self, other: &Self) {
        self.each_word(other, |word, by| *word ^= by);
    }

    fn pairs<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = (&'a u64, &'a u64)> {
        self.words().iter().zip(other.words())
    }

    /// Whether the sets share a member.
    pub fn intersects(&self, other: Self) -> bool {
        self.pairs(&other).any(|(a, b)| a & b != 0)
    }

    /// Whether every member is also in the other set.
    pub fn is_subset(&self, other: Self) -> bool {
        self.pairs(&other).all(|(a, b)| a & !b == 0)
    }

    /// The number of members.
    pub fn len(&self) -> usize {
        self.words().iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is no member.
    pub fn is_empty(&self) -> bool {
        self.words().iter().all(|word| *word == 0)
    }

    /// The smallest member.
    pub fn first(&self) -> Option<I> {
        self.iter().next()
    }

    /// The members, smallest first.
    pub fn iter(&self) -> Iter<&[u64], I> {
        Iter::new(self.words())
    }
}

/// The members of a [`Set`], smallest first.
#[derive(Clone, Debug)]
pub struct Iter<S, I> {
    words: S,
    /// The word that is being read, and what is left of it.
    at: usize,
    left: u64,
    of: PhantomData<I>,
}

impl<S: AsRef<[u64]>, I> Iter<S, I> {
    fn new(words: S) -> Self {
        Iter { left: words.as_ref().first().copied().unwrap_or(0), words, at: 0, of: PhantomData }
    }
}

impl<S: AsRef<[u64]>, I: Id> Iterator for Iter<S, I> {
    type Item = I;

    #[inline]
    fn next(&mut self) -> Option<I> {
        while self.left == 0 {
            self.at += 1;
            self.left = *self.words.as_ref().get(self.at)?;
        }
        let bit = self.left.trailing_zeros() as usize;
        self.left &= self.left - 1;
        Some(I::from_index(64 * self.at + bit))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let rest = self.words.as_ref().iter().skip(self.at + 1);
        let left = (rest.map(|word| word.count_ones()).sum::<u32>() + self.left.count_ones()) as usize;
        (left, Some(left))
    }
}

impl<S: AsRef<[u64]>, I: Id> ExactSizeIterator for Iter<S, I> {}

impl<S: Store, I: Id> IntoIterator for Set<S, I> {
    type Item = I;
    type IntoIter = Iter<S, I>;

    fn into_iter(self) -> Iter<S, I> {
        Iter::new(self.words)
    }
}

impl<'a, S: Store, I: Id> IntoIterator for &'a Set<S, I> {
    type Item = I;
    type IntoIter = Iter<&'a [u64], I>;

    fn into_iter(self) -> Iter<&'a [u64], I> {
        self.iter()
    }
}

impl<const WORDS: usize, I: Id> FromIterator<I> for BitSet<WORDS, I> {
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Self {
        let mut set = Self::EMPTY;
        set.extend(ids);
        set
    }
}

impl<S: Store, I: Id> Extend<I> for Set<S, I> {
    fn extend<T: IntoIterator<Item = I>>(&mut self, ids: T) {
        ids.into_iter().for_each(|id| {
            self.insert(id);
        });
    }
}

impl<const WORDS: usize, const N: usize, I: Id> From<[I; N]> for BitSet<WORDS, I> {
    fn from(ids: [I; N]) -> Self {
        ids.into_iter().collect()
    }
}

macro_rules! operators {
    ($($operator:ident $method:ident, $assign:ident $assign_method:ident, $by:ident;)*) => {$(
        impl<S: Store, I: Id> $assign for Set<S, I> {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                self.$by(&other);
            }
        }

        impl<S: Store, I: Id> $operator for Set<S, I> {
            type Output = Self;

            #[inline]
            fn $method(mut self, other: Self) -> Self {
                self.$by(&other);
                self
            }
        }
    )*};
}

operators! {
    BitOr bitor, BitOrAssign bitor_assign, unite;
    BitAnd bitand, BitAndAssign bitand_assign, keep;
    BitXor bitxor, BitXorAssign bitxor_assign, differ;
    Sub sub, SubAssign sub_assign, drop_all;
}

impl<S: Store, I: Id> Not for Set<S, I> {
    type Output = Self;

    fn not(mut self) -> Self {
        self.words.as_mut().iter_mut().for_each(|word| *word = !*word);
        self
    }
}

impl<S: Store, I: Id + fmt::Debug> fmt::Debug for Set<S, I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

impl<S: Store, I: Id + fmt::Display> fmt::Display for Set<S, I> {
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

    /// As many as the points of a theatre: more than two words, the last of them not full.
    type Points = BitSet<3, u8>;

    #[test]
    fn ids_that_do_not_fit_are_never_members() {
        assert!(!Set64::ALL.contains(64));
        assert_eq!(Set64::ALL.without(200), Set64::ALL);
        assert!(!Bits::<u16>::new(8_556).contains(8_576));
    }

    #[test]
    #[should_panic(expected = "index out of bounds")]
    fn ids_that_do_not_fit_cannot_be_added() {
        let _ = Set64::single(64);
    }

    #[test]
    fn insert_and_remove_tell_what_changed() {
        let mut set = Points::EMPTY;
        assert!(set.insert(139) && !set.insert(139));
        assert!(set.remove(139) && !set.remove(139) && !set.remove(250));
        assert!(set.is_empty() && set.first().is_none());
        set.put(7, true);
        assert_eq!(set.first(), Some(7));
        set.put(7, false);
        assert_eq!(set, Points::default());
    }

    #[test]
    fn shows_its_members() {
        let set = Points::from([3, 1, 140]);
        assert_eq!(format!("{set} {set:#} {set:?}"), "{1, 3, 140} {1, 3, 140} {1, 3, 140}");
    }

    #[test]
    fn a_set_takes_no_more_than_its_words() {
        assert_eq!((size_of::<Set64>(), size_of::<Points>(), size_of::<BitSet<30>>()), (8, 24, 240));
    }

    /// What must hold for sets of any store.
    fn agrees<S: Store + PartialEq>(empty: Set<S, u16>, a: &[u16], b: &[u16]) -> Result<(), TestCaseError> {
        let of = |ids: &[u16]| {
            let mut set = empty.clone();
            set.extend(ids.iter().copied());
            set
        };
        let (s, t): (BTreeSet<u16>, BTreeSet<u16>) =
            (a.iter().copied().collect(), b.iter().copied().collect());
        let (a, b) = (of(a), of(b));
        prop_assert!(a.iter().eq(s.iter().copied()));
        prop_assert!(a.clone().into_iter().eq(s.iter().copied()));
        prop_assert_eq!(a.iter().len(), s.len());
        prop_assert!((a.clone() | b.clone()).iter().eq(s.union(&t).copied()));
        prop_assert!((a.clone() & b.clone()).iter().eq(s.intersection(&t).copied()));
        prop_assert!((a.clone() - b.clone()).iter().eq(s.difference(&t).copied()));
        prop_assert!((a.clone() ^ b.clone()).iter().eq(s.symmetric_difference(&t).copied()));
        prop_assert!(!!a.clone() == a && (!a.clone() & a.clone()).is_empty());
        prop_assert_eq!((a.len(), a.first(), a.is_empty()), (s.len(), s.first().copied(), s.is_empty()));
        prop_assert_eq!(a.is_subset(b.clone()), s.is_subset(&t));
        prop_assert_eq!(a.intersects(b), !s.is_disjoint(&t));
        prop_assert!(s.iter().all(|id| a.contains(*id) && !a.clone().without(*id).contains(*id)));
        prop_assert!(a.emptied().is_empty());
        Ok(())
    }

    proptest! {
        #[test]
        fn sets_agree_with_tree_sets(
            a in prop::collection::vec(0u16..192, 0..40), b in prop::collection::vec(0u16..192, 0..40),
        ) {
            agrees(BitSet::<3>::EMPTY, &a, &b)?;
            agrees(Bits::new(192), &a, &b)?;
            let small = |ids: &[u16]| ids.iter().map(|id| id % 64).collect::<Vec<_>>();
            agrees(BitSet::<1>::EMPTY, &small(&a), &small(&b))?;
        }
    }
}
