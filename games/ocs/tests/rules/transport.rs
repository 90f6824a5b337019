//! Transport Points (13.2).

use crate::support::{Looking, moves, phase};

#[test]
fn r13_2b_columns_pay_no_fuel() {
    moves(&[], "columns = ['0 axis truck points 2 @ A8.07']").allows("axis", "drive 0; step A8.08>A8.09");
}

#[test]
fn r13_2c_s1_a_point_carries_an_sp() {
    let table = moves(&[], "columns = ['0 axis truck points 2 @ A8.07']\ndumps = ['axis 12 @ A8.07']");
    table.allows("axis", "drive 0; load 8").refuses("axis", "drive 0; load 9", "13.2c/1");
}

#[test]
fn r13_2c_s2_columns_divide_and_combine() {
    let mut table = moves(&[], "columns = ['0 axis truck points 3 load 8 @ A8.07']");
    table.does("axis", "drive 0; split 1; step A8.08; halt", &[]);
    table.shows(&["0 axis truck points 2 load 8 spent 4 moved @ A8.08", "9 axis truck points 1 @ A8.07"]);
    table.does("axis", "drive 9; step A8.08; halt; done", &[]);
    table.shows(&["0 axis truck points 3 load 8 spent 4 moved @ A8.08"]);
}

#[test]
fn r13_2c_s3_different_kinds_never_combine() {
    let mut table =
        moves(&[], "columns = ['0 axis truck points 1 @ A8.07', '1 axis wagon points 1 @ A8.07']");
    table
        .does("axis", "done", &[])
        .shows(&["0 axis truck points 1 @ A8.07", "1 axis wagon points 1 @ A8.07"]);
}

#[test]
fn r13_2f_s1_only_supply_of_the_hex_is_loaded() {
    moves(&[], "columns = ['0 axis truck points 2 @ A8.07']\ndumps = ['axis 12 @ A8.08']").refuses(
        "axis",
        "drive 0; load 1",
        "13.2f/1",
    );
}

#[test]
fn r13_2f_s2_unloading_needs_a_unit_a_port_a_base_or_a_dump() {
    let loaded = "columns = ['0 axis truck points 2 load 4 @ A8.07']";
    moves(&[], loaded).refuses("axis", "drive 0; unload 4", "13.2f/2");
    moves(&["i-8 @ A8.07"], loaded).allows("axis", "drive 0; unload 4");
    moves(&[], "columns = ['0 axis truck points 2 load 4 @ A8.07']\ndumps = ['axis 1 @ A8.07']")
        .allows("axis", "drive 0; unload 4");
    moves(&[], "columns = ['0 axis truck points 2 load 4 @ A13.12']\naxis = ['seaford']")
        .allows("axis", "drive 0; unload 4");
    moves(&[], &format!("{loaded}\nbases = ['axis level 1 @ A8.07']")).allows("axis", "drive 0; unload 4");
}

#[test]
fn r13_2f_s3_handling_costs_a_tenth_of_the_allowance() {
    let handled = |kind: &str| {
        let more = format!("columns = ['0 axis {kind} points 2 @ A8.07']\ndumps = ['axis 12 @ A8.07']");
        let mut table = moves(&[], &more);
        table.does("axis", "drive 0; load 4", &[]);
        table.look().s.columns[0].spent
    };
    assert_eq!((handled("truck"), handled("wagon")), (20, 4));
}

#[test]
fn r12_2a_s2_what_was_unloaded_is_not_loaded_again() {
    let more = "columns = ['0 axis truck points 1 load 4 @ A8.07', '1 axis truck points 1 @ A8.07']\ndumps = ['axis 1 @ A8.07']";
    let mut table = moves(&[], more);
    table.does("axis", "drive 0; unload 4; halt", &[]);
    table.allows("axis", "drive 1; load 1").refuses("axis", "drive 1; load 2", "12.2a/2");
}

#[test]
fn r12_2b_supply_that_was_moved_is_used_at_once() {
    let mut table = moves(&["pz-1 @ A8.05"], "columns = ['0 axis truck points 1 load 4 @ A1.05']");
    table.does("axis", "drive 0; step A2.05>A3.05>A4.05; halt", &[]);
    table.allows("axis", "at A8.05; take pz-1; fuel pz-1 unit");
}

#[test]
fn r3_3a_s2_supply_does_not_move_by_itself() {
    moves(&[], "dumps = ['axis 12 @ A8.07']").refuses("axis", "at A8.07", "6.3a");
}

#[test]
fn r3_3b_s1_points_are_size_and_capacity() {
    moves(&[], "columns = ['0 axis wagon points 3 @ A8.07']\ndumps = ['axis 20 @ A8.07']")
        .allows("axis", "drive 0; load 12")
        .refuses("axis", "drive 0; load 13", "13.2c/1");
}

#[test]
fn r12_9a_columns_are_never_out_of_supply() {
    let mut table = moves(&[], "columns = ['0 axis truck points 1 @ A1.14']");
    table.does("axis", "done", &[]).shows(&["0 axis truck points 1 cut @ A1.14"]);
}

#[test]
fn r13_2d_columns_move_in_the_movement_phase_alone() {
    phase("exploitation", "axis", &["i-8 released @ A8.07"], "columns = ['0 axis truck points 1 @ A8.07']")
        .refuses("axis", "drive 0", "11.0a/1");
    phase("reaction", "allied", &["i-8 released @ A8.07"], "columns = ['0 axis truck points 1 @ A8.07']")
        .refuses("axis", "drive 0", "7.0a/1");
}
