//! A sheet of art: layers from below to above, each cut into chunks.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::art::pen::n;
use crate::projection::Point;

type Chunk = (i32, i32);

#[derive(Debug, Default)]
struct Layer {
    name: String,
    chunks: BTreeMap<Chunk, BTreeMap<String, String>>,
    marks: BTreeMap<Chunk, String>,
}

/// A board's art.
#[derive(Debug)]
pub struct Sheet {
    /// Width in pixels.
    pub width: f64,
    /// Height in pixels.
    pub height: f64,
    /// Width and height of a chunk.
    pub chunk: Point,
    layers: Vec<Layer>,
}

impl Sheet {
    /// An empty sheet with the layers named, lowest first.
    pub fn new(width: f64, height: f64, chunk: Point, layers: &[&str]) -> Self {
        let layers = layers.iter().map(|l| Layer { name: (*l).into(), ..Layer::default() }).collect();
        Self { width, height, chunk, layers }
    }

    fn chunk_of(&self, at: Point) -> Chunk {
        ((at[1] / self.chunk[1]).floor() as i32, (at[0] / self.chunk[0]).floor() as i32)
    }

    fn layer(&mut self, name: &str) -> &mut Layer {
        match self.layers.iter().position(|l| l.name == name) {
            Some(i) => &mut self.layers[i],
            None => panic!("no layer {name}"),
        }
    }

    /// Adds to the path of a class in the chunk of a point.
    pub fn draw(&mut self, layer: &str, class: &str, at: Point, d: &str) {
        let chunk = self.chunk_of(at);
        self.layer(layer).chunks.entry(chunk).or_default().entry(class.into()).or_default().push_str(d);
    }

    /// Adds an element to the chunk of a point.
    pub fn put(&mut self, layer: &str, at: Point, element: &str) {
        let chunk = self.chunk_of(at);
        self.layer(layer).marks.entry(chunk).or_default().push_str(element);
    }

    /// The rectangles of all chunks.
    pub fn chunks(&self) -> Vec<(Point, Point)> {
        let rows = (self.height / self.chunk[1]).ceil() as i32;
        let columns = (self.width / self.chunk[0]).ceil() as i32;
        (0..rows)
            .flat_map(|r| (0..columns).map(move |c| (r, c)))
            .map(|(r, c)| {
                let low = [f64::from(c) * self.chunk[0], f64::from(r) * self.chunk[1]];
                (low, [(low[0] + self.chunk[0]).min(self.width), (low[1] + self.chunk[1]).min(self.height)])
            })
            .collect()
    }

    /// The whole as SVG.
    pub fn svg(&self, title: &str, style: &str, symbols: &str) -> String {
        let mut o = String::new();
        let (w, h) = (n(self.width), n(self.height));
        let _ = writeln!(
            o,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"atlas\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" height=\"{h}\"><title>{}</title>",
            crate::art::pen::xml(title)
        );
        let _ = writeln!(o, "<style>{style}</style>\n<defs>{symbols}</defs>");
        let _ = writeln!(o, "<rect class=\"sea\" width=\"{w}\" height=\"{h}\"/>");
        for layer in &self.layers {
            if layer.chunks.is_empty() && layer.marks.is_empty() {
                continue;
            }
            let _ = writeln!(o, "<g class=\"layer {}\">", layer.name);
            let mut keys: Vec<Chunk> = layer.chunks.keys().chain(layer.marks.keys()).copied().collect();
            keys.sort();
            keys.dedup();
            for key in keys {
                let _ = write!(o, "<g data-chunk=\"{} {}\">", key.1, key.0);
                for (class, d) in layer.chunks.get(&key).into_iter().flatten() {
                    let _ = write!(
                        o,
                        "<path class=\"{}\" d=\"{d}\"/>",
                        class.trim_start_matches(|c: char| c.is_ascii_digit())
                    );
                }
                o.push_str(layer.marks.get(&key).map_or("", String::as_str));
                o.push_str("</g>\n");
            }
            o.push_str("</g>\n");
        }
        o.push_str("</svg>\n");
        o
    }
}
