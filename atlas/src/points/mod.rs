//! Maps of points: spaces at their places, nudged apart, joined by gentle curves; insets and boxes.

pub mod board;
pub mod data;
pub mod draw;
pub mod layout;
pub mod source;
pub mod warp;
