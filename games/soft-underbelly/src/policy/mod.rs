//! What a sensible player prefers.

mod assault;
mod attacks;
mod build;
mod clash;
pub mod fight;
mod force;
mod marches;
mod orders;
mod plan;
mod routine;
mod score;
mod staff;
pub mod windows;
mod words;

#[cfg(test)]
mod tests;

use sandtable_core::{
    Chance, Clock, Log, Mind, Order, OrderKind, Policy, Rules, Seat, Seen, Temper, Text, preferred,
};

use crate::action::Action;
use crate::pieces::{Side, place_index};
use crate::steps::{Moment, Step};
use crate::{Mediterranean, State};

pub use plan::Plan;
use staff::Office;

/// How many plans are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Width {
    /// Those among which the policy chooses.
    Own,
    /// Rivals of its choice too.
    Wide,
}

impl Mediterranean {
    fn sensible(
        &self,
        seen: &Seen<Self>,
        seat: Seat,
        width: Width,
        temper: Temper,
        out: &mut Vec<(Plan, f32)>,
    ) {
        let (look, Some(side)) = (self.look(seen.state()), Side::of(seat)) else { return };
        if !self.decision(look.s).seats().has(seat) {
            return;
        }
        match look.s.step() {
            Some(Step::March { hand: 0, .. }) => marches::plans(look, side, width, temper, out),
            Some(Step::Declare) => attacks::plans(look, side, width, temper, out),
            _ => {}
        }
    }
}

impl Mediterranean {
    /// The attack phase, as it begins if the movement ends here and nobody interrupts.
    fn after_the_march(&self, s: &State, seat: Seat) -> Option<State> {
        let (mut s, mut chance) = (s.clone(), Chance::quick(0));
        self.apply(&mut s, seat, Action::Done, &mut chance, &mut Log::off());
        while matches!(s.step(), Some(Step::Window { .. })) {
            let asked = self.decision(&s).seats().iter().next()?;
            let declined = self.decline(&s, asked)?;
            self.apply(&mut s, asked, declined, &mut chance, &mut Log::off());
        }
        matches!(s.step(), Some(Step::Declare)).then_some(s)
    }
}

impl Policy for Mediterranean {
    type Plan = Plan;
    type Brief = ();
    type Scratch = ();

    const FEATURES: &'static [&'static str] = &score::FEATURES;
    const THINKS: bool = true;
    const ELITE: bool = true;
    const TEMPERED: bool = true;

    fn clock(&self, s: &State) -> Clock {
        Clock::new(s.turn, 2 * s.impulse + s.active as u8)
    }

    fn plans(&self, seen: &Seen<Self>, seat: Seat, mind: &mut Mind<Self>, out: &mut Vec<(Plan, f32)>) {
        self.sensible(seen, seat, Width::Own, mind.temper, out);
    }

    fn candidates(&self, seen: &Seen<Self>, seat: Seat, mind: &mut Mind<Self>, out: &mut Vec<(Plan, f32)>) {
        self.sensible(seen, seat, Width::Wide, mind.temper, out);
    }

    /// In the movement phase the attacks that would follow it, too: else whoever need not move would be told of none.
    fn whole(&self, seen: &Seen<Self>, seat: Seat, mind: &mut Mind<Self>, out: &mut Vec<(Plan, f32)>) {
        let (look, Some(side)) = (self.look(seen.state()), Side::of(seat)) else { return };
        if !matches!(look.s.step(), Some(Step::March { hand: 0, .. })) || !look.legal(side, Action::Done) {
            return;
        }
        self.sensible(seen, seat, Width::Wide, mind.temper, out);
        let Some(after) = self.after_the_march(look.s, seat) else { return };
        let mut attacks: Vec<(Plan, f32)> = Vec::new();
        attacks::plans(self.look(&after), side, Width::Wide, mind.temper, &mut attacks);
        for (plan, weight) in attacks.into_iter().map(|(plan, weight)| (plan.of_the_impulse(), weight)) {
            match out.iter_mut().find(|(known, _)| *known == plan) {
                Some(known) => known.1 = known.1.max(weight),
                None => out.push((plan, weight)),
            }
        }
    }

    fn next(&self, seen: &Seen<Self>, seat: Seat, plan: Plan, _: &mut Mind<Self>) -> Option<Action> {
        plan::next(self.look(seen.state()), Side::of(seat)?, plan)
    }

    fn words(&self, _: &Seen<Self>, seat: Seat, plan: Plan) -> Text {
        words::of(Side::of(seat).unwrap_or(Side::Allies), plan)
    }

    fn weigh(&self, seen: &Seen<Self>, seat: Seat, a: Action, _: &mut Mind<Self>) -> f32 {
        Side::of(seat).map_or(0.0, |side| weigh(&Office::new(self.look(seen.state()), side), a))
    }

    fn weigh_all(
        &self,
        seen: &Seen<Self>,
        seat: Seat,
        actions: &[Action],
        _: &mut Mind<Self>,
        out: &mut Vec<f32>,
    ) {
        let Some(side) = Side::of(seat) else { return out.resize(actions.len(), 0.0) };
        let office = Office::new(self.look(seen.state()), side);
        out.extend(actions.iter().map(|a| weigh(&office, *a)));
    }

    fn reason(&self, seen: &Seen<Self>, seat: Seat, a: Action) -> Option<Text> {
        fight::reason(self.look(seen.state()), Side::of(seat)?, a)
    }

    fn routine(&self, seen: &Seen<Self>, seat: Seat, mind: &mut Mind<Self>) -> Option<Action> {
        let (look, side) = (self.look(seen.state()), Side::of(seat)?);
        if routine::own_pause(look, side) {
            return Some(Action::Decline);
        }
        let usual = preferred(self, seen, seat, mind)?;
        routine::settled(look, side, usual).then_some(usual)
    }

    fn battle(&self, s: &State) -> Option<(u16, u8)> {
        (s.battle.target != 0).then(|| (place_index(s.battle.target), s.battle.round))
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

    fn features(&self, seen: &Seen<Self>, seat: Seat, out: &mut Vec<f32>) {
        out.extend(score::features(self.look(seen.state()), Side::of(seat).unwrap_or(Side::Allies)));
    }

    fn orders(&self) -> &'static [OrderKind] {
        &orders::KINDS
    }

    fn answer(&self, seen: &Seen<Self>, seat: Seat, order: &Order) -> Option<Action> {
        orders::answer(self.look(seen.state()), Side::of(seat)?, order)
    }
}

