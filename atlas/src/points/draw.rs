//! The art of a point map.

use std::fmt::Write;

use crate::art::legend::{self, Key};
use crate::art::pen::{clip, n, polyline, thin, xml};
use crate::art::sheet::Sheet;
use crate::art::{ground, relief, style};
use crate::extract::{Geodata, LonLat};
use crate::points::board::{LETTERS, PointBoard};
use crate::points::source::Panel;
use crate::problem::Result;
use crate::projection::Point;

const LAYERS: &[&str] = &[
    "w3", "w2", "w1", "land", "lakes", "waters", "coast", "insets", "relief", "names", "frames", "links",
    "spaces", "labels", "legend",
];

const STYLE: &str = r#"
.atlas .land{fill:var(--m-desert)}
.atlas .stream{stroke:var(--m-river);stroke-width:2;stroke-linejoin:round;stroke-linecap:round}
.atlas .great{stroke:var(--m-river-deep);stroke-width:4;stroke-linejoin:round;stroke-linecap:round}
.atlas .state{stroke:var(--m-frontier);stroke-width:2;stroke-opacity:.6;stroke-dasharray:10 4 2 4}
.atlas .frame{fill:none;stroke:var(--m-grid);stroke-width:4}
.atlas .frame-in{fill:none;stroke:var(--m-grid);stroke-width:1}
.atlas .plate{fill:var(--m-panel);fill-opacity:.9;stroke:var(--m-grid);stroke-width:1}
.atlas .holder{fill:var(--m-panel);fill-opacity:.82;stroke:var(--m-grid);stroke-width:1.4}
.atlas .link-case{stroke:var(--m-halo);stroke-width:7;stroke-linecap:round;stroke-opacity:.8}
.atlas .link{stroke:var(--m-ink);stroke-width:3.2;stroke-linecap:round}
.atlas .link-limit{stroke:var(--m-ink);stroke-width:3;stroke-dasharray:3 7;stroke-linecap:round}
.atlas .sp-allied{fill:var(--m-sp-allied);stroke:var(--m-ink);stroke-width:1.6}
.atlas .sp-axis{fill:var(--m-sp-axis);stroke:var(--m-ink);stroke-width:1.6}
.atlas .gold{stroke:var(--m-star);stroke-width:4}
.atlas .sign{stroke:var(--m-ink);stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round;stroke-opacity:.75}
.atlas .keep{fill:var(--m-fort)}
.atlas .l-fort{font-size:11px;font-weight:bold;fill:var(--m-panel)!important;text-anchor:middle}
.atlas .labels .l-space{font-size:12.5px;text-anchor:middle}
.atlas .labels .l-vp{font-size:12.5px;font-weight:bold;text-anchor:middle;fill:var(--m-road)}
.atlas .labels .l-limit{font-size:10px;font-weight:bold;text-anchor:middle}
.atlas .labels .l-stub{font-size:11px;font-style:italic;text-anchor:middle}
.atlas .l-panel{font-size:20px;font-weight:bold;letter-spacing:.08em}
.atlas .l-box{font-size:16px;font-weight:bold;text-anchor:middle}
.atlas .names text{text-anchor:middle}
.atlas .names .l-sea{font-style:italic;fill:var(--m-coast);letter-spacing:.12em}
.atlas .names .l-land{fill:var(--m-faint);letter-spacing:.3em}
"#;

fn px(panel: &Panel, points: &[LonLat]) -> Vec<Point> {
    points.iter().map(|&p| panel.warp.forward(p)).collect()
}

