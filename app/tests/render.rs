//! `sandtable render` from outside: the pictures it writes, and how it refuses.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const GAME: &str = "soft-underbelly";

fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("render").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sandtable")).args(args).output().unwrap()
}

/// The picture that a command drew.
fn drawn(args: &[&str], png: &Path) -> Vec<u8> {
    let file = png.to_str().unwrap();
    let output = run(&[&["render"], args, &["--png", file]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let bytes = fs::read(png).unwrap();
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    bytes
}

/// The one line with which a command refused.
fn refused(args: &[&str]) -> String {
    let output = run(args);
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(!stderr.contains("panicked"), "{stderr}");
    stderr
}

fn width(png: &[u8]) -> u32 {
    u32::from_be_bytes(png[16..20].try_into().unwrap())
}

#[test]
fn the_start_by_day_and_by_lamp() {
    let folder = scratch("start");
    let day = drawn(&[GAME, "--width", "400"], &folder.join("day.png"));
    let lamp = drawn(&[GAME, "--width", "400", "--dark"], &folder.join("lamp.png"));
    assert_eq!((width(&day), width(&lamp)), (400, 400));
    assert_ne!(day, lamp);
}

#[test]
fn the_rows_of_a_record() {
    let folder = scratch("record");
    let record = folder.join("game.txt");
    let record = record.to_str().unwrap();
    let written = run(&["record", GAME, "--seats", "random", "--seed", "3", "--out", record]);
    assert!(written.status.success(), "{}", String::from_utf8_lossy(&written.stderr));
    let small = [GAME, record, "--width", "300"];
    let last = drawn(&small, &folder.join("last.png"));
    let first = drawn(&[&small[..], &["--at", "0"]].concat(), &folder.join("first.png"));
    let start = drawn(&[GAME, "--width", "300"], &folder.join("start.png"));
    assert_eq!(first, start, "row 0 is the set-up");
    assert_ne!(first, last);
    let png = folder.join("no.png");
    let png = png.to_str().unwrap();
    let beyond = refused(&["render", GAME, record, "--at", "999999", "--png", png]);
    assert!(beyond.contains("there is no row 999999") && beyond.lines().count() == 1, "{beyond}");
    let other = refused(&["render", "stalingrad", record, "--png", png]);
    assert!(other.contains("soft-underbelly") && other.lines().count() == 1, "{other}");
    assert!(!Path::new(png).exists());
}

#[test]
fn nonsense_is_refused_in_one_line() {
    let folder = scratch("nonsense");
    let png = folder.join("no.png");
    let png = png.to_str().unwrap();
    let nowhere = folder.join("no/such/folder.png");
    let broken = folder.join("broken.txt");
    fs::write(&broken, "sandtable record of nothing\n").unwrap();
    let broken = broken.to_str().unwrap();
    for (args, word) in [
        (vec!["render", "chess", "--png", png], "chess"),
        (vec!["render", GAME, "--png", png, "--width", "5"], "64 to 8192"),
        (vec!["render", GAME, "--png", png, "--width", "100000"], "64 to 8192"),
        (vec!["render", GAME, "--png", png, "--lang", "xx"], "unknown language"),
        (vec!["render", GAME, "--png", png, "--scenario", "none"], "no scenario"),
        (vec!["render", GAME, "no-such-record.txt", "--png", png], "no-such-record.txt"),
        (vec!["render", GAME, broken, "--png", png], "broken.txt"),
        (vec!["render", GAME, "--width", "100", "--png", nowhere.to_str().unwrap()], "folder.png"),
    ] {
        let line = refused(&args);
        assert!(line.contains(word) && line.lines().count() == 1, "{args:?}: {line}");
        assert!(!Path::new(png).exists());
    }
}

#[test]
fn every_game_on_the_shelf_has_art_that_can_be_drawn() {
    let folder = scratch("games");
    for game in &sandtable::shelf::ids() {
        drawn(&[game, "--width", "300"], &folder.join(format!("{game}.png")));
    }
}
