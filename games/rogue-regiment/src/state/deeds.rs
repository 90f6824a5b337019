//! What is under way: an action with who has seen it, an attack, explosions.

use super::NOBODY;
use crate::action::{Friend, Unit};
use crate::ground::{NOWHERE, Square};
use crate::pieces::Weapon;

/// A Lewes bomb on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Bomb {
    /// Where.
    pub at: Square,
    /// Event cards until it goes off.
    pub fuse: u8,
}

/// An attack of an operator under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shot {
    /// Who attacks; [`NOBODY`] for a bomb or a mine.
    pub by: Friend,
    /// With what.
    pub weapon: Weapon,
    /// The target; [`NOBODY`] for a square.
    pub target: Unit,
    /// The square of the target, of the drum or of the template.
    pub at: Square,
    /// Where it was declared.
    pub from: Square,
    /// What is added to every die.
    pub bonus: i8,
    /// The dice.
    pub dice: [u8; 6],
    /// How many dice.
    pub count: u8,
    /// Damage still to be given.
    pub left: u8,
    /// Out of sight: a grenade scatters.
    pub scatters: bool,
    /// By mark?
    pub marked: bool,
    /// The seat of a gun; none on foot.
    pub gun: u8,
}

impl Shot {
    /// None.
    pub const NONE: Shot = Shot {
        by: NOBODY,
        weapon: Weapon::Knife,
        target: NOBODY,
        at: NOWHERE,
        from: NOWHERE,
        bonus: 0,
        dice: [0; 6],
        count: 0,
        left: 0,
        scatters: false,
        marked: false,
        gun: NOBODY,
    };
}

/// What an action of an operator or a vehicle has done so far, and who has seen it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deed {
    /// Axis units that saw the one who acts.
    pub seen: u64,
    /// Axis units that saw somebody being killed.
    pub shocked: u64,
    /// Axis units that saw an assassination.
    pub stabbing: u64,
    /// Axis units that were alerted before the action.
    pub wary: u64,
    /// Axis units that were attacked.
    pub attacked: u64,
    /// The square from which they were.
    pub from: Square,
    /// By blind fire: he is exposed, but not seen (action.blind/2).
    pub blind: bool,
}

impl Deed {
    /// Nothing yet.
    pub const NONE: Deed =
        Deed { seen: 0, shocked: 0, stabbing: 0, wary: 0, attacked: 0, from: NOWHERE, blind: false };
}

/// Something that goes off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Blast {
    /// The centre of its template.
    pub at: Square,
    /// What it is.
    pub weapon: Weapon,
}
