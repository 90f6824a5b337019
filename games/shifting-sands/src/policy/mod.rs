//! What a sensible player prefers.

use sandtable_core::{Clock, Mind, Order, OrderKind, Policy, Seat, Seen, Text};

use crate::DesertWar;
use crate::action::Action;
use crate::pieces::Side;
use crate::state::State;

/// A small intention.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plan {
    /// A single click.
    Do(Action),
}

impl Policy for DesertWar {
    type Plan = Plan;
    type Brief = ();
    type Scratch = ();

    fn clock(&self, s: &State) -> Clock {
        Clock::new(s.turn, s.round * 2 + s.acting as u8)
    }

    fn plans(&self, _: &Seen<Self>, _: Seat, _: &mut Mind<Self>, _: &mut Vec<(Plan, f32)>) {}

    fn next(&self, _: &Seen<Self>, _: Seat, _: Plan, _: &mut Mind<Self>) -> Option<Action> {
        None
    }

    fn words(&self, _: &Seen<Self>, _: Seat, _: Plan) -> Text {
        Text::new("plan-action")
    }

    fn weigh(&self, _: &Seen<Self>, _: Seat, a: Action, _: &mut Mind<Self>) -> f32 {
        match a {
            Action::Done => 0.2,
            _ => 1.0,
        }
    }

    fn score(&self, seen: &Seen<Self>, seat: Seat) -> f32 {
        let axis = f32::from(seen.state().vp) / 14.0;
        if Side::of(seat) == Some(Side::Axis) { axis } else { 1.0 - axis }
    }

    fn orders(&self) -> &'static [OrderKind] {
        &[]
    }

    fn answer(&self, _: &Seen<Self>, _: Seat, _: &Order) -> Option<Action> {
        None
    }
}
