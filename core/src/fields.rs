//! The fields of a position, each in one place: one pass over them writes a state as text or lays text over it.

use arrayvec::ArrayVec;

use crate::notation::read_all;
use crate::{Named, Position, SetupError, Word};

type Laid<T = bool> = Result<T, SetupError>;

/// A pass over the fields of a state. Each call names a key, the form of its value and where it lives in the state; it
/// writes the value, or reads it if the text has the key. All say whether they read something.
///
/// ```
/// use sandtable_core::{Fields, Position, SetupError};
/// #[derive(Default)]
/// struct State { turn: u8, over: bool }
/// fn fields(s: &mut State, f: &mut Fields) -> Result<(), SetupError> {
///     f.int("turn", &mut s.turn)?;
///     f.flag("over", &mut s.over)?;
///     Ok(())
/// }
/// let mut s = State::default();
/// Fields::read(&Position::parse("turn = 3")?, |f| fields(&mut s, f))?;
/// assert_eq!(Fields::write(|f| fields(&mut s, f)).to_string(), "over = false\nturn = 3\n");
/// let wrong = Fields::read(&Position::parse("moon = 3")?, |f| fields(&mut s, f));
/// assert_eq!(wrong.unwrap_err().to_string(), "moon: unknown entry of a position");
/// # Ok::<(), SetupError>(())
/// ```
pub struct Fields<'a> {
    from: Option<&'a Position>,
    to: Position,
    keys: Vec<String>,
}

impl<'a> Fields<'a> {
    /// Writes all fields. Those of a state that is sound cannot fail.
    pub fn write(pass: impl FnOnce(&mut Fields<'a>) -> Laid<()>) -> Position {
        let mut fields = Fields { from: None, to: Position::new(), keys: Vec::new() };
        let _ = pass(&mut fields);
        fields.to
    }

    /// Reads the fields that a text names, and refuses keys for which the pass has not asked.
    ///
    /// # Errors
    /// The entry that makes no sense.
    pub fn read(from: &'a Position, pass: impl FnOnce(&mut Fields<'a>) -> Laid<()>) -> Laid<()> {
        let mut fields = Fields { from: Some(from), to: Position::new(), keys: Vec::new() };
        let read = pass(&mut fields);
        // A key that nobody knows says more than what its absence led to; but a pass that failed has not asked for all.
        if read.is_ok() {
            from.only(&fields.keys.iter().map(String::as_str).collect::<Vec<_>>())?;
        }
        read
    }

    /// The text, if it is being read: for entries that are short ways to say others.
    pub const fn text(&self) -> Option<&'a Position> {
        self.from
    }

    /// Has the text this key? False in writing.
    pub fn has(&mut self, key: &str) -> bool {
        self.keys.push(key.into());
        self.from.is_some_and(|p| p.0.contains_key(key))
    }

    fn asked(&mut self, key: &str) -> Option<&'a Position> {
        self.has(key);
        self.from
    }

    /// Is an entry said to be true that is no field, but stands for several?
    ///
    /// # Errors
    /// As for [`Position::get_flag`].
    pub fn said(&mut self, key: &str) -> Laid {
        let said = self.asked(key).map(|p| p.get_flag(key)).transpose()?;
        Ok(said.flatten() == Some(true))
    }

    /// The word of an entry that is no field, but a short way to say others.
    ///
    /// # Errors
    /// As for [`Position::get_word`].
    pub fn short(&mut self, key: &str) -> Laid<Option<&'a str>> {
        Ok(self.asked(key).map(|p| p.get_word(key)).transpose()?.flatten())
    }

    /// A number.
    ///
    /// # Errors
    /// As for [`Position::get_int`].
    pub fn int<T: Copy + Into<i64> + TryFrom<i64>>(&mut self, key: &str, of: &mut T) -> Laid {
        let Some(p) = self.asked(key) else {
            self.to.int(key, *of);
            return Ok(false);
        };
        Ok(lay(p.get_int(key)?, of))
    }

    /// A truth.
    ///
    /// # Errors
    /// As for [`Position::get_flag`].
    pub fn flag(&mut self, key: &str, of: &mut bool) -> Laid {
        let Some(p) = self.asked(key) else {
            self.to.flag(key, *of);
            return Ok(false);
        };
        Ok(lay(p.get_flag(key)?, of))
    }

    /// A value in words.
    ///
    /// # Errors
    /// Words that mean nothing.
    pub fn word<C: ?Sized, K: Word<C>>(&mut self, key: &str, context: &C, of: &mut K::Value) -> Laid {
        let Some(p) = self.asked(key) else {
            self.to.word(key, written::<C, K>(context, of));
            return Ok(false);
        };
        Ok(lay(p.get_word(key)?.map(|text| read::<C, K>(key, context, text)).transpose()?, of))
    }

    /// A row of values, each in words.
    ///
    /// # Errors
    /// Words that mean nothing, or more of them than there is room for.
    pub fn row<C: ?Sized, K: Word<C>, const N: usize>(
        &mut self,
        key: &str,
        context: &C,
        of: &mut ArrayVec<K::Value, N>,
    ) -> Laid {
        let Some(p) = self.asked(key) else {
            self.to.list(key, of.iter().map(|value| written::<C, K>(context, value)));
            return Ok(false);
        };
        p.lay_row(key, of, |text| read::<C, K>(key, context, text))
    }

    /// A set of values, each in words.
    ///
    /// # Errors
    /// Words that mean nothing.
    pub fn set<C: ?Sized, K: Word<C>, S>(&mut self, key: &str, context: &C, of: &mut S) -> Laid
    where
        S: Copy + IntoIterator<Item = K::Value> + FromIterator<K::Value>,
    {
        self.each::<C, K>(key, context, || (*of).into_iter().collect())
            .map(|found| lay(found.map(|values| values.into_iter().collect()), of))
    }

    /// A list of values that live in the state in a form of their own: `now` says which, and who calls lays down those
    /// that are read.
    ///
    /// # Errors
    /// Words that mean nothing.
    pub fn each<C: ?Sized, K: Word<C>>(
        &mut self,
        key: &str,
        context: &C,
        now: impl FnOnce() -> Vec<K::Value>,
    ) -> Laid<Option<Vec<K::Value>>> {
        let Some(p) = self.asked(key) else {
            self.to.list(key, now().iter().map(|value| written::<C, K>(context, value)));
            return Ok(None);
        };
        let Some(list) = p.get_list(key)? else { return Ok(None) };
        list.into_iter().map(|text| read::<C, K>(key, context, text)).collect::<Laid<_>>().map(Some)
    }

    /// A truth for each of several things, as a list of those of which it is true.
    ///
    /// # Errors
    /// A word that names none of them.
    pub fn flags<T: Named, const N: usize>(&mut self, key: &str, of: &mut [bool; N]) -> Laid {
        let all = || T::EACH.iter().copied().zip(*of).filter(|(_, is)| *is).map(|(it, _)| it).collect();
        let found = self.each::<(), T>(key, &(), all)?;
        Ok(lay(found.map(|values| std::array::from_fn(|i| values.contains(&T::EACH[i]))), of))
    }
}

