//! The course: every lesson is played through, every mistake answered.

use beyond_the_rhine::BeyondTheRhine;
use sandtable_core::kit::lessons;

#[test]
fn every_lesson_can_be_learned() {
    lessons::<BeyondTheRhine>(env!("CARGO_MANIFEST_DIR"), 7);
}
