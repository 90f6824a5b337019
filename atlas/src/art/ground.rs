//! Sea with its depth tint, land, coast and lakes.

use crate::art::pen::{clip, polyline, thin};
use crate::art::sheet::Sheet;
use crate::projection::Point;

/// Draws land rings (outer and inner alike, even-odd) cut to the chunks, with the coast as lines and bands of lighter water.
pub fn land(sheet: &mut Sheet, rings: &[Vec<Point>], bands: bool) {
    let margin = 40.0;
    let (w, h) = (sheet.width, sheet.height);
    let near = |r: &[Point]| {
        let (mut lo, mut hi) = ([f64::MAX; 2], [f64::MIN; 2]);
        for p in r {
            for i in 0..2 {
                lo[i] = lo[i].min(p[i]);
                hi[i] = hi[i].max(p[i]);
            }
        }
        lo[0] < w + margin
            && hi[0] > -margin
            && lo[1] < h + margin
            && hi[1] > -margin
            && (hi[0] - lo[0]).max(hi[1] - lo[1]) > 3.0
    };
    let rings: Vec<Vec<Point>> =
        rings.iter().filter(|r| near(r)).map(|r| thin(r, 0.45)).filter(|r| r.len() > 3).collect();
    for (low, high) in sheet.chunks() {
        let at = [(low[0] + high[0]) / 2.0, (low[1] + high[1]) / 2.0];
        let (low, high) = ([low[0] - 0.6, low[1] - 0.6], [high[0] + 0.6, high[1] + 0.6]);
        let mut d = String::new();
        for ring in &rings {
            let cut = clip(ring, low, high);
            if cut.len() > 2 {
                d.push_str(&polyline(&cut, true));
            }
        }
        if !d.is_empty() {
            sheet.draw("land", "land", at, &d);
        }
    }
    let seam = |p: Point| p[0] <= -margin || p[1] <= -margin || p[0] >= w + margin || p[1] >= h + margin;
    for ring in &rings {
        let chunk = sheet.chunk;
        let key = |p: Point| ((p[0] / chunk[0]).floor() as i64, (p[1] / chunk[1]).floor() as i64);
        let mut run: Vec<Point> = Vec::new();
        let flush = |run: &mut Vec<Point>, sheet: &mut Sheet| {
            if run.len() > 1 {
                let d = polyline(run, false);
                let at = run[run.len() / 2];
                if bands {
                    for band in ["w3", "w2", "w1"] {
                        sheet.draw(band, band, at, &d);
                    }
                }
                sheet.draw("coast", "coast", at, &d);
            }
            run.clear();
        };
        for p in ring {
            if seam(*p) {
                flush(&mut run, sheet);
                continue;
            }
            let turn = run.last().is_some_and(|l| key(*l) != key(*p)) && run.len() > 1;
            run.push(*p);
            if turn {
                let last = *p;
                flush(&mut run, sheet);
                run.push(last);
            }
        }
        flush(&mut run, sheet);
    }
}

/// Draws lakes.
pub fn lakes(sheet: &mut Sheet, rings: &[Vec<Point>]) {
    let (w, h) = (sheet.width, sheet.height);
    for ring in rings {
        let ring = thin(ring, 0.4);
        let on = ring.iter().any(|p| p[0] > 0.0 && p[1] > 0.0 && p[0] < w && p[1] < h);
        if on && ring.len() > 3 {
            let at = ring[0];
            let at = [at[0].clamp(0.0, w - 1.0), at[1].clamp(0.0, h - 1.0)];
            let d = polyline(&clip(&ring, [-10.0, -10.0], [w + 10.0, h + 10.0]), true);
            sheet.draw("lakes", "lake", at, &d);
        }
    }
}
