//! Notation read word by word.

use std::str::{FromStr, SplitWhitespace};

use crate::NotationError;

/// The words of one action, read one after the other; errors quote the whole.
///
/// ```
/// use sandtable_core::Words;
/// let mut words = Words::new("take cube 18 x3");
/// assert_eq!(words.next("a verb")?, "take");
/// assert!(words.take("cube"));
/// assert_eq!(words.next("an area")?, "18");
/// assert_eq!(words.times(24)?, 3);
/// words.end()?;
/// # Ok::<(), sandtable_core::NotationError>(())
/// ```
pub struct Words<'a> {
    text: &'a str,
    left: SplitWhitespace<'a>,
}

impl<'a> Words<'a> {
    /// The words of a text.
    pub fn new(text: &'a str) -> Words<'a> {
        Words { text, left: text.split_whitespace() }
    }

    /// An error about the text.
    ///
    /// # Errors
    /// Always.
    pub fn fail<T>(&self, message: impl Into<String>) -> Result<T, NotationError> {
        Err(NotationError::new(self.text, message))
    }

    /// The next word, which stands for something.
    ///
    /// # Errors
    /// If there is none.
    pub fn next(&mut self, what: &str) -> Result<&'a str, NotationError> {
        match self.left.next() {
            Some(word) => Ok(word),
            None => self.fail(format!("{what} is missing")),
        }
    }

    /// The next word without taking it.
    pub fn peek(&self) -> Option<&'a str> {
        self.left.clone().next()
    }

    /// Takes the next word, whatever it is.
    pub fn skip(&mut self) {
        self.left.next();
    }

    /// Takes the next word if it is this one.
    pub fn take(&mut self, word: &str) -> bool {
        let is = self.peek() == Some(word);
        if is {
            self.left.next();
        }
        is
    }

    /// The value that follows a word of its name: `left 3`.
    ///
    /// # Errors
    /// If the name or the value is missing or makes no sense.
    pub fn after<T: FromStr>(&mut self, name: &str) -> Result<T, NotationError> {
        if !self.take(name) {
            return self.fail(format!("'{name}' is missing"));
        }
        let word = self.next(name)?;
        word.parse().or_else(|_| self.fail(format!("'{word}' cannot be the {name}")))
    }

    /// Takes the next words if they are those of a phrase.
    pub fn take_all(&mut self, phrase: &str) -> bool {
        let mut left = self.left.clone();
        let is = phrase.split_whitespace().all(|word| left.next() == Some(word));
        if is {
            self.left = left;
        }
        is
    }

    /// The next word is not what it should be, or missing.
    ///
    /// # Errors
    /// Always.
    pub fn unknown<T>(&mut self, what: &str) -> Result<T, NotationError> {
        let word = self.next(what)?;
        let kind = what.split_once(' ').map_or(what, |(_, kind)| kind);
        self.fail(format!("'{word}' is no {kind}"))
    }

    /// Takes a last `x3`, which repeats an action; once if there is none.
    ///
    /// # Errors
    /// If it is no number up to `most`.
    pub fn times(&mut self, most: usize) -> Result<usize, NotationError> {
        let Some(n) = self.peek().and_then(|w| w.strip_prefix('x')) else { return Ok(1) };
        self.left.next();
        match n.parse::<usize>() {
            Ok(n) if (1..=most).contains(&n) => Ok(n),
            _ => self.fail(format!("'x{n}' is no number of times")),
        }
    }

    /// Nothing may be left.
    ///
    /// # Errors
    /// The word that is.
    pub fn end(&mut self) -> Result<(), NotationError> {
        match self.left.next() {
            Some(word) => self.fail(format!("'{word}' is one word too many")),
            None => Ok(()),
        }
    }
}