/// Draws the board: SVG and hill shading.
pub fn draw(board: &PointBoard, geodata: &Geodata) -> Result<(String, Vec<u8>)> {
    let s = &board.source;
    let [width, height] = s.size;
    let mut sheet = Sheet::new(width, height, [500.0, 500.0], LAYERS);
    let main = &s.panel[0];
    let rings: Vec<Vec<Point>> = board.coast.rings().map(|r| px(main, &r)).collect();
    ground::land(&mut sheet, &rings, true);
    let lakes: Vec<Vec<Point>> = board.lakes.iter().map(|r| px(main, r)).collect();
    ground::lakes(&mut sheet, &lakes);
    for (class, line) in waters(board, main) {
        sheet.draw("waters", class, line[0], &polyline(&line, false));
    }
    let mut symbols = String::new();
    for panel in &s.panel[1..] {
        inset(&mut sheet, board, panel, &mut symbols);
    }
    let (w, h) = (n(width), n(height));
    sheet.put("relief", [1.0, 1.0], &format!("<image class=\"relief\" href=\"relief.png\" width=\"{w}\" height=\"{h}\" preserveAspectRatio=\"none\"/>"));
    for name in &s.name {
        let Some(panel) = s.panel.iter().find(|p| p.key == name.panel) else { continue };
        let [x, y] = panel.warp.forward(name.at);
        let size = 22.0 * name.size;
        sheet.put(
            "names",
            [x, y],
            &format!(
                "<text class=\"l-{}\" style=\"font-size:{}px\" x=\"{}\" y=\"{}\">{}</text>",
                name.kind,
                n(size),
                n(x),
                n(y),
                xml(&name.text)
            ),
        );
    }
    links(&mut sheet, board);
    spaces(&mut sheet, board);
    for b in &s.boxes {
        let r = b.rect;
        let element = format!(
            "<rect class=\"holder\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"6\"/><text class=\"l-box\" x=\"{}\" y=\"{}\">{}</text>",
            n(r[0]),
            n(r[1]),
            n(r[2] - r[0]),
            n(r[3] - r[1]),
            n((r[0] + r[2]) / 2.0),
            n(r[1] + 24.0),
            xml(&b.name)
        );
        sheet.put("frames", [r[0], r[1]], &element);
    }
    legend_panel(&mut sheet, board);

    let elevation = geodata.raster(&format!("elev_{}", s.theatre), 0)?;
    let height_at = |q: Point| {
        let inside = |r: [f64; 4]| q[0] >= r[0] && q[0] <= r[2] && q[1] >= r[1] && q[1] <= r[3];
        let panel = s.panel[1..].iter().find(|p| inside(p.rect)).unwrap_or(main);
        elevation.dry(panel.warp.back(q))
    };
    let shade = relief::shade(width, height, 3.6, 700.0, 8.0, &height_at)?;
    Ok((sheet.svg(&s.title, &(style::css() + STYLE), &symbols), shade))
}

/// Rivers and frontiers on a panel, cut to it.
fn waters(board: &PointBoard, panel: &Panel) -> Vec<(&'static str, Vec<Point>)> {
    let r = panel.rect;
    let near =
        |p: &Point| p[0] > r[0] - 20.0 && p[0] < r[2] + 20.0 && p[1] > r[1] - 20.0 && p[1] < r[3] + 20.0;
    let rivers = board.rivers.iter().map(|(great, l)| (if *great { "great" } else { "stream" }, l));
    let all = rivers.chain(board.frontiers.iter().map(|l| ("state", l)));
    let mut out = Vec::new();
    for (class, line) in all {
        let points = thin(&px(panel, line), 0.5);
        out.extend(
            points.chunk_by(|a, b| near(a) && near(b)).filter(|c| c.len() > 1).map(|c| (class, c.to_vec())),
        );
    }
    out
}

/// An inset: sea, land, coast and waters within its frame.
fn inset(sheet: &mut Sheet, board: &PointBoard, panel: &Panel, symbols: &mut String) {
    let r = panel.rect;
    let (x, y, w, h) = (n(r[0]), n(r[1]), n(r[2] - r[0]), n(r[3] - r[1]));
    let _ = write!(
        symbols,
        "<clipPath id=\"clip-{}\"><rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"/></clipPath>",
        panel.key
    );
    let mut o = format!(
        "<g clip-path=\"url(#clip-{})\"><rect class=\"sea\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"/>",
        panel.key
    );
    let (mut fill, mut coast) = (String::new(), String::new());
    let (low, high) = ([r[0] - 30.0, r[1] - 30.0], [r[2] + 30.0, r[3] + 30.0]);
    for ring in board.coast.rings() {
        let ring = thin(&px(panel, &ring), 0.5);
        let cut = clip(&ring, low, high);
        if cut.len() > 3 {
            fill += &polyline(&cut, true);
        }
        let near = |p: &Point| p[0] > low[0] && p[0] < high[0] && p[1] > low[1] && p[1] < high[1];
        for part in ring.chunk_by(|a, b| near(a) && near(b)).filter(|c| c.len() > 1) {
            coast += &polyline(part, false);
        }
    }
    for band in ["w3", "w2", "w1"] {
        let _ = write!(o, "<path class=\"{band}\" d=\"{coast}\"/>");
    }
    let _ = write!(o, "<path class=\"land\" d=\"{fill}\"/>");
    let lakes: String = board
        .lakes
        .iter()
        .map(|l| clip(&thin(&px(panel, l), 0.5), low, high))
        .filter(|l| l.len() > 3)
        .map(|l| polyline(&l, true))
        .collect();
    let _ = write!(o, "<path class=\"lake\" d=\"{lakes}\"/>");
    for (class, line) in waters(board, panel) {
        let _ = write!(o, "<path class=\"{class}\" d=\"{}\"/>", polyline(&line, false));
    }
    let _ = write!(o, "<path class=\"coast\" d=\"{coast}\"/></g>");
    sheet.put("insets", [r[0], r[1]], &o);
    let title = panel.title.as_deref().unwrap_or("");
    let plate = 20.0 + title.chars().count() as f64 * 14.5;
    let frame = format!(
        "<rect class=\"frame\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"/><rect class=\"plate\" x=\"{}\" y=\"{y}\" width=\"{}\" height=\"32\"/><text class=\"l-panel\" x=\"{}\" y=\"{}\">{}</text>",
        n(r[2] - plate),
        n(plate),
        n(r[2] - plate + 12.0),
        n(r[1] + 23.0),
        xml(title)
    );
    sheet.put("frames", [r[0], r[1]], &frame);
}

