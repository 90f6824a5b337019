//! Positions that the rules cannot bring about are refused, each with what is wrong.

use sandtable_core::kit::{arranged, unsound};
use shifting_sands::ShiftingSands;

const SOUND: &str = "clear = true\nturn = 3\nphase = 'action'\nacting = 'axis'\n";

/// What is added to a sound position, and what is said of it.
const FAULTS: [[&str; 2]; 10] = [
    ["turn = 0", "turn 0 is not on the track"],
    ["turn = 13", "turn 13 is not on the track"],
    ["vp = 15", "15 victory points are off the track (16.6/1)"],
    ["vp = -1", "-1 victory points are off the track (16.6/1)"],
    ["units = ['it-17 @ malta']", "it-17 is in Malta (10.31/1)"],
    ["units = ['it-17 @ tobruk', 'aus-9 @ tobruk']", "both sides stand in tobruk (8.12)"],
    ["units = ['it-17 @ tobruk', 'it-17 @ tripoli']", "'it-17' is there twice"],
    ["units = ['it-17 @ atlantis']", "atlantis"],
    ["units = ['it-99 @ tobruk']", "it-99"],
    ["phase = 'siesta'", "'siesta' is no phase"],
];

#[test]
fn what_cannot_be_is_refused() {
    unsound::<ShiftingSands>(SOUND, &FAULTS);
}

#[test]
fn what_stands_at_the_limit_is_laid_out() {
    let full =
        "vp = 14\nunits = ['it-17 @ tobruk', 'it-27 @ tobruk', 'ge-21 reduced @ tobruk', 'aus-9 @ cairo']\n";
    arranged::<ShiftingSands>(&format!("{SOUND}{full}events = ['rommel', 'torch']\n")).expect("sound");
}
