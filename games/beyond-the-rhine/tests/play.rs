//! Random games keep every promise of the contract.

use std::sync::Arc;

use beyond_the_rhine::BeyondTheRhine;
use ocs::Ocs;
use sandtable_core::{Chance, Game, Kit, Log, Options, Rules};

fn scenario(key: &str) -> Arc<Ocs> {
    let game = BeyondTheRhine::open(&BeyondTheRhine::built_in()).unwrap_or_else(|faults| panic!("{faults}"));
    Arc::new(game.prepare(key, &Options::new()).unwrap_or_else(|fault| panic!("{fault}")))
}

/// So many random games of a scenario, as far as the end of a turn; to their own end in a long run.
fn play(key: &str, games: u64, turns: u16, rarely: u16) {
    let kit = Kit::new(&scenario(key)).rarely(rarely).sample(games).bound(400_000);
    let long = std::env::var_os("SANDTABLE_GAMES").is_some();
    let report = if long { kit } else { kit.turns(turns) }.run();
    println!("{report}");
    report.assert_clean();
}

#[test]
fn random_games_of_queen_keep_every_promise() {
    play("queen", 4, 3, 1);
}

#[test]
fn random_games_of_market_garden_keep_every_promise() {
    play("market-garden", 2, 2, 4);
}

#[test]
fn random_games_of_trumpets_keep_every_promise() {
    play("trumpets", 2, 1, 16);
}

#[test]
fn states_are_small() {
    for (key, kilobytes) in [("queen", 6), ("market-garden", 8), ("trumpets", 16)] {
        let s = scenario(key).start(&mut Chance::quick(1), &mut Log::off());
        assert!(s.bytes() <= kilobytes * 1024, "a state of {key} takes {} bytes", s.bytes());
    }
}
