//! What must hold in the data files and between them.

use sandtable_board::HexCell;
use sandtable_board::hex::HexGrid;
use sandtable_core::Review;
use toml::Spanned;

use super::{
    CHARTS, ChartsFile, Cost, IncomeEntry, Listed, MAP, MapFile, OwnTables, ScenarioFile, UNITS, UnitsFile,
};
use crate::air::Hit;
use crate::pieces::{Barrier, Side, Terrain, Way};
use crate::state::{COUNTERS, HEXES};
use crate::tables::{Cell, Share, Strike, odds_of};

fn hex(review: &mut Review, file: &str, map: &MapFile, at: &Spanned<String>, text: &str) -> Option<HexCell> {
    match map.sheets().parse(map.boxed(text).unwrap_or(text)) {
        Ok(hex) => Some(hex),
        Err(e) => {
            review.fault_at(file, at, e.to_string());
            None
        }
    }
}

/// Hexes joined by hyphens, each touching the next.
fn chain(review: &mut Review, map: &MapFile, text: &Spanned<String>) -> usize {
    let words: Vec<&str> = text.get_ref().split('-').collect();
    let hexes: Vec<_> = words.iter().map(|word| hex(review, MAP, map, text, word)).collect();
    let grid = map.sheets().grid();
    for (pair, names) in hexes.windows(2).zip(words.windows(2)) {
        if let [Some(a), Some(b)] = pair
            && grid.direction(*a, *b).is_none()
        {
            review.fault_at(MAP, text, format!("{} and {} are not neighbours", names[0], names[1]));
        }
    }
    hexes.len()
}

/// The map by itself.
pub fn map(review: &mut Review, map: &MapFile) {
    let sheets = map.sheets();
    if [sheets.across, sheets.down, sheets.rows].contains(&0) || sheets.cols < 2 {
        review
            .fault(MAP, "sheets: one across and down, with a row and two columns, is the least".to_string());
        return;
    }
    let grid = sheets.grid();
    if grid.len() > HEXES {
        review.fault(MAP, format!("{} hexes; at most {HEXES} fit", grid.len()));
    }
    let (columns, rows) = (grid.len() / map.terrain.rows.len().max(1), map.terrain.rows.len());
    if columns * rows != grid.len() {
        review.fault(MAP, format!("{rows} rows of letters do not fit {} hexes", grid.len()));
    }
    for row in &map.terrain.rows {
        if row.get_ref().chars().count() != columns {
            review.fault_at(MAP, row, format!("the row has not {columns} letters"));
        }
        if let Some(c) = row.get_ref().chars().find(|c| !map.terrain.legend.contains_key(c)) {
            review.fault_at(MAP, row, format!("the legend does not know '{c}'"));
        }
    }
    review.unique(MAP, map.place.iter().map(|p| &p.key), |key| format!("two places have the key '{key}'"));
    review.unique(MAP, map.place.iter().map(|p| &p.hex), |hex| format!("two places lie in {hex}"));
    review.unique(MAP, map.boxes.iter().map(|b| &b.key), |key| format!("two boxes have the key '{key}'"));
    for tied in &map.boxes {
        hex(review, MAP, map, &tied.hex, tied.hex.get_ref());
    }
    for entry in &map.gauge {
        chain(review, map, &entry.hexes);
    }
    for place in &map.place {
        hex(review, MAP, map, &place.hex, place.hex.get_ref());
        if !matches!(place.kind, Terrain::Village | Terrain::MinorCity | Terrain::MajorCity) {
            review.fault_at(MAP, &place.key, "a place is a village or a city");
        }
    }
    for side in map.side.iter().flat_map(|side| &side.sides) {
        if chain(review, map, side) != 2 {
            review.fault_at(MAP, side, "a hexside lies between two hexes");
        }
    }
    for way in &map.way {
        chain(review, map, &way.hexes);
    }
    for source in &map.supply {
        hex(review, MAP, map, &source.hex, source.hex.get_ref());
    }
}

