//! Maps of areas: rule polygons of the game's own `map.toml`, display polygons cut from real coasts.

pub mod board;
pub mod draw;
pub mod outline;
pub mod reach;
pub mod source;
