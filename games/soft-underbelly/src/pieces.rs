//! The vocabulary of the box: sides, arms, ships, places and the markers of events, and how messages name them.

use sandtable_core::{Text, Value, named, sides};

sides! {
    /// A player.
    pub enum Side {
        /// Blue cubes.
        Allies = "allies",
        /// Black cubes.
        Axis = "axis",
    }
}

named! {
    /// A kind of unit. Allied counters have no nation; the two Italian ones leave with Italy.
    pub enum Arm {
        /// A wooden cube.
        Cube = "cube",
        /// An Allied or German tank.
        Tank = "tank",
        /// The Italian tank.
        ItalianTank = "italian-tank",
        /// An Allied or German aircraft.
        Aircraft = "aircraft",
        /// The Italian aircraft.
        ItalianAircraft = "italian-aircraft",
        /// A German elite unit.
        Elite = "elite",
        /// The Allied paratroops.
        Paratroops = "paratroops",
        /// Partisans.
        Partisans = "partisans",
    }
}

impl Arm {
    /// Arms that move by land and change control.
    pub const LAND: [Arm; 5] = [Arm::Cube, Arm::Tank, Arm::ItalianTank, Arm::Elite, Arm::Paratroops];
    /// Arms that fly.
    pub const AIR: [Arm; 2] = [Arm::Aircraft, Arm::ItalianAircraft];
    /// Arms that occupy an area and absorb losses: all but partisans.
    pub const FIGHTING: [Arm; 7] = [
        Arm::Cube,
        Arm::Tank,
        Arm::ItalianTank,
        Arm::Aircraft,
        Arm::ItalianAircraft,
        Arm::Elite,
        Arm::Paratroops,
    ];

    /// Is it a tank of any nation?
    pub const fn is_tank(self) -> bool {
        matches!(self, Arm::Tank | Arm::ItalianTank)
    }

    /// Does it fly?
    pub const fn is_air(self) -> bool {
        matches!(self, Arm::Aircraft | Arm::ItalianAircraft)
    }

    /// Does it move by land and change control?
    pub const fn is_land(self) -> bool {
        !self.is_air() && !matches!(self, Arm::Partisans)
    }
}

/// Where a unit is: an area by its number, or one of the places beside the map.
pub type Place = u8;

/// Off the map, available as reinforcement or by conversion.
pub const POOL: Place = 0;
/// Not deployed yet.
pub const TRAY: Place = 58;
/// At sea with a landing force.
pub const SEA: Place = 59;
/// At sea with a convoy.
pub const CONVOY: Place = 60;
/// Dropped by parachute, its battle still undecided.
pub const DROPPED: Place = 61;
/// Out of the game for good.
pub const GONE: Place = 62;
/// The highest number that an area may have: visited areas are kept in 32 bits.
pub const LAST_AREA: Place = 31;

/// Is this place an area of the map?
pub const fn is_area(place: Place) -> bool {
    place >= 1 && place <= LAST_AREA
}

named! {
    /// A ship counter.
    pub enum Ship {
        /// The US fleet.
        American = "american",
        /// The British fleet.
        British = "british",
        /// The Italian fleet.
        Italian = "italian",
        /// The U-boat.
        UBoat = "uboat",
    }
}

impl Ship {
    /// Who owns it.
    pub const fn side(self) -> Side {
        match self {
            Ship::American | Ship::British => Side::Allies,
            Ship::Italian | Ship::UBoat => Side::Axis,
        }
    }

    /// A fleet, or the U-boat?
    pub const fn is_fleet(self) -> bool {
        !matches!(self, Ship::UBoat)
    }
}

named! {
    /// The state of a ship.
    pub enum Hull {
        /// Face-up, ready.
        Ready = "ready",
        /// Face-down.
        Used = "used",
        /// Out of the game.
        Gone = "gone",
    }
}

named! {
    /// An event, as the boxes of both tracks name them.
    pub enum Event as "event-" {
        /// More cubes.
        Reinforcements = "reinforcements",
        /// One impulse more.
        ExtraImpulse = "extra-impulse",
        /// Ends a battle.
        StopBattle = "stop-battle",
        /// No removal for lack of supply.
        Logistics = "logistics",
        /// One battle round more.
        Reserves = "reserves",
        /// Allied: turns an area's units face-up.
        Operations = "operations",
        /// Allied: closes an area to the Axis.
        Strangle = "strangle",
        /// Axis: takes back two markers.
        Kesselring = "kesselring",
        /// Axis: a removed line returns.
        NewLine = "new-line",
    }
}

impl Event {
    /// The rule that says when a side may play it.
    pub const fn rule(self, side: Side) -> &'static str {
        match (self, side) {
            (Event::Reinforcements, Side::Allies) => "events.allied.reinforcements/3",
            (Event::Reinforcements, Side::Axis) => "events.axis.reinforcements/2",
            (Event::ExtraImpulse, Side::Allies) => "events.allied.extra-impulse/1",
            (Event::ExtraImpulse, Side::Axis) => "events.axis.extra-impulse/1",
            (Event::StopBattle, Side::Allies) => "events.allied.stop-battle/2",
            (Event::StopBattle, Side::Axis) => "events.axis.stop-battle/2",
            (Event::Logistics, Side::Allies) => "events.allied.logistics",
            (Event::Logistics, Side::Axis) => "events.axis.logistics",
            (Event::Reserves, Side::Allies) => "events.allied.reserves/2",
            (Event::Reserves, Side::Axis) => "events.axis.reserves/2",
            (Event::Operations, _) => "events.allied.operations/1",
            (Event::Strangle, _) => "events.allied.strangle/1",
            (Event::Kesselring, _) => "events.axis.kesselring",
            (Event::NewLine, _) => "events.axis.new-line/2",
        }
    }
}

/// The index of a place on the screen's board: areas by number less one, then the sea.
pub const fn place_index(place: Place) -> u16 {
    if is_area(place) { place as u16 - 1 } else { LAST_AREA as u16 }
}

/// A place in a message.
pub const fn place_value(place: Place) -> Value {
    Value::Place(place_index(place))
}

/// The index of a kind of piece on the screen.
pub const fn piece(side: Side, arm: Arm) -> u16 {
    side as u16 * 8 + arm as u16
}

/// A message about a unit.
pub fn unit_text(id: &'static str, side: Side, arm: Arm) -> Text {
    Text::new(id).with("side", side.seat()).with("unit", Value::Kind(piece(side, arm)))
}
