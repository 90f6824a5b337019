//! Refusals that several rules share. Each cites the rule that decides.

use sandtable_core::Refusal;

use crate::pieces::Ship;

/// There is no such unit there.
pub const NO_SUCH_UNIT: Refusal = Refusal::new("map.areas/1", "why-no-such-unit");
/// Only aircraft do this.
pub const NOT_AN_AIRCRAFT: Refusal = Refusal::new("aircraft.support/1", "why-not-an-aircraft");
/// Only land units do this.
pub const NOT_A_LAND_UNIT: Refusal = Refusal::new("move.land/1", "why-not-a-land-unit");
/// The aircraft is used.
pub const AIRCRAFT_USED: Refusal = Refusal::new("aircraft.use/2", "why-aircraft-used");
/// The aircraft supports a battle.
pub const AIRCRAFT_BUSY: Refusal = Refusal::new("aircraft.support/4", "why-aircraft-busy");
/// Operation Strangle closes the area.
pub const STRANGLED: Refusal = Refusal::new("events.allied.strangle/1", "why-strangled");
/// Out of the ruler's reach.
pub const OUT_OF_REACH: Refusal = Refusal::new("aircraft.range/1", "why-out-of-reach");
/// The area has flown all its missions.
pub const NO_MISSION_LEFT: Refusal = Refusal::new("airfield.missions/1", "why-no-mission-left");
/// The airfield has flown all its missions.
pub const AIRFIELD_MISSIONS: Refusal = Refusal::new("airfield.missions/2", "why-no-mission-left");
/// No room.
pub const NO_ROOM: Refusal = Refusal::new("stacking.limit", "why-no-room");
/// The spot does not lie in the area.
pub const WRONG_SPOT: Refusal = Refusal::new("aircraft.position/1", "why-wrong-spot");
/// The unit is held by partisans.
pub const HELD: Refusal = Refusal::new("partisans.use/3", "why-held");
/// Not the moment for it.
pub const NOT_NOW: Refusal = Refusal::new("turn.impulses/2", "why-not-now");
/// It is the other player's decision.
pub const NOT_YOURS: Refusal = Refusal::new("impulse.alternate", "why-not-yours");
/// The other player is asked whether he reacts.
pub const OTHERS_WINDOW: Refusal = Refusal::new("window.order/1", "why-not-yours");
/// The game is over.
pub const OVER: Refusal = Refusal::new("turn.count", "why-over");
/// The group being moved comes first.
pub const HAND_FULL: Refusal = Refusal::new("move.land/4", "why-hand-full");
/// The fleet is not one's own.
const SHIP_NOT_OWN: Refusal = Refusal::new("fleets.attack", "why-ship-not-own");
/// The Allies have no U-boats.
const UBOAT_NOT_OWN: Refusal = Refusal::new("uboats.axis-only", "why-ship-not-own");

/// The ship is not one's own.
pub const fn not_own(ship: Ship) -> Refusal {
    if ship.is_fleet() { SHIP_NOT_OWN } else { UBOAT_NOT_OWN }
}
