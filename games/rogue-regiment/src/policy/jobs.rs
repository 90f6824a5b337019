//! What is to be done, and who does it.

use arrayvec::ArrayVec;

use super::watch::Watch;
use crate::action::{Friend, Thing, Unit};
use crate::arms;
use crate::data::Aim;
use crate::goals::met;
use crate::ground::Square;
use crate::look::Look;
use crate::pieces::{AxisKind, Item, Load, Role, Weapon};
use crate::sight::{Eye, HIDDEN};
use crate::squares::{Bits, Squares};
use crate::state::{FRIENDS, Fate, flag, mood};
use crate::steps;
use crate::theatre::Token;

/// What a friend is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Job {
    /// Takes what lies on a square.
    Fetch(Item, Square),
    /// Blows an objective up.
    Blow(u8),
    /// Destroys a vehicle.
    Wreck(Unit),
    /// Kills somebody.
    Kill(Unit),
    /// Frees a prisoner.
    Free(Friend),
    /// Lies in wait beside the road.
    Ambush,
    /// Takes a body out of sight.
    Hide(Square),
    /// Puts down what he carries.
    Stow,
    /// Goes to an exit; leaves if nothing is left to be done.
    Out,
}

/// Most jobs at a time.
const MOST: usize = 16;
/// How likely a body is found that is worth a walk.
const CONSPICUOUS: f32 = 0.15;
/// How far one goes for a body.
const WALK: u8 = 4;

/// Is the mission done, but for those who are to get out?
pub fn finished(look: Look) -> bool {
    look.t.wins().all(|aim| match aim {
        Aim::AllOut => true,
        Aim::ItemOut(item) => met(look, aim) || look.s.friends.iter().any(|op| op.has(item)),
        Aim::ResistanceOut(n) => freed(look) >= usize::from(n),
        aim => met(look, aim),
    })
}

/// May a friend leave the others: is everything done, but for what he carries or is himself?
pub fn dismissed(look: Look, f: Friend) -> bool {
    let op = look.friend(f);
    look.t.wins().all(|aim| match aim {
        Aim::AllOut => true,
        Aim::ItemOut(item) => met(look, aim) || op.has(item),
        Aim::ResistanceOut(_) => met(look, aim) || op.is(mood::RESISTANCE),
        aim => met(look, aim),
    })
}

/// Resistance units that are free or out.
fn freed(look: Look) -> usize {
    let free = |op: &&crate::state::Op| op.is(mood::RESISTANCE) && !op.is(mood::BOUND) && op.alive();
    look.s.friends.iter().filter(free).count()
}

/// Is a friend on foot on the board, and free?
fn walks(look: Look, f: Friend) -> bool {
    look.friend(f).fate == Fate::Here && !look.friend(f).is(mood::BOUND)
}

/// Will a bomb that lies there hit something on these squares?
fn primed(look: Look, hits: impl Fn(Square) -> bool) -> usize {
    look.s.bombs.iter().filter(|bomb| look.template(bomb.at).any(&hits)).count()
}

/// What is left to be done.
fn open(look: Look, watch: &Watch) -> ArrayVec<Job, MOST> {
    let mut jobs = ArrayVec::new();
    let mut add = |job: Job| {
        let _ = jobs.try_push(job);
    };
    for aim in look.t.wins().filter(|aim| !met(look, *aim)) {
        match aim {
            Aim::Destroyed(i) => {
                let squares = &look.t.page.dumps[usize::from(i)].1;
                if primed(look, |sq| squares.contains(&sq)) == 0 {
                    add(Job::Blow(i));
                }
            }
            Aim::OfficersDead => {
                Bits(look.units(|u| u.kind == AxisKind::Officer)).for_each(|u| add(Job::Kill(u)));
            }
            Aim::TargetDead => Bits(look.units(|u| u.has(flag::TARGET))).for_each(|u| add(Job::Kill(u))),
            Aim::ItemOut(item) => {
                look.s
                    .items
                    .iter()
                    .filter(|(i, _)| *i == item)
                    .for_each(|(_, at)| add(Job::Fetch(item, *at)));
            }
            Aim::VehiclesDestroyed(kind) => {
                let there = look.units(|u| u.kind == kind && u.role != Role::Reserve);
                Bits(there).for_each(|u| add(Job::Wreck(u)));
                if there == 0 {
                    add(Job::Ambush);
                }
            }
            Aim::ResistanceOut(n) if freed(look) < usize::from(n) => {
                let bound = |f: &Friend| look.friend(*f).is(mood::BOUND) && look.friend(*f).alive();
                // Not before the eyes of his guards.
                let guards = |f: Friend| watch.watchers(look.friend(f).at, false);
                let watched = |f: &Friend| guards(*f).next().is_some();
                (0..FRIENDS as u8).filter(bound).filter(|f| !watched(f)).for_each(|f| add(Job::Free(f)));
                let eyes =
                    (0..FRIENDS as u8).filter(bound).flat_map(guards).fold(0_u64, |set, u| set | 1 << u);
                Bits(eyes).filter(|u| look.unit(*u).kind.stabbed()).for_each(|u| add(Job::Kill(u)));
            }
            Aim::ResistanceOut(_) | Aim::AllOut => {}
        }
    }
    jobs
}

