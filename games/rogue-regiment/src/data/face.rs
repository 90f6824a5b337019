//! A face of a tile: twelve by twelve squares drawn as text.

use sandtable_core::{Named, Review};
use toml::Spanned;

use super::{TileFile, Word, known, sourced};
use crate::pieces::{Colour, Facing, Side, Terrain};

/// Squares along a tile.
pub const TILE: usize = 12;
/// Lines, and letters in a line, of a drawing: squares, sides and corners.
const DRAWN: usize = 2 * TILE + 1;

/// A square of a tile: column and row from 0.
pub type Spot = (u8, u8);

/// A sentry post.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Post {
    /// Its colour.
    pub colour: Colour,
    /// Where it is.
    pub at: Spot,
    /// Its arrows; the first is the filled one.
    pub arrows: Vec<Facing>,
}

/// A patrol route.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// Its colour.
    pub colour: Colour,
    /// Its squares in order; a loop does not repeat the first.
    pub way: Vec<Spot>,
    /// Does it close?
    pub looped: bool,
    /// The two starting points, by place in the way.
    pub starts: [u8; 2],
}

/// A face, read.
#[derive(Clone, Debug)]
pub struct Face {
    /// Its name.
    pub name: String,
    /// The letter of each square, row by row.
    pub letters: [[u8; TILE]; TILE],
    /// Upright sides: `upright[row][col]` is west of the square.
    pub upright: [[Side; TILE + 1]; TILE],
    /// Level sides: `level[row][col]` is north of the square.
    pub level: [[Side; TILE]; TILE + 1],
    /// Sentry posts.
    pub posts: Vec<Post>,
    /// Patrol routes.
    pub routes: Vec<Route>,
    /// Places for supply dumps: north-western and south-eastern square.
    pub pads: Vec<(String, Spot, Spot)>,
}

/// The letters of squares: what they are, and the message that says so.
pub const SQUARES: [(u8, Terrain, &str); 7] = [
    (b'.', Terrain::Normal, "swatch-ground"),
    (b',', Terrain::Normal, "swatch-road"),
    (b'_', Terrain::Normal, "swatch-floor"),
    (b'=', Terrain::Normal, "swatch-bridge"),
    (b'~', Terrain::Water, "swatch-water"),
    (b'T', Terrain::Woods, "swatch-woods"),
    (b'^', Terrain::Rock, "swatch-rock"),
];

/// The letters of sides.
pub const SIDES: [(u8, Side, &str); 10] = [
    (b' ', Side::Open, "swatch-open"),
    (b'#', Side::Wall, "swatch-wall"),
    (b'd', Side::Door, "swatch-door"),
    (b'o', Side::Window, "swatch-window"),
    (b'w', Side::LowWall, "swatch-low-wall"),
    (b'h', Side::Hedge, "swatch-hedge"),
    (b'c', Side::Crates, "swatch-crates"),
    (b'H', Side::HighWall, "swatch-high-wall"),
    (b'K', Side::Rungs, "swatch-rungs"),
    (b'k', Side::Holds, "swatch-holds"),
];

/// What the letter of a square means.
pub fn terrain(letter: u8) -> Option<Terrain> {
    SQUARES.iter().find(|(known, ..)| *known == letter).map(|(_, terrain, _)| *terrain)
}

fn side(letter: u8) -> Option<Side> {
    SIDES.iter().find(|(known, ..)| *known == letter).map(|(_, side, _)| *side)
}

/// `d5`: a square of a tile.
pub fn spot(word: &str) -> Option<Spot> {
    let mut letters = word.chars();
    let col = letters.next().filter(|c| ('a'..='l').contains(c))? as u8 - b'a';
    let row: u8 = letters.as_str().parse().ok().filter(|r| (1..=TILE as u8).contains(r))?;
    Some((col, row - 1))
}

impl Face {
    /// The face turned clockwise by quarters.
    #[must_use]
    pub fn turned(&self, quarters: u8) -> Face {
        (0..quarters % 4).fold(self.clone(), |face, _| face.quarter())
    }

