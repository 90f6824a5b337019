//! What must hold in the data files and between them.

use std::collections::BTreeMap;

use sandtable_board::hex::{HexCell, HexGrid};
use sandtable_core::Review;
use toml::Spanned;

use super::{
    Letters, LineEntry, MAP, MapFile, ScenarioFile, SetupEntry, TABLES, TablesFile, UNITS_FILE, UnitEntry,
    UnitsFile,
};
use crate::pieces::{Chit, Kind, Nation, Side, What};
use crate::state::{HEXES, UNITS};

/// What comes and goes by the tables of the Axis.
const DIVISIONS: [What; 6] = [What::Pz, What::Ss, What::Inf, What::Hungarian, What::Italian, What::Romanian];
/// What the boxes of the Soviet track bring besides a headquarters.
const TRACK: [&str; 5] = ["tk", "m", "c", "g", "inf"];

fn hex(review: &mut Review, file: &str, grid: &HexGrid, at: &Spanned<String>, text: &str) -> Option<HexCell> {
    match grid.parse(text) {
        Ok(hex) => Some(hex),
        Err(e) => {
            review.fault_at(file, at, format!("'{text}': {e}"));
            None
        }
    }
}

/// `1214-1215`: two neighbours.
fn side(review: &mut Review, grid: &HexGrid, side: &Spanned<String>) {
    let text = side.get_ref().clone();
    let Some((a, b)) = text.split_once('-') else {
        return review.fault_at(MAP, side, format!("'{text}' should be two hexes joined by a hyphen"));
    };
    let (a, b) = (hex(review, MAP, grid, side, a), hex(review, MAP, grid, side, b));
    if let (Some(a), Some(b)) = (a, b)
        && grid.direction(a, b).is_none()
    {
        review.fault_at(MAP, side, format!("{a} and {b} are not neighbours"));
    }
}

fn line(review: &mut Review, grid: &HexGrid, line: &LineEntry) {
    let text = line.hexes.get_ref().clone();
    let hexes: Vec<Option<HexCell>> =
        text.split('-').map(|h| hex(review, MAP, grid, &line.hexes, h)).collect();
    for pair in hexes.windows(2) {
        if let [Some(a), Some(b)] = pair
            && grid.direction(*a, *b).is_none()
        {
            review.fault_at(MAP, &line.hexes, format!("line {}: {a} and {b} are not neighbours", line.id));
        }
    }
}

/// A letter of the legend for every hex.
fn letters<T>(review: &mut Review, map: &MapFile, letters: &Letters<T>) {
    if letters.rows.len() != usize::from(map.grid.rows) {
        let message = format!("{} rows of letters, the grid has {}", letters.rows.len(), map.grid.rows);
        review.fault(MAP, message);
    }
    for row in &letters.rows {
        if row.get_ref().chars().count() != usize::from(map.grid.columns) {
            review.fault_at(MAP, row, format!("the row has not {} letters", map.grid.columns));
        }
        if let Some(c) = row.get_ref().chars().find(|c| !letters.legend.contains_key(c)) {
            review.fault_at(MAP, row, format!("the legend does not know '{c}'"));
        }
    }
}

/// The map by itself.
pub fn map(review: &mut Review, map: &MapFile) {
    let grid = map.hexes();
    if grid.len() > HEXES {
        review.fault(MAP, format!("{} hexes; at most {HEXES} fit", grid.len()));
    }
    letters(review, map, &map.terrain);
    letters(review, map, &map.start);
    for place in &map.places.list {
        hex(review, MAP, &grid, &place.hex, place.hex.get_ref());
    }
    review.unique(MAP, map.places.list.iter().map(|p| &p.hex), |hex| format!("two places share hex {hex}"));
    if map.places.list.len() > 128 {
        review.fault(MAP, "at most 128 places fit");
    }
    for river in &map.river {
        river.sides.iter().for_each(|s| side(review, &grid, s));
    }
    map.bridges.sides.iter().for_each(|s| side(review, &grid, s));
    map.roads.list.iter().chain(&map.rails.list).for_each(|l| line(review, &grid, l));
    for source in &map.supply.list {
        hex(review, MAP, &grid, &source.hex, source.hex.get_ref());
    }
    for setup in &map.setup {
        for word in setup.hexes.get_ref().clone().split_whitespace() {
            hex(review, MAP, &grid, &setup.hexes, word.trim_end_matches('*'));
        }
    }
}

/// The counters, and where they enter on the map.
pub fn units(review: &mut Review, units: &UnitsFile, map: &MapFile) {
    let grid = map.hexes();
    if units.unit.len() > UNITS {
        let message = format!("{} units; at most {UNITS} fit", units.unit.len());
        review.fault(UNITS_FILE, message);
    }
    let keys = units.unit.iter().map(|unit| &unit.key);
    review.unique(UNITS_FILE, keys, |key| format!("two units have the key '{key}'"));
    for unit in &units.unit {
        if let Some(at) = &unit.at {
            hex(review, UNITS_FILE, &grid, at, at.get_ref());
        }
        let enters = unit.enters.get_ref();
        let army = armies(map).any(|s| s.army == *enters);
        let known = ["start", "front", "second", "pool"].contains(&enters.as_str());
        if !army && !known && track_box(enters).is_none() {
            review.fault_at(UNITS_FILE, &unit.enters, format!("nobody enters by '{enters}'"));
        }
        if (enters == "start") != unit.at.is_some() {
            review.fault_at(UNITS_FILE, &unit.enters, "'start' and a hex belong together");
        }
    }
    for hq in Chit::all().filter_map(Chit::hq) {
        if !units.unit.iter().any(|u| u.key.get_ref() == hq && u.kind == Kind::Hq) {
            review.fault(UNITS_FILE, format!("the chit of {hq} has no headquarters"));
        }
    }
}

