//! How much of a scene goes over the wire.

use sandtable_core::kit::{Walk, laid_out};
use sandtable_core::{Rules, Seen, Viewer};
use stalingrad::Stalingrad;

/// The widest scene of some random games, looked at now and then, once the armies stand on the map.
#[test]
fn a_scene_is_sent_in_forty_kilobytes() {
    let rules = laid_out::<Stalingrad>();
    let mut most = (0, String::new());
    for seed in 0..3 {
        let mut walk = Walk::new(&rules, seed);
        while let Some(seat) = walk.asked() {
            if walk.length.is_multiple_of(23) {
                let seen = Seen::of(&rules, &walk.state, Viewer::seat(seat));
                let scene = rules.scene(&seen);
                let size = serde_json::to_string(&scene).expect("a scene").len();
                if scene.phase.id != "phase-setup" && size > most.0 {
                    most = (size, format!("{} offers, {} pieces", scene.offers.len(), scene.pieces.len()));
                }
            }
            let a = walk.random(seat);
            walk.go(seat, a);
        }
    }
    println!("{most:?}");
    assert!(most.0 <= 40_000, "{most:?}");
    assert!(most.0 > 10_000, "a scene with two hundred counters is not empty: {most:?}");
}
