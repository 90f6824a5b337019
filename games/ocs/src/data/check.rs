//! What must hold in the data files and between them.

use sandtable_board::HexCell;
use sandtable_core::Review;
use toml::Spanned;

use super::{CHARTS, ChartsFile, Cost, MAP, MapFile, ScenarioFile, UNITS, UnitsFile};
use crate::air::Hit;
use crate::pieces::{Barrier, Side, Terrain, Way};
use crate::state::HEXES;
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
    let grid = map.sheets().grid();
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
    for template in &units.template {
        let quarters = template.re.get_ref() * 4.0;
        if quarters.fract() != 0.0 || !(1.0..=40.0).contains(&quarters) {
            review.fault_at(UNITS, &template.re, "a size is counted in quarters of an RE, up to 10 RE");
        }
        if template.steps == 0 {
            review.fault_at(UNITS, &template.key, "a unit has a step at least");
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

/// A scenario with map and counters.
pub fn scenario(review: &mut Review, file: &str, s: &ScenarioFile, map: &MapFile, units: &UnitsFile) {
    let mut placed: Vec<&Spanned<String>> = Vec::new();
    for entry in &s.setup {
        hex(review, file, map, &entry.hex, entry.hex.get_ref());
        placed.extend(&entry.units);
    }
    for entry in &s.arrival {
        hex(review, file, map, &entry.hex, entry.hex.get_ref());
        placed.extend(&entry.units);
        if let Some(column) = &entry.column {
            let known = units.transport.iter().any(|kind| kind.key == *column.kind.get_ref());
            review.known(file, &column.kind, known, "kind of Transport Points");
        }
        if !(1..=s.turns).contains(&entry.turn) {
            review.fault_at(file, &entry.hex, "nothing arrives after the last turn");
        }
    }
    for key in &placed {
        let known = units.unit.iter().any(|unit| unit.key.get_ref() == key.get_ref());
        review.known(file, key, known, "unit");
    }
    review.unique(file, placed, |key| format!("'{key}' is set up twice"));
    for dump in &s.dump {
        hex(review, file, map, &dump.hex, dump.hex.get_ref());
    }
    for column in &s.column {
        hex(review, file, map, &column.hex, column.hex.get_ref());
        let known = units.transport.iter().any(|kind| kind.key == *column.kind.get_ref());
        review.known(file, &column.kind, known, "kind of Transport Points");
        if column.points == 0 || u16::from(column.load) > 4 * u16::from(column.points) {
            review.fault_at(file, &column.hex, "a column has points, and carries 4T with each at most");
        }
    }
    for work in &s.hedgehog {
        hex(review, file, map, &work.hex, work.hex.get_ref());
        if !(1..=4).contains(work.level.get_ref()) {
            review.fault_at(file, &work.level, "hedgehogs have levels from 1 to 4");
        }
    }
    for base in &s.air.base {
        hex(review, file, map, &base.hex, base.hex.get_ref());
    }
    if s.weather_table.len() != 6 {
        review.fault(file, "the weather has six lines");
    }
    for side in Side::BOTH {
        let of = if side == Side::Axis { &s.axis } else { &s.allied };
        if of.supply.len() != 11 {
            review.fault(file, "supply has a line for each sum of two dice");
        }
        if of.repl.as_ref().is_some_and(|repl| repl.pax.len() != 11 || repl.eq.len() != 11) {
            review.fault(file, "replacements have a line for each sum of two dice");
        }
    }
}
