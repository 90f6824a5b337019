//! The turn of a friend on foot: where he can come to, what he can do there, and what is best.

mod deeds;
mod walk;

use super::field::{Field, Shyness};
use super::jobs::{self, Job};
use super::plan::Plan;
use super::strike::{self, HURT, PRIZE, SEEN};
use super::watch::Watch;
use crate::action::{Action, Friend};
use crate::ground::Square;
use crate::look::Look;
use crate::squares::Bits;
use crate::state::{State, flag, mood};

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
        self.marks();
        self.snares();
        self.mines();
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
            let seen = self.watch.spots(u, at, crouched);
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
}
/// A node by the points that are left, posture and cell.
const fn index(points: usize, crouched: bool, cell: usize) -> usize {
    (points * 2 + crouched as usize) * CELLS + cell
}
