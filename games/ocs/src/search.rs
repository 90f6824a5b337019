//! A search for the ways on which most is left: for paths of supply, of which hundreds are asked for.

use std::collections::BTreeMap;
use std::ops::Range;

use sandtable_board::Bits;

use crate::action::Hex;
use crate::state::HEXES;

/// The most that can be spent: less than [`crate::theatre::NO_WAY`].
const FARTHEST: u8 = 253;
/// The mark of a hex that nobody leaves or enters: more than can be left anywhere.
const CLOSED: u8 = u8::MAX;
/// The end of a ring.
const NONE: u32 = u32::MAX;
/// A ring for everything that a byte can say, so that none is looked for in vain.
const RINGS: usize = 1 << u8::BITS;
/// Steps that lead to a hex, and a start.
const FINDS: usize = 7;
/// Room for the slots of the largest map: a power of two, so that none is looked for in vain.
const SLOTS: usize = 1 << 15;
const _: () = assert!(HEXES + 64 < SLOTS);

/// Who is next to whom, laid close together for searches.
#[derive(Debug)]
pub struct Web {
    /// Neighbours by direction; off the map the slot behind all hexes.
    next: Vec<[Hex; 6]>,
    /// How far apart the numbers of two neighbours are at most.
    stride: usize,
    /// By how far apart the numbers are: the hexes with a neighbour there.
    shifts: Vec<(isize, Bits)>,
}

impl Web {
    /// That of hexes whose neighbours lie in these directions.
    pub fn new(next: impl ExactSizeIterator<Item = [Hex; 6]>) -> Web {
        let (hexes, off) = (next.len(), beyond(next.len()));
        let next: Vec<_> =
            next.map(|to| to.map(|to| if usize::from(to) < hexes { to } else { off })).collect();
        let mut shifts: BTreeMap<isize, Bits> = BTreeMap::new();
        for (at, to) in (0..).zip(&next) {
            for to in to.iter().filter(|to| **to != off) {
                let by = isize::try_from(i32::from(*to) - i32::from(at)).unwrap_or_default();
                shifts.entry(by).or_insert_with(|| Bits::new(hexes)).insert(at);
            }
        }
        let stride = shifts.keys().map(|by| by.unsigned_abs()).max().unwrap_or(0);
        Web { next, stride, shifts: shifts.into_iter().collect() }
    }

    /// Adds the neighbours of a set, by its words, whole words at a time.
    fn widen(&self, set: &[u64], words: Range<usize>, wide: &mut [u64]) {
        for i in words.filter(|i| set[*i] != 0) {
            for (by, there) in &self.shifts {
                let (skip, bits) = (by.unsigned_abs() / 64, by.unsigned_abs() % 64);
                let moved = set[i] & there.words()[i];
                if moved == 0 {
                    continue;
                }
                // What does not fit into a word goes to the one beside it.
                let (near, far, beside) = if *by > 0 {
                    (moved << bits, moved.checked_shr(64 - bits as u32), i + skip + 1)
                } else {
                    (moved >> bits, moved.checked_shl(64 - bits as u32), (i - skip).wrapping_sub(1))
                };
                wide[if *by > 0 { i + skip } else { i - skip }] |= near;
                if let Some(far) = far.filter(|far| *far != 0) {
                    wide[beside] |= far;
                }
            }
        }
    }
}

/// Hexes that nobody leaves or enters, marked by slot as a search wants them.
pub struct Marks {
    slots: Vec<u8>,
    /// How often they were set.
    edition: u64,
}

impl Marks {
    /// None of so many hexes.
    pub fn new(hexes: usize) -> Marks {
        // The empty desk of one that is left asks the heap for nothing.
        Marks { slots: vec![0; if hexes == 0 { 0 } else { slots(hexes) }], edition: 0 }
    }

    /// These.
    pub fn set(&mut self, closed: &Bits) {
        self.slots.fill(0);
        closed.iter().for_each(|at| self.slots[usize::from(at)] = CLOSED);
        self.edition += 1;
    }
}

/// The steps that a search may take.
pub struct Steps<'a, P> {
    /// Neighbours.
    pub web: &'a Web,
    /// What the steps from a hex cost; none if nothing can be afforded with so much left.
    pub prices: P,
    /// Hexes that nobody leaves or enters.
    pub closed: &'a Marks,
}

/// Buffers of a search, and what it found.
#[derive(Default)]
pub struct Search {
    /// What is left in a hex, plus one; 0 where it was not reached, and the mark of closed ones.
    left: Vec<u8>,
    /// The closed hexes of the last search: where they are marked, and their edition. Both lie on one desk.
    of: (usize, u64),
    /// The closed hexes that it began in, by words: nobody leaves them.
    stuck: Vec<u64>,
    /// Where rings begin, by what is left, and hexes with the next of their ring.
    rings: Vec<u32>,
    chain: Vec<(Hex, u32)>,
    /// The words of a set of hexes in which anything was found.
    words: Range<usize>,
    /// Words of what was found, and of what lies beside it.
    found: Vec<u64>,
    wide: Vec<u64>,
}

