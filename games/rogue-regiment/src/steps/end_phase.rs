//! The End Phase: the marker, and what is taken off the map (end.stealth/1-7, end.alarm/1-4, end.battle/1-4).

use sandtable_core::Text;

use crate::ground::Square;
use crate::look::Prey;
use crate::pieces::{CarKind, Item, Load};
use crate::play::Play;
use crate::squares::Bits;
use crate::state::{Marked, flag, mood};

pub fn run(play: &mut Play) -> bool {
    play.pop();
    if play.s.battle {
        clear_bodies(play, "end.battle/1", |_| false);
        for op in &mut play.s.friends {
            if op.load == Load::Body {
                op.load = Load::Nothing;
            }
        }
    } else {
        stealth(play);
        let t = play.t;
        let ground = t.ground();
        clear_bodies(play, "end.stealth/3", |at| !ground.indoors(at) && !ground.woods(at));
    }
    play.s.fires.clear();
    for op in &mut play.s.friends {
        op.mark = Marked::None;
    }
    play.s.flare = false;
    play.refresh();
    put_out(play);
    true
}

/// Takes bodies off the map, all but those that stay.
fn clear_bodies(play: &mut Play, rule: &'static str, stays: impl Fn(Square) -> bool) {
    let before = play.s.bodies.len();
    play.s.bodies.retain(|at| stays(*at));
    let gone = before - play.s.bodies.len();
    if gone > 0 {
        play.say(rule, |_| Text::new("log-bodies-gone").with("count", gone as i32));
    }
}

/// The marker, and exposed operators who are no longer looked for (end.stealth/1, /2, /7).
fn stealth(play: &mut Play) {
    let look = play.look();
    let alerted =
        Bits(look.present()).filter(|u| look.unit(*u).has(flag::ALERTED)).fold(0_u64, |set, u| set | 1 << u);
    let exposed = look.quarry().next().is_some();
    let jeep = (0..look.s.cars.len() as u8)
        .find(|c| look.car(*c).here && look.car(*c).kind == CarKind::Jeep && look.prey_on_map(Prey::Car(*c)));
    if alerted == 0 && !exposed && jeep.is_none() {
        return;
    }
    // end.alarm/1, /2: who is nearest to an alerted unit, should the alarm sound.
    let nearest = |f: u8| {
        let look = play.look();
        look.operator_on_map(f).then(|| {
            let prey = match look.friend(f).fate {
                crate::state::Fate::Aboard(c) => Prey::Car(c),
                _ => Prey::Friend(f),
            };
            Bits(alerted).map(|u| look.distance_to(u, prey)).min()
        })?
    };
    let distances: arrayvec::ArrayVec<Option<u8>, 4> = (0..play.t.operators()).map(nearest).collect();
    play.advance_marker("end.stealth/1");
    if play.s.battle {
        let least = distances.iter().flatten().min().copied();
        for (f, distance) in distances.iter().enumerate() {
            if distance.is_some() && *distance == least {
                play.expose(Prey::Friend(f as u8), "end.alarm/1");
            }
        }
        if let Some(c) = jeep {
            play.expose(Prey::Car(c), "end.alarm/3");
        }
        return;
    }
    if alerted == 0 {
        for op in &mut play.s.friends {
            op.mood &= !mood::EXPOSED;
        }
        if exposed {
            play.say("end.stealth/2", |_| Text::new("log-forgotten"));
        }
    }
}

/// The cigarette goes out; the smoker looks about him (end.stealth/6).
fn put_out(play: &mut Play) {
    let smoking = play.look().units(|u| u.has(flag::SMOKING));
    for u in Bits(smoking) {
        play.unit(u).flags &= !flag::SMOKING;
        play.s.smoke = play.s.friends.iter().any(|op| op.has(Item::Cigarettes));
        play.glimpse(u);
        play.look_round();
    }
}
