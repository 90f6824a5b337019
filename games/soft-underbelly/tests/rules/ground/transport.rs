//! Naval transport.

use crate::helpers::{allied, attacking, count, counts, moving, quiet};

#[test]
fn rnaval_transport_s1_points_are_spent_in_ones_own_movement() {
    let mut table = moving("allies", &["allies cube @ 18"]);
    table.shows(&["transport_allies = 6"]);
    table.does("allies", "embark cube 18; sail 20", &[]);
    assert_eq!(count(&table, "allies cube 20"), 2);
    table.refuses("axis", "embark cube 01", "impulse.alternate");
    let table = attacking("allies", &["allies cube x2 @ 18", "axis cube @ 17"]);
    table.refuses("allies", "embark cube 18", "combat.when");
    let mut table = moving("axis", &["axis cube x2 @ 14"]);
    table.does("axis", "embark cube 14 x2; sail 17", &[]).shows(&["transport_axis = 0"]);
    assert_eq!(count(&table, "axis cube 17"), 2);
}

#[test]
fn rnaval_transport_s2_one_point_carries_one_unit_from_coast_to_coast() {
    let mut table = moving(
        "allies",
        &["allies cube x2 @ 18", "allies tank @ 11", "allies cube @ 19", "allies aircraft @ 18"],
    );
    table.refuses("allies", "embark cube 19", "naval.transport/2");
    table.refuses("allies", "embark cube 18; sail 19", "naval.transport/2");
    table.refuses("allies", "embark aircraft 18", "naval.transport/2");
    table.refuses("allies", "embark cube 18; sail 18", "naval.transport/2");
    // One convoy, two ports of departure, one destination.
    table.does("allies", "embark cube 18 x2; embark tank 11; sail 20", &[]);
    counts(&table, &[("allies cube 20", 3), ("allies tank 20", 1)]);
    table.shows(&["transport_allies = 3"]);
    // Nobody sails twice in an impulse.
    table.refuses("allies", "embark tank 20", "naval.transport/2");
}

#[test]
fn rnaval_transport_s2_counters_of_every_land_kind_sail() {
    let mut table = moving("allies", &["allies paratroops @ 18", "allies tank used @ 18"]);
    table.does("allies", "embark paratroops 18; embark tank 18; sail 20", &[]);
    counts(&table, &[("allies paratroops 20", 1), ("allies tank 20", 1)]);
    let mut table = moving("axis", &["axis elite @ 14", "axis italian-tank @ 14"]);
    table.does("axis", "embark elite 14; embark italian-tank 14; sail 15", &[]);
    counts(&table, &[("axis elite 15", 1), ("axis italian-tank 15", 1)]);
}

#[test]
fn rnaval_transport_s3_both_ports_must_be_ones_own() {
    let table = moving("allies", &["allies cube @ 18", "axis cube @ 17"]);
    table.refuses("allies", "embark cube 18; sail 17", "naval.transport/3");
    // Not even an empty enemy coast: that takes a landing.
    table.refuses("allies", "embark cube 18; sail 14", "naval.transport/3");
    // With a single own port there is nowhere to go.
    let table = quiet(
        "lonely = true\nactive = 'allies'\nphase = 'move'\nunits = ['allies cube @ 18', 'axis cube @ 01']",
    );
    table.refuses("allies", "embark cube 18", "naval.transport/3");
}

#[test]
fn rnaval_transport_s4_units_march_before_and_after_the_voyage() {
    let mut table = moving("allies", &["allies cube @ 19"]);
    table.does("allies", "take cube 19; step 18; halt; embark cube 18; sail 20", &[]);
    assert_eq!(count(&table, "allies cube 20"), 2);
    // The one that sailed stands second.
    table.does("allies", "take cube#2 20; step 16-17; halt", &[]);
    assert!(allied(&table, 17));
    counts(&table, &[("allies cube 20", 1), ("allies cube 17", 1)]);
}

#[test]
fn rnaval_track_s1_the_marker_falls_by_the_points_spent() {
    let mut table = moving("allies", &["allies cube x4 @ 18"]);
    table.does("allies", "embark cube 18 x3; sail 20", &[]).shows(&["transport_allies = 3"]);
    table
        .does("allies", "embark cube 18; sail 20", &[])
        .shows(&["transport_allies = 2", "transport_axis = 2"]);
    // It stays there in the next impulses of the turn.
    table
        .does("allies", "done", &[])
        .does("axis", "pass", &[])
        .asks("allies")
        .shows(&["transport_allies = 2"]);
}

#[test]
fn rnaval_track_s2_at_zero_no_transport_is_possible() {
    let mut table = moving("axis", &["axis cube x3 @ 14"]);
    table.does("axis", "embark cube 14 x2", &[]).refuses("axis", "embark cube 14", "naval.track/2");
    table.does("axis", "sail 17", &[]).refuses("axis", "embark cube 14", "naval.track/2");
    assert!(!table.offers("axis").iter().any(|a| a.starts_with("embark")));
    table.does("axis", "done", &[]).does("allies", "pass", &[]).asks("axis");
    table.refuses("axis", "embark cube 14", "naval.track/2");
}

#[test]
fn rnaval_capacity_s1_two_points_for_the_axis() {
    assert_eq!(moving("axis", &[]).rules.theatre().transport.axis, 2);
}

#[test]
fn rnaval_capacity_s2_without_the_italian_fleet_the_axis_sails_no_more() {
    let with = |hull: &str| {
        crate::support::given(&format!(
            "active = 'axis'\nphase = 'move'\nships = ['italian {hull}']\nunits = ['axis cube @ 14']"
        ))
    };
    with("gone").refuses("axis", "embark cube 14", "naval.capacity/2");
    // A used fleet is still in the game.
    with("used").allows("axis", "embark cube 14");
}
