//! The API through the router, on SQLite.

#[path = "../common/mod.rs"]
mod common;

#[path = "../../../core/tests/patrol/mod.rs"]
mod patrol;

mod conduct;
mod consent;
mod crowd;
mod data;
mod ends;
mod games;
mod next;
mod people;
mod play;
mod puzzles;
mod refusals;
mod review;
mod school;
mod secrets;
mod staff;
mod teams;
mod twins;
mod types;
