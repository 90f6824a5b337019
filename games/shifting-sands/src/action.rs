//! The smallest choices of a player.

use sandtable_board::BitSet;

use crate::pieces::{CardId, Mission, Purpose, Record, Use};

/// A unit, by its place in the counter sheet.
pub type UnitId = u8;
/// A space, by its index on the map; boxes lie above.
pub type Space = u8;

/// A set of spaces; boxes are in none.
pub type Spaces = BitSet<3, Space>;
/// A set of units.
pub type Units = BitSet<3, UnitId>;

/// An action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Takes a card into hand before shuffling (7.74).
    Pick(CardId),
    /// Discards a card before drawing (5.11).
    Discard(CardId),
    /// Plays a card (7.12).
    Play(CardId, Use),
    /// An operation without a card (6.12).
    Automatic,

    /// Activates a space (7.25).
    Activate(Space, Purpose),
    /// Activates a space for combat as fully supplied, by Kesselring.
    Favour(Space),
    /// Sends the LRDG on a mission (11.72).
    Send(Mission),
    /// A unit begins to move or to advance.
    Take(UnitId),
    /// It goes to the next space.
    Step(Space),
    /// It halts.
    Halt,
    /// A unit above the stacking limit is removed (8.2).
    Remove(UnitId),

    /// A unit redeploys (12.1).
    Redeploy(UnitId),
    /// To this space, or into the reserve box.
    To(Space),

    /// Opens a battle against a space (11.22).
    Attack(Space),
    /// A unit takes part in it.
    Join(UnitId),
    /// Rommel takes part in it (11.274).
    Rommel,
    /// The bonus of the card in play goes to it.
    Bonus,
    /// A flank attack is tried (11.23).
    Flank,
    /// The battle begins without one.
    Engage,
    /// A combat card is played (11.25).
    Combat(CardId),
    /// A unit loses a step (11.42).
    Lose(UnitId),
    /// A battlegroup takes the place of a division (11.44).
    Replace(UnitId),
    /// An overrun costs the normal losses (11.47).
    Allot,
    /// It costs a step of each unit.
    Each,
    /// A unit loses a step more, and nobody retreats (11.53).
    Stand(UnitId),
    /// The defenders retreat.
    Yield,
    /// A unit retreats through a space to another; both are the same for a retreat of one.
    Retreat(UnitId, Space, Space),
    /// An overrun unit relocates (11.47).
    Relocate(UnitId, Space),
    /// It is eliminated instead (11.471).
    Surrender(UnitId),

    /// A unit arrives, by an event or as reinforcement.
    Place(UnitId, Space),
    /// A reduced unit is turned to full strength by an event or a captured depot.
    Flip(UnitId),
    /// The target of the operation (cards A26 and X26).
    Name(Space),
    /// A unit is taken away by its owner.
    Withdraw(UnitId),
    /// A unit of the enemy loses a step by an event.
    Strike(UnitId),

    /// Atlantic Charter gives a point to this record (7.414).
    Charter(Record),
    /// A reduced unit is restored with replacement points (15.3).
    Restore(UnitId),
    /// An eliminated unit is rebuilt at full strength (15.4).
    Rebuild(UnitId, Space),
    /// An eliminated unit is rebuilt at reduced strength.
    Raise(UnitId, Space),

    /// Ends what one is doing.
    Done,
}
