//! Supply.

use soft_underbelly::{Arm, Side};

use crate::common::{last_impulse, moving, pool, turn_ended};
use crate::support::Looking;

#[test]
fn rsupply_need_cut_off_units_still_move_and_fight() {
    let mut table = moving("allies", &["allies cube @ 04", "axis cube @ 05"], "");
    table.does("allies", "take cube 04; step 03", &[]).waits().does("allies", "halt; done", &[]).waits();
    // The Allied cube in Turin came through; it may attack as well.
    let attack = crate::common::attacking("allies", &["allies cube @ 04", "axis cube @ 05"], "");
    attack.allows("allies", "attack cube 04-05");
}

#[test]
fn rsupply_check_at_the_end_of_the_turn_alone() {
    let mut table = moving("axis", &["allies cube @ 04"], "");
    table.does("axis", "pass", &[]).waits().shows(&["impulse = 3", "allies cube @ 04"]);
    turn_ended(2, &["allies cube @ 04"], "").hides(&["allies cube @ 04"]);
}

#[test]
fn rsupply_trace_s1_a_line_of_areas_to_a_source() {
    // Bologna is inland; Florence, on the coast, is a source if the Allies control it.
    turn_ended(2, &["allies cube @ 07"], "control = ['07', '20']").hides(&["allies cube @ 07"]);
    turn_ended(2, &["allies cube @ 07"], "control = ['07', '08', '20']").shows(&["allies cube @ 07"]);
    // Sicily and the mainland are joined by a white arrow.
    turn_ended(2, &["axis cube @ 14"], "").shows(&["axis cube @ 14"]);
}

#[test]
fn rsupply_trace_s2_not_through_enemy_units() {
    let cut = |blocker: &str| turn_ended(2, &["axis cube @ 14", blocker], "");
    cut("allies cube @ 13").hides(&["axis cube @ 14"]);
    cut("allies aircraft @ 13").hides(&["axis cube @ 14"]);
    cut("allies cube @ 12").shows(&["axis cube @ 14"]);
}

#[test]
fn rsupply_trace_s2_lines_and_empty_enemy_ground_do_not_block() {
    turn_ended(2, &["axis cube @ 14"], "control = ['13', '20']").shows(&["axis cube @ 14"]);
    turn_ended(2, &["allies cube @ 07"], "control = ['07', '20', '10']\nlines = ['08']")
        .shows(&["allies cube @ 07"]);
}

#[test]
fn rsupply_trace_s3_of_any_length() {
    // Of the inland stars only Turin is left to the Axis, at the other end of Italy.
    let lonely = "lonely = true\ncontrol = ['20', '01', '04', '07']";
    turn_ended(2, &["axis cube @ 14", "allies cube @ 20"], lonely).shows(&["axis cube @ 14"]);
    let none = "lonely = true\ncontrol = ['20', '01', '04', '07', '03']";
    let mut table = last_impulse(2, &["axis cube @ 14", "allies cube @ 20"], none);
    table.does("axis", "pass", &[]);
    assert_eq!(table.result(), Some((Some("allies"), "victory.elimination")));
}

#[test]
fn rsupply_source_s1_allied_coasts() {
    let table = moving("allies", &["allies cube @ 19"], "control = ['19', '20']");
    let supplied = table.look().supplied(Side::Allies);
    assert!(supplied.contains(20) && supplied.contains(19), "the line may cross empty areas of the enemy");
    let blocked = moving("allies", &["allies cube @ 19", "axis cube @ 16"], "control = ['19', '20']");
    assert!(!blocked.look().supplied(Side::Allies).contains(19), "Tebessa is no source itself");
}

#[test]
fn rsupply_source_s2_inland_stars_of_the_axis() {
    // Rome is a star on the coast; cut off from the inland it is no source.
    let units = ["axis cube @ 10", "allies cube @ 08", "allies cube @ 09", "allies cube @ 11"];
    turn_ended(2, &units, "").hides(&["axis cube @ 10"]);
    let inland = [
        "axis cube @ 07",
        "allies cube @ 04",
        "allies cube @ 05",
        "allies cube @ 06",
        "allies cube @ 08",
        "allies cube @ 09",
    ];
    turn_ended(2, &inland, "").shows(&["axis cube @ 07"]);
}

#[test]
fn rsupply_source_s3_africa_and_the_islands_while_the_italian_fleet_sails() {
    let units = ["axis cube @ 17", "axis cube @ 15", "axis cube @ 21", "axis cube @ 22"];
    let kept = turn_ended(2, &units, "ships = ['italian used']");
    kept.shows(&["axis cube @ 17", "axis cube @ 15", "axis cube @ 21"]);
    let lost = turn_ended(2, &units, "ships = ['italian gone']");
    lost.hides(&["axis cube @ 17", "axis cube @ 15", "axis cube @ 21"]).shows(&["axis cube @ 22"]);
}

#[test]
fn rsupply_effect_all_kinds_go_to_the_pool() {
    let units =
        ["axis cube x2 @ 14", "axis tank @ 14", "axis aircraft @ 14", "axis elite @ 14", "allies cube @ 13"];
    let table = turn_ended(2, &units, "lines = ['14']");
    assert_eq!(pool(&table, Side::Axis, Arm::Cube), 19);
    assert_eq!([Arm::Tank, Arm::Aircraft, Arm::Elite].map(|arm| pool(&table, Side::Axis, arm)), [3, 3, 3]);
    // The ground keeps its controller, and the line stays.
    table.shows(&["lines: 14"]).hides(&["control: 14"]);
    let allied = turn_ended(2, &["allies paratroops @ 04", "allies tank @ 04", "allies aircraft @ 04"], "");
    assert_eq!(
        [Arm::Paratroops, Arm::Tank, Arm::Aircraft].map(|arm| pool(&allied, Side::Allies, arm)),
        [1, 5, 5]
    );
    allied.shows(&["control: 04"]);
}

#[test]
fn rsupply_effect_both_sides_go_together() {
    // The Axis in Africa is lost with the Italian fleet, and with it the Allies whom it cuts off.
    let units = ["allies cube @ 19", "axis cube @ 16", "axis cube @ 17", "axis cube @ 18"];
    let table = turn_ended(2, &units, "ships = ['italian gone']");
    table.hides(&["allies cube @ 19", "axis cube @ 16", "axis cube @ 17", "axis cube @ 18"]);
    table.shows(&["allies cube @ 20", "control: 19"]);
}
