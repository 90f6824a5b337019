//! Fair dice: the server commits to a secret, the players give words, and all of it makes the seed.
//!
//! Nobody can choose the dice: the server is bound by its commitment before it hears the words, and the players
//! speak before they know the secret. At the end the secret is shown and every roll can be derived again.

use std::fmt;

use thiserror::Error;

use crate::{Chance, Header, Record};

const COMMITMENT: &str = "sandtable 2026 fair dice: commitment";
const SEED: &str = "sandtable 2026 fair dice: seed";

/// What the server keeps to itself until the game is over. The caller provides the bytes.
///
/// ```
/// use sandtable_core::{Commitment, Secret};
/// let secret = Secret::new([7; 32]);
/// let shown = secret.commitment().to_string();
/// assert_eq!(Commitment::parse(&shown), Some(secret.commitment()));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// What the server shows before it hears the players' words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

/// Where a table's dice come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dice {
    /// From a number, for simulations, puzzles and tests.
    Seed(u64),
    /// From a secret and a word of each seat, in the order of seats.
    Fair {
        /// The server's secret.
        secret: Secret,
        /// The players' words.
        words: Vec<String>,
    },
}

impl Secret {
    /// A secret of 32 random bytes.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// Reads 64 hexadecimal digits.
    pub fn parse(hex: &str) -> Option<Secret> {
        blake3::Hash::from_hex(hex).ok().map(|hash| Secret(*hash.as_bytes()))
    }

    /// The commitment to this secret.
    pub fn commitment(&self) -> Commitment {
        Commitment(blake3::derive_key(COMMITMENT, &self.0))
    }

    /// The seed of a game's dice: a hash of the secret, the set-up and all words.
    pub fn seed(&self, header: &Header) -> [u8; 32] {
        let key = blake3::derive_key(SEED, &self.0);
        let mut hash = blake3::Hasher::new_keyed(&key);
        let mut put = |part: &str| {
            // Lengths keep two parts from being read as one.
            hash.update(&(part.len() as u64).to_le_bytes()).update(part.as_bytes());
        };
        put(&header.game);
        put(&header.scenario);
        put(&header.rules.to_string());
        put(&header.data);
        put(&header.options.len().to_string());
        for (key, value) in &header.options {
            put(key);
            put(value);
        }
        put(&header.words.len().to_string());
        for word in &header.words {
            put(word);
        }
        put(&header.position.as_ref().map(ToString::to_string).unwrap_or_default());
        *hash.finalize().as_bytes()
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&blake3::Hash::from_bytes(self.0).to_hex())
    }
}

impl fmt::Debug for Secret {
    /// A secret does not get into logs by accident.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Commitment {
    /// Reads 64 hexadecimal digits.
    pub fn parse(hex: &str) -> Option<Commitment> {
        blake3::Hash::from_hex(hex).ok().map(|hash| Commitment(*hash.as_bytes()))
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&blake3::Hash::from_bytes(self.0).to_hex())
    }
}

/// Dice that cannot be confirmed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FairError {
    /// The secret is not there yet: the game is not over.
    #[error("the record holds no secret and no seed, so its dice cannot be derived again")]
    NoSecret,
    /// Nothing was promised.
    #[error("the record holds a secret but no commitment to it")]
    NoCommitment,
    /// The secret is another than the promised one.
    #[error("the secret does not fit the commitment")]
    Commitment,
    /// A roll that the viewer of this record may not see.
    #[error("line {line} (row {row}): an outcome is hidden")]
    Hidden {
        /// The line of the file.
        line: usize,
        /// The row.
        row: usize,
    },
    /// A roll that the seed does not give.
    #[error("line {line} (row {row}): roll {roll} is recorded as {found}, but the seed gives {expected}")]
    Roll {
        /// The line of the file.
        line: usize,
        /// The row.
        row: usize,
        /// Which roll of the row, counted from 1.
        roll: usize,
        /// What the record says, counted from 1.
        found: u16,
        /// What the seed gives, counted from 1.
        expected: u16,
    },
}

