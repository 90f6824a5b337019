//! How good a hex is for a unit to stand in at the end of its move.

use crate::action::{Hex, UnitId};
use crate::pieces::{Kind, Nation, Side};
use crate::state::on_map;

use super::chart::Chart;

/// The value of a hex for a unit.
pub fn value(chart: &Chart, id: UnitId, hex: Hex) -> f32 {
    match (chart.look.counter(id).kind, chart.side) {
        (Kind::Hq, _) => staff(chart, id, hex),
        (_, Side::Axis) => axis(chart, id, hex),
        (_, Side::Soviet) => soviet(chart, id, hex),
    }
}

/// Others of our units in a hex.
fn company(chart: &Chart, id: UnitId, hex: Hex) -> u8 {
    let look = chart.look;
    let ours = look.s.muster.side(hex) == Some(chart.side);
    if ours { look.s.muster.count(hex) - u8::from(look.unit(id).at == hex) } else { 0 }
}

/// Our defence in a hex with the unit there.
fn guard(chart: &Chart, id: UnitId, hex: Hex) -> f32 {
    let ours = chart.look.s.holder(hex) == Some(chart.side);
    let own = chart.look.defence(id);
    let there = if ours { u16::from(chart.guard[usize::from(hex)]) } else { 0 };
    f32::from(if chart.look.unit(id).at == hex { there } else { there + own }).max(0.5)
}

/// What a defender loses by danger: nothing up to even odds, more with each column after terrain.
fn danger(chart: &Chart, id: UnitId, hex: Hex) -> f32 {
    let ratio = chart.threat(hex) / guard(chart, id, hex) - f32::from(chart.look.t.shift(hex));
    (ratio - 1.5).clamp(0.0, 6.0) * chart.operation.care()
}

fn prize(chart: &Chart, id: UnitId, hex: Hex) -> f32 {
    let look = chart.look;
    let Some((i, place)) = look.t.place(hex) else { return 0.0 };
    let ours = look.controls(chart.side, i);
    let near = chart.foe.gap[usize::from(hex)];
    let company = company(chart, id, hex);
    match (place.vp > 0, ours) {
        (true, false) => 60.0,
        (true, true) => match (chart.side, company) {
            (Side::Soviet, 0) if near <= 14 => 26.0,
            (Side::Soviet, 1) if near <= 9 => 16.0,
            (Side::Axis, 0) if near <= 3 => 18.0,
            (Side::Axis, 0) if near <= 6 => 8.0,
            _ => 0.0,
        },
        // A station opens the line to those beyond.
        (false, false) if look.t.at(hex).rail != 0 && chart.supply.home[usize::from(hex)] <= 2 => 20.0,
        (false, false) if look.t.at(hex).rail != 0 => 8.0,
        (false, false) => 3.0,
        (false, true) => 0.0,
    }
}

fn axis(chart: &Chart, id: UnitId, hex: Hex) -> f32 {
    let look = chart.look;
    let gap = f32::from(chart.foe.gap[usize::from(hex)]);
    let german = look.counter(id).nation == Nation::German;
    let mut value = prize(chart, id, hex);
    value -= chart.to_goal(hex) * if german { 1.6 } else { 0.5 };
    value -= match (chart.net().lines.contains(hex), chart.supplied(hex)) {
        (true, _) if chart.net().safe.contains(hex) => 0.0,
        (true, _) => 3.0,
        // A zone or a town that we open by standing there.
        (false, true) if chart.foe.zones.contains(hex) || look.t.place(hex).is_some() => 0.0,
        (false, true) => 4.0,
        (false, false) => 40.0 + 3.0 * f32::from(chart.supply.home[usize::from(hex)]),
    };
    // Who stands there opens the railway to those beyond.
    if chart.net().blocks.contains(hex) {
        value += 12.0;
    }
    let lost = chart.out_of_command(id, hex);
    value -= 1.5 * f32::from(lost.saturating_sub(3)) + 0.2 * f32::from(lost.min(3));
    // A removed unit costs victory points: the weak keep away.
    let care = if look.is_full(id) { 0.5 } else { 4.0 };
    value -= danger(chart, id, hex) * care;
    if chart.foe.zones.contains(hex) {
        value -= if look.is_full(id) { 0.3 } else { 5.0 };
    }
    // A line is better than a crowd, and close behind the enemy's is better than far.
    value -= 0.4 * f32::from(company(chart, id, hex));
    value -= (gap - 3.0).max(0.0) * 0.3;
    value + f32::from(look.t.shift(hex)) * 0.3
}

