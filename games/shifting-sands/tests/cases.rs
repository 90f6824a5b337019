//! The case files: small puzzles that must come out as they say.

use sandtable_core::kit::cases;
use shifting_sands::ShiftingSands;

#[test]
fn every_case_comes_out_as_it_says() {
    cases::<ShiftingSands>(env!("CARGO_MANIFEST_DIR"), 285);
}
