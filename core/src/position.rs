//! A position as text: keys with scalars or lists, as a case file writes them.

use std::fmt;

use arrayvec::ArrayVec;
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

    /// Lays a number over another, if the key is there.
    ///
    /// # Errors
    /// As for [`Position::get_int`].
    pub fn lay_int<T: TryFrom<i64>>(&self, key: &str, to: &mut T) -> Result<(), SetupError> {
        lay(self.get_int(key)?, to)
    }

    /// Lays a truth over another, if the key is there.
    ///
    /// # Errors
    /// As for [`Position::get_flag`].
    pub fn lay_flag(&self, key: &str, to: &mut bool) -> Result<(), SetupError> {
        lay(self.get_flag(key)?, to)
    }

    /// Lays what a word means over a value, if the key is there.
    ///
    /// # Errors
    /// A word that means nothing.
    pub fn lay_word<T>(
        &self,
        key: &str,
        to: &mut T,
        read: impl FnOnce(&str) -> Result<T, SetupError>,
    ) -> Result<(), SetupError> {
        lay(self.get_word(key)?.map(read).transpose()?, to)
    }

    /// Replaces a row by what the words of a list mean; was the key there?
    ///
    /// # Errors
    /// A word that means nothing, or more of them than there is room for.
    pub fn lay_row<T, const N: usize>(
        &self,
        key: &str,
        to: &mut ArrayVec<T, N>,
        mut read: impl FnMut(&str) -> Result<T, SetupError>,
    ) -> Result<bool, SetupError> {
        let Some(list) = self.get_list(key)? else { return Ok(false) };
        to.clear();
        for word in list {
            if to.try_push(read(word)?).is_err() {
                return SetupError::fail(key, format!("at most {N} fit"));
            }
        }
        Ok(true)
    }

    /// The one of several things that a word of an entry names.
    ///
    /// # Errors
    /// If it names none of them.
    pub fn one_of<T: Copy>(
        key: &str,
        word: &str,
        all: &[T],
        name: impl Fn(T) -> &'static str,
    ) -> Result<T, SetupError> {
        let found = all.iter().copied().find(|it| name(*it) == word);
        found.ok_or_else(|| {
            let known: Vec<_> = all.iter().map(|it| name(*it)).collect();
            SetupError::new(key, format!("'{word}' is none of {}", known.join(", ")))
        })
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
        self.says_without(wanted, &[])
    }

    /// Does the position say so, its `notes` (see [`Rules::notes`](crate::Rules::notes)) apart? What differs in notes alone is
    /// counted together: two cubes that came by different ways are `cube x2`.
    pub fn says_without(&self, wanted: &str, notes: &[&str]) -> bool {
        if let Some((key, item)) = wanted.split_once(": ") {
            return self.0.get(key).is_some_and(|list| lists(list, item, notes));
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
        self.0.values().any(|list| lists(list, wanted, notes))
    }

    /// A short hash of the text: the same position has the same hash on every machine.
    pub fn hash(&self) -> String {
        blake3::hash(self.to_string().as_bytes()).to_hex()[..16].to_string()
    }
}

/// Does a list hold an item, word by word or but for its notes?
fn lists(list: &Value, wanted: &str, notes: &[&str]) -> bool {
    let Some(items) = list.as_array() else { return false };
    let items = || items.iter().filter_map(Value::as_str);
    if items().any(|item| item.split_whitespace().eq(wanted.split_whitespace())) {
        return true;
    }
    let is_note = |word: &str| notes.iter().any(|n| *n == word || n.ends_with('=') && word.starts_with(n));
    let asked: Vec<&str> = wanted.split_whitespace().filter(|word| is_note(word)).collect();
    let plain = |text: &str| -> (Vec<String>, u32) {
        let mut count = 1;
        let kept = text.split_whitespace().filter(|word| !is_note(word) || asked.contains(word));
        let words = kept.filter(|word| match word.strip_prefix('x').and_then(|n| n.parse().ok()) {
            Some(n) => {
                count = n;
                false
            }
            None => true,
        });
        (words.map(String::from).collect(), count)
    };
    let (words, count) = plain(wanted);
    let found = items().map(plain).filter(|(item, _)| *item == words).map(|(_, n)| n);
    !notes.is_empty() && found.sum::<u32>() == count
}

fn lay<T>(found: Option<T>, to: &mut T) -> Result<(), SetupError> {
    if let Some(found) = found {
        *to = found;
    }
    Ok(())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_said_is_laid_over() {
        let p = Position::parse("turn = 3\nover = true\nside = 'b'\nsteps = ['a', 'b']").unwrap();
        let side = |word: &str| Position::one_of("side", word, &["a", "b"], |s| s);
        let (mut turn, mut lost, mut over, mut who) = (1u8, 7u8, false, "a");
        p.lay_int("turn", &mut turn).unwrap();
        p.lay_int("lost", &mut lost).unwrap();
        p.lay_flag("over", &mut over).unwrap();
        p.lay_word("side", &mut who, side).unwrap();
        assert_eq!((turn, lost, over, who), (3, 7, true, "b"));
        let mut steps: ArrayVec<&str, 2> = ["b"].into_iter().collect();
        assert_eq!(p.lay_row("none", &mut steps, side), Ok(false));
        assert_eq!(steps[..], ["b"]);
        assert_eq!(p.lay_row("steps", &mut steps, side), Ok(true));
        assert_eq!(steps[..], ["a", "b"]);
    }

    #[test]
    fn what_differs_in_notes_alone_is_counted_together() {
        let p =
            Position::parse("units = ['cube been=2 @ 1', 'cube @ 1', 'cube x2 flown @ 3', 'cube used @ 4']")
                .unwrap();
        let notes = ["been=", "flown"];
        assert!(p.says_without("cube x2 @ 1", &notes) && p.says_without("units: cube x2 @ 3", &notes));
        assert!(
            p.says_without("cube @ 1", &notes) && p.says_without("cube been=2 @ 1", &notes),
            "word by word"
        );
        for wrong in ["cube x3 @ 1", "cube been=3 @ 1", "cube @ 3", "cube @ 4"] {
            assert!(!p.says_without(wrong, &notes), "{wrong}");
        }
        assert!(!p.says("cube x2 @ 1") && !p.says("cube x2 @ 3"));
    }

    #[test]
    fn what_makes_no_sense_is_named() {
        let p = Position::parse("turn = 300\nside = 'c'\nsteps = ['a', 'b']").unwrap();
        let side = |word: &str| Position::one_of("side", word, &["a", "b"], |s| s);
        let said = |result: Result<(), SetupError>| result.unwrap_err().to_string();
        assert_eq!(said(p.lay_int("turn", &mut 1u8)), "turn: 300 is out of range");
        assert_eq!(said(p.lay_flag("turn", &mut true)), "turn: true or false is expected");
        assert_eq!(said(p.lay_word("side", &mut "a", side)), "side: 'c' is none of a, b");
        let mut one: ArrayVec<&str, 1> = ArrayVec::new();
        assert_eq!(said(p.lay_row("steps", &mut one, side).map(|_| ())), "steps: at most 1 fit");
    }
}
