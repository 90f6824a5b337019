//! Single choices: payments, leaders, losses, options, retreats, what is fed.

use sandtable_core::{Sequence, legal_actions};

use crate::Ocs;
use crate::action::{Action, Hex, UnitId};
use crate::camps::Pool;
use crate::combat::strength;
use crate::fields::stored;
use crate::look::Look;
use crate::pieces::{Kind, Mode, Side};
use crate::sea::larders::rations;
use crate::state::{Dump, flag, off};
use crate::steps::Step;
use crate::supply::within_reach;

use super::forecast::stands;

/// The usual answer of whoever is asked: the one that costs least.
pub fn cheapest(look: Look) -> Option<Action> {
    let side = Side::seated(Ocs::asked(look).seats().iter().next()?)?;
    let mut all = Vec::new();
    legal_actions::<Ocs>(look, side, &mut all);
    let weighed = all.into_iter().map(|a| (a, weigh(look, side, a)));
    // The first of equals.
    weighed.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|(a, _)| a)
}

/// What a step of a unit is worth.
pub fn value(look: Look, id: UnitId) -> f32 {
    let counter = look.counter(id);
    let face = counter.faces[0];
    let arm = match counter.kind {
        Kind::Hq => 14.0,
        Kind::Artillery => 6.0,
        Kind::Engineer | Kind::RailRepair => 3.0,
        Kind::Pax | Kind::Equipment => 2.0,
        Kind::Line | Kind::Breakdown => f32::from(face.strength) * (0.5 + 0.2 * f32::from(face.ar)),
    };
    arm / f32::from(counter.steps.max(1))
}

/// What the next step of a unit is worth: the first of several takes half of its attack (9.11d/1).
fn dear(look: Look, id: UnitId) -> f32 {
    let whole = look.counter(id).steps > 1 && look.unit(id).lost == 0;
    value(look, id) * if whole { 1.4 } else { 1.0 }
}

/// Enemies near a hex: how dangerous it is.
pub fn danger(look: Look, side: Side, at: Hex) -> f32 {
    let near = look.t.near(at).filter(|next| look.holds(side.other(), *next)).count() as f32;
    near + if look.in_zone(side.other(), at) { 0.5 } else { 0.0 }
}

/// How far the enemy is from a hex, up to ten.
fn distance(look: Look, side: Side, at: Hex) -> f32 {
    let all = look.all(side.other()).map(|id| look.t.distance(at, look.unit(id).at));
    f32::from(all.min().unwrap_or(10).min(10))
}

/// How good a click is, outside any plan; what is beyond the map of the staff weighs by this alone.
pub fn weigh(look: Look, side: Side, a: Action) -> f32 {
    match a {
        Action::First => 1.0,
        Action::Second => 0.8,
        // Whoever is asked wants to fight.
        Action::Agree if matches!(look.s.step(), Some(Step::Ask { .. })) => 2.0,
        Action::Simulcast | Action::Agree => 0.0,
        // What a port feeds costs nothing.
        Action::Draw(at) if rations(look, side, at) > 0 => 2.0,
        Action::Draw(at) => 0.5 + 0.01 * f32::from(stored(look, drawn(look, side, at), at, 0)),
        Action::Pay => 1.5,
        Action::Deliver(at, sp) => deliver(look, side, at, sp),
        Action::Stocks => 1.2,
        Action::Decline => decline(look, side),
        Action::Lead(id) => 2.0 + f32::from(look.rating(id)) - 0.02 * value(look, id),
        Action::Lose(id) => 2.0 / (0.3 + dear(look, id)) * option(look, side),
        Action::Remove(id) => 2.0 / (0.3 + value(look, id)),
        Action::Yield => 0.6,
        Action::Ignore => 0.9,
        Action::Retreat(to) | Action::Part(_, to) => {
            let together = f32::from(u8::from(matches!(a, Action::Retreat(_))));
            let traced = look.traced(side, to);
            3.0 + together + f32::from(u8::from(traced)) - danger(look, side, to)
        }
        Action::Displace(to) => {
            let home = look.t.sources[side as usize].iter().map(|at| look.t.distance(*at, to)).min();
            0.5 + 0.1 * distance(look, side, to) - 0.03 * f32::from(home.unwrap_or(0))
        }
        Action::Advance(id) => advance(look, side, id),
        Action::Feed(_) => 2.0,
        // A token makes a whole base ready, and nothing else shakes the enemy as cheaply.
        Action::Refit(_) => 1.4,
        Action::Ready(id) => 1.5 + 0.02 * f32::from(look.livery(id).barrage),
        Action::Scramble(id) => scramble(look, id),
        Action::Pick(id) => 1.0 + 0.1 * f32::from(look.livery(id).air),
        // A base refits so many: they do not all go down at one.
        Action::Home(at) => {
            let there = look.wings(side).filter(|id| look.wing(*id).at == at).count() as f32;
            0.8 + 0.01 * f32::from(within_reach(look, side, at).min(20)) - 0.04 * there.min(15.0)
        }
        Action::Restore(id) => 1.5 + 0.05 * value(look, id),
        Action::Rebuild(id, _) => 1.2 + 0.05 * value(look, id),
        Action::Post(id, at) => 0.5 + 0.01 * distance(look, look.sheet(id).side, at),
        Action::Breakout(id) => f32::from(u8::from(look.unit(id).has(flag::OOS))) * 0.2,
        Action::Attack | Action::Fire(_) | Action::FireBy(_) => 1.5,
        Action::With(_) | Action::Join(_) => 2.0,
        Action::Done => 1.0,
        Action::Halt => 0.9,
        Action::Show(_) => 0.0,
        Action::Deed(..) | Action::Place(..) | Action::Plan(..) | Action::Zone(_) => {
            look.t.title.weigh(look, side, a)
        }
        _ => 0.1,
    }
}

