//! Ground movement (6.0).

use crate::support::{Looking, moves, phase};

#[test]
fn r6_0_s1_any_unit_moves_in_the_movement_segment_and_only_some_in_the_others() {
    moves(&["i-8 @ A8.07"], "").allows("axis", "at A8.07; take i-8; step A8.08");
    phase("exploitation", "axis", &["i-8 @ A8.07", "i-9 reserve @ A4.09"], "")
        .refuses("axis", "at A8.07", "11.0a/1");
}

#[test]
fn r6_1_s1_a_stack_moves_together_along_a_contiguous_path() {
    let mut table = moves(&["i-8 @ A8.07", "i-9 @ A8.07"], "");
    table.refuses("axis", "at A8.07; take i-8; step A8.09", "6.1/1");
    table.does("axis", "at A8.07; take i-8; take i-9; step A8.08>A8.09; halt", &[]);
    table.shows(&["i-8 moved spent=8 from=A8.07 @ A8.09", "i-9 moved spent=8 from=A8.07 @ A8.09"]);
}

#[test]
fn r6_1_s2_no_regular_combat_takes_place_during_movement() {
    moves(&["i-8 @ A8.07", "r-1 @ A8.08"], "").refuses("axis", "target A8.08", "9.0/1");
}

#[test]
fn r6_1a_mp_are_paid_for_each_hex_by_mobility() {
    // Woods: 1 Leg MP, 2 Track MP.
    let mut table = moves(&["i-8 @ A9.13", "stug-190 fuelled @ A9.13"], "");
    table.does("axis", "at A9.13; take i-8; take stug-190; step A8.12", &[]);
    assert_eq!((table.unit("i-8").spent, table.unit("stug-190").spent), (4, 8));
}

#[test]
fn r6_1b_s1_no_more_mp_than_the_allowance() {
    // 3 MP in Combat Mode.
    let mut table = moves(&["i-8 @ A8.10"], "");
    table.does("axis", "at A8.10; take i-8; step A8.09>A8.08>A8.07", &[]);
    table.refuses("axis", "step A8.06", "6.2/1");
}

#[test]
fn r6_1c_s1_a_unit_may_always_move_one_hex() {
    // DG halves an allowance of 2 to 1; rough ground costs 2.
    let mut table = moves(&["i-9 dg @ A4.06"], "");
    table.does("axis", "at A4.06; take i-9; step A3.06", &[]);
    assert_eq!(table.unit("i-9").spent, 4);
    table.refuses("axis", "step A4.05", "6.2/1");
}

#[test]
fn r6_1c_s2_the_minimum_move_breaks_no_other_rule() {
    // Not into the swamp for wheels, nor to overrun.
    let swamp = moves(&["mot-16 move fuelled @ A3.16"], "");
    swamp.refuses("axis", "at A3.16; take mot-16; step A2.16", "6.2c");
    moves(&["i-9 dg @ A8.07", "r-1 @ A8.08"], "").refuses(
        "axis",
        "at A8.07; take i-9; overrun A8.08",
        "8.1/2",
    );
}

#[test]
fn r6_1d_who_needs_a_road_to_enter_needs_one_to_leave() {
    // Wheels cannot enter the swamp, so they cannot leave it off the road.
    let table = moves(&["mot-16 move fuelled @ A2.16"], "");
    table.refuses("axis", "at A2.16; take mot-16; step A2.15", "6.2c");
    moves(&["mot-16 @ A2.16"], "").allows("axis", "at A2.16; take mot-16; step A2.15");
}

#[test]
fn r6_1e_each_unit_keeps_its_own_account() {
    let mut table = moves(&["i-8 @ A8.10", "i-9 @ A8.10"], "");
    table.does("axis", "at A8.10; take i-8; take i-9; step A8.09>A8.08", &[]);
    // The division of 2 MP has none left, the other one.
    table.refuses("axis", "step A8.07", "6.2/1");
    table.does("axis", "drop i-9; step A8.07; halt", &[]).shows(&["i-8 moved spent=12 from=A8.10 @ A8.07"]);
}

#[test]
fn r6_1f_a_dropped_unit_moves_no_more() {
    let mut table = moves(&["i-8 @ A8.10", "i-11 @ A8.10"], "");
    table.does("axis", "at A8.10; take i-8; take i-11; step A8.09; drop i-11; step A8.08; halt", &[]);
    table.refuses("axis", "at A8.09", "6.1f");
    table.refuses("axis", "at A8.08", "6.1f");
}

