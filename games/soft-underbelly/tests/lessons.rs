//! The course: every lesson is played through, every mistake answered.

use sandtable_core::kit::lessons;
use soft_underbelly::SoftUnderbelly;

#[test]
fn every_lesson_can_be_learned() {
    lessons::<SoftUnderbelly>(env!("CARGO_MANIFEST_DIR"), 10);
}
