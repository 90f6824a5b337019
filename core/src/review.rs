//! A data set under review: its files are read, and everything that is wrong with them is kept.

use serde::de::DeserializeOwned;
use toml::Spanned;

use crate::{DataError, DataErrors, Files};

/// Reads files and keeps all faults, so that an owner mends them in one go.
///
/// ```
/// use sandtable_core::{Files, Review};
/// let files = Files::built_in(&[("map.toml", "hexes = 'many'"), ("units.toml", "")]);
/// let mut review = Review::new(&files);
/// let map = review.read::<std::collections::BTreeMap<String, u8>>("map.toml");
/// review.fault("units.toml", "there is no unit");
/// let errors = review.done(map).unwrap_err().to_string();
/// assert!(errors.starts_with("map.toml:1: ") && errors.ends_with("units.toml: there is no unit"));
/// ```
pub struct Review<'a> {
    files: &'a Files,
    errors: Vec<DataError>,
}

impl<'a> Review<'a> {
    /// Begins to read.
    pub fn new(files: &'a Files) -> Review<'a> {
        Review { files, errors: Vec::new() }
    }

    /// Reads a file.
    pub fn read<T: DeserializeOwned>(&mut self, name: &str) -> Option<T> {
        self.files.read(name).map_err(|e| self.errors.push(e)).ok()
    }

    /// Reads the scenarios, each with its file; there must be one.
    pub fn scenarios<T: DeserializeOwned>(&mut self) -> Vec<(&'a str, T)> {
        let names: Vec<&str> = self.files.names().filter(|name| name.starts_with("scenarios/")).collect();
        if names.is_empty() {
            self.fault("scenarios/", "there is no scenario");
        }
        names.into_iter().filter_map(|name| Some((name, self.read(name)?))).collect()
    }

    /// Keeps a fault of a file as a whole.
    pub fn fault(&mut self, file: &str, message: impl Into<String>) {
        self.errors.push(self.files.error(file, None, message));
    }

    /// Keeps a fault at a value.
    pub fn fault_at<T>(&mut self, file: &str, value: &Spanned<T>, message: impl Into<String>) {
        self.errors.push(self.files.error_at(file, value, message));
    }

    /// A word must be one of those known.
    pub fn word(&mut self, file: &str, word: &Spanned<String>, known: &[&str]) {
        if !known.contains(&word.get_ref().as_str()) {
            self.fault_at(file, word, format!("'{}' is none of {}", word.get_ref(), known.join(", ")));
        }
    }

    /// Is nothing wrong so far?
    pub fn is_clean(&self) -> bool {
        self.errors.is_empty()
    }

    /// What was read, if it is whole and nothing is wrong with it.
    ///
    /// # Errors
    /// Everything that is wrong.
    pub fn done<T>(self, data: Option<T>) -> Result<T, DataErrors> {
        match data {
            Some(data) if self.errors.is_empty() => Ok(data),
            _ => Err(DataErrors(self.errors)),
        }
    }
}
