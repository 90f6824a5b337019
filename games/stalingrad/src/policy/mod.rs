//! What a sensible player prefers.

mod assaults;
mod chart;
mod goals;
mod marches;
mod memory;
mod operation;
mod plan;
mod posts;
mod score;
mod taste;
mod windows;
mod words;
mod worths;

#[cfg(test)]
mod tests;

use sandtable_core::{Clock, Mind, Policy, Rules, Seat, Seen, Text};

use crate::CaseBlue;
use crate::action::{Action, UnitId};
use crate::look::Look;
use crate::pieces::Side;
use crate::state::{State, flag};
use crate::steps::Step;

use chart::Chart;
pub use goals::{Fields, fields};
pub use memory::Scratch;
pub use operation::Brief;
use operation::{Operation, Spirit};
pub use plan::Plan;
pub use taste::{Taste, Tastes};
pub use windows::stronghold;

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
        let usual = Operation::usual(mind.temper);
        let taste = mind.brief.taste(look, side);
        let (charge, scratch) = (mind.brief.charge.as_deref(), &mut mind.scratch);
        match look.s.step() {
            // What is left to the staff moves, and nothing else is done.
            Some(Step::March) if charge.is_some() => {
                let chart = Chart::new(look, side, usual, taste, scratch);
                marches::plans(&chart, Width::Own, charge, scratch, out);
            }
            _ if charge.is_some() => {}
            Some(Step::March) => {
                let chart = Chart::new(look, side, usual, taste, scratch);
                marches::plans(&chart, width, None, scratch, out);
                if width == Width::Wide && operation::begins(look, side) {
                    lead(look, side, usual, &taste, out);
                }
            }
            Some(Step::Declare { .. }) => assaults::plans(look, side, usual, taste, scratch, out),
            Some(step) if windows::charted(step) => windows::plans(look, side, width, taste, scratch, out),
            _ => {}
        }
    }
}

/// The units that can be left to the staff now.
pub fn movable(rules: &CaseBlue, look: Look, seat: Seat) -> Vec<UnitId> {
    let marches = look.s.step() == Some(Step::March) && rules.decision(look.s).seats().has(seat);
    let Some(side) = Side::of(seat).filter(|_| marches) else { return Vec::new() };
    let able = |id: &UnitId| {
        let ways = [Action::Take(*id), Action::March(*id)];
        ways.into_iter().any(|a| rules.check(look.s, seat, a).is_ok())
    };
    look.all(side, |u| u.has(flag::ACTIVE) && !u.has(flag::MOVED)).filter(able).collect()
}

/// Ways to lead the command under way on, from where it is to its last attack, that a player might think of: not to fight is
/// none, and where nobody is worth attacking any more there are none.
fn led_on(
    look: Look,
    side: Side,
    usual: Operation,
    taste: &Taste,
    mind: &mut Mind<CaseBlue>,
    out: &mut Vec<(Plan, f32)>,
) {
    let declares = matches!(look.s.step(), Some(Step::Declare { .. }));
    if !declares && look.s.step() != Some(Step::March) {
        return;
    }
    if declares
        && operation::next(look, side, usual, &mut mind.brief, &mut mind.scratch) == Some(Action::Done)
    {
        return;
    }
    lead(look, side, usual, taste, out);
    out.retain(
        |(plan, _)| !matches!(plan, Plan::Lead { operation, .. } if operation.spirit == Spirit::Aloof),
    );
}

/// Ways to lead a command that begins: the usual one, which is the policy's own choice from the first march to the last
/// attack, and rivals of it.
fn lead(look: Look, side: Side, usual: Operation, taste: &Taste, out: &mut Vec<(Plan, f32)>) {
    let most = out.iter().map(|(_, weight)| *weight).fold(1.0, f32::max);
    let command = plan::command(look);
    for (operation, later) in operation::rivals(look, side, usual, taste).into_iter().zip(0..) {
        out.push((Plan::Lead { operation, command }, most * (2.0 - 0.05 * later as f32)));
    }
}

impl Policy for CaseBlue {
    type Plan = Plan;
    type Brief = Brief;
    type Scratch = Scratch;

