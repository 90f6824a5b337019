//! The faces of stacks: what lies on top, and so before the eyes of the enemy (4.8b, 4.9a/1).

use crate::action::{Hex, UnitId};
use crate::air::{Craft, WingId};
use crate::look::Look;
use crate::pieces::{Kind, Side};
use crate::state::flag;

impl Look<'_> {
    /// The combat unit that lies on top of a side's stack: whom the owner has laid there, if it may lie there, else the
    /// strongest of those that may.
    pub fn top(self, side: Side, at: Hex) -> Option<UnitId> {
        self.top_of(self.stack(side, at))
    }

    /// The same of some units that are a stack.
    pub fn top_of(self, stack: impl Iterator<Item = UnitId>) -> Option<UnitId> {
        stack.max_by_key(|id| self.rank(*id))
    }

    /// How far up a unit lies: with a zone of control it must lie above those without (4.8b/C).
    pub fn rank(self, id: UnitId) -> (bool, bool, bool, u8) {
        let face = self.face(id);
        let chosen = self.unit(id).has(flag::TOP) && self.may_top(id);
        (chosen, self.has_zone(id), self.attack_capable(id) && face.strength > 0, face.strength)
    }

    /// May a unit lie on top of its stack (4.8b/C), or as an HQ (4.8b/D)?
    pub fn may_top(self, id: UnitId) -> bool {
        let (side, at) = (self.counter(id).side, self.unit(id).at);
        self.has_zone(id) || !self.s.fields.zones[side as usize].contains(at) || self.may_screen(id)
    }

    /// Is a unit an HQ without enemy ground units beside it, so that it may hide those with a zone of control (4.8b/D)?
    pub fn may_screen(self, id: UnitId) -> bool {
        let (side, at) = (self.counter(id).side, self.unit(id).at);
        self.counter(id).kind == Kind::Hq && !self.t.near(at).any(|next| self.holds(side.other(), next))
    }

    /// The HQ on top of a stack that hides others with a zone of control: it is laid below when enemies come beside it
    /// (4.8b/D).
    pub fn screen(self, side: Side, at: Hex) -> Option<UnitId> {
        let zone = self.s.fields.zones[side as usize].contains(at);
        let hides = |id: &UnitId| {
            let unit = self.unit(*id);
            let own = self.has_zone(*id) && !unit.has(flag::TOLD);
            unit.has(flag::TOP) && self.counter(*id).kind == Kind::Hq && !own
        };
        self.stack(side, at).find(hides).filter(|_| zone)
    }

    /// The Active wing that lies on top at a base, a Fighter if there is one (4.8b/E).
    pub fn top_wing(self, side: Side, at: Hex) -> Option<WingId> {
        let fighter = self.active(side, at).find(|id| self.is_craft(*id, Craft::Fighter));
        fighter.or_else(|| self.active(side, at).next())
    }

    /// The wing that lies on top of those on the mission under way.
    pub fn top_flight(self) -> Option<WingId> {
        let all = || self.s.mission.flights.iter().map(|flight| flight.wing);
        all().find(|id| self.is_craft(*id, Craft::Fighter)).or_else(|| all().next())
    }
}
