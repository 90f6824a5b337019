//! What a die does, with and without support.

use crate::field::{hits, tunis};
use crate::support::Table;

const AIR_AND_ARMOUR: [&str; 5] = [
    "allies cube x3 @ 18",
    "allies tank x2 @ 18",
    "allies aircraft @ 18",
    "allies aircraft @ 16",
    "axis cube x5 @ 17",
];

/// Three cubes and two tanks attack Tunis; both sides may say who supports.
fn assault() -> Table {
    let mut table = tunis(&AIR_AND_ARMOUR, "");
    table.does("allies", "attack cube 18-17 x3; attack tank 18-17 x2; done; decline", &[]);
    table
}

#[test]
fn rresults_base_a_six_hits() {
    let mut table = tunis(&["allies cube x3 @ 18", "axis cube x3 @ 17"], "");
    table.does("allies", "attack cube 18-17 x3; done", &[6, 5, 4, 5, 6, 6]);
    assert_eq!(hits(&table), [2, 1]);
    table.shows(&["units: allies cube for=17 @ 18", "axis cube x2 @ 17"]);
}

#[test]
fn rresults_one_support_hits_on_five() {
    for support in ["tank-support", "support aircraft 18"] {
        let mut table = assault();
        table.does("allies", support, &[]);
        // Three cubes and the second tank, or both tanks under the limit of four.
        table.does("allies", "done", &[5, 6, 4, 3, 1, 1, 1, 1]);
        assert_eq!(hits(&table), [0, 2], "{support}");
    }
}

#[test]
fn rresults_one_support_needs_a_counter_face_up() {
    let units = [
        "allies cube @ 18",
        "allies tank used @ 18",
        "allies aircraft used @ 18",
        "allies aircraft @ 16",
        "axis cube x5 @ 17",
    ];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17; attack tank 18-17; done; decline", &[]);
    table.refuses("allies", "tank-support", "tanks.support/1");
    table.refuses("allies", "support aircraft 18", "aircraft.use/2");
    table.does("allies", "done", &[5, 5, 1, 1, 1, 1]);
    assert_eq!(hits(&table), [0, 0]);
}

#[test]
fn rresults_two_supports_hit_on_four() {
    let mut table = assault();
    table.does("allies", "tank-support; support aircraft 16", &[4, 5, 6, 3, 4, 4, 4, 4]);
    assert_eq!(hits(&table), [0, 3]);
}

#[test]
fn rresults_support_limit_one_tank_and_one_aircraft() {
    let mut table = assault();
    table.refuses("allies", "support aircraft 18; support aircraft 16", "aircraft.support/3");
    table.does("allies", "tank-support", &[]).refuses("allies", "tank-support", "tanks.support/3");
}

#[test]
fn rresults_best_three_never_hits() {
    // All that can support, the second tank beside the first, a line behind the defender: a 3 is still a miss.
    let more = "lines = [\"17\"]";
    let axis = ["axis cube x2 @ 17", "axis tank x2 @ 17", "axis aircraft @ 15"];
    let units = [&AIR_AND_ARMOUR[..4], &axis].concat();
    let mut table = tunis(&units, more);
    table.does("allies", "attack cube 18-17 x3; attack tank 18-17 x2; done; decline", &[]).does(
        "axis",
        "decline",
        &[],
    );
    table.does("allies", "tank-support; support aircraft 18", &[]);
    table.does("axis", "tank-support; support aircraft 15", &[3, 3, 3, 3, 3, 3, 3, 3]);
    assert_eq!(hits(&table), [0, 0]);
    table.shows(&["battle = 17 round 1 of 3 hits 0 0 tank-allies air-allies tank-axis air-axis"]);
}

#[test]
fn rresults_tank_no_flip_a_supporting_tank_stays_up() {
    let mut table = assault();
    table.does("allies", "tank-support; done", &[1, 1, 1, 1, 1, 1, 1, 1]);
    table.shows(&["units: allies tank x2 for=17 @ 18"]);
    table.does("allies", "decline; continue", &[]).allows("allies", "tank-support");
}

#[test]
fn rresults_air_flip_a_supporting_aircraft_is_turned_down() {
    let mut table = assault();
    table.does("allies", "support aircraft 18; done", &[1, 1, 1, 1, 1, 1, 1, 1]);
    table.shows(&["allies aircraft used supporting @ 18a", "allies aircraft @ 16a"]);
    table.does("allies", "decline; break-off", &[]);
    table.shows(&["allies aircraft used @ 18a"]);
}
