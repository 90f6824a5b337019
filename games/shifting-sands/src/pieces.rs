//! The vocabulary of the box: sides, nations, regions, cards and events.

use sandtable_core::{named, sides};

sides! {
    /// A player.
    pub enum Side {
        /// Acts first in every round (6.11).
        Axis = "axis",
        /// Acts second.
        Allied = "allied",
    }
}

named! {
    /// A nationality (2.4).
    #[allow(missing_docs)]
    pub enum Nation {
        Br = "br",
        Aus = "aus",
        Ind = "ind",
        Nz = "nz",
        Sa = "sa",
        /// Free French under British control.
        Ff = "ff",
        Gk = "gk",
        Pol = "pol",
        Us = "us",
        /// Free French under US control.
        FfUs = "ffus",
        Ge = "ge",
        It = "it",
        Vf = "vf",
        Ir = "ir",
        Eg = "eg",
    }
}

impl Nation {
    /// Whose it is.
    pub const fn side(self) -> Side {
        match self {
            Nation::Ge | Nation::It | Nation::Vf | Nation::Ir | Nation::Eg => Side::Axis,
            _ => Side::Allied,
        }
    }

    /// What it counts as for activation and joint attacks (7.23, 11.18).
    pub const fn group(self) -> Group {
        match self {
            Nation::Us | Nation::FfUs => Group::American,
            Nation::Ge | Nation::Vf | Nation::Ir | Nation::Eg => Group::German,
            Nation::It => Group::Italian,
            _ => Group::British,
        }
    }

    /// The replacement points that it takes (15.11 to 15.16).
    pub const fn record(self) -> Record {
        match self {
            Nation::Br => Record::Br,
            Nation::Aus | Nation::Ind | Nation::Nz | Nation::Sa => Record::Cw,
            Nation::Ff | Nation::Gk | Nation::Pol => Record::Allied,
            Nation::Us | Nation::FfUs => Record::Us,
            Nation::It => Record::It,
            _ => Record::Ge,
        }
    }
}

named! {
    /// Nationalities that count as one (7.23).
    #[allow(missing_docs)]
    pub enum Group {
        British = "british",
        American = "american",
        German = "german",
        Italian = "italian",
    }
}

named! {
    /// A part of the map.
    #[allow(missing_docs)]
    pub enum Region {
        Libya = "LIB",
        /// With Sinai (10.44).
        Egypt = "EGY",
        Tunisia = "TUN",
        Algeria = "ALG",
        /// Casablanca and Oran.
        WestAfrica = "WAF",
        EastAfrica = "EAF",
        Palestine = "PAL",
        Syria = "SYR",
        Iraq = "IRQ",
        /// Boxes with lines, off the map.
        Off = "OFF",
    }
}

named! {
    /// The ground of a space.
    #[allow(missing_docs)]
    pub enum Terrain {
        Clear = "clear",
        Oasis = "oasis",
        Mountain = "mountain",
        Swamp = "swamp",
    }
}

impl Terrain {
    /// Mountain and swamp: no flank attack, no overrun, a retreat can be cancelled, an advance stops.
    pub const fn is_rough(self) -> bool {
        matches!(self, Terrain::Mountain | Terrain::Swamp)
    }
}

named! {
    /// Who may use a dashed line.
    pub enum Limit {
        /// Battlegroups, after the Long Range Desert Group event (9.22).
        Oasis = "OA",
        /// The LRDG (9.23).
        DeepDesert = "DD",
        /// British-controlled Free French battlegroups (10.11).
        Chad = "CH",
        /// Allied units, for their whole movement factor (10.21).
        Nile = "KA",
        /// Allied units (10.22).
        Aden = "AB",
        /// Allied units.
        Allied = "AL",
    }
}

named! {
    /// An arm of service (2.23).
    #[allow(missing_docs)]
    pub enum Arm {
        Infantry = "infantry",
        Armour = "armour",
    }
}

named! {
    /// A record of replacement points (7.41).
    #[allow(missing_docs)]
    pub enum Record {
        Ge = "ge",
        It = "it",
        Br = "br",
        Cw = "cw",
        /// The minor Allies.
        Allied = "allied",
        Us = "us",
    }
}

impl Record {
    /// Who spends it.
    pub const fn side(self) -> Side {
        if matches!(self, Record::Ge | Record::It) { Side::Axis } else { Side::Allied }
    }
}

named! {
    /// A class of reinforcement cards, one of each a turn (7.53).
    #[allow(missing_docs)]
    pub enum Class {
        Br = "br",
        Cw = "cw",
        Ge = "ge",
        It = "it",
        /// Marked T.
        Torch = "t",
    }
}

named! {
    /// An event that lasts, by its reminder marker (7.51).
    #[allow(missing_docs)]
    pub enum Event {
        PoorMorale = "poor-morale",
        Compass = "compass",
        TarantoRaid = "taranto-raid",
        MediterraneanFleet = "mediterranean-fleet",
        Lrdg = "lrdg",
        Barbarossa = "barbarossa",
        Exporters = "exporters",
        EthiopianCampaign = "ethiopian-campaign",
        Crusader = "crusader",
        Auchinleck = "auchinleck",
        AtlanticCharter = "atlantic-charter",
        Torch = "torch",
        Montgomery = "montgomery",
        Patton = "patton",
        Vulcan = "vulcan",
        Spitfires = "spitfires",
        MaltaVictorious = "malta-victorious",
        InvasionOfGreece = "invasion-of-greece",
        Balbo = "balbo",
        EgyptianUprising = "egyptian-uprising",
        BalkanCampaign = "balkan-campaign",
        Rommel = "rommel",
        IraqiRevolt = "iraqi-revolt",
        UnternehmenIrak = "unternehmen-irak",
        BattlefieldRecovery = "battlefield-recovery",
        SiegeOfMalta = "siege-of-malta",
        Herkules = "herkules",
        Kesselring = "kesselring",
        VonArnim = "von-arnim",
        MarethLine = "mareth-line",
        /// 88mm Flak Guns have been used once.
        FlakUsed = "flak-used",
        /// Iraqi units are active (10.42).
        IraqActive = "iraq-active",
        /// Vichy units are active (10.43).
        VichyActive = "vichy-active",
    }
}

