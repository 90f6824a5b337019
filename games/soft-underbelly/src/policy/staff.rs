//! What a commander's staff knows: forces, values of areas and what threatens them.

use std::cell::{Cell, OnceCell};

use arrayvec::ArrayVec;
use sandtable_board::{Set64, graph::flood};

use crate::look::Look;
use crate::pieces::{Arm, Hull, Place, Ship, Side, is_area};
use crate::policy::clash::{Corps, clash};
use crate::policy::force::{Force, cover, forces};
use crate::state::{STAYED, Unit, flag};

/// What a star is worth; a cube, worth about 1, is the measure of everything.
pub const STAR: f32 = 8.0;
/// What Munich is worth: with it the war ends.
const MUNICH: f32 = 40.0;
/// How likely the enemy is to make a good assault by land, and by sea.
const LIKELY: [f32; 2] = [0.8, 0.45];
/// How likely Munich is to be reached within two impulses, with the enemy on the mainland and without.
const LIKELY_DEEP: [f32; 2] = [0.5, 0.12];
/// What an area next to Munich is worth, and one next to such an area.
const GATES: [f32; 2] = [5.0, 2.5];
/// The most units that an assault brings up.
pub const ASSAULT: u8 = 8;

/// What may come upon an area in the enemy's next impulse.
#[derive(Clone, Copy, Default)]
struct Threat {
    /// By land.
    land: Corps,
    /// From the sea.
    sea: Corps,
    /// Would anybody walk in if it were empty?
    walk: bool,
    /// What may come within two impulses, and how likely.
    deep: Option<(Corps, f32)>,
}

/// The position as a side weighs it.
pub struct Staff<'a> {
    /// The position.
    pub look: Look<'a>,
    /// Whose staff.
    pub side: Side,
    /// Own forces by area.
    pub ours: [Force; 32],
    /// Enemy forces by area.
    pub theirs: [Force; 32],
    /// Own supplied areas.
    pub supplied: Set64,
    /// Areas that own aircraft can reach now, and those that the enemy's can.
    pub cover: [Set64; 2],
    /// Areas that hold own land units.
    pub posts: Set64,
    threats: [Cell<Option<Threat>>; 32],
    /// The land between own garrisons.
    wilds: OnceCell<Wilds>,
    /// The most units that a landing brings.
    afloat: OnceCell<u8>,
    /// Own land units that are free to attack, by area.
    free: OnceCell<[Force; 32]>,
    /// Areas with land units that could be told to go.
    mobile: OnceCell<Set64>,
    /// Areas over which own aircraft would be of use.
    busy: OnceCell<Set64>,
    /// Where own units can walk to from each area.
    regions: [Cell<Option<Set64>>; 32],
    losses: [[Cell<f32>; 2 * SPAN + 1]; 32],
    releases: [[Cell<f32>; SPAN + 1]; 32],
}

/// What lies between garrisons: an enemy anywhere in a region may come out of it on any side.
struct Wilds {
    /// The number of each area's region.
    of: [u8; 32],
    /// The regions, and the enemies in each.
    all: ArrayVec<(Set64, Force), 32>,
}

/// What one decision is weighed with: a staff that takes stock once, if it is asked.
pub struct Office<'a> {
    /// The position.
    pub look: Look<'a>,
    /// Whose decision.
    pub side: Side,
    staff: OnceCell<Staff<'a>>,
    /// How good bombs on each area are: the same for all who could drop them.
    bombs: [Cell<f32>; 32],
}

impl<'a> Office<'a> {
    /// Nobody was asked yet.
    pub fn new(look: Look<'a>, side: Side) -> Office<'a> {
        Office { look, side, staff: OnceCell::new(), bombs: [const { Cell::new(f32::NAN) }; 32] }
    }

    /// The staff.
    pub fn staff(&self) -> &Staff<'a> {
        self.staff.get_or_init(|| Staff::new(self.look, self.side))
    }

    /// How good bombs on an area are, by whoever works it out.
    pub fn bombs(&self, area: Place, work_out: impl FnOnce() -> f32) -> f32 {
        let Some(cell) = self.bombs.get(usize::from(area)) else { return work_out() };
        if cell.get().is_nan() {
            cell.set(work_out());
        }
        cell.get()
    }
}

/// What holding an area means to a side.
pub fn value(look: Look, side: Side, area: Place) -> f32 {
    let t = look.t;
    // Africa and the islands are lost to the Axis when Italy leaves the war, and those who stand there.
    let doomed = side == Side::Axis && (t.africa | t.islands).contains(area);
    plain_value(look, area) * if doomed { 0.35 } else { 1.0 }
}

