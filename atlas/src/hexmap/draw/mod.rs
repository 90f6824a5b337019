//! The art of a hex map.

mod grid;
mod key;
mod lines;
mod marks;
mod names;
mod rivers;
mod terrain;

use crate::art::pen::{n, uneven};
use crate::art::sheet::Sheet;
use crate::art::{ground, relief, style};
use crate::extract::{Geodata, LonLat};
use crate::hex::{Corner, Hex, ROW, centre, corner_at};
use crate::hexmap::board::HexBoard;
use crate::problem::Result;
use crate::projection::Point;

/// Width of a hex in pixels.
pub const WIDTH: f64 = 64.0;
/// Centre of the north-western hex in pixels.
pub const MARGIN: Point = [48.0, 52.0];

const LAYERS: &[&str] = &[
    "w3",
    "w2",
    "w1",
    "land",
    "relief",
    "lakes",
    "terrain",
    "texture",
    "grid",
    "zones",
    "rivers",
    "coast",
    "frontiers",
    "roads",
    "rails",
    "bridges",
    "numbers",
    "setup",
    "places",
    "labels",
    "legend",
];

fn px([x, y]: Point) -> Point {
    [MARGIN[0] + x * WIDTH, MARGIN[1] + y * WIDTH]
}

/// Centre of a hex in pixels.
pub fn centre_px(h: Hex) -> Point {
    px(centre(h))
}

/// A corner in pixels, a little uneven where rivers and woods follow it.
fn corner_px(c: Corner, salt: u64, by: f64) -> Point {
    let [x, y] = px(corner_at(c));
    [x + by * uneven(c.0.into(), c.1.into(), salt), y + by * uneven(c.1.into(), c.0.into(), salt + 1)]
}

fn mid(a: Point, b: Point) -> Point {
    [(a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0]
}

/// Draws the board: the SVG and the hill shading.
pub fn draw(board: &HexBoard, geodata: &Geodata) -> Result<(String, Vec<u8>)> {
    let g = board.grid;
    let width = MARGIN[0] * 2.0 + (f64::from(g.columns) - 0.5) * WIDTH;
    let height = MARGIN[1] * 2.0 + f64::from(g.rows - 1) * WIDTH * ROW;
    let mut sheet = Sheet::new(width, height, [WIDTH * 10.0, WIDTH * ROW * 10.0], LAYERS);

    let p = board.source.projection;
    let project = |r: &Vec<LonLat>| -> Vec<Point> { r.iter().map(|&q| px(p.forward(q))).collect() };
    let rings: Vec<Vec<Point>> = board.ground.coast.rings().map(|r| project(&r)).collect();
    ground::land(&mut sheet, &rings, true);
    let lakes: Vec<Vec<Point>> = board.ground.lakes.iter().map(project).collect();
    ground::lakes(&mut sheet, &lakes);
    let (w, h) = (n(width), n(height));
    sheet.put("relief", [1.0, 1.0], &format!("<image class=\"relief\" href=\"relief.png\" width=\"{w}\" height=\"{h}\" preserveAspectRatio=\"none\"/>"));

    terrain::terrain(&mut sheet, board);
    grid::grid(&mut sheet, board);
    rivers::rivers(&mut sheet, board);
    lines::frontiers(&mut sheet, board);
    lines::lines(&mut sheet, board);
    lines::bridges(&mut sheet, board);
    marks::zones(&mut sheet, board);
    marks::setup(&mut sheet, board);
    let panel = key::legend_panel(&mut sheet, board);
    names::names(&mut sheet, board, panel);

    let elevation = geodata.raster(&format!("elev_{}", board.source.theatre), 0)?;
    let height_at =
        |q: Point| elevation.dry(p.back([(q[0] - MARGIN[0]) / WIDTH, (q[1] - MARGIN[1]) / WIDTH]));
    let km = p.unit_km();
    let step = if g.rows > 80 { 5.0 } else { 2.6 };
    let lift = if km > 10.0 { 9.0 } else { 5.0 };
    let shade = relief::shade(width, height, step, km * 1000.0 / WIDTH, lift, &height_at)?;
    Ok((sheet.svg(&board.source.title, &style::css(), SYMBOLS), shade))
}

const SYMBOLS: &str = "<path id=\"star\" d=\"M0-8l2.4 5 5.4.7-4 3.8 1 5.4L0 4.3-4.8 6.9l1-5.4-4-3.8 5.4-.7z\"/><path id=\"plane\" d=\"M0-9c1.2 0 1.4 2 1.4 4l8 5v2.2l-8-2.400-.4 5.4 2.6 2v1.600L0 7.800l-3.600 1v-1.600l2.600-2-.4-5.400-8 2.400V0l8-5c0-2 .2-4 1.4-4z\"/>";