#[test]
fn r6_1g_who_has_started_finishes_first() {
    let mut table = moves(&["i-8 @ A8.10", "i-11 @ A7.10"], "");
    table.does("axis", "at A8.10; take i-8; step A8.09", &[]);
    for other in ["at A7.10", "done"] {
        table.refuses("axis", other, "6.1g");
    }
    table.refuses("axis", "take i-11", "6.1g");
}

#[test]
fn r6_1h_fractions_of_an_allowance_are_kept() {
    // 3 MP halved are 1½.
    let table = moves(&["i-8 dg @ A8.10"], "");
    assert_eq!(table.look().allowance(table.id("i-8"), ocs::Segment::Movement), 6);
    // 5 MP quartered are 1¼.
    let reserve = moves(&["i-8 reserve moves @ A8.10"], "");
    assert_eq!(reserve.look().allowance(reserve.id("i-8"), ocs::Segment::Movement), 5);
}

#[test]
fn r6_2_s1_the_full_cost_is_needed() {
    let mut table = moves(&["i-8 dg @ A8.10"], "");
    table.does("axis", "at A8.10; take i-8; step A8.09", &[]);
    table.refuses("axis", "step A8.08", "6.2/1");
}

#[test]
fn r6_2_s2_railroads_and_tracks_are_roads() {
    // Along the rails a truck pays 1 in mud, off them 3.
    let mut table = moves(&["mot-16 move fuelled @ A7.07"], "weather = 'mud'");
    table.does("axis", "at A7.07; take mot-16; step A7.06", &[]);
    assert_eq!(table.unit("mot-16").spent, 8);
    table.does("axis", "step A6.06", &[]);
    assert_eq!(table.unit("mot-16").spent, 20);
}

#[test]
fn r6_2a_s1_a_road_costs_its_own_and_nothing_else() {
    // Over the brook by the road: half an MP.
    let mut table = moves(&["i-8 @ A9.10"], "");
    table.does("axis", "at A9.10; take i-8; step A9.11", &[]);
    assert_eq!(table.unit("i-8").spent, 2);
}

#[test]
fn r6_2b_the_cost_of_a_hexside_is_added() {
    let mut table = moves(&["i-8 @ A8.10", "stug-190 fuelled @ A8.10"], "");
    table.does("axis", "at A8.10; take i-8; take stug-190; step A8.11", &[]);
    // Open 1 and the brook: 1 for Leg, 2 for Track.
    assert_eq!((table.unit("i-8").spent, table.unit("stug-190").spent), (8, 12));
}

#[test]
fn r6_2c_a_prohibited_hexside_is_crossed_by_bridge_alone() {
    let tracks = |at: &str| moves(&[&format!("stug-190 fuelled @ {at}")], "");
    tracks("A3.10").refuses("axis", "at A3.10; take stug-190; step A3.11", "6.2c");
    tracks("A4.10").allows("axis", "at A4.10; take stug-190; step A4.11");
    // Nobody walks into the sea.
    moves(&["i-8 @ A13.07"], "").refuses("axis", "at A13.07; take i-8; step A14.07", "6.2c");
}

#[test]
fn r6_2d_s1_the_most_costly_terrain_counts() {
    let table = moves(&["i-8 @ A8.10"], "");
    let at = |name: &str| table.hex(name);
    let t = table.look().t;
    let cost = |from: &str, to: &str| t.cost(ocs::Weather::Dry, ocs::Mobility::Truck, at(from), at(to));
    assert_eq!(cost("A7.12", "A6.12"), Some(24), "forest");
    assert_eq!(cost("A8.09", "A8.08"), Some(4), "open");
}

#[test]
fn r6_3a_only_the_player_of_the_segment_moves() {
    let table = moves(&["i-8 @ A8.10", "r-1 @ A11.12"], "");
    table.refuses("allied", "at A11.12", "2.1/2").refuses("axis", "at A11.12", "6.3a");
}

#[test]
fn r6_3b_trucks_stop_in_an_enemy_zone() {
    let mut table = moves(&["mot-16 move fuelled @ A8.05", "r-1 @ A8.08"], "");
    table.does("axis", "at A8.05; take mot-16; step A8.06>A8.07", &[]);
    table.refuses("axis", "step A7.08", "4.5a/A");
}
