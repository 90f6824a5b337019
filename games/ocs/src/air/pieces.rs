//! The vocabulary of the air: types of aircraft, missions, ways to fly cargo.

use sandtable_core::named;

use crate::steps::{Fight, Segment};

named! {
    /// What an air unit is for (14.1).
    pub enum Craft {
        /// Intercepts, attacks in air combat, patrols.
        Fighter = "fighter",
        /// A Tactical Bomber.
        Tactical = "tactical",
        /// A Strategic Bomber.
        Strategic = "strategic",
        /// Carries cargo.
        Transport = "transport",
    }
}

named! {
    /// A mission (14.6 to 14.11); barrages name their target (10.0c/1).
    pub enum Sortie {
        /// Fighter Sweep.
        Sweep = "sweep",
        /// A barrage of combat units,
        Units = "bomb-units",
        /// of an air base,
        Base = "bomb-base",
        /// of a port,
        Port = "bomb-port",
        /// or of a ship.
        Ship = "bomb-ship",
        /// A Hip Shoot at combat units,
        HipUnits = "hip-units",
        /// at an air base,
        HipBase = "hip-base",
        /// at a port,
        HipPort = "hip-port",
        /// or at a ship.
        HipShip = "hip-ship",
        /// Trainbusting.
        Trains = "trains",
        /// Air Transport.
        Transport = "transport",
        /// An Air Drop.
        Drop = "drop",
        /// A Base Transfer.
        Transfer = "transfer",
    }
}

impl Sortie {
    /// Does it bomb in a Movement Segment (14.7d)?
    pub const fn is_hip(self) -> bool {
        matches!(self, Sortie::HipUnits | Sortie::HipBase | Sortie::HipPort | Sortie::HipShip)
    }

    /// Does it bomb in a Barrage Segment (14.7b, 14.8d)?
    pub const fn is_barrage(self) -> bool {
        matches!(self, Sortie::Units | Sortie::Base | Sortie::Port | Sortie::Ship | Sortie::Trains)
    }

    /// What it bombs.
    pub const fn aim(self) -> Option<Aim> {
        match self {
            Sortie::Units | Sortie::HipUnits => Some(Aim::Units),
            Sortie::Base | Sortie::HipBase => Some(Aim::Base),
            Sortie::Port | Sortie::HipPort => Some(Aim::Port),
            Sortie::Ship | Sortie::HipShip => Some(Aim::Ship),
            Sortie::Trains => Some(Aim::Trains),
            _ => None,
        }
    }

    /// Is it flown against a ship (18.3c/1)?
    pub const fn is_raid(self) -> bool {
        matches!(self, Sortie::Ship | Sortie::HipShip)
    }

    /// Does it carry cargo?
    pub const fn carries(self) -> bool {
        matches!(self, Sortie::Transport | Sortie::Drop)
    }

    /// Is it of a kind subject to Flak, and so to interception (14.4a, 14.5/1)?
    pub const fn faces_flak(self) -> bool {
        !matches!(self, Sortie::Sweep)
    }

    /// Most aircraft that fly it together (14.2a/1, 14.7d/B, 14.11/1).
    pub const fn most(self) -> usize {
        if self.is_hip() || matches!(self, Sortie::Transfer) { 1 } else { 4 }
    }
}

named! {
    /// What a barrage is aimed at (10.0d).
    pub enum Aim {
        /// Combat units.
        Units = "units",
        /// The air base.
        Base = "base",
        /// The port.
        Port = "port",
        /// Trains, and all that moves (14.8).
        Trains = "trains",
        /// A ship (18.3c).
        Ship = "ship",
    }
}

named! {
    /// How far a Transport flies its cargo (14.9e).
    pub enum Haul {
        /// Up to twice its range: it stays Inactive at the destination.
        Far = "far",
        /// Up to its range.
        Normal = "normal",
        /// Up to half its range, with doubled capacity.
        Near = "near",
    }
}

named! {
    /// Where cargo is loaded (14.10e/C).
    pub enum Hold {
        /// In the aircraft: it lands, or jumps by parachute.
        Cabin = "cabin",
        /// On a glider.
        Glider = "glider",
    }
}

/// The segment in which a mission is flown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// A Movement Segment.
    Moving(Segment),
    /// A Barrage Segment.
    Barrage(Fight),
}

impl Moment {
    /// A barrage of a ship in this segment.
    pub const fn raid(self) -> Sortie {
        match self {
            Moment::Moving(_) => Sortie::HipShip,
            Moment::Barrage(_) => Sortie::Ship,
        }
    }

    /// The Movement Segment of the same phase; none in the Combat Phase.
    pub const fn segment(self) -> Option<Segment> {
        match self {
            Moment::Moving(segment) => Some(segment),
            Moment::Barrage(Fight::Movement) => Some(Segment::Movement),
            Moment::Barrage(Fight::Reaction) => Some(Segment::Reaction),
            Moment::Barrage(Fight::Exploitation) => Some(Segment::Exploitation),
            Moment::Barrage(Fight::Combat) => None,
        }
    }
}
