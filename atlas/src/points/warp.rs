//! A projection that stretches crowded coasts: longitudes and latitudes are laid out between stops.

use serde::Deserialize;

use crate::extract::LonLat;
use crate::projection::Point;

/// Stops of degrees and pixels, in order.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Warp {
    /// Longitude and x, eastwards.
    pub lon: Vec<[f64; 2]>,
    /// Latitude and y, southwards.
    pub lat: Vec<[f64; 2]>,
}

fn between(stops: &[[f64; 2]], v: f64, from: usize, to: usize) -> f64 {
    let grows = stops[stops.len() - 1][from] > stops[0][from];
    let last = stops.len() - 2;
    let i = (0..last)
        .find(|&i| if grows { v < stops[i + 1][from] } else { v > stops[i + 1][from] })
        .unwrap_or(last);
    let (a, b) = (stops[i], stops[i + 1]);
    a[to] + (v - a[from]) / (b[from] - a[from]) * (b[to] - a[to])
}

impl Warp {
    /// Degrees to pixels.
    pub fn forward(&self, [lon, lat]: LonLat) -> Point {
        [between(&self.lon, lon, 0, 1), between(&self.lat, lat, 0, 1)]
    }

    /// Pixels to degrees.
    pub fn back(&self, [x, y]: Point) -> LonLat {
        [between(&self.lon, x, 1, 0), between(&self.lat, y, 1, 0)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_and_back() {
        let warp = Warp {
            lon: vec![[0.0, 0.0], [10.0, 50.0], [20.0, 500.0]],
            lat: vec![[40.0, 0.0], [30.0, 300.0], [20.0, 350.0]],
        };
        for p in [[-1.0, 41.0], [5.0, 35.0], [15.0, 25.0], [22.0, 19.0]] {
            let q = warp.back(warp.forward(p));
            assert!((p[0] - q[0]).abs() < 1e-9 && (p[1] - q[1]).abs() < 1e-9);
        }
    }
}
