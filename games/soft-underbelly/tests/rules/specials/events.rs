//! Events in general.

use soft_underbelly::Moment;

use crate::common::{NO_SHIPS, at, moving, quietly};
use crate::support::{Table, given};

const UNITS: [&str; 4] = ["allies cube x2 @ 18", "allies tank used @ 18", "axis cube @ 17", "axis cube @ 10"];

#[test]
fn revents_markers_six_for_each() {
    let table = crate::support::start();
    table.shows(&["markers_allies = 6", "markers_axis = 6"]);
}

#[test]
fn revents_boxes_s2_as_many_uses_as_spaces() {
    let table = moving("allies", &UNITS, "events = ['allies strangle x2']\nmarkers_allies = 4");
    table.refuses("allies", "event strangle 10", "events.boxes/2").allows("allies", "event operations 18");
    let axis =
        moving("axis", &UNITS, "events = ['axis logistics x2', 'axis kesselring x1']\nmarkers_axis = 4");
    axis.refuses("axis", "event logistics", "events.boxes/2");
    axis.refuses("axis", "event kesselring", "events.boxes/2").allows("axis", "event reinforcements");
}

#[test]
fn revents_boxes_s1_each_side_has_its_own() {
    let table = moving("allies", &UNITS, "markers_allies = 4");
    table.refuses("allies", "event kesselring", "events.boxes/1");
    let axis = moving("axis", &UNITS, "");
    axis.refuses("axis", "event strangle 18", "events.boxes/1");
    axis.refuses("axis", "event operations 18", "events.boxes/1");
}

#[test]
fn revents_activate_marker_box_and_effect_at_once() {
    let mut table = moving("allies", &UNITS, "");
    table.does("allies", "event operations 18", &[]);
    table.shows(&[
        "markers_allies = 5",
        "markers_axis = 6",
        "allies operations x1",
        "allies tank @ 18",
        "acted = true",
    ]);
}

/// The moments of an impulse at which both may react.
const MOMENTS: [&str; 5] = ["open", "moved", "battle", "round", "last"];

/// A side is asked at a moment of the Axis impulse or of the Allied one; the cubes of 17 and 18 fight.
fn asked(active: &str, moment: &str, side: &str) -> Table {
    let (stage, round) = match moment {
        "open" => ("'impulse march'", None),
        "moved" => ("'impulse declare'", None),
        "battle" => ("'impulse last', 'battle intercept'", Some(0)),
        "round" => ("'impulse last', 'battle resume'", Some(1)),
        _ => ("'impulse lapse'", None),
    };
    let (from, to) = if active == "axis" { ("17", "18") } else { ("18", "17") };
    let battle = round.map_or_else(String::new, |n| format!("battle = '{to} round {n} of 3 hits 0 0'\n"));
    let attacks = |area: &str| if area == from { format!("for={to} ") } else { String::new() };
    given(&format!(
        "impulse = 1\nactive = '{active}'\nmarkers_axis = 5\nevents = ['axis logistics x1']\n{NO_SHIPS}{battle}\
         units = ['allies cube x2 {}@ 18', 'allies tank used @ 18', 'axis cube {}@ 17', 'axis cube @ 10']\n\
         steps = ['turn impulses', {stage}, 'window {moment} {side}']",
        attacks("18"),
        attacks("17"),
    ))
}

#[test]
fn revents_when_at_every_moment_of_ones_own_impulse() {
    for moment in MOMENTS {
        let axis = asked("axis", moment, "axis");
        for event in ["event kesselring", "event reinforcements", "event logistics"] {
            axis.allows("axis", event);
        }
        let allies = asked("allies", moment, "allies");
        for event in ["event operations 18", "event strangle 10", "event logistics"] {
            allies.allows("allies", event);
        }
    }
}

#[test]
fn revents_when_at_every_moment_of_the_opponents_only_some() {
    for moment in MOMENTS {
        let axis = asked("allies", moment, "axis");
        axis.allows("axis", "event reinforcements").allows("axis", "event logistics");
        axis.refuses("axis", "event kesselring", "window.interrupts/3");
        let allies = asked("axis", moment, "allies");
        allies.allows("allies", "event operations 18").allows("allies", "event logistics");
        allies.refuses("allies", "event reinforcements", "events.allied.reinforcements/3");
    }
}

#[test]
fn revents_when_at_any_time_of_ones_own_impulse() {
    let mut table =
        moving("axis", &UNITS, &format!("{NO_SHIPS}markers_axis = 5\nevents = ['axis logistics x1']"));
    for event in ["event kesselring", "event reinforcements", "event logistics"] {
        table.allows("axis", event);
    }
    // With a group in hand as well, but not twice, nor by those who have none left.
    table.allows("axis", "take cube 10; event kesselring").refuses(
        "axis",
        "event kesselring; event logistics",
        "events.limit/1",
    );
    moving("axis", &UNITS, "markers_axis = 0").refuses("axis", "event reinforcements", "events.limit/2");
    table.does("axis", "done", &[]).shows(&["steps: window moved axis"]);
    for event in ["event kesselring", "event reinforcements", "event logistics"] {
        table.allows("axis", event);
    }
    table.does("axis", "event reinforcements; reinforce 10 x2; done", &[]).shows(&["axis cube x3 @ 10"]);
}

#[test]
fn revents_when_only_some_in_the_opponents() {
    let mut table =
        moving("allies", &UNITS, &format!("{NO_SHIPS}markers_axis = 5\nevents = ['axis logistics x1']"));
    table.does("allies", "done; decline", &[]).shows(&["steps: window moved axis declined"]);
    table.allows("axis", "event reinforcements").allows("axis", "event logistics");
    table.refuses("axis", "event kesselring", "window.interrupts/3");
    let mut table = moving("axis", &UNITS, NO_SHIPS);
    table.does("axis", "done; decline", &[]).allows("allies", "event operations 18");
    table.refuses("allies", "event reinforcements", "events.allied.reinforcements/3");
}

#[test]
fn revents_limit_s1_one_per_player_and_impulse() {
    let mut table = moving("allies", &UNITS, NO_SHIPS);
    table.does("allies", "event strangle 10", &[]).refuses("allies", "event operations 18", "events.limit/1");
    table.refuses("allies", "event logistics", "events.limit/1");
    // The opponent is not bound by it, and the next impulse is free.
    table.does("allies", "done", &[]).asks("axis");
    table.does("axis", "event logistics", &[]);
    quietly(&mut table, &[], |step| step == soft_underbelly::Step::Declare);
    table.does("allies", "done", &[]).shows(&[
        "steps: window open axis",
        "markers_allies = 5",
        "markers_axis = 5",
    ]);
    table.does("axis", "decline", &[]).allows("allies", "event operations 18");
}

#[test]
fn revents_limit_s2_each_marker_once() {
    let table = moving("allies", &UNITS, "markers_allies = 0");
    table.refuses("allies", "event operations 18", "events.limit/2");
    let mut last = moving("allies", &UNITS, "markers_allies = 1");
    last.does("allies", "event strangle 10", &[]).shows(&["markers_allies = 0"]);
    last.does("allies", "done", &[]);
    quietly(&mut last, &[], |step| step == soft_underbelly::Step::Declare);
    last.does("allies", "done", &[]);
    quietly(&mut last, &[], |step| !at(Moment::Open)(step));
    // In the next impulse of the Axis the Allies have nothing left to play and are not asked.
    last.asks("axis");
    last.does("axis", "take cube 10; step 08", &[]).asks("axis");
}
