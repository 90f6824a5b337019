//! Writes `map.toml` of a point map.

use std::fmt::Write;

use crate::hexmap::data::quote;
use crate::points::board::PointBoard;

/// The data file.
pub fn write(board: &PointBoard) -> String {
    let s = &board.source;
    let mut o =
        format!("# {}: the map, written by `atlas` from data/map-source.toml and open geodata.\n", s.title);
    o.push_str("# The format is described in atlas/README.md. Correct map-source.toml and run atlas, or correct here for a set of your own.\n\n");
    let _ = writeln!(
        o,
        "# The board art/board.svg and the side of a space on it, in pixels.\n[art]\nwidth = {}\nheight = {}\nspace = {}\n",
        s.size[0], s.size[1], s.space_px
    );
    let _ = writeln!(o, "[regions]\nsource = {}", quote(&s.source));
    for (k, v) in &s.regions {
        let _ = writeln!(o, "{k} = {}", quote(v));
    }
    let _ = writeln!(o, "\n# Who may use a dashed line.\n[limits]\nsource = {}", quote(&s.source));
    for (k, v) in &s.limits {
        let _ = writeln!(o, "{k} = {}", quote(v));
    }
    o.push_str("\n# known: R rulebook, W web, P proposal. xy: middle of the space on the board.\n");
    let _ = writeln!(o, "[spaces]\nsource = {}\nlist = [", quote(&s.source));
    for (p, stand) in s.space.iter().zip(&board.stands) {
        let _ = write!(
            o,
            "  {{ id = {}, name = {}, region = {}, terrain = {}",
            quote(p.id.get_ref()),
            quote(&p.name),
            quote(p.region.get_ref()),
            quote(&p.terrain)
        );
        if p.port {
            o.push_str(", port = true");
        }
        if p.fort > 0 {
            let _ = write!(o, ", fort = {}", p.fort);
        }
        if p.vp {
            o.push_str(", vp = true");
        }
        if p.star {
            o.push_str(", star = true");
        }
        let _ = writeln!(
            o,
            ", control = {}, known = {}, at = [{:.2}, {:.2}], xy = [{:.0}, {:.0}] }},",
            quote(&p.control),
            quote(&p.known),
            p.at[0],
            p.at[1],
            stand.at[0],
            stand.at[1]
        );
    }
    let _ = writeln!(
        o,
        "]\n\n# Links; those with a limit are dashed. `by` is the control point of the curve on the board.\n[links]\nsource = {}\nlist = [",
        quote(&s.source)
    );
    for c in &board.curves {
        let [a, b] = c.ends.map(|e| quote(s.space[e].id.get_ref()));
        let _ = write!(o, "  {{ ends = [{a}, {b}]");
        if let Some(l) = &c.limit {
            let _ = write!(o, ", limit = {}", quote(l));
        }
        if let Some(by) = c.by {
            let _ = write!(o, ", by = [{:.0}, {:.0}]", by[0], by[1]);
        }
        o.push_str(" },\n");
    }
    let _ = writeln!(
        o,
        "]\n\n# Boxes without lines: left, top, right, bottom on the board.\n[boxes]\nsource = {}\nlist = [",
        quote(&s.source)
    );
    for b in &s.boxes {
        let r: Vec<String> = b.rect.iter().map(|v| format!("{v:.0}")).collect();
        let _ = writeln!(
            o,
            "  {{ id = {}, name = {}, rect = [{}] }},",
            quote(&b.id),
            quote(&b.name),
            r.join(", ")
        );
    }
    o.push_str("]\n");
    o
}
