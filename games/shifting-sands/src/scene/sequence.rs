//! The sequence of play, for whoever asks where the turn stands.

use sandtable_core::Segment;

/// The stages of a turn in order.
pub fn sequence() -> Vec<Segment> {
    vec![
        Segment::new("sequence-cards", "5.12", &["phase-cards"]),
        Segment::new("sequence-rounds", "5.2/1", &["phase-action"]),
        Segment::new("sequence-activate", "7.25/1", &["phase-activation"]).within(),
        Segment::new("sequence-move", "9.1/1", &["phase-movement"]).within(),
        Segment::new("sequence-combat", "11.1", &["phase-combat"]).within(),
        Segment::new("sequence-redeploy", "12.1", &["phase-redeployment"]).within(),
        Segment::new("sequence-attrition", "5.3/1", &["phase-attrition"]),
        Segment::new("sequence-victory", "5.42/1", &[]),
        Segment::new("sequence-replacements", "5.51", &["phase-replacements"]),
        Segment::new("sequence-end", "5.6", &[]),
    ]
}
