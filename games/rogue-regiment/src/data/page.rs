//! A mission page, read and laid out.

use std::collections::{BTreeMap, BTreeSet};

use sandtable_core::{Named, Review, named};

use super::face::{Face, TILE, spot, terrain};
use super::{ForcesFile, MissionFile, Stealth, Word, known, sourced, specials};
use crate::ground::{Ground, SQUARES, Square, Zone};
use crate::pieces::{AxisKind, Colour, Facing, Item, Level, Side, Special, Terrain};
use crate::wheels::{Bed, after, price};

/// A square and a facing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// Where.
    pub at: Square,
    /// Looking there.
    pub face: Facing,
}

/// A sentry post on the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Station {
    /// Its colour.
    pub colour: Colour,
    /// Where it is.
    pub at: Square,
    /// Its arrows; the first is the filled one.
    pub arrows: Vec<Facing>,
}

/// A patrol route on the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat {
    /// Its colour.
    pub colour: Colour,
    /// Its squares; a loop does not repeat the first.
    pub way: Vec<Square>,
    /// Does it close?
    pub looped: bool,
    /// The two starting points, by place in the way.
    pub starts: [u8; 2],
}

/// A tile beside the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    /// Its squares, those nearest the map first.
    pub squares: Vec<Square>,
    /// The squares of the map that it touches.
    pub mouth: Vec<Square>,
    /// The facing into the map.
    pub into: Facing,
    /// Spawn tiles: its colour, none for a mixed one.
    pub colour: Option<Colour>,
}

/// A vehicle on its place: the north-western square of its token, and a facing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wheels {
    /// Column.
    pub col: i8,
    /// Row.
    pub row: i8,
    /// Looking there.
    pub face: Facing,
}

named! {
    /// One movement of a vehicle.
    pub enum Drive {
        /// Straight ahead.
        Ahead = "F",
        /// Diagonally ahead to the left.
        AheadLeft = "FL",
        /// Diagonally ahead to the right.
        AheadRight = "FR",
        /// A turn to the left.
        Left = "L",
        /// A turn to the right.
        Right = "R",
        /// Straight back.
        Back = "B",
        /// Diagonally back to the left.
        BackLeft = "BL",
        /// Diagonally back to the right.
        BackRight = "BR",
        /// A reverse turn, back and to the left.
        ReverseLeft = "RL",
        /// A reverse turn, back and to the right.
        ReverseRight = "RR",
    }
}

impl Drive {
    /// Backwards?
    pub const fn back(self) -> bool {
        self as u8 >= Drive::Back as u8
    }

    /// A turn?
    pub const fn turns(self) -> bool {
        matches!(self, Drive::Left | Drive::Right | Drive::ReverseLeft | Drive::ReverseRight)
    }
}

/// A line that vehicles drive: it begins with the front of the token at the edge of the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The two edge squares.
    pub gate: [Square; 2],
    /// The facing into the map.
    pub into: Facing,
    /// The way.
    pub moves: Vec<Drive>,
}

/// A convoy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its vehicles in order; a scout leads.
    pub vehicles: Vec<(AxisKind, bool)>,
    /// Its line.
    pub line: Line,
}

/// What wins a mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// This objective is destroyed.
    Destroyed(u8),
    /// All officers are dead.
    OfficersDead,
    /// The target is dead.
    TargetDead,
    /// This item has left the map with an operator.
    ItemOut(Item),
    /// All vehicles of this kind are destroyed.
    VehiclesDestroyed(AxisKind),
    /// So many of the Resistance have left.
    ResistanceOut(u8),
    /// Every surviving operator has left.
    AllOut,
}

impl Aim {
    /// Its message.
    pub const fn term(self) -> &'static str {
        match self {
            Aim::Destroyed(_) => "aim-destroyed",
            Aim::OfficersDead => "aim-officers",
            Aim::TargetDead => "aim-target",
            Aim::ItemOut(_) => "aim-item",
            Aim::VehiclesDestroyed(_) => "aim-vehicles",
            Aim::ResistanceOut(_) => "aim-resistance",
            Aim::AllOut => "aim-out",
        }
    }
}

