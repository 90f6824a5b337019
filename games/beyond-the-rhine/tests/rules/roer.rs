//! The sluices of the Roer dam (1.9).

use ocs::{PlayerStage, Side, Step};

use crate::support::{Looking, Table, falls, moves, phase, says};

/// A river in flood, with a unit at Jülich's bank and one across.
fn flooded(side: &str, units: &[&str], turns: u8) -> Table {
    moves(side, units, &format!("sluices = true\nflood = {turns}\nweather = 'dry'"))
}

#[test]
fn r1_9_s1_germans_may_blow_the_sluices_in_their_movement_phase() {
    let mut table = moves("axis", &["ge-89 @ B10.33"], "");
    table.refuses("axis", "do sluices B11.32", "btr:1.9/1");
    table.does("axis", "do sluices B10.31", &[]);
    assert!(table.text().contains("sluices = true"));
    moves("allied", &["us-1 @ B10.33"], "").refuses("allied", "do sluices B10.31", "btr:1.9/1");
    let react = phase("reaction", "allied", &["ge-89 reserve @ B10.32", "us-1 @ A14.02"], "");
    react.refuses("axis", "do sluices B10.31", "btr:1.9/1");
}

#[test]
fn r1_9_s2_not_if_the_allies_hold_the_dam_or_held_it_last() {
    let held = moves("axis", &["ge-89 @ B10.33", "us-1 @ B10.31"], "");
    held.refuses("axis", "do sluices B10.31", "btr:1.9/2");
    // The last to be there was German.
    moves("axis", &["ge-89 @ B10.31"], "").allows("axis", "do sluices B10.31");
    let mut table = moves("allied", &["us-2-rec moves fuelled @ B11.32"], "weather = 'dry'");
    table.does("allied", "at B11.32; take us-2-rec; step B10.31; step B11.32; halt", &[]);
    let place = table.look().t.place(table.hex("B10.31")).expect("the dam").0;
    assert_eq!(table.look().owner(place), Side::Allied);
}

#[test]
fn r1_9_s3_only_once() {
    flooded("axis", &["ge-89 @ B10.33"], 0).refuses("axis", "do sluices B10.31", "btr:1.9/3");
}

#[test]
fn r1_9_s4_nobody_crosses_the_roer_for_four_allied_turns() {
    // From Julich over the river, by road as well, moving or attacking, for either side.
    let table = flooded("allied", &["us-1 @ B16.32", "ge-mg-1 @ B17.32"], 4);
    table.refuses("allied", "at B16.32; take us-1; step B16.31", "btr:1.9/4");
    moves("allied", &["us-1 @ B16.32"], "weather = 'dry'")
        .allows("allied", "at B16.32; take us-1; step B16.31");
    let german = flooded("axis", &["ge-183vg @ B16.31"], 1);
    german.refuses("axis", "at B16.31; take ge-183vg; step B16.32", "btr:1.9/4");
    let fight = |more: &str| {
        let more = format!("dumps = ['allied 20 @ B16.32']\nweather = 'dry'\n{more}");
        phase("combat", "allied", &["us-1 @ B16.32", "ge-mg-1 @ B16.31"], &more)
    };
    fight("").allows("allied", "target B16.31; with us-1");
    fight("sluices = true\nflood = 2").refuses("allied", "target B16.31", "btr:1.9/4");
}

#[test]
fn r1_9_s4_a_flood_that_was_only_thought_of_shuts_nothing() {
    let units = ["ge-lxxxi @ B15.30", "ge-183vg @ B18.31", "ge-47vg @ B14.32"];
    let mut table = moves("axis", &units, "weather = 'dry'\ndumps = ['axis 8 @ B14.30']");
    let reached = |table: &Table| table.look().s.fields.trace[Side::Axis as usize].clone();
    let (before, mut thought) = (reached(&table), table.clone());
    thought.does("axis", "do sluices B10.31", &[]);
    assert!(reached(&thought) != before, "the flood cuts somebody off");
    // The same ground without the flood: what was found in it is forgotten.
    table.does("axis", "at B18.31; take ge-183vg; halt", &[]);
    assert!(reached(&table) == before);
}

#[test]
fn r1_9_s5_the_marker_counts_the_turns() {
    let mut table = moves("axis", &["ge-89 @ B10.33"], "");
    table.tells("axis", "do sluices B10.31", &[], &[("btr:1.9/5", "log-sluices")]);
    assert!(table.text().contains("flood = 4"));
}

#[test]
fn r1_9_s6_after_the_flood_it_is_a_river_again() {
    let mut table = flooded("allied", &["us-1 @ B16.32"], 1);
    assert_eq!(table.state.steps.iter().rev().nth(1), Some(&Step::Player(PlayerStage::Movement)));
    // To the end of the Allied turn.
    table.tells("allied", "done", &[3, 4], &[("btr:1.9/6", "log-flood-over")]);
    assert!(table.text().contains("flood = 0"));
    assert!(table.state.phasing == Side::Axis || table.state.turn > 1);
}

#[test]
fn r1_9_s4_each_allied_turn_counts_once_and_no_german_one() {
    let left = |side: &str| {
        let waits = ["us-3-cca reserve @ A15.04", "ge-9pz-i reserve @ B18.31"];
        let more = format!("turn = 2\nfirst = '{side}'\nsluices = true\nflood = 4");
        says(&falls(&phase("exploitation", side, &waits, &more), side, "done", |_| true), "flood")
    };
    assert_eq!((left("allied"), left("axis")), (vec!["3".into()], vec!["4".into()]));
    // The phases before do not count.
    let mut table = flooded("allied", &["us-1 @ B16.32", "us-3-cca reserve @ A15.04"], 4);
    table = falls(&table, "allied", "done", |_| true);
    assert_eq!((table.state.phasing, says(&table, "flood")), (Side::Allied, vec!["4".into()]));
}
