//! The opponent for beginners: it sees what might be done, and often takes a lesser thing.

use sandtable_core::{Chance, Policied, Policy, Seat, Seen, Temper, Text};

use crate::Bot;

/// How finely whims are drawn.
const GRAIN: u16 = 1024;

/// Takes one of the candidates of its game's policy, by weights that whims lift: never what is worth nothing, but often
/// not the best. What it has taken up it carries out.
pub struct Recruit<R: Policy> {
    own: Policied<R>,
    candidates: Vec<(R::Plan, f32)>,
    actions: Vec<R::Action>,
    /// How far whims lift what it likes less.
    green: f32,
}

impl<R: Policy> Recruit<R> {
    /// How green a recruit is.
    pub const GREEN: f32 = 4.0;
    /// One that is given away some more.
    pub const GREENEST: f32 = 12.0;

    /// A bot that has seen nothing yet, whose whims lift what it likes less so far, in a temper.
    pub fn green(green: f32, temper: Temper) -> Recruit<R> {
        let own = Policied::whimsical(green).in_temper(temper);
        Recruit { own, candidates: Vec::new(), actions: Vec::new(), green }
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
            *weight *= 1.0 + self.green * f32::from(chance.below(GRAIN)) / f32::from(GRAIN);
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
