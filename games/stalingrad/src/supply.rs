//! Lines of communication (3.3), and the way to safety of a retreat (10.6.6).

use sandtable_board::BitSet;
use sandtable_board::graph::{Flood, around};

use crate::action::Hex;
use crate::look::Look;
use crate::pieces::Side;
use crate::state::{HEXES, on_map};
use crate::theatre::Terrain;

/// A set of hexes.
pub type HexSet = BitSet<{ HEXES.div_ceil(64) }>;
/// A flood of hexes.
type Rings = Flood<[u64; HEXES.div_ceil(64)], Hex>;

/// Hexes that a side holds, with units or fortresses, as [`crate::State::holder`] answers for a single hex.
pub fn held(look: Look, side: Side) -> HexSet {
    let mut held: HexSet = look.all(side, |u| on_map(u.at)).map(|id| look.unit(id).at).collect();
    held.extend(fortresses(look).filter(|_| side == Side::Soviet));
    held
}

fn fortresses(look: Look<'_>) -> impl Iterator<Item = Hex> {
    look.s.fortresses.iter().map(|f| f.at).filter(|at| on_map(*at))
}

/// All zones of control of a side (3.2), as [`Look::zone`] answers for a single hex.
pub fn zones(look: Look, of: Side) -> HexSet {
    let zones = around(&held(look, of), |at| look.t.near(at)) & look.t.land;
    // 14.2.2
    fortresses(look).fold(zones, HexSet::without)
}

/// Where the lines of a side may run.
struct Lines<'a> {
    look: Look<'a>,
    side: Side,
    /// Neither the sea nor an enemy, nor one of his cities and towns (3.3.1, 3.3.2).
    free: HexSet,
    /// Those that a line may pass through, too.
    open: HexSet,
}

