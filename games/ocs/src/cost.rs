//! Steps of units and columns: what they cost, and why they are not allowed.

use sandtable_core::Refusal;

use crate::action::{Hex, UnitId};
use crate::look::Look;
use crate::pieces::{Kind, Mobility, Mode, Side};
use crate::refusals;
use crate::state::{Column, flag};
use crate::steps::{Segment, simulcast};
use crate::supply::{attack_price, can_pay_attack, has_stocks, reach_with_trucks};

/// What a step leaves and brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paid {
    /// Quarter MP spent in this phase after it.
    pub spent: u8,
    /// Must the unit stop (4.5a/A)?
    pub stops: bool,
}

/// Is an HQ or engineer able to do engineer functions (13.8a)?
pub fn engineers(look: Look, id: UnitId) -> bool {
    let unit = look.unit(id);
    matches!(look.counter(id).kind, Kind::Hq | Kind::Engineer)
        && matches!(unit.mode, Mode::Combat | Mode::Dg)
        && !unit.moves()
}

/// Why there is no way over a hexside.
fn barred(look: Look, by: Mobility, from: Hex, to: Hex) -> Refusal {
    look.t.title.bars(look, by, from, to).unwrap_or(refusals::PROHIBITED)
}

/// Quarter MP of a step of a side: engineers at either end of it bridge a river (13.8b). None where there is no way.
pub fn crossing(look: Look, side: Side, by: Mobility, from: Hex, to: Hex) -> Option<u8> {
    crosses(look, (side, by), from, to, |at| look.stack(side, at).any(|id| engineers(look, id)))
}

/// The same for one unit, which may leave by a bridge of its own after it has changed its mode (13.8b/4).
pub fn crossing_of(look: Look, id: UnitId, to: Hex) -> Option<u8> {
    let (unit, side) = (look.unit(id), look.counter(id).side);
    let own = unit.has(flag::ABLE) && unit.spent == 0;
    let bridged = |at: Hex| own && at == unit.at || look.stack(side, at).any(|id| engineers(look, id));
    crosses(look, (side, look.face(id).by), unit.at, to, bridged)
}

fn crosses(
    look: Look,
    (side, by): (Side, Mobility),
    from: Hex,
    to: Hex,
    bridged: impl Fn(Hex) -> bool,
) -> Option<u8> {
    if look.shut(from, to) {
        return None;
    }
    let direction = look.t.direction(from, to)?;
    let river = look.t.at(from).barrier[direction].is_some();
    if river && let Some(own) = look.t.title.crossing(look, side, by, (from, direction)) {
        return own;
    }
    let slowed = look.t.title.slows(look, side, by, (from, direction));
    let plain = slowed.or_else(|| look.t.cost(look.s.weather, by, from, to));
    if !river || !(bridged(from) || bridged(to)) {
        return plain;
    }
    plain.into_iter().chain(look.t.cost_bridged(look.s.weather, by, from, to)).min()
}

/// May a unit of the moving stack step to a neighbour, and what does it cost?
///
/// # Errors
/// Why not, by rule.
pub fn step(look: Look, id: UnitId, to: Hex, segment: Segment) -> Result<Paid, Refusal> {
    let (unit, side, face) = (look.unit(id), look.counter(id).side, look.face(id));
    enters(look, side, unit.at, to, look.attack_capable(id))?;
    look.t.title.may_enter(look, id, to)?;
    held_up(look, id)?;
    // Whoever stays behind and halts opens the way for the others.
    if unit.has(flag::STOPPED) && look.barred(side, unit.at) {
        return Err(refusals::STOPPED);
    }
    let Some(cost) = crossing_of(look, id, to) else {
        return Err(barred(look, face.by, unit.at, to));
    };
    if look.needs_fuel(id) {
        return Err(refusals::NO_FUEL);
    }
    // 14.8c/1
    let cost = cost.saturating_add(look.delay(side, face.by, to));
    let allowance = look.allowance(id, segment);
    if allowance == 0 {
        return Err(refusals::NO_ALLOWANCE);
    }
    let zone = look.in_zone(side.other(), to);
    if unit.mode == Mode::Strat && zone {
        return Err(refusals::STRAT_ZONE);
    }
    let spent = match unit.spent.checked_add(cost).filter(|spent| *spent <= allowance) {
        Some(spent) => spent,
        // 6.1c/1: one hex at least.
        None if unit.spent == 0 => allowance,
        None => return Err(refusals::NO_POINTS),
    };
    if unit.mode == Mode::Strat {
        strat_ends(look, id, to, allowance - spent)?;
    }
    if unit.mode == Mode::Reserve {
        if look.s.hedgehog(to).is_some() {
            return Err(refusals::RESERVE_WORKS);
        }
        reserve_marker(look, id, to)?;
    }
    // 4.5a/A: Leg and Track MP are never affected (4.5a/A/2).
    let stops = face.by == Mobility::Truck && zone && !look.negated(side, to);
    Ok(Paid { spent, stops })
}

