//! The test kit over random play: every promise of the contract, at every position.

use std::sync::Arc;

use sandtable_core::kit::{self, Kit, laid_out};
use sandtable_core::{Rules, Seen};
use starter::{Action, Starter, State};

#[test]
fn random_games_keep_every_promise() {
    let report = Kit::new(&Arc::new(laid_out::<Starter>())).sample(200).bound(200).run();
    println!("{report}");
    report.assert_clean();
}

#[test]
fn nothing_hidden_is_told() {
    let swaps = kit::secrets(&Arc::new(laid_out::<Starter>()), 20, |rules, s, viewer, chance| {
        *s = rules.imagine(&Seen::of(rules, s, viewer), chance);
        true
    });
    assert!(swaps > 20, "only {swaps} swaps");
}

#[test]
fn states_and_actions_are_small() {
    assert!(size_of::<State>() <= 64 && size_of::<Action>() <= 16);
}
