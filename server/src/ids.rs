//! Ids and secrets: newtypes, random and opaque.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Letters of ids: no vowels, so that no words arise, and nothing that looks like something else.
const LETTERS: &[u8; 32] = b"23456789bcdfghjkmnpqrstvwxyzBCDF";

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $len:literal) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub String);

        impl $name {
            /// A new one.
            pub fn new() -> $name {
                $name(random::<$len>().iter().map(|b| char::from(LETTERS[usize::from(b % 32)])).collect())
            }

            /// As text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl Default for $name {
            fn default() -> $name {
                $name::new()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id! {
    /// A table.
    TableId, 12
}
id! {
    /// A person with a password, or a guest.
    AccountId, 16
}

/// Random bytes of the system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness there are no secrets and no dice: nothing sensible can go on.
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A random number.
pub fn random_number() -> u64 {
    u64::from_le_bytes(random())
}

/// A secret of 256 bits that is handed out once; only its digest is stored.
///
/// ```
/// use sandtable_server::Token;
/// let token = Token::new();
/// assert!(token.digest().is_of(token.reveal()));
/// assert!(!token.digest().is_of("something else"));
/// assert_eq!(format!("{token:?}"), "Token(…)");
/// ```
#[derive(Clone)]
pub struct Token(String);

impl Token {
    /// A new one.
    pub fn new() -> Token {
        Token(blake3::Hash::from_bytes(random()).to_hex().to_string())
    }

    /// The text for its owner, and for nobody else.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What is stored of it.
    pub fn digest(&self) -> Digest {
        Digest::of(&self.0)
    }
}

impl Default for Token {
    fn default() -> Token {
        Token::new()
    }
}

impl fmt::Debug for Token {
    /// A secret does not get into logs by accident.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The digest of a token. Who reads the database cannot use it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Digest(pub String);

impl Digest {
    /// The digest of a secret.
    pub fn of(secret: &str) -> Digest {
        Digest(blake3::hash(secret.as_bytes()).to_hex().to_string())
    }

    /// Does it belong to this secret? The comparison takes the same time for every secret.
    pub fn is_of(&self, secret: &str) -> bool {
        // `blake3::Hash` compares in constant time.
        blake3::Hash::from_hex(&self.0).is_ok_and(|mine| mine == blake3::hash(secret.as_bytes()))
    }
}
