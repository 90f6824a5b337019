//! Which stack goes where next, and which column.

use crate::action::{Hex, UnitId};
use crate::look::Look;
use crate::pieces::{Mobility, Mode, Posture, Side};
use crate::reach::{Spots, reach};
use crate::state::{NO_HAND, NOBODY, STACK, State, flag};
use crate::steps::{Segment, Step, takes};
use crate::supply::within_reach;

use super::forecast::Ground;
use super::reserves::waiting;
use super::staff::{FUEL, Staff, of_line};
use super::{Brief, Plan};

/// A march must gain so much.
const WORTH_IT: f32 = 0.25;
/// How near the enemy the front is, the strength that holds a hex of it, and what it costs to leave one.
const FRONT: u16 = 2;
const HOLDS: f32 = 2.0;
const GAP: f32 = 1.5;

/// The units of a hex that go along when all go: troops of the line that have legs or fuel.
pub fn movers(look: Look, side: Side, segment: Segment, at: Hex) -> Vec<UnitId> {
    let able = |id: &UnitId| of_line(look, *id) && can_go(look, side, *id, segment);
    look.stack(side, at).filter(able).take(STACK).collect()
}

/// Can a unit be taken up, and has it legs or fuel?
pub fn can_go(look: Look, side: Side, id: UnitId, segment: Segment) -> bool {
    let (unit, counter) = (look.unit(id), look.counter(id));
    let walks = counter.faces.iter().any(|face| face.by == Mobility::Leg && face.ma > 0);
    let fuel = || look.is_fuelled(id) || within_reach(look, side, unit.at) >= look.t.costs.fuel_unit;
    takes(look, side, id, segment).is_ok()
        && counter.faces.iter().any(|face| face.ma > 0)
        && (walks || fuel())
}

/// A copy with some units in hand, in a posture and with fuel; none where they may not take it.
pub fn in_hand(look: Look, side: Side, units: &[UnitId], posture: Option<Posture>) -> Option<State> {
    let mut s = look.s.clone();
    let at = look.unit(units[0]).at;
    s.hand = NO_HAND;
    s.hand.at = at;
    s.hand.units = units.iter().copied().collect();
    let trace = units.iter().all(|id| look.traces(*id, at));
    for id in units {
        let unit = &mut s.units[usize::from(*id)];
        if let Some(posture) = posture {
            let strat = posture == Posture::Strat;
            let barred = strat && (look.in_zone(side.other(), at) || !trace);
            if unit.has(flag::CHANGED) || unit.mode == Mode::Dg || barred {
                return None;
            }
            unit.mode = posture.mode();
            unit.flags = unit.flags & !flag::MOVES | if posture.moves() { flag::MOVES } else { 0 };
        }
        let fuelled = Look { t: look.t, s: look.s }.is_fuelled(*id);
        let face = look.counter(*id).faces[usize::from(unit.moves())];
        if face.ma == 0 {
            return None;
        }
        if face.by != Mobility::Leg && !fuelled {
            if within_reach(look, side, at) < look.t.costs.fuel_unit {
                return None;
            }
            unit.flags |= flag::FUELLED;
        }
    }
    s.steps.push(Step::Moving);
    Some(s)
}

/// Tokens of fuel that a march would take.
fn fuel(look: Look, units: &[UnitId], posture: Option<Posture>) -> f32 {
    let thirsty = |id: &&UnitId| {
        let moves = posture.map_or(look.unit(**id).moves(), Posture::moves);
        look.counter(**id).faces[usize::from(moves)].by != Mobility::Leg && !look.is_fuelled(**id)
    };
    units.iter().filter(thirsty).count() as f32
}

/// What it costs to leave a hex of the front to the enemy: nothing if others stay, or if the front moves on with them.
pub fn gap(staff: &Staff, units: &[UnitId], from: Hex, to: Hex) -> f32 {
    let far = |hex: Hex| staff.far[usize::from(hex)];
    let on = staff.look.t.distance(from, to) == 1 && far(to) <= far(from);
    let line = units.iter().any(|id| of_line(staff.look, *id));
    if !line || on || far(from) > FRONT || staff.guards(from, units) >= HOLDS { 0.0 } else { GAP }
}

