//! When interceptors are asked for, and the questions outside impulses.

use soft_underbelly::Step;

use crate::common::{NO_MARKERS, attacking, fourth, last_impulse, moving, quietly};
use crate::support::{Table, given};

/// Two cubes and a tank are about to land in Sicily, which a cube defends; a third cube stays in Tunis.
fn landing(more: &[&str]) -> Table {
    let mut units = vec!["allies cube x3 @ 17", "allies tank @ 17", "axis cube @ 14"];
    units.extend(more);
    let mut table = attacking("allies", &units, &format!("{NO_MARKERS}ships = ['british used']"));
    table.does("allies", "landing 14 american; board cube 17 x2; board tank 17; done", &[]);
    table
}

#[test]
fn rwindow_intercept_s1_once_the_convoy_is_announced_and_paid() {
    let mut table = moving("allies", &["allies cube x2 @ 18", "allies cube @ 17"], NO_MARKERS);
    table.does("allies", "embark cube 18 x2; embark cube 17", &[]).asks("allies");
    table.does("allies", "sail 20", &[]);
    table.asks("axis").shows(&["transport_allies = 3", "steps: intercept 20 0"]);
    // Declined, it is not asked again.
    table
        .does("axis", "done", &[])
        .asks("allies")
        .shows(&["steps: march 00", "units: allies cube x2 shipped been=18 @ 20"]);
}

#[test]
fn rwindow_intercept_s1_a_landing_after_the_window_and_before_the_guns() {
    let mut table = landing(&["axis aircraft @ 15"]);
    table.shows(&["steps: window battle axis declined"]);
    // Declining the window rolls no die yet.
    table.does("axis", "decline", &[]).shows(&["steps: intercept 14 0 landing"]);
    table.does("axis", "done", &[1]).shows(&["steps: support allies"]);
}

#[test]
fn rwindow_intercept_s2_all_named_then_all_roll_then_all_hits() {
    let mut table = landing(&["axis aircraft @ 15"]);
    table
        .does("axis", "decline; intercept italian; intercept uboat", &[])
        .shows(&["italian used", "uboat used"]);
    // Three dice: the hits are absorbed together. Then the bombardment.
    table.does("axis", "intercept aircraft 15", &[5, 4, 6]).shows(&["axis aircraft used @ 15a"]);
    table.shows(&["steps: losses allies 2 landing-14"]);
    table.does("allies", "lose tank sea; lose cube sea", &[1, 1, 1, 1]);
    table.shows(&["units: allies tank used for=14 @ sea", "units: allies cube for=14 @ sea"]);
}

#[test]
fn rwindow_intercept_s3_survivors_of_a_convoy_move_on() {
    let mut table = moving("allies", &["allies cube x3 @ 18"], NO_MARKERS);
    table.does("allies", "embark cube 18 x3; sail 20", &[]).does("axis", "intercept uboat; done", &[6]);
    table.shows(&["transport_allies = 3", "units: allies cube x2 shipped been=18 @ 20"]);
    table.does("allies", "take cube#2 20 x2; step 16", &[]).shows(&["control: 16"]);
    // A unit sails once in an impulse.
    table.does("allies", "halt", &[]).refuses("allies", "embark cube 16", "naval.transport/2");
}

#[test]
fn rwindow_intercept_s3_a_landing_force_lost_whole_does_not_bombard() {
    let mut table = attacking("allies", &["allies cube @ 17", "axis cube @ 14"], NO_MARKERS);
    table.does("allies", "landing 14 american; board cube 17; done", &[]).does("allies", "decline", &[]);
    table.does("axis", "intercept italian; done", &[5]).shows(&["american used", "axis cube @ 14"]);
    table.hides(&["control: 14"]);
    // Those who attack overland fight on.
    let units = ["allies cube @ 17", "allies cube @ 13", "axis cube @ 14"];
    let mut both = attacking("allies", &units, NO_MARKERS);
    both.does("allies", "attack cube 13-14; landing 14 american; board cube 17; done; decline", &[]);
    both.does("axis", "intercept italian; done", &[5, 1, 1]).shows(&["battle = 14 round 1 of 3 hits 0 0"]);
}