/// What loses a mission, besides the death of all operators.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doom {
    /// The target has left the map.
    TargetAway,
    /// A vehicle of this kind has left the map.
    ConvoyAway(AxisKind),
    /// All of the Resistance are dead.
    ResistanceDead,
}

/// A mission, read.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Page {
    pub key: String,
    pub ground: Ground,
    pub stealth: Stealth,
    pub deck: String,
    pub hard_deck: String,
    pub dawn: u8,
    pub window: [u8; 2],
    pub specials: Vec<Special>,
    /// Operators by place in the list of forces, and whether on side B.
    pub operators: Vec<(u8, bool)>,
    pub posts: Vec<Station>,
    pub routes: Vec<Beat>,
    /// Entry and exit tiles; the entry is the first.
    pub edges: Vec<Tile>,
    /// Is an edge tile an exit?
    pub exits: Vec<bool>,
    pub spawns: Vec<Tile>,
    pub guards: Vec<Spot>,
    /// Officers; is he the target?
    pub officers: Vec<(Spot, bool)>,
    pub officer_path: Vec<Square>,
    pub dumps: Vec<(String, Vec<Square>)>,
    pub drums: Vec<Square>,
    pub items: Vec<(Item, Square)>,
    pub resistance: Vec<Square>,
    pub jeep: Option<Wheels>,
    pub truck: Option<Wheels>,
    pub boat: Option<Wheels>,
    pub convoy: Option<Column>,
    pub line: Option<Line>,
    pub guard_vehicles: Vec<(AxisKind, Wheels)>,
    pub assault_vehicles: Vec<(AxisKind, Wheels)>,
    pub win: Vec<(Option<Level>, Aim)>,
    pub lose: Vec<Doom>,
}

/// Most operators, patrols and so on that a state holds.
pub mod most {
    /// Operators and Resistance together.
    pub const FRIENDS: usize = 8;
    /// Operators.
    pub const OPERATORS: usize = 4;
    /// Infantry on the map at the start.
    pub const INFANTRY: usize = 34;
    /// Axis vehicles.
    pub const VEHICLES: usize = 8;
    /// Objectives.
    pub const DUMPS: usize = 8;
    /// Fuel drums.
    pub const DRUMS: usize = 12;
    /// Mission items.
    pub const ITEMS: usize = 4;
}

/// A mission under way of being read.
struct Reader<'r, 'a> {
    review: &'r mut Review<'a>,
    file: &'r str,
    ground: Ground,
    posts: Vec<Station>,
    routes: Vec<Beat>,
}

impl Reader<'_, '_> {
    fn fault(&mut self, at: &Word, message: impl Into<String>) {
        self.review.fault_at(self.file, at, message);
    }

    fn known<T>(&mut self, at: &Word, word: &str, found: Option<T>, what: &str) -> Option<T> {
        known(self.review, self.file, at, word, found, what)
    }

