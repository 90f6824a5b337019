//! Defensive lines.

use crate::common::{QUIET, attacking, moving};
use crate::support::{Table, start};

/// A cube in 18 attacks Tunis, where a line stands.
fn storming(units: &[&str]) -> Table {
    let units: Vec<&str> = ["allies cube @ 18"].iter().chain(units).copied().collect();
    let mut table = attacking("allies", &units, &format!("{QUIET}lines = ['17']"));
    table.does("allies", "attack cube 18-17", &[]);
    table
}

#[test]
fn rlines_count_three() {
    let mut table = start();
    table.does("axis", "deploy line 10; deploy line 11", &[]).refuses(
        "axis",
        "deploy line 12",
        "setup.axis/3",
    );
    table.shows(&["lines: 17", "lines: 10", "lines: 11"]);
}

#[test]
fn rlines_dice_s1_two_in_every_round() {
    let mut table = storming(&["axis cube @ 17"]);
    table.does("allies", "done", &[1, 1, 1, 1]).does("axis", "done", &[]);
    table.does("allies", "continue", &[1, 1, 1, 6]).hides(&["allies cube @ 18"]);
}

#[test]
fn rlines_dice_s2_within_the_limit_of_four() {
    let mut table = storming(&["axis cube x3 @ 17"]);
    table.does("allies", "done", &[1, 1, 1, 1, 1]).shows(&["battle = 17 round 1 of 3 hits 0 0"]);
}

#[test]
fn rlines_loss_removing_it_absorbs_one() {
    let mut table = storming(&["axis cube @ 17"]);
    table.does("allies", "done", &[6, 1, 1, 1]).does("axis", "lose line", &[]);
    table.shows(&["axis cube @ 17", "steps: fall"]).hides(&["lines: 17"]);
    // Bombs too can be borne by it, once.
    let units = ["allies aircraft x2 @ 18", "axis cube x2 @ 16", "axis cube @ 17"];
    let mut bombed = moving("allies", &units, &format!("{QUIET}lines = ['16']"));
    bombed
        .does("allies", "bomb aircraft 18-16", &[5])
        .does("axis", "lose line", &[])
        .shows(&["axis cube x2 @ 16"]);
    let mut bare = attacking("allies", &["allies cube @ 18", "axis cube x2 @ 17"], QUIET);
    bare.does("allies", "attack cube 18-17; done", &[6, 1, 1]).refuses(
        "axis",
        "lose line",
        "losses.options/4",
    );
}

#[test]
fn rlines_support_by_a_tank_or_an_aircraft() {
    let mut tank = storming(&["axis tank @ 17"]);
    tank.does("allies", "done", &[])
        .does("axis", "tank-support; done", &[1, 5, 1])
        .hides(&["allies cube @ 18"]);
    let mut direct = storming(&["axis tank @ 17"]);
    direct
        .does("allies", "done", &[])
        .does("axis", "done", &[1, 5, 5, 5])
        .shows(&["units: allies cube for=17 @ 18"]);
    let mut aircraft = storming(&["axis aircraft @ 17"]);
    aircraft.does("allies", "done", &[]).does("axis", "decline; done; support aircraft 17", &[1, 5, 1]);
    aircraft.hides(&["allies cube @ 18"]).shows(&["axis aircraft used @ 17a"]);
}

#[test]
fn rlines_fixed_no_action_moves_them() {
    let table = moving("axis", &["axis cube @ 17"], "lines = ['17']");
    let offers = table.offers("axis");
    assert!(offers.contains(&"take cube 17".to_string()));
    assert!(!offers.iter().any(|a| a.contains("line")), "{offers:?}");
}

#[test]
fn rlines_fixed_left_alone_they_fall_to_whoever_enters() {
    let mut table = storming(&["axis cube @ 17"]);
    table.does("allies", "done", &[6, 1, 1, 1]).does("axis", "retreat; fall cube 16", &[]);
    // The battle is over although the line is still there.
    table.shows(&["lines: 17", "axis cube @ 16", "steps: advance"]);
    let mut stays = table.clone();
    stays.does("allies", "done", &[]).shows(&["lines: 17"]).hides(&["control: 17"]);
    table.does("allies", "advance cube 18", &[]).hides(&["lines: 17"]).shows(&["control: 17"]);
}

#[test]
fn rlines_fixed_alone_they_hold_nothing() {
    let units = ["allies cube @ 18", "allies aircraft @ 18", "axis cube @ 16"];
    let mut table = moving("allies", &units, &format!("{QUIET}lines = ['17']"));
    table.refuses("allies", "bomb aircraft 18-17", "bombing.target");
    table.does("allies", "take cube 18; step 17", &[]).hides(&["lines: 17"]).shows(&["control: 17"]);
    let attack = attacking("allies", &units, &format!("{QUIET}lines = ['17']"));
    attack.refuses("allies", "attack cube 18-17", "combat.targets/1");
}

#[test]
fn rlines_stacking_not_counted() {
    let mut table = start();
    table.does("axis", "deploy cube 11 x6", &[]).refuses("axis", "deploy cube 11", "stacking.limit");
    table.does("axis", "deploy line 11", &[]).shows(&["axis cube x6 @ 11", "lines: 11"]);
    let mut play = moving("axis", &["axis cube x6 @ 11"], &format!("{QUIET}lines = ['11']"));
    play.does("axis", "pass", &[]).asks("allies").shows(&["axis cube x6 @ 11", "steps: march 00"]);
}

#[test]
fn rlines_one_per_area() {
    start().refuses("axis", "deploy line 11; deploy line 11", "lines.one-per-area");
    let head = "turn = 3\nactive = 'axis'\nphase = 'reinforce'\ncubes = 2\nlines = ['11']\n";
    let table = crate::support::given(&format!("{head}units = ['axis cube @ 11']"));
    table.refuses("axis", "event new-line 11", "lines.one-per-area").allows("axis", "event new-line 12");
}
