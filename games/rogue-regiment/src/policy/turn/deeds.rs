//! What a friend can do where he comes to, and what it is worth.

use super::{CELLS, IN_HAND, POINTS, REACH, Turn, index};
use crate::action::{Action, Friend, Thing};
use crate::arms;
use crate::ground::Square;
use crate::look::Look;
use crate::moves;
use crate::pieces::{Item, Load, Role, Weapon};
use crate::policy::jobs::{self, Job};
use crate::policy::plan::Plan;
use crate::policy::strike::{self, PRIZE};
use crate::squares::Bits;
use crate::state::{Fate, Marked, flag, mood};
use crate::steps;

/// What aiming or marking adds to a die (action.aim/4, chart.mod.op/3).
const AIM: i8 = 2;
/// How likely a marked enemy comes into sight.
const LIKELY: f32 = 0.4;
/// Squares within which somebody is waited for.
const NEAR: u8 = 10;
/// A patrol that walks into a trap.
const SNARE: f32 = 8.0;

impl Turn<'_> {
    /// The nodes from which an action at a square can be done: there, or one step before it.
    fn from(&mut self, at: Square, mut each: impl FnMut(&mut Self, usize, bool)) {
        for points in 1..POINTS {
            if let Some(cell) = self.cell(at) {
                let i = index(points, false, cell);
                if self.search.nodes[i].cost.is_finite() {
                    each(self, i, false);
                }
            }
            let near: arrayvec::ArrayVec<Square, 8> = self.look.t.ground().around(at).collect();
            for before in near {
                let Some(cell) = self.cell(before) else { continue };
                let i = index(points, false, cell);
                if !self.search.nodes[i].cost.is_finite() || self.look.car_at(before).is_some() {
                    continue;
                }
                self.stand(before, false);
                let there = Look { t: self.look.t, s: &self.there };
                if moves::step(there, self.f, at).is_ok() && !self.look.s.drums.contains(&at) {
                    each(self, i, true);
                }
            }
        }
    }

    /// Points that are left after an action from a node.
    fn left(i: usize) -> f32 {
        IN_HAND * (i / CELLS / 2) as f32 - IN_HAND
    }

    /// What a square is worth to stand on after an action there.
    fn after(&self, i: usize, at: Square) -> f32 {
        let left = Self::left(i);
        // With points in hand he can still get away.
        let peril = self.peril(at, false) * if left > 0.0 { 0.6 } else { 1.0 };
        self.progress(at) + left - peril
    }

    fn view(&self, at: Square) -> f32 {
        self.cell(at).map_or(0.0, |cell| self.search.views[cell][0])
    }

    /// The knife, from behind.
    pub(super) fn stabs(&mut self) {
        let look = self.look;
        if look.friend(self.f).load != Load::Nothing {
            return;
        }
        for u in Bits(look.present()) {
            if Look::is_vehicle(u) || look.distance(u, self.home) > REACH as u8 {
                continue;
            }
            let worth = strike::stab(look, u, self.job, self.watch);
            let behind: arrayvec::ArrayVec<Square, 8> = look
                .t
                .ground()
                .around(look.unit(u).at)
                .filter(|at| arms::behind(look, *at, u) && arms::stab(look, self.f, *at, u).is_ok())
                .collect();
            for at in behind {
                self.from(at, |turn, i, step| {
                    // He who might have turned round is dead.
                    let relief = 0.5 * turn.caution * turn.watch.risk(at, false);
                    let worth = worth + relief + turn.after(i, at) - if step { turn.view(at) } else { 0.0 };
                    let stab = Action::Attack(Weapon::Knife, u);
                    if step {
                        turn.choose(i, worth, &[Action::MoveAttack, Action::Move(at), stab]);
                    } else {
                        turn.choose(i, worth, &[stab]);
                    }
                });
            }
        }
    }

    /// Firearms and grenades, from wherever he comes to.
    pub(super) fn shots(&mut self) {
        let look = self.look;
        if look.friend(self.f).load != Load::Nothing || look.friend(self.f).is(mood::DIVING) {
            return;
        }
        let alerted = look.units(|u| u.has(flag::ALERTED));
        let wanted = match self.job {
            Job::Kill(u) | Job::Wreck(u) => 1 << u,
            _ => 0,
        };
        let silent = if look.friend(self.f).has(Item::Harpoon) { u64::MAX } else { 0 };
        let trucks = look.units(|u| u.kind == crate::pieces::AxisKind::Truck);
        let targets = look.present() & (alerted | wanted | silent | trucks);
        for i in 0..self.search.nodes.len() {
            let points = i / CELLS / 2;
            let crouched = i / CELLS % 2 == 1;
            if points == 0 || crouched || !self.search.nodes[i].cost.is_finite() {
                continue;
            }
            let Some(at) = self.square(i % CELLS).filter(|at| look.t.ground().on_map(*at)) else { continue };
            if look.car_at(at).is_some() {
                continue;
            }
            let after = self.after(i, at);
            for u in Bits(targets) {
                strike::shots(look, self.f, at, u, |weapon, bonus| {
                    let silent = look.t.weapon(weapon).noise == 0;
                    if !silent && (alerted | wanted | trucks) >> u & 1 == 0 {
                        return;
                    }
                    let worth = after + strike::shot(look, self.f, weapon, u, bonus, self.job);
                    self.choose(i, worth, &[Action::Attack(weapon, u)]);
                    // Of one die a shot that is aimed is better than two (action.aim/4).
                    let aimed = look.friend(self.f).aim == Some((u, weapon));
                    if points >= 2 && look.t.weapon(weapon).dice == 1 && !aimed {
                        let worth = strike::shot(look, self.f, weapon, u, bonus + AIM, self.job);
                        self.choose(i, after + worth - IN_HAND, &[Action::Aim(weapon, u)]);
                    }
                });
            }
        }
    }

    /// Whoever comes next is marked from where nobody is in sight (action.mark/1, /3).
    pub(super) fn marks(&mut self) {
        let look = self.look;
        let op = *look.friend(self.f);
        let idle = op.load == Load::Nothing && !op.is(mood::DIVING | mood::CROUCHED | mood::RESISTANCE);
        if !idle || op.mark != Marked::None || !look.t.ground().on_map(op.at) {
            return;
        }
        let hunters = look.units(|u| u.has(flag::ALERTED)) & look.present();
        let near = Bits(hunters).filter(|u| !Look::is_vehicle(*u)).min_by_key(|u| look.distance(*u, op.at));
        let Some(u) = near.filter(|u| (3..=NEAR).contains(&look.distance(*u, op.at))) else { return };
        if arms::FIREARMS.into_iter().any(|w| arms::attack(look, self.f, op.at, w, u).is_ok()) {
            return;
        }
        let weapon = if op.has(Item::Sten) { Weapon::Sten } else { Weapon::Pistol };
        if op.has(weapon.item().unwrap_or(Item::Pistol)) {
            let worth = LIKELY * strike::shot(look, self.f, weapon, u, AIM, self.job);
            let stay = self.progress(op.at) - self.peril(op.at, false);
            let i = index(usize::from(op.ap).min(POINTS - 1), false, self.cell(op.at).unwrap_or(0));
            if op.ap >= 2 {
                self.choose(i, stay + worth, &[Action::Mark(u)]);
            }
        }
    }

    /// A trap where a patrol is about to walk, out of the sight of others (item.trap/1).
    pub(super) fn snares(&mut self) {
        let look = self.look;
        let op = look.friend(self.f);
        if !op.has(Item::Trap) || op.load != Load::Nothing || op.is(mood::DIVING) || look.s.battle {
            return;
        }
        let patrols = look.units(|u| u.role == Role::Patrol && u.kind.walks() && !u.has(flag::ALERTED));
        let home = self.home;
        for u in Bits(patrols & look.present()).filter(|u| look.distance(*u, home) <= NEAR) {
            let Some(path) = steps::path(look, u) else { continue };
            for to in path.into_iter().filter(|to| !look.s.traps.iter().any(|(at, _)| at == to)) {
                let worth = SNARE * (1.0 - self.watch.finds(look, to));
                self.sets(Item::Trap, to, worth);
            }
        }
    }

    /// A mine in the way of a vehicle that has to go (item.mine/2).
    pub(super) fn mines(&mut self) {
        let look = self.look;
        let op = look.friend(self.f);
        let Job::Wreck(u) = self.job else { return };
        if !op.has(Item::Mine) || op.load != Load::Nothing || op.is(mood::DIVING) {
            return;
        }
        let g = look.t.ground();
        let (home, there) = (self.home, look.token(u));
        let way = jobs::ahead(look, u).places().filter(|p| !there.covers(*p));
        let way: Vec<Square> = way.filter_map(|p| g.at(p.0, p.1)).collect();
        for to in way.into_iter().filter(|to| g.distance(*to, home) <= REACH as u8) {
            if !strike::endangers(look, to, Some(self.f)) {
                let worth = strike::blast(look, to, Weapon::Mine, self.job, |u| jobs::ahead(look, u));
                self.sets(Item::Mine, to, worth);
            }
        }
    }

    /// Something is set on a square, from wherever he can.
    fn sets(&mut self, item: Item, to: Square, worth: f32) {
        let g = self.look.t.ground();
        let near: arrayvec::ArrayVec<Square, 8> = g.around(to).filter(|at| g.on_map(*at)).collect();
        for at in near {
            if steps::check_place(self.look, self.f, at, Thing::Item(item), to).is_err() {
                continue;
            }
            let place = Action::Place(Thing::Item(item), to);
            self.from(at, |turn, i, step| {
                if !step {
                    turn.choose(i, worth + turn.after(i, at), &[place]);
                }
            });
        }
    }

    /// Bombs beside what has to go, and grenades at it.
    pub(super) fn charges(&mut self) {
        let look = self.look;
        let op = look.friend(self.f);
        if op.load != Load::Nothing {
            return;
        }
        let g = look.t.ground();
        let squares: Vec<Square> = match self.job {
            Job::Blow(i) => look.t.page.dumps[usize::from(i)].1.clone(),
            Job::Wreck(u) => jobs::ahead(look, u).places().filter_map(|p| g.at(p.0, p.1)).collect(),
            _ => Vec::new(),
        };
        if op.has(Item::Bomb) {
            let hits = |sq: Square| squares.contains(&sq);
            let spots = jobs::goals(look, self.f, self.job);
            let home = self.home;
            for at in spots.iter().filter(|at| g.distance(*at, home) <= REACH as u8) {
                let spot = g.around(at).filter(|to| jobs::laid(look, self.f, at, *to, hits));
                let moved = |u| jobs::ahead(look, u);
                let worth = |to: &Square| strike::blast(look, *to, Weapon::Bomb, self.job, moved);
                let best = spot
                    .filter(|to| !strike::endangers(look, *to, Some(self.f)))
                    .max_by(|a, b| worth(a).total_cmp(&worth(b)));
                let Some(to) = best else { continue };
                let worth = worth(&to);
                let place = Action::Place(Thing::Item(Item::Bomb), to);
                self.from(at, |turn, i, step| {
                    let worth = worth + turn.after(i, at) - if step { turn.view(at) } else { 0.0 };
                    if step {
                        turn.choose(i, worth, &[Action::MovePlace, Action::Move(at), place]);
                    } else {
                        turn.choose(i, worth, &[place]);
                    }
                });
            }
        }
        self.grenades(&squares);
    }

    fn grenades(&mut self, squares: &[Square]) {
        let look = self.look;
        let op = look.friend(self.f);
        if !op.has(Item::Grenade) || op.is(mood::DIVING) {
            return;
        }
        let g = look.t.ground();
        let mut marks: Vec<Square> = squares.to_vec();
        if look.s.battle {
            marks.extend(Bits(look.present()).map(|u| look.square_near(u, self.home)));
        }
        marks.retain(|at| g.on_map(*at));
        let still = |u| look.token(u);
        for mark in marks {
            if strike::endangers(look, mark, Some(self.f)) {
                continue;
            }
            let worth = strike::blast(look, mark, Weapon::Grenade, self.job, still);
            if worth < 6.0 {
                continue;
            }
            let noise = strike::racket(look, mark, look.t.weapon(Weapon::Grenade).noise);
            for i in 0..self.search.nodes.len() {
                let (points, crouched) = (i / CELLS / 2, i / CELLS % 2 == 1);
                if points == 0 || crouched || !self.search.nodes[i].cost.is_finite() {
                    continue;
                }
                let Some(at) = self.square(i % CELLS).filter(|at| g.distance(*at, mark) >= 2) else {
                    continue;
                };
                let wild = arms::throw(look, self.f, at, mark).is_err() || arms::scatters(look, at, mark);
                if look.car_at(at).is_some() || wild {
                    continue;
                }
                let worth = worth - noise - 1.0 + self.after(i, at);
                self.choose(i, worth, &[Action::Throw(mark)]);
            }
        }
    }

    /// A body goes where nobody looks, best where it is gone at the end of the turn.
    pub(super) fn stows(&mut self) {
        let look = self.look;
        let thing = match look.friend(self.f).load {
            Load::Nothing => return,
            Load::Body => Thing::Body,
            Load::Drum => Thing::Drum,
        };
        let g = look.t.ground();
        for i in 0..self.search.nodes.len() {
            let (points, crouched) = (i / CELLS / 2, i / CELLS % 2 == 1);
            if points == 0 || crouched || !self.search.nodes[i].cost.is_finite() {
                continue;
            }
            let Some(at) = self.square(i % CELLS) else { continue };
            let after = self.after(i, at);
            for to in g.around(at) {
                if steps::check_place(look, self.f, at, thing, to).is_err() {
                    continue;
                }
                let wet = g.ground(to) == crate::pieces::Terrain::Water;
                let found = if wet { 0.0 } else { self.watch.finds(look, to) };
                self.choose(i, 12.0 * (1.0 - found) + after, &[Action::Place(thing, to)]);
            }
        }
    }

    /// Kits, rest, what lies at his feet, the way out.
    pub(super) fn free_actions(&mut self) {
        let look = self.look;
        let f = self.f;
        let mut offer = |worth: f32, a: Action| {
            if steps::check(look, sandtable_core::Seat(seat(look, f)), a).is_ok() {
                self.out.push((worth, Plan::of(look, f, [a])));
            }
        };
        offer(4.0 * PRIZE, Action::PickUp(Thing::Item(Item::Intelligence)));
        if let Job::Hide(_) = self.job {
            offer(PRIZE, Action::PickUp(Thing::Body));
        }
        if jobs::dismissed(look, f) {
            offer(4.0 * PRIZE, Action::Leave);
        }
        for other in 0..look.s.friends.len() as Friend {
            let op = look.friend(other);
            if op.fate == Fate::Here && op.health + 3 <= steps::full_health(look, other) {
                offer(2.0 * PRIZE, Action::Treat(other));
            }
        }
    }

    /// Three points for one of health, where nobody comes.
    pub(super) fn heals(&mut self) {
        let look = self.look;
        let op = look.friend(self.f);
        let hidden = !look.t.ground().on_map(op.at) || self.peril(op.at, op.is(mood::CROUCHED)) < 0.5;
        if hidden && op.health < look.t.limits.recover && op.ap >= 3 {
            let urgent = if op.health <= 2 { 7.0 } else { 2.0 };
            let worth = self.progress(op.at) + urgent;
            self.out.push((worth, Plan::of(look, self.f, [Action::Recover])));
        }
    }
}

/// The seat that speaks for a friend.
fn seat(look: Look, f: Friend) -> u8 {
    if look.friend(f).is(mood::RESISTANCE) { 0 } else { f }
}