fn lay<T>(found: Option<T>, to: &mut T) -> bool {
    found.map(|found| *to = found).is_some()
}

fn written<C: ?Sized, K: Word<C>>(context: &C, value: &K::Value) -> String {
    let mut text = String::new();
    K::write(context, value, &mut text);
    text
}

/// Reads an entry; an error quotes it, unless it is a single word that the error names.
fn read<C: ?Sized, K: Word<C>>(key: &str, context: &C, text: &str) -> Laid<K::Value> {
    read_all::<C, K>(context, text).map_err(|error| {
        let long = text.contains(char::is_whitespace);
        SetupError::new(key, if long { format!("'{text}': {}", error.message) } else { error.message })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{OrNone, named};

    named! {
        enum Colour { Red = "red", Blue = "blue" }
    }

    #[derive(Clone, PartialEq, Debug, Default)]
    struct State {
        turn: u8,
        over: bool,
        first: Option<Colour>,
        row: ArrayVec<u8, 3>,
        ready: [bool; 2],
        sum: u8,
    }

    fn fields(s: &mut State, f: &mut Fields) -> Laid<()> {
        f.int("turn", &mut s.turn)?;
        f.flag("over", &mut s.over)?;
        f.word::<(), OrNone<Colour>>("first", &(), &mut s.first)?;
        f.row::<(), u8, 3>("row", &(), &mut s.row)?;
        f.flags::<Colour, 2>("ready", &mut s.ready)?;
        if let Some(parts) = f.each::<(), u8>("sum", &(), || vec![s.sum])? {
            s.sum = parts.into_iter().sum();
        }
        // A short way to say `turn` and `over`.
        if f.has("last") {
            (s.turn, s.over) = (9, true);
        }
        Ok(())
    }

    #[test]
    fn what_is_written_is_read() {
        let mut s = State {
            turn: 3,
            over: true,
            first: Some(Colour::Blue),
            row: [1, 2].into_iter().collect(),
            ready: [false, true],
            sum: 4,
        };
        let text = Fields::write(|f| fields(&mut s, f));
        assert_eq!(
            text.to_string(),
            "first = \"blue\"\nover = true\nready = [\"blue\"]\nrow = [\"1\", \"2\"]\nsum = [\"4\"]\nturn = 3\n"
        );
        let mut read = State::default();
        Fields::read(&text, |f| fields(&mut read, f)).unwrap();
        assert_eq!(read, s);
    }

    #[test]
    fn only_what_is_said_is_laid_over() {
        let mut s = State { turn: 3, row: [7].into_iter().collect(), ..State::default() };
        let before = s.clone();
        Fields::read(&Position::parse("sum = ['2', '3']").unwrap(), |f| fields(&mut s, f)).unwrap();
        assert_eq!(s, State { sum: 5, ..before });
        Fields::read(&Position::parse("last = true").unwrap(), |f| fields(&mut s, f)).unwrap();
        assert_eq!((s.turn, s.over), (9, true));
    }

    #[test]
    fn what_makes_no_sense_is_named() {
        let said = |text: &str| {
            let p = Position::parse(text).unwrap();
            Fields::read(&p, |f| fields(&mut State::default(), f)).unwrap_err().to_string()
        };
        assert_eq!(said("turn = 300"), "turn: 300 is out of range");
        assert_eq!(said("first = 'green'"), "first: 'green' is none of red, blue");
        assert_eq!(said("first = 'red blue'"), "first: 'red blue': 'blue' is one word too many");
        assert_eq!(said("row = ['1', '2', '3', '4']"), "row: at most 3 fit");
        assert_eq!(said("turns = 3"), "turns: unknown entry of a position");
    }
}
