//! Lines of communication (3.3), and the way to safety of a retreat (10.6.6).

use crate::action::Hex;
use crate::look::Look;
use crate::pieces::Side;
use crate::state::{HEXES, NO_HEX, on_map};
use crate::theatre::Terrain;

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HexSet([u64; HEXES.div_ceil(64)]);

impl HexSet {
    /// None.
    pub const EMPTY: HexSet = HexSet([0; HEXES.div_ceil(64)]);

    /// Is the hex in it?
    pub const fn has(&self, hex: Hex) -> bool {
        self.0[hex as usize / 64] >> (hex % 64) & 1 == 1
    }

    /// Puts a hex in; is it new?
    pub const fn put(&mut self, hex: Hex) -> bool {
        let new = !self.has(hex);
        self.0[hex as usize / 64] |= 1 << (hex % 64);
        new
    }

    /// Takes a hex out.
    pub const fn take(&mut self, hex: Hex) {
        self.0[hex as usize / 64] &= !(1 << (hex % 64));
    }

    /// The hexes in order.
    pub fn iter(&self) -> impl Iterator<Item = Hex> + '_ {
        self.0.iter().enumerate().flat_map(|(i, word)| {
            let mut left = *word;
            std::iter::from_fn(move || {
                (left != 0).then(|| {
                    let bit = left.trailing_zeros();
                    left &= left - 1;
                    (i as u32 * 64 + bit) as Hex
                })
            })
        })
    }
}

/// All zones of control of a side (3.2), as [`Look::zone`] answers for a single hex.
pub fn zones(look: Look, of: Side) -> HexSet {
    let mut set = HexSet::EMPTY;
    let mut mark = |at: Hex| {
        for near in look.t.near(at) {
            if look.t.at(near).terrain != Terrain::Sea {
                set.put(near);
            }
        }
    };
    for id in look.t.ids() {
        let at = look.unit(id).at;
        if on_map(at) && look.t.side(id) == of {
            mark(at);
        }
    }
    for fortress in look.s.fortresses.iter().filter(|f| on_map(f.at)) {
        if of == Side::Soviet {
            mark(fortress.at);
        }
    }
    // 14.2.2
    for fortress in look.s.fortresses.iter().filter(|f| on_map(f.at)) {
        set.take(fortress.at);
    }
    set
}

/// How a line treats zones of control.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Zones {
    /// A friendly unit opens a hex in an enemy zone (3.3.1/4).
    Held,
    /// Nothing does: for reinforcements (12.1.1/3).
    Closed,
}

/// Is a hex closed to a side's lines whatever the zones: the sea, enemies, their cities and towns (3.3.1, 3.3.2)?
fn barred(look: Look, side: Side, hex: Hex) -> bool {
    look.t.at(hex).terrain == Terrain::Sea
        || look.s.holder(hex) == Some(side.other())
        || look.enemy_place(side, hex)
}

/// May a line pass through a hex (3.3.1, 3.3.2)?
fn passable(look: Look, side: Side, hex: Hex, closed: &HexSet, zones: Zones) -> bool {
    let held = zones == Zones::Held && look.s.holder(hex) == Some(side);
    !barred(look, side, hex) && (held || !closed.has(hex))
}

/// A breadth-first search over hexes with a ring of its own.
struct Search {
    ring: [Hex; 2 * HEXES],
    first: usize,
    last: usize,
}

impl Search {
    const fn new() -> Search {
        Search { ring: [0; 2 * HEXES], first: 0, last: 0 }
    }

    fn push(&mut self, hex: Hex) {
        // A hex is queued once, or a second time when a road opens a mountain: the ring is long enough for both.
        self.ring[self.last % (2 * HEXES)] = hex;
        self.last += 1;
    }

    fn pop(&mut self) -> Option<Hex> {
        (self.first < self.last).then(|| {
            self.first += 1;
            self.ring[(self.first - 1) % (2 * HEXES)]
        })
    }
}

/// Hexes to which a side has a line of communication.
pub fn connected(look: Look, side: Side) -> HexSet {
    let closed = zones(look, side.other());
    match side {
        Side::Soviet => {
            flood(look, side, &closed, sources(look, side, &closed, Zones::Held, false), usize::MAX)
        }
        Side::Axis => {
            let heads = rail_heads(look, side, &closed, Zones::Held);
            flood(look, side, &closed, heads, usize::from(look.t.limits.off_rail))
        }
    }
}

/// Hexes so near to a railway in supply that one cut does not starve them: for the policy.
pub fn near_rail(look: Look, side: Side, steps: usize) -> HexSet {
    let closed = zones(look, side.other());
    flood(look, side, &closed, rail_heads(look, side, &closed, Zones::Held), steps)
}

