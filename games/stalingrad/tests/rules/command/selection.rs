//! Section 6.0: the secret selection of chits.

use stalingrad::Side;

use crate::helpers::{cup, draw, in_cup, seen_by, selecting};
use crate::support::Table;

/// A lawful choice for the first turn: two fronts.
const FRONTS: &str = "select VrnzFront; select SWFront";
/// Five German chits and one more.
const ARMIES: &str = "select 1PzA; select 1PzA#2; select 4PzA; select 6A; select 17A; select H2A";

/// The selection of a turn with an HQ for either side.
fn turn(n: u8) -> Table {
    selecting(n, &["6A @ 2935", "SWFront @ 3520"])
}

#[test]
fn r6_1_1_each_selects_the_prescribed_number_in_secret() {
    let mut table = turn(1);
    table.does("axis", ARMIES, &[]).does("soviet", FRONTS, &[]);
    table.refuses("soviet", "select VrnzFront", "6.1.1").refuses("soviet", "select 6A", "6.1.1");
    assert!(
        !seen_by(&table, Side::Soviet).contains("4PzA#")
            && !seen_by(&table, Side::Axis).contains("\"SWFront\"")
    );
    table.does("soviet", "ready", &[]);
    draw(&mut table, "axis", "ready", "6A", &[]);
    assert_eq!(in_cup(&table).len(), 2 + 6 + 1 - 1);
}

#[test]
fn r6_1_2_chits_not_selected_are_not_used_this_turn() {
    let mut table = turn(1);
    table.does("soviet", FRONTS, &[]).does("soviet", "ready", &[]);
    // Ready is ready.
    table.refuses("soviet", "select STAVKA", "7.1.2");
    table.does("axis", ARMIES, &[]);
    draw(&mut table, "axis", "ready", "SUPPLY", &[1]);
    for chit in ["STAVKA", "SthFront", "4PzA#2", "R3A", "AXIS-REINF"] {
        assert!(!in_cup(&table).contains(&chit), "{chit} stays with its owner");
    }
}

#[test]
fn r6_1_3_s1_nobody_looks_into_the_cup() {
    let units = ["6A @ 2935", "SWFront @ 3520"];
    let mut table = cup(1, &["6A", "4PzA", "SWFront", "STAVKA"], &units);
    draw(&mut table, "axis", "done", "6A", &[]);
    let (axis, soviet) = (seen_by(&table, Side::Axis), seen_by(&table, Side::Soviet));
    assert!(axis.contains("\"4PzA\""), "{axis}");
    assert!(!axis.contains("STAVKA") && !axis.contains("\"SWFront\""), "{axis}");
    assert!(
        !soviet.contains("\"4PzA\"") && soviet.contains("\"STAVKA\"") && soviet.contains("\"6A\""),
        "{soviet}"
    );
}

#[test]
fn r6_1_3_s2_nobody_looks_at_the_unused_chits_of_the_other() {
    // Two selections that differ only in what was kept look alike.
    let look = |fronts: &str| {
        let mut table = turn(1);
        table.does("soviet", fronts, &[]).does("soviet", "ready", &[]);
        seen_by(&table, Side::Axis)
    };
    assert_eq!(look(FRONTS), look("select SthFront; select SEFront"));
    // Not even their number shows while the Axis still chooses.
    assert_eq!(look(FRONTS), look("select SthFront; select SEFront; select STAVKA"));
}

#[test]
fn r6_2_s1_chits_beyond_the_number_have_no_effect_when_drawn() {
    // Turn 1 allows two fronts; a position holds three.
    let units = ["VrnzFront @ 2935", "SWFront @ 3520", "SthFront @ 3525", "17A @ 0213"];
    let mut table = cup(1, &["VrnzFront", "SWFront", "SthFront"], &units);
    draw(&mut table, "axis", "done", "SthFront", &[]).shows(&["SthFront active @ 3525"]);
    draw(&mut table, "soviet", "done", "SWFront", &[]).shows(&["SWFront active @ 3520"]);
    // The third does nothing: the next chit is drawn at once.
    let third = crate::helpers::number(&table, "VrnzFront");
    table.does("soviet", "done", &[third, 1, 1]).shows(&["VrnzFront @ 2935", "chit = SUPPLY"]).asks("axis");
    // Allies have their own number.
    let allies = ["H2A @ 0219", "R3A @ 0528", "17A @ 0213"];
    let mut table = cup(1, &["H2A", "R3A"], &allies);
    draw(&mut table, "axis", "done", "R3A", &[]).shows(&["R3A active @ 0528"]);
    let second = crate::helpers::number(&table, "H2A");
    table.does("axis", "done", &[second, 1, 1]).shows(&["H2A @ 0219", "chit = SUPPLY"]);
}

