//! A data set under review: its files are read, and everything that is wrong with them is kept.

use std::collections::BTreeSet;
use std::fmt::Display;

use serde::de::DeserializeOwned;
use toml::Spanned;

use crate::files::scenario_of;
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
        let names: Vec<&str> = self.files.names().filter(|name| scenario_of(name).is_some()).collect();
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

    /// A value must be known: `what` says of which kind it is.
    pub fn known<T: Display>(&mut self, file: &str, value: &Spanned<T>, known: bool, what: &str) {
        if !known {
            self.fault_at(file, value, format!("unknown {what} '{}'", value.get_ref()));
        }
    }

    /// Values must differ; `twice` says what is wrong with one that comes again.
    pub fn unique<'v, T: Ord + 'v>(
        &mut self,
        file: &str,
        values: impl IntoIterator<Item = &'v Spanned<T>>,
        twice: impl Fn(&T) -> String,
    ) {
        let mut seen = BTreeSet::new();
        for value in values {
            if !seen.insert(value.get_ref()) {
                self.fault_at(file, value, twice(value.get_ref()));
            }
        }
    }

    /// Links must lead somewhere and back. `what` names the links of one thing; `back` says whether the other end is
    /// linked in return, nothing if there is no other end.
    pub fn mutual<T: Display>(
        &mut self,
        file: &str,
        links: &[Spanned<T>],
        what: &str,
        back: impl Fn(&T) -> Option<bool>,
    ) {
        for link in links {
            let to = link.get_ref();
            match back(to) {
                None => self.fault_at(file, link, format!("{what} to unknown {to}")),
                Some(false) => self.fault_at(file, link, format!("{what} to {to}, but {to} has none back")),
                Some(true) => {}
            }
        }
    }

    /// A table must have so many rows, and in each so many cells.
    pub fn full<T>(&mut self, file: &str, what: &str, rows: &[Vec<T>], height: usize, width: usize) {
        if rows.len() != height {
            self.fault(file, format!("{what}: {height} rows are expected, there are {}", rows.len()));
        }
        if rows.iter().any(|row| row.len() != width) {
            self.fault(file, format!("{what}: the table has a hole"));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(serde::Deserialize)]
    struct Map {
        keys: Vec<Spanned<String>>,
        links: Vec<Spanned<u8>>,
        table: Vec<Vec<u8>>,
    }

    #[test]
    fn what_repeats_leads_nowhere_or_lacks_a_cell_is_told_with_its_line() {
        let text = "keys = ['a', 'b',\n'a', 'c']\nlinks = [1,\n2,\n3]\ntable = [[1, 2], [3]]";
        let files = Files::built_in(&[("map.toml", text)]);
        let mut review = Review::new(&files);
        let map: Map = review.read("map.toml").unwrap();
        review.unique("map.toml", &map.keys, |key| format!("two areas have the key '{key}'"));
        review.known("map.toml", &map.keys[3], false, "area");
        review.mutual("map.toml", &map.links, "area 1: link", |to| (*to < 3).then_some(*to == 1));
        review.full("map.toml", "losses", &map.table, 3, 2);
        let errors = review.done(Some(())).unwrap_err().to_string();
        let said = [
            "map.toml:2: two areas have the key 'a'",
            "map.toml:2: unknown area 'c'",
            "map.toml:4: area 1: link to 2, but 2 has none back",
            "map.toml:5: area 1: link to unknown 3",
            "map.toml: losses: 3 rows are expected, there are 2",
            "map.toml: losses: the table has a hole",
        ];
        assert_eq!(errors.lines().collect::<Vec<_>>(), said);
    }
}
