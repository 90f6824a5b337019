//! What a sensible team prefers: to sneak, to stab from behind, to hide the bodies, to do the job and be gone.

mod beats;
mod field;
mod helm;
mod hunter;
mod jeep;
mod jobs;
mod plan;
mod score;
mod strike;
mod trial;
mod turn;
mod watch;
mod windows;
mod words;

#[cfg(test)]
mod tests;

use sandtable_core::{Clock, Mind, Order, OrderKind, Policy, Rules, Seat, Seen, Text};

use crate::{Action, Mission, State, Step};

pub use plan::Plan;
pub use windows::hit;

/// Plans among which the policy chooses, and those worth thinking about.
const OWN: usize = 6;
const WIDE: usize = 16;
/// How much less a plan weighs for every action point that it is worse.
const SLOPE: f32 = 0.25;

/// What the policy uses again from one decision to the next.
#[derive(Default)]
pub struct Scratch {
    watch: watch::Watch,
    search: turn::Search,
    field: field::Field,
}

impl Mission {
    fn sensible(
        &self,
        seen: &Seen<Self>,
        seat: Seat,
        most: usize,
        mind: &mut Mind<Self>,
        out: &mut Vec<(Plan, f32)>,
    ) {
        let look = self.look(seen.state());
        if !self.decision(look.s).seats().has(seat) {
            return;
        }
        // What was begun is finished.
        if let Some(plan) = mind.brief.filter(|p| {
            !matches!(look.s.step(), Some(Step::Acting(_) | Step::Driving(_)))
                && self.next(seen, seat, *p, mind).is_some()
        }) {
            return out.push((plan, 1.0));
        }
        let Scratch { watch, search, field } = &mut mind.scratch;
        match look.s.step() {
            Some(Step::Acting(f)) => {
                watch.renew(look);
                let mut best: Vec<(f32, Plan)> = Vec::with_capacity(most);
                for (worth, plan) in turn::choices(look, f, watch, search) {
                    if best.len() < most && !best.iter().any(|(_, p)| *p == plan) {
                        best.push((worth - trial::harm(look, f, plan), plan));
                    }
                }
                best.sort_by(|a, b| b.0.total_cmp(&a.0));
                let top = best.first().map_or(0.0, |(worth, _)| *worth);
                out.extend(best.into_iter().map(|(worth, plan)| (plan, 1.0 / (1.0 + SLOPE * (top - worth)))));
                mind.brief = out.first().map(|(plan, _)| *plan);
            }
            Some(Step::Driving(c)) => {
                watch.renew(look);
                let plan = helm::plan(look, c, watch, field);
                mind.brief = Some(plan);
                out.push((plan, 1.0));
            }
            _ => {}
        }
    }
}

impl Policy for Mission {
    type Plan = Plan;
    /// What was begun last.
    type Brief = Option<Plan>;
    type Scratch = Scratch;

    const FEATURES: &'static [&'static str] = &score::FEATURES;

    fn clock(&self, s: &State) -> Clock {
        let phase = crate::steps::phase(&s.steps).map_or(0, |phase| phase as u16 + 1);
        Clock::new(s.turn, phase)
    }

    fn plans(&self, seen: &Seen<Self>, seat: Seat, mind: &mut Mind<Self>, out: &mut Vec<(Plan, f32)>) {
        self.sensible(seen, seat, OWN, mind, out);
    }

    fn candidates(&self, seen: &Seen<Self>, seat: Seat, mind: &mut Mind<Self>, out: &mut Vec<(Plan, f32)>) {
        self.sensible(seen, seat, WIDE, mind, out);
    }

    fn next(&self, seen: &Seen<Self>, seat: Seat, plan: Plan, mind: &mut Mind<Self>) -> Option<Action> {
        let look = self.look(seen.state());
        let a = match look.s.step()? {
            Step::Rolling(c, ..) => {
                mind.scratch.watch.renew(look);
                let a = helm::steer(look, c, &mind.scratch.watch, &mut mind.scratch.field);
                a.filter(|a| self.check(look.s, seat, *a).is_ok()).unwrap_or(Action::Halt)
            }
            _ => plan::next(look, plan)?,
        };
        // A plan that events have overtaken leads nowhere.
        self.check(look.s, seat, a).ok().map(|()| a)
    }

    fn words(&self, seen: &Seen<Self>, _: Seat, plan: Plan) -> Text {
        words::of(self.look(seen.state()), plan)
    }

    fn weigh(&self, seen: &Seen<Self>, seat: Seat, a: Action, mind: &mut Mind<Self>) -> f32 {
        let look = self.look(seen.state());
        if crate::steps::hunter(look.t).has(seat) {
            return hunter::weigh(look, a);
        }
        mind.scratch.watch.renew(look);
        windows::weigh(look, a, &mind.scratch.watch)
    }

    fn score(&self, seen: &Seen<Self>, seat: Seat) -> f32 {
        let look = self.look(seen.state());
        let standing = score::standing(look);
        if crate::steps::hunter(look.t).has(seat) { 1.0 - standing } else { standing }
    }

    fn features(&self, seen: &Seen<Self>, _: Seat, out: &mut Vec<f32>) {
        out.extend(score::features(self.look(seen.state())));
    }

    fn orders(&self) -> &'static [OrderKind] {
        // Windows are the team's own: ties, luck, marks. Each is worth a look.
        &[]
    }

    fn answer(&self, _: &Seen<Self>, _: Seat, _: &Order) -> Option<Action> {
        None
    }
}
