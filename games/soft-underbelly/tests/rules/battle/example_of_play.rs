//! The landing of the rulebook's example, from the declaration to the next impulse.

use crate::field::{field, hits, window};

#[test]
fn the_landing_in_sicily_goes_as_the_example_tells() {
    let units = [
        "allies cube x3 @ 17",
        "allies tank @ 17",
        "allies paratroops @ 17",
        "allies aircraft @ 17",
        "axis cube x4 @ 14",
        "axis tank @ 14",
        "axis elite @ 14",
        "axis aircraft @ 15",
    ];
    let mut table = field("allies", &units, "turn = 2\nships = [\"british used\", \"uboat used\"]");
    table.does("allies", "landing 14 american; board cube 17 x3; board tank 17; done; decline", &[]);
    table.does("axis", "decline", &[]);
    // The Italian fleet takes a cube, the American one another.
    table.does("axis", "intercept italian; done", &[5]).does("allies", "lose cube sea", &[5]);
    table.does("axis", "lose cube 14", &[]).shows(&["italian used", "axis cube x3 @ 14"]);
    // Round 1: three dice a side, all on 4.
    table.does("allies", "drop; tank-support; support aircraft 17", &[]);
    table.does("axis", "tank-support; support aircraft 15", &[4, 4, 6, 3, 5, 6]);
    assert_eq!(hits(&table), [2, 3]);
    table.does("axis", "done", &[]).does("allies", "lose cube sea x2", &[]);
    table.does("axis", "lose cube 14; lose tank 14; lose elite 14; done", &[]);
    table.shows(&["axis cube x2 @ 14", "axis tank used @ 14", "axis elite used @ 14"]);
    // Round 2: the tank fights beside the paratroops, on 5; the Axis rolls four dice on 5.
    table.does("allies", "continue; done", &[6, 6, 2, 3, 4, 6]);
    assert_eq!(hits(&table), [1, 2]);
    table.does("allies", "lose tank sea", &[]);
    table.does("axis", "lose cube 14; retreat; fall cube 13; fall tank 13; fall elite 13", &[]);
    table.does("allies", "advance tank sea; advance paratroops air", &[]);
    table.shows(&[
        "allies tank used @ 14",
        "allies paratroops used @ 14",
        "allies aircraft used @ 17a",
        "control: 14",
    ]);
    table.shows(&[
        "axis cube @ 13",
        "axis tank used @ 13",
        "axis elite used @ 13",
        "axis aircraft used @ 15a",
    ]);
    table.shows(&["active = axis", "impulse = 2"]);
    assert_eq!(window(&table), None);
}

#[test]
fn round_2_of_the_example_has_another_legal_roll() {
    // If the tank supports instead, the paratroops alone roll, one die on 4.
    let units = [
        "allies cube @ 17",
        "allies tank @ 17",
        "allies paratroops @ 17",
        "allies aircraft @ 17",
        "axis cube x5 @ 14",
    ];
    let mut table = field("allies", &units, "control = [\"13\", \"17\", \"20\"]");
    table.does("allies", "landing 14 american; board cube 17; board tank 17; done; decline; drop", &[1]);
    table.does("allies", "tank-support; support aircraft 17", &[1, 1, 6, 1, 1, 1]);
    table.does("allies", "lose cube sea; continue; tank-support", &[4, 1, 1, 1, 1]);
    assert_eq!(hits(&table), [0, 1]);
}