/// A search under way: what is left where, and the hexes that wait, in rings of those with as much left.
struct Front<'a> {
    known: &'a mut [u8; SLOTS],
    rings: &'a mut [u32; RINGS],
    chain: &'a mut [(Hex, u32)],
    /// How many were found.
    found: usize,
}

impl Front<'_> {
    #[inline]
    fn find(&mut self, at: Hex, left: u8) {
        let known = &mut self.known[usize::from(at) % SLOTS];
        if left < *known {
            return;
        }
        *known = left + 1;
        let ring = &mut self.rings[usize::from(left)];
        self.chain[self.found] = (at, *ring);
        *ring = self.found as u32;
        self.found += 1;
    }

    /// The next of those with so much left.
    #[inline]
    fn next(&mut self, left: u8) -> Option<Hex> {
        let ring = &mut self.rings[usize::from(left)];
        while let Some((at, next)) = self.chain.get(*ring as usize).copied() {
            *ring = next;
            // What was found again with more left was left from there.
            if self.known[usize::from(at) % SLOTS] == left + 1 {
                return Some(at);
            }
        }
        None
    }
}

/// The slot behind all hexes.
fn beyond(hexes: usize) -> Hex {
    (hexes.div_ceil(64) * 64) as Hex
}

/// Slots of a search: one a hex, and that behind them.
fn slots(hexes: usize) -> usize {
    usize::from(beyond(hexes)) + 1
}

impl Search {
    /// For maps of so many hexes.
    pub fn new(hexes: usize) -> Search {
        let words = || vec![0; hexes.div_ceil(64)];
        Search {
            left: vec![0; SLOTS],
            of: (0, 0),
            stuck: words(),
            rings: vec![NONE; RINGS],
            chain: vec![(0, NONE); FINDS * hexes],
            words: 0..0,
            found: words(),
            wide: words(),
        }
    }

    /// Spreads from some hexes with so much to spend; one may begin in a closed hex, and stays there.
    pub fn run(
        &mut self,
        starts: impl Iterator<Item = Hex>,
        range: u8,
        steps: Steps<impl Fn(Hex, u8) -> Option<[u8; 6]>>,
    ) {
        self.stuck[self.words.clone()].fill(0);
        let closed = &steps.closed.slots;
        let of = (closed.as_ptr().addr(), steps.closed.edition);
        // Only what the last search has changed, if it met the same.
        let changed =
            if self.of == of { 64 * self.words.start..64 * self.words.end } else { 0..closed.len() };
        self.left[changed.clone()].copy_from_slice(&closed[changed]);
        self.of = of;
        let range = range.min(FARTHEST);
        let (mut least, mut most) = (usize::MAX, 0);
        let Search { left: known, stuck, rings, chain, .. } = self;
        let (Some(rings), Some(known)) = (rings.first_chunk_mut(), known.first_chunk_mut()) else { return };
        let mut front = Front { known, rings, chain, found: 0 };
        for at in starts {
            if front.known[usize::from(at) % SLOTS] == CLOSED {
                stuck[usize::from(at) / 64] |= 1 << (at % 64);
                (least, most) = (least.min(at.into()), most.max(at.into()));
            } else {
                front.find(at, range);
            }
        }
        for left in (0..=range).rev() {
            while let Some(at) = front.next(left) {
                (least, most) = (least.min(at.into()), most.max(at.into()));
                let Some(prices) = (steps.prices)(at, left) else { continue };
                let next = steps.web.next[usize::from(at)];
                for (to, price) in next.into_iter().zip(prices) {
                    if price <= left {
                        front.find(to, left - price);
                    }
                }
            }
        }
        self.words = if least <= most { least / 64..most / 64 + 1 } else { 0..0 };
    }

    /// The hexes next to those of a set.
    pub fn beside(&mut self, of: &Bits, web: &Web, set: &mut Bits) {
        self.wide.fill(0);
        web.widen(of.words(), 0..self.wide.len(), &mut self.wide);
        set.refill(|i| self.wide[i]);
    }

    /// What is left in a hex that was reached on the way.
    pub fn left(&self, at: Hex) -> Option<u8> {
        Some(self.left[usize::from(at)]).filter(|left| *left != CLOSED)?.checked_sub(1)
    }

    /// The hexes that were reached, and the closed ones among the starts.
    pub fn reached(&self, set: &mut Bits) {
        set.refill(|i| if self.words.contains(&i) { self.gathered(i, 1) } else { 0 });
    }

