//! Section 3.3: lines of communication, as the supply check sees them.

use sandtable_core::{Game, Options, Trial};
use stalingrad::{CaseBlue, Stalingrad};

use crate::helpers::{WEST, supply, west_and};
use crate::support::rules;

/// Places on the railway from Rostov by Salsk to Kotelnikovo.
const TO_KOTELNIKOVO: [&str; 5] = ["1228", "1732", "1830", "2028", "2226"];

/// 44 in Kotelnikovo, far down the railway, with others about.
#[track_caller]
fn kotelnikovo(others: &[&str], connected: bool) {
    let units: Vec<&str> = ["44 @ 2226"].into_iter().chain(others.iter().copied()).collect();
    let table = supply(&west_and(&TO_KOTELNIKOVO), &units);
    table.shows(&[if connected { "44 @ 2226" } else { "44 reduced @ 2226" }]);
}

#[test]
fn r3_3_1_s1_enemy_towns_and_cities_close_a_line() {
    supply(&west_and(&["1228", "1732"]), &["44 @ 1732"]).shows(&["44 @ 1732"]);
    // Rostov is Soviet, though nobody is there.
    supply(&west_and(&["1732"]), &["44 @ 1732"]).shows(&["44 reduced @ 1732"]);
}

#[test]
fn r3_3_1_s2_enemy_units_close_a_line() {
    kotelnikovo(&[], true);
    // Friends on both sides of s-6 open its zone, not its hex.
    kotelnikovo(&["s-6 @ 1430", "45 @ 1429", "82 @ 1530", "88 @ 1329"], false);
}

#[test]
fn r3_3_1_s3_an_empty_hex_in_an_enemy_zone_closes_a_line() {
    kotelnikovo(&["s-6 @ 1531"], false);
    kotelnikovo(&["s-6 @ 1531", "45 @ 1430", "82 @ 1530"], false);
}

#[test]
fn r3_3_1_s4_a_friend_opens_a_hex_in_an_enemy_zone() {
    kotelnikovo(&["s-6 @ 1531", "45 @ 1430", "82 @ 1530", "88 @ 1631"], true);
}

#[test]
fn r3_3_2_s1_no_line_crosses_the_sea() {
    // From Taganrog to 0930 it is two hexes by sea; by land s-6 stands in the way.
    supply(&WEST, &["44 @ 0930"]).shows(&["44 @ 0930"]);
    supply(&WEST, &["44 @ 0930", "s-6 @ 1129"]).shows(&["44 reduced @ 0930"]);
}

#[test]
fn r3_3_2_s2_lines_cross_major_rivers() {
    // The Strait of Kerch; and the Don below Rostov, bridged or not.
    supply(&WEST, &["44 @ 0438", "71 @ 1130"]).shows(&["44 @ 0438", "71 @ 1130"]);
}

#[test]
fn r3_3_3_s1_a_line_passes_mountains_along_roads_only() {
    // Tuapse and the coast behind it hang on the mountain road over 1143.
    let coast = ["s-1 @ 1145"];
    supply(&["1246"], &coast).shows(&["s-1 @ 1145"]);
    supply(&["1044", "1246"], &coast).shows(&["s-1 reduced @ 1145"]);
    // The source in the mountains, 2650, is left by its road alone; s-15 keeps it open, but 44 stands on the road.
    let high = ["s-15 @ 2650", "s-6 @ 2750", "44 @ 2749", "71 @ 2748", "79 @ 2849", "113 @ 2648"];
    supply(&["2749"], &high).shows(&["s-15 @ 2650", "s-6 reduced @ 2750"]);
    supply(&[], &["s-6 @ 2750"]).shows(&["s-6 @ 2750"]);
}

#[test]
fn r3_3_3_s1_a_railway_passes_mountains_along_roads_only() {
    // Tuapse is reached by rail; on a map whose road ends before the mountains it is not.
    let tuapse = |rules: CaseBlue| {
        let steps = "steps = ['turn draw', 'command end', 'call soviet', 'enter s-1']\nchit = 'SOVIET-REINF'";
        let table = Trial::start(rules, &[]).given(&format!("{steps}\nunits = ['s-1 @ called']"));
        table.offers("soviet").contains(&"enter 1044".into())
    };
    let mut files = Stalingrad::built_in();
    let map = files.text("map.toml").expect("the map").replace("1242-1142-1143-1044", "1242-1142");
    files.put("map.toml", &map);
    let game = Stalingrad::open(&files).expect("a shorter road is sound");
    let without = game.prepare("campaign", &Options::new()).expect("there is a campaign");
    assert!(tuapse(rules()) && !tuapse(without));
}

#[test]
fn r3_3_3_s2_a_line_may_end_in_a_mountain_off_the_road() {
    supply(&[], &["s-6 @ 1243", "s-1 @ 1144"]).shows(&["s-6 @ 1243", "s-1 @ 1144"]);
}

#[test]
fn r3_3_3_s3_a_line_does_not_go_on_from_a_mountain_off_the_road() {
    // 1244 lies among mountains only, a step behind 1243; from the road over 1143 there is no leaving to 1144.
    supply(&[], &["s-6 @ 1244", "s-15 @ 1243"]).shows(&["s-6 reduced @ 1244", "s-15 @ 1243"]);
    supply(&["1044", "1246"], &["s-1 @ 1144"]).shows(&["s-1 reduced @ 1144"]);
    // 0842 lies on the coast road. Entered from 0941, off the road, it is the end even towards the road beyond.
    supply(&["1044"], &["s-1 @ 0943"]).shows(&["s-1 @ 0943"]);
    supply(&["1044"], &["s-1 @ 0943", "44 @ 0741"]).shows(&["s-1 reduced @ 0943"]);
}

#[test]
fn r3_3_4_soviet_lines_have_no_limit() {
    supply(&WEST, &["s-6 @ 2935", "s-15 @ 0831"]).shows(&["s-6 @ 2935", "s-15 @ 0831"]);
}

#[test]
fn r3_3_5_s1_along_the_railway_an_axis_line_has_no_limit() {
    kotelnikovo(&[], true);
    // Allies are supplied like Germans.
    let table = supply(&west_and(&TO_KOTELNIKOVO), &["r-1 @ 2028", "44 @ 2127"]);
    table.shows(&["r-1 @ 2028", "44 @ 2127"]);
}

#[test]
fn r3_3_5_s2_off_the_railway_an_axis_line_runs_six_hexes() {
    // 1128 is the last rail hex before Rostov, 1630 is six hexes away.
    supply(&WEST, &["44 @ 1630", "h-6Lt @ 1524"]).shows(&["44 @ 1630", "h-6Lt @ 1524"]);
}

#[test]
fn r3_3_5_s3_the_seventh_hex_is_out_of_supply() {
    supply(&WEST, &["44 @ 1730", "h-6Lt @ 1624"]).shows(&["44 reduced @ 1730", "h-6Lt reduced @ 1624"]);
    // 1203 lies on a railway at the sixth hex: the line does not run free again from there.
    supply(&WEST, &["44 @ 1203", "71 @ 1303"]).shows(&["44 @ 1203", "71 reduced @ 1303"]);
}
