//! Data files and positions spoiled on purpose.

use super::laid_out;
use crate::{Chance, Game, Log, Position, Rules};

/// What the box says when a piece of one of its files is replaced by something wrong.
///
/// # Panics
/// If the file lacks the piece, or the box opens none the less.
pub fn spoiled<G: Game>(file: &str, piece: &str, wrong: &str) -> String {
    let mut files = G::built_in();
    let text = files.text(file).unwrap_or_else(|| panic!("there is no {file}"));
    assert!(text.contains(piece), "{file} holds no '{piece}'");
    let text = text.replacen(piece, wrong, 1);
    files.put(file, &text);
    match G::open(&files) {
        Ok(_) => panic!("{file} with '{wrong}' for '{piece}' is accepted"),
        Err(errors) => errors.to_string(),
    }
}

/// Every fault is named: `[file, what stands there, what is put in its place, what is said of it]`.
///
/// # Panics
/// With all faults of which something else is said.
#[track_caller]
pub fn faulty<G: Game>(faults: &[[&str; 4]]) {
    let unnamed: String = faults
        .iter()
        .map(|[file, piece, wrong, said]| (said, spoiled::<G>(file, piece, wrong)))
        .filter(|(said, errors)| !errors.lines().any(|line| line.contains(*said)))
        .map(|(said, errors)| format!("'{said}' is not among:\n{errors}\n"))
        .collect();
    assert!(unnamed.is_empty(), "{unnamed}");
}

/// Lays a position over the start of the first scenario.
///
/// # Errors
/// What is wrong with it.
///
/// # Panics
/// If it is no TOML.
pub fn arranged<G: Game>(position: &str) -> Result<(), String> {
    let rules = laid_out::<G>();
    let position = Position::parse(position).unwrap_or_else(|e| panic!("{e}"));
    let mut state = rules.start(&mut Chance::quick(1), &mut Log::off());
    rules.arrange(&mut state, &position).map_err(|e| e.to_string())
}

/// A sound position spoiled by more lines, one fault at a time, is refused with what is said of the fault; a line of a
/// key that the position has already takes its place.
///
/// # Panics
/// At the first that is accepted, or refused for another reason.
#[track_caller]
pub fn unsound<G: Game>(sound: &str, faults: &[[&str; 2]]) {
    for [more, said] in faults {
        let key = more.split(' ').next().unwrap_or_default();
        let kept: String = sound.lines().filter(|l| !l.starts_with(key)).map(|l| format!("{l}\n")).collect();
        match arranged::<G>(&format!("{kept}{more}\n")) {
            Ok(()) => panic!("'{more}' is accepted"),
            Err(error) => assert!(error.contains(said), "'{more}' is refused, but for this: {error}"),
        }
    }
}
