//! Single clicks: chits, losses, retreats, advances, reinforcements, supply.

use sandtable_core::legal_actions;

use crate::CaseBlue;
use crate::action::{Action, Hex, UnitId};
use crate::look::Look;
use crate::pieces::{Chit, Group, Kind, Side};
use crate::state::{off, on_map};
use crate::steps::Step;

use super::Width;
use super::chart::Chart;
use super::memory::Scratch;
use super::operation::Operation;
use super::plan::{Plan, stamp};
use super::posts;
use super::taste::Taste;

/// Clicks that are compared on one chart.
pub fn plans(
    look: Look,
    side: Side,
    width: Width,
    taste: Taste,
    scratch: &mut Scratch,
    out: &mut Vec<(Plan, f32)>,
) {
    let Some(step) = look.s.step() else { return };
    let chart = Chart::new(look, side, Operation::default(), taste, scratch);
    let mut actions = Vec::new();
    legal_actions::<CaseBlue>(look, side, &mut actions);
    for action in actions {
        let plan = Plan::Click { action, step, stamp: stamp(look) };
        out.push((plan, value(&chart, step, action)));
    }
    out.sort_by(|a, b| b.1.total_cmp(&a.1));
    out.truncate(width.clicks());
    if width == Width::Own {
        // Nobody follows a plan that is worth nothing; a rival may be.
        out.retain(|(_, value)| *value > 0.0);
    }
}

/// Does a step want a chart?
pub const fn charted(step: Step) -> bool {
    matches!(
        step,
        Step::Select
            | Step::Stavka
            | Step::Attach(_)
            | Step::Retreat
            | Step::Advance
            | Step::Transfer
            | Step::Entrain
            | Step::Build
            | Step::Enter(_)
    )
}

/// How good each of several clicks is at the present step.
pub fn weigh(
    look: Look,
    side: Side,
    actions: &[Action],
    taste: Taste,
    scratch: &mut Scratch,
    out: &mut Vec<f32>,
) {
    match look.s.step().filter(|step| charted(*step)) {
        Some(step) => {
            let chart = Chart::new(look, side, Operation::default(), taste, scratch);
            out.extend(actions.iter().map(|a| value(&chart, step, *a)));
        }
        None => out.extend(actions.iter().map(|a| plain(look, *a))),
    }
}

/// How good a click is where no chart is wanted.
fn plain(look: Look, a: Action) -> f32 {
    match look.s.step() {
        Some(Step::Setup(_)) => match a {
            Action::ReadyMade | Action::Done => 1.0,
            _ => 0.0,
        },
        Some(Step::March) if a == Action::Done => 1.0,
        Some(Step::March) => 0.0,
        Some(Step::Moving { .. }) => f32::from(u8::from(a == Action::Halt)) + 0.1,
        Some(Step::Declare { target }) => match a {
            Action::Done => 1.0,
            Action::Attack(..) if target.is_some() => 0.5,
            _ => 0.0,
        },
        Some(Step::Choose) => match a {
            Action::Battle(hex) => order(look, hex),
            _ => 0.0,
        },
        Some(Step::Losses { .. }) => 1.0 / (1.0 + crate::odds::price(look, a)),
        Some(Step::Hold) => hold(look, a),
        Some(Step::Call(_)) => match a {
            Action::Call(id) => call(look, id),
            _ => 0.3,
        },
        _ => 1.0,
    }
}

fn value(chart: &Chart, step: Step, a: Action) -> f32 {
    let look = chart.look;
    let value = match (step, a) {
        (Step::Select, Action::Select(chit) | Action::Lead(chit)) => select(chart, chit, a),
        (Step::Select, _) => 0.01,
        (Step::Stavka, Action::Activate(hq)) => 0.1 + sway(chart, hq),
        (Step::Attach(_), Action::Attach(id)) => {
            let near = chart.foe.gap[usize::from(look.unit(id).at)] <= 4;
            f32::from(look.attack(id)) * if near { 1.0 } else { 0.05 }
        }
        (Step::Attach(_), _) => 0.5,
        (Step::Retreat, Action::Retreat(id, hex)) => {
            let room = if look.room(hex) { 4.0 } else { 0.0 };
            let zone = if chart.foe.zones.contains(hex) { 0.0 } else { 8.0 };
            20.0 + room + zone + posts::value(chart, id, hex).clamp(-60.0, 60.0) * 0.1
        }
        (Step::Advance, Action::Advance(id)) => advance(chart, id, look.s.battle.target),
        (Step::Advance, Action::Exploit(id, hex)) => advance(chart, id, hex),
        (Step::Advance, _) => 1.0,
        (Step::Transfer, Action::Transfer(id)) => {
            let rear = f32::from(chart.gap_of(id)).min(20.0);
            1.0 + rear * 0.1 + (10.0 - f32::from(look.attack(id))).max(0.0)
        }
        (Step::Entrain, Action::Entrain(id)) => entrain(chart, id),
        (Step::Build, Action::Build(hex)) => build(chart, hex),
        (Step::Enter(unit), Action::Enter(hex)) => enter(chart, unit, hex),
        (_, Action::Done) => 1.0,
        _ => 0.1,
    };
    value.max(0.0)
}

