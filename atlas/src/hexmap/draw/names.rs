//! Towns and their names, sources of supply, names of seas and landscapes.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::rivers::{MEANDER, river_names};
use super::{centre_px, corner_px, px};
use crate::art::labels::{Labels, Wish, ems};
use crate::art::pen::{n, uneven, xml};
use crate::art::sheet::Sheet;
use crate::hex::{Hex, Side};
use crate::hexmap::board::HexBoard;
use crate::hexmap::lines::corners_along;

/// Class, size and rank of a place.
fn class_of(kind: &str) -> (&'static str, f64, u8) {
    match kind {
        "city" => ("l-city", 17.0, 0),
        "major city" => ("l-major", 14.5, 0),
        "minor city" => ("l-minor", 12.5, 1),
        "town" => ("l-town", 12.5, 2),
        _ => ("l-village", 10.5, 3),
    }
}

/// Draws places and lays all names.
pub(super) fn names(sheet: &mut Sheet, board: &HexBoard, panel: [f64; 4]) {
    let mut labels = Labels::within([8.0, 8.0, sheet.width - 8.0, sheet.height - 8.0]);
    labels.keep(panel, 30.0);
    for p in &board.places {
        let [x, y] = centre_px(p.hex);
        let (_, _, rank) = class_of(&p.kind);
        let r = match rank {
            0 => 15.0,
            1 => 10.0,
            2 => 6.5,
            _ => 4.5,
        };
        labels.keep([x - r, y - r, x + r, y + r], 4.0);
        let element = match rank {
            0 | 1 => built(p.hex, rank),
            2 => format!("<circle class=\"town\" cx=\"{}\" cy=\"{}\" r=\"5\"/>", n(x), n(y)),
            _ => format!("<circle class=\"village\" cx=\"{}\" cy=\"{}\" r=\"3.6\"/>", n(x), n(y)),
        };
        sheet.put("places", [x, y], &element);
        if p.tags.iter().any(|t| t.ends_with("port")) {
            let d = "M0-7v13m-6-5q1 5 6 5t6-5M-3.5-3h7M0-7a1.8 1.8 0 1 1 .1 0";
            sheet.put(
                "places",
                [x, y],
                &format!(
                    "<path class=\"anchor\" transform=\"translate({} {})\" d=\"{d}\"/>",
                    n(x - 20.0),
                    n(y - 4.0)
                ),
            );
            labels.keep([x - 27.0, y - 12.0, x - 13.0, y + 4.0], 3.0);
        }
        if p.vp.is_some() {
            sheet.put(
                "places",
                [x, y],
                &format!(
                    "<use href=\"#star\" class=\"starred\" transform=\"translate({} {}) scale(1.15)\"/>",
                    n(x),
                    n(y)
                ),
            );
        }
    }
    let g = board.grid;
    let steps: BTreeSet<Side> =
        HexBoard::steps(&board.roads).into_keys().chain(HexBoard::steps(&board.rails).into_keys()).collect();
    for s in &steps {
        // Lines cost a little where a name lies on them.
        for t in [0.25, 0.5, 0.75] {
            let (a, b) = (centre_px(s.0), centre_px(s.1));
            let (x, y) = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t);
            labels.keep([x - 5.0, y - 5.0, x + 5.0, y + 5.0], 0.12);
        }
    }
    for r in &board.rivers {
        for c in corners_along(&r.sides) {
            let [x, y] = corner_px(c, 1, MEANDER);
            labels.keep([x - 8.0, y - 8.0, x + 8.0, y + 8.0], 0.15);
        }
    }
    for s in &board.source.supply {
        let Some(h) = g.read(s.hex.get_ref()) else { continue };
        let [x, y] = centre_px(h);
        let (dx, dy) = edge(board, h);
        let (ex, ey) = (x + dx * 26.0, y + dy * 24.0);
        let turn = dy.atan2(dx).to_degrees();
        let d = "M9 0L-6-8V8z";
        sheet.put(
            "places",
            [x, y],
            &format!(
                "<path class=\"src {}\" transform=\"translate({} {}) rotate({})\" d=\"{d}\"/>",
                s.side,
                n(ex),
                n(ey),
                n(turn + 180.0)
            ),
        );
        labels.keep([ex - 9.0, ey - 9.0, ex + 9.0, ey + 9.0], 4.0);
        let named = board.places.iter().any(|p| p.hex == h);
        if !named {
            let (at, element) = labels.lay(&Wish {
                text: format!("to {}", s.name),
                class: "l-small".into(),
                at: [x, y],
                size: 9.0,
                gap: 10.0,
                bold: false,
            });
            sheet.put("labels", at, &element);
        }
    }
    for name in &board.source.name {
        let [x, y] = px(board.source.projection.forward(name.at));
        let size = 20.0 * name.size;
        let w = (ems(&name.text) + name.text.chars().count() as f64 * 0.3) * size;
        let turn = if name.turn == 0.0 {
            String::new()
        } else {
            format!(" transform=\"rotate({} {} {})\"", n(name.turn), n(x), n(y))
        };
        let element = format!(
            "<text class=\"l-{}\" style=\"font-size:{}px\" x=\"{}\" y=\"{}\"{turn}>{}</text>",
            name.kind,
            n(size),
            n(x),
            n(y),
            xml(&name.text)
        );
        sheet.put("labels", [x, y], &element);
        if name.turn == 0.0 {
            labels.keep([x - w / 2.0, y - size * 0.8, x + w / 2.0, y + size * 0.2], 0.4);
        }
    }
    let mut order: Vec<&crate::hexmap::model::Place> = board.places.iter().collect();
    order.sort_by_key(|p| (class_of(&p.kind).2, p.hex));
    for p in order {
        let (class, size, rank) = class_of(&p.kind);
        let gap = match rank {
            0 => 19.0,
            1 => 14.0,
            2 => 9.5,
            _ => 7.5,
        };
        let (at, element) = labels.lay(&Wish {
            text: p.name.clone(),
            class: class.into(),
            at: centre_px(p.hex),
            size,
            gap,
            bold: rank < 2,
        });
        sheet.put("labels", at, &element);
    }
    river_names(sheet, board, &mut labels);
}

/// Outwards from the nearest edge of the map.
fn edge(board: &HexBoard, h: Hex) -> (f64, f64) {
    let far = [
        (h.x, (-1.0, 0.0)),
        (h.y, (0.0, -1.0)),
        (board.grid.columns - 1 - h.x, (1.0, 0.0)),
        (board.grid.rows - 1 - h.y, (0.0, 1.0)),
    ];
    far.iter().min_by_key(|f| f.0).map_or((0.0, -1.0), |f| f.1)
}

/// The built-up area of a city: a small cluster of blocks.
pub(super) fn built(h: Hex, rank: u8) -> String {
    let [x, y] = centre_px(h);
    let scale = if rank == 0 { 1.0 } else { 0.66 };
    let mut d = String::new();
    for (i, (bx, by)) in [(-11.0, -9.0), (1.0, -11.0), (-12.0, 1.0), (2.0, 1.0)].iter().enumerate() {
        let (i, hx, hy) = (i as u64, i64::from(h.x), i64::from(h.y));
        let w = 9.0 + 2.0 * uneven(hx, hy, i);
        let t = 8.5 + 2.0 * uneven(hy, hx, i + 9);
        let _ = write!(
            d,
            "M{} {}h{}v{}h{}z",
            n(x + bx * scale),
            n(y + by * scale),
            n(w * scale),
            n(t * scale),
            n(-w * scale)
        );
    }
    format!("<path class=\"built\" d=\"{d}\"/>")
}
