//! Questions to a position: control, stacking, ways, costs.

use crate::action::{Space, Spaces, UnitId};
use crate::data::Factors;
use crate::pieces::{Arm, Event, Group, Nation, Passing, Purpose, Region, Side};
use crate::state::{NOWHERE, State, flag, on_map};
use crate::supply::{Supplied, ground, held};
use crate::theatre::{Counter, Theatre};

/// A position with its theatre.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// What never changes.
    pub t: &'a Theatre,
    /// What does.
    pub s: &'a State,
}

impl<'a> Look<'a> {
    /// Has an event been played?
    pub const fn has(self, event: Event) -> bool {
        self.s.events.has(event)
    }

    /// Does something hold this turn?
    pub const fn now(self, passing: Passing) -> bool {
        self.s.passing.has(passing)
    }

    /// Where a unit is.
    pub const fn at(self, id: UnitId) -> Space {
        self.s.at[id as usize]
    }

    /// A unit's counter.
    pub fn counter(self, id: UnitId) -> &'a Counter {
        self.t.counter(id)
    }

    /// A unit's present factors: combat, loss, movement.
    pub fn factors(self, id: UnitId) -> Factors {
        let counter = self.counter(id);
        counter.factors[usize::from(self.s.is(id, flag::NEWER))][usize::from(self.s.is(id, flag::REDUCED))]
    }

    /// Is a unit armour?
    pub fn armour(self, id: UnitId) -> bool {
        self.counter(id).arm == Arm::Armour
    }

    /// Units in a space or box.
    pub fn stack(self, at: Space) -> impl Iterator<Item = UnitId> + 'a {
        let s = self.s;
        self.t.ids().filter(move |id| s.at[usize::from(*id)] == at)
    }

    /// Units of a side on the map.
    pub fn army(self, side: Side) -> impl Iterator<Item = UnitId> + 'a {
        let (s, t) = (self.s, self.t);
        t.ids().filter(move |id| on_map(s.at[usize::from(*id)]) && t.side(*id) == side)
    }

    /// Is a unit a neutral that is not active yet (10.41)?
    pub fn inactive(self, id: UnitId) -> bool {
        match self.t.nation(id) {
            Nation::Ir => !self.has(Event::IraqActive),
            Nation::Vf => !self.has(Event::VichyActive),
            _ => false,
        }
    }

    /// Is a unit like another of its kind with a lower number, so that the other stands for it?
    pub fn has_twin(self, id: UnitId) -> bool {
        let (at, flags) = (self.at(id), self.s.flags[usize::from(id)]);
        (self.counter(id).first..id).any(|o| self.at(o) == at && self.s.flags[usize::from(o)] == flags)
    }

    /// Does a side control a space?
    pub fn controls(self, side: Side, at: Space) -> bool {
        self.s.axis.contains(at) == matches!(side, Side::Axis)
    }

    /// The spaces that a side controls.
    pub fn held(self, side: Side) -> Spaces {
        held(self.s, self.t, side)
    }

    /// Do enemies of a side stand in a space? Inactive Iraqis are none (10.422).
    pub fn enemy_in(self, side: Side, at: Space) -> bool {
        let enemy = side.other();
        self.s.count(enemy, at) > 0
            && (enemy == Side::Allied
                || self.has(Event::IraqActive)
                || self.t.ground(at).region != Region::Iraq
                || self.stack(at).any(|id| self.t.side(id) == Side::Axis && !self.inactive(id)))
    }

    /// Where a unit may stand.
    pub fn ground(self, id: UnitId) -> Spaces {
        ground(self.t, self.s, self.counter(id).profile)
    }

    /// The spaces that a unit may go to, attack or trace to from another, enemies aside (9.12, 9.13, 9.2, 10).
    pub fn ways(self, id: UnitId, from: Space) -> Spaces {
        let ground = self.ground(id);
        if ground.contains(from) {
            self.t.near[self.t.side(id) as usize][usize::from(from)] & ground
        } else {
            Spaces::EMPTY
        }
    }

    /// Does a step follow the Nile between Khartoum and Aswan (10.21)?
    pub const fn along_nile(self, from: Space, to: Space) -> bool {
        let (k, a) = (self.t.at.khartoum, self.t.at.aswan);
        from == k && to == a || from == a && to == k
    }

    /// May four units of one side crowd a space, as far as these units go (8.1/2 to 8.1/4)? The zone within which only
    /// one space may.
    fn crowd(self, at: Space, mut units: impl Iterator<Item = UnitId>) -> Option<Zone> {
        let region = self.t.ground(at).region;
        let west = matches!(region, Region::Algeria | Region::Tunisia);
        let first = units.next()?;
        let british = |id: UnitId| self.t.nation(id).group() == Group::British;
        if self.has(Event::Montgomery) && british(first) {
            let zone = match region {
                Region::Egypt => Some(Zone::Anywhere),
                Region::Libya => Some(Zone::Libya),
                _ if west => Some(Zone::West),
                _ => None,
            };
            return zone.filter(|_| units.all(british));
        }
        let american = |id: UnitId| self.t.nation(id) == Nation::Us;
        (self.has(Event::Patton) && west && american(first) && units.all(american)).then_some(Zone::Patton)
    }

    /// Other spaces of a zone that are crowded already.
    fn crowded_elsewhere(self, zone: Zone, at: Space) -> bool {
        let limit = self.t.limits.stacking;
        zone != Zone::Anywhere
            && self
                .t
                .all
                .without(at)
                .iter()
                .any(|o| self.s.count(Side::Allied, o) > limit && self.crowd(o, self.stack(o)) == Some(zone))
    }

    /// Has a space room for one more unit (8.1)? The unit itself is not counted if it stands there.
    pub fn room(self, id: UnitId, at: Space) -> bool {
        if !on_map(at) || self.t.roomy.contains(at) {
            return true;
        }
        let count = self.s.count(self.t.side(id), at) - u8::from(self.at(id) == at);
        if count < self.t.limits.stacking {
            return true;
        }
        count < self.t.limits.crowded
            && self
                .crowd(at, self.stack(at).filter(|o| *o != id).chain([id]))
                .is_some_and(|zone| !self.crowded_elsewhere(zone, at))
    }

    /// Is a space above its limit?
    pub fn overstacked(self, side: Side, at: Space) -> bool {
        let count = self.s.count(side, at);
        if count <= self.t.limits.stacking || self.t.roomy.contains(at) {
            return false;
        }
        count > self.t.limits.crowded
            || self.crowd(at, self.stack(at)).is_none_or(|zone| self.crowded_elsewhere(zone, at))
    }

    /// Does a card, or the turn, make limited supply count as full for activation?
    pub fn eased(self, id: UnitId, purpose: Purpose) -> bool {
        let (deed, at) = (&self.s.deed, self.at(id));
        let (nation, region) = (self.t.nation(id), self.t.ground(at).region);
        deed.ease.has(nation) && deed.ease_in.has(region)
            || self.now(Passing::DesertRailway) && nation.side() == Side::Allied && region == Region::Egypt
            || deed.named != NOWHERE
                && purpose == Purpose::Attack
                && self.t.near[nation.side() as usize][usize::from(at)].contains(deed.named)
    }

    /// What it costs to activate a space (7.23, 13.611, 13.71); nothing if it cannot be.
    pub fn cost(self, side: Side, at: Space, purpose: Purpose, favoured: bool) -> u8 {
        let (mut cost, mut groups) = (0, 0u8);
        for id in self.stack(at).filter(|id| self.t.side(*id) == side && !self.inactive(*id)) {
            let dear = match self.supplied(id) {
                Supplied::Out => true,
                Supplied::Limited => purpose == Purpose::Attack && !favoured && !self.eased(id, purpose),
                Supplied::Full => false,
            };
            if dear {
                cost += 1;
            } else {
                groups |= 1 << self.t.nation(id).group() as u8;
            }
        }
        cost + groups.count_ones() as u8
    }

    /// The fort value of a space for its defender, Mareth Line and option 19.6 counted (14.1).
    pub fn fort(self, at: Space) -> u8 {
        let ground = self.t.ground(at);
        ground.fort
            + u8::from(at == self.t.at.mareth && self.has(Event::MarethLine) && self.s.axis.contains(at))
    }
}

/// Where only one space may be crowded at a time (8.1/3, 8.1/4).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Zone {
    Anywhere,
    Libya,
    West,
    Patton,
}
