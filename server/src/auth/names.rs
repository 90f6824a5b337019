//! Names: those that people choose, and those that guests are given.

use unicode_security::{GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection, skeleton};

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

/// A name that somebody chose: 2 to 24 letters, digits, spaces and a few signs, of one script, or of Latin beside Chinese,
/// Japanese or Korean.
pub fn checked(name: &str) -> Result<String, Error> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let letters = name.chars().count();
    let sign = |c: char| " -_.'".contains(c);
    let fits = |c: char| (c.is_alphanumeric() && c.identifier_allowed()) || sign(c);
    if !(2..=24).contains(&letters) || !name.chars().all(fits) {
        return Err(Error::Unfit("a name has 2 to 24 letters, digits, spaces or the signs - _ . '".into()));
    }
    let plain: String = name.chars().filter(|c| !sign(*c)).collect();
    if !plain.as_str().check_restriction_level(RestrictionLevel::HighlyRestrictive) {
        return Err(Error::Unfit("a name is written in one script".into()));
    }
    Ok(name)
}

/// What names have in common that look alike: only one of them can be had.
pub fn look(name: &str) -> String {
    let bare = |text: &str| skeleton(text).collect::<String>().to_lowercase();
    // A capital I looks like an l and is an i: so those two are one.
    bare(&bare(name)).replace('i', "l")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(checked("  Ewa   Łoś ").unwrap(), "Ewa Łoś");
        assert!(checked(&given()).is_ok());
        assert!(checked("张伟 Zhang").is_ok() && checked("Иван").is_ok());
        // Two scripts that look alike, and letters of mathematics.
        assert!(checked("Аdа").is_err() && checked("𝐀𝐝𝐚").is_err());
        for bad in ["", "x", "<b>bold</b>", "a\u{0}b", "line\u{202e}evil", &"x".repeat(25)] {
            assert!(checked(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_one() {
        for (one, other) in [("Ada", "ada"), ("Ada", "Аԁа"), ("Lily", "LiIy"), ("rn", "m"), ("O0", "0o")] {
            assert_eq!(look(one), look(other), "{one} {other}");
        }
        assert_ne!(look("Ada"), look("Ida"));
    }
}
