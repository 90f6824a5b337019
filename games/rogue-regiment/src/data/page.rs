//! A mission page as the game knows it.

use sandtable_core::named;

use super::Stealth;
use crate::ground::{Ground, Square};
use crate::pieces::{AxisKind, Colour, Facing, Item, Level, Special};

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
    /// Its place in the campaign; none of a mission of one's own.
    pub number: Option<u8>,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vehicle_waits_beside_the_map_with_its_front_to_it() {
        let g = Ground::bare(12, 12);
        let place = |col: i8, row: i8| g.at(col, row).expect("a square");
        let waits = |gate: [(i8, i8); 2], into: Facing, gap: u8| {
            let Wheels { col, row, face } = beside(&g, gate.map(|(col, row)| place(col, row)), into, 4, gap);
            assert_eq!(face, into);
            (col, row)
        };
        // A token of 4 by 2 squares, its front at the edge and then two squares behind it.
        let (north, west) = ([(5, 0), (6, 0)], [(0, 5), (0, 6)]);
        let (south, east) = ([(5, 11), (6, 11)], [(11, 5), (11, 6)]);
        assert_eq!((waits(north, Facing::South, 0), waits(north, Facing::South, 2)), ((5, -4), (5, -6)));
        assert_eq!((waits(west, Facing::East, 0), waits(west, Facing::East, 2)), ((-4, 5), (-6, 5)));
        assert_eq!((waits(south, Facing::North, 0), waits(south, Facing::North, 2)), ((5, 12), (5, 14)));
        assert_eq!((waits(east, Facing::West, 0), waits(east, Facing::West, 2)), ((12, 5), (14, 5)));
    }
}
