//! The order of a battle.

use crate::field::{field, hits, tunis, window};

#[test]
fn rbattle_steps_s1_window_interception_bombardment_flight_drop() {
    let units = [
        "allies cube x2 @ 17",
        "allies paratroops @ 17",
        "allies aircraft @ 17",
        "axis cube x3 @ 14",
        "axis aircraft used @ 14",
    ];
    let mut table = field("allies", &units, "ships = [\"italian used\"]");
    table.does("allies", "landing 14 american; board cube 17 x2; done", &[]);
    assert_eq!(window(&table), Some("battle"));
    table.does("allies", "decline", &[]).asks("axis");
    assert_eq!(window(&table), Some("intercept-landing"));
    table.does("axis", "done", &[5]).asks("axis");
    table.refuses("axis", "take aircraft 14", "bombard.naval/3");
    table.does("axis", "lose cube 14", &[]);
    assert_eq!(window(&table), Some("fly-out"));
    table.refuses("allies", "drop", "impulse.alternate");
    table.does("axis", "take aircraft 14; land 13a", &[]).asks("allies");
    table.shows(&["steps: drop", "axis cube x2 @ 14"]);
    // Later there is no drop.
    table.does("allies", "done", &[]).refuses("allies", "drop", "battle.steps/1");
    table.does("allies", "done", &[1, 1, 1, 1]).shows(&["battle = 14 round 1 of 3 hits 0 0"]);
}

#[test]
fn rbattle_steps_s2_support_dice_elites_losses_attacker_first() {
    let units = [
        "allies cube x2 @ 18",
        "allies tank @ 18",
        "axis cube x2 @ 17",
        "axis tank @ 17",
        "axis elite x2 @ 17",
    ];
    let mut table = field("allies", &units, "");
    table.does("allies", "attack cube 18-17 x2; attack tank 18-17; done", &[]);
    table.asks("allies").shows(&["steps: support allies"]);
    table.does("allies", "tank-support", &[]).asks("axis").shows(&["steps: support axis"]);
    table.does("axis", "tank-support", &[5, 5, 1, 1]).asks("axis").shows(&["steps: elite"]);
    assert_eq!(hits(&table), [0, 2]);
    // Each elite decides for itself, after the dice.
    table.does("axis", "strike; shield", &[]);
    assert_eq!(hits(&table), [1, 1]);
    table.asks("allies").shows(&["steps: losses allies 1 attackers"]);
    table.does("allies", "lose tank 18", &[]).asks("axis").shows(&["steps: losses axis 1 defenders"]);
    table.does("axis", "retreat", &[]).refuses("axis", "done", "retreat.declare");
}

#[test]
fn rbattle_steps_s2_the_battle_ends_when_a_side_has_no_unit_left() {
    let mut table = tunis(&["allies cube x2 @ 18", "axis cube x2 @ 17"], "lines = [\"17\"]");
    table.does("allies", "attack cube 18-17 x2; done", &[1, 1, 6, 6, 1, 1]);
    table.hides(&["units: allies cube x2 for=17 @ 18"]).shows(&["axis cube x2 @ 17", "active = axis"]);
    // A line alone does not go on fighting.
    let mut lost = tunis(&["allies cube x2 @ 18", "axis cube @ 17"], "lines = [\"17\"]");
    lost.does("allies", "attack cube 18-17 x2; done", &[6, 1, 1, 1, 1]).does("axis", "lose cube 17", &[]);
    lost.asks("allies").allows("allies", "advance cube 18");
}

#[test]
fn rbattle_steps_s3_withdrawal_then_window_then_the_attacker_decides() {
    let more = "markers_allies = 1\nmarkers_axis = 1";
    let mut table = field("allies", &["allies cube x2 @ 18", "axis cube x2 @ 17"], more);
    table.does("allies", "attack cube 18-17 x2; done; decline", &[]).does("axis", "decline", &[1, 1, 1, 1]);
    table.asks("axis").refuses("axis", "event stop-battle", "events.axis.stop-battle/2");
    table.does("axis", "fall cube 16; done", &[]);
    assert_eq!(window(&table), Some("round"));
    table
        .asks("allies")
        .refuses("allies", "continue", "battle.steps/3")
        .allows("allies", "event stop-battle");
    table.does("allies", "decline", &[]).does("axis", "decline", &[]);
    assert_eq!(table.offers("allies"), ["continue", "break-off"]);
    table.refuses("allies", "event stop-battle", "battle.steps/3");
    table.does("allies", "continue", &[1, 1, 1]).shows(&["battle = 17 round 2 of 3 hits 0 0"]);
}

#[test]
fn rbattle_steps_s3_a_side_that_loses_its_last_unit_in_the_window_ends_it() {
    // The attackers' cube is bombed away in window (d), or the defenders' last cube is.
    let mut table = tunis(&["allies cube @ 18", "axis cube @ 17", "axis aircraft @ 15"], "");
    table.does("allies", "attack cube 18-17; done", &[]).does("axis", "decline; done", &[1, 1]);
    table.does("axis", "bomb aircraft 15-18", &[4]).shows(&["axis cube @ 17", "active = axis"]);
    let mut table = tunis(&["allies cube @ 18", "allies aircraft @ 18", "axis cube @ 17"], "");
    table.does("allies", "attack cube 18-17; done; decline; done", &[1, 1]);
    table.does("allies", "bomb aircraft 18-17; advance cube 18", &[4]).shows(&["allies cube @ 17"]);
}

#[test]
fn rbattle_steps_s4_reserves_attacker_first_then_the_last_retreat() {
    let more = "markers_allies = 1\nmarkers_axis = 1";
    let mut table = field("allies", &["allies cube @ 18", "axis cube @ 17"], more);
    table.does("allies", "attack cube 18-17; done; decline", &[]).does("axis", "decline", &[1, 1]);
    for _ in 0..2 {
        table.does("axis", "done", &[]);
        table.refuses("allies", "event reserves", "battle.steps/4");
        table.does("allies", "decline", &[]).does("axis", "decline", &[]).does("allies", "continue", &[1, 1]);
    }
    assert_eq!(window(&table), Some("reserves"));
    table.asks("allies").refuses("allies", "event stop-battle", "events.allied.stop-battle/2");
    table.does("allies", "decline", &[]).asks("axis");
    let mut more_rounds = table.clone();
    // Neither plays it: only a full retreat is left.
    table.does("axis", "decline", &[]);
    assert_eq!(window(&table), Some("last-retreat"));
    assert_eq!(table.offers("axis"), ["retreat", "decline"]);
    table.does("axis", "decline", &[]).shows(&["axis cube @ 17", "allies cube @ 18"]);
    // The Axis does: withdrawal, window and decision come again, and one more round; then the Allies add one.
    more_rounds.does("axis", "event reserves", &[]);
    assert_eq!(window(&more_rounds), Some("withdraw"));
    more_rounds.does("axis", "done", &[]).does("allies", "decline; continue", &[1, 1]);
    more_rounds.shows(&["battle = 17 round 4 of 4 hits 0 0"]).asks("allies");
    more_rounds.does("allies", "event reserves", &[]).does("axis", "done", &[]).does(
        "allies",
        "continue",
        &[1, 1],
    );
    more_rounds.shows(&["battle = 17 round 5 of 5 hits 0 0"]);
    assert_eq!(window(&more_rounds), Some("last-retreat"));
}
