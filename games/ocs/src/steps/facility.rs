//! Barrages of facilities (10.0c): air bases, ports, and all that moves by Trainbusting.

use sandtable_core::{Playing, Text};

use crate::action::Hex;
use crate::air::{Aim, WingId};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::{Play, hex_value};
use crate::sea::ports::own_port;

/// Has a side a facility of this kind in a hex?
pub fn target(look: Look, of: Side, at: Hex, aim: Aim) -> Option<()> {
    let there = match aim {
        Aim::Base => look.base_of(of, at).is_some(),
        Aim::Port => own_port(look, of, at).is_some(),
        Aim::Units => look.holds(of, at),
        Aim::Trains => true,
        Aim::Ship => false,
    };
    there.then_some(())
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
    let there: Vec<WingId> = look.wings(side).filter(|id| look.wing(*id).at == at).collect();
    for id in there {
        if play.die("10.0c/A1", "log-strafed") >= from {
            play.lose_wing_step(id, "10.0c/A1");
        }
    }
}
