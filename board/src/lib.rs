//! Shared geometry of board games, written and tested once: area, hex, square and point boards, rulers laid on a map,
//! floods, paths and supply.
//!
//! Nothing here knows a game. Ids are small integers, sets of areas are one machine word ([`Set64`]) and every result is
//! the same on every machine, because games are replayed from their records.
//!
//! ```
//! use sandtable_board::{Set64, supply::supplied};
//!
//! // A road 0-1-2-3 with the enemy on 2.
//! let links = [Set64::single(1), Set64::from([0, 2]), Set64::from([1, 3]), Set64::single(2)];
//! assert_eq!(supplied(Set64::single(0), Set64::single(2), &links), Set64::from([0, 1]));
//! ```
#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod area;
pub mod graph;
pub mod hex;
pub mod points;
pub mod ruler;
pub mod set;
pub mod square;
pub mod supply;

pub use area::{AreaBoard, AreaBoardBuilder, AreaFault, AreaShape};
pub use graph::Reach;
pub use hex::{Hex, HexGrid, Hexside};
pub use points::Links;
pub use ruler::{Placement, PlacementSearch};
pub use set::Set64;
pub use square::{Edge, Square, SquareGrid, Walls};

pub use geo;
