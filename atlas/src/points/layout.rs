//! Nudging spaces apart and bending links around them.

use crate::projection::Point;

/// A thing that takes room: its wish, where it stands, half its width and how far it reaches up and down.
#[derive(Debug, Clone)]
pub struct Stand {
    /// Where it should be.
    pub wish: Point,
    /// Where it is.
    pub at: Point,
    /// Half of its width.
    pub half: f64,
    /// Reach upwards and downwards.
    pub up_down: [f64; 2],
    /// Left, top, right, bottom of its panel.
    pub within: [f64; 4],
    /// Which panel.
    pub panel: usize,
}

impl Stand {
    /// Its rectangle.
    pub fn area(&self) -> [f64; 4] {
        [
            self.at[0] - self.half,
            self.at[1] - self.up_down[0],
            self.at[0] + self.half,
            self.at[1] + self.up_down[1],
        ]
    }
}

/// How far two rectangles overlap each way; nothing when they do not.
pub fn overlap(a: [f64; 4], b: [f64; 4]) -> Option<Point> {
    let (w, h) = (a[2].min(b[2]) - a[0].max(b[0]), a[3].min(b[3]) - a[1].max(b[1]));
    (w > 0.0 && h > 0.0).then_some([w, h])
}

/// Nudges until nothing overlaps: a pull home that fades, a push apart along the lesser overlap.
pub fn settle(stands: &mut [Stand], fixed: &[(usize, [f64; 4])], gap: f64) {
    let rounds = 3000;
    for round in 0..rounds {
        let pull = 0.05 * (1.0 - f64::from(round) / f64::from(rounds) * 1.6).max(0.0);
        for s in stands.iter_mut() {
            s.at = [s.at[0] + (s.wish[0] - s.at[0]) * pull, s.at[1] + (s.wish[1] - s.at[1]) * pull];
        }
        for i in 0..stands.len() {
            for j in i + 1..stands.len() {
                if stands[i].panel != stands[j].panel {
                    continue;
                }
                let (a, b) = (grow(stands[i].area(), gap), stands[j].area());
                let Some(o) = overlap(a, b) else { continue };
                // The wishes tell which way to part; the lesser overlap tells along which axis.
                let axis = usize::from(o[1] < o[0]);
                let way = stands[j].at[axis] - stands[i].at[axis];
                let way = if way.abs() < 1e-6 { stands[j].wish[axis] - stands[i].wish[axis] } else { way };
                let push = o[axis] * 0.5 * if way < 0.0 { -1.0 } else { 1.0 };
                stands[i].at[axis] -= push * 0.5;
                stands[j].at[axis] += push * 0.5;
            }
            for (panel, block) in fixed {
                if *panel == stands[i].panel
                    && let Some(o) = overlap(grow(*block, gap), stands[i].area())
                {
                    let axis = usize::from(o[1] < o[0]);
                    let middle = (block[axis] + block[axis + 2]) / 2.0;
                    stands[i].at[axis] += o[axis] * if stands[i].at[axis] < middle { -1.0 } else { 1.0 };
                }
            }
            let s = &mut stands[i];
            s.at[0] = s.at[0].clamp(s.within[0] + s.half, s.within[2] - s.half);
            s.at[1] = s.at[1].clamp(s.within[1] + s.up_down[0], s.within[3] - s.up_down[1]);
        }
    }
    for s in stands {
        s.at = [s.at[0].round(), s.at[1].round()];
    }
}

fn grow(a: [f64; 4], by: f64) -> [f64; 4] {
    [a[0] - by, a[1] - by, a[2] + by, a[3] + by]
}

/// A point on a bent link.
pub fn on_bend(a: Point, by: Point, b: Point, t: f64) -> Point {
    let u = 1.0 - t;
    [u * u * a[0] + 2.0 * u * t * by[0] + t * t * b[0], u * u * a[1] + 2.0 * u * t * by[1] + t * t * b[1]]
}

/// The control point of the gentlest bend from `a` to `b` that runs through no box but its own.
pub fn bend_around(a: Point, b: Point, boxes: &[[f64; 4]]) -> (Point, usize) {
    let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
    let m = [(a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0];
    let tries =
        [0.06, -0.06, 0.12, -0.12, 0.2, -0.2, 0.3, -0.3, 0.42, -0.42, 0.56, -0.56, 0.72, -0.72, 0.9, -0.9];
    let mut best: Option<(usize, Point)> = None;
    for k in tries {
        let by = [m[0] - dy * k, m[1] + dx * k];
        let hits = (1..40)
            .map(|i| on_bend(a, by, b, f64::from(i) / 40.0))
            .filter(|p| {
                boxes
                    .iter()
                    .any(|r| p[0] > r[0] - 3.0 && p[0] < r[2] + 3.0 && p[1] > r[1] - 3.0 && p[1] < r[3] + 3.0)
            })
            .count();
        if best.is_none_or(|x| hits < x.0) {
            best = Some((hits, by));
        }
        if hits == 0 {
            break;
        }
    }
    best.map_or((m, 0), |(hits, by)| (by, hits))
}
