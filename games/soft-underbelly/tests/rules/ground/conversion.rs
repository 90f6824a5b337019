//! Cubes become counters.

use crate::helpers::{count, counts, end_of_turn, ends, quiet};
use crate::support::{Table, given};

/// A side converts in turn 2; `text` may hold further entries and must hold the units.
fn converting(side: &str, text: &str) -> Table {
    let turn = if text.contains("turn =") { "" } else { "turn = 2" };
    quiet(&format!("{turn}\nactive = '{side}'\ninitiative = '{side}'\nphase = 'convert'\n{text}"))
}

fn offered(table: &Table, side: &str, what: &str) -> bool {
    table.offers(side).iter().any(|a| a.starts_with(&format!("convert {what} ")))
}

#[test]
fn rconversion_what_each_side_has_its_own_counters() {
    let table = converting("allies", "surrendered = true\nunits = ['allies cube x3 @ 18']");
    for what in ["tank", "aircraft", "paratroops", "partisans"] {
        assert!(offered(&table, "allies", what), "{what}");
    }
    table.refuses("allies", "convert elite 18", "elite.axis-only");
    table.refuses("allies", "convert italian-tank 18", "conversion.what");
    let table = converting("axis", "units = ['axis cube x3 @ 04']");
    for what in ["tank", "italian-tank", "aircraft", "italian-aircraft", "elite"] {
        assert!(offered(&table, "axis", what), "{what}");
    }
    table.refuses("axis", "convert paratroops 04", "paratroops.allied-only");
    table.refuses("axis", "convert partisans 04-05", "partisans.allied-only");
}

#[test]
fn rconversion_what_partisans_appear_elsewhere() {
    let mut table = converting("allies", "surrendered = true\nunits = ['allies cube x2 @ 19']");
    table.does("allies", "convert partisans 19-07", &[]);
    counts(&table, &[("allies cube 19", 1), ("allies partisans 07", 1)]);
}

#[test]
fn rconversion_when_only_in_supplied_areas_as_reinforcements_enter() {
    let cut = "units = ['allies cube x2 @ 19', 'allies cube x2 @ 20', 'axis cube @ 18', 'axis cube @ 16', 'axis cube @ 17']";
    let table = converting("allies", cut);
    table.refuses("allies", "convert tank 19", "conversion.when").allows("allies", "convert tank 20");
    let table = converting("axis", "units = ['axis cube x2 @ 14', 'allies cube @ 11', 'allies cube @ 12']");
    table.refuses("axis", "convert elite 14", "conversion.when");
    // The Italian fleet feeds the Axis in Africa and on the islands.
    converting("axis", "units = ['axis cube x2 @ 17', 'axis cube @ 15']").allows("axis", "convert elite 17");
    // Not in an impulse.
    let table = quiet("turn = 2\nactive = 'allies'\nphase = 'move'\nunits = ['allies cube x4 @ 18']");
    table.refuses("allies", "convert tank 18", "conversion.when");
}

#[test]
fn rconversion_procedure_s1_the_cubes_go_back_to_the_pool() {
    let mut table = converting("axis", "units = ['axis cube x4 @ 04']");
    let before = count(&table, "axis cube pool");
    table.does("axis", "convert aircraft 04", &[]);
    counts(&table, &[("axis cube 04", 1), ("axis cube pool", before + 3)]);
    table.refuses("axis", "reinforce 04", "window.reinforce");
}

#[test]
fn rconversion_procedure_s1_one_area_pays_the_whole_price() {
    let table = converting("allies", "units = ['allies cube @ 18', 'allies cube @ 19', 'allies cube @ 17']");
    table.refuses("allies", "convert aircraft 18", "conversion.costs");
    table.refuses("allies", "convert paratroops 18", "conversion.costs");
    table.allows("allies", "convert tank 18");
}

#[test]
fn rconversion_procedure_s2_the_counter_stands_there_face_up() {
    let mut table = converting("allies", "units = ['allies cube x5 @ 18', 'allies tank @ 18']");
    table.does("allies", "convert paratroops 18; convert aircraft 18b; convert tank 18", &[]);
    table.shows(&["allies paratroops @ 18", "allies aircraft @ 18b", "allies tank x2 @ 18"]);
    // Two tanks are the limit at once.
    let table = converting("allies", "units = ['allies cube x2 @ 18', 'allies tank used x2 @ 18']");
    table.refuses("allies", "convert tank 18", "tanks.limit");
}

