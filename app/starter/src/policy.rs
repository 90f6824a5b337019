//! What a sensible player prefers: to the prizes, the strong first.

use sandtable_core::{Clock, Mind, Order, OrderKind, Policy, Rules, Seat, Seen, Text, Value};

use crate::Skirmish;
use crate::state::{Action, Kind, Side, Spot, State};

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Go(Spot, Spot);

impl Policy for Skirmish {
    type Plan = Go;
    type Brief = ();
    type Scratch = ();

    fn clock(&self, s: &State) -> Clock {
        Clock::new(s.turn, s.active as u16)
    }

    fn plans(&self, seen: &Seen<Skirmish>, seat: Seat, _: &mut Mind<Skirmish>, out: &mut Vec<(Go, f32)>) {
        let s = seen.state();
        let mut actions = Vec::new();
        self.actions(s, seat, &mut actions);
        for a in actions {
            let Action::Move(from, to) = a else { continue };
            let strength = s.at(from).and_then(|i| s.troops[i].kind).map_or(0, Kind::strength);
            // Who stands on a prize stays.
            let worth = match (self.0.prizes.contains(&from), self.0.prizes.contains(&to), s.at(to)) {
                (true, ..) => 0.0,
                (false, true, None) => 3.0,
                (false, _, Some(_)) => f32::from(strength),
                (false, false, None) => 0.6,
            };
            if worth > 0.5 {
                out.push((Go(from, to), worth));
            }
        }
    }

    fn next(
        &self,
        seen: &Seen<Skirmish>,
        seat: Seat,
        Go(from, to): Go,
        _: &mut Mind<Skirmish>,
    ) -> Option<Action> {
        let a = Action::Move(from, to);
        self.check(seen.state(), seat, a).ok().map(|()| a)
    }

    fn words(&self, _: &Seen<Skirmish>, _: Seat, Go(from, to): Go) -> Text {
        let place = |spot: Spot| Value::Place(spot.0.into());
        Text::new("plan-go").with("from", place(from)).with("to", place(to))
    }

    fn weigh(&self, _: &Seen<Skirmish>, _: Seat, a: Action, _: &mut Mind<Skirmish>) -> f32 {
        if matches!(a, Action::Move(..)) { 0.0 } else { 1.0 }
    }

    fn score(&self, seen: &Seen<Skirmish>, seat: Seat) -> f32 {
        let s = seen.state();
        if let Some(outcome) = self.decision(s).outcome() {
            let won = f32::from(u8::from(outcome.winners.has(seat)));
            return if outcome.winners.is_empty() { 0.5 } else { won };
        }
        let Some(side) = Side::ALL.get(usize::from(seat.0)) else { return 0.5 };
        let [mine, theirs] = [*side, side.other()].map(|side| f32::from(self.0.held(s, side)));
        0.5 + (mine - theirs) / (2.0 * self.0.prizes.len().max(1) as f32)
    }

    fn orders(&self) -> &'static [OrderKind] {
        &[]
    }

    fn answer(&self, _: &Seen<Skirmish>, _: Seat, _: &Order) -> Option<Action> {
        None
    }
}
