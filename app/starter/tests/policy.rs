//! The policy plays soundly, and the games that are known.

use sandtable_core::kit::{laid_out, policy};
use starter::Starter;

#[test]
fn plans_weights_and_standings_are_sound() {
    policy::sound(&laid_out::<Starter>(), 10);
}

/// Seed, length, hash: a change of rules, data or weights that reaches play fails here and prints the new line.
const PINNED: [(u64, u32, &str); 2] = [(1, 18, "b39b4859c56f4ae5"), (2, 18, "9ff4c8ef2ee33f87")];

#[test]
fn the_policy_plays_the_games_that_are_known() {
    policy::pinned(&laid_out::<Starter>(), &PINNED);
}
