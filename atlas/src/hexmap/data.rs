//! Writes `map.toml` of a hex map.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::hex::{Hex, Numbering, Side};
use crate::hexmap::board::HexBoard;
use crate::hexmap::draw::{MARGIN, WIDTH};
use crate::hexmap::model::Line;

/// A basic TOML string.
pub fn quote(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// The data file.
pub fn write(board: &HexBoard) -> String {
    let s = &board.source;
    let g = board.grid;
    let mut o = String::new();
    let _ =
        writeln!(o, "# {}: the map, written by `atlas` from data/map-source.toml and open geodata.", s.title);
    o.push_str(if s.georeference.is_some() {
        "# Contains information from OpenStreetMap, made available under the Open Database License (ODbL) 1.0; see NOTICE.\n"
    } else {
        "# Coast from GSHHG, lakes from Natural Earth; see NOTICE.\n"
    });
    o.push_str("# The format is described in atlas/README.md. Correct map-source.toml and run atlas, or correct here for a set of your own.\n\n");
    let _ = writeln!(o, "[grid]\nsource = {}", quote(&s.grid.source));
    let _ = writeln!(o, "columns = {}\nrows = {}\norientation = \"pointy\"", g.columns, g.rows);
    match g.numbering {
        Numbering::Ccrr => o.push_str("offset = \"even rows half a hex east\"\nnumbering = \"CCRR\"\n"),
        Numbering::Ocs => o.push_str("offset = \"even rows half a hex west\"\nnumbering = \"OCS\"\n"),
    }
    let _ = writeln!(o, "km = {:.4}\n", s.projection.unit_km());
    let _ = writeln!(
        o,
        "# Where hexes lie on art/board.svg: the centre of the north-western hex, and the width of a hex."
    );
    let _ = writeln!(o, "[art]\nx = {:.2}\ny = {:.2}\nhex = {:.1}\n", MARGIN[0], MARGIN[1], WIDTH);

    let letters = &s.terrain.letters;
    o.push_str("# A letter a hex, rows from the north, hexes from the west.\n");
    let _ = writeln!(o, "[terrain]\nsource = {}", quote(&s.terrain.source));
    let legend: Vec<String> =
        letters.iter().map(|(k, l)| format!("{} = {}", quote(&l.to_string()), quote(k))).collect();
    let _ = writeln!(o, "legend = {{ {} }}", legend.join(", "));
    rows(&mut o, board, |h| letters[&board.terrain[&h]]);

    if !board.country.is_empty() {
        let mut kinds: Vec<&String> = board.country.values().collect();
        kinds.sort();
        kinds.dedup();
        let letter: BTreeMap<&String, char> = kinds.iter().map(|k| (*k, country_letter(k))).collect();
        o.push_str("# Country by letter; `~` is water.\n[country]\nsource = \"reconstructed: nearest place, corrected along the frontiers\"\n");
        let legend: Vec<String> =
            letter.iter().map(|(k, l)| format!("{} = {}", quote(&l.to_string()), quote(k))).collect();
        let _ = writeln!(o, "legend = {{ {}, \"~\" = \"water\" }}", legend.join(", "));
        rows(&mut o, board, |h| board.country.get(&h).map_or('~', |c| letter[c]));
    }
    if let Some(f) = &s.front {
        o.push_str("# Who holds each hex at the start.\n[start]\n");
        let _ = writeln!(o, "source = {}", quote(&f.source));
        let (w, e) = (f.west.chars().next().unwrap_or('w'), f.east.chars().next().unwrap_or('e'));
        let _ = writeln!(
            o,
            "legend = {{ {} = {}, {} = {}, \"~\" = \"sea\" }}",
            quote(&w.to_string()),
            quote(&f.west),
            quote(&e.to_string()),
            quote(&f.east)
        );
        rows(&mut o, board, |h| board.front.get(&h).map_or('~', |c| c.chars().next().unwrap_or('?')));
    }

    o.push_str("# Towns and cities.\n[places]\nsource = ");
    let source = if s.georeference.is_some() {
        "rulebook and errata where stated, else reconstructed: position through the fitted grid"
    } else {
        "reconstructed: ledger gap map.places"
    };
    let _ = writeln!(o, "{}\nlist = [", quote(source));
    for p in &board.places {
        let _ = write!(
            o,
            "  {{ hex = \"{}\", name = {}, kind = {}",
            g.number(p.hex),
            quote(&p.name),
            quote(&p.kind)
        );
        if let Some(c) = &p.control {
            let _ = write!(o, ", control = {}", quote(c));
        }
        if let Some(v) = p.vp {
            let _ = write!(o, ", vp = {v}");
        }
        if !p.tags.is_empty() {
            let tags: Vec<String> = p.tags.iter().map(|t| quote(t)).collect();
            let _ = write!(o, ", tags = [{}]", tags.join(", "));
        }
        let _ = writeln!(o, ", at = [{:.4}, {:.4}] }},", p.at[0], p.at[1]);
    }
    o.push_str("]\n\n# Rivers along hexsides, downstream: each side by its two hexes.\n");
    for r in &board.rivers {
        let _ = writeln!(o, "[[river]]\nname = {}", quote(&r.name));
        if let Some(reach) = &r.reach {
            let _ = writeln!(o, "reach = {}", quote(reach));
        }
        let _ = writeln!(o, "class = {}\nsource = {}", quote(&r.class), quote(line_source(board)));
        sides(&mut o, "sides", board, r.sides.iter().copied());
    }
    o.push_str("# Sides of rivers that a road or railway crosses.\n[bridges]\nsource = \"derived: roads and railways over rivers\"\n");
    sides(&mut o, "sides", board, board.bridges.iter().copied());
    for b in &board.named_bridges {
        let _ = writeln!(
            o,
            "[[bridge]]\nname = {}\nkind = {}\nside = \"{}\"\n",
            quote(&b.name),
            quote(&b.kind),
            side(board, b.side)
        );
    }
    if !board.blocked.is_empty() {
        o.push_str("# Sides that nobody crosses, but by the bridge where there is one.\n[blocked]\nsource = \"reconstructed: ledger gap map terrain\"\n");
        sides(&mut o, "closed", board, board.blocked.iter().filter(|b| !b.1).map(|b| *b.0));
        sides(&mut o, "bridged", board, board.blocked.iter().filter(|b| *b.1).map(|b| *b.0));
    }
    for (name, lines) in [("road", &board.roads), ("rail", &board.rails)] {
        let _ = writeln!(
            o,
            "# {}, chains through hex centres.",
            if name == "road" { "Roads" } else { "Railways" }
        );
        let source = if s.georeference.is_some() {
            "reconstructed: stations and cities joined on the fitted grid"
        } else {
            "reconstructed: ledger gaps map.roads and map.rail"
        };
        let _ = writeln!(o, "[{name}s]\nsource = {}\nlist = [", quote(source));
        for l in lines {
            chain(&mut o, board, name, l);
        }
        o.push_str("]\n\n");
    }
    if !s.supply.is_empty() {
        o.push_str("[supply]\nsource = \"reconstructed: ledger gap map.supply-sources\"\nlist = [\n");
        for p in &s.supply {
            let _ = writeln!(
                o,
                "  {{ hex = \"{}\", side = {}, rail = {}, name = {} }},",
                p.hex.get_ref(),
                quote(&p.side),
                p.rail,
                quote(&p.name)
            );
        }
        o.push_str("]\n\n");
    }
    if !board.setups.is_empty() {
        o.push_str("# Set-up hexes; a star marks the armoured symbol.\n");
        for p in &board.setups {
            let _ = writeln!(
                o,
                "[[setup]]\nsource = \"reconstructed: ledger gap map.setup-hexes\"\nside = {}\narmy = {}",
                quote(&p.side),
                quote(&p.army)
            );
            if let Some(hq) = p.hq {
                let _ = writeln!(o, "hq = \"{}\"", g.number(hq));
            }
            let hexes: Vec<String> = p
                .hexes
                .iter()
                .map(|(h, a)| format!("{}{}", g.number(*h), if *a { "*" } else { "" }))
                .collect();
            let _ = writeln!(o, "hexes = \"{}\"\n", hexes.join(" "));
        }
    }
    if !board.entries.is_empty() {
        o.push_str(
            "# Air entry points: the off-map box they lead to, and hexes to add.\n[air-entry]\nsource = ",
        );
        let source = "rulebook 1.7; hexes and distances reconstructed (ledger gap off-map boxes)";
        let _ = writeln!(o, "{}\nlist = [", quote(source));
        for e in &board.entries {
            let _ = writeln!(
                o,
                "  {{ hex = \"{}\", box = {}, distance = {} }},",
                g.number(e.hex),
                quote(&e.to),
                e.distance
            );
        }
        o.push_str("]\n\n");
    }
    for (name, source, hexes) in &board.zones {
        let _ = writeln!(o, "[[zone]]\nname = {}\nsource = {}", quote(name), quote(source));
        let hexes: Vec<String> = hexes.iter().map(|h| g.number(*h)).collect();
        list(&mut o, "hexes", &hexes, 14);
    }
    for (name, source, all) in &board.side_zones {
        let _ = writeln!(o, "[[side-zone]]\nname = {}\nsource = {}", quote(name), quote(source));
        sides(&mut o, "sides", board, all.iter().copied());
    }
    o
}

fn line_source(board: &HexBoard) -> &'static str {
    if board.source.georeference.is_some() {
        "reconstructed: course on the ground snapped to hexsides of the fitted grid"
    } else {
        "reconstructed: ledger gap map.rivers"
    }
}

