//! Tests of the rules, named after the ids of the ledger.
#![allow(dead_code)]

#[path = "../support.rs"]
mod support;
mod movement_sample;

#[test]
fn the_start_asks_the_axis() {
    support::start().asks("axis");
}
