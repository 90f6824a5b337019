//! Lines of communication (3.3), and the way to safety of a retreat (10.6.6).

use sandtable_board::graph::{Flood, around};
use sandtable_board::{BitSet, HexGrid, Neighbourhood};

use crate::action::Hex;
use crate::look::Look;
use crate::pieces::Side;
use crate::state::{HEXES, on_map};
use crate::theatre::{Ground, Terrain};

/// A set of hexes.
pub type HexSet = BitSet<{ HEXES.div_ceil(64) }>;

/// What floods over the map need to know of its ground.
#[derive(Debug)]
pub struct Country {
    /// Where its hexes lie.
    pub hexes: Neighbourhood<{ HEXES.div_ceil(64) }>,
    /// Those that are mountains.
    mountains: HexSet,
    /// Steps along roads into mountains and out of them, and where they begin.
    passes: Vec<(Hex, Hex)>,
    feet: HexSet,
    /// Hexes with a railway.
    rails: HexSet,
}

impl Country {
    /// That of a map.
    pub fn new(grid: &HexGrid, ground: &[Ground]) -> Country {
        let all = || (0..).zip(ground);
        let mountain = |hex: Hex| ground[usize::from(hex)].terrain == Terrain::Mountain;
        let roads = all().flat_map(|(hex, g)| {
            g.near().filter(|(d, _)| g.road >> d & 1 == 1).map(move |(_, next)| (hex, next))
        });
        let passes: Vec<_> = roads.filter(|(from, to)| mountain(*from) || mountain(*to)).collect();
        Country {
            hexes: Neighbourhood::new(grid),
            mountains: all().map(|(hex, _)| hex).filter(|hex| mountain(*hex)).collect(),
            feet: passes.iter().map(|(from, _)| *from).collect(),
            rails: all().filter(|(_, g)| g.rail != 0).map(|(hex, _)| hex).collect(),
            passes,
        }
    }
}

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
    let zones = look.t.country.hexes.around(&held(look, of)) & look.t.land;
    // 14.2.2
    fortresses(look).fold(zones, HexSet::without)
}

/// Where the lines of a side may run.
pub struct Lines<'a> {
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
    pub fn past(look: Look<'a>, side: Side, theirs: &HexSet, zones: &HexSet) -> Lines<'a> {
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
        let [reached] = self.floods(from, [steps]);
        reached
    }

    /// The same for several numbers of steps, the smallest first.
    fn floods<const N: usize>(&self, from: HexSet, steps: [usize; N]) -> [HexSet; N] {
        let (mut rings, mut gone) = (Rings::from(from), 0);
        steps.map(|steps| {
            while gone < steps && rings.spread(&self.look.t.country, &self.open, &self.open) {
                gone += 1;
            }
            rings.reached
        })
    }

    /// Hexes of the shortest line from a working source. A hex in an enemy zone without a friendly unit has the distance
    /// of its best neighbour plus one, but no line runs on through it. Nothing is looked for beyond `wanted`.
    fn distances(&self, mut wanted: HexSet) -> [u16; HEXES] {
        let mut far = [FAR; HEXES];
        let mut rings = Rings::from(self.sources(false));
        let (mut ring, mut spreads) = (0, true);
        rings.reached.iter().for_each(|hex| far[usize::from(hex)] = 0);
        // No way leads to a hex that is not free.
        wanted &= self.free;
        wanted -= rings.reached;
        while spreads && !wanted.is_empty() {
            ring += 1;
            spreads = rings.spread(&self.look.t.country, &self.free, &self.open);
            (wanted & rings.reached).iter().for_each(|hex| far[usize::from(hex)] = ring);
            wanted -= rings.reached;
        }
        far
    }

    fn mountain(&self, hex: Hex) -> bool {
        self.look.t.at(hex).terrain == Terrain::Mountain
    }
}

/// Lines that are drawn on ring by ring.
struct Rings {
    /// What they have reached.
    reached: HexSet,
    /// Those from which they go on or have gone on, and the last of them.
    open: HexSet,
    last: HexSet,
}

impl From<HexSet> for Rings {
    fn from(starts: HexSet) -> Rings {
        Rings { reached: starts, open: starts, last: starts }
    }
}

impl Rings {
    /// Draws them on by one ring, to hexes that are free, and through those of them that are open; a line that enters a
    /// mountain off the road ends there. False when none goes on. A mountain that a road opens late is left at the length of
    /// the road, not of the short cut.
    fn spread(&mut self, country: &Country, free: &HexSet, open: &HexSet) -> bool {
        let mut next = country.hexes.around(&(self.last - country.mountains)) & *free;
        let mut on = next & (*open - country.mountains);
        if self.last.intersects(country.feet) {
            for (from, to) in &country.passes {
                if self.last.contains(*from) && free.contains(*to) {
                    next.insert(*to);
                    if open.contains(*to) {
                        on.insert(*to);
                    }
                }
            }
        }
        self.reached |= next;
        self.last = on - self.open;
        self.open |= on;
        !self.last.is_empty()
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

impl Lines<'_> {
    /// The hexes where they may run: all that a side's network depends on.
    pub fn passable(&self) -> &HexSet {
        &self.open
    }

    /// The hexes where its railways may run, and begin.
    pub fn rails(&self) -> HexSet {
        (self.open & self.look.t.country.rails) | self.sources(true)
    }

    /// The network of the side; `alike` is one whose railways run in the same hexes.
    pub fn network(&self, alike: Option<&Network>) -> Network {
        let look = self.look;
        if self.side == Side::Soviet {
            let all = self.flood(self.sources(false), usize::MAX);
            return Network { lines: all, safe: all, open: all, blocks: HexSet::EMPTY, heads: HexSet::EMPTY };
        }
        let reach = usize::from(look.t.limits.off_rail);
        let (heads, blocks) = alike.map_or_else(
            || {
                let heads = self.rail_heads();
                let beside = around(&heads, |hex| {
                    let ground = look.t.at(hex);
                    ground.near().filter(|(d, _)| ground.rail >> d & 1 == 1).map(|(_, next)| next)
                });
                (heads, beside - heads)
            },
            |alike| (alike.heads, alike.blocks),
        );
        let [safe, open, all] = self.floods(heads, [SAFE, reach - 1, reach]);
        Network { lines: all, safe, open, blocks, heads }
    }
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
