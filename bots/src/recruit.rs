//! The opponent for beginners: it overlooks some of what might be done, and of the rest it often takes a lesser thing.

use std::hash::Hash;

use sandtable_core::{Chance, Choices, Clock, Policied, Policy, Seat, Seen, Temper, Text};

use crate::Bot;
use crate::stable::number;

/// How finely whims are drawn.
const GRAIN: u16 = 1024;

/// Of so many plans one is overlooked from the beginning of a phase to its end, as a beginner does who has no eye for it.
const OVERLOOKED: u64 = 3;

/// Takes one of the candidates of its game's policy, by weights that whims lift: never what is worth nothing, but often
/// not the best, and some it does not see at all. What it has taken up it carries out.
pub struct Recruit<R: Policy> {
    own: Policied<R>,
    candidates: Vec<(R::Plan, f32)>,
    choices: Choices<R>,
    /// How far whims lift what it likes less.
    green: f32,
    /// What it overlooks in the present phase: a number that tells one plan from another.
    blind: Option<(Clock, u16)>,
}

impl<R: Policy> Recruit<R> {
    /// How green a recruit is.
    pub const GREEN: f32 = 4.0;
    /// One that is given away some more.
    pub const GREENEST: f32 = 12.0;

    /// A bot that has seen nothing yet, whose whims lift what it likes less so far, in a temper.
    pub fn green(green: f32, temper: Temper) -> Recruit<R> {
        let own = Policied::whimsical(green).in_temper(temper);
        Recruit { own, candidates: Vec::new(), choices: Choices::default(), green, blind: None }
    }

    /// What it overlooks now; another phase, other plans.
    fn blind_spot(&mut self, clock: Clock, chance: &mut Chance) -> u16 {
        match self.blind {
            Some((since, spot)) if since == clock => spot,
            _ => self.blind.insert((clock, chance.below(u16::MAX))).1,
        }
    }

    /// The best click as its whims have it, where no plan that it sees leads on.
    fn click(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> Option<R::Action> {
        let actions = self.choices.all(rules, seen, seat);
        let mut weights = Vec::with_capacity(actions.len());
        rules.weigh_all(seen, seat, actions, &mut self.own.mind, &mut weights);
        let lifted = weights.into_iter().map(|weight| weight * lift(self.green, chance));
        let clicks: Vec<_> = actions.iter().copied().zip(lifted).collect();
        let best = clicks.into_iter().reduce(|best, click| if click.1 > best.1 { click } else { best });
        best.map(|(action, _)| action)
    }
}

/// What whims make of a weight of one.
fn lift(green: f32, chance: &mut Chance) -> f32 {
    1.0 + green * f32::from(chance.below(GRAIN)) / f32::from(GRAIN)
}

/// Is a plan one of those that are overlooked?
fn overlooked(plan: impl Hash, spot: u16) -> bool {
    number((plan, spot)).is_multiple_of(OVERLOOKED)
}

impl<R: Policy> Bot<R> for Recruit<R> {
    fn choose(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> Option<R::Action> {
        if let Some(action) = self.own.go_on(rules, seen, seat) {
            return Some(action);
        }
        // Nothing to choose; a plan goes on afterwards.
        if let Some(only) = self.choices.only(rules, seen, seat) {
            return Some(only);
        }
        self.candidates.clear();
        rules.candidates(seen, seat, &mut self.own.mind, &mut self.candidates);
        let spot = self.blind_spot(rules.clock(seen.state()), chance);
        self.candidates.retain(|(plan, weight)| *weight > 0.0 && !overlooked(plan, spot));
        for (_, weight) in &mut self.candidates {
            *weight *= lift(self.green, chance);
        }
        self.candidates.sort_by(|a, b| b.1.total_cmp(&a.1));
        for (plan, _) in &self.candidates {
            if let Some(action) = self.own.follow(rules, seen, seat, *plan) {
                self.own.adopt(Some(*plan));
                return Some(action);
            }
        }
        self.own.adopt(None);
        self.click(rules, seen, seat, chance)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_plans_are_overlooked_and_others_in_another_phase() {
        let missed = |spot| (0..3000).filter(|plan| overlooked(plan, spot)).collect::<Vec<u32>>();
        let [first, second] = [missed(1), missed(2)];
        for missed in [&first, &second] {
            assert!((800..1200).contains(&missed.len()), "{} of 3000", missed.len());
        }
        assert!(first.iter().filter(|plan| second.contains(plan)).count() < first.len() / 2);
    }
}
