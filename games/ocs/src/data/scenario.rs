//! `scenarios/*.toml`.
#![allow(missing_docs)]

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Deserializer};
use toml::Spanned;

use super::{Data, PlaceEntry, UnitEntry};
use crate::air::data::{AirFile, AirOfScenario, WingEntry};
use crate::pieces::{Flight, Posture, Side, Weather};

/// `scenarios/*.toml`.
#[derive(Debug, Deserialize)]
pub struct ScenarioFile {
    pub key: String,
    pub turns: u8,
    pub first: Side,
    /// The weather of the first turn, which is preset, or of the first turns.
    #[serde(deserialize_with = "one_or_more")]
    pub weather: Vec<Weather>,
    /// By a die, in every turn; a title that has a calendar has lines of its own.
    #[serde(default)]
    pub weather_table: Vec<Weather>,
    /// The turn of the title's calendar that is the first here.
    #[serde(default)]
    pub calendar: u8,
    /// Flight conditions of the first turns, where a title has them.
    #[serde(default)]
    pub flight: Vec<Flight>,
    /// First players of the turns after the first, as far as they are preset.
    #[serde(default)]
    pub then: Vec<Side>,
    pub allied: SideOfScenario,
    pub axis: SideOfScenario,
    pub setup: Vec<SetupEntry>,
    #[serde(default)]
    pub dump: Vec<DumpEntry>,
    #[serde(default)]
    pub column: Vec<ColumnEntry>,
    #[serde(default)]
    pub hedgehog: Vec<HedgehogEntry>,
    #[serde(default)]
    pub arrival: Vec<ArrivalEntry>,
    #[serde(default)]
    pub withdrawal: Vec<WithdrawalEntry>,
    #[serde(default)]
    pub exchange: Vec<ExchangeEntry>,
    /// Units in boxes of the title off the map.
    #[serde(default)]
    pub boxed: Vec<BoxedEntry>,
    #[serde(default)]
    pub air: AirOfScenario,
    /// The north-western and the south-eastern hex, if it is played on a part of the map.
    pub window: Option<[Spanned<String>; 2]>,
    /// Boxes beside the map, which nobody walks to.
    #[serde(default, rename = "box")]
    pub boxes: Vec<OffMapEntry>,
    /// Its supply sources, beside those of the map.
    #[serde(default)]
    pub supply: Vec<SourcesEntry>,
    /// Who holds places that are not their owner's.
    #[serde(default)]
    pub held: Vec<HeldEntry>,
    /// The places whose ports are in play; without it all of the map.
    pub ports: Option<Vec<Spanned<String>>>,
    /// What places are worth.
    #[serde(default)]
    pub worth: BTreeMap<String, u8>,
    /// Units that may come into play beside those that are named; without it all of the box.
    pub others: Option<Vec<Spanned<String>>>,
}

impl ScenarioFile {
    /// All units that it lists, on the map at the start and later.
    pub fn listed(&self) -> impl Iterator<Item = &Spanned<String>> {
        let placed = self.setup.iter().flat_map(|entry| &entry.units);
        let placed = placed.chain(self.boxed.iter().flat_map(|entry| &entry.units));
        let swapped = self.exchange.iter().flat_map(|entry| [&entry.old, &entry.new]);
        let placed = placed.chain(self.arrival.iter().flat_map(|entry| &entry.units)).chain(swapped);
        placed.chain(self.others.iter().flatten())
    }

    /// The capacity of the port of a place, in tokens; 0 where none is in play.
    pub fn port(&self, place: &PlaceEntry) -> u8 {
        let named = |keys: &Vec<Spanned<String>>| keys.iter().any(|key| key.get_ref() == place.key.get_ref());
        if self.ports.as_ref().is_none_or(named) { place.port } else { 0 }
    }

    /// Is this the key of one of its boxes?
    pub fn has_box(&self, key: &str) -> bool {
        self.boxes.iter().any(|entry| entry.key.get_ref() == key)
    }

    /// What a side has.
    pub const fn side(&self, side: Side) -> &SideOfScenario {
        match side {
            Side::Allied => &self.allied,
            Side::Axis => &self.axis,
        }
    }

    /// What a further pool of a side gets, as if it were all that the side has.
    pub fn more(&self, side: Side, entry: &MoreEntry) -> SideOfScenario {
        let MoreEntry { supply, fixed, .. } = entry.clone();
        SideOfScenario { supply, fixed, also: Vec::new(), ..self.side(side).clone() }
    }

