//! Values that follow from the rest of a state.

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// A cached value that the rest of the state determines (zones of control, tallies, supply): it takes no part
/// in equality or hashing. The test kit checks that it equals what is computed anew.
#[derive(Clone, Copy, Default, Debug)]
pub struct Derived<T>(pub T);

impl<T> PartialEq for Derived<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Derived<T> {}

impl<T> Hash for Derived<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<T> Deref for Derived<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for Derived<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}
