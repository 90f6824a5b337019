//! The events of the Allied track.

use soft_underbelly::{Moment, Step};

use crate::common::{NO_SHIPS, at, attacking, fourth, moving, quietly, resolving};
use crate::support::{Looking, Table};

/// A battle for Tunis at the end of its first round, two cubes against one, nobody hit.
fn first_round() -> Table {
    let mut table = attacking("allies", &["allies cube x2 @ 18", "axis cube @ 17"], NO_SHIPS);
    table.does("allies", "attack cube 18-17 x2; done", &[]);
    quietly(&mut table, &[1, 1, 1], at(Moment::Round));
    table
}

/// The same after the third round.
fn third_round() -> Table {
    let mut table = first_round();
    for _ in 0..2 {
        quietly(&mut table, &[], resolving);
        table.does("allies", "continue", &[1, 1, 1]);
    }
    table
}

/// A landing in Sicily at the end of its first round, two cubes against one, nobody hit.
pub fn landed() -> Table {
    let ships = "ships = ['american ready', 'british used', 'italian used', 'uboat used']";
    let mut table = attacking("allies", &["allies cube x2 @ 17", "axis cube @ 14"], ships);
    table.does("allies", "landing 14 american; board cube 17 x2; done", &[]);
    quietly(&mut table, &[1, 1, 1, 1], at(Moment::Round));
    table
}

#[test]
fn revents_allied_reinforcements_s1_three_cubes_anywhere_owned() {
    let mut table = moving("allies", &["allies cube @ 19", "allies cube @ 04"], "");
    table.does("allies", "event reinforcements", &[]).refuses(
        "allies",
        "convert tank 19",
        "window.reinforce",
    );
    // He may bring them, and need not bring all.
    table.allows("allies", "reinforce 19; done");
    table.refuses("allies", "reinforce 17", "events.allied.reinforcements/1");
    // Neither coast nor supply is asked for, and the cubes may be split.
    table.does("allies", "reinforce 19; reinforce 04; reinforce 20", &[]);
    table.shows(&["allies cube fresh @ 04", "allies cube fresh @ 19"]);
    table.refuses("allies", "reinforce 20", "reinforce.shortage");
    table.does("allies", "done", &[]).shows(&[
        "allies cube x2 @ 04",
        "allies cube x2 @ 19",
        "allies cube x2 @ 20",
    ]);
}

#[test]
fn revents_allied_reinforcements_s1_no_more_than_the_pool_holds() {
    let full = ["allies cube x6 @ 16", "allies cube x6 @ 17", "allies cube x6 @ 18", "allies cube x4 @ 19"];
    let mut table = moving("allies", &full, "");
    table.does("allies", "event reinforcements; reinforce 19", &[]).refuses(
        "allies",
        "reinforce 19",
        "reinforce.shortage",
    );
    let none = ["allies cube x6 @ 16", "allies cube x6 @ 17", "allies cube x6 @ 18", "allies cube x5 @ 19"];
    moving("allies", &none, "").refuses("allies", "event reinforcements", "reinforce.shortage");
}

#[test]
fn revents_allied_reinforcements_s2_the_new_cubes_may_be_converted() {
    let mut table = moving("allies", &["allies cube x3 @ 18", "allies cube @ 04"], "");
    table.does("allies", "event reinforcements; reinforce 18; reinforce 04 x2", &[]);
    // Only cubes just placed pay, and only in an area in supply.
    table.refuses("allies", "convert aircraft 18", "events.allied.reinforcements/2");
    table.refuses("allies", "convert tank 04", "conversion.when");
    table.does("allies", "convert tank 18; done", &[]).shows(&["allies tank @ 18", "allies cube x3 @ 18"]);
    let mut air = moving("allies", &["allies cube x3 @ 18"], "");
    air.does("allies", "event reinforcements; reinforce 18 x3; convert aircraft 18; done", &[]);
    air.shows(&["allies aircraft flown @ 18a", "allies cube x4 @ 18", "bought = true"]);
    air.refuses("allies", "take aircraft 18", "move.air/2");
    let bought = moving("allies", &["allies cube @ 18"], "bought = true");
    bought.refuses(
        "allies",
        "event reinforcements; reinforce 18 x3; convert aircraft 18",
        "conversion.limit/2",
    );
}

