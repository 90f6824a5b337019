//! Display polygons: the rule polygons, led out to the real coast and cut by it.

use std::collections::{BTreeMap, BTreeSet};

use geo::{
    Area as _, BooleanOps, BoundingRect, Centroid, Distance, Euclidean, MultiPolygon, Polygon, unary_union,
};

use crate::art::pen::uneven;
use crate::coast::ring;
use crate::extract::LonLat;

/// An edge between two border points, the lesser name first.
pub type Edge = (String, String);

/// The edge of two border points.
pub fn edge(a: &str, b: &str) -> Edge {
    if a < b { (a.into(), b.into()) } else { (b.into(), a.into()) }
}

/// A border between two nodes as it is drawn: a little uneven, the same from both sides.
pub fn uneven_edge(a: &str, b: &str, nodes: &BTreeMap<String, LonLat>) -> Vec<LonLat> {
    let (first, last) = edge(a, b);
    let seed =
        first.bytes().chain(last.bytes()).fold(17i64, |h, c| h.wrapping_mul(31).wrapping_add(c.into()));
    let mut line = vec![nodes[&first], nodes[&last]];
    for level in 0..3u64 {
        let mut finer = Vec::new();
        for (i, w) in line.windows(2).enumerate() {
            let (dx, dy) = (w[1][0] - w[0][0], w[1][1] - w[0][1]);
            let by = 0.13 * uneven(seed, i as i64, level);
            finer.push(w[0]);
            finer.push([w[0][0] + dx / 2.0 - dy * by, w[0][1] + dy / 2.0 + dx * by * 0.7]);
        }
        finer.push(line[line.len() - 1]);
        line = finer;
    }
    if a != first {
        line.reverse();
    }
    line
}

/// Which edges belong to a single polygon and do not lie on the frame of the map.
pub fn coast_edges(
    rings: &[(String, Vec<String>)],
    nodes: &BTreeMap<String, LonLat>,
    frame: [f64; 4],
) -> BTreeSet<Edge> {
    let mut count: BTreeMap<Edge, usize> = BTreeMap::new();
    for (_, border) in rings {
        for i in 0..border.len() {
            *count.entry(edge(&border[i], &border[(i + 1) % border.len()])).or_default() += 1;
        }
    }
    let on_frame = |e: &Edge| {
        let (a, b) = (nodes[&e.0], nodes[&e.1]);
        (0..2).any(|i| {
            [frame[i], frame[i + 2]].iter().any(|f| (a[i] - f).abs() < 0.021 && (b[i] - f).abs() < 0.021)
        })
    };
    count.into_iter().filter(|(e, n)| *n == 1 && !on_frame(e)).map(|(e, _)| e).collect()
}

