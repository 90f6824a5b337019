//! Single clicks outside any plan: set-up, ties, luck, damage, fuses.

use super::jobs::{self, Job};
use super::watch::Watch;
use crate::action::{Action, Friend, Mark};
use crate::data::Aim;
use crate::ground::Square;
use crate::look::{Look, Prey};
use crate::pieces::{AxisKind, CarKind, Role, Weapon};
use crate::squares::Bits;
use crate::state::{FRIENDS, Fate, NOBODY, flag};
use crate::steps::{Stage, Step};

/// What is hardly ever right.
const HARDLY: f32 = 0.01;

/// How good a click is at the present step; 0 never, 1 usual.
pub fn weigh(look: Look, a: Action, watch: &Watch) -> f32 {
    match (look.s.step(), a) {
        (_, Action::ReadyMade) => 1.0,
        (Some(Step::Operators), Action::Drive(_)) => 2.0,
        // Who is nearest to the enemy clears the way for the rest.
        (Some(Step::Operators), Action::Take(f)) => {
            1.0 + 1.0 / f32::from(2 + nearest(look, look.friend(f).at))
        }
        (Some(Step::Acting(_) | Step::Driving(_)), Action::Done) => 0.5,
        (Some(Step::Sprint(..) | Step::Rolling(..)), Action::Halt) => 0.5,
        (Some(Step::Fuse), Action::Fuse(n)) => 1.0 / (1.0 + f32::from(n.abs_diff(fuse(look, watch)))),
        (Some(Step::Shot(Stage::Luck)), Action::Luck(_, die)) => luck(look, die),
        (Some(Step::Shot(Stage::Luck)), Action::Pass) => 0.5,
        (_, Action::Hit(mark)) => hit(look, mark),
        (Some(Step::Expose), Action::Expose(f)) => {
            let op = look.friend(f);
            f32::from(op.health) / 4.0 + f32::from(nearest(look, op.at)) / 16.0
        }
        (Some(Step::Event(_)), Action::Prefer(_)) => 1.0,
        // Let them go for whoever can stand it.
        (_, Action::Prefer(n)) => match usize::from(n) < FRIENDS {
            true => f32::from(look.friend(n).health) / 4.0,
            false => f32::from(look.car(n - FRIENDS as u8).health) / 4.0,
        },
        (_, Action::Go(at)) => go(look, at),
        (Some(Step::Marked), Action::Fire(_, Weapon::Knife)) => 1.2,
        (Some(Step::Marked), Action::Fire(..)) => 1.0,
        (Some(Step::Marked | Step::Guns(..)), Action::Pass) => 0.4,
        (Some(Step::Guns(..)), Action::Attack(_, u)) => super::jeep::burst(look, u),
        (Some(Step::Unloading(c)), Action::GetOut(f, at)) => get_out(look, c, f, at, watch),
        (Some(Step::Unloading(_)), Action::Done) => 0.2,
        (Some(Step::Operators | Step::Acting(_)), _) => HARDLY,
        (Some(Step::Deploy | Step::Driving(_) | Step::Rolling(..) | Step::Unloading(_)), _) => HARDLY,
        (
            Some(
                Step::Sprint(..) | Step::MoveFirst(..) | Step::Follow(..) | Step::Strike(..) | Step::Put(..),
            ),
            _,
        ) => part(look, a, watch),
        _ => 1.0,
    }
}

/// Whoever must finish an action that no plan of his began: out of sight, and not at his own feet.
fn part(look: Look, a: Action, watch: &Watch) -> f32 {
    match a {
        Action::Move(to) if watch.sees(to, false) => 0.1,
        Action::Throw(at) if super::strike::endangers(look, at, None) => 0.0,
        _ => 0.3,
    }
}

/// How far the nearest enemy is.
fn nearest(look: Look, at: Square) -> u8 {
    if usize::from(at) >= look.t.ground().len() {
        return 0;
    }
    Bits(look.present()).map(|u| look.distance(u, at)).min().unwrap_or(40).min(40)
}