/// How much an HQ moves: the strength in its range, more of it near the enemy.
fn sway(chart: &Chart, hq: UnitId) -> f32 {
    let look = chart.look;
    let at = look.unit(hq).at;
    if !on_map(at) {
        return 0.0;
    }
    let counter = look.counter(hq);
    let mut sum = 0.0;
    for id in look.all(chart.side, |u| on_map(u.at)) {
        let other = look.counter(id);
        if other.nation != counter.nation || other.kind == Kind::Hq {
            continue;
        }
        if look.t.distance(at, look.unit(id).at) <= u16::from(counter.range) {
            let near = chart.gap_of(id) <= 6;
            sum += f32::from(look.attack(id)) * if near { 1.0 } else { chart.taste.chit_far };
        }
    }
    sum / 10.0
}

fn select(chart: &Chart, chit: Chit, a: Action) -> f32 {
    let look = chart.look;
    let sway = look.t.hq_of[usize::from(chit.0)].map_or(0.0, |hq| sway(chart, hq));
    let lead = if matches!(a, Action::Lead(_)) { 20.0 } else { 0.0 };
    match (chit, chit.group()) {
        (Chit::SOVIET_REINF, _) => {
            let boxes = look.t.track.len();
            if usize::from(look.s.track) <= boxes && look.s.turn < look.t.last_turn { 50.0 } else { 0.02 }
        }
        (Chit::STAVKA, _) => chart.taste.chit_special,
        // Fresh divisions, and HQs that come back.
        (Chit::AXIS_REINF, _) => {
            let back = look.all(Side::Axis, |u| u.at == off::AWAY || u.at == off::BOX).count();
            if look.s.turn >= look.t.last_turn {
                0.1
            } else {
                chart.taste.chit_special + back as f32 * chart.taste.chit_waiting
            }
        }
        (_, Group::Armies) if chit.twin().is_some() => lead + 0.1 + sway * chart.taste.chit_twin,
        _ => lead + 0.1 + sway,
    }
}

/// Which combat first: the surest, then the prize.
fn order(look: Look, hex: Hex) -> f32 {
    let assault = look.assault(hex, look.attackers(hex));
    1.0 + f32::from(assault.column.unwrap_or(0))
}

/// A fortress holds while it has steps to give.
fn hold(look: Look, a: Action) -> f32 {
    let target = look.s.battle.target;
    let units: u8 = look.stack(target).map(|id| if look.flips(id) { 2 } else { 1 }).sum();
    let steps = units + look.s.fortress(target);
    let stand = steps > look.s.battle.steps + look.s.battle.hexes;
    f32::from(u8::from(stand == (a == Action::Stand))) + 0.1
}

fn call(look: Look, id: UnitId) -> f32 {
    let counter = look.counter(id);
    1.0 + f32::from(look.attack(id)) + if counter.kind == Kind::Hq { 50.0 } else { 0.0 }
}

/// Is an advance better than to stay? 1 is the line.
fn advance(chart: &Chart, id: UnitId, hex: Hex) -> f32 {
    let look = chart.look;
    if look.counter(id).kind == Kind::Hq || super::marches::pinned(chart, id) {
        return 0.0;
    }
    let gain = posts::value(chart, id, hex) - posts::value(chart, id, look.unit(id).at);
    // Ground that was fought for is worth a little by itself.
    1.0 + (gain + chart.taste.advance) / 10.0
}

/// Rarely: a division far behind, with few turns gone.
fn entrain(chart: &Chart, id: UnitId) -> f32 {
    let look = chart.look;
    let boxed = look.all(Side::Axis, |u| u.at == off::BOX).count();
    let staff = look.counter(id).kind == Kind::Hq;
    let far = chart.gap_of(id) > 14 && chart.out_of_command(id, look.unit(id).at) > 6;
    if far && !staff && boxed < 2 && look.s.turn + 2 < look.t.last_turn { 2.0 } else { 0.0 }
}

/// Is a hex a Soviet victory hex deep in the country, where fortresses stand?
pub fn stronghold(look: Look, hex: Hex) -> bool {
    let prize = look.t.place(hex).is_some_and(|(i, p)| p.vp > 0 && look.controls(Side::Soviet, i));
    prize && look.t.sources[Side::Axis as usize].iter().all(|(s, _)| look.t.distance(*s, hex) > 16)
}

/// Fortresses stand in victory hexes deep in the country that the enemy is coming for: Stalingrad, Grozny.
fn build(chart: &Chart, hex: Hex) -> f32 {
    let look = chart.look;
    let gap = f32::from(chart.foe.gap[usize::from(hex)]);
    if !stronghold(look, hex) || gap > 20.0 {
        return 0.0;
    }
    let raised = f32::from(look.s.fortress(hex));
    2.0 + f32::from(look.t.shift(hex)) + raised * 2.0 + (20.0 - gap) * 0.2
}

/// Where a reinforcement is wanted.
fn enter(chart: &Chart, id: UnitId, hex: Hex) -> f32 {
    let look = chart.look;
    let gap = f32::from(chart.foe.gap[usize::from(hex)]);
    let out = f32::from(chart.out_of_command(id, hex).min(30));
    if look.counter(id).kind == Kind::Hq {
        return 100.0 + posts::value(chart, id, hex).clamp(-50.0, 50.0);
    }
    let value = match chart.side {
        Side::Axis => {
            let open = look.t.fields.iter().filter(|(i, _)| !look.controls(Side::Axis, *i));
            let far = open.map(|(_, f)| f[usize::from(hex)]).min().unwrap_or(0);
            -f32::from(far.min(200)) * 0.2 - out * 1.5
        }
        Side::Soviet => posts::value(chart, id, hex) - (4.0 - gap).max(0.0) * 2.0 - out * 0.3,
    };
    200.0 + value.max(-150.0)
}
