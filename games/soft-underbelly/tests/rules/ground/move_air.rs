//! Movement of aircraft, and missions from airfields.

use crate::helpers::{ashore, attacking, count, moving, quiet};
use crate::support::given;

#[test]
fn rmove_air_s1_any_aircraft_flies_to_any_own_area_with_room() {
    let mut table = moving(
        "allies",
        &["allies aircraft used @ 20", "allies cube @ 10", "allies cube x6 @ 18", "axis cube @ 17"],
    );
    table.refuses("allies", "take aircraft 20; land 17", "move.air/1");
    table.refuses("allies", "take aircraft 20; land 16", "move.air/1");
    table.refuses("allies", "take aircraft 20; land 18", "move.air/1");
    // Far out of the ruler's reach, over enemies and the sea, to a spot of his choice.
    table.does("allies", "take aircraft 20; land 10c", &[]).shows(&["allies aircraft used flown @ 10c"]);
    // Control does not change, and an empty controlled area will do.
    let mut table = quiet("active = 'axis'\nphase = 'move'\nunits = ['axis aircraft @ 04']");
    table.does("axis", "take aircraft 04; land 21", &[]);
    assert_eq!(count(&table, "axis aircraft 21"), 1);
}

#[test]
fn rmove_air_s1_a_new_position_in_the_same_area_is_a_move() {
    let mut table = moving("allies", &["allies aircraft @ 18", "allies cube x5 @ 18"]);
    table.refuses("allies", "take aircraft 18; land 18a", "move.air/1");
    table.does("allies", "take aircraft 18; land 18b", &[]).shows(&["allies aircraft flown @ 18b"]);
    table.refuses("allies", "take aircraft 18", "move.air/2");
}

#[test]
fn rmove_air_s1_only_in_the_movement_of_its_own_impulse() {
    let table = moving("axis", &["allies aircraft @ 18"]);
    table.refuses("allies", "take aircraft 18", "impulse.alternate");
    let table = attacking("allies", &["allies aircraft @ 18", "allies cube @ 18", "axis cube @ 17"]);
    table.refuses("allies", "take aircraft 18", "combat.when");
}

#[test]
fn rmove_air_s1_the_enemy_may_bomb_where_it_lands() {
    let mut table = moving(
        "allies",
        &["allies aircraft @ 20", "allies cube @ 18", "allies cube @ 19", "axis aircraft @ 17"],
    );
    table.does("allies", "take aircraft 20; land 18", &[]).asks("axis");
    table.refuses("axis", "bomb aircraft 17-19", "window.interrupts/1");
    // An aircraft covers the area: a 4 misses.
    table.does("axis", "bomb aircraft 17-18", &[4]);
    assert_eq!((count(&table, "allies cube 18"), count(&table, "allies aircraft 18")), (1, 1));
}

#[test]
fn rmove_air_s2_it_moves_once_an_impulse() {
    let mut table = moving("axis", &["axis aircraft @ 04"]);
    table.does("axis", "take aircraft 04; land 05", &[]).refuses("axis", "take aircraft 05", "move.air/2");
    table.does("axis", "done", &[]).does("allies", "take cube 20; step 16; halt; done", &[]);
    // In his next impulse it may move again.
    table.does("axis", "take aircraft 05; land 04", &[]);
    assert_eq!(count(&table, "axis aircraft 04"), 1);
}

#[test]
fn rmove_air_s2_one_placed_by_an_event_stays_for_the_impulse() {
    let mut table = given("active = 'allies'\nphase = 'move'\nturn = 2\nunits = ['allies cube @ 18']");
    table.does("allies", "event reinforcements; reinforce 18 x3; convert aircraft 18; done", &[]);
    table.refuses("allies", "take aircraft 18", "move.air/2");
}

#[test]
fn rmove_air_s2_but_out_of_an_attacked_area_it_flies_all_the_same() {
    let mut table = attacking("allies", &["allies cube @ 18", "axis aircraft flown @ 17", "axis cube @ 17"]);
    table.does("allies", "attack cube 18-17; done", &[]);
    while table.offers("axis").contains(&"bomb aircraft 17-18".to_string()) {
        table.does("axis", "decline", &[]);
    }
    table.does("axis", "take aircraft 17", &[]).refuses("axis", "land 17b", "combat.air-withdrawal/1");
    table.refuses("axis", "land 18", "move.air/1");
    table.does("axis", "land 04", &[1, 1]);
    table.shows(&["axis aircraft used flown @ 04a"]);
}