fn soviet(chart: &Chart, id: UnitId, hex: Hex) -> f32 {
    let look = chart.look;
    let gap = f32::from(chart.foe.gap[usize::from(hex)]);
    let mut value = prize(chart, id, hex);
    if !chart.supplied(hex) {
        value -= 20.0 + 2.0 * f32::from(chart.supply.home[usize::from(hex)]);
    }
    value -= 1.2 * f32::from(chart.out_of_command(id, hex));
    // Close to the enemy, but not under his guns.
    value -= if gap > 2.0 { (gap - 2.0) * 0.9 } else { 0.0 };
    let fortress = f32::from(look.s.fortress(hex));
    let held = prize(chart, id, hex) > 10.0;
    value -= danger(chart, id, hex) * if held { 0.5 } else { 2.2 } / (1.0 + fortress);
    value += f32::from(look.t.shift(hex)) * 1.5;
    // Behind a river: sides that look at the enemy.
    let ground = look.t.at(hex);
    let here = chart.foe.gap[usize::from(hex)];
    for (d, near) in ground.next.iter().enumerate() {
        if on_map(*near) && chart.foe.gap[usize::from(*near)] < here && ground.river >> d & 1 == 1 {
            value += if ground.major >> d & 1 == 1 { 1.4 } else { 0.9 };
        }
    }
    // In the way of the enemy: near what he wants.
    value -= chart.to_goal(hex) * 0.8;
    let wanted = look.t.fields.iter().filter(|(i, _)| look.controls(Side::Soviet, *i));
    let far = wanted.map(|(_, f)| f[usize::from(hex)]).min().unwrap_or(0);
    value -= f32::from(far.min(80)) * 0.12;
    // A line: neighbours at two hexes, no crowd.
    value -= 1.5 * f32::from(company(chart, id, hex));
    let touching = look.t.near(hex).filter(|n| look.s.muster.side(*n) == Some(Side::Soviet));
    let touching = touching.filter(|n| *n != look.unit(id).at).count();
    value - 0.5 * (touching as f32 - 1.0).max(0.0)
}

/// An HQ: near many units, those too that wait for a command, on towards the goal, out of harm.
fn staff(chart: &Chart, id: UnitId, hex: Hex) -> f32 {
    let look = chart.look;
    let counter = look.counter(id);
    let range = u16::from(counter.range);
    let mut value = 0.0;
    for unit in look.all(chart.side, |u| on_map(u.at)) {
        let other = look.counter(unit);
        if other.nation != counter.nation || other.kind == Kind::Hq {
            continue;
        }
        let at = look.unit(unit).at;
        if look.t.distance(at, hex) <= range {
            value += f32::from(look.attack(unit)) / 4.0;
        }
    }
    value -= match chart.foe.gap[usize::from(hex)] {
        0 | 1 => 6.0,
        2 => 1.0,
        _ => 0.0,
    };
    value -= danger(chart, id, hex) * 0.6;
    if company(chart, id, hex) > 0 {
        value += 1.5;
    }
    if !chart.net().safe.contains(hex) {
        value -= if chart.net().lines.contains(hex) {
            4.0
        } else {
            30.0 + 2.0 * f32::from(chart.supply.home[usize::from(hex)])
        };
    }
    if chart.side == Side::Axis {
        value -= chart.to_goal(hex) * 0.7;
    }
    value
}
