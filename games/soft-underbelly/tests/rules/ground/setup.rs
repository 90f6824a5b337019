//! The set-up, and the free deployment of the Axis.

use soft_underbelly::Side;

use crate::helpers::{count, counts};
use crate::support::{given, start};

#[test]
fn rsetup_allied_s1_three_armies_on_the_blue_stars() {
    let table = start();
    let stars = table.rules.theatre().allied_starts;
    assert_eq!(stars.len(), 3);
    for area in stars {
        table.shows(&[
            &format!("allies cube x4 @ {area:02}"),
            &format!("allies tank @ {area:02}"),
            &format!("allies aircraft @ {area:02}a"),
        ]);
        assert_eq!(table.state.count(Side::Allies, area), 6);
    }
}

#[test]
fn rsetup_allied_s2_both_allied_fleets_are_used() {
    start().shows(&["american used", "british used"]);
}

#[test]
fn rsetup_allied_s3_the_rest_waits_in_the_pool() {
    let table = start();
    let theatre = table.rules.theatre();
    for arm in soft_underbelly::Arm::ALL {
        let on_map = match arm.word() {
            "cube" => 12,
            "tank" | "aircraft" => 3,
            _ => 0,
        };
        let pool = count(&table, &format!("allies {} pool", arm.word()));
        assert_eq!(pool + on_map, theatre.range(Side::Allies, arm).len(), "{}", arm.word());
    }
    assert_eq!(count(&table, "allies paratroops pool"), 1);
}

#[test]
fn rsetup_allied_s4_allied_transport_starts_on_six() {
    start().shows(&["transport_allies = 6"]);
}

#[test]
fn rsetup_axis_s1_tunis() {
    let table = start();
    table.shows(&["axis cube x3 @ 17", "axis tank @ 17", "axis aircraft @ 17a", "lines: 17"]);
    assert_eq!(table.state.count(Side::Axis, 17), 5);
}

#[test]
fn rsetup_axis_s2_area_16() {
    let table = start();
    table.shows(&["axis cube x2 @ 16"]);
    assert_eq!((table.state.tanks(Side::Axis, 16), table.state.count(Side::Axis, 16)), (1, 3));
}

#[test]
fn rsetup_axis_s3_all_the_rest_anywhere_outside_africa() {
    let mut table = start();
    table.asks("axis").refuses("axis", "done", "setup.axis/3");
    for area in [16, 17, 18, 19, 20] {
        table.refuses("axis", &format!("deploy cube {area}"), "setup.axis/3");
    }
    table.refuses("axis", "deploy line 16", "setup.axis/3");
    // Sardinia, Corsica, France and Germany are all open.
    table.does("axis", "deploy cube 15; deploy cube 21; deploy cube 22; deploy aircraft 01b", &[]);
    table.does("axis", "deploy line 10; deploy tank 10 x2", &[]);
    table.refuses("axis", "deploy italian-tank 10", "setup.axis/3");
    table.refuses("axis", "deploy tank 11", "setup.axis/3");
    table.refuses("axis", "deploy line 10", "lines.one-per-area");
    table.does("axis", "ready-made", &[]).refuses("axis", "deploy cube 01", "setup.axis/3");
    // Nothing is held back.
    counts(&table, &[("axis cube pool", 0), ("axis aircraft pool", 0), ("axis elite pool", 0)]);
    table.shows(&["lines_in_tray = 0"]);
    assert!(!table.text().contains("tray\""), "{}", table.text());
    table.does("axis", "done", &[6, 1]).asks("allies");
}

