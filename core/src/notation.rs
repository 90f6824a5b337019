//! Actions, steps and entries of a position as text: each form is written once and serves both directions.

use std::fmt::Write;
use std::marker::PhantomData;

use crate::{Named, NotationError, Rules, Words};

/// A kind of word, or of several: how a value is written, and read again. `C` is what the game is laid out as, which
/// knows the keys of units and the numbers of hexes.
pub trait Word<C: ?Sized> {
    /// What it stands for.
    type Value;

    /// Writes a value.
    fn write(context: &C, value: &Self::Value, out: &mut String);

    /// Reads a value.
    ///
    /// # Errors
    /// A word that is missing or means nothing.
    fn read(context: &C, words: &mut Words) -> Result<Self::Value, NotationError>;
}

impl<C: ?Sized, T: Named> Word<C> for T {
    type Value = T;

    fn write(_: &C, value: &T, out: &mut String) {
        out.push_str(value.name());
    }

    fn read(_: &C, words: &mut Words) -> Result<T, NotationError> {
        match words.peek() {
            None => words.fail(format!("one of {} is missing", T::words())),
            Some(word) => T::named(word).or_else(|why| words.fail(why)).inspect(|_| words.skip()),
        }
    }
}

/// A place of the board by its index, written as its key.
pub struct PlaceKey;

impl<R: Rules> Word<R> for PlaceKey {
    type Value = u16;

    fn write(rules: &R, place: &u16, out: &mut String) {
        out.push_str(rules.board().places.get(usize::from(*place)).map_or("nowhere", |place| &place.key));
    }

    fn read(rules: &R, words: &mut Words) -> Result<u16, NotationError> {
        let word = words.next("a place")?;
        rules.board().place(word).map_or_else(|| words.fail(format!("'{word}' is no place")), Ok)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl<C: ?Sized> Word<C> for $number {
            type Value = $number;

            fn write(_: &C, value: &$number, out: &mut String) {
                let _ = write!(out, "{value}");
            }

            fn read(_: &C, words: &mut Words) -> Result<$number, NotationError> {
                let word = words.next("a number")?;
                word.parse().or_else(|_| words.fail(format!("'{word}' is no number")))
            }
        }
    )*};
}

numbers!(u8 u16 u32 i8 i16 i32);

