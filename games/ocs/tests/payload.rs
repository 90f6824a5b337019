//! How much of a scene goes over the wire, and how long it takes to make.

use std::time::{Duration, Instant};

use ocs::Drill;
use sandtable_core::kit::{Walk, laid_out};
use sandtable_core::{Rules, Seat, Seen, Viewer};
use serde_json::Value;

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

/// The parts of a scene that changed, as the live line tells them.
fn change(old: &Value, new: &Value) -> usize {
    let (Value::Object(old), Value::Object(new)) = (old, new) else { return 0 };
    let parts = new.iter().filter(|(key, value)| old.get(*key) != Some(value));
    parts.map(|(key, value)| key.len() + 4 + value.to_string().len()).sum()
}

/// To those who look on; whoever acts gets his offers anew, of which there are few most of the time.
#[test]
fn a_change_is_sent_in_eight_kilobytes() {
    let rules = laid_out::<Drill>();
    let mut walk = Walk::new(&rules, 2);
    let mut last = [Value::Null, Value::Null];
    let mut sizes: [Vec<usize>; 2] = [Vec::new(), Vec::new()];
    while let Some(asked) = walk.asked().filter(|_| walk.length < 400) {
        for seat in [Seat(0), Seat(1)].into_iter().filter(|_| walk.length > 100) {
            let scene = rules.scene(&Seen::of(&rules, &walk.state, Viewer::seat(seat)));
            let now = serde_json::to_value(&scene).expect("a scene");
            sizes[usize::from(seat != asked)].push(change(&last[usize::from(seat.0)], &now));
            last[usize::from(seat.0)] = now;
        }
        let a = walk.random(asked);
        walk.go(asked, a);
    }
    let [acting, looking] = sizes.map(|mut sizes| {
        sizes.sort_unstable();
        println!("median {}, most {}", sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
        sizes
    });
    assert!(looking.iter().all(|size| *size <= 8_000), "{looking:?}");
    assert!(acting[acting.len() / 2] <= 8_000, "{acting:?}");
}
