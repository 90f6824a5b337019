//! What can be laid over the board: what each enemy sees, how many would see you, noise, and where patrols walk.

use sandtable_core::{Handle, Mark, Text};

use super::eyes;
use super::pieces::{unit_key, unit_shown};
use crate::action::Friend;
use crate::data::beside;
use crate::look::Look;
use crate::notation::key as friend_key;
use crate::pieces::{AxisKind, Weapon};
use crate::sight::HIDDEN;
use crate::squares::Squares;
use crate::state::{FRIENDS, UNITS};
use crate::steps::weapon_term;
use crate::wheels::after;

/// The keys of all overlays.
pub const KEYS: [&str; 6] = ["sight", "low", "eyes", "noise", "why", "routes"];

/// What an overlay shows, all of it or what belongs to one piece.
pub fn overlay(look: Look, key: &str, at: Option<&Handle>) -> Vec<Mark> {
    let mut marks = match key {
        "sight" => sight(look, HIDDEN - 1),
        "low" => sight(look, 0),
        "eyes" => watched(look, at),
        "noise" => noise(look, at),
        "why" => return super::sightlines::why(look, at),
        "routes" => return routes(look),
        _ => Vec::new(),
    };
    marks.retain(|mark| mark.belongs(at));
    marks
}

/// The squares that enemies see so well, together and one by one: all where a standing man would be noticed, or those
/// where nothing hides.
fn sight(look: Look, worst: u8) -> Vec<Mark> {
    let g = look.t.ground();
    let mut anybody = Squares::EMPTY;
    let mut marks = Vec::new();
    for u in (0..UNITS as u8).filter(|u| unit_shown(look, *u) && look.on_map(*u)) {
        let seen = (0..g.len() as u16).filter(|at| g.on_map(*at) && look.level(u, *at, None) <= worst);
        let seen: Vec<u16> = seen.collect();
        seen.iter().for_each(|at| anybody.put(*at));
        marks.push(Mark::new("area").with_piece(unit_key(u)).at(seen));
    }
    marks.push(Mark::new("area").at((0..g.len() as u16).filter(|at| anybody.has(*at))));
    marks.retain(|mark| !mark.is_empty());
    marks
}

/// Whom an overlay of a friend is about: who is pointed at, else who acts, else everybody on foot.
fn about(look: Look, at: Option<&Handle>) -> Vec<Friend> {
    let afoot = (0..FRIENDS as u8).filter(|f| look.afoot(*f));
    match (at, super::acting(look)) {
        (Some(Handle::Piece(word)), _) => afoot.filter(|f| friend_key(look.t, *f) == *word).collect(),
        (_, Some(f)) => afoot.filter(|other| *other == f).collect(),
        _ => afoot.collect(),
    }
}

/// How many enemies would see somebody on each square, as he stands now.
fn watched(look: Look, at: Option<&Handle>) -> Vec<Mark> {
    let g = look.t.ground();
    let Some(f) = about(look, at).into_iter().next() else { return Vec::new() };
    let mut mark = Mark::new("number");
    if at.is_some() {
        mark = mark.with_piece(friend_key(look.t, f));
    }
    let squares = (0..g.len() as u16).filter(|sq| g.on_map(*sq) && !g.closed(*sq));
    let counted = squares.map(|sq| (sq, eyes(look, f, sq))).filter(|(_, eyes)| *eyes > 0);
    mark.words = counted.map(|(sq, eyes)| (sq, Text::new("word-eyes").with("eyes", eyes))).collect();
    vec![mark]
}

/// How far the weapons of somebody are heard: a line around each distance (heard.range/1).
fn noise(look: Look, at: Option<&Handle>) -> Vec<Mark> {
    let mut marks = Vec::new();
    for f in about(look, at) {
        for weapon in Weapon::ALL {
            let has = weapon.item().is_some_and(|item| look.friend(f).has(item));
            let far = look.noise(weapon);
            // Mines and bombs are heard where they go off.
            if has && far > 0 && !matches!(weapon, Weapon::Mine | Weapon::Bomb) {
                marks.push(ring(look, f, weapon, far));
            }
        }
    }
    marks
}

fn ring(look: Look, f: Friend, weapon: Weapon, far: u8) -> Mark {
    let g = look.t.ground();
    let centre = look.friend(f).at;
    let (col, row) = g.place(centre);
    let mut mark = Mark::new("front").with_piece(friend_key(look.t, f));
    for at in (0..g.len() as u16).filter(|at| g.on_map(*at) && g.distance(centre, *at) == far) {
        let (c, r) = g.place(at);
        let outside =
            [(0, -1), (1, 0), (0, 1), (-1, 0)].into_iter().filter_map(|(dc, dr)| g.at(c + dc, r + dr));
        mark.sides.extend(outside.filter(|b| g.distance(centre, *b) > far).map(|b| (at, b)));
    }
    // The name stands on the line north, south, east or west of him, whichever is on the map.
    let far_off = far as i8;
    let ends = [(0, -far_off), (0, far_off), (far_off, 0), (-far_off, 0)];
    let ends = ends.into_iter().filter_map(|(dc, dr)| g.at(col + dc, row + dr));
    let text = Text::new("word-noise").with("weapon", weapon_term(weapon)).with("noise", far);
    mark.words.extend(ends.into_iter().find(|at| g.on_map(*at)).map(|at| (at, text)));
    mark
}

/// The squares along which a vehicle drives, by the north-western square of a token of two by two.
fn lane(look: Look, line: &crate::data::Line) -> Vec<u16> {
    let length = look.t.axis(AxisKind::Motorbike).length;
    let g = look.t.ground();
    let start = beside(g, line.gate, line.into, length, 0);
    let berths = line.moves.iter().scan(start, |at, drive| {
        *at = after(*at, length, *drive);
        Some(*at)
    });
    std::iter::once(start).chain(berths).filter_map(|at| g.at(at.col, at.row)).collect()
}

/// The patrol routes, the target's way out and the lines of vehicles, from middle to middle.
fn routes(look: Look) -> Vec<Mark> {
    let page = &look.t.page;
    let line = |way: &[u16], looped: bool| {
        let mut mark = Mark::new("rail");
        mark.sides = way.windows(2).map(|pair| (pair[0], pair[1])).collect();
        if let (true, Some(first), Some(last)) = (looped, way.first(), way.last()) {
            mark.sides.push((*last, *first));
        }
        mark
    };
    let beats = page.routes.iter().map(|route| line(&route.way, route.looped));
    let lanes = page.convoy.iter().map(|column| &column.line).chain(&page.line);
    let lanes = lanes.map(|way| line(&lane(look, way), false));
    beats.chain([line(&page.officer_path, false)]).chain(lanes).filter(|mark| !mark.is_empty()).collect()
}
