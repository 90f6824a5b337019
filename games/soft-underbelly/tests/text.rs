//! Every message exists in every language, and says all that it is given.

use sandtable_core::kit::Texts;
use soft_underbelly::SoftUnderbelly;

#[test]
fn every_message_exists_in_every_language() {
    Texts::<SoftUnderbelly>::new().written(env!("CARGO_MANIFEST_DIR"), &[], 300);
}

#[test]
fn scenes_logs_and_refusals_of_random_games_say_everything() {
    Texts::<SoftUnderbelly>::new().play(12, 23);
}
