//! Reinforcements (12.0 to 12.3).

use stalingrad::Side;

use crate::field::{axis_reinforcements, before, offered, soviet_reinforcements, supply};

/// One Axis division at the end of its railway, so that the map is not empty.
const AXIS: [&str; 1] = ["44 @ 0219"];

#[test]
fn r12_0_units_of_the_pool_are_taken_and_placed() {
    let mut table = axis_reinforcements(&AXIS, "", 1);
    table.asks("axis").refuses("axis", "call 44", "12.0").refuses("axis", "call 6A", "12.0");
    table.refuses("axis", "call s-6", "12.0").refuses("axis", "call 9Pz", "12.0");
    table.does("axis", "call 46; enter 0304; call h-12Lt; enter 0205", &[]);
    table.shows(&["46 @ 0304", "h-12Lt @ 0205", "turn = 2"]);
}

#[test]
fn r12_1_s1_they_must_enter_by_rail_with_this_command() {
    let mut table = axis_reinforcements(&AXIS, "", 1);
    table.refuses("axis", "done", "12.1/1");
    table.does("axis", "call 46", &[]);
    table.refuses("axis", "done", "12.1/1").refuses("axis", "enter 0303", "12.1.1/1");
    table.does("axis", "enter 0304", &[]).refuses("axis", "done", "12.1/1");
}

#[test]
fn r12_1_1_s1_on_rail_hexes_joined_to_a_source() {
    let mut table = axis_reinforcements(&AXIS, "", 1);
    table.does("axis", "call 46", &[]);
    for hex in ["0105", "0304", "0604", "0721", "0138"] {
        table.allows("axis", &format!("enter {hex}"));
    }
    // A road only, and rails beyond a Soviet town.
    table.refuses("axis", "enter 0704", "12.1.2/2").refuses("axis", "enter 0804", "12.1.1/1");
    table.refuses("axis", "enter 0310", "12.1.1/1");
}

#[test]
fn r12_1_1_s1_room_is_needed() {
    let mut table = axis_reinforcements(&["44 @ 0304", "62 @ 0304"], "", 1);
    table.does("axis", "call 46", &[]).refuses("axis", "enter 0304", "3.1.1/1").allows("axis", "enter 0404");
}

#[test]
fn r12_1_1_s2_outside_every_command_range() {
    // No HQ is on the map at all.
    let mut table = soviet_reinforcements(&AXIS, "");
    table.does("soviet", "call s-1; enter 2620", &[]).shows(&["s-1 @ 2620"]);
}

#[test]
fn r12_1_1_s3_not_through_an_enemy_zone_that_a_friend_holds() {
    let mut table = axis_reinforcements(&["44 @ 0404", "62 @ 0504", "s-6 @ 0503"], "", 1);
    table.does("axis", "call 46", &[]).refuses("axis", "enter 0604", "12.1.1/3").allows("axis", "enter 0304");
    let mut free = axis_reinforcements(&["44 @ 0404", "62 @ 0504", "s-6 @ 0501"], "", 1);
    free.does("axis", "call 46", &[]).allows("axis", "enter 0604");
}

#[test]
fn r12_1_2_s1_not_into_an_enemy_zone() {
    let mut table = axis_reinforcements(&["44 @ 0404", "s-6 @ 0503"], "", 1);
    table.does("axis", "call 46", &[]).refuses("axis", "enter 0404", "12.1.2/1");
}

#[test]
fn r12_1_2_s2_not_into_an_enemy_town() {
    let mut axis = axis_reinforcements(&AXIS, "", 1);
    axis.does("axis", "call 46", &[]).refuses("axis", "enter 0704", "12.1.2/2");
    let mut taken = axis_reinforcements(&AXIS, "control = ['0205', '0219', '0304', '0704']", 1);
    taken.does("axis", "call 46", &[]).allows("axis", "enter 0704").allows("axis", "enter 0804");
}

#[test]
fn r12_1_3_all_enter_at_full_strength() {
    let mut table = axis_reinforcements(&["46 reduced @ pool", "44 @ 0219"], "", 1);
    table.does("axis", "call 46; enter 0304", &[]).shows(&["46 @ 0304"]);
}

#[test]
fn r12_2_1_the_box_of_the_marker_says_what_comes() {
    let mut table = soviet_reinforcements(&AXIS, "");
    table.shows(&["tk x3", "rifle x4"]).asks("soviet");
    // Any corps of the type; not what the box does not name.
    table.allows("soviet", "call 1Tk").allows("soviet", "call 28Tk").refuses("soviet", "call 1G", "12.0");
    table.does("soviet", "call 28Tk; enter 1301; call 1Tk; enter 1301; call 2Tk; enter 0801", &[]);
    table.refuses("soviet", "call 7Tk", "12.0").refuses("soviet", "done", "12.1/1");
    for (unit, hex) in [("s-1", "0801"), ("s-14", "2501"), ("s-18", "2501"), ("s-87", "2620")] {
        table.does("soviet", &format!("call {unit}; enter {hex}"), &[]);
    }
    table.shows(&["28Tk @ 1301", "s-87 @ 2620", "turn = 2"]);
}

#[test]
fn r12_2_1_new_headquarters_come_with_their_box() {
    let mut table = soviet_reinforcements(&AXIS, "track = 2");
    table.shows(&["hq x1", "tk x2", "c x1", "rifle x5"]);
    table.refuses("soviet", "call CSFront", "12.0");
    table.does("soviet", "call StrgFront; enter 2620", &[]);
    table.shows(&["StrgFront @ 2620"]);
    // One that came up before and could not enter still waits.
    soviet_reinforcements(&AXIS, "track = 4").shows(&["hq x3"]);
}

