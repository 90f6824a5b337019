//! Positions of this game on trial: where the tests of the rules begin.

use std::sync::OnceLock;

use sandtable_core::{Game, Options, Trial};
use stalingrad::{CaseBlue, Look, Stalingrad};

/// A position on trial.
pub type Table = Trial<CaseBlue>;

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
pub fn rules() -> CaseBlue {
    static RULES: OnceLock<CaseBlue> = OnceLock::new();
    let open = || {
        let game = Stalingrad::open(&Stalingrad::built_in()).expect("the built-in data is sound");
        game.prepare("campaign", &Options::new()).expect("there is a campaign")
    };
    RULES.get_or_init(open).clone()
}

/// The start of the campaign, the Axis about to set up.
pub fn start() -> Table {
    Trial::start(rules(), &[])
}

/// A position laid on an empty map: the text of a case file's `[position]`.
#[track_caller]
pub fn given(text: &str) -> Table {
    start().given(text)
}
