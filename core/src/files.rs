//! Data files of a game: the built-in set or an owner's, with errors that name file and line.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::DeserializeOwned;
use toml::Spanned;

/// The files of a data set, by name.
#[derive(Clone, Debug, Default)]
pub struct Files(BTreeMap<String, String>);

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
        Files(files.into_iter().collect())
    }
}

impl Files {
    /// Files that are part of the program.
    pub fn built_in(files: &[(&str, &str)]) -> Files {
        files.iter().map(|(name, text)| ((*name).to_string(), (*text).to_string())).collect()
    }

    /// The names of the files.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// The text of a file.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Puts a file in or replaces it.
    pub fn put(&mut self, name: &str, text: &str) {
        self.0.insert(name.into(), text.into());
    }

    /// BLAKE3 of names and texts: the identity of a data set.
    pub fn digest(&self) -> String {
        let mut hash = blake3::Hasher::new();
        for (name, text) in &self.0 {
            // Lengths keep two files from being read as one.
            hash.update(&(name.len() as u64).to_le_bytes()).update(name.as_bytes());
            hash.update(&(text.len() as u64).to_le_bytes()).update(text.as_bytes());
        }
        hash.finalize().to_hex()[..16].to_string()
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

/// The line, counted from 1, of a byte.
pub(crate) fn line_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|b| *b == b'\n').count() + 1
}
