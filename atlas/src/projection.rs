//! From degrees to the board and back.

use serde::Deserialize;

use crate::extract::LonLat;

/// A point on the board, in hex widths or in the board's own unit; y grows downwards.
pub type Point = [f64; 2];

/// A map projection as a source file states it.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Projection {
    /// Degrees times a constant: `x = (lon − lon0)·east`, `y = (lat0 − lat)·north`, in km, divided by `unit_km`.
    Plate {
        /// Longitude of the origin.
        lon0: f64,
        /// Latitude of the origin.
        lat0: f64,
        /// Kilometres per degree of longitude.
        east: f64,
        /// Kilometres per degree of latitude.
        north: f64,
        /// Kilometres per unit of the board.
        unit_km: f64,
    },
    /// Azimuthal equidistant, turned and shifted: the grid of Beyond the Rhine.
    Azimuthal {
        /// Longitude of the centre.
        lon0: f64,
        /// Latitude of the centre.
        lat0: f64,
        /// Radius of the sphere in km.
        radius_km: f64,
        /// Degrees by which the board's up lies west of north.
        turn: f64,
        /// Kilometres (east, north) of the board's lattice origin.
        shift: [f64; 2],
        /// Kilometres per unit of the board.
        unit_km: f64,
        /// Board position (in units) of the lattice origin.
        origin: [f64; 2],
    },
}

impl Projection {
    /// Kilometres per unit of the board.
    pub fn unit_km(&self) -> f64 {
        match *self {
            Self::Plate { unit_km, .. } | Self::Azimuthal { unit_km, .. } => unit_km,
        }
    }

    /// Degrees to board units.
    pub fn forward(&self, [lon, lat]: LonLat) -> Point {
        match *self {
            Self::Plate { lon0, lat0, east, north, unit_km } => {
                [(lon - lon0) * east / unit_km, (lat0 - lat) * north / unit_km]
            }
            Self::Azimuthal { lon0, lat0, radius_km, turn, shift, unit_km, origin } => {
                let (f, f0, l) = (lat.to_radians(), lat0.to_radians(), (lon - lon0).to_radians());
                let cos_c = (f0.sin() * f.sin() + f0.cos() * f.cos() * l.cos()).clamp(-1.0, 1.0);
                let c = cos_c.acos();
                let k = if c < 1e-9 { 1.0 } else { c / c.sin() };
                let e = radius_km * k * f.cos() * l.sin() - shift[0];
                let n = radius_km * k * (f0.cos() * f.sin() - f0.sin() * f.cos() * l.cos()) - shift[1];
                let (s, co) = turn.to_radians().sin_cos();
                [origin[0] + (e * co + n * s) / unit_km, origin[1] - (n * co - e * s) / unit_km]
            }
        }
    }

    /// Board units to degrees.
    pub fn back(&self, [x, y]: Point) -> LonLat {
        match *self {
            Self::Plate { lon0, lat0, east, north, unit_km } => {
                [lon0 + x * unit_km / east, lat0 - y * unit_km / north]
            }
            Self::Azimuthal { lon0, lat0, radius_km, turn, shift, unit_km, origin } => {
                let (u, v) = ((x - origin[0]) * unit_km, (origin[1] - y) * unit_km);
                let (s, co) = turn.to_radians().sin_cos();
                let (e, n) = (u * co - v * s + shift[0], u * s + v * co + shift[1]);
                let rho = e.hypot(n);
                if rho < 1e-9 {
                    return [lon0, lat0];
                }
                let c = rho / radius_km;
                let f0 = lat0.to_radians();
                let lat = (c.cos() * f0.sin() + n * c.sin() * f0.cos() / rho).asin();
                let lon = (e * c.sin()).atan2(rho * f0.cos() * c.cos() - n * f0.sin() * c.sin());
                [lon0 + lon.to_degrees(), lat.to_degrees()]
            }
        }
    }
}
