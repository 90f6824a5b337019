//! Tests of the rules, by subject; each is named after an id of the ledger.

mod actions;
mod setup;
mod support;