    /// `r1c2:g4`: a square in a slot of the layout; the slot of the one before may be left out.
    fn square(&mut self, at: &Word, word: &str, slot: &mut (i8, i8)) -> Option<Square> {
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
    fn block(&mut self, at: &Word, word: &str) -> Option<((i8, i8), (i8, i8))> {
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

    fn squares(&self, (a, b): ((i8, i8), (i8, i8))) -> Vec<Square> {
        (a.1..=b.1).flat_map(|row| (a.0..=b.0).filter_map(move |col| self.ground.at(col, row))).collect()
    }

    /// A square on which somebody or something can stand.
    fn stand(&mut self, at: &Word, word: &str) -> Option<Square> {
        let found = self.square(at, word, &mut (0, 0))?;
        if self.ground.closed(found) {
            self.fault(at, format!("{word} lies in water or rock"));
            return None;
        }
        Some(found)
    }

    /// `W r1c1:a9:a12`: squares along an edge of the map.
    fn edge(&mut self, at: &Word, edge: &str, block: &str, wide: usize) -> Option<(Facing, Vec<Square>)> {
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
    fn tile(&mut self, at: &Word, text: &str, wide: usize, deep: i8, zone: Zone) -> Option<Tile> {
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
    fn posted(&mut self, word: &Word, text: &str) -> Option<Spot> {
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
    fn parked(&mut self, word: &Word, text: &str, length: u8, afloat: bool) -> Option<Wheels> {
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

    fn line(&mut self, enter: &Word, path: &Word) -> Option<Line> {
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
    fn driven(&mut self, path: &Word, line: &Line, length: u8, dumps: &[(String, Vec<Square>)]) {
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

/// Lays the faces beside each other.
fn lay(
    review: &mut Review,
    file: &str,
    mission: &MissionFile,
    faces: &BTreeMap<String, Face>,
) -> Option<(Ground, Vec<Station>, Vec<Beat>)> {
    let rows = mission.layout.len();
    let cols = mission.layout.first().map_or(0, Vec::len);
    let size = |n: usize| n * TILE + 2 * usize::from(crate::ground::RIM);
    if rows == 0 || cols == 0 || size(rows) * size(cols) > SQUARES || rows.max(cols) > 3 {
        review.fault_at(file, &mission.key, "a layout has up to 2 by 3 tiles");
        return None;
    }
    let mut ground = Ground::bare((cols * TILE) as u8, (rows * TILE) as u8);
    let (mut posts, mut routes) = (Vec::new(), Vec::new());
    let mut used: Vec<String> = Vec::new();
    for (r, row) in mission.layout.iter().enumerate() {
        if row.len() != cols {
            review.fault_at(file, &mission.key, "all rows of a layout have as many tiles");
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

/// Reads a mission; every fault is kept.
pub fn read(
    review: &mut Review,
    file: &str,
    m: &MissionFile,
    faces: &BTreeMap<String, Face>,
    forces: &ForcesFile,
    decks: &BTreeMap<String, Vec<u8>>,
) -> Option<Page> {
    sourced(review, file, &m.source);
    let (ground, posts, routes) = lay(review, file, m, faces)?;
    let mut r = Reader { review, file, ground, posts, routes };
    for deck in std::iter::once(&m.deck).chain(&m.hard_deck) {
        r.known(deck, deck.get_ref(), decks.get(deck.get_ref()), "deck");
    }
    let specials = specials(r.review, file, &m.specials);
    if m.dawn == 0 {
        r.fault(&m.key, "a mission has a last turn (dawn)");
    }
    let operators = operators(&mut r, m, forces);
    let entry = r.tile(&m.entry, m.entry.get_ref(), 4, 4, Zone::Edge(0));
    let mut edges: Vec<Tile> = entry.into_iter().collect();
    let mut exits = vec![false];
    for word in &m.exits {
        if word.get_ref() == m.entry.get_ref() {
            exits[0] = true;
        } else if let Some(tile) = r.tile(word, word.get_ref(), 4, 4, Zone::Edge(edges.len() as u8)) {
            edges.push(tile);
            exits.push(true);
        }
    }
    if m.exits.is_empty() {
        r.fault(&m.key, "a mission needs an exit");
    }
    let spawns = spawns(&mut r, m);
    let guards: Vec<Spot> = m.guards.iter().filter_map(|w| r.posted(w, w.get_ref())).collect();
    let mut officers = Vec::new();
    for word in &m.officers {
        let (text, target) = match word.get_ref().strip_suffix(" target") {
            Some(text) => (text, true),
            None => (word.get_ref().as_str(), false),
        };
        officers.extend(r.posted(word, text).map(|spot| (spot, target)));
    }
    let officer_path = path(&mut r, m, &officers);
    let mut dumps = Vec::new();
    for word in &m.dumps {
        if let Some((name, block)) = word.get_ref().split_once(' ') {
            if let Some(block) = r.block(word, block) {
                let squares = r.squares(block);
                if r.routes.iter().any(|route| route.way.iter().any(|sq| squares.contains(sq))) {
                    r.fault(word, "the objective lies on a patrol route");
                }
                dumps.push((name.to_string(), squares));
            }
        } else {
            r.fault(word, "'NAME SLOT:SQUARE:SQUARE' is expected");
        }
    }
    let drums: Vec<Square> = m.drums.iter().filter_map(|w| r.stand(w, w.get_ref())).collect();
    let mut items = Vec::new();
    for word in &m.items {
        let Some((name, at)) = word.get_ref().split_once(' ') else {
            r.fault(word, "'ITEM SQUARE' is expected");
            continue;
        };
        let item = r.known(word, name, Item::named(name).ok(), "item");
        items.extend(item.zip(r.stand(word, at)));
    }
    let resistance: Vec<Square> = m.resistance.iter().filter_map(|w| r.stand(w, w.get_ref())).collect();
    let cars = &forces.vehicles;
    let jeep = m.jeep.then(|| jeep(&r, edges.first(), cars.jeep.length)).flatten();
    let truck = m.truck.as_ref().and_then(|w| r.parked(w, w.get_ref(), cars.truck.length, false));
    let boat = m.boat.as_ref().and_then(|w| r.parked(w, w.get_ref(), cars.boat.length, true));
    let convoy = m.convoy.as_ref().and_then(|c| column(&mut r, c));
    if let (Some(entry), Some(column)) = (&m.convoy, &convoy) {
        let lengths: BTreeSet<u8> = column.vehicles.iter().map(|(kind, _)| length(forces, *kind)).collect();
        lengths.into_iter().for_each(|length| r.driven(&entry.path, &column.line, length, &dumps));
    }
    let line = m.vehicle_line.as_ref().and_then(|l| r.line(&l.enter, &l.path));
    if let (Some(entry), Some(line)) = (&m.vehicle_line, &line) {
        r.driven(&entry.path, line, forces.axis.motorbike.length, &dumps);
    }
    if m.specials.len() == specials.len() {
        for (word, special) in m.specials.iter().zip(&specials) {
            let missing = match special {
                Special::Convoy => convoy.is_none(),
                Special::Departure => officer_path.is_empty(),
                Special::Motorbike => line.is_none(),
                _ => false,
            };
            if missing {
                r.fault(word, format!("the mission has nothing for the card '{}'", special.word()));
            }
        }
    }
    let mut guard_vehicles = Vec::new();
    for word in &m.guard_vehicles {
        guard_vehicles
            .extend(vehicle(&mut r, word, |r, kind, rest| r.parked(word, rest, length(forces, kind), false)));
    }
    let mut assault_vehicles = Vec::new();
    for word in &m.assault_vehicles {
        assault_vehicles.extend(vehicle(&mut r, word, |r, kind, rest| {
            let (edge, block) = rest.split_once(' ')?;
            let (edge, gate) = r.edge(word, edge, block, 2)?;
            Some(beside(&r.ground, [gate[0], gate[1]], edge.turned(2), length(forces, kind), 0))
        }));
    }
    let (win, lose) = aims(&mut r, m, &dumps);
    let posted = r.posts.len() + r.routes.len() + guards.len() + officers.len();
    let convoy_len = convoy.as_ref().map_or(0, |c| c.vehicles.len());
    for (count, most, what) in [
        (posted, most::INFANTRY, "infantry units"),
        (operators.len() + resistance.len(), most::FRIENDS, "operators and Resistance"),
        (dumps.len(), most::DUMPS, "objectives"),
        (drums.len(), most::DRUMS, "fuel drums"),
        (items.len(), most::ITEMS, "items"),
        (convoy_len + guard_vehicles.len() + assault_vehicles.len() + 1, most::VEHICLES, "vehicles"),
    ] {
        if count > most {
            r.fault(&m.key, format!("{count} {what}; at most {most} fit"));
        }
    }
    let deck = m.deck.get_ref().clone();
    Some(Page {
        key: m.key.get_ref().clone(),
        stealth: m.stealth,
        hard_deck: m.hard_deck.as_ref().map_or_else(|| deck.clone(), |d| d.get_ref().clone()),
        deck,
        dawn: m.dawn,
        window: m.window.unwrap_or([0, 0]),
        specials,
        operators,
        posts: r.posts,
        routes: r.routes,
        ground: r.ground,
        edges,
        exits,
        spawns,
        guards,
        officers,
        officer_path,
        dumps,
        drums,
        items,
        resistance,
        jeep,
        truck,
        boat,
        convoy,
        line,
        guard_vehicles,
        assault_vehicles,
        win,
        lose,
    })
}

fn operators(r: &mut Reader, m: &MissionFile, forces: &ForcesFile) -> Vec<(u8, bool)> {
    let mut operators: Vec<(u8, bool)> = Vec::new();
    for word in &m.operators {
        let (name, side) = word.get_ref().split_once('/').unwrap_or((word.get_ref(), "A"));
        let found = forces.operator.iter().position(|o| o.key.get_ref() == name);
        let index = r.known(word, name, found, "operator");
        let side = r.known(word, side, ["A", "B"].iter().position(|s| *s == side), "side of a board (A, B)");
        if let (Some(index), Some(side)) = (index, side) {
            if operators.iter().any(|(i, _)| usize::from(*i) == index) {
                r.fault(word, format!("'{name}' takes part already"));
            }
            operators.push((index as u8, side == 1));
        }
    }
    if operators.is_empty() || operators.len() > most::OPERATORS {
        r.fault(&m.key, "a mission has one to four operators");
    }
    operators
}

fn spawns(r: &mut Reader, m: &MissionFile) -> Vec<Tile> {
    let mut spawns = Vec::new();
    for (n, word) in m.spawns.iter().enumerate() {
        let Some((colour, rest)) = word.get_ref().split_once(' ') else {
            r.fault(word, "'COLOUR EDGE SLOT:SQUARE:SQUARE' is expected");
            continue;
        };
        let colour = match colour {
            "mixed" => None,
            _ => r.known(word, colour, Colour::named(colour).ok(), "colour (white, black, mixed)"),
        };
        if let Some(tile) = r.tile(word, rest, 2, 3, Zone::Spawn(n as u8)) {
            if tile.mouth.iter().all(|sq| r.ground.closed(*sq)) {
                r.fault(word, "no one can enter the map there");
            }
            spawns.push(Tile { colour, ..tile });
        }
    }
    if m.spawns.is_empty() {
        r.fault(&m.key, "a mission needs a spawn tile (spawns)");
    }
    spawns
}

fn path(r: &mut Reader, m: &MissionFile, officers: &[(Spot, bool)]) -> Vec<Square> {
    let Some(word) = &m.officer_path else { return Vec::new() };
    let mut slot = (0, 0);
    let mut way: Vec<Square> = Vec::new();
    for name in word.get_ref().split_whitespace() {
        let Some(at) = r.square(word, name, &mut slot) else { return Vec::new() };
        let barred = way.last().is_some_and(|from| {
            r.ground.distance(*from, at) != 1
                || r.ground.pass(*from, at, |sq| r.ground.closed(sq)) > crate::ground::Pass::Over
        });
        if barred || r.ground.closed(at) {
            r.fault(word, format!("the way is barred at {name}"));
            return Vec::new();
        }
        way.push(at);
    }
    if !officers.iter().any(|(spot, target)| *target && Some(&spot.at) == way.first()) {
        r.fault(word, "the way begins where the target stands");
    }
    way
}

/// The jeep stands in the middle of the entry tile, facing the map.
fn jeep(r: &Reader, entry: Option<&Tile>, length: u8) -> Option<Wheels> {
    let tile = entry?;
    Some(beside(&r.ground, [tile.mouth[1], tile.mouth[2]], tile.into, length, 0))
}

/// A vehicle beside the map, its front so many squares from the edge.
pub fn beside(ground: &Ground, gate: [Square; 2], into: Facing, length: u8, gap: u8) -> Wheels {
    let (a, b) = (ground.place(gate[0]), ground.place(gate[1]));
    let (col, row) = (a.0.min(b.0), a.1.min(b.1));
    let (back, near) = (length as i8 + gap as i8, 1 + gap as i8);
    match into {
        Facing::North => Wheels { col, row: row + near, face: into },
        Facing::South => Wheels { col, row: row - back, face: into },
        Facing::West => Wheels { col: col + near, row, face: into },
        Facing::East => Wheels { col: col - back, row, face: into },
    }
}

fn column(r: &mut Reader, entry: &super::ConvoyEntry) -> Option<Column> {
    let line = r.line(&entry.enter, &entry.path)?;
    let mut vehicles = Vec::new();
    for (n, word) in entry.vehicles.iter().enumerate() {
        let (name, scout) = match word.get_ref().strip_suffix(" scout") {
            Some(name) => (name, true),
            None => (word.get_ref().as_str(), false),
        };
        if scout && n > 0 {
            r.fault(word, "a scout leads the convoy");
        }
        let kind = r.known(word, name, AxisKind::named(name).ok().filter(|k| !k.infantry()), "vehicle")?;
        vehicles.push((kind, scout));
    }
    Some(Column { vehicles, line })
}

/// The length of an Axis vehicle.
fn length(forces: &ForcesFile, kind: AxisKind) -> u8 {
    match kind {
        AxisKind::Motorbike => forces.axis.motorbike.length,
        AxisKind::HalfTrack => forces.axis.half_track.length,
        AxisKind::Kubelwagen => forces.axis.kubelwagen.length,
        AxisKind::Truck => forces.axis.truck.length,
        _ => 1,
    }
}

fn vehicle(
    r: &mut Reader,
    word: &Word,
    place: impl Fn(&mut Reader, AxisKind, &str) -> Option<Wheels>,
) -> Option<(AxisKind, Wheels)> {
    let Some((name, rest)) = word.get_ref().split_once(' ') else {
        r.fault(word, "a vehicle and its place are expected");
        return None;
    };
    let kind = r.known(word, name, AxisKind::named(name).ok().filter(|k| !k.infantry()), "vehicle")?;
    place(r, kind, rest).map(|wheels| (kind, wheels))
}

fn aims(
    r: &mut Reader,
    m: &MissionFile,
    dumps: &[(String, Vec<Square>)],
) -> (Vec<(Option<Level>, Aim)>, Vec<Doom>) {
    let mut win = Vec::new();
    for word in &m.win {
        let text = word.get_ref().as_str();
        let (level, text) = match text.split_once(' ') {
            Some((first, rest)) if Level::named(first).ok().is_some() => (Level::named(first).ok(), rest),
            _ => (None, text),
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        let aim = match words[..] {
            ["destroyed", name] => dumps.iter().position(|(n, _)| n == name).map(|i| Aim::Destroyed(i as u8)),
            ["officers-dead"] => Some(Aim::OfficersDead),
            ["target-dead"] => Some(Aim::TargetDead),
            ["item-out", item] => Item::named(item).ok().map(Aim::ItemOut),
            ["vehicles-destroyed", kind] => AxisKind::named(kind).ok().map(Aim::VehiclesDestroyed),
            ["resistance-out", n] => n.parse().ok().map(Aim::ResistanceOut),
            ["all-out"] => Some(Aim::AllOut),
            _ => None,
        };
        win.extend(r.known(word, text, aim, "condition of victory").map(|aim| (level, aim)));
    }
    if m.win.is_empty() {
        r.fault(&m.key, "a mission needs a condition of victory (win)");
    }
    let mut lose = Vec::new();
    for word in &m.lose {
        let words: Vec<&str> = word.get_ref().split_whitespace().collect();
        let doom = match words[..] {
            ["target-away"] => Some(Doom::TargetAway),
            ["convoy-away", kind] => AxisKind::named(kind).ok().map(Doom::ConvoyAway),
            ["resistance-dead"] => Some(Doom::ResistanceDead),
            _ => None,
        };
        lose.extend(r.known(word, word.get_ref(), doom, "condition of defeat"));
    }
    (win, lose)
}
