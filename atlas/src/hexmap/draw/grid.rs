//! Hexsides and numbers.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::{WIDTH, centre_px, px};
use crate::art::pen::{n, polyline};
use crate::art::sheet::Sheet;
use crate::hex::{Corner, corner_at, corners};
use crate::hexmap::board::HexBoard;
use crate::projection::Point;

/// Draws every hexside once and the numbers.
pub(super) fn grid(sheet: &mut Sheet, board: &HexBoard) {
    let mut seen: BTreeSet<(Corner, Corner)> = BTreeSet::new();
    for h in board.grid.hexes() {
        let c = corners(h);
        let mut run: Vec<Point> = Vec::new();
        for i in 0..6 {
            let (a, b) = (c[i], c[(i + 1) % 6]);
            let key = if a < b { (a, b) } else { (b, a) };
            if seen.insert(key) {
                if run.is_empty() {
                    run.push(px(corner_at(a)));
                }
                run.push(px(corner_at(b)));
            } else if !run.is_empty() {
                sheet.draw("grid", "grid", centre_px(h), &polyline(&run, false));
                run.clear();
            }
        }
        if !run.is_empty() {
            sheet.draw("grid", "grid", centre_px(h), &polyline(&run, false));
        }
    }
    let mut chunks: BTreeMap<(i32, i32), (Point, String)> = BTreeMap::new();
    for h in board.grid.hexes() {
        let [x, y] = centre_px(h);
        let key = ((y / sheet.chunk[1]) as i32, (x / sheet.chunk[0]) as i32);
        let entry = chunks.entry(key).or_insert_with(|| ([x, y], String::new()));
        let _ = write!(
            entry.1,
            "<tspan x=\"{}\" y=\"{}\">{}</tspan>",
            n(x),
            n(y - WIDTH * 0.40),
            board.grid.number(h)
        );
    }
    for (at, spans) in chunks.into_values() {
        sheet.put("numbers", at, &format!("<text class=\"number\">{spans}</text>"));
    }
}
