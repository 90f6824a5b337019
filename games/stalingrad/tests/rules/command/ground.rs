//! Sections 9.2.3 to 9.2.5: major rivers, mountains, swamps and forests.

use crate::helpers::moving;

#[test]
fn r9_2_3_1_s1_a_major_river_is_crossed_from_the_first_hex_only() {
    // The Don between 1110 and 1210 has no bridge.
    moving("axis", &["44 @ 1010"]).refuses("axis", "take 44; step 1110-1210", "9.2.3.1/1");
    moving("axis", &["44 @ 1110"]).allows("axis", "take 44; step 1210");
    // A panzer division with points left is no better off.
    moving("axis", &["24Pz @ 1111"]).refuses("axis", "take 24Pz; step 1110-1210", "9.2.3.1/1");
}

#[test]
fn r9_2_3_1_s2_the_crossing_is_the_whole_move() {
    let mut table = moving("axis", &["24Pz @ 1110", "44 @ 1111"]);
    table.does("axis", "take 24Pz; step 1210", &[]).shows(&["24Pz active moved @ 1210"]);
    table.refuses("axis", "step 1310", "9.1.1/3").allows("axis", "take 44");
    // So a full far bank cannot be passed through.
    let full = moving("axis", &["24Pz @ 1110", "71 @ 1210", "79 @ 1210"]);
    full.refuses("axis", "take 24Pz; step 1210", "3.1.1/1");
}

#[test]
fn r9_2_3_2_no_crossing_from_zone_to_zone() {
    // s-6 in 1209 has both banks in its zone, s-6 in 1310 only the far one.
    moving("axis", &["24Pz @ 1110", "s-6 @ 1209"]).refuses("axis", "take 24Pz; step 1210", "9.2.3.2");
    let mut far = moving("axis", &["44 @ 1110", "s-6 @ 1310"]);
    far.does("axis", "take 44; step 1210", &[]).shows(&["44 active moved @ 1210"]);
    moving("axis", &["44 @ 1110", "s-6 @ 1010"]).allows("axis", "take 44; step 1210");
}

#[test]
fn r9_2_3_3_a_bridge_lifts_both_limits() {
    // The railway from 1110 to 1209.
    let mut table = moving("axis", &["44 @ 1010"]);
    table.does("axis", "take 44; step 1110-1209-1309", &[]).shows(&["moving 44 4"]);
    let mut zones = moving("axis", &["44 @ 1110", "s-6 @ 1109"]);
    zones.does("axis", "take 44; step 1209", &[]).shows(&["44 active moved @ 1209"]);
    // A bridge next door helps nobody.
    moving("axis", &["44 @ 1111"]).refuses("axis", "take 44; step 1211-1210", "9.2.3.1/1");
}

#[test]
fn r9_2_4_s1_mountains_are_closed() {
    moving("axis", &["44 @ 1142"]).refuses("axis", "take 44; step 1243", "9.2.4/1");
    // Nor does one leave: from 1243 no road leads anywhere.
    moving("axis", &["44 @ 1243"]).refuses("axis", "take 44", "9.2.4/1");
    // From the road over 1143 there is no turning off.
    moving("axis", &["44 @ 1143"]).refuses("axis", "take 44; step 1144", "9.2.4/1");
    moving("axis", &["100JG @ 1142"]).refuses("axis", "take 100JG; step 1243", "9.2.4/1");
}

#[test]
fn r9_2_4_1_mountain_roads_are_roads() {
    let mut table = moving("axis", &["24Pz @ 1142"]);
    table.does("axis", "take 24Pz; step 1143-1044", &[]).shows(&["moving 24Pz 12"]);
    let mut march = moving("axis", &["24Pz @ 1142"]);
    march.does("axis", "march 24Pz; step 1143-1044", &[]).shows(&["moving 24Pz 14 march"]);
}

