//! The case files of a game, run as a test.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{Case, Game};

/// Every file of the folder `cases` of a game's crate, and of the folders in it, comes out as it says, and names rules of the ledger; there are
/// at least so many.
///
/// # Panics
/// With all that go otherwise.
#[track_caller]
pub fn cases<G: Game>(crate_folder: &str, at_least: usize) {
    let game = G::open(&G::built_in()).unwrap_or_else(|e| panic!("{}: {e}", G::ID));
    let files = files_under(&Path::new(crate_folder).join("cases"));
    assert!(files.len() >= at_least, "only {} cases", files.len());
    let mut wrong = Vec::new();
    for path in files {
        let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{name}: {e}"));
        wrong.extend(faults(&game, &name, &text));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// The files of a folder and of the folders in it, in order.
fn files_under(folder: &Path) -> Vec<PathBuf> {
    let found = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut found: Vec<_> = found.map(|file| file.expect("a file").path()).collect();
    found.sort();
    found.into_iter().flat_map(|path| if path.is_dir() { files_under(&path) } else { vec![path] }).collect()
}

/// What is wrong with a case.
fn faults<G: Game>(game: &G, name: &str, text: &str) -> Vec<String> {
    let case = match Case::parse(name, text) {
        Ok(case) => case,
        Err(error) => return vec![error.to_string()],
    };
    let mut wrong: Vec<String> =
        case.run(game).err().map(|failure| failure.to_string()).into_iter().collect();
    if case.rules.is_empty() {
        wrong.push(format!("{name} names no rule"));
    }
    wrong
}
