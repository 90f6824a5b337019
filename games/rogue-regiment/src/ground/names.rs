//! Squares by name.

use super::{Ground, RIM, Square, Zone};

impl Ground {
    /// The name of a square: `m7` on the map, `edge1.a4` and `spawn2.b1` on the tiles beside it.
    pub fn name(&self, at: Square) -> String {
        let zone = self.zones[usize::from(at)];
        let (col, row) = self.place(at);
        let (left, top) = self.corner(zone);
        let name = format!("{}{}", column((col - left) as u8), row - top + 1);
        match zone {
            Zone::Map => name,
            Zone::Edge(n) => format!("edge{}.{name}", n + 1),
            Zone::Spawn(n) => format!("spawn{}.{name}", n + 1),
            Zone::Void => format!("void.{name}"),
        }
    }

    /// The north-western place of a zone.
    pub fn corner(&self, zone: Zone) -> (i8, i8) {
        match zone {
            Zone::Map => (0, 0),
            Zone::Void => (-(RIM as i8), -(RIM as i8)),
            // A tile is a rectangle, so its first square is its corner.
            _ => self.zones.iter().position(|z| *z == zone).map_or((0, 0), |i| self.place(i as Square)),
        }
    }

    /// The square of a name, on the map or a tile.
    pub fn find(&self, name: &str) -> Option<Square> {
        self.find_anywhere(name).filter(|at| self.zones[usize::from(*at)] != Zone::Void)
    }

    /// The square of a name, around the map too: where vehicles are that drive in.
    pub fn find_anywhere(&self, name: &str) -> Option<Square> {
        let tile = |rest: &str| rest.parse::<u8>().ok()?.checked_sub(1);
        let (zone, name) = match name.split_once('.') {
            None => (Zone::Map, name),
            Some(("void", name)) => (Zone::Void, name),
            Some((tiles, name)) => match (tiles.strip_prefix("edge"), tiles.strip_prefix("spawn")) {
                (Some(n), _) => (Zone::Edge(tile(n)?), name),
                (_, Some(n)) => (Zone::Spawn(tile(n)?), name),
                _ => return None,
            },
        };
        let letters = name.chars().take_while(char::is_ascii_lowercase).count();
        let (letters, row) = name.split_at(letters);
        let col = letters
            .bytes()
            .try_fold(0_i16, |n, b| n.checked_mul(26)?.checked_add(i16::from(b - b'a') + 1))?;
        let (left, top) = self.corner(zone);
        let col = i8::try_from(col.checked_sub(1)?).ok()?.checked_add(left)?;
        let row = row.parse::<i8>().ok()?.checked_sub(1)?.checked_add(top)?;
        self.at(col, row).filter(|at| self.zones[usize::from(*at)] == zone)
    }
}

/// The letters of a column: a to z, then aa.
fn column(col: u8) -> String {
    let letter = |n: u8| char::from(b'a' + n % 26);
    if col < 26 { letter(col).to_string() } else { format!("{}{}", letter(col / 26 - 1), letter(col)) }
}