fn links(sheet: &mut Sheet, board: &PointBoard) {
    for c in &board.curves {
        let (a, b) = (board.stands[c.ends[0]].at, board.stands[c.ends[1]].at);
        let class = if c.limit.is_some() { "2link-limit" } else { "2link" };
        if let Some(by) = c.by {
            let d = crate::art::pen::bend(a, by, b);
            let m = crate::points::layout::on_bend(a, by, b, 0.5);
            sheet.draw("links", "1link-case", m, &d);
            sheet.draw("links", class, m, &d);
            if let Some(l) = &c.limit {
                sheet.put(
                    "labels",
                    m,
                    &format!("<text class=\"l-limit\" x=\"{}\" y=\"{}\">{l}</text>", n(m[0]), n(m[1] + 3.5)),
                );
            }
            continue;
        }
        // Ends on two panels: a stub at each, with the other's name.
        for (from, to) in [(0, 1), (1, 0)] {
            let p = &board.stands[c.ends[from]];
            let (name, lon_lat) = (&board.source.space[c.ends[to]].name, board.source.space[c.ends[to]].at);
            let real = board.source.panel[p.panel].warp.forward(lon_lat);
            let (dx, dy) = (real[0] - p.at[0], real[1] - p.at[1]);
            let len = dx.hypot(dy).max(1.0);
            let reach = board.source.space_px * 1.25;
            let end = [p.at[0] + dx / len * reach, p.at[1] + dy / len * reach];
            sheet.draw("links", "1link-case", end, &polyline(&[p.at, end], false));
            sheet.draw("links", class, end, &polyline(&[p.at, end], false));
            let limit = c.limit.as_ref().map_or(String::new(), |l| format!(" ({l})"));
            let at = [end[0] + dx / len * 8.0, end[1] + dy / len * 12.0 + 4.0];
            sheet.put(
                "labels",
                end,
                &format!(
                    "<text class=\"l-stub\" x=\"{}\" y=\"{}\">to {}{limit}</text>",
                    n(at[0]),
                    n(at[1]),
                    xml(name)
                ),
            );
        }
    }
}

fn star(r: f64) -> String {
    let points: Vec<Point> = (0..16)
        .map(|i| {
            let (a, r) = (f64::from(i) * std::f64::consts::PI / 8.0, if i % 2 == 0 { r } else { r * 0.8 });
            [r * a.sin(), -r * a.cos()]
        })
        .collect();
    polyline(&points, true)
}

fn terrain_sign(terrain: &str) -> &'static str {
    match terrain {
        "mountain" => "M-16 20l7-11 5 7 4-6 6 10",
        "swamp" => "M-14 17h11m-8 3h6M2 17h11m-8 3h6M-8 14v-5M8 14v-5M-11 14l-1-4M11 14l1-4",
        "oasis" => "M0 21q1-7-1-12m0 0q-5-4-9 0m9 0q5-4 9 0m-9 0q-3-6-7-5m7 5q3-6 7-5M-7 21h14",
        _ => "",
    }
}

