//! Reading the extracts: vector layers and height grids.

use std::fs::File;
use std::io::Read;
use std::path::PathBuf;

use flate2::read::GzDecoder;
use geojson::{GeoJson, GeometryValue, JsonObject};
use serde::Deserialize;

use crate::problem::{Result, extract};

/// A point in degrees: longitude, latitude.
pub type LonLat = [f64; 2];

/// A feature of a vector layer with its shapes broken into simple parts.
#[derive(Debug, Clone, Default)]
pub struct Feature {
    /// Attributes as the extract's README describes them.
    pub about: JsonObject,
    /// Lines of the feature.
    pub lines: Vec<Vec<LonLat>>,
    /// Polygons of the feature: outer ring first, then holes.
    pub polygons: Vec<Vec<Vec<LonLat>>>,
}

impl Feature {
    /// A text attribute, or nothing.
    pub fn text(&self, key: &str) -> &str {
        self.about.get(key).and_then(|v| v.as_str()).unwrap_or("")
    }

    /// A yes-or-no attribute.
    pub fn flag(&self, key: &str) -> bool {
        self.about.get(key).and_then(serde_json::Value::as_bool).unwrap_or(false)
    }
}

/// The folder of the extracts.
#[derive(Debug, Clone)]
pub struct Geodata {
    /// Path of the folder.
    pub folder: PathBuf,
}

impl Geodata {
    fn bytes(&self, name: &str) -> Result<Vec<u8>> {
        let path = self.folder.join(name);
        let mut file = File::open(&path).map_err(|e| extract(&path, e))?;
        let mut bytes = Vec::new();
        if name.ends_with(".gz") {
            GzDecoder::new(file).read_to_end(&mut bytes)
        } else {
            file.read_to_end(&mut bytes)
        }
        .map_err(|e| extract(&path, e))?;
        Ok(bytes)
    }

    /// A JSON file of the folder.
    pub fn json<T: serde::de::DeserializeOwned>(&self, name: &str) -> Result<T> {
        serde_json::from_slice(&self.bytes(name)?).map_err(|e| extract(name, e))
    }

    /// The features of a vector layer.
    pub fn features(&self, name: &str) -> Result<Vec<Feature>> {
        let text = String::from_utf8(self.bytes(name)?).map_err(|e| extract(name, e))?;
        let GeoJson::FeatureCollection(all) = text.parse::<GeoJson>().map_err(|e| extract(name, e))? else {
            return Err(extract(name, "not a feature collection"));
        };
        Ok(all
            .features
            .into_iter()
            .map(|f| {
                let mut feature = Feature { about: f.properties.unwrap_or_default(), ..Feature::default() };
                if let Some(geometry) = f.geometry {
                    take(&geometry.value, &mut feature);
                }
                feature
            })
            .collect())
    }

    /// A height or cover grid, by its key in `grids.json`; of several bands the one asked for.
    pub fn raster(&self, key: &str, band: usize) -> Result<Raster> {
        let grids: std::collections::BTreeMap<String, GridInfo> = self.json("grids.json")?;
        let info = grids.get(key).ok_or_else(|| extract("grids.json", format!("no grid {key}")))?;
        let bytes = self.bytes(&info.file)?;
        let header = u16::from_le_bytes([bytes[8], bytes[9]]) as usize;
        let data = &bytes[10 + header..];
        let (rows, columns) = match info.shape[..] {
            [r, c] => (r, c),
            [_, r, c] => (r, c),
            _ => return Err(extract(&info.file, "strange shape")),
        };
        let cells = rows * columns;
        let values: Vec<f32> = match info.dtype.as_str() {
            "int16" => data
                .chunks_exact(2)
                .skip(band * cells)
                .take(cells)
                .map(|b| f32::from(i16::from_le_bytes([b[0], b[1]])))
                .collect(),
            "uint16" => data
                .chunks_exact(2)
                .skip(band * cells)
                .take(cells)
                .map(|b| f32::from(u16::from_le_bytes([b[0], b[1]])))
                .collect(),
            "uint8" => data.iter().skip(band * cells).take(cells).map(|&b| f32::from(b)).collect(),
            other => return Err(extract(&info.file, format!("unknown type {other}"))),
        };
        if values.len() != cells {
            return Err(extract(&info.file, "shorter than its shape"));
        }
        Ok(Raster { rows, columns, west: info.west, north: info.north, cell: info.cell_deg, values })
    }
}

fn line(from: &[geojson::Position]) -> Vec<LonLat> {
    from.iter().map(|p| [p[0], p[1]]).collect()
}

fn take(value: &GeometryValue, into: &mut Feature) {
    match value {
        GeometryValue::LineString { coordinates } => into.lines.push(line(coordinates)),
        GeometryValue::MultiLineString { coordinates } => {
            into.lines.extend(coordinates.iter().map(|l| line(l)))
        }
        GeometryValue::Polygon { coordinates } => {
            into.polygons.push(coordinates.iter().map(|r| line(r)).collect())
        }
        GeometryValue::MultiPolygon { coordinates } => {
            into.polygons.extend(coordinates.iter().map(|p| p.iter().map(|r| line(r)).collect()));
        }
        GeometryValue::GeometryCollection { geometries } => {
            geometries.iter().for_each(|g| take(&g.value, into))
        }
        GeometryValue::Point { .. } | GeometryValue::MultiPoint { .. } => {}
    }
}

#[derive(Deserialize)]
struct GridInfo {
    file: String,
    dtype: String,
    shape: Vec<usize>,
    west: f64,
    north: f64,
    cell_deg: f64,
}

/// A grid of values in degrees, row 0 northernmost.
#[derive(Debug, Clone)]
pub struct Raster {
    /// Rows from north to south.
    pub rows: usize,
    /// Columns from west to east.
    pub columns: usize,
    west: f64,
    north: f64,
    cell: f64,
    values: Vec<f32>,
}

/// Heights of the sea in the elevation grids.
pub const SEA: f32 = -32768.0;

impl Raster {
    /// The cell's value at a point, or nothing outside.
    pub fn at(&self, [lon, lat]: LonLat) -> Option<f32> {
        let c = ((lon - self.west) / self.cell).floor();
        let r = ((self.north - lat) / self.cell).floor();
        (c >= 0.0 && r >= 0.0 && (c as usize) < self.columns && (r as usize) < self.rows)
            .then(|| self.values[r as usize * self.columns + c as usize])
    }

    /// The height at a point of dry land; nothing for sea and beyond the grid.
    pub fn dry(&self, p: LonLat) -> Option<f64> {
        self.at(p).filter(|&v| v > SEA).map(|_| self.smooth(p))
    }

    /// The height between cell centres; sea counts as height nought.
    pub fn smooth(&self, [lon, lat]: LonLat) -> f64 {
        let x = ((lon - self.west) / self.cell - 0.5).clamp(0.0, (self.columns - 2) as f64);
        let y = ((self.north - lat) / self.cell - 0.5).clamp(0.0, (self.rows - 2) as f64);
        let (c, r) = (x.floor() as usize, y.floor() as usize);
        let (u, v) = (x - x.floor(), y - y.floor());
        let get = |r: usize, c: usize| {
            let v = self.values[r * self.columns + c];
            if v <= SEA { 0.0 } else { f64::from(v) }
        };
        (get(r, c) * (1.0 - u) + get(r, c + 1) * u) * (1.0 - v)
            + (get(r + 1, c) * (1.0 - u) + get(r + 1, c + 1) * u) * v
    }
}
