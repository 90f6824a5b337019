//! The sequence of play, for whoever asks where the turn stands.

use sandtable_core::Stage;

/// The stages of a turn in order, with the set-up before the first.
pub fn sequence() -> Vec<Stage> {
    vec![
        Stage::new("sequence-setup", "4.0.3/1", &["phase-setup"]),
        Stage::new("sequence-select", "5.0.1", &["phase-select"]),
        Stage::new("sequence-draw", "5.0.2", &["phase-draw"]),
        Stage::new("sequence-activate", "5.0.3", &["phase-activate"]).within(),
        Stage::new("sequence-move", "5.0.4.1", &["phase-move"]).within(),
        Stage::new("sequence-combat", "5.0.4.2", &["phase-declare", "phase-combat"]).within(),
        Stage::new("sequence-reinforce", "7.2.2", &["phase-reinforce"]).within(),
        Stage::new("sequence-supply", "7.2.4", &["phase-supply"]).within(),
        Stage::new("sequence-end", "5.0.5/1", &[]),
    ]
}
