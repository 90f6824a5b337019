//! The whole picture as one SVG: art, control, boxes, pieces, arrows.

use std::fmt::Write;

use sandtable_core::looks::house::SHEET;
use sandtable_core::{Board, BoardPlace};

use crate::art::Art;
use crate::desk::{Desk, desk};
use crate::ground::ground;
use crate::pieces::{SIGNS, faces, piece};
use crate::stand::{bounds, is_blank, outline, stand};
use crate::view::around_pieces;
use crate::{Part, Picture, RenderError, escaped};

/// Pixels per unit of the art below which detail is left out.
const LEGIBLE: f32 = 0.55;

pub fn sheet(picture: &Picture) -> Result<String, RenderError> {
    let (board, dark) = (picture.board, picture.dark);
    let art = Art::read(picture.art, dark)?;
    if board.places.is_empty() && art.is_none() {
        return Err(RenderError::Nothing);
    }
    let size = match &art {
        Some(art) if board.size.0 <= 0.0 || board.size.1 <= 0.0 => art.size,
        _ => board.size,
    };
    if !(size.0 > 0.0 && size.1 > 0.0) {
        return Err(RenderError::Nothing);
    }
    let frame = frame(board, art.as_ref(), size);
    let desk = desk(dark);
    let [x, y, w, h] = match picture.part {
        Part::Whole => [0.0, 0.0, size.0, size.1],
        Part::Pieces => around_pieces(board, picture.scene, frame),
    };
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} {y} {w} {h}\" width=\"{w}\" height=\"{h}\">\
         <style>text{{font-family:serif}}.p-no{{font-weight:bold;text-anchor:middle}}</style>\
         <rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" fill=\"{}\"/>",
        desk.paper
    );
    match &art {
        Some(art) => {
            let scale = (frame[2] / art.size.0, frame[3] / art.size.1);
            let tints = control(picture, Some((art, frame, scale)));
            let detail = picture.width as f32 / w * scale.0 >= LEGIBLE;
            out += &art.nested(frame, &tints, detail);
        }
        None => {
            ground(&mut out, picture, &desk);
            out += &control(picture, None);
        }
    }
    if picture.part == Part::Whole {
        boxes(&mut out, picture, &desk);
    }
    out += "<defs>";
    out += defs(SIGNS);
    faces(&mut out, board, dark);
    out += "</defs>";
    arrows(&mut out, picture);
    for standing in stand(board, picture.scene) {
        piece(&mut out, board, &standing, &desk);
    }
    out += "</svg>";
    Ok(out)
}

/// Where the art lies on the board: the sheet that the scenery names, else one to one.
fn frame(board: &Board, art: Option<&Art>, size: (f32, f32)) -> [f32; 4] {
    match (board.scenery.iter().find(|s| s.kind == SHEET), art) {
        (Some(map), _) => bounds(&map.outline),
        (None, Some(art)) => [0.0, 0.0, art.size.0, art.size.1],
        (None, None) => [0.0, 0.0, size.0, size.1],
    }
}

/// The inside of a sprite's definitions.
fn defs(sprite: &str) -> &str {
    let inside = sprite.split_once("<defs>").map_or("", |(_, rest)| rest);
    inside.split_once("</defs>").map_or(inside, |(inside, _)| inside)
}

pub fn path(outline: &[(f32, f32)]) -> String {
    let points: Vec<_> = outline.iter().map(|(x, y)| format!("{x} {y}")).collect();
    if points.is_empty() { String::new() } else { format!("M{}Z", points.join("L")) }
}

