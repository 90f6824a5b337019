//! The events of the Axis track.

use soft_underbelly::Moment;

use crate::allied_events::landed;
use crate::common::{NO_SHIPS, at, attacking, fourth, moving, quietly, resolving};
use crate::support::{Table, given};

/// An Axis attack on Rome at the end of its first round, two cubes against one, nobody hit.
fn first_round() -> Table {
    let mut table = attacking("axis", &["axis cube x2 @ 11", "allies cube @ 10"], NO_SHIPS);
    table.does("axis", "attack cube 11-10 x2; done", &[]);
    quietly(&mut table, &[1, 1, 1], at(Moment::Round));
    table
}

fn reinforcing(more: &str) -> Table {
    given(&format!(
        "turn = 3\nactive = 'axis'\nphase = 'reinforce'\ncubes = 2\n{more}\nunits = ['allies cube @ 14']"
    ))
}

#[test]
fn revents_axis_reinforcements_s1_two_cubes_in_own_europe() {
    let mut table =
        moving("axis", &["axis cube @ 17", "axis cube @ 15", "axis cube @ 21", "allies cube @ 10"], "");
    table.does("axis", "event reinforcements", &[]);
    for area in ["17", "15", "21", "10", "16"] {
        table.refuses("axis", &format!("reinforce {area}"), "events.axis.reinforcements/1");
    }
    table.does("axis", "reinforce 14; reinforce 23", &[]).refuses(
        "axis",
        "reinforce 23",
        "reinforce.shortage",
    );
    table.does("axis", "done", &[]).shows(&["axis cube @ 14", "axis cube @ 23"]);
}

#[test]
fn revents_axis_reinforcements_s2_in_the_opponents_impulse_too() {
    let mut table = moving("allies", &["allies cube @ 11", "axis cube @ 10"], NO_SHIPS);
    table.does("allies", "take cube 11; step 12", &[]).does(
        "axis",
        "event reinforcements; reinforce 10 x2; done",
        &[],
    );
    table.shows(&["axis cube x3 @ 10", "steps: march 12 moved"]);
    // Placed in an area under attack they defend it from the next round on.
    let mut battle = attacking("allies", &["allies cube @ 11", "axis cube @ 10"], NO_SHIPS);
    battle.does("allies", "attack cube 11-10; done", &[]);
    quietly(&mut battle, &[1, 1], at(Moment::Round));
    battle.does("allies", "decline", &[]).does("axis", "event reinforcements; reinforce 10 x2; done", &[]);
    quietly(&mut battle, &[], resolving);
    battle.does("allies", "continue", &[1, 1, 1, 1]).shows(&["axis cube x3 @ 10"]);
}

#[test]
fn revents_axis_reinforcements_s2_they_can_meet_a_landing_in_an_empty_area() {
    let ships = "ships = ['american ready', 'british used', 'italian used', 'uboat used']";
    let mut table = attacking("allies", &["allies cube x2 @ 17"], ships);
    table.does("allies", "landing 14 american; board cube 17 x2; done; decline", &[]).asks("axis");
    table.does("axis", "event reinforcements; reinforce 14 x2; done", &[]).shows(&["axis cube x2 @ 14"]);
    // Now there is somebody to bombard and to fight: 5 kills one, then two dice against one.
    table
        .does("allies", "decline", &[5, 1, 1, 1])
        .shows(&["axis cube @ 14", "battle = 14 round 1 of 3 hits 0 0"]);
}

#[test]
fn revents_axis_reinforcements_s3_the_new_cubes_may_be_converted() {
    let mut table = moving("axis", &["axis cube x3 @ 05", "axis cube @ 04"], "");
    table.does("axis", "event reinforcements; reinforce 04 x2", &[]);
    table.refuses("axis", "convert elite 05", "events.axis.reinforcements/3").refuses(
        "axis",
        "convert aircraft 04",
        "events.axis.reinforcements/3",
    );
    let mut tank = table.clone();
    tank.does("axis", "convert tank 04; done", &[]).shows(&["axis tank @ 04", "axis cube @ 04"]);
    table.does("axis", "convert elite 04 x2", &[]).shows(&[
        "axis elite x2 @ 04",
        "axis cube @ 04",
        "steps: march 00",
    ]);
}

#[test]
fn revents_axis_extra_impulse_s1_after_the_last_impulse() {
    let mut table = fourth("allies", &[], "");
    table.does("allies", "pass", &[]).asks("axis");
    table.does("axis", "event extra-impulse", &[]);
    table.shows(&["impulse = 5", "active = axis", "markers_axis = 5", "axis extra-impulse x1"]);
    let early = moving("axis", &["axis cube @ 10"], "");
    early.refuses("axis", "event extra-impulse", "events.axis.extra-impulse/1");
}

#[test]
fn revents_axis_extra_impulse_s2_never_two_in_a_row() {
    let mut table = fourth("axis", &[], "");
    table.does("axis", "pass", &[]).asks("allies");
    table.refuses("axis", "event extra-impulse", "events.axis.extra-impulse/2");
    table.does("allies", "decline", &[]).shows(&["steps: supply allies"]);
}

