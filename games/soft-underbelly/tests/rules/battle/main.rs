//! Battles, landings, tanks and aircraft: tests named after the ids of the ledger.
#![allow(dead_code)]

#[path = "../support.rs"]
mod support;

mod aircraft;
mod bombing;
mod declaring;
mod dice_results;
mod emptied_targets;
mod example_of_play;
mod field;
mod landing_battle;
mod landing_force;
mod landing_interception;
mod losses;
mod occupation;
mod range_and_position;
mod retreat;
mod rounds;
mod steps;
mod tanks;
