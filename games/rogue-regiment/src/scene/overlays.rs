//! What can be laid over the board: what each enemy sees, and where patrols walk.

use sandtable_core::{Mark, Overlay};

use super::pieces::{unit_key, unit_shown};
use crate::look::Look;
use crate::sight::HIDDEN;
use crate::state::UNITS;

/// All overlays.
pub fn overlays(look: Look) -> Vec<Overlay> {
    vec![Overlay { key: "sight", marks: sight(look) }, Overlay { key: "routes", marks: routes(look) }]
}

/// The squares that each enemy sees: a standing man would be noticed there.
fn sight(look: Look) -> Vec<Mark> {
    let g = look.t.ground();
    let mut marks = Vec::new();
    for u in (0..UNITS as u8).filter(|u| unit_shown(look, *u) && look.on_map(*u)) {
        let mut mark = Mark::new("area");
        mark.piece = Some(unit_key(u));
        let seen = (0..g.len() as u16).filter(|at| g.on_map(*at) && look.level(u, *at, None) < HIDDEN);
        for at in seen {
            match mark.places.last_mut() {
                Some((_, last)) if *last + 1 == at => *last = at,
                _ => mark.places.push((at, at)),
            }
        }
        if !mark.places.is_empty() {
            marks.push(mark);
        }
    }
    marks
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
