//! The vocabulary of the box: sides, arms, ships, places and the markers of events.

use sandtable_core::Seat;

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Side {
    /// Blue cubes.
    Allies,
    /// Black cubes.
    Axis,
}

impl Side {
    /// Both, in seat order.
    pub const BOTH: [Side; 2] = [Side::Allies, Side::Axis];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Allies => Side::Axis,
            Side::Axis => Side::Allies,
        }
    }

    /// The side's seat.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The side of a seat; seats above the second do not exist.
    pub const fn of(seat: Seat) -> Option<Side> {
        match seat.0 {
            0 => Some(Side::Allies),
            1 => Some(Side::Axis),
            _ => None,
        }
    }

    /// The side's word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Side::Allies => "allies",
            Side::Axis => "axis",
        }
    }
}

/// A kind of unit. Allied counters have no nation; the two Italian ones leave with Italy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Arm {
    /// A wooden cube.
    Cube,
    /// An Allied or German tank.
    Tank,
    /// The Italian tank.
    ItalianTank,
    /// An Allied or German aircraft.
    Aircraft,
    /// The Italian aircraft.
    ItalianAircraft,
    /// A German elite unit.
    Elite,
    /// The Allied paratroops.
    Paratroops,
    /// Partisans.
    Partisans,
}

impl Arm {
    /// All arms.
    pub const ALL: [Arm; 8] = [
        Arm::Cube,
        Arm::Tank,
        Arm::ItalianTank,
        Arm::Aircraft,
        Arm::ItalianAircraft,
        Arm::Elite,
        Arm::Paratroops,
        Arm::Partisans,
    ];
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

    /// The arm's word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Arm::Cube => "cube",
            Arm::Tank => "tank",
            Arm::ItalianTank => "italian-tank",
            Arm::Aircraft => "aircraft",
            Arm::ItalianAircraft => "italian-aircraft",
            Arm::Elite => "elite",
            Arm::Paratroops => "paratroops",
            Arm::Partisans => "partisans",
        }
    }

    /// Reads the arm's word.
    pub fn parse(word: &str) -> Option<Arm> {
        Arm::ALL.into_iter().find(|a| a.word() == word)
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

/// A ship counter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Ship {
    /// The US fleet.
    American,
    /// The British fleet.
    British,
    /// The Italian fleet.
    Italian,
    /// The U-boat.
    UBoat,
}

impl Ship {
    /// All ships.
    pub const ALL: [Ship; 4] = [Ship::American, Ship::British, Ship::Italian, Ship::UBoat];

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

    /// The ship's word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Ship::American => "american",
            Ship::British => "british",
            Ship::Italian => "italian",
            Ship::UBoat => "uboat",
        }
    }

    /// Reads the ship's word.
    pub fn parse(word: &str) -> Option<Ship> {
        Ship::ALL.into_iter().find(|s| s.word() == word)
    }
}

/// The state of a ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hull {
    /// Face-up, ready.
    Ready,
    /// Face-down.
    Used,
    /// Out of the game.
    Gone,
}

/// An event, as the boxes of both tracks name them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Event {
    /// More cubes.
    Reinforcements,
    /// One impulse more.
    ExtraImpulse,
    /// Ends a battle.
    StopBattle,
    /// No removal for lack of supply.
    Logistics,
    /// One battle round more.
    Reserves,
    /// Allied: turns an area's units face-up.
    Operations,
    /// Allied: closes an area to the Axis.
    Strangle,
    /// Axis: takes back two markers.
    Kesselring,
    /// Axis: a removed line returns.
    NewLine,
}

impl Event {
    /// All events of either side.
    pub const ALL: [Event; 9] = [
        Event::Reinforcements,
        Event::ExtraImpulse,
        Event::StopBattle,
        Event::Logistics,
        Event::Reserves,
        Event::Operations,
        Event::Strangle,
        Event::Kesselring,
        Event::NewLine,
    ];

    /// The event's word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Event::Reinforcements => "reinforcements",
            Event::ExtraImpulse => "extra-impulse",
            Event::StopBattle => "stop-battle",
            Event::Logistics => "logistics",
            Event::Reserves => "reserves",
            Event::Operations => "operations",
            Event::Strangle => "strangle",
            Event::Kesselring => "kesselring",
            Event::NewLine => "new-line",
        }
    }

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