    const FEATURES: &'static [&'static str] = &score::FEATURES;
    const TEMPERED: bool = true;
    const ELITE: bool = true;
    const TAUGHT: u8 = 2;

    fn taught(grade: u8) -> Brief {
        Brief::of(taste::taught(grade))
    }

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

    fn whole(&self, seen: &Seen<Self>, seat: Seat, mind: &mut Mind<Self>, out: &mut Vec<(Plan, f32)>) {
        let (look, Some(side)) = (self.look(seen.state()), Side::of(seat)) else { return };
        if self.decision(look.s).seats().has(seat) {
            let taste = mind.brief.taste(look, side);
            led_on(look, side, Operation::usual(mind.temper), &taste, mind, out);
        }
    }

    fn intent(&self, seen: &Seen<Self>, seat: Seat, plan: Plan, led: &Seen<Self>) -> Text {
        match (plan, Side::of(seat)) {
            (Plan::Lead { operation, .. }, Some(side)) => {
                words::of_command(self.look(seen.state()), self.look(led.state()), side, operation)
            }
            _ => self.words(seen, seat, plan),
        }
    }

    /// How a command is led and which commands there are decide the game; what follows from that the policy does well.
    fn weighty(&self, seen: &Seen<Self>, seat: Seat) -> bool {
        let look = self.look(seen.state());
        match look.s.step() {
            Some(Step::Select | Step::Stavka) => true,
            Some(Step::March) => Side::of(seat).is_some_and(|side| operation::begins(look, side)),
            _ => false,
        }
    }

    fn next(&self, seen: &Seen<Self>, seat: Seat, plan: Plan, mind: &mut Mind<Self>) -> Option<Action> {
        let (look, side) = (self.look(seen.state()), Side::of(seat)?);
        let a = match plan {
            Plan::Lead { operation, command } if command == plan::command(look) => {
                operation::next(look, side, operation, &mut mind.brief, &mut mind.scratch)?
            }
            plan => plan::next(look, side, plan)?,
        };
        // A plan that events have overtaken leads nowhere.
        self.check(look.s, seat, a).ok().map(|()| a)
    }

    fn charge(&self, seen: &Seen<Self>, seat: Seat, pieces: &[String], mind: &mut Mind<Self>) -> bool {
        let look = self.look(seen.state());
        let own = Side::of(seat).into_iter().flat_map(|side| look.all(side, |_| true));
        mind.brief.charge = Some(own.filter(|id| pieces.contains(&look.counter(*id).key)).collect());
        true
    }

    fn forgo(&self, _: &Seen<Self>, _: Seat, plan: Plan, mind: &mut Mind<Self>) {
        if let (Plan::Go { unit, .. }, Some(charge)) = (plan, &mut mind.brief.charge) {
            charge.retain(|id| *id != unit);
        }
    }

    fn words(&self, seen: &Seen<Self>, _: Seat, plan: Plan) -> Text {
        words::of(self.look(seen.state()), plan)
    }

    fn weigh(&self, seen: &Seen<Self>, seat: Seat, a: Action, mind: &mut Mind<Self>) -> f32 {
        let mut weight = Vec::with_capacity(1);
        self.weigh_all(seen, seat, &[a], mind, &mut weight);
        weight.first().copied().unwrap_or(0.0)
    }

    fn weigh_all(
        &self,
        seen: &Seen<Self>,
        seat: Seat,
        actions: &[Action],
        mind: &mut Mind<Self>,
        out: &mut Vec<f32>,
    ) {
        match (self.look(seen.state()), Side::of(seat)) {
            (look, Some(side)) => {
                windows::weigh(look, side, actions, mind.brief.taste(look, side), &mut mind.scratch, out);
            }
            (_, None) => out.extend(actions.iter().map(|_| 0.0)),
        }
    }

    fn score(&self, seen: &Seen<Self>, seat: Seat) -> f32 {
        Side::of(seat).map_or(0.5, |side| score::standing(self.look(seen.state()), side))
    }

    fn value(&self, seen: &Seen<Self>, seat: Seat) -> f32 {
        Side::of(seat).map_or(0.5, |side| score::value(self.look(seen.state()), side))
    }

    fn learnt() -> bool {
        score::learnt()
    }

    fn gone(&self, s: &State) -> f32 {
        score::gone(self.look(s))
    }

    fn features(&self, seen: &Seen<Self>, _: Seat, out: &mut Vec<f32>) {
        out.extend(score::features(self.look(seen.state())));
    }
}
