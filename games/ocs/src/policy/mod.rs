//! What a sensible player prefers: a caretaker who feeds and holds the line, and attacks where the odds are good.

mod air;
mod airborne;
mod convoys;
mod depots;
mod effort;
mod fights;
mod forecast;
mod freight;
mod headquarters;
mod marches;
mod orders;
mod plan;
mod reserves;
mod score;
mod staff;
mod windows;
mod words;

#[cfg(test)]
mod order_tests;
#[cfg(test)]
mod tests;

use sandtable_core::{Chance, Clock, Errand, Mind, Order, OrderKind, Policy, Rules, Seat, Seen, Text};

use crate::Ocs;
use crate::action::{Action, ColumnId, UnitId};
use crate::command;
use crate::look::Look;
use crate::pieces::Side;
use crate::scene::column_key;
use crate::state::{NO_COLUMN, NOBODY, State, on_map};
use crate::steps::{Segment, Step};

use staff::Staff;

pub use plan::Plan;
pub use windows::cheapest;

/// The seed of what the staff takes hidden stacks for: the same position is judged alike.
const GUESS: u64 = 4;

/// The plans of a moment that are worth a thought.
const RIVALS: usize = 12;

/// A seat's notebook for one movement segment.
#[derive(Clone, Default, Debug)]
pub struct Brief {
    /// The segment that it is about.
    when: (u8, bool, u8),
    /// Units that stay where they are.
    settled: Vec<UnitId>,
    /// What is under way: a march, a mission, a train.
    march: Option<Plan>,
    /// What was under way in this segment: no overrun is tried twice.
    tried: Vec<Plan>,
    /// Whom it thinks for; everybody, if nothing is said.
    charge: Option<Charge>,
}

/// Some of a side's forces, left to the staff.
#[derive(Clone, Default, Debug)]
struct Charge {
    units: Vec<UnitId>,
    columns: Vec<ColumnId>,
    /// Does it move these and do nothing else?
    marches: bool,
}

impl Brief {
    /// Begins anew with a new segment.
    fn turn_to(&mut self, look: Look, segment: Segment) {
        let when = (look.s.turn, look.s.phasing == Side::Axis, segment as u8 + 1);
        if self.when != when {
            *self = Brief { when, charge: self.charge.take(), ..Brief::default() };
        }
    }

    /// Does it move what was left to it, and do nothing else?
    fn marches(&self) -> bool {
        self.charge.as_ref().is_some_and(|charge| charge.marches)
    }

    /// Is a unit its business?
    fn leads(&self, id: UnitId) -> bool {
        self.charge.as_ref().is_none_or(|charge| charge.units.contains(&id))
    }

    /// Is a column?
    fn hauls(&self, id: ColumnId) -> bool {
        self.charge.as_ref().is_none_or(|charge| charge.columns.contains(&id))
    }
}

/// The pieces that can be left to the staff now, by their keys.
pub fn movable(look: Look, seat: Seat) -> Vec<String> {
    let (Some(Step::Segment(segment)), Some(side)) = (look.s.step(), Side::seated(seat)) else {
        return Vec::new();
    };
    let able = |id: &UnitId| command::leads(look, seat, *id) && marches::can_go(look, side, *id, segment);
    let units = look.all(side).filter(|id| on_map(look.unit(*id).at) && able(id));
    let columns = (0..).zip(look.s.columns.iter());
    let columns = columns.filter(|(_, c)| {
        segment == Segment::Movement && command::rank(seat) == 0 && c.side == side && on_map(c.at) && !c.moved
    });
    units.map(|id| look.counter(id).key.clone()).chain(columns.map(|(i, _)| column_key(i))).collect()
}

