//! Terrain by rules of thumb: coast, woods, marsh and relief of the extracts, counted over each hex.

use std::collections::{BTreeMap, BTreeSet};

use crate::coast::Coast;
use crate::extract::{Geodata, LonLat};
use crate::hex::{Grid, Hex, centre};
use crate::hexmap::model::Place;
use crate::hexmap::reference::Reference;
use crate::hexmap::source::HexSource;
use crate::problem::Result;

/// The ground in degrees.
#[derive(Debug)]
pub struct Ground {
    /// Land and sea.
    pub coast: Coast,
    /// Lakes of the time.
    pub lakes: Vec<Vec<LonLat>>,
}

impl Ground {
    /// Reads coast and lakes of the source's theatre.
    pub fn read(geodata: &Geodata, source: &HexSource) -> Result<Self> {
        let t = &source.theatre;
        let mut coast = Coast::read(geodata, &format!("land_gshhg_{t}.geojson.gz"))?;
        let mut drowned = Vec::new();
        for d in &source.terrain.drowned {
            let mut rings = vec![d.ring.clone()];
            if let Some(lake) = &d.lake {
                let features = geodata.features(&format!("lakes_ne_{t}.geojson"))?;
                rings = features
                    .iter()
                    .filter(|f| f.text("name") == lake)
                    .flat_map(|f| f.polygons.iter().map(|p| p[0].clone()))
                    .collect();
                drowned.push(lake.clone());
            }
            rings.iter().filter(|r| r.len() > 2).for_each(|r| coast.drown(r));
        }
        let mut lakes = crate::coast::lakes(geodata, t, &drowned)?;
        lakes.retain(|ring| {
            let mean = |i: usize| ring.iter().map(|p| p[i]).sum::<f64>() / ring.len() as f64;
            let (x, y) = (mean(0), mean(1));
            !source.terrain.dry.iter().flat_map(|d| &d.at).any(|p| (p[0] - x).hypot(p[1] - y) < 0.08)
        });
        Ok(Self { coast, lakes })
    }
}

/// Points spread evenly over a hex, in hex widths from its centre.
fn spread() -> Vec<[f64; 2]> {
    let mut points = Vec::new();
    for r in -4i32..=4 {
        for q in -4i32..=4 {
            if (q + r).abs() <= 4 {
                // A lattice turned against the hex: nine points across the flats.
                let (x, y) = (f64::from(q) + f64::from(r) * 0.5, f64::from(r) * crate::hex::ROW);
                points.push([y / 9.0, x / 9.0]);
            }
        }
    }
    points
}

/// The terrain of every hex before corrections by hand.
pub fn by_thumb(
    source: &HexSource,
    grid: Grid,
    ground: &Ground,
    held: &BTreeSet<Hex>,
    geodata: &Geodata,
) -> Result<BTreeMap<Hex, String>> {
    let points = spread();
    let t = &source.theatre;
    let wood = source.terrain.wood_percent.map(|_| geodata.raster(&format!("cover_{t}"), 0)).transpose()?;
    let marsh = source.terrain.marsh_percent.map(|_| geodata.raster(&format!("cover_{t}"), 1)).transpose()?;
    let height = source.terrain.rough_metres.map(|_| geodata.raster(&format!("elev_{t}"), 0)).transpose()?;
    let index = ground.coast.index();
    let mut terrain = BTreeMap::new();
    for h in grid.hexes() {
        let [cx, cy] = centre(h);
        let at: Vec<LonLat> = points.iter().map(|p| source.projection.back([cx + p[0], cy + p[1]])).collect();
        let wet = at.iter().filter(|&&p| !index.land(p)).count() as f64 / at.len() as f64;
        let mean = |r: &Option<crate::extract::Raster>| {
            r.as_ref().map_or(0.0, |r| {
                at.iter().filter_map(|&p| r.at(p)).map(f64::from).sum::<f64>() / at.len() as f64
            })
        };
        let kind = if wet >= source.terrain.sea_share && !held.contains(&h) {
            "sea"
        } else if source.terrain.wood_percent.is_some_and(|w| mean(&wood) >= w) {
            "light woods"
        } else if source.terrain.marsh_percent.is_some_and(|w| mean(&marsh) >= w) {
            "marsh"
        } else if source.terrain.rough_metres.is_some_and(|m| relief(&height, &at) >= m) {
            "rough"
        } else {
            source.terrain.default.as_str()
        };
        terrain.insert(h, kind.to_string());
    }
    Ok(terrain)
}

fn relief(height: &Option<crate::extract::Raster>, at: &[LonLat]) -> f64 {
    let Some(height) = height else { return 0.0 };
    let all: Vec<f64> = at.iter().map(|&p| height.smooth(p)).collect();
    all.iter().copied().fold(f64::MIN, f64::max) - all.iter().copied().fold(f64::MAX, f64::min)
}

/// Named regions of the georeference speak for dry hexes.
pub fn by_region(terrain: &mut BTreeMap<Hex, String>, fitted: &Reference) {
    for (hex, kind) in &fitted.terrain {
        if let Some(t) = terrain.get_mut(hex).filter(|t| *t != "sea") {
            t.clone_from(kind);
        }
    }
}

/// A place never stands in the sea.
pub fn sea_rules(terrain: &mut BTreeMap<Hex, String>, places: &[Place]) {
    for p in places {
        if terrain.get(&p.hex).is_some_and(|t| t == "sea") {
            terrain.insert(p.hex, "polder".into());
        }
    }
}
