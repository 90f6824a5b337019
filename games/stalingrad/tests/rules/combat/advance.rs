//! Advance after combat (10.7).

use sandtable_core::Rules;
use stalingrad::{Action, Side, off};

use crate::field::{attack, steppe};
use crate::support::{Looking, Table};

/// 24 Pz in 1406 and 44 in 1506 have thrown s-6 out of 1505, to 1403.
fn won(others: &[&str]) -> Table {
    let mut table = steppe(&[&["24Pz @ 1406", "44 @ 1506", "s-6 @ 1505"], others].concat());
    table.does("axis", "attack 24Pz 1505; attack 44 1505; done", &[5]).shows(&["s-6 retreated @ 1403"]);
    table
}

/// 24 Pz and 9 Pz in one hex have removed a reduced division from another.
fn stormed(from: &str, target: &str) -> Table {
    let tanks = [&format!("24Pz @ {from}"), &format!("9Pz @ {from}"), &format!("s-6 reduced @ {target}")];
    let mut table = steppe(&tanks.map(|s| s.as_str()));
    table.does("axis", &format!("attack 24Pz {target}; attack 9Pz {target}; done"), &[6]);
    table.shows(&["s-6 @ lost"]).asks("axis");
    table
}

#[test]
fn r10_7_1_s1_attackers_may_enter_the_hex_that_was_vacated() {
    let mut table = won(&["71 @ 1406"]);
    table.refuses("axis", "advance 71", "10.7.1/1").refuses("soviet", "advance 44", "10.7.1/1");
    table.does("axis", "advance 44; done", &[]).shows(&["44 @ 1505", "24Pz @ 1406", "turn = 2"]);
    // Who holds his hex is not advanced upon.
    let mut held = steppe(&["44 @ 1406", "s-6 @ 1505"]);
    held.does("axis", "attack 44 1505; done", &[4]).shows(&["turn = 2", "44 @ 1406"]);
}

#[test]
fn r10_7_1_1_others_advance_one_hex() {
    won(&[]).refuses("axis", "exploit 44 1504", "10.7.1.1").allows("axis", "advance 44");
    let mut hq = steppe(&["6A @ 1406", "24Pz @ 1406", "s-6 @ 1505"]);
    hq.does("axis", "attack 6A 1505; attack 24Pz 1505; done", &[6]);
    hq.refuses("axis", "exploit 6A 1504", "10.7.1.1").allows("axis", "advance 6A");
}

#[test]
fn r10_7_1_2_mechanised_units_advance_up_to_two() {
    let mut table = won(&[]);
    table.allows("axis", "advance 24Pz");
    table.does("axis", "exploit 24Pz 1404; done", &[]).shows(&["24Pz @ 1404", "44 @ 1506"]);
    let mut corps = attack("soviet", &["4Tk @ 1406", "13Tk @ 1406", "i-156Vicenza @ 1505"], "");
    corps.does("soviet", "attack 4Tk 1505; attack 13Tk 1505; done", &[3]);
    corps.allows("soviet", "exploit 13Tk 1506").allows("soviet", "advance 13Tk");
}

#[test]
fn r10_7_1_s2_ground_and_rivers_stop_the_second_hex() {
    for (from, target, second, what) in [
        ("0604", "0704", "0804", "out of a town"),
        ("0905", "1005", "1105", "into a city"),
        ("0905", "1005", "1004", "over a river"),
        ("0905", "1005", "1006", "over a major river"),
        ("1004", "1005", "0905", "after a river"),
        ("1706", "1806", "1907", "into a forest"),
        ("1806", "1907", "1908", "out of a forest"),
        ("3020", "2920", "2921", "into a swamp"),
        ("1242", "1142", "1143", "into mountains, by road"),
    ] {
        let table = stormed(from, target);
        if let Some(refusal) = table.refusal("axis", &format!("exploit 24Pz {second}")) {
            assert_eq!(refusal.rule.0, "10.7.1/2", "{what}");
        } else {
            panic!("an advance goes on {what}");
        }
        table.allows("axis", "advance 24Pz");
    }
    stormed("0905", "1005")
        .refuses("axis", "exploit 24Pz 1105", "10.7.1/2")
        .allows("axis", "exploit 24Pz 0904");
}

#[test]
fn r10_7_1_s2_a_bridge_does_not_help() {
    // From Voronezh over the bridge to 1005, and from there over the bridge to Voronezh: one hex each.
    let mut table = attack(
        "soviet",
        &["4Tk @ 1105", "13Tk @ 1105", "4M @ 1105", "44 reduced @ 1005"],
        "fortresses = ['1105 level 1']",
    );
    table.does("soviet", "attack 4Tk 1005; attack 13Tk 1005; attack 4M 1005; done", &[6]);
    table.refuses("soviet", "exploit 4Tk 0905", "10.7.1/2").allows("soviet", "advance 4Tk");
}

