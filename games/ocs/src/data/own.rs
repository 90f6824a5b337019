//! `charts.toml` of a title: what it prints otherwise than the series, and tables that go by its calendar.
#![allow(missing_docs)]

use std::collections::BTreeMap;

use sandtable_core::Review;
use serde::Deserialize;
use toml::Spanned;

use super::{
    AttritionEntry, BarrageEntry, Blowing, CHARTS, Capture, ChartsFile, CombatEntry, Costs, FacilityEntry,
    IncomeEntry, PortDamage, Ranges, Shifts, SurpriseEntry, TerrainEntry,
};
use crate::pieces::Weather;

/// Charts that a title prints otherwise than the series.
#[derive(Debug, Deserialize)]
pub struct OwnCharts {
    combat: Option<CombatEntry>,
    surprise: Option<SurpriseEntry>,
    barrage: Option<BarrageEntry>,
    shifts: Option<Shifts>,
    facility: Option<FacilityEntry>,
    attrition: Option<AttritionEntry>,
    capture: Option<Capture>,
    blowing: Option<Blowing>,
    ports: Option<PortDamage>,
    supply: Option<Costs>,
    ranges: Option<Ranges>,
    terrain: Option<TerrainEntry>,
}

impl OwnCharts {
    /// Laid over the charts of the series.
    pub fn over(self, series: ChartsFile) -> ChartsFile {
        ChartsFile {
            combat: self.combat.unwrap_or(series.combat),
            surprise: self.surprise.unwrap_or(series.surprise),
            barrage: self.barrage.unwrap_or(series.barrage),
            shifts: self.shifts.unwrap_or(series.shifts),
            facility: self.facility.unwrap_or(series.facility),
            attrition: self.attrition.unwrap_or(series.attrition),
            capture: self.capture.unwrap_or(series.capture),
            blowing: self.blowing.unwrap_or(series.blowing),
            ports: self.ports.unwrap_or(series.ports),
            supply: self.supply.unwrap_or(series.supply),
            ranges: self.ranges.unwrap_or(series.ranges),
            terrain: self.terrain.unwrap_or(series.terrain),
        }
    }
}

/// Tables that go by the turns of a title's calendar.
#[derive(Debug, Default, Deserialize)]
pub struct OwnTables {
    /// Ground conditions by a die.
    #[serde(default)]
    pub ground: Vec<Band>,
    /// Flight conditions by two dice.
    #[serde(default)]
    pub flight: Vec<FlightBand>,
    #[serde(default)]
    pub income: Vec<IncomeTable>,
    #[serde(default)]
    pub replacements: Vec<ReplTable>,
}

/// A Variable Replacement Table of a title: columns by name, a number for each sum of two dice from 2.
#[derive(Debug, Deserialize)]
pub struct ReplTable {
    pub key: String,
    #[serde(flatten)]
    pub columns: BTreeMap<String, ReplColumn>,
}

/// A column, or a word about the table.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum ReplColumn {
    Numbers(Vec<u8>),
    Text(String),
}

impl ReplTable {
    /// Its columns.
    pub fn numbers(&self) -> BTreeMap<String, Vec<u8>> {
        let of = |(key, column): (&String, &ReplColumn)| match column {
            ReplColumn::Numbers(list) => Some((key.clone(), list.clone())),
            ReplColumn::Text(_) => None,
        };
        self.columns.iter().filter_map(of).collect()
    }
}

/// Turns from the first to the last.
type Turns = [u8; 2];

const fn within([first, last]: Turns, turn: u8) -> bool {
    first <= turn && turn <= last
}

#[derive(Debug, Deserialize)]
pub struct Band {
    pub turns: Turns,
    pub dice: [Weather; 6],
}

/// No flight up to the first sum of two dice, limited up to the second.
#[derive(Debug, Deserialize)]
pub struct FlightBand {
    pub turns: Turns,
    pub none: u8,
    pub limited: u8,
}

/// SP by two dice and supply status.
#[derive(Debug, Deserialize)]
pub struct IncomeTable {
    pub key: Spanned<String>,
    /// By how much mud and snow shift the status.
    pub mud: i8,
    pub snow: i8,
    /// The status of the first row.
    pub lowest: i8,
    /// By rolls of 2-3, 4-5, 6-8, 9-10 and 11-12.
    pub rows: Vec<[u8; 5]>,
    pub spans: Vec<SpanEntry>,
}

