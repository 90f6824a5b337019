//! Overruns (8.0).

use ocs::Mode;

use crate::support::{Looking, Table, moves, phase};

const DUMP: &str = "dumps = ['axis 12 @ A8.06']";

/// Panzers and mech infantry with fuel in A8.06, and something in A8.08.
fn stack(defender: &str) -> Table {
    let mut table = moves(&["pz-1 fuelled @ A8.06", "pg-3 fuelled @ A8.06", defender], DUMP);
    table.does("axis", "at A8.06; take pz-1; take pg-3; step A8.07", &[]);
    table
}

#[test]
fn r8_0_s1_the_moving_stack_overruns_an_adjacent_hex_with_combat_units() {
    stack("tb-12 @ A8.08").allows("axis", "overrun A8.08").refuses("axis", "overrun A8.06", "9.0/3");
    stack("tb-12 @ A8.09").refuses("axis", "overrun A8.09", "6.1/1");
}

#[test]
fn r8_0_s2_surprise_comes_more_easily() {
    // 21 to 3 (no supply) is 7:1; ratings 5 and 2: dice 6 + 3 is 9, surprise.
    let mut table = stack("tb-12 @ A8.08");
    table.does("axis", "overrun A8.08", &[]).does("allied", "decline", &[]);
    table.does("axis", "lead pz-1", &[2, 4, 1, 3, 3]);
}

#[test]
fn r8_0_s3_the_attackers_must_enter_a_hex_that_becomes_vacant() {
    let mut table = stack("tb-12 @ A8.08");
    table.does("axis", "overrun A8.08", &[]).does("allied", "decline", &[]);
    // 9:1, roll 12 + 3 is 15: Ae2/DL2o3DG.
    table.does("axis", "lead pz-1", &[2, 4, 1, 6, 6]);
    table.shows(&["tb-12 lost=1 @ dead"]);
    assert_eq!((table.unit("pz-1").at, table.unit("pg-3").at), (table.hex("A8.08"), table.hex("A8.08")));
}

#[test]
fn r9_12g_sc_a_stack_that_enters_captures_once() {
    let units = ["pz-1 fuelled @ A8.06", "pg-3 fuelled @ A8.06", "tb-12 @ A8.08"];
    let columns = "columns = ['0 allied truck points 4 @ A8.08', '1 allied wagon points 2 @ A8.08']";
    let mut table = moves(&units, &format!("{DUMP}\n{columns}"));
    table.does("axis", "at A8.06; take pz-1; take pg-3; step A8.07; overrun A8.08", &[]);
    table.does("allied", "decline", &[]);
    // The last two dice are for trucks and for wagons.
    table.does("axis", "lead pz-1", &[2, 4, 1, 6, 6, 3, 3]);
}

#[test]
fn r8_0_s4_whoever_has_mp_left_goes_on() {
    let mut table = stack("tb-12 @ A8.08");
    table.does("axis", "overrun A8.08", &[]).does("allied", "decline", &[]);
    table.does("axis", "lead pz-1", &[2, 4, 1, 6, 6]);
    // 1 + 3 MP of 6 and 8.
    table.does("axis", "step A8.09>A8.10; drop pg-3; step A7.10; halt", &[]);
}

#[test]
fn r8_1_s1_only_units_that_began_together_overrun_together() {
    let units = ["pz-1 fuelled from=A8.06 @ A8.07", "pg-3 fuelled from=A8.05 @ A8.07", "tb-12 @ A8.08"];
    let table = moves(&units, DUMP);
    table.refuses("axis", "at A8.07; take pz-1; take pg-3; overrun A8.08", "8.1/1");
    table.allows("axis", "at A8.07; take pz-1; overrun A8.08");
}

#[test]
fn r8_1_s2_in_combat_move_or_exploitation_mode() {
    let at = |unit: &str| moves(&[&format!("{unit} @ A8.07"), "tb-12 @ A8.08"], DUMP);
    at("pz-1 dg fuelled").refuses("axis", "at A8.07; take pz-1; overrun A8.08", "8.1/2");
    at("pz-1 move fuelled").allows("axis", "at A8.07; take pz-1; overrun A8.08");
}

#[test]
fn r8_1a_s1_an_overrun_costs_three_mp_and_the_entry_nothing() {
    let mut table = stack("tb-12 @ A8.08");
    table.does("axis", "overrun A8.08", &[]).does("allied", "decline", &[]);
    table.does("axis", "lead pz-1", &[2, 4, 1, 6, 6]);
    assert_eq!((table.unit("pz-1").spent, table.unit("pg-3").spent), (16, 16));
}

#[test]
fn r8_1a_s2_fewer_than_three_mp_are_too_few() {
    let mut table = moves(&["i-9 @ A8.07", "tb-12 @ A8.08"], DUMP);
    table.does("axis", "at A8.07; take i-9", &[]).refuses("axis", "overrun A8.08", "8.1a/2");
}

#[test]
fn r8_1b_not_into_ground_that_costs_more_than_three() {
    // Forest: 4 Track MP.
    let mut table = moves(&["pz-1 fuelled @ A7.12", "tb-12 @ A6.12"], "dumps = ['axis 4 @ A7.12']");
    table.does("axis", "at A7.12; take pz-1", &[]).refuses("axis", "overrun A6.12", "8.1b");
}

#[test]
fn r8_1c_roads_and_bridges_do_not_help() {
    // By the bridge over the stream.
    let mut table = moves(&["pz-1 fuelled @ A4.10", "tb-12 @ A4.11"], "dumps = ['axis 4 @ A4.09']");
    table.does("axis", "at A4.10; take pz-1", &[]).refuses("axis", "overrun A4.11", "8.1c");
}