/// How well somebody is equipped for a job: less is better; none if not at all.
fn fitness(look: Look, f: Friend, job: Job) -> Option<u8> {
    let op = look.friend(f);
    // Grenades are loud: bombs first, as long as somebody has one.
    let bombs = || (0..look.t.operators()).any(|o| look.friend(o).alive() && look.friend(o).has(Item::Bomb));
    let charge = if op.has(Item::Bomb) {
        Some(0)
    } else if op.has(Item::Grenade) && (look.s.battle || !bombs()) {
        Some(16)
    } else {
        None
    };
    match job {
        Job::Blow(_) => charge,
        Job::Kill(_) => Some(if op.has(Item::Sniper) || op.has(Item::Knife) { 0 } else { 8 }),
        Job::Fetch(item, _) => steps::has_slot(look, f, item).then_some(0),
        _ => Some(0),
    }
}

/// Where a job is done, roughly.
fn place(look: Look, job: Job) -> Option<Square> {
    match job {
        Job::Fetch(_, at) | Job::Hide(at) => Some(at),
        Job::Blow(i) => look.t.page.dumps[usize::from(i)].1.first().copied(),
        Job::Kill(u) | Job::Wreck(u) => Some(look.square_near(u, 0)),
        Job::Free(f) => Some(look.friend(f).at),
        Job::Ambush | Job::Stow | Job::Out => None,
    }
}

/// Where a friend is, on foot or riding.
fn whereabouts(look: Look, f: Friend) -> Square {
    match look.friend(f).fate {
        Fate::Aboard(c) => look.t.ground().at(look.car(c).col, look.car(c).row).unwrap_or(0),
        _ => look.friend(f).at,
    }
}

/// The job of a friend: those who are near and equipped go first.
pub fn of(look: Look, f: Friend, watch: &Watch) -> Job {
    let op = look.friend(f);
    if op.load != Load::Nothing {
        return Job::Stow;
    }
    if op.is(mood::RESISTANCE) {
        return Job::Out;
    }
    if let Some(at) = body(look, f, watch) {
        return Job::Hide(at);
    }
    let g = look.t.ground();
    let jobs = open(look, watch);
    let team: ArrayVec<Friend, FRIENDS> = (0..look.t.operators())
        .filter(|o| matches!(look.friend(*o).fate, Fate::Here | Fate::Aboard(_)))
        .collect();
    let mut busy = 0_u16;
    // Everybody once; then what is left goes to the nearest again.
    for job in &jobs {
        let near = |o: Friend| place(look, *job).map_or(0, |to| g.distance(whereabouts(look, o), to));
        let rank = |o: &Friend| Some(u16::from(fitness(look, *o, *job)?) + u16::from(near(*o)));
        let all = *job == Job::Ambush || matches!(job, Job::Wreck(u) if look.unit(*u).role == Role::Convoy);
        if all {
            continue;
        }
        let best = team.iter().filter(|o| busy >> **o & 1 == 0).filter_map(|o| Some((rank(o)?, *o))).min();
        if let Some((_, o)) = best {
            busy |= 1 << o;
            if o == f {
                return *job;
            }
        }
    }
    // The convoy is everybody's, and so is what nobody has taken.
    let common = |job: &&Job| match job {
        Job::Ambush | Job::Wreck(_) => true,
        // Two are surer than one.
        Job::Blow(_) => op.is(mood::FIELDED) && fitness(look, f, **job) == Some(0),
        _ => false,
    };
    let near = |job: &&Job| place(look, **job).map_or(0, |to| g.distance(whereabouts(look, f), to));
    jobs.iter().filter(common).min_by_key(near).copied().unwrap_or(Job::Out)
}

/// A body near a friend that somebody might find.
fn body(look: Look, f: Friend, watch: &Watch) -> Option<Square> {
    let op = look.friend(f);
    if look.s.battle || op.is(mood::CROUCHED | mood::DIVING | mood::EXPOSED) || !walks(look, f) {
        return None;
    }
    let g = look.t.ground();
    let found = look.s.bodies.iter().copied().filter(|at| {
        g.distance(op.at, *at) <= WALK && !watch.sees(*at, true) && watch.finds(look, *at) > CONSPICUOUS
    });
    found.min_by_key(|at| g.distance(op.at, *at))
}

