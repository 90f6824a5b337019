//! Supply paths (12.3): where supply of a side can go from a hex, and who can come to it.

use sandtable_board::{Bits, graph};

use crate::action::{Hex, UnitId};
use crate::cost::engineers;
use crate::look::Look;
use crate::pieces::{Mobility, Side};
use crate::state::Column;

/// The end of a ring.
const NONE: u16 = u16::MAX;

/// What no way leaves: the mark of a closed hex.
const CLOSED: u16 = u16::MAX;
/// Quarter MP beyond which no search goes: less than [`crate::theatre::NO_WAY`].
const FARTHEST: u16 = 254;

/// A search for the ways on which most is left, by prices a direction.
struct Search {
    /// What is left in a hex, plus one; [`CLOSED`] where nobody leaves or enters.
    left: Vec<u16>,
    /// The hexes that were reached, and those among the starts that are closed.
    reached: Vec<Hex>,
    stuck: Vec<Hex>,
    closed: Vec<Hex>,
    /// Where rings begin, by what is left, and hexes with the next of their ring.
    rings: Vec<u16>,
    chain: Vec<(Hex, u16)>,
    /// The hexes that were reached and those next to them, where they are asked for: within the whole range, and within a
    /// lesser one.
    around: [Bits; 2],
}

impl Search {
    fn new(look: Look) -> Search {
        let around = [look.t.no_hexes(), look.t.no_hexes()];
        let left = vec![0; look.t.ground.len()];
        let (rings, chain) = (Vec::new(), Vec::new());
        let (reached, stuck) = (Vec::new(), Vec::new());
        Search { left, reached, stuck, closed: Vec::new(), rings, chain, around }
    }

    #[inline]
    fn find(&mut self, at: Hex, left: u16) {
        let known = &mut self.left[usize::from(at)];
        if left < *known {
            return;
        }
        if *known == 0 {
            self.reached.push(at);
        }
        *known = left + 1;
        let ring = &mut self.rings[usize::from(left)];
        self.chain.push((at, *ring));
        *ring = (self.chain.len() - 1) as u16;
    }

    #[inline]
    fn encircle(&mut self, look: Look, at: Hex) {
        self.around[0].insert(at);
        self.around[0].extend(look.t.near(at));
    }

    /// Marks the hexes that nobody leaves or enters.
    fn close(&mut self, closed: &Bits) {
        self.closed.drain(..).for_each(|at| self.left[usize::from(at)] = 0);
        self.closed.extend(closed.iter());
        self.closed.iter().for_each(|at| self.left[usize::from(*at)] = CLOSED);
    }

    /// Spreads from some hexes with so many quarter MP; one may begin in a closed hex.
    fn run(
        &mut self,
        look: Look,
        starts: impl Iterator<Item = Hex>,
        (range, less): (u16, Option<u16>),
        prices: Prices,
    ) {
        self.stuck.clear();
        self.reached.drain(..).for_each(|at| self.left[usize::from(at)] = 0);
        self.chain.clear();
        self.rings.clear();
        self.rings.resize(usize::from(range) + 1, NONE);
        self.around[0].clear();
        let rounds = less.is_some();
        for at in starts {
            if self.left[usize::from(at)] != CLOSED {
                self.find(at, range);
            } else {
                self.stuck.push(at);
                self.encircle(look, at);
            }
        }
        for left in (0..=range).rev() {
            // The ring beyond the lesser range begins.
            if less.is_some_and(|less| left + less + 1 == range) {
                let [all, near] = &mut self.around;
                near.clone_from(all);
            }
            loop {
                let entry = self.rings[usize::from(left)];
                let Some((at, next)) = self.chain.get(usize::from(entry)).copied() else { break };
                self.rings[usize::from(left)] = next;
                // What was found again with more left was left from there.
                if self.left[usize::from(at)] != left + 1 {
                    continue;
                }
                if rounds {
                    self.encircle(look, at);
                }
                for (to, price) in look.t.at(at).next.into_iter().zip(prices.around(look, at)) {
                    if u16::from(price) <= left {
                        self.find(to, left - u16::from(price));
                    }
                }
            }
        }
        if less == Some(range) {
            let [all, near] = &mut self.around;
            near.clone_from(all);
        }
    }

