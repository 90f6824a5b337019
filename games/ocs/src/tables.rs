//! The charts of the series in the form that the rules use.

use crate::air::Hit;
use crate::data::ChartsFile;
use crate::pieces::Closeness;

/// Columns of the Combat Table.
pub const COLUMNS: u8 = 13;
/// Strengths are counted in parts of a point, so that halves, thirds and quarters of them stay exact (4.2/1).
pub const PARTS: u32 = 768;

/// A multiplier of strength: over and under.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share(pub u8, pub u8);

impl Share {
    /// All of it.
    pub const WHOLE: Share = Share(1, 1);

    /// Reads `2`, `1/3`.
    pub fn parse(text: &str) -> Option<Share> {
        let (over, under) = text.split_once('/').unwrap_or((text, "1"));
        let share = Share(over.parse().ok()?, under.parse().ok()?);
        let known = [(0, 1), (1, 4), (1, 3), (1, 2), (1, 1), (3, 2), (2, 1)];
        known.contains(&(share.0, share.1)).then_some(share)
    }

    /// Of a strength.
    pub const fn of(self, parts: u32) -> u32 {
        parts * self.0 as u32 / self.1 as u32
    }
}

/// Odds: 3 for 3:1, -3 for 1:3, 1 for 1:1.
pub fn odds_of(text: &str) -> Option<i16> {
    let (attack, defence) = text.split_once(':')?;
    match (attack.parse::<i16>().ok()?, defence.parse::<i16>().ok()?) {
        (attack, 1) if attack > 0 => Some(attack),
        (1, defence) if defence > 0 => Some(-defence),
        _ => None,
    }
}

/// The odds of two strengths: both divided by the smaller and rounded (9.7/1). Neither is zero.
pub const fn odds(attack: u32, defence: u32) -> i16 {
    let (large, small) = if attack >= defence { (attack, defence) } else { (defence, attack) };
    // 4.1: a half rounds up.
    let times = (2 * large + small) / (2 * small);
    let times = if times > 1000 { 1000 } else { times as i16 };
    if attack >= defence || times == 1 { times } else { -times }
}

/// Odds as they are printed: 3 to 1 for 3, 1 to 3 for -3.
pub const fn ratio(odds: i16) -> (i32, i32) {
    if odds < 0 { (1, -(odds as i32)) } else { (odds as i32, 1) }
}

/// A cell of the Combat Table (9.10/1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cell {
    /// Required losses, the attacker's first.
    pub losses: [u8; 2],
    /// Options.
    pub options: [u8; 2],
    /// Exploit number; 0 for none.
    pub exploit: u8,
    /// Does the defender become DG?
    pub dg: bool,
}

impl Cell {
    /// Reads `AL1o1/-`, `Ao1e4/DL1o2`, `Ae3/DL2o2DG`.
    pub fn parse(text: &str) -> Option<Cell> {
        let (attacker, defender) = text.split_once('/')?;
        let mut cell = Cell::default();
        if attacker != "-" {
            cell.part(0, attacker.strip_prefix('A')?)?;
        }
        if defender != "-" {
            let defender = defender.strip_prefix('D')?;
            cell.dg = defender.ends_with("DG");
            cell.part(1, defender.strip_suffix("DG").unwrap_or(defender))?;
        }
        Some(cell)
    }

    fn part(&mut self, whose: usize, text: &str) -> Option<()> {
        let bytes = text.as_bytes();
        if bytes.is_empty() || !bytes.len().is_multiple_of(2) {
            return None;
        }
        for pair in bytes.chunks(2) {
            let number = pair[1].checked_sub(b'0').filter(|n| (1..=9).contains(n))?;
            match (pair[0], whose) {
                (b'L', _) => self.losses[whose] = number,
                (b'o', _) => self.options[whose] = number,
                (b'e', 0) => self.exploit = number,
                _ => return None,
            }
        }
        Some(())
    }
}

/// A result of the Barrage Table (10.0a).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strike {
    /// Nothing.
    None,
    /// DG.
    Dg,
    /// Half a step, if it is well aimed.
    Bracketed,
    /// Half a step.
    Half,
    /// So many steps.
    Steps(u8),
}

impl Strike {
    /// Reads `-`, `DG`, `[1/2]`, `1/2`, `2`.
    pub fn parse(text: &str) -> Option<Strike> {
        Some(match text {
            "-" => Strike::None,
            "DG" => Strike::Dg,
            "[1/2]" => Strike::Bracketed,
            "1/2" => Strike::Half,
            steps => Strike::Steps(steps.parse().ok().filter(|n| (1..=9).contains(n))?),
        })
    }
}

