//! Everything is said in every language, and every cited rule is in the ledger.

use beyond_the_rhine::BeyondTheRhine;
use sandtable_core::kit::Texts;

#[test]
fn every_message_rule_and_name_is_written() {
    Texts::<BeyondTheRhine>::new().written(env!("CARGO_MANIFEST_DIR"), &[], 0);
}

#[test]
fn scenes_logs_and_refusals_of_random_games_say_everything() {
    Texts::<BeyondTheRhine>::new().play(2, 23);
}
