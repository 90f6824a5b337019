//! What a sensible player prefers.

mod forecast;
mod hand;
mod malta;
mod operations;
mod orders;
mod plan;
mod reserves;
mod score;
mod staff;
mod value;
mod windows;
mod words;

#[cfg(test)]
mod tests;

use sandtable_core::{Clock, Mind, Order, OrderKind, Policy, Rules, Seat, Seen, Text};

use crate::DesertWar;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::Side;
use crate::state::State;
use crate::steps::Step;

use staff::Staff;

pub use plan::Plan;
pub use windows::cheapest;

/// The plans of a moment that are worth a thought.
const RIVALS: usize = 12;

/// What the policy uses again from one decision to the next.
#[derive(Default)]
pub struct Scratch {
    actions: Vec<Action>,
}

impl DesertWar {
    /// A position in which supply is traced once, for it is looked up for every unit.
    fn traced<T>(&self, s: &State, think: impl FnOnce(Look) -> T) -> T {
        if s.supply.fresh == [true; 2] {
            return think(self.look(s));
        }
        let mut traced = s.clone();
        for side in Side::BOTH {
            traced.supply.0.refresh(&self.0, s, side);
        }
        think(self.look(&traced))
    }

    fn sensible(&self, look: Look, side: Side, mind: &mut Mind<Self>, out: &mut Vec<(Plan, f32)>) {
        let Some(step) = look.s.step() else { return };
        let staff = Staff { dash: mind.temper.of(0.85, 1.0, 1.2), ..Staff::new(look, side) };
        let scratch = &mut mind.scratch;
        match step {
            Step::Choose => hand::plays(&staff, |plan, good| out.push((plan, good))),
            Step::Activate => {
                let most =
                    usize::from(look.t.limits.markers) - (look.s.deed.moves | look.s.deed.attacks).len();
                let (marks, good) = operations::Chances::find(&staff).operation(look.s.deed.points, most);
                out.push((Plan::operation(Action::Automatic, &marks), 1.0 + good));
            }
            Step::March => {
                if let Some((unit, to, good)) = operations::march(&staff) {
                    out.push((Plan::Go { unit, to }, 1.0 + good));
                }
            }
            Step::Assault => {
                operations::assaults(&staff, |target, good| out.push((Plan::Strike { target }, 1.0 + good)));
            }
            Step::Redeploy => {
                if let Some((unit, to, good)) = reserves::best(&staff) {
                    out.push((Plan::Shift { unit, to }, 1.0 + good));
                }
            }
            _ => {
                scratch.actions.clear();
                crate::steps::actions(look, side, &mut scratch.actions);
                let stamp = windows::stamp(look);
                for &action in &scratch.actions {
                    out.push((Plan::Click { action, step, stamp }, windows::by_map(&staff, action)));
                }
            }
        }
        out.retain(|(_, weight)| *weight > 0.0);
        out.sort_by(|a, b| b.1.total_cmp(&a.1));
        out.truncate(RIVALS);
    }
}

/// Is a step planned with the staff's map?
const fn planned(step: Step) -> bool {
    matches!(step, Step::Choose | Step::Activate | Step::March | Step::Assault | Step::Redeploy)
        || windows::charted(step)
}

impl Policy for DesertWar {
    type Plan = Plan;
    type Brief = ();
    type Scratch = Scratch;

    const TEMPERED: bool = true;

    fn clock(&self, s: &State) -> Clock {
        Clock::new(s.turn, s.round * 2 + s.acting as u8)
    }

    fn plans(&self, seen: &Seen<Self>, seat: Seat, mind: &mut Mind<Self>, out: &mut Vec<(Plan, f32)>) {
        let s = seen.state();
        let (Some(side), true) = (Side::of(seat), s.step().is_some_and(planned)) else { return };
        if !self.decision(s).seats().has(seat) {
            return;
        }
        self.traced(s, |look| self.sensible(look, side, mind, out));
    }

    fn next(&self, seen: &Seen<Self>, seat: Seat, plan: Plan, _: &mut Mind<Self>) -> Option<Action> {
        plan::next(self.look(seen.state()), Side::of(seat)?, plan)
    }

    fn words(&self, seen: &Seen<Self>, _: Seat, plan: Plan) -> Text {
        words::of(self.look(seen.state()), plan)
    }

    fn weigh(&self, seen: &Seen<Self>, seat: Seat, a: Action, _: &mut Mind<Self>) -> f32 {
        Side::of(seat).map_or(0.0, |side| windows::weigh(self.look(seen.state()), side, a))
    }

    fn score(&self, seen: &Seen<Self>, seat: Seat) -> f32 {
        Side::of(seat).map_or(0.5, |side| score::standing(self.look(seen.state()), side))
    }

    fn orders(&self) -> &'static [OrderKind] {
        &orders::KINDS
    }

    fn answer(&self, seen: &Seen<Self>, seat: Seat, order: &Order) -> Option<Action> {
        self.traced(seen.state(), |look| orders::answer(look, Side::of(seat)?, order))
    }
}
