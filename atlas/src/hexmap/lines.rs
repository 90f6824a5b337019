//! Chains of hexsides, ways through hexes, banks of rivers.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

use crate::hex::{Corner, Grid, Hex, Side, centre, corner_at};
use crate::hexmap::model::River;

/// The index of the first side that shares no corner with the one before, or whose entry is not at its free end.
pub fn chain_breaks(sides: impl IntoIterator<Item = Side>) -> Option<usize> {
    let sides: Vec<Side> = sides.into_iter().collect();
    (1..sides.len()).find(|&i| {
        let before = sides[i - 1].ends();
        !sides[i].ends().iter().any(|c| before.contains(c))
    })
}

/// The corners along a chain of sides, from its head to its mouth.
pub fn corners_along(sides: &[Side]) -> Vec<Corner> {
    let Some(first) = sides.first() else { return vec![] };
    let [a, b] = first.ends();
    let start = match sides.get(1) {
        Some(next) if next.ends().contains(&a) && !next.ends().contains(&b) => b,
        _ => a,
    };
    let mut along = vec![start];
    for side in sides {
        let [a, b] = side.ends();
        let last = along[along.len() - 1];
        along.push(if last == a { b } else { a });
    }
    along
}

/// The most sides by which a mouth is led on.
const LED: usize = 14;

/// Leads every mouth that ends on dry land to the next river, the sea or the edge of the map, if one is near.
pub fn lead_on(rivers: &mut [River], grid: Grid, sea: &BTreeSet<Hex>) {
    for i in 0..rivers.len() {
        let along = corners_along(&rivers[i].sides);
        let Some(&mouth) = along.last() else { continue };
        let own: BTreeSet<Corner> = along.iter().copied().collect();
        let others: BTreeSet<Corner> = rivers
            .iter()
            .enumerate()
            .filter(|r| r.0 != i)
            .flat_map(|r| r.1.sides.iter().flat_map(Side::ends))
            .collect();
        let wet = |c: Corner| {
            let hexes = meeting(c);
            others.contains(&c)
                || hexes.iter().any(|h| sea.contains(h))
                || hexes.iter().any(|h| !grid.holds(*h))
        };
        let mut from: BTreeMap<Corner, (Corner, Side)> = BTreeMap::new();
        let mut ring = vec![mouth];
        let mut found = wet(mouth).then_some(mouth);
        for _ in 0..LED {
            if found.is_some() {
                break;
            }
            let mut next = Vec::new();
            for &c in &ring {
                for (to, side) in sides_at(c) {
                    if to != mouth
                        && !own.contains(&to)
                        && grid.holds(side.0)
                        && grid.holds(side.1)
                        && !from.contains_key(&to)
                    {
                        from.insert(to, (c, side));
                        next.push(to);
                    }
                }
            }
            found = next.iter().copied().find(|&c| wet(c));
            ring = next;
        }
        let mut led = Vec::new();
        while let Some(at) = found.filter(|&c| c != mouth) {
            let (before, side) = from[&at];
            led.push(side);
            found = Some(before);
        }
        rivers[i].sides.extend(led.into_iter().rev());
    }
}

/// The three hexes that meet at a corner.
fn meeting((x, y): Corner) -> [Hex; 3] {
    let hex = |cx: i32, cy: i32| {
        let row = cy.div_euclid(3);
        Hex { y: row, x: (cx - row.rem_euclid(2)).div_euclid(2) }
    };
    // A corner is the south tip of the hex above it, or the north tip of the hex below.
    if (y - 2).rem_euclid(3) == 0 {
        [hex(x, y - 2), hex(x - 1, y + 1), hex(x + 1, y + 1)]
    } else {
        [hex(x, y + 2), hex(x - 1, y - 1), hex(x + 1, y - 1)]
    }
}

/// The three sides that meet at a corner, with their other ends.
fn sides_at(c: Corner) -> Vec<(Corner, Side)> {
    let hexes = meeting(c);
    let pairs = [(0, 1), (0, 2), (1, 2)];
    pairs
        .iter()
        .filter_map(|&(a, b)| Side::between(hexes[a], hexes[b]))
        .map(|s| (if s.ends()[0] == c { s.ends()[1] } else { s.ends()[0] }, s))
        .collect()
}

/// Whether a hex stands on the right bank (looking downstream) of the nearest part of a river; nothing when far off.
pub fn bank(parts: &[&River], hex: Hex) -> Option<bool> {
    let [x, y] = centre(hex);
    let mut best: Option<(f64, bool)> = None;
    for river in parts {
        let along: Vec<_> = corners_along(&river.sides).into_iter().map(corner_at).collect();
        for w in along.windows(2) {
            let (dx, dy) = (w[1][0] - w[0][0], w[1][1] - w[0][1]);
            let (mx, my) = (x - (w[0][0] + w[1][0]) / 2.0, y - (w[0][1] + w[1][1]) / 2.0);
            let d = mx * mx + my * my;
            let right = dx * my - dy * mx > 0.0;
            if d < 4.0 && best.is_none_or(|b| d < b.0 - 1e-9) {
                best = Some((d, right));
            }
        }
    }
    best.map(|b| b.1)
}

/// The cheapest way between two hexes; of equal ways the one of lesser hexes, so that it never changes.
pub fn shortest(grid: Grid, from: Hex, to: Hex, cost: &dyn Fn(Hex, Hex) -> Option<u32>) -> Option<Vec<Hex>> {
    let straight = |h: Hex| {
        let ([ax, ay], [bx, by], [px, py]) = (centre(from), centre(to), centre(h));
        let cross = ((bx - ax) * (py - ay) - (by - ay) * (px - ax)).abs();
        (cross * 16.0) as u32
    };
    let mut best: BTreeMap<Hex, (u64, Option<Hex>)> = BTreeMap::from([(from, (0, None))]);
    let mut heap = BinaryHeap::from([Reverse((0u64, from))]);
    while let Some(Reverse((d, h))) = heap.pop() {
        if h == to {
            let mut way = vec![to];
            let mut at = to;
            while let Some((_, Some(before))) = best.get(&at) {
                way.push(*before);
                at = *before;
            }
            way.reverse();
            return Some(way);
        }
        if best[&h].0 < d {
            continue;
        }
        for n in grid.neighbours(h) {
            let Some(c) = cost(h, n) else { continue };
            // Ways of equal length keep to the straight line.
            let d = d + u64::from(c) * 100_000 + u64::from(straight(n));
            if best.get(&n).is_none_or(|b| d < b.0) {
                best.insert(n, (d, Some(h)));
                heap.push(Reverse((d, n)));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::corners;

    #[test]
    fn three_hexes_and_three_sides_meet_at_a_corner() {
        for h in [Hex { x: 4, y: 6 }, Hex { x: 5, y: 7 }] {
            for c in corners(h) {
                assert!(meeting(c).contains(&h));
                assert!(meeting(c).iter().all(|m| corners(*m).contains(&c)));
                assert_eq!(sides_at(c).len(), 3);
                assert!(sides_at(c).iter().all(|(to, s)| s.ends().contains(to) && s.ends().contains(&c)));
            }
        }
    }
}
