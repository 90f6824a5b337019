//! The surrender of Italy, and Overlord.

use crate::common::{NO_MARKERS, converting, last_impulse, moving, turn_ended};

#[test]
fn rsurrender_trigger_any_italian_area_but_sardinia() {
    for area in ["14", "03", "09"] {
        turn_ended(2, &[&format!("allies cube @ {area}")], "").shows(&["surrendered = true"]);
    }
    turn_ended(2, &["allies cube @ 15", "allies cube @ 21", "allies cube @ 22"], "")
        .shows(&["surrendered = false"]);
    // Control is enough, and only at the end of the turn.
    turn_ended(2, &[], "control = ['13', '20']").shows(&["surrendered = true"]);
    let mut table = moving("axis", &["allies cube @ 14"], NO_MARKERS);
    table.does("axis", "pass", &[]).waits().shows(&["surrendered = false", "italian ready"]);
}

#[test]
fn rsurrender_units_leave_for_good_from_map_and_pool() {
    let units = ["allies cube @ 14", "axis italian-tank @ 10", "axis cube x6 @ 04", "axis tank @ 10"];
    let mut table = turn_ended(2, &units, "");
    table.shows(&[
        "axis italian-tank @ gone",
        "axis italian-aircraft @ gone",
        "italian gone",
        "axis tank @ 10",
    ]);
    // No conversion brings them back.
    table.does("allies", "initiative axis", &[]).does("axis", "done", &[]);
    table.refuses("axis", "convert italian-aircraft 04", "conversion.procedure/3");
    table
        .refuses("axis", "convert italian-tank 04", "conversion.procedure/3")
        .allows("axis", "convert tank 04");
}

#[test]
fn rsurrender_units_stays_when_the_area_is_lost_again() {
    let table = turn_ended(3, &[], "surrendered = true\nships = ['italian gone']");
    table.shows(&["surrendered = true", "italian gone"]);
}

#[test]
fn rsurrender_units_the_islands_outlive_the_turn() {
    // The supply phase comes first; the garrison of Sardinia is lost a turn later.
    turn_ended(2, &["allies cube @ 14", "axis cube @ 15"], "").shows(&["italian gone", "axis cube @ 15"]);
    turn_ended(3, &["allies cube @ 14", "axis cube @ 15"], "surrendered = true\nships = ['italian gone']")
        .hides(&["axis cube @ 15"]);
}

#[test]
fn rsurrender_transport_no_more_for_the_axis() {
    turn_ended(2, &["allies cube @ 14"], "").shows(&["transport_axis = 0", "transport_allies = 6"]);
    turn_ended(2, &[], "transport_axis = 0").shows(&["transport_axis = 2"]);
    let table = moving("axis", &["axis cube @ 15"], "surrendered = true\nships = ['italian gone']");
    table.refuses("axis", "embark cube 15", "naval.capacity/2");
}

#[test]
fn roverlord_when_the_first_step_of_turn_five() {
    let mut table = last_impulse(4, &[], "");
    // No die is rolled before the fleet has gone.
    table.does("axis", "pass", &[]).asks("allies").shows(&["turn = 5", "steps: overlord"]);
    table.does("allies", "release american", &[2, 5]).shows(&["steps: initiative axis"]);
    turn_ended(3, &[], "").shows(&["turn = 4", "american ready", "british ready"]);
    turn_ended(5, &[], "ships = ['british gone']").shows(&["american ready", "british gone"]);
    turn_ended(5, &[], "").shows(&["american gone", "british ready", "transport_allies = 3"]);
}

#[test]
fn roverlord_remove_a_fleet_and_the_paratroops_for_good() {
    for units in [&["allies paratroops @ 18"][..], &[]] {
        let mut table = last_impulse(4, units, "");
        table.does("axis", "pass", &[]).refuses("allies", "release uboat", "overlord.remove");
        table
            .does("allies", "release american", &[6, 1])
            .shows(&["american gone", "allies paratroops @ gone"]);
    }
    let table = converting("allies", &["allies cube x3 @ 18"], "turn = 6");
    table.refuses("allies", "convert paratroops 18", "paratroops.allied-only");
}

#[test]
fn roverlord_transport_three_points_a_turn() {
    last_impulse(4, &[], "").does("axis", "pass", &[]).shows(&["transport_allies = 3"]);
    turn_ended(6, &[], "transport_allies = 0").shows(&["transport_allies = 3"]);
    turn_ended(2, &[], "transport_allies = 0").shows(&["transport_allies = 6"]);
}

#[test]
fn roverlord_reinforcements_three_cubes_a_turn() {
    let mut table = last_impulse(4, &[], "");
    table.does("axis", "pass", &[]).does("allies", "release american", &[6, 1]);
    table.does("allies", "initiative allies", &[]).shows(&["steps: reinforce allies 3"]);
    let mut before = turn_ended(3, &[], "");
    before.does("allies", "initiative allies", &[]).shows(&["steps: reinforce allies 4"]);
}

#[test]
fn roverlord_ruler_the_long_one_for_the_allies() {
    let allies =
        |turn| moving("allies", &["allies aircraft @ 17", "axis cube @ 13"], &format!("turn = {turn}"));
    allies(4).refuses("allies", "bomb aircraft 17-13", "aircraft.range/1");
    allies(5).allows("allies", "bomb aircraft 17-13");
    let axis = moving("axis", &["axis aircraft @ 13", "allies cube @ 17"], "turn = 5");
    axis.refuses("axis", "bomb aircraft 13-17", "aircraft.range/1");
}
