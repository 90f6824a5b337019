//! Path data in tenths of a pixel, and a little deterministic unevenness.

use std::fmt::Write;

use crate::projection::Point;

/// A number with at most one decimal.
pub fn n(v: f64) -> String {
    tenths((v * 10.0).round() as i64)
}

fn tenths(t: i64) -> String {
    let (sign, t) = if t < 0 { ("-", -t) } else { ("", t) };
    match (t / 10, t % 10) {
        (w, 0) => format!("{sign}{w}"),
        (0, f) => format!("{sign}.{f}"),
        (w, f) => format!("{sign}{w}.{f}"),
    }
}

/// Appends a number to path data, with a blank only where it needs one.
fn add(d: &mut String, t: i64) {
    let text = tenths(t);
    if !text.starts_with('-') && d.chars().last().is_some_and(|c| c.is_ascii_digit() || c == '.') {
        d.push(' ');
    }
    d.push_str(&text);
}

fn round(p: Point) -> [i64; 2] {
    [(p[0] * 10.0).round() as i64, (p[1] * 10.0).round() as i64]
}

/// A line through points, closed or not, as relative path data.
pub fn polyline(points: &[Point], closed: bool) -> String {
    let mut d = String::new();
    let mut last: Option<[i64; 2]> = None;
    let mut drawn = false;
    for &p in points {
        let p = round(p);
        match last {
            None => {
                d.push('M');
                add(&mut d, p[0]);
                add(&mut d, p[1]);
            }
            Some(l) if l == p => continue,
            Some(l) => {
                if !drawn {
                    d.push('l');
                    drawn = true;
                }
                add(&mut d, p[0] - l[0]);
                add(&mut d, p[1] - l[1]);
            }
        }
        last = Some(p);
    }
    if !drawn {
        return String::new();
    }
    if closed {
        d.push('z');
    }
    d
}

/// A smooth bend: from a point, by a control point, to a point.
pub fn bend(a: Point, by: Point, b: Point) -> String {
    let mut d = String::new();
    let (a, c, b) = (round(a), round(by), round(b));
    d.push('M');
    add(&mut d, a[0]);
    add(&mut d, a[1]);
    d.push('q');
    for t in [c[0] - a[0], c[1] - a[1], b[0] - a[0], b[1] - a[1]] {
        add(&mut d, t);
    }
    d
}

/// A closed curve that rounds the corners of a ring.
pub fn rounded(ring: &[Point]) -> String {
    let k = ring.len();
    let mid = |i: usize| {
        let (a, b) = (ring[i % k], ring[(i + 1) % k]);
        [(a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0]
    };
    let mut d = String::new();
    let mut at = round(mid(0));
    d.push('M');
    add(&mut d, at[0]);
    add(&mut d, at[1]);
    for i in 0..k {
        let (c, to) = (round(ring[(i + 1) % k]), round(mid(i + 1)));
        d.push('q');
        for t in [c[0] - at[0], c[1] - at[1], to[0] - at[0], to[1] - at[1]] {
            add(&mut d, t);
        }
        at = to;
    }
    d.push('z');
    d
}

/// A number in −1..1 that depends on nothing but its arguments.
pub fn uneven(x: i64, y: i64, salt: u64) -> f64 {
    let mut z = (x as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        ^ (y as u64).wrapping_mul(0xc2b2_ae3d_27d4_eb4f)
        ^ salt.wrapping_mul(0x1656_67b1_9e37_79f9);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^= z >> 31;
    (z >> 11) as f64 / (1u64 << 52) as f64 - 1.0
}

/// Text for XML.
pub fn xml(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// Cuts a polygon to a rectangle; fit for filling, not for stroking.
pub fn clip(ring: &[Point], low: Point, high: Point) -> Vec<Point> {
    let mut out = ring.to_vec();
    for (axis, bound, keep_above) in
        [(0, low[0], true), (0, high[0], false), (1, low[1], true), (1, high[1], false)]
    {
        let inside = |p: &Point| if keep_above { p[axis] >= bound } else { p[axis] <= bound };
        let from = std::mem::take(&mut out);
        for (i, b) in from.iter().enumerate() {
            let a = &from[(i + from.len() - 1) % from.len()];
            if inside(a) != inside(b) {
                let t = (bound - a[axis]) / (b[axis] - a[axis]);
                let mut p = [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
                p[axis] = bound;
                out.push(p);
            }
            if inside(b) {
                out.push(*b);
            }
        }
    }
    out
}

/// Draws fewer points where a line is nearly straight (Douglas and Peucker).
pub fn thin(points: &[Point], by: f64) -> Vec<Point> {
    if points.len() < 3 {
        return points.to_vec();
    }
    let mut keep = vec![false; points.len()];
    let (first, last) = (0, points.len() - 1);
    keep[first] = true;
    keep[last] = true;
    let mut todo = vec![(first, last)];
    while let Some((a, b)) = todo.pop() {
        let (p, q) = (points[a], points[b]);
        let (dx, dy) = (q[0] - p[0], q[1] - p[1]);
        let length = dx.hypot(dy);
        let far = (a + 1..b)
            .map(|i| {
                let (ex, ey) = (points[i][0] - p[0], points[i][1] - p[1]);
                (if length < 1e-9 { ex.hypot(ey) } else { (dx * ey - dy * ex).abs() / length }, i)
            })
            .max_by(|x, y| x.0.total_cmp(&y.0));
        if let Some((d, i)) = far
            && d > by
        {
            keep[i] = true;
            todo.push((a, i));
            todo.push((i, b));
        }
    }
    points.iter().zip(keep).filter(|(_, k)| *k).map(|(p, _)| *p).collect()
}

/// Writes a path element.
pub fn path(class: &str, d: &str) -> String {
    let mut o = String::new();
    let _ = write!(o, "<path class=\"{class}\" d=\"{d}\"/>");
    o
}
