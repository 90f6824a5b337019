//! Maps of hexes: source, board, checks and the data file.

pub mod board;
pub mod country;
pub mod data;
pub mod draw;
pub mod lines;
pub mod model;
pub mod network;
pub mod reader;
pub mod reference;
pub mod source;
pub mod terrain;