/// The dice of a record, as its secret or its seed gives them.
///
/// # Errors
/// A record with neither, or a secret that breaks its promise.
pub(crate) fn dice_of(header: &Header, secret: Option<&Secret>) -> Result<Chance, FairError> {
    match (secret, header.commitment, header.seed) {
        (Some(_), None, _) => Err(FairError::NoCommitment),
        (Some(secret), Some(commitment), _) if secret.commitment() != commitment => {
            Err(FairError::Commitment)
        }
        (Some(secret), Some(_), _) => Ok(Chance::fair(secret.seed(header))),
        (None, None, Some(seed)) => Ok(Chance::quick(seed)),
        (None, _, _) => Err(FairError::NoSecret),
    }
}

/// Draws the outcomes of a record again and compares them.
pub(crate) fn redraw(record: &Record, chance: &mut Chance) -> Result<usize, FairError> {
    let mut rolls = 0;
    for (row, (number, fall)) in
        record.rows.iter().enumerate().flat_map(|(i, r)| r.falls.iter().enumerate().map(move |f| (i, f)))
    {
        let line = record.rows[row].line;
        let Some(fall) = fall else { return Err(FairError::Hidden { line, row }) };
        let expected = chance.below(fall.of.max(1));
        if expected != fall.value {
            let (found, expected) = (fall.value.saturating_add(1), expected + 1);
            return Err(FairError::Roll { line, row, roll: number + 1, found, expected });
        }
        rolls += 1;
    }
    Ok(rolls)
}

/// Derives every roll of a record again from its secret (or the seed in its header) and compares.
/// Gives the number of rolls.
///
/// # Errors
/// What is missing, or the first roll that is not true.
pub fn verify(record: &Record) -> Result<usize, FairError> {
    let mut chance = dice_of(&record.header, record.secret.as_ref())?;
    redraw(record, &mut chance)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(words: &[&str]) -> Header {
        let words = words.iter().map(|w| (*w).to_string()).collect();
        Header { game: "toy".into(), scenario: "one".into(), words, ..Header::default() }
    }

    #[test]
    fn every_part_changes_the_seed() {
        let secret = Secret::new([1; 32]);
        let seed = secret.seed(&header(&["ab", "c"]));
        assert_eq!(seed, secret.seed(&header(&["ab", "c"])));
        assert_ne!(seed, secret.seed(&header(&["a", "bc"])));
        assert_ne!(seed, secret.seed(&header(&["ab", "c", ""])));
        assert_ne!(seed, Secret::new([2; 32]).seed(&header(&["ab", "c"])));
        let mut other = header(&["ab", "c"]);
        other.options.insert("short".into(), "yes".into());
        assert_ne!(seed, secret.seed(&other));
    }

    #[test]
    fn a_commitment_is_not_the_secret_and_binds_it() {
        let secret = Secret::new([3; 32]);
        assert_ne!(secret.to_string(), secret.commitment().to_string());
        let mut head = header(&["a", "b"]);
        head.commitment = Some(Secret::new([4; 32]).commitment());
        assert_eq!(dice_of(&head, Some(&secret)).unwrap_err(), FairError::Commitment);
        head.commitment = None;
        assert_eq!(dice_of(&head, Some(&secret)).unwrap_err(), FairError::NoCommitment);
        assert_eq!(dice_of(&head, None).unwrap_err(), FairError::NoSecret);
    }

    #[test]
    fn a_secret_reads_back_and_hides_from_debug() {
        let secret = Secret::new([0xab; 32]);
        assert_eq!(Secret::parse(&secret.to_string()), Some(secret.clone()));
        assert_eq!(Secret::parse("zz"), None);
        assert!(!format!("{secret:?}").contains("ab"));
    }
}
