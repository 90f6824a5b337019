//! What is printed for the enemy: sentry posts with their arrows, patrol routes with their starting points, tiles beside the map.

use std::fmt::Write;

use super::{SIZE, corner, middle, path};
use crate::data::{Page, Tile};
use crate::ground::{Ground, Square};
use crate::pieces::{Colour, Facing};

const fn word(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "black",
        Colour::White => "white",
    }
}

/// A point so far from the middle of a square in a direction.
fn toward(g: &Ground, at: Square, face: Facing, far: f32) -> (f32, f32) {
    let (x, y) = middle(g, at);
    let (dc, dr) = face.ahead();
    (x + f32::from(dc) * far, y + f32::from(dr) * far)
}

/// An arrow-head at a point.
fn head((x, y): (f32, f32), face: Facing, size: f32) -> String {
    let (dc, dr) = face.ahead();
    let (dx, dy) = (f32::from(dc) * size, f32::from(dr) * size);
    let (tip, left, right) = ((x + dx, y + dy), (x - dy, y + dx), (x + dy, y - dx));
    format!("M{} {}L{} {}L{} {}z", tip.0, tip.1, left.0, left.1, right.0, right.1)
}

/// Every post: a disc with its arrows, the filled one where the sentry looks first (setup.sentry/2).
pub fn posts(page: &Page, svg: &mut String) {
    let g = &page.ground;
    for post in &page.posts {
        let (x, y) = middle(g, post.at);
        let mut body = format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"5\"/>");
        for (i, face) in post.arrows.iter().enumerate() {
            let class = if i == 0 { "first" } else { "away" };
            path(&mut body, class, &head(toward(g, post.at, *face, 10.5), *face, 5.5));
        }
        let _ = writeln!(svg, "<g class=\"post {}\">{body}</g>", word(post.colour));
    }
}

/// Every route from middle to middle, with both starting points ringed.
pub fn routes(page: &Page, svg: &mut String) {
    let g = &page.ground;
    for route in &page.routes {
        let points: Vec<String> = route
            .way
            .iter()
            .map(|at| {
                let (x, y) = middle(g, *at);
                format!("{x} {y}")
            })
            .collect();
        let close = if route.looped { "z" } else { "" };
        let d = format!("M{}{close}", points.join("L"));
        path(svg, "route-case", &d);
        path(svg, &format!("route {}", word(route.colour)), &d);
        for start in route.starts {
            let (x, y) = middle(g, route.way[usize::from(start)]);
            let _ = writeln!(
                svg,
                "<circle class=\"start {}\" cx=\"{x}\" cy=\"{y}\" r=\"7\"/>",
                word(route.colour)
            );
        }
    }
}

/// Entry, exit and spawn tiles, with chevrons into the map.
pub fn tiles(page: &Page, svg: &mut String) {
    for tile in &page.edges {
        draw_tile(page, tile, "entry", svg);
    }
    for tile in &page.spawns {
        draw_tile(page, tile, "spawn", svg);
        let colours: &[Colour] = match &tile.colour {
            Some(colour) => std::slice::from_ref(colour),
            None => &[Colour::Black, Colour::White],
        };
        let (x, y, w, h) = frame(&page.ground, tile);
        for (i, colour) in colours.iter().enumerate() {
            let d = format!("M{} {}h12v12h-12z", x + w - 16.0 - 14.0 * i as f32, y + h - 16.0);
            path(svg, &format!("band {}", word(*colour)), &d);
        }
    }
}

/// The rectangle of a tile.
fn frame(g: &Ground, tile: &Tile) -> (f32, f32, f32, f32) {
    let corners = tile.squares.iter().map(|at| corner(g, *at));
    let (mut left, mut top, mut right, mut bottom) = (f32::MAX, f32::MAX, 0.0_f32, 0.0_f32);
    for (x, y) in corners {
        (left, top) = (left.min(x), top.min(y));
        (right, bottom) = (right.max(x + SIZE), bottom.max(y + SIZE));
    }
    (left, top, right - left, bottom - top)
}

fn draw_tile(page: &Page, tile: &Tile, class: &str, svg: &mut String) {
    let g = &page.ground;
    let (x, y, w, h) = frame(g, tile);
    path(svg, class, &format!("M{x} {y}h{w}v{h}h-{w}z"));
    let mut d = String::new();
    for at in &tile.squares {
        let ((cx, cy), (dc, dr)) = (middle(g, *at), tile.into.ahead());
        let (dx, dy) = (f32::from(dc) * 5.0, f32::from(dr) * 5.0);
        let _ = write!(
            d,
            "M{} {}L{} {}L{} {}",
            cx - dy - dx,
            cy + dx - dy,
            cx + dx,
            cy + dy,
            cx + dy - dx,
            cy - dx - dy
        );
    }
    path(svg, "into", &d);
    let mut grid = String::new();
    for at in &tile.squares {
        let (x, y) = corner(g, *at);
        let _ = write!(grid, "M{x} {y}h{SIZE}v{SIZE}h-{SIZE}z");
    }
    path(svg, "grid", &grid);
}