#[test]
fn rsetup_axis_s3_nothing_is_held_back_and_no_stack_is_too_high() {
    let mut table = start();
    let limit = table.rules.theatre().limits.stacking;
    table.does("axis", &format!("deploy cube 10 x{limit}"), &[]);
    table.refuses("axis", "deploy cube 10", "stacking.limit").refuses(
        "axis",
        "deploy tank 10",
        "stacking.limit",
    );
    // Lines or units, the deployment is not over before the last of them stands.
    table.does("axis", "deploy line 10; deploy line 11", &[]);
    let mut by_hand = 0;
    while let Some(next) = table.offers("axis").into_iter().find(|a| a.starts_with("deploy")) {
        table.refuses("axis", "done", "setup.axis/3");
        table.does("axis", &next, &[]);
        by_hand += 1;
    }
    let africa = table.state.count(Side::Axis, 16) + table.state.count(Side::Axis, 17);
    let standing: usize = (1..=22).map(|area| usize::from(table.state.count(Side::Axis, area))).sum();
    assert_eq!((usize::from(africa), standing), (8, 8 + usize::from(limit) + by_hand));
    table.does("axis", "done", &[6, 1]).asks("allies");
}

#[test]
fn rsetup_axis_s3_two_tanks_of_any_nation_are_the_limit() {
    let mut table = given("phase = 'deploy'\nunits = ['axis tank x2 @ tray', 'axis italian-tank @ tray']");
    table.does("axis", "deploy tank 14; deploy italian-tank 14", &[]);
    table.refuses("axis", "deploy tank 14", "tanks.limit").allows("axis", "deploy tank 15");
    // Two German ones are free at the start; those of the pool are not.
    let mut table = start();
    table.does("axis", "deploy tank 14 x2", &[]).refuses("axis", "deploy tank 15", "setup.axis/3");
    assert!(!table.offers("axis").iter().any(|a| a.starts_with("deploy tank")));
}

#[test]
fn rsetup_axis_s4_italian_fleet_and_uboat_are_ready() {
    start().shows(&["italian ready", "uboat ready"]);
}

#[test]
fn rsetup_axis_s5_axis_transport_starts_on_two() {
    start().shows(&["transport_axis = 2"]);
}

#[test]
fn rsetup_markers_s1_the_game_starts_on_turn_one() {
    let mut table = start();
    table.does("axis", "ready-made; done", &[3, 3]).shows(&["turn = 1"]);
}

#[test]
fn rsetup_markers_s2_the_first_impulse_is_number_one() {
    let mut table = start();
    table.does("axis", "ready-made; done", &[1, 2]).does("axis", "initiative axis", &[]);
    table.asks("axis").shows(&["impulse = 1"]);
}

#[test]
fn rsetup_markers_s3_the_first_battle_starts_on_round_one() {
    let mut table = start();
    table.does("axis", "ready-made; done", &[2, 1]).does("allies", "initiative allies", &[]).waits();
    table.does("allies", "done", &[]).waits();
    table.does("allies", "attack cube 20-16; done", &[]).waits();
    table.asks("allies").shows(&["battle = 16 round 1 of 3 hits 0 0"]);
}

#[test]
fn rsetup_axis_s1_the_axis_chooses_the_nation_of_its_counters_in_africa() {
    let mut table = start();
    table.shows(&["axis italian-tank @ 16", "axis tank @ 17", "axis aircraft @ 17a"]);
    // The Italian tank stands in 16 at first, so that a German one must take its place before it can stand in Tunis.
    table.refuses("axis", "exchange italian-tank 17", "setup.axis/1");
    table.does("axis", "exchange tank 16; exchange italian-tank 17; exchange italian-aircraft 17", &[]);
    table.shows(&["axis tank @ 16", "axis italian-tank @ 17", "axis italian-aircraft @ 17a"]);
    // Once: the prescribed counter does not come back, and cubes have no nation.
    table.refuses("axis", "exchange aircraft 17", "setup.axis/1");
    table.refuses("axis", "exchange cube 17", "setup.axis/1");
    table.refuses("axis", "exchange aircraft 16", "setup.axis/1");
    table.does("axis", "ready-made; done", &[3, 3]).shows(&["axis italian-tank @ 17"]);
}
