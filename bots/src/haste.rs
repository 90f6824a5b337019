//! How much in a hurry those are who think: a server with much to do lets them try less.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// By how much fewer playouts a decision is thought about; 1 for all of them. Whoever has a copy hears of changes.
#[derive(Clone, Debug)]
pub struct Haste(Arc<AtomicU32>);

impl Default for Haste {
    fn default() -> Haste {
        Haste(Arc::new(AtomicU32::new(1)))
    }
}

impl Haste {
    /// From now on everybody tries so many times less.
    pub fn set(&self, times: u32) {
        self.0.store(times.max(1), Ordering::Relaxed);
    }

    /// How many times less is tried now.
    pub fn times(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }

    /// What is left of a number of playouts.
    pub(crate) fn of(&self, playouts: u32) -> u32 {
        playouts.div_ceil(self.times())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_a_copy_hears_of_it() {
        let haste = Haste::default();
        let copy = haste.clone();
        assert_eq!(copy.of(32), 32);
        haste.set(5);
        assert_eq!((copy.of(32), copy.times()), (7, 5));
        haste.set(0);
        assert_eq!(copy.of(32), 32);
    }
}