impl Ocs {
    fn sensible(&self, look: Look, seat: Seat, brief: &mut Brief, out: &mut Vec<(Plan, f32)>) {
        let (Some(step), Some(side)) = (look.s.step(), Side::seated(seat)) else { return };
        let legal = |a: Action| self.check(look.s, seat, a).is_ok();
        if look.t.commanders > 1 && !brief.marches() {
            brief.charge = Some(self.share(look, seat));
        }
        match step {
            Step::Segment(segment) => {
                brief.turn_to(look, segment);
                brief.march = None;
                let staff = Staff::new(look, side);
                // What is left to the staff moves, and nothing else is done.
                let all = !brief.marches();
                if segment != Segment::Movement && all {
                    reserves::release(&staff, segment, out);
                }
                if out.is_empty() && segment == Segment::Movement && all {
                    airborne::drops(&staff, &brief.tried, out);
                }
                if out.is_empty() && all {
                    reserves::overruns(&staff, segment, out);
                    out.retain(|(plan, _)| !brief.tried.contains(plan));
                    air::hip_shoots(&staff, legal, &brief.tried, out);
                }
                if out.is_empty() {
                    marches::march(&staff, segment, brief, out);
                }
                if out.is_empty() && segment == Segment::Movement && all {
                    freight::ride(&staff, legal, out);
                }
                if out.is_empty() && segment == Segment::Movement {
                    freight::haul(&staff, brief, out);
                }
            }
            Step::Moving | Step::Aim | Step::Load | Step::Rail { .. } | Step::Shipping { .. } => {
                out.extend(brief.march.map(|plan| (plan, 3.0)));
                brief.tried.extend(brief.march.filter(|plan| !brief.tried.contains(plan)));
            }
            _ if brief.marches() => return,
            Step::Assaults(_) => fights::strikes(&Staff::new(look, side), legal, out),
            Step::Barrages(_) => {
                let staff = Staff::new(look, side);
                fights::shells(&staff, legal, out);
                fights::salvos(&staff, legal, out);
                air::missions(&staff, legal, out);
            }
            Step::Declare(_) => {
                let target = look.s.battle.target;
                let begun = |plan: &Plan| matches!(plan, Plan::Strike { target: of, .. } if *of == target);
                let all = Plan::Strike { target, most: u8::MAX };
                out.push((brief.march.filter(begun).unwrap_or(all), 3.0));
            }
            Step::Entry { .. } => freight::arrive(&Staff::new(look, side), legal, out),
            Step::Guns(_) => out.push((Plan::Shell { target: look.s.battle.target }, 3.0)),
            _ => {}
        }
        out.retain(|(plan, weight)| *weight > 0.0 && plan::next(look, side, *plan).is_some());
        out.sort_by(|a, b| b.1.total_cmp(&a.1));
        out.truncate(RIVALS);
        if out.is_empty() && !brief.marches() {
            self.clicks(look, seat, out);
        }
        if let (Step::Segment(_) | Step::Barrages(_) | Step::Assaults(_), Some((plan, _))) =
            (step, out.first())
        {
            brief.march = Some(*plan);
        }
    }

    /// What one of several commanders moves.
    fn share(&self, look: Look, seat: Seat) -> Charge {
        let side = Side::seated(seat).unwrap_or(Side::Allied);
        let units = look.all(side).filter(|id| command::leads(look, seat, *id)).collect();
        let chief = command::rank(seat) == 0;
        let columns =
            (0..).zip(look.s.columns.iter()).filter(|(_, c)| chief && c.side == side).map(|(i, _)| i);
        Charge { units, columns: columns.collect(), marches: false }
    }

    /// Single clicks, weighed.
    fn clicks(&self, look: Look, seat: Seat, out: &mut Vec<(Plan, f32)>) {
        let Some(side) = Side::seated(seat) else { return };
        let mut actions = Vec::new();
        self.actions(look.s, seat, &mut actions);
        let stamp = windows::stamp(look);
        let plans = actions
            .into_iter()
            .map(|action| (Plan::Click { action, stamp }, windows::weigh(look, side, action).max(0.0)));
        out.extend(plans.filter(|(_, weight)| *weight > 0.0));
        out.sort_by(|a, b| b.1.total_cmp(&a.1));
        out.truncate(RIVALS);
    }
}

impl Policy for Ocs {
    type Plan = Plan;
    type Brief = Brief;
    type Scratch = ();

