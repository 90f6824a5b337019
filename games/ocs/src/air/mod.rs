//! The air: wings and their bases, what they may do, what the charts say of them (14, 15).

pub mod data;
mod look;
mod pieces;
mod play;
mod state;
mod tables;

pub use look::SHORT;
pub use pieces::{Aim, Craft, Haul, Hold, Moment, Sortie};
pub use play::wing_value;
pub use state::{
    Base, DropPlan, FLIGHTS, Flight, Mission, NO_BASE, NO_MISSION, NO_PLAN, NO_WING, NO_WING_HERE, Wing,
};
pub use tables::{Hangar, Hit, Livery, Sheet};

/// A wing, by its place in the list.
pub type WingId = u8;
/// A set of wings.
pub type Squadron = sandtable_board::BitSet<4, WingId>;
