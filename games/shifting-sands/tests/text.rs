//! Every message exists in every language, and says all that it is given.

use sandtable_core::kit::Texts;
use shifting_sands::ShiftingSands;

fn texts() -> Texts<ShiftingSands> {
    Texts::new()
}

#[test]
fn every_message_exists_in_every_language() {
    texts().written(env!("CARGO_MANIFEST_DIR"), &["event-with-air-support"], 300);
}

#[test]
fn scenes_logs_and_refusals_of_random_games_say_everything() {
    texts().play(6, 37);
}
