//! The puzzles: every solution solves, every wrong try fails.

use beyond_the_rhine::BeyondTheRhine;
use sandtable_core::kit::{Count, puzzles};

#[test]
fn every_puzzle_has_a_solution_and_a_temptation() {
    puzzles::<BeyondTheRhine>(env!("CARGO_MANIFEST_DIR"), Count { all: 15, deep: 10, hard: 5 });
}
