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
    (ratio - chart.taste.safe_odds).clamp(0.0, 6.0) * chart.operation.care()
}

fn prize(chart: &Chart, id: UnitId, hex: Hex) -> f32 {
    let look = chart.look;
    let Some((i, place)) = look.t.place(hex) else { return 0.0 };
    let ours = look.controls(chart.side, i);
    let near = f32::from(chart.foe.gap[usize::from(hex)]);
    let (company, taste) = (company(chart, id, hex), &chart.taste);
    match (place.vp > 0, ours) {
        (true, false) => taste.prize,
        (true, true) => match (chart.side, company) {
            (Side::Axis, 0) if near <= taste.guard_gap => taste.guard,
            (Side::Axis, 0) if near <= taste.reserve_gap => taste.reserve,
            (Side::Soviet, 0) if near <= taste.guard_gap => taste.guard + taste.of(&place.name),
            (Side::Soviet, 1) if near <= taste.reserve_gap => taste.reserve + taste.of(&place.name),
            _ => 0.0,
        },
        // A station opens the line to those beyond.
        (false, false) if look.t.at(hex).rail != 0 && chart.supply.home(chart.look, hex) <= 2 => {
            taste.station
        }
        (false, false) if look.t.at(hex).rail != 0 => taste.halt,
        (false, false) => taste.village,
        (false, true) => 0.0,
    }
}

fn axis(chart: &Chart, id: UnitId, hex: Hex) -> f32 {
    let look = chart.look;
    let gap = f32::from(chart.foe.gap[usize::from(hex)]);
    let (german, taste) = (look.counter(id).nation == Nation::German, &chart.taste);
    let mut value = prize(chart, id, hex);
    value -= chart.to_goal(hex) * if german { taste.goal } else { taste.goal_ally };
    value -= match (chart.net().lines.contains(hex), chart.supplied(hex)) {
        (true, _) if chart.net().safe.contains(hex) => 0.0,
        (true, _) => taste.unsafe_line,
        // A zone or a town that we open by standing there.
        (false, true) if chart.foe.zones.contains(hex) || look.t.place(hex).is_some() => 0.0,
        (false, true) => taste.new_line,
        (false, false) => taste.cut_off + taste.far_off * f32::from(chart.supply.home(chart.look, hex)),
    };
    // Who stands there opens the railway to those beyond.
    if chart.net().blocks.contains(hex) {
        value += taste.block;
    }
    let lost = chart.out_of_command(id, hex);
    value -= taste.stray * f32::from(lost.saturating_sub(3)) + taste.stray_near * f32::from(lost.min(3));
    // A removed unit costs victory points: the weak keep away.
    let care = if look.is_full(id) { taste.danger } else { taste.danger_special };
    value -= danger(chart, id, hex) * care;
    if chart.foe.zones.contains(hex) {
        value -= if look.is_full(id) { taste.zone } else { taste.zone_reduced };
    }
    // A line is better than a crowd, and close behind the enemy's is better than far.
    value -= taste.company * f32::from(company(chart, id, hex));
    value -= (gap - taste.distance).max(0.0) * taste.far;
    value -= wanted(chart, hex);
    if taste.watch != 0.0 && gap <= 3.0 && chart.net().heads.contains(hex) && company(chart, id, hex) == 0 {
        value += taste.watch;
    }
    value + f32::from(look.t.shift(hex)) * taste.terrain
}

fn soviet(chart: &Chart, id: UnitId, hex: Hex) -> f32 {
    let look = chart.look;
    let gap = f32::from(chart.foe.gap[usize::from(hex)]);
    let (mut value, taste) = (prize(chart, id, hex), &chart.taste);
    if !chart.supplied(hex) {
        value -= taste.cut_off + taste.far_off * f32::from(chart.supply.home(chart.look, hex));
    }
    value -= taste.stray * f32::from(chart.out_of_command(id, hex));
    // Close to the enemy, but not under his guns.
    value -= (gap - taste.distance).max(0.0) * taste.far;
    let fortress = f32::from(look.s.fortress(hex));
    let held = prize(chart, id, hex) > 10.0;
    let care = if held { taste.danger_special } else { taste.danger };
    value -= danger(chart, id, hex) * care / (1.0 + fortress);
    value += f32::from(look.t.shift(hex)) * taste.terrain;
    // Behind a river: sides that look at the enemy.
    let ground = look.t.at(hex);
    let here = chart.foe.gap[usize::from(hex)];
    for (d, near) in ground.next.iter().enumerate() {
        if on_map(*near) && chart.foe.gap[usize::from(*near)] < here && ground.river >> d & 1 == 1 {
            value += if ground.major >> d & 1 == 1 { taste.major_river } else { taste.river };
        }
    }
    // In the way of the enemy: near what he wants.
    value -= chart.to_goal(hex) * taste.goal;
    if taste.sever != 0.0 {
        let on = chart.tracks.contains(hex);
        let beside = on || look.t.near(hex).any(|n| chart.tracks.contains(n));
        value += taste.sever * (f32::from(u8::from(on)) + f32::from(u8::from(beside))) / 2.0;
    }
    value -= wanted(chart, hex);
    // A line: neighbours at two hexes, no crowd.
    value -= taste.company * f32::from(company(chart, id, hex));
    let touching = look.t.near(hex).filter(|n| look.s.muster.side(*n) == Some(Side::Soviet));
    let touching = touching.filter(|n| *n != look.unit(id).at).count();
    value - taste.crowd * (touching as f32 - 1.0).max(0.0)
}

/// How far it is to the nearest victory hex that the Soviets hold: both sides are after those.
fn wanted(chart: &Chart, hex: Hex) -> f32 {
    let look = chart.look;
    if chart.taste.wanted == 0.0 {
        return 0.0;
    }
    let wanted = look.t.fields.iter().filter(|(i, _)| look.controls(Side::Soviet, *i));
    let far = wanted.map(|(_, f)| f[usize::from(hex)]).min().unwrap_or(0);
    f32::from(far.min(80)) / 2.0 * chart.taste.wanted
}

/// An HQ: near many units, those too that wait for a command, on towards the goal, out of harm.
fn staff(chart: &Chart, id: UnitId, hex: Hex) -> f32 {
    let look = chart.look;
    let (counter, taste) = (look.counter(id), &chart.taste);
    let range = u16::from(counter.range);
    let mut value = 0.0;
    for troop in chart.troops().iter().filter(|troop| troop.nation == counter.nation) {
        if look.t.distance(troop.at, hex) <= range {
            value += troop.mass;
        }
    }
    value -= match chart.foe.gap[usize::from(hex)] {
        0 | 1 => taste.staff_touched,
        2 => taste.staff_near,
        _ => 0.0,
    };
    value -= danger(chart, id, hex) * taste.staff_danger;
    if company(chart, id, hex) > 0 {
        value += taste.staff_guard;
    }
    if !chart.net().safe.contains(hex) {
        value -= if chart.net().lines.contains(hex) {
            taste.staff_unsafe
        } else {
            taste.staff_cut_off + 2.0 * f32::from(chart.supply.home(chart.look, hex))
        };
    }
    value - chart.to_goal(hex) * taste.staff_goal
}
