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

#[test]
fn it_holds_the_hunters_seat_too() {
    let game = RogueRegiment::open(&RogueRegiment::built_in()).unwrap_or_else(|e| panic!("{e}"));
    let options: Options = [("hunter".to_string(), "yes".to_string())].into();
    policy::sound(&game.prepare("basic-training", &options).unwrap_or_else(|e| panic!("{e}")), 1);
}