/// The lowest and the highest status of a period.
#[derive(Debug, Deserialize)]
pub struct SpanEntry {
    pub turns: Turns,
    pub status: [i8; 2],
}

impl IncomeTable {
    /// SP of a roll at a status, which stays within the span of its period.
    fn sp(&self, turn: u8, status: i8, roll: i8) -> u8 {
        let span = self.spans.iter().find(|span| within(span.turns, turn));
        let status = span.map_or(status, |span| status.clamp(span.status[0], span.status[1]));
        let last = self.rows.len() as i8 - 1;
        let row = &self.rows[(status - self.lowest).clamp(0, last) as usize];
        row[match roll {
            ..=3 => 0,
            4..=5 => 1,
            6..=8 => 2,
            9..=10 => 3,
            _ => 4,
        }]
    }
}

impl OwnTables {
    /// Ground conditions of a turn by a die.
    pub fn ground(&self, turn: u8) -> Option<[Weather; 6]> {
        self.ground.iter().find(|band| within(band.turns, turn)).map(|band| band.dice)
    }

    /// The sums of two dice up to which nothing flies, and little, in a turn.
    pub fn flight(&self, turn: u8) -> Option<[u8; 2]> {
        self.flight.iter().find(|band| within(band.turns, turn)).map(|band| [band.none, band.limited])
    }

    /// The columns of a replacement table.
    pub fn columns(&self, key: Option<&str>) -> BTreeMap<String, Vec<u8>> {
        let found = self.replacements.iter().find(|table| Some(table.key.as_str()) == key);
        found.map(ReplTable::numbers).unwrap_or_default()
    }

    /// SP by the sum of two dice, from 2, in a turn and a weather.
    pub fn income(&self, of: &IncomeEntry, turn: u8, weather: Weather) -> [u8; 11] {
        match of {
            IncomeEntry::Dice(by) => std::array::from_fn(|i| by.get(i).copied().unwrap_or(0)),
            IncomeEntry::Table { table, status, share: [part, of], roll } => {
                let Some(table) = self.income.iter().find(|t| t.key.get_ref() == table) else {
                    return [0; 11];
                };
                let shift = match weather {
                    Weather::Dry => 0,
                    Weather::Mud => table.mud,
                    Weather::Snow => table.snow,
                };
                std::array::from_fn(|i| {
                    let sp = table.sp(turn, status + shift, i as i8 + 2 + roll);
                    (u16::from(sp) * u16::from(*part)).div_ceil((*of).max(1).into()) as u8
                })
            }
        }
    }

    /// What must hold in the file.
    pub fn check(&self, review: &mut Review) {
        review.unique(CHARTS, self.income.iter().map(|t| &t.key), |key| format!("two tables '{key}'"));
        for table in self.income.iter().filter(|table| table.rows.is_empty()) {
            review.fault_at(CHARTS, &table.key, "a table of supply has a row at least");
        }
        let bands = self.ground.iter().map(|band| band.turns);
        let bands = bands.chain(self.flight.iter().map(|band| band.turns));
        if bands.into_iter().any(|[first, last]| first > last) {
            review.fault(CHARTS, "turns run from the first to the last");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn income_goes_by_roll_and_status_within_the_span_of_its_period() {
        let table: IncomeTable = toml::from_str(
            "key = 'port'\nmud = -1\nsnow = 1\nlowest = -1\n\
             rows = [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]\n\
             spans = [{ turns = [1, 3], status = [0, 1] }]",
        )
        .expect("a table");
        let row = |turn, status| [2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map(|roll| table.sp(turn, status, roll));
        assert_eq!(row(9, -1), [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
        assert_eq!(row(9, 0), [6, 6, 7, 7, 8, 8, 9, 9, 10, 10]);
        // Beyond its rows the last one counts, and its period has its own bounds.
        assert_eq!((table.sp(9, -9, 2), table.sp(9, 9, 2)), (1, 11));
        assert_eq!((table.sp(1, -1, 2), table.sp(3, -1, 2), table.sp(4, -1, 2)), (6, 6, 1));
    }
}
