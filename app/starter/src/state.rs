//! The vocabulary and the position.

use sandtable_core::{named, sides};

/// Places of a map at most.
pub const PLACES: usize = 16;

sides! {
    /// A side, which is a seat.
    pub enum Side {
        /// Acts first.
        Red = "red",
        /// Acts second.
        Blue = "blue",
    }
}

named! {
    /// A kind of troop, of which each side has one.
    pub enum Kind {
        /// On foot.
        Foot = "foot",
        /// With guns.
        Gun = "gun",
        /// In tanks.
        Tank = "tank",
    }
}

named! {
    /// How a troop lies.
    pub enum Face {
        /// Nobody but its owner knows it.
        Down = "down",
        /// It has fought.
        Up = "up",
    }
}

impl Kind {
    /// What it adds to the die.
    pub fn strength(self) -> u8 {
        self as u8 + 1
    }
}

/// The smallest choices; places go by their index on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Sets up a troop.
    Place(Kind, u16),
    /// Moves the troop that stands there.
    Move(u16, u16),
    /// Does nothing.
    Pass,
}

/// A troop on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Troop {
    /// Whose it is.
    pub side: Side,
    /// Its kind, unless the viewer may not know it.
    pub kind: Option<Kind>,
    /// Does it lie open?
    pub face: Face,
}

/// The position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The turn; 0 while troops are set up.
    pub turn: u8,
    /// Who acts.
    pub active: Side,
    /// The troop in each place.
    pub on: [Option<Troop>; PLACES],
    /// The kinds that each side has lost.
    pub lost: [[bool; Kind::ALL.len()]; 2],
}

impl State {
    /// The troops on the map, with their places.
    pub fn troops(&self) -> impl Iterator<Item = (u16, Troop)> {
        (0..).zip(self.on).filter_map(|(place, troop)| Some((place, troop?)))
    }

    /// The troop in a place, if it is of this side.
    pub fn own(&self, side: Side, place: u16) -> Option<Troop> {
        self.on.get(usize::from(place))?.filter(|troop| troop.side == side)
    }

    /// The kinds of a side that are neither lost nor, as far as is known, on the map.
    pub fn tray(&self, side: Side) -> impl Iterator<Item = Kind> {
        let on = move |kind| self.troops().any(|(_, t)| t.side == side && t.kind == Some(kind));
        Kind::ALL.into_iter().filter(move |kind| !self.lost[side as usize][*kind as usize] && !on(*kind))
    }
}