/// Where a vehicle will be after its advance.
pub fn ahead(look: Look, u: Unit) -> Token {
    let unit = look.unit(u);
    let token = look.token(u);
    if !matches!(unit.role, Role::Convoy | Role::Scout) {
        return token;
    }
    let by = look.t.axis(AxisKind::Truck).points as i8;
    let (dc, dr) = unit.face.ahead();
    Token {
        left: token.left + by * dc,
        right: token.right + by * dc,
        top: token.top + by * dr,
        bottom: token.bottom + by * dr,
    }
}

/// The squares on which a friend can do his job.
pub fn goals(look: Look, f: Friend, job: Job) -> Squares {
    let g = look.t.ground();
    let mut goals = Squares::EMPTY;
    match job {
        Job::Fetch(_, at) | Job::Hide(at) => goals.put(at),
        Job::Free(prisoner) => {
            g.around(look.friend(prisoner).at).filter(|at| g.on_map(*at)).for_each(|at| goals.put(at));
        }
        Job::Blow(i) => {
            let squares = &look.t.page.dumps[usize::from(i)].1;
            charges(look, f, |sq| squares.contains(&sq), squares, &mut goals);
        }
        Job::Wreck(u) => {
            let token = ahead(look, u);
            let squares: Vec<Square> = token.places().filter_map(|p| g.at(p.0, p.1)).collect();
            charges(look, f, |sq| squares.contains(&sq), &squares, &mut goals);
            for sq in squares {
                around(look, sq, 4, |at| goals.put(at));
            }
        }
        Job::Kill(u) => {
            for at in g.around(look.unit(u).at).filter(|at| g.on_map(*at)) {
                if arms::behind(look, at, u) && arms::stab(look, f, at, u).is_ok() {
                    goals.put(at);
                }
            }
            if goals.is_empty() || look.friend(f).has(Item::Sniper) {
                let weapon = if look.friend(f).has(Item::Sniper) { Weapon::Sniper } else { Weapon::Pistol };
                let reach = look.t.weapon(weapon).short;
                let target = look.unit(u).at;
                around(look, target, reach, |at| {
                    if look.sight().level(at, target, Eye::Standing, None) < HIDDEN {
                        goals.put(at);
                    }
                });
            }
        }
        Job::Ambush => {
            if let Some(convoy) = &look.t.page.convoy {
                let (col, row) = g.place(convoy.line.gate[0]);
                let (dc, dr) = convoy.line.into.ahead();
                // The middle third of the line, two to four squares aside.
                let count = convoy.line.moves.len() as i8;
                for n in count / 3..2 * count / 3 {
                    let Some(sq) = g.at(col + n * dc, row + n * dr) else { continue };
                    around(look, sq, 4, |at| goals.put(at));
                }
                for n in 0..count {
                    let Some(sq) = g.at(col + n * dc, row + n * dr) else { continue };
                    around(look, sq, 2, |at| goals.lift(at));
                    goals.lift(sq);
                }
            }
        }
        Job::Stow => {}
        Job::Out => {
            // Nobody leaves who has never been on the map (setup.entry/1).
            let fielded = look.friend(f).is(mood::FIELDED);
            for at in (0..g.len() as Square).filter(|at| look.t.exit(*at)) {
                if fielded {
                    goals.put(at);
                } else {
                    g.around(at).filter(|to| look.vacant(*to)).for_each(|to| goals.put(to));
                }
            }
        }
    }
    goals
}

/// The free squares of the map around another.
fn around(look: Look, at: Square, reach: u8, mut each: impl FnMut(Square)) {
    let g = look.t.ground();
    let (col, row) = g.place(at);
    let by = reach as i8;
    for dr in -by..=by {
        for dc in -by..=by {
            let Some(to) = g.at(col + dc, row + dr).filter(|to| *to != at && g.on_map(*to)) else { continue };
            if !look.s.cells.closed.has(to) {
                each(to);
            }
        }
    }
}

/// Squares from which a bomb can be laid beside something; for grenades those from which it can be thrown.
fn charges(look: Look, f: Friend, hits: impl Fn(Square) -> bool, squares: &[Square], goals: &mut Squares) {
    let op = look.friend(f);
    let bombs = op.has(Item::Bomb);
    for sq in squares {
        let reach = if bombs { 2 } else { look.t.weapon(Weapon::Grenade).long - 1 };
        around(look, *sq, reach, |from| {
            let able = if bombs {
                look.t.ground().around(from).any(|to| laid(look, f, from, to, &hits))
            } else {
                look.sight().level(from, *sq, Eye::Standing, None) < HIDDEN
                    && look.t.ground().distance(from, *sq) > 2
            };
            if able {
                goals.put(from);
            }
        });
    }
}

/// Can a bomb be laid there so that it hits something?
pub fn laid(look: Look, f: Friend, from: Square, to: Square, hits: impl Fn(Square) -> bool) -> bool {
    look.template(to).any(hits) && steps::check_place(look, f, from, Thing::Item(Item::Bomb), to).is_ok()
}
