//! What a sensible player prefers.
use crate::{Action, CaseBlue};
use sandtable_core::{Order, OrderKind, Policy, Seat, Seen};
impl Policy for CaseBlue {
    type Plan = u8;
    fn plans(&self, _: &Seen<Self>, _: Seat, _: &mut Vec<(u8, f32)>) {}
    fn next(&self, _: &Seen<Self>, _: Seat, _: u8) -> Option<Action> {
        None
    }
    fn weigh(&self, _: &Seen<Self>, _: Seat, _: Action) -> f32 {
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
