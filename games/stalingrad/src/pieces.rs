//! The vocabulary of the box: sides, nations, kinds of units and command chits.

use sandtable_core::Seat;

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Side {
    /// The attacker of 1942; sets up first.
    Axis,
    /// The defender.
    Soviet,
}

impl Side {
    /// Both, in seat order.
    pub const BOTH: [Side; 2] = [Side::Axis, Side::Soviet];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Axis => Side::Soviet,
            Side::Soviet => Side::Axis,
        }
    }

    /// The side's seat.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The side of a seat; seats above the second do not exist.
    pub const fn of(seat: Seat) -> Option<Side> {
        match seat.0 {
            0 => Some(Side::Axis),
            1 => Some(Side::Soviet),
            _ => None,
        }
    }

    /// The side's word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Side::Axis => "axis",
            Side::Soviet => "soviet",
        }
    }
}

/// A nationality (2.21.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum Nation {
    German,
    Hungarian,
    Italian,
    Romanian,
    Soviet,
}

impl Nation {
    /// All nations.
    pub const ALL: [Nation; 5] =
        [Nation::German, Nation::Hungarian, Nation::Italian, Nation::Romanian, Nation::Soviet];

    /// Whose it is.
    pub const fn side(self) -> Side {
        match self {
            Nation::Soviet => Side::Soviet,
            _ => Side::Axis,
        }
    }

    /// Its word in the data.
    pub const fn word(self) -> &'static str {
        match self {
            Nation::German => "german",
            Nation::Hungarian => "hungarian",
            Nation::Italian => "italian",
            Nation::Romanian => "romanian",
            Nation::Soviet => "soviet",
        }
    }
}

/// An arm of service (2.21.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// A headquarters.
    Hq,
    /// A panzer division.
    Pz,
    /// A motorised division.
    Mot,
    /// An SS division.
    Ss,
    /// An infantry or rifle division.
    Inf,
    /// A Jaeger division.
    Jg,
    /// A mountain division.
    Mt,
    /// An allied armoured division.
    Arm,
    /// An allied cavalry division.
    Cav,
    /// A Soviet tank corps.
    Tk,
    /// A Soviet mechanised corps.
    M,
    /// Soviet cavalry.
    C,
    /// A guards division.
    G,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 13] = [
        Kind::Hq,
        Kind::Pz,
        Kind::Mot,
        Kind::Ss,
        Kind::Inf,
        Kind::Jg,
        Kind::Mt,
        Kind::Arm,
        Kind::Cav,
        Kind::Tk,
        Kind::M,
        Kind::C,
        Kind::G,
    ];

    /// Its word in the data.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Hq => "hq",
            Kind::Pz => "pz",
            Kind::Mot => "mot",
            Kind::Ss => "ss",
            Kind::Inf => "inf",
            Kind::Jg => "jg",
            Kind::Mt => "mt",
            Kind::Arm => "arm",
            Kind::Cav => "cav",
            Kind::Tk => "tk",
            Kind::M => "m",
            Kind::C => "c",
            Kind::G => "g",
        }
    }
}

/// A command chit, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Chit(pub u8);

/// A group of chits of which the turn track says how many are selected (6.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Group {
    /// Soviet fronts: SU Com.
    Fronts,
    /// SOVIET REINF or STAVKA: one at the most.
    Offensive,
    /// German armies: GER Com.
    Armies,
    /// Allied armies and AXIS REINF: Axis/Rnf Com.
    Allies,
    /// SUPPLY.
    Common,
}

impl Chit {
    /// SOVIET REINF.
    pub const SOVIET_REINF: Chit = Chit(6);
    /// STAVKA.
    pub const STAVKA: Chit = Chit(7);
    /// AXIS REINF.
    pub const AXIS_REINF: Chit = Chit(17);
    /// SUPPLY.
    pub const SUPPLY: Chit = Chit(18);
    /// How many there are.
    pub const COUNT: u8 = 19;

    const WORDS: [&'static str; 19] = [
        "VrnzFront",
        "StrgFront",
        "CSFront",
        "SthFront",
        "SWFront",
        "SEFront",
        "SOVIET-REINF",
        "STAVKA",
        "1PzA",
        "1PzA#2",
        "4PzA",
        "4PzA#2",
        "6A",
        "17A",
        "H2A",
        "R3A",
        "It8A",
        "AXIS-REINF",
        "SUPPLY",
    ];

    /// All chits.
    pub fn all() -> impl Iterator<Item = Chit> {
        (0..Chit::COUNT).map(Chit)
    }

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        Self::WORDS[self.0 as usize]
    }

    /// Reads its word.
    pub fn parse(word: &str) -> Option<Chit> {
        Chit::all().find(|c| c.word() == word)
    }

    /// The key of the HQ that it activates.
    pub fn hq(self) -> Option<&'static str> {
        match self {
            Chit::SOVIET_REINF | Chit::STAVKA | Chit::AXIS_REINF | Chit::SUPPLY => None,
            chit => chit.word().split('#').next(),
        }
    }

    /// Its group.
    pub const fn group(self) -> Group {
        match self.0 {
            0..=5 => Group::Fronts,
            6..=7 => Group::Offensive,
            8..=13 => Group::Armies,
            14..=17 => Group::Allies,
            _ => Group::Common,
        }
    }

    /// Who selects it; none for SUPPLY.
    pub const fn side(self) -> Option<Side> {
        match self.group() {
            Group::Fronts | Group::Offensive => Some(Side::Soviet),
            Group::Armies | Group::Allies => Some(Side::Axis),
            Group::Common => None,
        }
    }

    /// The first chit of a pair, for the second one.
    pub const fn twin(self) -> Option<Chit> {
        match self.0 {
            9 => Some(Chit(8)),
            11 => Some(Chit(10)),
            _ => None,
        }
    }
}

/// A set of chits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Chits(pub u32);

impl Chits {
    /// Is the chit in it?
    pub const fn has(self, chit: Chit) -> bool {
        self.0 & (1 << chit.0) != 0
    }

    /// The set with one more.
    #[must_use]
    pub const fn with(self, chit: Chit) -> Chits {
        Chits(self.0 | 1 << chit.0)
    }

    /// The set without some.
    #[must_use]
    pub const fn minus(self, other: Chits) -> Chits {
        Chits(self.0 & !other.0)
    }

    /// Both sets.
    #[must_use]
    pub const fn plus(self, other: Chits) -> Chits {
        Chits(self.0 | other.0)
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// None?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The chits in order.
    pub fn iter(self) -> impl Iterator<Item = Chit> {
        Chit::all().filter(move |c| self.has(*c))
    }

    /// Those of a group.
    pub fn of(self, group: Group) -> usize {
        self.iter().filter(|c| c.group() == group).count()
    }

    /// Those that a side selects.
    #[must_use]
    pub fn by(self, side: Side) -> Chits {
        self.iter().filter(|c| c.side() == Some(side)).fold(Chits(0), Chits::with)
    }
}