    /// What is left in a hex that was reached on the way.
    fn left(&self, at: Hex) -> Option<u16> {
        Some(self.left[usize::from(at)]).filter(|left| *left != CLOSED)?.checked_sub(1)
    }
}

/// Quarter MP by hex and direction; where engineers bridge rivers those over bridges (12.3d/1, 13.8b).
#[derive(Clone, Copy)]
struct Prices<'a> {
    plain: &'a [[u8; 6]],
    bridged: &'a [[u8; 6]],
    sappers: &'a Sappers,
}

impl Prices<'_> {
    /// Those of the steps from, or to, a hex.
    #[inline]
    fn around(self, look: Look, at: Hex) -> [u8; 6] {
        let (plain, bridged) = (self.plain[usize::from(at)], self.bridged[usize::from(at)]);
        if !self.sappers.near.contains(at) {
            return plain;
        }
        let next = look.t.at(at).next;
        let over = |d: usize| self.sappers.at.contains(at) || self.sappers.at.contains(next[d]);
        std::array::from_fn(|d| if over(d) { bridged[d] } else { plain[d] })
    }
}

/// Hexes with engineers of a side, and those with a river among them and around them.
struct Sappers {
    at: Bits,
    near: Bits,
}

impl Sappers {
    fn of(look: Look, side: Side) -> Sappers {
        let mut at = look.t.no_hexes();
        at.extend(look.all(side).filter(|id| engineers(look, *id)).map(|id| look.unit(id).at));
        let mut near = graph::around(&at, |hex| look.t.near(hex));
        near.unite(&at);
        near.keep(&look.t.banks);
        Sappers { at, near }
    }
}

/// Searches for supply paths in a position, with their buffers.
pub struct Paths<'a> {
    look: Look<'a>,
    /// Hexes closed to each side; to Truck paths the second set (4.5a/B), to others the first (4.5a/B/1).
    closed: [Option<[Bits; 2]>; 2],
    sappers: [Option<Sappers>; 2],
    /// For whom the closed hexes are marked: a side, by Truck or not.
    marked: Option<(Side, bool)>,
    search: Search,
}

