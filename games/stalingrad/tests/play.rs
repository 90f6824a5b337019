//! The test kit over random play: every promise of the contract, at every position.

use sandtable_core::kit;
use stalingrad::Stalingrad;

/// A random game takes some 3,000 actions; several times that would mean that a turn does not end.
#[test]
fn random_games_keep_every_promise() {
    kit::promises::<Stalingrad>(60, 20_000);
}

#[test]
fn states_and_actions_are_small() {
    kit::small::<Stalingrad>(4096);
}
