//! The case files: lessons and small puzzles that must come out as they say.

use ocs::Drill;
use sandtable_core::kit::cases;

#[test]
fn every_case_comes_out_as_it_says() {
    cases::<Drill>(env!("CARGO_MANIFEST_DIR"), 200);
}