impl<'a> Paths<'a> {
    /// In a position.
    pub fn new(look: Look<'a>) -> Paths<'a> {
        Paths { look, closed: [None, None], sappers: [None, None], marked: None, search: Search::new(look) }
    }

    /// Hexes from which one of some places can be drawn upon with Truck MP (12.3a/1): counted from the drawer to the place,
    /// so that the search goes against the steps. A hex next to the place will do (12.3c).
    pub fn drawn(&mut self, side: Side, to: &[Hex]) -> Bits {
        let t = self.look.t;
        let near = to.iter().flat_map(|at| std::iter::once(*at).chain(t.near(*at)));
        self.spread(side, Mobility::Truck, near, (t.ranges.draw, None), true);
        self.found()
    }

    /// Hexes that can be drawn upon from a hex with Truck MP: the other way round.
    pub fn draws(&mut self, side: Side, from: Hex) -> Bits {
        self.circle(side, Mobility::Truck, from, self.look.t.ranges.draw)
    }

    /// Hexes that an HQ can throw to, and those next to them (12.3b/1).
    pub fn thrown(&mut self, hq: UnitId) -> Bits {
        self.around(hq, self.look.face(hq).throw)
    }

    /// Those of some HQs that can throw to a hex: one search against the steps for all who throw alike.
    pub fn throwing(&mut self, side: Side, to: Hex, hqs: &mut Vec<UnitId>) {
        let look = self.look;
        for by in Mobility::ALL {
            let alike = |hq: &UnitId| look.face(*hq).by == by;
            let Some(most) = hqs.iter().filter(|hq| alike(hq)).map(|hq| look.face(*hq).throw).max() else {
                continue;
            };
            let near = std::iter::once(to).chain(look.t.near(to));
            self.spread(side, by, near, (most, None), true);
            let reaches = |hq: &UnitId| {
                let at = look.unit(*hq).at;
                let short = 4 * u16::from(most - look.face(*hq).throw);
                // Where it stands it need not go.
                look.t.distance(at, to) <= 1 || self.search.left(at).is_some_and(|left| left >= short)
            };
            hqs.retain(|hq| !alike(hq) || reaches(hq));
        }
    }

    /// Hexes that an HQ can draw upon, with the mobility of its throw (12.3a/2), and those next to them.
    pub fn drawing(&mut self, hq: UnitId) -> Bits {
        self.around(hq, self.look.t.ranges.draw)
    }

    /// Hexes that an Extender can be linked to, or would be if the column were one (12.7b), and those next to them
    /// (12.7g).
    pub fn linked(&mut self, column: &Column) -> Bits {
        let kind = &self.look.t.transport[usize::from(column.kind)];
        self.circle(column.side, kind.by, column.at, kind.extender)
    }

    /// What an HQ draws upon and what it throws to, by one search.
    pub fn both(&mut self, hq: UnitId) -> [Bits; 2] {
        let (throw, draw) = (self.look.face(hq).throw, self.look.t.ranges.draw);
        let (at, side) = (self.look.unit(hq).at, self.look.counter(hq).side);
        let ranges = (throw.max(draw), Some(throw.min(draw)));
        self.spread(side, self.look.face(hq).by, std::iter::once(at), ranges, false);
        let [far, near] = self.search.around.clone();
        if throw < draw { [far, near] } else { [near, far] }
    }

    fn around(&mut self, hq: UnitId, range: u8) -> Bits {
        let (at, side) = (self.look.unit(hq).at, self.look.counter(hq).side);
        self.circle(side, self.look.face(hq).by, at, range)
    }

    fn circle(&mut self, side: Side, by: Mobility, at: Hex, range: u8) -> Bits {
        self.spread(side, by, std::iter::once(at), (range, Some(range)), false);
        self.search.around[0].clone()
    }

    fn found(&self) -> Bits {
        let mut set = self.look.t.no_hexes();
        set.extend(self.search.reached.iter().chain(&self.search.stuck).copied());
        set
    }

    /// Searches with so many MP from some hexes; backwards for whoever wants to come there.
    fn spread(
        &mut self,
        side: Side,
        by: Mobility,
        starts: impl Iterator<Item = Hex>,
        (range, less): (u8, Option<u8>),
        backwards: bool,
    ) {
        let look = self.look;
        let closed = self.closed[side as usize].get_or_insert_with(|| closed(look, side));
        let sappers = self.sappers[side as usize].get_or_insert_with(|| Sappers::of(look, side));
        let [plain, bridged] = look.t.supply_prices(look.s.weather, by, backwards);
        let prices = Prices { plain, bridged, sappers };
        let way = (side, by == Mobility::Truck);
        if self.marked.replace(way) != Some(way) {
            self.search.reached.drain(..).for_each(|at| self.search.left[usize::from(at)] = 0);
            self.search.close(&closed[usize::from(way.1)]);
        }
        let quarters = |mp: u8| (4 * u16::from(mp)).min(FARTHEST);
        let ranges = (quarters(range), less.map(quarters));
        self.search.run(look, starts, ranges, prices);
    }
}

/// The hexes of a side's enemies (12.3d/2), and with them those in enemy zones that are not negated.
fn closed(look: Look, side: Side) -> [Bits; 2] {
    let enemy = side.other() as usize;
    let held = look.s.fields.occupied[enemy].clone();
    let mut barred = graph::around(&look.s.fields.zones[enemy], |hex| look.t.near(hex));
    for id in look.all(side) {
        let at = look.unit(id).at;
        if barred.contains(at) && !look.may_move(id) {
            // 4.5b
            barred.remove(at);
        }
    }
    barred.unite(&held);
    [held, barred]
}
