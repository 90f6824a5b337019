//! Results of combat: losses, options, exploitation (9.10, 9.11, 9.13).

use ocs::{Mode, PARTS};

use crate::support::{Looking, Table, fights, fought, given};

/// A combat of the Axis against A8.08 with its result known.
fn result(step: &str, units: &[&str], battle: &str) -> Table {
    fought(step, units, &format!("A8.08 by axis {battle}"), "")
}

const TWO: [&str; 3] = ["i-8 acts paid @ A8.07", "stug-190 acts paid @ A8.07", "r-1 @ A8.08"];

#[test]
fn r9_6_s3_the_first_step_is_that_of_the_ar_unit() {
    let stage = "losses axis 2 combat A8.08";
    let mut table = result(stage, &TWO, "lead i-8 r-1 option 0 0 losses 2 0");
    table.refuses("axis", "lose stug-190", "9.6/3");
    table.does("axis", "lose i-8", &[]);
}

#[test]
fn r9_10a_an_option_is_split_as_its_owner_likes() {
    let table = || result("option", &["i-8 acts paid @ A8.07", "r-1 @ A8.08"], "lead i-8 r-1 option 0 2");
    table().allows("allied", "yield").allows("allied", "lose r-1; lose r-1");
    let mut half = table();
    half.does("allied", "lose r-1; yield", &[]);
    assert_eq!(half.state.battle.retreat, [0, 1]);
}

#[test]
fn r9_10b_the_attacker_carries_out_his_whole_result_first() {
    // 1:1, roll 5: AL1o1/Do1.
    let mut table = fights(&["i-8 @ A8.07", "r-1 @ A8.08"]);
    table.does("axis", "target A8.08; with i-8; attack", &[]).does("allied", "stocks", &[4, 4, 2, 3]);
    assert_eq!(table.unit("i-8").lost, 1, "the required loss has no choice");
    table.asks("axis").refuses("allied", "yield", "2.1/2");
    table.does("axis", "lose i-8", &[]).asks("allied");
}

#[test]
fn r9_10c_s1_the_defender_may_ignore_his_option_if_the_attacker_retreated() {
    let failed =
        result("option", &["i-8 acts paid @ A8.07", "r-1 @ A8.08"], "lead i-8 r-1 option 0 1 failed");
    failed.allows("allied", "ignore").allows("allied", "lose r-1");
    let stood = result("option", &["i-8 acts paid @ A8.07", "r-1 @ A8.08"], "lead i-8 r-1 option 0 1");
    stood.refuses("allied", "ignore", "9.10c/1");
}

#[test]
fn r9_10c_s2_the_attacker_always_fulfils_his_option() {
    let table =
        result("option attacker", &["i-8 acts paid @ A8.07", "r-1 @ A8.08"], "lead i-8 r-1 option 1 0");
    table.refuses("axis", "ignore", "9.10c/2").allows("axis", "yield");
}

#[test]
fn r9_10d_a_retreat_voids_the_exploit_result() {
    let exploits = || {
        let mut table = fights(&["i-8 @ A8.07", "r-4 lost=1 @ A8.08"]);
        table.does("axis", "target A8.08; with i-8; attack", &[]).does("allied", "decline", &[3, 4, 1, 6]);
        table
    };
    // 14 against 3 is 5:1, roll 7 + 2 is 9: Ao1e4/DL1o2.
    let mut stays = exploits();
    stays.does("axis", "lose i-8; advance i-8", &[]);
    assert_eq!(stays.unit("i-8").mode, Mode::Exploit);
    let mut goes = exploits();
    goes.does("axis", "yield; retreat A8.06", &[]);
    assert_eq!(goes.unit("i-8").mode, Mode::Combat);
}

#[test]
fn r9_11_s1_a_unit_of_one_step_goes_to_the_dead_pile() {
    let mut table = result("losses axis 1 combat A8.08", &TWO, "lead stug-190 r-1 option 0 0 losses 1 0");
    table.refuses("axis", "lose i-8", "9.6/3");
    table.does("axis", "lose stug-190", &[]).shows(&["stug-190 lost=1 @ dead"]);
}

#[test]
fn r9_11_s2_a_unit_of_several_steps_is_destroyed_with_the_last() {
    let mut table = fights(&["i-8 @ A8.07", "r-4 lost=1 @ A8.08"]);
    table.does("axis", "target A8.08; with i-8; attack", &[]).does("allied", "decline", &[3, 4, 1, 6]);
    table.does("axis", "lose i-8", &[]).shows(&["r-4 lost=2 @ dead"]);
}

