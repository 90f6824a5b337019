//! Fortified lines, air entry points, set-up hexes and the front.

use super::{WIDTH, centre_px, px};
use crate::art::pen::{n, polyline, xml};
use crate::art::sheet::Sheet;
use crate::hex::{Side, corner_at};
use crate::hexmap::board::HexBoard;

/// Draws the zones that are printed on the map.
pub(super) fn zones(sheet: &mut Sheet, board: &HexBoard) {
    for e in &board.entries {
        let [x, y] = centre_px(e.hex);
        let plane = format!(
            "<g class=\"aep\" transform=\"translate({} {})\"><circle r=\"13\"/><use href=\"#plane\"/></g>",
            n(x),
            n(y)
        );
        sheet.put("places", [x, y], &plane);
        let words = format!(
            "<text class=\"l-small\" x=\"{}\" y=\"{}\" text-anchor=\"middle\">{} +{}</text>",
            n(x),
            n(y + 24.0),
            xml(&e.to),
            e.distance
        );
        sheet.put("labels", [x, y], &words);
    }
    for (name, _, hexes) in &board.zones {
        if !name.contains("Wall") && !name.contains("Maginot") {
            continue;
        }
        for &h in hexes {
            let [x, y] = centre_px(h);
            let d = format!("M{} {}l4-6 4 6 4-6 4 6 4-6 4 6", n(x - 12.0), n(y + WIDTH * 0.40));
            sheet.draw("zones", "fort", [x, y], &d);
        }
    }
}

/// Draws set-up hexes and the front at the start, hidden until wanted.
pub(super) fn setup(sheet: &mut Sheet, board: &HexBoard) {
    for s in &board.setups {
        for &(h, armoured) in &s.hexes {
            let [x, y] = centre_px(h);
            let shape = if armoured {
                format!("M{} {}h16v9h-16z", n(x - 8.0), n(y + 16.0))
            } else {
                format!("M{} {}a5 5 0 1 0 10 0a5 5 0 1 0-10 0", n(x - 5.0), n(y + 20.0))
            };
            sheet.put("setup", [x, y], &format!("<path class=\"{}\" d=\"{shape}\"/>", s.side));
            let word = format!(
                "<text class=\"l-small\" x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
                n(x),
                n(y + 14.0),
                xml(&s.army)
            );
            sheet.put("setup", [x, y], &word);
        }
    }
    for (h, side) in &board.front {
        for nb in board.grid.neighbours(*h).filter(|nb| *nb > *h) {
            if board.front.get(&nb).is_some_and(|d| d != side)
                && let Some(s) = Side::between(*h, nb)
            {
                let [a, b] = s.ends();
                sheet.draw(
                    "setup",
                    "front",
                    centre_px(*h),
                    &polyline(&[px(corner_at(a)), px(corner_at(b))], false),
                );
            }
        }
    }
}
