//! Searches over numbered places, whatever joins them: floods by links, floods ring by ring under conditions of the
//! game's own, and cheapest ways with movement points.

use crate::set::{Id, Set, Store};

/// Everything that can be reached from `starts` through `passable` places, the starts included. A start that is not
/// passable itself counts for nothing; add the starts to `passable` where units may leave such a place.
///
/// `links[id]` are the neighbours of `id`. Works on whole words, and for sets in arrays allocates nothing, since random
/// play asks for supply after every move.
///
/// ```
/// use sandtable_board::{Set64, graph::flood};
///
/// let links = [Set64::single(1), Set64::from([0, 2]), Set64::single(1)];
/// assert_eq!(flood(Set64::single(0), Set64::from([0, 1]), &links), Set64::from([0, 1]));
/// ```
pub fn flood<S: Store, I: Id>(starts: Set<S, I>, passable: Set<S, I>, links: &[Set<S, I>]) -> Set<S, I> {
    // No way has more steps than there are places.
    within(starts, passable, links, usize::MAX)
}

/// As [`flood`], but no further than `steps` links away.
pub fn within<S: Store, I: Id>(
    starts: Set<S, I>,
    passable: Set<S, I>,
    links: &[Set<S, I>],
    steps: usize,
) -> Set<S, I> {
    let mut reached = starts;
    reached.keep(&passable);
    let mut front = reached.clone();
    for _ in 0..steps {
        let mut next = reached.emptied();
        front.iter().filter_map(|id| links.get(id.index())).for_each(|near| next.unite(near));
        next.keep(&passable);
        next.drop_all(&reached);
        if next.is_empty() {
            break;
        }
        reached.unite(&next);
        front = next;
    }
    reached
}

/// A flood ring by ring, where the game says at each place how it spreads: for lines of supply and distances. What it
/// reaches may be passed through, or end the way there.
///
/// ```
/// use sandtable_board::{BitSet, graph::Flood};
///
/// // A road of six hexes; a line may be drawn into a swamp on 3, but not through it.
/// let swamp = |hex: u16| hex == 3;
/// let reached = Flood::from(BitSet::<1>::single(1)).within(usize::MAX, |flood, hex| {
///     for next in [hex.wrapping_sub(1), hex + 1].into_iter().filter(|next| *next < 6) {
///         flood.reach(next, !swamp(next));
///     }
/// });
/// assert_eq!(reached, BitSet::from([0, 1, 2, 3]));
/// ```
#[derive(Clone)]
pub struct Flood<S, I> {
    reached: Set<S, I>,
    /// Those from which it spreads or has spread.
    open: Set<S, I>,
    /// The last ring and the next one, which take turns.
    rings: [Set<S, I>; 2],
    last: usize,
}

impl<S: Store, I: Id> From<Set<S, I>> for Flood<S, I> {
    /// Begins at some places.
    fn from(starts: Set<S, I>) -> Self {
        let rings = [starts.clone(), starts.emptied()];
        Self { reached: starts.clone(), open: starts, rings, last: 0 }
    }
}

impl<S: Store, I: Id> Flood<S, I> {
    /// Is a place passed through already, so that nothing is left to find out about it?
    #[inline]
    pub fn is_open(&self, id: I) -> bool {
        self.open.contains(id)
    }

    /// What it has reached so far.
    #[inline]
    pub fn reached(&self) -> &Set<S, I> {
        &self.reached
    }

    /// Reaches a place; if it is `open` the flood spreads on from there with the next ring. A place where a way ended
    /// can still be opened by another.
    #[inline]
    pub fn reach(&mut self, id: I, open: bool) {
        self.reached.insert(id);
        if open && self.open.insert(id) {
            self.rings[1 - self.last].insert(id);
        }
    }