/// Outlines of every ring, cut by the land.
pub fn display(
    rings: &[(String, Vec<String>)],
    nodes: &BTreeMap<String, LonLat>,
    frame: [f64; 4],
    land: &MultiPolygon<f64>,
    shore: f64,
    dry: &BTreeSet<Edge>,
) -> BTreeMap<String, MultiPolygon<f64>> {
    let mut coast = coast_edges(rings, nodes, frame);
    coast.retain(|e| !dry.contains(e));
    // Outward normals of coast edges, added up at their nodes: both neighbours share them.
    let mut normals: BTreeMap<&str, [f64; 2]> = BTreeMap::new();
    for (_, border) in rings {
        let points: Vec<LonLat> = border.iter().map(|b| nodes[b]).collect();
        let turn = signed_area(&points).signum();
        for i in 0..border.len() {
            let j = (i + 1) % border.len();
            if coast.contains(&edge(&border[i], &border[j])) {
                let (dx, dy) = (points[j][0] - points[i][0], points[j][1] - points[i][1]);
                let len = dx.hypot(dy);
                for k in [i, j] {
                    let n = normals.entry(&border[k]).or_default();
                    n[0] += dy / len * turn;
                    n[1] -= dx / len * turn;
                }
            }
        }
    }
    let out = |name: &str| {
        let (p, n) = (nodes[name], normals[name]);
        let len = n[0].hypot(n[1]).max(1e-9);
        [p[0] + n[0] / len * shore * 1.25, p[1] + n[1] / len * shore]
    };
    let mut cores: Vec<MultiPolygon<f64>> = Vec::new();
    let mut strips: Vec<MultiPolygon<f64>> = Vec::new();
    for (_, border) in rings {
        let mut outline = Vec::new();
        let mut quads = Vec::new();
        for i in 0..border.len() {
            let (a, b) = (&border[i], &border[(i + 1) % border.len()]);
            if coast.contains(&edge(a, b)) {
                outline.push(nodes[a]);
                quads.push(Polygon::new(ring(&[nodes[a], nodes[b], out(b), out(a)]), vec![]));
            } else if on_edge_of(nodes[a], nodes[b], frame) {
                outline.push(nodes[a]);
            } else {
                let line = uneven_edge(a, b, nodes);
                outline.extend(&line[..line.len() - 1]);
            }
        }
        cores.push(MultiPolygon::new(vec![Polygon::new(ring(&outline), vec![])]));
        strips.push(unary_union(quads.iter()));
    }
    let all_cores = unary_union(cores.iter());
    let mut taken: MultiPolygon<f64> = MultiPolygon::new(vec![]);
    let mut shown: BTreeMap<String, MultiPolygon<f64>> = BTreeMap::new();
    for (i, (name, _)) in rings.iter().enumerate() {
        let strip = strips[i].difference(&all_cores).difference(&taken);
        taken = taken.union(&strip);
        let whole = cores[i].union(&strip).intersection(land);
        shown.insert(name.clone(), whole);
    }
    // Islands whole to the area that holds most of them; crumbs of the coast to the nearest.
    let mut owned: BTreeMap<String, Vec<Polygon<f64>>> = BTreeMap::new();
    for island in land.iter() {
        let mut shares: Vec<(f64, &String)> =
            shown.iter().map(|(n, s)| (s.intersection(island).unsigned_area(), n)).collect();
        shares.sort_by(|a, b| b.0.total_cmp(&a.0));
        let total = island.unsigned_area();
        let best = shares[0].1.clone();
        if shares[0].0 > 0.55 * total && shares.get(1).is_none_or(|s| s.0 < 0.3 * total) {
            if total > 0.5 {
                owned.entry(best.clone()).or_default().push(island.clone());
            }
            let island = MultiPolygon::new(vec![island.clone()]);
            for (n, s) in &mut shown {
                *s = if *n == best { s.union(&island) } else { s.difference(&island) };
            }
        }
    }
    // Who owns a great island owns no piece of the mainland across the strait.
    for (name, islands) in owned {
        let own = MultiPolygon::new(
            land.iter().filter(|p| p.unsigned_area() <= 0.5).cloned().chain(islands).collect(),
        );
        if let Some(s) = shown.get_mut(&name) {
            *s = s.intersection(&own);
        }
    }
    let covered = unary_union(shown.values());
    for crumb in land.difference(&covered).iter() {
        let Some(r) = crumb.bounding_rect() else { continue };
        let Some(middle) = crumb.centroid() else { continue };
        if r.width().max(r.height()) > 0.45 {
            continue;
        }
        let near = shown
            .iter()
            .flat_map(|(n, s)| s.iter().map(move |p| (Euclidean.distance(&middle, p), n)))
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .map(|(d, n)| (d, n.clone()));
        if let Some((d, n)) = near
            && d < 0.45
            && let Some(s) = shown.get_mut(&n)
        {
            *s = s.union(&MultiPolygon::new(vec![crumb.clone()]));
        }
    }
    // What is claimed twice goes to the first; slivers are dropped.
    let mut before: MultiPolygon<f64> = MultiPolygon::new(vec![]);
    for s in shown.values_mut() {
        *s = s.difference(&before);
        before = before.union(s);
    }
    for s in shown.values_mut() {
        s.0.retain(|p| p.unsigned_area() > 1e-5);
    }
    shown
}

fn on_edge_of(a: LonLat, b: LonLat, frame: [f64; 4]) -> bool {
    (0..2)
        .any(|i| [frame[i], frame[i + 2]].iter().any(|f| (a[i] - f).abs() < 1e-9 && (b[i] - f).abs() < 1e-9))
}

fn signed_area(points: &[LonLat]) -> f64 {
    let k = points.len();
    (0..k).map(|i| points[i][0] * points[(i + 1) % k][1] - points[(i + 1) % k][0] * points[i][1]).sum::<f64>()
        / 2.0
}
