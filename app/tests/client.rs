//! The client knows no game: no file of `web/src` and `web/locales` names a game on the shelf, a side, a nation or a piece.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use sandtable_core::{Board, Catalogs, Dice, Options, Text};
use sandtable_shelf::shelf;

/// Made by tools or from the server's types.
const MADE: [&str; 2] = ["sprite.svg", "types.ts"];

/// What a client that knew a game would say.
#[derive(Default)]
struct Names {
    /// Ids of games, keys of seats and nations: no file has them as words.
    words: BTreeSet<String>,
    /// Keys of kinds and places, and short ones of nations, that may be words of other meaning too: no file quotes them.
    keys: BTreeSet<String>,
    /// The names of seats by language.
    spoken: BTreeSet<(String, String)>,
}

impl Names {
    fn add(&mut self, id: &str, board: &Board, catalogs: &Catalogs) {
        self.words.insert(id.to_string());
        self.words.extend(board.seats.iter().map(|key| key.to_string()));
        // Abbreviations are words of other meaning too.
        let nations = board.looks.nations.iter().map(|l| l.key.to_string());
        let (short, long): (Vec<_>, Vec<_>) = nations.partition(|key| key.len() < 3);
        self.words.extend(long);
        self.keys.extend(short);
        let words = |key: &str| key.len() > 1 && key.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
        let places = board.places.iter().filter(|place| !place.off_map).map(|place| &place.key);
        let keys = board.kinds.iter().map(|kind| &kind.key).chain(places);
        self.keys.extend(keys.filter(|key| words(key)).cloned());
        for (language, key) in catalogs.locales().flat_map(|l| board.seats.iter().map(move |key| (l, key))) {
            let name = catalogs.render(language, &Text::new(format!("seat-{key}").leak()), board);
            self.spoken.insert((language.to_string(), name));
        }
    }
}

/// All files below a folder.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let made = path.file_name().is_some_and(|name| MADE.iter().any(|made| name == *made));
        match path.is_dir() {
            true => files(&path, found),
            false if made => {}
            false => found.push(path),
        }
    }
}

/// Does a text have these letters as a word of its own? Letters with marks and Chinese count as letters.
fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        !letter(text[..at].chars().next_back()) && !letter(text[at + word.len()..].chars().next())
    })
}

#[test]
fn no_file_of_the_client_names_a_game() {
    let mut names = Names::default();
    for closed in shelf().iter() {
        let (id, game) = (closed.id, closed.open((closed.built_in)()).expect("a game"));
        let catalogs = game.catalogs();
        for scenario in game.info().keys() {
            let table = game.table(scenario, &Options::new(), Dice::Seed(1)).expect("a scenario");
            names.add(id, table.board(), catalogs);
        }
    }
    assert!(
        names.words.len() > 10 && names.keys.contains("sea") && names.spoken.len() > 5,
        "nothing to look for"
    );
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web");
    let mut read = Vec::new();
    files(&web.join("src"), &mut read);
    files(&web.join("locales"), &mut read);
    assert!(read.len() > 80, "only {} files were read", read.len());
    let mut faults = Vec::new();
    for path in read {
        let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let (plain, language) =
            (text.to_lowercase(), path.file_stem().and_then(|s| s.to_str()).unwrap_or(""));
        let said =
            names.words.iter().filter(|word| has_word(&plain, word)).map(|word| format!("the word {word}"));
        // Scripts quote with these; attributes of elements have double quotes, and classes of their own.
        let quoted = |key: &&String| ['\'', '`'].iter().any(|q| text.contains(&format!("{q}{key}{q}")));
        let quoted = names.keys.iter().filter(quoted).map(|key| format!("the key '{key}'"));
        let spoken = names.spoken.iter().filter(|(l, name)| l == language && has_word(&text, name));
        let spoken = spoken.map(|(_, name)| format!("the side {name}"));
        faults.extend(said.chain(quoted).chain(spoken).map(|what| format!("{}: {what}", path.display())));
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}
