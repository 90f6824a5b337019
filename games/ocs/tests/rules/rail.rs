//! Rail transport (13.3) and what may be carried (4.7).

use crate::support::{Looking, moves, phase};

#[test]
fn r13_3a_s1_a_point_of_cap_carries_an_sp_or_an_re() {
    let mut table =
        moves(&["mot-16 move @ A7.04"], "dumps = ['axis 9 @ A7.04']\naxis = ['linden', 'ostheim']");
    table
        .does("axis", "entrain mot-16; detrain A7.08", &[])
        .shows(&["mot-16 moves moved ridden from=A7.04 @ A7.08"]);
    assert_eq!(table.look().s.rail[1], 8);
    table
        .does("axis", "freight A7.04 5; detrain A7.08", &[])
        .shows(&["axis 5 fresh 5 @ A7.08", "axis 4 @ A7.04"]);
    assert_eq!(table.look().s.rail[1], 3);
}

#[test]
fn r4_7b_leg_units_take_half_their_size() {
    let table = moves(&["i-8 move @ A7.04", "mot-16 move @ A7.04"], "");
    assert_eq!(
        (ocs::freight(table.look(), table.id("i-8")), ocs::freight(table.look(), table.id("mot-16"))),
        (6, 4)
    );
}

#[test]
fn r4_7a_re_and_sp_are_equal_cargo() {
    // 2T and half an RE are one point.
    let mut table = moves(&["stug-190 move @ A7.04"], "dumps = ['axis 2 @ A7.04']");
    table.does("axis", "entrain stug-190; detrain A7.08; freight A7.04 2; detrain A7.08", &[]);
    assert_eq!(table.look().s.rail[1], 8);
}

#[test]
fn r4_7d_s1_one_kind_of_transport_a_phase() {
    let mut table = moves(&["mot-16 move @ A7.04"], "");
    table.does("axis", "entrain mot-16; detrain A7.08", &[]).refuses("axis", "entrain mot-16", "4.7d/1");
}

#[test]
fn r4_7d_s3_half_the_allowance_may_be_spent_before() {
    moves(&["mot-16 move moved spent=36 @ A7.04"], "").allows("axis", "entrain mot-16");
    moves(&["mot-16 move moved spent=37 @ A7.04"], "").refuses("axis", "entrain mot-16", "4.7d/3");
}

#[test]
fn r5_5a_combat_mode_does_not_ride() {
    moves(&["mot-16 @ A7.04"], "").refuses("axis", "entrain mot-16", "5.5a");
}

#[test]
fn r5_6a_move_mode_rides() {
    moves(&["mot-16 move @ A7.04"], "").allows("axis", "entrain mot-16; detrain A7.08");
}

#[test]
fn r5_7e_reserves_do_not_ride() {
    moves(&["mot-16 reserve moves @ A7.04"], "").refuses("axis", "entrain mot-16", "5.7e");
}

#[test]
fn r5_8d_strat_mode_does_not_ride() {
    moves(&["mot-16 strat @ A7.04"], "").refuses("axis", "entrain mot-16", "5.8d");
}

#[test]
fn r5_10d_dg_units_do_not_ride() {
    moves(&["mot-16 dg moves @ A7.04"], "").refuses("axis", "entrain mot-16", "5.10d");
}

#[test]
fn r5_2_s4_a_marked_unit_is_never_in_move_mode() {
    moves(&["mot-16 dg moves @ A7.04"], "").refuses("axis", "entrain mot-16", "5.10d");
}

#[test]
fn r13_3b_s1_the_cap_of_a_turn_is_limited_and_not_saved() {
    moves(&["mot-16 move @ A7.04"], "rail = ['12', '3']").refuses("axis", "entrain mot-16", "13.3b/1");
    moves(&[], "rail = ['12', '3']\ndumps = ['axis 9 @ A7.04']").refuses(
        "axis",
        "freight A7.04 4",
        "13.3b/1",
    );
    let mut next =
        phase("exploitation", "axis", &["i-8 reserve @ A9.04", "r-1 @ A9.15"], "rail = ['2', '2']");
    next.does("axis", "done", &[3, 3, 1, 1]);
    assert_eq!(next.look().s.rail, [12, 2]);
}

#[test]
fn r13_3b_s2_only_in_the_movement_phase() {
    phase("exploitation", "axis", &["mot-16 move released @ A7.04"], "").refuses(
        "axis",
        "entrain mot-16",
        "13.3b/2",
    );
}

#[test]
fn r13_3c_s1_a_detrainable_hex_has_a_place_or_an_hq() {
    moves(&["mot-16 move @ A7.05"], "").refuses("axis", "entrain mot-16", "13.3e/1");
    moves(&["mot-16 move @ A7.05", "hq-14 @ A7.05"], "").allows("axis", "entrain mot-16; detrain A7.04");
}

#[test]
fn r13_8c_s1_only_an_hq_in_combat_mode_makes_it_so() {
    moves(&["mot-16 move @ A7.05", "hq-14 move @ A7.05"], "").refuses("axis", "entrain mot-16", "13.3e/1");
    phase("movement", "axis", &["mot-16 move @ A7.05", "pi-41 @ A7.05"], "").refuses(
        "axis",
        "entrain mot-16",
        "13.3e/1",
    );
}

#[test]
fn r13_3c_s2_a_detrainable_hex_is_ones_own() {
    moves(&["mot-16 move @ A7.04"], "axis = ['ostheim']").refuses("axis", "entrain mot-16", "13.3c/3");
}

#[test]
fn r4_5a_sc_no_cargo_in_a_zone_negated_or_not() {
    moves(&["mot-16 move @ A7.04", "i-9 moved @ A7.04", "r-1 @ A8.04"], "").refuses(
        "axis",
        "entrain mot-16",
        "4.5a/C",
    );
    // Nor through one.
    moves(&["mot-16 move @ A7.04", "i-9 moved @ A7.06", "r-1 @ A8.06"], "").refuses(
        "axis",
        "entrain mot-16",
        "13.3c/3",
    );
}

#[test]
fn r13_3e_s3_the_unit_detrains_at_a_station_and_moves_no_further() {
    let mut table = moves(&["mot-16 move @ A7.04"], "");
    table.refuses("axis", "entrain mot-16; detrain A7.06", "13.3e/3");
    table.does("axis", "entrain mot-16; detrain A7.08", &[]).refuses("axis", "at A7.08", "6.1f");
}

#[test]
fn r12_2a_s1_one_kind_of_transport_for_an_sp() {
    let more = "columns = ['0 axis truck points 1 load 4 @ A7.04']\naxis = ['linden', 'ostheim']\ndumps = ['axis 1 @ A7.04']";
    let mut table = moves(&[], more);
    table.does("axis", "drive 0; unload 4; halt", &[]);
    table.refuses("axis", "freight A7.04 2", "12.2a/1").allows("axis", "freight A7.04 1");
}