/// How good a single click is at the present step.
fn weigh(office: &Office, a: Action) -> f32 {
    let (look, side) = (office.look, office.side);
    let s: &State = look.s;
    match s.step() {
        Some(Step::Deploy) => build::deploy(a),
        Some(Step::Overlord | Step::Initiative(_)) => build::opening(look, side, a),
        Some(Step::Reinforce { .. } | Step::Muster { .. }) => build::reinforce(office, a),
        Some(Step::March { hand, moved }) => match a {
            Action::Halt => {
                if moved {
                    1.5
                } else {
                    0.1
                }
            }
            Action::Step(_) => 0.2,
            Action::Leave(..) | Action::Take(_) | Action::Embark(_) | Action::Infiltrate(..) => 0.0,
            Action::Pass => 0.5,
            // What is in hand comes first.
            _ if hand != 0 => 0.0,
            _ => windows::interrupt(office, Moment::March, a),
        },
        Some(Step::Window { moment, .. }) => windows::interrupt(office, moment, a),
        Some(Step::Flight { .. }) => match a {
            Action::Land(to, spot) => fight::land(office, to, spot),
            _ => 0.0,
        },
        Some(Step::Intercept { to, landing, .. }) => windows::intercept(look, side, to, landing, a),
        Some(Step::Losses { scope, .. }) => fight::loss(look, side, scope, a),
        Some(Step::Declare) => {
            if a == Action::Done {
                1.0
            } else {
                0.1
            }
        }
        Some(Step::FlyOut) => fight::fly_out(look, side, a),
        Some(Step::Fall { .. } | Step::LastRetreat) => fight::fall(office, a),
        Some(Step::Drop | Step::Support(_)) => fight::support(look, side, a),
        Some(Step::Elite) => fight::elite(look, a),
        Some(Step::Resolve) => fight::resolve(look, side, a),
        Some(Step::Reserves(_)) => fight::event(look, side, a),
        Some(Step::Advance) => fight::advance(office, a),
        Some(Step::Return) => fight::come_back(office, a),
        Some(Step::Adjust(_)) => fight::adjust(office, a),
        Some(Step::Extra(_)) => windows::extra(office, a),
        Some(Step::Supply(_)) => windows::supply(look, side, a),
        // Which battle is next, and where a convoy sails that no plan sends.
        _ => 1.0,
    }
}
