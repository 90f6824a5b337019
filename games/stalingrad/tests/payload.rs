//! How much of a scene goes over the wire.

use std::collections::BTreeMap;

use sandtable_core::kit::{Walk, laid_out};
use sandtable_core::{Difference, Rules, Seat, Seen, Viewer};
use serde_json::{Value, json};
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

/// Where the pieces of a scene stand.
fn places(scene: &Value) -> BTreeMap<String, u64> {
    let pieces = scene["pieces"].as_array().into_iter().flatten();
    pieces.map(|piece| (piece["key"].to_string(), piece["place"].as_u64().expect("a place"))).collect()
}

/// What the live line tells each side of a random game when one counter has moved: between one choice of a counter and the
/// next, which are one click or two and are sent as one.
#[test]
fn a_moved_counter_is_told_in_two_kilobytes() {
    let rules = laid_out::<Stalingrad>();
    let mut walk = Walk::new(&rules, 1);
    let (mut last, mut sizes) = (BTreeMap::new(), Vec::new());
    while let Some(asked) = walk.asked() {
        for seat in [0, 1] {
            let scene = json!(rules.scene(&Seen::of(&rules, &walk.state, Viewer::seat(Seat(seat)))));
            // A counter in hand is on its way.
            if scene["pieces"].to_string().contains("in-hand") {
                continue;
            }
            let choice = (seat, asked.0, ["turn", "phase", "prompt"].map(|part| scene[part].to_string()));
            if let Some(before) = last.get(&choice) {
                let (old, now) = (places(before), places(&scene));
                let moved = now.iter().filter(|(key, place)| old.get(*key) != Some(*place)).count();
                if moved == 1 && old.len() == now.len() {
                    let change = Difference::between(before, &scene).expect("a counter moved");
                    sizes.push(json!(change).to_string().len());
                }
            }
            last.insert(choice, scene);
        }
        let a = walk.random(asked);
        walk.go(asked, a);
    }
    sizes.sort_unstable();
    let over = sizes.iter().filter(|size| **size > 2_000).count();
    let median = sizes[sizes.len() / 2];
    println!("{} moves: {median} B in the median, {:?} at most", sizes.len(), sizes.last());
    assert_eq!(over, 0, "{:?}", sizes.last());
    assert!(sizes.len() > 100, "counters move: {}", sizes.len());
}
