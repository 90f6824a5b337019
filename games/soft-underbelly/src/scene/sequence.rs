//! The sequence of play, for whoever asks where the turn stands.

use sandtable_core::Segment;

/// The stages of a turn in order, with the set-up before the first.
pub fn sequence() -> Vec<Segment> {
    vec![
        Segment::new("sequence-setup", "setup.axis/3", &["phase-deploy"]),
        Segment::new("sequence-overlord", "overlord.remove", &["phase-overlord"]),
        Segment::new("sequence-initiative", "sequence/1", &["phase-initiative"]),
        Segment::new("sequence-reinforce", "sequence/2", &["phase-reinforce"]),
        Segment::new("sequence-convert", "sequence/3", &["phase-convert"]),
        Segment::new("sequence-impulses", "sequence/4", &[]),
        Segment::new("sequence-move", "impulse.action", &["phase-move"]).within(),
        Segment::new("sequence-declare", "combat.declare", &["phase-declare"]).within(),
        Segment::new(
            "sequence-battles",
            "combat.order",
            &["phase-battles", "phase-before-battle", "phase-battle"],
        )
        .within(),
        Segment::new("sequence-stacking", "impulse.end", &["phase-stacking"]).within(),
        Segment::new("sequence-extra", "impulse.extra", &["phase-extra"]),
        Segment::new("sequence-supply", "sequence/5", &["phase-supply"]),
        Segment::new("sequence-end", "sequence/6", &[]),
    ]
}