#[test]
fn r6_2_1_s1_the_soviets_select_as_many_fronts_as_the_track_says() {
    for (n, fronts) in [(1, 2), (4, 3), (9, 6)] {
        let mut table = turn(n);
        let names = ["VrnzFront", "StrgFront", "CSFront", "SthFront", "SWFront", "SEFront"];
        for name in &names[..fronts] {
            table.refuses("soviet", "ready", "6.2.1/1");
            table.does("soviet", &format!("select {name}"), &[]);
        }
        if let Some(more) = names.get(fronts) {
            table.refuses("soviet", &format!("select {more}"), "6.2.1/1");
        }
        // HQs that are not on the map may be chosen too.
        table.allows("soviet", "ready");
    }
}

#[test]
fn r6_2_2_s1_reinf_or_stavka_comes_on_top_if_wanted() {
    let mut table = turn(1);
    table.does("soviet", FRONTS, &[]).allows("soviet", "ready");
    table.allows("soviet", "select STAVKA; ready").allows("soviet", "select SOVIET-REINF; ready");
}

#[test]
fn r6_2_2_s2_never_both() {
    let mut table = turn(1);
    table.does("soviet", "select STAVKA", &[]).refuses("soviet", "select SOVIET-REINF", "6.2.2/2");
    let mut other = turn(9);
    other.does("soviet", "select SOVIET-REINF", &[]).refuses("soviet", "select STAVKA", "6.2.2/2");
}

#[test]
fn r6_2_3_ger_s1_the_axis_selects_as_many_german_chits_as_the_track_says() {
    let mut table = turn(1);
    table.does("axis", "select H2A; select 6A; select 17A; select 1PzA; select 4PzA", &[]);
    table.refuses("axis", "ready", "6.2.3-ger/1");
    table.does("axis", "select 4PzA#2", &[]);
    table.refuses("axis", "select 1PzA#2", "6.2.3-ger/1").allows("axis", "ready");
    let mut late = turn(7);
    late.does("axis", "select 6A; select 17A; select 1PzA", &[]).refuses(
        "axis",
        "select 4PzA",
        "6.2.3-ger/1",
    );
}

#[test]
fn r6_2_3_ger_s3_both_chits_of_a_panzer_army_may_be_selected() {
    let mut table = turn(1);
    table.does("axis", "select 1PzA; select 1PzA#2; select 4PzA; select 4PzA#2; select 6A; select R3A", &[]);
    table.allows("axis", "ready");
    // They are alike: the first is taken first.
    turn(1).refuses("axis", "select 4PzA#2", "6.2.3-ger/3");
}

#[test]
fn r6_2_3_axis_s1_the_axis_selects_as_many_allied_chits_as_the_track_says() {
    let mut table = turn(1);
    table.does("axis", "select 6A; select 17A; select 1PzA; select 4PzA; select 4PzA#2", &[]);
    table.refuses("axis", "ready", "6.2.3-axis/1");
    table.does("axis", "select AXIS-REINF", &[]);
    table.refuses("axis", "select R3A", "6.2.3-axis/1").allows("axis", "ready");
    let mut two = turn(2);
    two.does("axis", "select H2A; select It8A", &[]).refuses("axis", "select R3A", "6.2.3-axis/1");
}

#[test]
fn r6_2_4_s1_supply_is_in_the_cup_every_turn() {
    let mut table = turn(3);
    table.refuses("axis", "select SUPPLY", "6.2.4/1").refuses("soviet", "select SUPPLY", "6.2.4/1");
    table.does(
        "axis",
        "select 6A; select 17A; select 1PzA; select 4PzA; select 4PzA#2; select H2A; select R3A",
        &[],
    );
    table.does("soviet", FRONTS, &[]).does("axis", "ready", &[]);
    draw(&mut table, "soviet", "ready", "SUPPLY", &[1]).shows(&["chit = SUPPLY"]);
}

#[test]
fn the_first_chit_of_turn_one_is_one_of_those_selected() {
    // 16.0.1 and its ruling; SUPPLY and chits that were not selected cannot lead, nor can any chit later.
    let mut table = turn(1);
    table.does("axis", ARMIES, &[]).refuses("axis", "lead R3A", "16.0.1").refuses(
        "axis",
        "lead SUPPLY",
        "16.0.1",
    );
    table.does("axis", "lead 6A", &[]).refuses("axis", "lead 17A", "16.0.1");
    assert!(!seen_by(&table, Side::Soviet).contains("lead = \"6A\""));
    table.does("axis", "ready", &[]).does("soviet", FRONTS, &[]).does("soviet", "ready", &[]);
    table.shows(&["chit = 6A", "6A active @ 2935"]);
    assert_eq!(in_cup(&table).len(), 8, "it never was in the cup, and it counted");
    turn(2).refuses("axis", "select 6A; lead 6A", "16.0.1");
    turn(1).refuses("soviet", "select SWFront; lead SWFront", "16.0.1");
}
