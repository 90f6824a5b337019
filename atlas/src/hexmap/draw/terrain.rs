//! Woods, marshes, mountains: fills cut by the coast, with scattered signs.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use geo::{Area, BooleanOps, Coord, MapCoords, MultiPolygon, Polygon, unary_union};

use super::{MARGIN, WIDTH, centre_px, corner_px, mid, px};
use crate::art::pen::{n, polyline, rounded, thin, uneven};
use crate::art::sheet::Sheet;
use crate::coast::{Shore, ring};
use crate::extract::LonLat;
use crate::hex::{Corner, Hex, ROW, around, centre, corner_at, corners};
use crate::hexmap::board::HexBoard;
use crate::projection::Point;

/// The outlines of a set of hexes.
fn outlines(set: &BTreeSet<Hex>) -> Vec<Vec<Corner>> {
    let mut next: BTreeMap<Corner, Corner> = BTreeMap::new();
    for &h in set {
        let c = corners(h);
        for (i, nb) in around(h).iter().enumerate() {
            if !set.contains(nb) {
                next.insert(c[i], c[(i + 1) % 6]);
            }
        }
    }
    let mut loops = Vec::new();
    while let Some((&start, _)) = next.iter().next() {
        let mut ring = vec![start];
        let mut at = start;
        while let Some(to) = next.remove(&at) {
            if to == start {
                break;
            }
            ring.push(to);
            at = to;
        }
        loops.push(ring);
    }
    loops
}

/// The connected patches of a set of hexes. Each is a path of its own, so that a client draws only those in view.
fn patches(mut set: BTreeSet<Hex>) -> Vec<BTreeSet<Hex>> {
    let mut patches = Vec::new();
    while let Some(first) = set.pop_first() {
        let mut patch = BTreeSet::from([first]);
        let mut open = vec![first];
        while let Some(h) = open.pop() {
            for near in around(h).into_iter().filter(|near| set.remove(near)) {
                patch.insert(near);
                open.push(near);
            }
        }
        patches.push(patch);
    }
    patches
}

/// The middle of a patch, which says in which chunk it is drawn.
fn middle(patch: &BTreeSet<Hex>) -> Point {
    let sum = patch.iter().map(|&h| centre_px(h)).fold([0.0, 0.0], |s, p| [s[0] + p[0], s[1] + p[1]]);
    sum.map(|s| s / patch.len().max(1) as f64)
}

/// Land in pixels, to keep woods and polders out of the water.
struct Dry<'a> {
    board: &'a HexBoard,
    shore: Shore,
    land: MultiPolygon<f64>,
}

impl Dry<'_> {
    fn at(&self, p: Point) -> bool {
        self.shore
            .land(self.board.source.projection.back([(p[0] - MARGIN[0]) / WIDTH, (p[1] - MARGIN[1]) / WIDTH]))
    }
}

fn dry(board: &HexBoard) -> Dry<'_> {
    let frame = |h: Hex| board.source.projection.back(centre(h));
    let g = board.grid;
    let edge: Vec<LonLat> = g
        .hexes()
        .filter(|h| h.x == 0 || h.y == 0 || h.x == g.columns - 1 || h.y == g.rows - 1)
        .map(frame)
        .collect();
    let low = |i: usize| edge.iter().map(|p| p[i]).fold(f64::MAX, f64::min) - 0.5;
    let high = |i: usize| edge.iter().map(|p| p[i]).fold(f64::MIN, f64::max) + 0.5;
    let window = crate::areas::board::rectangle([low(0), low(1), high(0), high(1)]);
    let land = board.ground.coast.land.intersection(&window).map_coords(|c| {
        let [x, y] = px(board.source.projection.forward([c.x, c.y]));
        Coord { x, y }
    });
    Dry { board, shore: board.ground.coast.index(), land }
}

/// Draws the terrain of all hexes.
pub(super) fn terrain(sheet: &mut Sheet, board: &HexBoard) {
    let dry = dry(board);
    let mut sets: BTreeMap<&str, BTreeSet<Hex>> = BTreeMap::new();
    for (h, kind) in &board.terrain {
        sets.entry(kind).or_default().insert(*h);
    }
    sets.retain(|kind, _| *kind != "sea" && *kind != board.source.terrain.default);
    for (kind, set) in
        sets.into_iter().flat_map(|(kind, set)| patches(set).into_iter().map(move |p| (kind, p)))
    {
        let class = kind.replace(' ', "-");
        let rings: Vec<Vec<Point>> =
            outlines(&set).iter().map(|ring| ring.iter().map(|&c| corner_px(c, 7, 4.0)).collect()).collect();
        let coastal = set.iter().any(|&h| corners(h).iter().any(|&c| !dry.at(px(corner_at(c)))));
        // A patch stays in one path with its holes.
        let d: String = if coastal {
            // Outlines turn one way, holes the other; overlay cuts both by the coast.
            let polygons = rings.iter().map(|r| Polygon::new(ring(&smooth(r)), vec![]));
            let (holes, outer): (Vec<_>, Vec<_>) = polygons.partition(|p| p.signed_area() < 0.0);
            let whole =
                unary_union(outer.iter()).difference(&unary_union(holes.iter())).intersection(&dry.land);
            let rings = whole.iter().flat_map(|p| std::iter::once(p.exterior()).chain(p.interiors()));
            rings
                .map(|r| polyline(&thin(&r.coords().map(|c| [c.x, c.y]).collect::<Vec<_>>(), 0.3), true))
                .collect()
        } else {
            rings.iter().map(|r| rounded(r)).collect()
        };
        let path = format!("<path class=\"{class}\" fill-rule=\"evenodd\" d=\"{d}\"/>");
        sheet.put("terrain", middle(&set), &path);
        for &h in &set {
            texture(sheet, kind, h, &dry);
        }
    }
}

