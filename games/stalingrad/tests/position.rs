//! Positions that the rules cannot bring about are refused, each with what is wrong.

use sandtable_core::kit::{Trial, arranged, laid_out, unsound};
use stalingrad::Stalingrad;

const SOUND: &str = "
clear = true
turn = 2
active = 'axis'
phase = 'attack'
";

/// What is added to a sound position, and what is said of it.
const FAULTS: [[&str; 2]; 15] = [
    ["track = 0", "box 0 is not on the Soviet track (12.2.1)"],
    ["track = 11", "box 11 is not on the Soviet track (12.2.1)"],
    ["turn = 10", "turn 10 is not on the track"],
    ["lead = '6A'", "a chit leads only while chits are selected on turn 1 (16.0.1)"],
    ["phase = 'select'\nlead = '6A'", "a chit leads only while chits are selected on turn 1 (16.0.1)"],
    ["fortresses = ['1505 level 2']", "the fortress of 1505 is in no city or town (14.1.1)"],
    ["fortresses = ['2620 level 2', '2620 level 1']", "two fortresses stand in 2620 (14.1.6)"],
    ["fortresses = ['0205 level 2']", "the fortress of 0205 is in a place of the Axis (3.4.2)"],
    [
        "fortresses = ['2620 level 1']\nunits = ['44 @ 2620']",
        "the fortress of 2620 is in a place of the Axis (3.4.2)",
    ],
    ["units = ['6A @ lost']", "6A is an HQ and never lost for good (13.0.2)"],
    ["units = ['s-6 @ box']", "s-6 is Soviet and neither transferred nor sent by rail (11.2, 11.3)"],
    ["units = ['44 @ 1505', '62 @ 1505', '68 @ 1505']", "1505 holds more than two units (3.1.1/1)"],
    ["units = ['44 @ 1505', 's-6 @ 1505']", "1505 holds units of both sides (3.1.2)"],
    ["track = 3\nunits = ['44 @ 1505']", "StrgFront has come up on the track: say where it is (12.2.1)"],
    [
        "track = 4\nunits = ['StrgFront @ pool', '44 @ 1505']",
        "CSFront has come up on the track: say where it is (12.2.1)",
    ],
];

#[test]
fn what_cannot_be_is_refused() {
    unsound::<Stalingrad>(SOUND, &FAULTS);
}

#[test]
fn cities_and_towns_have_names() {
    let text = "phase = 'attack'\nactive = 'axis'\nunits = ['44 @ kursk', '62 @ 0304']\ncontrol = ['Kursk', 'shchigry']";
    Trial::start(laid_out::<Stalingrad>(), &[])
        .given(text)
        .shows(&["44 active @ 0205", "62 active @ 0304", "control: 0205"])
        .hides(&["control: 0210"]);
}

#[test]
fn what_can_be_is_laid_out() {
    let units = "units = ['s-6 @ 2620', 'StrgFront @ 2501', 'CSFront @ away', 'SEFront @ pool']";
    arranged::<Stalingrad>(&format!("{SOUND}track = 10\nfortresses = ['2620 level 2']\n{units}"))
        .expect("sound");
    arranged::<Stalingrad>("clear = true\nturn = 1\nphase = 'select'\nselected = ['6A']\nlead = '6A'")
        .expect("sound");
}
