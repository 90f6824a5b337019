//! The moments at which somebody may react.

use soft_underbelly::{Moment, Step};

use crate::common::{NO_SHIPS, QUIET, SURRENDERED, at, attacking, fourth, moving, quietly, resolving};
use crate::support::given;

const DUEL: [&str; 2] = ["allies cube @ 18", "axis cube @ 17"];

#[test]
fn rwindow_moments_s1_five_in_an_impulse() {
    let mut table = moving("allies", &DUEL, NO_SHIPS);
    table.does("allies", "done", &[]).shows(&["steps: window moved allies"]);
    quietly(&mut table, &[], |step| step == Step::Declare);
    table.does("allies", "attack cube 18-17; done", &[]).shows(&["steps: window battle allies"]);
    quietly(&mut table, &[1, 1], at(Moment::Round));
    table.shows(&["steps: window round allies"]);
    quietly(&mut table, &[], resolving);
    table.does("allies", "break-off", &[]).shows(&["steps: window last allies"]);
    quietly(&mut table, &[], at(Moment::Open));
    table.shows(&["steps: window open axis", "impulse = 2"]);
    // Without an attack there is no last window.
    quietly(&mut table, &[], |step| matches!(step, Step::March { .. }));
    table.does("axis", "done", &[]).shows(&["steps: window moved axis"]);
    quietly(&mut table, &[], |step| step == Step::Declare);
    table.does("axis", "done", &[]).shows(&["steps: window open allies", "impulse = 3"]);
}

#[test]
fn rwindow_moments_s1_no_round_window_after_the_last_round() {
    let mut table = attacking("allies", &DUEL, NO_SHIPS);
    table.does("allies", "attack cube 18-17; done", &[]);
    quietly(&mut table, &[1, 1], resolving);
    table.does("allies", "continue", &[1, 1]);
    quietly(&mut table, &[], resolving);
    table.does("allies", "continue", &[1, 1]).shows(&["steps: reserves allies"]);
    table
        .does("allies", "decline", &[])
        .does("axis", "decline; decline", &[])
        .shows(&["steps: window last allies"]);
}

#[test]
fn rwindow_moments_s2_after_every_step_for_the_other_player() {
    let units = ["allies cube x2 @ 18", "allies aircraft @ 18", "axis cube @ 10"];
    let mut table =
        moving("allies", &units, "ships = ['italian used', 'uboat used']\ncontrol = ['18', '19', '20']");
    table.does("allies", "take cube 18; step 19", &[]).shows(&["steps: window step-19 axis"]);
    table.does("axis", "decline", &[]).does("allies", "step 16", &[]).shows(&["steps: window step-16 axis"]);
    table.does("axis", "decline", &[]).asks("allies");
    table.does("allies", "halt", &[]).asks("allies");
    table.does("allies", "embark cube 18; sail 20", &[]).shows(&["steps: window step-20 axis"]);
    table.does("axis", "decline", &[]);
    table.does("allies", "take aircraft 18; land 19", &[]).shows(&["steps: window step-19 axis"]);
}

#[test]
fn rwindow_moments_s3_nobody_interrupts_between_impulses() {
    let head = "turn = 3\nactive = 'allies'\nphase = 'reinforce'\ncubes = 2\nsurrendered = true";
    let units =
        "units = ['allies aircraft @ 18', 'axis cube @ 17', 'allies partisans @ 08', 'axis cube @ 07']";
    let table = given(&format!("{head}\n{units}"));
    for line in ["bomb aircraft 18-17", "rouse 07-08", "engage american italian"] {
        table.refuses("allies", line, "window.moments/3");
    }
    table.refuses("allies", "event strangle 10", "events.allied.strangle/1");
    let mut end = fourth("axis", &["allies aircraft @ 18", "axis cube @ 17"], "");
    end.does("axis", "pass", &[]).shows(&["steps: extra allies"]);
    end.refuses("allies", "bomb aircraft 18-17", "window.moments/3");
    end.does("allies", "decline", &[]).shows(&["steps: supply allies"]);
    end.refuses("allies", "engage american italian", "window.moments/3");
}

#[test]
fn rwindow_order_s1_active_first_and_again_after_an_interrupt() {
    let units = ["allies cube x2 @ 18", "axis aircraft @ 17", "axis cube @ 17"];
    let mut table = moving("allies", &units, NO_SHIPS);
    table.does("allies", "done", &[]).asks("allies");
    table.refuses("axis", "bomb aircraft 17-18", "window.order/1");
    table.does("allies", "event strangle 10", &[]);
    // He has interrupted and is asked again, but can do no more: it is the turn of the Axis.
    table.asks("axis");
    table.does("axis", "bomb aircraft 17-18", &[1]).shows(&["steps: window moved axis declined"]);
    table.does("axis", "decline", &[]).shows(&["steps: declare"]);
    let mut again = moving("allies", &units, NO_SHIPS);
    again.does("allies", "done; decline", &[]).asks("axis");
    again.does("axis", "bomb aircraft 17-18", &[1]).asks("allies");
    again.does("allies", "decline", &[]).asks("axis");
    again.does("axis", "decline", &[]).shows(&["steps: declare"]);
}

