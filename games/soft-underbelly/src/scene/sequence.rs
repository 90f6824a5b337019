//! The sequence of play, for whoever asks where the turn stands.

use sandtable_core::Stage;

/// The stages of a turn in order, with the set-up before the first.
pub fn sequence() -> Vec<Stage> {
    vec![
        Stage::new("sequence-setup", "setup.axis/3", &["phase-deploy"]),
        Stage::new("sequence-overlord", "overlord.remove", &["phase-overlord"]),
        Stage::new("sequence-initiative", "sequence/1", &["phase-initiative"]),
        Stage::new("sequence-reinforce", "sequence/2", &["phase-reinforce"]),
        Stage::new("sequence-convert", "sequence/3", &["phase-convert"]),
        Stage::new("sequence-impulses", "sequence/4", &[]),
        Stage::new("sequence-move", "impulse.action", &["phase-move"]).within(),
        Stage::new("sequence-declare", "combat.declare", &["phase-declare"]).within(),
        Stage::new(
            "sequence-battles",
            "combat.order",
            &["phase-battles", "phase-before-battle", "phase-battle"],
        )
        .within(),
        Stage::new("sequence-stacking", "impulse.end", &["phase-stacking"]).within(),
        Stage::new("sequence-extra", "impulse.extra", &["phase-extra"]),
        Stage::new("sequence-supply", "sequence/5", &["phase-supply"]),
        Stage::new("sequence-end", "sequence/6", &[]),
    ]
}
