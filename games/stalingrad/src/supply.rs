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

/// All zones of control of a side (3.2), as [`Look::zone`] answers for a single hex.
pub fn zones(look: Look, of: Side) -> HexSet {
    let mut held: HexSet = look.all(of, |u| on_map(u.at)).map(|id| look.unit(id).at).collect();
    let fortresses = || look.s.fortresses.iter().map(|f| f.at).filter(|at| on_map(*at));
    held.extend(fortresses().filter(|_| of == Side::Soviet));
    let land = |hex: &Hex| look.t.at(*hex).terrain != Terrain::Sea;
    // 14.2.2
    fortresses().fold(around(&held, |at| look.t.near(at).filter(land)), HexSet::without)
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
    !barred(look, side, hex) && (held || !closed.contains(hex))
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
    around(&heads, |hex| {
        let ground = look.t.at(hex);
        ground.near().filter(|(d, _)| ground.rail >> d & 1 == 1).map(|(_, next)| next)
    }) - heads
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
    let all = look.t.sources[side as usize].iter().filter(|(_, by_rail)| *by_rail || !rail);
    all.map(|(hex, _)| *hex).filter(|hex| passable(look, side, *hex, closed, zones)).collect()
}

/// Rail hexes joined to a source by railway without interruption (3.3.5/1).
fn rail_heads(look: Look, side: Side, closed: &HexSet, zones: Zones) -> HexSet {
    Flood::from(sources(look, side, closed, zones, true)).within(usize::MAX, |flood, hex| {
        let ground = look.t.at(hex);
        for (d, next) in ground.near() {
            // 3.3.3: through mountains only along a road.
            let open = ground.road >> d & 1 == 1 || !mountain(look, hex) && !mountain(look, next);
            let joined = ground.rail >> d & 1 == 1 && !flood.is_open(next);
            if joined && open && passable(look, side, next, closed, zones) {
                flood.reach(next, true);
            }
        }
    })
}

fn mountain(look: Look, hex: Hex) -> bool {
    look.t.at(hex).terrain == Terrain::Mountain
}

/// Hexes within so many steps of some, along legal lines. A line that enters a mountain off the road ends there.
fn flood(look: Look, side: Side, closed: &HexSet, from: HexSet, steps: usize) -> HexSet {
    Flood::from(from).within(steps, |flood, hex| {
        let ground = look.t.at(hex);
        for (d, next) in ground.near() {
            let road = ground.road >> d & 1 == 1;
            if !flood.is_open(next)
                && (road || !mountain(look, hex))
                && passable(look, side, next, closed, Zones::Held)
            {
                flood.reach(next, road || !mountain(look, next));
            }
        }
    })
}

/// Too far, or cut off.
pub const FAR: u16 = u16::MAX;

/// Distances to safety: hexes of the shortest legal line from a working source. A hex in an enemy zone without a
/// friendly unit has the distance of its best neighbour plus one, but no line runs on through it.
pub fn distances(look: Look, side: Side) -> [u16; HEXES] {
    let mut far = [FAR; HEXES];
    let closed = zones(look, side.other());
    let sources = sources(look, side, &closed, Zones::Held, false);
    sources.iter().for_each(|hex| far[usize::from(hex)] = 0);
    let mut flood = Flood::from(sources);
    // Ring by ring: a mountain that a road opens late is left at the length of the road, not of the short cut.
    let (mut ring, mut spreads) = (0, true);
    while spreads {
        ring += 1;
        spreads = flood.ring(|flood, hex| {
            let ground = look.t.at(hex);
            for (d, next) in ground.near() {
                let road = ground.road >> d & 1 == 1;
                let known = &mut far[usize::from(next)];
                // Only a road opens what was reached and not passed.
                if flood.is_open(next)
                    || !road && (*known != FAR || mountain(look, hex))
                    || barred(look, side, next)
                {
                    continue;
                }
                *known = ring.min(*known);
                let open = road || !mountain(look, next);
                flood.reach(next, open && passable(look, side, next, &closed, Zones::Held));
            }
        });
    }
    far
}
