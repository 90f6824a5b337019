//! Bombing.

use crate::field::{field, window};
use crate::support::Table;

/// Allied movement, an Allied aircraft in 18 that reaches Tunis.
fn over_tunis(axis: &[&str], more: &str) -> Table {
    let units = [&["allies cube x2 @ 18", "allies aircraft @ 18"][..], axis].concat();
    field("allies", &units, &format!("phase = \"move\"\n{more}"))
}

#[test]
fn rbombing_target_an_enemy_area_in_reach() {
    let units = [
        "axis cube @ 17",
        "axis cube @ 14",
        "allies aircraft used @ 16",
        "allies partisans @ 07",
        "axis aircraft @ 04",
    ];
    let table = over_tunis(&units, "lines = [\"19\"]\nsurrendered = true");
    table.allows("allies", "bomb aircraft 18-17");
    table.refuses("allies", "bomb aircraft 16-17", "aircraft.use/2");
    table.refuses("allies", "bomb aircraft 18-14", "aircraft.range/1");
    // Neither a line nor partisans alone make a target, nor own units.
    table.refuses("allies", "bomb aircraft 18-19", "bombing.target");
    table.refuses("allies", "bomb aircraft 18-18", "bombing.target");
    table.refuses("allies", "bomb cube 18-17", "aircraft.support/1");
    assert_eq!(table.offers("allies").iter().filter(|a| a.starts_with("bomb")).count(), 1);
    let axis = field(
        "axis",
        &["axis aircraft @ 04", "allies partisans @ 07"],
        "phase = \"move\"\nsurrendered = true",
    );
    axis.refuses("axis", "bomb aircraft 04-07", "bombing.target");
}

#[test]
fn rbombing_when_s1_before_between_and_after_the_steps_of_own_movement() {
    let units = [
        "axis cube x4 @ 17",
        "allies aircraft @ 16",
        "allies cube @ 16",
        "allies aircraft @ 15",
        "allies cube @ 15",
    ];
    let mut table = over_tunis(&units, "");
    table.does("allies", "bomb aircraft 18-17", &[4]).shows(&["axis cube x3 @ 17"]);
    table
        .does("allies", "take cube 18; step 19; halt; bomb aircraft 16-17", &[4])
        .shows(&["axis cube x2 @ 17"]);
    // In window (b), when movement is over, too.
    table.does("allies", "done", &[]);
    assert_eq!(window(&table), Some("moved"));
    table.does("allies", "bomb aircraft 15-17", &[4]).shows(&["axis cube @ 17"]);
}

#[test]
fn rbombing_when_s1_in_the_windows_around_battles() {
    let units = [
        "allies cube @ 18",
        "allies aircraft @ 18",
        "allies aircraft @ 16",
        "allies aircraft @ 15",
        "axis cube x6 @ 17",
    ];
    let mut table = field("allies", &units, "control = [\"15\", \"16\", \"18\", \"19\", \"20\"]");
    table.does("allies", "attack cube 18-17; done", &[]);
    assert_eq!(window(&table), Some("battle"));
    table.does("allies", "bomb aircraft 16-17; decline; done", &[4, 1, 1, 1, 1, 1]);
    assert_eq!(window(&table), Some("round"));
    table.does("allies", "bomb aircraft 18-17; decline; break-off", &[4]);
    assert_eq!(window(&table), Some("last"));
    table.does("allies", "bomb aircraft 15-17", &[4]).shows(&["axis cube x3 @ 17"]);
}

#[test]
fn rbombing_when_s2_a_moving_force_is_bombed_where_its_step_ended() {
    let units = ["axis cube @ 17", "axis aircraft @ 17"];
    let mut table = over_tunis(&units, "");
    table.does("allies", "take cube 18 x2; step 19", &[]);
    assert_eq!(window(&table), Some("step"));
    table.refuses("axis", "bomb aircraft 17-18", "window.interrupts/1");
    table.does("axis", "bomb aircraft 17-19", &[4]);
    // One is lost, the other goes on.
    table.shows(&["axis aircraft used @ 17a", "allies cube in-hand @ 19"]);
    table.does("allies", "step 18", &[]).shows(&["units: allies cube in-hand been=19 @ 18"]);
}