    /// The units that may come into play.
    pub fn cast<'a>(&'a self, data: &'a Data) -> impl Iterator<Item = &'a UnitEntry> {
        let named: BTreeSet<&str> = self.listed().map(|text| Listed::key(text.get_ref())).collect();
        let plays =
            move |unit: &&UnitEntry| self.others.is_none() || named.contains(unit.key.get_ref().as_str());
        data.units.unit.iter().filter(plays)
    }

    /// The wings that may come into play.
    pub fn flown<'a>(&'a self, air: &'a AirFile) -> impl Iterator<Item = &'a WingEntry> {
        let based = self.air.base.iter().flat_map(|base| &base.wings);
        let named: BTreeSet<&str> = based
            .chain(self.air.arrival.iter().flat_map(|arrival| &arrival.wings))
            .map(|key| key.get_ref().as_str())
            .collect();
        let plays =
            move |wing: &&WingEntry| self.others.is_none() || named.contains(wing.key.get_ref().as_str());
        air.wing.iter().filter(plays)
    }
}

/// A unit as a scenario lists it: its key, the steps that it lacks, and how it stands, for instance `us-28 lost=3` or
/// `ge-9pz-i reserve`.
#[derive(Clone, Copy, Debug)]
pub struct Listed<'a> {
    /// Its key.
    pub key: &'a str,
    /// Steps that it lacks.
    pub lost: u8,
    /// How it stands.
    pub posture: Posture,
}

impl<'a> Listed<'a> {
    /// The key alone.
    pub fn key(text: &'a str) -> &'a str {
        text.split(' ').next().unwrap_or(text)
    }

    /// Reads it; nothing if a word is not understood.
    pub fn read(text: &'a str) -> Option<Listed<'a>> {
        let mut words = text.split(' ');
        let mut listed = Listed { key: words.next()?, lost: 0, posture: Posture::Combat };
        for word in words {
            match word.strip_prefix("lost=") {
                Some(n) => listed.lost = n.parse().ok()?,
                None => listed.posture = Posture::ALL.into_iter().find(|p| p.word() == word)?,
            }
        }
        Some(listed)
    }
}

/// Units that leave the game in a turn (13.6/1).
#[derive(Debug, Deserialize)]
pub struct WithdrawalEntry {
    pub turn: u8,
    pub units: Vec<Spanned<String>>,
}

/// Units in a box of the title off the map, by its number.
#[derive(Debug, Deserialize)]
pub struct BoxedEntry {
    pub number: u8,
    /// The turn in which they come there; 0 for those that are there at the start.
    #[serde(default)]
    pub turn: u8,
    pub units: Vec<Spanned<String>>,
}

/// Units that take the place of others in a turn (13.6/1).
#[derive(Debug, Deserialize)]
pub struct ExchangeEntry {
    pub turn: u8,
    pub old: Spanned<String>,
    pub new: Spanned<String>,
}

/// A value, or a list of them.
fn one_or_more<'de, D: Deserializer<'de>, T: Deserialize<'de>>(data: D) -> Result<Vec<T>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Either<T> {
        One(T),
        More(Vec<T>),
    }
    Ok(match Either::deserialize(data)? {
        Either::One(value) => vec![value],
        Either::More(values) => values,
    })
}

/// Supply sources of a side (12.6a/1).
#[derive(Debug, Deserialize)]
pub struct SourcesEntry {
    pub side: Side,
    pub hexes: Vec<Spanned<String>>,
}

/// Places that a side holds at the start.
#[derive(Debug, Deserialize)]
pub struct HeldEntry {
    pub side: Side,
    pub places: Vec<Spanned<String>>,
}

/// A box beside the map: it is reached by air alone, and always in supply.
#[derive(Debug, Deserialize)]
pub struct OffMapEntry {
    pub key: Spanned<String>,
    pub side: Side,
    /// It lies so many hexes west of this hex of the whole map.
    pub beyond: Spanned<String>,
    pub hexes: u8,
}