/// The charts by themselves.
pub fn tables(review: &mut Review, tables: &TablesFile) {
    review.full(TABLES, "combat", &tables.combat.rows, 6, 11);
    for cell in tables.combat.rows.iter().flatten() {
        if crate::theatre::Cell::parse(cell.get_ref()).is_none() {
            review.fault_at(TABLES, cell, format!("'{}' is no combat result", cell.get_ref()));
        }
    }
    for (key, count) in tables.soviet_track.boxes.iter().flatten() {
        let sound =
            if key == "hq" { count.is_str() } else { TRACK.contains(&key.as_str()) && is_number(count) };
        if !sound {
            review.fault(TABLES, format!("the Soviet track does not know '{key} = {count}'"));
        }
    }
    if tables.limits.fortresses != 2 {
        review.fault(TABLES, "limits: there are two fortress markers");
    }
    for rows in [&tables.axis_reinforcements, &tables.transfer] {
        if rows.rows.len() != 6 {
            review.fault(TABLES, "a row for each face of the die is expected");
        }
        for key in rows.rows.iter().flat_map(BTreeMap::keys) {
            if !DIVISIONS.iter().any(|w| w.word() == key) {
                review.fault(TABLES, format!("'{key}' is no kind of Axis division"));
            }
        }
    }
}

fn is_number(value: &toml::Value) -> bool {
    value.as_integer().is_some_and(|n| u8::try_from(n).is_ok())
}

/// The armies of the Axis, which have set-up hexes of their own.
fn armies(map: &MapFile) -> impl Iterator<Item = &SetupEntry> {
    map.setup.iter().filter(|s| s.side == Side::Axis)
}

/// `box 2`: the number of a box of the Soviet track.
fn track_box(enters: &str) -> Option<usize> {
    enters.strip_prefix("box ")?.parse().ok()
}

/// Every army fits its hexes, and the Soviet lines theirs (4.0.3, 4.0.4).
pub fn setup(review: &mut Review, units: &UnitsFile, map: &MapFile) {
    let count = |enters: &str, test: fn(&UnitEntry) -> bool| {
        units.unit.iter().filter(|u| u.enters.get_ref() == enters && test(u)).count()
    };
    for army in armies(map) {
        let hexes: Vec<&str> = army.hexes.get_ref().split_whitespace().collect();
        let armoured = hexes.iter().filter(|hex| hex.ends_with('*')).count();
        let all = count(&army.army, |_| true);
        let tanks = count(&army.army, |u| u.mechanised && u.nation == Nation::German);
        if !(hexes.len()..=2 * hexes.len()).contains(&all) || tanks > 2 * armoured {
            review.fault_at(MAP, &army.hexes, format!("the units of {} do not fit its hexes", army.army));
        }
    }
    let soviet = map.setup.iter().filter(|s| s.side == Side::Soviet);
    let front: usize = soviet.map(|s| s.hexes.get_ref().split_whitespace().count()).sum();
    if count("front", |_| true) != front {
        review.fault(UNITS_FILE, format!("the front line has {front} hexes, each for one unit"));
    }
    let towns = map.places.list.iter().filter(|p| p.control == Side::Soviet).count();
    if count("second", |_| true) > towns {
        review.fault(UNITS_FILE, format!("the second line has {towns} places, each for one unit"));
    }
}

/// Places are worth what the charts say (15.0.1).
pub fn points(review: &mut Review, map: &MapFile, tables: &TablesFile) {
    let worth = tables.limits.vp_hex;
    for place in map.places.list.iter().filter(|p| p.vp != 0 && p.vp != worth) {
        review.fault_at(MAP, &place.hex, format!("{} is worth {} points, not {worth}", place.name, place.vp));
    }
}

/// Who enters with a box of the Soviet track is named there, and nobody else is (12.2.1).
pub fn boxes(review: &mut Review, units: &UnitsFile, tables: &TablesFile) {
    let boxes = &tables.soviet_track.boxes;
    let named =
        |n: usize| boxes.get(n.wrapping_sub(1)).and_then(|b| b.get("hq")).and_then(toml::Value::as_str);
    for unit in &units.unit {
        let (key, enters) = (unit.key.get_ref(), unit.enters.get_ref());
        if track_box(enters).is_some_and(|n| named(n) != Some(key)) {
            review.fault_at(UNITS_FILE, &unit.enters, format!("{enters} does not bring {key}"));
        }
    }
    for (i, hq) in (1..=boxes.len()).filter_map(|n| named(n).map(|hq| (n, hq))) {
        if !units.unit.iter().any(|u| u.key.get_ref() == hq && track_box(u.enters.get_ref()) == Some(i)) {
            review.fault(TABLES, format!("box {i} brings {hq}, which does not enter there"));
        }
    }
}

/// The turns of a scenario are on the track.
pub fn scenario(review: &mut Review, file: &str, scenario: &ScenarioFile, tables: &TablesFile) {
    let (first, last) = (scenario.first_turn, scenario.last_turn);
    if first < 1 || last < first || usize::from(last) > tables.turns.list.len() {
        review.fault(file, format!("turns {first} to {last} are not on the track"));
    }
}
