//! Rivers along hexsides, and their names.

use std::collections::BTreeMap;

use super::{WIDTH, corner_px, mid, px};
use crate::art::labels::{Labels, ems};
use crate::art::pen::{bend, n, polyline, xml};
use crate::art::sheet::Sheet;
use crate::hex::{Corner, Side, corner_at};
use crate::hexmap::board::HexBoard;
use crate::hexmap::lines::corners_along;
use crate::projection::Point;

/// How much corners of rivers stray.
pub(super) const MEANDER: f64 = 3.2;

/// Draws the rivers.
pub(super) fn rivers(sheet: &mut Sheet, board: &HexBoard) {
    // The widest class of every side wins; a corner where two sides meet is rounded.
    let rank = |class: &str| match class {
        "rhine" => 5,
        "estuary" => 4,
        "major" => 3,
        "canal" => 1,
        _ => 2,
    };
    let mut class_of: BTreeMap<Side, &str> = BTreeMap::new();
    for r in &board.rivers {
        let at_sea = |s: &&Side| [s.0, s.1].iter().any(|h| board.terrain[h] == "sea");
        for &s in r.sides.iter().filter(|s| r.class != "estuary" || !at_sea(s)) {
            let entry = class_of.entry(s).or_insert(&r.class);
            if rank(&r.class) > rank(entry) {
                *entry = &r.class;
            }
        }
    }
    let mut at_corner: BTreeMap<Corner, Vec<(Side, Corner)>> = BTreeMap::new();
    for &s in class_of.keys() {
        let [a, b] = s.ends();
        at_corner.entry(a).or_default().push((s, b));
        at_corner.entry(b).or_default().push((s, a));
    }
    for (&corner, arms) in &at_corner {
        let v = corner_px(corner, 1, MEANDER);
        let half = |other: Corner| mid(v, corner_px(other, 1, MEANDER));
        let layer_class = |class: &str| format!("{}{class}", rank(class));
        if let [(s1, o1), (s2, o2)] = arms[..]
            && class_of[&s1] == class_of[&s2]
        {
            sheet.draw("rivers", &layer_class(class_of[&s1]), v, &bend(half(o1), v, half(o2)));
            continue;
        }
        // The two greatest arms flow into one another, others join them.
        let mut order = arms.clone();
        order.sort_by_key(|(s, o)| (std::cmp::Reverse(rank(class_of[s])), *o));
        for (i, (s, o)) in order.iter().enumerate() {
            let class = layer_class(class_of[s]);
            if i == 0 && order.len() > 1 && class_of[&order[1].0] == class_of[s] {
                sheet.draw("rivers", &class, v, &bend(half(*o), v, half(order[1].1)));
            } else if !(i == 1 && class_of[&order[0].0] == class_of[s]) {
                sheet.draw("rivers", &class, v, &polyline(&[half(*o), v], false));
            }
        }
    }
    for (&side, &bridged) in &board.blocked {
        if !bridged {
            let [a, b] = side.ends();
            sheet.draw(
                "rivers",
                "9blocked",
                px(corner_at(a)),
                &polyline(&[px(corner_at(a)), px(corner_at(b))], false),
            );
        }
    }
}

/// River names along a straight reach, turned with it, once or twice a river.
pub(super) fn river_names(sheet: &mut Sheet, board: &HexBoard, labels: &mut Labels) {
    for r in &board.rivers {
        let name = r.name.trim_end_matches(" upper");
        let along: Vec<Point> =
            corners_along(&r.sides).into_iter().map(|c| corner_px(c, 1, MEANDER)).collect();
        let size = if matches!(r.class.as_str(), "major" | "rhine") { 15.0 } else { 12.0 };
        let need = ems(name) * size;
        let span = ((need / (WIDTH * 0.5)).ceil() as usize).max(2) + 1;
        if along.len() <= span {
            continue;
        }
        let times = (along.len() / 26).clamp(1, 9);
        for k in 0..times {
            let (from, to) = (along.len() * k / times, along.len() * (k + 1) / times);
            let spots = (from..to.min(along.len() - span)).flat_map(|i| [(i, true), (i, false)]);
            let best = spots
                .map(|(i, above)| {
                    let spot = river_spot(&along[i..=i + span], above, need, size);
                    let steep = if spot.1.abs() > 55.0 { 30.0 } else { 0.0 };
                    let length = (along[i + span][0] - along[i][0]).hypot(along[i + span][1] - along[i][1]);
                    let parts: f64 = spot.2.iter().map(|b| labels.price(b)).sum();
                    (parts + steep - length * 0.5 + if above { 0.0 } else { 4.0 }, spot)
                })
                .min_by(|a, b| a.0.total_cmp(&b.0));
            let Some((price, (at, turn, parts))) = best else { continue };
            if price > 250.0 && k > 0 {
                continue;
            }
            for part in parts {
                labels.keep(part, 8.0);
            }
            let element = format!(
                "<text class=\"l-river\" style=\"font-size:{}px\" text-anchor=\"middle\" x=\"{}\" y=\"{}\" transform=\"rotate({} {} {})\">{}</text>",
                n(size),
                n(at[0]),
                n(at[1]),
                n(turn),
                n(at[0]),
                n(at[1]),
                xml(name)
            );
            sheet.put("labels", at, &element);
        }
    }
}

/// Where a river's name lies along a reach: its point, its turn, and the boxes that it covers.
fn river_spot(reach: &[Point], above: bool, need: f64, size: f64) -> (Point, f64, Vec<[f64; 4]>) {
    let (a, b) = (reach[0], reach[reach.len() - 1]);
    let m = mid(a, b);
    let mut turn = (b[1] - a[1]).atan2(b[0] - a[0]).to_degrees();
    if turn > 90.0 {
        turn -= 180.0;
    } else if turn < -90.0 {
        turn += 180.0;
    }
    let (s, c) = turn.to_radians().sin_cos();
    // Clear of the outermost bend of the reach on that side.
    let off = |p: &Point| (p[0] - m[0]) * s - (p[1] - m[1]) * c;
    let lift = if above {
        reach.iter().map(off).fold(0.0, f64::max) + 7.0
    } else {
        reach.iter().map(off).fold(0.0, f64::min) - 6.0 - size * 0.75
    };
    let at = [m[0] + s * lift, m[1] - c * lift];
    let parts = (-2..=2)
        .map(|i| {
            let along = need * f64::from(i) / 5.0;
            let (x, y) = (at[0] + c * along + s * size * 0.3, at[1] + s * along - c * size * 0.3);
            let (ex, ey) = (need / 10.0 * c.abs() + size * 0.4, need / 10.0 * s.abs() + size * 0.4);
            [x - ex, y - ey, x + ex, y + ey]
        })
        .collect();
    (at, turn, parts)
}