    fn quarter(&self) -> Face {
        let last = TILE as u8 - 1;
        let spin = |(col, row): Spot| (last - row, col);
        let mut face = self.clone();
        for row in 0..TILE {
            for col in 0..TILE {
                face.letters[row][col] = self.letters[TILE - 1 - col][row];
            }
        }
        for row in 0..TILE {
            for col in 0..=TILE {
                face.upright[row][col] = self.level[TILE - col][row];
            }
        }
        for row in 0..=TILE {
            for col in 0..TILE {
                face.level[row][col] = self.upright[TILE - 1 - col][row];
            }
        }
        for post in &mut face.posts {
            post.at = spin(post.at);
            post.arrows.iter_mut().for_each(|a| *a = a.turned(1));
        }
        for route in &mut face.routes {
            route.way.iter_mut().for_each(|at| *at = spin(*at));
        }
        for (_, from, to) in &mut face.pads {
            let (a, b) = (spin(*from), spin(*to));
            (*from, *to) = ((a.0.min(b.0), a.1.min(b.1)), (a.0.max(b.0), a.1.max(b.1)));
        }
        face
    }

    fn letter(&self, at: Spot) -> u8 {
        self.letters[usize::from(at.1)][usize::from(at.0)]
    }

    /// The side between a square and the one that lies in a direction.
    fn side(&self, at: Spot, way: Facing) -> Side {
        let (col, row) = (usize::from(at.0), usize::from(at.1));
        match way {
            Facing::North => self.level[row][col],
            Facing::South => self.level[row + 1][col],
            Facing::West => self.upright[row][col],
            Facing::East => self.upright[row][col + 1],
        }
    }
}

/// Reads a tile; every fault is kept.
pub fn read(review: &mut Review, file: &str, tile: &TileFile) -> Option<Face> {
    sourced(review, file, &tile.source);
    let mut face = drawing(review, file, tile)?;
    closed(review, file, tile, &face);
    for word in &tile.sentries {
        face.posts.extend(post(review, file, word, &face));
    }
    for word in &tile.patrols {
        face.routes.extend(route(review, file, word, &face));
    }
    for word in &tile.pads {
        face.pads.extend(pad(review, file, word, &face));
    }
    for (post, word) in face.posts.iter().zip(&tile.sentries) {
        if face.routes.iter().any(|r| r.way.contains(&post.at)) {
            review.fault_at(file, word, "the post stands on a patrol route");
        }
    }
    Some(face)
}

fn drawing(review: &mut Review, file: &str, tile: &TileFile) -> Option<Face> {
    let mut face = Face {
        name: tile.name.clone(),
        letters: [[b'.'; TILE]; TILE],
        upright: [[Side::Open; TILE + 1]; TILE],
        level: [[Side::Open; TILE]; TILE + 1],
        posts: Vec::new(),
        routes: Vec::new(),
        pads: Vec::new(),
    };
    let text = tile.face.get_ref();
    let count = text.lines().count();
    if count != DRAWN {
        review.fault_at(file, &tile.face, format!("a face is drawn in {DRAWN} lines; here are {count}"));
        return None;
    }
    let mut sound = true;
    // A multi-line string begins after the line break that follows its quotes; some editors end lines with two letters.
    let (span, quotes) = (tile.face.span(), 3);
    let ending = if span.len() > text.len() + 2 * quotes + 1 { 2 } else { 1 };
    let mut at = span.start + quotes + ending;
    for (y, line) in text.lines().enumerate() {
        let here = Spanned::new(at..at + line.len(), ());
        at += line.len() + ending;
        let mut fault = |message: String| {
            review.fault_at(file, &here, message);
            sound = false;
        };
        if line.len() > DRAWN || !line.is_ascii() {
            fault(format!("a line of a face has at most {DRAWN} plain letters"));
            continue;
        }
        for x in 0..DRAWN {
            let letter = line.as_bytes().get(x).copied().unwrap_or(b' ');
            let (row, col) = (y / 2, x / 2);
            match (y % 2, x % 2) {
                (0, 0) if letter == b'+' => {}
                (0, 0) => fault(format!("'+' is expected in column {} of the drawing", x + 1)),
                (1, 1) if terrain(letter).is_some() => face.letters[row][col] = letter,
                (1, 1) => fault(format!("'{}' is no square (. , _ = ~ T ^)", letter as char)),
                (odd, _) => match side(letter) {
                    Some(side) if odd == 1 => face.upright[row][col] = side,
                    Some(side) => face.level[row][col] = side,
                    None => fault(format!("'{}' is no side (space # d o w h c H K k)", letter as char)),
                },
            }
        }
    }
    sound.then_some(face)
}

