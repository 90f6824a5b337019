//! Impulses: who plays, passing, reaction and the end.

use crate::helpers::{allied, ashore, attacking, counts, moving, quiet};
use crate::support::{Table, given};

/// The start of turn 1 after the roll; the winner gives the initiative to a side. Markers as in the box.
fn first_impulse(side: &str, units: &[&str]) -> Table {
    let mut table = given(&format!("active = '{side}'\nphase = 'initiative'\nunits = {units:?}"));
    table.does(side, &format!("initiative {side}"), &[]).waits();
    table
}

#[test]
fn rimpulse_first_belongs_to_the_player_with_the_initiative() {
    for side in ["allies", "axis"] {
        first_impulse(side, &[]).asks(side).shows(&["impulse = 1", &format!("active = {side}")]);
    }
}

#[test]
fn rimpulse_action_move_and_fight_or_pass() {
    let mut table = first_impulse("allies", &["allies cube x2 @ 18", "axis cube @ 17"]);
    table.allows("allies", "pass");
    table.does("allies", "take cube 20; step 16", &[]).waits().does("allies", "halt; done", &[]).waits();
    table.refuses("allies", "take cube 18", "combat.when");
    table.does("allies", "attack cube 18-17; done", &[]).shows(&["arrows: 18-17"]);
    assert!(allied(&table, 16));
}

#[test]
fn rimpulse_next_s1_the_marker_advances_after_each_impulse() {
    let mut table = moving("allies", &[]);
    table.shows(&["impulse = 1"]);
    table.does("allies", "take cube 20; step 16; halt; done", &[]).shows(&["impulse = 2"]);
    table.does("axis", "pass", &[]).shows(&["impulse = 3"]);
}

#[test]
fn rimpulse_next_s2_then_the_opponent_plays() {
    let mut table = moving("allies", &["axis cube @ 17"]);
    table.refuses("axis", "pass", "impulse.alternate");
    table.does("allies", "pass", &[]).asks("axis").shows(&["active = axis"]);
    table
        .refuses("allies", "take cube 20", "impulse.alternate")
        .allows("axis", "take cube 17")
        .allows("axis", "pass");
}

#[test]
fn rimpulse_alternate_first_player_one_and_three() {
    let mut table = quiet("active = 'axis'\nphase = 'initiative'\nunits = []");
    table.does("axis", "initiative axis", &[]);
    let moves = [("axis", "01", "25"), ("allies", "20", "16"), ("axis", "25", "01"), ("allies", "16", "20")];
    for (n, (side, from, to)) in moves.into_iter().enumerate() {
        table.asks(side).shows(&[&format!("impulse = {}", n + 1)]);
        let dice: &[u16] = if n == 3 { &[1, 1] } else { &[] };
        table.does(side, &format!("take cube {from}; step {to}; halt"), &[]).does(side, "done", dice);
    }
    table.shows(&["turn = 2"]);
}

#[test]
fn rimpulse_extra_one_more_for_the_player_who_did_not_play_last() {
    let mut table = given("active = 'axis'\nimpulse = 4\nphase = 'move'\nunits = []");
    table.refuses("axis", "event extra-impulse", "events.axis.extra-impulse/1");
    table.does("axis", "pass", &[]).asks("allies").refuses(
        "axis",
        "event extra-impulse",
        "events.axis.extra-impulse/2",
    );
    table.does("allies", "event extra-impulse", &[]).waits();
    table.shows(&["impulse = 5", "active = allies"]).asks("allies");
    // The claim is his event of that impulse, so doing nothing else is no pass.
    table.refuses("allies", "event strangle 01", "events.limit/1").refuses("allies", "pass", "impulse.pass");
}

#[test]
fn rimpulse_extra_the_opponent_may_answer_with_his_own() {
    let mut table = ashore(
        "markers_allies = 1\nmarkers_axis = 1\nactive = 'axis'\nimpulse = 4\nphase = 'move'\nunits = []",
    );
    table.does("axis", "pass", &[]).does("allies", "event extra-impulse", &[]).does("axis", "decline", &[]);
    table.does("allies", "take cube 20; step 16", &[]).does("axis", "decline", &[]);
    table.does("allies", "halt; done", &[]).does("axis", "decline", &[]);
    table.asks("axis").shows(&["steps: extra axis"]);
    table.does("axis", "event extra-impulse", &[]).waits().shows(&["impulse = 6", "active = axis"]);
}

#[test]
fn rimpulse_extra_a_reaction_before_does_not_forbid_it_and_declining_ends_the_impulses() {
    let mut table = given("active = 'axis'\nimpulse = 4\nphase = 'move'\nevented = ['allies']\nunits = []");
    table.does("axis", "pass", &[]);
    let mut claimed = table.clone();
    claimed.does("allies", "event extra-impulse", &[]).shows(&["impulse = 5"]);
    // The Axis is not asked instead.
    table.does("allies", "decline", &[]).shows(&["steps: supply allies", "impulse = 0"]);
    // With the box full nobody is asked.
    let mut table = given(
        "active = 'axis'\nimpulse = 4\nphase = 'move'\nevents = ['allies extra-impulse x4']\nmarkers_allies = 2\nunits = []",
    );
    table.does("axis", "pass", &[]).shows(&["steps: supply allies"]);
}

#[test]
fn rimpulse_both_pass_in_the_last_two_impulses_leaves_no_extra_one() {
    let mut table = given("active = 'axis'\nimpulse = 4\npasses = 1\nphase = 'move'\nunits = []");
    table.does("axis", "pass", &[]).shows(&["steps: supply allies"]);
}