/// Whoever has come to a hex of his in this phase may have to stay there by a rule of the title.
fn held_up(look: Look, id: UnitId) -> Result<(), Refusal> {
    let unit = look.unit(id);
    let held = (unit.at != unit.from).then(|| look.t.title.holds_up(look, look.counter(id).side, unit.at));
    held.flatten().map_or(Ok(()), Err)
}

/// May a unit or column of a side go from a hex to another, as far as borders and enemies go?
fn enters(look: Look, side: Side, from: Hex, to: Hex, capable: bool) -> Result<(), Refusal> {
    if !look.t.on_map(to) || look.t.direction(from, to).is_none() {
        return Err(refusals::NOT_ADJACENT);
    }
    if look.holds(side.other(), to) {
        return Err(refusals::ENEMY_THERE);
    }
    if !capable && look.stores(side.other(), to) {
        return Err(refusals::STORES_THERE);
    }
    look.t.title.bounds(look, to)?;
    simulcast::advance(look, side, to)
}

/// 5.8b/1: in trace supply, or with the MP to step back into it.
fn strat_ends(look: Look, id: UnitId, to: Hex, left: u8) -> Result<(), Refusal> {
    let traced = look.traces(id, to);
    if traced || reaches_trace(look, id, to, left) { Ok(()) } else { Err(refusals::STRAT_TRACE) }
}

/// Could a Strat Mode unit step from a hex into one with trace supply, with so much left?
pub fn reaches_trace(look: Look, id: UnitId, from: Hex, left: u8) -> bool {
    let (side, by) = (look.counter(id).side, look.face(id).by);
    let trace = look.trace(look.camp(id));
    look.t.near(from).any(|next| {
        trace.contains(next)
            && enters(look, side, from, next, false).is_ok()
            && !look.in_zone(side.other(), next)
            && crossing(look, side, by, from, next).is_some_and(|cost| cost <= left)
    })
}

/// 5.4a/1: a marker for each hex of reserves.
fn reserve_marker(look: Look, id: UnitId, to: Hex) -> Result<(), Refusal> {
    let (side, from) = (look.counter(id).side, look.unit(id).at);
    // The whole stack leaves with it.
    let in_hand = |other: UnitId| look.s.hand.units.contains(&other);
    let others = look.stack(side, from).any(|o| !in_hand(o) && look.unit(o).mode == Mode::Reserve);
    let more = others && !look.has_reserve(side, to);
    let markers = usize::from(look.t.sides[side as usize].reserves);
    if more && look.reserve_hexes(side) >= markers { Err(refusals::NO_MARKER) } else { Ok(()) }
}

/// May the column that moves step to a neighbour? Gives what is spent then, and whether it must stop.
///
/// # Errors
/// Why not, by rule.
pub fn column_step(look: Look, to: Hex) -> Result<Paid, Refusal> {
    let Some(column) = look.s.columns.get(usize::from(look.s.hand.column)).copied() else {
        return Err(refusals::NO_SUCH_UNIT);
    };
    enters(look, column.side, column.at, to, false)?;
    if column.moved {
        return Err(refusals::STOPPED);
    }
    let kind = &look.t.transport[usize::from(column.kind)];
    let Some(cost) = crossing(look, column.side, kind.by, column.at, to) else {
        return Err(barred(look, kind.by, column.at, to));
    };
    let cost = cost.saturating_add(look.delay(column.side, kind.by, to));
    let allowance = column_allowance(look, &column);
    let spent = match column.spent.checked_add(cost).filter(|spent| *spent <= allowance) {
        Some(spent) => spent,
        None if column.spent == 0 => allowance,
        None => return Err(refusals::NO_POINTS),
    };
    let stops = kind.by == Mobility::Truck && look.barred(column.side, to);
    Ok(Paid { spent, stops })
}

