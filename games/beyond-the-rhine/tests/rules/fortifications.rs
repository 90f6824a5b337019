//! Fortifications (1.5).

use ocs::{Look, Side, Terrain};

use crate::support::{Looking, POOR, Table, given, moves, phase, queen, yard};

#[test]
fn r1_5_s1_what_is_printed_is_permanent() {
    // The last level of a printed work is not razed by its own side either.
    moves("axis", &["ge-183vg @ B16.33"], "").refuses("axis", "raze B16.33", "btr:1.5a/11");
}

/// A stretch of the Maginot Line in Lorraine.
fn lorraine(units: &str, more: &str) -> Table {
    let rules = yard(["C42.08", "D36.30"], &["us-1", "us-2-cca", "us-cav-102", "ge-mg-1", "ge-mg-4"], POOR);
    let far = "'us-cav-102 @ C36.08', 'ge-mg-4 @ D42.30'";
    given(
        rules,
        &format!("units = [{far}, {units}]\ndumps = ['allied 24 @ C39.03', 'axis 8 @ C38.02']\n{more}"),
    )
}

#[test]
fn r1_5b_s1_the_maginot_line_keeps_its_last_level() {
    let table = lorraine("'us-1 @ C39.03'", "phase = 'movement'\nphasing = 'allied'");
    assert_eq!(table.works("C39.03").map(|(_, level)| level), Some(1));
    table.refuses("allied", "raze C39.03", "btr:1.5b/1");
}

#[test]
fn r1_5b_s2_the_maginot_line_serves_both_sides_and_lets_exploit() {
    let table = lorraine(
        "'us-1 @ C39.03'",
        "phase = 'movement'\nphasing = 'allied'\nhedgehogs = ['allied level 1 @ C39.03']",
    );
    assert_eq!(table.look().works(Side::Allied, table.hex("C39.03")), 1);
    let mut table =
        lorraine("'us-2-cca @ C39.03', 'ge-mg-1 @ C38.02'", "phase = 'combat'\nphasing = 'allied'");
    table.does("allied", "target C38.02; with us-2-cca; attack", &[]);
    table.does("axis", "decline", &[3, 4, 6, 6]);
    assert!(table.state.battle.exploit > 0);
}

#[test]
fn r1_5b_s3_either_side_improves_it() {
    let mut table = lorraine(
        "'us-1 @ C39.03'",
        "phase = 'movement'\nphasing = 'allied'\nhedgehogs = ['allied level 1 @ C39.03']",
    );
    table.does("allied", "dig C39.03", &[]);
    assert_eq!(table.works("C39.03"), Some(("allied", 2)));
}

#[test]
fn r1_5a_s1_every_hex_of_the_west_wall_is_a_hedgehog() {
    let rules = queen();
    let t = rules.theatre();
    let bare = moves("axis", &["ge-183vg @ B16.33"], "");
    for hex in t.zones[0].hexes.iter() {
        let work = bare.look().s.hedgehog(hex).expect("a hedgehog");
        assert_eq!(work.level, 1, "{}", t.name(hex));
    }
    assert_eq!(bare.works("B16.33"), Some(("axis", 1)));
    // Captured, it does not go below level 1.
    let mut table = moves("allied", &["us-1 @ A16.01"], "hedgehogs = ['axis level 1 @ B16.34']");
    table.does("allied", "at A16.01; take us-1; step B16.34", &[]);
    assert_eq!(table.works("B16.34"), Some(("allied", 1)));
}

#[test]
fn r1_5a_s2_a_marker_shows_a_higher_level() {
    let table = moves("axis", &["ge-183vg @ B16.33"], "hedgehogs = ['axis level 2 @ B16.33']");
    assert_eq!(table.works("B16.33"), Some(("axis", 2)));
    table.shows(&["axis level 2 @ B16.33"]);
    // One as printed needs no marker.
    moves("axis", &["ge-183vg @ B16.33"], "").hides(&["axis level 1 @ B16.33"]);
}

#[test]
fn r1_5a_s5_germans_build_as_the_series_says() {
    let more = "hedgehogs = ['axis level 2 @ B16.33']\ndumps = ['axis 20 @ B16.33']";
    let mut table = moves("axis", &["ge-183vg @ B16.33"], more);
    table.does("axis", "dig B16.33", &[]);
    assert_eq!(table.works("B16.33"), Some(("axis", 3)));
}

/// The attack of a division on a battalion that leaves nothing of it.
fn storm(target: &str, from: &str) -> Table {
    let units = [format!("us-1 @ {from}"), format!("ge-mg-1 @ {target}"), "us-3-cca reserve @ A15.04".into()];
    let units: Vec<&str> = units.iter().map(String::as_str).collect();
    let more = format!("dumps = ['allied 40 @ {from}']\nweather = 'dry'");
    let mut table = phase("combat", "allied", &units, &more);
    table.does("allied", &format!("target {target}; with us-1; attack"), &[]);
    table.does("axis", "decline", &[3, 4, 6, 6]);
    table
}

