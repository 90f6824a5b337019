//! Positions of this game on trial: where the tests of the rules begin.

use std::sync::OnceLock;

use sandtable_core::Position;
use sandtable_core::kit::{Trial, laid_out};
use soft_underbelly::{Look, Mediterranean, SoftUnderbelly};

/// A position on trial.
pub type Table = Trial<Mediterranean>;

/// Questions to the position on trial.
pub trait Looking {
    /// Looks at it.
    fn look(&self) -> Look<'_>;
}

impl Looking for Table {
    fn look(&self) -> Look<'_> {
        self.rules.look(&self.state)
    }
}

/// The rules of the campaign with the built-in data, opened once.
pub fn rules() -> Mediterranean {
    static RULES: OnceLock<Mediterranean> = OnceLock::new();
    RULES.get_or_init(laid_out::<SoftUnderbelly>).clone()
}

/// The start of the campaign, the Axis about to deploy.
pub fn start() -> Table {
    Trial::start(rules(), &[])
}

/// Every ship that a position's turn and surrender have left in the game is used.
pub fn idle_ships(text: &str) -> String {
    let p = Position::parse(text).expect("the position is TOML");
    let surrendered = p.get_flag("surrendered") == Ok(Some(true));
    let overlord = p.get_int("turn").is_ok_and(|turn: Option<u8>| turn.is_some_and(|turn| turn >= 5));
    let hull = |gone| if gone { "gone" } else { "used" };
    let (american, italian) = (hull(overlord), hull(surrendered));
    format!("ships = ['american {american}', 'british used', 'italian {italian}', 'uboat used']\n")
}

/// A position laid on an empty map: the text of a case file's `[position]`. Both sides keep a cube far away (Allies 20,
/// Axis 01) unless the text sets `lonely = true`, so that nobody is eliminated by the way.
#[track_caller]
pub fn given(text: &str) -> Table {
    let mut position = Position::parse(text).expect("the position is TOML");
    if position.0.remove("lonely").is_none() {
        let units = position.0.get_mut("units").and_then(|u| u.as_array_mut()).expect("a list of units");
        units.push("allies cube @ 20".into());
        units.push("axis cube @ 01".into());
    }
    start().given(&position.to_string())
}
