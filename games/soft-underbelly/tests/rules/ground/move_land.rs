//! Movement by land.

use crate::helpers::{allied, count, counts, moving, quiet};

#[test]
fn rmove_land_s1_every_land_unit_moves_through_empty_and_friendly_areas() {
    let mut table = moving(
        "axis",
        &["axis cube @ 04", "axis tank @ 04", "axis italian-tank @ 04", "axis elite used @ 04"],
    );
    table.does(
        "axis",
        "take cube 04; take tank 04; take italian-tank 04; take elite 04; step 05-25-01; halt",
        &[],
    );
    assert_eq!(table.state.count(soft_underbelly::Side::Axis, 1), 5);
    let mut table = moving("allies", &["allies paratroops @ 18", "allies aircraft @ 18"]);
    table.does("allies", "take paratroops 18; step 19; halt", &[]).shows(&["allies paratroops @ 19"]);
    // Only neighbours are entered, and an aircraft does not march.
    table.refuses("allies", "take paratroops 19; step 20", "move.land/1");
    table.refuses("allies", "take aircraft 18; step 17", "turn.impulses/2");
}

#[test]
fn rmove_land_s1_white_arrows_join_islands() {
    let mut table = moving("allies", &["allies cube @ 13", "allies tank @ 15"]);
    table.does("allies", "take cube 13; step 14-13; halt; take tank 15; step 21; halt", &[]);
    assert!(allied(&table, 14) && allied(&table, 21));
    // No arrow leads from Tunis to Sicily or from Corsica to the mainland.
    let table = moving("allies", &["allies cube @ 17", "allies cube @ 21"]);
    table.refuses("allies", "take cube 17; step 14", "move.land/1");
    table.refuses("allies", "take cube 21; step 08", "move.land/1");
}

#[test]
fn rmove_land_s2_any_number_of_areas_in_one_impulse() {
    let mut table = moving("axis", &["axis cube @ 14"]);
    table.does("axis", "take cube 14; step 13-11-10-08-06-22-24-03-04-02-25; halt", &[]);
    assert_eq!(count(&table, "axis cube 25"), 1);
    // A unit may be moved again, to areas where it has not been.
    table.does("axis", "take cube 25; step 05; halt", &[]).refuses(
        "axis",
        "take cube 05; step 04",
        "move.land/2",
    );
}

#[test]
fn rmove_land_s2_nobody_shuttles_unless_something_has_happened() {
    let mut table = moving(
        "allies",
        &["allies cube @ 18", "allies cube @ 19", "allies aircraft @ 19", "axis cube x2 @ 17"],
    );
    table.does("allies", "take cube 18; step 19; halt", &[]);
    table.refuses("allies", "take cube 19 x2; step 18", "move.land/2");
    // The other cube has not been in 18.
    table.allows("allies", "take cube 19; step 18");
    // An interrupt opens the way back; so does a change of control.
    let mut bombed = table.clone();
    bombed.does("allies", "bomb aircraft 19-17", &[1]).allows("allies", "take cube 19 x2; step 18");
    let mut taken = table.clone();
    taken.does("allies", "take cube 20; step 16; halt", &[]).allows("allies", "take cube 19 x2; step 18");
    // A dead end may be taken on the way: in and out again.
    let mut table = moving("allies", &["allies cube @ 13"]);
    table.does("allies", "take cube 13; step 14-13-11; halt", &[]);
    assert!(allied(&table, 14) && count(&table, "allies cube 11") == 1);
}

#[test]
fn rmove_land_s3_enemy_areas_are_closed() {
    let mut table = moving("allies", &["allies cube x2 @ 18", "axis cube @ 17"]);
    table.refuses("allies", "take cube 18; step 17", "move.land/3");
    // Nor may they be crossed: the way round is open.
    table.does("allies", "take cube 18 x2; step 19-16; halt", &[]).shows(&["allies cube x2 @ 16"]);
    table.refuses("allies", "take cube 16; step 17", "move.land/3");
}

#[test]
fn rmove_land_s3_an_aircraft_alone_blocks_but_a_line_or_partisan_does_not() {
    let table = moving("allies", &["allies cube @ 18", "axis aircraft used @ 17"]);
    table.refuses("allies", "take cube 18; step 17", "move.land/3");
    let mut table = quiet("active = 'allies'\nphase = 'move'\nlines = ['17']\nunits = ['allies cube @ 18']");
    table.does("allies", "take cube 18; step 17", &[]);
    assert!(allied(&table, 17));
    let mut table = quiet(
        "active = 'axis'\nphase = 'move'\nsurrendered = true\nunits = ['allies partisans used @ 05', 'axis cube @ 04']",
    );
    table.does("axis", "take cube 04; step 05-09; halt", &[]);
    assert_eq!(count(&table, "axis cube 09"), 1);
}

#[test]
fn rmove_land_s3_who_is_surrounded_cannot_move_at_all() {
    let table = moving("allies", &["allies cube @ 21", "axis aircraft @ 15"]);
    table.refuses("allies", "take cube 21", "move.land/3");
    // Closed by Operation Strangle, or visited already: those are other reasons.
    let table = quiet("active = 'axis'\nphase = 'move'\nstrangled = '15'\nunits = ['axis cube @ 21']");
    table.refuses("axis", "take cube 21", "events.allied.strangle/1");
    let mut table = moving("axis", &["axis cube @ 15"]);
    table.does("axis", "take cube 15; step 21; halt", &[]).refuses("axis", "take cube 21", "move.land/2");
}

