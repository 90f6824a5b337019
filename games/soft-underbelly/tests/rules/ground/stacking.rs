//! Six units in an area, checked at the end of every impulse.

use crate::helpers::{attacking, count, counts, moving, quiet};
use crate::support::{Table, start};

/// A side of which more stand in an area than may, at the end of its impulse.
fn crowded(side: &str, units: &[&str]) -> Table {
    let mut table = moving(side, units);
    table.does(side, "pass", &[]).asks(side);
    table
}

#[test]
fn rstacking_limit_six_units_of_all_kinds() {
    let mut table = start();
    table.does("axis", "deploy cube 14 x4; deploy tank 14; deploy elite 14", &[]);
    table.refuses("axis", "deploy cube 14", "stacking.limit");
    table.refuses("axis", "deploy aircraft 14", "stacking.limit");
    // What is above the limit cannot go where six stand already.
    let table = crowded("allies", &["allies cube x7 @ 18", "allies cube x5 @ 19", "allies aircraft @ 19"]);
    table.refuses("allies", "adjust cube 18-19", "stacking.limit");
}

#[test]
fn rstacking_limit_land_units_may_exceed_it_until_the_impulse_ends() {
    let mut table = moving("allies", &["allies cube x5 @ 18", "allies cube x5 @ 19", "allies aircraft @ 20"]);
    table.does("allies", "take cube 19 x3; step 18; halt", &[]);
    assert_eq!(count(&table, "allies cube 18"), 8);
    // An aircraft needs room at once.
    table.refuses("allies", "take aircraft 20; land 18", "move.air/1");
    table.does("allies", "done", &[]);
    table.refuses("allies", "done", "stacking.check/1");
    table.does("allies", "adjust cube 18-19 x2", &[]);
    counts(&table, &[("allies cube 18", 6), ("allies cube 19", 4)]);
    table.asks("axis").shows(&["impulse = 2"]);
}

#[test]
fn rstacking_check_s1_both_players_settle_the_active_one_first() {
    let mut table = crowded("axis", &["axis cube x7 @ 05", "allies cube x7 @ 18", "allies cube @ 19"]);
    table.refuses("allies", "adjust cube 18-19", "impulse.alternate");
    table.refuses("axis", "done", "stacking.check/1");
    table.does("axis", "adjust cube 05-09", &[]).asks("allies");
    table.refuses("allies", "pass", "stacking.check/1");
    table.does("allies", "adjust cube 18-19", &[]).shows(&["impulse = 3", "active = allies"]);
}

#[test]
fn rstacking_check_s2_the_owner_chooses_what_goes_to_a_friendly_neighbour() {
    let table = crowded(
        "allies",
        &["allies cube x5 @ 18", "allies tank @ 18", "allies paratroops @ 18", "allies cube @ 19"],
    );
    table.refuses("allies", "adjust cube 18-20", "stacking.check/2");
    table.refuses("allies", "adjust cube 18-17", "stacking.check/2");
    table.refuses("allies", "adjust cube 19-18", "stacking.check/2");
    table.refuses("allies", "eliminate cube 18", "stacking.check/2");
    for unit in ["cube", "tank", "paratroops"] {
        let mut table = table.clone();
        table.does("allies", &format!("adjust {unit} 18-19"), &[]).shows(&["impulse = 2"]);
        assert_eq!(count(&table, &format!("allies {unit} 18")), if unit == "cube" { 4 } else { 0 });
    }
}

#[test]
fn rstacking_check_s2_a_white_arrow_joins_neighbours() {
    let mut table = crowded("axis", &["axis cube x7 @ 14"]);
    table.does("axis", "adjust cube 14-13", &[]);
    counts(&table, &[("axis cube 13", 1), ("axis cube 14", 6)]);
}