#[test]
fn r9_11c_s1_every_unit_loses_a_step_before_any_loses_two() {
    let units = ["i-8 acts paid @ A8.07", "i-9 acts paid @ A8.07", "i-11 acts paid @ A8.07", "r-1 @ A8.08"];
    let mut table = result("losses axis 4 combat A8.08", &units, "lead i-8 r-1");
    // The AR unit has no choice; now one of the others.
    assert_eq!(table.unit("i-8").lost, 0);
    table.does("axis", "lose i-8", &[]).refuses("axis", "lose i-8", "9.11c/1");
    // The last who has lost none loses without being asked; then there is a choice again.
    table.does("axis", "lose i-9", &[]);
    assert_eq!(["i-8", "i-9", "i-11"].map(|key| table.unit(key).lost), [1; 3]);
    table.allows("axis", "lose i-8").allows("axis", "lose i-11");
}

#[test]
fn r9_11c_s2_barrage_losses_are_taken_from_any_unit() {
    let table = given(
        "phasing = 'axis'\nunits = ['r-1 dg lost=1 @ A8.08', 'r-4 dg @ A8.08']\nsteps = ['turn second', 'player barrage', 'barrages combat', 'losses allied 1 barrage A8.08']",
    );
    table.allows("allied", "lose r-1").allows("allied", "lose r-4");
}

#[test]
fn r9_11d_s1_a_unit_missing_a_step_attacks_at_half_strength() {
    let table = fights(&["i-8 lost=1 paid @ A8.07"]);
    assert_eq!(ocs::strength(table.look(), table.id("i-8"), true), 7 * PARTS);
    assert_eq!(ocs::strength(table.look(), table.id("i-8"), false), 14 * PARTS);
}

#[test]
fn r9_11d_s2_missing_half_of_them_it_defends_at_half_strength() {
    let table = fights(&["i-8 lost=2 paid @ A8.07", "i-9 lost=1 paid @ A8.06"]);
    assert_eq!(ocs::strength(table.look(), table.id("i-8"), false), 7 * PARTS);
    assert_eq!(ocs::strength(table.look(), table.id("i-9"), false), 6 * PARTS);
}

#[test]
fn r9_11d_s3_a_reduced_unit_is_smaller() {
    let table = fights(&["i-8 lost=2 @ A8.07"]);
    assert_eq!(table.look().size(table.id("i-8")), 4);
}

/// An attack that exploits: 26 or more against 3 of a reduced division that declines supply.
fn exploiting(units: &[&str], with: &str) -> Table {
    let mut table = fights(&[units, &["r-4 lost=1 @ A8.08"]].concat());
    table.does("axis", &format!("target A8.08; {with} attack"), &[]);
    table
}

#[test]
fn r9_13_s1_units_rated_high_enough_exploit() {
    // 14 and 12 against 3 is 9:1; 9 + 0 with AR 2 leading: Ae4/DL1o2.
    let mut table = exploiting(&["i-8 @ A8.07", "i-9 @ A8.07"], "with i-8; with i-9;");
    table.does("allied", "decline", &[]).does("axis", "lead i-9", &[3, 4, 4, 5]);
    table.does("axis", "done", &[]);
    assert_eq!((table.unit("i-8").mode, table.unit("i-9").mode), (Mode::Exploit, Mode::Combat));
}

#[test]
fn r9_13b_sa_dg_attackers_earn_nothing() {
    let mut table =
        exploiting(&["i-8 dg @ A8.07", "i-11 @ A8.07", "i-7 @ A8.07"], "with i-8; with i-11; with i-7;");
    table.does("allied", "decline", &[]).does("axis", "lead i-8", &[3, 3, 5, 6]);
    table.does("axis", "done", &[]);
    assert_eq!((table.unit("i-8").mode, table.unit("i-7").mode), (Mode::Dg, Mode::Exploit));
}

#[test]
fn r9_13b_sc_only_from_one_hex_or_two_that_touch() {
    let from = |second: &str| {
        let mut table = exploiting(&["i-8 @ A8.07", &format!("i-9 @ {second}")], "with i-8; with i-9;");
        table.does("allied", "decline", &[]).does("axis", "lead i-9", &[3, 4, 4, 5]);
        table.does("axis", "done", &[]);
        table.unit("i-8").mode
    };
    // A9.08 and A8.07 touch around A8.08; A7.09 lies opposite.
    assert_eq!((from("A9.08"), from("A7.09")), (Mode::Exploit, Mode::Combat));
}

#[test]
fn r9_13b_sb_no_exploit_result_in_the_exploitation_phase() {
    let mut table = crate::support::phase(
        "exploitation-combat",
        "axis",
        &["i-8 released @ A8.07", "i-9 released @ A8.07", "r-4 lost=1 @ A8.08"],
        "dumps = ['axis 24 @ A8.06']",
    );
    table.does("axis", "target A8.08; with i-8; with i-9; attack", &[]).does("allied", "decline", &[]);
    table.does("axis", "lead i-9", &[3, 4, 4, 5]);
    table.does("axis", "done", &[3, 3, 1, 1]);
    assert_eq!(table.unit("i-8").mode, Mode::Combat);
}
