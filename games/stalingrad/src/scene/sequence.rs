//! The sequence of play, for whoever asks where the turn stands.

use sandtable_core::Segment;

/// The stages of a turn in order, with the set-up before the first.
pub fn sequence() -> Vec<Segment> {
    vec![
        Segment::new("sequence-setup", "4.0.3/1", &["phase-setup"]),
        Segment::new("sequence-select", "5.0.1", &["phase-select"]),
        Segment::new("sequence-draw", "5.0.2", &["phase-draw"]),
        Segment::new("sequence-activate", "5.0.3", &["phase-activate"]).within(),
        Segment::new("sequence-move", "5.0.4.1", &["phase-move"]).within(),
        Segment::new("sequence-combat", "5.0.4.2", &["phase-declare", "phase-combat"]).within(),
        Segment::new("sequence-reinforce", "7.2.2", &["phase-reinforce"]).within(),
        Segment::new("sequence-supply", "7.2.4", &["phase-supply"]).within(),
        Segment::new("sequence-end", "5.0.5/1", &[]),
    ]
}
