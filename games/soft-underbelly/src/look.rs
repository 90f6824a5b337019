//! Questions to a position: everything that the rules ask before they allow or do something.

use sandtable_board::{Set64, graph::flood};
use sandtable_core::Refusal;

use crate::Mediterranean;
use crate::action::{Action, Rank, Spot, Who};
use crate::pieces::{Arm, CONVOY, DROPPED, GONE, Hull, POOL, Place, SEA, Ship, Side, is_area, place_value};
use crate::refusals;
use crate::state::{State, Unit, flag};
use crate::theatre::Theatre;

/// A position with its theatre.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// What never changes.
    pub t: &'a Theatre,
    /// What does.
    pub s: &'a State,
}

impl<'a> Look<'a> {
    /// Is an action legal now for a side?
    pub fn legal(self, side: Side, a: Action) -> bool {
        sandtable_core::check::<Mediterranean>(self, Some(side), a).is_ok()
    }

    /// The unlike units of an arm, each once, with the place, the rank there and the index.
    pub fn unlike(self, side: Side, arm: Arm) -> impl Iterator<Item = (Who, usize)> + 'a {
        let units = &self.s.units;
        let mut last = u64::MAX;
        let (mut at, mut rank) = (u8::MAX, 0);
        self.t.range(side, arm).filter_map(move |i| {
            let unit = units[i];
            let key = unit.key();
            if key == last {
                return None;
            }
            rank = if unit.place == at { rank + 1 } else { 0 };
            (last, at) = (key, unit.place);
            Some((Who { arm, at, rank }, i))
        })
    }

    /// The unlike units of some arms that pass a test.
    pub fn each(
        self,
        side: Side,
        arms: &'a [Arm],
        test: impl Fn(Unit) -> bool + Copy + 'a,
    ) -> impl Iterator<Item = (Who, usize)> + 'a {
        arms.iter().flat_map(move |arm| self.unlike(side, *arm)).filter(move |(_, i)| test(self.s.units[*i]))
    }

    /// The units of an arm in a place: each arm's are in order of their places.
    pub fn there(self, side: Side, arm: Arm, at: Place) -> std::ops::Range<usize> {
        let range = self.t.range(side, arm);
        let units = &self.s.units[range.clone()];
        let first = units.partition_point(|u| u.place < at);
        let count = units[first..].iter().take_while(|u| u.place == at).count();
        range.start + first..range.start + first + count
    }

    /// The index of the unit that a player means.
    pub fn find(self, side: Side, who: Who) -> Option<usize> {
        let mut rank: Rank = 0;
        let mut last = None;
        for i in self.there(side, who.arm, who.at) {
            let key = self.s.units[i].key();
            if last == Some(key) {
                continue;
            }
            if rank == who.rank {
                return Some(i);
            }
            rank += 1;
            last = Some(key);
        }
        None
    }

    /// The index of the unit that a player means, in an area of the map.
    pub fn standing(self, side: Side, who: Who) -> Result<usize, Refusal> {
        self.find(side, who).filter(|_| is_area(who.at)).ok_or(refusals::NO_SUCH_UNIT)
    }

    /// Indices of a side's units, of some arms, that pass a test.
    pub fn all(
        self,
        side: Side,
        arms: &'a [Arm],
        test: impl Fn(Unit) -> bool + Copy + 'a,
    ) -> impl Iterator<Item = usize> + 'a {
        self.t.each(side, arms).filter(move |i| test(self.s.units[*i]))
    }

    /// Units of an arm in the pool.
    pub fn pool(self, side: Side, arm: Arm) -> usize {
        self.t.range(side, arm).filter(|i| self.s.units[*i].place == POOL).count()
    }

    /// Areas under a side's control.
    pub fn own(self, side: Side) -> Set64 {
        self.s.controlled(side, self.t.areas)
    }

    /// Is the area closed to this side by Operation Strangle?
    pub fn strangled(self, side: Side, area: Place) -> bool {
        side == Side::Axis && area != 0 && self.s.strangled == area
    }

    /// Areas that a side may enter as far as Operation Strangle goes.
    pub fn open(self, side: Side) -> Set64 {
        match (side, self.s.strangled) {
            (Side::Axis, area) if area != 0 => self.t.areas.without(area),
            _ => self.t.areas,
        }
    }

    /// Areas next to `from` that a land unit of a side may step into: not held by the enemy, not closed.
    pub fn steps(self, side: Side, from: Place) -> Set64 {
        if self.strangled(side, from) {
            return Set64::EMPTY;
        }
        (self.t.next_to(from) & self.open(side)) - self.s.held(side.other())
    }

    /// Areas in supply for a side, as a line is traced now (supply.trace, supply.source).
    pub fn supplied(self, side: Side) -> Set64 {
        let sources = match side {
            Side::Allies => self.s.allied & self.t.coast,
            Side::Axis => (self.own(Side::Axis) & self.t.stars) - self.t.coast,
        };
        let traced = flood(sources, self.t.areas - self.s.held(side.other()), &self.t.links);
        // supply.source/3
        if side == Side::Axis && self.s.ship(Ship::Italian) != Hull::Gone {
            traced | ((self.t.africa | self.t.islands) - self.s.held(Side::Allies))
        } else {
            traced
        }
    }

    /// Areas in reach of an aircraft on a spot (aircraft.range).
    pub fn reach(self, side: Side, spot: Spot) -> Set64 {
        // aircraft.range/2, overlord.ruler
        let long = side == Side::Allies && self.s.turn >= self.t.limits.overlord_turn;
        self.t.spots[usize::from(spot)].reach[usize::from(long)]
    }

    /// May another mission be flown from this area in this impulse (airfield.missions)?
    pub fn mission_left(self, area: Place) -> bool {
        let flown = self.s.missions.iter().filter(|m| m.contains(area)).count() as u8;
        let limit = if self.t.airfields.contains(area) {
            self.t.limits.missions_airfield
        } else {
            self.t.limits.missions
        };
        flown < limit
    }

    /// Why an aircraft cannot fly a mission to an area, if so (aircraft.use, aircraft.range, airfield.missions).
    pub fn mission(self, side: Side, who: Who, target: Place) -> Result<usize, Refusal> {
        let i = self.standing(side, who)?;
        let unit = self.s.units[i];
        refusals::NOT_AN_AIRCRAFT.unless(who.arm.is_air())?;
        refusals::AIRCRAFT_USED.when(unit.used())?;
        refusals::AIRCRAFT_BUSY.when(unit.has(flag::SUPPORT))?;
        // Its own area it may still help to defend.
        refusals::STRANGLED.when(self.strangled(side, who.at) && who.at != target)?;
        let reached = self.reach(side, unit.spot).contains(target);
        refusals::OUT_OF_REACH.with("area", place_value(target)).unless(reached)?;
        let airfield = self.t.airfields.contains(who.at);
        let why = if airfield { refusals::AIRFIELD_MISSIONS } else { refusals::NO_MISSION_LEFT };
        why.with("area", place_value(who.at)).unless(self.mission_left(who.at))?;
        Ok(i)
    }

    /// Areas where an aircraft of a side may land: own, with room, open (move.air/1).
    pub fn landing_grounds(self, side: Side) -> Set64 {
        let room = self.t.limits.stacking;
        (self.own(side) & self.open(side)).into_iter().filter(|a| self.s.count(side, *a) < room).collect()
    }

    /// May this aircraft, standing in `from`, fly anywhere at all (to another area or another spot)?
    pub fn can_fly(self, side: Side, from: Place, stay: bool) -> bool {
        if self.strangled(side, from) {
            return false;
        }
        let room = self.t.limits.stacking;
        let mut elsewhere = (self.own(side) & self.open(side)).without(from).into_iter();
        stay && self.t.spots_of(from).len() > 1 || elsewhere.any(|a| self.s.count(side, a) < room)
    }

    /// Aircraft of an area that are lost if everybody leaves it: no ground is left to them.
    pub fn grounded(self, side: Side, from: Place) -> u8 {
        if self.can_fly(side, from, false) {
            return 0;
        }
        self.all(side, &Arm::AIR, move |u| u.place == from).count() as u8
    }

    /// Does a spot suit an arm in an area: one of the area's placements for aircraft, none for others?
    pub fn spot_fits(self, arm: Arm, area: Place, spot: Spot) -> Result<(), Refusal> {
        refusals::WRONG_SPOT.unless(self.t.grounds(arm, area).contains(&spot))
    }

    /// Areas to which land units of an area may retreat: one or two areas through own ground (retreat.path).
    pub fn retreats(self, side: Side, from: Place) -> Set64 {
        if self.strangled(side, from) {
            return Set64::EMPTY;
        }
        let own = self.own(side) & self.open(side);
        let first = self.t.next_to(from) & own;
        let second = first.into_iter().fold(Set64::EMPTY, |all, a| all | self.t.next_to(a) & own);
        (first | second).without(from)
    }

    /// Can every unit of a side leave an area by retreat?
    pub fn can_retreat(self, side: Side, from: Place) -> bool {
        if self.s.count(side, from) == 0 || self.strangled(side, from) {
            return false;
        }
        let land = self.all(side, &Arm::LAND, move |u| u.place == from).next().is_some();
        if land { !self.retreats(side, from).is_empty() } else { self.can_fly(side, from, false) }
    }

    /// Is this unit one of the attackers of an area?
    pub fn attacks(unit: Unit, target: Place) -> bool {
        unit.duty == target && unit.place != CONVOY && unit.place != POOL
    }

    /// Attackers of an area.
    pub fn attackers(self, target: Place) -> impl Iterator<Item = usize> + 'a {
        self.all(self.s.active, &Arm::LAND, move |u| Look::attacks(u, target))
    }

    /// Has an area got any attacker left?
    pub fn attacked(self, target: Place) -> bool {
        self.attackers(target).next().is_some()
    }

    /// Units of the landing force of an area.
    pub fn landing_force(self, target: Place) -> usize {
        self.all(Side::Allies, &Arm::LAND, move |u| u.place == SEA && u.duty == target).count()
    }

    /// Indices of a side's units in the battle under way.
    pub fn fighters(self, side: Side) -> impl Iterator<Item = usize> + 'a {
        let target = self.s.battle.target;
        let attacker = side == self.s.active;
        self.all(
            side,
            &Arm::FIGHTING,
            move |u| {
                if attacker { Look::attacks(u, target) } else { u.place == target }
            },
        )
    }

    /// Has a side any unit in the battle under way?
    pub fn fights(self, side: Side) -> bool {
        if side == self.s.active {
            self.attacked(self.s.battle.target)
        } else {
            self.s.count(side, self.s.battle.target) > 0
        }
    }

    /// Is the line of the battle area on this side?
    pub fn line(self, side: Side) -> bool {
        side == Side::Axis && side != self.s.active && self.s.lines.contains(self.s.battle.target)
    }

    /// Could a tank of a side support the battle under way (tanks.support, tanks.mountain)?
    pub fn tank_can_support(self, side: Side) -> bool {
        if self.t.mountains.contains(self.s.battle.target) {
            return false;
        }
        let mut tank = false;
        let mut land = 0;
        for i in self.fighters(side) {
            let arm = self.t.owners[i].1;
            land += u8::from(arm.is_land());
            tank |= arm.is_tank() && !self.s.units[i].used();
        }
        // A tank supports somebody: it is never alone.
        tank && (land > 1 || self.line(side))
    }

    /// Dice of a side in a round of the battle under way and the lowest die that hits (combat.dice, results).
    pub fn dice(self, side: Side) -> (u8, u8) {
        let battle = &self.s.battle;
        let (mut dice, mut land, mut air, mut dropped) = (0u8, 0u8, 0u8, 0u8);
        for i in self.fighters(side) {
            let unit = self.s.units[i];
            match self.t.owners[i].1 {
                arm if arm.is_air() => air += u8::from(!unit.has(flag::SUPPORT)),
                Arm::Elite => {
                    land += 1;
                    dice += u8::from(unit.used());
                }
                Arm::Paratroops if unit.place == DROPPED => {
                    land += 1;
                    dropped += 1;
                }
                _ => {
                    land += 1;
                    dice += 1;
                }
            }
        }
        let tank = battle.tank[side as usize];
        // After the dice the supporting tank may itself be lost.
        dice = dice.saturating_sub(u8::from(tank));
        let mut flies = self.supporter(side).is_some();
        if land == 0 {
            // aircraft.alone/1: also one that came to support and has outlived the others.
            let last = air == 0 && !self.line(side) && self.fights(side);
            dice += air.min(1) + u8::from(last);
            flies &= !last;
        }
        if self.line(side) {
            dice += 2;
        }
        let hit = self.t.hits.battle - u8::from(tank) - u8::from(flies);
        (dice.min(self.t.limits.dice) + dropped, hit)
    }

    /// The aircraft that supports a side in the battle under way.
    pub fn supporter(self, side: Side) -> Option<usize> {
        self.all(side, &Arm::AIR, |u| u.has(flag::SUPPORT)).next()
    }

    /// Has an area enemies of a side that can be bombed or attacked?
    pub fn enemies(self, side: Side, area: Place) -> bool {
        self.s.count(side.other(), area) > 0
    }

    /// Any unit left that keeps a side in the game (victory.elimination)?
    pub fn alive(self, side: Side) -> bool {
        self.all(side, &Arm::FIGHTING, |u| u.place != POOL && u.place != GONE).next().is_some()
    }

    /// The ships of a side that are face-up.
    pub fn ready_ships(self, side: Side) -> impl Iterator<Item = Ship> + 'a {
        Ship::ALL.into_iter().filter(move |s| s.side() == side && self.s.ship(*s) == Hull::Ready)
    }
}
