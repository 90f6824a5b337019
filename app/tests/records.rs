//! Games played at an earlier day, kept as they were written: all of them open, and those whose rules did not change
//! since play to the same positions.

use std::fs;
use std::path::{Path, PathBuf};

use sandtable_core::{Files, Record, ReplayFault};
use sandtable_shelf::shelf;

/// The version of the rules that every kept record was played under.
const KEPT_RULES: u32 = 1;
/// So many are kept of each game.
const KEPT: usize = 20;

/// The kept records of a game.
fn kept(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/records").join(game);
    let mut files: Vec<_> =
        fs::read_dir(&folder).expect("a folder").map(|e| e.expect("a file").path()).collect();
    files.sort();
    files
}

/// The data of a game as they were when the records were written: those files that are others now.
fn data_then(game: &str, mut files: Files) -> Files {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/data").join(game);
    let names: Vec<String> = files.names().map(String::from).collect();
    for name in names {
        if let Ok(text) = fs::read_to_string(folder.join(&name)) {
            files.put(&name, &text);
        }
    }
    files
}

#[test]
fn records_of_earlier_days_open_and_replay_while_their_rules_stand() {
    for game in ["soft-underbelly", "stalingrad"] {
        let shelf = shelf();
        let closed = shelf.get(game).expect("a game");
        let open = closed.open(data_then(game, (closed.built_in)())).expect("its box");
        let files = kept(game);
        assert_eq!(files.len(), KEPT, "{game}");
        let rules = open.info().rules_version;
        for path in &files {
            let text = fs::read_to_string(path).expect("text");
            let record = Record::parse(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            assert_eq!((record.header.game.as_str(), record.header.rules), (game, KEPT_RULES));
            assert_eq!(record.to_string(), text, "{}: it is written as it was read", path.display());
            let replayed = open.replay(&record).map(drop);
            match replayed {
                Ok(()) => assert_eq!(rules, KEPT_RULES, "{}", path.display()),
                // Newer rules say so, and do not try.
                Err(e) if rules != KEPT_RULES => {
                    assert_eq!(e.what, ReplayFault::Rules { expected: rules, found: KEPT_RULES });
                }
                Err(e) => panic!("{}: {e}", path.display()),
            }
        }
        let what = if rules == KEPT_RULES { "all replay" } else { "all open, none replays" };
        println!("{game}: rules {rules}, {} records of rules {KEPT_RULES}: {what}", files.len());
    }
}
