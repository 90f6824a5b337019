//! What a game hands to an editor of its data: what its files are filled with. What is wrong with a file is said when the box
//! is opened with it, by file and line.

use serde::Serialize;

/// What a field of a kind of file is filled with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Palette {
    /// The files: `tiles/*.toml`.
    pub files: &'static str,
    /// The field, and what of it (`face squares`).
    pub field: &'static str,
    /// Its heading, a message of the game.
    pub title: &'static str,
    /// What there is to choose from.
    pub swatches: Vec<Swatch>,
}

/// A letter of a drawing, or a word.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Swatch {
    /// What stands in the file; what is to be filled in is in capitals (`destroyed NAME`).
    pub text: String,
    /// What it means, a message of the game; none where the text speaks for itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<&'static str>,
}

impl Palette {
    /// Letters or words with their meanings.
    pub fn named(
        files: &'static str,
        field: &'static str,
        title: &'static str,
        all: impl IntoIterator<Item = (String, &'static str)>,
    ) -> Palette {
        let swatches = all.into_iter().map(|(text, name)| Swatch { text, name: Some(name) });
        Palette { files, field, title, swatches: swatches.collect() }
    }

    /// Words that speak for themselves.
    pub fn words<S: ToString>(
        files: &'static str,
        field: &'static str,
        title: &'static str,
        all: impl IntoIterator<Item = S>,
    ) -> Palette {
        let swatches = all.into_iter().map(|word| Swatch { text: word.to_string(), name: None });
        Palette { files, field, title, swatches: swatches.collect() }
    }

    /// Its messages.
    pub fn messages(&self) -> impl Iterator<Item = &'static str> + '_ {
        std::iter::once(self.title).chain(self.swatches.iter().filter_map(|swatch| swatch.name))
    }
}