fn plain_value(look: Look, area: Place) -> f32 {
    let (t, s) = (look.t, look.s);
    if area == t.munich {
        return MUNICH;
    }
    let late = s.turn >= t.last_turn;
    if t.stars.contains(area) {
        return if late { STAR * 1.5 } else { STAR };
    }
    // The ways to Munich.
    let gate = if t.gates[0].contains(area) {
        GATES[0]
    } else if t.gates[1].contains(area) {
        GATES[1]
    } else {
        0.0
    };
    if late {
        return 0.3 + gate * 0.5;
    }
    let mut value = 0.5 + gate;
    if t.coast.contains(area) && !t.africa.contains(area) {
        value += 1.2;
    }
    if t.italy.contains(area) && !s.surrendered {
        value += 2.0;
    }
    if t.airfields.contains(area) {
        value += 0.6;
    }
    value
}

/// How far a garrison is changed in thought at most.
const SPAN: usize = 7;

impl<'a> Staff<'a> {
    /// Takes stock.
    pub fn new(look: Look<'a>, side: Side) -> Staff<'a> {
        let ours = forces(look, side);
        let posts = look.s.held(side).into_iter().filter(|a| is_area(*a) && ours[usize::from(*a)].land() > 0);
        Staff {
            look,
            side,
            ours,
            posts: posts.collect(),
            theirs: forces(look, side.other()),
            supplied: look.supplied(side),
            cover: [cover(look, side), cover(look, side.other())],
            threats: [const { Cell::new(None) }; 32],
            wilds: OnceCell::new(),
            afloat: OnceCell::new(),
            free: OnceCell::new(),
            mobile: OnceCell::new(),
            busy: OnceCell::new(),
            regions: [const { Cell::new(None) }; 32],
            losses: [const { [const { Cell::new(f32::NAN) }; 2 * SPAN + 1] }; 32],
            releases: [const { [const { Cell::new(f32::NAN) }; SPAN + 1] }; 32],
        }
    }

    fn threat(&self, area: Place) -> Threat {
        let cell = &self.threats[usize::from(area)];
        let threat = cell.get().unwrap_or_else(|| self.fresh_threat(area));
        cell.set(Some(threat));
        threat
    }

    /// Will the enemy have no impulse any more after this one?
    pub fn last_word(&self) -> bool {
        self.look.s.turn >= self.look.t.last_turn && self.look.s.impulse >= self.look.t.limits.impulses
    }

    /// What holding an area means.
    pub fn value(&self, area: Place) -> f32 {
        value(self.look, self.side, area)
    }

    /// Where own units can walk to from an area.
    pub fn region(&self, from: Place) -> Set64 {
        let cell = &self.regions[usize::from(from)];
        if let Some(known) = cell.get() {
            return known;
        }
        let free = self.look.t.areas - self.look.s.held(self.side.other());
        let region = flood(Set64::single(from), free, &self.look.t.links);
        // From wherever one walks to one walks to the same.
        if free.contains(from) {
            region.into_iter().for_each(|area| self.regions[usize::from(area)].set(Some(region)));
        }
        cell.set(Some(region));
        region
    }

    fn fresh_threat(&self, area: Place) -> Threat {
        let (t, s) = (self.look.t, self.look.s);
        let enemy = self.side.other();
        let (around, mut mass) = self.around(area);
        let walk = mass.land() > 0;
        let by_sea = (around & self.look.own(enemy) & t.coast).without(area);
        if s.transport[enemy as usize] > 0 && !by_sea.is_empty() {
            mass.cubes += s.transport[enemy as usize].min(3);
        }
        let flies = self.cover[1].contains(area) || self.fresh_turn();
        let land = if walk {
            Force { line: false, aircraft: 0, ..mass.most((mass.land() * 3 / 4).clamp(1, ASSAULT)) }
                .corps(self.look, area, flies)
        } else {
            Corps::default()
        };
        let deep = (area == t.munich && self.side == Side::Axis).then(|| self.deep_threat(area));
        Threat { land, sea: self.sea_threat(area, flies), walk, deep }
    }

    /// Where an enemy may come from to an area by land, the area itself among it, and who stands there.
    fn around(&self, area: Place) -> (Set64, Force) {
        let (t, s) = (self.look.t, self.look.s);
        let wilds = self.wilds.get_or_init(|| self.fresh_wilds());
        let (mut around, mut mass) = (Set64::single(area), Force::default());
        let mut doors = t.next_to(area).with(area) - s.held(self.side);
        while let Some(door) = doors.first() {
            let (region, enemies) = wilds.all[usize::from(wilds.of[usize::from(door)])];
            around |= region;
            mass = mass.with(enemies);
            doors -= region;
        }
        let foes = s.held(self.side.other());
        if foes.contains(area) {
            // Who is there already does not come.
            let others = (around & foes).without(area).into_iter();
            mass = others.fold(Force::default(), |all, a| all.with(self.theirs[usize::from(a)]));
        }
        (around, mass)
    }

    fn fresh_wilds(&self) -> Wilds {
        let (t, s) = (self.look.t, self.look.s);
        let (foes, mut left) = (s.held(self.side.other()), t.areas - s.held(self.side));
        let mut wilds = Wilds { of: [0; 32], all: ArrayVec::new() };
        while let Some(first) = left.first() {
            let region = flood(Set64::single(first), left, &t.links);
            region.into_iter().for_each(|a| wilds.of[usize::from(a)] = wilds.all.len() as u8);
            let there = (region & foes).into_iter();
            let mass = there.fold(Force::default(), |all, a| all.with(self.theirs[usize::from(a)]));
            wilds.all.push((region, mass));
            left -= region;
        }
        wilds
    }

    /// Two Allied impulses may follow each other: thin guards on the way will not stop them, nor the sea.
    fn deep_threat(&self, area: Place) -> (Corps, f32) {
        let (t, s) = (self.look.t, self.look.s);
        let firm =
            s.held(Side::Axis).without(area).into_iter().filter(|a| self.ours[usize::from(*a)].land() >= 3);
        let free = t.areas - firm.collect::<Set64>();
        let around = flood(Set64::single(area), free, &t.links) - t.africa;
        let mut mass = (around & s.held(Side::Allies))
            .into_iter()
            .fold(Force::default(), |all, a| all.with(self.theirs[usize::from(a)]));
        mass.aircraft = 0;
        let likely = if mass.land() > 0 { LIKELY_DEEP[0] } else { LIKELY_DEEP[1] };
        if mass.land() < 4 {
            mass = Force { cubes: 3, tanks: 1, ..Force::default() };
        }
        (mass.most(ASSAULT).corps(self.look, area, true), likely)
    }

    /// Will used pieces be ready again before the enemy's next impulse?
    fn fresh_turn(&self) -> bool {
        let s = self.look.s;
        s.impulse >= self.look.t.limits.impulses && s.active == self.side || s.impulse == 0
    }

    fn sea_threat(&self, area: Place, flies: bool) -> Corps {
        let (t, s) = (self.look.t, self.look.s);
        if self.side == Side::Allies || !t.coast.contains(area) {
            return Corps::default();
        }
        let n = *self.afloat.get_or_init(|| {
            let ready = |ship| match s.ship(ship) {
                Hull::Ready => true,
                Hull::Used => self.fresh_turn(),
                Hull::Gone => false,
            };
            let fleets = [Ship::American, Ship::British].into_iter().filter(|s| ready(*s)).count() as u8;
            let room = [0, t.limits.landing, t.limits.landing_two_fleets][usize::from(fleets)];
            let waiting = (t.coast & s.allied).into_iter().map(|a| self.theirs[usize::from(a)].land());
            room.min(waiting.sum())
        });
        if n == 0 {
            return Corps::default();
        }
        let force = Force { cubes: n - 1, tanks: 1, ..Force::default() };
        force.corps(self.look, area, flies)
    }

    /// The chance that an area is lost if its garrison changes by some cubes.
    pub fn loss(&self, area: Place, by: i8) -> f32 {
        let key = usize::from((by + SPAN as i8).clamp(0, 2 * SPAN as i8) as u8);
        let cell = &self.losses[usize::from(area)][key];
        if cell.get().is_nan() {
            cell.set(self.loss_of(area, self.ours[usize::from(area)].changed(by)));
        }
        cell.get()
    }

    /// The chance that an area is lost with some garrison.
    pub fn loss_of(&self, area: Place, garrison: Force) -> f32 {
        if self.last_word() {
            return 0.0;
        }
        let threat = self.threat(area);
        if garrison.land() + garrison.aircraft == 0 {
            let sea = if threat.sea.body() > 0 { LIKELY[1] } else { 0.0 };
            return if threat.walk { 0.95 } else { sea };
        }
        let (rounds, dice) = (self.look.t.limits.rounds, self.look.t.limits.dice);
        let flies = self.cover[0].contains(area);
        let guard = garrison.corps(self.look, area, flies);
        let mut worst = 0.0f32;
        if threat.land.body() > 0 {
            worst = LIKELY[0] * clash(threat.land, guard, rounds, dice).win;
        }
        // What could not be worse even if it surely won is not fought out.
        let matters = |likely: f32, worst: f32| likely * 1.001 > worst;
        if let Some((deep, likely)) = threat.deep.filter(|(_, likely)| matters(*likely, worst)) {
            worst = worst.max(likely * clash(deep, guard, rounds, dice).win);
        }
        if threat.sea.body() > 0 && matters(LIKELY[1], worst) {
            let shelled = Corps { shelled: (2, self.look.t.hits.ship), ..guard };
            worst = worst.max(LIKELY[1] * clash(threat.sea, shelled, rounds, dice).win);
        }
        worst
    }

    /// Will units in an area live beyond the turn, as far as supply goes?
    pub fn fed(&self, area: Place) -> bool {
        let (t, s) = (self.look.t, self.look.s);
        if self.side == Side::Axis && (t.africa | t.islands).contains(area) && t.italy.intersects(s.allied) {
            // Italy will be out of the war, and nothing sails any more.
            return false;
        }
        self.supplied.contains(area)
    }

    /// What it costs to take some units away.
    pub fn release(&self, area: Place, units: u8) -> f32 {
        let Some(cell) = self.releases[usize::from(area)].get(usize::from(units)) else {
            return self.fresh_release(area, units);
        };
        if cell.get().is_nan() {
            cell.set(self.fresh_release(area, units));
        }
        cell.get()
    }

    fn fresh_release(&self, area: Place, units: u8) -> f32 {
        let left = self.ours[usize::from(area)].changed(-(units as i8));
        if area == self.look.t.munich && self.side == Side::Axis && left.land() == 0 {
            return 1000.0;
        }
        if !self.look.own(self.side).contains(area) {
            return 0.0;
        }
        let threat = self.threat(area);
        if !threat.walk && threat.sea.body() == 0 && threat.deep.is_none() {
            return 0.0;
        }
        let lasting = if self.fed(area) || self.last_word() { 1.0 } else { 0.25 };
        lasting * self.value(area) * (self.loss(area, -(units as i8)) - self.loss(area, 0)).max(0.0)
    }

    /// The most units that may leave for a price.
    pub fn spare(&self, area: Place, price: f32) -> u8 {
        let land = self.ours[usize::from(area)].land();
        (1..=land).rev().find(|n| self.release(area, *n) <= price).unwrap_or(0)
    }

    /// What some more units in an area bring, be it to hold it or to walk into it.
    pub fn gain(&self, area: Place, units: u8) -> f32 {
        let after = self.loss(area, units as i8);
        let lasting = if self.fed(area) || self.last_word() { 1.0 } else { 0.25 };
        lasting * self.gain_fed(area, after)
    }

    fn gain_fed(&self, area: Place, after: f32) -> f32 {
        if self.look.own(self.side).contains(area) {
            let threat = self.threat(area);
            if !threat.walk && threat.sea.body() == 0 && threat.deep.is_none() {
                return 0.0;
            }
            return self.value(area) * (self.loss(area, 0) - after).max(0.0);
        }
        self.value(area) * (1.0 - after).max(0.0) + 0.2
    }

    /// Areas with land units that could be told to go: none held by partisans.
    pub fn mobile(&self) -> Set64 {
        *self.mobile.get_or_init(|| {
            let goes = |u: Unit| is_area(u.place) && u.visited & !STAYED == 0 && !u.has(flag::HELD);
            let units = self.look.all(self.side, &Arm::LAND, goes);
            units.map(|i| self.look.s.units[i].place).collect()
        })
    }

    /// Land units of an area that are free to attack.
    pub fn free(&self, area: Place) -> Force {
        self.free.get_or_init(|| {
            let mut all = [Force::default(); 32];
            for arm in Arm::LAND {
                for i in self.look.t.range(self.side, arm) {
                    let unit = self.look.s.units[i];
                    if is_area(unit.place) && unit.duty == 0 && !unit.has(flag::HELD) {
                        all[usize::from(unit.place)].add(arm, unit);
                    }
                }
            }
            all
        })[usize::from(area)]
    }

    /// Areas over which own aircraft would be of use: enemies who may be attacked, posts that may be.
    pub fn busy(&self) -> Set64 {
        *self.busy.get_or_init(|| {
            let (look, side) = (self.look, self.side);
            let ours = look.own(side);
            let of_use = |a: &Place| {
                let own = ours.contains(*a);
                let front = look.t.next_to(*a).intersects(if own { look.t.areas - ours } else { ours });
                let coast = look.t.coast.contains(*a) && own != (side == Side::Allies);
                let enemy = look.s.count(side.other(), *a) > 0;
                enemy && (front || coast) || own && (front || coast && side == Side::Axis)
            };
            look.t.areas.into_iter().filter(of_use).collect()
        })
    }
}
