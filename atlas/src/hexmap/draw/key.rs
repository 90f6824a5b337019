//! The legend of a hex map.

use std::collections::BTreeSet;

use super::names::built;
use super::{MARGIN, WIDTH};
use crate::art::legend::{self, Key};
use crate::art::pen::n;
use crate::art::sheet::Sheet;
use crate::hex::Hex;
use crate::hexmap::board::HexBoard;
use crate::hexmap::model::Line;

/// Draws the legend and gives its rectangle.
pub(super) fn legend_panel(sheet: &mut Sheet, board: &HexBoard) -> [f64; 4] {
    let kinds: BTreeSet<&str> = board.terrain.values().map(String::as_str).collect();
    let mut keys = Vec::new();
    let swatch = |class: &str| {
        format!(
            "<rect class=\"land\" x=\"-22\" y=\"-13\" width=\"44\" height=\"26\"/><path class=\"{class}\" d=\"M-22-13h44v26h-44z\"/>"
        )
    };
    for kind in kinds.iter().filter(|k| !["sea", "lake"].contains(k)) {
        let class = kind.replace(' ', "-");
        let mut word = if *kind == "ruhr" { "Dense Ruhr".to_string() } else { (*kind).to_string() };
        word[..1].make_ascii_uppercase();
        let sign = match *kind {
            "forest" => {
                "<path class=\"tree\" d=\"M-13-2a3 3 0 1 1 6 0zM-2-5a3 3 0 1 1 6 0zM8 0a3 3 0 1 1 6 0zM-6 7a3 3 0 1 1 6 0z\"/>"
            }
            k if k.ends_with("woods") => {
                "<path class=\"tree\" d=\"M-13-2a3 3 0 1 1 6 0zM-2-5a3 3 0 1 1 6 0zM8 0a3 3 0 1 1 6 0zM-6 7a3 3 0 1 1 6 0z\"/>"
            }
            "mountain" => "<path class=\"peak\" d=\"M-14 6l7-11 7 11M-2 6l7-11 7 11\"/>",
            "rough" => "<path class=\"peak\" d=\"M-12 3q4-6 8 0M2 5q4-6 8 0M-2-3q4-6 8 0\"/>",
            "swamp" | "marsh" | "marsh woods" => {
                "<path class=\"reed\" d=\"M-12 2h9m-7 3h6M2-3h9m-7 3h6M-7 1v-4M7-4v-4\"/>"
            }
            "polder" => "<path class=\"dyke\" d=\"M-16-6h32m-32 6h32m-32 6h32\"/>",
            _ => "",
        };
        keys.push(Key::new(swatch(&class) + sign, &word));
    }
    let classes: BTreeSet<&str> = board.rivers.iter().map(|r| r.class.as_str()).collect();
    for (class, words) in [
        ("river", "River"),
        ("minor", "Minor river"),
        ("major", "Major river"),
        ("rhine", "Rhine class"),
        ("canal", "Canal"),
        ("estuary", "Estuary"),
    ] {
        if classes.contains(class) {
            keys.push(Key::new(format!("<path class=\"{class}\" d=\"M-22 4q11-12 22-4t22-4\"/>"), words));
        }
    }
    let lines: BTreeSet<&str> = board.roads.iter().map(|r: &Line| r.class.as_str()).collect();
    if lines.contains("autobahn") {
        keys.push(Key::new(
            "<path class=\"autobahn-case\" d=\"M-22 0h44\"/><path class=\"autobahn\" d=\"M-22 0h44\"/>",
            "Autobahn",
        ));
    }
    keys.push(Key::new(
        "<path class=\"road-case\" d=\"M-22 0h44\"/><path class=\"road\" d=\"M-22 0h44\"/>",
        "Road",
    ));
    if lines.contains("track") {
        keys.push(Key::new("<path class=\"track\" d=\"M-22 0h44\"/>", "Track"));
    }
    keys.push(Key::new(
        "<path class=\"rail\" d=\"M-22 0h44\"/><path class=\"sleepers\" d=\"M-22 0h44\"/>",
        "Railway",
    ));
    let city = built(Hex { x: 0, y: 0 }, 0);
    keys.push(Key::new(
        format!("<g transform=\"translate({} {})\">{city}</g>", n(-MARGIN[0]), n(-MARGIN[1])),
        if board.source.georeference.is_some() { "Major city" } else { "City" },
    ));
    if board.source.georeference.is_some() {
        let city = built(Hex { x: 0, y: 0 }, 1);
        keys.push(Key::new(
            format!("<g transform=\"translate({} {})\">{city}</g>", n(-MARGIN[0]), n(-MARGIN[1])),
            "Minor city",
        ));
        keys.push(Key::new("<circle class=\"village\" r=\"3.6\"/>", "Village"));
        keys.push(Key::new(
            "<path class=\"fort\" d=\"M-12 3l4-6 4 6 4-6 4 6 4-6 4 6\"/>",
            "West Wall, Maginot",
        ));
        keys.push(Key::new("<path class=\"frontier\" d=\"M-22 0h44\"/>", "Frontier"));
    } else {
        keys.push(Key::new("<circle class=\"town\" r=\"5\"/>", "Town"));
        keys.push(Key::new("<use href=\"#star\" class=\"starred\"/>", "Victory hex, 10 VP"));
        keys.push(Key::new("<path class=\"src axis\" transform=\"translate(-10 0)\" d=\"M9 0L-6-8V8z\"/><path class=\"src soviet\" transform=\"translate(10 0) rotate(180)\" d=\"M9 0L-6-8V8z\"/>", "Supply source"));
    }
    keys.push(Key::new("<path class=\"river\" d=\"M0-13v26\"/><path class=\"road\" d=\"M-18 0h36\"/><path class=\"bridge\" d=\"M-8-8l2.500 2h11l2.500-2M-8 8l2.500-2h11l2.500 2\"/>", "Bridge"));
    let [w, h] = legend::size(keys.len());
    let gap = 22.0;
    let x = if board.source.legend.at.ends_with("west") { gap } else { sheet.width - w - gap };
    let y = if board.source.legend.at.starts_with("north") { gap } else { sheet.height - h - gap };
    let km = board.source.projection.unit_km();
    let credit = if board.source.georeference.is_some() {
        "© OpenStreetMap contributors (ODbL) · GSHHG · Natural Earth · NGA DTED"
    } else {
        "GSHHG, Wessel & Smith · Natural Earth · NGA DTED"
    };
    let panel = legend::panel(
        [x, y],
        &board.source.title,
        &board.source.subtitle,
        &keys,
        WIDTH / km,
        (km * 4.0 / 10.0).round() * 10.0,
        credit,
    );
    sheet.put("legend", [x, y], &panel);
    [x, y, x + w, y + h]
}