/// The best march of some units, with what it gains.
pub fn best(
    staff: &Staff,
    ground: &mut Ground,
    units: &[UnitId],
    segment: Segment,
) -> Option<(Hex, Option<Posture>, f32)> {
    let (look, side) = (staff.look, staff.side);
    let from = look.unit(*units.first()?).at;
    let reserve = waiting(staff, units, from).filter(|_| segment == Segment::Movement);
    let waits = units.iter().all(|id| look.unit(*id).mode == Mode::Reserve);
    // Whoever waits goes on waiting unless he is wanted.
    let stay = staff.post(ground, units, from, None) + reserve.filter(|_| waits).unwrap_or(0.0);
    let mut found: Option<(Hex, Option<Posture>, f32)> = None;
    let mut consider = |to: Hex, posture: Option<Posture>, gain: f32| {
        if gain > found.map_or(WORTH_IT, |(_, _, best)| best) {
            found = Some((to, posture, gain));
        }
    };
    let dg = units.iter().any(|id| look.unit(*id).mode == Mode::Dg || look.unit(*id).has(flag::CHANGED));
    if let Some(worth) = reserve.filter(|_| !waits && !dg && look.s.hedgehog(from).is_none()) {
        consider(from, Some(Posture::Reserve), worth);
    }
    let turned = units.iter().any(|id| look.unit(*id).moves() && look.unit(*id).mode != Mode::Dg);
    let postures: &[Option<Posture>] = match segment {
        Segment::Movement => &[None, Some(Posture::Move), Some(Posture::Combat), Some(Posture::Strat)],
        _ => &[None],
    };
    for posture in postures.iter().copied() {
        // Back to the Combat side, where the enemy is near.
        if posture == Some(Posture::Combat) {
            let ready = turned && !dg;
            let follows = !units.iter().any(|id| of_line(look, *id));
            if ready && (follows || staff.far[usize::from(from)] <= 4) {
                consider(from, posture, staff.post(ground, units, from, posture) - stay + 0.1);
            }
        }
        let Some(s) = in_hand(look, side, units, posture) else { continue };
        // Strat Mode is for the rear.
        let rear = |hex: Hex| posture != Some(Posture::Strat) || staff.far[usize::from(hex)] >= 4;
        let spots: Spots = reach(Look { t: look.t, s: &s });
        let price = FUEL * staff.token(units[0]) * fuel(look, units, posture)
            + if posture.is_some() { 0.15 } else { 0.0 };
        for spot in spots.0.iter().skip(1).filter(|spot| spot.rests && rear(spot.hex)) {
            let price = price + gap(staff, units, from, spot.hex);
            consider(spot.hex, posture, staff.post(ground, units, spot.hex, posture) - stay - price);
        }
    }
    found
}

/// The troops of a hex that are the brief's business, and whether they are all who go from there. Whoever was left to the
/// staff and stays is not thought of again.
fn led(look: Look, side: Side, segment: Segment, from: Hex, brief: &Brief) -> (Vec<UnitId>, bool) {
    let mut all = movers(look, side, segment, from);
    let free = |id: &UnitId| brief.leads(*id) && !brief.settled.contains(id);
    let together = brief.charge.is_none() || all.iter().all(free);
    if !together {
        all.retain(free);
    }
    (all, together)
}

/// Those of a hex who follow the troops one by one: guns, headquarters, engineers, Replacements.
fn followers(look: Look, side: Side, segment: Segment, from: Hex, brief: &Brief) -> Vec<UnitId> {
    let able = |id: &UnitId| !of_line(look, *id) && brief.leads(*id) && can_go(look, side, *id, segment);
    look.stack(side, from).filter(able).take(STACK).collect()
}

/// The next march of a segment: the troops nearest to the enemy first, then all who follow them. Who was looked at and
/// stays is noted in the brief.
pub fn march(staff: &Staff, segment: Segment, brief: &mut Brief, out: &mut Vec<(Plan, f32)>) {
    let (look, side) = (staff.look, staff.side);
    let mut ground = Ground::new(look);
    let mut hexes: Vec<Hex> = look.s.fields.occupied[side as usize].iter().collect();
    hexes.sort_by_key(|hex| staff.far[usize::from(*hex)]);
    for from in hexes.iter().copied() {
        let (units, together) = led(look, side, segment, from, brief);
        if units.iter().all(|id| brief.settled.contains(id)) {
            continue;
        }
        let whole = if together { best(staff, &mut ground, &units, segment) } else { None };
        let whole = whole.map(|(to, posture, gain)| (NOBODY, to, posture, gain));
        let mut choices: Vec<(UnitId, Hex, Option<Posture>, f32)> = whole.into_iter().collect();
        if units.len() > 1 || !together {
            choices.extend(units.iter().filter_map(|id| alone(staff, &mut ground, *id, segment)));
        }
        if chosen(from, choices, out) {
            return;
        }
        brief.settled.extend(units);
    }
    for from in hexes {
        for id in followers(look, side, segment, from, brief) {
            if brief.settled.contains(&id) {
                continue;
            }
            if chosen(from, alone(staff, &mut ground, id, segment).into_iter().collect(), out) {
                return;
            }
            brief.settled.push(id);
        }
    }
}

/// The best march of one unit.
fn alone(
    staff: &Staff,
    ground: &mut Ground,
    id: UnitId,
    segment: Segment,
) -> Option<(UnitId, Hex, Option<Posture>, f32)> {
    best(staff, ground, &[id], segment).map(|(to, posture, gain)| (id, to, posture, gain))
}

/// Marches from a hex as plans; are there any?
fn chosen(from: Hex, choices: Vec<(UnitId, Hex, Option<Posture>, f32)>, out: &mut Vec<(Plan, f32)>) -> bool {
    let any = !choices.is_empty();
    let plan = |(unit, to, posture, gain)| (Plan::March { from, to, unit, posture }, 1.0 + gain);
    out.extend(choices.into_iter().map(plan));
    any
}
