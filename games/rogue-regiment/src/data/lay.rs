//! The faces of a mission, laid beside each other.

use std::collections::BTreeMap;

use sandtable_core::Review;

use super::face::{Face, TILE, terrain};
use super::page::{Beat, Station};
use super::{MissionFile, known};
use crate::ground::{Ground, SQUARES};
use crate::pieces::{Side, Terrain};

/// Lays the faces beside each other.
pub fn lay(
    review: &mut Review,
    file: &str,
    mission: &MissionFile,
    faces: &BTreeMap<String, Face>,
) -> Option<(Ground, Vec<Station>, Vec<Beat>)> {
    let layout = mission.layout.get_ref();
    let rows = layout.len();
    let cols = layout.first().map_or(0, Vec::len);
    let size = |n: usize| n * TILE + 2 * usize::from(crate::ground::RIM);
    if rows == 0 || cols == 0 || size(rows) * size(cols) > SQUARES || rows.max(cols) > 3 {
        review.fault_at(file, &mission.layout, "a layout has up to 2 by 3 tiles");
        return None;
    }
    let mut ground = Ground::bare((cols * TILE) as u8, (rows * TILE) as u8);
    let (mut posts, mut routes) = (Vec::new(), Vec::new());
    let mut used: Vec<String> = Vec::new();
    for (r, row) in layout.iter().enumerate() {
        if row.len() != cols {
            review.fault_at(file, &mission.layout, "all rows of a layout have as many tiles");
            return None;
        }
        for (c, word) in row.iter().enumerate() {
            let (key, turn) = word.get_ref().split_once('@').unwrap_or((word.get_ref(), "0"));
            let quarters = known(
                review,
                file,
                word,
                turn,
                turn.parse::<u16>().ok().filter(|d| d % 90 == 0),
                "turn (0, 90, 180, 270)",
            )?;
            let face =
                known(review, file, word, key, faces.get(key), "tile")?.turned((quarters / 90 % 4) as u8);
            let number = key.trim_end_matches(char::is_alphabetic).to_string();
            if used.contains(&number) {
                review.fault_at(file, word, format!("tile {number} lies on the table already"));
            }
            used.push(number);
            place(&mut ground, &face, (c * TILE) as i8, (r * TILE) as i8);
            let at = |ground: &Ground, (col, row): (u8, u8)| {
                ground
                    .at((c * TILE) as i8 + col as i8, (r * TILE) as i8 + row as i8)
                    .expect("the square is on the board")
            };
            posts.extend(face.posts.iter().map(|p| Station {
                colour: p.colour,
                at: at(&ground, p.at),
                arrows: p.arrows.clone(),
            }));
            routes.extend(face.routes.iter().map(|route| Beat {
                colour: route.colour,
                way: route.way.iter().map(|sq| at(&ground, *sq)).collect(),
                looped: route.looped,
                starts: route.starts,
            }));
        }
    }
    ground.finish();
    Some((ground, posts, routes))
}

fn place(ground: &mut Ground, face: &Face, left: i8, top: i8) {
    for row in 0..TILE {
        for col in 0..TILE {
            let at = ground.at(left + col as i8, top + row as i8).expect("the square is on the board");
            let letter = face.letters[row][col];
            ground.letters[usize::from(at)] = letter;
            ground.terrain[usize::from(at)] = terrain(letter).unwrap_or(Terrain::Normal);
        }
    }
    // Where two tiles meet the stronger side counts.
    let stronger = |ground: &mut Ground, col: i8, row: i8, down: bool, side: Side| {
        if let Some(at) = ground.at(col, row) {
            let i = 2 * usize::from(at) + usize::from(down);
            ground.sides[i] = ground.sides[i].max(side);
        }
    };
    for row in 0..TILE {
        for col in 0..=TILE {
            stronger(ground, left + col as i8 - 1, top + row as i8, false, face.upright[row][col]);
        }
    }
    for row in 0..=TILE {
        for col in 0..TILE {
            stronger(ground, left + col as i8, top + row as i8 - 1, true, face.level[row][col]);
        }
    }
}
