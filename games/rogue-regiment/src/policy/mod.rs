//! What a sensible team prefers.

use sandtable_core::{Clock, Mind, Order, OrderKind, Policy, Seat, Seen, Text};

use crate::{Action, Mission, State};

impl Policy for Mission {
    type Plan = ();
    type Brief = ();
    type Scratch = ();

    fn clock(&self, s: &State) -> Clock {
        Clock::new(s.turn, 0_u16)
    }

    fn plans(&self, _: &Seen<Self>, _: Seat, _: &mut Mind<Self>, _: &mut Vec<((), f32)>) {}

    fn next(&self, _: &Seen<Self>, _: Seat, _: (), _: &mut Mind<Self>) -> Option<Action> {
        None
    }

    fn words(&self, _: &Seen<Self>, _: Seat, _: ()) -> Text {
        Text::new("plan")
    }

    fn weigh(&self, _: &Seen<Self>, _: Seat, _: Action, _: &mut Mind<Self>) -> f32 {
        1.0
    }

    fn score(&self, _: &Seen<Self>, _: Seat) -> f32 {
        0.5
    }

    fn orders(&self) -> &'static [OrderKind] {
        &[]
    }

    fn answer(&self, _: &Seen<Self>, _: Seat, _: &Order) -> Option<Action> {
        None
    }
}