/// The tables.
#[derive(Debug)]
pub struct Tables {
    /// The odds of the columns, by closeness.
    odds: [[i16; COLUMNS as usize]; 4],
    /// The Combat Table: by roll from 1 to 15, then by column.
    combat: Vec<[Cell; COLUMNS as usize]>,
    /// Highest strength of the columns of the Barrage Table but the last.
    barrage: Vec<u16>,
    /// Their costs.
    pub cost: Vec<u8>,
    /// The Barrage Table: by roll from 2 to 12, then by column.
    strikes: Vec<Vec<Strike>>,
    /// Highest strength of the columns of the Facility Table but the last.
    facility: Vec<u16>,
    /// Their costs.
    pub facility_cost: Vec<u8>,
    /// The Facility Table: by die, then by column.
    hits: Vec<Vec<Hit>>,
    /// The Attrition Table: by AR from 0 to 5.
    attrition: Vec<Vec<i8>>,
}

impl Tables {
    /// Takes over checked charts.
    pub fn new(charts: &ChartsFile) -> Tables {
        let mut odds = [[0; COLUMNS as usize]; 4];
        for (line, texts) in odds.iter_mut().zip(charts.combat.lines()) {
            for (odds, text) in line.iter_mut().zip(texts) {
                *odds = odds_of(text.get_ref()).unwrap_or(1);
            }
        }
        let row = |texts: &Vec<toml::Spanned<String>>| {
            let mut row = [Cell::default(); COLUMNS as usize];
            for (cell, text) in row.iter_mut().zip(texts) {
                *cell = Cell::parse(text.get_ref()).unwrap_or_default();
            }
            row
        };
        let strikes = |texts: &Vec<toml::Spanned<String>>| {
            texts.iter().map(|text| Strike::parse(text.get_ref()).unwrap_or(Strike::None)).collect()
        };
        let hits = |texts: &Vec<toml::Spanned<String>>| {
            texts.iter().map(|text| Hit::parse(text.get_ref()).unwrap_or_default()).collect()
        };
        Tables {
            odds,
            combat: charts.combat.rows.iter().map(row).collect(),
            barrage: charts.barrage.columns.clone(),
            cost: charts.barrage.cost.clone(),
            strikes: charts.barrage.rows.iter().map(strikes).collect(),
            facility: charts.facility.columns.clone(),
            facility_cost: charts.facility.cost.clone(),
            hits: charts.facility.rows.iter().map(hits).collect(),
            attrition: charts.attrition.rows.clone(),
        }
    }

    /// The column of the Facility Table.
    pub fn facility_column(&self, points: u16) -> usize {
        self.facility.iter().position(|most| points <= *most).unwrap_or(self.facility.len())
    }

    /// What a barrage of a facility does (10.0c).
    pub fn hit(&self, points: u16, die: u8) -> Hit {
        self.hits[usize::from(die) - 1][self.facility_column(points)]
    }

    /// The column of odds: the highest that does not exceed them, or the outermost (9.7a, 9.7b).
    pub fn column(&self, closeness: Closeness, odds: i16) -> u8 {
        self.odds[closeness as usize].iter().rposition(|column| *column <= odds).unwrap_or(0) as u8
    }

    /// The odds of a column.
    pub const fn odds(&self, closeness: Closeness, column: u8) -> i16 {
        self.odds[closeness as usize][column as usize]
    }

    /// The result of a roll (9.9/1).
    pub fn result(&self, column: u8, roll: i8) -> Cell {
        self.combat[usize::from(roll.clamp(1, 15) as u8) - 1][usize::from(column)]
    }

    /// The column of a barrage of so many points (10.0/4).
    pub fn barrage_column(&self, points: u16) -> u8 {
        self.barrage.iter().position(|most| points <= *most).unwrap_or(self.barrage.len()) as u8
    }

    /// The last column of the Barrage Table.
    pub fn last_barrage(&self) -> u8 {
        self.barrage.len() as u8
    }

    /// The result of a barrage for the sum of two dice.
    pub fn strike(&self, column: u8, roll: u8) -> Strike {
        self.strikes[usize::from(roll) - 2][usize::from(column)]
    }

    /// Steps lost to attrition; all of them as 255 (12.8b).
    pub fn attrition(&self, ar: i8, roll: i8) -> u8 {
        let row = &self.attrition[usize::from(ar.clamp(0, 5) as u8)];
        let losses = [0, 1, 2, 4];
        row.iter().position(|most| roll <= *most).map_or(u8::MAX, |i| losses[i])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_read_as_it_is_printed() {
        let cell = Cell::parse("Ao1e4/DL1o2").unwrap();
        assert_eq!(cell, Cell { losses: [0, 1], options: [1, 2], exploit: 4, dg: false });
        assert_eq!(
            Cell::parse("Ae3/DL2o2DG").unwrap(),
            Cell { losses: [0, 2], options: [0, 2], exploit: 3, dg: true }
        );
        assert_eq!(Cell::parse("AL2/-").unwrap().losses, [2, 0]);
        for wrong in ["", "A", "A/-", "AL/-", "AL1o/-", "Ax1/-", "-/De2", "AL1"] {
            assert_eq!(Cell::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn odds_are_read_both_ways() {
        assert_eq!(["3:1", "1:3", "1:1", "2:3", "x"].map(odds_of), [Some(3), Some(-3), Some(1), None, None]);
        assert_eq!(["0:1", "1:0", "-2:1"].map(odds_of), [None; 3]);
    }
}