/// Floors are parted from the open by walls, doors and windows; climbing points lie between rock and something else.
fn closed(review: &mut Review, file: &str, tile: &TileFile, face: &Face) {
    let last = TILE as u8 - 1;
    for row in 0..=last {
        for col in 0..=last {
            for way in [Facing::East, Facing::South] {
                let (dc, dr) = way.ahead();
                let other = (col + dc as u8, row + dr as u8);
                if other.0 > last || other.1 > last {
                    continue;
                }
                let (a, b) = (face.letter((col, row)), face.letter(other));
                let side = face.side((col, row), way);
                let building = matches!(side, Side::Wall | Side::Door | Side::Window);
                let name = |at: Spot| format!("{}{}", (b'a' + at.0) as char, at.1 + 1);
                let between = format!("between {} and {}", name((col, row)), name(other));
                if (a == b'_') != (b == b'_') && !building {
                    review.fault_at(file, &tile.face, format!("a building is open {between}"));
                }
                if side == Side::Window && (a == b'_') == (b == b'_') {
                    review.fault_at(file, &tile.face, format!("the window {between} does not lead outdoors"));
                }
                if side == Side::Holds && (a == b'^') == (b == b'^') {
                    review.fault_at(
                        file,
                        &tile.face,
                        format!("the climbing point {between} is not at a rock"),
                    );
                }
            }
        }
    }
}

fn place(review: &mut Review, file: &str, at: &Word, word: &str, face: &Face) -> Option<Spot> {
    let found = known(review, file, at, word, spot(word), "square (a1 to l12)")?;
    if matches!(terrain(face.letter(found)), Some(Terrain::Water | Terrain::Rock)) {
        review.fault_at(file, at, format!("{word} lies in water or rock"));
        return None;
    }
    Some(found)
}

fn post(review: &mut Review, file: &str, word: &Word, face: &Face) -> Option<Post> {
    let words: Vec<&str> = word.get_ref().split_whitespace().collect();
    let [colour, at, arrows @ ..] = &words[..] else {
        review.fault_at(file, word, "'COLOUR SQUARE ARROWS' is expected");
        return None;
    };
    let colour = known(review, file, word, colour, Colour::named(colour).ok(), "colour")?;
    let at = place(review, file, word, at, face)?;
    let arrows: Vec<Facing> =
        arrows.iter().filter_map(|a| known(review, file, word, a, Facing::named(a).ok(), "facing")).collect();
    if arrows.is_empty() {
        review.fault_at(file, word, "a post has at least one arrow");
        return None;
    }
    for arrow in &arrows {
        if matches!(face.side(at, *arrow), Side::Wall | Side::HighWall | Side::Rungs | Side::Door) {
            review.fault_at(file, word, format!("the arrow {} points at a wall", arrow.word()));
        }
    }
    Some(Post { colour, at, arrows })
}

/// Can a patrol step from a square to the next at the cost of one?
fn walks(face: &Face, from: Spot, to: Spot) -> bool {
    let (dc, dr) = (to.0 as i8 - from.0 as i8, to.1 as i8 - from.1 as i8);
    let Some(way) = Facing::ALL.iter().find(|f| f.ahead() == (dc, dr)) else { return false };
    let dry = !matches!(terrain(face.letter(to)), Some(Terrain::Water | Terrain::Rock));
    dry && matches!(face.side(from, *way), Side::Open | Side::LowWall | Side::Door)
}