    /// Spreads by one ring: asks `around` each place of the last one. False when the flood stands still.
    #[inline]
    pub fn ring(&mut self, mut around: impl FnMut(&mut Self, I)) -> bool {
        for word in 0..self.open.words().len() {
            let mut left = self.rings[self.last].words()[word];
            while left != 0 {
                let id = I::from_index(64 * word + left.trailing_zeros() as usize);
                left &= left - 1;
                around(self, id);
            }
        }
        self.rings[self.last].clear();
        self.last = 1 - self.last;
        !self.rings[self.last].is_empty()
    }

    /// Everything within so many steps.
    #[must_use]
    #[inline]
    pub fn within(mut self, steps: usize, mut around: impl FnMut(&mut Self, I)) -> Set<S, I> {
        let mut left = steps;
        while left > 0 && self.ring(|flood, id| around(flood, id)) {
            left -= 1;
        }
        self.reached
    }
}

/// The neighbours of all members of a set: zones of control, rings around units.
pub fn around<S: Store, I: Id, N: IntoIterator<Item = I>>(
    of: &Set<S, I>,
    near: impl Fn(I) -> N,
) -> Set<S, I> {
    let mut set = of.emptied();
    of.iter().for_each(|id| set.extend(near(id)));
    set
}

/// No place before this one.
const NONE: u16 = u16::MAX;

/// A search for the ways on which most movement points are left, with its buffers. Keep one and search again: only the
/// first searches allocate.
///
/// Of equal ways the one found first counts, so that neighbours are to be listed in a fixed order.
///
/// ```
/// use sandtable_board::Reach;
///
/// // A row of five clearings; entering number 3 costs 4, the others 1.
/// let mut reach = Reach::new(5);
/// let beside = |n: u16| [n.wrapping_sub(1), n + 1].into_iter().filter(|&m| m < 5);
/// reach.search([(0, 6)], beside, |_, left, to| left.checked_sub(if to == 3 { 4 } else { 1 }));
/// assert_eq!(reach.left(3), Some(0));
/// assert_eq!(reach.left(4), None);
/// assert_eq!(reach.path_to(3).unwrap(), [0, 1, 2, 3]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Reach {
    /// Points left plus one, so that nought means not reached.
    left: Vec<u16>,
    before: Vec<u16>,
    /// Places reached, those with most left first.
    order: Vec<u16>,
    /// Places to look around from, by points left.
    rings: Vec<Vec<u16>>,
}

impl Reach {
    /// Buffers for places from 0 to `places - 1`.
    pub fn new(places: usize) -> Self {
        Self { left: vec![0; places], before: vec![NONE; places], ..Self::default() }
    }

    /// Searches anew. Every start has points of its own; `step(from, left, to)` says what is left of them after a step,
    /// never more than before, or nothing when it is not allowed. More points must never lead to fewer: then every place
    /// is found with the most that any way leaves. To ask who can come *to* the starts, price the step the other way.
    ///
    /// # Panics
    /// When a start or a neighbour is not one of the places.
    pub fn search<I: IntoIterator<Item = u16>>(
        &mut self,
        starts: impl IntoIterator<Item = (u16, u16)>,
        mut near: impl FnMut(u16) -> I,
        mut step: impl FnMut(u16, u16, u16) -> Option<u16>,
    ) {
        for at in self.order.drain(..) {
            self.left[usize::from(at)] = 0;
            self.before[usize::from(at)] = NONE;
        }
        for (start, points) in starts {
            self.find(start, points, NONE);
        }
        for ring in (0..self.rings.len()).rev() {
            // A free step lengthens the ring while it is walked.
            let mut i = 0;
            while let Some(&from) = self.rings[ring].get(i) {
                i += 1;
                // Whatever was found again with more left was walked from there.
                if usize::from(self.left[usize::from(from)]) != ring + 1 {
                    continue;
                }
                self.order.push(from);
                for to in near(from) {
                    if let Some(left) = step(from, ring as u16, to) {
                        self.find(to, left.min(ring as u16), from);
                    }
                }
            }
            self.rings[ring].clear();
        }
    }

