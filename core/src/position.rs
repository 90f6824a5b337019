//! A position as text: keys with scalars or lists, as a case file writes them.

use std::fmt;

use toml::{Table, Value};

use crate::SetupError;

/// A whole state, or what to lay over one, as TOML.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Position(pub Table);

impl Position {
    /// Nothing yet.
    pub fn new() -> Position {
        Position::default()
    }

    /// Reads TOML.
    ///
    /// # Errors
    /// What the TOML parser says.
    pub fn parse(text: &str) -> Result<Position, SetupError> {
        text.parse::<Table>().map(Position).map_err(|e| SetupError::new("position", e.message().to_string()))
    }

    /// Sets a key to a number.
    pub fn int(&mut self, key: &str, n: impl Into<i64>) {
        self.0.insert(key.into(), Value::Integer(n.into()));
    }

    /// Sets a key to a truth.
    pub fn flag(&mut self, key: &str, is: bool) {
        self.0.insert(key.into(), Value::Boolean(is));
    }

    /// Sets a key to a word.
    pub fn word(&mut self, key: &str, word: impl Into<String>) {
        self.0.insert(key.into(), Value::String(word.into()));
    }

    /// Sets a key to a list of words.
    pub fn list(&mut self, key: &str, words: impl IntoIterator<Item = String>) {
        self.0.insert(key.into(), Value::Array(words.into_iter().map(Value::String).collect()));
    }

    /// A number, if the key is there.
    ///
    /// # Errors
    /// If it is something else, or does not fit.
    pub fn get_int<T: TryFrom<i64>>(&self, key: &str) -> Result<Option<T>, SetupError> {
        match self.0.get(key) {
            None => Ok(None),
            Some(Value::Integer(n)) => {
                T::try_from(*n).map(Some).map_err(|_| SetupError::new(key, format!("{n} is out of range")))
            }
            Some(_) => Err(SetupError::new(key, "a number is expected")),
        }
    }

    /// A truth, if the key is there.
    ///
    /// # Errors
    /// If it is something else.
    pub fn get_flag(&self, key: &str) -> Result<Option<bool>, SetupError> {
        match self.0.get(key) {
            None => Ok(None),
            Some(Value::Boolean(b)) => Ok(Some(*b)),
            Some(_) => Err(SetupError::new(key, "true or false is expected")),
        }
    }

    /// A word, if the key is there.
    ///
    /// # Errors
    /// If it is something else.
    pub fn get_word(&self, key: &str) -> Result<Option<&str>, SetupError> {
        match self.0.get(key) {
            None => Ok(None),
            Some(Value::String(s)) => Ok(Some(s)),
            Some(_) => Err(SetupError::new(key, "a word in quotes is expected")),
        }
    }

    /// A list of words, if the key is there.
    ///
    /// # Errors
    /// If it is something else.
    pub fn get_list(&self, key: &str) -> Result<Option<Vec<&str>>, SetupError> {
        match self.0.get(key) {
            None => Ok(None),
            Some(Value::Array(items)) => items
                .iter()
                .map(|v| v.as_str().ok_or_else(|| SetupError::new(key, "a list of words is expected")))
                .collect::<Result<Vec<_>, _>>()
                .map(Some),
            Some(_) => Err(SetupError::new(key, "a list of words is expected")),
        }
    }

    /// Refuses keys that are not among `known`.
    ///
    /// # Errors
    /// The first unknown key.
    pub fn only(&self, known: &[&str]) -> Result<(), SetupError> {
        match self.0.keys().find(|k| !known.contains(&k.as_str())) {
            Some(key) => Err(SetupError::new(key, "unknown entry of a position")),
            None => Ok(()),
        }
    }

    /// Does the position say so? An item of any list, `key: item` of one list, or `key = value`.
    pub fn says(&self, wanted: &str) -> bool {
        if let Some((key, item)) = wanted.split_once(": ") {
            let list = self.0.get(key).and_then(Value::as_array);
            return list.is_some_and(|items| items.iter().any(|v| v.as_str() == Some(item.trim())));
        }
        // An item may hold `been=18`; a key is one word.
        let pair = wanted.split_once('=').map(|(key, value)| (key.trim(), value.trim().trim_matches('"')));
        if let Some((key, value)) = pair.filter(|(key, _)| !key.contains(char::is_whitespace)) {
            return match self.0.get(key) {
                Some(Value::String(s)) => s == value,
                Some(Value::Integer(n)) => n.to_string() == value,
                Some(Value::Boolean(b)) => b.to_string() == value,
                _ => false,
            };
        }
        let wanted = wanted.split_whitespace().collect::<Vec<_>>();
        self.0
            .values()
            .filter_map(Value::as_array)
            .flatten()
            .filter_map(Value::as_str)
            .any(|item| item.split_whitespace().eq(wanted.iter().copied()))
    }

    /// A short hash of the text: the same position has the same hash on every machine.
    pub fn hash(&self) -> String {
        blake3::hash(self.to_string().as_bytes()).to_hex()[..16].to_string()
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (key, value) in &self.0 {
            match value {
                Value::Array(items) if items.len() > 4 => {
                    writeln!(f, "{key} = [")?;
                    for item in items {
                        writeln!(f, "    {item},")?;
                    }
                    writeln!(f, "]")?;
                }
                _ => writeln!(f, "{key} = {value}")?,
            }
        }
        Ok(())
    }
}
