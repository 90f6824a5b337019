//! Every message exists in every language, and says all that it is given.

use ocs::Drill;
use sandtable_core::kit::Texts;
use sandtable_core::{Rules, Value};

#[test]
fn every_message_exists_in_every_language() {
    Texts::<Drill>::new().written(env!("CARGO_MANIFEST_DIR"), &[], 250);
}

#[test]
fn hexes_and_counters_are_called_as_players_call_them() {
    let texts = Texts::<Drill>::new();
    let board = texts.rules.board();
    let hex = |key: &str| Value::Place(board.place(key).expect("a hex"));
    assert_eq!(texts.name("en", hex("A9.06")), "Brandau");
    assert_eq!(texts.name("zh", hex("A9.06")), "布兰道");
    assert_eq!(texts.name("en", hex("A9.12")), "hex A9.12");
    let counter =
        |key: &str| Value::Kind(board.kinds.iter().position(|k| k.key == key).expect("a counter") as u16);
    assert_eq!(texts.name("en", counter("r-2")), "2 Infantry Division");
    assert_eq!(texts.name("en", counter("hq-14")), "XIV HQ");
    assert_eq!(texts.name("en", counter("stug-190-move")), "190 Assault Guns");
}

#[test]
fn scenes_logs_and_refusals_of_random_games_say_everything() {
    Texts::<Drill>::new().play(2, 61);
}
