//! Barrages of facilities (10.0c): air bases, ports, and all that moves by Trainbusting.

use sandtable_core::{Flow, Playing, Refusal, Text};

use crate::action::Hex;
use crate::air::{Aim, Squadron};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::{Play, hex_value};
use crate::refusals;
use crate::sea::ports::own_port;

const NO_FACILITY: Refusal = Refusal::new("10.0c/1", "why-no-facility");

/// Has a side something of this kind in a hex that can be barraged?
///
/// # Errors
/// Why not, by rule.
pub fn target(look: Look, of: Side, at: Hex, aim: Aim) -> Result<(), Refusal> {
    let there = look.t.on_map(at)
        && match aim {
            Aim::Base => look.base_of(of, at).is_some(),
            Aim::Port => own_port(look, of, at).is_some(),
            Aim::Units => look.holds(of, at),
            Aim::Trains | Aim::Ship => false,
        };
    let why = if aim == Aim::Units { refusals::NOBODY_THERE } else { NO_FACILITY };
    why.unless(there)
}

/// The facilities of a side come to mind.
pub fn each(look: Look, of: Side, offer: &mut dyn FnMut(Aim, Hex) -> Flow) -> Flow {
    look.bases(of).try_for_each(|base| offer(Aim::Base, base.at))?;
    let ports = look.s.ports.iter().filter(|port| own_port(look, of, port.at).is_some());
    ports.into_iter().try_for_each(|port| offer(Aim::Port, port.at))
}

/// One die on the Facility Table: neither shifts, nor terrain, nor spotters (10.0c/2).
pub fn bombard(play: &mut Play, side: Side, at: Hex, aim: Aim, points: u16) {
    let die = play.die("10.0c/2", "log-facility");
    let hit = play.t.tables.hit(points, die);
    match aim {
        Aim::Base => {
            if hit.aircraft > 0 {
                strafe(play, side.other(), at, hit.aircraft);
            }
            if hit.levels > 0 {
                play.lower_base(at, hit.levels, "10.0c/A2");
            }
        }
        Aim::Trains if hit.star => {
            play.s.busted[side as usize].insert(at);
            play.say("14.8a/2", || Text::new("log-busted").with("hex", hex_value(at)));
        }
        Aim::Port if hit.levels > 0 => play.hit_port(at, hit.levels, "10.0c/B"),
        Aim::Port | Aim::Trains | Aim::Units | Aim::Ship => {}
    }
}

/// 10.0c/A1: a die for every aircraft at the base.
fn strafe(play: &mut Play, side: Side, at: Hex, from: u8) {
    let look = play.look();
    let there: Squadron = look.wings(side).filter(|id| look.wing(*id).at == at).collect();
    for id in there {
        if play.die("10.0c/A1", "log-strafed") >= from {
            play.lose_wing_step(id, "10.0c/A1");
        }
    }
}
