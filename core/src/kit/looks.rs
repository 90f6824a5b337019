//! Checks of looks: every word that the screen is given is known to the game or to the house, and what is drawn can be read.

use crate::looks::{contrast, house};
use crate::{Board, Mark, Scene};

/// The least contrast of text.
const LEGIBLE: f64 = 4.5;

/// What a board says that no screen understands, or shows so that nobody can read it.
pub fn of_board(board: &Board) -> Vec<String> {
    let looks = &board.looks;
    let mut faults = Vec::new();
    let mut fault = |what: &str, word: &str| {
        let fault = format!("the looks do not know the {what} '{word}'");
        if !faults.contains(&fault) {
            faults.push(fault);
        }
    };
    let nations = board.kinds.iter().map(|k| &k.nation).chain(board.cards.iter().map(|c| &c.nation));
    for nation in nations.filter(|n| !n.is_empty() && !looks.nations.iter().any(|l| l.key == **n)) {
        fault("nation", nation);
    }
    for kind in &board.kinds {
        let known =
            house::SIGNS.iter().any(|s| *s == kind.sign) || looks.signs.iter().any(|s| s.key == kind.sign);
        if !known {
            fault("sign", &kind.sign);
        }
    }
    for symbol in board.places.iter().flat_map(|place| &place.symbols) {
        if looks.symbol(symbol).is_none() && !house::PLACES.iter().any(|s| s == symbol) {
            fault("symbol", symbol);
        }
    }
    for link in board.links.iter().filter(|link| !looks.links.iter().any(|l| l.key == link.kind)) {
        fault("link", &link.kind);
    }
    for edge in board.edges.iter().filter(|edge| !looks.edges.iter().any(|l| l.key == edge.kind)) {
        fault("edge", &edge.kind);
    }
    for shape in board.scenery.iter().filter(|s| !looks.scenery.iter().any(|g| g.key == s.kind)) {
        if shape.kind != house::SHEET {
            fault("scenery", &shape.kind);
        }
    }
    if looks.seats.len() < board.seats.len() {
        faults.push(format!("{} seats have {} colours", board.seats.len(), looks.seats.len()));
    }
    let counters = looks.nations.iter().map(|l| (l.key, l.ground, l.sign));
    let seats = looks
        .seats
        .iter()
        .flat_map(|seat| [false, true].map(|dark| ("a seat", house::PAPER.on(dark), seat.on(dark))));
    faults.extend(counters.chain(seats).filter_map(|(of, ground, text)| match contrast(ground, text) {
        Some(read) if read >= LEGIBLE => None,
        Some(read) => {
            Some(format!("{text} of {of} on {ground} has a contrast of {read:.1}, not of {LEGIBLE}"))
        }
        None => Some(format!("{text} or {ground} of {of} is not a colour like #1a2b3c")),
    }));
    faults
}

/// What a scene says that no screen understands.
pub fn of_scene(board: &Board, scene: &Scene) -> Option<String> {
    let looks = &board.looks;
    let badges = scene.pieces.iter().flat_map(|p| &p.badges).filter(|b| looks.badge(b).is_none());
    let arrows = scene.arrows.iter().map(|a| a.kind).filter(|k| !looks.arrows.iter().any(|l| l.key == *k));
    let overlays = scene.overlays.iter().copied().filter(|k| !looks.overlays.iter().any(|o| o.key == *k));
    let edges = scene.edges.iter().map(|e| e.kind.as_ref());
    let edges = edges.filter(|kind| !looks.edges.iter().any(|l| l.key == *kind));
    let mut all = badges
        .map(|b| ("badge", *b))
        .chain(arrows.map(|a| ("arrow", a)))
        .chain(edges.map(|e| ("edge", e)))
        .chain(overlays.map(|o| ("overlay", o)));
    all.next().map(|(what, word)| format!("the {what} '{word}', which the looks do not know"))
}

/// A mark of an overlay that no screen can draw.
pub fn of_marks(marks: &[Mark]) -> Option<String> {
    let strange = marks.iter().find(|mark| !house::MARKS.contains(&mark.look));
    strange.map(|mark| format!("the mark '{}', which the house does not know", mark.look))
}

/// The messages that looks speak with.
pub fn messages(board: &Board) -> impl Iterator<Item = &'static str> + '_ {
    let looks = &board.looks;
    let overlays = looks.overlays.iter().flat_map(|o| [Some(o.name), o.means]).flatten();
    let badges = looks.badges.iter().map(|b| b.name);
    badges
        .chain(looks.symbols.iter().map(|s| s.name))
        .chain(overlays)
        .chain(looks.headings.iter().map(|h| h.message))
        .chain(looks.banners.iter().map(|b| b.message))
}