/// Rail hexes next to those in supply that only the enemy keeps out of it, with units, zones or control: for the policy.
pub fn blocked_rail(look: Look, side: Side) -> HexSet {
    let heads = rail_heads_for_supply(look, side);
    let mut set = HexSet::EMPTY;
    for hex in heads.iter() {
        let ground = look.t.at(hex);
        for (d, next) in ground.next.iter().copied().enumerate() {
            if ground.rail >> d & 1 == 1 && next != NO_HEX && !heads.has(next) {
                set.put(next);
            }
        }
    }
    set
}

/// Rail hexes on which reinforcements of a side may enter, room and zones apart (12.1.1).
pub fn rail_heads_for_entry(look: Look, side: Side) -> HexSet {
    rail_heads(look, side, &zones(look, side.other()), Zones::Closed)
}

/// Rail hexes that a side's supply reaches by railway: an own unit opens a hex in an enemy zone (3.3.1/4).
pub fn rail_heads_for_supply(look: Look, side: Side) -> HexSet {
    rail_heads(look, side, &zones(look, side.other()), Zones::Held)
}

/// Working sources of a side.
fn sources(look: Look, side: Side, closed: &HexSet, zones: Zones, rail: bool) -> HexSet {
    let mut set = HexSet::EMPTY;
    for (hex, by_rail) in &look.t.sources[side as usize] {
        if (*by_rail || !rail) && passable(look, side, *hex, closed, zones) {
            set.put(*hex);
        }
    }
    set
}

/// Rail hexes joined to a source by railway without interruption (3.3.5/1).
fn rail_heads(look: Look, side: Side, closed: &HexSet, zones: Zones) -> HexSet {
    let mut set = sources(look, side, closed, zones, true);
    let mut search = Search::new();
    set.iter().for_each(|h| search.push(h));
    while let Some(hex) = search.pop() {
        let ground = look.t.at(hex);
        for (d, next) in ground.next.iter().copied().enumerate() {
            if ground.rail >> d & 1 == 0 || next == NO_HEX || set.has(next) {
                continue;
            }
            // 3.3.3: through mountains only along a road.
            let mountain =
                ground.terrain == Terrain::Mountain || look.t.at(next).terrain == Terrain::Mountain;
            if (!mountain || ground.road >> d & 1 == 1) && passable(look, side, next, closed, zones) {
                set.put(next);
                search.push(next);
            }
        }
    }
    set
}

/// Hexes within so many steps of some, along legal lines. A line that enters a mountain off the road ends there.
fn flood(look: Look, side: Side, closed: &HexSet, from: HexSet, steps: usize) -> HexSet {
    let mut reached = from;
    let mut search = Search::new();
    // Those that a line may leave again; a mountain entered off the road is not among them.
    let mut open = from;
    from.iter().for_each(|h| search.push(h));
    let mut ring = 0;
    while ring < steps && search.first < search.last {
        let end = search.last;
        while search.first < end {
            let Some(hex) = search.pop() else { break };
            let ground = look.t.at(hex);
            for (d, next) in ground.next.iter().copied().enumerate() {
                if next == NO_HEX || open.has(next) {
                    continue;
                }
                let road = ground.road >> d & 1 == 1;
                if ground.terrain == Terrain::Mountain && !road
                    || !passable(look, side, next, closed, Zones::Held)
                {
                    continue;
                }
                reached.put(next);
                if (look.t.at(next).terrain != Terrain::Mountain || road) && open.put(next) {
                    search.push(next);
                }
            }
        }
        ring += 1;
    }
    reached
}

/// Too far, or cut off.
pub const FAR: u16 = u16::MAX;

/// Distances to safety: hexes of the shortest legal line from a working source. A hex in an enemy zone without a
/// friendly unit has the distance of its best neighbour plus one, but no line runs on through it.
pub fn distances(look: Look, side: Side) -> [u16; HEXES] {
    let mut far = [FAR; HEXES];
    let mut search = Search::new();
    // Mountains that were entered off the road: a road may still open them.
    let mut ended = HexSet::EMPTY;
    let closed = zones(look, side.other());
    for hex in sources(look, side, &closed, Zones::Held, false).iter() {
        far[usize::from(hex)] = 0;
        search.push(hex);
    }
    // Ring by ring: a mountain that a road opens late is left at the length of the road, not of the short cut.
    let (mut next_far, mut end) = (1, search.last);
    while let Some(hex) = search.pop() {
        let ground = look.t.at(hex);
        for (d, next) in ground.next.iter().copied().enumerate() {
            let road = ground.road >> d & 1 == 1;
            if next == NO_HEX || far[usize::from(next)] != FAR && !(road && ended.has(next)) {
                continue;
            }
            if ground.terrain == Terrain::Mountain && !road || barred(look, side, next) {
                continue;
            }
            far[usize::from(next)] = far[usize::from(next)].min(next_far);
            if look.t.at(next).terrain == Terrain::Mountain && !road {
                ended.put(next);
            } else if passable(look, side, next, &closed, Zones::Held) {
                ended.take(next);
                search.push(next);
            }
        }
        if search.first == end {
            (next_far, end) = (next_far + 1, search.last);
        }
    }
    far
}
