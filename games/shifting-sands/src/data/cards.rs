//! Strategy cards as they are written: conditions and effects by name, values beside them. Spaces and units are words
//! here, and numbers once the game is laid out.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use crate::pieces::{Arm, Ban, Class, Event, Nation, Passing, Record, Region, Side};

/// `cards.toml`.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct CardsFile {
    pub source: String,
    pub card: Vec<CardEntry>,
}

/// A strategy card.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CardEntry {
    pub id: Spanned<String>,
    pub name: String,
    pub known: String,
    pub year: u16,
    pub ops: u8,
    pub rp: BTreeMap<Record, u8>,
    #[serde(default)]
    pub star: bool,
    #[serde(default)]
    pub both: bool,
    #[serde(default)]
    pub torch: bool,
    #[serde(default)]
    pub air: bool,
    #[serde(default)]
    pub one: bool,
    #[serde(default)]
    pub red: bool,
    pub class: Option<Class>,
    #[serde(default)]
    pub when: Vec<Condition>,
    #[serde(default)]
    pub event: Vec<Effect>,
    pub combat: Option<Combat>,
    pub bonus: Option<Bonus>,
}

/// What must be so for a card to be played as an event.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition<S = String, U = String> {
    /// Another event has been played.
    After(Event),
    /// Another event has not.
    NotAfter(Event),
    /// Not before this turn.
    From(u8),
    /// Up to this action round.
    Rounds(u8),
    /// Something holds this turn.
    Turn(Passing),
    /// Something does not.
    NotTurn(Passing),
    /// A side controls one of these spaces.
    Holds {
        /// Who.
        side: Side,
        /// Which.
        spaces: Vec<S>,
    },
    /// A side does not control a space.
    NotHeld {
        /// Who.
        side: Side,
        /// Which.
        space: S,
    },
    /// There is such a unit.
    Present(Finds<S>),
    /// One of these divisions is not eliminated for good.
    Alive(Vec<U>),
    /// An enemy stands in one of these regions.
    Target(Vec<Region>),
    /// 7.521.
    Convoys,
    /// 19.22.
    Balbo,
    /// The Axis holds Khartoum or a place in Egypt, and a place in Egypt is left open.
    Uprising,
    /// 10.321.
    Herkules,
    /// The Axis took a place in Libya or Egypt this turn and holds it.
    Captured,
}

/// Units of some nations in some regions.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Finds<S = String> {
    pub nations: Vec<Nation>,
    pub regions: Vec<Region>,
    pub outside: Option<S>,
    #[serde(default)]
    pub count: u8,
}

/// What an event does.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect<S = String, U = String> {
    /// From now on it has been played.
    Set(Event),
    /// It holds this turn.
    Turn(Passing),
    /// It holds no longer.
    End(Passing),
    /// Victory points.
    Vp(i8),
    /// Victory points by year.
    VpByYear {
        /// The last early year.
        until: u16,
        /// Up to it.
        early: i8,
        /// After it.
        late: i8,
    },
    /// Victory points that option 19.3 takes away.
    MaltaVp(i8),
    /// A ban on Axis replacement cards.
    Ban(Ban),
    /// Its end.
    Lift(Ban),
    /// Reinforcements, by key or by kind of battlegroup.
    Reinforce(Vec<U>),
    /// Units that come to one of these spaces.
    Place {
        /// Who.
        units: Vec<U>,
        /// Where.
        spaces: Vec<S>,
    },
    /// Reserves come to the map.
    Bring {
        /// Whose.
        nations: Vec<Nation>,
        /// At most.
        count: u8,
        /// Where.
        spaces: Vec<S>,
    },
    /// A free attack or entry across a strait.
    Landing {
        /// Out of this space.
        from: S,
        /// Against this one.
        to: S,
    },
    /// Reduced units are turned to full strength.
    Flip {
        /// At most.
        count: u8,
        /// Whose.
        nations: Vec<Nation>,
        /// Where.
        regions: Vec<Region>,
    },
    /// Units that the player names lose a step.
    Uprooted(Finds<S>),
    /// The opponent takes units away.
    Withdraw(Withdrawal),
    /// A unit comes into its rebuild box.
    Rebuildable(U),
    /// Newer counters (7.54).
    Exchange(Vec<U>),
    /// Limited supply counts as full for activation.
    Ease {
        /// Whose.
        nations: Vec<Nation>,
        /// Where.
        regions: Vec<Region>,
    },
    /// Where the operations points may be used.
    Only {
        /// In these regions.
        regions: Vec<Region>,
        /// And in these spaces.
        #[serde(default)]
        spaces: Vec<S>,
    },
    /// Added to flank rolls.
    Flank(i8),
    /// The target of the operation is named.
    Name(Vec<Region>),
    /// Replacement points recorded at once.
    Record(BTreeMap<Record, i8>),
    /// Cards of the opponent are looked at.
    Peek(u8),
    /// A card is taken from the piles.
    Fetch(u8),
    /// Neutrals become active.
    Rouse(Nation),
    /// The opponent shows his hand.
    ShowHand,
    /// An Italian division is reduced.
    Shaken,
    /// A convoy reaches Malta.
    Convoys,
    /// The Torch set-up (10.52).
    Torch,
    /// A Free French battlegroup.
    Koenig,
    /// Egyptian battlegroups appear.
    Uprising,
    /// The 5th Mountain division, by option (19.11).
    MountainDivision,
    /// Armour may move on after combat.
    Dash,
    /// Units near a captured place are restored.
    Captured,
    /// Malta falls (10.321).
    Herkules,
}

