use sandtable_core::kit::policy;
use sandtable_core::{Game, Options};

use crate::{Mission, RogueRegiment};

/// A mission laid out.
fn mission(key: &str) -> Mission {
    let game = RogueRegiment::open(&RogueRegiment::built_in()).unwrap_or_else(|e| panic!("{e}"));
    game.prepare(key, &Options::new()).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn the_policy_keeps_its_promises() {
    for key in ["basic-training", "hit-and-run", "coastal-raid"] {
        policy::sound(&mission(key), 1);
    }
}
