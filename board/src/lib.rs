//! Shared geometry of board games, written and tested once: area, hex, square and point boards, rulers laid on a map,
//! sets of places, floods and ways.
//!
//! Nothing here knows a game. Ids are small integers, sets are a bit an id ([`BitSet`] in arrays, [`Bits`] on the heap)
//! and every result is the same on every machine, because games are replayed from their records.
//!
//! ```
//! use sandtable_board::{Set64, graph::flood};
//!
//! // A road 0-1-2-3 with the enemy on 2: what a source on 0 supplies.
//! let links = [Set64::single(1), Set64::from([0, 2]), Set64::from([1, 3]), Set64::single(2)];
//! assert_eq!(flood(Set64::single(0), !Set64::single(2), &links), Set64::from([0, 1]));
//! ```
#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod area;
pub mod graph;
pub mod hex;
pub mod neighbourhood;
pub mod points;
pub mod ruler;
pub mod set;
pub mod sheets;
pub mod sight;
pub mod square;

pub use area::{AreaBoard, AreaBoardBuilder, AreaFault, AreaShape};
pub use graph::{Flood, Reach};
pub use hex::{HexCell, HexGrid, Hexside};
pub use neighbourhood::Neighbourhood;
pub use points::Links;
pub use ruler::{Placement, PlacementSearch};
pub use set::{BitSet, Bits, Id, Set64};
pub use sheets::Sheets;
pub use square::{SquareCell, SquareEdge, SquareGrid, Walls};

pub use geo;