/// Units that the opponent of the card's player must take away.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Withdrawal {
    pub nations: Vec<Nation>,
    pub size: Size,
    pub arm: Option<Arm>,
    #[serde(default)]
    pub regions: Vec<Region>,
    #[serde(default)]
    pub anywhere: bool,
    #[serde(default)]
    pub reserve: bool,
    #[serde(default)]
    pub rebuild: bool,
    /// For good, rather than into the rebuild box.
    #[serde(default)]
    pub lost: bool,
    pub count: u8,
}

sandtable_core::named! {
    /// The size of a unit (2.21).
    #[allow(missing_docs)]
    pub enum Size {
        Division = "division",
        Battlegroup = "battlegroup",
    }
}

sandtable_core::named! {
    /// In which role a combat card is played.
    #[allow(missing_docs)]
    pub enum Role {
        Attacks = "attacks",
        Defends = "defends",
        Both = "both",
    }
}

/// A combat card (7.61).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Combat {
    pub role: Role,
    #[serde(default)]
    pub regions: Vec<Region>,
    #[serde(default)]
    pub clear: bool,
    #[serde(default)]
    pub own: Vec<Nation>,
    #[serde(default)]
    pub own_all: Vec<Nation>,
    #[serde(default)]
    pub battlegroups: bool,
    #[serde(default)]
    pub armour: Vec<Nation>,
    #[serde(default)]
    pub enemy_all: Vec<Nation>,
    #[serde(default)]
    pub enemy_none: Vec<Nation>,
    #[serde(default)]
    pub enemy_armour: bool,
    pub unless: Option<Event>,
    #[serde(default)]
    pub supplied: bool,
    #[serde(default)]
    pub unless_flanked: bool,
    #[serde(default)]
    pub drm: i8,
    #[serde(default)]
    pub enemy_drm: i8,
    #[serde(default)]
    pub shift: i8,
    #[serde(default)]
    pub unflank: bool,
    #[serde(default)]
    pub bold: bool,
    #[serde(default)]
    pub no_rommel: bool,
    #[serde(default)]
    pub no_armour_shift: bool,
    #[serde(default)]
    pub halt: bool,
    #[serde(default)]
    pub first: bool,
    #[serde(default)]
    pub pursuit: u8,
    #[serde(default)]
    pub disengage: bool,
    pub marks: Option<Event>,
}

/// A bonus of +1 for attacks in the action of the card.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Bonus<S = String> {
    #[serde(default)]
    pub once: bool,
    #[serde(default)]
    pub named: bool,
    pub target: Option<S>,
    #[serde(default)]
    pub regions: Vec<Region>,
    #[serde(default)]
    pub defenders: Vec<Nation>,
    #[serde(default)]
    pub holds: Vec<Nation>,
    #[serde(default)]
    pub armour: Vec<Nation>,
    #[serde(default)]
    pub no_fort: bool,
}

/// How words become numbers.
pub struct Index<'a, S, U> {
    /// Of spaces.
    pub space: &'a dyn Fn(&str) -> S,
    /// Of units.
    pub unit: &'a dyn Fn(&str) -> U,
}

