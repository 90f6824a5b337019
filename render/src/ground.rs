//! The ground of a board without art: places in the colours of their looks, links, points, and what lies on sides.

use std::fmt::Write;

use sandtable_core::looks::LineLook;
use sandtable_core::looks::house::{EDGE, LINK, REST, SHEET};
use sandtable_core::{Board, BoardPlace, Edge, Shape};

use crate::Picture;
use crate::desk::Desk;
use crate::stand::{bounds, is_blank, outline};

/// The radius of a point.
const POINT: f32 = 22.0;

pub fn ground(out: &mut String, picture: &Picture, desk: &Desk) {
    let (board, dark) = (picture.board, picture.dark);
    for shape in &board.scenery {
        let colour = board.looks.scenery.iter().find(|g| g.key == shape.kind).map(|g| g.colour.on(dark));
        let plain = if shape.kind == SHEET { desk.paper } else { desk.panel };
        area(out, &shape.outline, colour.unwrap_or(plain), desk);
    }
    for place in on_map(board) {
        let colour = place.symbols.iter().find_map(|s| board.looks.symbol(s)?.ground);
        area(out, &outline(board, place), colour.map_or(desk.panel, |c| c.on(dark)), desk);
    }
    for link in &board.links {
        let look = board.looks.links.iter().find(|l| l.key == link.kind).unwrap_or(&LINK);
        let at = |i: u16| board.places.get(usize::from(i)).map(|p| p.at);
        let way: Vec<_> =
            at(link.from).into_iter().chain(link.bends.iter().copied()).chain(at(link.to)).collect();
        line(out, look, &way, dark);
    }
    if board.shape == Shape::Points {
        for place in on_map(board).filter(|p| p.outline.is_empty() && !p.symbols.iter().any(|s| s == REST)) {
            let (x, y) = place.at;
            let _ = write!(
                out,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{POINT}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.5\"/>",
                desk.panel, desk.ink
            );
        }
    }
    // A side that is no longer as printed is drawn as it is now.
    let same = |a: &Edge, b: &Edge| {
        let between = |e: &Edge| e.to.map(|to| (e.from.min(to), e.from.max(to)));
        between(a) == between(b) && (a.to.is_some() || (a.from, a.side) == (b.from, b.side))
    };
    let now = &picture.scene.edges;
    for edge in board.edges.iter().filter(|e| !now.iter().any(|n| same(e, n))).chain(now) {
        let look = board.looks.edges.iter().find(|l| l.key == edge.kind).unwrap_or(&EDGE);
        line(out, look, &side(board, edge), dark);
    }
}

fn on_map(board: &Board) -> impl Iterator<Item = &BoardPlace> {
    board.places.iter().filter(|p| !p.off_map && !is_blank(p))
}

fn area(out: &mut String, outline: &[(f32, f32)], fill: &str, desk: &Desk) {
    if outline.is_empty() {
        return;
    }
    let d = super::sheet::path(outline);
    let _ = write!(out, "<path d=\"{d}\" fill=\"{fill}\" stroke=\"{}\" stroke-width=\"1.5\"/>", desk.line);
}

fn line(out: &mut String, look: &LineLook, way: &[(f32, f32)], dark: bool) {
    if way.len() < 2 {
        return;
    }
    let points: Vec<_> = way.iter().map(|(x, y)| format!("{x} {y}")).collect();
    let d = format!("M{}", points.join("L"));
    let mut stroke = |colour: &str, width: f32, dash: &str| {
        let _ = write!(
            out,
            "<path d=\"{d}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-dasharray=\"{dash}\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        );
    };
    if let Some(case) = look.case {
        stroke(case.on(dark), look.width + 2.4, "");
    }
    stroke(look.colour.on(dark), look.width, look.dash);
}

/// The two ends of a side of a cell; nothing where places have no sides.
fn side(board: &Board, edge: &Edge) -> Vec<(f32, f32)> {
    let Some(from) = board.places.get(usize::from(edge.from)).filter(|_| board.shape.grid().is_some()) else {
        return Vec::new();
    };
    let corners = outline(board, from);
    let ends = |i: usize| [corners[i], corners[(i + 1) % corners.len()]];
    let to = edge.to.and_then(|to| board.places.get(usize::from(to)));
    let number = match (edge.side, to) {
        (Some(side), _) => usize::from(side),
        (None, Some(to)) => {
            let middle = ((from.at.0 + to.at.0) / 2.0, (from.at.1 + to.at.1) / 2.0);
            let off = |i: &usize| {
                let [x, y, w, h] = bounds(&ends(*i));
                (x + w / 2.0 - middle.0).hypot(y + h / 2.0 - middle.1)
            };
            let nearest = (0..corners.len()).min_by(|a, b| off(a).total_cmp(&off(b)));
            nearest.unwrap_or_default()
        }
        (None, None) => return Vec::new(),
    };
    if number < corners.len() { ends(number).to_vec() } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use sandtable_core::looks::{Looks, house};
    use sandtable_core::{Grid, Link, Scene};

    use super::*;
    use crate::Part;
    use crate::desk::desk;

    fn drawn(board: &Board, scene: &Scene) -> String {
        let name = |place: &BoardPlace| place.key.clone();
        let (width, part) = (200, Part::Whole);
        let picture = Picture { art: &[], board, scene, name: &name, caption: &[], width, dark: false, part };
        let mut out = String::new();
        ground(&mut out, &picture, &desk(false));
        out
    }

    /// Two squares side by side with a door between them and a wall in the north of the first.
    fn room() -> Board {
        let mut board = Board::new((200.0, 100.0)).squares(Grid::new(2, 1, 100.0));
        board.edges = vec![Edge::between(0, 1, "door"), Edge::outer(0, 0, "wall")];
        board.looks = Looks { edges: vec![house::DOOR, house::WALL], ..Looks::default() };
        board
    }

    #[test]
    fn walls_and_doors_lie_on_the_sides_of_squares() {
        let svg = drawn(&room(), &Scene::default());
        assert!(svg.contains(&format!("M100 0L100 100\" fill=\"none\" stroke=\"{}\"", house::DOOR.colour.0)));
        assert!(svg.contains(&format!("M0 0L100 0\" fill=\"none\" stroke=\"{}\"", house::WALL.colour.0)));
    }

    #[test]
    fn a_door_that_was_walled_up_is_a_wall() {
        let scene = Scene { edges: vec![Edge::between(1, 0, "wall")], ..Scene::default() };
        let svg = drawn(&room(), &scene);
        assert!(!svg.contains(house::DOOR.colour.0), "the door is gone");
        assert!(svg.contains("M100 100L100 0\""), "a wall stands there");
    }

    #[test]
    fn links_bend_and_points_have_discs() {
        let mut board = Board::new((200.0, 100.0));
        board.shape = Shape::Points;
        board.places = vec![BoardPlace::new("a", "a", (10.0, 10.0)), BoardPlace::new("b", "b", (90.0, 10.0))];
        board.links = vec![Link { bends: vec![(50.0, 40.0)], ..Link::new(0, 1, "road") }];
        let svg = drawn(&board, &Scene::default());
        assert!(svg.contains("M10 10L50 40L90 10"));
        assert_eq!(svg.matches("<circle").count(), 2);
    }
}
