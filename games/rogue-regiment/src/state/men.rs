//! Axis units, operators, and the vehicles of the operators.

use super::NOBODY;
use crate::action::{Friend, Unit};
use crate::ground::{NOWHERE, Square};
use crate::pieces::{AxisKind, CarKind, Facing, ITEMS, Item, Load, Role, Weapon};

/// Bits of an Axis unit.
pub mod flag {
    /// In play.
    pub const HERE: u16 = 1;
    /// Alerted.
    pub const ALERTED: u16 = 2;
    /// Smoking.
    pub const SMOKING: u16 = 4;
    /// Has moved, turned or attacked in this phase.
    pub const DONE: u16 = 8;
    /// Walks its route, or drives its line, the other way.
    pub const BACKWARD: u16 = 16;
    /// A guard vehicle that has itself seen an operator; a sentry that has left its post.
    pub const ROUSED: u16 = 32;
    /// The target of the mission.
    pub const TARGET: u16 = 64;
    /// The target on his way out; a mortar team on its attacking side.
    pub const SET: u16 = 128;
    /// Waits beside the map.
    pub const OFF: u16 = 256;
}

/// An Axis unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Axis {
    /// Where it stands: infantry.
    pub at: Square,
    /// The north-western square of its token: vehicles.
    pub col: i8,
    /// Its row.
    pub row: i8,
    /// Where it looks.
    pub face: Facing,
    /// What it is.
    pub kind: AxisKind,
    /// What it is there for.
    pub role: Role,
    /// Bits of [`flag`].
    pub flags: u16,
    /// Health lost.
    pub wounds: u8,
    /// Its post or route.
    pub post: u8,
    /// Its place on the route, the line or the officer's path.
    pub step: u8,
}

impl Axis {
    /// Not in play.
    pub const NONE: Axis = Axis {
        at: NOWHERE,
        col: 0,
        row: 0,
        face: Facing::North,
        kind: AxisKind::Rifle,
        role: Role::Guard,
        flags: 0,
        wounds: 0,
        post: NOBODY,
        step: 0,
    };

    /// Is a flag set?
    pub const fn has(&self, flag: u16) -> bool {
        self.flags & flag != 0
    }
}

/// Bits of a friend.
pub mod mood {
    /// Crouched.
    pub const CROUCHED: u16 = 1;
    /// Exposed.
    pub const EXPOSED: u16 = 2;
    /// In diving mode.
    pub const DIVING: u16 = 4;
    /// A prisoner.
    pub const BOUND: u16 = 8;
    /// Has finished his turn.
    pub const ACTED: u16 = 16;
    /// Has turned since his last paid action.
    pub const TURNED: u16 = 32;
    /// Has come to his square by Move or Sprint in this turn.
    pub const ARRIVED: u16 = 64;
    /// A Resistance unit.
    pub const RESISTANCE: u16 = 128;
    /// Is attacking (item.camo/1).
    pub const ATTACKING: u16 = 256;
    /// Has been on the map, and may leave.
    pub const FIELDED: u16 = 512;
    /// His uniform deceives nobody any more (gap.dares/3).
    pub const BLOWN: u16 = 1024;
}

/// What has become of a friend.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// Takes no part.
    Absent,
    /// Not yet set up.
    Waiting,
    /// On the board.
    Here,
    /// In a seat of a vehicle.
    Aboard(u8),
    /// Has left through an exit.
    Out,
    /// Dead.
    Dead,
}

/// What an operator has marked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Marked {
    /// Nothing.
    None,
    /// A unit.
    Unit(Unit),
    /// A square, for a grenade.
    Square(Square),
}

/// An operator or a Resistance unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Op {
    /// What has become of him.
    pub fate: Fate,
    /// Where he stands.
    pub at: Square,
    /// Where he looks.
    pub face: Facing,
    /// Health left.
    pub health: u8,
    /// Action points left.
    pub ap: u8,
    /// Bits of [`mood`].
    pub mood: u16,
    /// What he carries in his arms.
    pub load: Load,
    /// What he has.
    pub items: [u8; ITEMS],
    /// What he has marked.
    pub mark: Marked,
    /// Whom he aims at, with what.
    pub aim: Option<(Unit, Weapon)>,
    /// Axis units that have reacted to him in this phase.
    pub reacted: u64,
}

impl Op {
    /// Nobody.
    pub const NONE: Op = Op {
        fate: Fate::Absent,
        at: NOWHERE,
        face: Facing::North,
        health: 0,
        ap: 0,
        mood: 0,
        load: Load::Nothing,
        items: [0; ITEMS],
        mark: Marked::None,
        aim: None,
        reacted: 0,
    };

    /// Is a bit set?
    pub const fn is(&self, mood: u16) -> bool {
        self.mood & mood != 0
    }

    /// How many of an item he has.
    pub const fn count(&self, item: Item) -> u8 {
        self.items[item as usize]
    }

    /// Has he an item?
    pub const fn has(&self, item: Item) -> bool {
        self.count(item) > 0
    }

    /// Alive?
    pub const fn alive(&self) -> bool {
        matches!(self.fate, Fate::Waiting | Fate::Here | Fate::Aboard(_) | Fate::Out)
    }
}

/// A vehicle of the operators.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Car {
    /// What it is.
    pub kind: CarKind,
    /// In play?
    pub here: bool,
    /// Has it finished its turn?
    pub acted: bool,
    /// The north-western square of its token.
    pub col: i8,
    /// Its row.
    pub row: i8,
    /// Where it looks.
    pub face: Facing,
    /// Health left.
    pub health: u8,
    /// Actions left.
    pub ap: u8,
    /// Who sits where: the driver first, then front and rear gunner, then passengers.
    pub seats: [Friend; 6],
    /// Axis units that have reacted to it in this phase.
    pub reacted: u64,
}

impl Car {
    /// None.
    pub const NONE: Car = Car {
        kind: CarKind::Jeep,
        here: false,
        acted: false,
        col: 0,
        row: 0,
        face: Facing::North,
        health: 0,
        ap: 0,
        seats: [NOBODY; 6],
        reacted: 0,
    };

    /// Is anybody in it?
    pub fn manned(&self) -> bool {
        self.seats.iter().any(|s| *s != NOBODY)
    }
}
