//! The data files as they are written, and what must hold between them.
#![allow(missing_docs)]

use std::collections::BTreeMap;

use sandtable_core::{DataErrors, Files, Review};
use serde::Deserialize;
use toml::Spanned;

use crate::pieces::{LAST_AREA, Ship};
use crate::state::UNITS;

mod geometry;

/// `map.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapFile {
    /// Where it comes from.
    pub source: String,
    /// The map window in degrees.
    pub window: Window,
    /// The rulers.
    pub rulers: Rulers,
    /// Border points.
    pub nodes: BTreeMap<String, [f64; 2]>,
    /// The areas.
    pub area: Vec<AreaEntry>,
    /// Where aircraft may stand.
    pub placement: Vec<PlacementEntry>,
    /// Land that nobody enters.
    #[serde(default)]
    pub no_entry: Vec<Backdrop>,
    /// Land outside the game.
    #[serde(default)]
    pub out_of_play: Vec<Backdrop>,
}

/// The map window.
#[derive(Debug, Deserialize)]
pub struct Window {
    pub west: f64,
    pub south: f64,
    pub east: f64,
    pub north: f64,
}

/// The rulers and the counter, in kilometres.
#[derive(Debug, Deserialize)]
pub struct Rulers {
    pub short_km: u32,
    pub long_km: u32,
    pub counter_km: u32,
}

/// An area.
#[derive(Debug, Deserialize)]
pub struct AreaEntry {
    pub no: Spanned<u8>,
    pub key: String,
    pub name: String,
    pub region: Spanned<String>,
    #[serde(default)]
    pub sea: bool,
    #[serde(default)]
    pub star: bool,
    #[serde(default)]
    pub airfield: bool,
    #[serde(default)]
    pub mountain: bool,
    #[serde(default)]
    pub triangle: bool,
    #[serde(default)]
    pub allied_start: bool,
    #[serde(default)]
    pub axis_symbol: bool,
    pub point: [f64; 2],
    pub land: Vec<Spanned<u8>>,
    #[serde(default)]
    pub arrows: Vec<Spanned<u8>>,
    pub border: Vec<Spanned<String>>,
}

/// A place where an aircraft counter may stand, with what it reaches.
#[derive(Debug, Deserialize)]
pub struct PlacementEntry {
    pub area: Spanned<u8>,
    pub spot: Spanned<String>,
    pub point: [f64; 2],
    pub short: Vec<u8>,
    pub long: Vec<u8>,
}

/// Scenery.
#[derive(Debug, Deserialize)]
pub struct Backdrop {
    pub key: String,
    pub border: Vec<Spanned<String>>,
}

/// `units.toml`.
#[derive(Debug, Deserialize)]
pub struct UnitsFile {
    pub allies: Mix,
    pub axis: Mix,
}

/// A side's counter mix, or what a scenario puts into an area.
#[derive(Debug, Default, Clone, Deserialize)]
#[serde(default)]
pub struct Mix {
    pub cubes: u8,
    pub tanks: u8,
    pub german_tanks: u8,
    pub italian_tanks: u8,
    pub aircraft: u8,
    pub german_aircraft: u8,
    pub italian_aircraft: u8,
    pub paratroops: u8,
    pub partisans: u8,
    pub elites: u8,
    pub lines: u8,
}

impl Mix {
    /// Numbers in the order of [`crate::pieces::Arm::ALL`].
    pub fn by_arm(&self) -> [u8; 8] {
        [
            self.cubes,
            self.tanks + self.german_tanks,
            self.italian_tanks,
            self.aircraft + self.german_aircraft,
            self.italian_aircraft,
            self.elites,
            self.paratroops,
            self.partisans,
        ]
    }
}

/// `tables.toml`.
#[derive(Debug, Deserialize)]
pub struct TablesFile {
    pub turn: Vec<TurnEntry>,
    pub costs: Pair<BTreeMap<String, toml::Value>>,
    pub transport: Transport,
    pub events: EventsEntry,
    pub event_cubes: Pair<u8>,
    pub hits: Hits,
    pub limits: Limits,
}

/// One value for each side.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Pair<T> {
    pub allies: T,
    pub axis: T,
}

/// A space of the turn track.
#[derive(Debug, Deserialize)]
pub struct TurnEntry {
    pub no: Spanned<u8>,
    pub period: String,
    pub allies: u8,
    pub axis: u8,
}

/// Naval transport points.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Transport {
    pub allies: u8,
    pub allies_overlord: u8,
    pub axis: u8,
}