#[test]
fn revents_allied_reinforcements_s3_only_in_allied_movement() {
    let mut table = moving("allies", &["allies cube @ 18", "axis cube @ 10"], NO_SHIPS);
    table.allows("allies", "event reinforcements");
    table.does("allies", "done", &[]);
    table.shows(&["steps: window moved allies"]);
    table.refuses("allies", "event reinforcements", "events.allied.reinforcements/3");
    quietly(&mut table, &[], at(Moment::Open));
    quietly(&mut table, &[], |step| matches!(step, Step::March { .. }));
    table.does("axis", "take cube 10; step 08", &[]).asks("allies");
    table.refuses("allies", "event reinforcements", "events.allied.reinforcements/3");
}

#[test]
fn revents_allied_extra_impulse_s1_after_the_last_impulse() {
    let mut table = fourth("axis", &[], "");
    table.does("axis", "pass", &[]).asks("allies");
    table.does("allies", "event extra-impulse", &[]);
    table.shows(&["impulse = 5", "active = allies", "markers_allies = 5", "allies extra-impulse x1"]);
    let early = moving("allies", &["allies cube @ 18"], "");
    early.refuses("allies", "event extra-impulse", "events.allied.extra-impulse/1");
}

#[test]
fn revents_allied_extra_impulse_s2_never_two_in_a_row() {
    let mut table = fourth("allies", &[], "");
    table.does("allies", "pass", &[]).asks("axis");
    table.refuses("allies", "event extra-impulse", "events.allied.extra-impulse/2");
    // The Axis declines, and the Allies are not asked instead.
    table.does("axis", "decline", &[]).shows(&["steps: supply axis"]);
}

#[test]
fn revents_allied_stop_battle_s1_ends_it_where_it_stands() {
    let mut table = first_round();
    table.does("allies", "event stop-battle", &[]).shows(&["steps: window last axis declined"]);
    table.shows(&["allies cube x2 @ 18", "axis cube @ 17"]).hides(&["control: 17"]);
}

#[test]
fn revents_allied_stop_battle_s2_from_the_end_of_the_first_round() {
    let mut table = attacking("allies", &["allies cube x2 @ 18", "axis cube @ 17"], NO_SHIPS);
    table.does("allies", "attack cube 18-17 x2; done", &[]).shows(&["steps: window battle allies"]);
    table.refuses("allies", "event stop-battle", "events.allied.stop-battle/2");
    first_round().allows("allies", "event stop-battle");
    let mut landing = landed();
    landing.does("allies", "event stop-battle; return cube 17; return cube 20", &[]);
    landing.shows(&["allies cube @ 17", "allies cube x2 @ 20", "axis cube @ 14", "american used"]);
}

#[test]
fn revents_allied_logistics_saves_all_but_munich() {
    let units = ["allies cube @ 07", "allies cube @ 01", "allies cube @ 20", "axis cube @ 03"];
    let mut table = fourth("axis", &units, "lonely = true");
    table.does("axis", "pass", &[]).does("allies", "decline; event logistics", &[]).does(
        "axis",
        "decline",
        &[6, 1],
    );
    table.shows(&["turn = 2", "allies cube @ 07"]).hides(&["allies cube @ 01", "logistics: allies"]);
}

#[test]
fn revents_allied_logistics_does_not_supply_the_area() {
    let mut table = moving("allies", &["allies cube @ 07"], "");
    table.does("allies", "event logistics", &[]).shows(&["logistics: allies"]);
    assert!(!table.look().supplied(soft_underbelly::Side::Allies).contains(7));
}