#[test]
fn rbombing_when_s2_the_attackers_are_bombed_in_their_starting_area() {
    let units = ["allies cube x2 @ 18", "axis cube @ 17", "axis aircraft @ 15"];
    let mut table = field("allies", &units, "");
    table.does("allies", "attack cube 18-17 x2; done", &[]);
    table.does("axis", "bomb aircraft 15-18", &[4, 1, 1]).shows(&["units: allies cube for=17 @ 18"]);
}

#[test]
fn rbombing_when_s2_a_landing_force_cannot_be_bombed() {
    let units = ["allies cube x2 @ 17", "axis cube @ 14", "axis aircraft @ 14"];
    let mut table = field("allies", &units, "");
    table.does("allies", "landing 14 american; board cube 17; done", &[]);
    assert_eq!(window(&table), Some("battle"));
    assert_eq!(table.offers("axis"), ["bomb aircraft 14-17", "decline"]);
}

#[test]
fn rbombing_roll_s1_hits_on_four_and_turns_the_aircraft_down() {
    for (die, left) in [(3, "axis cube x2 @ 17"), (4, "axis cube @ 17"), (6, "axis cube @ 17")] {
        let mut table = over_tunis(&["axis cube x2 @ 17"], "");
        table.does("allies", "bomb aircraft 18-17", &[die]);
        table.shows(&["allies aircraft used @ 18a", left]);
    }
}

#[test]
fn rbombing_roll_s2_aircraft_or_a_line_give_cover() {
    let covers = [("axis aircraft used @ 17", ""), ("axis cube @ 17", "lines = [\"17\"]")];
    for (unit, line) in covers {
        let mut table = over_tunis(&["axis cube x2 @ 17", unit], line);
        let mut hit = table.clone();
        table.does("allies", "bomb aircraft 18-17", &[4]).asks("allies");
        hit.does("allies", "bomb aircraft 18-17", &[5]).asks("axis").allows("axis", "lose cube 17");
    }
    // Aircraft elsewhere do not, nor does an Axis line help the Allies.
    let mut open = over_tunis(&["axis cube x2 @ 17", "axis aircraft used @ 16"], "lines = [\"16\"]");
    open.does("allies", "bomb aircraft 18-17", &[4]).shows(&["axis cube @ 17"]);
}

#[test]
fn rbombing_no_retreat_nobody_leaves_from_under_the_bombs() {
    let mut table = over_tunis(&["axis cube x2 @ 17", "axis aircraft @ 17"], "");
    table.does("allies", "bomb aircraft 18-17", &[5]);
    table.refuses("axis", "take aircraft 17", "bombing.no-retreat");
    table.refuses("axis", "fall cube 16", "bombing.no-retreat");
    table.does("axis", "lose aircraft 17", &[]).shows(&["axis aircraft used @ 17a", "axis cube x2 @ 17"]);
}

#[test]
fn rbombing_losses_as_in_combat_but_never_by_retreat() {
    let units = ["axis cube x2 @ 17", "axis tank @ 17", "axis elite @ 17"];
    let mut table = over_tunis(&units, "lines = [\"17\"]");
    table.does("allies", "bomb aircraft 18-17", &[5]);
    table.refuses("axis", "retreat", "bombing.losses").refuses("axis", "done", "losses.compulsory");
    assert_eq!(table.offers("axis"), ["lose cube 17", "lose tank 17", "lose elite 17", "lose line"]);
    let mut line = table.clone();
    line.does("axis", "lose line", &[]).hides(&["lines: 17"]);
    table.does("axis", "lose elite 17", &[]).shows(&["axis elite used @ 17", "lines: 17"]);
}

#[test]
fn rbombing_losses_nor_by_retreat_in_the_middle_of_a_battle() {
    let units = ["allies cube @ 18", "allies aircraft @ 18", "axis cube x2 @ 17", "axis tank used @ 17"];
    let mut table = field("allies", &units, "");
    table.does("allies", "attack cube 18-17; done; decline; done", &[1, 1, 1, 1]).does("axis", "done", &[]);
    assert_eq!(window(&table), Some("round"));
    table.does("allies", "bomb aircraft 18-17", &[4]);
    table.refuses("axis", "retreat", "bombing.losses");
    table.does("axis", "lose tank 17", &[]).asks("allies").allows("allies", "continue");
}
