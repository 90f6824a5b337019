//! The legend: title, key and scale on a panel.

use crate::art::pen::{n, xml};
use crate::projection::Point;

/// An entry of the key: elements drawn in a box of 44 by 30 around the origin, and its words.
pub struct Key {
    /// SVG drawn around nought.
    pub sample: String,
    /// What it means.
    pub words: String,
}

impl Key {
    /// An entry.
    pub fn new(sample: impl Into<String>, words: &str) -> Self {
        Self { sample: sample.into(), words: words.into() }
    }
}

/// Size of the panel for a number of keys.
pub fn size(keys: usize) -> Point {
    [430.0, 150.0 + keys.div_ceil(2) as f64 * 36.0]
}

/// The panel with its upper left corner at a point. `px_per_km` draws the scale of `km` kilometres; the last line gives the
/// credits that the licences ask for.
pub fn panel(
    at: Point,
    title: &str,
    subtitle: &str,
    keys: &[Key],
    px_per_km: f64,
    km: f64,
    credit: &str,
) -> String {
    let [w, h] = size(keys.len());
    let [x, y] = at;
    let mut o = format!(
        "<g class=\"legend\" transform=\"translate({} {})\"><rect class=\"panel\" width=\"{}\" height=\"{}\" rx=\"4\"/>",
        n(x),
        n(y),
        n(w),
        n(h)
    );
    o += &format!(
        "<rect class=\"panel-line\" fill=\"none\" x=\"5\" y=\"5\" width=\"{}\" height=\"{}\" rx=\"2\"/>",
        n(w - 10.0),
        n(h - 10.0)
    );
    o += &format!(
        "<text class=\"l-title\" x=\"{}\" y=\"46\" text-anchor=\"middle\">{}</text>",
        n(w / 2.0),
        xml(title)
    );
    o += &format!(
        "<text class=\"l-subtitle\" x=\"{}\" y=\"70\" text-anchor=\"middle\">{}</text>",
        n(w / 2.0),
        xml(subtitle)
    );
    for (i, key) in keys.iter().enumerate() {
        let (c, r) = (i % 2, i / 2);
        let (kx, ky) = (42.0 + c as f64 * 205.0, 104.0 + r as f64 * 36.0);
        o += &format!("<g transform=\"translate({} {})\">{}</g>", n(kx), n(ky), key.sample);
        o += &format!(
            "<text class=\"l-key\" x=\"{}\" y=\"{}\">{}</text>",
            n(kx + 30.0),
            n(ky + 4.5),
            xml(&key.words)
        );
    }
    let (sx, sy) = (24.0, h - 44.0);
    let length = km * px_per_km;
    o += &format!(
        "<path class=\"bridge\" d=\"M{} {}v-6v6h{}v-6v6M{} {}v-6\"/>",
        n(sx),
        n(sy),
        n(length),
        n(sx + length / 2.0),
        n(sy)
    );
    o += &format!(
        "<text class=\"l-key\" x=\"{}\" y=\"{}\">{} km</text>",
        n(sx + length + 8.0),
        n(sy + 2.0),
        km
    );
    o +=
        &format!("<text class=\"l-credit\" x=\"{}\" y=\"{}\">{}</text></g>", n(sx), n(h - 16.0), xml(credit));
    o
}