/// What a side has in a scenario.
#[derive(Debug, Clone, Deserialize)]
pub struct SideOfScenario {
    /// SP by 2d6.
    pub supply: IncomeEntry,
    /// SP of the first turns, which are not rolled.
    #[serde(default)]
    pub fixed: Vec<u8>,
    /// SP that come beside those by turn.
    #[serde(default)]
    pub also: Vec<u8>,
    /// Hexes where SP and Replacements come in, if the scenario names them.
    #[serde(default)]
    pub entry: Vec<Spanned<String>>,
    /// SP of its other pools, where the title keeps several.
    #[serde(default)]
    pub more: Vec<MoreEntry>,
    /// Does its staff make one effort, place after place? Else it wins or loses everywhere at once.
    #[serde(default)]
    pub effort: bool,
    /// Reserve markers (5.4a/1).
    pub reserves: u8,
    /// Rail Cap of a turn in SP (13.3b/1).
    #[serde(default)]
    pub rail: u8,
    /// Sea Cap of a turn in SP (19.0f/1).
    #[serde(default)]
    pub sea: u8,
    /// The Variable Replacement Table (13.5/1).
    pub repl: Option<ReplEntry>,
    /// A table of the title instead.
    pub repl_table: Option<String>,
    /// Pax and Eq by turn, which are not rolled.
    pub each_turn: Option<ReplEntry>,
}

impl SideOfScenario {
    /// With Pax and Eq of the title's table, if it names one.
    pub fn with_table(&self, tables: &super::OwnTables) -> SideOfScenario {
        let columns = tables.columns(self.repl_table.as_deref());
        let table = columns.get("pax").zip(columns.get("eq"));
        let repl = table.map(|(pax, eq)| ReplEntry { pax: pax.clone(), eq: eq.clone() });
        SideOfScenario { repl: repl.or_else(|| self.repl.clone()), ..self.clone() }
    }
}

/// SP of a pool of a side after the first.
#[derive(Debug, Clone, Deserialize)]
pub struct MoreEntry {
    /// SP by 2d6.
    #[serde(default = "nothing")]
    pub supply: IncomeEntry,
    /// SP of the first turns, which are not rolled.
    #[serde(default)]
    pub fixed: Vec<u8>,
    /// Hexes where they come in.
    pub entry: Vec<Spanned<String>>,
}

fn nothing() -> IncomeEntry {
    IncomeEntry::Dice(vec![0; 11])
}

/// SP by 2d6, or a line of a title's table.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged)]
pub enum IncomeEntry {
    Dice(Vec<u8>),
    Table {
        table: String,
        /// The status before the weather shifts it.
        status: i8,
        /// A part of what the table gives, rounded up.
        #[serde(default = "whole")]
        share: [u8; 2],
        /// Added to the roll.
        #[serde(default)]
        roll: i8,
    },
}

const fn whole() -> [u8; 2] {
    [1, 1]
}

/// Pax and Eq by 2d6, or by turn.
#[derive(Debug, Clone, Deserialize)]
pub struct ReplEntry {
    pub pax: Vec<u8>,
    pub eq: Vec<u8>,
}

/// What arrives in a turn (13.6/1).
#[derive(Debug, Deserialize)]
pub struct ArrivalEntry {
    pub turn: u8,
    pub hex: Spanned<String>,
    #[serde(default)]
    pub units: Vec<Spanned<String>>,
    pub column: Option<ConvoyEntry>,
    /// May their owner bring them in elsewhere, where the title lets them come? The schedule names no place for them then, and
    /// the hex is where they come by themselves.
    #[serde(default)]
    pub open: bool,
}

#[derive(Debug, Deserialize)]
pub struct ConvoyEntry {
    pub side: Side,
    pub kind: Spanned<String>,
    pub points: u8,
}

/// Units within so many hexes of a hex (intro.setup/A).
#[derive(Debug, Deserialize)]
pub struct SetupEntry {
    pub hex: Spanned<String>,
    #[serde(default)]
    pub within: u8,
    pub units: Vec<Spanned<String>>,
}

#[derive(Debug, Deserialize)]
pub struct DumpEntry {
    pub side: Side,
    pub hex: Spanned<String>,
    pub tokens: u16,
    /// The word of its pool, if it is not the first.
    #[serde(default)]
    pub pool: String,
}

#[derive(Debug, Deserialize)]
pub struct ColumnEntry {
    pub side: Side,
    pub kind: Spanned<String>,
    pub points: u8,
    pub hex: Spanned<String>,
    #[serde(default)]
    pub load: u8,
    /// Organic Trucks of this formation (13.2g).
    #[serde(default)]
    pub formation: String,
    /// The word of its pool, if it is not the first.
    #[serde(default)]
    pub pool: String,
}

#[derive(Debug, Deserialize)]
pub struct HedgehogEntry {
    pub side: Side,
    pub hex: Spanned<String>,
    pub level: Spanned<u8>,
}
