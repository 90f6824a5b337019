//! Data files of a game: the built-in set or an owner's, with errors that name file and line.

use std::collections::BTreeMap;
use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use serde::de::DeserializeOwned;
use toml::Spanned;

/// The files of a data set, by name. Besides the data there may be texts (`locales/en.ftl`) and art (`art/board.svg`).
#[derive(Clone, Debug, Default)]
pub struct Files {
    texts: BTreeMap<String, String>,
    art: BTreeMap<String, Vec<u8>>,
}

/// The folders of a data set that play does not depend on.
const LOCALES: &str = "locales/";
const ART: &str = "art/";
/// How the names of pictures end.
const PICTURES: [&str; 5] = [".svg", ".png", ".webp", ".jpg", ".json"];
/// How a picture as text begins.
const ADDRESS: &str = "data:";
/// The folder whose files belong to one scenario each.
const SCENARIOS: &str = "scenarios/";

/// One thing that is wrong with a data set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataError {
    /// The file.
    pub file: String,
    /// The line, if one is to blame.
    pub line: Option<usize>,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.file, self.message),
            None => write!(f, "{}: {}", self.file, self.message),
        }
    }
}

/// Everything that is wrong with a data set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataErrors(pub Vec<DataError>);

impl fmt::Display for DataErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.0.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{error}")?;
        }
        Ok(())
    }
}

impl std::error::Error for DataErrors {}

impl FromIterator<(String, String)> for Files {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(files: I) -> Files {
        Files { texts: files.into_iter().collect(), art: BTreeMap::new() }
    }
}

impl Files {
    /// Files that are part of the program.
    pub fn built_in(files: &[(&str, &str)]) -> Files {
        files.iter().map(|(name, text)| ((*name).to_string(), (*text).to_string())).collect()
    }

    /// The names of the files that are text.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.texts.keys().map(String::as_str)
    }

    /// The keys of the scenarios, in the order of their files.
    pub fn scenarios(&self) -> impl Iterator<Item = &str> {
        self.names().filter_map(scenario_of)
    }

    /// The text of a file.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.texts.get(name).map(String::as_str)
    }

    /// Puts a file in or replaces it.
    pub fn put(&mut self, name: &str, text: &str) {
        self.texts.insert(name.into(), text.into());
    }

    /// Puts a picture in or replaces it, by its name below `art/`.
    pub fn put_art(&mut self, file: &str, bytes: Vec<u8>) {
        self.art.insert(file.into(), bytes);
    }

    /// The pictures that came with the data, by their names below `art/`.
    pub fn art(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.art.iter().map(|(file, bytes)| (file.as_str(), bytes.as_slice()))
    }

    /// The Fluent texts that came with the data, by language.
    pub fn locales(&self) -> impl Iterator<Item = (&str, &str)> {
        self.texts.iter().filter_map(|(name, text)| {
            Some((name.strip_prefix(LOCALES)?.strip_suffix(".ftl")?, text.as_str()))
        })
    }

    /// Lays other files over these, as they are kept and sent: art as text, or as a `data:` address with base64.
    ///
    /// # Errors
    /// Every name that no file of a data set has, and every picture that cannot be read.
    pub fn lay(&mut self, files: impl IntoIterator<Item = (String, String)>) -> Result<(), DataErrors> {
        let mut faults = Vec::new();
        for (name, text) in files {
            let mut fault = |message: &str| {
                faults.push(DataError { file: name.clone(), line: None, message: message.into() });
            };
            let odd =
                name.len() > 200 || name.split('/').any(|part| part.is_empty() || part.starts_with('.'));
            let picture =
                name.strip_prefix(ART).filter(|file| PICTURES.iter().any(|end| file.ends_with(end)));
            match (odd, picture) {
                (false, Some(file)) => match picture_of(&text) {
                    Some(bytes) => self.put_art(file, bytes),
                    None => fault("this is no picture: a 'data:' address with base64 is expected"),
                },
                (false, None)
                    if name.ends_with(".toml") || name.starts_with(LOCALES) && name.ends_with(".ftl") =>
                {
                    self.put(&name, &text);
                }
                _ => fault("a data set has files *.toml, locales/*.ftl and pictures below art/"),
            }
        }
        if faults.is_empty() { Ok(()) } else { Err(DataErrors(faults)) }
    }

    /// All files as [`Files::lay`] takes them.
    pub fn laid(&self) -> BTreeMap<String, String> {
        let art = self.art.iter().map(|(file, bytes)| (format!("{ART}{file}"), address_of(bytes)));
        self.texts.clone().into_iter().chain(art).collect()
    }

    /// BLAKE3 of everything, texts and art included: the identity of a data set.
    pub fn digest(&self) -> String {
        let art = self.art.iter().map(|(file, bytes)| (format!("{ART}{file}"), bytes.as_slice()));
        let texts = self.texts.iter().map(|(name, text)| (name.clone(), text.as_bytes()));
        hash(texts.chain(art))
    }

    /// BLAKE3 of the files that a scenario is played with: all data but the other scenarios'. A scenario's own are
    /// `scenarios/<key>.toml` and what lies below `scenarios/<key>/`.
    pub fn digest_of(&self, scenario: &str) -> String {
        let played = self.texts.iter().filter(|(name, _)| {
            let own = |rest: &str| {
                let after = rest.strip_prefix(scenario);
                after.is_some_and(|after| after == ".toml" || after.starts_with('/'))
            };
            !name.starts_with(LOCALES) && name.strip_prefix(SCENARIOS).is_none_or(own)
        });
        hash(played.map(|(name, text)| (name.clone(), text.as_bytes())))
    }

    /// Reads a TOML file into a type.
    ///
    /// # Errors
    /// A missing file, or the line that does not fit.
    pub fn read<T: DeserializeOwned>(&self, name: &str) -> Result<T, DataError> {
        let text = self.text(name).ok_or_else(|| self.error(name, None, "the file is missing"))?;
        toml::from_str(text).map_err(|e| self.error(name, e.span().map(|s| s.start), e.message()))
    }

    /// An error at a byte of a file.
    pub fn error(&self, name: &str, at: Option<usize>, message: impl Into<String>) -> DataError {
        let line = at.zip(self.text(name)).map(|(at, text)| line_of(text, at));
        DataError { file: name.into(), line, message: message.into() }
    }

    /// An error at a value of a file.
    pub fn error_at<T>(&self, name: &str, value: &Spanned<T>, message: impl Into<String>) -> DataError {
        self.error(name, Some(value.span().start), message)
    }
}

