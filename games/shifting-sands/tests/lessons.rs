//! The course: every lesson is played through, every mistake answered.

use sandtable_core::kit::lessons;
use shifting_sands::ShiftingSands;

#[test]
fn every_lesson_can_be_learned() {
    lessons::<ShiftingSands>(env!("CARGO_MANIFEST_DIR"), 8);
}