/// The counters by themselves.
pub fn units(review: &mut Review, units: &UnitsFile) {
    let templates: Vec<&str> = units.template.iter().map(|t| t.key.get_ref().as_str()).collect();
    review.unique(UNITS, units.template.iter().map(|t| &t.key), |key| format!("two templates '{key}'"));
    review.unique(UNITS, units.unit.iter().map(|u| &u.key), |key| format!("two units have the key '{key}'"));
    for unit in &units.unit {
        let known = templates.contains(&unit.template.get_ref().as_str());
        review.known(UNITS, &unit.template, known, "template");
    }
    review.unique(UNITS, units.formation.iter().map(|f| &f.key), |key| format!("two formations '{key}'"));
    for formation in &units.formation {
        let known = units.unit.iter().any(|unit| unit.formation == *formation.key.get_ref());
        review.known(UNITS, &formation.key, known, "formation");
    }
    for template in &units.template {
        let quarters = template.re.get_ref() * 4.0;
        if quarters.fract() != 0.0 || !(1.0..=40.0).contains(&quarters) {
            review.fault_at(UNITS, &template.re, "a size is counted in quarters of an RE, up to 10 RE");
        }
        if template.steps == 0 {
            review.fault_at(UNITS, &template.key, "a unit has a step at least");
        }
    }
    if units.unit.len() > COUNTERS {
        review.fault(UNITS, format!("{} units; at most {COUNTERS} fit", units.unit.len()));
    }
    for unit in &units.unit {
        if let Some(re) = &unit.re
            && ((re.get_ref() * 4.0).fract() != 0.0 || !(0.25..=10.0).contains(re.get_ref()))
        {
            review.fault_at(UNITS, re, "a size is counted in quarters of an RE, up to 10 RE");
        }
        if unit.steps == Some(0) {
            review.fault_at(UNITS, &unit.key, "a unit has a step at least");
        }
    }
    let mut formations: Vec<&str> = units.unit.iter().map(|u| u.formation.as_str()).collect();
    formations.sort_unstable();
    formations.dedup();
    if formations.len() > 128 {
        review.fault(UNITS, "more than 127 formations");
    }
    if units.transport.is_empty() {
        review.fault(UNITS, "there are no Transport Points");
    }
}

