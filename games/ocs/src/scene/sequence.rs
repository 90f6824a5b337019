//! The sequence of play, for whoever asks where the turn stands.

use sandtable_core::Segment;

/// The phases of a turn in order, with the set-up before the first.
pub fn sequence() -> Vec<Segment> {
    vec![
        Segment::new("phase-setup", "drill/1", &["phase-setup"]),
        Segment::new("phase-turn", "2.1/1", &["phase-turn"]),
        Segment::new("sequence-refit", "2.3/3", &["phase-refit"]).within(),
        Segment::new("sequence-reinforcement", "2.3/5", &["phase-reinforcement"]).within(),
        Segment::new("sequence-movement", "6.0/1", &["phase-movement"]).within(),
        Segment::new("sequence-supply", "2.3/9", &["phase-supply"]).within(),
        Segment::new("sequence-reaction", "2.3/11", &["phase-reaction"]).within(),
        Segment::new("sequence-combat", "9.0/1", &["phase-combat"]).within(),
        Segment::new("sequence-exploitation", "2.3/14", &["phase-exploitation"]).within(),
        Segment::new("sequence-clean-up", "2.3/15", &["phase-clean-up"]).within(),
    ]
}