fn reinforcing(first: &str) -> Table {
    let head = format!(
        "turn = 3\ninitiative = '{first}'\nactive = '{first}'\nphase = 'reinforce'\ncubes = 3\nlines = ['10']"
    );
    given(&format!("{head}\nunits = ['allies cube x2 @ 18', 'axis cube x2 @ 10']"))
}

#[test]
fn rwindow_reinforce_each_places_then_converts_undisturbed() {
    let mut table = reinforcing("allies");
    table.refuses("allies", "convert tank 18", "window.reinforce").refuses(
        "axis",
        "event new-line 11",
        "impulse.alternate",
    );
    table.does("allies", "reinforce 18 x2; done", &[]).shows(&["steps: reinforce allies 0 converting"]);
    table.refuses("allies", "reinforce 18", "window.reinforce");
    table.does("allies", "convert tank 18; done", &[]);
    table.shows(&["steps: reinforce axis 3"]).asks("axis");
    table.does("axis", "reinforce 10; event new-line 11", &[]);
    table.does("axis", "reinforce 10 x2; done", &[]).shows(&[
        "impulse = 1",
        "active = allies",
        "axis cube x5 @ 10",
    ]);
    let mut axis = reinforcing("axis");
    axis.does("axis", "done; event new-line 11; done", &[])
        .asks("allies")
        .shows(&["steps: reinforce allies 4"]);
}

#[test]
fn rwindow_supply_both_are_asked_once_in_order_of_initiative() {
    let mut table = fourth("allies", &["axis cube @ 14", "allies cube @ 13"], "evented = ['axis', 'allies']");
    table.does("allies", "done", &[]);
    quietly(&mut table, &[], |step| step == Step::Declare);
    table.does("allies", "done", &[]);
    quietly(&mut table, &[], |step| matches!(step, Step::Supply(_)));
    // The phase counts as an impulse of its own: an event of the last impulse does not matter.
    table.asks("axis");
    table.does("axis", "event logistics", &[]).asks("allies").shows(&["steps: supply allies"]);
    table.does("allies", "decline", &[6, 1]).shows(&["turn = 2", "axis cube @ 14"]);
    // Who has no marker is not asked.
    let mut nobody = last_impulse(2, &[], "");
    nobody.does("axis", "pass", &[6, 1]).shows(&["turn = 3"]);
}

#[test]
fn rwindow_extra_asked_in_turn_until_somebody_declines() {
    let mut table = fourth("axis", &["allies tank used @ 18"], "evented = ['allies']");
    // An event of the impulse before does not forbid the claim, but the claim is the event of the new impulse.
    table.does("axis", "pass", &[]).asks("allies");
    table.does("allies", "event extra-impulse", &[]);
    table.asks("allies").refuses("allies", "event operations 18", "events.limit/1");
    quietly(&mut table, &[], |step| matches!(step, Step::March { .. }));
    table.asks("allies").refuses("allies", "event operations 18", "events.limit/1");
    table.does("allies", "done", &[]);
    quietly(&mut table, &[], |step| step == Step::Declare);
    table.does("allies", "done", &[]);
    quietly(&mut table, &[], |step| matches!(step, Step::Extra(_)));
    table.asks("axis");
    table.does("axis", "event extra-impulse", &[]).shows(&["impulse = 6", "active = axis"]);
    quietly(&mut table, &[], |step| matches!(step, Step::March { .. }));
    table.does("axis", "done", &[]);
    quietly(&mut table, &[], |step| matches!(step, Step::Extra(_)));
    table.asks("allies");
    table.does("allies", "decline", &[]).shows(&["steps: supply allies"]);
}

#[test]
fn rwindow_extra_not_after_two_passes() {
    let mut table = fourth("axis", &[], "passes = 1");
    table.does("axis", "pass", &[]).shows(&["steps: supply allies", "impulse = 0"]);
}
