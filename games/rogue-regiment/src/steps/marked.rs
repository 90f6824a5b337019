//! Marked targets are attacked in the Advance, Event and Patrol Phases (action.mark/2-8).

use sandtable_core::{Refusal, Seat, Seats};

use super::combined::spend;
use super::{Offers, Stage, Step, not_now, seat_of};
use crate::action::{Action, Friend, Unit};
use crate::arms;
use crate::look::{Look, Prey};
use crate::pieces::Weapon;
use crate::play::Play;
use crate::sight::{Eye, HIDDEN};
use crate::state::{Deed, FRIENDS, Fate, Marked, Shot, mood};

const NO_SHOT: Refusal = Refusal::new("action.mark/4", "why-no-marked-shot");

/// The eye of an operator who waits with his mark: he cannot stand up now.
fn eye(look: Look, f: Friend) -> Eye {
    if look.friend(f).is(mood::CROUCHED) { Eye::Crouched } else { Eye::Standing }
}

/// What a marked attack adds to the die; none if it is impossible (action.mark/4, /8).
fn bonus(look: Look, f: Friend, weapon: Weapon) -> Option<(Unit, i8)> {
    let op = look.friend(f);
    let Marked::Unit(u) = op.mark else { return None };
    if !look.on_map(u) {
        return None;
    }
    if let Fate::Aboard(c) = op.fate {
        // vehicle.attack/4: no +2 from a vehicle.
        return (weapon == Weapon::Vickers)
            .then(|| super::guns::gun(look, c, f, u))
            .flatten()
            .map(|(_, add)| (u, add));
    }
    if !look.afoot(f) || weapon == Weapon::Vickers {
        return None;
    }
    let at = if Look::is_vehicle(u) { look.square_near(u, op.at) } else { look.unit(u).at };
    let (dc, dr) = look.t.ground().offset(op.at, at);
    if !op.face.covers(dc, dr) {
        return None;
    }
    if weapon == Weapon::Knife {
        return arms::stab(look, f, op.at, u).ok().map(|()| (u, 0));
    }
    arms::armed(look, f, op.at, weapon).ok()?;
    let distance = arms::aimed(look, op.at, weapon, u, eye(look, f)).ok()?;
    // chart.mod.op/3
    Some((u, i8::from(distance <= look.t.weapon(weapon).short) + 2))
}

/// May he throw his marked grenade, and does it scatter?
fn lob(look: Look, f: Friend) -> Option<bool> {
    let op = look.friend(f);
    let Marked::Square(at) = op.mark else { return None };
    if !look.afoot(f) {
        return None;
    }
    let (dc, dr) = look.t.ground().offset(op.at, at);
    if !op.face.covers(dc, dr) && at != op.at {
        return None;
    }
    arms::throw(look, f, op.at, at).ok()?;
    let level = look.sight().level(op.at, at, eye(look, f), None);
    Some(if op.is(mood::CROUCHED) { level > 0 } else { level >= HIDDEN })
}

const WEAPONS: [Weapon; 7] = [
    Weapon::Knife,
    Weapon::Pistol,
    Weapon::Sten,
    Weapon::Sniper,
    Weapon::Harpoon,
    Weapon::Piat,
    Weapon::Vickers,
];

fn can_fire(look: Look, f: Friend) -> bool {
    match look.friend(f).mark {
        Marked::None => false,
        Marked::Unit(_) => WEAPONS.iter().any(|w| bonus(look, f, *w).is_some()),
        Marked::Square(_) => lob(look, f).is_some(),
    }
}

/// The seats of those who can fire now.
pub fn seats(look: Look) -> Seats {
    let able = (0..FRIENDS as u8).filter(|f| can_fire(look, *f));
    able.fold(Seats::NONE, |seats, f| Seats(seats.0 | seat_of(look, f).0))
}

/// Opens the window if somebody could fire.
pub fn offer_shots(play: &mut Play) {
    let marked = play.s.friends.iter().any(|op| op.mark != Marked::None);
    if marked && !seats(play.look()).is_empty() {
        play.push(Step::Marked);
    }
}

pub fn candidates(look: Look, offer: Offers) {
    for f in 0..FRIENDS as u8 {
        match look.friend(f).mark {
            Marked::None => {}
            Marked::Unit(_) => WEAPONS.iter().for_each(|w| offer(Action::Fire(f, *w))),
            Marked::Square(_) => offer(Action::Lob(f)),
        }
    }
    offer(Action::Pass);
}

pub fn check(look: Look, seat: Seat, a: Action) -> Result<(), Refusal> {
    let his = |f: Friend| usize::from(f) < FRIENDS && seat_of(look, f).has(seat);
    match a {
        Action::Pass => Ok(()),
        Action::Fire(f, weapon) if his(f) && bonus(look, f, weapon).is_some() => Ok(()),
        Action::Lob(f) if his(f) && lob(look, f).is_some() => Ok(()),
        Action::Fire(..) | Action::Lob(_) => Err(NO_SHOT),
        _ => Err(not_now()),
    }
}

pub fn apply(play: &mut Play, a: Action) {
    let look = play.look();
    let (f, shot) = match a {
        Action::Fire(f, weapon) => {
            let Some((target, bonus)) = bonus(look, f, weapon) else { return };
            let from = match look.friend(f).fate {
                Fate::Aboard(c) => super::guns::muzzle(look, c, f),
                _ => look.friend(f).at,
            };
            let at = look.square_near(target, from);
            (f, Shot { by: f, weapon, target, at, from, bonus, marked: true, ..Shot::NONE })
        }
        Action::Lob(f) => {
            let scatters = lob(look, f).unwrap_or(true);
            let Marked::Square(at) = look.friend(f).mark else { return };
            let from = look.friend(f).at;
            (f, Shot { by: f, weapon: Weapon::Grenade, at, from, scatters, marked: true, ..Shot::NONE })
        }
        _ => return play.pop(),
    };
    spend(play, f, shot.weapon);
    play.friend(f).mark = Marked::None;
    play.friend(f).mood |= mood::ATTACKING;
    // No reaction attacks outside the Operator Phase: nobody is wary of it.
    play.s.deed = Deed::NONE;
    let who = match play.s.friend(f).fate {
        Fate::Aboard(c) => Prey::Car(c),
        _ => Prey::Friend(f),
    };
    let seen = play.look().watchers(who);
    play.s.deed.seen |= seen;
    play.s.shot = shot;
    // Another mark may still be fired, so the window stays open under the shot.
    play.push(Step::Finish(who));
    play.push(Step::Shot(Stage::Aimed));
}

/// The window closes when nobody can fire any more.
pub fn run(play: &mut Play) -> bool {
    if seats(play.look()).is_empty() {
        play.pop();
        return true;
    }
    false
}
