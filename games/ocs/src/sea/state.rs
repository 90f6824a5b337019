//! Ships and Landing Craft in a position.

use crate::action::{Hex, VesselId};
use crate::pieces::Side;
use crate::state::{NO_HEX, off};

/// A ship, or points of Landing Craft of one class in a hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Vessel {
    /// Where; off the map in a slot that is free.
    pub at: Hex,
    /// Its class, by index.
    pub class: u8,
    /// Whose.
    pub side: Side,
    /// How many points; 1 for a ship, 0 in a slot that is free.
    pub points: u8,
    /// Tokens that it carries.
    pub load: u8,
    /// Hexes sailed in this phase.
    pub spent: u8,
    /// Bits of [`hull`].
    pub flags: u8,
}

/// A free slot.
pub const NO_VESSEL_HERE: Vessel =
    Vessel { at: NO_HEX, class: 0, side: Side::Allied, points: 0, load: 0, spent: 0, flags: 0 };
/// No vessel.
pub const NO_VESSEL: VesselId = VesselId::MAX;

/// Bits of a vessel's flags.
pub mod hull {
    /// The damaged side is up (18.3d/A).
    pub const DAMAGED: u8 = 1;
    /// DG (18.1d).
    pub const DG: u8 = 1 << 1;
    /// Has sailed, or unloaded, in this phase.
    pub const MOVED: u8 = 1 << 2;
    /// Has fired in this segment (18.3a/1).
    pub const FIRED: u8 = 1 << 3;
    /// Has fired at the shore in this turn (18.3a/2).
    pub const SHELLED: u8 = 1 << 4;
    /// Was fired at in this phase (18.3c/1).
    pub const STRUCK: u8 = 1 << 5;
    /// Its cargo lands with a roll (18.5f/1).
    pub const LANDING: u8 = 1 << 6;
    /// Takes part in what is under way.
    pub const ACTS: u8 = 1 << 7;

    /// Their words.
    pub const WORDS: [(u8, &str); 8] = [
        (DAMAGED, "damaged"),
        (DG, "dg"),
        (MOVED, "moved"),
        (FIRED, "fired"),
        (SHELLED, "shelled"),
        (STRUCK, "struck"),
        (LANDING, "landing"),
        (ACTS, "acts"),
    ];
}

impl Vessel {
    /// Is a flag set?
    pub const fn has(self, flag: u8) -> bool {
        self.flags & flag != 0
    }
}

/// The place of whoever is aboard a vessel.
pub const fn aboard(vessel: VesselId) -> Hex {
    off::ABOARD + vessel as Hex
}
