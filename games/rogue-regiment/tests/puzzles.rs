//! The puzzles: every solution solves, every wrong try fails.

use rogue_regiment::RogueRegiment;
use sandtable_core::kit::{Count, puzzles};

#[test]
fn every_puzzle_has_a_solution_and_a_temptation() {
    puzzles::<RogueRegiment>(env!("CARGO_MANIFEST_DIR"), Count { all: 15, deep: 15, hard: 10 });
}