#[test]
fn rairfield_missions_s1_bombing_support_and_interception_count_together() {
    // A bombing in the same impulse uses up the area's mission, whichever aircraft flew it.
    let mut table = moving(
        "allies",
        &["allies aircraft x2 @ 18", "allies cube @ 18", "axis cube x2 @ 17", "axis aircraft @ 15"],
    );
    table.does("allies", "bomb aircraft 18-17", &[1]).does("allies", "done", &[]).waits();
    table.does("allies", "attack cube 18-17; done", &[]).waits();
    // Nothing is left to support with: the Allies are not asked, the Axis is.
    table.asks("axis");
    table.does("axis", "done", &[1, 1, 1]);

    let mut table = quiet(
        r#"
        active = "allies"
        phase = "move"
        units = ["allies cube x3 @ 20", "allies cube @ 18", "axis aircraft x2 @ 16"]
        "#,
    );
    table.does("allies", "embark cube 20; sail 18", &[]).does("axis", "intercept aircraft 16", &[1]);
    // The second aircraft had no mission left, so the dice were rolled at once.
    assert_eq!(count(&table, "allies cube 18"), 2);
    table.shows(&["axis aircraft @ 16a", "axis aircraft used @ 16a"]);
}

#[test]
fn rairfield_missions_s1_operations_gives_no_second_mission_but_the_next_impulse_does() {
    let mut table =
        ashore("active = 'allies'\nphase = 'move'\nunits = ['allies aircraft @ 18', 'axis cube x2 @ 17']");
    table.does("allies", "bomb aircraft 18-17", &[1]).does("allies", "event operations 18", &[]);
    table.shows(&["allies aircraft @ 18a"]).refuses("allies", "bomb aircraft 18-17", "airfield.missions/1");
    table.does("allies", "done", &[]).waits().does("axis", "take cube 01; step 02", &[]);
    table.asks("allies").refuses("allies", "bomb aircraft 18-17", "window.interrupts/1");
    table.does("allies", "decline", &[]).does("axis", "halt; done; decline", &[]);
    table.asks("allies");
    table.does("allies", "bomb aircraft 18-17", &[1]);
}

#[test]
fn rairfield_missions_s1_an_aircraft_that_moved_in_finds_the_mission_flown() {
    let mut table = moving("allies", &["allies aircraft @ 18", "allies aircraft @ 20", "axis cube x2 @ 17"]);
    table.does("allies", "bomb aircraft 18-17", &[1]).does("allies", "take aircraft 20; land 18", &[]);
    table.refuses("allies", "bomb aircraft 18-17", "airfield.missions/1");
}

#[test]
fn rairfield_missions_s2_two_missions_from_an_airfield() {
    let mut table = moving("allies", &["allies aircraft x3 @ 17", "allies cube @ 17", "axis cube x2 @ 16"]);
    table.does("allies", "bomb aircraft 17-16", &[1]).does("allies", "done", &[]).waits();
    table.does("allies", "attack cube 17-16; done", &[]).waits();
    // The second mission is the support; the third aircraft has none left for the window of the round.
    table.does("allies", "support aircraft 17", &[1, 1, 1]).waits();
    table.does("allies", "break-off", &[]).shows(&["allies aircraft @ 17a", "allies aircraft x2 used @ 17a"]);
    table.shows(&["impulse = 2"]);
    let units = ["allies aircraft x3 @ 17", "axis cube x2 @ 16"];
    let mut table = moving("allies", &units);
    table.does("allies", "bomb aircraft 17-16", &[1]).does("allies", "bomb aircraft 17-16", &[1]);
    table.shows(&["allies aircraft @ 17a"]).refuses("allies", "bomb aircraft 17-16", "airfield.missions/2");
}

#[test]
fn rairfield_missions_s3_an_airfield_holds_six_units_like_any_area() {
    let table = moving("allies", &["allies cube x6 @ 17", "allies aircraft @ 18"]);
    assert!(table.rules.theatre().airfields.contains(17));
    table.refuses("allies", "take aircraft 18; land 17", "move.air/1");
    let mut table = moving("allies", &["allies cube x5 @ 17", "allies aircraft x2 @ 17"]);
    table.does("allies", "pass", &[]).asks("allies").refuses("allies", "pass", "stacking.check/1");
}
