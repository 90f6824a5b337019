//! The smallest choices of a player.

use crate::pieces::Chit;

/// A unit, by its place in the counter sheet.
pub type UnitId = u8;
/// A hex, by its index on the map.
pub type Hex = u16;

/// An action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Set-up: a unit goes to a hex.
    Place(UnitId, Hex),
    /// Set-up: the rest is placed as the box proposes.
    ReadyMade,

    /// Selects a chit for the cup.
    Select(Chit),
    /// Turn 1: this selected chit is carried out first.
    Lead(Chit),
    /// The selection is complete.
    Ready,

    /// STAVKA activates this HQ.
    Activate(UnitId),
    /// An allied HQ takes a German unit along.
    Attach(UnitId),
    /// A unit begins to move.
    Take(UnitId),
    /// A unit begins to march.
    March(UnitId),
    /// The moving unit goes to the next hex.
    Step(Hex),
    /// The moving unit halts.
    Halt,

    /// A unit attacks a hex.
    Attack(UnitId, Hex),
    /// The combat against this hex is next.
    Battle(Hex),
    /// A unit loses a step.
    Lose(UnitId),
    /// The fortress loses a step.
    LoseFortress,
    /// The fortress turns the retreat into losses.
    Stand,
    /// The defenders retreat in spite of their fortress.
    Yield,
    /// A unit retreats to the next hex.
    Retreat(UnitId, Hex),
    /// A unit advances into the attacked hex.
    Advance(UnitId),
    /// A mechanised unit advances through it to a second hex.
    Exploit(UnitId, Hex),

    /// This division is transferred.
    Transfer(UnitId),
    /// A unit goes into the rail transport box.
    Entrain(UnitId),
    /// A fortress is built or raised.
    Build(Hex),
    /// This unit of the pool or the box comes as reinforcement.
    Call(UnitId),
    /// It enters here.
    Enter(Hex),

    /// Ends what one is doing.
    Done,
}