/// All of it at once, where trains run on or headquarters are near, and not where enough lies already.
fn deliver(look: Look, side: Side, at: Hex, sp: u8) -> f32 {
    let hqs = look.all(side).filter(|id| look.counter(*id).kind == Kind::Hq);
    let near = hqs.map(|id| look.t.distance(look.unit(id).at, at)).min().unwrap_or(0);
    let station = crate::trace::detrainable(look, side, at);
    let carried = if station { 0.25 } else { 0.0 };
    let lies = f32::from(within_reach(look, side, at).min(40));
    1.5 + 0.02 * f32::from(sp) + carried
        - 0.03 * f32::from(near)
        - 0.004 * lies
        - 0.2 * danger(look, side, at)
}

/// A Fighter intercepts whom it is a match for (14.5).
fn scramble(look: Look, id: crate::air::WingId) -> f32 {
    let flights = look.s.mission.flights.iter();
    let best = flights.map(|flight| look.livery(flight.wing).air).max().unwrap_or(0);
    if look.livery(id).air > best { 1.3 } else { 0.5 }
}

/// Nothing is paid where the fight is lost or the stack fights at half strength for other reasons anyway.
fn decline(look: Look, side: Side) -> f32 {
    let target = look.s.battle.target;
    let hopeless = look.stack(side, target).all(|id| strength(look, id, false) == 0);
    if hopeless { 2.0 } else { 0.5 }
}

/// A step is given for ground that counts; whoever attacks gives one where the defender gives way for it.
fn option(look: Look, side: Side) -> f32 {
    let Some(Step::Option { attacker }) = look.s.step() else { return 1.0 };
    let battle = &look.s.battle;
    match attacker {
        // 9.10c: what the attacker does not pay for the defender need not give.
        true if battle.option[1] > 0 || battle.losses[1] > 0 => 4.0,
        true => 0.8,
        false if stands(look, side, battle.target) => 3.0,
        false => 1.0,
    }
}

/// Enough go in to hold it, the strongest first; guns and headquarters stay behind.
fn advance(look: Look, side: Side, id: UnitId) -> f32 {
    let counter = look.counter(id);
    let target = look.s.battle.target;
    let crowd = look.crowd(side, target) + look.size(id);
    if counter.kind != Kind::Line || crowd > 24 || look.unit(id).at == off::DEAD {
        return 0.5;
    }
    let ready = f32::from(u8::from(look.unit(id).mode != Mode::Dg));
    1.1 + 0.1 * ready + 0.02 * f32::from(look.face(id).strength)
}

/// A mark of the moment, so that a click is not repeated at another step of the same kind.
pub fn stamp(look: Look) -> u32 {
    // Of the side that is asked: it does not see all of the other.
    let side = Ocs::asked(look).seats().iter().next().and_then(Side::of);
    let own = || look.t.ids().filter(|id| side.is_some_and(|side| look.t.owns(side, *id)));
    let fought = own().filter(|id| look.unit(*id).has(flag::FOUGHT | flag::MOVED)).count() as u32;
    let lost: u32 = own().map(|id| u32::from(look.unit(id).lost)).sum();
    let depth = look.s.steps.len() as u32;
    u32::from(look.s.turn) << 28 ^ u32::from(look.s.battle.target) << 12 ^ depth << 24 ^ fought << 6 ^ lost
}

/// Whose supply of a hex is drawn upon.
fn drawn(look: Look, side: Side, at: Hex) -> Pool {
    match look.s.step() {
        Some(Step::Pay { unit, .. }) => look.pool(unit),
        _ => look.s.dump(at).map_or(Pool::first(side), Dump::owner),
    }
}