/// Washes over the places that a side holds, with a band along their borders; in the art's units if there is art.
fn control(picture: &Picture, art: Option<(&Art, [f32; 4], (f32, f32))>) -> String {
    let board = picture.board;
    let cells = board.shape.grid().is_some();
    let mut out = String::new();
    for (i, (place, seat)) in board.places.iter().zip(&picture.scene.control).enumerate() {
        let Some(seat) = seat else { continue };
        let real = art.and_then(|(art, ..)| art.areas.get(&place.key));
        let mut outline = outline(board, place);
        if let Some((_, [x, y, ..], (sx, sy))) = art {
            outline.iter_mut().for_each(|p| *p = ((p.0 - x) / sx, (p.1 - y) / sy));
        }
        let d = real.cloned().unwrap_or_else(|| path(&outline));
        if d.is_empty() || place.off_map {
            continue;
        }
        let colour = board.looks.seat(*seat).on(picture.dark);
        if cells {
            let _ = write!(out, "<path d=\"{d}\" style=\"fill:{colour};fill-opacity:.3\"/>");
            continue;
        }
        let _ = write!(
            out,
            "<clipPath id=\"p-held-{i}\"><path d=\"{d}\" style=\"fill:#000\"/></clipPath>\
             <path d=\"{d}\" style=\"fill:{colour};fill-opacity:.07\"/>\
             <g clip-path=\"url(#p-held-{i})\"><path d=\"{d}\" style=\"fill:none;stroke:{colour};stroke-opacity:.34;\
             stroke-width:18;stroke-linejoin:round\"/></g>"
        );
    }
    out
}

/// Boxes beside the map with their names, and the caption below them.
fn boxes(out: &mut String, picture: &Picture, desk: &Desk) {
    let shown = |p: &&BoardPlace| p.off_map && !is_blank(p) && !p.outline.is_empty();
    let mut end: Option<[f32; 3]> = None;
    for place in picture.board.places.iter().filter(shown) {
        let [x, y, w, h] = bounds(&place.outline);
        let _ = write!(
            out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"6\" fill=\"{}\" stroke=\"{}\" \
             stroke-width=\"1.5\"/><text x=\"{}\" y=\"{}\" font-size=\"20\" font-weight=\"bold\" fill=\"{}\">{}</text>",
            desk.panel,
            desk.line,
            x + 12.0,
            y + 25.0,
            desk.ink,
            escaped(&(picture.name)(place))
        );
        end = end.filter(|[_, bottom, _]| *bottom > y + h).or(Some([x, y + h, w]));
    }
    let Some([x, bottom, w]) = end else { return };
    let mut y = bottom + 40.0;
    for (i, sentence) in picture.caption.iter().enumerate() {
        let (size, weight) = if i == 0 { (22.0, "bold") } else { (17.0, "normal") };
        let lines = lines(sentence, (w / (size * 0.44)) as usize);
        // What does not fit is left out, sentence by sentence.
        if y + (lines.len() as f32 - 1.0) * size * 1.28 + 8.0 > picture.board.size.1 {
            return;
        }
        for line in lines {
            let _ = write!(
                out,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"{weight}\" fill=\"{}\">{}</text>",
                desk.ink,
                escaped(&line)
            );
            y += size * 1.28;
        }
        y += 5.0;
    }
}

/// A sentence in lines of at most so many letters, broken between words.
fn lines(sentence: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in sentence.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

/// Attacks and landings as bent arrows.
fn arrows(out: &mut String, picture: &Picture) {
    let places = &picture.board.places;
    for arrow in &picture.scene.arrows {
        let (Some(a), Some(b)) = (places.get(usize::from(arrow.from)), places.get(usize::from(arrow.to)))
        else {
            continue;
        };
        let (a, b) = (a.at, b.at);
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let length = dx.hypot(dy);
        if length < 1.0 {
            continue;
        }
        let cut = (length / 4.0).min(26.0) / length;
        let (from, to) = ((a.0 + dx * cut, a.1 + dy * cut), (b.0 - dx * cut, b.1 - dy * cut));
        let middle = ((a.0 + b.0) / 2.0 - dy * 0.14, (a.1 + b.1) / 2.0 + dx * 0.14);
        let turn = (to.1 - middle.1).atan2(to.0 - middle.0).to_degrees();
        let look = picture.board.looks.arrow(arrow.kind);
        let (colour, dash) = (look.colour.on(picture.dark), look.dash);
        let line = format!("M{} {}Q{} {} {} {}", from.0, from.1, middle.0, middle.1, to.0, to.1);
        let _ = write!(
            out,
            "<path d=\"{line}\" fill=\"none\" stroke=\"#fff\" stroke-width=\"11\" stroke-opacity=\".8\"/>\
             <path d=\"{line}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"7\" stroke-dasharray=\"{dash}\"/>\
             <path d=\"M-12-13 14 0-12 13-6 0z\" transform=\"translate({} {}) rotate({turn})\" fill=\"{colour}\" \
             stroke=\"#fff\" stroke-width=\"1.5\"/>",
            to.0, to.1
        );
    }
}
