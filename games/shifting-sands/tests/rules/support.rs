//! Positions of this game on trial: where the tests of the rules begin.

use sandtable_core::{Game, Options, Trial};
use shifting_sands::{DesertWar, Look, ShiftingSands};

/// A position on trial.
pub type Table = Trial<DesertWar>;

/// Questions to the position on trial.
pub trait Looking {
    /// Looks at it.
    fn look(&self) -> Look<'_>;
    /// Victory points.
    fn vp(&self) -> i8;
}

impl Looking for Table {
    fn look(&self) -> Look<'_> {
        self.rules.look(&self.state)
    }

    fn vp(&self) -> i8 {
        self.state.vp
    }
}

/// The rules of a scenario with some options on; `key=off` puts one off.
pub fn rules(scenario: &str, options: &[&str]) -> DesertWar {
    let game = ShiftingSands::open(&ShiftingSands::built_in()).expect("the data is sound");
    let chosen: Options = options
        .iter()
        .map(|key| key.split_once('=').unwrap_or((key, "on")))
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .collect();
    game.prepare(scenario, &chosen).expect("there is such a scenario")
}

/// The start of a scenario with some options.
pub fn start(scenario: &str, options: &[&str]) -> Table {
    Trial::start(rules(scenario, options), &[])
}

/// The start of the campaign.
pub fn campaign() -> Table {
    start("campaign", &[])
}

/// A position laid on an empty map, nobody with a card in hand unless it says so.
#[track_caller]
pub fn given(text: &str) -> Table {
    with(&[], text)
}

/// The same with some options.
#[track_caller]
pub fn with(options: &[&str], text: &str) -> Table {
    let hand = if text.contains("hand =") { "" } else { "hand = []\n" };
    start("campaign", options).given(&format!("{hand}{text}"))
}

/// A position in which a side acts with a card.
#[track_caller]
pub fn acts(side: &str, text: &str) -> Table {
    given(&format!("phase = 'action'\nacting = '{side}'\n{text}"))
}

/// A theatre in which a side acts, with this card alone in hand; a quiet one, unless the text places units.
#[track_caller]
pub fn holding(card: &str, text: &str) -> Table {
    let side = if card.starts_with('X') { "axis" } else { "allied" };
    let quiet =
        if text.contains("units =") { "" } else { "units = ['it-17 @ tripoli', 'br-bg-1 @ cairo']\n" };
    acts(side, &format!("hand = ['{card}']\n{quiet}{text}"))
}
