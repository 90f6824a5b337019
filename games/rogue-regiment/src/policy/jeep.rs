//! The jeep is heard anyway: it drives and fires, sets down who has something to do, and takes the rest home.

use super::field::Field;
use super::helm;
use super::jobs::{self, Job};
use super::plan::Plan;
use super::strike;
use super::watch::Watch;
use crate::action::{Action, Friend, Unit};
use crate::data::{Aim, Drive, Wheels};
use crate::look::{Look, corner};
use crate::pieces::{Role, Weapon};
use crate::sight::HIDDEN;
use crate::squares::Bits;
use crate::state::{Fate, flag};
use crate::steps;
use crate::theatre::Token;

/// What the jeep is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Errand {
    /// Brings its guns to bear on a vehicle that has to go.
    Hunt(Unit),
    /// Brings men to where their work is.
    Land,
    /// Waits for those who are at work, and covers them.
    Cover,
    /// Goes home.
    Home,
}

fn errand(look: Look, c: u8, watch: &Watch) -> Errand {
    let soft = |u: Unit| !look.t.axis(look.unit(u).kind).armour;
    let wanted = |aim: Aim| match aim {
        Aim::VehiclesDestroyed(kind) => look.units(|u| u.kind == kind && u.role != Role::Reserve),
        _ => 0,
    };
    let prey = look.t.wins().map(wanted).fold(0, |all, set| all | set) & look.present();
    if let Some(u) = Bits(prey).find(|u| soft(*u)) {
        return Errand::Hunt(u);
    }
    let place = |at| look.t.ground().place(at);
    let charged = look.s.bombs.iter().any(|bomb| look.car_token(c).distance(place(bomb.at)) <= helm::BLAST);
    if charged || jobs::finished(look) {
        return Errand::Home;
    }
    if look.riders(c).any(|f| works(look, c, f, watch)) {
        return Errand::Land;
    }
    let afoot = |f: Friend| look.friend(f).fate == Fate::Here;
    if (0..look.t.operators()).any(afoot) { Errand::Cover } else { Errand::Home }
}

/// Is it time to get out, before it is destroyed with all in it (vehicle.target/4)?
pub fn bails(look: Look, c: u8) -> bool {
    let car = look.car(c);
    2 * car.health <= look.t.car(car.kind).health
}

/// Has somebody aboard to get out for his work? The driver stays at the wheel while there are others.
pub fn works(look: Look, c: u8, f: Friend, watch: &Watch) -> bool {
    let needed = look.car(c).seats[0] == f && look.riders(c).count() > 1;
    !needed && jobs::of(look, f, watch) != Job::Out
}

/// Does a gun bear on a unit from a berth?
fn bears(look: Look, at: Wheels, token: Token, u: Unit) -> bool {
    let g = look.t.ground();
    let Some(from) = g.at(at.col, at.row) else { return false };
    let to = look.square_near(u, from);
    let over = Look::is_vehicle(u).then(|| look.token(u));
    [at.face, at.face.turned(2)].into_iter().any(|way| {
        let far = look.field(token, way, to);
        far.is_some_and(|far| far <= look.t.weapon(Weapon::Vickers).long)
            && look.sight().level_from_corner(corner(token, way), token, to, over) < HIDDEN
    })
}

/// The first movement of its course; `Some(None)` if it is where it should be.
pub fn course(look: Look, c: u8, watch: &Watch, field: &mut Field) -> Option<Option<Drive>> {
    match errand(look, c, watch) {
        Errand::Hunt(u) => helm::voyage(look, c, |at, token| bears(look, at, token, u).then_some(0.0)),
        Errand::Land => {
            let lead = look.riders(c).find(|f| works(look, c, *f, watch));
            helm::course(look, c, lead, watch, field)
        }
        Errand::Home => helm::course(look, c, None, watch, field),
        Errand::Cover => Some(None),
    }
}

/// What the guns could do now to those who are awake, or wanted.
fn targets(look: Look, c: u8) -> bool {
    let wary = Bits(look.units(|u| u.has(flag::ALERTED)) & look.present());
    let hit = |u: Unit| look.riders(c).any(|f| steps::gun(look, c, f, u).is_some());
    let hunted = look.t.wins().any(|aim| {
        let of = |u: Unit| matches!(aim, Aim::VehiclesDestroyed(kind) if look.unit(u).kind == kind);
        Bits(look.present()).any(|u| of(u) && hit(u))
    });
    hunted || wary.into_iter().any(hit)
}

/// What it does next: fires, drives, sets down, leaves or waits.
pub fn plan(look: Look, c: u8, watch: &Watch, field: &mut Field) -> Plan {
    let legal = |a: &Action| steps::check_driving(look, c, *a).is_ok();
    let now = errand(look, c, watch);
    if bails(look, c) && legal(&Action::Unload) {
        return Plan::drive(look, c, [Action::Unload]);
    }
    let fire = if targets(look, c) { Some(Action::Guns) } else { None };
    let a = if now == Errand::Home && jobs::finished(look) && legal(&Action::Leave) {
        Some(Action::Leave)
    } else {
        match (course(look, c, watch, field), now) {
            (Some(None), Errand::Land) => Some(Action::Unload),
            (Some(Some(_)), _) if fire.is_some() => {
                [Action::GunsRoll, Action::RollGuns].into_iter().find(legal)
            }
            (Some(Some(_)), _) => [Action::RollGuns, Action::Roll].into_iter().find(legal),
            _ => fire,
        }
    };
    Plan::drive(look, c, [a.filter(legal).unwrap_or(Action::Done)])
}

/// What a burst at a unit is worth, for a gunner who may let it be.
pub fn burst(look: Look, u: Unit) -> f32 {
    let asked = |aim: Aim| matches!(aim, Aim::VehiclesDestroyed(kind) if look.unit(u).kind == kind);
    let wanted = look.t.wins().any(asked);
    let awake = look.unit(u).has(flag::ALERTED) || look.s.battle;
    match (wanted, awake) {
        // Who fires back goes first.
        (_, true) if strike::bite(look, u) > 0.0 => 8.0 + strike::bite(look, u),
        (true, _) => 8.0,
        (_, true) => 1.0,
        _ => 0.2,
    }
}
