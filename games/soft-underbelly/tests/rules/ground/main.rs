//! Tests of the rules, named after the ids of the ledger: map, set-up, victory, turn and movement.

#[path = "../support.rs"]
mod support;

mod control;
mod conversion;
mod helpers;
mod impulses;
mod initiative;
mod interception;
mod map;
mod move_air;
mod move_land;
mod reinforcements;
mod setup;
mod stacking;
mod transport;
mod turns;
mod victory;
