//! Data files spoiled on purpose.

use crate::Game;

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
