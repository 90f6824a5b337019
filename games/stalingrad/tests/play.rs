//! The test kit over random play: every promise of the contract, at every position.

use std::sync::Arc;

use sandtable_core::kit::{Kit, laid_out};
use stalingrad::{Action, Stalingrad, State};

/// A random game takes some 3,000 actions; several times that would mean that a turn does not end.
const BOUND: u32 = 20_000;

#[test]
fn random_games_keep_every_promise() {
    let rules = Arc::new(laid_out::<Stalingrad>());
    // `SANDTABLE_GAMES=20000` for the long run.
    let report = Kit::new(&rules).sample(60).bound(BOUND).run();
    println!("{report}");
    report.assert_clean();
}

#[test]
fn states_and_actions_are_small() {
    assert!(size_of::<State>() <= 4096, "a state takes {} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 16, "an action takes {} bytes", size_of::<Action>());
}
