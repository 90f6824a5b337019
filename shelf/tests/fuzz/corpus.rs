//! What once fell, and the cases of the games, from which spoiled positions are made.

use std::path::{Path, PathBuf};

use sandtable_core::Case;

use crate::spoil::Change;

/// Something that is kept.
pub enum Found {
    Position(Box<Case>),
    Record(String),
    Data(Change),
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The files below a folder, in order.
fn files(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(text) = std::fs::read_to_string(&path) {
                found.push((path.display().to_string(), text));
            }
        }
    }
    found.sort();
    found
}

/// What once fell in a game: `position-*.toml` are cases, `data-*.toml` changes of a data file, `record-*.txt` records.
pub fn of(game: &str) -> Vec<Found> {
    let read = |(name, text): (String, String)| {
        let file = name.rsplit('/').next().unwrap_or_default();
        match file.split('-').next() {
            Some("position") => {
                Found::Position(Box::new(Case::parse(&name, &text).unwrap_or_else(|e| panic!("{e}"))))
            }
            Some("record") => Found::Record(text),
            Some("data") => {
                Found::Data(Change::parse(&text).unwrap_or_else(|| panic!("{name} is no change of a file")))
            }
            _ => panic!("{name}: a position, a record or data?"),
        }
    };
    files(&root().join("corpus").join(game)).into_iter().map(read).collect()
}

/// The cases of a game.
pub fn cases(game: &str) -> Vec<Case> {
    let all = files(&root().join("../games").join(game).join("cases"));
    all.iter()
        .filter_map(|(name, text)| Case::parse(name, text).ok())
        .filter(|case| case.game == game)
        .collect()
}
