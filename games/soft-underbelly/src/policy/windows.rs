//! Clicks out of turn: bombs, partisans, ships and events.

use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, Event, Hull, Place, SEA, Ship, Side};
use crate::policy::assault;
use crate::policy::fight::{self, spare_marker};
use crate::policy::force::flyers;
use crate::policy::staff::{Office, STAR, Staff, value};
use crate::state::Unit;
use crate::steps::{Moment, Step};

/// How good an interrupt is; letting it go is worth 1.
pub fn interrupt(office: &Office, moment: Moment, a: Action) -> f32 {
    let (look, side) = (office.look, office.side);
    match a {
        Action::Decline | Action::Done => 1.0,
        Action::Bomb(_, target) => office.bombs(target, || bomb(look, side, moment, target)),
        Action::Rouse(from, ..) => rouse(look, moment, from),
        Action::Engage(ship, target) => engage(look, side, ship, target),
        Action::Strangle(area) => strangle(look, moment, area),
        Action::Operations(area) => operations(office, area),
        Action::Play(event) => play(look, side, moment, event),
        _ => 0.0,
    }
}

/// Has the side another impulse in this turn?
pub fn again(look: Look, side: Side) -> bool {
    let s = look.s;
    let left = look.t.limits.impulses.saturating_sub(s.impulse);
    if s.active == side { left >= 2 } else { left >= 1 }
}

fn bomb(look: Look, side: Side, moment: Moment, target: Place) -> f32 {
    let enemy = side.other();
    let own_impulse = look.s.active == side;
    let covered = enemy == Side::Axis && look.s.lines.contains(target)
        || look.all(enemy, &Arm::AIR, move |u| u.place == target).next().is_some();
    let hit = if covered { look.t.hits.bombing_covered } else { look.t.hits.bombing };
    let p = f32::from(7 - hit) / 6.0;
    let units = look.s.count(enemy, target);
    // A single cube bombed away opens the area.
    let star = if look.t.stars.contains(target) { 0.4 } else { 0.0 };
    let cubes = look.all(enemy, &[Arm::Cube], move |u| u.place == target).count();
    let soft = usize::from(units) == cubes;
    let prize = p * (1.0 + star + if soft { 0.3 } else { 0.0 } + if units >= 3 { 0.2 } else { 0.0 });
    let reserve = if own_impulse {
        match moment {
            Moment::March | Moment::Open | Moment::Moved => {
                // Where an attack is under way those who are not needed for support bomb first.
                let planned =
                    look.t.next_to(target).intersects(look.s.held(side)) && flyers(look, side, target) >= 2;
                if planned && moment != Moment::Open {
                    0.3
                } else if again(look, side) || moment != Moment::Moved {
                    2.0
                } else {
                    0.9
                }
            }
            Moment::Battle => {
                if flyers(look, side, look.s.battle.target) >= 2 {
                    0.3
                } else {
                    2.0
                }
            }
            Moment::Round => 1.0,
            _ => {
                if again(look, side) {
                    0.55
                } else {
                    0.2
                }
            }
        }
    } else {
        match moment {
            Moment::Last => {
                if again(look, side) {
                    0.7
                } else {
                    0.1
                }
            }
            Moment::Battle | Moment::Round => {
                if target == look.s.battle.target || flyers(look, side, look.s.battle.target) >= 2 {
                    0.4
                } else {
                    2.0
                }
            }
            Moment::Step(_) => {
                if units >= 3 && flyers(look, side, target) >= 2 {
                    0.4
                } else {
                    1.2
                }
            }
            Moment::Moved => {
                if again(look, side) || threatened(look, side) {
                    1.0
                } else {
                    0.2
                }
            }
            _ => 1.5,
        }
    };
    if prize > reserve { 1.0 + prize } else { 0.0 }
}

/// Do enemies stand next to own units, so that a battle may come?
fn threatened(look: Look, side: Side) -> bool {
    look.s.held(side.other()).into_iter().any(|a| look.t.next_to(a).intersects(look.s.held(side)))
}

/// Partisans draw the guard out of an area that would then lie open or fall more easily.
fn rouse(look: Look, moment: Moment, from: Place) -> f32 {
    if look.s.active != Side::Allies || !matches!(moment, Moment::March | Moment::Moved | Moment::Open) {
        return 0.0;
    }
    let near = look.t.next_to(from) & look.s.held(Side::Allies);
    if near.is_empty() || moment == Moment::Open {
        return 0.0;
    }
    let units = look.s.count(Side::Axis, from);
    let star = if look.t.stars.contains(from) { 1.0 } else { 0.0 };
    if units == 1 && moment == Moment::March { 3.0 + star } else { 1.2 + star * 0.5 }
}

fn engage(look: Look, side: Side, ship: Ship, target: Ship) -> f32 {
    // The Allies keep their fleets for landings; the Axis keeps them from landing.
    if side == Side::Axis && again(look, Side::Allies) && target.is_fleet() {
        let both = [Ship::American, Ship::British].into_iter().all(|s| look.s.ship(s) == Hull::Ready);
        return if ship == Ship::UBoat || both { 1.5 } else { 1.2 };
    }
    0.0
}