    /// The hexes that were reached within so much of the range, with all next to them.
    pub fn around(&mut self, range: u8, within: u8, web: &Web, set: &mut Bits) {
        let least = range.min(FARTHEST) - within.min(FARTHEST) + 1;
        let (from, to) = (64 * self.words.start, 64 * self.words.end);
        let words = from.saturating_sub(web.stride) / 64..(to + web.stride).div_ceil(64).min(self.wide.len());
        for i in self.words.clone() {
            self.found[i] = self.gathered(i, least);
        }
        self.wide[words.clone()].fill(0);
        self.wide[self.words.clone()].copy_from_slice(&self.found[self.words.clone()]);
        web.widen(&self.found, self.words.clone(), &mut self.wide);
        set.refill(|i| if words.contains(&i) { self.wide[i] } else { 0 });
    }

    /// The hexes of a word in which so much is left at least, plus one, and the closed ones among the starts.
    fn gathered(&self, i: usize, least: u8) -> u64 {
        let (words, _) = self.left.as_chunks();
        gathered(&words[i], least) | self.stuck[i]
    }
}

/// Those of a word's slots that hold so much at least, and are not closed.
fn gathered(slots: &[u8; 64], least: u8) -> u64 {
    /// Moves the lowest bits of eight bytes together.
    const TOGETHER: u64 = 0x0102_0408_1020_4080;
    let holds = slots.map(|slot| u8::from(slot.wrapping_add(1) > least));
    let (bytes, _) = holds.as_chunks();
    let bits = bytes.iter().map(|eight| u64::from_le_bytes(*eight).wrapping_mul(TOGETHER) >> 56);
    (0..).step_by(8).zip(bits).fold(0, |word, (at, bits)| word | bits << at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::NO_HEX;
    use crate::theatre::NO_WAY;

    #[test]
    fn slots_become_members() {
        let mut slots: [u8; 64] = std::array::from_fn(|i| (i * i % 7) as u8);
        slots[9] = CLOSED;
        for least in 1..=7 {
            let held = (0..64).filter(|i| *i != 9 && slots[*i] >= least).fold(0, |word, i| word | 1 << i);
            assert_eq!(gathered(&slots, least), held, "{least}");
        }
    }

    #[test]
    fn a_search_goes_as_far_as_its_points_and_stops_at_what_is_closed() {
        // A row of ten hexes of 1 MP each; the one in the middle is dear.
        let row = |i: Hex| [i.wrapping_sub(1), i + 1, NO_HEX, NO_HEX, NO_HEX, NO_HEX];
        let web = Web::new((0..10).map(row));
        let price = |to: Hex| match to {
            5 => 12,
            0..10 => 4,
            _ => NO_WAY,
        };
        // Less than the cheapest step is not asked for.
        let prices = |at: Hex, left: u8| Some(row(at).map(price)).filter(|_| left >= 4);
        let mut closed = Marks::new(10);
        let mut search = Search::new(10);
        let mut set: Bits = Bits::new(10);
        search.run([2].into_iter(), 12, Steps { web: &web, prices, closed: &closed });
        search.reached(&mut set);
        assert!(set.iter().eq(0..5) && search.left(4) == Some(4) && search.left(5).is_none());
        search.around(12, 12, &web, &mut set);
        assert!(set.iter().eq(0..6));
        search.around(12, 4, &web, &mut set);
        assert!(set.iter().eq(0..5));
        let mut ends = Bits::new(10);
        ends.extend([0, 5]);
        search.beside(&ends, &web, &mut set);
        assert!(set.iter().eq([1, 4, 6]));
        let mut three = Bits::new(10);
        three.insert(3);
        closed.set(&three);
        search.run([2].into_iter(), 12, Steps { web: &web, prices, closed: &closed });
        search.reached(&mut set);
        assert!(set.iter().eq(0..3));
        search.around(12, 12, &web, &mut set);
        assert!(set.iter().eq(0..4));
        // Who begins in a closed hex stays there.
        search.run([3].into_iter(), 12, Steps { web: &web, prices, closed: &closed });
        search.reached(&mut set);
        assert!(set.iter().eq([3]) && search.left(3).is_none());
        search.around(12, 12, &web, &mut set);
        assert!(set.iter().eq(2..5));
    }

    #[test]
    fn neighbours_are_found_a_word_at_a_time() {
        let rules = sandtable_core::kit::laid_out::<crate::Drill>();
        let t = rules.theatre();
        let mut set: Bits = t.no_hexes();
        for hexes in [0..1, 17..30, 63..66, 120..200, 298..300, 0..300] {
            set.clear();
            set.extend(hexes.filter(|at| at % 3 != 1));
            let mut near = set.clone();
            set.iter().for_each(|at| near.extend(t.near(at)));
            let mut wide = set.words().to_vec();
            t.web.widen(set.words(), 0..wide.len(), &mut wide);
            assert_eq!(wide, near.words());
        }
    }
}
