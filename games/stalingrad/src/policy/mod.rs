//! What a sensible player prefers.

mod assaults;
mod chart;
mod goals;
mod marches;
mod plan;
mod posts;
mod score;
mod windows;
mod words;

#[cfg(test)]
mod tests;

use sandtable_board::Reach;
use sandtable_core::{Clock, Mind, Policy, Rules, Seat, Seen, Text};

use crate::CaseBlue;
use crate::action::Action;
use crate::pieces::Side;
use crate::state::{HEXES, State};
use crate::steps::Step;

pub use goals::{Fields, fields};
pub use plan::Plan;

/// How many plans are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Width {
    /// Those among which the policy chooses.
    Own,
    /// Rivals of its choice too.
    Wide,
}

impl Width {
    /// Moves to attacks.
    const fn moves(self) -> usize {
        match self {
            Width::Own => 4,
            Width::Wide => 12,
        }
    }

    /// Clicks of a moment.
    const fn clicks(self) -> usize {
        match self {
            Width::Own => 4,
            Width::Wide => 10,
        }
    }
}

/// What the policy uses again from one decision to the next.
pub struct Scratch {
    reach: Reach,
}

impl Default for Scratch {
    fn default() -> Scratch {
        Scratch { reach: Reach::new(HEXES) }
    }
}

impl CaseBlue {
    fn sensible(
        &self,
        seen: &Seen<Self>,
        seat: Seat,
        width: Width,
        mind: &mut Mind<Self>,
        out: &mut Vec<(Plan, f32)>,
    ) {
        let (look, Some(side)) = (self.look(seen.state()), Side::of(seat)) else { return };
        if !self.decision(look.s).seats().has(seat) {
            return;
        }
        match look.s.step() {
            Some(Step::March) => marches::plans(look, side, width, &mut mind.scratch.reach, out),
            Some(Step::Declare { .. }) => assaults::plans(look, side, out),
            Some(step) if windows::charted(step) => windows::plans(look, side, width, out),
            _ => {}
        }
    }
}

impl Policy for CaseBlue {
    type Plan = Plan;
    type Brief = ();
    type Scratch = Scratch;

    const FEATURES: &'static [&'static str] = &score::FEATURES;

    fn clock(&self, s: &State) -> Clock {
        // A command is a chit; before the first of a turn the sides select.
        Clock::new(s.turn, s.drawn.len() as u8)
    }

    fn plans(&self, seen: &Seen<Self>, seat: Seat, mind: &mut Mind<Self>, out: &mut Vec<(Plan, f32)>) {
        self.sensible(seen, seat, Width::Own, mind, out);
    }

    fn candidates(&self, seen: &Seen<Self>, seat: Seat, mind: &mut Mind<Self>, out: &mut Vec<(Plan, f32)>) {
        self.sensible(seen, seat, Width::Wide, mind, out);
    }

    fn next(&self, seen: &Seen<Self>, seat: Seat, plan: Plan, _: &mut Mind<Self>) -> Option<Action> {
        let look = self.look(seen.state());
        let a = plan::next(look, Side::of(seat)?, plan)?;
        // A plan that events have overtaken leads nowhere.
        self.check(look.s, seat, a).ok().map(|()| a)
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

    fn features(&self, seen: &Seen<Self>, seat: Seat, out: &mut Vec<f32>) {
        out.extend(score::features(self.look(seen.state()), Side::of(seat).unwrap_or(Side::Axis)));
    }
}
