//! The board as a picture, drawn from the very data that is played: ground, what stands on sides, posts and routes. A tile of
//! one's own is drawn like those of the box.

mod posts;
mod sides;
mod squares;
mod style;

use std::fmt::Write;

use crate::data::{Page, TILE};
use crate::ground::{Ground, Square, Zone};

/// The side of a square.
pub const SIZE: f32 = 40.0;

/// The picture of a mission's board, with its rim, as SVG by day and by lamp.
pub fn picture(page: &Page) -> String {
    let g = &page.ground;
    let rows = g.len() as u16 / g.width;
    let (w, h) = (f32::from(g.width) * SIZE, f32::from(rows) * SIZE);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"atlas\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" height=\"{h}\">\
         <style>\n{}\n</style>\n",
        style::sheet()
    );
    squares::draw(g, &mut svg);
    grid(g, &mut svg);
    posts::routes(page, &mut svg);
    sides::draw(g, &mut svg);
    posts::posts(page, &mut svg);
    posts::tiles(page, &mut svg);
    svg.push_str("</svg>\n");
    svg
}

/// The north-western corner of a square in the picture.
fn corner(g: &Ground, at: Square) -> (f32, f32) {
    (f32::from(at % g.width) * SIZE, f32::from(at / g.width) * SIZE)
}

/// The middle of a square in the picture.
fn middle(g: &Ground, at: Square) -> (f32, f32) {
    let (x, y) = corner(g, at);
    (x + SIZE / 2.0, y + SIZE / 2.0)
}

/// The squares that are drawn.
fn drawn(g: &Ground) -> impl Iterator<Item = Square> {
    (0..g.len() as Square).filter(|at| g.zones[usize::from(*at)] != Zone::Void)
}

/// A number below one that a square and a word for what it is used for always give alike: what looks scattered is the
/// same in every picture.
fn scattered(at: Square, salt: u32) -> f32 {
    let mut n = u32::from(at).wrapping_mul(0x9e37_79b9) ^ salt.wrapping_mul(0x85eb_ca6b);
    n ^= n >> 15;
    n = n.wrapping_mul(0x2c1b_3c6d);
    n ^= n >> 12;
    (n % 1000) as f32 / 1000.0
}

/// A group of one class.
fn layer(svg: &mut String, class: &str, body: &str) {
    if !body.is_empty() {
        let _ = writeln!(svg, "<g class=\"layer {class}\">{body}</g>");
    }
}

/// A path of one class.
fn path(svg: &mut String, class: &str, d: &str) {
    if !d.is_empty() {
        let _ = writeln!(svg, "<path class=\"{class}\" d=\"{d}\"/>");
    }
}

/// Thin lines around squares, and the seams between tiles.
fn grid(g: &Ground, svg: &mut String) {
    let (mut thin, mut seam) = (String::new(), String::new());
    for at in drawn(g) {
        let (x, y) = corner(g, at);
        let _ = write!(thin, "M{x} {y}h{SIZE}v{SIZE}h-{SIZE}z");
        let (col, row) = g.place(at);
        if g.on_map(at) {
            if col > 0 && (col as usize).is_multiple_of(TILE) {
                let _ = write!(seam, "M{x} {y}v{SIZE}");
            }
            if row > 0 && (row as usize).is_multiple_of(TILE) {
                let _ = write!(seam, "M{x} {y}h{SIZE}");
            }
        }
    }
    path(svg, "grid", &thin);
    path(svg, "seam", &seam);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RogueRegiment;
    use crate::data::Data;
    use sandtable_core::Game;

    #[test]
    fn every_mission_of_the_box_is_drawn_whole() {
        let data = Data::read(&RogueRegiment::built_in()).unwrap_or_else(|e| panic!("{e}"));
        for page in &data.pages {
            let svg = picture(page);
            assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{}", page.key);
            assert!(!svg.contains("NaN"), "{}", page.key);
            let opened = svg.matches("<g ").count();
            assert_eq!(opened, svg.matches("</g>").count(), "{}: groups that are not closed", page.key);
            // Whatever the ground has, the picture shows.
            let has = |letter: u8| page.ground.letters.contains(&letter);
            for (letter, class) in
                [(b'T', "canopy"), (b'^', "crag"), (b'~', "water"), (b'_', "floor"), (b',', "road")]
            {
                assert_eq!(has(letter), svg.contains(&format!("class=\"{class}\"")), "{} {class}", page.key);
            }
            assert_eq!(svg.matches("class=\"post ").count(), page.posts.len(), "{}", page.key);
            assert_eq!(svg.matches("class=\"route ").count(), page.routes.len(), "{}", page.key);
        }
    }

    /// Two tiles with something of everything.
    const MISSION: &str = "
key = 'drawn'
source = 'tests'
layout = [['1B', '4A']]
operators = ['paddy/A']
stealth = { easy = 9, normal = 9, hard = 9 }
deck = 'recruit'
dawn = 12
entry = 'N r1c1:a1:d1'
exits = ['N r1c1:a1:d1']
spawns = ['mixed W r1c1:a6:a7', 'black N r1c2:a1:b1']
win = ['all-out']
";

    /// A digest of a text (FNV-1a).
    fn digest(text: &str) -> u64 {
        text.bytes()
            .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }

    #[test]
    fn the_picture_is_the_one_that_is_known() {
        let mut files = RogueRegiment::built_in();
        files.put("scenarios/drawn.toml", MISSION);
        let data = Data::read(&files).unwrap_or_else(|e| panic!("{e}"));
        let page = data.pages.iter().find(|page| page.key == "drawn").expect("the mission is there");
        // If a change was meant, and looked at, the new digest is the right one.
        assert_eq!(digest(&picture(page)), 2_594_678_561_694_663_114);
    }

    #[test]
    fn the_same_board_gives_the_same_picture() {
        let data = Data::read(&RogueRegiment::built_in()).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(picture(&data.pages[0]), picture(&data.pages[0]));
        assert_ne!(picture(&data.pages[0]), picture(&data.pages[1]));
    }
}
