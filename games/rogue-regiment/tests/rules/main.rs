//! The rules, each by a test that is named after its id in the ledger.

mod actions;
mod ground;
mod items;
mod seen;
mod support;
mod turns;
mod vehicles;
