//! Tanks: in support, fighting themselves, in mountains.

use crate::field::{field, hits, tunis};
use crate::support::Table;

/// Some Allied units in 18, all of them attacking Tunis and asked for support.
fn attack(allies: &[&str], axis: &[&str]) -> Table {
    let mut table = tunis(&[allies, axis].concat(), "");
    let all: Vec<_> = table.offers("allies").into_iter().filter(|a| a.starts_with("attack")).collect();
    for a in all {
        while table.refusal("allies", &a).is_none() {
            table.does("allies", &a, &[]);
        }
    }
    table.does("allies", "done", &[]);
    table
}

#[test]
fn rtanks_limit_two_in_an_area_at_the_end_of_an_impulse() {
    let units = ["allies tank @ 18", "allies tank x2 @ 19", "allies tank x2 @ 17"];
    let mut table = field("allies", &units, "phase = \"move\"");
    // Between two checks there may be more.
    table.does("allies", "take tank 18; step 19; halt; done; done", &[]);
    table.asks("allies").shows(&["allies tank x3 @ 19"]);
    table.refuses("allies", "done", "stacking.check/1").refuses("allies", "adjust tank 19-17", "tanks.limit");
    table.does("allies", "adjust tank 19-18", &[]).shows(&["allies tank x2 @ 19", "allies tank @ 18"]);
}

#[test]
fn rtanks_limit_at_once_on_conversion_and_at_set_up() {
    let units = ["allies tank x2 @ 18", "allies cube x3 @ 18", "allies tank @ 17", "allies cube @ 17"];
    let table = field("allies", &units, "phase = \"convert\"\nturn = 2");
    table.refuses("allies", "convert tank 18", "tanks.limit").allows("allies", "convert tank 17");
    let tray = field("axis", &["axis tank x3 @ tray", "axis italian-tank @ tray"], "phase = \"deploy\"");
    tray.refuses("axis", "deploy tank 10 x3", "tanks.limit");
    tray.refuses("axis", "deploy tank 10 x2; deploy italian-tank 10", "tanks.limit");
    tray.allows("axis", "deploy tank 10 x2; deploy tank 11");
}

#[test]
fn rtanks_support_s1_in_attack_and_in_defence_with_others_in_the_battle() {
    let mut table =
        attack(&["allies cube @ 18", "allies tank @ 18"], &["axis cube @ 17", "axis italian-tank @ 17"]);
    table.does("allies", "tank-support", &[]).asks("axis");
    table.does("axis", "tank-support", &[5, 5]);
    assert_eq!(hits(&table), [1, 1]);
}