#[test]
fn r10_7_2_s1_the_advance_is_optional() {
    won(&[]).does("axis", "done", &[]).shows(&["24Pz @ 1406", "44 @ 1506", "turn = 2"]);
}

#[test]
fn r10_7_2_s2_all_some_or_none_advance() {
    let mut all = won(&[]);
    all.does("axis", "advance 24Pz; advance 44", &[]).shows(&["24Pz @ 1505", "44 @ 1505", "turn = 2"]);
    let mut some = won(&[]);
    some.does("axis", "advance 24Pz; done", &[]).shows(&["24Pz @ 1505", "44 @ 1506"]);
}

#[test]
fn r10_7_3_s1_the_advance_spends_no_points() {
    // After a move, and over the Don without a bridge.
    let units = ["71 active moved @ 1006", "79 active moved @ 1006", "s-6 reduced @ 1005", "s-15 @ 0904"];
    let mut table = steppe(&units);
    table.does("axis", "attack 71 1005; attack 79 1005; done", &[6]);
    table.shows(&["s-6 @ lost"]).allows("axis", "advance 71");
}

#[test]
fn r10_7_3_s2_the_advance_ignores_enemy_zones() {
    let mut table = won(&["s-15 @ 1603", "s-45 @ 1405"]);
    table.does("axis", "exploit 24Pz 1504; advance 44", &[]).shows(&["24Pz @ 1504", "44 @ 1505"]);
}

#[test]
fn r10_7_4_second_hexes_may_differ() {
    let mut table = stormed("1406", "1505");
    table.does("axis", "exploit 24Pz 1504; exploit 9Pz 1605", &[]).shows(&["24Pz @ 1504", "9Pz @ 1605"]);
}

#[test]
fn r10_7_5_the_attacked_hex_comes_first() {
    // 1407 is next to 24 Pz but not to the attacked hex.
    won(&[]).refuses("axis", "exploit 24Pz 1407", "10.7.5");
}

#[test]
fn r10_7_1_1_the_second_hex_may_be_the_one_it_came_from() {
    // No rule forbids the way back, even into a hex that was full before it left.
    let mut table = won(&["71 @ 1406"]);
    table.does("axis", "exploit 24Pz 1406", &[]).shows(&["24Pz active @ 1406"]);
}

#[test]
fn r10_7_6_1_not_over_impassable_ground() {
    // Attacks go into mountains without road, divisions do not.
    let mut table = steppe(&["24Pz @ 1142", "1Mt @ 1142", "s-6 reduced @ 1243"]);
    table.does("axis", "attack 24Pz 1243; attack 1Mt 1243; done", &[6]).shows(&["s-6 @ lost"]);
    table.refuses("axis", "advance 24Pz", "10.7.6.1");
    table.does("axis", "advance 1Mt", &[]).shows(&["1Mt @ 1243", "24Pz @ 1142"]);
}

#[test]
fn r10_7_6_2_not_into_the_sea() {
    stormed("0831", "0731").refuses("axis", "exploit 24Pz 0631", "10.7.6.2");
}

#[test]
fn r10_7_6_3_not_off_the_map() {
    let table = won(&[]);
    let tanks = table.rules.theatre().ids().find(|id| table.look().counter(*id).key == "24Pz");
    let beyond = Action::Exploit(tanks.expect("24 Pz exists"), off::POOL);
    let refusal =
        table.rules.check(&table.state, Side::Axis.seat(), beyond).expect_err("there is no such hex");
    assert_eq!(refusal.rule.0, "10.7.6.3");
}

#[test]
fn r10_7_6_4_not_above_the_stacking_limit() {
    let units = ["24Pz @ 1406", "44 @ 1406", "71 @ 1506", "s-6 reduced @ 1505", "9Pz @ 1504"];
    let mut table = steppe(&units);
    table.does("axis", "attack 24Pz 1505; attack 44 1505; attack 71 1505; done", &[6]).shows(&["s-6 @ lost"]);
    table.does("axis", "advance 44; advance 71", &[]).refuses("axis", "advance 24Pz", "10.7.6.4");
    // It may pass through the full hex to one with room.
    table.does("axis", "exploit 24Pz 1504", &[]).shows(&["24Pz @ 1504", "9Pz @ 1504", "turn = 2"]);
}

#[test]
fn r10_7_1_2_no_third_hex() {
    // 1403 lies two hexes beyond the attacked one.
    won(&[]).refuses("axis", "exploit 24Pz 1403", "10.7.1.2").allows("axis", "exploit 24Pz 1404");
}

#[test]
fn r10_2_1_s1_no_attack_is_declared_during_an_advance() {
    let table = won(&["71 @ 1605", "s-15 @ 1705"]);
    table.refuses("axis", "attack 71 1705", "10.2.1/1").refuses("axis", "take 71", "5.0.4");
}