/// The scenario that a file is the head of: `scenarios/<key>.toml`.
pub(crate) fn scenario_of(name: &str) -> Option<&str> {
    name.strip_prefix(SCENARIOS)?.strip_suffix(".toml").filter(|key| !key.contains('/'))
}

/// A picture as it is kept: text as it stands, anything else in base64.
fn address_of(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) if !text.starts_with(ADDRESS) => text.to_string(),
        _ => format!("{ADDRESS};base64,{}", BASE64.encode(bytes)),
    }
}

/// The picture of such a text.
fn picture_of(text: &str) -> Option<Vec<u8>> {
    match text.strip_prefix(ADDRESS) {
        None => Some(text.as_bytes().to_vec()),
        Some(rest) => BASE64.decode(rest.split_once(";base64,")?.1).ok(),
    }
}

/// A short hash of files.
fn hash<'a>(files: impl Iterator<Item = (String, &'a [u8])>) -> String {
    let mut hash = blake3::Hasher::new();
    for (name, bytes) in files {
        // Lengths keep two files from being read as one.
        hash.update(&(name.len() as u64).to_le_bytes()).update(name.as_bytes());
        hash.update(&(bytes.len() as u64).to_le_bytes()).update(bytes);
    }
    hash.finalize().to_hex()[..16].to_string()
}

/// The line, counted from 1, of a byte.
pub(crate) fn line_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|b| *b == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scenarios_digest_knows_its_own_files_alone() {
        let mut files = Files::built_in(&[("map.toml", "a = 1"), ("scenarios/one.toml", "b = 1")]);
        let (one, all) = (files.digest_of("one"), files.digest());
        assert_eq!(one, all, "the digest of the only scenario is that of the set");
        files.put("scenarios/two.toml", "b = 2");
        files.put("scenarios/one-more.toml", "b = 3");
        files.put("locales/en.ftl", "scenario-two = Two");
        files.put_art("board.svg", vec![1]);
        assert_eq!(files.digest_of("one"), one);
        assert_ne!(files.digest_of("two"), one);
        assert_ne!(files.digest(), all);
        files.put("scenarios/one/map.toml", "c = 1");
        assert_ne!(files.digest_of("one"), one);
        files.put("map.toml", "a = 2");
        assert_ne!(files.digest(), all);
    }

    #[test]
    fn files_are_laid_as_they_were_and_odd_names_refused() {
        let mut files = Files::built_in(&[("map.toml", "a = 1"), ("locales/en.ftl", "a = A")]);
        files.put_art("relief.png", vec![0x89, 0xff, 0]);
        files.put_art("board.svg", b"<svg/>".to_vec());
        let mut again = Files::default();
        again.lay(files.laid()).unwrap();
        assert_eq!((again.digest(), again.laid()), (files.digest(), files.laid()));
        for name in ["../x.toml", "/x.toml", "notes.txt", "art/x.exe", "map.ftl", "a//b.toml", "art/.x.png"] {
            let refused = again.lay([(name.to_string(), String::new())]).unwrap_err();
            assert!(refused.to_string().starts_with(name), "{refused}");
        }
        assert!(again.lay([("art/x.png".to_string(), "data:image/png;base64,?".to_string())]).is_err());
    }

    #[test]
    fn texts_of_a_data_set_are_found_by_language() {
        let files =
            Files::built_in(&[("map.toml", ""), ("locales/pl.ftl", "a = b"), ("locales/notes.txt", "")]);
        assert_eq!(files.locales().collect::<Vec<_>>(), [("pl", "a = b")]);
    }
}