fn route(review: &mut Review, file: &str, word: &Word, face: &Face) -> Option<Route> {
    let words: Vec<&str> = word.get_ref().split_whitespace().collect();
    let [colour, kind, path] = words[..] else {
        review.fault_at(file, word, "'COLOUR line|loop A>B>..' is expected");
        return None;
    };
    let colour = known(review, file, word, colour, Colour::named(colour).ok(), "colour")?;
    let looped = match kind {
        "line" => false,
        "loop" => true,
        _ => return known(review, file, word, kind, None, "kind of route (line, loop)"),
    };
    let mut way: Vec<Spot> = Vec::new();
    let mut corners = Vec::new();
    for name in path.split('>') {
        let to = place(review, file, word, name, face)?;
        if let Some(&from) = way.last() {
            let (dc, dr) = (to.0 as i8 - from.0 as i8, to.1 as i8 - from.1 as i8);
            if (dc != 0) == (dr != 0) {
                review.fault_at(file, word, format!("the route does not run straight to {name}"));
                return None;
            }
            let mut at = from;
            while at != to {
                let next = ((at.0 as i8 + dc.signum()) as u8, (at.1 as i8 + dr.signum()) as u8);
                if !walks(face, at, next) {
                    let named = format!("{}{}", (b'a' + next.0) as char, next.1 + 1);
                    let wet = terrain(face.letter(next)) == Some(Terrain::Water);
                    let into = if wet { "runs into water" } else { "is barred" };
                    review.fault_at(file, word, format!("the route {into} at {named}"));
                    return None;
                }
                at = next;
                way.push(at);
            }
        } else {
            way.push(to);
        }
        corners.push(way.len() as u8 - 1);
    }
    if looped {
        if way.len() < 4 || way.first() != way.last() || corners.len() < 4 {
            review.fault_at(file, word, "a loop ends where it begins");
            return None;
        }
        way.pop();
    } else if way.len() < 2 {
        review.fault_at(file, word, "a route has two ends");
        return None;
    }
    let starts = if looped { [0, corners[2]] } else { [0, way.len() as u8 - 1] };
    Some(Route { colour, way, looped, starts })
}

fn pad(review: &mut Review, file: &str, word: &Word, face: &Face) -> Option<(String, Spot, Spot)> {
    let text = word.get_ref();
    let read = text.split_once(' ').and_then(|(name, at)| Some((name, at.split_once(':')?)));
    let Some((name, (from, to))) = read else {
        review.fault_at(file, word, "'NAME SQUARE:SQUARE' is expected");
        return None;
    };
    let (from, to) = (place(review, file, word, from, face)?, place(review, file, word, to, face)?);
    Some((name.to_string(), from, to))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RogueRegiment;
    use crate::data::Data;
    use sandtable_core::Game;

    #[test]
    fn a_turned_tile_has_everything_where_it_belongs() {
        let data = Data::read(&RogueRegiment::built_in()).unwrap_or_else(|e| panic!("{e}"));
        let last = TILE as u8 - 1;
        let spin = |(col, row): Spot| (last - row, col);
        for (key, face) in &data.faces {
            let turned = face.turned(1);
            for at in (0..=last).flat_map(|row| (0..=last).map(move |col| (col, row))) {
                assert_eq!(turned.letter(spin(at)), face.letter(at), "{key} {at:?}");
                for way in Facing::ALL {
                    assert_eq!(turned.side(spin(at), way.turned(1)), face.side(at, way), "{key} {at:?}");
                }
            }
            for (after, before) in turned.posts.iter().zip(&face.posts) {
                assert_eq!(after.at, spin(before.at), "{key}");
                assert!(
                    after.arrows.iter().eq(before
                        .arrows
                        .iter()
                        .map(|a| a.turned(1))
                        .collect::<Vec<_>>()
                        .iter())
                );
            }
            for (after, before) in turned.routes.iter().zip(&face.routes) {
                assert!(after.way.iter().copied().eq(before.way.iter().map(|at| spin(*at))), "{key}");
            }
            let round = face.turned(2).turned(2);
            assert_eq!(
                (round.letters, round.upright, round.level),
                (face.letters, face.upright, face.level),
                "{key}"
            );
        }
    }
}
