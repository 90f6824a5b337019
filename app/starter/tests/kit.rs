//! What can be said of any game, by the test kit.

use std::sync::Arc;

use sandtable_core::kit::{self, Kit, Texts, laid_out, policy};
use sandtable_core::{Rules, Seen};
use starter::{Action, Starter, State};

#[test]
fn random_games_keep_every_promise() {
    let report = Kit::new(&Arc::new(laid_out::<Starter>())).sample(200).bound(200).run();
    println!("{report}");
    report.assert_clean();
    assert!(size_of::<State>() <= 64 && size_of::<Action>() <= 16);
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
fn all_that_is_said_exists_in_every_language() {
    let texts = Texts::<Starter>::new();
    texts.agree();
    texts.sources(env!("CARGO_MANIFEST_DIR"), &[], 20);
    texts.names();
    texts.play(12, 5);
}

#[test]
fn every_case_comes_out_as_it_says() {
    kit::cases::<Starter>(env!("CARGO_MANIFEST_DIR"), 1);
}

/// File, what stands there, what is put in its place, what is said of it.
const FAULTS: [[&str; 4]; 5] = [
    ["map.toml", "\"north-mill\"", "\"north-moon\"", "'north-moon'"],
    ["map.toml", "key = \"mill\"", "key = \"north\"", "north"],
    ["map.toml", "home = \"red\"", "home = \"green\"", "'green' is none of red, blue"],
    ["map.toml", "home = \"red\"", "home = \"blue\"", "three home places"],
    ["scenarios/skirmish.toml", "\"bridge\"", "\"moon\"", "'moon'"],
];

#[test]
fn every_fault_of_the_data_is_named() {
    kit::faulty::<Starter>(&FAULTS);
}

#[test]
fn plans_weights_and_standings_are_sound() {
    policy::sound(&laid_out::<Starter>(), 10);
}

/// Seed, length, hash: a change of rules, data or weights that reaches play fails here and prints the new line.
const PINNED: [(u64, u32, &str); 2] = [(1, 18, "a620bfb4be7e1cfd"), (2, 18, "1d1290d2f687d071")];

#[test]
fn the_policy_plays_the_games_that_are_known() {
    policy::pinned(&laid_out::<Starter>(), &PINNED);
}