impl<S, U> Index<'_, S, U> {
    fn spaces(&self, words: &[String]) -> Vec<S> {
        words.iter().map(|w| (self.space)(w)).collect()
    }

    fn units(&self, words: &[String]) -> Vec<U> {
        words.iter().map(|w| (self.unit)(w)).collect()
    }

    fn finds(&self, finds: &Finds) -> Finds<S> {
        Finds {
            nations: finds.nations.clone(),
            regions: finds.regions.clone(),
            outside: finds.outside.as_deref().map(self.space),
            count: finds.count,
        }
    }

    /// A condition with numbers.
    pub fn condition(&self, c: &Condition) -> Condition<S, U> {
        use Condition as C;
        match c {
            C::After(e) => C::After(*e),
            C::NotAfter(e) => C::NotAfter(*e),
            C::From(turn) => C::From(*turn),
            C::Rounds(n) => C::Rounds(*n),
            C::Turn(p) => C::Turn(*p),
            C::NotTurn(p) => C::NotTurn(*p),
            C::Holds { side, spaces } => C::Holds { side: *side, spaces: self.spaces(spaces) },
            C::NotHeld { side, space } => C::NotHeld { side: *side, space: (self.space)(space) },
            C::Present(finds) => C::Present(self.finds(finds)),
            C::Alive(units) => C::Alive(self.units(units)),
            C::Target(regions) => C::Target(regions.clone()),
            C::Convoys => C::Convoys,
            C::Balbo => C::Balbo,
            C::Uprising => C::Uprising,
            C::Herkules => C::Herkules,
            C::Captured => C::Captured,
        }
    }

    /// An effect with numbers.
    pub fn effect(&self, e: &Effect) -> Effect<S, U> {
        use Effect as E;
        match e {
            E::Set(event) => E::Set(*event),
            E::Turn(p) => E::Turn(*p),
            E::End(p) => E::End(*p),
            E::Vp(n) => E::Vp(*n),
            E::VpByYear { until, early, late } => E::VpByYear { until: *until, early: *early, late: *late },
            E::MaltaVp(n) => E::MaltaVp(*n),
            E::Ban(ban) => E::Ban(*ban),
            E::Lift(ban) => E::Lift(*ban),
            E::Reinforce(units) => E::Reinforce(self.units(units)),
            E::Place { units, spaces } => E::Place { units: self.units(units), spaces: self.spaces(spaces) },
            E::Bring { nations, count, spaces } => {
                E::Bring { nations: nations.clone(), count: *count, spaces: self.spaces(spaces) }
            }
            E::Landing { from, to } => E::Landing { from: (self.space)(from), to: (self.space)(to) },
            E::Flip { count, nations, regions } => {
                E::Flip { count: *count, nations: nations.clone(), regions: regions.clone() }
            }
            E::Uprooted(finds) => E::Uprooted(self.finds(finds)),
            E::Withdraw(w) => E::Withdraw(w.clone()),
            E::Rebuildable(unit) => E::Rebuildable((self.unit)(unit)),
            E::Exchange(units) => E::Exchange(self.units(units)),
            E::Ease { nations, regions } => E::Ease { nations: nations.clone(), regions: regions.clone() },
            E::Only { regions, spaces } => E::Only { regions: regions.clone(), spaces: self.spaces(spaces) },
            E::Flank(n) => E::Flank(*n),
            E::Name(regions) => E::Name(regions.clone()),
            E::Record(points) => E::Record(points.clone()),
            E::Peek(n) => E::Peek(*n),
            E::Fetch(n) => E::Fetch(*n),
            E::Rouse(nation) => E::Rouse(*nation),
            E::ShowHand => E::ShowHand,
            E::Shaken => E::Shaken,
            E::Convoys => E::Convoys,
            E::Torch => E::Torch,
            E::Koenig => E::Koenig,
            E::Uprising => E::Uprising,
            E::MountainDivision => E::MountainDivision,
            E::Dash => E::Dash,
            E::Captured => E::Captured,
            E::Herkules => E::Herkules,
        }
    }

    /// A bonus with numbers.
    pub fn bonus(&self, b: &Bonus) -> Bonus<S> {
        Bonus {
            once: b.once,
            named: b.named,
            target: b.target.as_deref().map(self.space),
            regions: b.regions.clone(),
            defenders: b.defenders.clone(),
            holds: b.holds.clone(),
            armour: b.armour.clone(),
            no_fort: b.no_fort,
        }
    }
}
