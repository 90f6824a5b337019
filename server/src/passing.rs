//! What is kept of those who come and go: looked through whenever it has doubled, so that it grows with those who are there
//! and not with all who ever were.

use std::collections::HashMap;
use std::hash::Hash;
use std::ops::{Deref, DerefMut};

/// So few are not looked through.
const FEW: usize = 256;

/// A map of what is soon of no more use.
pub struct Passing<K, V> {
    all: HashMap<K, V>,
    /// With so many it is looked through.
    most: usize,
}

impl<K, V> Default for Passing<K, V> {
    fn default() -> Passing<K, V> {
        Passing { all: HashMap::new(), most: FEW }
    }
}

impl<K: Eq + Hash, V> Passing<K, V> {
    /// Before something is added: where there are twice as many as the last time, those go that need not stay.
    pub fn make_room(&mut self, mut stays: impl FnMut(&V) -> bool) {
        if self.all.len() < self.most {
            return;
        }
        self.all.retain(|_, value| stays(value));
        self.most = FEW.max(2 * self.all.len());
        self.all.shrink_to(self.most);
    }
}

impl<K, V> Deref for Passing<K, V> {
    type Target = HashMap<K, V>;
    fn deref(&self) -> &HashMap<K, V> {
        &self.all
    }
}

impl<K, V> DerefMut for Passing<K, V> {
    fn deref_mut(&mut self) -> &mut HashMap<K, V> {
        &mut self.all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_came_and_went_leave_nothing() {
        let (mut kept, there) = (Passing::default(), 100);
        for now in 0..20_000 {
            kept.make_room(|since: &u32| now - since < there);
            kept.insert(now, now);
            assert!(kept.len() <= FEW, "{now}");
        }
        // Whoever is there stays, however many they are.
        for now in 0..20_000 {
            kept.make_room(|_| true);
            kept.insert(now, now);
        }
        assert_eq!(kept.len(), 20_000);
        kept.make_room(|_| true);
        assert!((0..20_000).all(|now| kept.contains_key(&now)));
    }
}
