//! Elite units.

use crate::common::{QUIET, attacking, converting, moving, turn_ended};

#[test]
fn relite_axis_only_no_allied_elites() {
    converting("allies", &["allies cube x2 @ 18"], "turn = 2").refuses(
        "allies",
        "convert elite 18",
        "elite.axis-only",
    );
    let mut axis = converting("axis", &["axis cube x2 @ 04"], "turn = 2");
    axis.does("axis", "convert elite 04", &[]).shows(&["axis elite @ 04", "axis cube @ 04"]);
}

#[test]
fn relite_effect_adds_or_absorbs_one_loss_in_defence() {
    let mut table = attacking("allies", &["allies cube x2 @ 18", "axis elite @ 17", "axis cube @ 17"], QUIET);
    table
        .does("allies", "attack cube 18-17 x2; done", &[6, 1, 1])
        .shows(&["battle = 17 round 1 of 3 hits 0 1"]);
    let mut shield = table.clone();
    shield.does("axis", "shield", &[]);
    shield.shows(&[
        "axis elite used @ 17",
        "axis cube @ 17",
        "units: allies cube x2 for=17 @ 18",
        "steps: fall",
    ]);
    // The Allies lose a cube at once; the Axis loss is still to be absorbed, also by the elite just used.
    table
        .does("axis", "strike", &[])
        .shows(&["units: allies cube for=17 @ 18", "steps: losses axis 1 defenders"]);
    table.allows("axis", "lose cube 17");
    table.does("axis", "lose elite 17", &[]);
    table.hides(&["axis elite used @ 17"]).shows(&["axis cube @ 17"]);
}

#[test]
fn relite_effect_works_in_attack_too() {
    let mut table = attacking("axis", &["axis elite @ 16", "axis cube @ 16", "allies cube x2 @ 17"], QUIET);
    table.does("axis", "attack elite 16-17; attack cube 16-17; done", &[1, 6, 1]);
    let mut shield = table.clone();
    shield
        .does("axis", "shield", &[])
        .shows(&["units: axis elite used for=17 @ 16", "units: axis cube for=17 @ 16"]);
    table.does("axis", "strike; lose cube 16", &[]).shows(&["allies cube @ 17"]);
}

#[test]
fn relite_effect_each_elite_decides_for_itself() {
    let mut table = attacking("allies", &["allies cube x3 @ 18", "axis elite x2 @ 17"], QUIET);
    table.does("allies", "attack cube 18-17 x3; done", &[6, 1, 1]).does("axis", "strike", &[]);
    table.shows(&["battle = 17 round 1 of 3 hits 1 1", "steps: elite"]).allows("axis", "strike");
    table
        .does("axis", "shield", &[])
        .shows(&["axis elite x2 used @ 17", "units: allies cube x2 for=17 @ 18"]);
}

#[test]
fn relite_timing_after_the_dice_and_before_the_losses() {
    let units =
        ["allies tank @ 18", "allies cube @ 18", "axis elite @ 17", "axis tank @ 17", "axis cube @ 17"];
    let mut table = attacking("allies", &units, QUIET);
    table.does("allies", "attack tank 18-17; attack cube 18-17; done; done", &[]);
    table.asks("axis").refuses("axis", "strike", "elite.timing");
    table.does("axis", "done", &[1, 1, 6, 1]).asks("axis");
    table.shows(&["steps: elite", "battle = 17 round 1 of 3 hits 1 0", "units: allies cube for=17 @ 18"]);
    table.refuses("axis", "shield", "elite.effect");
    table
        .does("axis", "done", &[])
        .asks("allies")
        .shows(&["steps: losses allies 1 attackers", "axis elite @ 17"]);
}

#[test]
fn relite_timing_never_against_bombs() {
    let mut table = moving("allies", &["allies aircraft @ 18", "axis elite @ 17", "axis cube @ 17"], QUIET);
    table.does("allies", "bomb aircraft 18-17", &[4]).refuses("axis", "strike", "elite.timing");
    table.does("axis", "lose elite 17", &[]).shows(&["axis elite used @ 17", "axis cube @ 17"]);
}

#[test]
fn relite_flip_one_use_and_no_more() {
    let mut table =
        attacking("allies", &["allies cube x3 @ 18", "axis elite @ 17", "axis cube x2 @ 17"], QUIET);
    table.does("allies", "attack cube 18-17 x3; done", &[1, 1, 1, 1, 1]).shows(&["axis elite @ 17"]);
    table.does("axis", "strike", &[]).shows(&["axis elite used @ 17"]);
    // The next round it rolls a die and is not asked again.
    table.does("axis", "done", &[]).does("allies", "continue", &[1, 1, 1, 1, 1]);
    table.shows(&["steps: fall", "axis elite used @ 17"]).refuses("axis", "strike", "elite.timing");
}

#[test]
fn relite_after_fights_as_a_cube_until_the_turn_ends() {
    let mut table = attacking("allies", &["allies cube @ 18", "axis elite used @ 17"], QUIET);
    table.does("allies", "attack cube 18-17; done", &[1, 6]).hides(&["allies cube @ 18"]);
    table.shows(&["axis elite used @ 17"]);
    turn_ended(2, &["axis elite used @ 04"], "").shows(&["axis elite @ 04"]);
}

#[test]
fn relite_alone_keeps_its_effect_and_rolls_nothing() {
    let mut table = attacking("allies", &["allies cube x2 @ 18", "axis elite @ 17"], QUIET);
    table.does("allies", "attack cube 18-17 x2; done", &[6, 1]).shows(&["steps: elite"]);
    let mut shield = table.clone();
    shield.does("axis", "shield", &[]).shows(&["axis elite used @ 17", "units: allies cube x2 for=17 @ 18"]);
    table.does("axis", "strike; lose elite 17", &[]).hides(&["axis elite used @ 17"]);
    table.shows(&["units: allies cube for=17 @ 18", "steps: advance"]);
}