/// The charts by themselves.
pub fn charts(review: &mut Review, charts: &ChartsFile) {
    for line in charts.combat.lines() {
        if line.len() != 13 {
            review.fault(CHARTS, "combat: 13 columns are expected");
        }
        for odds in line.iter().filter(|odds| odds_of(odds.get_ref()).is_none()) {
            review.fault_at(CHARTS, odds, "odds are written like 3:1");
        }
    }
    review.full(CHARTS, "combat", &charts.combat.rows, 15, 13);
    for cell in charts.combat.rows.iter().flatten().filter(|cell| Cell::parse(cell.get_ref()).is_none()) {
        review.fault_at(CHARTS, cell, "this is no combat result");
    }
    let columns = charts.barrage.columns.len() + 1;
    review.full(CHARTS, "barrage", &charts.barrage.rows, 11, columns);
    if charts.barrage.cost.len() != columns {
        review.fault(CHARTS, "barrage: every column has a cost");
    }
    for cell in charts.barrage.rows.iter().flatten().filter(|cell| Strike::parse(cell.get_ref()).is_none()) {
        review.fault_at(CHARTS, cell, "this is no result of a barrage");
    }
    let facility = &charts.facility;
    review.full(CHARTS, "facility", &facility.rows, 6, facility.columns.len() + 1);
    if facility.cost.len() != facility.columns.len() + 1 {
        review.fault(CHARTS, "facility: every column has a cost");
    }
    for cell in facility.rows.iter().flatten().filter(|cell| Hit::parse(cell.get_ref()).is_none()) {
        review.fault_at(CHARTS, cell, "this is no result of a barrage of a facility");
    }
    review.full(CHARTS, "attrition", &charts.attrition.rows, 6, 4);
    let terrain = &charts.terrain;
    if !Terrain::ALL.into_iter().eq(terrain.hex.iter().map(|line| line.kind)) {
        review.fault(CHARTS, "terrain: a line for each terrain, in order");
    }
    if !Barrier::ALL.into_iter().eq(terrain.side.iter().map(|line| line.kind)) {
        review.fault(CHARTS, "terrain: a line for each hexside, in order");
    }
    if !Way::ALL.into_iter().eq(terrain.road.iter().map(|line| line.kind)) {
        review.fault(CHARTS, "terrain: a line for each road, in order");
    }
    let hexes = terrain.hex.iter().flat_map(|line| line.attack.iter().chain(&line.defence));
    for share in hexes.chain(terrain.side.iter().flat_map(|line| &line.attack)) {
        if Share::parse(share.get_ref()).is_none() {
            review.fault_at(CHARTS, share, "multipliers are 0, 1/4, 1/3, 1/2, 1, 3/2 and 2");
        }
    }
    let costs = terrain.hex.iter().flat_map(|line| [&line.dry, &line.mud, &line.snow]);
    let costs = costs.chain(terrain.side.iter().flat_map(|line| [&line.dry, &line.mud, &line.snow]));
    let costs = costs.chain(terrain.road.iter().flat_map(|line| [&line.dry, &line.mud, &line.snow]));
    if costs.flatten().any(|cost| cost.quarters().is_none()) {
        review.fault(CHARTS, "terrain: costs are counted in quarters of an MP, or '-'");
    }
}

impl Cost {
    /// In quarters of an MP; [`crate::theatre::NO_WAY`] where there is none; nothing if it makes no sense.
    pub fn quarters(&self) -> Option<u8> {
        match self {
            Cost::Whole(mp) => mp.checked_mul(4).filter(|quarters| *quarters < 200),
            Cost::Parts(mp) if (mp * 4.0).fract() == 0.0 && (0.0..50.0).contains(mp) => {
                Some((mp * 4.0) as u8)
            }
            Cost::None(word) if word == "-" => Some(crate::theatre::NO_WAY),
            _ => None,
        }
    }
}

/// A hex of a scenario: it lies in its window.
fn inside(review: &mut Review, file: &str, map: &MapFile, window: Option<&HexGrid>, at: &Spanned<String>) {
    let found = hex(review, file, map, at, at.get_ref());
    if let (Some(found), Some(window)) = (found, window)
        && !window.contains(found)
    {
        review.fault_at(file, at, "the hex lies outside the window of the scenario");
    }
}