named! {
    /// What holds for a turn.
    pub enum Passing {
        /// In effect, unless cancelled.
        ItalianFleet = "italian-fleet",
        /// After Taranto Raid.
        NoItalianFleet = "no-italian-fleet",
        /// Not yet broken.
        OrdersFromRome = "orders-from-rome",
        /// Not yet broken.
        LondonCalling = "london-calling",
        /// Allied air cards are grounded.
        NoAllied = "no-allied-air",
        /// Nobody redeploys from Berbera to Aden.
        Somaliland = "somaliland",
        /// The Allies do without Tobruk and Benghazi as ports.
        Fliegerkorps = "fliegerkorps",
        /// The Allies do not redeploy by sea in the Mediterranean.
        UBoats = "u-boats",
        /// Allied units in Egypt are activated as fully supplied.
        DesertRailway = "desert-railway",
        /// The Axis may play no card for replacement points.
        Convoys = "convoys",
        /// Mediterranean Fleet may not be played, this turn and the next.
        SeaDevils = "sea-devils",
        /// As above, in the next turn.
        SeaDevilsWake = "sea-devils-wake",
        /// The LRDG has been on a mission (11.721).
        Mission = "mission",
        /// A German battlegroup went to the Middle East (12.83).
        Airlift = "airlift",
        /// Kesselring has been used.
        Kesselring = "kesselring-used",
    }
}

named! {
    /// A reason why the Axis may play no card for replacement points (7.44).
    #[allow(missing_docs)]
    pub enum Ban {
        Greece = "invasion-of-greece",
        Barbarossa = "barbarossa",
        Spitfires = "spitfires",
        MaltaVictorious = "malta-victorious",
    }
}

/// A set of named things, as bits.
macro_rules! flags {
    ($(#[$meta:meta])* $name:ident of $of:ty as $bits:ty) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $name(pub $bits);

        impl $name {
            /// Is it among them?
            pub const fn has(self, it: $of) -> bool {
                self.0 >> it as u8 & 1 == 1
            }

            /// Sets or clears one.
            pub const fn set(&mut self, it: $of, is: bool) {
                let bit = 1 << it as u8;
                self.0 = if is { self.0 | bit } else { self.0 & !bit };
            }

            /// Those that are set, in order.
            pub fn iter(self) -> impl Iterator<Item = $of> {
                <$of>::ALL.into_iter().filter(move |it| self.has(*it))
            }
        }

        impl FromIterator<$of> for $name {
            fn from_iter<I: IntoIterator<Item = $of>>(all: I) -> $name {
                let mut set = $name::default();
                all.into_iter().for_each(|it| set.set(it, true));
                set
            }
        }
    };
}

flags! {
    /// A set of nations.
    Nations of Nation as u16
}
flags! {
    /// A set of regions.
    Regions of Region as u16
}

impl Regions {
    /// Every region.
    pub const ALL: Regions = Regions((1 << Region::ALL.len()) - 1);
}

flags! {
    /// Events that have been played.
    Events of Event as u64
}
flags! {
    /// What holds this turn.
    PassingSet of Passing as u16
}
flags! {
    /// Bans in force.
    Bans of Ban as u8
}
flags! {
    /// Classes of reinforcements that a side has played this turn.
    Classes of Class as u8
}

named! {
    /// What a card is played for (7.12).
    pub enum Use {
        /// Operations.
        Ops = "ops",
        /// Redeployment.
        Rd = "rd",
        /// Replacement points.
        Rp = "rp",
        /// The event.
        Event = "event",
        /// Herkules, with Air Support (10.322).
        Supported = "event-with-air-support",
    }
}

named! {
    /// What a space is activated for (7.25).
    pub enum Purpose {
        /// Movement.
        Move = "move",
        /// Combat.
        Attack = "attack",
    }
}

named! {
    /// A mission of the LRDG (11.72).
    pub enum Mission {
        /// Looks at Axis cards.
        Intelligence = "intelligence",
        /// May cost the Axis a card.
        Raid = "raid",
    }
}

named! {
    /// Where a card is.
    pub enum Lies {
        /// Joins in a later year.
        Later = "later",
        /// In the draw pile.
        Deck = "deck",
        /// In its owner's hand.
        Hand = "hand",
        /// In the discard pile.
        Discard = "discard",
        /// Face up beside the map: a combat card that won (7.611).
        Open = "open",
        /// Out of the game.
        Gone = "gone",
        /// In the draw pile, the hand or face down in the discard pile: the viewer does not know.
        Veiled = "veiled",
    }
}

/// A card of a deck by its number, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct CardId {
    /// Whose deck.
    pub side: Side,
    /// Its number.
    pub number: u8,
}

impl CardId {
    /// Its place among the cards of both decks: those of the Axis first.
    pub const fn index(self) -> u16 {
        self.side as u16 * 55 + self.number as u16 - 1
    }
}
