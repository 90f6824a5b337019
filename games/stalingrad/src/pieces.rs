//! The vocabulary of the box: sides, nations, kinds of units and command chits.

use sandtable_board::{BitSet, Id};
use sandtable_core::{Named, named, sides};

sides! {
    /// A player.
    pub enum Side {
        /// The attacker of 1942; sets up first.
        Axis = "axis",
        /// The defender.
        Soviet = "soviet",
    }
}

named! {
    /// A nationality (2.21.1).
    #[allow(missing_docs)]
    pub enum Nation {
        German = "german",
        Hungarian = "hungarian",
        Italian = "italian",
        Romanian = "romanian",
        Soviet = "soviet",
    }
}

impl Nation {
    /// Whose it is.
    pub const fn side(self) -> Side {
        match self {
            Nation::Soviet => Side::Soviet,
            _ => Side::Axis,
        }
    }
}

named! {
    /// An arm of service (2.21.2.1).
    pub enum Kind {
        /// A headquarters.
        Hq = "hq",
        /// A panzer division.
        Pz = "pz",
        /// A motorised division.
        Mot = "mot",
        /// An SS division.
        Ss = "ss",
        /// An infantry or rifle division.
        Inf = "inf",
        /// A Jaeger division.
        Jg = "jg",
        /// A mountain division.
        Mt = "mt",
        /// An allied armoured division.
        Arm = "arm",
        /// An allied cavalry division.
        Cav = "cav",
        /// A Soviet tank corps.
        Tk = "tk",
        /// A Soviet mechanised corps.
        M = "m",
        /// Soviet cavalry.
        C = "c",
        /// A guards division.
        G = "g",
    }
}

named! {
    /// What a line of a reinforcement or transfer table names.
    pub enum What {
        /// A headquarters that comes back or comes for the first time.
        Hq = "hq",
        /// German panzer divisions.
        Pz = "pz",
        /// SS divisions.
        Ss = "ss",
        /// German divisions that are not mechanised.
        Inf = "inf",
        /// Hungarian divisions.
        Hungarian = "hungarian",
        /// Italian divisions.
        Italian = "italian",
        /// Romanian divisions.
        Romanian = "romanian",
        /// Soviet tank corps.
        Tk = "tk",
        /// Soviet mechanised corps.
        M = "m",
        /// Soviet cavalry.
        C = "c",
        /// Soviet guards.
        G = "g",
        /// Soviet rifle divisions.
        Rifle = "rifle",
        /// Units of the rail transport box, if wanted.
        Box = "box",
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

/// The chits: their words, and the messages of their names.
const CHITS: [(&str, &str); Chit::COUNT as usize] = [
    ("VrnzFront", "chit-voronezh"),
    ("StrgFront", "chit-stalingrad"),
    ("CSFront", "chit-caucasus"),
    ("SthFront", "chit-south"),
    ("SWFront", "chit-southwest"),
    ("SEFront", "chit-southeast"),
    ("SOVIET-REINF", "chit-soviet-reinf"),
    ("STAVKA", "chit-stavka"),
    ("1PzA", "chit-1pza"),
    ("1PzA#2", "chit-1pza-2"),
    ("4PzA", "chit-4pza"),
    ("4PzA#2", "chit-4pza-2"),
    ("6A", "chit-6a"),
    ("17A", "chit-17a"),
    ("H2A", "chit-h2a"),
    ("R3A", "chit-r3a"),
    ("It8A", "chit-it8a"),
    ("AXIS-REINF", "chit-axis-reinf"),
    ("SUPPLY", "chit-supply"),
];

impl Named for Chit {
    const EACH: &'static [Chit] = &{
        let mut all = [Chit(0); Chit::COUNT as usize];
        let mut i = 0;
        while i < all.len() {
            all[i] = Chit(i as u8);
            i += 1;
        }
        all
    };

    fn name(self) -> &'static str {
        self.word()
    }
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

    /// All chits.
    pub fn all() -> impl Iterator<Item = Chit> {
        (0..Chit::COUNT).map(Chit)
    }

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        CHITS[self.0 as usize].0
    }

    /// The message of its name.
    pub const fn term(self) -> &'static str {
        CHITS[self.0 as usize].1
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

impl Id for Chit {
    fn index(self) -> usize {
        self.0.into()
    }

    fn from_index(index: usize) -> Chit {
        Chit(index as u8)
    }
}

/// A set of chits.
pub type Chits = BitSet<1, Chit>;

impl Group {
    /// How many chits of a set belong to it.
    pub fn count(self, chits: Chits) -> usize {
        chits.into_iter().filter(|chit| chit.group() == self).count()
    }
}
