//! Combat, supply, reinforcements, headquarters, fortresses and victory: tests named after the ids of the ledger.
#![allow(dead_code)]

#[path = "../support.rs"]
mod support;

mod advance;
mod declaring;
mod field;
mod fortress_building;
mod fortress_combat;
mod headquarters;
mod losses;
mod odds;
mod rail_box;
mod reinforcements;
mod results;
mod retreat;
mod retreat_ends;
mod retreat_ways;
mod supply_check;
mod transfers;
mod victory;
