//! Retreats: who, how far and at what price (10.6, 10.6.1, 10.6.2, 10.6.4, 10.6.5, 10.6.7).

use crate::field::{attack, steppe};
use crate::support::{Looking, Table};

/// 12-3 against s-6 in 1505, from 1406 and 1506: R on a 4, RR on a 5.
fn falls_back(others: &[&str], die: u16) -> Table {
    let mut table = steppe(&[&["24Pz @ 1406", "44 @ 1506", "s-6 @ 1505"], others].concat());
    table.does("axis", "attack 24Pz 1505; attack 44 1505; done", &[die]);
    table
}

#[test]
fn r10_6_the_owner_retreats_his_units() {
    let mut table = steppe(&["24Pz @ 1406", "s-6 @ 1505", "s-15 @ 1505"]);
    table.does("axis", "attack 24Pz 1505; done", &[6]).asks("soviet");
    table.refuses("axis", "retreat s-6 1404", "10.6").refuses("soviet", "retreat 24Pz 1407", "10.6");
    table.refuses("soviet", "done", "10.6");
    table.does("soviet", "retreat s-6 1404", &[]).asks("axis");
    table.shows(&["s-6 retreated @ 1404", "s-15 retreated @ 1404"]);
}

#[test]
fn r10_6_one_unit_after_the_other() {
    // RR with a choice at each step: whoever has begun goes on.
    let mut table = steppe(&["24Pz @ 1606", "9Pz @ 1606", "s-6 reduced @ 1605", "s-15 @ 1605"]);
    table.does("axis", "attack 24Pz 1605; attack 9Pz 1605; done", &[6]);
    table.does("soviet", "retreat s-15 1504", &[]);
    table.refuses("soviet", "retreat s-6 1504", "10.6").allows("soviet", "retreat s-15 1503");
}

#[test]
fn r10_6_1_no_movement_points_are_spent() {
    // Over the Don without a bridge and on into the forest's far side: no move could do that.
    let mut table = steppe(&["24Pz @ 1717", "44 @ 1717", "s-6 @ 1716"]);
    table.does("axis", "attack 24Pz 1716; attack 44 1716; done", &[5]).asks("soviet");
    table.does("soviet", "retreat s-6 1715; retreat s-6 1614", &[]);
    table.shows(&["s-6 retreated @ 1614"]);
}

#[test]
fn r10_6_2_a_stack_may_scatter() {
    let mut table = steppe(&["24Pz @ 1606", "s-6 @ 1605", "s-15 @ 1605"]);
    table.does("axis", "attack 24Pz 1605; done", &[6]);
    table.does("soviet", "retreat s-6 1505; retreat s-15 1504", &[]);
    table.shows(&["s-6 retreated @ 1505", "s-15 retreated @ 1504"]);
}

#[test]
fn r10_6_4_each_enemy_zone_costs_a_step() {
    // 1404 and all other ways lie in enemy zones.
    let zones = ["71 @ 1304", "79 @ 1603", "113 @ 1705"];
    let mut once = falls_back(&zones, 4);
    once.shows(&["s-6 reduced retreated @ 1404"]).asks("axis");
    once.does("axis", "done", &[]).shows(&["s-6 reduced @ 1404"]);
    // The second hex is in a zone as well: that is the end of a unit of two steps.
    falls_back(&zones, 5).shows(&["s-6 @ lost"]).asks("axis");
    falls_back(&[], 5).shows(&["s-6 retreated @ 1403"]);
}

#[test]
fn r10_6_4_a_friend_in_the_hex_does_not_help_a_fortress_does() {
    let units = ["24Pz @ 1506", "71 @ 1304", "79 @ 1603", "s-6 @ 1505", "s-15 @ 1404"];
    let mut table = steppe(&units);
    table.does("axis", "attack 24Pz 1505; done", &[6]);
    table.shows(&["s-6 reduced retreated @ 1404", "s-15 @ 1404"]);
    // Into Voronezh, next to an Axis division: without its fortress every way lies in an enemy zone.
    let units = ["24Pz @ 1305", "71 @ 1106", "79 @ 1203", "s-6 @ 1205"];
    let fight = |fortress: &str| {
        let mut table = attack("axis", &units, fortress);
        table.does("axis", "attack 24Pz 1205; done", &[6]);
        table
    };
    fight("fortresses = ['1105 level 1']").shows(&["s-6 retreated @ 1105"]);
    let mut open = fight("");
    open.does("soviet", "retreat s-6 1104", &[]).shows(&["s-6 reduced retreated @ 1104"]);
}

#[test]
fn r10_6_5_a_full_hex_sends_the_unit_on() {
    falls_back(&["s-15 @ 1404", "s-45 @ 1404"], 4).shows(&["s-6 retreated @ 1403"]);
    let full = ["s-15 @ 1404", "s-45 @ 1404", "s-62 @ 1403", "s-121 @ 1403"];
    falls_back(&full, 4).shows(&["s-6 retreated @ 1302"]);
    // Full hexes on the way do not matter, and one unit leaves room.
    falls_back(&full[..2], 5).shows(&["s-6 retreated @ 1403"]);
    falls_back(&full[..1], 4).shows(&["s-6 retreated @ 1404"]);
}

#[test]
fn r10_6_5_on_and_on_but_never_back() {
    // All hexes to Gryazi are full, the two sources there as well: from 1201 it goes on, not back to 1301.
    let full = ["1404", "1403", "1302", "1301", "1201"];
    let friends = ["s-15", "s-45", "s-62", "s-121", "s-132", "s-143", "s-160", "s-212", "s-38", "s-76"];
    let crowd: Vec<String> = friends
        .chunks(2)
        .zip(full)
        .flat_map(|(two, hex)| two.iter().map(move |u| format!("{u} @ {hex}")))
        .collect();
    let mut table = falls_back(&crowd.iter().map(String::as_str).collect::<Vec<_>>(), 4);
    table.asks("soviet").shows(&["s-6 routed @ 1201", "rout = s-6 left 0 way 1505-1404-1403-1302-1301"]);
    table.refuses("soviet", "retreat s-6 1301", "10.6.6/1");
    table.does("soviet", "retreat s-6 1202", &[]).shows(&["s-6 retreated @ 1202"]);
}

#[test]
fn r10_6_5_room_is_judged_as_each_unit_arrives() {
    let mut table = steppe(&["24Pz @ 1406", "s-6 @ 1505", "s-15 @ 1505", "s-45 @ 1404"]);
    table.does("axis", "attack 24Pz 1505; done", &[6]);
    table.does("soviet", "retreat s-15 1404", &[]);
    table.shows(&["s-15 retreated @ 1404", "s-6 retreated @ 1403"]);
}

#[test]
fn r10_6_7_who_retreated_has_no_strength_until_the_subphase_ends() {
    let mut table = falls_back(&[], 4);
    let rifles = table.rules.theatre().ids().find(|id| table.look().counter(*id).key == "s-6");
    let rifles = rifles.expect("the division exists");
    assert_eq!(table.look().defence(rifles), 0);
    table.does("axis", "done", &[]).shows(&["turn = 2", "s-6 @ 1404"]);
    assert_eq!(table.look().defence(rifles), 3);
}

#[test]
fn r10_6_4_the_log_names_the_rule_of_a_loss() {
    let units = ["24Pz @ 1406", "44 @ 1506", "71 @ 1304", "79 @ 1603", "113 @ 1705", "s-6 @ 1505"];
    let told = [("10.6", "log-retreated"), ("10.6.4", "log-reduced")];
    steppe(&units).tells("axis", "attack 24Pz 1505; attack 44 1505; done", &[4], &told);
}
