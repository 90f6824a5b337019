//! Positions that the rules cannot bring about are refused, each with what is wrong.

use sandtable_core::kit::{arranged, unsound};
use stalingrad::Stalingrad;

const SOUND: &str = "
clear = true
turn = 2
active = 'axis'
phase = 'attack'
";

/// What is added to a sound position, and what is said of it.
const FAULTS: [[&str; 2]; 11] = [
    ["track = 0", "box 0 is not on the Soviet track (12.2.1)"],
    ["track = 11", "box 11 is not on the Soviet track (12.2.1)"],
    ["turn = 10", "turn 10 is not on the track"],
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
];

/// Three Soviet divisions in Stalingrad, which only a fortress has room for.
const CROWD: &str = "units = ['s-6 @ 2620', 's-15 @ 2620', 's-45 @ 2620']";

#[test]
fn what_cannot_be_is_refused() {
    unsound::<Stalingrad>(SOUND, &FAULTS);
}

#[test]
fn what_can_be_is_laid_out() {
    arranged::<Stalingrad>(&format!(
        "{SOUND}track = 10\nfortresses = ['2620 level 2']\nunits = ['s-6 @ 2620']"
    ))
    .expect("sound");
}

#[test]
fn r14_2_3_a_stack_may_stay_above_the_limit_only_where_a_fortress_fell() {
    for fortress in ["2620 level 1", "none level 0"] {
        arranged::<Stalingrad>(&format!("{SOUND}{CROWD}\nfortresses = ['{fortress}']")).expect("sound");
    }
    let fallen = "fortresses = ['none level 0']";
    let too_many = "holds more than two units (3.1.1/1)";
    for [units, fortresses] in [
        // None was ever built; the one that was stands elsewhere.
        [CROWD, "fortresses = []"],
        [CROWD, "fortresses = ['1105 level 1']"],
        // There are no fortresses on the steppe, and none of the Axis.
        ["units = ['s-6 @ 1505', 's-15 @ 1505', 's-45 @ 1505']", fallen],
        ["units = ['44 @ 0205', '62 @ 0205', '68 @ 0205']", fallen],
    ] {
        unsound::<Stalingrad>(SOUND, &[[&format!("{units}\n{fortresses}"), too_many]]);
    }
}