#[test]
fn rwindow_order_s2_reacting_again_and_again_to_a_step() {
    let units = ["allies cube x4 @ 18", "axis aircraft x2 @ 17", "axis cube @ 17"];
    let mut table = moving("allies", &units, QUIET);
    table.does("allies", "take cube 18 x4; step 19", &[]).asks("axis");
    table.does("axis", "bomb aircraft 17-19", &[4]).asks("axis");
    table.does("axis", "bomb aircraft 17-19", &[4]);
    // Nothing is left to react with, and the group goes on.
    table.asks("allies");
    table.does("allies", "step 16", &[]).shows(&["allies cube x2 in-hand @ 16"]);
}

#[test]
fn rwindow_order_s3_who_can_do_nothing_is_not_asked() {
    let mut table = moving("allies", &["allies cube @ 18", "axis cube @ 10"], QUIET);
    table.does("allies", "take cube 18; step 19", &[]).asks("allies");
    table.does("allies", "halt; done", &[]);
    table.asks("axis").shows(&["impulse = 2", "steps: march 00"]);
    let mut one =
        moving("allies", &["allies cube @ 18", "axis cube @ 10"], &format!("{NO_SHIPS}markers_allies = 0"));
    one.does("allies", "done", &[]).asks("axis").shows(&["steps: window moved axis declined"]);
}

#[test]
fn rwindow_resolve_completely_before_the_next_question() {
    let units = ["allies aircraft @ 18", "axis cube @ 17", "axis tank @ 17", "axis aircraft @ 16b"];
    let mut table = moving("allies", &units, NO_SHIPS);
    table.does("allies", "bomb aircraft 18-17", &[4]).asks("axis").shows(&["steps: losses axis 1 area-17"]);
    table.refuses("axis", "bomb aircraft 16-18", "window.resolve").refuses(
        "axis",
        "event logistics",
        "window.resolve",
    );
    table.does("axis", "lose tank 17", &[]).asks("allies").shows(&["steps: march 00"]);
    // The victory test belongs to it.
    let mut last = moving("allies", &["allies aircraft @ 18", "axis cube @ 17"], "lonely = true");
    last.does("allies", "bomb aircraft 18-17", &[4]);
    assert_eq!(last.result(), Some((Some("allies"), "victory.elimination")));
    // No window opens inside an interception.
    let mut convoy = moving("allies", &["allies cube @ 18", "axis aircraft @ 17"], "");
    convoy.does("allies", "embark cube 18; sail 20", &[]).asks("axis");
    convoy.refuses("axis", "event logistics", "window.resolve").refuses(
        "axis",
        "bomb aircraft 17-18",
        "window.resolve",
    );
}

#[test]
fn rwindow_active_between_the_steps_of_his_movement() {
    let units = [
        "allies cube @ 18",
        "allies aircraft @ 18",
        "axis cube @ 17",
        "allies partisans @ 08",
        "axis cube @ 07",
    ];
    let mut table = moving("allies", &units, "surrendered = true");
    table.does("allies", "bomb aircraft 18-17", &[1]).does("allies", "rouse 07-08", &[]).asks("allies");
    table.does("allies", "take cube 18; step 19", &[]).waits().does("allies", "halt", &[]);
    table.does("allies", "event strangle 10", &[]).asks("allies");
    table.shows(&["allies aircraft used @ 18a", "allies partisans used @ 08", "strangled = 10"]);
    let mut table = moving("allies", &["allies cube @ 18"], "");
    table.does("allies", "engage american italian", &[1]).asks("allies").shows(&["american used"]);
}

#[test]
fn rwindow_active_with_a_group_in_hand() {
    let units = [
        "allies cube x2 @ 18",
        "allies aircraft @ 18",
        "axis cube @ 17",
        "allies partisans @ 08",
        "axis cube @ 07",
    ];
    let mut table = moving("allies", &units, "surrendered = true");
    table.does("allies", "take cube 18; bomb aircraft 18-17", &[1]).shows(&["steps: march 18"]);
    table.does("allies", "rouse 07-08; step 19", &[]).waits().shows(&["steps: march 19 moved"]);
    table.does("allies", "event strangle 10; step 16", &[]);
    table.waits().does("allies", "halt", &[]).shows(&[
        "allies cube @ 16",
        "allies aircraft used @ 18a",
        "allies partisans used @ 08",
        "strangled = 10",
    ]);
    let mut table = moving("allies", &["allies cube @ 18"], "");
    table.does("allies", "take cube 18; engage american italian", &[1]).shows(&["steps: march 18"]);
    // What is a move of its own waits for the group.
    table.refuses("allies", "embark cube 18", "move.land/4");
    // Cubes of an event that is played on the way are placed before it goes on.
    let units = ["axis cube x2 @ 14", "axis cube @ 10"];
    let mut table = moving("axis", &units, "markers_allies = 0");
    table.does("axis", "take cube 14; step 13; event reinforcements", &[]).shows(&["steps: muster axis 2"]);
    table.does("axis", "done; step 11; halt", &[]).shows(&["axis cube @ 11"]);
}

