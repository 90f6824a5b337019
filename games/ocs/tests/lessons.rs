//! The course: every lesson is played through, every mistake answered.

use ocs::Drill;
use sandtable_core::kit::lessons;

#[test]
fn every_lesson_can_be_learned() {
    lessons::<Drill>(env!("CARGO_MANIFEST_DIR"), 10);
}