/// A scenario with map and counters.
pub fn scenario(
    review: &mut Review,
    file: &str,
    s: &ScenarioFile,
    map: &MapFile,
    units: &UnitsFile,
    own: &OwnTables,
) {
    let window = s.window.as_ref().and_then(|corners| {
        let [from, to] = corners.each_ref().map(|at| hex(review, file, map, at, at.get_ref()));
        Some(map.sheets().window([from?, to?]))
    });
    if window.as_ref().is_some_and(HexGrid::is_empty) {
        review.fault(file, "window: the north-western hex comes first, then the south-eastern");
    }
    let placed_hexes = s.setup.iter().map(|e| &e.hex).chain(s.arrival.iter().map(|e| &e.hex));
    let placed_hexes =
        placed_hexes.chain(s.dump.iter().map(|e| &e.hex)).chain(s.column.iter().map(|e| &e.hex));
    let placed_hexes = placed_hexes.chain(s.hedgehog.iter().map(|e| &e.hex));
    let placed_hexes = placed_hexes.chain(s.air.base.iter().map(|e| &e.hex));
    for at in placed_hexes.chain(s.supply.iter().flat_map(|e| &e.hexes)) {
        if !s.has_box(at.get_ref()) {
            inside(review, file, map, window.as_ref(), at);
        }
    }
    review.unique(file, s.boxes.iter().map(|entry| &entry.key), |key| format!("two boxes '{key}'"));
    for entry in &s.boxes {
        hex(review, file, map, &entry.beyond, entry.beyond.get_ref());
    }
    for key in s.held.iter().flat_map(|held| &held.places).chain(s.ports.iter().flatten()) {
        review.known(file, key, map.place.iter().any(|p| p.key.get_ref() == key.get_ref()), "place");
    }
    for key in s.worth.keys().filter(|key| map.place.iter().all(|p| p.key.get_ref() != *key)) {
        review.fault(file, format!("worth: there is no place '{key}'"));
    }
    for entry in &s.arrival {
        if let Some(column) = &entry.column {
            let known = units.transport.iter().any(|kind| kind.key == *column.kind.get_ref());
            review.known(file, &column.kind, known, "kind of Transport Points");
        }
        if !(1..=s.turns).contains(&entry.turn) {
            review.fault_at(file, &entry.hex, "nothing arrives after the last turn");
        }
    }
    let named = |key: &str| units.unit.iter().any(|unit| unit.key.get_ref() == key);
    let mut placed: Vec<Spanned<String>> = Vec::new();
    for text in s.listed() {
        let key = Spanned::new(text.span(), Listed::key(text.get_ref()).to_string());
        review.known(file, &key, named(key.get_ref()), "unit");
        if Listed::read(text.get_ref()).is_none() {
            review.fault_at(file, text, "a unit is listed like 'us-28', 'us-28 lost=3' or 'us-28 reserve'");
        }
        placed.push(key);
    }
    review.unique(file, &placed, |key| format!("'{key}' is set up twice"));
    for key in s.withdrawal.iter().flat_map(|entry| &entry.units) {
        review.known(file, key, placed.iter().any(|other| other.get_ref() == key.get_ref()), "unit");
    }
    for column in &s.column {
        let known = units.transport.iter().any(|kind| kind.key == *column.kind.get_ref());
        review.known(file, &column.kind, known, "kind of Transport Points");
        if column.points == 0 || u16::from(column.load) > 4 * u16::from(column.points) {
            review.fault_at(file, &column.hex, "a column has points, and carries 4T with each at most");
        }
    }
    for work in &s.hedgehog {
        if !(1..=4).contains(work.level.get_ref()) {
            review.fault_at(file, &work.level, "hedgehogs have levels from 1 to 4");
        }
    }
    let turns = (0..s.turns).map(|turn| s.calendar.saturating_add(turn));
    if s.weather_table.len() != 6 && turns.clone().any(|turn| own.ground(turn).is_none()) {
        review.fault(file, "the weather has six lines");
    }
    if s.weather.is_empty() {
        review.fault(file, "the weather of the first turn is preset");
    }
    for side in Side::BOTH {
        let of = if side == Side::Axis { &s.axis } else { &s.allied };
        match &of.supply {
            IncomeEntry::Dice(by) if by.len() != 11 => {
                review.fault(file, "supply has a line for each sum of two dice");
            }
            IncomeEntry::Table { table, .. } if own.income.iter().all(|t| t.key.get_ref() != table) => {
                review.fault(file, format!("unknown table of supply '{table}'"));
            }
            _ => {}
        }
        let turns = usize::from(s.turns);
        if of.each_turn.as_ref().is_some_and(|repl| repl.pax.len() != turns || repl.eq.len() != turns) {
            review.fault(file, "replacements that are not rolled have a number for each turn");
        }
        if of.repl.as_ref().is_some_and(|repl| repl.pax.len() != 11 || repl.eq.len() != 11) {
            review.fault(file, "replacements have a line for each sum of two dice");
        }
    }
}
