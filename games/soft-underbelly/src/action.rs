//! The smallest choices of a player.

use crate::pieces::{Arm, Event, Place, Ship, Side};

/// Which of the unlike units of one arm in one place: 0 is the first in the order unused, used.
pub type Rank = u8;
/// A placement of an aircraft, by its index on the map.
pub type Spot = u8;

/// A unit by what a player sees of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Who {
    /// Its arm.
    pub arm: Arm,
    /// Where it stands.
    pub at: Place,
    /// Which of the unlike ones there.
    pub rank: Rank,
}

/// An action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Set-up: puts a unit from the tray into an area; aircraft on a spot.
    Deploy(Arm, Place, Spot),
    /// Set-up: puts a line into an area.
    DeployLine(Place),
    /// Set-up: a counter of the other nation takes the place of the prescribed one in Africa.
    Exchange(Arm, Place),
    /// Set-up: deploys all that is left in the tray as the box proposes.
    ReadyMade,
    /// Overlord: this fleet leaves.
    Release(Ship),
    /// The winner of the roll gives the initiative.
    Initiative(Side),
    /// Places one reinforcement cube.
    Reinforce(Place),
    /// Converts cubes of an area into a counter; aircraft on a spot.
    Convert(Arm, Place, Spot),
    /// Converts a cube of the first area into partisans in the second.
    Arm(Place, Place),

    /// Takes a unit up: land units into the moving group, an aircraft into the air.
    Take(Who),
    /// The moving group goes to the next area.
    Step(Place),
    /// A unit of the moving group stays behind.
    Leave(Arm, Rank),
    /// The moving group halts.
    Halt,
    /// The aircraft in the air lands.
    Land(Place, Spot),
    /// A unit joins the convoy.
    Embark(Who),
    /// The convoy sails.
    Sail(Place),
    /// Partisans move from the first area to the second.
    Infiltrate(Place, Place, Rank),

    /// An aircraft bombs an area.
    Bomb(Who, Place),
    /// A cube of the first area is drawn by partisans in the second.
    Rouse(Place, Place, Rank),
    /// A ship attacks a fleet.
    Engage(Ship, Ship),
    /// An event that needs no further word.
    Play(Event),
    /// Operations in an area or at sea.
    Operations(Place),
    /// Operation Strangle on an area.
    Strangle(Place),
    /// A line returns.
    NewLine(Place),

    /// An aircraft joins the interception.
    InterceptAir(Who),
    /// A ship joins the interception.
    InterceptShip(Ship),

    /// Assigns a unit to the attack on an area.
    Attack(Who, Place),
    /// Declares a landing with a fleet.
    Landing(Place, Ship),
    /// A second fleet joins the landing.
    Join(Ship),
    /// A unit joins the landing force.
    Board(Who),
    /// The battle for this area is next.
    Battle(Place),

    /// The paratroops jump.
    Drop,
    /// An aircraft supports the battle.
    Support(Who),
    /// A tank supports the battle.
    TankSupport,
    /// An elite unit inflicts a loss.
    Strike,
    /// An elite unit absorbs a loss.
    Shield,
    /// A unit absorbs a loss.
    Lose(Who),
    /// The line absorbs a loss.
    LoseLine,
    /// All defenders retreat, which absorbs a loss if there is one.
    Retreat,
    /// A defending unit goes back to an area.
    Fall(Arm, Rank, Place),
    /// The attacker fights another round.
    Continue,
    /// The attacker breaks off.
    BreakOff,
    /// A unit occupies the area taken.
    Advance(Who),
    /// A unit of a landing force goes back to an area.
    Return(Arm, Rank, Place),

    /// A unit above the limit moves to another area.
    Adjust(Who, Place),
    /// A unit above the limit finds no place.
    Eliminate(Who),

    /// Passes the impulse.
    Pass,
    /// Ends what one is doing.
    Done,
    /// Lets a chance to react go by.
    Decline,
}
