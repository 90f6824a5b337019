//! A number that tells one thing from another, the same with every compiler and on every machine: what a bot overlooks is part
//! of how it plays, so the same seed must mean the same.

use std::hash::{Hash, Hasher};

use crate::stream;

/// The number of a thing.
pub fn number(thing: impl Hash) -> u64 {
    let mut hasher = Stable(0);
    thing.hash(&mut hasher);
    hasher.finish()
}

/// Mixes every part in; numbers by their value, whatever the order of their bytes.
struct Stable(u64);

impl Stable {
    fn mix(&mut self, part: u64) {
        self.0 = stream(self.0 ^ part, 0);
    }
}

impl Hasher for Stable {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.mix(u64::from(*byte)));
    }

    fn write_u8(&mut self, n: u8) {
        self.mix(u64::from(n));
    }

    fn write_u16(&mut self, n: u16) {
        self.mix(u64::from(n));
    }

    fn write_u32(&mut self, n: u32) {
        self.mix(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.mix(n);
    }

    fn write_usize(&mut self, n: usize) {
        self.mix(n as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_never_changes_and_tells_things_apart() {
        #[derive(Hash)]
        enum Plan {
            March { from: u8, to: u16 },
            Stay,
        }
        assert_eq!(number(Plan::March { from: 3, to: 500 }), NUMBERS[0]);
        assert_eq!(number(Plan::Stay), NUMBERS[1]);
        assert_eq!(number((Plan::March { from: 3, to: 501 }, 7u16)), NUMBERS[2]);
    }

    /// As they were when they were first pinned.
    const NUMBERS: [u64; 3] = [0x383d_91ed_e7aa_edce, 0x910a_2dec_8902_5cc1, 0x0c4f_31ea_5561_d28c];
}
