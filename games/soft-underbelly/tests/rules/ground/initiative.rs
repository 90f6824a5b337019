//! The roll for the initiative.

use crate::helpers::{end_of_turn, ends};
use crate::support::start;

#[test]
fn rinitiative_roll_s1_one_die_each_at_the_start_of_every_turn() {
    // Scripted dice must fit: exactly two are rolled, Allies first.
    let mut table = start();
    table.does("axis", "ready-made; done", &[2, 3]).asks("axis").shows(&["impulse = 0"]);
    for turn in 1..8 {
        let mut table = end_of_turn(turn, "units = []");
        if turn == 4 {
            // Overlord comes before the roll.
            ends(&mut table, &[]);
            table.asks("allies");
            table.does("allies", "release british", &[2, 3]).asks("axis");
            continue;
        }
        ends(&mut table, &[3, 2]);
        table.asks("allies").shows(&["steps: initiative allies"]);
    }
}

#[test]
fn rinitiative_roll_s2_the_higher_roll_decides_who_has_it() {
    let mut table = end_of_turn(1, "units = ['allies cube @ 18', 'axis cube @ 04']");
    ends(&mut table, &[2, 5]);
    table.asks("axis").refuses("allies", "initiative allies", "impulse.alternate");
    let mut own = table.clone();
    table.does("axis", "initiative allies", &[]).shows(&["initiative = allies"]).asks("allies");
    own.does("axis", "initiative axis", &[]).shows(&["initiative = axis"]).asks("axis");
    // He must give it to one of both before anything else.
    let mut table = end_of_turn(1, "units = ['allies cube @ 18']");
    ends(&mut table, &[5, 2]);
    table.refuses("allies", "done", "turn.impulses/2");
    assert_eq!(table.offers("allies"), ["initiative allies", "initiative axis"]);
}

#[test]
fn rinitiative_roll_s3_a_tie_is_won_by_the_allies() {
    for (dice, winner) in [([4, 4], "allies"), ([1, 1], "allies"), ([3, 4], "axis"), ([4, 3], "allies")] {
        let mut table = end_of_turn(2, "units = []");
        ends(&mut table, &dice);
        table.asks(winner);
    }
}
