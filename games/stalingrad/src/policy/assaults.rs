//! Attacks: what one is worth, who should join, which to declare.

use crate::action::{Hex, UnitId};
use crate::look::{Look, odds};
use crate::pieces::{Kind, Side};
use crate::state::{NO_HEX, flag, on_map};

use super::chart::Chart;
use super::memory::Scratch;
use super::operation::Operation;
use super::plan::Plan;
use super::taste::Taste;

/// Weight of the least attack that is worth while.
const STRIKE: f32 = 10.0;

/// The lowest column at which a side attacks a hex.
pub fn least(chart: &Chart, target: Hex) -> u8 {
    let (look, side) = (chart.look, chart.side);
    let prize = look.t.place(target).is_some_and(|(_, p)| p.vp > 0);
    let late = match side {
        Side::Axis => prize && look.s.turn >= look.t.last_turn - 1,
        Side::Soviet => look.s.turn >= 7,
    };
    let taste = &chart.taste;
    let usual = match (late, prize) {
        (true, _) => taste.column_late,
        (false, true) => taste.column_prize,
        (false, false) => taste.column,
    };
    chart.operation.column(usual.round().clamp(0.0, 10.0) as u8)
}

/// The column for strengths against a hex; none if it may not be attacked.
pub fn column(chart: &Chart, target: Hex, straight: u16, across: u16) -> Option<u8> {
    let defence = u16::from(chart.guard[usize::from(target)]);
    odds(straight + across / 2, defence)?.checked_sub(chart.look.t.shift(target))
}

/// The column beyond which more force is wasted: from here on most results take steps.
pub fn aim(chart: &Chart) -> u8 {
    chart.taste.aim.round().clamp(1.0, 10.0) as u8
}

/// What an attack on a hex brings on average: steps of theirs and ground, less steps of ours.
pub fn worth(chart: &Chart, target: Hex, column: u8) -> f32 {
    let look = chart.look;
    let side = chart.side;
    let taste = &chart.taste;
    let steps = f32::from(chart.look.s.muster.count(target)) * 1.5 + f32::from(look.s.fortress(target));
    let prize = look.t.place(target).map_or(0.0, |(i, p)| {
        let open = if look.controls(side, i) { 0.0 } else { 1.0 };
        if p.vp > 0 { open * taste.capture } else { open * 0.7 }
    });
    let mut ground = taste.ground + prize;
    if side == Side::Axis {
        ground += taste.path * (1.0 - chart.to_goal(target) / 40.0).max(0.0);
        // Who sits on a railway behind our front starves those before it.
        let rails = look.t.near(target).filter(|n| look.t.at(*n).rail != 0).count();
        ground += taste.rails * rails as f32;
        // He who blocks a railway starves those beyond.
        if chart.net().blocks.contains(target) || look.t.near(target).any(|n| chart.net().blocks.contains(n))
        {
            ground += taste.unblock;
        }
    }
    // Without a way out of our zones a retreat costs steps.
    let out = look.t.near(target).filter(|n| {
        chart.land(*n)
            && look.s.holder(*n) != Some(side)
            && !look.t.near(*n).any(|m| m != target && look.s.holder(m) == Some(side))
    });
    let trapped = if out.count() == 0 { look.s.muster.count(target) } else { 0 };
    let mut sum = 0.0;
    for die in 1..=6 {
        let cell = look.result(column.min(10), die);
        let holds = look.s.fortress(target) > 0;
        sum -= taste.price * f32::from(cell.attacker);
        sum += taste.kill * f32::from(cell.defender).min(steps);
        if cell.retreat > 0 {
            sum += if holds {
                f32::from(cell.retreat) * taste.siege
            } else {
                ground + taste.trap * f32::from(trapped)
            };
        }
    }
    sum / 6.0
}

/// The least worth for which a side attacks.
pub fn threshold(chart: &Chart) -> f32 {
    let late = chart.look.s.turn >= 6;
    let usual = if late { chart.taste.demand_late } else { chart.taste.demand };
    usual + chart.operation.demand()
}

/// Active units that could still join an attack on a hex, HQs last.
fn idle(look: Look<'_>, side: Side, target: Hex) -> impl Iterator<Item = UnitId> {
    look.all(side, |u| u.has(flag::ACTIVE) && u.target == NO_HEX && on_map(u.at))
        .filter(move |id| look.t.direction(look.unit(*id).at, target).is_some())
}

/// The unit that joins an attack next; none when the column is reached or nobody is left.
pub fn join(look: Look, side: Side, target: Hex, wanted: u8) -> Option<UnitId> {
    let now = look.assault(target, look.attackers(target)).column;
    if now.is_some_and(|c| c >= wanted) {
        return None;
    }
    idle(look, side, target).max_by_key(|id| {
        let strength = look.attack(*id) * 2;
        let counted = if look.river(look.unit(*id).at, target) { strength / 2 } else { strength };
        let elsewhere = look.targets(*id).count() as u16;
        let staff = look.counter(*id).kind == Kind::Hq;
        // Those with a single target first: they have nothing else to do.
        (!staff, counted + 12 / elsewhere.max(1), std::cmp::Reverse(*id))
    })
}

/// Plans for the declaration.
pub fn plans(
    look: Look,
    side: Side,
    operation: Operation,
    taste: Taste,
    scratch: &mut Scratch,
    out: &mut Vec<(Plan, f32)>,
) {
    let chart = Chart::new(look, side, operation, taste, scratch);
    let mut seen: Vec<Hex> = Vec::new();
    for id in look.all(side, |u| u.has(flag::ACTIVE) && u.target == NO_HEX && on_map(u.at)) {
        for hex in look.targets(id) {
            if !seen.contains(&hex) {
                seen.push(hex);
            }
        }
    }
    let begun = match look.s.step() {
        Some(crate::steps::Step::Declare { target }) => target,
        _ => None,
    };
    for hex in seen {
        if begun.is_some_and(|t| t != hex) || begun.is_none() && look.attackers(hex).next().is_some() {
            continue;
        }
        let (mut straight, mut across) = (0, 0);
        let fighters = idle(look, side, hex).filter(|id| look.counter(*id).kind != Kind::Hq);
        for id in fighters.chain(look.attackers(hex)) {
            let sum = if look.river(look.unit(id).at, hex) { &mut across } else { &mut straight };
            *sum += look.attack(id);
        }
        if begun == Some(hex) {
            out.push((Plan::Strike { hex, column: 0 }, STRIKE));
            continue;
        }
        let Some(column) = column(&chart, hex, straight, across) else { continue };
        let column = column.min(aim(&chart));
        let gain = worth(&chart, hex, column);
        if column >= least(&chart, hex) && gain > threshold(&chart) {
            out.push((Plan::Strike { hex, column }, STRIKE + gain));
        }
    }
}