fn country_letter(name: &str) -> char {
    match name {
        "NL" => 'n',
        "BE" => 'b',
        "DE" => 'd',
        "FR" => 'f',
        "LU" => 'l',
        "CH" => 'c',
        other => other.chars().next().unwrap_or('?').to_ascii_lowercase(),
    }
}

fn rows(o: &mut String, board: &HexBoard, letter: impl Fn(Hex) -> char) {
    o.push_str("rows = [\n");
    for y in 0..board.grid.rows {
        let row: String = (0..board.grid.columns).map(|x| letter(Hex { y, x })).collect();
        let _ = writeln!(o, "  \"{row}\",");
    }
    o.push_str("]\n\n");
}

fn side(board: &HexBoard, s: Side) -> String {
    let (a, b) = (board.grid.number(s.0), board.grid.number(s.1));
    if a < b { format!("{a}-{b}") } else { format!("{b}-{a}") }
}

fn sides(o: &mut String, key: &str, board: &HexBoard, all: impl Iterator<Item = Side>) {
    let all: Vec<String> = all.map(|s| side(board, s)).collect();
    list(o, key, &all, 10);
}

fn list(o: &mut String, key: &str, all: &[String], per_line: usize) {
    let _ = writeln!(o, "{key} = [");
    for part in all.chunks(per_line) {
        let _ = writeln!(o, "  {},", part.iter().map(|s| quote(s)).collect::<Vec<_>>().join(", "));
    }
    o.push_str("]\n\n");
}

fn chain(o: &mut String, board: &HexBoard, kind: &str, l: &Line) {
    let hexes: Vec<String> = l.hexes.iter().map(|h| board.grid.number(*h)).collect();
    let class = if l.class == kind { String::new() } else { format!(", class = {}", quote(&l.class)) };
    let _ = writeln!(
        o,
        "  {{ id = {}, name = {}{class}, hexes = \"{}\" }},",
        quote(&l.id),
        quote(&l.name),
        hexes.join("-")
    );
}
