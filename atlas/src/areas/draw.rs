//! The art of an area map, and the display polygons as data.

use std::collections::BTreeMap;
use std::fmt::Write;

use geo::{BooleanOps, InteriorPoint, MultiPolygon, unary_union};

use crate::areas::board::AreaBoard;
use crate::areas::outline::{edge, uneven_edge};
use crate::art::labels::{Labels, Wish, ems};
use crate::art::legend::{self, Key};
use crate::art::pen::{n, polyline, thin, xml};
use crate::art::sheet::Sheet;
use crate::art::{ground, relief, style};
use crate::extract::{Geodata, LonLat};
use crate::hexmap::data::quote;
use crate::problem::Result;
use crate::projection::Point;

const LAYERS: &[&str] = &[
    "w3", "w2", "w1", "land", "areas", "relief", "lakes", "rivers", "coast", "borders", "arrows", "symbols",
    "towns", "labels", "legend",
];

const STYLE: &str = r#"
.atlas .a-italy,.atlas .a-sicily,.atlas .a-sardinia,.atlas .a-corsica{fill:var(--m-land)}
.atlas .a-africa{fill:var(--m-desert)}
.atlas .a-france{fill:var(--m-polder)}
.atlas .a-germany{fill:var(--m-rough)}
.atlas .a-out{fill:var(--m-off)}
.atlas .border-case{stroke:var(--m-grid);stroke-width:6;stroke-opacity:.55;stroke-linejoin:round;stroke-linecap:round}
.atlas .border{stroke:var(--m-border);stroke-width:3.4;stroke-linejoin:round;stroke-linecap:round}
.atlas .dashed{stroke:var(--m-border);stroke-width:4;stroke-dasharray:11 9}
.atlas .shut{stroke:var(--m-faint);stroke-width:4;stroke-dasharray:11 9}
.atlas .stream{stroke:var(--m-river);stroke-width:1.8;stroke-linejoin:round;stroke-linecap:round;stroke-opacity:.85}
.atlas .great{stroke:var(--m-river-deep);stroke-width:3.2;stroke-linejoin:round;stroke-linecap:round}
.atlas .arrow{fill:var(--m-border);stroke:var(--m-ink);stroke-width:1.1}
.atlas .badge{fill:var(--m-panel);stroke:var(--m-ink);stroke-width:1.2}
.atlas .tri{fill:#8fc3e0;stroke:var(--m-ink);stroke-width:1}
.atlas .wing{fill:var(--m-ink)}
.atlas .blue{fill:var(--m-allied);stroke:var(--m-halo);stroke-width:1}
.atlas .cross{fill:var(--m-axis);stroke:var(--m-halo);stroke-width:1.2}
.atlas .labels .l-area{font-size:22px;font-weight:bold;letter-spacing:.06em;text-anchor:middle}
.atlas .labels .l-no{font-size:15px;font-weight:bold;text-anchor:middle;stroke:none}
.atlas .dot{fill:var(--m-ink)}
"#;

fn project(board: &AreaBoard, p: LonLat) -> Point {
    board.source.projection.forward(p)
}

/// Rings of a polygon in pixels.
fn rings(board: &AreaBoard, shape: &MultiPolygon<f64>) -> Vec<Vec<Point>> {
    shape
        .iter()
        .flat_map(|p| std::iter::once(p.exterior()).chain(p.interiors()))
        .map(|r| thin(&r.coords().map(|c| project(board, [c.x, c.y])).collect::<Vec<_>>(), 0.25))
        .filter(|r| r.len() > 3)
        .collect()
}

fn path(rings: &[Vec<Point>]) -> String {
    rings.iter().map(|r| polyline(&r[..r.len() - 1], true)).collect()
}

/// Draws the board: SVG, hill shading, and the display polygons.
pub fn draw(board: &AreaBoard, geodata: &Geodata) -> Result<(String, Vec<u8>, String)> {
    let w = &board.rules.window;
    let [width, height] = project(board, [w.east, w.south]);
    let mut sheet = Sheet::new(width, height, [400.0, 400.0], LAYERS);
    let land: Vec<Vec<Point>> = rings_of_land(board);
    ground::land(&mut sheet, &land, true);
    let lakes: Vec<Vec<Point>> = crate::coast::lakes(geodata, &board.source.theatre, &[])?
        .iter()
        .map(|r| r.iter().map(|&p| project(board, p)).collect())
        .collect();
    ground::lakes(&mut sheet, &lakes);

    let mut data = format!(
        "# {}: display polygons, written by `atlas`. Rules use the polygons of data/map.toml.\n# Contains information from GSHHG and Natural Earth; see NOTICE.\n",
        board.source.title
    );
    let source = "reconstructed: rule polygons cut by the real coast (GSHHG, Natural Earth)";
    let _ = writeln!(data, "source = {}\nwidth = {}\nheight = {}\n", quote(source), n(width), n(height));
    for a in &board.rules.area {
        let name = format!("{:02}", a.no);
        let d = path(&rings(board, &board.shown[&name]));
        let at = project(board, a.point);
        sheet.put(
            "areas",
            at,
            &format!("<path id=\"area-{name}\" class=\"a-{}\" fill-rule=\"evenodd\" d=\"{d}\"/>", a.region),
        );
        let _ = writeln!(
            data,
            "[[area]]\nno = {}\nname = {}\npoint = [{}, {}]\npath = \"{d}\"\n",
            a.no,
            quote(&a.name),
            n(at[0]),
            n(at[1])
        );
    }
    for o in board.rules.no_entry.iter().chain(&board.rules.out_of_play) {
        let shape = &board.shown[&o.key];
        let d = path(&rings(board, shape));
        let at = shape.interior_point().map_or([1.0, 1.0], |p| project(board, [p.x(), p.y()]));
        sheet.put("areas", at, &format!("<path class=\"a-out\" fill-rule=\"evenodd\" d=\"{d}\"/>"));
    }
    let rest = board.land.difference(&unary_union(board.shown.values()));
    let d = path(&rings(board, &rest));
    if !d.is_empty() {
        sheet.put("areas", [1.0, 1.0], &format!("<path class=\"a-out\" fill-rule=\"evenodd\" d=\"{d}\"/>"));
    }
    let (pw, ph) = (n(width), n(height));
    sheet.put("relief", [1.0, 1.0], &format!("<image class=\"relief\" href=\"relief.png\" width=\"{pw}\" height=\"{ph}\" preserveAspectRatio=\"none\"/>"));

    for (_, great, lines) in &board.rivers {
        for l in lines {
            let points = thin(&l.iter().map(|&p| project(board, p)).collect::<Vec<_>>(), 0.4);
            let on = |p: &Point| p[0] > -5.0 && p[1] > -5.0 && p[0] < width + 5.0 && p[1] < height + 5.0;
            for part in points.chunk_by(|a, b| on(a) && on(b)).filter(|p| p.len() > 1) {
                sheet.draw(
                    "rivers",
                    if *great { "great" } else { "stream" },
                    part[0],
                    &polyline(part, false),
                );
            }
        }
    }
    borders(&mut sheet, board);
    arrows(&mut sheet, board);
    let panel = legend_panel(&mut sheet, board);
    labels(&mut sheet, board, panel);

    let elevation = geodata.raster(&format!("elev_{}", board.source.theatre), 0)?;
    let beyond = board.source.beyond.as_ref();
    let south = beyond.map(|b| geodata.raster(&format!("elev_{}", b.theatre), 0)).transpose()?;
    let projection = board.source.projection;
    let height_at = |q: Point| {
        let p = projection.back(q);
        let (Some(b), Some(south)) = (beyond, &south) else { return elevation.dry(p) };
        // The two grids flow into one another over half a degree.
        match ((p[1] - b.south_of) / 0.5).clamp(0.0, 1.0) {
            0.0 => south.dry(p),
            1.0 => elevation.dry(p),
            t => elevation.dry(p).map(|v| v * t + south.smooth(p) * (1.0 - t)),
        }
    };
    let metres = projection.unit_km() * 1000.0;
    let shade = relief::shade(width, height, 2.2, metres, 5.0, &height_at)?;
    Ok((sheet.svg(&board.source.title, &(style::css() + STYLE), SYMBOLS), shade, data))
}

const SYMBOLS: &str = concat!(
    "<path id=\"star\" d=\"M0-8l2.4 5 5.4.7-4 3.8 1 5.4L0 4.3-4.8 6.9l1-5.4-4-3.8 5.4-.7z\"/>",
    "<path id=\"plane\" d=\"M0-9c1.200 0 1.400 2 1.400 4l8 5v2.200l-8-2.400-.4 5.400 2.600 2v1.600L0 7.800l-3.600 1v-1.600l2.600-2-.4-5.400-8 2.400V0l8-5c0-2 .2-4 1.400-4z\"/>",
    "<path id=\"alp\" d=\"M-10 7l6.500-12 3.500 6 3-4.500L10 7z\"/>",
    "<path id=\"cross\" d=\"M-2.500-9h5v6.500H9v5H2.500V9h-5V2.500H-9v-5h6.500z\"/>",
);

fn rings_of_land(board: &AreaBoard) -> Vec<Vec<Point>> {
    let w = &board.rules.window;
    let edge = |p: LonLat| -> LonLat {
        // Land runs on over the frame, so that no coast is drawn along it.
        let out = |v: f64, low: f64, high: f64| {
            if v <= low + 1e-6 {
                low - 2.0
            } else if v >= high - 1e-6 {
                high + 2.0
            } else {
                v
            }
        };
        [out(p[0], w.west, w.east), out(p[1], w.south, w.north)]
    };
    board
        .land
        .iter()
        .flat_map(|p| std::iter::once(p.exterior()).chain(p.interiors()))
        .map(|r| r.coords().map(|c| project(board, edge([c.x, c.y]))).collect())
        .collect()
}

fn borders(sheet: &mut Sheet, board: &AreaBoard) {
    let mut owners: BTreeMap<(String, String), Vec<bool>> = BTreeMap::new();
    let rule = &board.rules;
    let all = rule
        .area
        .iter()
        .map(|a| (&a.border, true))
        .chain(rule.no_entry.iter().chain(&rule.out_of_play).map(|o| (&o.border, false)));
    for (border, played) in all {
        for i in 0..border.len() {
            owners
                .entry(edge(border[i].get_ref(), border[(i + 1) % border.len()].get_ref()))
                .or_default()
                .push(played);
        }
    }
    for ((a, b), played) in owners {
        if played.len() < 2 {
            continue;
        }
        let line: Vec<Point> =
            uneven_edge(&a, &b, &rule.nodes).into_iter().map(|p| project(board, p)).collect();
        let d = polyline(&line, false);
        match (played[0], played[1]) {
            (true, true) => {
                sheet.draw("borders", "1border-case", line[0], &d);
                sheet.draw("borders", "2border", line[0], &d);
            }
            (false, false) => {}
            _ => {
                sheet.draw("borders", "0shut", line[0], &d);
            }
        }
    }
}

fn arrows(sheet: &mut Sheet, board: &AreaBoard) {
    for a in &board.source.arrow {
        let at = project(board, a.at);
        let d = "M-24 0l11-9v5h26v-5l11 9-11 9v-5h-26v5z";
        let place = format!("translate({} {}) rotate({})", n(at[0]), n(at[1]), n(a.turn));
        sheet.put("arrows", at, &format!("<path class=\"arrow\" transform=\"{place}\" d=\"{d}\"/>"));
    }
}

fn labels(sheet: &mut Sheet, board: &AreaBoard, panel: [f64; 4]) {
    let mut labels = Labels::within([6.0, 6.0, sheet.width - 6.0, sheet.height - 6.0]);
    labels.keep(panel, 30.0);
    for a in &board.source.arrow {
        let [x, y] = project(board, a.at);
        labels.keep([x - 18.0, y - 14.0, x + 18.0, y + 14.0], 6.0);
    }
    for a in &board.rules.area {
        let [x, y] = project(board, a.point);
        let w = ems(&a.name) * 22.0 * 1.3;
        let (ly, by) = (y - 16.0, y - 16.0);
        let words =
            format!("<text class=\"l-area\" x=\"{}\" y=\"{}\">{}</text>", n(x + 14.0), n(ly), xml(&a.name));
        let badge = format!(
            "<circle class=\"badge\" cx=\"{0}\" cy=\"{1}\" r=\"12\"/><text class=\"l-no\" x=\"{0}\" y=\"{2}\">{3:02}</text>",
            n(x - w / 2.0 - 4.0),
            n(by - 7.0),
            n(by - 1.8),
            a.no
        );
        sheet.put("labels", [x, y], &(words + &badge));
        labels.keep([x - w / 2.0 - 18.0, y - 38.0, x + w / 2.0 + 16.0, y - 8.0], 30.0);
        let mut signs = Vec::new();
        let mut sign = |on: bool, element: &str| {
            if on {
                signs.push(element.to_string());
            }
        };
        sign(a.star, "<use href=\"#star\" class=\"starred\" transform=\"scale(1.5)\"/>");
        sign(a.allied_start, "<use href=\"#star\" class=\"blue\" transform=\"scale(1.5)\"/>");
        sign(a.axis_symbol, "<use href=\"#cross\" class=\"cross\"/>");
        sign(
            a.airfield,
            "<circle class=\"badge\" r=\"12\"/><use href=\"#plane\" class=\"wing\" transform=\"scale(.95)\"/>",
        );
        sign(a.mountain, "<use href=\"#alp\" class=\"wing\"/>");
        sign(a.triangle, "<path class=\"tri\" d=\"M0-9l9 16h-18z\"/>");
        let step = 28.0;
        let start = x - step * (signs.len() as f64 - 1.0) / 2.0;
        for (i, s) in signs.iter().enumerate() {
            let sx = start + step * i as f64;
            sheet.put(
                "symbols",
                [x, y],
                &format!("<g transform=\"translate({} {})\">{s}</g>", n(sx), n(y + 6.0)),
            );
            labels.keep([sx - 13.0, y - 7.0, sx + 13.0, y + 19.0], 20.0);
        }
    }
    for name in &board.source.name {
        let [x, y] = project(board, name.at);
        let size = 24.0 * name.size;
        let turn = if name.turn == 0.0 {
            String::new()
        } else {
            format!(" transform=\"rotate({} {} {})\"", n(name.turn), n(x), n(y))
        };
        let w = (ems(&name.text) + name.text.chars().count() as f64 * 0.15) * size;
        if name.turn == 0.0 {
            labels.keep([x - w / 2.0, y - size, x + w / 2.0, y + 4.0], 1.0);
        }
        sheet.put(
            "labels",
            [x, y],
            &format!(
                "<text class=\"l-{}\" style=\"font-size:{}px\" x=\"{}\" y=\"{}\"{turn}>{}</text>",
                name.kind,
                n(size),
                n(x),
                n(y),
                xml(&name.text)
            ),
        );
    }
    // A town under a sign of its area stays unnamed.
    let free = |labels: &Labels, [x, y]: Point| labels.price(&[x - 5.0, y - 5.0, x + 5.0, y + 5.0]) < 300.0;
    let towns: Vec<_> = board.source.town.iter().filter(|t| free(&labels, project(board, t.at))).collect();
    for t in &towns {
        let [x, y] = project(board, t.at);
        labels.keep([x - 4.0, y - 4.0, x + 4.0, y + 4.0], 6.0);
    }
    for t in &towns {
        let [x, y] = project(board, t.at);
        let (at, element) = labels.lay(&Wish {
            text: t.name.get_ref().clone(),
            class: "l-town".into(),
            at: [x, y],
            size: 12.5,
            gap: 7.0,
            bold: false,
        });
        sheet.put("labels", at, &element);
        sheet.put(
            "towns",
            [x, y],
            &format!("<circle class=\"dot\" cx=\"{}\" cy=\"{}\" r=\"2.6\"/>", n(x), n(y)),
        );
    }
    for (name, great, lines) in &board.rivers {
        let size = if *great { 15.0 } else { 12.0 };
        let Some(line) = lines.iter().max_by_key(|l| l.len()) else { continue };
        let points: Vec<Point> = thin(&line.iter().map(|&p| project(board, p)).collect::<Vec<_>>(), 3.0);
        let need = ems(name) * size * 1.1;
        let mut best: Option<(f64, Point, f64)> = None;
        for w in points.windows(2) {
            let (dx, dy) = (w[1][0] - w[0][0], w[1][1] - w[0][1]);
            let mut turn = dy.atan2(dx).to_degrees();
            if turn > 90.0 {
                turn -= 180.0;
            } else if turn < -90.0 {
                turn += 180.0;
            }
            let (s, c) = turn.to_radians().sin_cos();
            let m = [(w[0][0] + w[1][0]) / 2.0 + s * 5.0, (w[0][1] + w[1][1]) / 2.0 - c * 5.0];
            let (ex, ey) = (need / 2.0 * c.abs() + size * 0.4, need / 2.0 * s.abs() + size * 0.4);
            let price = labels.price(&[m[0] - ex, m[1] - ey, m[0] + ex, m[1] + ey]) - dx.hypot(dy)
                + if turn.abs() > 55.0 { 20.0 } else { 0.0 };
            if best.is_none_or(|b| price < b.0) {
                best = Some((price, m, turn));
            }
        }
        if let Some((price, m, turn)) = best
            && price < 200.0
        {
            labels.keep([m[0] - need / 2.0, m[1] - size, m[0] + need / 2.0, m[1] + size * 0.3], 8.0);
            sheet.put("labels", m, &format!("<text class=\"l-river\" style=\"font-size:{0}px\" text-anchor=\"middle\" x=\"{1}\" y=\"{2}\" transform=\"rotate({3} {1} {2})\">{4}</text>", n(size), n(m[0]), n(m[1]), n(turn), xml(name)));
        }
    }
}

fn legend_panel(sheet: &mut Sheet, board: &AreaBoard) -> [f64; 4] {
    let keys = [
        Key::new("<use href=\"#star\" class=\"starred\" transform=\"scale(1.5)\"/>", "Star area"),
        Key::new(
            "<circle class=\"badge\" r=\"12\"/><use href=\"#plane\" class=\"wing\" transform=\"scale(.95)\"/>",
            "Airfield",
        ),
        Key::new("<use href=\"#alp\" class=\"wing\"/>", "Mountain area"),
        Key::new("<path class=\"tri\" d=\"M0-9l9 16h-18z\"/>", "Partisan triangle"),
        Key::new("<use href=\"#star\" class=\"blue\" transform=\"scale(1.5)\"/>", "Allied start"),
        Key::new("<use href=\"#cross\" class=\"cross\"/>", "Axis symbol"),
        Key::new("<path class=\"arrow\" d=\"M-24 0l11-9v5h26v-5l11 9-11 9v-5h-26v5z\"/>", "White arrow"),
        Key::new(
            "<path class=\"border-case\" d=\"M-22 0h44\"/><path class=\"border\" d=\"M-22 0h44\"/>",
            "Border",
        ),
        Key::new("<path class=\"shut\" d=\"M-22 0h44\"/>", "No entry by land"),
    ];
    let [w, h] = legend::size(keys.len());
    let gap = 20.0;
    let x = if board.source.legend.at.ends_with("west") { gap } else { sheet.width - w - gap };
    let y = if board.source.legend.at.starts_with("north") { gap } else { sheet.height - h - gap };
    let panel = legend::panel(
        [x, y],
        &board.source.title,
        &board.source.subtitle,
        &keys,
        1.0 / board.source.projection.unit_km(),
        200.0,
        "GSHHG, Wessel & Smith · Natural Earth · NGA DTED",
    );
    sheet.put("legend", [x, y], &panel);
    [x, y, x + w, y + h]
}
