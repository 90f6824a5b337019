//! How much of a scene goes over the wire, and how long it takes to make.

use std::time::{Duration, Instant};

use ocs::Drill;
use sandtable_core::kit::{Walk, laid_out};
use sandtable_core::{Rules, Seen, Viewer};

/// The widest scene of a random game, looked at now and then, once the armies stand on the map.
#[test]
fn a_scene_is_sent_in_forty_kilobytes() {
    let rules = laid_out::<Drill>();
    let (mut most, mut looks, mut time) = ((0, String::new()), 0, Duration::ZERO);
    let mut walk = Walk::new(&rules, 1);
    while let Some(seat) = walk.asked() {
        if walk.length.is_multiple_of(23) {
            let seen = Seen::of(&rules, &walk.state, Viewer::seat(seat));
            let begun = Instant::now();
            let scene = rules.scene(&seen);
            (looks, time) = (looks + 1, time + begun.elapsed());
            let size = serde_json::to_string(&scene).expect("a scene").len();
            if scene.phase.id != "phase-setup" && size > most.0 {
                most = (size, format!("{} offers, {} pieces", scene.offers.len(), scene.pieces.len()));
            }
        }
        let a = walk.random(seat);
        walk.go(seat, a);
    }
    println!("{most:?}; a scene is made in {:?}", time / looks.max(1));
    assert!(most.0 <= 40_000, "{most:?}");
    assert!(most.0 > 5_000, "a scene with eighty counters is not empty: {most:?}");
}
