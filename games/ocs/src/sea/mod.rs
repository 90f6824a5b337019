//! The sea: ports and what they can handle (19.0).

pub mod ports;
