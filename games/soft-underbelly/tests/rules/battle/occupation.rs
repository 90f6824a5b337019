//! Occupying an area after the battle.

use crate::field::{field, tunis};

#[test]
fn roccupy_s1_all_or_some_of_the_attackers_advance() {
    let units = ["allies cube x3 @ 18", "allies tank used @ 18", "allies cube @ 19", "axis cube @ 17"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17 x2; attack tank 18-17; done", &[6, 1, 1, 1]);
    // Neither the cube of 18 that stayed out nor the one of 19 took part.
    table.refuses("allies", "advance cube 18", "occupy/1").refuses("allies", "advance cube 19", "occupy/1");
    table.does("allies", "advance cube#2 18; advance tank 18; done", &[]);
    table.shows(&["allies cube @ 17", "allies tank used @ 17", "allies cube x2 @ 18", "control: 17"]);
}

#[test]
fn roccupy_s1_an_area_that_nobody_enters_keeps_its_controller() {
    let mut table = tunis(&["allies cube x2 @ 18", "axis cube @ 17"], "lines = [\"17\"]");
    table.does("allies", "attack cube 18-17 x2; done", &[6, 1, 1, 1, 1]).does("axis", "lose cube 17", &[]);
    table.does("allies", "done", &[]);
    table.hides(&["control: 17"]).shows(&["allies cube x2 @ 18", "lines: 17", "active = axis"]);
}

#[test]
fn roccupy_s1_more_than_six_may_advance_until_the_check() {
    let units = ["allies cube x5 @ 18", "allies cube x2 @ 19", "axis cube @ 17"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17 x5; attack cube 19-17 x2; done", &[6, 1, 1, 1, 1]);
    table.does("allies", "advance cube 18 x5; advance cube 19 x2", &[]);
    table.shows(&["allies cube x7 @ 17"]).asks("allies");
    table.does("allies", "adjust cube 17-18", &[]).shows(&["allies cube x6 @ 17", "allies cube @ 18"]);
}

#[test]
fn roccupy_s1_no_occupation_while_defenders_stay() {
    let mut table = tunis(&["allies cube x2 @ 18", "axis cube x2 @ 17"], "");
    table.does("allies", "attack cube 18-17 x2; done", &[6, 1, 1, 1]);
    table.refuses("allies", "advance cube 18", "battle.steps/3");
}

#[test]
fn roccupy_s2_aircraft_stay_behind() {
    let units = ["allies cube @ 18", "allies aircraft @ 18", "axis cube @ 17"];
    let mut table = field("allies", &units, "");
    table.does("allies", "attack cube 18-17; done; decline; support aircraft 18", &[5, 1]);
    table.does("axis", "lose cube 17", &[]);
    table.refuses("allies", "advance aircraft 18", "occupy/2");
    table.does("allies", "advance cube 18", &[]);
    table.shows(&["allies cube @ 17", "allies aircraft used @ 18a"]);
}