#[test]
fn revents_allied_operations_s1_turns_an_areas_units_up() {
    let units = [
        "allies tank used @ 18",
        "allies aircraft used @ 18",
        "allies tank used @ 17",
        "axis tank used @ 10",
    ];
    let mut table = moving("allies", &units, "missions = ['18']");
    table.refuses("allies", "event operations 20", "events.allied.operations/1");
    table.refuses("allies", "event operations 10", "events.allied.operations/1");
    table.does("allies", "event operations 18", &[]);
    table.shows(&[
        "allies tank @ 18",
        "allies aircraft @ 18a",
        "allies tank used @ 17",
        "axis tank used @ 10",
    ]);
    // It does not raise the number of missions.
    table.refuses("allies", "bomb aircraft 18-17", "bombing.target");
    let more = ["allies aircraft used @ 18", "axis cube @ 17"];
    let mut flown = moving("allies", &more, "missions = ['18']");
    flown.does("allies", "event operations 18", &[]).refuses(
        "allies",
        "bomb aircraft 18-17",
        "airfield.missions/1",
    );
}

#[test]
fn revents_allied_operations_s1_the_sea_may_be_named() {
    let mut table = moving("allies", &["allies cube @ 18"], NO_SHIPS);
    table.refuses("allies", "event operations convoy", "events.allied.operations/1");
    table.does("allies", "event operations sea", &[]);
    table.shows(&["american ready", "british ready", "italian used", "uboat used"]);
}

#[test]
fn revents_allied_operations_s1_not_those_in_the_air() {
    let mut table =
        attacking("allies", &["allies cube @ 18", "allies paratroops @ 19", "axis cube @ 17"], NO_SHIPS);
    table.does("allies", "attack cube 18-17; done", &[]);
    quietly(&mut table, &[], |step| step == Step::Drop);
    table.does("allies", "drop", &[1, 1, 1]);
    quietly(&mut table, &[], at(Moment::Round));
    table.refuses("allies", "event operations air", "events.allied.operations/1");
}

#[test]
fn revents_allied_operations_s2_in_the_opponents_impulse_too() {
    let mut table = moving("axis", &["allies tank used @ 18", "axis cube @ 10"], NO_SHIPS);
    table.does("axis", "take cube 10; step 08", &[]).does("allies", "event operations 18", &[]);
    table.shows(&["allies tank @ 18"]);
}

#[test]
fn revents_allied_reserves_s1_one_more_round() {
    let mut table = third_round();
    table.shows(&["steps: reserves allies", "battle = 17 round 3 of 3 hits 0 0"]);
    table.does("allies", "event reserves", &[]).shows(&["battle = 17 round 3 of 4 hits 0 0"]);
    quietly(&mut table, &[], resolving);
    table
        .does("allies", "continue", &[1, 1, 1])
        .shows(&["battle = 17 round 4 of 4 hits 0 0", "steps: reserves axis"]);
    // Each player may add one.
    table.does("axis", "event reserves", &[]);
    quietly(&mut table, &[], resolving);
    table.does("allies", "continue", &[1, 1, 1]).shows(&["steps: last-retreat"]);
    first_round().refuses("allies", "event reserves", "battle.steps/4");
}

#[test]
fn revents_allied_reserves_s1_the_answer_may_be_stop_battle() {
    let mut table = third_round();
    table.does("allies", "event reserves", &[]).does("axis", "done; event stop-battle", &[]);
    table.shows(&[
        "markers_allies = 5",
        "allies cube x2 @ 18",
        "axis cube @ 17",
        "battle = 00 round 0 of 0 hits 0 0",
    ]);
}

#[test]
fn revents_allied_reserves_s2_not_once_the_battle_was_stopped() {
    let mut table = first_round();
    table
        .does("allies", "decline", &[])
        .does("axis", "event stop-battle", &[])
        .shows(&["steps: window last allies"]);
    table.refuses("allies", "event reserves", "events.allied.reserves/2");
}
