//! Names that do not collide: each takes the best free place around its point.

use crate::art::pen::{n, xml};
use crate::projection::Point;

/// A rectangle on the board: left, top, right, bottom.
pub type Box4 = [f64; 4];

/// What a label wants.
#[derive(Debug, Clone)]
pub struct Wish {
    /// The words.
    pub text: String,
    /// The class.
    pub class: String,
    /// Point to name.
    pub at: Point,
    /// Size of letters.
    pub size: f64,
    /// Distance to keep from the point.
    pub gap: f64,
    /// Whether the letters are bold.
    pub bold: bool,
}

/// The names laid so far.
#[derive(Debug, Default)]
pub struct Labels {
    taken: Vec<(Box4, f64)>,
    bounds: Box4,
}

/// Width of a text in ems, for a serif face.
pub fn ems(text: &str) -> f64 {
    text.chars()
        .map(|c| match c {
            'i' | 'j' | 'l' | 'I' | '.' | ',' | '\'' | ' ' | '-' => 0.30,
            'f' | 'r' | 't' | 's' | '(' | ')' => 0.40,
            'm' | 'M' | 'W' | 'w' => 0.85,
            c if c.is_uppercase() => 0.69,
            _ => 0.53,
        })
        .sum()
}

fn overlap(a: &Box4, b: &Box4) -> f64 {
    let w = a[2].min(b[2]) - a[0].max(b[0]);
    let h = a[3].min(b[3]) - a[1].max(b[1]);
    if w > 0.0 && h > 0.0 { w * h } else { 0.0 }
}

impl Labels {
    /// Labels within a rectangle.
    pub fn within(bounds: Box4) -> Self {
        Self { taken: vec![], bounds }
    }

    /// Keeps a rectangle free, at a price for each square pixel that is overlaid.
    pub fn keep(&mut self, area: Box4, price: f64) {
        self.taken.push((area, price));
    }

    /// What it costs to lay something over a rectangle.
    pub fn price(&self, area: &Box4) -> f64 {
        let inside = [
            self.bounds[0].max(area[0]),
            self.bounds[1].max(area[1]),
            self.bounds[2].min(area[2]),
            self.bounds[3].min(area[3]),
        ];
        let own = (area[2] - area[0]) * (area[3] - area[1]);
        let cut = own - ((inside[2] - inside[0]).max(0.0) * (inside[3] - inside[1]).max(0.0));
        cut * 50.0 + self.taken.iter().map(|(b, p)| overlap(area, b) * p).sum::<f64>()
    }

    /// Lays a label at its best place; gives the element and whether it is free of others.
    pub fn lay(&mut self, wish: &Wish) -> (Point, String) {
        let (w, h) = (ems(&wish.text) * wish.size * if wish.bold { 1.24 } else { 1.1 }, wish.size * 0.95);
        let [x, y] = wish.at;
        let g = wish.gap;
        let up = wish.size * 0.72;
        // Anchor, baseline point, box and a small preference.
        let spots = [
            ("start", [x + g, y + up / 2.0], [x + g, y - h / 2.0], 0.0),
            ("start", [x + g * 0.8, y - g * 0.55], [x + g * 0.8, y - g * 0.55 - h * 0.8], 3.0),
            ("start", [x + g * 0.8, y + g * 0.6 + up], [x + g * 0.8, y + g * 0.6], 4.0),
            ("middle", [x, y + g + up], [x - w / 2.0, y + g], 6.0),
            ("middle", [x, y - g], [x - w / 2.0, y - g - h * 0.8], 7.0),
            ("end", [x - g, y + up / 2.0], [x - g - w, y - h / 2.0], 5.0),
            ("end", [x - g * 0.8, y - g * 0.55], [x - g * 0.8 - w, y - g * 0.55 - h * 0.8], 8.0),
            ("end", [x - g * 0.8, y + g * 0.6 + up], [x - g * 0.8 - w, y + g * 0.6], 9.0),
            ("middle", [x, y + g * 1.6 + up], [x - w / 2.0, y + g * 1.6], 14.0),
            ("middle", [x, y - g * 1.6], [x - w / 2.0, y - g * 1.6 - h * 0.8], 15.0),
        ];
        let best = spots
            .iter()
            .map(|(anchor, base, corner, taste)| {
                let area = [corner[0] - 1.0, corner[1], corner[0] + w + 1.0, corner[1] + h];
                (self.price(&area) + taste, *anchor, *base, area)
            })
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .expect("there are spots");
        self.taken.push((best.3, 10.0));
        let anchor = match best.1 {
            "middle" => " text-anchor=\"middle\"",
            "end" => " text-anchor=\"end\"",
            _ => "",
        };
        let element = format!(
            "<text class=\"{}\" x=\"{}\" y=\"{}\"{anchor}>{}</text>",
            wish.class,
            n(best.2[0]),
            n(best.2[1]),
            xml(&wish.text)
        );
        (best.2, element)
    }
}
