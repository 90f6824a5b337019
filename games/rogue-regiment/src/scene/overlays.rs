//! What can be laid over the board: what each enemy sees, and where patrols walk.

use sandtable_core::{Handle, Mark};

use super::pieces::{unit_key, unit_shown};
use crate::look::Look;
use crate::sight::HIDDEN;
use crate::state::UNITS;

/// The keys of all overlays.
pub const KEYS: [&str; 2] = ["sight", "routes"];

/// What an overlay shows, all of it or what belongs to one piece.
pub fn overlay(look: Look, key: &str, at: Option<&Handle>) -> Vec<Mark> {
    let mut marks = match key {
        "sight" => sight(look),
        "routes" => routes(look),
        _ => Vec::new(),
    };
    marks.retain(|mark| mark.belongs(at));
    marks
}

/// The squares that each enemy sees: a standing man would be noticed there.
fn sight(look: Look) -> Vec<Mark> {
    let g = look.t.ground();
    let shown = (0..UNITS as u8).filter(|u| unit_shown(look, *u) && look.on_map(*u));
    let marks = shown.map(|u| {
        let seen = (0..g.len() as u16).filter(|at| g.on_map(*at) && look.level(u, *at, None) < HIDDEN);
        Mark::new("area").with_piece(unit_key(u)).at(seen)
    });
    marks.filter(|mark| !mark.is_empty()).collect()
}

/// The patrol routes, from middle to middle.
fn routes(look: Look) -> Vec<Mark> {
    let each = look.t.page.routes.iter().map(|route| {
        let mut mark = Mark::new("rail");
        mark.sides = route.way.windows(2).map(|pair| (pair[0], pair[1])).collect();
        if let (true, Some(first), Some(last)) = (route.looped, route.way.first(), route.way.last()) {
            mark.sides.push((*last, *first));
        }
        mark
    });
    each.collect()
}