#[test]
fn r1_5a_s8_allied_attacks_on_the_wall_do_not_exploit() {
    assert_eq!(storm("B16.34", "A16.01").state.battle.exploit, 0);
    assert!(storm("A16.02", "A16.01").state.battle.exploit > 0);
}

#[test]
fn r1_5a_s7_other_terrain_of_the_hex_may_be_chosen_and_the_wall_still_serves() {
    // Stolberg lies in the Wall, a place of closer ground: works and the ban of exploitation stay.
    let rules = queen();
    let t = rules.theatre();
    let hex = t.hex("B14.33").expect("Stolberg");
    assert!(t.zones[0].hexes.contains(hex) && t.at(hex).terrains().count() > 1);
    let table = moves("axis", &["ge-183vg @ B14.33"], "hedgehogs = ['axis level 1 @ B14.33']");
    assert_eq!(table.look().works(Side::Axis, hex), 1);
    assert_eq!(storm("B14.33", "B14.34").state.battle.exploit, 0);
}

#[test]
fn r1_5a_s9_only_germans_are_protected_by_the_wall() {
    let table =
        moves("axis", &["ge-183vg @ B16.33", "us-1 @ B17.34"], "hedgehogs = ['allied level 2 @ B17.34']");
    let (own, theirs) = (table.hex("B16.33"), table.hex("B17.34"));
    assert_eq!(table.look().works(Side::Axis, own), 1);
    assert_eq!(table.look().works(Side::Allied, theirs), 0);
    assert!(table.look().t.at(theirs).has(Terrain::Fortified));
}

#[test]
fn r1_5a_s10_allies_build_no_hedgehogs_in_it() {
    let more = "dumps = ['allied 20 @ B17.34']\nhedgehogs = ['allied level 1 @ B17.34']";
    moves("allied", &["us-1 @ B17.34"], more).refuses("allied", "dig B17.34", "btr:1.5a/10");
    moves("allied", &["us-1 @ A17.03"], "dumps = ['allied 20 @ A17.03']").allows("allied", "dig A17.03");
}

#[test]
fn r1_5a_s11_allies_reduce_it_but_not_below_level_1() {
    let mut table = moves("allied", &["us-1 @ B17.34"], "hedgehogs = ['allied level 2 @ B17.34']");
    table.does("allied", "raze B17.34", &[]);
    assert_eq!(table.works("B17.34"), Some(("allied", 1)));
    let table = moves("allied", &["us-1 @ B17.34"], "hedgehogs = ['allied level 1 @ B17.34']");
    table.refuses("allied", "raze B17.34", "btr:1.5a/11");
}

/// What a unit reaches of a dump in the Wall at B16.34, from this hex, with these units of both sides around.
fn supplied(unit: &str, others: &[&str]) -> u8 {
    let own = format!("us-2-rec @ {unit}");
    let more = "weather = 'dry'\ndumps = ['allied 20 @ B16.34']\nhedgehogs = ['allied level 1 @ B16.34', 'allied level 1 @ B16.33']";
    let table = moves("allied", &[&[own.as_str()], others].concat(), more);
    reach(table.look(), table.hex(unit))
}

fn reach(look: Look, at: u16) -> u8 {
    ocs::within_reach(look, Side::Allied, at)
}

/// Germans in Move Mode, without a zone, beside every hex of the Wall around the dump.
const WATCH: [&str; 3] = ["ge-mg-1 moves @ B15.33", "ge-mg-2 moves @ B17.33", "ge-mg-3 moves @ B18.33"];

#[test]
fn r1_5a_s12_no_allied_supply_through_the_wall_beside_germans() {
    assert_eq!(supplied("B16.32", &[]), 20);
    assert_eq!(supplied("B16.32", &WATCH), 0);
}

#[test]
fn r1_5a_s13_with_a_zone_or_without_and_with_allies_in_the_hex() {
    let held = [&WATCH[..], &["us-1 @ B16.33"]].concat();
    assert_eq!(supplied("B16.32", &held), 0);
}

#[test]
fn r1_5a_s14_supply_next_door_is_used_all_the_same() {
    assert_eq!(supplied("B16.33", &WATCH), 20);
}

#[test]
fn r1_5d_a_captured_work_loses_a_level() {
    let mut table = moves("allied", &["us-1 @ A16.01"], "hedgehogs = ['axis level 3 @ B16.34']");
    table.does("allied", "at A16.01; take us-1; step B16.34", &[]);
    assert_eq!(table.works("B16.34"), Some(("allied", 2)));
    // Field works of level 1 are gone.
    let mut table = moves("allied", &["us-1 @ A16.01"], "hedgehogs = ['axis level 1 @ A16.02']");
    table.does("allied", "at A16.01; take us-1; step A16.02", &[]);
    assert_eq!(table.works("A16.02"), None);
}
