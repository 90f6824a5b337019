//! Reserves: fast troops wait behind the front, and are let go when there is something to win; overruns on the way.

use crate::action::{Action, Hex, UnitId};
use crate::cost::OVERRUN;
use crate::look::Look;
use crate::pieces::{Mobility, Mode, Side};
use crate::reach::reach;
use crate::state::flag;
use crate::steps::Segment;
use crate::supply::attack_price;

use super::Plan;
use super::forecast::Ground;
use super::marches::{best, gap, in_hand, movers};
use super::staff::{FUEL, Staff, strong};
use super::windows::stamp;

/// An overrun, and letting a reserve go, must promise so much; and an overrun take the hex so often.
const WORTH_IT: f32 = 0.9;
const LIKELY: f32 = 0.5;
/// How far behind the front a reserve waits.
const BEHIND: std::ops::RangeInclusive<u16> = 3..=6;

/// What it is worth that some units wait as a reserve where they stand.
pub fn waiting(staff: &Staff, units: &[UnitId], from: Hex) -> Option<f32> {
    let look = staff.look;
    let fast = |id: &UnitId| {
        let face = look.counter(*id).faces[0];
        face.by != Mobility::Leg && face.ma >= 6 && face.strength > 0
    };
    let marker = look.has_reserve(staff.side, from)
        || look.reserve_hexes(staff.side) < usize::from(look.t.sides[staff.side as usize].reserves);
    let able = marker && BEHIND.contains(&staff.far[usize::from(from)]) && units.iter().all(fast);
    let strength: f32 = units.iter().map(|id| strong(look, *id)).sum();
    able.then_some(0.4 + 0.03 * strength)
}

/// Reserves that have something to do are released (5.7b).
pub fn release(staff: &Staff, segment: Segment, out: &mut Vec<(Plan, f32)>) {
    let look = staff.look;
    let waits = |id: &UnitId| look.unit(*id).mode == Mode::Reserve;
    for from in look.s.fields.occupied[staff.side as usize].iter() {
        let units: Vec<UnitId> = look.stack(staff.side, from).filter(waits).collect();
        let Some(first) = units.first().copied() else { continue };
        let mut s = look.s.clone();
        for id in &units {
            let unit = &mut s.units[usize::from(*id)];
            unit.mode = if unit.moves() { Mode::Move } else { Mode::Combat };
            unit.flags |= flag::RELEASED;
        }
        let free = Staff::new(Look { t: look.t, s: &s }, staff.side);
        let mut ground = Ground::new(free.look);
        let gain = best(&free, &mut ground, &units, segment).map_or(0.0, |(_, _, gain)| gain);
        if gain > WORTH_IT {
            let action = Action::Release(first);
            out.push((Plan::Click { action, stamp: stamp(look) }, 1.0 + gain));
        }
    }
}

/// The units of a hex that are fast enough for an overrun.
pub fn overrunners(look: Look, side: Side, segment: Segment, from: Hex) -> Vec<UnitId> {
    let mut units = movers(look, side, segment, from);
    units.retain(|id| look.attack_capable(*id) && look.unit(*id).mode != Mode::Dg);
    units.retain(|id| look.face(*id).by != Mobility::Leg && look.left(*id, segment) > OVERRUN);
    units
}

/// Overruns by the stacks that are fast enough (8.0).
pub fn overruns(staff: &Staff, segment: Segment, out: &mut Vec<(Plan, f32)>) {
    let (look, side) = (staff.look, staff.side);
    let mut ground = Ground::new(look);
    for from in look.s.fields.occupied[side as usize].iter() {
        if staff.far[usize::from(from)] > 6 {
            continue;
        }
        let units = overrunners(look, side, segment, from);
        let Some(s) =
            Some(&units).filter(|units| !units.is_empty()).and_then(|units| in_hand(look, side, units, None))
        else {
            continue;
        };
        let price: u32 = units.iter().map(|id| u32::from(attack_price(look, *id))).sum();
        // 12.6: whoever ends where nothing reaches him starves.
        let fed = |hex: Hex| units.iter().all(|id| look.traces(*id, hex));
        let spots = reach(Look { t: look.t, s: &s });
        for spot in spots.0.iter().filter(|spot| spot.left >= OVERRUN && fed(spot.hex)) {
            for target in look.t.near(spot.hex).filter(|next| look.holds(side.other(), *next)) {
                let off_road = |id: &UnitId| {
                    let by = look.face(*id).by;
                    look.t.cost_off_road(look.s.weather, by, spot.hex, target).is_some_and(|c| c <= OVERRUN)
                };
                if !units.iter().all(off_road) {
                    continue;
                }
                units.iter().for_each(|id| ground.s.units[usize::from(*id)].at = spot.hex);
                let forecast = ground.attack(side, target, &units, true);
                units.iter().for_each(|id| ground.s.units[usize::from(*id)].at = from);
                // Neither a raid nor a gamble.
                if forecast.take < LIKELY {
                    continue;
                }
                let good = staff.prize(
                    target,
                    forecast,
                    staff.token(units[0]) * (price as f32 + FUEL * units.len() as f32),
                ) - gap(staff, &units, from, spot.hex);
                if good > WORTH_IT {
                    out.push((Plan::Overrun { from, by: spot.hex, target }, 1.0 + good));
                }
            }
        }
    }
}
