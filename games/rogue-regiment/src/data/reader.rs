//! The words of a mission page: squares, edges, tiles beside the map, vehicles and their lines.

use sandtable_core::{Named, Review};
use toml::Spanned;

use super::face::{TILE, spot};
use super::page::{Beat, Drive, Line, Spot, Station, Tile, Wheels};
use super::{Word, beside, known};
use crate::ground::{Ground, Square, Zone};
use crate::pieces::{Facing, Terrain};
use crate::wheels::{Bed, after, price};

/// A mission under way of being read.
pub struct Reader<'r, 'a> {
    /// Keeps the faults.
    pub review: &'r mut Review<'a>,
    /// The file.
    pub file: &'r str,
    /// The board.
    pub ground: Ground,
    /// Posts on it.
    pub posts: Vec<Station>,
    /// Routes on it.
    pub routes: Vec<Beat>,
}

impl Reader<'_, '_> {
    /// Something is wrong with a word.
    pub fn fault<T>(&mut self, at: &Spanned<T>, message: impl Into<String>) {
        self.review.fault_at(self.file, at, message);
    }

    /// A word that must be known.
    pub fn known<T>(&mut self, at: &Word, word: &str, found: Option<T>, what: &str) -> Option<T> {
        known(self.review, self.file, at, word, found, what)
    }

    /// `r1c2:g4`: a square in a slot of the layout; the slot of the one before may be left out.
    pub fn square(&mut self, at: &Word, word: &str, slot: &mut (i8, i8)) -> Option<Square> {
        let name = match word.split_once(':') {
            Some((place, name)) => {
                let read = place.strip_prefix('r').and_then(|p| p.split_once('c'));
                let read = read.and_then(|(r, c)| Some((c.parse::<i8>().ok()?, r.parse::<i8>().ok()?)));
                *slot = self.known(at, place, read, "slot (r1c1)")?;
                name
            }
            None => word,
        };
        let found = spot(name).and_then(|(col, row)| {
            let size = TILE as i8;
            let origin =
                (slot.0.checked_sub(1)?.checked_mul(size)?, slot.1.checked_sub(1)?.checked_mul(size)?);
            self.ground.at(origin.0.checked_add(col as i8)?, origin.1.checked_add(row as i8)?)
        });
        let found = found.filter(|at| self.ground.on_map(*at));
        self.known(at, word, found, "square of the map")
    }

    /// `r1c2:g4:h5`: two opposite squares of a rectangle.
    pub fn block(&mut self, at: &Word, word: &str) -> Option<((i8, i8), (i8, i8))> {
        let mut slot = (0, 0);
        let Some((first, last)) = word.rsplit_once(':') else {
            self.fault(at, format!("'{word}' should be two squares joined by a colon"));
            return None;
        };
        let (a, b) = (self.square(at, first, &mut slot)?, self.square(at, last, &mut slot)?);
        let (a, b) = (self.ground.place(a), self.ground.place(b));
        if a.0 > b.0 || a.1 > b.1 {
            self.fault(at, format!("'{word}' does not run from north-west to south-east"));
            return None;
        }
        Some((a, b))
    }

    /// The squares of a rectangle.
    pub fn squares(&self, (a, b): ((i8, i8), (i8, i8))) -> Vec<Square> {
        (a.1..=b.1).flat_map(|row| (a.0..=b.0).filter_map(move |col| self.ground.at(col, row))).collect()
    }

    /// A square on which somebody or something can stand.
    pub fn stand(&mut self, at: &Word, word: &str) -> Option<Square> {
        let found = self.square(at, word, &mut (0, 0))?;
        if self.ground.closed(found) {
            self.fault(at, format!("{word} lies in water or rock"));
            return None;
        }
        Some(found)
    }

    /// `W r1c1:a9:a12`: squares along an edge of the map.
    pub fn edge(&mut self, at: &Word, edge: &str, block: &str, wide: usize) -> Option<(Facing, Vec<Square>)> {
        let edge = self.known(at, edge, Facing::named(edge).ok(), "edge (N, E, S, W)")?;
        let block = self.block(at, block)?;
        let squares = self.squares(block);
        let (dc, dr) = edge.ahead();
        let outside = |sq: &Square| {
            let (col, row) = self.ground.place(*sq);
            self.ground.at(col + dc, row + dr).is_some_and(|out| !self.ground.on_map(out))
        };
        if squares.len() != wide || !squares.iter().all(outside) {
            self.fault(at, format!("{wide} squares along the {} edge of the map are expected", edge.word()));
            return None;
        }
        Some((edge, squares))
    }

