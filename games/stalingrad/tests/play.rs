//! The test kit over random play: every promise of the contract, at every position.

use std::sync::Arc;

use sandtable_core::{Game, Kit, Options};
use stalingrad::{Action, Stalingrad, State};

/// A random game takes some 3,000 actions; several times that would mean that a turn does not end.
const BOUND: u32 = 20_000;

#[test]
fn random_games_keep_every_promise() {
    let game = Stalingrad::open(&Stalingrad::built_in()).expect("the built-in data is sound");
    let rules = Arc::new(game.prepare("campaign", &Options::new()).expect("there is a campaign"));
    // `SANDTABLE_GAMES=20000` for the long run.
    let games = std::env::var("SANDTABLE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(60);
    let report = Kit::new(&rules).games(games).bound(BOUND).run();
    println!("{report}");
    report.assert_clean();
}

#[test]
fn states_and_actions_are_small() {
    assert!(size_of::<State>() <= 4096, "a state takes {} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 16, "an action takes {} bytes", size_of::<Action>());
}
