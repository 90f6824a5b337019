//! Who controls an area.

use sandtable_core::{Position, Rules};

use crate::helpers::{allied, attacking, count, counts, moving, quiet};
use crate::support::{Looking, start};

#[test]
fn rcontrol_states_s2_no_area_holds_units_of_both_sides() {
    let table = moving(
        "allies",
        &["allies cube @ 18", "allies aircraft @ 18", "axis aircraft @ 17", "axis cube @ 16"],
    );
    table.refuses("allies", "take cube 18; step 17", "move.land/3");
    table.refuses("allies", "take aircraft 18; land 16", "move.air/1");
    let table = quiet("active = 'allies'\nphase = 'move'\nunits = ['allies cube @ 18', 'axis cube @ 16']");
    table.refuses("allies", "embark cube 18; sail 16", "naval.transport/3");
    let mut table = start();
    let both =
        Position::parse("clear = true\nphase = 'move'\nunits = ['allies cube @ 18', 'axis cube @ 18']");
    assert!(table.rules.arrange(&mut table.state, &both.expect("TOML")).is_err());
}

#[test]
fn rcontrol_states_s2_partisans_alone_live_among_the_enemy() {
    let mut table = quiet(
        r#"
        active = "allies"
        phase = "move"
        surrendered = true
        units = ["allies partisans @ 05", "axis cube @ 05", "axis cube @ 07"]
        "#,
    );
    table.does("allies", "infiltrate 05-07", &[]);
    counts(&table, &[("allies partisans 07", 1), ("axis cube 07", 1)]);
    assert!(!allied(&table, 5) && !allied(&table, 7));
}

#[test]
fn rcontrol_start_the_allies_control_only_where_they_stand() {
    let table = start();
    let look = table.look();
    assert_eq!(table.state.allied, look.s.held(soft_underbelly::Side::Allies));
    assert_eq!(table.state.allied.len(), 3);
    assert!([17, 16, 14, 22, 1].into_iter().all(|area| !allied(&table, area)));
}

#[test]
fn rcontrol_change_s1_control_passes_to_and_fro() {
    let mut table = moving("allies", &["axis cube @ 17"]);
    table.does("allies", "take cube 20; step 16-20; halt; done", &[]);
    assert!(allied(&table, 16), "the empty area keeps its controller");
    table.does("axis", "take cube 17; step 16-17; halt; done", &[]);
    assert!(!allied(&table, 16));
    table.does("allies", "take cube 20; step 16; halt", &[]);
    assert!(allied(&table, 16));
}

#[test]
fn rcontrol_change_s2_land_units_take_every_area_on_their_way() {
    let mut table = moving("allies", &["allies tank @ 20"]);
    table.does("allies", "take tank 20; step 16-17-18; halt", &[]);
    assert!([16, 17, 18, 20].into_iter().all(|area| allied(&table, area)) && !allied(&table, 19));
    assert_eq!(count(&table, "allies tank 18"), 1);
}

#[test]
fn rcontrol_change_s2_an_abandoned_line_falls_with_its_area() {
    let mut table = quiet("active = 'allies'\nphase = 'move'\nlines = ['16']\nunits = ['axis cube @ 17']");
    table.does("allies", "take cube 20; step 16", &[]).hides(&["lines: 16"]);
    assert!(allied(&table, 16));
    // The Axis marches through without harm to its line.
    let mut table = quiet("active = 'axis'\nphase = 'move'\nlines = ['16']\nunits = ['axis cube @ 17']");
    table.does("axis", "take cube 17; step 16", &[]).shows(&["lines: 16"]);
}

#[test]
fn rcontrol_change_s2_who_does_not_advance_takes_nothing() {
    let mut table = attacking("allies", &["allies cube @ 19", "axis cube @ 16"]);
    table.does("allies", "attack cube 19-16; done", &[6, 1]).does("axis", "lose cube 16", &[]);
    table.refuses("axis", "pass", "impulse.alternate");
    let mut advanced = table.clone();
    table.does("allies", "done", &[]);
    assert!(!allied(&table, 16));
    advanced.does("allies", "advance cube 19", &[]);
    assert!(allied(&advanced, 16));
}