fn spaces(sheet: &mut Sheet, board: &PointBoard) {
    let side = board.source.space_px;
    let half = side / 2.0;
    for (s, stand) in board.source.space.iter().zip(&board.stands) {
        let [x, y] = stand.at;
        let shape =
            if s.star { star(half * 1.16) } else { format!("M{0} {0}h{1}v{1}h-{1}z", n(-half), n(side)) };
        if s.region.get_ref() == "OFF" {
            let a = stand.area();
            let plate = format!(
                "<rect class=\"holder\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"5\"/>",
                n(a[0]),
                n(a[1]),
                n(a[2] - a[0]),
                n(a[3] - a[1])
            );
            sheet.put("frames", stand.at, &plate);
        }
        let mut o = format!("<g id=\"space-{}\" transform=\"translate({} {})\">", s.id.get_ref(), n(x), n(y));
        let _ = write!(o, "<path class=\"sp-{}\" d=\"{shape}\"/>", s.control);
        if s.vp {
            let _ = write!(o, "<path class=\"gold\" d=\"{shape}\"/>");
        }
        let sign = terrain_sign(&s.terrain);
        if !sign.is_empty() {
            let _ = write!(o, "<path class=\"sign\" d=\"{sign}\"/>");
        }
        if s.port {
            let _ = write!(
                o,
                "<path class=\"plate\" d=\"M{0} {1}l9-9 9 9-9 9z\"/><path class=\"anchor\" transform=\"translate({2} {1}) scale(.72)\" d=\"M0-7v13m-6-5q1 5 6 5t6-5M-3.5-3h7M0-7a1.8 1.8 0 1 1 .1 0\"/>",
                n(-half - 5.0),
                n(-half + 4.0),
                n(-half + 4.0)
            );
        }
        if s.fort > 0 {
            let _ = write!(
                o,
                "<path class=\"keep\" d=\"M{} {}v-5h4v3h4v-3h4v3h4v-3h4v16h-20v-11\"/><text class=\"l-fort\" x=\"{}\" y=\"{}\">{}</text>",
                n(half - 14.0),
                n(-half + 2.0),
                n(half - 4.0),
                n(-half + 10.5),
                s.fort
            );
        }
        o.push_str("</g>");
        sheet.put("spaces", stand.at, &o);
        let class = if s.vp { "l-vp" } else { "l-space" };
        sheet.put(
            "labels",
            stand.at,
            &format!(
                "<text class=\"{class}\" x=\"{}\" y=\"{}\">{}</text>",
                n(x),
                n(y + half + LETTERS + 1.0),
                xml(&s.name)
            ),
        );
    }
}

fn legend_panel(sheet: &mut Sheet, board: &PointBoard) {
    let mark = |class: &str| format!("<path class=\"{class}\" d=\"M-12-12h24v24h-24z\"/>");
    let star = format!("<path class=\"sp-axis\" d=\"{}\"/>", star(14.0));
    let sign =
        |t: &str| format!("<path class=\"sign\" transform=\"translate(0 -14)\" d=\"{}\"/>", terrain_sign(t));
    let keys = [
        Key::new(mark("sp-allied"), "Allied at the start"),
        Key::new(mark("sp-axis"), "Axis at the start"),
        Key::new(star, "Source of supply"),
        Key::new(mark("sp-axis") + &mark("gold"), "Victory point"),
        Key::new(
            "<path class=\"anchor\" d=\"M0-7v13m-6-5q1 5 6 5t6-5M-3.5-3h7M0-7a1.8 1.8 0 1 1 .1 0\"/>",
            "Port",
        ),
        Key::new(
            "<path class=\"keep\" d=\"M-10-3v-5h4v3h4v-3h4v3h4v-3h4v16h-20v-11\"/><text class=\"l-fort\" y=\"6\">2</text>",
            "Fort and its value",
        ),
        Key::new(sign("mountain"), "Mountain"),
        Key::new(sign("swamp"), "Swamp"),
        Key::new(sign("oasis"), "Oasis"),
        Key::new("<path class=\"link\" d=\"M-22 0h44\"/>", "Line"),
        Key::new("<path class=\"link-limit\" d=\"M-22 0h44\"/>", "Line with a limit"),
        Key::new("<path class=\"state\" d=\"M-22 0h44\"/>", "Frontier"),
    ];
    let s = &board.source;
    // The scale of the desert war: degrees at the Egyptian frontier.
    let (a, b) = (s.panel[0].warp.forward([24.0, 31.5]), s.panel[0].warp.forward([25.0, 31.5]));
    let panel = legend::panel(
        s.legend,
        &s.title,
        &s.subtitle,
        &keys,
        (b[0] - a[0]) / 94.9,
        100.0,
        "Natural Earth · NGA DTED",
    );
    sheet.put("legend", s.legend, &panel);
}
