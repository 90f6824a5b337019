//! The case files: small puzzles of the three battles that must come out as they say.

use beyond_the_rhine::BeyondTheRhine;
use sandtable_core::kit::cases;

#[test]
fn every_case_comes_out_as_it_says() {
    cases::<BeyondTheRhine>(env!("CARGO_MANIFEST_DIR"), 20);
}
