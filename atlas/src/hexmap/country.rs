//! Countries: by frontiers and the nearest place, then along rivers that are frontiers.

use std::collections::BTreeMap;

use crate::extract::Geodata;
use crate::hex::{Grid, Hex, centre};
use crate::hexmap::lines::bank;
use crate::hexmap::model::{Place, River};
use crate::hexmap::source::FrontierSource;
use crate::problem::Result;
use crate::projection::{Point, Projection};

/// A frontier of today as board segments; most have not moved since the war.
pub fn borders(geodata: &Geodata, theatre: &str, projection: &Projection) -> Result<Vec<[Point; 2]>> {
    let features = geodata.features(&format!("borders_modern_{theatre}.geojson"))?;
    let lines = features.iter().flat_map(|f| &f.lines);
    Ok(lines
        .flat_map(|l| l.windows(2))
        .map(|w| [projection.forward(w[0]), projection.forward(w[1])])
        .collect())
}

/// The country of every dry hex: that of the nearest place which no frontier parts from it.
pub fn by_nearest(
    grid: Grid,
    places: &[Place],
    projection: &Projection,
    terrain: &BTreeMap<Hex, String>,
    borders: &[[Point; 2]],
) -> BTreeMap<Hex, String> {
    let known: Vec<(Point, &str)> =
        places.iter().filter_map(|p| Some((projection.forward(p.at), p.country.as_deref()?))).collect();
    let mut country = BTreeMap::new();
    for h in grid.hexes().filter(|h| terrain[h] != "sea") {
        let [x, y] = centre(h);
        let far = |p: Point| (p[0] - x).powi(2) + (p[1] - y).powi(2);
        let mut near: Vec<&(Point, &str)> = known.iter().collect();
        near.sort_by(|a, b| far(a.0).total_cmp(&far(b.0)));
        let near = &near[..near.len().min(24)];
        let free = near.iter().find(|p| !borders.iter().any(|b| crosses([[x, y], p.0], *b)));
        if let Some((_, c)) = free.or(near.first()) {
            country.insert(h, (*c).to_string());
        }
    }
    country
}

/// Whether two segments cross.
fn crosses(a: [Point; 2], b: [Point; 2]) -> bool {
    let side = |p: Point, q: Point, r: Point| (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
    side(a[0], a[1], b[0]) * side(a[0], a[1], b[1]) < 0.0
        && side(b[0], b[1], a[0]) * side(b[0], b[1], a[1]) < 0.0
}

/// Sets the hexes beside a river that is a frontier: right bank one country, left bank the other.
pub fn along_river(
    country: &mut BTreeMap<Hex, String>,
    parts: &[&River],
    frontier: &FrontierSource,
    projection: &Projection,
) {
    let [w, s, e, n] = frontier.within;
    for (h, c) in country.iter_mut() {
        let [lon, lat] = projection.back(centre(*h));
        let known = *c == frontier.right || *c == frontier.left;
        if !known || lon < w || lon > e || lat < s || lat > n {
            continue;
        }
        match bank(parts, *h) {
            Some(true) => c.clone_from(&frontier.right),
            Some(false) => c.clone_from(&frontier.left),
            None => {}
        }
    }
}
