//! What a position holds of the air: wings, bases, Drop Plans, and the mission under way.

use arrayvec::ArrayVec;

use super::{Haul, Hold, Sortie, WingId};
use crate::action::{Hex, UnitId, VesselId};
use crate::pieces::Side;
use crate::sea::state::NO_VESSEL;
use crate::state::{NO_HEX, NOBODY, off, on_map};

/// No wing.
pub const NO_WING: WingId = WingId::MAX;

/// An air unit: always at a base, also while it flies a mission.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wing {
    /// Its base; off the map if it is not in play.
    pub at: Hex,
    /// Steps lost: its reduced side is up after one (14.1b).
    pub lost: u8,
    /// Above the base (14.1a/1)?
    pub active: bool,
    /// Has it flown a mission in this phase (14.2e/1)?
    pub flown: bool,
    /// The carrier that is its base (18.2c), if one is.
    pub deck: VesselId,
}

/// A wing that is not in play.
pub const NO_WING_HERE: Wing = Wing { at: off::POOL, lost: 0, active: false, flown: false, deck: NO_VESSEL };

impl Wing {
    /// Is it on the map?
    pub const fn is_here(self) -> bool {
        on_map(self.at)
    }
}

/// An air base; Level 0 is an air strip (15.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Base {
    /// Where; off the map in a slot that is free.
    pub at: Hex,
    /// Whose.
    pub side: Side,
    /// Its Level.
    pub level: u8,
    /// Tokens unloaded by Air Transport in this segment (15.0b/C).
    pub unloaded: u8,
    /// Glider Points that wait there (14.10e).
    pub gliders: u8,
    /// Has it refitted in this phase (15.1/A)?
    pub refitted: bool,
    /// Has it risen in this turn (15.3/2)?
    pub raised: bool,
    /// Was it reduced by its owner in this phase (15.4/2)?
    pub razed: bool,
}

/// A free slot.
pub const NO_BASE: Base = Base {
    at: NO_HEX,
    side: Side::Allied,
    level: 0,
    unloaded: 0,
    gliders: 0,
    refitted: false,
    raised: false,
    razed: false,
};

/// A written Drop Plan (14.10b/1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DropPlan {
    /// The unit; nobody in a slot that is free.
    pub unit: UnitId,
    /// Where it jumps,
    pub at: Hex,
    /// and in which turn.
    pub turn: u8,
    /// Was it written, delayed or cancelled in this phase? A cancelled one has turn 0 until the phase is over.
    pub settled: bool,
}

/// A free slot.
pub const NO_PLAN: DropPlan = DropPlan { unit: NOBODY, at: NO_HEX, turn: 0, settled: false };

/// A wing on a mission.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Flight {
    /// The wing.
    pub wing: WingId,
    /// How it flies cargo.
    pub haul: Haul,
    /// Glider Points that it tows.
    pub tow: u8,
}

/// Most wings of a mission (14.2a/1).
pub const FLIGHTS: usize = 4;

/// The mission under way.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Mission {
    /// The mission hex; none between two.
    pub target: Hex,
    /// Who flies it.
    pub side: Side,
    /// What it is for.
    pub sortie: Sortie,
    /// The wings that are still on it, in their order.
    pub flights: ArrayVec<Flight, FLIGHTS>,
    /// Where its cargo is loaded.
    pub from: Hex,
    /// Units that are carried.
    pub cargo: ArrayVec<(UnitId, Hold), FLIGHTS>,
    /// Tokens that are carried, by [`Hold`].
    pub tokens: [u8; 2],
    /// The Fighter that has intercepted it.
    pub interceptor: WingId,
    /// The wing that attacks in the round of air combat under way.
    pub picked: WingId,
    /// Did all aircraft fly at most 10 hexes (10.2b)?
    pub near: bool,
    /// The ship that it is aimed at (18.3c/1).
    pub ship: VesselId,
}

/// No mission.
pub const NO_MISSION: Mission = Mission {
    target: NO_HEX,
    side: Side::Allied,
    sortie: Sortie::Sweep,
    flights: ArrayVec::new_const(),
    from: NO_HEX,
    cargo: ArrayVec::new_const(),
    tokens: [0; 2],
    interceptor: NO_WING,
    picked: NO_WING,
    near: true,
    ship: NO_VESSEL,
};

impl Mission {
    /// Is a wing on it?
    pub fn has(&self, wing: WingId) -> bool {
        self.flights.iter().any(|flight| flight.wing == wing)
    }

    /// How a wing flies on it.
    pub fn flight(&self, wing: WingId) -> Option<Flight> {
        self.flights.iter().copied().find(|flight| flight.wing == wing)
    }
}
