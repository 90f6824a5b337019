//! The air units and charts in the form that the rules use.

use super::data::{AirCombat, BaseCapture, Flak, LandingEntry, MissionLoss};
use super::{Base, Craft, NO_BASE, NO_WING_HERE, Wing, WingId};
use crate::action::Hex;
use crate::data::{Data, ScenarioFile};
use crate::pieces::{Side, Weather};
use crate::sea::data::ClassEntry;
use crate::steps::Segment;

/// Bases that may be built during play.
const SPARE: usize = 6;

/// One side of an air unit's counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Livery {
    /// Air Combat Rating.
    pub air: i8,
    /// Barrage Strength.
    pub barrage: u8,
    /// Capacity in halves of a token (14.9b).
    pub capacity: u8,
}

/// An air unit's counter.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Its word in notation.
    pub key: String,
    /// Its printed name.
    pub name: String,
    /// The key of its template: wings of one kind may combine (13.9/6).
    pub template: String,
    /// Whose it is.
    pub side: Side,
    /// Its nation.
    pub nation: String,
    /// Its types, a bit each: a combo type counts as either (14.1/combo).
    types: u8,
    /// Is its rating free of parentheses (14.3a)?
    pub attacks: bool,
    /// Its range in hexes.
    pub range: u8,
    /// Full side and reduced side.
    pub faces: [Livery; 2],
    /// Does it tow gliders of its own (14.10f)?
    pub gliders: bool,
    /// May its nation Hip Shoot (14.7d/B)?
    pub hip: bool,
    /// Has it a mark that rules of the title name?
    pub marked: bool,
    /// Does it barrage ships alone (18.3e)?
    pub ships_only: bool,
    /// The classes of carriers that base it, a bit each (18.2a).
    decks: u32,
}

impl Sheet {
    /// Is it of a type?
    pub const fn is(&self, craft: Craft) -> bool {
        self.types >> craft as u8 & 1 == 1
    }

    /// Do carriers of a class base it (18.2a)?
    pub const fn sails_on(&self, class: u8) -> bool {
        self.decks >> class & 1 == 1
    }
}

/// A result of the Facility Table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hit {
    /// Levels or hits.
    pub levels: u8,
    /// Does Trainbusting succeed?
    pub star: bool,
    /// A die of so much costs an aircraft at the base a step; 0 for none.
    pub aircraft: u8,
}

impl Hit {
    /// Reads `-`, `(6)`, `*(5)`, `1*(4)`.
    pub fn parse(text: &str) -> Option<Hit> {
        let mut hit = Hit::default();
        let mut rest = text.strip_prefix('-').unwrap_or(text);
        if let Some(levels @ 1..=2) = rest.chars().next().and_then(|c| c.to_digit(10)) {
            (hit.levels, rest) = (levels as u8, &rest[1..]);
        }
        if let Some(after) = rest.strip_prefix('*') {
            (hit.star, rest) = (true, after);
        }
        if let Some(die) = rest.strip_prefix('(') {
            let die = die.strip_suffix(')')?;
            (hit.aircraft, rest) = (die.parse().ok().filter(|n| (2..=6).contains(n))?, "");
        }
        rest.is_empty().then_some(hit)
    }
}

/// What a landing needs.
pub type Landing = LandingEntry;

/// All of the air that a scenario never changes.
#[derive(Debug)]
pub struct Hangar {
    /// The counters.
    pub wings: Vec<Sheet>,
    /// Air combat.
    pub combat: AirCombat,
    /// Flak.
    pub flak: Flak,
    /// The Mission Loss Table.
    pub loss: MissionLoss,
    /// The Air Transport Success Table,
    pub landing: Landing,
    /// and what each side adds.
    pub by_side: [i8; 2],
    /// The Air Base Capture Table.
    pub capture: BaseCapture,
    flight: [[bool; 3]; 3],
    /// May a side build air strips (15.2/1)?
    pub strips: [bool; 2],
    /// Bases at the start, with spare slots.
    pub bases: Vec<Base>,
    /// Where the wings begin.
    pub start: Vec<Wing>,
    /// The turn in which each wing arrives; 0 for none.
    pub arrives: Vec<u8>,
    /// May a side build gliders (14.10e/A)?
    pub gliders: [bool; 2],
    /// How many Drop Plans fit, half of them each side's.
    pub plans: usize,
    /// May a side write plans at set-up?
    pub planned: [bool; 2],
}

