//! `air.toml`, and what a scenario says of the air.
#![allow(missing_docs)]

use sandtable_core::Review;
use serde::Deserialize;
use toml::Spanned;

use super::Craft;
use crate::data::ScenarioFile;
use crate::pieces::Side;
use crate::steps::Segment;

/// `air.toml`.
#[derive(Debug, Deserialize)]
pub struct AirFile {
    pub template: Vec<CraftEntry>,
    pub wing: Vec<WingEntry>,
    pub combat: AirCombat,
    pub flak: Flak,
    pub loss: MissionLoss,
    pub landing: LandingEntry,
    pub capture: BaseCapture,
}

/// The charts of the air, which are those of the series.
#[derive(Debug, Deserialize)]
pub struct AirCharts {
    combat: AirCombat,
    flak: Flak,
    loss: MissionLoss,
    landing: LandingEntry,
    capture: BaseCapture,
}

/// `air.toml` of a title: its air units.
#[derive(Debug, Deserialize)]
pub struct AirUnits {
    template: Vec<CraftEntry>,
    wing: Vec<WingEntry>,
}

impl AirUnits {
    /// With the charts of the series.
    pub fn under(self, AirCharts { combat, flak, loss, landing, capture }: AirCharts) -> AirFile {
        AirFile { template: self.template, wing: self.wing, combat, flak, loss, landing, capture }
    }
}

/// What is printed on the air units of a kind: full side and reduced side.
#[derive(Debug, Deserialize)]
pub struct CraftEntry {
    pub key: Spanned<String>,
    pub types: Vec<Craft>,
    /// Is the Air Combat Rating free of parentheses (14.3a)?
    pub attacks: bool,
    pub range: u8,
    pub air: [i8; 2],
    pub barrage: [u8; 2],
    /// In tokens.
    #[serde(default)]
    pub capacity: [f32; 2],
    /// Does it always tow gliders of its own (14.10f)?
    #[serde(default)]
    pub gliders: bool,
    /// Is its Barrage Strength printed in parentheses (18.3e)?
    #[serde(default)]
    pub ships_only: bool,
}

#[derive(Debug, Deserialize)]
pub struct WingEntry {
    pub key: Spanned<String>,
    pub template: Spanned<String>,
    pub side: Side,
    pub nation: String,
    pub name: String,
    /// Has it a mark that rules of the title name?
    #[serde(default)]
    pub marked: bool,
}

#[derive(Debug, Clone, Copy, Deserialize)]
pub struct AirCombat {
    pub aborts: [i8; 2],
    pub loss: u8,
}

#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Flak {
    pub hit: u8,
    pub crowd: u8,
    pub by_crowd: u8,
    pub hq: u8,
    pub patrol: [u8; 2],
    pub trains: u8,
}

#[derive(Debug, Clone, Copy, Deserialize)]
pub struct MissionLoss {
    pub rows: [[u8; 6]; 4],
}

#[derive(Debug, Clone, Copy, Deserialize)]
pub struct LandingEntry {
    pub friendly: [i8; 2],
    pub enemy: [i8; 2],
    pub glider: i8,
}

#[derive(Debug, Clone, Copy, Deserialize)]
pub struct BaseCapture {
    pub loss: u8,
    pub active: u8,
    pub advance: u8,
}

/// `[air]` of a scenario.
#[derive(Debug, Deserialize)]
pub struct AirOfScenario {
    /// Segments in which missions are flown, by weather (14.1f).
    #[serde(default)]
    pub flight: [Vec<Segment>; 3],
    /// Sides that may build air strips (15.2/1).
    #[serde(default)]
    pub strips: Vec<Side>,
    /// Nations that may Hip Shoot (14.7d/B).
    #[serde(default)]
    pub hip_shoot: Vec<String>,
    /// Added to the landing rolls of each side.
    #[serde(default)]
    pub landing: [i8; 2],
    /// Sides that may build gliders (14.10e/A).
    #[serde(default)]
    pub gliders: Vec<Side>,
    #[serde(default)]
    pub base: Vec<BaseEntry>,
    #[serde(default)]
    pub arrival: Vec<WingsArrive>,
    /// Drop Plans that a side can write.
    #[serde(default = "six")]
    pub plans: u8,
    /// Sides that write plans at set-up, for any turn.
    #[serde(default)]
    pub planned: Vec<Side>,
}

