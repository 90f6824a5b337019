//! Engineers: bridging, trains and construction (13.8), hedgehogs that they build (16.0).

use crate::support::{Looking, Table, phase};

/// The Movement Segment of the Axis, which does not end by itself.
fn moves(units: &[&str], more: &str) -> Table {
    phase("movement", "axis", &[units, &["stug-190 @ A9.01", "r-5 reserve @ A9.19"]].concat(), more)
}

/// What a unit has spent after a step.
fn spent(mut table: Table, key: &str, from: &str, to: &str) -> u8 {
    table.does("axis", &format!("at {from}; take {key}; step {to}"), &[]);
    table.unit(key).spent
}

#[test]
fn r13_8_s1_only_headquarters_and_engineers_do_it() {
    let table = moves(&["i-8 @ A8.07", "pi-41 @ A8.07"], "dumps = ['axis 12 @ A8.07']");
    table.refuses("axis", "construct i-8 dig A8.06", "13.8/1").allows("axis", "construct pi-41 dig A8.06");
    moves(&["hq-14 @ A8.07"], "dumps = ['axis 12 @ A8.07']").allows("axis", "construct hq-14 dig A8.06");
}

#[test]
fn r13_8b_s1_supply_crosses_a_bridge() {
    // The road by which it could come otherwise is barred.
    let fuelled = |more: &str| {
        let units = ["pz-1 @ A3.11", "gun-7 @ A4.10", more];
        moves(&units, "dumps = ['axis 4 @ A3.09']").refusal("axis", "at A3.11; take pz-1; fuel pz-1 unit")
    };
    assert_eq!(fuelled("pi-41 move @ A3.10").map(|refusal| refusal.rule.0), Some("12.3/1"));
    assert_eq!(fuelled("pi-41 @ A3.10").map(|refusal| refusal.rule.0), None);
    assert_eq!(fuelled("pi-41 @ A3.11").map(|refusal| refusal.rule.0), None);
}

#[test]
fn r13_8b_s1_a_major_river_is_bridged() {
    // The stream between A3.10 and A3.11.
    let alone = moves(&["i-8 @ A3.10"], "");
    let bridged = moves(&["i-8 @ A3.10", "hq-14 @ A3.10"], "");
    assert_eq!((spent(alone, "i-8", "A3.10", "A3.11"), spent(bridged, "i-8", "A3.10", "A3.11")), (12, 8));
    // From the far side as well, and for whoever could not cross at all.
    let far = moves(&["i-8 @ A3.10", "pi-41 @ A3.11"], "");
    assert_eq!(spent(far, "i-8", "A3.10", "A3.11"), 8);
    moves(&["pz-1 fuelled @ A3.10"], "").refuses("axis", "at A3.10; take pz-1; step A3.11", "6.2c");
    moves(&["pz-1 fuelled @ A3.10", "hq-14 @ A3.10"], "").allows("axis", "at A3.10; take pz-1; step A3.11");
    // The enemy's engineers build no bridges.
    moves(&["pz-1 fuelled @ A3.10", "r-1 @ A4.12"], "").refuses(
        "axis",
        "at A3.10; take pz-1; step A3.11",
        "6.2c",
    );
}

#[test]
fn r13_8b_s2_a_minor_river_costs_nothing_extra() {
    let alone = moves(&["i-8 @ A11.10"], "");
    let bridged = moves(&["i-8 @ A11.10", "pi-41 @ A11.10"], "");
    assert_eq!((spent(alone, "i-8", "A11.10", "A11.11"), spent(bridged, "i-8", "A11.10", "A11.11")), (8, 4));
}

#[test]
fn r13_8b_s3_no_help_for_overruns_nor_in_combat() {
    let units = ["pz-1 fuelled @ A3.10", "hq-14 @ A3.10", "r-4 @ A3.11"];
    moves(&units, "dumps = ['axis 12 @ A3.10']").refuses(
        "axis",
        "at A3.10; take pz-1; overrun A3.11",
        "9.1f/1",
    );
    // A regular attack becomes possible, and the river still thirds the tanks: 6 x 1/4.
    let dumps = "dumps = ['axis 12 @ A3.10']";
    phase("combat", "axis", &["pz-1 @ A3.10", "r-4 @ A3.11"], dumps).refuses(
        "axis",
        "target A3.11",
        "9.1f/1",
    );
    let mut attack = phase("combat", "axis", &units, dumps);
    attack.does("axis", "target A3.11; with pz-1", &[]);
    assert_eq!(ocs::assess(attack.look()).attack, ocs::PARTS * 6 / 4);
}

#[test]
fn r13_8b_s4_the_bridge_ends_with_the_mode_but_for_its_builder() {
    moves(&["pz-1 fuelled @ A3.10", "hq-14 moves @ A3.10"], "").refuses(
        "axis",
        "at A3.10; take pz-1; step A3.11",
        "6.2c",
    );
    let dumps = "dumps = ['axis 12 @ A3.10']";
    let table = moves(&["pz-1 fuelled @ A3.10", "hq-14 tanked @ A3.10"], dumps);
    table.allows("axis", "at A3.10; take hq-14; mode hq-14 move; step A3.11");
    table.refuses(
        "axis",
        "at A3.10; take hq-14; mode hq-14 move; halt; at A3.10; take pz-1; step A3.11",
        "6.2c",
    );
    moves(&["hq-14 moves tanked @ A3.10"], dumps).refuses("axis", "at A3.10; take hq-14; step A3.11", "6.2c");
}

