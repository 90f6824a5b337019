//! How far it is from a point to an area: exact enough on a local plane.

use crate::extract::LonLat;

/// Kilometres from a point to the nearest point of a polygon; nought inside.
pub fn distance_km(from: LonLat, ring: &[LonLat]) -> f64 {
    if inside(from, ring) {
        return 0.0;
    }
    let k = ring.len();
    (0..k)
        .map(|i| {
            let (a, b) = (ring[i], ring[(i + 1) % k]);
            // Along an edge the distance has one minimum: a search by thirds finds it.
            let at = |t: f64| great_circle(from, [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]);
            let (mut lo, mut hi) = (0.0, 1.0);
            for _ in 0..60 {
                let (m, n) = (lo + (hi - lo) / 3.0, hi - (hi - lo) / 3.0);
                if at(m) < at(n) {
                    hi = n;
                } else {
                    lo = m;
                }
            }
            at((lo + hi) / 2.0)
        })
        .fold(f64::INFINITY, f64::min)
}

/// Great-circle distance in kilometres.
pub fn great_circle(a: LonLat, b: LonLat) -> f64 {
    let (f1, f2) = (a[1].to_radians(), b[1].to_radians());
    let (df, dl) = (f2 - f1, (b[0] - a[0]).to_radians());
    let h = (df / 2.0).sin().powi(2) + f1.cos() * f2.cos() * (dl / 2.0).sin().powi(2);
    2.0 * 6371.0 * h.sqrt().min(1.0).asin()
}

/// Whether a point lies inside a ring.
pub fn inside([x, y]: LonLat, ring: &[LonLat]) -> bool {
    let k = ring.len();
    (0..k)
        .filter(|&i| {
            let (a, b) = (ring[i], ring[(i + 1) % k]);
            (a[1] > y) != (b[1] > y) && x < a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
        })
        .count()
        % 2
        == 1
}
