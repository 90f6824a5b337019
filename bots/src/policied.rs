//! The opponent that follows its game's own preferences.

use sandtable_core::{Chance, Policied, Policy, Seat, Seen, Text};

use crate::Bot;

impl<R: Policy> Bot<R> for Policied<R> {
    fn choose(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> Option<R::Action> {
        Policied::choose(self, rules, seen, seat, chance)
    }

    fn urge(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> f32 {
        Policied::urge(self, rules, seen, seat, chance)
    }

    fn intends(&self, rules: &R, seen: &Seen<R>, seat: Seat) -> Option<Text> {
        Policied::intends(self, rules, seen, seat)
    }

    fn bug(&mut self) -> Option<R::Action> {
        Policied::bug(self)
    }
}
