//! Strengths, odds and columns (10.3).

use stalingrad::odds_column;

use crate::field::{attack, declared, hex, steppe};

/// 1005 lies west of Voronezh: a bridged river to the city, a river without bridge to 1004, the Don to 1006.
const BANKS: [&str; 5] = ["71 @ 1004", "79 @ 1004", "113 @ 1105", "297 @ 1006", "44 @ 0905"];

/// Total strength of these units against 4 Tk in 1005.
fn strength(who: &[&str]) -> u16 {
    let mut table = attack("axis", &[&BANKS[..], &["4Tk reduced @ 1005"]].concat(), "");
    for unit in who {
        table.does("axis", &format!("attack {unit} 1005"), &[]);
    }
    declared(&table, "1005").attack
}

#[test]
fn r10_3_1_s1_attack_strengths_against_defence_strengths() {
    let mut table = steppe(&["9Pz @ 1406", "44 reduced @ 1506", "4Tk @ 1505", "5M reduced @ 1505"]);
    table.does("axis", "attack 9Pz 1505; attack 44 1505", &[]);
    // 7 and 2 against 3 and 2, though the two corps would attack with 4 and 2.
    let found = declared(&table, "1505");
    assert_eq!((found.attack, found.defence), (9, 5));
}

#[test]
fn r10_3_1_1_s1_across_a_river_half_bridge_or_not() {
    assert_eq!(strength(&["44"]), 4);
    assert_eq!(strength(&["71"]), 2, "a river without bridge");
    assert_eq!(strength(&["113"]), 2, "a bridge does not help");
    assert_eq!(strength(&["297"]), 2, "a major river");
}

#[test]
fn r10_3_1_1_s1_strengths_are_added_then_halved_once() {
    assert_eq!(strength(&["71", "79"]), 5);
    assert_eq!(strength(&["71", "113", "297"]), 7, "15 halved once, whatever the river");
}

#[test]
fn r10_3_1_1_s2_only_those_across_the_river_are_halved() {
    assert_eq!(strength(&["44", "71"]), 4 + 2);
    assert_eq!(strength(&["44", "71", "79"]), 4 + 5);
}

#[test]
fn r10_3_1_2_who_retreated_into_the_hex_adds_nothing_but_suffers() {
    let units = ["24Pz @ 1506", "71 @ 1304", "44 @ 1604", "s-6 @ 1505", "s-15 @ 1404"];
    let mut table = steppe(&units);
    table.does("axis", "attack 24Pz 1505; attack 71 1404; done; battle 1505", &[6]);
    // Both ways lie in enemy zones and are equally short.
    table.does("soviet", "retreat s-6 1404", &[]).shows(&["s-6 reduced retreated @ 1404"]);
    assert_eq!(declared(&table, "1404").defence, 3);
    // 5-3 is 1.5-1; R is for both.
    table.does("axis", "done", &[6]).asks("soviet");
    table.allows("soviet", "retreat s-6 1503").allows("soviet", "retreat s-15 1503");
}

#[test]
fn r10_3_1_3_supply_does_not_matter() {
    // The attackers are far beyond their railways.
    let mut table = steppe(&["44 @ 1406", "s-6 @ 1505"]);
    table.does("axis", "attack 44 1505", &[]);
    assert_eq!(declared(&table, "1505").attack, 4);
}

#[test]
fn r10_3_2_s2_odds_are_rounded_down_to_a_column() {
    let columns =
        [(3, 3, 0), (4, 3, 0), (14, 10, 0), (3, 2, 1), (19, 10, 1), (2, 1, 2), (29, 10, 2), (9, 1, 9)];
    for (attack, defence, column) in columns {
        assert_eq!(odds_column(attack, defence), Some(column), "{attack}-{defence}");
    }
    assert_eq!(odds_column(2, 3), None);
    // On the map: 8-3 is 2-1, where a 2 is nothing; 3-1 with a 3 would be a retreat.
    let mut table = steppe(&["24Pz @ 1406", "s-6 @ 1505"]);
    table.does("axis", "attack 24Pz 1505; done", &[3]).shows(&["s-6 @ 1505", "turn = 2"]);
}

#[test]
fn r10_3_2_s3_ten_to_one_and_more_is_a_whole_number() {
    assert_eq!((odds_column(10, 1), odds_column(99, 10), odds_column(25, 2)), (Some(10), Some(9), Some(10)));
    // A defence of 0 counts as more than 10-1, an attack of 0 never.
    assert_eq!((odds_column(1, 0), odds_column(0, 0), odds_column(0, 3)), (Some(10), None, None));
}