impl<'a> Lines<'a> {
    /// A friendly unit opens a hex in an enemy zone (3.3.1/4).
    fn of(look: Look<'a>, side: Side) -> Lines<'a> {
        let enemy = side.other();
        Lines::past(look, side, &held(look, enemy), &zones(look, enemy))
    }

    /// The same where it is known what the enemy holds, and his zones.
    fn past(look: Look<'a>, side: Side, theirs: &HexSet, zones: &HexSet) -> Lines<'a> {
        let enemy = side.other();
        let mut free = look.t.land - *theirs;
        for (_, place) in look.t.places.iter().enumerate().filter(|(i, _)| look.controls(enemy, *i)) {
            free.remove(place.hex);
        }
        Lines { look, side, free, open: free - (*zones - held(look, side)) }
    }

    /// Nothing opens a hex in an enemy zone: for reinforcements (12.1.1/3).
    fn closed(look: Look<'a>, side: Side) -> Lines<'a> {
        let lines = Lines::of(look, side);
        Lines { open: lines.open - zones(look, side.other()), ..lines }
    }

    /// Working sources, with a railway or all.
    fn sources(&self, rail: bool) -> HexSet {
        let all = self.look.t.sources[self.side as usize].iter().filter(|(_, by_rail)| *by_rail || !rail);
        all.map(|(hex, _)| *hex).filter(|hex| self.open.contains(*hex)).collect()
    }

    /// Rail hexes joined to a source by railway without interruption (3.3.5/1).
    fn rail_heads(&self) -> HexSet {
        Flood::from(self.sources(true)).within(usize::MAX, |flood, hex| {
            let ground = self.look.t.at(hex);
            for (d, next) in ground.near().filter(|(d, _)| ground.rail >> d & 1 == 1) {
                // 3.3.3: through mountains only along a road.
                let road = ground.road >> d & 1 == 1;
                let through = road || !self.mountain(hex) && !self.mountain(next);
                if !flood.is_open(next) && self.open.contains(next) && through {
                    flood.reach(next, true);
                }
            }
        })
    }

    /// Hexes within so many steps of some. A line that enters a mountain off the road ends there.
    fn flood(&self, from: HexSet, steps: usize) -> HexSet {
        Flood::from(from).within(steps, |flood, hex| self.spread(flood, hex))
    }

    /// The same for several numbers of steps, the smallest first.
    fn floods<const N: usize>(&self, from: HexSet, steps: [usize; N]) -> [HexSet; N] {
        let (mut flood, mut gone) = (Flood::from(from), 0);
        steps.map(|steps| {
            while gone < steps && flood.ring(|flood, hex| self.spread(flood, hex)) {
                gone += 1;
            }
            *flood.reached()
        })
    }

    /// Draws lines on from a hex by one.
    fn spread(&self, flood: &mut Rings, hex: Hex) {
        let ground = self.look.t.at(hex);
        for (d, next) in ground.near() {
            let road = ground.road >> d & 1 == 1;
            if !flood.is_open(next) && self.open.contains(next) && (road || !self.mountain(hex)) {
                flood.reach(next, road || !self.mountain(next));
            }
        }
    }

    /// Hexes of the shortest line from a working source. A hex in an enemy zone without a friendly unit has the distance
    /// of its best neighbour plus one, but no line runs on through it. Nothing is looked for beyond `wanted`.
    fn distances(&self, mut wanted: HexSet) -> [u16; HEXES] {
        let mut far = [FAR; HEXES];
        let sources = self.sources(false);
        sources.iter().for_each(|hex| far[usize::from(hex)] = 0);
        let mut flood = Flood::from(sources);
        // Ring by ring: a mountain that a road opens late is left at the length of the road, not of the short cut.
        let (mut ring, mut spreads) = (0, true);
        // No way leads to a hex that is not free.
        wanted &= self.free;
        while spreads && !(wanted - *flood.reached()).is_empty() {
            ring += 1;
            spreads = flood.ring(|flood, hex| {
                let ground = self.look.t.at(hex);
                for (d, next) in ground.near() {
                    let road = ground.road >> d & 1 == 1;
                    if !flood.is_open(next) && self.free.contains(next) && (road || !self.mountain(hex)) {
                        let known = &mut far[usize::from(next)];
                        *known = ring.min(*known);
                        flood.reach(next, self.open.contains(next) && (road || !self.mountain(next)));
                    }
                }
            });
        }
        far
    }

    fn mountain(&self, hex: Hex) -> bool {
        self.look.t.at(hex).terrain == Terrain::Mountain
    }
}

/// Hexes to which a side has a line of communication.
pub fn connected(look: Look, side: Side) -> HexSet {
    let lines = Lines::of(look, side);
    match side {
        Side::Soviet => lines.flood(lines.sources(false), usize::MAX),
        Side::Axis => lines.flood(lines.rail_heads(), usize::from(look.t.limits.off_rail)),
    }
}

/// What the lines of a side reach: for its policy.
pub struct Network {
    /// Hexes on its lines of communication.
    pub lines: HexSet,
    /// Those of them that one cut does not starve: the Axis close to its railways, the Soviets all.
    pub safe: HexSet,
    /// Hexes from which a line may be drawn on by one.
    pub open: HexSet,
    /// Rail hexes next to those in supply that only the enemy keeps out of it, with units, zones or control; none for the
    /// Soviets, who need no railway.
    pub blocks: HexSet,
    /// Rail hexes joined to a source of the Axis by railway.
    pub heads: HexSet,
}

/// So near to its railways the Axis is safe.
const SAFE: usize = 4;

/// Where the lines of a side may run, past what the enemy holds and his zones: all that its network depends on.
pub fn passable(look: Look, side: Side, theirs: &HexSet, zones: &HexSet) -> HexSet {
    Lines::past(look, side, theirs, zones).open
}

/// The network of a side.
pub fn network(look: Look, side: Side) -> Network {
    let lines = Lines::of(look, side);
    if side == Side::Soviet {
        let all = lines.flood(lines.sources(false), usize::MAX);
        return Network { lines: all, safe: all, open: all, blocks: HexSet::EMPTY, heads: HexSet::EMPTY };
    }
    let heads = lines.rail_heads();
    let reach = usize::from(look.t.limits.off_rail);
    let beside = around(&heads, |hex| {
        let ground = look.t.at(hex);
        ground.near().filter(|(d, _)| ground.rail >> d & 1 == 1).map(|(_, next)| next)
    });
    let [safe, open, all] = lines.floods(heads, [SAFE, reach - 1, reach]);
    Network { lines: all, safe, open, blocks: beside - heads, heads }
}

/// Rail hexes on which reinforcements of a side may enter, room and zones apart (12.1.1).
pub fn rail_heads_for_entry(look: Look, side: Side) -> HexSet {
    Lines::closed(look, side).rail_heads()
}

/// Rail hexes that a side's supply reaches by railway: an own unit opens a hex in an enemy zone (3.3.1/4).
pub fn rail_heads_for_supply(look: Look, side: Side) -> HexSet {
    Lines::of(look, side).rail_heads()
}

/// Too far, or cut off.
pub const FAR: u16 = u16::MAX;

/// Distances to safety, of some hexes at least.
pub fn distances(look: Look, side: Side, wanted: HexSet) -> [u16; HEXES] {
    Lines::of(look, side).distances(wanted)
}
