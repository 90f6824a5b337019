//! The rules, each by a test that is named after its id in the ledger.

mod actions;
mod advance;
mod alarms;
mod chapters;
mod convoys;
mod ground;
mod hunters;
mod items;
mod jeeps;
mod mortars;
mod seen;
mod setup;
mod support;
mod turns;
mod vehicles;