#[test]
fn rstacking_check_s2_an_aircraft_above_the_limit_flies_anywhere() {
    let mut table =
        crowded("allies", &["allies cube x6 @ 18", "allies aircraft used @ 18", "allies cube x6 @ 19"]);
    // The aircraft can still go, so nothing is lost.
    table.refuses("allies", "eliminate cube 18", "stacking.check/2");
    table.refuses("allies", "adjust cube 18-19", "stacking.limit");
    table.refuses("allies", "take aircraft 18; land 19", "move.air/1");
    table.refuses("allies", "take aircraft 18; land 18b", "stacking.check/2");
    table.does("allies", "take aircraft 18; land 20", &[]);
    table.shows(&["allies aircraft used @ 20a", "impulse = 2"]);
}

#[test]
fn rstacking_check_s2_what_finds_no_room_is_eliminated() {
    let mut table = crowded("allies", &["allies cube x6 @ 20", "allies tank @ 20"]);
    table.does("allies", "eliminate cube 20", &[]).asks("allies");
    table.does("allies", "eliminate tank 20", &[]);
    counts(&table, &[("allies cube 20", 6), ("allies tank 20", 0)]);
    table.shows(&["impulse = 2"]);
}

#[test]
fn rstacking_check_s2_a_third_tank_goes_like_a_seventh_unit() {
    let table = crowded("allies", &["allies tank x3 @ 18", "allies cube @ 18", "allies cube @ 19"]);
    table.refuses("allies", "adjust cube 18-19", "stacking.check/2");
    table.allows("allies", "adjust tank 18-19");
    let mut table = crowded("allies", &["allies tank x3 @ 18", "allies tank x2 @ 19"]);
    table.refuses("allies", "adjust tank 18-19", "tanks.limit");
    table.does("allies", "eliminate tank 18", &[]);
    assert_eq!(count(&table, "allies tank 18"), 2);
}

#[test]
fn rstacking_exempt_lines_and_markers_do_not_count() {
    let mut table = start();
    table.does("axis", "deploy cube 14 x6; deploy line 14", &[]).shows(&["lines: 14"]);
    let mut table = quiet("active = 'axis'\nphase = 'move'\nlines = ['05']\nunits = ['axis cube x6 @ 05']");
    table.does("axis", "pass", &[]);
    table.shows(&["impulse = 3", "axis cube x6 @ 05"]);
    // Nor do arrows: six defenders and three attacks on their area need no adjustment.
    let mut table = quiet(
        r#"
        active = "allies"
        phase = "attack"
        lines = ["17"]
        units = ["allies cube @ 18", "allies cube @ 19", "allies cube @ 16", "axis cube x6 @ 17"]
        "#,
    );
    table.does("allies", "attack cube 18-17; attack cube 19-17; attack cube 16-17; done", &[1; 7]);
    table.waits().does("allies", "break-off", &[]).asks("axis").shows(&["impulse = 2", "axis cube x6 @ 17"]);
}

#[test]
fn rstacking_limit_an_advance_and_a_convoy_are_settled_later_too() {
    let mut table = attacking("allies", &["allies cube x4 @ 18", "allies cube x4 @ 19", "axis cube @ 17"]);
    table.does("allies", "attack cube 18-17 x4; attack cube 19-17 x4; done", &[6, 1, 1, 1, 1]);
    table.does("axis", "lose cube 17", &[]).does("allies", "advance cube 18 x4; advance cube 19 x4", &[]);
    assert_eq!(count(&table, "allies cube 17"), 8);
    table.refuses("allies", "adjust cube 17-16", "stacking.check/2");
    table.does("allies", "adjust cube 17-18; adjust cube 17-19", &[]).shows(&["impulse = 2"]);

    let mut table = moving("allies", &["allies cube x6 @ 17", "allies cube x2 @ 18"]);
    table.does("allies", "embark cube 18 x2; sail 17", &[]).does("allies", "done", &[]);
    table.refuses("allies", "pass", "stacking.check/1");
    assert_eq!(count(&table, "allies cube 17"), 8);
}