    const FEATURES: &'static [&'static str] = score::FEATURES;

    fn clock(&self, s: &State) -> Clock {
        Clock::new(s.turn, u16::from(s.phasing != s.first))
    }

    fn plans(&self, seen: &Seen<Self>, seat: Seat, mind: &mut Mind<Self>, out: &mut Vec<(Plan, f32)>) {
        let s = seen.state();
        if !self.decision(s).seats().has(seat) {
            return;
        }
        // Where the enemy's strength counts, the staff thinks of one thing that his stacks may hide.
        if !matches!(
            s.step(),
            Some(Step::Segment(_) | Step::Assaults(_) | Step::Barrages(_) | Step::Entry { .. })
        ) {
            return self.sensible(self.look(s), seat, &mut mind.brief, out);
        }
        let s = self.imagine(seen, &mut Chance::quick(GUESS));
        // Whoever holds a column in hand goes on with it.
        let fresh =
            s.hand.column == NO_COLUMN && matches!(s.step(), Some(Step::Segment(_) | Step::Entry { .. }));
        if !fresh {
            return self.sensible(self.look(&s), seat, &mut mind.brief, out);
        }
        let supplied = staff::supplied(self.look(&s));
        self.sensible(self.look(&supplied), seat, &mut mind.brief, out);
    }

    fn next(&self, seen: &Seen<Self>, seat: Seat, plan: Plan, _: &mut Mind<Self>) -> Option<Action> {
        let look = self.look(seen.state());
        plan::next(look, Side::seated(seat)?, plan).filter(|a| command::may(look, seat, *a).is_ok())
    }

    fn words(&self, seen: &Seen<Self>, _: Seat, plan: Plan) -> Text {
        words::of(self.look(seen.state()), plan)
    }

    fn charge(&self, seen: &Seen<Self>, seat: Seat, pieces: &[String], mind: &mut Mind<Self>) -> bool {
        let look = self.look(seen.state());
        let named = |key: &str| pieces.iter().any(|piece| piece == key);
        let own = Side::seated(seat).into_iter();
        let units = own.clone().flat_map(|side| look.all(side)).filter(|id| named(&look.counter(*id).key));
        let columns =
            (0..).zip(look.s.columns.iter()).filter(|(_, column)| own.clone().any(|s| s == column.side));
        let columns = columns.map(|(i, _)| i).filter(|i| named(&column_key(*i)));
        let units = units.filter(|id| command::leads(look, seat, *id));
        let columns = columns.filter(|_| command::rank(seat) == 0);
        mind.brief.charge =
            Some(Charge { units: units.collect(), columns: columns.collect(), marches: true });
        true
    }

    fn errands(&self) -> &'static [&'static str] {
        &convoys::KINDS
    }

    fn errand(&self, seen: &Seen<Self>, seat: Seat, errand: &Errand, _: &mut Mind<Self>) -> Option<Plan> {
        // Supply is the chief's.
        let side = Side::seated(seat).filter(|_| command::rank(seat) == 0)?;
        convoys::plan(self.look(seen.state()), side, errand)
    }

    fn forgo(&self, seen: &Seen<Self>, seat: Seat, plan: Plan, mind: &mut Mind<Self>) {
        let (look, brief) = (self.look(seen.state()), &mut mind.brief);
        let Some(charge) = &mut brief.charge else { return };
        match plan {
            Plan::March { from, unit: NOBODY, .. } => {
                let here = Side::seated(seat).into_iter().flat_map(|side| look.stack(side, from));
                brief.settled.extend(here);
            }
            Plan::March { unit, .. } => brief.settled.push(unit),
            Plan::Haul { column, .. } => charge.columns.retain(|id| *id != column),
            _ => {}
        }
    }

    fn weigh(&self, seen: &Seen<Self>, seat: Seat, a: Action, _: &mut Mind<Self>) -> f32 {
        Side::seated(seat).map_or(0.0, |side| windows::weigh(self.look(seen.state()), side, a).max(0.0))
    }

    fn score(&self, seen: &Seen<Self>, seat: Seat) -> f32 {
        Side::seated(seat).map_or(0.5, |side| score::standing(self.look(seen.state()), side))
    }

    fn features(&self, seen: &Seen<Self>, seat: Seat, out: &mut Vec<f32>) {
        let side = Side::seated(seat).unwrap_or(Side::Allied);
        score::features(self.look(seen.state()), side, out);
    }

    fn orders(&self) -> &'static [OrderKind] {
        &orders::KINDS
    }

    fn answer(&self, seen: &Seen<Self>, seat: Seat, order: &Order) -> Option<Action> {
        let side = Side::seated(seat)?;
        if order.key != orders::GUESSED {
            return orders::answer(self.look(seen.state()), side, order);
        }
        let s = self.imagine(seen, &mut Chance::quick(GUESS));
        orders::answer(self.look(&s), side, order)
    }
}
