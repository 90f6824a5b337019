//! Faults of a source file are told with file and line.

mod common;

use atlas::extract::Geodata;
use atlas::problem::SourceText;

/// Changes the source of Stalingrad and gives the message; the line of the change is checked to be told.
fn fault(old: &str, new: &str) -> String {
    let path = common::game("stalingrad").join("data/map-source.toml");
    let text = std::fs::read_to_string(path).expect("source file");
    assert!(text.contains(old), "{old} is not in the source");
    let text = text.replacen(old, new, 1);
    let at = text.find(new).expect("changed");
    let source = SourceText { file: "map-source.toml".into(), text };
    let nowhere = Geodata { folder: "no such folder".into() };
    let problem = atlas::build_text(&source, &common::game("stalingrad"), &nowhere).expect_err("a fault");
    let message = problem.to_string();
    let (_, rest) =
        message.split_once("map-source.toml:").unwrap_or_else(|| panic!("no line told: {message}"));
    let line: usize = rest.split(':').next().and_then(|l| l.parse().ok()).expect("a line");
    let first = source.line(at);
    assert!(
        (first..=first + new.matches('\n').count()).contains(&line),
        "line {line} told, changed at {first}: {message}"
    );
    message
}

#[test]
fn an_unknown_place() {
    let message = fault("right = [\"Boguchar\"", "right = [\"Bogutchar\"");
    assert!(message.ends_with("unknown place Bogutchar"), "{message}");
}

#[test]
fn a_road_that_leaves_the_map() {
    let message = fault("hexes = \"0213-0212-0311-", "hexes = \"0213-0013-0311-");
    assert!(message.contains("leaves the map at 0013"), "{message}");
}

#[test]
fn a_river_that_leaves_the_map() {
    let message = fault("3801/3802 3702/3801", "3801/3901 3702/3801");
    assert!(message.contains("leaves the map at 3801/3901"), "{message}");
}

#[test]
fn a_road_with_a_gap() {
    let message = fault("hexes = \"0213-0212-0311-", "hexes = \"0213-0311-");
    assert!(message.contains("0213 and 0311 are no neighbours"), "{message}");
}

#[test]
fn a_river_with_a_gap() {
    let message = fault("1005/1006 0906/1006 1006/1007", "1005/1006 1006/1007");
    assert!(message.contains("the Don breaks off here"), "{message}");
}

#[test]
fn two_hexes_of_one_number() {
    let message = fault(
        "at = [36.90, 51.87]\nkind = \"town\"\nhex = \"0304\"",
        "at = [36.19, 51.73]\nkind = \"town\"\nhex = \"0205\"",
    );
    assert!(message.contains("two hexes of one number: 0205 has its place in line"), "{message}");
    let message = fault("2921 3022", "2921 0312");
    assert!(message.contains("two hexes of one number: 0312 is listed already in line"), "{message}");
}

#[test]
fn a_place_outside_its_hex() {
    let message = fault(
        "at = [36.90, 51.87]\nkind = \"town\"\nhex = \"0304\"",
        "at = [36.90, 51.87]\nkind = \"town\"\nhex = \"0305\"",
    );
    assert!(message.contains("Shchigry lies in 0304, not in 0305"), "{message}");
}

#[test]
fn a_town_on_the_wrong_bank() {
    let message = fault("left = [\"Zadonsk\"", "left = [\"Rostov\"");
    assert!(message.contains("Rostov stands on the other bank of the Don"), "{message}");
}

#[test]
fn a_word_that_the_format_does_not_know() {
    let message = fault("sea_share = 0.75", "sea_shore = 0.75");
    assert!(message.contains("unknown field `sea_shore`"), "{message}");
}
