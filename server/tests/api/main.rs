//! The API through the router, on SQLite.

#[path = "../common/mod.rs"]
mod common;

mod ends;
mod games;
mod people;
mod play;
mod refusals;
mod secrets;
mod types;
