//! The test kit over random play: every promise of the contract, at every position.

use std::sync::Arc;

use sandtable_core::kit::{Kit, laid_out};
use soft_underbelly::{Action, SoftUnderbelly, State};

/// A random game takes some 2,250 actions; three times that would mean that a turn does not end.
const BOUND: u32 = 8_000;

#[test]
fn random_games_keep_every_promise() {
    let rules = Arc::new(laid_out::<SoftUnderbelly>());
    // `SANDTABLE_GAMES=20000` for the long run.
    let report = Kit::new(&rules).sample(400).bound(BOUND).run();
    println!("{report}");
    report.assert_clean();
}

#[test]
fn states_and_actions_are_small() {
    assert!(size_of::<State>() < 1024, "a state takes {} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 16, "an action takes {} bytes", size_of::<Action>());
}
