//! Land, sea and lakes in degrees.

use geo::{BooleanOps, Coord, LineString, MultiPolygon, Polygon};

use crate::extract::{Geodata, LonLat};
use crate::problem::Result;

/// The land of a theatre.
#[derive(Debug, Clone)]
pub struct Coast {
    /// Land polygons.
    pub land: MultiPolygon<f64>,
}

/// A ring as `geo` wants it.
pub fn ring(points: &[LonLat]) -> LineString<f64> {
    LineString::from(points.iter().map(|p| Coord { x: p[0], y: p[1] }).collect::<Vec<_>>())
}

impl Coast {
    /// Reads a land layer.
    pub fn read(geodata: &Geodata, layer: &str) -> Result<Self> {
        let polygons = geodata
            .features(layer)?
            .iter()
            .flat_map(|f| &f.polygons)
            .map(|p| Polygon::new(ring(&p[0]), p[1..].iter().map(|r| ring(r)).collect()))
            .collect();
        Ok(Self { land: MultiPolygon::new(polygons) })
    }

    /// Makes water of land that is newer than the war.
    pub fn drown(&mut self, outline: &[LonLat]) {
        self.land = self.land.difference(&Polygon::new(ring(outline), vec![]));
    }

    /// All rings, outer and inner.
    pub fn rings(&self) -> impl Iterator<Item = Vec<LonLat>> + '_ {
        self.land
            .iter()
            .flat_map(|p| std::iter::once(p.exterior()).chain(p.interiors()))
            .map(|r| r.coords().map(|c| [c.x, c.y]).collect())
    }

    /// An index for questions of land or sea.
    pub fn index(&self) -> Shore {
        let mut shore = Shore { south: f64::INFINITY, bins: vec![] };
        let rings: Vec<Vec<LonLat>> = self.rings().collect();
        let edges = || rings.iter().flat_map(|r| r.windows(2)).map(|w| (w[0], w[1]));
        let north = edges().map(|e| e.0[1]).fold(f64::MIN, f64::max);
        shore.south = edges().map(|e| e.0[1]).fold(f64::MAX, f64::min);
        if shore.south > north {
            return shore;
        }
        shore.bins = vec![vec![]; ((north - shore.south) / BIN) as usize + 1];
        for (a, b) in edges() {
            let from = ((a[1].min(b[1]) - shore.south) / BIN) as usize;
            let to = ((a[1].max(b[1]) - shore.south) / BIN) as usize;
            for bin in from..=to.min(shore.bins.len() - 1) {
                shore.bins[bin].push((a, b));
            }
        }
        shore
    }
}

const BIN: f64 = 0.02;

/// Tells land from sea.
pub struct Shore {
    south: f64,
    bins: Vec<Vec<(LonLat, LonLat)>>,
}

impl Shore {
    /// Whether a point is land.
    pub fn land(&self, [lon, lat]: LonLat) -> bool {
        if lat < self.south {
            return false;
        }
        let Some(bin) = self.bins.get(((lat - self.south) / BIN) as usize) else { return false };
        let crossings = bin
            .iter()
            .filter(|(a, b)| (a[1] > lat) != (b[1] > lat))
            .filter(|(a, b)| lon < a[0] + (lat - a[1]) / (b[1] - a[1]) * (b[0] - a[0]));
        crossings.count() % 2 == 1
    }
}

/// Outlines of the lakes that were there in the war, but for those that are drawn otherwise.
pub fn lakes(geodata: &Geodata, theatre: &str, without: &[String]) -> Result<Vec<Vec<LonLat>>> {
    Ok(geodata
        .features(&format!("lakes_ne_{theatre}.geojson"))?
        .iter()
        .filter(|f| {
            !f.flag("post_1945") && f.text("featurecla") != "Reservoir" && f.text("dam_name").is_empty()
        })
        .filter(|f| !without.iter().any(|w| w == f.text("name")))
        .flat_map(|f| f.polygons.iter().map(|p| p[0].clone()))
        .collect())
}
