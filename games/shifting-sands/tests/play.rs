//! Random games keep every promise of the contract.

use std::sync::Arc;

use sandtable_core::{Game, Kit, Options};
use shifting_sands::{DesertWar, ShiftingSands};

fn laid(scenario: &str, options: &[&str]) -> Arc<DesertWar> {
    let game = ShiftingSands::open(&ShiftingSands::built_in()).expect("the data is sound");
    let options: Options = options.iter().map(|key| ((*key).to_string(), "on".to_string())).collect();
    Arc::new(game.prepare(scenario, &options).expect("there is such a scenario"))
}

#[test]
fn random_campaigns_keep_every_promise() {
    let report = Kit::new(&laid("campaign", &[])).sample(100).bound(20_000).run();
    println!("{report}");
    report.assert_clean();
}

#[test]
fn random_games_of_sonnenblume_with_all_options_keep_every_promise() {
    let options = [
        "ge-999",
        "br-6",
        "rommel-germans",
        "balbo",
        "malta",
        "axis-choice",
        "barbarossa",
        "corset",
        "syrian-forts",
        "play-on",
    ];
    let report = Kit::new(&laid("sonnenblume", &options)).sample(100).bound(20_000).run();
    println!("{report}");
    report.assert_clean();
}

#[test]
fn states_and_actions_are_small() {
    let (state, action) = (size_of::<shifting_sands::State>(), size_of::<shifting_sands::Action>());
    assert!(state <= 4096 && action <= 16, "a state takes {state} bytes, an action {action}");
}
