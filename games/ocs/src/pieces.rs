//! The vocabulary of the series: sides, modes, mobility, kinds of units, ground.

use sandtable_core::{named, sides};

sides! {
    /// A player.
    pub enum Side {
        /// The Allies.
        Allied = "allied",
        /// The Axis.
        Axis = "axis",
    }
}

named! {
    /// How a unit moves (3.1a/1).
    pub enum Mobility {
        /// On foot.
        Leg = "leg",
        /// On tracks.
        Track = "track",
        /// On wheels.
        Truck = "truck",
    }
}

named! {
    /// The category of a combat unit, by the colour in its symbol (3.2a/1).
    pub enum Category {
        /// Yellow.
        Armor = "armor",
        /// Red.
        Mech = "mech",
        /// Every other colour.
        Other = "other",
    }
}

named! {
    /// How well a unit stops tanks (9.4e).
    pub enum Antitank as "at-" {
        /// Not at all.
        None = "none",
        /// Light.
        Light = "light",
        /// Heavy.
        Heavy = "heavy",
    }
}

named! {
    /// What a combat unit is for (3.2e).
    pub enum Kind {
        /// A unit that fights.
        Line = "line",
        /// A headquarters.
        Hq = "hq",
        /// Artillery.
        Artillery = "artillery",
        /// Engineers.
        Engineer = "engineer",
        /// Rail Repair (13.3g).
        RailRepair = "rail-repair",
        /// Replacements: men (13.5/2).
        Pax = "pax",
        /// Replacements: equipment.
        Equipment = "eq",
        /// A step that a unit has detached (20.0f).
        Breakdown = "breakdown",
    }
}

impl Kind {
    /// Is it a Replacement (13.5/2)?
    pub const fn is_replacement(self) -> bool {
        matches!(self, Kind::Pax | Kind::Equipment)
    }

    /// Does it come from a pool and return there, and is never rebuilt (13.5b/2)?
    pub const fn is_generic(self) -> bool {
        self.is_replacement() || matches!(self, Kind::Breakdown)
    }
}

named! {
    /// What engineers do within two hexes (13.8d/1).
    pub enum Job {
        /// A hedgehog is built or improved.
        Dig = "dig",
        /// A hedgehog is reduced.
        Raze = "raze",
        /// An air base is built, or raised by a Level (15.3/1).
        Base = "base",
        /// An air strip is laid (15.2/A).
        Strip = "strip",
        /// An air base is reduced (15.4/1).
        Demolish = "demolish",
        /// A port is repaired (19.0d/1).
        Mend = "mend",
        /// A port is damaged (19.0c).
        Wreck = "wreck",
    }
}

named! {
    /// The mode of a unit (5.2).
    pub enum Mode {
        /// The side with the higher strength.
        Combat = "combat",
        /// The side with the higher allowance.
        Move = "move",
        /// On the march, far from the enemy.
        Strat = "strat",
        /// Held back.
        Reserve = "reserve",
        /// Disorganised.
        Dg = "dg",
        /// Through a broken front.
        Exploit = "exploit",
    }
}

impl Mode {
    /// May a player choose it (5.3)?
    pub const fn is_voluntary(self) -> bool {
        !matches!(self, Mode::Dg | Mode::Exploit)
    }
}

named! {
    /// A mode that a player chooses, with the side that is turned up (5.3, 5.7a).
    pub enum Posture {
        /// Combat Mode.
        Combat = "combat",
        /// Move Mode.
        Move = "move",
        /// Strat Mode, Move side up (5.8/1).
        Strat = "strat",
        /// Reserve Mode, Combat side up.
        Reserve = "reserve",
        /// Reserve Mode, Move side up.
        ReserveMove = "reserve-move",
    }
}

impl Posture {
    /// Its mode.
    pub const fn mode(self) -> Mode {
        match self {
            Posture::Combat => Mode::Combat,
            Posture::Move => Mode::Move,
            Posture::Strat => Mode::Strat,
            Posture::Reserve | Posture::ReserveMove => Mode::Reserve,
        }
    }

    /// Is the Move side up?
    pub const fn moves(self) -> bool {
        !matches!(self, Posture::Combat | Posture::Reserve)
    }
}

named! {
    /// How fuel is paid (12.5c).
    pub enum Method {
        /// 1T for one unit and phase.
        Unit = "unit",
        /// 1 SP for a formation until Clean Up.
        Formation = "formation",
        /// 1 SP for a headquarters and the independent units in its throw until Clean Up.
        Hq = "hq",
    }
}

named! {
    /// The weather of a turn.
    pub enum Weather as "weather-" {
        /// Dry ground.
        Dry = "dry",
        /// Mud.
        Mud = "mud",
        /// Snow.
        Snow = "snow",
    }
}

named! {
    /// Flight conditions, in titles that have them.
    pub enum Flight {
        /// Nothing flies.
        None = "none",
        /// Little flies.
        Limited = "limited",
        /// Everything flies.
        Normal = "normal",
    }
}

impl Flight {
    /// The sums of two dice up to which nothing flies, and little, where this is preset.
    pub const fn sums(self) -> [u8; 2] {
        match self {
            Flight::None => [12, 12],
            Flight::Limited => [0, 12],
            Flight::Normal => [0, 0],
        }
    }
}

named! {
    /// Ground in a hex.
    #[allow(missing_docs)]
    pub enum Terrain as "terrain-" {
        Open = "open",
        Woods = "woods",
        Forest = "forest",
        Hilly = "hilly",
        Rough = "rough",
        Mountain = "mountain",
        Swamp = "swamp",
        Village = "village",
        MinorCity = "minor-city",
        MajorCity = "major-city",
        Sea = "sea",
        HeavyWoods = "heavy-woods",
        Polder = "polder",
        DenseCity = "dense-city",
        Fortified = "fortified",
    }
}

named! {
    /// What lies on a hexside.
    #[allow(missing_docs)]
    pub enum Barrier as "barrier-" {
        MinorRiver = "minor-river",
        MajorRiver = "major-river",
        Lake = "lake",
    }
}

named! {
    /// A road in the sense of 6.2/2.
    #[allow(missing_docs)]
    pub enum Way as "way-" {
        Autobahn = "autobahn",
        Road = "road",
        Track = "track",
        Railroad = "railroad",
    }
}

named! {
    /// How close the ground is: the line of the Combat Table (9.3).
    #[allow(missing_docs)]
    pub enum Closeness as "class-" {
        Open = "open",
        Close = "close",
        VeryClose = "very-close",
        ExtremelyClose = "extremely-close",
    }
}

named! {
    /// What tokens were spent on, or how they went: every way in which supply leaves the map.
    pub enum Sink as "sink-" {
        /// Fuel (12.5).
        Fuel = "fuel",
        /// Attacks (12.4/1).
        Attack = "attack",
        /// Defence (12.4/2).
        Defence = "defence",
        /// Barrages (10.1b).
        Barrage = "barrage",
        /// Food (12.6c).
        Food = "food",
        /// Internal stocks (12.10e).
        Restock = "restock",
        /// Construction (13.8d).
        Build = "build",
        /// Too few to help (12.10h).
        Waste = "waste",
        /// Blown up (12.11).
        Blown = "blown",
        /// Refit of aircraft (15.1/B1).
        Refit = "refit",
        /// Lost in the air (14.4g, 14.10d/1).
        Flown = "flown",
        /// Sunk with its ship (18.3d).
        Sunk = "sunk",
        /// Lost in a capture (9.14b, 9.14c).
        Captured = "captured",
        /// Lost with those who carried it (12.8e/3).
        Lost = "lost",
    }
}
