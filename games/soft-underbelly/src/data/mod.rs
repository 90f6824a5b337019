//! The data files as they are written, and what must hold between them.

use std::collections::BTreeMap;

use sandtable_core::{DataError, DataErrors, Files};
use serde::Deserialize;
use toml::Spanned;

use crate::pieces::LAST_AREA;
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
#[allow(missing_docs)]
pub struct Window {
    pub west: f64,
    pub south: f64,
    pub east: f64,
    pub north: f64,
}

/// The rulers and the counter, in kilometres.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct Rulers {
    pub short_km: u32,
    pub long_km: u32,
    pub counter_km: u32,
}

/// An area.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
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
#[allow(missing_docs)]
pub struct PlacementEntry {
    pub area: Spanned<u8>,
    pub spot: Spanned<String>,
    pub point: [f64; 2],
    pub short: Vec<u8>,
    pub long: Vec<u8>,
}

/// Scenery.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct Backdrop {
    pub key: String,
    pub border: Vec<Spanned<String>>,
}

/// `units.toml`.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct UnitsFile {
    pub allies: Mix,
    pub axis: Mix,
}

/// A side's counter mix, or what a scenario puts into an area.
#[derive(Debug, Default, Clone, Deserialize)]
#[serde(default)]
#[allow(missing_docs)]
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
#[allow(missing_docs)]
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
#[allow(missing_docs)]
pub struct Pair<T> {
    pub allies: T,
    pub axis: T,
}

/// A space of the turn track.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct TurnEntry {
    pub no: Spanned<u8>,
    pub period: String,
    pub allies: u8,
    pub axis: u8,
}

/// Naval transport points.
#[derive(Debug, Clone, Copy, Deserialize)]
#[allow(missing_docs)]
pub struct Transport {
    pub allies: u8,
    pub allies_overlord: u8,
    pub axis: u8,
}

/// Event markers and boxes.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct EventsEntry {
    pub markers: u8,
    pub allies: BTreeMap<String, toml::Value>,
    pub axis: BTreeMap<String, toml::Value>,
}

/// Lowest die that hits.
#[derive(Debug, Clone, Copy, Deserialize)]
#[allow(missing_docs)]
pub struct Hits {
    pub battle: u8,
    pub bombing: u8,
    pub bombing_covered: u8,
    pub ship: u8,
}

/// Limits of the rules.
#[derive(Debug, Clone, Copy, Deserialize)]
#[allow(missing_docs)]
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
#[allow(missing_docs)]
pub struct ScenarioFile {
    pub key: String,
    pub first_turn: u8,
    pub last_turn: u8,
    pub ship: Vec<ShipEntry>,
    pub allies: Vec<Force>,
    pub axis: Vec<Force>,
    pub ready_made: Vec<Force>,
}

/// A ship at the start.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct ShipEntry {
    pub name: Spanned<String>,
    pub used: bool,
}

/// Units of a side in an area.
#[derive(Debug, Clone, Deserialize)]
#[allow(missing_docs)]
pub struct Force {
    pub area: Spanned<u8>,
    #[serde(flatten)]
    pub mix: Mix,
    #[serde(default)]
    pub line: bool,
}

/// Everything, parsed.
#[derive(Debug)]
#[allow(missing_docs)]
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
        let mut errors = Vec::new();
        let mut keep = |e: DataError| errors.push(e);
        let map = files.read::<MapFile>(MAP).map_err(&mut keep).ok();
        let units = files.read::<UnitsFile>(UNITS_FILE).map_err(&mut keep).ok();
        let tables = files.read::<TablesFile>(TABLES).map_err(&mut keep).ok();
        let names: Vec<&str> = files.names().filter(|n| n.starts_with("scenarios/")).collect();
        let scenarios: Vec<(&str, ScenarioFile)> = names
            .iter()
            .filter_map(|n| files.read::<ScenarioFile>(n).map_err(&mut keep).ok().map(|s| (*n, s)))
            .collect();
        if names.is_empty() {
            keep(files.error("scenarios/", None, "there is no scenario"));
        }
        if let Some(map) = &map {
            check_map(files, map, &mut errors);
            if errors.is_empty() {
                geometry::check(files, map, &mut errors);
            }
        }
        if let (Some(units), Some(map)) = (&units, &map) {
            for (name, scenario) in &scenarios {
                check_scenario(files, name, scenario, units, map, &mut errors);
            }
        }
        if let Some(units) = &units {
            check_units(files, units, &mut errors);
        }
        if let Some(tables) = &tables {
            check_tables(files, tables, &mut errors);
        }
        match (map, units, tables) {
            (Some(map), Some(units), Some(tables)) if errors.is_empty() => {
                Ok(Data { map, units, tables, scenarios: scenarios.into_iter().map(|(_, s)| s).collect() })
            }
            _ => Err(DataErrors(errors)),
        }
    }
}

