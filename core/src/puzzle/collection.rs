//! The puzzles of a game, with all that they say.

use super::Puzzle;
use crate::{BoxError, Catalogs, Game};

/// The puzzles of a game.
pub struct Puzzles {
    puzzles: Vec<Puzzle>,
    texts: Catalogs,
}

impl Puzzles {
    /// Reads the puzzles that a game carries.
    ///
    /// # Errors
    /// A puzzle or a text that cannot be read.
    pub fn of<G: Game>() -> Result<Puzzles, BoxError> {
        let read = |(file, text): &(&str, &str)| Puzzle::parse(&format!("puzzles/{file}.toml"), text);
        let puzzles = G::puzzles().iter().map(read).collect::<Result<_, _>>()?;
        let texts: Vec<_> = G::locales().iter().chain(G::puzzle_texts()).copied().collect();
        Ok(Puzzles { puzzles, texts: Catalogs::of(&texts)? })
    }

    /// The puzzles, in order.
    pub fn all(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// A puzzle by its key.
    pub fn get(&self, key: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.key == key)
    }

    /// What a message says in a language.
    pub fn say(&self, language: &str, message: &str) -> String {
        self.texts.name(language, message)
    }

    /// Messages that a puzzle needs and a language lacks, and messages of puzzles that none needs.
    pub fn unsaid(&self) -> Vec<String> {
        let needed: Vec<(&str, String)> = self
            .puzzles
            .iter()
            .flat_map(|puzzle| puzzle.messages().into_iter().map(|id| (puzzle.file.as_str(), id)))
            .collect();
        self.texts.unsaid("puzzles", "puzzle-", &needed)
    }
}
