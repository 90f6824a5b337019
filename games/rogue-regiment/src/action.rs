//! The smallest choices of a player.

use crate::data::Drive;
use crate::ground::Square;
use crate::pieces::{Facing, Item, Weapon};

/// An Axis unit, by its place in the state.
pub type Unit = u8;
/// An operator or a Resistance unit, by its place in the state.
pub type Friend = u8;

/// What is picked up or placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Thing {
    /// A body.
    Body,
    /// A fuel drum.
    Drum,
    /// An item.
    Item(Item),
}

/// What damage is given to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// An Axis unit.
    Unit(Unit),
    /// A fuel drum.
    Drum(Square),
    /// An objective, by number.
    Dump(u8),
    /// An operator.
    Friend(Friend),
    /// A vehicle of the operators.
    Car(u8),
}

/// An action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Set-up: a patrol begins at its first or second starting point; the hunter's team on a spawn tile.
    Begin(u8),
    /// Set-up: an operator begins here, crouched or not.
    Deploy(Friend, Square, bool),
    /// Set-up: an operator begins in a seat of a vehicle.
    Seat(Friend, u8, u8),
    /// Set-up: everything else as the box proposes.
    ReadyMade,

    /// An operator begins his turn.
    Take(Friend),
    /// An operator does nothing this turn.
    Skip(Friend),
    /// The operator ends his turn, or a vehicle does.
    Done,

    /// One square.
    Move(Square),
    /// Begins to sprint.
    Sprint,
    /// Stops short.
    Halt,
    /// One square over an obstacle.
    Climb(Square),
    /// Attacks a unit.
    Attack(Weapon, Unit),
    /// Shoots at a fuel drum.
    Burst(Weapon, Square),
    /// Throws a grenade.
    Throw(Square),
    /// Fires blindly from behind cover.
    Blind(Weapon, Unit),
    /// Begins a move with an attack after it.
    MoveAttack,
    /// Begins an attack with a move after it.
    AttackMove,
    /// Begins to stand up with an attack after it.
    PopUpAttack,
    /// Takes aim with a weapon.
    Aim(Weapon, Unit),
    /// Marks a unit.
    Mark(Unit),
    /// Marks a square for a grenade.
    MarkSquare(Square),
    /// Crouches.
    Crouch,
    /// Stands up.
    PopUp,
    /// Picks something up.
    PickUp(Thing),
    /// Places something.
    Place(Thing, Square),
    /// Begins a move with a placing after it.
    MovePlace,
    /// Begins a placing with a move after it.
    PlaceMove,
    /// The bomb goes off with so many event cards.
    Fuse(u8),
    /// Recovers health.
    Recover,
    /// Breaks cover.
    BreakCover,
    /// Turns.
    Face(Facing),
    /// Uses a medical kit on somebody.
    Treat(Friend),
    /// Offers a cigarette to a unit.
    Smoke(Unit),
    /// Leaves the mission from an exit tile.
    Leave,

    /// A die of the last roll becomes a six by the rabbit's foot of somebody.
    Luck(Friend, u8),
    /// Lets a chance pass.
    Pass,
    /// Damage is given to this.
    Hit(Mark),
    /// This operator becomes exposed.
    Expose(Friend),
    /// An operator attacks his marked target with a weapon.
    Fire(Friend, Weapon),
    /// An operator throws his marked grenade.
    Lob(Friend),

    /// The Axis unit that acts next, or that is meant.
    Pick(Unit),
    /// The operator that is meant.
    Prefer(Friend),
    /// The square that is meant.
    Go(Square),

    /// A unit turns about, clockwise or not.
    Swing(Unit, bool),
    /// The place to which an Axis vehicle goes: the north-western square of its token, and a facing.
    Park(i8, i8, Facing),

    /// The hunter carries out this event card.
    Play(u8),
    /// A soldier of the hunter's team searches about him.
    Search,

    /// A vehicle acts.
    Drive(u8),
    /// The vehicle begins to move.
    Roll,
    /// One movement of a vehicle, or the first on the way of an Axis vehicle.
    Steer(Drive),
    /// Floor it.
    FloorIt,
    /// The gunners attack.
    Guns,
    /// The gunners mark targets.
    GunsMark,
    /// The gunners attack, then the vehicle moves.
    GunsRoll,
    /// The gunners mark targets, then the vehicle moves.
    MarkRoll,
    /// The vehicle moves, then the gunners attack.
    RollGuns,
    /// The vehicle moves, then the gunners mark targets.
    RollMark,
    /// Operators get out or change seats.
    Unload,
    /// An operator gets out here.
    GetOut(Friend, Square),
    /// An operator takes another seat.
    Shift(Friend, u8),
    /// Repairs the vehicle.
    Repair,
}

impl Action {
    /// The weapon of an attack.
    pub const fn weapon(self) -> Option<Weapon> {
        match self {
            Action::Attack(weapon, _) | Action::Burst(weapon, _) | Action::Blind(weapon, _) => Some(weapon),
            Action::Fire(_, weapon) => Some(weapon),
            Action::Throw(_) | Action::Lob(_) => Some(Weapon::Grenade),
            _ => None,
        }
    }
}
