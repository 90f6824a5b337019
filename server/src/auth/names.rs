//! Names: those that people choose, and those that guests are given.

use crate::error::Error;
use crate::ids::random;

const FIRST: [&str; 16] = [
    "Amber", "Brave", "Calm", "Dusty", "Early", "Frosty", "Grey", "Hardy", "Idle", "Jolly", "Keen", "Lucky",
    "Muddy", "Quiet", "Rusty", "Sandy",
];
const SECOND: [&str; 16] = [
    "Otter", "Badger", "Falcon", "Heron", "Lynx", "Marten", "Osprey", "Plover", "Raven", "Stork", "Teal",
    "Vole", "Wren", "Fox", "Hare", "Owl",
];

/// A name for a guest.
pub fn given() -> String {
    let [a, b, c, d] = random::<4>();
    let number = u16::from_le_bytes([c, d]) % 9000 + 1000;
    format!("{} {} {number}", FIRST[usize::from(a % 16)], SECOND[usize::from(b % 16)])
}

/// A name that somebody chose: 2 to 24 letters, digits, spaces and a few signs.
pub fn checked(name: &str) -> Result<String, Error> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let letters = name.chars().count();
    let fits = |c: char| c.is_alphanumeric() || " -_.'".contains(c);
    if !(2..=24).contains(&letters) || !name.chars().all(fits) {
        return Err(Error::Unfit("a name has 2 to 24 letters, digits, spaces or the signs - _ . '".into()));
    }
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(checked("  Ewa   Łoś ").unwrap(), "Ewa Łoś");
        assert!(checked(&given()).is_ok());
        for bad in ["", "x", "<b>bold</b>", "a\u{0}b", "line\u{202e}evil", &"x".repeat(25)] {
            assert!(checked(bad).is_err(), "{bad:?}");
        }
    }
}
