//! What the players see on the way through the cases.

#[test]
fn the_screens_of_the_cases_are_those_written_down() {
    sandtable_core::kit::screens::<rogue_regiment::RogueRegiment>(env!("CARGO_MANIFEST_DIR"));
}
