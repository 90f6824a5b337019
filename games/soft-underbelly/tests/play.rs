//! The test kit over random play: every promise of the contract, at every position.

use sandtable_core::kit;
use soft_underbelly::SoftUnderbelly;

/// A random game takes some 2,250 actions; three times that would mean that a turn does not end.
#[test]
fn random_games_keep_every_promise() {
    kit::promises::<SoftUnderbelly>(400, 8_000);
}

#[test]
fn states_and_actions_are_small() {
    kit::small::<SoftUnderbelly>(1023);
}
