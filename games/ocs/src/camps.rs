//! Systems of a side that keep their supply apart, where a title has them: each has headquarters of its own, and draws upon
//! one pool of dumps, transport and Replacements. In the series a side is one system with one pool.

use sandtable_board::Bits;

use crate::action::{Hex, UnitId};
use crate::air::WingId;
use crate::look::Look;
use crate::pieces::{Kind, Side};

/// A system of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Camp {
    /// The side.
    pub side: Side,
    /// Which of its systems.
    pub system: u8,
}

/// A pool of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pool {
    /// The side.
    pub side: Side,
    /// Which of its pools.
    pub pool: u8,
}

impl Pool {
    /// The only pool of a side, or its first.
    pub const fn first(side: Side) -> Pool {
        Pool { side, pool: 0 }
    }
}

impl<'a> Look<'a> {
    /// The system of a unit.
    pub fn camp(self, id: UnitId) -> Camp {
        let counter = self.counter(id);
        Camp { side: counter.side, system: counter.system }
    }

    /// The systems of a side.
    pub fn camps(self, side: Side) -> impl Iterator<Item = Camp> {
        (0..self.t.systems[side as usize]).map(move |system| Camp { side, system })
    }

    /// The pool that a unit draws upon.
    pub fn pool(self, id: UnitId) -> Pool {
        self.pool_of(self.camp(id))
    }

    /// The pool that a system draws upon.
    pub fn pool_of(self, camp: Camp) -> Pool {
        Pool { side: camp.side, pool: self.t.title.pool(camp.system) }
    }

    /// The pool that an air unit draws upon.
    pub fn pool_in_the_air(self, id: WingId) -> Pool {
        let sheet = self.sheet(id);
        self.pool_of(Camp { side: sheet.side, system: self.t.title.system(&self.t.scenario, &sheet.nation) })
    }

    /// Whose are the stores that a side comes by in a hex: the pool of its combat units there.
    pub fn pool_at(self, side: Side, at: Hex) -> Pool {
        self.stack(side, at).next().map_or(Pool::first(side), |id| self.pool(id))
    }

    /// May supply of a pool come to lie in a hex: with more of its own, or where there is room for a dump?
    pub fn takes(self, pool: Pool, at: Hex) -> bool {
        match self.s.dump(at) {
            Some(dump) => dump.owner() == pool,
            None => self.has_dump_room(pool.side),
        }
    }

    /// Hexes in which a system is in trace supply.
    pub fn trace(self, camp: Camp) -> &'a Bits {
        self.s.fields.trace(camp)
    }

    /// Would a unit be in trace supply in a hex?
    pub fn traces(self, id: UnitId, at: Hex) -> bool {
        self.trace(self.camp(id)).contains(at)
    }

    /// Is anybody of a side in trace supply in a hex?
    pub fn traced(self, side: Side, at: Hex) -> bool {
        self.camps(side).any(|camp| self.trace(camp).contains(at))
    }

    /// May an HQ throw supply to a unit?
    pub fn serves(self, hq: UnitId, unit: UnitId) -> bool {
        self.camp(hq) == self.camp(unit) && self.t.title.serves(self, hq, unit)
    }

    /// HQs of a system that can throw now.
    pub fn staffs(self, camp: Camp) -> impl Iterator<Item = UnitId> + 'a {
        self.all(camp.side).filter(move |id| self.camp(*id) == camp && self.throws(*id))
    }

    /// Is a Replacement of a pool?
    pub fn replaces(self, id: UnitId, kind: Kind, pool: Pool) -> bool {
        self.counter(id).kind == kind && self.pool(id) == pool
    }
}
