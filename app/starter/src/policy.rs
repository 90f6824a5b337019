//! What a sensible player prefers: to the prizes, the strong first.

use sandtable_core::{Clock, Mind, Policy, Rules, Seat, Seen, Text, Value};

use crate::Skirmish;
use crate::state::{Action, Kind, Side, State};

impl Policy for Skirmish {
    /// A move: from where to where.
    type Plan = (u16, u16);
    type Brief = ();
    type Scratch = ();

    const FEATURES: &'static [&'static str] = &["own-prizes", "enemy-prizes"];

    fn clock(&self, s: &State) -> Clock {
        Clock::new(s.turn, s.active as u16)
    }

    fn plans(&self, seen: &Seen<Self>, seat: Seat, _: &mut Mind<Self>, out: &mut Vec<((u16, u16), f32)>) {
        let s = seen.state();
        let mut actions = Vec::new();
        self.actions(s, seat, &mut actions);
        for a in actions {
            let Action::Move(from, to) = a else { continue };
            let strength = s.own(s.active, from).and_then(|troop| troop.kind).map_or(0, Kind::strength);
            let attack = s.own(s.active.other(), to).is_some();
            let worth = match (self.prizes.contains(&from), self.prizes.contains(&to)) {
                // Who stands on a prize stays.
                (true, _) => continue,
                (false, _) if attack => f32::from(strength),
                (false, true) => 3.0,
                (false, false) => 0.6,
            };
            out.push(((from, to), worth));
        }
    }

    fn next(
        &self,
        seen: &Seen<Self>,
        seat: Seat,
        (from, to): (u16, u16),
        _: &mut Mind<Self>,
    ) -> Option<Action> {
        let a = Action::Move(from, to);
        self.check(seen.state(), seat, a).ok().map(|()| a)
    }

    fn words(&self, _: &Seen<Self>, _: Seat, (from, to): (u16, u16)) -> Text {
        Text::new("plan-go").with("from", Value::Place(from)).with("to", Value::Place(to))
    }

    fn weigh(&self, _: &Seen<Self>, _: Seat, a: Action, _: &mut Mind<Self>) -> f32 {
        if matches!(a, Action::Move(..)) { 0.0 } else { 1.0 }
    }

    fn score(&self, seen: &Seen<Self>, seat: Seat) -> f32 {
        if let Some(outcome) = self.decision(seen.state()).outcome() {
            return outcome.worth(seat);
        }
        let mut held = Vec::new();
        self.features(seen, seat, &mut held);
        0.5 + (held[0] - held[1]) / (2.0 * self.prizes.len().max(1) as f32)
    }

    fn features(&self, seen: &Seen<Self>, seat: Seat, out: &mut Vec<f32>) {
        let side = Side::of(seat).unwrap_or(Side::Red);
        out.extend([side, side.other()].map(|side| f32::from(self.held(seen.state(), side))));
    }
}
