//! Scenarios and the Torch set-up as they are written.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use crate::pieces::{Event, Side};

/// `scenarios/*.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ScenarioFile {
    pub key: String,
    pub source: String,
    pub first_turn: u8,
    pub last_turn: u8,
    pub vp: i8,
    /// With fewer points at the end the Allies win.
    pub axis_needs: i8,
    /// Are hands dealt in place of the first strategy card phase (18.3)?
    #[serde(default)]
    pub dealt: bool,
    #[serde(default)]
    pub events: Vec<Event>,
    pub allied: SideSetup,
    pub axis: SideSetup,
}

/// `torch.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TorchFile {
    pub source: String,
    pub allied: SideSetup,
    pub axis: SideSetup,
}

/// What a side sets up: `br-bg x2 reduced` by space or box.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SideSetup {
    pub units: BTreeMap<String, Vec<Spanned<String>>>,
    pub reserve: Vec<Spanned<String>>,
    pub rebuild: Vec<Spanned<String>>,
    pub lost: Vec<Spanned<String>>,
    pub control: Vec<Spanned<String>>,
    /// Cards out of the game.
    pub gone: Vec<u8>,
    /// Cards in the discard pile.
    pub discarded: Vec<u8>,
    /// The card that may be part of the first hand (18.3).
    pub choice: Option<u8>,
}

impl ScenarioFile {
    /// Both sides with what they set up.
    pub fn sides(&self) -> [(Side, &SideSetup); 2] {
        [(Side::Axis, &self.axis), (Side::Allied, &self.allied)]
    }
}

impl TorchFile {
    /// Both sides with what they set up.
    pub fn sides(&self) -> [(Side, &SideSetup); 2] {
        [(Side::Axis, &self.axis), (Side::Allied, &self.allied)]
    }
}

/// The key, how many, and whether reduced.
pub fn parse_unit(text: &str) -> Option<(&str, u8, bool)> {
    let mut words = text.split_whitespace().peekable();
    let key = words.next()?;
    let count = match words.peek().and_then(|w| w.strip_prefix('x')) {
        Some(n) => {
            words.next();
            n.parse().ok()?
        }
        None => 1,
    };
    let reduced = words.next_if_eq(&"reduced").is_some();
    words.next().is_none().then_some((key, count, reduced))
}
