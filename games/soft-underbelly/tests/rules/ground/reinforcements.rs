//! Reinforcement cubes: how many, when and where.

use crate::helpers::{count, counts, quiet};
use crate::support::{Table, given};

/// The start of a turn, its initiative given to a side; quiet.
fn entering(turn: u8, first: &str, units: &[&str]) -> Table {
    let mut table =
        quiet(&format!("turn = {turn}\nactive = '{first}'\nphase = 'initiative'\nunits = {units:?}"));
    table.does(first, &format!("initiative {first}"), &[]);
    table
}

/// The Allies with this many cubes left in their pool, none of them above the stacking limit.
fn nearly_all(pool: usize) -> Vec<String> {
    let mut left = 23 - pool;
    let mut units = Vec::new();
    for area in [18, 19, 16, 17] {
        let n = left.min(6);
        units.push(format!("allies cube x{n} @ {area}"));
        left -= n;
    }
    units
}

#[test]
fn rreinforce_entry_s1_both_may_place_from_turn_two_on() {
    let mut table = entering(3, "allies", &["axis cube @ 04"]);
    table.does("allies", "reinforce 20 x4; done", &[]).does("axis", "reinforce 04 x3; done", &[]);
    counts(&table, &[("allies cube 20", 5), ("axis cube 04", 4)]);
    // Nobody must: both decline, and the impulses begin.
    let mut table = entering(2, "allies", &["axis cube @ 04"]);
    table.does("allies", "done; done", &[]).does("axis", "reinforce 04; done; done", &[]);
    counts(&table, &[("allies cube 20", 1), ("axis cube 04", 2)]);
    table.shows(&["impulse = 1"]);
}

#[test]
fn rreinforce_entry_s2_the_second_player_waits_for_the_first() {
    let mut table = entering(2, "allies", &["axis cube @ 04"]);
    table.refuses("axis", "reinforce 04", "impulse.alternate");
    table.does("allies", "reinforce 20 x4", &[]);
    table.refuses("axis", "reinforce 04", "impulse.alternate");
    table.does("allies", "done", &[]).asks("axis");
    table.does("axis", "reinforce 04", &[]);
}

#[test]
fn rreinforce_entry_s3_the_turn_track_gives_the_numbers() {
    for (turn, allies, axis) in [(2, 4, 3), (4, 4, 2), (5, 3, 2), (8, 3, 2)] {
        let mut table = entering(turn, "allies", &[]);
        table.shows(&[&format!("steps: reinforce allies {allies}")]);
        table.does("allies", "done; done", &[]).shows(&[&format!("steps: reinforce axis {axis}")]);
    }
}

#[test]
fn rreinforce_place_s1_allied_cubes_enter_on_a_friendly_coast() {
    let mut table = entering(2, "allies", &["allies cube @ 19", "axis cube @ 17", "allies cube @ 11"]);
    table.refuses("allies", "reinforce 19", "reinforce.place/1");
    table.refuses("allies", "reinforce 17", "reinforce.place/1");
    table.refuses("allies", "reinforce 16", "reinforce.place/1");
    // A captured coast will do, and cubes may be split.
    table.does("allies", "reinforce 11 x3; reinforce 20", &[]);
    counts(&table, &[("allies cube 11", 4), ("allies cube 20", 2)]);
}

#[test]
fn rreinforce_place_s2_axis_cubes_enter_in_supplied_europe_without_the_islands() {
    let units = ["axis cube @ 17", "axis cube @ 15", "axis cube @ 21", "axis cube @ 14", "allies cube @ 10"];
    let mut table = entering(2, "axis", &units);
    for area in [17, 16, 15, 21, 10] {
        table.refuses("axis", &format!("reinforce {area}"), "reinforce.place/2");
    }
    // Sicily is fed over the white arrow; an empty controlled area is friendly.
    table.does("axis", "reinforce 14; reinforce 22; reinforce 01", &[]);
    counts(&table, &[("axis cube 14", 2), ("axis cube 22", 1)]);
    // Cut off from every inland star, the south receives nothing, be the Italian fleet in the game or not.
    let table = entering(2, "axis", &["axis cube @ 14", "allies cube @ 11", "allies cube @ 12"]);
    table.refuses("axis", "reinforce 14", "reinforce.place/2");
    table.refuses("axis", "reinforce 13", "reinforce.place/2");
}

#[test]
fn rreinforce_shortage_only_cubes_of_the_pool_enter() {
    let units = nearly_all(1);
    let units: Vec<_> = units.iter().map(String::as_str).collect();
    let mut table = entering(2, "allies", &units);
    assert_eq!(count(&table, "allies cube pool"), 1);
    table.shows(&["steps: reinforce allies 1"]);
    table.does("allies", "reinforce 20", &[]).refuses("allies", "reinforce 20", "reinforce.shortage");
    assert_eq!(count(&table, "allies cube pool"), 0);
}

#[test]
fn rreinforce_shortage_an_empty_pool_still_allows_conversion() {
    let units = nearly_all(0);
    let units: Vec<_> = units.iter().map(String::as_str).collect();
    let mut table = entering(2, "allies", &units);
    table.asks("allies").refuses("allies", "reinforce 20", "reinforce.shortage");
    table.does("allies", "convert tank 18", &[]);
    // The cube paid may not come back in the same step.
    table.refuses("allies", "reinforce 20", "window.reinforce");
    counts(&table, &[("allies cube pool", 1), ("allies tank 18", 1)]);
}

#[test]
fn rreinforce_events_bring_more_cubes() {
    let mut table =
        given("active = 'allies'\nphase = 'move'\nunits = ['allies cube @ 19', 'axis cube @ 04']");
    // Not from the pool's schedule: an inland area will do, and the number is the event's.
    table.does("allies", "event reinforcements", &[]);
    assert!(table.offers("allies").contains(&"reinforce 19".into()));
    table.does("allies", "reinforce 19 x3", &[]);
    table.refuses("allies", "reinforce 19", "reinforce.shortage");
    table.does("allies", "done", &[]).does("allies", "take cube 20; step 16", &[]);
    table.does("axis", "event reinforcements; reinforce 04 x2", &[]);
    counts(&table, &[("allies cube 19", 4), ("axis cube 04", 3)]);
}

#[test]
fn rreinforce_place_s1_stacking_is_settled_only_when_the_first_impulse_ends() {
    let mut table = entering(2, "allies", &["allies cube x5 @ 18"]);
    table.does("allies", "reinforce 18 x4; done", &[]).does("axis", "done; done", &[]);
    assert_eq!(count(&table, "allies cube 18"), 9);
    table.does("allies", "take cube 18; step 19; halt; done", &[]).refuses(
        "allies",
        "done",
        "stacking.check/1",
    );
    table.does("allies", "adjust cube 18-19 x2", &[]).shows(&["impulse = 2"]);
}
