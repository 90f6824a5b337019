//! Every message exists in every language, and says all that it is given.

use sandtable_core::kit::Texts;
use shifting_sands::ShiftingSands;

fn texts() -> Texts<ShiftingSands> {
    Texts::new()
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    texts().agree();
}

#[test]
fn the_rules_are_whole_in_every_language() {
    texts().ledgers();
}

#[test]
fn every_message_of_the_sources_exists() {
    texts().sources(env!("CARGO_MANIFEST_DIR"), &["event-with-air-support"], 300);
}

#[test]
fn every_name_on_the_board_and_every_order_exists() {
    texts().names();
}

#[test]
fn scenes_logs_and_refusals_of_random_games_say_everything() {
    texts().play(6, 37);
}
