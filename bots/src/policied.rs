//! The opponent that follows its game's own preferences.

use sandtable_core::{Chance, Policy, Seat, Seen};

use crate::Bot;

/// How far noise lifts a weight at most: enough to break ties, too little to turn a preference.
const NOISE: f32 = 0.02;
/// How finely the noise is drawn.
const GRAIN: u16 = 1024;

/// Takes the plan of the greatest weight and follows it to its end; where no plan leads on, it takes the click of
/// the greatest weight.
pub struct Policied<R: Policy> {
    plan: Option<R::Plan>,
    plans: Vec<(R::Plan, f32)>,
    actions: Vec<R::Action>,
    bug: Option<R::Action>,
}

impl<R: Policy> Policied<R> {
    /// A bot without a plan.
    pub const fn new() -> Policied<R> {
        Policied { plan: None, plans: Vec::new(), actions: Vec::new(), bug: None }
    }

    /// A plan's next action, if it leads to a legal one.
    fn follow(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, plan: R::Plan) -> Option<R::Action> {
        let action = rules.next(seen, seat, plan)?;
        if rules.check(seen.state(), seat, action).is_err() {
            self.bug.get_or_insert(action);
            return None;
        }
        Some(action)
    }

    /// The best of the weighed plans that leads on from here, which becomes the present plan.
    fn replan(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> Option<R::Action> {
        self.plan = None;
        let mut plans = std::mem::take(&mut self.plans);
        plans.clear();
        rules.plans(seen, seat, &mut plans);
        plans.retain(|(_, weight)| *weight > 0.0);
        for (_, weight) in &mut plans {
            *weight = noisy(*weight, chance);
        }
        plans.sort_by(|a, b| b.1.total_cmp(&a.1));
        let chosen = plans.iter().find_map(|(plan, _)| Some((*plan, self.follow(rules, seen, seat, *plan)?)));
        self.plans = plans;
        let (plan, action) = chosen?;
        self.plan = Some(plan);
        Some(action)
    }
}

impl<R: Policy> Default for Policied<R> {
    fn default() -> Policied<R> {
        Policied::new()
    }
}

impl<R: Policy> Bot<R> for Policied<R> {
    fn choose(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> Option<R::Action> {
        self.actions.clear();
        rules.actions(seen.state(), seat, &mut self.actions);
        // Nothing to think about; the plan goes on afterwards.
        if let [only] = self.actions[..] {
            return Some(only);
        }
        if let Some(action) = self.plan.and_then(|plan| self.follow(rules, seen, seat, plan)) {
            return Some(action);
        }
        if let Some(action) = self.replan(rules, seen, seat, chance) {
            return Some(action);
        }
        let mut best = None;
        let mut greatest = f32::NEG_INFINITY;
        for &action in &self.actions {
            let weight = noisy(rules.weigh(seen, seat, action), chance);
            if best.is_none() || weight > greatest {
                (best, greatest) = (Some(action), weight);
            }
        }
        best
    }

    fn bug(&mut self) -> Option<R::Action> {
        self.bug.take()
    }
}

/// A weight lifted a little at random.
fn noisy(weight: f32, chance: &mut Chance) -> f32 {
    weight * (1.0 + NOISE * f32::from(chance.below(GRAIN)) / f32::from(GRAIN))
}
