//! Building fortresses (11.4, 14.0, 14.1, 14.3.3).

use crate::field::supply;
use crate::support::Table;

/// The Soviet player may build; the Axis is far away and has put nothing into the box.
fn site(axis: &[&str], more: &str) -> Table {
    let mut table = supply(&[axis, &["62 @ 0304"]].concat(), more, 1);
    table.does("axis", "done", &[]);
    table
}

#[test]
fn r11_4_a_fortress_where_a_line_reaches() {
    let mut table = site(&[], "");
    table.asks("soviet").allows("soviet", "build 2620").allows("soviet", "done");
    table.does("soviet", "build 1228", &[]).shows(&["1228 level 1"]);
    // No unit is needed, but a line: zones round Maikop cut it off.
    let ring = ["44 @ 1141", "68 @ 1239", "71 @ 1439", "79 @ 1541", "113 @ 1343"];
    site(&ring, "").refuses("soviet", "build 1341", "14.1.1");
}

#[test]
fn r14_0_two_fortresses_at_most() {
    let both = "fortresses = ['2620 level 2', '1228 level 1']";
    let mut table = site(&[], both);
    table.refuses("soviet", "build 1105", "14.0");
    // To raise one is not to build a third.
    table.does("soviet", "build 1228", &[]).shows(&["1228 level 2", "2620 level 2"]);
}

#[test]
fn r14_1_only_in_the_supply_procedure() {
    let table = crate::field::attack("soviet", &["s-6 @ 1505", "44 @ 1506"], "");
    table.refuses("soviet", "build 2620", "11.0");
    site(&[], "").allows("soviet", "build 2620");
}

#[test]
fn r14_1_1_in_soviet_towns_and_cities_with_a_line() {
    let table = site(&[], "");
    table.refuses("soviet", "build 1505", "14.1.1").refuses("soviet", "build 0205", "14.1.1");
    table.allows("soviet", "build 0704").allows("soviet", "build 1105");
    site(&[], "control = ['1105', '0205', '0304']").refuses("soviet", "build 1105", "14.1.1");
}

#[test]
fn r14_1_2_not_next_to_the_enemy() {
    // The Volga lies between, and still.
    site(&["44 @ 2720", "s-6 @ 2620"], "").refuses("soviet", "build 2620", "14.1.2");
    site(&["44 @ 2820", "s-6 @ 2620"], "").allows("soviet", "build 2620");
    site(&["44 @ 2720"], "").refuses("soviet", "build 2620", "14.1.2");
    // The same for raising.
    site(&["44 @ 2720"], "fortresses = ['2620 level 1']").refuses("soviet", "build 2620", "14.1.2");
}

#[test]
fn r14_1_3_one_level_a_time() {
    let mut table = site(&[], "fortresses = ['1228 level 1']");
    table.does("soviet", "build 2620", &[]).shows(&["2620 level 1", "1228 level 1"]);
    // Neither a second level nor another place: the procedure is over, and with it the turn.
    table.shows(&["turn = 2", "steps: select"]).hides(&["steps: build"]);
    table.refuses("soviet", "build 2620", "11.0").refuses("soviet", "build 1228", "11.0");
}

#[test]
fn r14_1_4_the_first_level() {
    let mut table = site(&[], "");
    table.does("soviet", "build 2620", &[]).shows(&["2620 level 1"]);
}

#[test]
fn r14_1_5_the_second_level() {
    let mut table = site(&[], "fortresses = ['2620 level 1']");
    table.does("soviet", "build 2620", &[]).shows(&["2620 level 2"]).hides(&["2620 level 1"]);
}

#[test]
fn r14_1_6_no_third_level() {
    site(&[], "fortresses = ['2620 level 2']").refuses("soviet", "build 2620", "14.1.6");
}

#[test]
fn r14_1_7_s1_a_breached_fortress_is_built_up_again() {
    // Both markers are out, one of them lost: what stands can still be raised.
    let mut table = site(&[], "fortresses = ['2620 level 1', 'none level 0']");
    table.does("soviet", "build 2620", &[]).shows(&["2620 level 2", "none level 0"]);
}

#[test]
fn r14_1_7_s2_a_hex_may_be_fortified_again_with_an_unused_marker() {
    let mut table = site(&[], "fortresses = ['none level 0']");
    table.does("soviet", "build 2620", &[]).shows(&["none level 0", "2620 level 1"]);
}

#[test]
fn r14_3_3_a_lost_marker_is_not_used_again() {
    site(&[], "fortresses = ['none level 0', '1228 level 1']").refuses("soviet", "build 2620", "14.3.3");
    // With both gone nobody is even asked: the turn is over.
    site(&[], "fortresses = ['none level 0', 'none level 0']").shows(&["turn = 2"]);
}