/// Event markers and boxes.
#[derive(Debug, Deserialize)]
pub struct EventsEntry {
    pub markers: u8,
    pub allies: BTreeMap<String, toml::Value>,
    pub axis: BTreeMap<String, toml::Value>,
}

/// Lowest die that hits.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Hits {
    pub battle: u8,
    pub bombing: u8,
    pub bombing_covered: u8,
    pub ship: u8,
}

/// Limits of the rules.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Limits {
    pub stacking: u8,
    pub tanks: u8,
    pub dice: u8,
    pub rounds: u8,
    pub arrows: u8,
    pub landing: u8,
    pub landing_two_fleets: u8,
    pub impulses: u8,
    pub missions: u8,
    pub missions_airfield: u8,
    pub overlord_turn: u8,
}

/// `scenarios/*.toml`.
#[derive(Debug, Deserialize)]
pub struct ScenarioFile {
    pub key: String,
    pub first_turn: u8,
    pub last_turn: u8,
    pub ship: Vec<ShipEntry>,
    pub allies: Vec<Force>,
    pub axis: Vec<Force>,
    pub ready_made: Vec<Force>,
}

/// Units of a side in an area.
#[derive(Debug, Clone, Deserialize)]
pub struct Force {
    pub area: Spanned<u8>,
    #[serde(flatten)]
    pub mix: Mix,
    #[serde(default)]
    pub line: bool,
}

/// A ship at the start.
#[derive(Debug, Deserialize)]
pub struct ShipEntry {
    pub name: Ship,
    pub used: bool,
}

/// Everything, parsed.
#[derive(Debug)]
pub struct Data {
    pub map: MapFile,
    pub units: UnitsFile,
    pub tables: TablesFile,
    pub scenarios: Vec<ScenarioFile>,
}

/// The regions that rules speak of.
pub const REGIONS: [&str; 7] = ["germany", "italy", "sicily", "sardinia", "africa", "corsica", "france"];

const MAP: &str = "map.toml";
const UNITS_FILE: &str = "units.toml";
const TABLES: &str = "tables.toml";

impl Data {
    /// Reads and checks all files.
    ///
    /// # Errors
    /// Everything that is wrong, by file and line.
    pub fn read(files: &Files) -> Result<Data, DataErrors> {
        let mut review = Review::new(files);
        let map = review.read::<MapFile>(MAP);
        let units = review.read::<UnitsFile>(UNITS_FILE);
        let tables = review.read::<TablesFile>(TABLES);
        let scenarios = review.scenarios::<ScenarioFile>();
        if let Some(map) = &map {
            check_map(&mut review, map);
            if review.is_clean() {
                geometry::check(&mut review, map);
            }
        }
        if let (Some(units), Some(map)) = (&units, &map) {
            for (name, scenario) in &scenarios {
                check_scenario(&mut review, name, scenario, units, map);
            }
        }
        if let Some(units) = &units {
            check_units(&mut review, units);
        }
        if let Some(tables) = &tables {
            check_tables(&mut review, tables);
        }
        let scenarios = scenarios.into_iter().map(|(_, scenario)| scenario).collect();
        let all = map.zip(units).zip(tables);
        review.done(all.map(|((map, units), tables)| Data { map, units, tables, scenarios }))
    }
}