impl Hangar {
    /// Lays out checked data.
    pub fn new(data: &Data, scenario: &ScenarioFile, hex: &dyn Fn(&str) -> Hex) -> Hangar {
        let (air, of, sea) = (&data.air, &scenario.air, &data.sea);
        let decks = |template: &str| {
            let based = |class: &ClassEntry| {
                class.deck.as_ref().is_some_and(|deck| deck.of.iter().any(|key| key.get_ref() == template))
            };
            (0..).zip(&sea.class).filter(|(_, class)| based(class)).fold(0, |bits, (i, _)| bits | 1u32 << i)
        };
        let sheet = |wing: &super::data::WingEntry| {
            let found = air.template.iter().find(|t| t.key.get_ref() == wing.template.get_ref());
            // The data is checked: the template is there.
            let template = found.unwrap_or(&air.template[0]);
            Sheet {
                key: wing.key.get_ref().clone(),
                name: wing.name.clone(),
                template: template.key.get_ref().clone(),
                side: wing.side,
                nation: wing.nation.clone(),
                types: template.types.iter().fold(0, |bits, craft| bits | 1 << *craft as u8),
                attacks: template.attacks,
                range: template.range,
                faces: std::array::from_fn(|i| Livery {
                    air: template.air[i],
                    barrage: template.barrage[i],
                    capacity: (template.capacity[i] * 2.0) as u8,
                }),
                gliders: template.gliders,
                hip: of.hip_shoot.contains(&wing.nation),
                marked: wing.marked,
                ships_only: template.ships_only,
                decks: decks(template.key.get_ref()),
            }
        };
        let wings: Vec<Sheet> = scenario.flown(air).map(sheet).collect();
        let mut start = vec![NO_WING_HERE; wings.len()];
        for base in &of.base {
            for key in &base.wings {
                if let Some(i) = wings.iter().position(|wing| wing.key == *key.get_ref()) {
                    start[i] = Wing { at: hex(base.hex.get_ref()), active: true, ..NO_WING_HERE };
                }
            }
        }
        for (deck, ship) in (0..).zip(&sea.ship) {
            for key in &ship.wings {
                if let Some(i) = wings.iter().position(|wing| wing.key == *key.get_ref()) {
                    start[i] = Wing { at: hex(ship.hex.get_ref()), active: true, deck, ..NO_WING_HERE };
                }
            }
        }
        let laid = of.base.iter().map(|entry| Base {
            at: hex(entry.hex.get_ref()),
            side: entry.side,
            level: *entry.level.get_ref(),
            gliders: entry.gliders,
            ..NO_BASE
        });
        let turn = |sheet: &Sheet| {
            let named = |keys: &[toml::Spanned<String>]| keys.iter().any(|key| *key.get_ref() == sheet.key);
            of.arrival.iter().find(|arrival| named(&arrival.wings)).map_or(0, |arrival| arrival.turn)
        };
        Hangar {
            arrives: wings.iter().map(turn).collect(),
            gliders: Side::BOTH.map(|side| of.gliders.contains(&side)),
            wings,
            combat: air.combat,
            flak: air.flak,
            loss: air.loss,
            landing: air.landing,
            by_side: of.landing,
            capture: air.capture,
            flight: Weather::ALL.map(|w| Segment::ALL.map(|s| of.flight[w as usize].contains(&s))),
            strips: Side::BOTH.map(|side| of.strips.contains(&side)),
            bases: laid.chain(std::iter::repeat_n(NO_BASE, SPARE)).collect(),
            start,
            plans: 2 * usize::from(of.plans),
            planned: Side::BOTH.map(|side| of.planned.contains(&side)),
        }
    }

    /// All wings.
    pub fn ids(&self) -> std::ops::Range<WingId> {
        0..self.wings.len() as WingId
    }

    /// A counter.
    pub fn sheet(&self, wing: WingId) -> &Sheet {
        &self.wings[usize::from(wing)]
    }

    /// Are missions flown in a weather and segment (14.1f)?
    pub const fn flies(&self, weather: Weather, segment: Segment) -> bool {
        self.flight[weather as usize][segment as usize]
    }
}
