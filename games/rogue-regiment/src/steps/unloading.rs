//! Operators get out of a vehicle or change seats (vehicle.deploy/1, /2).

use sandtable_core::{Refusal, Text};

use super::{Offers, Step, not_now};
use crate::action::{Action, Friend};
use crate::look::{Look, Prey};
use crate::pieces::{Item, Terrain};
use crate::play::{Play, car_value, friend_value};
use crate::state::{Fate, NOBODY, mood};

/// Nobody can get out.
pub const NO_EXIT: Refusal = Refusal::new("vehicle.deploy/1", "why-no-way-out");

pub fn candidates(look: Look, c: u8, offer: Offers) {
    let g = look.t.ground();
    let token = look.car_token(c);
    let around = crate::theatre::Token {
        left: token.left - 1,
        top: token.top - 1,
        right: token.right + 1,
        bottom: token.bottom + 1,
    };
    for f in look.riders(c) {
        for at in around.places().filter(|p| !token.covers(*p)).filter_map(|p| g.at(p.0, p.1)) {
            offer(Action::GetOut(f, at));
        }
        (0..look.t.car(look.car(c).kind).seats).for_each(|seat| offer(Action::Shift(f, seat)));
    }
    offer(Action::Done);
}

pub fn check(look: Look, c: u8, a: Action) -> Result<(), Refusal> {
    let g = look.t.ground();
    match a {
        Action::GetOut(f, at) => {
            if !look.riders(c).any(|r| r == f)
                || usize::from(at) >= g.len()
                || look.car_token(c).distance(g.place(at)) != 1
            {
                return Err(NO_EXIT);
            }
            let wet = g.ground(at) == Terrain::Water && look.friend(f).has(Item::Diving);
            let dry = !g.closed(at) && !look.blocked(at);
            if !g.on_map(at) || !(dry || wet) || look.s.cells.held.has(at) { Err(NO_EXIT) } else { Ok(()) }
        }
        Action::Shift(f, seat) => {
            let free =
                seat < look.t.car(look.car(c).kind).seats && look.car(c).seats[usize::from(seat)] == NOBODY;
            // Once in an action, and not back again.
            let moved = usize::from(f) < look.s.friends.len() && look.friend(f).is(mood::TURNED);
            if look.riders(c).any(|r| r == f) && free && !moved { Ok(()) } else { Err(NO_EXIT) }
        }
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

pub fn apply(play: &mut Play, c: u8, a: Action) {
    match a {
        Action::GetOut(f, at) => {
            vacate(play, c, f);
            let wet = play.t.ground().ground(at) == Terrain::Water;
            let points = play.t.limits.action_points;
            let face = play.s.cars[usize::from(c)].face;
            let op = play.friend(f);
            op.fate = Fate::Here;
            op.at = at;
            op.face = face;
            // vehicle.deploy/2
            op.ap = points;
            op.mood = op.mood & !(mood::ACTED | mood::TURNED) | mood::FIELDED;
            if wet {
                op.mood |= mood::DIVING;
            }
            play.refresh();
            play.say("vehicle.deploy/1", |_| {
                Text::new("log-gets-out").with("who", friend_value(f)).with("car", car_value(c))
            });
            let seen = play.look().watchers(Prey::Friend(f));
            play.s.deed.seen |= seen;
            super::combined::leave_square(play, f);
        }
        Action::Shift(f, seat) => {
            vacate(play, c, f);
            play.s.cars[usize::from(c)].seats[usize::from(seat)] = f;
            play.friend(f).mood |= mood::TURNED;
        }
        _ => {
            for f in play.s.cars[usize::from(c)].seats.into_iter().filter(|f| *f != NOBODY) {
                play.friend(f).mood &= !mood::TURNED;
            }
            play.become_step(Step::Finish(Prey::Car(c)));
        }
    }
}

fn vacate(play: &mut Play, c: u8, f: Friend) {
    for seat in &mut play.s.cars[usize::from(c)].seats {
        if *seat == f {
            *seat = NOBODY;
        }
    }
}

/// Nobody left to get out?
pub fn run(play: &mut Play, c: u8) -> bool {
    if play.s.cars[usize::from(c)].manned() {
        return false;
    }
    play.become_step(Step::Finish(Prey::Car(c)));
    true
}
