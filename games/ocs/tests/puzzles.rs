//! The puzzles: every solution solves, every wrong try fails.

use ocs::Drill;
use sandtable_core::kit::{Count, puzzles};

#[test]
fn every_puzzle_has_a_solution_and_a_temptation() {
    puzzles::<Drill>(env!("CARGO_MANIFEST_DIR"), Count { all: 16, deep: 10, hard: 10 });
}
