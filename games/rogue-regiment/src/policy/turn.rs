//! The turn of a friend on foot: where he can come to, what he can do there, and what is best.

use super::field::{Field, Shyness};
use super::jobs::{self, Job};
use super::plan::Plan;
use super::strike::{self, HURT, PRIZE, SEEN};
use super::watch::Watch;
use crate::action::{Action, Friend, Thing};
use crate::arms;
use crate::ground::Square;
use crate::look::Look;
use crate::moves;
use crate::pieces::{Item, Load, Weapon};
use crate::squares::Bits;
use crate::state::{Fate, State, flag, mood};
use crate::steps;

/// How far a turn reaches.
const REACH: i8 = 6;
const SPAN: usize = 2 * REACH as usize + 1;
const CELLS: usize = SPAN * SPAN;
const POINTS: usize = 5;
/// Out of reach.
const NONE: u16 = u16::MAX;
/// The point of view of one who is in no hurry: an action point in hand.
const IN_HAND: f32 = 0.7;

/// How much what is looked at later counts beside what is looked at next.
const LATER: f32 = 0.15;
/// How much a way that is watched less counts beside a short one.
const SHUNNED: f32 = 0.15;
/// Action points to spare that allow all caution.
const SPARE: f32 = 30.0;
/// Of two ways the one with fewer actions.
const EFFORT: f32 = 0.02;

/// How a place of the search was come to.
#[derive(Clone, Copy)]
struct Node {
    cost: f32,
    from: u16,
    way: Way,
}

/// An action that brings him on.
#[derive(Clone, Copy)]
enum Way {
    Start,
    Move,
    Climb,
    Crouch,
    PopUp,
    /// The squares of a sprint before the last.
    Sprint([Square; 2]),
}

/// What a search uses again.
#[derive(Default)]
pub struct Search {
    nodes: Vec<Node>,
    /// The price of being on a square, standing and crouched.
    views: Vec<[f32; 2]>,
    field: Field,
}

/// A choice: what it is worth and how it begins.
type Choice = (f32, Plan);

/// A friend's turn being thought over.
pub struct Turn<'a> {
    look: Look<'a>,
    f: Friend,
    job: Job,
    watch: &'a Watch,
    search: &'a mut Search,
    /// The square in the middle of the search.
    home: Square,
    /// The position with him elsewhere.
    there: State,
    /// What it is worth not to be seen: less when time runs out.
    caution: f32,
    /// What an action point of way is worth: more when the enemy is awake.
    haste: f32,
    out: Vec<Choice>,
}

/// The best choices of a friend, the best first.
pub fn choices(look: Look, f: Friend, watch: &Watch, search: &mut Search) -> Vec<Choice> {
    let job = jobs::of(look, f, watch);
    let home = look.friend(f).at;
    let mut there = look.s.clone();
    there.cells.held.lift(home);
    let mut turn =
        Turn { look, f, job, watch, search, home, there, caution: SEEN, haste: 1.0, out: Vec::new() };
    turn.think();
    let mut out = turn.out;
    out.sort_by(|a, b| b.0.total_cmp(&a.0));
    out
}

