//! Aircraft that fly out before a battle, and targets that hold nobody when the battle is due.

use crate::field::{field, tunis, window};

#[test]
fn rcombat_emptied_by_aircraft_that_flew_out() {
    let mut table = field("allies", &["allies cube x2 @ 18", "axis aircraft used @ 17"], "lines = [\"17\"]");
    table.does("allies", "attack cube 18-17 x2; done", &[]);
    table.does("axis", "take aircraft 17; land 14a", &[]);
    table.does("allies", "advance cube 18; done", &[]);
    // The line that was left alone falls with the area.
    table.shows(&["allies cube @ 17", "allies cube @ 18", "control: 17"]).hides(&["lines: 17"]);
}

#[test]
fn rcombat_emptied_by_bombs_before_the_battle() {
    let mut table = field("allies", &["allies cube @ 18", "allies aircraft @ 18", "axis cube @ 17"], "");
    table.does("allies", "attack cube 18-17; done", &[]);
    assert_eq!(window(&table), Some("battle"));
    table.does("allies", "bomb aircraft 18-17; advance cube 18", &[4]);
    table.shows(&["allies cube @ 17", "control: 17"]);
}

#[test]
fn rcombat_emptied_by_partisans_that_drew_the_last_cube() {
    let units = ["allies cube @ 10", "allies partisans @ 09", "axis cube @ 11"];
    let mut table = field("allies", &units, "surrendered = true");
    table.does("allies", "attack cube 10-11; done; rouse 11-09", &[]);
    table.does("allies", "advance cube 10", &[]);
    table.shows(&["allies cube @ 11", "axis cube @ 09", "control: 11"]);
}

#[test]
fn rcombat_air_withdrawal_s1_even_used_aircraft_leave_before_the_battle() {
    let units = ["allies cube @ 18", "axis aircraft used @ 17", "axis cube @ 17", "axis cube x6 @ 14"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17; done", &[]);
    assert_eq!(window(&table), Some("fly-out"));
    table.refuses("axis", "take cube 17", "combat.air-withdrawal/1");
    table.refuses("axis", "take aircraft 17; land 18a", "move.air/1");
    table.refuses("axis", "take aircraft 17; land 14a", "move.air/1");
    table.refuses("axis", "take aircraft 17; land 17b", "combat.air-withdrawal/1");
    // Any distance will do, and the battle goes on without it.
    table.does("axis", "take aircraft 17; land 05b", &[1, 1]);
    table.shows(&["axis aircraft used flown @ 05b", "battle = 17 round 1 of 3 hits 0 0"]);
}

#[test]
fn rcombat_air_withdrawal_s2_aircraft_that_withdraw_are_turned_down() {
    let units =
        ["allies cube @ 18", "axis aircraft @ 17", "axis italian-aircraft used @ 17", "axis cube @ 17"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17; done", &[]).does("axis", "decline", &[]);
    table.does("axis", "take aircraft 17; land 15a; take italian-aircraft 17; land 15a", &[1, 1]);
    table.shows(&["axis aircraft used flown @ 15a", "axis italian-aircraft used flown @ 15a"]);
}