#[test]
fn r13_8b_s5_frozen_rivers_are_bridged_too() {
    let snow = "weather = 'snow'";
    let alone = moves(&["i-8 @ A3.10"], snow);
    let bridged = moves(&["i-8 @ A3.10", "hq-14 @ A3.10"], snow);
    // Two for the snow; four for the river, or nothing as for a frozen brook.
    assert_eq!((spent(alone, "i-8", "A3.10", "A3.11"), spent(bridged, "i-8", "A3.10", "A3.11")), (12, 8));
}

#[test]
fn r13_8c_s2_the_station_goes_with_the_mode_but_its_headquarters_still_boards() {
    let line = "axis = ['linden', 'ostheim']";
    let table = moves(&["hq-14 @ A7.06", "mot-16 moves @ A7.06"], line);
    table.allows("axis", "entrain mot-16; detrain A7.08");
    table.allows("axis", "at A7.06; take hq-14; mode hq-14 move; halt; entrain hq-14; detrain A7.08");
    table.refuses("axis", "at A7.06; take hq-14; mode hq-14 move; halt; entrain mot-16", "13.3e/1");
    moves(&["hq-14 moves @ A7.06"], line).refuses("axis", "entrain hq-14", "13.3e/1");
}

#[test]
fn r13_8d_s1_one_construction_within_two_hexes_by_who_does_not_move() {
    let dumps = "dumps = ['axis 24 @ A8.07']";
    let mut table = moves(&["hq-14 @ A8.07"], dumps);
    table.refuses("axis", "construct hq-14 dig A8.04", "13.8d/1");
    table.does("axis", "construct hq-14 dig A8.05", &[]).shows(&["axis level 1 worked @ A8.05"]);
    table.refuses("axis", "construct hq-14 dig A8.06", "13.8d/1").refuses("axis", "at A8.07", "6.1f");
    moves(&["pi-41 spent=4 @ A8.07"], dumps).refuses("axis", "construct pi-41 dig A8.06", "13.8d/1");
    phase("exploitation", "axis", &["hq-14 @ A8.07", "i-8 exploit @ A8.07"], dumps).refuses(
        "axis",
        "construct hq-14 dig A8.06",
        "2.3/14",
    );
}

#[test]
fn r13_8a_in_combat_mode_or_dg_towards_it() {
    let with = |unit: &str| moves(&[unit], "dumps = ['axis 24 @ A8.07']");
    with("pi-41 dg @ A8.07").allows("axis", "construct pi-41 dig A8.06");
    with("pi-41 moves @ A8.07").refuses("axis", "construct pi-41 dig A8.06", "13.8a");
    with("pi-41 dg moves @ A8.07").refuses("axis", "construct pi-41 dig A8.06", "13.8a");
    with("pi-41 reserve @ A8.07").refuses("axis", "construct pi-41 dig A8.06", "13.8a");
}

#[test]
fn r13_8d_s2_zones_do_not_limit_it_but_ground_does() {
    let dumps = "dumps = ['axis 24 @ A8.07']";
    moves(&["hq-14 @ A8.07", "r-1 @ A8.09"], dumps).allows("axis", "construct hq-14 dig A8.08").refuses(
        "axis",
        "construct hq-14 dig A8.09",
        "4.8c/E",
    );
    // The sea is no way for Leg MP.
    moves(&["hq-14 @ A13.07"], "dumps = ['axis 24 @ A13.07']").refuses(
        "axis",
        "construct hq-14 dig A14.07",
        "13.8d/2",
    );
}

#[test]
fn r13_8d_s3_to_build_costs_and_to_destroy_does_not() {
    moves(&["hq-14 @ A8.07"], "dumps = ['axis 7 @ A8.07']").refuses(
        "axis",
        "construct hq-14 dig A8.06",
        "12.3/1",
    );
    let mut table = moves(&["hq-14 @ A8.07"], "dumps = ['axis 9 @ A8.07']");
    table
        .does("axis", "construct hq-14 dig A8.06", &[])
        .shows(&["axis 1 @ A8.07", "axis level 1 worked @ A8.06"]);
    let mut razed = moves(&["hq-14 @ A8.07"], "hedgehogs = ['axis level 2 @ A8.06']");
    razed.does("axis", "construct hq-14 raze A8.06", &[]).shows(&["axis level 1 worked @ A8.06"]);
}

#[test]
fn r16_0b_s3_engineers_build_within_their_radius() {
    let mut table =
        moves(&["pi-41 @ A8.07"], "dumps = ['axis 9 @ A8.07']\nhedgehogs = ['axis level 1 @ A8.05']");
    table.does("axis", "construct pi-41 dig A8.05", &[]).shows(&["axis level 2 worked @ A8.05"]);
}