macro_rules! options {
    ($($(#[$doc:meta])* $name:ident = $none:literal;)*) => {$(
        $(#[$doc])*
        pub struct $name<K>(PhantomData<K>);

        impl<C: ?Sized, K: Word<C>> Word<C> for $name<K> {
            type Value = Option<K::Value>;

            fn write(context: &C, value: &Self::Value, out: &mut String) {
                match value {
                    Some(value) => K::write(context, value, out),
                    None => out.push_str($none),
                }
            }

            fn read(context: &C, words: &mut Words) -> Result<Self::Value, NotationError> {
                if words.take($none) { Ok(None) } else { K::read(context, words).map(Some) }
            }
        }
    )*};
}

options! {
    /// A value, or `none`.
    OrNone = "none";
    /// A value, or `no`.
    OrNo = "no";
}

/// A value, or nothing at the end of the words.
pub struct IfAny<K>(PhantomData<K>);

impl<C: ?Sized, K: Word<C>> Word<C> for IfAny<K> {
    type Value = Option<K::Value>;

    fn write(context: &C, value: &Self::Value, out: &mut String) {
        if let Some(value) = value {
            K::write(context, value, out);
        }
    }

    fn read(context: &C, words: &mut Words) -> Result<Self::Value, NotationError> {
        if words.peek().is_none() { Ok(None) } else { K::read(context, words).map(Some) }
    }
}

/// How many: `x3`; one if it is not said.
pub struct Times;

impl<C: ?Sized> Word<C> for Times {
    type Value = u8;

    fn write(_: &C, value: &u8, out: &mut String) {
        let _ = write!(out, "x{value}");
    }

    fn read(_: &C, words: &mut Words) -> Result<u8, NotationError> {
        let Some(n) = words.peek().and_then(|word| word.strip_prefix('x')) else { return Ok(1) };
        words.skip();
        n.parse().or_else(|_| words.fail(format!("'x{n}' is no number of times")))
    }
}

impl<C: ?Sized, A: Word<C>, B: Word<C>> Word<C> for (A, B) {
    type Value = (A::Value, B::Value);

    fn write(context: &C, (a, b): &Self::Value, out: &mut String) {
        A::write(context, a, out);
        append::<C, B>(context, b, out);
    }

    fn read(context: &C, words: &mut Words) -> Result<Self::Value, NotationError> {
        Ok((A::read(context, words)?, B::read(context, words)?))
    }
}

/// Writes a value after what is there, with a space between them unless it writes nothing.
pub fn append<C: ?Sized, K: Word<C>>(context: &C, value: &K::Value, out: &mut String) {
    let end = out.len();
    out.push(' ');
    K::write(context, value, out);
    if out.len() == end + 1 {
        out.pop();
    }
}

/// Reads all the words of a text as one value.
///
/// # Errors
/// What makes no sense, or a word too many.
pub fn read_all<C: ?Sized, K: Word<C>>(context: &C, text: &str) -> Result<K::Value, NotationError> {
    let mut words = Words::new(text);
    let value = K::read(context, &mut words)?;
    words.end().map(|()| value)
}

/// The notation of an enum, a line a variant: its verb, and the [`Word`] of each part. A part without one is a yes or
/// no, written as its own name if it is so. Where the parts are not written one after the other, `as` names one word
/// for all of them. Longer verbs stand before those that begin them.
///
/// ```
/// use sandtable_core::{Word, notation, read_all};
/// #[derive(Debug, PartialEq)]
/// enum Action { Halt, Loss, Lose(u8), Move { unit: u8, fast: bool } }
/// notation! {
///     Action in (), "an action";
///     "halt" => Halt,
///     "lose all" => Loss,
///     "lose" => Lose(unit: u8),
///     "move" => Move { unit: u8, fast },
/// }
/// let written = |a: Action| {
///     let mut text = String::new();
///     Action::write(&(), &a, &mut text);
///     text
/// };
/// assert_eq!(written(Action::Move { unit: 3, fast: true }), "move 3 fast");
/// assert_eq!(read_all::<(), Action>(&(), "move 3").unwrap(), Action::Move { unit: 3, fast: false });
/// assert_eq!(read_all::<(), Action>(&(), "lose all").unwrap(), Action::Loss);
/// assert_eq!(read_all::<(), Action>(&(), "dig").unwrap_err().message, "'dig' is no action");
/// ```
#[macro_export]
macro_rules! notation {
    ($type:ident in $context:ty, $what:literal; $(
        $verb:literal => $variant:ident
            $(( $($arg:ident $(: $kind:ty)?),+ ))? $({ $($field:ident $(: $of:ty)?),+ })? $(as $whole:ty)?
    ),+ $(,)?) => {
        impl $crate::Word<$context> for $type {
            type Value = $type;

            fn write(context: &$context, value: &$type, out: &mut String) {
                match value {
                    $($type::$variant $(( $($arg),+ ))? $({ $($field),+ })? => {
                        out.push_str($verb);
                        $crate::notation!(@write context out $context;
                            [$($($arg $(: $kind)?),+)? $($($field $(: $of)?),+)?] $($whole)?);
                    })+
                }
                let _ = context;
            }

            fn read(context: &$context, words: &mut $crate::Words) -> Result<$type, $crate::NotationError> {
                let _ = context;
                $(if words.take_all($verb) {
                    return Ok($crate::notation!(@read context words $context; $type $variant
                        $(( $($arg $(: $kind)?),+ ))? $({ $($field $(: $of)?),+ })? $(as $whole)?));
                })+
                words.unknown($what)
            }
        }
    };
    (@write $c:ident $out:ident $context:ty; []) => {};
    (@write $c:ident $out:ident $context:ty; [$($arg:ident),+] $whole:ty) => {
        $crate::append::<$context, $whole>($c, &($(*$arg),+), $out)
    };
    (@write $c:ident $out:ident $context:ty; [$($arg:ident $(: $kind:ty)?),+]) => {
        $($crate::notation!(@put $c $out $context; $arg $(: $kind)?);)+
    };
    (@put $c:ident $out:ident $context:ty; $arg:ident : $kind:ty) => {
        $crate::append::<$context, $kind>($c, $arg, $out)
    };
    (@put $c:ident $out:ident $context:ty; $arg:ident) => {
        if *$arg {
            $out.push_str(concat!(" ", stringify!($arg)));
        }
    };
    (@read $c:ident $words:ident $context:ty; $type:ident $variant:ident) => { $type::$variant };
    (@read $c:ident $words:ident $context:ty; $type:ident $variant:ident ( $($arg:ident),+ ) as $whole:ty) => {{
        let ($($arg),+) = <$whole as $crate::Word<$context>>::read($c, $words)?;
        $type::$variant($($arg),+)
    }};
    (@read $c:ident $words:ident $context:ty; $type:ident $variant:ident ( $($arg:ident $(: $kind:ty)?),+ )) => {
        $type::$variant($($crate::notation!(@get $c $words $context; $arg $(: $kind)?)),+)
    };
    (@read $c:ident $words:ident $context:ty; $type:ident $variant:ident { $($arg:ident $(: $kind:ty)?),+ }) => {
        $type::$variant { $($arg: $crate::notation!(@get $c $words $context; $arg $(: $kind)?)),+ }
    };
    (@get $c:ident $words:ident $context:ty; $arg:ident : $kind:ty) => {
        <$kind as $crate::Word<$context>>::read($c, $words)?
    };
    (@get $c:ident $words:ident $context:ty; $arg:ident) => { $words.take(stringify!($arg)) };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Act {
        Done,
        Go(u8, u8),
        Aim(Option<u8>),
        Call { unit: u8, to: Option<u8>, fast: bool },
        Buy(u8),
    }

    /// `3-4`.
    struct Way;

    impl Word<()> for Way {
        type Value = (u8, u8);

        fn write(_: &(), (from, to): &(u8, u8), out: &mut String) {
            let _ = write!(out, "{from}-{to}");
        }

        fn read(_: &(), words: &mut Words) -> Result<(u8, u8), NotationError> {
            let word = words.next("a way")?;
            let pair = word.split_once('-').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
            pair.map_or_else(|| words.fail(format!("'{word}' is no way")), Ok)
        }
    }

    notation! {
        Act in (), "an act";
        "done" => Done,
        "go" => Go(from, to) as Way,
        "aim" => Aim(at: IfAny<u8>),
        "call" => Call { unit: u8, to: OrNone<u8>, fast },
        "buy" => Buy(count: Times),
    }

    #[test]
    fn every_form_reads_as_it_is_written() {
        let acts = [
            (Act::Done, "done"),
            (Act::Go(3, 4), "go 3-4"),
            (Act::Aim(None), "aim"),
            (Act::Aim(Some(7)), "aim 7"),
            (Act::Call { unit: 1, to: None, fast: false }, "call 1 none"),
            (Act::Call { unit: 1, to: Some(2), fast: true }, "call 1 2 fast"),
            (Act::Buy(3), "buy x3"),
        ];
        for (act, text) in acts {
            let mut written = String::new();
            Act::write(&(), &act, &mut written);
            assert_eq!(written, text);
            assert_eq!(read_all::<(), Act>(&(), text), Ok(act));
        }
    }

    #[test]
    fn once_goes_without_saying() {
        assert_eq!(read_all::<(), Act>(&(), "buy"), Ok(Act::Buy(1)));
    }

    #[test]
    fn values_stand_side_by_side() {
        let mut text = String::new();
        <(u8, (Act, Times))>::write(&(), &(3, (Act::Done, 2)), &mut text);
        assert_eq!(text, "3 done x2");
        assert_eq!(read_all::<(), (u8, (Act, Times))>(&(), &text), Ok((3, (Act::Done, 2))));
    }

    #[test]
    fn what_makes_no_sense_is_named() {
        let said = |text: &str| read_all::<(), Act>(&(), text).unwrap_err().message;
        assert_eq!(said(""), "an act is missing");
        assert_eq!(said("sit"), "'sit' is no act");
        assert_eq!(said("go 3"), "'3' is no way");
        assert_eq!(said("aim x"), "'x' is no number");
        assert_eq!(said("buy x300"), "'x300' is no number of times");
        assert_eq!(said("call 1"), "a number is missing");
        assert_eq!(said("call 1 2 slow"), "'slow' is one word too many");
    }
}
