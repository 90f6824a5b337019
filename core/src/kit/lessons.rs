//! The lessons of a game, played through as a test.

use std::fs;
use std::path::Path;

use crate::{AnyGame, Boxed, Game};

/// Every lesson of a game is played through by its solution, every mistake gets its answer, everything is said in every
/// language, and every file of the crate's folder `lessons` is on the list; there are at least so many.
///
/// # Panics
/// With all that is wrong, by file and line.
#[track_caller]
pub fn lessons<G: Game>(crate_folder: &str, at_least: usize) {
    let game = Boxed::<G>::built_in().unwrap_or_else(|e| panic!("{}: {e}", G::ID));
    let course = game.course();
    assert!(course.lessons().len() >= at_least, "only {} lessons", course.lessons().len());
    let mut wrong: Vec<String> = course.lessons().iter().flat_map(|lesson| lesson.faults(&game)).collect();
    wrong.extend(course.unsaid());
    wrong.extend(unlisted(crate_folder, "lessons", G::lessons()));
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Files of a folder of a crate that are not on a list.
#[track_caller]
pub(super) fn unlisted(crate_folder: &str, folder: &str, list: &[(&str, &str)]) -> Vec<String> {
    let listed = |name: &str| list.iter().any(|(file, _)| format!("{file}.toml") == name);
    let files =
        fs::read_dir(Path::new(crate_folder).join(folder)).unwrap_or_else(|e| panic!("{folder}: {e}"));
    let names = files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned());
    let idle = names.filter(|name| name.ends_with(".toml") && !listed(name));
    idle.map(|name| format!("{folder}/{name} is not on the list of the game's folder")).collect()
}