#[test]
fn rmove_land_s4_nobody_must_move_and_single_units_may() {
    let mut table = moving("allies", &["allies cube x3 @ 18", "allies tank @ 18"]);
    table.allows("allies", "done").allows("allies", "pass");
    table.does("allies", "take cube 18; step 17; halt", &[]);
    counts(&table, &[("allies cube 18", 2), ("allies tank 18", 1), ("allies cube 17", 1)]);
    table.does("allies", "take cube 18 x2; take tank 18; step 19; halt", &[]);
    counts(&table, &[("allies cube 19", 2), ("allies tank 19", 1)]);
    // One group at a time.
    table.refuses("allies", "take cube 17; take tank 19", "move.land/4").refuses(
        "allies",
        "step 18",
        "move.land/4",
    );
}

#[test]
fn rmove_land_s4_who_is_taken_up_need_not_move() {
    let mut table = moving("allies", &["allies cube x2 @ 18", "allies tank @ 18"]);
    table.does("allies", "take cube 18; take tank 18; leave tank; halt", &[]);
    table.shows(&["steps: march 00", "allies cube x2 @ 18", "allies tank @ 18"]);
    // Nothing has been done by that (impulse.pass).
    table.shows(&["acted = false"]).allows("allies", "pass");
    table.does("allies", "take cube 18; step 17; halt", &[]).shows(&["acted = true"]);
}

#[test]
fn rmove_land_s7_put_down_once_a_unit_moves_on() {
    let mut table = moving("allies", &["allies cube @ 18", "allies tank @ 19", "allies aircraft @ 18"]);
    table.does("allies", "take cube 18; halt", &[]).refuses("allies", "take cube 18; halt", "move.land/7");
    table.does("allies", "take cube 18; step 19", &[]);
    // Whoever has moved may halt, whomever he picks up on the way.
    table.does("allies", "take tank 19", &[]).allows("allies", "halt");
    table.does("allies", "leave tank", &[]);
    table.refuses("allies", "take tank 19; leave tank", "move.land/7").allows("allies", "take tank 19; halt");
    // Bombing is an interrupt: all may be taken up and put down anew.
    let mut table = moving("allies", &["allies cube @ 18", "allies aircraft @ 18", "axis cube @ 17"]);
    table
        .does("allies", "take cube 18; halt; take cube 18; bomb aircraft 18-17", &[1])
        .allows("allies", "halt");
}

#[test]
fn rmove_land_s5_a_force_splits_and_picks_others_up() {
    let mut table = moving("allies", &["allies cube x3 @ 20", "allies cube @ 16", "allies tank @ 17"]);
    // Those in hand stand last among their like, those who have marched after those who have not.
    table.does("allies", "take cube 20 x3; step 16; leave cube#2; take cube 16; step 17; leave cube", &[]);
    table.does("allies", "take tank 17; step 18; halt", &[]);
    counts(
        &table,
        &[("allies cube 20", 1), ("allies cube 16", 1), ("allies cube 17", 1), ("allies cube 18", 2)],
    );
    assert_eq!(count(&table, "allies tank 18"), 1);
    // The last one cannot stay behind: the group halts instead.
    let table = moving("allies", &["allies cube @ 18"]);
    table.refuses("allies", "take cube 18; step 19; leave cube", "move.land/5");
    table.refuses("allies", "take cube 18; step 19; leave tank", "move.land/5");
}

#[test]
fn rmove_land_s6_units_are_bombed_on_their_way() {
    let mut table = moving("allies", &["allies cube x2 @ 20", "allies cube @ 18", "axis aircraft @ 17"]);
    table.does("allies", "take cube 20 x2; step 16", &[]);
    table.asks("axis").refuses("axis", "bomb aircraft 17-18", "window.interrupts/1");
    table.does("axis", "bomb aircraft 17-16", &[4]);
    // The survivor marches on.
    assert_eq!(count(&table, "allies cube 16"), 1);
    table.does("allies", "step 19; halt", &[]);
    counts(&table, &[("allies cube 19", 1), ("allies cube 20", 1)]);
}

#[test]
fn rmove_land_s6_the_enemy_is_asked_at_every_step_not_only_the_last() {
    let mut table = moving("allies", &["allies cube @ 18", "axis aircraft @ 17"]);
    table.does("allies", "take cube 18; step 19", &[]).asks("axis");
    table.does("axis", "decline", &[]);
    table.does("allies", "step 16", &[]).asks("axis");
    table.does("axis", "bomb aircraft 17-16", &[3]);
    // A used aircraft cannot come again: nobody is asked after the next step.
    table.does("allies", "step 20", &[]).asks("allies");
    // The last unit of the group bombed away leaves the hand empty.
    let mut table = moving("allies", &["allies cube @ 18", "axis aircraft @ 17"]);
    table.does("allies", "take cube 18; step 19", &[]).does("axis", "bomb aircraft 17-19", &[4]);
    table.asks("allies").shows(&["steps: march 00"]).allows("allies", "done");
}
