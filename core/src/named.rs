//! Things that notation, positions and data files know by one word each.

use serde::{Deserialize, Deserializer, de::Error};

/// Values with a word each: sides, nations, kinds of units, stages of a procedure. [`named!`](crate::named) makes them.
pub trait Named: Copy + PartialEq + 'static {
    /// All of them, in order.
    const EACH: &'static [Self];

    /// The word of one.
    fn name(self) -> &'static str;

    /// The one that a word names.
    ///
    /// # Errors
    /// If it names none: which words there are.
    fn named(word: &str) -> Result<Self, String> {
        let found = Self::EACH.iter().copied().find(|it| it.name() == word);
        found.ok_or_else(|| format!("'{word}' is none of {}", Self::words()))
    }

    /// All words, for errors.
    fn words() -> String {
        Self::EACH.iter().map(|it| it.name()).collect::<Vec<_>>().join(", ")
    }
}

/// Reads a word of a data file, so that a wrong one is refused with its line.
///
/// # Errors
/// As for [`Named::named`].
pub fn from_data<'de, T: Named, D: Deserializer<'de>>(data: D) -> Result<T, D::Error> {
    T::named(&String::deserialize(data)?).map_err(D::Error::custom)
}

/// A name in small letters; `N` is its length.
#[doc(hidden)]
pub const fn small_letters<const N: usize>(name: &str) -> [u8; N] {
    let mut letters = [0; N];
    let mut i = 0;
    while i < N {
        letters[i] = name.as_bytes()[i].to_ascii_lowercase();
        i += 1;
    }
    letters
}

/// An enum whose variants have a word each, written once: all of them in order, their words, and the way back from
/// notation, positions and data files.
///
/// ```
/// use sandtable_core::{Named, named};
/// named! {
///     /// An arm of service.
///     pub enum Arm {
///         /// On foot.
///         Infantry = "inf",
///         /// In tanks.
///         Armour = "arm",
///     }
/// }
/// assert_eq!(Arm::ALL.map(Arm::word), ["inf", "arm"]);
/// assert_eq!(Arm::named("arm"), Ok(Arm::Armour));
/// assert_eq!(Arm::named("air"), Err("'air' is none of inf, arm".into()));
/// ```
///
/// A word that is only the variant's name in small letters need not be said:
///
/// ```
/// sandtable_core::named! {
///     /// Where a march stands.
///     pub enum Stage {
///         /// It sets out.
///         SetOut,
///         /// It rests.
///         Halt = "rest",
///     }
/// }
/// assert_eq!(Stage::ALL.map(Stage::word), ["setout", "rest"]);
/// ```
///
/// Where each is also a message of the Fluent files, the enum says how the messages begin:
///
/// ```
/// sandtable_core::named! {
///     /// A season.
///     pub enum Season as "season-" {
///         /// Mud.
///         Spring = "spring",
///         /// Snow.
///         Winter = "winter",
///     }
/// }
/// assert_eq!(Season::Winter.term(), "season-winter");
/// ```
#[macro_export]
macro_rules! named {
    (@word $variant:ident $word:literal) => { $word };
    (@word $variant:ident) => {{
        const NAME: &str = stringify!($variant);
        const WORD: [u8; NAME.len()] = $crate::small_letters(NAME);
        match std::str::from_utf8(&WORD) {
            Ok(word) => word,
            Err(_) => NAME,
        }
    }};
    ($(#[$meta:meta])* $vis:vis enum $name:ident as $prefix:literal {
        $($(#[$doc:meta])* $variant:ident = $word:literal),+ $(,)?
    }) => {
        $crate::named! { $(#[$meta])* $vis enum $name { $($(#[$doc])* $variant = $word),+ } }

        impl $name {
            /// The message of its name.
            pub const fn term(self) -> &'static str {
                match self { $($name::$variant => concat!($prefix, $word)),+ }
            }
        }
    };
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$doc:meta])* $variant:ident $(= $word:literal)?),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        $vis enum $name { $($(#[$doc])* $variant,)+ }

        impl $name {
            /// All, in order.
            pub const ALL: [$name; [$(stringify!($variant)),+].len()] = [$($name::$variant),+];

            /// Its word.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $crate::named!(@word $variant $($word)?)),+ }
            }
        }

        impl $crate::Named for $name {
            const EACH: &'static [$name] = &$name::ALL;

            fn name(self) -> &'static str {
                self.word()
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(data: D) -> Result<$name, D::Error> {
                $crate::from_data(data)
            }
        }
    };
}

/// The two sides of a game for two, in the order of their seats.
///
/// ```
/// use sandtable_core::{Seat, sides};
/// sides! {
///     /// A player.
///     pub enum Side {
///         /// Moves first.
///         Blue = "blue",
///         /// Moves second.
///         Red = "red",
///     }
/// }
/// assert_eq!(Side::of(Seat(1)), Some(Side::Red));
/// assert_eq!((Side::Red.other(), Side::Red.seat(), Side::of(Seat(2))), (Side::Blue, Seat(1), None));
/// ```
#[macro_export]
macro_rules! sides {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $(#[$doc:meta])* $first:ident = $word:literal, $(#[$doc2:meta])* $second:ident = $word2:literal $(,)?
    }) => {
        $crate::named! {
            $(#[$meta])*
            $vis enum $name { $(#[$doc])* $first = $word, $(#[$doc2])* $second = $word2 }
        }

        impl From<$name> for $crate::Seat {
            fn from(side: $name) -> $crate::Seat {
                side.seat()
            }
        }

        impl $name {
            /// Both, in the order of seats.
            pub const BOTH: [$name; 2] = $name::ALL;

            /// The opponent.
            #[must_use]
            pub const fn other(self) -> $name {
                match self {
                    $name::$first => $name::$second,
                    $name::$second => $name::$first,
                }
            }

            /// The side's seat.
            pub const fn seat(self) -> $crate::Seat {
                $crate::Seat(self as u8)
            }

            /// The side of a seat; seats above the second do not exist.
            pub const fn of(seat: $crate::Seat) -> Option<$name> {
                match seat.0 {
                    0 => Some($name::$first),
                    1 => Some($name::$second),
                    _ => None,
                }
            }
        }
    };
}
