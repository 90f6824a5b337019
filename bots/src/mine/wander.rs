//! A player who tries things: the policy's candidates, drawn by lot.

use sandtable_core::{Chance, Live, Mind, Policy, Seat, Seen, Table, Viewer};

/// One choice in so many is drawn by lot; the others are the policy's.
const LOT: u16 = 2;

/// A player without types who tries things.
pub trait Wanderer {
    /// What it does in a seat that is asked, in notation, and whether it is the beginning of something new.
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<(String, bool)>;
}

/// Follows a plan to its end, then draws another.
pub(crate) struct Wander<R: Policy> {
    mind: Mind<R>,
    plan: Option<R::Plan>,
    chance: Chance,
}

impl<R: Policy> Wander<R> {
    pub fn new(seed: u64) -> Wander<R> {
        Wander { mind: Mind::default(), plan: None, chance: Chance::quick(seed) }
    }

    /// A plan's next action, if it is legal.
    fn follow(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, plan: R::Plan) -> Option<R::Action> {
        let action = rules.next(seen, seat, plan, &mut self.mind)?;
        rules.check(seen.state(), seat, action).is_ok().then_some(action)
    }

    /// One of several: by lot, or the one of the greatest weight.
    fn draw<T: Copy>(&mut self, weighed: &[(T, f32)]) -> Option<T> {
        let n = u16::try_from(weighed.len()).ok().filter(|n| *n > 0)?;
        if self.chance.below(LOT) == 0 {
            return Some(weighed[usize::from(self.chance.below(n))].0);
        }
        weighed.iter().max_by(|a, b| a.1.total_cmp(&b.1)).map(|(it, _)| *it)
    }
}

impl<R: Policy> Wanderer for Wander<R> {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<(String, bool)> {
        let live = table.as_any().downcast_ref::<Live<R>>()?;
        let (rules, seen) = (live.rules().clone(), live.seen(Viewer::seat(seat)));
        let going_on = self.plan.and_then(|plan| self.follow(&rules, &seen, seat, plan));
        let afresh = going_on.is_none();
        let action = going_on.or_else(|| {
            let mut plans = Vec::new();
            rules.candidates(&seen, seat, &mut self.mind, &mut plans);
            plans.retain(|(plan, _)| self.follow(&rules, &seen, seat, *plan).is_some());
            self.plan = self.draw(&plans);
            self.plan.and_then(|plan| self.follow(&rules, &seen, seat, plan))
        });
        let action = action.or_else(|| {
            let mut actions = Vec::new();
            rules.actions(seen.state(), seat, &mut actions);
            let weigh = |a: &R::Action| (*a, rules.weigh(&seen, seat, *a, &mut self.mind));
            let weighed: Vec<_> = actions.iter().map(weigh).collect();
            self.draw(&weighed)
        })?;
        let mut line = String::new();
        rules.write(action, &mut line);
        Some((line, afresh))
    }
}