#[test]
fn r10_3_3_s1_terrain_of_the_defender_shifts_to_the_left() {
    let table = steppe(&["44 @ 1406", "s-6 @ 1505"]);
    let t = table.rules.theatre();
    let shift = |number| t.shift(hex(&table, number));
    assert_eq!((shift("1505"), shift("1907"), shift("2921")), (0, 1, 1), "clear, forest, swamp");
    assert_eq!((shift("0704"), shift("2620"), shift("1906")), (1, 2, 2), "town, city, town in a forest");
    assert_eq!(shift("1143"), 2, "mountain");
    // The attacker's own hex does not matter.
    let mut out = attack("soviet", &["4Tk @ 1906", "44 @ 1806"], "");
    out.does("soviet", "attack 4Tk 1806", &[]);
    assert_eq!(declared(&out, "1806").shift, 0);
}

#[test]
fn r10_3_3_s2_above_ten_to_one_shifts_start_at_ten() {
    let mut table = steppe(&["24Pz @ 1806", "GD @ 1806", "s-6 reduced @ 1906"]);
    table.does("axis", "attack 24Pz 1906; attack GD 1906", &[]);
    // 16-1: from 10-1 to 9-1 to 8-1.
    let found = declared(&table, "1906");
    assert_eq!((found.attack, found.defence, found.column), (16, 1, Some(8)));
    let mut other = steppe(&["44 @ 1806", "s-6 reduced @ 1906"]);
    other.does("axis", "attack 44 1906", &[]);
    // 4-1, 3-1, 2-1: column by column.
    assert_eq!(declared(&other, "1906").column, Some(2));
}

#[test]
fn r10_3_4_s1_below_one_to_one_is_no_attack() {
    steppe(&["323 reduced @ 1406", "s-6 @ 1505"]).refuses("axis", "attack 323 1505", "10.3.4/1");
    // Terrain counts: Kastornoye turns 1-1 away, 1.5-1 not.
    steppe(&["44 @ 0604", "s-6 @ 0704"]).refuses("axis", "attack 44 0704", "10.3.4/1");
    steppe(&["71 @ 0604", "s-6 @ 0704"]).allows("axis", "attack 71 0704");
    // What is begun below 1-1 must be made strong enough before anything else.
    let mut table = steppe(&["323 @ 1406", "340 @ 1506", "s-6 @ 1505", "s-15 @ 1505", "s-45 @ 1405"]);
    table.does("axis", "attack 323 1505", &[]);
    table.refuses("axis", "done", "10.3.4/1").refuses("axis", "attack 340 1605", "10.0/2");
    assert_eq!(table.offers("axis"), ["attack 340 1505"].map(String::from));
    table.does("axis", "attack 340 1505", &[]).allows("axis", "done");
}

#[test]
fn r10_3_4_s1_who_attacks_elsewhere_joins_nobody() {
    let mut table = steppe(&["323 reduced @ 1406", "44 @ 1506", "s-6 @ 1505", "s-45 @ 1605"]);
    table.allows("axis", "attack 323 1505");
    table.does("axis", "attack 44 1605", &[]).refuses("axis", "attack 323 1505", "10.3.4/1");
}

#[test]
fn r10_3_4_s1_strength_halved_to_nothing_is_no_attack() {
    let fortress = "fortresses = ['1105 level 1']";
    attack("axis", &["i-156Vicenza @ 1005", "s-6 @ 1605"], fortress).refuses(
        "axis",
        "attack i-156Vicenza 1105",
        "10.3.4/1",
    );
    attack("axis", &["323 @ 1005", "s-6 @ 1605"], fortress).allows("axis", "attack 323 1105");
}

#[test]
fn r10_3_4_s2_above_ten_to_one_is_the_last_column() {
    let mut table = steppe(&["24Pz @ 1406", "GD @ 1506", "s-6 reduced @ 1505", "s-15 @ 1404"]);
    table.does("axis", "attack 24Pz 1505; attack GD 1505", &[]);
    assert_eq!(declared(&table, "1505").column, Some(10));
    // 1RR there: the last step goes.
    table.does("axis", "done", &[1]).shows(&["s-6 @ lost"]);
}