fn check_map(files: &Files, map: &MapFile, errors: &mut Vec<DataError>) {
    let mut fault = |at: std::ops::Range<usize>, message: String| {
        errors.push(files.error(MAP, Some(at.start), message));
    };
    let of = |no: u8| map.area.iter().find(|a| *a.no.get_ref() == no);
    for (i, area) in map.area.iter().enumerate() {
        let no = *area.no.get_ref();
        if usize::from(no) != i + 1 || no > LAST_AREA {
            fault(
                area.no.span(),
                format!("area {no}: areas are numbered 1, 2, 3 … up to {LAST_AREA}, in order"),
            );
        }
        if !REGIONS.contains(&area.region.get_ref().as_str()) {
            fault(area.region.span(), format!("area {no}: unknown region '{}'", area.region.get_ref()));
        }
        for (kind, links) in [("land", &area.land), ("arrows", &area.arrows)] {
            for link in links {
                let to = *link.get_ref();
                let back = of(to).map(|b| if kind == "land" { &b.land } else { &b.arrows });
                match back {
                    None => fault(link.span(), format!("area {no}: {kind} link to unknown area {to}")),
                    Some(back) if !back.iter().any(|l| *l.get_ref() == no) => {
                        fault(link.span(), format!("area {no}: {kind} link to {to}, but {to} has none back"));
                    }
                    Some(_) => {}
                }
            }
        }
        for node in &area.border {
            if !map.nodes.contains_key(node.get_ref()) {
                fault(node.span(), format!("area {no}: unknown border point '{}'", node.get_ref()));
            }
        }
        if !map.placement.iter().any(|p| *p.area.get_ref() == no) {
            fault(area.no.span(), format!("area {no}: no placement for aircraft"));
        }
    }
    for node in map.no_entry.iter().chain(&map.out_of_play).flat_map(|b| &b.border) {
        if !map.nodes.contains_key(node.get_ref()) {
            fault(node.span(), format!("unknown border point '{}'", node.get_ref()));
        }
    }
    let mut last = (0, String::new());
    for placement in &map.placement {
        let (no, spot) = (*placement.area.get_ref(), placement.spot.get_ref());
        if of(no).is_none() {
            fault(placement.area.span(), format!("placement in unknown area {no}"));
        }
        if spot.len() != 1 || !spot.bytes().all(|b| b.is_ascii_lowercase()) {
            fault(
                placement.spot.span(),
                format!("placement '{spot}' in area {no}: one small letter is expected"),
            );
        }
        if (no, spot.clone()) <= last {
            fault(
                placement.area.span(),
                format!("placement {no}{spot}: placements come in order, each once"),
            );
        }
        last = (no, spot.clone());
        for reached in placement.short.iter().chain(&placement.long) {
            if of(*reached).is_none() {
                fault(placement.area.span(), format!("placement {no}{spot} reaches unknown area {reached}"));
            }
        }
        if let Some(far) = placement.short.iter().find(|a| !placement.long.contains(a)) {
            fault(
                placement.area.span(),
                format!("placement {no}{spot} reaches {far} with the short ruler but not the long one"),
            );
        }
    }
    if map.area.iter().filter(|a| a.axis_symbol).count() != 1 {
        errors.push(files.error(MAP, None, "exactly one area carries the Axis symbol"));
    }
}

fn check_units(files: &Files, units: &UnitsFile, errors: &mut Vec<DataError>) {
    let all: usize = [&units.allies, &units.axis].iter().flat_map(|m| m.by_arm()).map(usize::from).sum();
    if all > UNITS {
        errors.push(files.error(UNITS_FILE, None, format!("{all} units; at most {UNITS} fit")));
    }
    if units.axis.paratroops + units.axis.partisans > 0 || units.allies.elites + units.allies.lines > 0 {
        errors.push(files.error(
            UNITS_FILE,
            None,
            "paratroops and partisans are Allied, elites and lines are Axis",
        ));
    }
}

fn check_tables(files: &Files, tables: &TablesFile, errors: &mut Vec<DataError>) {
    for (i, turn) in tables.turn.iter().enumerate() {
        if usize::from(*turn.no.get_ref()) != i + 1 {
            errors.push(files.error_at(
                TABLES,
                &turn.no,
                format!("turn {} stands in place {}", turn.no.get_ref(), i + 1),
            ));
        }
    }
    for (group, die) in [
        ("battle", tables.hits.battle),
        ("bombing", tables.hits.bombing),
        ("bombing_covered", tables.hits.bombing_covered),
        ("ship", tables.hits.ship),
    ] {
        if !(1..=6).contains(&die) {
            errors.push(files.error(TABLES, None, format!("hits.{group} = {die} is no face of a die")));
        }
    }
    if tables.limits.arrows > 3 || tables.limits.dice > 8 || tables.limits.rounds == 0 {
        errors.push(files.error(TABLES, None, "limits: at most 3 arrows and 8 dice, at least 1 round"));
    }
}

fn check_scenario(
    files: &Files,
    name: &str,
    scenario: &ScenarioFile,
    units: &UnitsFile,
    map: &MapFile,
    errors: &mut Vec<DataError>,
) {
    for ship in &scenario.ship {
        if crate::pieces::Ship::parse(ship.name.get_ref()).is_none() {
            errors.push(files.error_at(name, &ship.name, format!("unknown ship '{}'", ship.name.get_ref())));
        }
    }
    let forces = || scenario.allies.iter().chain(&scenario.axis).chain(&scenario.ready_made);
    for force in forces() {
        if !map.area.iter().any(|a| a.no.get_ref() == force.area.get_ref()) {
            errors.push(files.error_at(name, &force.area, format!("unknown area {}", force.area.get_ref())));
        }
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
        errors.push(files.error(name, None, "the Allies set up more units than the counter mix holds"));
    }
    // setup.axis/3: nothing is held back, so the ready-made deployment uses every Axis unit.
    if axis != units.axis.by_arm() {
        errors.push(files.error(
            name,
            None,
            "axis and ready_made together must use the Axis counter mix exactly",
        ));
    }
    let lines = forces().filter(|f| f.line).count();
    if lines != usize::from(units.axis.lines) {
        errors.push(files.error(name, None, format!("{lines} lines are set up, {} exist", units.axis.lines)));
    }
}