#[test]
fn r12_2_2_what_the_pool_lacks_is_lost() {
    // Box 7 brings 2 Tk, 1 M, 1 C, 1 G, box 8 1 Tk, 2 M, 2 G; one mechanised corps is left, and no cavalry.
    let gone = ["4M", "5M", "6M", "13M", "1GM", "3GC", "7C", "4C", "8C", "17C", "30C", "79C", "110C"];
    let gone: Vec<String> = gone.iter().map(|u| format!("{u} @ lost")).collect();
    let units: Vec<&str> = gone.iter().map(String::as_str).chain(AXIS).collect();
    let hqs = ["StrgFront @ 2005", "CSFront @ 2105", "SEFront @ 2205"];
    let units = [&units[..], &hqs[..]].concat();
    soviet_reinforcements(&units, "track = 7").shows(&["tk x2", "m x1", "g x1"]).hides(&["c x1"]);
    let mut table = soviet_reinforcements(&units, "track = 8");
    table.shows(&["tk x1", "m x2", "g x2"]);
    table.does("soviet", "call 2GM; enter 1301", &[]).hides(&["m x1"]);
    table.does("soviet", "call 1G; enter 1301; call 2G; enter 2501; call 1Tk; enter 2501", &[]);
    table.shows(&["turn = 2", "track = 9"]);
}

#[test]
fn r12_2_3_the_marker_advances_with_the_command() {
    soviet_reinforcements(&AXIS, "track = 1").shows(&["track = 2"]);
    // Off the last box, and there it stays.
    let hqs = ["StrgFront @ 2005", "CSFront @ 2105", "SEFront @ 2205"];
    let units = [&hqs[..], &AXIS].concat();
    soviet_reinforcements(&units, "track = 9").asks("soviet").shows(&["track = 10"]);
    soviet_reinforcements(&units, "track = 10").shows(&["track = 10", "turn = 2"]);
    // Also if nothing could be placed: every source with a railway is in Axis hands.
    let sources = ["44 @ 0801", "62 @ 1301", "68 @ 2501", "71 @ 3807", "79 @ 3550", "VrnzFront @ away"];
    let table = soviet_reinforcements(&sources, "track = 2");
    table.shows(&["track = 3", "turn = 2", "VrnzFront @ away"]).hides(&["hq x1"]);
}

#[test]
fn r12_2_4_without_the_command_the_marker_stays() {
    let mut turn = supply(&["44 @ 0304", "s-6 @ 1302"], "", 1);
    turn.does("axis", "done", &[]).does("soviet", "done", &[]).shows(&["turn = 2", "track = 1"]);
    axis_reinforcements(&AXIS, "track = 3", 1).shows(&["track = 3"]);
    let mut stavka = before("STAVKA", &["44 @ 0304", "SWFront @ 1302"], "track = 3");
    stavka.does("axis", "done", &[1]).asks("soviet").shows(&["track = 3"]);
}

#[test]
fn r12_3_s1_a_commitment_roll_brings_the_axis_units() {
    for (die, row) in [(1, ["inf x1", "hungarian x1"]), (2, ["italian x1", "romanian x1"])] {
        axis_reinforcements(&AXIS, "", die).asks("axis").shows(&row);
    }
}

#[test]
fn r12_3_1_s1_the_row_of_the_die() {
    axis_reinforcements(&AXIS, "", 4)
        .shows(&["hungarian x1", "italian x1", "romanian x2"])
        .hides(&["inf x1"]);
    axis_reinforcements(&AXIS, "", 6).shows(&["pz x1", "ss x1", "inf x1", "romanian x1"]);
}

#[test]
fn r12_3_1_s2_any_division_of_the_type() {
    let table = axis_reinforcements(&AXIS, "", 5);
    for unit in ["6Pz", "17Pz", "27Pz", "46", "50", "306", "h-1Arm", "h-23Lt"] {
        table.allows("axis", &format!("call {unit}"));
    }
    table.refuses("axis", "call LAH", "12.0").refuses("axis", "call GD", "12.0");
    table.refuses("axis", "call i-3Julia", "12.0");
}

#[test]
fn r12_3_1_s4_allied_entries_are_any_division_of_the_nation() {
    let table = axis_reinforcements(&AXIS, "", 2);
    for unit in ["r-1Arm", "r-1C", "r-5", "r-2Mt", "i-3Celere", "i-156Vicenza", "i-2Tridentina"] {
        table.allows("axis", &format!("call {unit}"));
    }
    table.refuses("axis", "call h-1Arm", "12.0").refuses("axis", "call R3A", "12.0");
}

#[test]
fn r12_3_2_what_the_pool_lacks_is_lost() {
    let mut table = axis_reinforcements(&["44 @ 0219", "Wik @ lost", "LAH @ 0219"], "", 6);
    table.shows(&["pz x1", "inf x1", "romanian x1"]).hides(&["ss x1"]);
    table.does("axis", "call 6Pz; enter 0304; call 46; enter 0304; call r-5; enter 0205", &[]);
    table.shows(&["turn = 2", "Wik @ lost"]);
}

#[test]
fn r12_3_2_no_unit_enters_twice() {
    let mut table = axis_reinforcements(&AXIS, "", 4);
    table.does("axis", "call r-5; enter 0304", &[]).refuses("axis", "call r-5", "12.0");
    assert!(!offered(&table, Side::Axis, "call").contains(&"call r-5".into()));
}
