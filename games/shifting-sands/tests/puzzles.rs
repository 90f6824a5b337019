//! The puzzles: every solution solves, every wrong try fails.

use sandtable_core::kit::{Count, puzzles};
use shifting_sands::ShiftingSands;

#[test]
fn every_puzzle_has_a_solution_and_a_temptation() {
    puzzles::<ShiftingSands>(env!("CARGO_MANIFEST_DIR"), Count { all: 15, deep: 15, hard: 10 });
}