#[test]
fn rtanks_support_s1_a_tank_that_stays_out_of_the_attack_does_not_support() {
    let units = ["allies cube x2 @ 18", "allies tank @ 18", "allies aircraft @ 16", "axis cube @ 17"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17 x2; done; decline", &[]);
    table.refuses("allies", "tank-support", "tanks.support/1");
}

#[test]
fn rtanks_support_s2_lowers_the_number_by_one() {
    let mut table = attack(&["allies cube x3 @ 18", "allies tank @ 18"], &["axis cube x4 @ 17"]);
    table.does("allies", "tank-support", &[5, 6, 4, 5, 5, 5, 5]);
    assert_eq!(hits(&table), [0, 2]);
    // From 5 to 4 beside an aircraft.
    let units = ["allies cube x3 @ 18", "allies tank @ 18", "allies aircraft @ 18", "axis cube x4 @ 17"];
    let mut both = tunis(&units, "");
    both.does("allies", "attack cube 18-17 x3; attack tank 18-17; done; decline", &[]);
    both.does("allies", "support aircraft 18; tank-support", &[4, 5, 3, 5, 5, 5, 5]);
    assert_eq!(hits(&both), [0, 2]);
}

#[test]
fn rtanks_support_s3_only_one_tank_of_a_side() {
    let units = ["allies cube x2 @ 18", "allies tank x2 @ 18", "allies aircraft @ 18", "axis cube x5 @ 17"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17 x2; attack tank 18-17 x2; done; decline; tank-support", &[]);
    table.refuses("allies", "tank-support", "tanks.support/3");
    // The other one fights: two cubes and a tank on 5.
    table.does("allies", "done", &[5, 5, 4, 1, 1, 1, 1]);
    assert_eq!(hits(&table), [0, 2]);
}

#[test]
fn rtanks_support_s4_support_does_not_turn_it_over() {
    let mut table = attack(&["allies cube @ 18", "allies tank @ 18"], &["axis cube @ 17", "axis tank @ 17"]);
    table.does("allies", "tank-support", &[]).does("axis", "tank-support", &[1, 1]);
    table.shows(&["units: allies tank for=17 @ 18", "axis tank @ 17"]);
    // The next round asks anew.
    table.does("allies", "continue; tank-support", &[]).does("axis", "done", &[5, 1, 1]);
    assert_eq!(hits(&table), [0, 1]);
}

#[test]
fn rtanks_support_s4_a_tank_turned_by_a_loss_fights_itself_from_the_next_round() {
    let mut table = attack(&["allies cube @ 18", "allies tank @ 18"], &["axis cube x3 @ 17"]);
    table.does("allies", "tank-support", &[1, 6, 1, 1]).does("allies", "lose tank 18", &[]);
    // Nobody is asked for support: cube and tank roll on 6.
    table.does("allies", "continue", &[5, 5, 1, 1, 1]);
    assert_eq!(hits(&table), [0, 0]);
}

#[test]
fn rtanks_direct_s1_it_fights_or_supports_never_both() {
    let table = attack(&["allies cube @ 18", "allies tank @ 18"], &["axis cube x3 @ 17"]);
    // Two dice on 6, or one die on 5.
    let mut fights = table.clone();
    fights.does("allies", "done", &[5, 6, 1, 1, 1]);
    assert_eq!(hits(&fights), [0, 1]);
    let mut supports = table;
    supports.does("allies", "tank-support", &[5, 1, 1, 1]);
    assert_eq!(hits(&supports), [0, 1]);
}

#[test]
fn rtanks_direct_s1_a_lone_tank_has_nobody_to_support() {
    let units = ["allies tank @ 18", "allies aircraft @ 18", "axis cube x3 @ 17"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack tank 18-17; done; decline", &[]);
    table.refuses("allies", "tank-support", "tanks.support/1");
    // A line is somebody, an aircraft is not: it does not roll beside a tank.
    let defence = ["allies cube @ 18", "axis tank @ 17", "axis aircraft used @ 17", "axis aircraft @ 15"];
    for (line, verdict) in [("", Some("tanks.support/1")), ("lines = [\"17\"]", None)] {
        let mut table = tunis(&defence, line);
        table.does("allies", "attack cube 18-17; done", &[]).does("axis", "decline; done", &[]);
        assert_eq!(table.refusal("axis", "tank-support").map(|r| r.rule.0), verdict);
    }
}

#[test]
fn rtanks_direct_s2_one_die_even_face_down() {
    let units = ["allies tank used @ 18", "allies tank used @ 19", "axis tank used @ 17"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack tank 18-17; attack tank 19-17; done", &[1, 1, 6]);
    table.does("allies", "lose tank 19", &[]);
    table.hides(&["units: allies tank used for=17 @ 19"]).shows(&["axis tank used @ 17"]);
}

#[test]
fn rtanks_direct_s3_hits_on_a_six() {
    let mut table = tunis(&["allies tank used x2 @ 18", "axis cube x3 @ 17"], "");
    table.does("allies", "attack tank 18-17 x2; done", &[5, 6, 1, 1, 1]);
    assert_eq!(hits(&table), [0, 1]);
}

#[test]
fn rtanks_direct_s4_supported_by_another_tank_or_an_aircraft() {
    let mut tank = attack(&["allies tank @ 18", "allies tank used @ 18"], &["axis cube x3 @ 17"]);
    tank.does("allies", "tank-support", &[5, 1, 1, 1]);
    assert_eq!(hits(&tank), [0, 1]);
    let mut air = tunis(&["allies tank @ 18", "allies aircraft @ 18", "axis cube x3 @ 17"], "");
    air.does("allies", "attack tank 18-17; done; decline; support aircraft 18", &[5, 1, 1, 1]);
    assert_eq!(hits(&air), [0, 1]);
}

#[test]
fn rtanks_mountain_s1_no_support_of_either_side_in_a_mountain_battle() {
    // Calabria (13) is mountain; Naples (11) is not.
    let units = [
        "allies cube @ 11",
        "allies tank @ 11",
        "allies aircraft @ 11",
        "axis cube @ 13",
        "axis tank @ 13",
        "axis aircraft @ 14",
    ];
    let mut table = field("allies", &units, "");
    table.does("allies", "attack cube 11-13; attack tank 11-13; done; decline", &[]).does(
        "axis",
        "decline",
        &[],
    );
    table.refuses("allies", "tank-support", "tanks.mountain/1");
    table.does("allies", "done", &[]).refuses("axis", "tank-support", "tanks.mountain/1");
    // Both tanks fight: two dice a side on 6.
    table.does("axis", "done", &[5, 5, 5, 5]);
    assert_eq!(hits(&table), [0, 0]);
}

#[test]
fn rtanks_mountain_s1_the_defended_area_alone_decides() {
    let units = ["allies cube @ 13", "allies tank @ 13", "axis cube x2 @ 11"];
    let mut table = field("allies", &units, "");
    table.does("allies", "attack cube 13-11; attack tank 13-11; done; tank-support", &[5, 1, 1]);
    assert_eq!(hits(&table), [0, 1]);
}

#[test]
fn rtanks_mountain_s2_tanks_absorb_losses_there() {
    let units = ["allies cube x3 @ 11", "axis cube @ 13", "axis tank @ 13"];
    let mut table = field("allies", &units, "");
    table.does("allies", "attack cube 11-13 x3; done", &[6, 6, 1, 1, 1]);
    table.does("axis", "lose tank 13", &[]).shows(&["axis tank used @ 13"]);
    table.does("axis", "lose tank 13", &[]).hides(&["axis tank used @ 13"]).shows(&["axis cube @ 13"]);
}
