//! Every message exists in every language, and says all that it is given.

use rogue_regiment::RogueRegiment;
use sandtable_core::kit::Texts;
use sandtable_core::{Rules, Value};

fn texts() -> Texts<RogueRegiment> {
    Texts::new()
}

#[test]
fn every_message_exists_in_every_language() {
    texts().written(env!("CARGO_MANIFEST_DIR"), &["half-track", "item-out"], 290);
}

#[test]
fn squares_and_counters_are_called_as_players_call_them() {
    let texts = texts();
    let board = texts.rules.board();
    let kind =
        |key: &str| Value::Kind(board.kinds.iter().position(|k| k.key == key).expect("a counter") as u16);
    assert_eq!(texts.name("en", kind("smg")), "SMG man");
    assert_eq!(texts.name("en", kind("maquis1")), "Resistance 1");
    let square =
        |key: &str| Value::Place(board.places.iter().position(|p| p.key == key).expect("a square") as u16);
    assert_eq!(texts.name("en", square("c4")), "c4");
}

#[test]
fn scenes_logs_and_refusals_of_random_games_say_everything() {
    texts().play(3, 37);
}