fn check_map(review: &mut Review, map: &MapFile) {
    let of = |no: u8| map.area.iter().find(|a| *a.no.get_ref() == no);
    for (area, place) in map.area.iter().zip(1..) {
        let no = *area.no.get_ref();
        if no != place || no > LAST_AREA {
            let message = format!("area {no}: areas are numbered 1, 2, 3 … up to {LAST_AREA}, in order");
            review.fault_at(MAP, &area.no, message);
        }
        review.known(MAP, &area.region, REGIONS.contains(&area.region.get_ref().as_str()), "region");
        let leads = |links: &[Spanned<u8>]| links.iter().any(|l| *l.get_ref() == no);
        review.mutual(MAP, &area.land, &format!("area {no}: land link"), |to| Some(leads(&of(*to)?.land)));
        review.mutual(MAP, &area.arrows, &format!("area {no}: arrow"), |to| Some(leads(&of(*to)?.arrows)));
        if !map.placement.iter().any(|p| *p.area.get_ref() == no) {
            review.fault_at(MAP, &area.no, format!("area {no}: no placement for aircraft"));
        }
    }
    let beyond = map.no_entry.iter().chain(&map.out_of_play).flat_map(|b| &b.border);
    for node in map.area.iter().flat_map(|area| &area.border).chain(beyond) {
        review.known(MAP, node, map.nodes.contains_key(node.get_ref()), "border point");
    }
    let mut last = (0, String::new());
    for placement in &map.placement {
        let (no, spot) = (*placement.area.get_ref(), placement.spot.get_ref());
        review.known(MAP, &placement.area, of(no).is_some(), "area");
        if spot.len() != 1 || !spot.bytes().all(|b| b.is_ascii_lowercase()) {
            let message = format!("placement '{spot}' in area {no}: one small letter is expected");
            review.fault_at(MAP, &placement.spot, message);
        }
        let mut fault = |message: &str| {
            review.fault_at(MAP, &placement.area, format!("placement {no}{spot}{message}"));
        };
        if (no, spot.clone()) <= last {
            fault(": placements come in order, each once");
        }
        last = (no, spot.clone());
        for reached in placement.short.iter().chain(&placement.long).filter(|no| of(**no).is_none()) {
            fault(&format!(" reaches unknown area {reached}"));
        }
        if let Some(far) = placement.short.iter().find(|a| !placement.long.contains(a)) {
            fault(&format!(" reaches {far} with the short ruler but not the long one"));
        }
    }
    if map.area.iter().filter(|a| a.axis_symbol).count() != 1 {
        review.fault(MAP, "exactly one area carries the Axis symbol");
    }
}

fn check_units(review: &mut Review, units: &UnitsFile) {
    let all: usize = [&units.allies, &units.axis].iter().flat_map(|m| m.by_arm()).map(usize::from).sum();
    if all > UNITS {
        review.fault(UNITS_FILE, format!("{all} units; at most {UNITS} fit"));
    }
    if units.axis.paratroops + units.axis.partisans > 0 || units.allies.elites + units.allies.lines > 0 {
        review.fault(UNITS_FILE, "paratroops and partisans are Allied, elites and lines are Axis");
    }
}

fn check_tables(review: &mut Review, tables: &TablesFile) {
    for (turn, place) in tables.turn.iter().zip(1..).filter(|(turn, place)| turn.no.get_ref() != place) {
        review.fault_at(TABLES, &turn.no, format!("turn {} stands in place {place}", turn.no.get_ref()));
    }
    for (group, die) in [
        ("battle", tables.hits.battle),
        ("bombing", tables.hits.bombing),
        ("bombing_covered", tables.hits.bombing_covered),
        ("ship", tables.hits.ship),
    ] {
        if !(1..=6).contains(&die) {
            review.fault(TABLES, format!("hits.{group} = {die} is no face of a die"));
        }
    }
    if tables.limits.arrows > 3 || tables.limits.dice > 8 || tables.limits.rounds == 0 {
        review.fault(TABLES, "limits: at most 3 arrows and 8 dice, at least 1 round");
    }
}

fn check_scenario(
    review: &mut Review,
    name: &str,
    scenario: &ScenarioFile,
    units: &UnitsFile,
    map: &MapFile,
) {
    let forces = || scenario.allies.iter().chain(&scenario.axis).chain(&scenario.ready_made);
    for force in forces() {
        let known = map.area.iter().any(|a| a.no.get_ref() == force.area.get_ref());
        review.known(name, &force.area, known, "area");
    }
    let sum = |forces: &mut dyn Iterator<Item = &Force>| {
        forces.fold([0u8; 8], |mut sum, f| {
            for (s, n) in sum.iter_mut().zip(f.mix.by_arm()) {
                *s += n;
            }
            sum
        })
    };
    let allies = sum(&mut scenario.allies.iter());
    let axis = sum(&mut scenario.axis.iter().chain(&scenario.ready_made));
    let too_many = |have: [u8; 8], mix: [u8; 8]| have.iter().zip(mix).any(|(h, m)| *h > m);
    if too_many(allies, units.allies.by_arm()) {
        review.fault(name, "the Allies set up more units than the counter mix holds");
    }
    // setup.axis/3: nothing is held back, so the ready-made deployment uses every Axis unit.
    if axis != units.axis.by_arm() {
        review.fault(name, "axis and ready_made together must use the Axis counter mix exactly");
    }
    let lines = forces().filter(|f| f.line).count();
    if lines != usize::from(units.axis.lines) {
        review.fault(name, format!("{lines} lines are set up, {} exist", units.axis.lines));
    }
}
