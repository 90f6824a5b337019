//! Rounds of a battle: dice of both sides, and ways to end it.

use crate::field::{field, hits, tunis, window};

#[test]
fn rcombat_simultaneous_both_sides_may_be_wiped_out() {
    let mut table = tunis(&["allies cube @ 18", "axis cube @ 17"], "");
    table.does("allies", "attack cube 18-17; done", &[6, 6]);
    // The area stays with the defender, empty.
    table.hides(&["allies cube @ 18", "axis cube @ 17", "control: 17"]).shows(&["active = axis"]);
}

#[test]
fn rcombat_rounds_s1_three_and_no_more() {
    let mut table = tunis(&["allies cube @ 18", "axis cube @ 17"], "");
    table.does("allies", "attack cube 18-17; done", &[1, 1]);
    table.does("allies", "continue", &[1, 1]);
    table.shows(&["battle = 17 round 2 of 3 hits 0 0"]);
    table.does("allies", "continue", &[1, 1]);
    table.shows(&[
        "battle = 00 round 0 of 0 hits 0 0",
        "active = axis",
        "allies cube @ 18",
        "axis cube @ 17",
    ]);
}

#[test]
fn rcombat_rounds_s1_reserves_add_one() {
    let mut table = tunis(&["allies cube @ 18", "axis cube @ 17"], "markers_allies = 0\nmarkers_axis = 1");
    table.does("allies", "attack cube 18-17; done", &[]).does("axis", "decline", &[1, 1]);
    for _ in 0..2 {
        table.does("axis", "decline", &[]).does("allies", "continue", &[1, 1]);
    }
    assert_eq!(window(&table), Some("reserves"));
    table.does("axis", "event reserves", &[]).does("allies", "continue", &[1, 1]);
    table.shows(&["battle = 00 round 0 of 0 hits 0 0", "active = axis"]);
}

#[test]
fn rcombat_rounds_s2_the_track_is_reset_for_each_battle() {
    let mut table = field("allies", &["allies cube x2 @ 19", "axis cube @ 16", "axis cube @ 17"], "");
    table.does("allies", "attack cube 19-16; attack cube 19-17; done; battle 17", &[1, 1]);
    table.shows(&["battle = 17 round 1 of 3 hits 0 0"]);
    table.does("axis", "done", &[]).does("allies", "continue", &[1, 1]).does("axis", "done", &[]);
    table.shows(&["battle = 17 round 2 of 3 hits 0 0"]);
    table.does("allies", "break-off", &[1, 1]).shows(&["battle = 16 round 1 of 3 hits 0 0"]);
}

#[test]
fn rcombat_dice_s1_one_for_each_unit_that_fights_as_a_cube() {
    let units = [
        "allies cube @ 18",
        "allies tank used @ 18",
        "allies paratroops @ 18",
        "axis cube @ 17",
        "axis italian-tank used @ 17",
        "axis elite @ 17",
        "axis elite used @ 17",
    ];
    let mut table = tunis(&units, "");
    // Three against three: the elite that is face-up rolls nothing.
    let attack = "attack cube 18-17; attack tank 18-17; attack paratroops 18-17; done";
    table.does("allies", attack, &[1, 1, 5, 5, 1, 1]).does("axis", "done", &[]);
    assert_eq!(hits(&table), [0, 0]);
}

#[test]
fn rcombat_dice_s1_units_that_are_not_assigned_do_not_roll() {
    let mut table = tunis(&["allies cube x4 @ 18", "axis cube @ 17"], "");
    table.does("allies", "attack cube 18-17 x2; done", &[1, 1, 6]);
    table.shows(&["allies cube x2 @ 18", "units: allies cube for=17 @ 18"]);
}

#[test]
fn rcombat_dice_s2_never_more_than_four() {
    let units = ["allies cube x5 @ 18", "allies tank used @ 18", "axis cube x3 @ 17"];
    let mut table = tunis(&units, "lines = [\"17\"]");
    let four = [1, 1, 1, 1];
    table.does("allies", "attack cube 18-17 x5; attack tank 18-17; done", &[four, four].concat());
    table.shows(&["battle = 17 round 1 of 3 hits 0 0"]);
}

#[test]
fn rcombat_dice_s2_only_dropped_paratroops_roll_a_fifth() {
    let units = ["allies cube x5 @ 18", "allies paratroops @ 16", "axis cube x2 @ 17"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17 x5; done; drop", &[1, 1, 1, 1, 1, 1, 1]);
    table.shows(&["units: allies paratroops used for=17 @ air"]);
}

#[test]
fn rcombat_dice_s3_support_changes_the_result_of_each_die_of_its_side_only() {
    let units = ["allies cube x2 @ 18", "allies tank @ 18", "axis cube x3 @ 17"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17 x2; attack tank 18-17; done", &[]);
    table.does("allies", "tank-support", &[5, 5, 5, 5, 5]);
    assert_eq!(hits(&table), [0, 2]);
    table.shows(&["axis cube @ 17", "units: allies cube x2 for=17 @ 18"]);
}

#[test]
fn rcombat_break_s1_some_units_withdraw_from_the_end_of_round_1() {
    let more = "markers_allies = 0\nmarkers_axis = 1";
    let mut table = field("allies", &["allies cube x2 @ 18", "axis cube x3 @ 17"], more);
    table.does("allies", "attack cube 18-17 x2; done", &[]);
    table.refuses("axis", "fall cube 16", "retreat.declare");
    table.does("axis", "decline", &[1, 1, 1, 1, 1]);
    assert_eq!(window(&table), Some("withdraw"));
    table.does("axis", "fall cube 16; fall cube 19; done; decline", &[]);
    // The battle goes on against the one that stayed; after round 2 he may go too.
    table.does("allies", "continue", &[1, 1, 1]);
    table.does("axis", "fall cube 16", &[]).does("allies", "advance cube 18; done", &[]);
    table.shows(&["axis cube x2 @ 16", "axis cube @ 19", "allies cube @ 17"]);
}

#[test]
fn rcombat_break_s2_either_side_stops_the_battle_from_the_end_of_round_1() {
    for stopper in ["allies", "axis"] {
        let units = ["allies cube x2 @ 18", "axis cube x3 @ 17"];
        let mut table = tunis(&units, "markers_allies = 1\nmarkers_axis = 1");
        table.does("allies", "attack cube 18-17 x2; done", &[]);
        table.refuses("allies", "event stop-battle", "events.allied.stop-battle/2");
        table.does("allies", "decline", &[]);
        table.refuses("axis", "event stop-battle", "events.axis.stop-battle/2");
        table.does("axis", "decline", &[6, 1, 1, 1, 1]);
        assert_eq!(window(&table), Some("round"));
        if stopper == "axis" {
            table.does("allies", "decline", &[]);
        }
        table.does(stopper, "event stop-battle", &[]);
        table.shows(&["allies cube x2 @ 18", "axis cube x2 @ 17", "battle = 00 round 0 of 0 hits 0 0"]);
    }
}

#[test]
fn rcombat_break_s2_a_stopped_landing_goes_back() {
    let units = ["allies cube x2 @ 17", "axis cube x3 @ 14"];
    let mut table = field("allies", &units, "markers_allies = 0\nmarkers_axis = 1");
    table.does("allies", "landing 14 american; board cube 17 x2; done", &[]);
    table.does("axis", "decline", &[1, 1, 1, 1, 1, 1]).does("axis", "done; event stop-battle", &[]);
    table.does("allies", "return cube 17; return cube 20", &[]);
    table.shows(&["allies cube @ 17", "allies cube x2 @ 20", "axis cube x3 @ 14"]);
}
