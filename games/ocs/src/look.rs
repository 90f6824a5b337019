//! Questions to a position: who stands where, zones of control, sizes, allowances.

use arrayvec::ArrayVec;

use crate::action::{Hex, UnitId};
use crate::pieces::{Kind, Mobility, Mode, Side};
use crate::state::{State, Unit, flag, on_map};
use crate::steps::{Segment, Step};
use crate::theatre::{Counter, Face, Theatre};

/// Quarters of an RE that may stack in a hex (4.8/1).
pub const STACKING: u16 = 40;

/// Most Reserve markers that are counted.
const RESERVES: usize = 32;

/// A position with its theatre.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// What never changes.
    pub t: &'a Theatre,
    /// What does.
    pub s: &'a State,
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

    /// The side of its counter that is up (5.2/2).
    pub fn face(self, id: UnitId) -> Face {
        self.counter(id).faces[usize::from(self.unit(id).moves())]
    }

    /// Units of a side on the map.
    pub fn all(self, side: Side) -> impl Iterator<Item = UnitId> + Clone + 'a {
        self.t.ids_of(side).copied().filter(move |id| self.unit(*id).is_here())
    }

    /// Combat units of a side in a hex.
    pub fn stack(self, side: Side, at: Hex) -> impl Iterator<Item = UnitId> + Clone + 'a {
        let there = self.s.fields.occupied[side as usize].contains(at);
        let ids = if there { self.t.ids_of(side) } else { [].iter() };
        ids.copied().filter(move |id| self.unit(*id).at == at)
    }

    /// Is there a combat unit of a side in a hex?
    pub fn holds(self, side: Side, at: Hex) -> bool {
        self.s.fields.occupied[side as usize].contains(at)
    }

    /// Is a unit one of a side's on the map?
    pub fn stands(self, side: Side, id: UnitId) -> bool {
        self.t.owns(side, id) && self.unit(id).is_here()
    }

    /// Is a unit Attack-Capable (4.4/1)?
    pub fn attack_capable(self, id: UnitId) -> bool {
        !self.face(id).defends && !matches!(self.unit(id).mode, Mode::Strat | Mode::Reserve)
    }

    /// Does a unit exert a zone of control (4.4b, 4.5/2, 5.9c)?
    pub fn has_zone(self, id: UnitId) -> bool {
        let unit = self.unit(id);
        let mode = unit.mode == Mode::Combat || unit.mode == Mode::Exploit && unit.has(flag::KEEPS_ZONE);
        mode && self.attack_capable(id) && !unit.has(flag::OOS) || unit.has(flag::TOLD)
    }

    /// Is a hex in a zone of control of a side (4.5/1)?
    pub fn in_zone(self, of: Side, at: Hex) -> bool {
        let sources = &self.s.fields.zones[of as usize];
        self.t.near(at).any(|next| sources.contains(next))
    }

    /// Is an enemy zone in a hex negated for a side (4.5b): by a unit that will spend no MP any more?
    pub fn negated(self, side: Side, at: Hex) -> bool {
        self.stack(side, at).any(|id| !self.may_move(id))
    }

    /// Does an enemy zone that is not negated lie on a hex?
    pub fn barred(self, side: Side, at: Hex) -> bool {
        self.in_zone(side.other(), at) && !self.negated(side, at)
    }

    /// The movement segment that is on, if one is.
    pub fn segment(self) -> Option<Segment> {
        self.s.steps.iter().rev().find_map(|step| match step {
            Step::Segment(segment) => Some(*segment),
            _ => None,
        })
    }

    /// Who moves in a segment.
    pub fn mover(self, segment: Segment) -> Side {
        if segment == Segment::Reaction { self.s.phasing.other() } else { self.s.phasing }
    }

    /// Might a unit still spend MP in the present phase?
    pub fn may_move(self, id: UnitId) -> bool {
        let Some(segment) = self.segment() else { return false };
        let unit = self.unit(id);
        self.mover(segment) == self.counter(id).side
            && !unit.has(flag::MOVED)
            && (self.eligible(id, segment) || segment != Segment::Movement && unit.mode == Mode::Reserve)
    }

    /// Is a unit eligible to move in a segment (6.0/1, 7.0a/1, 11.0a/1)?
    pub fn eligible(self, id: UnitId, segment: Segment) -> bool {
        let unit = self.unit(id);
        match segment {
            Segment::Movement => true,
            Segment::Reaction => unit.has(flag::RELEASED),
            Segment::Exploitation => unit.has(flag::RELEASED) || unit.mode == Mode::Exploit,
        }
    }

    /// The allowance of a unit in a segment, in quarter MP: modes keep their fractions (6.1h).
    pub fn allowance(self, id: UnitId, segment: Segment) -> u8 {
        let (unit, quarters) = (self.unit(id), u16::from(self.face(id).ma) * 4);
        let by_mode = match unit.mode {
            Mode::Combat | Mode::Move => quarters,
            // 5.8/2
            Mode::Strat => quarters * 2,
            // 5.7/3
            Mode::Reserve => quarters / 4,
            // 5.10b/A, 5.9/2
            Mode::Dg | Mode::Exploit => quarters / 2,
        };
        // 5.7b/B1
        let now = if segment == Segment::Reaction { by_mode / 2 } else { by_mode };
        // 14.9d/1, 14.9d/4
        let now = if unit.has(flag::FLOWN) { now / 2 } else { now };
        now.min(u16::from(u8::MAX)) as u8
    }

    /// What is left of it.
    pub fn left(self, id: UnitId, segment: Segment) -> u8 {
        self.allowance(id, segment).saturating_sub(self.unit(id).spent)
    }

    /// Steps that a unit has left.
    pub fn steps(self, id: UnitId) -> u8 {
        self.counter(id).steps - self.unit(id).lost
    }

    /// The size of a unit in quarters of an RE; a step lost is 1 RE (4.6/6).
    pub fn size(self, id: UnitId) -> u16 {
        u16::from(self.counter(id).re).saturating_sub(4 * u16::from(self.unit(id).lost))
    }

    /// The size of a stack, as far as stacking goes: a box beside the map holds any number.
    pub fn crowd(self, side: Side, at: Hex) -> u16 {
        if self.t.is_box(at) {
            return 0;
        }
        self.stack(side, at).map(|id| self.size(id)).sum()
    }

    /// The hexes in which a side has more than may stand there (4.8/1).
    pub fn overstacked(self, side: Side) -> impl Iterator<Item = Hex> {
        self.s.fields.occupied[side as usize].iter().filter(move |at| self.crowd(side, *at) > STACKING)
    }

    /// The Action Rating of a unit now (9.6a).
    pub fn rating(self, id: UnitId) -> i8 {
        let ar = self.face(id).ar;
        match self.unit(id).mode {
            Mode::Strat => 0,
            Mode::Dg => ar - 1,
            _ => ar,
        }
    }

    /// Who controls a place.
    pub fn owner(self, place: u16) -> Side {
        if self.s.axis.contains(place) { Side::Axis } else { Side::Allied }
    }

    /// What a side holds is worth so much (drill/2).
    pub fn worth(self, side: Side) -> u16 {
        let held = (0..).zip(&self.t.places).filter(|(i, _)| self.owner(*i) == side);
        held.map(|(_, place)| u16::from(place.vp)).sum()
    }

    /// Hexes in which a side has units in Reserve Mode: a marker each (5.4a/2).
    pub fn reserve_hexes(self, side: Side) -> usize {
        let units =
            self.all(side).filter(|id| self.unit(*id).mode == Mode::Reserve).map(|id| self.unit(id).at);
        // Organic Trucks by themselves (13.2g/D).
        let trucks = self.s.columns.iter().filter(|c| on_map(c.at) && c.side == side && c.reserve);
        // Scenarios have few markers, and more than they have need not be counted.
        let mut hexes: ArrayVec<Hex, RESERVES> = ArrayVec::new();
        for at in units.chain(trucks.map(|c| c.at)) {
            if !hexes.contains(&at) && hexes.try_push(at).is_err() {
                break;
            }
        }
        hexes.len()
    }

    /// Is there a unit in Reserve Mode in a hex?
    pub fn has_reserve(self, side: Side, at: Hex) -> bool {
        self.stack(side, at).any(|id| self.unit(id).mode == Mode::Reserve)
            || self.s.columns_at(at).any(|(_, column)| column.side == side && column.reserve)
    }

    /// Does a unit need fuel to spend MP, and has none (12.5a/1)?
    pub fn needs_fuel(self, id: UnitId) -> bool {
        self.face(id).by != Mobility::Leg && !self.is_fuelled(id)
    }

    /// Has a unit fuel, for this phase or until Clean Up (12.5c)?
    pub fn is_fuelled(self, id: UnitId) -> bool {
        self.unit(id).has(flag::FUELLED | flag::TANKED)
    }

    /// Is there anything of the enemy in a hex that only an Attack-Capable unit may come upon (4.4c)?
    pub fn stores(self, of: Side, at: Hex) -> bool {
        self.s.dump(at).is_some_and(|dump| dump.side == of)
            || self.s.columns_at(at).any(|(_, column)| column.side == of)
            || self.s.hedgehog(at).is_some_and(|work| work.side == of)
            || self.base_of(of, at).is_some()
            || crate::sea::ports::own_port(self, of, at).is_some()
    }

    /// Is an HQ able to throw now (12.3b/C)?
    pub fn throws(self, id: UnitId) -> bool {
        self.counter(id).kind == Kind::Hq
            && self.unit(id).mode != Mode::Strat
            && self.face(id).throw > 0
            && self.t.title.throws(self, id)
    }

    /// The hedgehog that protects a side in a hex: its level.
    pub fn works(self, side: Side, at: Hex) -> u8 {
        if let Some(level) = self.t.title.fort(self, side, at) {
            return level;
        }
        let own = self.s.hedgehog(at).filter(|work| work.side == side);
        own.filter(|_| self.t.title.shelters(self, side, at)).map_or(0, |work| work.level)
    }

    /// Is a hexside closed by a rule of the title?
    pub fn shut(self, from: Hex, to: Hex) -> bool {
        self.t.title.shut(self).is_some_and(|zone| {
            self.t.direction(from, to).is_some_and(|direction| zone.crosses(from, direction))
        })
    }

    /// May supply or a unit without strength pass a hex, as far as enemy units go (12.3d/2)?
    pub fn passable(self, side: Side, at: Hex) -> bool {
        on_map(at) && !self.holds(side.other(), at)
    }

    /// A free slot for a column: each side has a half of the sheet, so that what the enemy has tells on nobody.
    pub fn column_slot(self, side: Side) -> Option<usize> {
        let half = self.s.columns.len() / 2;
        let own = side as usize * half..(side as usize + 1) * half;
        own.into_iter().find(|slot| self.s.columns[*slot].points == 0)
    }

    /// Is there room for another dump in a side's half of the sheet?
    pub fn has_dump_room(self, side: Side) -> bool {
        let own = self.s.dumps.iter().filter(|dump| on_map(dump.at) && dump.side == side);
        own.count() < self.s.dumps.len() / 2
    }
}
