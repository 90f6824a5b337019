//! Tests of the rules, named after the ids of the ledger.
#![allow(dead_code)]

#[path = "../support.rs"]
mod support;

#[test]
fn r4_0_2_s1_headquarters_stand_where_they_are_printed() {
    let table = support::start();
    table.asks("axis").shows(&["1PzA @ 0619", "VrnzFront @ 0704"]);
}
