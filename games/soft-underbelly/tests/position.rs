//! Positions that the rules cannot bring about are refused, each with what is wrong.

use sandtable_core::kit::{arranged, unsound};
use soft_underbelly::SoftUnderbelly;

const SOUND: &str = "clear = true\nturn = 3\nactive = 'allies'\nphase = 'initiative'\n";

/// What is added to a sound position, and what is said of it.
const FAULTS: [[&str; 2]; 8] = [
    ["turn = 0", "turn 0 is not on the track"],
    ["turn = 9", "turn 9 is not on the track"],
    ["units = ['allies cube @ 17', 'axis cube @ 17']", "area 17 holds units of both sides"],
    ["units = ['axis cube x7 @ 17']", "area 17 stands above the stacking limit (stacking.limit)"],
    ["units = ['allies tank x3 @ 18']", "area 18 stands above the stacking limit (stacking.limit)"],
    ["units = ['axis cube used @ 17']", "a cube is face-down"],
    ["markers_axis = 7", "the axis have too many event markers"],
    ["events = ['allies logistics x2']", "logistics was played too often"],
];

#[test]
fn what_cannot_be_is_refused() {
    unsound::<SoftUnderbelly>(SOUND, &FAULTS);
}

#[test]
fn what_stands_at_the_limit_is_laid_out() {
    let full =
        "units = ['axis cube x6 @ 17', 'allies tank x2 @ 18', 'allies cube x4 @ 18']\nmarkers_axis = 6\n";
    arranged::<SoftUnderbelly>(&format!(
        "{SOUND}{full}events = ['allies logistics x1', 'axis stop-battle x3']\nlines = ['17', '14', '11']\n"
    ))
    .expect("sound");
}
