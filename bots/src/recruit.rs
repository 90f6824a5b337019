//! The opponent for beginners: it sees what might be done, and often takes a lesser thing.

use sandtable_core::{Chance, Policied, Policy, Seat, Seen, Text};

use crate::Bot;

/// How far whims lift what it likes less.
const GREEN: f32 = 4.0;
/// How finely whims are drawn.
const GRAIN: u16 = 1024;

/// Takes one of the candidates of its game's policy, by weights that whims lift: never what is worth nothing, but often
/// not the best. What it has taken up it carries out.
pub struct Recruit<R: Policy> {
    own: Policied<R>,
    candidates: Vec<(R::Plan, f32)>,
    actions: Vec<R::Action>,
}

impl<R: Policy> Recruit<R> {
    /// A bot that has seen nothing yet.
    pub fn new() -> Recruit<R> {
        Recruit { own: Policied::whimsical(GREEN), candidates: Vec::new(), actions: Vec::new() }
    }
}

impl<R: Policy> Default for Recruit<R> {
    fn default() -> Recruit<R> {
        Recruit::new()
    }
}

impl<R: Policy> Bot<R> for Recruit<R> {
    fn choose(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> Option<R::Action> {
        if let Some(action) = self.own.go_on(rules, seen, seat) {
            return Some(action);
        }
        self.actions.clear();
        rules.actions(seen.state(), seat, &mut self.actions);
        // Nothing to choose; a plan goes on afterwards.
        if let [only] = self.actions[..] {
            return Some(only);
        }
        self.candidates.clear();
        rules.candidates(seen, seat, &mut self.own.mind, &mut self.candidates);
        self.candidates.retain(|(_, weight)| *weight > 0.0);
        for (_, weight) in &mut self.candidates {
            *weight *= 1.0 + GREEN * f32::from(chance.below(GRAIN)) / f32::from(GRAIN);
        }
        self.candidates.sort_by(|a, b| b.1.total_cmp(&a.1));
        for (plan, _) in &self.candidates {
            if let Some(action) = self.own.follow(rules, seen, seat, *plan) {
                self.own.adopt(Some(*plan));
                return Some(action);
            }
        }
        self.own.adopt(None);
        self.own.choose(rules, seen, seat, chance)
    }

    fn urge(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> f32 {
        self.own.urge(rules, seen, seat, chance)
    }

    fn intends(&self, rules: &R, seen: &Seen<R>, seat: Seat) -> Option<Text> {
        self.own.intends(rules, seen, seat)
    }

    fn bug(&mut self) -> Option<R::Action> {
        self.own.bug()
    }
}
