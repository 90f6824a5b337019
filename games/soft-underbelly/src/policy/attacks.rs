//! Which attacks to declare.

use crate::look::Look;
use crate::pieces::Side;
use crate::policy::assault::{self, Assault};
use crate::policy::plan::Plan;
use crate::policy::staff::Staff;

/// Attacks that promise less are left alone.
const LEAST: f32 = 0.5;

/// Weighed plans for the declaration of attacks.
pub fn plans(look: Look, side: Side, out: &mut Vec<(Plan, f32)>) {
    let staff = Staff::new(look, side);
    let least = if look.s.turn >= look.t.last_turn { 0.2 } else { LEAST };
    assault::ready(&staff, &mut |found: Assault| {
        if found.score < least || found.win < 0.3 {
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
        if let Some((found, n)) = assault::best_landing(&staff, fleets)
            && found.score > least
        {
            let room = if n > 1 { look.t.limits.landing_two_fleets } else { look.t.limits.landing };
            let units = units(&staff, found, room);
            out.push((Plan::Landing { to: found.target, fleets: n, units }, 1.0 + found.score));
        }
    }
}

/// How many units a landing needs: against nobody a few will do.
fn units(staff: &Staff, found: Assault, room: u8) -> u8 {
    let look = staff.look;
    let waiting: u8 = (look.t.coast & look.s.allied & staff.posts())
        .into_iter()
        .map(|port| assault::sendable(staff, port, found.target))
        .sum();
    waiting.clamp(1, room)
}
