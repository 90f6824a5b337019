//! Every message exists in every language, and says all that it is given.

use sandtable_core::kit::Texts;
use starter::Starter;

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    Texts::<Starter>::new().agree();
}

#[test]
fn every_message_of_the_sources_exists() {
    Texts::<Starter>::new().sources(env!("CARGO_MANIFEST_DIR"), &[], 20);
}

#[test]
fn every_name_on_the_board_exists() {
    Texts::<Starter>::new().names();
}

#[test]
fn scenes_logs_and_refusals_of_random_games_say_everything() {
    Texts::<Starter>::new().play(12, 5);
}
