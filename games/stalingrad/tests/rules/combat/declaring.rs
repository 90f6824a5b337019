//! Declaring attacks (10.0 to 10.2).

use stalingrad::Side;

use crate::field::{attack, declared, offered, steppe};

#[test]
fn r10_0_s1_active_units_may_attack_adjacent_enemies() {
    let mut table = steppe(&["44 @ 1406", "71 @ 1506", "s-6 @ 1505", "s-15 @ 1703"]);
    table.refuses("axis", "attack 71 1703", "10.0/1").allows("axis", "attack 44 1505");
    assert_eq!(offered(&table, Side::Axis, "attack"), ["attack 44 1505", "attack 71 1505"]);
    table.does("axis", "attack 71 1505; done", &[3]).shows(&["turn = 2", "s-6 @ 1505", "71 @ 1506"]);
}

#[test]
fn r10_0_s2_an_empty_hex_is_no_target() {
    let table = steppe(&["44 @ 1406", "71 @ 1506", "s-6 @ 1505"]);
    table.refuses("axis", "attack 44 1407", "10.0/2").refuses("axis", "attack 44 1506", "10.0/2");
}

#[test]
fn r10_1_nobody_must_attack() {
    let mut table = steppe(&["24Pz @ 1406", "s-6 reduced @ 1505"]);
    table.does("axis", "done", &[]).shows(&["turn = 2", "s-6 reduced @ 1505", "24Pz @ 1406"]);
}

#[test]
fn r10_1_1_s1_a_unit_attacks_one_hex() {
    let mut table = steppe(&["71 @ 1406", "s-6 @ 1505", "s-15 @ 1405"]);
    table.allows("axis", "attack 71 1405");
    table.does("axis", "attack 71 1505", &[]);
    table.refuses("axis", "attack 71 1405", "10.1.1/1").refuses("axis", "attack 71 1505", "10.1.1/1");
}

#[test]
fn r10_1_1_s2_strength_is_not_split() {
    // 24 Pz alone is 2-1 against either; with 9 Pz beside it the second hex is attacked by 9 Pz only.
    let mut table = steppe(&["24Pz @ 1406", "9Pz @ 1406", "s-6 @ 1505", "s-15 @ 1405"]);
    table.does("axis", "attack 24Pz 1505; attack 9Pz 1405", &[]);
    assert_eq!((declared(&table, "1505").attack, declared(&table, "1405").attack), (8, 7));
    assert_eq!(table.offers("axis"), ["done"]);
}

#[test]
fn r10_1_1_s3_a_stack_may_attack_two_hexes() {
    let mut table = steppe(&["44 @ 1406", "71 @ 1406", "s-6 @ 1505", "s-15 @ 1405"]);
    table.does("axis", "attack 44 1405; attack 71 1505; done", &[]);
    assert_eq!(table.offers("axis"), ["battle 1405", "battle 1505"].map(String::from));
    // 4-3 is 1-1, 5-3 is 1.5-1.
    table.does("axis", "battle 1405", &[4, 3]).shows(&["turn = 2", "s-6 @ 1505", "s-15 @ 1405"]);
}

#[test]
fn r10_1_2_units_without_orders_stay_out() {
    let table = steppe(&["44 active @ 1406", "71 @ 1506", "s-6 @ 1505"]);
    table.refuses("axis", "attack 71 1505", "10.1.2").allows("axis", "attack 44 1505");
    // Nor do they help an attack that is too weak by itself.
    let weak = steppe(&["44 active @ 1406", "71 @ 1506", "s-6 @ 1505", "s-15 @ 1505"]);
    weak.refuses("axis", "attack 44 1505", "10.3.4/1");
}

#[test]
fn r10_1_3_s1_a_hex_is_attacked_once() {
    let mut table = steppe(&[
        "44 @ 1406",
        "24Pz @ 1406",
        "71 @ 1506",
        "9Pz @ 1506",
        "s-45 @ 1405",
        "s-6 @ 1505",
        "s-15 @ 1605",
    ]);
    table.does("axis", "attack 44 1405; attack 24Pz 1505; attack 71 1605; done; battle 1505", &[2]);
    table.refuses("axis", "battle 1505", "10.2.1/2").refuses("axis", "attack 9Pz 1505", "10.2.1/1");
    assert_eq!(table.offers("axis"), ["battle 1405", "battle 1605"].map(String::from));
}

#[test]
fn r10_1_3_s2_units_of_several_hexes_attack_together() {
    let mut table = steppe(&["44 @ 1406", "71 @ 1506", "s-6 @ 1505"]);
    table.does("axis", "attack 44 1505; attack 71 1505", &[]);
    assert_eq!(declared(&table, "1505").column, Some(3));
    table.does("axis", "done", &[3]).shows(&["s-6 retreated @ 1404"]).asks("axis");
}

