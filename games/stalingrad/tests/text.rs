//! Every message exists in every language, and says all that it is given.

use std::collections::BTreeSet;

use sandtable_core::kit::Texts;
use sandtable_core::{Rules, Value};
use stalingrad::Stalingrad;

#[test]
fn every_message_exists_in_every_language() {
    let keys = ["chit-axis", "chit-soviet"];
    Texts::<Stalingrad>::new().written(env!("CARGO_MANIFEST_DIR"), &keys, 250);
}

#[test]
fn hexes_and_counters_are_called_as_players_call_them() {
    let texts = Texts::<Stalingrad>::new();
    let board = texts.rules.board();
    let hex =
        |number: &str| Value::Place(board.places.iter().position(|p| p.key == number).expect("a hex") as u16);
    assert_eq!(texts.name("en", hex("2620")), "Stalingrad");
    assert_eq!(texts.name("zh", hex("2620")), "斯大林格勒");
    assert_eq!(texts.name("en", hex("1520")), "hex 1520");
    let counter =
        |key: &str| Value::Kind(board.kinds.iter().position(|k| k.key == key).expect("a counter") as u16);
    assert_eq!(texts.name("en", counter("s-62")), "62 Rifles");
    assert_eq!(texts.name("en", counter("16Mot")), "16 Mot Division");
}

#[test]
fn every_headquarters_has_a_name_of_its_own() {
    let texts = Texts::<Stalingrad>::new();
    let kinds = &texts.rules.board().kinds;
    let hqs: Vec<_> = kinds.iter().filter(|k| k.sign == "headquarters").collect();
    let names: BTreeSet<_> = hqs.iter().map(|k| &*k.name).collect();
    assert_eq!((hqs.len(), names.len()), (26, 13), "both sides of thirteen counters");
    assert!(!names.contains("hq-other"), "that is for the counters of another data set");
    for key in ["VrnzFront", "StrgFront", "CSFront", "SthFront", "SWFront", "SEFront"] {
        let hq = kinds.iter().position(|k| k.key == key).expect("a front");
        assert!(texts.name("en", Value::Kind(hq as u16)).ends_with("Front HQ"), "{key}");
    }
}

#[test]
fn scenes_logs_and_refusals_of_random_games_say_everything() {
    Texts::<Stalingrad>::new().play(8, 41);
}