/// The rounded curve of a ring as points.
fn smooth(ring: &[Point]) -> Vec<Point> {
    let k = ring.len();
    (0..k)
        .flat_map(|i| {
            let (a, c, b) = (
                mid(ring[i], ring[(i + 1) % k]),
                ring[(i + 1) % k],
                mid(ring[(i + 1) % k], ring[(i + 2) % k]),
            );
            (0..4).map(move |t| {
                let t = f64::from(t) / 4.0;
                let u = 1.0 - t;
                [
                    u * u * a[0] + 2.0 * u * t * c[0] + t * t * b[0],
                    u * u * a[1] + 2.0 * u * t * c[1] + t * t * b[1],
                ]
            })
        })
        .collect()
}

/// Scattered signs within a hex: places on a jittered lattice.
fn scatter(h: Hex, across: i32, salt: u64) -> Vec<Point> {
    let [cx, cy] = centre_px(h);
    let step = WIDTH / f64::from(across);
    let mut points = Vec::new();
    for r in -across..=across {
        for c in -across..=across {
            let (i, j) = (i64::from(h.x * 64 + c), i64::from(h.y * 64 + r));
            let x = (f64::from(c) + if r.rem_euclid(2) == 1 { 0.5 } else { 0.0 } + 0.4 * uneven(i, j, salt))
                * step;
            let y = (f64::from(r) * ROW + 0.4 * uneven(j, i, salt)) * step;
            let inside = x.abs() < WIDTH * 0.44 && (x.abs() * 0.5 + y.abs() * ROW) < WIDTH * 0.44;
            if inside {
                points.push([cx + x, cy + y]);
            }
        }
    }
    points
}

fn texture(sheet: &mut Sheet, kind: &str, h: Hex, dry: &Dry) {
    let scatter = |h: Hex, across: i32, salt: u64| -> Vec<Point> {
        scatter(h, across, salt).into_iter().filter(|&p| dry.at(p)).collect()
    };
    let at = centre_px(h);
    let mut d = String::new();
    if kind.contains("woods") || kind == "forest" {
        let across = if kind == "heavy woods" { 5 } else { 4 };
        for [x, y] in scatter(h, across, 3) {
            let r = 2.3 + 0.6 * uneven(x as i64, y as i64, 5);
            let _ = write!(d, "M{} {}a{r:.1} {r:.1} 0 1 1 {} 0z", n(x - r), n(y), n(2.0 * r));
        }
        sheet.draw("texture", "tree", at, &d);
        d.clear();
    }
    if kind.starts_with("mountain") {
        for [x, y] in scatter(h, 3, 11) {
            let s = 6.0 + uneven(x as i64, y as i64, 2);
            let _ = write!(
                d,
                "M{} {}l{} {} {} {}m{} {}l{} {}",
                n(x - s),
                n(y + s * 0.6),
                n(s),
                n(-s * 1.3),
                n(s),
                n(s * 1.3),
                n(-s * 0.75),
                n(-s * 0.6),
                n(s * 0.3),
                n(s * 0.6)
            );
        }
        sheet.draw("texture", "peak", at, &d);
    } else if kind.starts_with("rough") {
        for [x, y] in scatter(h, 3, 13).into_iter().step_by(2) {
            let _ = write!(d, "M{} {}q4-6 8 0", n(x - 4.0), n(y));
        }
        sheet.draw("texture", "peak", at, &d);
    } else if kind == "swamp" || kind.starts_with("marsh") {
        for [x, y] in scatter(h, 4, 17).into_iter().step_by(2) {
            let _ = write!(
                d,
                "M{} {}h9m-7.500 2.800h6M{} {}v-4m-2.200 4l-1-3m5.400 3l1-3",
                n(x - 4.5),
                n(y),
                n(x),
                n(y - 1.0)
            );
        }
        sheet.draw("texture", "reed", at, &d.replace("00h", "h").replace("00v", "v"));
    } else if kind == "polder" {
        let [x, y] = at;
        for row in [-13.0, -4.0, 5.0, 14.0] {
            for part in [-17.0, -8.5, 0.0, 8.5] {
                let p = [x + part, y + row];
                if dry.at(p) && dry.at([p[0] + 8.5, p[1]]) {
                    let _ = write!(d, "M{} {}h8.5", n(p[0]), n(p[1]));
                }
            }
        }
        sheet.draw("texture", "dyke", at, &d);
    }
}
