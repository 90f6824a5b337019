//! The weakest opponent: any legal choice.

use sandtable_core::{Chance, Rules, Seat, Seen};

use crate::Bot;

/// Chooses evenly among all legal actions.
pub struct Random<R: Rules> {
    actions: Vec<R::Action>,
}

impl<R: Rules> Random<R> {
    /// A bot that has seen nothing yet.
    pub const fn new() -> Random<R> {
        Random { actions: Vec::new() }
    }
}

impl<R: Rules> Default for Random<R> {
    fn default() -> Random<R> {
        Random::new()
    }
}

impl<R: Rules> Bot<R> for Random<R> {
    fn choose(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> Option<R::Action> {
        self.actions.clear();
        rules.actions(seen.state(), seat, &mut self.actions);
        (!self.actions.is_empty()).then(|| self.actions[even(self.actions.len(), chance)])
    }

    fn urge(&mut self, _: &R, _: &Seen<R>, _: Seat, chance: &mut Chance) -> f32 {
        f32::from(chance.below(u16::MAX)) / f32::from(u16::MAX)
    }
}

/// An index below `len`, each as likely.
pub(crate) fn even(len: usize, chance: &mut Chance) -> usize {
    match u16::try_from(len) {
        Ok(of) => chance.below(of).into(),
        // Far beyond what a decision may offer; a tiny bias does no harm there.
        Err(_) => (usize::from(chance.below(1 << 15)) << 15 | usize::from(chance.below(1 << 15))) % len,
    }
}
