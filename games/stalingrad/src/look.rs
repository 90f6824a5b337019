//! Questions to a position: zones of control, stacking, strengths, odds.

use sandtable_core::Refusal;

use crate::action::{Hex, UnitId};
use crate::pieces::{Chit, Kind, Nation, Side, What};
use crate::refusals;
use crate::state::{NO_HEX, State, Unit, flag, off, on_map};
use crate::theatre::{Cell, Counter, Terrain, Theatre};

/// A position with its theatre.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// What never changes.
    pub t: &'a Theatre,
    /// What does.
    pub s: &'a State,
}

/// The strengths and odds of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Assault {
    /// Total attack strength, halved where it crosses a river.
    pub attack: u16,
    /// Total defence strength.
    pub defence: u16,
    /// The column before terrain, from 0 for 1-1; none below that.
    pub odds: Option<u8>,
    /// Columns to the left.
    pub shift: u8,
    /// The column of the table; none if the attack is not allowed.
    pub column: Option<u8>,
}

impl<'a> Look<'a> {
    /// A unit.
    pub fn unit(self, id: UnitId) -> Unit {
        self.s.units[usize::from(id)]
    }

    /// Its counter.
    pub fn counter(self, id: UnitId) -> &'a Counter {
        self.t.counter(id)
    }

    /// Units of a side that pass a test.
    pub fn all(self, side: Side, test: impl Fn(Unit) -> bool + 'a) -> impl Iterator<Item = UnitId> + 'a {
        self.t.of[side as usize].iter().copied().filter(move |id| test(self.unit(*id)))
    }

    /// Units in a hex.
    pub fn stack(self, hex: Hex) -> impl Iterator<Item = UnitId> + 'a {
        let many = usize::from(if on_map(hex) { self.s.muster.count(hex) } else { u8::MAX });
        self.t.ids().filter(move |id| self.unit(*id).at == hex).take(many)
    }

    /// Has a hex room for one more unit of a side (3.1.1, 14.2.3)?
    pub fn room(self, hex: Hex) -> bool {
        self.s.fortress(hex) > 0 || self.s.muster.count(hex) < self.t.limits.stacking
    }

    /// Are more units in a hex than may stay?
    pub fn crowded(self, hex: Hex) -> bool {
        self.s.fortress(hex) == 0 && self.s.muster.count(hex) > self.t.limits.stacking
    }

    /// Is a unit one of a side's on the map?
    pub fn stands(self, side: Side, id: UnitId) -> bool {
        self.t.owns(side, id) && on_map(self.unit(id).at)
    }

    /// Is a hex in a zone of control of a side (3.2)? A fortress hex never is (14.2.2).
    pub fn zone(self, of: Side, hex: Hex) -> bool {
        if self.s.fortress(hex) > 0 || self.t.at(hex).terrain == Terrain::Sea {
            return false;
        }
        self.t.near(hex).any(|n| self.s.holder(n) == Some(of))
    }

    /// Who controls a place.
    pub fn controls(self, side: Side, place: usize) -> bool {
        self.s.axis_places.contains(place as u8) == (side == Side::Axis)
    }

    /// Is a hex a city or town of the enemy?
    pub fn enemy_place(self, side: Side, hex: Hex) -> bool {
        self.t.place(hex).is_some_and(|(i, _)| !self.controls(side, i))
    }

    /// Has a unit its full strength?
    pub fn is_full(self, id: UnitId) -> bool {
        !self.unit(id).has(flag::REDUCED)
    }

    /// Does a loss flip a unit to its reduced side, or remove it (2.21.3/3)?
    pub fn flips(self, id: UnitId) -> bool {
        self.counter(id).two_steps && self.is_full(id)
    }

    /// Attack strength of a unit.
    pub fn attack(self, id: UnitId) -> u16 {
        u16::from(self.counter(id).strength[usize::from(self.unit(id).has(flag::REDUCED))][0])
    }

    /// Defence strength of a unit; none after a retreat (10.6.7).
    pub fn defence(self, id: UnitId) -> u16 {
        let unit = self.unit(id);
        if unit.has(flag::RETREATED) {
            return 0;
        }
        u16::from(self.counter(id).strength[usize::from(unit.has(flag::REDUCED))][1])
    }

    /// Does a river run between two neighbours?
    pub fn river(self, from: Hex, to: Hex) -> bool {
        self.t.direction(from, to).is_some_and(|d| self.t.at(from).river >> d & 1 == 1)
    }

    /// Units that attack a hex.
    pub fn attackers(self, target: Hex) -> impl Iterator<Item = UnitId> + 'a {
        self.t.ids().filter(move |id| self.unit(*id).target == target && on_map(self.unit(*id).at))
    }

    /// The strengths and odds of an attack by some units (10.3).
    pub fn assault(self, target: Hex, attackers: impl Iterator<Item = UnitId>) -> Assault {
        let (mut straight, mut across) = (0, 0);
        for id in attackers {
            let total = if self.river(self.unit(id).at, target) { &mut across } else { &mut straight };
            *total += self.attack(id);
        }
        // 10.3.1.1: those across a river are added, then halved once.
        let attack: u16 = straight + across / 2;
        let fortress = u16::from(self.s.fortress(target) >= 2);
        let defence: u16 = self.stack(target).map(|id| self.defence(id)).sum::<u16>() + fortress;
        let odds = odds(attack, defence);
        let shift = self.t.shift(target);
        Assault { attack, defence, odds, shift, column: odds.and_then(|o| o.checked_sub(shift)) }
    }

    /// The result of an attack for a die.
    pub fn result(self, column: u8, die: u8) -> Cell {
        self.t.table[usize::from(die) - 1][usize::from(column)]
    }

    /// May a unit step, retreat or advance between two neighbours as far as mountains go (9.2.4)?
    pub fn passes_mountains(self, id: UnitId, from: Hex, to: Hex) -> bool {
        let mountain = |h| self.t.at(h).terrain == Terrain::Mountain;
        !(mountain(from) || mountain(to)) || self.by_road(from, to) || self.counter(id).kind == Kind::Mt
    }

    /// Does a road join two neighbours?
    pub fn by_road(self, from: Hex, to: Hex) -> bool {
        self.t.direction(from, to).is_some_and(|d| self.t.at(from).road >> d & 1 == 1)
    }

    /// Is the side between two neighbours a major river without a bridge?
    pub fn unbridged(self, from: Hex, to: Hex) -> bool {
        self.t.direction(from, to).is_some_and(|d| {
            let ground = self.t.at(from);
            ground.major >> d & 1 == 1 && ground.bridge >> d & 1 == 0
        })
    }

    /// The cost of a step in half movement points (9.2, 9.3), and whether it is the whole move.
    pub fn cost(
        self,
        id: UnitId,
        from: Hex,
        to: Hex,
        march: bool,
        fresh: bool,
    ) -> Result<(u8, bool), Refusal> {
        let enemy = self.t.side(id).other();
        self.cost_within(id, from, to, march, fresh, |hex| self.zone(enemy, hex))
    }

    /// As [`Look::cost`], with the enemy's zones at hand.
    pub fn cost_within(
        self,
        id: UnitId,
        from: Hex,
        to: Hex,
        march: bool,
        fresh: bool,
        zone: impl Fn(Hex) -> bool,
    ) -> Result<(u8, bool), Refusal> {
        let counter = self.counter(id);
        let enemy = self.t.side(id).other();
        let Some(d) = self.t.direction(from, to) else { return Err(refusals::NOT_ADJACENT) };
        let (here, there) = (self.t.at(from), self.t.at(to));
        refusals::SEA.when(there.terrain == Terrain::Sea)?;
        refusals::ENEMY_THERE.when(self.s.holder(to) == Some(enemy))?;
        let road = here.road >> d & 1 == 1;
        let bridged = here.bridge >> d & 1 == 1;
        if march {
            if !road {
                let rail = here.rail >> d & 1 == 1;
                return Err(if rail { refusals::MARCH_BY_RAIL } else { refusals::MARCH_ON_ROADS });
            }
            return if zone(to) { Err(refusals::MARCH_INTO_ZONE) } else { Ok((1, false)) };
        }
        refusals::MOUNTAIN.unless(self.passes_mountains(id, from, to))?;
        let (leaves, enters) = (zone(from), zone(to));
        if there.terrain == Terrain::Mountain && !road {
            // 9.2.4.2: a mountain division, for its whole allowance.
            refusals::WHOLE_ALLOWANCE.unless(fresh)?;
            refusals::MOUNTAIN_ZONES.when(leaves && enters)?;
            return Ok((counter.allowance * 2, true));
        }
        let effects = self.t.effects[there.terrain as usize];
        let mut cost = match counter.mechanised {
            _ if road => 1,
            true => effects.mechanised,
            false => effects.other,
        };
        let [river, zone] = self.t.extra;
        let crosses = here.river >> d & 1 == 1 && !bridged;
        let major = here.major >> d & 1 == 1;
        if crosses && !major {
            cost += river;
        }
        cost += zone * (u8::from(leaves) + u8::from(enters));
        if crosses && major {
            refusals::RIVER_START.unless(fresh)?;
            refusals::RIVER_ZONES.when(leaves && enters)?;
            return Ok((cost * 2, true));
        }
        Ok((cost * 2, false))
    }

    /// Does a unit answer to a line of a reinforcement or transfer table (11.2, 12.3)?
    pub fn answers(self, id: UnitId, what: What) -> bool {
        let c = self.counter(id);
        let combat = c.kind != Kind::Hq;
        match what {
            // Those are known by where they wait.
            What::Hq | What::Box => false,
            What::Pz => c.nation == Nation::German && c.kind == Kind::Pz,
            What::Ss => c.kind == Kind::Ss,
            What::Inf => c.nation == Nation::German && combat && !c.mechanised,
            What::Hungarian => c.nation == Nation::Hungarian && combat,
            What::Italian => c.nation == Nation::Italian && combat,
            What::Romanian => c.nation == Nation::Romanian && combat,
            What::Tk => c.kind == Kind::Tk,
            What::M => c.kind == Kind::M,
            What::C => c.kind == Kind::C,
            What::G => c.kind == Kind::G,
            What::Rifle => c.nation == Nation::Soviet && c.kind == Kind::Inf,
        }
    }

    /// The side that carries out the chit in effect; the Axis where both do.
    pub fn acting(self) -> Side {
        self.s.chit.and_then(Chit::side).unwrap_or(Side::Axis)
    }

    /// Victory points of the Axis now (15.0).
    pub fn victory_points(self) -> i16 {
        let connected = crate::supply::connected(self, Side::Axis);
        let held: i16 = self
            .t
            .places
            .iter()
            .enumerate()
            .filter(|(i, p)| p.vp > 0 && self.controls(Side::Axis, *i) && connected.contains(p.hex))
            .map(|(_, p)| i16::from(p.vp))
            .sum();
        held - i16::from(self.s.lost)
    }

    /// Where a removed unit goes: HQs wait (13.0.2).
    pub fn grave(self, id: UnitId) -> Hex {
        if self.counter(id).kind == Kind::Hq { off::AWAY } else { off::DEAD }
    }

    /// Has a command anything for its units to attack: an enemy next to an active unit?
    pub fn targets(self, id: UnitId) -> impl Iterator<Item = Hex> + 'a {
        let at = self.unit(id).at;
        let enemy = self.t.side(id).other();
        let near = if on_map(at) { self.t.at(at).next } else { [NO_HEX; 6] };
        near.into_iter().filter(move |n| *n != NO_HEX && self.s.holder(*n) == Some(enemy))
    }
}

/// The column for two strengths, from 0 for 1-1 to 10 for 10-1 and more (10.3.2).
pub fn odds(attack: u16, defence: u16) -> Option<u8> {
    if attack == 0 {
        return None;
    }
    if defence == 0 {
        return Some(10);
    }
    match attack / defence {
        0 => None,
        1 if 2 * attack >= 3 * defence => Some(1),
        1 => Some(0),
        n => Some(n.min(10) as u8),
    }
}