#[test]
fn rwindow_interrupts_s1_any_target_but_in_movement_the_step() {
    let units = ["allies cube x2 @ 18", "allies cube @ 16", "axis aircraft @ 17", "axis cube @ 17"];
    let mut table = moving("allies", &units, QUIET);
    table.does("allies", "take cube 18; step 19", &[]).asks("axis").allows("axis", "bomb aircraft 17-19");
    table.refuses("axis", "bomb aircraft 17-18", "window.interrupts/1");
    table.refuses("axis", "bomb aircraft 17-16", "window.interrupts/1");
    table
        .does("axis", "decline", &[])
        .does("allies", "halt; done", &[])
        .shows(&["steps: window moved axis declined"]);
    table
        .allows("axis", "bomb aircraft 17-18")
        .allows("axis", "bomb aircraft 17-16")
        .allows("axis", "bomb aircraft 17-19");
}

#[test]
fn rwindow_interrupts_s2_partisans_in_any_window() {
    let units = ["allies partisans @ 08", "axis cube x2 @ 07", "allies cube @ 10", "axis cube @ 11"];
    let mut table = attacking("axis", &units, SURRENDERED);
    table.does("axis", "attack cube 11-10; done", &[]).shows(&["steps: window battle allies declined"]);
    table.allows("allies", "rouse 07-08");
    quietly(&mut table, &[1, 1], at(Moment::Round));
    table.does("allies", "rouse 07-08", &[]).shows(&[
        "allies partisans used @ 08",
        "axis cube held @ 08",
        "steps: resolve",
    ]);
    let mut own = moving("allies", &units, SURRENDERED);
    own.does("allies", "done", &[]).shows(&["steps: window moved allies"]).allows("allies", "rouse 07-08");
    // Not while attacks are being declared.
    own.does("allies", "decline", &[]).refuses("allies", "rouse 07-08", "window.interrupts/2");
}

#[test]
fn rwindow_interrupts_s3_events_of_either_impulse() {
    let units = ["allies cube @ 18", "allies tank used @ 18", "axis cube @ 17"];
    let more = format!("{NO_SHIPS}markers_axis = 5\nevents = ['axis stop-battle x1']");
    for (active, side, line) in [("allies", "axis", "done; decline"), ("axis", "allies", "done; decline")] {
        let mut table = moving(active, &units, &more);
        table.does(active, line, &[]).asks(side);
        if side == "allies" {
            table
                .allows(side, "event operations 18")
                .allows(side, "event strangle 17")
                .allows(side, "event logistics");
            table.refuses(side, "event reinforcements", "events.allied.reinforcements/3");
        } else {
            table.allows(side, "event reinforcements").allows(side, "event logistics");
            table.refuses(side, "event kesselring", "window.interrupts/3");
        }
    }
    let mut step = moving("allies", &units, &more);
    step.does("allies", "take cube 18; step 19", &[])
        .allows("axis", "event reinforcements")
        .allows("axis", "event logistics");
    let mut own = moving("axis", &units, &more);
    own.does("axis", "done", &[]).allows("axis", "event kesselring");
}

#[test]
fn rwindow_interrupts_s4_ships_attack_outside_rounds_only() {
    let mut table = moving("allies", &DUEL, "");
    table.allows("allies", "engage american italian");
    table.does("allies", "done", &[]);
    table.shows(&["steps: window moved allies"]).allows("allies", "engage american italian");
    table.does("allies", "decline", &[]).refuses("axis", "engage uboat american", "window.interrupts/4");
    quietly(&mut table, &[], |step| step == Step::Declare);
    table.refuses("allies", "engage american italian", "window.interrupts/4");
    table.does("allies", "attack cube 18-17; done", &[]).allows("allies", "engage american italian");
    quietly(&mut table, &[1, 1], at(Moment::Round));
    table.refuses("allies", "engage american italian", "window.interrupts/4");
    quietly(&mut table, &[], resolving);
    table.does("allies", "break-off", &[]).shows(&["steps: window last allies"]);
    table.allows("allies", "engage american italian");
    quietly(&mut table, &[], at(Moment::Open));
    table.allows("axis", "engage uboat american");
}

#[test]
fn rwindow_resolve_a_group_bombed_away_is_in_nobodys_hand() {
    let units = ["allies cube @ 18", "allies cube @ 16", "axis aircraft @ 17", "axis cube @ 17"];
    let mut table = moving("allies", &units, QUIET);
    table.does("allies", "take cube 18; step 19", &[]);
    table
        .does("axis", "bomb aircraft 17-19", &[4])
        .shows(&["steps: march 00"])
        .hides(&["allies cube in-hand @ 19"]);
    table.asks("allies").shows(&["control: 19"]).allows("allies", "take cube 16");
}
