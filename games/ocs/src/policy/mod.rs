//! What a sensible player prefers: so far one who lets windows pass at the least cost.

mod windows;

use sandtable_core::{Clock, Mind, Order, OrderKind, Policy, Rules, Seat, Seen, Text, legal_actions};

pub use windows::cheapest;

use crate::Ocs;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::Side;
use crate::state::State;

/// A small intention.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plan {
    /// A single click.
    Do(Action),
}

/// What lets a window pass: supply is paid, the best unit leads, the smallest loss is taken.
pub fn usual(look: Look, side: Side) -> Option<Action> {
    let mut all = Vec::new();
    legal_actions::<Ocs>(look, side, &mut all);
    let usual = [Action::Done, Action::Pay, Action::Ignore, Action::Yield, Action::Decline];
    let stop = usual.into_iter().find(|a| all.contains(a));
    let cost = |a: &Action| match a {
        Action::Lead(id) => -i32::from(look.rating(*id)),
        Action::Lose(id) | Action::Remove(id) => i32::from(look.face(*id).strength),
        _ => 0,
    };
    stop.or_else(|| all.into_iter().min_by_key(cost))
}

impl Policy for Ocs {
    type Plan = Plan;
    type Brief = ();
    type Scratch = ();

    fn clock(&self, s: &State) -> Clock {
        Clock::new(s.turn, u16::from(s.phasing != s.first))
    }

    fn plans(&self, seen: &Seen<Self>, seat: Seat, _: &mut Mind<Self>, out: &mut Vec<(Plan, f32)>) {
        let side = Side::of(seat).filter(|_| self.decision(seen.state()).seats().has(seat));
        if let Some(a) = side.and_then(|side| usual(self.look(seen.state()), side)) {
            out.push((Plan::Do(a), 1.0));
        }
    }

    fn next(&self, seen: &Seen<Self>, seat: Seat, plan: Plan, _: &mut Mind<Self>) -> Option<Action> {
        let Plan::Do(a) = plan;
        self.check(seen.state(), seat, a).is_ok().then_some(a)
    }

    fn words(&self, seen: &Seen<Self>, _: Seat, plan: Plan) -> Text {
        let Plan::Do(a) = plan;
        crate::scene::click(self.look(seen.state()), a).label
    }

    fn weigh(&self, _: &Seen<Self>, _: Seat, a: Action, _: &mut Mind<Self>) -> f32 {
        if a == Action::Done { 0.2 } else { 1.0 }
    }

    fn score(&self, seen: &Seen<Self>, seat: Seat) -> f32 {
        let worth = Side::BOTH.map(|side| f32::from(self.look(seen.state()).worth(side)));
        let share = worth[0] / (worth[0] + worth[1]).max(1.0);
        if Side::of(seat) == Some(Side::Allied) { share } else { 1.0 - share }
    }

    fn orders(&self) -> &'static [OrderKind] {
        &[]
    }

    fn answer(&self, _: &Seen<Self>, _: Seat, _: &Order) -> Option<Action> {
        None
    }
}
