//! The player that follows its game's own preferences.

use crate::{Chance, Choices, Mind, Policy, Rules, Seat, Seen, Temper, Text};

/// How far whims lift a weight at most: enough to break ties, too little to turn a preference.
const STEADY: f32 = 0.02;
/// How finely the noise is drawn.
const GRAIN: u16 = 1024;

/// Takes the plan of the greatest weight and follows it to its end; where no plan leads on, it takes the click of
/// the greatest weight.
pub struct Policied<R: Policy> {
    /// What it keeps in mind.
    pub mind: Mind<R>,
    /// What it is about to do, and how much it wanted that.
    plan: Option<(R::Plan, f32)>,
    plans: Vec<(R::Plan, f32)>,
    choices: Choices<R>,
    weights: Vec<f32>,
    bug: Option<R::Action>,
    /// How far whims lift a weight at most.
    whim: f32,
}

/// What a bot would do: the action, how much it wants it, and the plan behind it.
type Wish<R> = (<R as Rules>::Action, f32, Option<<R as Policy>::Plan>);

impl<R: Policy> Policied<R> {
    /// A bot without a plan.
    pub fn new() -> Policied<R> {
        Policied::whimsical(STEADY)
    }

    /// One whose whims lift weights by this share at most: what is worth nothing to the policy it never does, but of two
    /// good things it may take the lesser.
    pub fn whimsical(whim: f32) -> Policied<R> {
        Policied {
            mind: Mind::default(),
            plan: None,
            plans: Vec::new(),
            choices: Choices::default(),
            weights: Vec::new(),
            bug: None,
            whim,
        }
    }

    /// The same in a temper.
    #[must_use]
    pub fn in_temper(mut self, temper: Temper) -> Policied<R> {
        self.mind.temper = temper;
        self
    }

    /// The same with a taste that played games have taught: the first (0) or a later one.
    #[must_use]
    pub fn taught(mut self, grade: u8) -> Policied<R> {
        self.mind.brief = R::taught(grade);
        self
    }

    /// From now on its whims are these.
    pub fn sway(&mut self, whim: Option<f32>) {
        self.whim = whim.unwrap_or(STEADY);
    }

    /// From now on it follows this plan, or none.
    pub fn adopt(&mut self, plan: Option<R::Plan>) {
        self.plan = plan.map(|plan| (plan, 1.0));
    }

    /// The plan that it follows.
    pub fn plan(&self) -> Option<R::Plan> {
        self.plan.map(|(plan, _)| plan)
    }

    /// From now on it follows this plan, or none; its brief is this one.
    pub fn brief(&mut self, plan: Option<R::Plan>, brief: &R::Brief) {
        self.adopt(plan);
        self.mind.brief.clone_from(brief);
    }

    /// A plan's next action, if it leads to a legal one.
    pub fn follow(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, plan: R::Plan) -> Option<R::Action> {
        let action = rules.next(seen, seat, plan, &mut self.mind)?;
        if rules.check(seen.state(), seat, action).is_err() {
            self.bug.get_or_insert(action);
            return None;
        }
        Some(action)
    }

    /// The next action of the plan that it follows, if that leads on. Whether it leads astray is found out by
    /// [`Policied::follow`], where there is a choice.
    pub fn go_on(&mut self, rules: &R, seen: &Seen<R>, seat: Seat) -> Option<R::Action> {
        let action = rules.next(seen, seat, self.plan()?, &mut self.mind)?;
        rules.check(seen.state(), seat, action).is_ok().then_some(action)
    }

    /// The best of the weighed plans that leads on from here.
    fn replan(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> Option<Wish<R>> {
        let mut plans = std::mem::take(&mut self.plans);
        plans.clear();
        rules.plans(seen, seat, &mut self.mind, &mut plans);
        plans.retain(|(_, weight)| *weight > 0.0);
        for (_, weight) in &mut plans {
            *weight = noisy(*weight, self.whim, chance);
        }
        plans.sort_by(|a, b| b.1.total_cmp(&a.1));
        let chosen = plans
            .iter()
            .find_map(|(plan, weight)| Some((self.follow(rules, seen, seat, *plan)?, *weight, Some(*plan))));
        self.plans = plans;
        chosen
    }

    /// The best click of all.
    fn click(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> Option<Wish<R>> {
        self.weights.clear();
        let actions = self.choices.all(rules, seen, seat);
        rules.weigh_all(seen, seat, actions, &mut self.mind, &mut self.weights);
        let mut best: Option<Wish<R>> = None;
        for (&action, weight) in actions.iter().zip(&self.weights) {
            let weight = noisy(*weight, self.whim, chance);
            if best.is_none_or(|(_, greatest, _)| weight > greatest) {
                best = Some((action, weight, None));
            }
        }
        best
    }

    /// What it would do where it has a choice.
    fn wish(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> Option<Wish<R>> {
        if let Some((plan, weight)) = self.plan
            && let Some(action) = self.follow(rules, seen, seat, plan)
        {
            return Some((action, weight, Some(plan)));
        }
        self.replan(rules, seen, seat, chance).or_else(|| self.click(rules, seen, seat, chance))
    }
}

impl<R: Policy> Default for Policied<R> {
    fn default() -> Policied<R> {
        Policied::new()
    }
}

impl<R: Policy> Policied<R> {
    /// The choice of a seat that is asked; none if it has no legal action. `chance` is the player's own.
    pub fn choose(
        &mut self,
        rules: &R,
        seen: &Seen<R>,
        seat: Seat,
        chance: &mut Chance,
    ) -> Option<R::Action> {
        // Whoever follows a plan needs no list.
        if let Some(action) = self.go_on(rules, seen, seat) {
            return Some(action);
        }
        // Nothing to think about; the plan goes on afterwards.
        if let Some(only) = self.choices.only(rules, seen, seat) {
            return Some(only);
        }
        let (action, weight, plan) = self.wish(rules, seen, seat, chance)?;
        self.plan = plan.map(|plan| (plan, weight));
        Some(action)
    }

    /// How much it wants to act now: the weight of what it would choose. Nothing is chosen yet.
    pub fn urge(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> f32 {
        self.choices.forget();
        self.wish(rules, seen, seat, chance).map_or(0.0, |(_, weight, _)| weight)
    }

    /// What it is about to do, in words, if it follows a plan.
    pub fn intends(&self, rules: &R, seen: &Seen<R>, seat: Seat) -> Option<Text> {
        self.plan().map(|plan| rules.words(seen, seat, plan))
    }

    /// An action that the policy wanted though it is illegal; it is told once.
    pub fn bug(&mut self) -> Option<R::Action> {
        self.bug.take()
    }
}

/// A weight lifted a little at random.
fn noisy(weight: f32, whim: f32, chance: &mut Chance) -> f32 {
    weight * (1.0 + whim * f32::from(chance.below(GRAIN)) / f32::from(GRAIN))
}