/// The allowance of a column now, in quarter MP: Organic Trucks in Reserve Mode and those released have less (5.7/3,
/// 5.7b/B1).
fn column_allowance(look: Look, column: &Column) -> u8 {
    let full = u16::from(look.t.transport[usize::from(column.kind)].ma) * 4;
    let now = if column.reserve { full / 4 } else { full };
    let now = if look.segment() == Some(Segment::Reaction) { now / 2 } else { now };
    now.min(u16::from(u8::MAX)) as u8
}

/// May the stack in hand overrun a hex?
///
/// # Errors
/// Why not, by rule.
pub fn overrun(look: Look, target: Hex, segment: Segment) -> Result<(), Refusal> {
    const APART: Refusal = Refusal::new("8.1/1", "why-began-apart");
    const MODE: Refusal = Refusal::new("8.1/2", "why-overrun-mode");
    const POINTS: Refusal = Refusal::new("8.1a/2", "why-overrun-points");
    const DEAR: Refusal = Refusal::new("8.1b", "why-overrun-ground");
    const ROAD: Refusal = Refusal::new("8.1c", "why-overrun-road");
    const FULL: Refusal = Refusal::new("4.8a/3", "why-overrun-stacking");
    simulcast::combat(look)?;
    let hand = &look.s.hand;
    let Some(first) = hand.units.first().copied() else { return Err(refusals::NO_SUCH_UNIT) };
    let (at, side) = (look.unit(first).at, look.counter(first).side);
    if !look.t.on_map(target) || look.t.direction(at, target).is_none() {
        return Err(refusals::NOT_ADJACENT);
    }
    if !look.holds(side.other(), target) {
        return Err(refusals::NOBODY_THERE);
    }
    for id in hand.units.iter().copied() {
        held_up(look, id)?;
        let (unit, by) = (look.unit(id), look.face(id).by);
        if unit.mode == Mode::Dg {
            return Err(MODE);
        }
        if !look.attack_capable(id) {
            return Err(refusals::NOT_CAPABLE);
        }
        if unit.from != look.unit(first).from {
            return Err(APART);
        }
        if look.needs_fuel(id) {
            return Err(Refusal::new("12.5b/2", "why-no-fuel"));
        }
        if look.left(id, segment) < OVERRUN {
            return Err(POINTS);
        }
        if look.shut(at, target) {
            return Err(refusals::CANNOT_ENTER);
        }
        match look.t.cost_off_road(look.s.weather, by, at, target) {
            // 8.1b: with what Trainbusting adds.
            Some(cost) if cost.saturating_add(look.delay(side, by, target)) <= OVERRUN => {}
            Some(_) => return Err(DEAR),
            None if look.t.cost(look.s.weather, by, at, target).is_some() => return Err(ROAD),
            None => return Err(refusals::CANNOT_ENTER),
        }
        if !can_pay_attack(look, id) {
            return Err(refusals::NO_SUPPLY);
        }
    }
    if look.crowd(side, at) > crate::look::STACKING {
        return Err(FULL);
    }
    for (i, id) in hand.units.iter().enumerate() {
        hand.units[..i].iter().try_for_each(|other| look.t.title.together(look, *other, *id))?;
    }
    // 12.4/3: those without stocks need supply for all of them.
    let bare = || hand.units.iter().copied().filter(|id| !has_stocks(look, *id));
    let price: u8 = bare().map(|id| attack_price(look, id)).sum();
    if bare().all(|id| reach_with_trucks(look, id) >= price) { Ok(()) } else { Err(refusals::NO_SUPPLY) }
}

/// Quarter MP of an overrun (8.1a/1).
pub const OVERRUN: u8 = 12;
