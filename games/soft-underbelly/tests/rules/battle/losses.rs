//! Absorbing losses.

use crate::field::{field, hits, tunis};
use crate::support::Table;

/// Four cubes from 18 have attacked Tunis and scored some hits; its defenders rolled ones.
fn struck(axis: &[&str], more: &str, scored: usize, answer: usize) -> Table {
    let mut table = tunis(&[&["allies cube x4 @ 18"][..], axis].concat(), more);
    let dice: Vec<u16> =
        (0..4).map(|n| if n < scored { 6 } else { 1 }).chain((0..answer).map(|_| 1)).collect();
    table.does("allies", "attack cube 18-17 x4; done", &dice);
    table
}

#[test]
fn rlosses_means_the_owner_chooses_among_units_in_the_battle() {
    let units = ["allies cube x2 @ 18", "allies tank @ 18", "allies aircraft used @ 18", "axis cube x2 @ 17"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17; attack tank 18-17; done; done", &[1, 1, 6, 1]);
    table.asks("allies");
    // The cube that was not assigned and the aircraft are not in the battle.
    table.refuses("allies", "lose cube 18", "losses.means");
    table.refuses("allies", "lose aircraft 18", "losses.means");
    table.refuses("axis", "lose cube 17", "impulse.alternate");
    assert_eq!(table.offers("allies"), ["lose cube#2 18", "lose tank 18"]);
    table.does("allies", "lose cube#2 18", &[]);
    table.shows(&["allies cube @ 18", "units: allies tank for=17 @ 18"]);
}

#[test]
fn rlosses_means_aircraft_based_elsewhere_absorb_nothing() {
    let units = ["allies cube x2 @ 18", "axis cube @ 17", "axis tank used @ 17", "axis aircraft @ 15"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17 x2; done", &[]).does("axis", "decline", &[]);
    table.does("axis", "support aircraft 15", &[6, 1, 1, 1]);
    table.refuses("axis", "lose aircraft 15", "losses.means").allows("axis", "lose cube 17");
}

#[test]
fn rlosses_options_s1_a_cube_is_removed_for_one_loss() {
    let mut table = struck(&["axis cube x3 @ 17", "axis tank used @ 17"], "", 2, 4);
    table.does("axis", "lose cube 17", &[]).asks("axis").shows(&["axis cube x2 @ 17"]);
    table.does("axis", "lose cube 17", &[]).asks("allies").shows(&["axis cube @ 17", "axis tank used @ 17"]);
}

#[test]
fn rlosses_options_s2_a_counter_is_turned_down_for_one_loss() {
    let mut table = tunis(&["allies cube x4 @ 18", "axis cube @ 17", "axis tank @ 17"], "");
    table.does("allies", "attack cube 18-17 x4; done", &[]).does("axis", "done", &[6, 1, 1, 1, 1, 1]);
    table.does("axis", "lose tank 17", &[]).asks("allies");
    table.shows(&["axis tank used @ 17", "axis cube @ 17"]);
}

#[test]
fn rlosses_options_s2_and_s3_one_counter_may_take_two_losses() {
    let mut table = tunis(&["allies cube x4 @ 18", "axis cube @ 17", "axis tank @ 17"], "");
    table.does("allies", "attack cube 18-17 x4; done", &[]).does("axis", "done", &[6, 6, 1, 1, 1, 1]);
    table.does("axis", "lose tank 17; lose tank 17", &[]);
    table.shows(&["axis cube @ 17"]).hides(&["axis tank used @ 17", "axis tank @ 17"]);
}

#[test]
fn rlosses_options_s3_a_used_counter_is_removed_for_one_loss() {
    let mut table = struck(&["axis cube @ 17", "axis tank used @ 17"], "", 1, 2);
    table.does("axis", "lose tank 17", &[]).asks("allies");
    table.shows(&["axis cube @ 17"]).hides(&["axis tank used @ 17"]);
}

#[test]
fn rlosses_options_s4_a_line_is_removed_for_one_loss() {
    let mut table = struck(&["axis cube x2 @ 17"], "lines = [\"17\"]", 2, 4);
    table.does("axis", "lose line", &[]).hides(&["lines: 17"]).shows(&["axis cube @ 17"]);
    // With the line gone only the cubes were left for the second.
    table.asks("allies").refuses("allies", "lose line", "battle.steps/3");
}

#[test]
fn rlosses_options_s4_the_attacker_has_no_line() {
    let units = ["axis cube x2 @ 16", "axis tank used @ 16", "allies cube @ 17"];
    let mut table = field("axis", &units, "lines = [\"16\"]");
    table.does("axis", "attack cube 16-17 x2; attack tank 16-17; done", &[1, 1, 1, 6]);
    table.refuses("axis", "lose line", "losses.options/4").allows("axis", "lose tank 16");
}

#[test]
fn rlosses_options_s5_a_retreat_absorbs_one_loss() {
    let mut table = field("allies", &["allies cube @ 18", "axis cube x2 @ 17"], "");
    table.does("allies", "attack cube 18-17; done", &[6, 1, 1]);
    table.does("axis", "retreat; fall cube 16; fall cube 19", &[]);
    table.shows(&["axis cube @ 16", "axis cube @ 19"]);
    table.asks("allies").allows("allies", "advance cube 18");
}

#[test]
fn rlosses_compulsory_no_loss_may_be_left() {
    let table = struck(&["axis cube x2 @ 17", "axis tank used @ 17"], "", 2, 3);
    for word in ["done", "decline"] {
        table.refuses("axis", word, "losses.compulsory");
    }
}

#[test]
fn rlosses_compulsory_losses_beyond_the_force_are_ignored() {
    let mut table = struck(&["axis cube @ 17", "axis cube @ 15"], "lines = [\"17\"]", 4, 3);
    // Cube and line go for the first two, the others hit nobody, and Sardinia is untouched.
    table.does("axis", "lose line", &[]);
    table.does("allies", "advance cube 18 x4", &[]);
    table.shows(&["allies cube x4 @ 17", "axis cube @ 15"]).hides(&["lines: 17"]);
}

#[test]
fn rlosses_compulsory_retreat_is_never_a_duty() {
    let mut table = field("allies", &["allies cube x2 @ 18", "axis cube x2 @ 17"], "");
    table.does("allies", "attack cube 18-17 x2; done", &[6, 1, 1, 1]);
    assert_eq!(hits(&table), [0, 1]);
    assert_eq!(table.offers("axis"), ["lose cube 17", "retreat"]);
    table.does("axis", "lose cube 17; done", &[]).asks("allies").shows(&["axis cube @ 17"]);
}