#[test]
fn r9_2_4_2_s1_a_mountain_division_enters_for_its_whole_allowance() {
    let mut table = moving("axis", &["1Mt @ 1142"]);
    table.does("axis", "take 1Mt; step 1243", &[]).shows(&["1Mt active moved @ 1243"]);
    moving("axis", &["1Mt @ 1141"]).refuses("axis", "take 1Mt; step 1142-1243", "9.2.4.2/1");
    // In the heart of the Caucasus there is no other way to go.
    let mut peaks = moving("axis", &["1Mt @ 1747"]);
    peaks.does("axis", "take 1Mt", &[]).shows(&["1Mt active @ 1747"]);
    peaks.does("axis", "step 1748", &[]).shows(&["1Mt active moved @ 1748"]);
    // It goes on the next time, into mountains for all it has, out of them at the normal price.
    let mut deeper = moving("axis", &["r-2Mt @ 1243"]);
    deeper.does("axis", "take r-2Mt; step 1244", &[]).shows(&["r-2Mt active moved @ 1244"]);
    let mut out = moving("axis", &["1Mt @ 1243"]);
    out.does("axis", "take 1Mt; step 1242", &[]).shows(&["moving 1Mt 8"]);
    // Along the road it moves like the others.
    moving("axis", &["1Mt @ 1142"]).allows("axis", "take 1Mt; step 1143-1044");
}

#[test]
fn r9_2_4_2_s2_not_from_zone_to_zone() {
    moving("axis", &["1Mt @ 1142", "s-6 @ 1143"]).refuses("axis", "take 1Mt; step 1243", "9.2.4.2/2");
    // One zone is paid for with the rest.
    moving("axis", &["1Mt @ 1142", "s-6 @ 1343"]).allows("axis", "take 1Mt; step 1243");
    moving("axis", &["1Mt @ 1142", "s-6 @ 1041"]).allows("axis", "take 1Mt; step 1243");
}

#[test]
fn r9_2_5_s1_without_the_points_a_hex_is_closed() {
    // 4 points do not take a rifle division from zone to zone: there is no minimum move.
    moving("soviet", &["s-6 @ 2934", "44 @ 3034"]).refuses("soviet", "take s-6; step 3035", "9.2.5/1");
    // After four hexes a swamp is too dear for the rest.
    moving("axis", &["44 @ 3226"]).refuses("axis", "take 44; step 3126-3026-2926-2826-2726", "9.2.5/1");
    // Surrounded on all sides it stays where it is.
    let ring = ["s-6 @ 2935", "44 @ 3035", "71 @ 2835", "79 @ 2834", "113 @ 2934", "297 @ 2836", "57 @ 2936"];
    moving("soviet", &ring).refuses("soviet", "take s-6", "3.1.2");
    let two = ["s-6 @ 2935", "44 @ 3035", "71 @ 2834", "79 @ 2836"];
    moving("soviet", &two).refuses("soviet", "take s-6", "9.2.5/1");
}

#[test]
fn r9_2_5_1_swamp_costs_three_or_two() {
    let mut tank = moving("axis", &["24Pz @ 2826"]);
    tank.does("axis", "take 24Pz; step 2726", &[]).shows(&["moving 24Pz 10"]);
    let mut foot = moving("axis", &["44 @ 2826"]);
    foot.does("axis", "take 44; step 2726", &[]).shows(&["moving 44 6"]);
    let mut horse = moving("soviet", &["7C @ 2826", "6A @ 0213"]);
    horse.does("soviet", "take 7C; step 2726", &[]).shows(&["moving 7C 6"]);
}

#[test]
fn r9_2_5_2_forest_costs_two_or_one() {
    let mut tank = moving("soviet", &["4Tk @ 2610"]);
    tank.does("soviet", "take 4Tk; step 2510", &[]).shows(&["moving 4Tk 8"]);
    let mut foot = moving("axis", &["44 @ 2610"]);
    foot.does("axis", "take 44; step 2510", &[]).shows(&["moving 44 8"]);
    let mut hq = moving("axis", &["6A @ 2610"]);
    hq.does("axis", "take 6A; step 2510", &[]).shows(&["moving 6A 8"]);
}