    /// Lays a tile beside the map.
    pub fn tile(&mut self, at: &Word, text: &str, wide: usize, deep: i8, zone: Zone) -> Option<Tile> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [edge, block] = words[..] else {
            self.fault(at, "'EDGE SLOT:SQUARE:SQUARE' is expected");
            return None;
        };
        let (edge, mouth) = self.edge(at, edge, block, wide)?;
        let (dc, dr) = edge.ahead();
        let mut squares = Vec::new();
        for depth in 1..=deep {
            for sq in &mouth {
                let (col, row) = self.ground.place(*sq);
                let out = self.ground.at(col + dc * depth, row + dr * depth)?;
                if self.ground.zones[usize::from(out)] != Zone::Void {
                    self.fault(at, "two tiles beside the map overlap");
                    return None;
                }
                squares.push(out);
            }
        }
        for sq in &squares {
            self.ground.zones[usize::from(*sq)] = zone;
        }
        Some(Tile { squares, mouth, into: edge.turned(2), colour: None })
    }

    /// `r1c2:g4 S`.
    pub fn posted(&mut self, word: &Word, text: &str) -> Option<Spot> {
        let Some((at, face)) = text.split_once(' ') else {
            self.fault(word, "'SQUARE FACING' is expected");
            return None;
        };
        let at = self.stand(word, at)?;
        let face = self.known(word, face, Facing::named(face).ok(), "facing")?;
        if self.posts.iter().any(|p| p.at == at) {
            self.fault(word, "a sentry post is there already");
        }
        Some(Spot { at, face })
    }

    /// A vehicle on the map: `r1c2:f7:g12 S`, of a length.
    pub fn parked(&mut self, word: &Word, text: &str, length: u8, afloat: bool) -> Option<Wheels> {
        let Some((block, face)) = text.split_once(' ') else {
            self.fault(word, "'SQUARE:SQUARE FACING' is expected");
            return None;
        };
        let block = self.block(word, block)?;
        let face = self.known(word, face, Facing::named(face).ok(), "facing")?;
        let size = (block.1.0 - block.0.0 + 1, block.1.1 - block.0.1 + 1);
        let along = matches!(face, Facing::North | Facing::South);
        let expected = if along { (2, length as i8) } else { (length as i8, 2) };
        if size != expected {
            self.fault(word, format!("the vehicle takes {} by {} squares", expected.0, expected.1));
            return None;
        }
        let wrong = if afloat { Terrain::Normal } else { Terrain::Water };
        if self
            .squares(block)
            .iter()
            .any(|sq| self.ground.ground(*sq) == wrong || self.ground.ground(*sq) == Terrain::Rock)
        {
            self.fault(word, "the vehicle cannot stand there");
            return None;
        }
        Some(Wheels { col: block.0.0, row: block.0.1, face })
    }

    /// `W r1c1:a6:a7` and `F5 R F5`: where a line enters, and its way.
    pub fn line(&mut self, enter: &Word, path: &Word) -> Option<Line> {
        let words: Vec<&str> = enter.get_ref().split_whitespace().collect();
        let [edge, block] = words[..] else {
            self.fault(enter, "'EDGE SLOT:SQUARE:SQUARE' is expected");
            return None;
        };
        let (edge, squares) = self.edge(enter, edge, block, 2)?;
        let mut moves = Vec::new();
        for word in path.get_ref().split_whitespace() {
            let letters = word.trim_end_matches(|c: char| c.is_ascii_digit());
            let count = word[letters.len()..].parse().unwrap_or(1);
            let drive = self.known(
                path,
                word,
                Drive::named(letters).ok().filter(|d| !d.back()),
                "part of a way (F5, FL, FR, L, R)",
            )?;
            moves.extend(std::iter::repeat_n(drive, count));
        }
        if moves.len() > 200 {
            self.fault(path, "the way is too long");
            return None;
        }
        Some(Line { gate: [squares[0], squares[1]], into: edge.turned(2), moves })
    }

    /// A vehicle of a length must be able to drive a line to its end.
    pub fn driven(&mut self, path: &Word, line: &Line, length: u8, dumps: &[(String, Vec<Square>)]) {
        let mut at = beside(&self.ground, line.gate, line.into, length, 0);
        for (n, drive) in line.moves.iter().enumerate() {
            let barred = |sq: Square| dumps.iter().any(|(_, squares)| squares.contains(&sq));
            if price(&self.ground, at, length, *drive, Bed::Land, barred).is_none() {
                let what = format!("the way is barred to a vehicle {length} squares long");
                return self.fault(path, format!("{what} at its movement {}", n + 1));
            }
            at = after(at, length, *drive);
        }
    }
}
