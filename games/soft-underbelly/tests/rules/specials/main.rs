//! Tests of the special units, ships, supply, events and windows, named after the ids of the ledger.
#![allow(dead_code)]

mod allied_events;
mod axis_events;
mod common;
mod elite;
mod events;
mod interceptions;
mod lines;
mod paratroops;
mod partisans;
mod ships;
mod strangle;
mod supply;
#[path = "../support.rs"]
mod support;
mod surrender;
mod windows;
