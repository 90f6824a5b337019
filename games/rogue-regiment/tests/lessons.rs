//! The course: every lesson is played through, every mistake answered.

use rogue_regiment::RogueRegiment;
use sandtable_core::kit::lessons;

#[test]
fn every_lesson_can_be_learned() {
    lessons::<RogueRegiment>(env!("CARGO_MANIFEST_DIR"), 6);
}