const fn six() -> u8 {
    6
}

impl Default for AirOfScenario {
    fn default() -> AirOfScenario {
        AirOfScenario {
            flight: Default::default(),
            strips: Vec::new(),
            hip_shoot: Vec::new(),
            landing: [0; 2],
            gliders: Vec::new(),
            base: Vec::new(),
            arrival: Vec::new(),
            plans: six(),
            planned: Vec::new(),
        }
    }
}

/// Air units that arrive (13.6/2).
#[derive(Debug, Deserialize)]
pub struct WingsArrive {
    pub turn: u8,
    pub wings: Vec<Spanned<String>>,
}

#[derive(Debug, Deserialize)]
pub struct BaseEntry {
    pub side: Side,
    pub hex: Spanned<String>,
    pub level: Spanned<u8>,
    #[serde(default)]
    pub gliders: u8,
    /// The wings that begin there, Active (intro.setup/E).
    #[serde(default)]
    pub wings: Vec<Spanned<String>>,
}

const AIR: &str = "air.toml";

/// The air units and charts by themselves.
pub fn check(review: &mut Review, air: &AirFile) {
    review.unique(AIR, air.template.iter().map(|t| &t.key), |key| format!("two templates '{key}'"));
    review.unique(AIR, air.wing.iter().map(|w| &w.key), |key| format!("two wings have the key '{key}'"));
    for wing in &air.wing {
        let known = air.template.iter().any(|t| t.key.get_ref() == wing.template.get_ref());
        review.known(AIR, &wing.template, known, "template");
    }
    for template in &air.template {
        if template.types.is_empty() || template.types.len() > 2 {
            review.fault_at(AIR, &template.key, "an air unit has one type or two (14.1/combo)");
        }
        if template.capacity.iter().any(|t| (t * 2.0).fract() != 0.0 || !(0.0..100.0).contains(t)) {
            review.fault_at(AIR, &template.key, "capacities are counted in halves of a token (14.9b)");
        }
    }
    if air.wing.len() >= usize::from(super::NO_WING) {
        review.fault(AIR, "too many wings");
    }
    let sized = air.loss.rows.iter().enumerate();
    if sized
        .clone()
        .any(|(i, row)| row.iter().any(|n| *n == 0 || usize::from(*n) > if i == 3 { 6 } else { i + 1 }))
    {
        review.fault(AIR, "loss: a row names a place in the mission stack, 5 or 6 in the last");
    }
}

/// What a scenario says of the air.
pub fn check_scenario(review: &mut Review, file: &str, s: &ScenarioFile, air: &AirFile) {
    let of = &s.air;
    let mut placed: Vec<&Spanned<String>> = Vec::new();
    for base in &of.base {
        if *base.level.get_ref() > 3 {
            review.fault_at(file, &base.level, "air bases have Levels up to 3 (15.0/1)");
        }
        for key in &base.wings {
            let wing = air.wing.iter().find(|wing| wing.key.get_ref() == key.get_ref());
            review.known(file, key, wing.is_some(), "wing");
            if wing.is_some_and(|wing| wing.side != base.side) {
                review.fault_at(file, key, "a wing begins at a base of its own side");
            }
            placed.push(key);
        }
        // 14.2a/2
        let room = 4 + usize::from(*base.level.get_ref());
        if base.wings.len() > room && !s.has_box(base.hex.get_ref()) {
            review.fault_at(file, &base.hex, "more wings than may be Active there (14.2a/2)");
        }
    }
    for key in of.arrival.iter().flat_map(|arrival| &arrival.wings) {
        let known = air.wing.iter().any(|wing| wing.key.get_ref() == key.get_ref());
        review.known(file, key, known, "wing");
        placed.push(key);
    }
    review.unique(file, placed, |key| format!("'{key}' is set up twice"));
}
