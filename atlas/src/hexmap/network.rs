//! Railways and roads of the fitted grid: stations joined by the cheapest way, roads beside them, tracks between neighbours.

use std::collections::BTreeSet;

use crate::hex::{Grid, Hex, Side, distance};
use crate::hexmap::board::HexBoard;
use crate::hexmap::lines::shortest;
use crate::hexmap::model::{Line, Place};
use crate::hexmap::reference::{Going, Reference};
use crate::problem::{Result, map};
use crate::projection::Projection;

/// The longest track, in hexes.
const TRACK: i32 = 6;

/// Railways along the cheapest way between stations; a later line keeps to the rails that lie.
pub fn railways(fitted: &Reference, grid: Grid, going: &Going) -> Result<Vec<Line>> {
    let mut laid: BTreeSet<Side> = BTreeSet::new();
    let mut lines = Vec::new();
    for (i, stations) in fitted.stations.iter().enumerate() {
        let name: Vec<&str> =
            [stations.first(), stations.last()].into_iter().flatten().map(|s| s.0.as_str()).collect();
        let mut hexes: Vec<Hex> = Vec::new();
        for w in stations.windows(2) {
            let way = join(grid, w[0].1, w[1].1, &laid, going)
                .ok_or_else(|| map(format!("no way for the railway from {} to {}", w[0].0, w[1].0)))?;
            hexes.extend(way.into_iter().skip(usize::from(!hexes.is_empty())));
        }
        laid.extend(hexes.windows(2).filter_map(|w| Side::between(w[0], w[1])));
        lines.push(Line { id: format!("r{:03}", i + 1), name: name.join("-"), class: "rail".into(), hexes });
    }
    Ok(lines)
}

/// Roads beside the railways between cities, then tracks between neighbouring places.
pub fn roads(
    fitted: &Reference,
    roads: &mut Vec<Line>,
    grid: Grid,
    going: &Going,
    places: &[Place],
    projection: &Projection,
) {
    let mut laid: BTreeSet<Side> = HexBoard::steps(roads).into_keys().collect();
    let city = |h: Hex| places.iter().any(|p| p.hex == h && p.kind != "village");
    for stations in &fitted.stations {
        let cities: Vec<usize> = (0..stations.len()).filter(|&i| city(stations[i].1)).collect();
        for pair in cities.windows(2) {
            let mut hexes: Vec<Hex> = Vec::new();
            for w in stations[pair[0]..=pair[1]].windows(2) {
                let Some(way) = join(grid, w[0].1, w[1].1, &laid, going) else { break };
                hexes.extend(way.into_iter().skip(usize::from(!hexes.is_empty())));
            }
            let name = format!("{}-{}", stations[pair[0]].0, stations[pair[1]].0);
            add(roads, &mut laid, "road", name, &hexes);
        }
    }
    let at: Vec<[f64; 2]> = places.iter().map(|p| projection.forward(p.at)).collect();
    for i in 0..places.len() {
        for j in i + 1..places.len() {
            let apart = distance(places[i].hex, places[j].hex);
            if !(1..=TRACK).contains(&apart) || !gabriel(&at, i, j) {
                continue;
            }
            let Some(way) = join(grid, places[i].hex, places[j].hex, &laid, going) else { continue };
            // A long way round is no track between neighbours.
            if way.len() as i32 <= apart + 3 {
                add(roads, &mut laid, "track", format!("{}-{}", places[i].name, places[j].name), &way);
            }
        }
    }
}

/// Whether no other point lies in the circle over two points.
fn gabriel(at: &[[f64; 2]], i: usize, j: usize) -> bool {
    let m = [(at[i][0] + at[j][0]) / 2.0, (at[i][1] + at[j][1]) / 2.0];
    let r = (at[i][0] - m[0]).powi(2) + (at[i][1] - m[1]).powi(2);
    at.iter()
        .enumerate()
        .all(|(k, p)| k == i || k == j || (p[0] - m[0]).powi(2) + (p[1] - m[1]).powi(2) >= r - 1e-12)
}

/// The cheapest way; what lies already is cheaper.
fn join(grid: Grid, from: Hex, to: Hex, laid: &BTreeSet<Side>, going: &Going) -> Option<Vec<Hex>> {
    shortest(grid, from, to, &|a, b| {
        let cost = going.step(a, b)?;
        let lies = Side::between(a, b).is_some_and(|s| laid.contains(&s));
        Some(if lies { 7 } else { cost })
    })
}

/// Adds what is new of a way, cut where it runs on roads that lie already.
fn add(roads: &mut Vec<Line>, laid: &mut BTreeSet<Side>, class: &str, name: String, hexes: &[Hex]) {
    let mut run: Vec<Hex> = Vec::new();
    let mut parts: Vec<Vec<Hex>> = Vec::new();
    for w in hexes.windows(2) {
        let Some(s) = Side::between(w[0], w[1]) else { continue };
        if laid.insert(s) {
            if run.is_empty() {
                run.push(w[0]);
            }
            run.push(w[1]);
        } else if !run.is_empty() {
            parts.push(std::mem::take(&mut run));
        }
    }
    if !run.is_empty() {
        parts.push(run);
    }
    for hexes in parts {
        let number = roads.iter().filter(|l| l.class == class).count() + 1;
        let letter = if class == "track" { 't' } else { 'h' };
        roads.push(Line {
            id: format!("{letter}{number:03}"),
            name: name.clone(),
            class: class.into(),
            hexes,
        });
    }
}

/// Groups of hexes that lines join.
pub fn groups(lines: &[Line]) -> Vec<BTreeSet<Hex>> {
    let mut groups: Vec<BTreeSet<Hex>> = Vec::new();
    for l in lines {
        let mut group: BTreeSet<Hex> = l.hexes.iter().copied().collect();
        groups.retain(|g| {
            let meets = !g.is_disjoint(&group);
            if meets {
                group.extend(g);
            }
            !meets
        });
        groups.push(group);
    }
    groups
}