#[test]
fn revents_axis_stop_battle_s1_ends_it_where_it_stands() {
    let mut table = first_round();
    table.does("axis", "event stop-battle", &[]).shows(&[
        "axis cube x2 @ 11",
        "allies cube @ 10",
        "control: 10",
    ]);
    table.shows(&["battle = 00 round 0 of 0 hits 0 0", "steps: window last allies declined"]);
}

#[test]
fn revents_axis_stop_battle_s2_from_the_end_of_the_first_round() {
    let mut table = attacking("axis", &["axis cube x2 @ 11", "allies cube @ 10"], NO_SHIPS);
    table.does("axis", "attack cube 11-10 x2; done", &[]).refuses(
        "axis",
        "event stop-battle",
        "events.axis.stop-battle/2",
    );
    moving("axis", &["axis cube @ 11"], "").refuses("axis", "event stop-battle", "events.axis.stop-battle/2");
    // Against a landing too: the force goes back to areas of its owner's choice.
    let mut landing = landed();
    landing.does("allies", "decline", &[]).does("axis", "event stop-battle", &[]).asks("allies");
    landing.does("allies", "return cube 20 x2", &[]).shows(&["allies cube x3 @ 20", "axis cube @ 14"]);
}

#[test]
fn revents_axis_logistics_no_area_lacks_supply_this_turn() {
    let units = ["axis cube @ 14", "allies cube @ 13"];
    let mut table = fourth("axis", &units, "");
    table.does("axis", "event logistics; done", &[]);
    quietly(&mut table, &[], |step| step == soft_underbelly::Step::Declare);
    table.does("axis", "done", &[]);
    quietly(&mut table, &[6, 1], |step| matches!(step, soft_underbelly::Step::Initiative(_)));
    table.shows(&["turn = 2", "axis cube @ 14", "axis logistics x1"]).hides(&["logistics: axis"]);
    let again = moving("axis", &units, "logistics = ['axis']\nmarkers_axis = 5");
    again.refuses("axis", "event logistics", "events.limit/1");
}

#[test]
fn revents_axis_kesselring_brings_two_markers_back() {
    let played = "markers_axis = 3\nevents = ['axis stop-battle x2', 'axis logistics x1']";
    let mut table = moving("axis", &["axis cube @ 10"], played);
    table.does("axis", "event kesselring", &[]);
    // The spaces of the boxes stay taken.
    table.shows(&["markers_axis = 4", "axis kesselring x1", "axis stop-battle x2", "axis logistics x1"]);
    let mut one = moving("axis", &["axis cube @ 10"], "markers_axis = 5\nevents = ['axis logistics x1']");
    one.does("axis", "event kesselring", &[]).shows(&["markers_axis = 5"]);
    moving("axis", &["axis cube @ 10"], "").refuses("axis", "event kesselring", "events.axis.kesselring");
}

#[test]
fn revents_axis_reserves_s1_one_more_round_for_attacker_or_defender() {
    let mut table = first_round();
    for _ in 0..2 {
        quietly(&mut table, &[], resolving);
        table.does("axis", "continue", &[1, 1, 1]);
    }
    table.shows(&["steps: reserves axis"]);
    table.does("axis", "event reserves", &[]);
    quietly(&mut table, &[], resolving);
    table
        .does("axis", "continue", &[1, 1, 6])
        .shows(&["battle = 10 round 4 of 4 hits 0 1", "units: axis cube for=10 @ 11"]);
    table.shows(&["markers_axis = 5", "steps: reserves allies"]);
}

#[test]
fn revents_axis_reserves_s2_not_once_the_battle_was_stopped() {
    let mut table = first_round();
    table
        .does("axis", "decline", &[])
        .does("allies", "event stop-battle", &[])
        .shows(&["steps: window last axis"]);
    table.refuses("axis", "event reserves", "events.axis.reserves/2");
}

#[test]
fn revents_axis_new_line_s1_a_removed_line_returns() {
    let mut table = reinforcing("lines = ['10', '11']");
    table.refuses("axis", "event new-line 14", "events.axis.new-line/1");
    table.does("axis", "event new-line 17", &[]).shows(&[
        "lines: 17",
        "lines: 10",
        "lines: 11",
        "markers_axis = 5",
    ]);
    let all = reinforcing("lines = ['10', '11', '12']");
    all.refuses("axis", "event new-line 17", "events.axis.new-line/1");
}

#[test]
fn revents_axis_new_line_s2_only_while_reinforcements_enter() {
    let mut table = reinforcing("lines = ['10']");
    table.does("axis", "reinforce 10 x2", &[]).shows(&["steps: reinforce axis 0 converting"]);
    table.allows("axis", "event new-line 17");
    moving("axis", &["axis cube @ 10"], "").refuses("axis", "event new-line 17", "events.axis.new-line/2");
    let mut window = moving("axis", &["axis cube @ 10"], "");
    window.does("axis", "done", &[]).refuses("axis", "event new-line 17", "events.axis.new-line/2");
}