#[test]
fn r10_1_3_s3_their_strengths_make_one_combat() {
    // One die: at 1-1 a 4 is nothing, at 2-1 a retreat.
    let mut table = steppe(&["323 @ 1406", "340 @ 1506", "s-6 @ 1505"]);
    table.does("axis", "attack 323 1505; attack 340 1505; done", &[4]);
    table.shows(&["s-6 retreated @ 1404"]);
}

#[test]
fn r10_1_4_s1_all_units_of_the_hex_are_attacked() {
    let mut table = steppe(&["24Pz @ 1406", "s-6 @ 1505", "s-15 @ 1505"]);
    table.does("axis", "attack 24Pz 1505; done", &[6]).asks("soviet");
    table.does("soviet", "retreat s-15 1404", &[]);
    table.shows(&["s-6 retreated @ 1404", "s-15 retreated @ 1404"]).asks("axis");
}

#[test]
fn r10_1_4_s2_their_defence_is_added() {
    let table = steppe(&["71 @ 1406", "s-6 @ 1505", "s-15 @ 1505"]);
    assert_eq!(declared(&table, "1505").defence, 6);
    table.refuses("axis", "attack 71 1505", "10.3.4/1");
    steppe(&["71 @ 1406", "s-6 @ 1505"]).allows("axis", "attack 71 1505");
}

#[test]
fn r10_1_5_no_attack_across_what_is_impassable() {
    steppe(&["44 @ 0928", "s-6 @ 1128"]).refuses("axis", "attack 44 0929", "10.1.5");
    // Mountains stop nobody's attack, road or not.
    steppe(&["24Pz @ 1142", "s-6 @ 1243"]).allows("axis", "attack 24Pz 1243");
    attack("soviet", &["44 reduced @ 1142", "4Tk @ 1243"], "").allows("soviet", "attack 4Tk 1142");
}

#[test]
fn r10_2_1_s1_all_attacks_are_declared_first() {
    let units = ["44 @ 1406", "71 @ 1406", "9Pz @ 1506", "s-45 @ 1405", "s-6 @ 1505", "s-15 @ 1605"];
    let mut table = steppe(&units);
    table.does("axis", "attack 44 1405; attack 71 1505; done", &[]);
    table.refuses("axis", "attack 9Pz 1605", "10.2.1/1").refuses("axis", "done", "10.2.1/2");
}

#[test]
fn r10_2_1_s2_combats_come_in_the_order_of_the_attacker() {
    let units = ["44 @ 1406", "71 @ 1406", "s-45 @ 1405", "s-6 @ 1505", "s-15 @ 1605"];
    let mut table = steppe(&units);
    table.does("axis", "attack 44 1405; attack 71 1505; done", &[]);
    table.allows("axis", "battle 1405").allows("axis", "battle 1505");
    table.refuses("axis", "battle 1605", "10.2.1/2");
    // Each is finished, advance and all, before the next.
    table.does("axis", "battle 1505", &[5]).shows(&["s-6 retreated @ 1404"]);
    table.refuses("axis", "battle 1405", "10.2.1/2");
    table.does("axis", "advance 71", &[4]);
    table.shows(&["turn = 2", "71 @ 1505", "s-45 @ 1405"]);
}

#[test]
fn r10_2_2_strengths_give_the_odds_and_terrain_modifies_them() {
    // Borisoglebsk lies in a forest: 15-3 is 5-1, two columns to the left 3-1, where a 1 costs the attacker a step.
    let mut table = steppe(&["24Pz @ 1806", "9Pz @ 1806", "s-6 @ 1906"]);
    table.does("axis", "attack 24Pz 1906; attack 9Pz 1906", &[]);
    let found = declared(&table, "1906");
    assert_eq!((found.attack, found.defence, found.odds), (15, 3, Some(5)));
    assert_eq!((found.shift, found.column), (2, Some(3)));
    table.does("axis", "done", &[1]).asks("axis");
    table.does("axis", "lose 9Pz", &[]).shows(&["9Pz reduced @ 1806", "24Pz @ 1806", "s-6 @ 1906"]);
}

#[test]
fn r10_2_3_the_die_decides_on_the_table() {
    let fight = |die: u16| {
        let mut table = steppe(&["24Pz @ 1406", "44 @ 1506", "s-6 @ 1505"]);
        table.does("axis", "attack 24Pz 1505; attack 44 1505; done", &[die]);
        table
    };
    // 12-3 is 4-1: nothing, R, RR.
    fight(1).shows(&["s-6 @ 1505", "turn = 2"]);
    fight(4).shows(&["s-6 retreated @ 1404"]).asks("axis");
    fight(5).shows(&["s-6 retreated @ 1403"]).asks("axis");
}