#[test]
fn rimpulse_both_pass_ends_the_turn_at_once() {
    let mut table = given("active = 'allies'\nphase = 'move'\nunits = []");
    table.does("allies", "pass", &[]).waits().shows(&["impulse = 2", "passes = 1"]);
    table.does("axis", "pass", &[]);
    // Impulses 3 and 4 and any extra impulse are lost; the supply phase is next.
    table.shows(&["steps: supply allies"]).refuses(
        "allies",
        "event extra-impulse",
        "events.allied.extra-impulse/1",
    );
    table.does("allies", "decline", &[]).does("axis", "decline", &[1, 1]).shows(&["turn = 2"]);
}

#[test]
fn rimpulse_both_pass_only_one_directly_after_the_other() {
    let mut table = moving("allies", &[]);
    table.does("allies", "pass", &[]).does("axis", "take cube 01; step 02; halt; done", &[]);
    table.shows(&["passes = 0"]);
    table.does("allies", "pass", &[]).asks("axis").shows(&["impulse = 4", "turn = 1"]);
}

#[test]
fn rimpulse_reaction_the_other_player_disturbs_with_units_and_events() {
    let mut table = given(
        "active = 'allies'\nphase = 'move'\nunits = ['allies cube x2 @ 18', 'axis aircraft @ 17', 'axis cube @ 04']",
    );
    table.does("allies", "take cube 18; step 19", &[]).asks("axis");
    table.allows("axis", "event reinforcements").allows("axis", "event logistics");
    table.does("axis", "bomb aircraft 17-19", &[4]);
    counts(&table, &[("allies cube 19", 0), ("allies cube 18", 1)]);
    // And the Allies in an Axis impulse: Strangle stops the march.
    let mut table = given("active = 'axis'\nphase = 'move'\nunits = ['axis cube @ 04']");
    table.does("axis", "take cube 04; step 05", &[]).does("allies", "event strangle 05", &[]).waits();
    table.refuses("axis", "step 09", "events.allied.strangle/1");
    table.does("axis", "halt", &[]);
    counts(&table, &[("axis cube 05", 1)]);
}

#[test]
fn rimpulse_pass_only_who_has_done_nothing_may_pass() {
    let units = ["allies aircraft @ 18", "axis cube x2 @ 17", "allies partisans @ 05", "axis cube @ 07"];
    let table =
        || given(&format!("surrendered = true\nactive = 'allies'\nphase = 'move'\nunits = {units:?}"));
    for (act, dice) in [
        ("bomb aircraft 18-17", &[1][..]),
        ("take aircraft 18; land 20", &[]),
        ("take cube 20; step 16; halt", &[]),
        ("infiltrate 05-08", &[]),
        ("rouse 07-05", &[]),
        ("event strangle 05", &[]),
    ] {
        let mut table = table();
        for part in act.split("; ") {
            table.does("allies", part, if part.starts_with("bomb") { dice } else { &[] }).waits();
        }
        table.asks("allies").refuses("allies", "pass", "impulse.pass");
        table.does("allies", "done", &[]).waits();
        if table.state.active.word() == "allies" {
            table.does("allies", "done", &[]).waits();
        }
        table.shows(&["passes = 0", "impulse = 2"]);
    }
    // An attack is an act, though nobody has moved.
    let mut table = attacking("allies", &["allies cube @ 18", "axis cube @ 17"]);
    table.does("allies", "attack cube 18-17; done", &[1, 1]).waits().does("allies", "break-off", &[]);
    table.shows(&["passes = 0", "impulse = 2"]);
    // A ship attack is an act as well.
    let mut table = given("active = 'axis'\nphase = 'move'\nunits = []");
    table.does("axis", "engage uboat british", &[1]).refuses("axis", "pass", "impulse.pass");
}

#[test]
fn rimpulse_pass_doing_nothing_at_all_is_a_pass() {
    let mut table = moving("allies", &[]);
    table.does("allies", "done", &[]).shows(&["passes = 1", "impulse = 2"]);
    table.does("axis", "done", &[1, 1]).shows(&["turn = 2"]);
}

#[test]
fn rimpulse_pass_the_opponents_acts_in_the_opening_window_do_not_matter() {
    let mut table = given(
        "active = 'allies'\nphase = 'initiative'\nunits = ['allies cube x2 @ 18', 'axis aircraft @ 17']",
    );
    // The pass comes after the opening window.
    table.does("allies", "initiative allies", &[]).refuses("allies", "pass", "impulse.pass");
    table.does("allies", "decline", &[]).does("axis", "bomb aircraft 17-18", &[4]).waits();
    table.does("allies", "pass", &[]).waits().shows(&["passes = 1", "impulse = 2"]);
}

#[test]
fn rimpulse_end_effects_lapse_before_stacking_is_settled() {
    // Strangle on Venice and a hold on a drawn cube no longer bind when seven cubes are one too many.
    let mut table = quiet(
        r#"
        active = "axis"
        phase = "move"
        strangled = "05"
        units = ["axis cube x6 @ 05", "axis cube held @ 05", "allies cube x7 @ 18", "allies cube @ 19"]
        "#,
    );
    table.refuses("axis", "take cube 05", "events.allied.strangle/1");
    table.does("axis", "pass", &[]).asks("axis").shows(&[
        "strangled = 00",
        "axis cube x7 @ 05",
        "impulse = 2",
    ]);
    table.does("axis", "adjust cube 05-09", &[]).asks("allies").shows(&["impulse = 2"]);
    table.does("allies", "adjust cube 18-19", &[]).shows(&["impulse = 3"]);
}