/// When a bomb should go off: once everybody is away, or at once in battle and under a convoy.
fn fuse(look: Look, watch: &Watch) -> u8 {
    let Some(bomb) = look.s.bombs.iter().find(|b| b.fuse == 0) else { return 1 };
    let at = |f: Friend| look.friend(f).at;
    let on_foot = |f: &Friend| look.friend(*f).fate == Fate::Here && look.t.ground().on_map(at(*f));
    let team = || (0..FRIENDS as u8).filter(on_foot);
    let dump = look.template(bomb.at).any(|sq| look.dump_at(sq).is_some());
    let close = team().any(|f| look.under(bomb.at, at(f)) && look.friend(f).ap == 0);
    if !dump || look.s.battle {
        return 1 + u8::from(close);
    }
    // The slowest has to come out, and what is still open takes its time.
    let far = |f: Friend| {
        let exits = (0..look.t.ground().len() as Square).filter(|sq| look.t.exit(*sq));
        exits.map(|sq| look.t.ground().distance(sq, at(f))).min().unwrap_or(0)
    };
    let walk = team().map(far).max().unwrap_or(0);
    let open = team().filter(|f| !matches!(jobs::of(look, *f, watch), Job::Out)).count() as u8;
    2 + walk / 3 + 2 * open
}

/// A six where a die has missed and a hit is wanted.
fn luck(look: Look, die: u8) -> f32 {
    let shot = look.s.shot;
    if shot.scatters {
        return 0.0;
    }
    let need = look.t.weapon(shot.weapon).hits as i8 - shot.bonus;
    let missed = (shot.dice[usize::from(die)] as i8) < need;
    let hits = shot.dice[..usize::from(shot.count)].iter().filter(|d| **d as i8 >= need).count() as u8;
    if !missed {
        return 0.0;
    }
    if shot.target == NOBODY {
        return 0.3;
    }
    let unit = look.unit(shot.target);
    let wanted = unit.has(flag::TARGET) || matches!(unit.kind, AxisKind::Officer | AxisKind::Truck);
    let short = hits < look.health(shot.target);
    if short && (wanted || hits == 0) { 0.8 } else { 0.2 }
}

/// What damage is best given to.
pub fn hit(look: Look, mark: Mark) -> f32 {
    match mark {
        Mark::Dump(i) => {
            if look.t.wins().any(|aim| aim == Aim::Destroyed(i)) {
                3.0
            } else {
                0.5
            }
        }
        Mark::Unit(u) => {
            let unit = look.unit(u);
            let wanted = unit.has(flag::TARGET) || unit.role == Role::Convoy && unit.kind == AxisKind::Truck;
            let wanted = wanted || look.t.wins().any(|aim| aim == Aim::VehiclesDestroyed(unit.kind));
            (if wanted { 4.0 } else { 1.0 })
                + super::strike::bite(look, u) / 4.0
                + 0.5 / f32::from(look.health(u).max(1))
        }
        Mark::Drum(at) => {
            if super::strike::endangers(look, at, None) {
                0.05
            } else {
                0.8
            }
        }
        Mark::Friend(f) => f32::from(look.friend(f).health) / 8.0,
        Mark::Car(c) => f32::from(look.car(c).health) / 8.0,
    }
}

/// Axis units with a choice: onto mines, else away from friends.
fn go(look: Look, at: Square) -> f32 {
    let g = look.t.ground();
    let caught = look.s.mines.contains(&at) || look.s.traps.iter().any(|(sq, used)| *sq == at && !used);
    let near = look.prey().filter_map(|p| match p {
        Prey::Friend(f) => Some(g.distance(look.friend(f).at, at)),
        Prey::Car(_) => None,
    });
    let far = near.min().unwrap_or(0);
    f32::from(caught) * 4.0 + 1.0 + f32::from(far.min(20)) / 20.0
}

/// Out on the side where the work is.
fn get_out(look: Look, c: u8, f: Friend, at: Square, watch: &Watch) -> f32 {
    let job = jobs::of(look, f, watch);
    let drives = look.car(c).kind == CarKind::Jeep && !super::jeep::works(look, c, f, watch);
    let bails = look.car(c).kind == CarKind::Jeep && super::jeep::bails(look, c);
    if (job == Job::Out || drives) && !bails {
        return 0.1;
    }
    let goals = jobs::goals(look, f, job);
    let far = goals.iter().map(|sq| look.t.ground().distance(sq, at)).min().unwrap_or(40);
    let seen = if watch.sees(at, false) { 0.5 } else { 1.0 };
    let wet = if look.t.ground().wet(at) { 0.5 } else { 1.0 };
    seen * wet * (0.5 + 10.0 / f32::from(10 + far))
}