impl Turn<'_> {
    fn think(&mut self) {
        self.aim();
        self.prices();
        self.explore();
        self.free_actions();
        self.ends();
        self.stabs();
        self.shots();
        self.charges();
        self.stows();
        self.heals();
    }

    /// How far everything is from the goal.
    fn aim(&mut self) {
        let look = self.look;
        let mut goals = jobs::goals(look, self.f, self.job);
        let shy = if look.s.battle {
            Shyness { seen: 2.0, soon: 0.0, always: 0.0 }
        } else {
            Shyness { seen: 6.0, soon: 3.0, always: 5.0 }
        };
        let field = &mut self.search.field;
        field.flood(look, self.f, &goals, self.watch, shy);
        if field.at(self.home).is_none() && self.job != Job::Stow {
            // No way on foot: by boat or truck, if there is one with a seat.
            for c in 0..look.s.cars.len() as u8 {
                let seats = usize::from(look.t.car(look.car(c).kind).seats);
                let free = look.car(c).seats[..seats].contains(&crate::state::NOBODY);
                if look.car(c).here && free {
                    let g = look.t.ground();
                    let token = look.car_token(c);
                    token.places().filter_map(|p| g.at(p.0, p.1)).for_each(|at| goals.put(at));
                }
            }
            field.flood(look, self.f, &goals, self.watch, shy);
        }
        self.haste = if look.s.battle {
            2.5
        } else if look.units(|u| u.has(flag::ALERTED)) != 0 {
            2.0
        } else {
            1.3
        };
        // There and back again.
        let points = f32::from(look.t.limits.action_points);
        let left = f32::from(look.t.page.dawn.saturating_sub(look.s.turn)) * points;
        let spare = left - 2.5 * self.search.field.length(self.home).unwrap_or(0.0);
        self.caution = SEEN * (spare / SPARE).clamp(0.2, 1.0);
    }

    fn cell(&self, at: Square) -> Option<usize> {
        let (dc, dr) = self.look.t.ground().offset(self.home, at);
        let inside = dc.abs() <= REACH && dr.abs() <= REACH;
        inside.then(|| (dr + REACH) as usize * SPAN + (dc + REACH) as usize)
    }

    fn square(&self, cell: usize) -> Option<Square> {
        let (col, row) = self.look.t.ground().place(self.home);
        self.look.t.ground().at(col + (cell % SPAN) as i8 - REACH, row + (cell / SPAN) as i8 - REACH)
    }

    /// What it costs to be looked at: suspicion, or a bullet.
    fn prices(&mut self) {
        let look = self.look;
        let op = look.friend(self.f);
        let frail = if op.health <= 2 { 2.0 } else { 1.0 };
        self.search.views.clear();
        self.search.views.resize(CELLS, [0.0; 2]);
        for cell in 0..CELLS {
            let Some(at) = self.square(cell) else { continue };
            for crouched in [false, true] {
                if !self.watch.sees(at, crouched) {
                    continue;
                }
                let mut price = 0.0;
                for u in self.watch.watchers(at, crouched) {
                    if !look.unit(u).has(flag::ALERTED) {
                        price += if price == 0.0 { self.caution } else { 2.0 };
                    } else if op.reacted >> u & 1 == 0 {
                        price += HURT * frail * strike::bite(look, u);
                        price += if op.is(mood::EXPOSED) || look.s.battle { 0.0 } else { self.caution / 2.0 };
                    }
                }
                self.search.views[cell][usize::from(crouched)] = price;
            }
        }
    }

    /// Puts him on a square of the position on trial.
    fn stand(&mut self, at: Square, crouched: bool) {
        let diver = self.there.friends[usize::from(self.f)].has(Item::Diving);
        let wet = diver && self.look.t.ground().letters[usize::from(at)] == b'~';
        let op = &mut self.there.friends[usize::from(self.f)];
        op.at = at;
        op.mood &= !(mood::CROUCHED | mood::DIVING);
        if crouched {
            op.mood |= mood::CROUCHED;
        }
        if wet {
            op.mood |= mood::DIVING;
        }
    }

    /// Every square that he can come to with the points that are left then.
    fn explore(&mut self) {
        let none = Node { cost: f32::INFINITY, from: NONE, way: Way::Start };
        self.search.nodes.clear();
        self.search.nodes.resize(CELLS * 2 * POINTS, none);
        let op = self.look.friend(self.f);
        let Some(cell) = self.cell(self.home) else { return };
        let points = usize::from(op.ap).min(POINTS - 1);
        let crouched = op.is(mood::CROUCHED);
        let start = index(points, crouched, cell);
        self.search.nodes[start] = Node { cost: 0.0, from: NONE, way: Way::Start };
        for points in (0..=points).rev() {
            for crouched in [true, false] {
                for cell in 0..CELLS {
                    let i = index(points, crouched, cell);
                    if self.search.nodes[i].cost.is_finite() {
                        self.expand(i, points, crouched, cell);
                    }
                }
            }
        }
    }

    fn reach(&mut self, to: usize, cost: f32, from: usize, way: Way) {
        let node = &mut self.search.nodes[to];
        let cost = cost + EFFORT;
        if cost < node.cost {
            *node = Node { cost, from: from as u16, way };
        }
    }

    fn expand(&mut self, i: usize, points: usize, crouched: bool, cell: usize) {
        let Some(at) = self.square(cell) else { return };
        // Who has got into a vehicle acts no more.
        if at != self.home && self.look.car_at(at).is_some() {
            return;
        }
        self.stand(at, crouched);
        let cost = self.search.nodes[i].cost;
        let free = self.look.friend(self.f).load == Load::Nothing;
        if crouched && free {
            let price = cost.max(self.search.views[cell][0]);
            self.reach(index(points, false, cell), price, i, Way::PopUp);
        }
        let near: arrayvec::ArrayVec<Square, 8> = self.look.t.ground().around(at).collect();
        if points >= 1 {
            for to in &near {
                self.step(i, points, crouched, *to, cost);
            }
            if !crouched && free && self.there.friends[usize::from(self.f)].mood & mood::DIVING == 0 {
                self.reach(index(points - 1, true, cell), cost, i, Way::Crouch);
            }
        }
        if points >= 2 && free && !crouched {
            for to in &near {
                let there = Look { t: self.look.t, s: &self.there };
                if let Some(next) = self.cell(*to)
                    && moves::climb(there, self.f, *to).is_ok()
                {
                    let price = cost.max(self.search.views[next][0]);
                    self.reach(index(points - 2, false, next), price, i, Way::Climb);
                }
            }
            self.sprint(i, points - 2, at, cost);
        }
    }

    fn step(&mut self, i: usize, points: usize, crouched: bool, to: Square, cost: f32) {
        let there = Look { t: self.look.t, s: &self.there };
        if let Some(next) = self.cell(to)
            && moves::step(there, self.f, to).is_ok()
            && !self.look.s.drums.contains(&to)
        {
            let price = cost.max(self.search.views[next][usize::from(crouched)]);
            self.reach(index(points - 1, crouched, next), price, i, Way::Move);
        }
    }

    /// Up to three squares at once, never beside somebody who would hear it.
    fn sprint(&mut self, i: usize, points: usize, from: Square, cost: f32) {
        let mut ring: arrayvec::ArrayVec<(Square, f32, [Square; 2]), 64> = Default::default();
        ring.push((from, cost, [crate::ground::NOWHERE; 2]));
        for n in 0..3 {
            let mut next: arrayvec::ArrayVec<(Square, f32, [Square; 2]), 64> = Default::default();
            for (at, cost, way) in ring {
                self.stand(at, false);
                for to in self.look.t.ground().around(at) {
                    let there = Look { t: self.look.t, s: &self.there };
                    let Some(cell) = self.cell(to) else { continue };
                    if next.iter().any(|(sq, ..)| *sq == to)
                        || self.loud(to)
                        || moves::ground(there, self.f, to, moves::Manner::Sprint).is_err()
                        || moves::stop(there, self.f, to).is_err()
                        || self.look.car_at(to).is_some()
                        || self.look.s.drums.contains(&to)
                    {
                        continue;
                    }
                    let price = cost.max(self.search.views[cell][0]);
                    self.reach(index(points, false, cell), price, i, Way::Sprint(way));
                    let mut way = way;
                    if n < 2 {
                        way[n] = to;
                    }
                    let _ = next.try_push((to, price, way));
                }
            }
            ring = next;
        }
        self.stand(from, false);
    }

    /// Would a sprinter be heard there (heard.turn/2)?
    fn loud(&self, at: Square) -> bool {
        let look = self.look;
        Bits(look.present()).any(|u| !look.unit(u).has(flag::ALERTED) && look.distance(u, at) <= 1)
    }

    /// How a way to a node begins: the plan of its first action.
    fn opening(&self, mut i: usize) -> Option<Plan> {
        loop {
            let node = self.search.nodes[i];
            if node.from == NONE {
                return None;
            }
            if self.search.nodes[usize::from(node.from)].from == NONE {
                let to = self.square(i % CELLS)?;
                return Some(self.click(node.way, to));
            }
            i = usize::from(node.from);
        }
    }

    fn click(&self, way: Way, to: Square) -> Plan {
        let f = self.f;
        match way {
            Way::Start => Plan::of(self.look, f, [Action::Done]),
            Way::Move => Plan::of(self.look, f, [Action::Move(to)]),
            Way::Climb => Plan::of(self.look, f, [Action::Climb(to)]),
            Way::Crouch => Plan::of(self.look, f, [Action::Crouch]),
            Way::PopUp => Plan::of(self.look, f, [Action::PopUp]),
            Way::Sprint(before) => {
                let steps = before.into_iter().filter(|sq| *sq != crate::ground::NOWHERE).chain([to]);
                Plan::of(self.look, f, [Action::Sprint].into_iter().chain(steps.map(Action::Move)))
            }
        }
    }

    /// A choice that ends with an action from a node, or begins with it.
    fn choose(&mut self, i: usize, worth: f32, clicks: &[Action]) {
        let plan = self.opening(i).unwrap_or_else(|| Plan::of(self.look, self.f, clicks.iter().copied()));
        self.out.push((worth - self.search.nodes[i].cost, plan));
    }

    /// How near a square is to the goal: what is left to go, negative.
    fn progress(&self, at: Square) -> f32 {
        if self.job == Job::Stow {
            return 0.0;
        }
        let field = &self.search.field;
        let way = field.length(at).zip(field.at(at));
        way.map_or(-80.0, |(length, cost)| -self.haste * length - SHUNNED * (cost - length))
    }

    /// What may happen to him in the Axis phases where he ends his turn.
    fn peril(&self, at: Square, crouched: bool) -> f32 {
        let look = self.look;
        if !look.t.ground().on_map(at) || look.car_at(at).is_some() {
            return 0.0;
        }
        let mut peril = 0.0;
        if !look.s.battle {
            peril += self.caution * (self.watch.risk(at, crouched) + LATER * self.watch.share(at));
        }
        let op = look.friend(self.f);
        let frail = if op.health <= 2 { 2.0 } else { 1.0 };
        let hunted = op.is(mood::EXPOSED);
        for u in Bits(look.units(|u| u.has(flag::ALERTED))) {
            let far = look.distance(u, at);
            let seen = self.watch.cones[usize::from(u)][usize::from(crouched)].has(at);
            let share = if seen {
                1.0
            } else if far <= 4 {
                0.6
            } else if far <= 10 {
                0.3
            } else {
                0.0
            };
            peril += HURT * frail * strike::bite(look, u) * share * if hunted { 1.0 } else { 0.5 };
        }
        // Close together they are found together.
        peril + self.crowd(at) + self.blast(at)
    }

    fn crowd(&self, at: Square) -> f32 {
        let look = self.look;
        let near =
            |f: Friend| f != self.f && look.afoot(f) && look.t.ground().distance(look.friend(f).at, at) <= 1;
        0.3 * (0..look.t.operators()).filter(|f| near(*f)).count() as f32
    }

    /// A bomb is about to go off beside him.
    fn blast(&self, at: Square) -> f32 {
        let due = self.look.s.bombs.iter().any(|b| b.fuse <= 1 && self.look.under(b.at, at));
        if due { 4.0 * PRIZE } else { 0.0 }
    }

    /// The square of every node where he may stop.
    fn ends(&mut self) {
        for i in 0..self.search.nodes.len() {
            let node = self.search.nodes[i];
            if !node.cost.is_finite() {
                continue;
            }
            let crouched = i / CELLS % 2 == 1;
            let Some(at) = self.square(i % CELLS) else { continue };
            let worth = self.progress(at) - self.peril(at, crouched) - if crouched { 0.3 } else { 0.0 };
            if node.from == NONE {
                let plan = Plan::of(self.look, self.f, [Action::Done]);
                self.out.push((worth, plan));
            } else {
                self.choose(i, worth, &[]);
            }
        }
    }

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
    fn stabs(&mut self) {
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
    fn shots(&mut self) {
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
                });
            }
        }
    }

    /// Bombs beside what has to go, and grenades at it.
    fn charges(&mut self) {
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
                if look.car_at(at).is_some() || arms::throw(look, self.f, at, mark) != Ok(false) {
                    continue;
                }
                let worth = worth - noise - 1.0 + self.after(i, at);
                self.choose(i, worth, &[Action::Throw(mark)]);
            }
        }
    }

    /// A body goes where nobody looks, best where it is gone at the end of the turn.
    fn stows(&mut self) {
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
    fn free_actions(&mut self) {
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
    fn heals(&mut self) {
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

/// A node by the points that are left, posture and cell.
const fn index(points: usize, crouched: bool, cell: usize) -> usize {
    (points * 2 + crouched as usize) * CELLS + cell
}

/// The seat that speaks for a friend.
fn seat(look: Look, f: Friend) -> u8 {
    if look.friend(f).is(mood::RESISTANCE) { 0 } else { f }
}