#[test]
fn rconversion_procedure_s3_lost_counters_return_but_not_those_gone_for_good() {
    // A tank lost in battle may be bought again.
    let mut table = quiet(
        r#"
        active = "allies"
        impulse = 4
        initiative = "axis"
        phase = "move"
        units = ["allies aircraft @ 18", "axis tank used @ 17", "axis tank x2 @ 04", "axis cube x2 @ 04"]
        "#,
    );
    table.does("allies", "bomb aircraft 18-17", &[5]).does("allies", "done", &[1, 2]);
    table.does("axis", "initiative axis; done", &[]).refuses("axis", "convert tank 04", "tanks.limit");
    table.does("axis", "done", &[]);
    counts(&table, &[("axis tank pool", 1)]);
    // With every counter on the map there is none to buy.
    let table = converting(
        "axis",
        "units = ['axis cube x2 @ 04', 'axis elite @ 04', 'axis elite @ 01', 'axis elite @ 06']",
    );
    table.refuses("axis", "convert elite 04", "conversion.procedure/3");
    // What Italy took with it stays away.
    let table = converting(
        "axis",
        "surrendered = true\nunits = ['axis cube x4 @ 04', 'axis italian-tank @ gone', 'axis italian-aircraft @ gone']",
    );
    table.refuses("axis", "convert italian-tank 04", "conversion.procedure/3");
    table
        .refuses("axis", "convert italian-aircraft 04", "conversion.procedure/3")
        .allows("axis", "convert tank 04");
    let table = converting("allies", "turn = 5\nunits = ['allies cube x4 @ 18', 'allies paratroops @ gone']");
    table.refuses("allies", "convert paratroops 18", "paratroops.allied-only");
}

#[test]
fn rconversion_limit_s1_any_number_of_cubes() {
    let mut table = converting("allies", "units = ['allies cube x6 @ 18', 'allies cube x3 @ 17']");
    table.does(
        "allies",
        "convert tank 18 x2; convert paratroops 18; convert aircraft 18; convert tank 17 x2",
        &[],
    );
    counts(&table, &[("allies cube 18", 0), ("allies cube 17", 1), ("allies tank 17", 2)]);
    assert_eq!(table.state.count(soft_underbelly::Side::Allies, 18), 4);
}

#[test]
fn rconversion_limit_s2_the_allies_bring_in_one_aircraft_a_turn() {
    let mut table = given(
        "turn = 2\nactive = 'allies'\nphase = 'convert'\nunits = ['allies cube x6 @ 18', 'allies cube x2 @ 20']",
    );
    table.does("allies", "convert aircraft 18", &[]);
    table.refuses("allies", "convert aircraft 18", "conversion.limit/2");
    table.refuses("allies", "convert aircraft 20", "conversion.limit/2").allows("allies", "convert tank 18");
    // Nor by an event later in the turn.
    table.does("allies", "done", &[]).does("axis", "done; done", &[]).waits();
    table.does("allies", "event reinforcements; reinforce 18 x3", &[]);
    table.refuses("allies", "convert aircraft 18", "conversion.limit/2").allows("allies", "convert tank 18");
}

#[test]
fn rconversion_limit_s2_it_binds_neither_the_axis_nor_the_next_turn() {
    let mut table = converting("axis", "units = ['axis cube x6 @ 04']");
    table.does("axis", "convert aircraft 04; convert aircraft 04b", &[]);
    assert_eq!(count(&table, "axis aircraft 04"), 2);
    let mut table = end_of_turn(2, "bought = true\nunits = ['allies cube x4 @ 18']");
    ends(&mut table, &[2, 1]);
    table.does("allies", "initiative allies; done; convert aircraft 18", &[]);
}

#[test]
fn rconversion_one_way_no_counter_becomes_cubes_again() {
    let table =
        converting("allies", "units = ['allies tank @ 18', 'allies aircraft @ 18', 'allies cube x2 @ 18']");
    table.refuses("allies", "convert cube 18", "conversion.one-way");
    assert!(!offered(&table, "allies", "cube"));
}
