//! Single choices: losses, retreats, advances, arrivals, combat cards, replacements.

use crate::action::{Action, UnitId};
use crate::look::Look;
use crate::pieces::{CardId, Record, Side};
use crate::state::{flag, off, on_map};
use crate::steps::Step;

use super::forecast::Forecast;
use super::hand;
use super::malta;
use super::operations::prize;
use super::staff::Staff;
use super::value;

/// Is a step answered with a look at the staff's map?
pub const fn charted(step: Step) -> bool {
    matches!(
        step,
        Step::Retreat
            | Step::Relocate
            | Step::Stand
            | Step::Pursuit
            | Step::Advancing { .. }
            | Step::Arrive { .. }
            | Step::Bring { .. }
            | Step::Landing { .. }
            | Step::Restock(_)
            | Step::Name { .. }
            | Step::CombatCards(_)
            | Step::Last
            | Step::Sixth
            | Step::Dash { .. }
            | Step::Moving { .. }
    )
}

/// How good a click is by the staff's map.
pub fn by_map(staff: &Staff, a: Action) -> f32 {
    let (look, side) = (staff.look, staff.side);
    let post = |id: UnitId, to: u8| {
        let mine = look.factors(id)[0].max(1);
        let others = if look.at(id) == to { staff.own(to).saturating_sub(mine) } else { staff.own(to) };
        staff.post(id, to, others)
    };
    let target = look.s.battle.target;
    match a {
        Action::Retreat(id, _, to) | Action::Relocate(id, to) => (4.0 + post(id, to)).max(0.1),
        Action::Surrender(_) => 0.01,
        // A place that counts is held at the price of a step.
        Action::Stand(id) => 0.6 + prize(staff, target) - 0.3 * value::step(look, id),
        Action::Yield => 1.0,
        Action::Take(id) if on_map(target) => {
            let gain = post(id, target) + staff.capture(id, target) - post(id, look.at(id));
            (1.0 + gain).max(0.0)
        }
        Action::Take(_) => 0.5,
        Action::Step(to) => match look.s.step() {
            Some(Step::Advancing { unit, .. } | Step::Moving { unit, .. }) => {
                let room = if look.room(unit, to) { 0.0 } else { -2.0 };
                (1.0 + post(unit, to) + staff.capture(unit, to) - post(unit, look.at(unit)) + room).max(0.01)
            }
            _ => 0.5,
        },
        Action::Halt => 1.02,
        Action::Place(_, off::RESERVE) => 0.5,
        Action::Place(id, to) if to == look.t.at.sicily => {
            if malta::waits(look, id) {
                9.0
            } else {
                0.1
            }
        }
        Action::Place(id, to) => (4.0 + post(id, to)).max(0.1),
        Action::Attack(at) => {
            if staff.own(look.t.at.aden) > staff.enemy(at) {
                1.5
            } else {
                0.5
            }
        }
        Action::Name(at) => (1.0 + prize(staff, at) - 0.2 * f32::from(staff.enemy(at))).max(0.1),
        Action::Combat(card) => 1.0 + combat(staff, card),
        Action::Restore(id) => {
            1.0 + value::step(look, id) / if look.counter(id).division { 1.0 } else { 0.5 }
        }
        Action::Rebuild(id, to) => 1.1 + recruit(staff, id, to),
        Action::Raise(id, to) => 1.0 + recruit(staff, id, to),
        Action::Done if matches!(look.s.step(), Some(Step::Last | Step::Sixth)) => 0.1,
        Action::Done if side == look.s.acting => 1.0,
        _ => 1.0,
    }
}

/// A unit that comes back: the stronger and the nearer the better.
fn recruit(staff: &Staff, id: UnitId, to: u8) -> f32 {
    let sicily = to == staff.look.t.at.sicily && malta::waits(staff.look, id);
    let place = if on_map(to) { 0.2 * staff.pull[usize::from(to)] } else { 0.0 };
    0.5 * value::of(staff.look, id) / if staff.look.counter(id).division { 2.0 } else { 1.0 }
        + place
        + f32::from(u8::from(sicily))
}

/// What a combat card adds to the battle, less what it is worth in hand.
fn combat(staff: &Staff, card: CardId) -> f32 {
    let look = staff.look;
    let target = look.s.battle.target;
    let spec = look.t.card(card);
    let prize = prize(staff, target);
    let attacks = staff.side == look.s.acting;
    let now = Forecast::of(look, prize).good(prize);
    let mut with = look.s.clone();
    with.battle.cards[card.side as usize] |= 1 << card.number;
    let then = Look { t: look.t, s: &with };
    let gain = if spec.combat.as_ref().is_some_and(|c| c.disengage) {
        // The space is given up, but nobody falls.
        now - prize - 0.1
    } else {
        let good = Forecast::of(then, prize).good(prize);
        if attacks { good - now } else { now - good }
    };
    gain - 0.12
}

/// How good a click is without the map.
pub fn weigh(look: Look, side: Side, a: Action) -> f32 {
    match a {
        // Cards of choice decide a year.
        Action::Pick(card) => {
            2.0 + f32::from(look.t.card(card).ops) * 0.1 + f32::from(u8::from(card.number == 16))
        }
        Action::Discard(card) => hand::discard(look, card),
        Action::Lose(id) | Action::Stand(id) | Action::Remove(id) | Action::Withdraw(id) => {
            // By the loss points that it takes.
            let factor = f32::from(look.factors(id)[1].max(1));
            2.0 / (0.2 + value::step(look, id) / factor)
        }
        Action::Strike(id) => value::step(look, id),
        Action::Replace(id) | Action::Flip(id) => 1.1 + value::step(look, id),
        Action::Allot => 0.9,
        Action::Each => 1.0,
        Action::Charter(Record::Br) => 1.1,
        Action::Play(..) | Action::Automatic => 0.5,
        Action::Activate(..) | Action::Favour(_) => 0.2,
        Action::Send(_) => 0.9,
        Action::Take(_) | Action::Redeploy(_) | Action::Attack(_) => 0.1,
        Action::Join(_) => 3.0,
        Action::Rommel | Action::Bonus => 2.5,
        Action::Engage => 1.0,
        Action::Flank => 0.9,
        Action::To(at) => {
            let here = look.t.vp.contains(at) && look.controls(side, at);
            if here { 0.6 } else { 0.5 }
        }
        Action::Halt => 0.8,
        Action::Step(_) => 0.5,
        _ => 1.0,
    }
}

/// The click that weighs most without the map: of losses the one that costs least.
pub fn cheapest(look: Look, side: Side) -> Option<Action> {
    let mut actions = Vec::new();
    crate::steps::actions(look, side, &mut actions);
    let weights = actions.into_iter().map(|a| (a, weigh(look, side, a)));
    // The first of equals.
    weights.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|(a, _)| a)
}

/// A mark of the moment, so that a click is not repeated at another step of the same kind.
pub fn stamp(look: Look) -> u32 {
    let battle = look.s.battle.target;
    let fought = look.s.flags.iter().filter(|f| **f & flag::FOUGHT != 0).count() as u32;
    u32::from(look.s.turn) << 24 | u32::from(look.s.round) << 20 | u32::from(battle) << 8 | fought
}