#[test]
fn r8_1d_a_hex_is_overrun_again_and_again() {
    let mut table = stack("r-1 @ A8.08");
    let mut twice = |dice: &[u16]| {
        table.does("axis", "overrun A8.08", &[]).does("allied", "stocks", &[]).does(
            "axis",
            "lead pz-1",
            dice,
        );
    };
    // 28 to 14 is 2:1; 2 + 1 is a defender's surprise of 1, then 8 + 1 on 1:1: Ao1/Do1.
    twice(&[3, 2, 1, 4, 4]);
    table.does("axis", "lose pz-1", &[]).does("allied", "lose r-1", &[]);
    table.refuses("axis", "overrun A8.08", "8.1a/2");
}

#[test]
fn r8_1e_no_overrun_yields_an_exploit_marker() {
    let mut table = stack("tb-12 @ A8.08");
    table.does("axis", "overrun A8.08", &[]).does("allied", "decline", &[]);
    table.does("axis", "lead pz-1", &[2, 4, 1, 6, 6]);
    assert_eq!(table.unit("pz-1").mode, Mode::Combat);
}

#[test]
fn r8_1f_an_option_taken_as_a_retreat_ends_the_move() {
    let mut table = stack("r-1 @ A8.08");
    table.does("axis", "overrun A8.08", &[]).does("allied", "stocks", &[]);
    // 2:1, no surprise with 6 + 1; 7 + 1: Ao1/Do1.
    table.does("axis", "lead pz-1", &[3, 3, 3, 4]);
    table.does("axis", "yield; retreat A8.06", &[]).does("allied", "ignore", &[]);
    table.refuses("axis", "at A8.06", "6.1f");
}

#[test]
fn r8_1g_only_those_who_overrun_move_with_the_stack() {
    let mut table = moves(&["pz-1 fuelled @ A8.06", "hq-14 move fuelled @ A8.06", "tb-12 @ A8.08"], DUMP);
    table.does("axis", "at A8.06; take pz-1; take hq-14; step A8.07", &[]);
    table.refuses("axis", "overrun A8.08", "4.4a").allows("axis", "drop hq-14; overrun A8.08");
}

#[test]
fn r8_1h_s1_others_in_the_hex_suffer_nothing() {
    let units = ["pz-1 fuelled @ A8.06", "i-9 @ A8.07", "r-1 @ A8.08"];
    let mut table = moves(&units, DUMP);
    table.does("axis", "at A8.06; take pz-1; step A8.07; overrun A8.08", &[]).does(
        "allied",
        "stocks",
        &[2, 2, 6, 1, 1],
    );
    assert_eq!((table.unit("i-9").lost, table.unit("pz-1").lost), (0, 1));
}

#[test]
fn r12_5b_s2_an_overrun_needs_fuel_even_from_next_door() {
    moves(&["pz-1 @ A8.07", "tb-12 @ A8.08"], DUMP).refuses(
        "axis",
        "at A8.07; take pz-1; overrun A8.08",
        "12.5b/2",
    );
}

#[test]
fn r4_5a_sa_s3_a_truck_that_wins_an_overrun_goes_on() {
    let mut table = moves(&["mot-16 move fuelled @ A8.06", "r-4 dg lost=1 @ A8.08", "r-1 @ A8.10"], DUMP);
    table.does("axis", "at A8.06; take mot-16; step A8.07; overrun A8.08", &[]);
    // 3 to 1½ is 2:1; 6 + 3 is surprise of 6; 12 + 3: Ae2/DL2o3DG.
    table.does("allied", "decline", &[3, 3, 6, 6, 6]);
    table.shows(&["r-4 lost=2 @ dead"]).allows("axis", "step A7.09");
}

#[test]
fn r7_0b_overruns_in_the_reaction_phase_follow_the_same_rules() {
    let units = ["pz-1 released fuelled @ A8.07", "tb-12 @ A8.08"];
    let table = phase("reaction", "allied", &units, DUMP);
    // Half of 8 MP: one overrun.
    table.allows("axis", "at A8.07; take pz-1; overrun A8.08");
}

#[test]
fn r12_10g_s1_an_overrun_is_paid_for_unit_by_unit() {
    let guns = ["stug-190 fuelled @ A8.07", "stug-191 fuelled @ A8.07", "r-1 @ A8.08"];
    let mut table = moves(&guns, "dumps = ['axis 1 @ A8.06']");
    table.does("axis", "at A8.07; take stug-190; take stug-191; overrun A8.08", &[]);
    let low = |key: &str| table.unit(key).has(ocs::flag::LOW);
    assert_eq!((low("stug-190"), low("stug-191")), (false, true));
}

#[test]
fn r12_4_s3_who_is_exhausted_overruns_only_if_there_is_supply_for_all_of_them() {
    let worn = ["pz-1 exhausted fuelled @ A8.07", "pz-2 exhausted fuelled @ A8.07", "r-1 @ A8.08"];
    let both = "at A8.07; take pz-1; take pz-2; overrun A8.08";
    moves(&worn, "dumps = ['axis 1 @ A8.06']").refuses("axis", both, "12.4/3");
    moves(&worn, "dumps = ['axis 2 @ A8.06']").allows("axis", both);
    // Who has stocks leaves the supply to those who have none.
    let mut table = moves(&[&["rec-3 fuelled @ A8.07"], &worn[..]].concat(), "dumps = ['axis 2 @ A8.06']");
    table.does("axis", "at A8.07; take rec-3; take pz-1; take pz-2; overrun A8.08", &[]);
    assert!(table.unit("rec-3").has(ocs::flag::LOW));
}
