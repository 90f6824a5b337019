//! The case files: small puzzles that must come out as they say.

use rogue_regiment::RogueRegiment;
use sandtable_core::kit::cases;

#[test]
fn every_case_comes_out_as_it_says() {
    cases::<RogueRegiment>(env!("CARGO_MANIFEST_DIR"), 300);
}