/// Strangle cancels an attack out of an area.
fn strangle(look: Look, moment: Moment, area: Place) -> f32 {
    if look.s.active != Side::Axis || moment != Moment::Battle || !spare_marker(look, Side::Allies) {
        return 0.0;
    }
    let target = look.s.battle.target;
    if !look.s.arrows.iter().any(|a| a.from == area && a.to == target) {
        return 0.0;
    }
    if value(look, Side::Allies, target) < STAR {
        return 0.0;
    }
    let forecast = fight::outlook(look, look.s.battle.rounds);
    if forecast.win > 0.5 { 2.0 } else { 0.0 }
}

fn operations(office: &Office, area: Place) -> f32 {
    let (look, side) = (office.look, Side::Allies);
    if office.side != side
        || look.s.active != side
        || !matches!(look.s.step(), Some(Step::March { .. }))
        || !spare_marker(look, side)
    {
        return 0.0;
    }
    if area == SEA {
        if look.s.turn == 1 || look.ready_ships(side).next().is_some() {
            return 0.0;
        }
        let used =
            [Ship::American, Ship::British].into_iter().filter(|s| look.s.ship(*s) == Hull::Used).count();
        let found = assault::landings(office.staff(), used as u8).into_iter().next();
        return if found.is_some_and(|(a, _)| a.score > 4.0) { 2.0 } else { 0.0 };
    }
    0.0
}

fn play(look: Look, side: Side, moment: Moment, event: Event) -> f32 {
    let pool = look.pool(side, Arm::Cube);
    match event {
        Event::Reinforcements => {
            let cubes = usize::from(look.t.event_cubes[side as usize]);
            let own = look.s.active == side && matches!(moment, Moment::March);
            let room = look.s.turn >= 2 && look.s.markers[side as usize] >= 2;
            if own && pool >= cubes && room { 1.6 } else { 0.0 }
        }
        Event::Kesselring => {
            let low = look.s.markers[side as usize] + 3 <= look.t.markers;
            if low && look.s.active == side { 1.4 } else { 0.0 }
        }
        Event::StopBattle => fight::event(look, side, Action::Play(event)),
        _ => 0.0,
    }
}

/// How good it is to name an interceptor; to leave it is worth 1.
pub fn intercept(look: Look, side: Side, to: Place, landing: bool, a: Action) -> f32 {
    match a {
        Action::InterceptShip(ship) => {
            if landing {
                return 2.5;
            }
            // A convoy is not worth a ship that a landing might call for.
            let keep = side == Side::Axis
                && look.ready_ships(Side::Allies).next().is_some()
                && again(look, Side::Allies);
            let fleet = side == Side::Allies && ship.is_fleet();
            if keep || fleet && look.s.turn > 1 { 0.5 } else { 1.5 }
        }
        Action::InterceptAir(_) => {
            let guards = look.s.count(side, to) > 0;
            let flyers = flyers(look, side, to);
            if landing {
                if !guards || flyers >= 2 { 2.0 } else { 0.6 }
            } else if flyers >= 2 || !again(look, side) {
                1.5
            } else {
                0.8
            }
        }
        _ => 1.0,
    }
}

/// Is a further impulse worth a marker?
pub fn extra(office: &Office, a: Action) -> f32 {
    let Action::Play(_) = a else { return 1.0 };
    let (look, side, staff) = (office.look, office.side, office.staff());
    let mut best = assault::prepare(staff).first().filter(|f| f.win > 0.45).map_or(0.0, |f| f.score);
    if let Some((landing, _)) = assault::landings(staff, assault::fleets(staff)).first() {
        best = best.max(landing.score);
    }
    best = best.max(open_prize(staff));
    let last = look.s.turn >= look.t.last_turn;
    let wanted = if last { 1.5 } else { 5.0 };
    if best > wanted && (last || spare_marker(look, side)) { 2.0 } else { 0.0 }
}

/// The dearest enemy area that lies open.
fn open_prize(staff: &Staff) -> f32 {
    let look = staff.look;
    let mut best = 0.0f32;
    for from in staff.posts {
        let open = staff.region(from) - look.own(staff.side);
        for area in open {
            best = best.max(staff.value(area));
        }
    }
    best
}

/// Is it worth a marker to feed those who starve?
pub fn supply(look: Look, side: Side, a: Action) -> f32 {
    let Action::Play(_) = a else { return 1.0 };
    let fed = look.supplied(side);
    let hungry = look
        .all(side, &Arm::FIGHTING, move |u: Unit| crate::pieces::is_area(u.place) && !fed.contains(u.place));
    let stars = (look.own(side) & look.t.stars) - fed;
    if hungry.count() >= 3 || look.s.turn >= look.t.last_turn && !stars.is_empty() { 2.0 } else { 0.0 }
}