    fn find(&mut self, at: u16, left: u16, before: u16) {
        let known = &mut self.left[usize::from(at)];
        if left >= *known {
            *known = left + 1;
            self.before[usize::from(at)] = before;
            let ring = usize::from(left);
            self.rings.resize_with(self.rings.len().max(ring + 1), Vec::new);
            self.rings[ring].push(at);
        }
    }

    /// Points left at a place, if it is in reach.
    pub fn left(&self, at: u16) -> Option<u16> {
        self.left.get(usize::from(at))?.checked_sub(1)
    }

    /// The places in reach, those with most left first: a start is the first.
    pub fn reached(&self) -> &[u16] {
        &self.order
    }

    /// The best way to a place in reach, backwards and without its start.
    pub fn back(&self, to: u16) -> impl Iterator<Item = u16> {
        let before = |at: &u16| Some(self.before[usize::from(*at)]);
        std::iter::successors(Some(to), before).take_while(|at| self.before[usize::from(*at)] != NONE)
    }

    /// The best way from a start to a place, both included.
    pub fn path_to(&self, to: u16) -> Option<Vec<u16>> {
        self.left(to)?;
        let before = |at: &u16| Some(self.before[usize::from(*at)]).filter(|at| *at != NONE);
        let mut path: Vec<u16> = std::iter::successors(Some(to), before).collect();
        path.reverse();
        Some(path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BitSet, Bits, Set64};
    use proptest::prelude::*;

    /// A diamond: 0 to 3 by 1 or 2, at the same price.
    fn diamond(node: u16) -> Vec<u16> {
        [vec![1, 2], vec![0, 3], vec![0, 3], vec![1, 2]][usize::from(node)].clone()
    }

    #[test]
    fn a_start_outside_the_passable_places_counts_for_nothing() {
        let links = [Set64::single(1), Set64::single(0)];
        assert_eq!(flood(Set64::single(0), Set64::single(1), &links), Set64::EMPTY);
    }

    #[test]
    fn ids_without_links_are_lonely() {
        assert_eq!(flood(Set64::single(9), Set64::ALL, &[]), Set64::single(9));
    }

    #[test]
    fn steps_bound_the_flood() {
        let links = [Set64::single(1), Set64::from([0, 2]), Set64::single(1)];
        for (steps, reached) in [(0, vec![0]), (1, vec![0, 1]), (2, vec![0, 1, 2]), (9, vec![0, 1, 2])] {
            assert_eq!(within(Set64::single(0), Set64::ALL, &links, steps), reached.into_iter().collect());
        }
    }

    #[test]
    fn a_place_where_a_way_ended_is_opened_by_another() {
        // 0-1-2 and 0-3-1: into 1 from 0 the way ends, from 3 it goes on.
        let near = |at: u16| [vec![1, 3], vec![0, 2, 3], vec![1], vec![0, 1]][usize::from(at)].clone();
        let spread = |steps: usize| {
            Flood::from(BitSet::<1>::single(0)).within(steps, |flood, at| {
                near(at).into_iter().for_each(|to| flood.reach(to, (at, to) != (0, 1)));
            })
        };
        assert_eq!(spread(1), BitSet::from([0, 1, 3]));
        assert_eq!(spread(2), BitSet::from([0, 1, 3]));
        assert_eq!(spread(3), BitSet::from([0, 1, 2, 3]));
    }

    #[test]
    fn zones_lie_around_units() {
        let near = |at: u16| [at.wrapping_sub(1), at + 1].into_iter().filter(|at| *at < 100);
        assert_eq!(around(&BitSet::<2>::from([0, 64]), near), BitSet::from([1, 63, 65]));
    }

    #[test]
    fn of_equal_ways_the_first_counts() {
        let mut reach = Reach::new(4);
        reach.search([(0, 9)], diamond, |_, left, _| left.checked_sub(1));
        assert_eq!(reach.path_to(3), Some(vec![0, 1, 3]));
        assert_eq!(reach.back(3).collect::<Vec<_>>(), [3, 1]);
        reach.search([(0, 9)], diamond, |_, left, to| (to != 1).then_some(left));
        assert_eq!(reach.path_to(3), Some(vec![0, 2, 3]));
        assert_eq!(reach.path_to(1), None);
    }

    #[test]
    fn a_second_search_forgets_the_first() {
        let mut reach = Reach::new(4);
        reach.search([(0, 9)], diamond, |_, left, _| left.checked_sub(1));
        assert_eq!(reach.reached(), [0, 1, 2, 3]);
        reach.search([(3, 0)], diamond, |_, left, _| left.checked_sub(1));
        assert_eq!(reach.reached(), [3]);
        assert_eq!((reach.left(0), reach.path_to(0)), (None, None));
    }

    const NODES: usize = 8;

    proptest! {
        #[test]
        fn a_flood_agrees_with_steps_taken_one_by_one(
            links in prop::collection::vec(any::<[u64; 2]>(), 128), passable: [u64; 2], start in 0u16..128,
        ) {
            // Few enough links that floods differ.
            let links: Vec<_> = links.iter().map(|[a, b]| BitSet::<2>::from_words([a & b & a.rotate_left(9), b & a.rotate_left(5) & b.rotate_left(3)])).collect();
            let passable = BitSet::from_words(passable);
            let start = BitSet::single(start);
            let mut slow = start & passable;
            for _ in 0..128 {
                for id in slow {
                    slow |= links[usize::from(id)] & passable;
                }
            }
            prop_assert_eq!(flood(start, passable, &links), slow);
            let spread = |flood: &mut Flood<_, u16>, id: u16| {
                (links[usize::from(id)] & passable).iter().for_each(|to| flood.reach(to, true));
            };
            prop_assert_eq!(Flood::from(start & passable).within(usize::MAX, spread), slow);
            // The same in sets whose size is known late.
            let heap = |set: &BitSet<2>| {
                let mut bits = Bits::new(128);
                bits.extend(*set);
                bits
            };
            let late: Vec<_> = links.iter().map(heap).collect();
            prop_assert!(flood(heap(&start), heap(&passable), &late).iter().eq(slow));
        }

        #[test]
        fn the_best_ways_agree_with_relaxing_every_edge(
            prices in prop::collection::vec(prop::option::of(0u16..9), NODES * NODES),
            starts in prop::collection::vec((0..NODES as u16, 0u16..20), 1..3),
            reversed: bool,
        ) {
            let price = |a: u16, b: u16| {
                let (a, b) = if reversed { (b, a) } else { (a, b) };
                prices[usize::from(a) * NODES + usize::from(b)]
            };
            let mut slow = [None; NODES];
            for (start, points) in &starts {
                slow[usize::from(*start)] = slow[usize::from(*start)].max(Some(*points));
            }
            for _ in 0..NODES {
                for a in 0..NODES as u16 {
                    for b in 0..NODES as u16 {
                        let left = price(a, b).and_then(|step| slow[usize::from(a)]?.checked_sub(step));
                        slow[usize::from(b)] = slow[usize::from(b)].max(left);
                    }
                }
            }
            let mut reach = Reach::new(NODES);
            reach.search(starts.iter().copied(), |_| 0..NODES as u16, |a, left, b| left.checked_sub(price(a, b)?));
            for node in 0..NODES as u16 {
                prop_assert_eq!(reach.left(node), slow[usize::from(node)]);
                if let Some(path) = reach.path_to(node) {
                    let paid: u16 = path.windows(2).map(|step| price(step[0], step[1]).unwrap()).sum();
                    let most = starts.iter().filter(|(start, _)| *start == path[0]).map(|(_, points)| *points).max();
                    prop_assert_eq!(Some(most.unwrap() - paid), slow[usize::from(node)]);
                }
            }
            let left: Vec<_> = reach.reached().iter().map(|at| reach.left(*at)).collect();
            prop_assert!(left.is_sorted_by(|a, b| a >= b));
        }
    }
}
