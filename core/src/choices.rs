//! What a seat may do, found as far as somebody asks.

use crate::{Rules, Seat, Seen};

/// The legal actions of a seat in one position. Whoever only wants to know if there is a choice does not pay for all.
pub struct Choices<R: Rules> {
    found: Vec<R::Action>,
    /// Is nothing left to be found?
    all: bool,
}

impl<R: Rules> Default for Choices<R> {
    fn default() -> Choices<R> {
        Choices { found: Vec::new(), all: false }
    }
}

impl<R: Rules> Choices<R> {
    /// Another position.
    pub fn forget(&mut self) {
        self.found.clear();
        self.all = false;
    }

    /// Looks at another position: the only thing that can be done there, if it is the only one.
    pub fn only(&mut self, rules: &R, seen: &Seen<R>, seat: Seat) -> Option<R::Action> {
        self.forget();
        self.all = rules.first_actions(seen.state(), seat, 1, &mut self.found);
        match self.found[..] {
            [only] if self.all => Some(only),
            _ => None,
        }
    }

    /// All that can be done in the position.
    pub fn all(&mut self, rules: &R, seen: &Seen<R>, seat: Seat) -> &[R::Action] {
        if !self.all {
            self.found.clear();
            rules.actions(seen.state(), seat, &mut self.found);
            self.all = true;
        }
        &self.found
    }
}
