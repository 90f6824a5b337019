//! Which attacks to declare.

use sandtable_core::Temper;

use crate::look::Look;
use crate::pieces::{Place, Side};
use crate::policy::assault::{self, Assault};
use crate::policy::plan::Plan;
use crate::policy::staff::Staff;

use super::Width;

/// Attacks that promise less are left alone.
const LEAST: f32 = 0.5;
/// So do those whose chance is worse.
const CHANCE: f32 = 0.3;
/// Landings that are thought about.
const LANDINGS: usize = 3;

/// Weighed plans for the declaration of attacks.
pub fn plans(look: Look, side: Side, width: Width, temper: Temper, out: &mut Vec<(Plan, f32)>) {
    let staff = Staff::new(look, side);
    // As with marches: a cautious Axis still makes its counter-attacks.
    let [dear, sure] = if side == Side::Allies { [1.5, 1.3] } else { [1.1, 1.05] };
    let least = if look.s.turn >= look.t.last_turn { 0.2 } else { LEAST } * temper.of(dear, 1.0, 0.6);
    // A rival may promise little and dare much.
    let (least, chance) =
        if width == Width::Own { (least, CHANCE * temper.of(sure, 1.0, 0.8)) } else { (0.0, CHANCE / 2.0) };
    assault::ready(&staff, &mut |found: Assault| {
        if found.score < least || found.win < chance {
            return;
        }
        // The strongest springboard first; the others follow as long as arrows last.
        let enough = look.attackers(found.target).count() >= usize::from(super::staff::ASSAULT);
        for from in assault::springboards(&staff, found.target) {
            if enough {
                break;
            }
            let strength = f32::from(staff.ours[usize::from(from)].land());
            out.push((Plan::Attack { from, to: found.target }, 1.0 + found.score + 0.05 * strength));
        }
    });
    if side == Side::Allies && look.s.landing.target == 0 {
        let fleets = assault::fleets(&staff);
        let rivals = if width == Width::Own { 1 } else { LANDINGS };
        for (found, n) in
            assault::landings(&staff, fleets).into_iter().take(rivals).filter(|(a, _)| a.score > least)
        {
            let room = if n > 1 { look.t.limits.landing_two_fleets } else { look.t.limits.landing };
            let units = units(&staff, found, room);
            out.push((Plan::Landing { to: found.target, fleets: n, units }, 1.0 + found.score));
        }
    }
}

/// The plan that the policy has next against an area.
pub fn on(look: Look, side: Side, target: Place) -> Option<Plan> {
    let mut found = Vec::new();
    plans(look, side, Width::Wide, Temper::Steady, &mut found);
    found.retain(|(plan, _)| matches!(plan, Plan::Attack { to, .. } if *to == target));
    found.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).map(|(plan, _)| plan)
}

/// How many units a landing needs: against nobody a few will do.
fn units(staff: &Staff, found: Assault, room: u8) -> u8 {
    let look = staff.look;
    let waiting: u8 = (look.t.coast & look.s.allied & staff.posts)
        .into_iter()
        .map(|port| assault::sendable(staff, port, found.target))
        .sum();
    waiting.clamp(1, room)
}
