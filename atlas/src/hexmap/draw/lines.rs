//! Frontiers, roads, railways and bridges.

use std::collections::{BTreeMap, BTreeSet};

use super::{centre_px, mid, px};
use crate::art::pen::{bend, polyline};
use crate::art::sheet::Sheet;
use crate::hex::{Hex, Side, corner_at};
use crate::hexmap::board::HexBoard;
use crate::projection::Point;

/// Draws frontiers along hexsides.
pub(super) fn frontiers(sheet: &mut Sheet, board: &HexBoard) {
    for (h, c) in &board.country {
        for nb in board.grid.neighbours(*h).filter(|nb| *nb > *h) {
            if board.country.get(&nb).is_some_and(|d| d != c)
                && let Some(s) = Side::between(*h, nb)
            {
                let [a, b] = s.ends();
                sheet.draw(
                    "frontiers",
                    "frontier",
                    centre_px(*h),
                    &polyline(&[px(corner_at(a)), px(corner_at(b))], false),
                );
            }
        }
    }
}

/// How far road and railway keep apart where they share a step.
const APART: f64 = 4.6;

/// Draws roads and railways.
pub(super) fn lines(sheet: &mut Sheet, board: &HexBoard) {
    let roads = HexBoard::steps(&board.roads);
    let rails = HexBoard::steps(&board.rails);
    // On shared steps the railway keeps right of its direction, the road left.
    let mut apart: BTreeMap<Side, Point> = BTreeMap::new();
    for l in &board.rails {
        for w in l.hexes.windows(2) {
            let Some(s) = Side::between(w[0], w[1]) else { continue };
            if roads.contains_key(&s) {
                let ([ax, ay], [bx, by]) = (centre_px(w[0]), centre_px(w[1]));
                let len = (bx - ax).hypot(by - ay);
                apart.entry(s).or_insert([-(by - ay) / len * APART, (bx - ax) / len * APART]);
            }
        }
    }
    let stops: BTreeSet<Hex> = board.places.iter().map(|p| p.hex).collect();
    pieces(board, &roads, &apart, -1.0, &stops, &mut |class, at, d| match class {
        "track" => sheet.draw("roads", "0track", at, d),
        "autobahn" => {
            sheet.draw("roads", "3autobahn-case", at, d);
            sheet.draw("roads", "4autobahn", at, d);
        }
        _ => {
            sheet.draw("roads", "1road-case", at, d);
            sheet.draw("roads", "2road", at, d);
        }
    });
    pieces(board, &rails, &apart, 1.0, &stops, &mut |_, at, d| {
        sheet.draw("rails", "1rail", at, d);
        sheet.draw("rails", "2sleepers", at, d);
    });
}

/// Cuts a net of steps into one piece a hex.
fn pieces(
    board: &HexBoard,
    steps: &BTreeMap<Side, String>,
    apart: &BTreeMap<Side, Point>,
    sign: f64,
    stops: &BTreeSet<Hex>,
    ink: &mut dyn FnMut(&str, Point, &str),
) {
    for h in board.grid.hexes() {
        let c = centre_px(h);
        let arms: Vec<(&str, Point, Point)> = board
            .grid
            .neighbours(h)
            .filter_map(|nb| {
                let s = Side::between(h, nb)?;
                let class = steps.get(&s)?;
                let off = apart.get(&s).map_or([0.0, 0.0], |o| [o[0] * sign, o[1] * sign]);
                let m = mid(c, centre_px(nb));
                Some((class.as_str(), [m[0] + off[0], m[1] + off[1]], off))
            })
            .collect();
        match arms[..] {
            [] => {}
            [(k1, a, oa), (k2, b, ob)] if k1 == k2 && !stops.contains(&h) => {
                let by = [c[0] + (oa[0] + ob[0]) / 2.0, c[1] + (oa[1] + ob[1]) / 2.0];
                ink(k1, c, &bend(a, by, b));
            }
            _ => {
                for (class, a, off) in &arms {
                    let near = [c[0] + off[0], c[1] + off[1]];
                    let t = 0.3;
                    let turn = [near[0] + (a[0] - near[0]) * t, near[1] + (a[1] - near[1]) * t];
                    if off[0] == 0.0 && off[1] == 0.0 {
                        ink(class, c, &polyline(&[*a, c], false));
                    } else {
                        ink(class, c, &bend(*a, turn, c));
                    }
                }
            }
        }
    }
}

/// Draws bridges.
pub(super) fn bridges(sheet: &mut Sheet, board: &HexBoard) {
    for s in &board.bridges {
        let (a, b) = (centre_px(s.0), centre_px(s.1));
        let m = mid(a, b);
        let len = (b[0] - a[0]).hypot(b[1] - a[1]);
        let (u, v) = ((b[0] - a[0]) / len, (b[1] - a[1]) / len);
        let at = |along: f64, across: f64| [m[0] + u * along - v * across, m[1] + v * along + u * across];
        for side in [-1.0, 1.0] {
            let k = 8.2 * side;
            let d = polyline(
                &[at(-8.0, k + 2.5 * side), at(-5.5, k), at(5.5, k), at(8.0, k + 2.5 * side)],
                false,
            );
            sheet.draw("bridges", "bridge", m, &d);
        }
    }
}
