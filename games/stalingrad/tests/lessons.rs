//! The course: every lesson is played through, every mistake answered.

use sandtable_core::kit::lessons;
use stalingrad::Stalingrad;

#[test]
fn every_lesson_can_be_learned() {
    lessons::<Stalingrad>(env!("CARGO_MANIFEST_DIR"), 9);
}
