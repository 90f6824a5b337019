//! Reaction and Exploitation Phases (7.0, 11.0).

use crate::support::{Looking, phase};

#[test]
fn r7_0_s1_the_other_player_moves_and_fires_but_does_not_attack() {
    let mut table = phase("reaction", "allied", &["i-8 reserve @ A8.07", "r-1 @ A8.08"], "");
    table.asks("axis").refuses("allied", "done", "2.1/2");
    // No Combat Segment of his follows: the Allies attack.
    table.does("axis", "done", &[]).asks("allied").allows("allied", "target A8.07; with r-1");
}

#[test]
fn r7_0a_s1_only_released_reserves_move() {
    let table = phase("reaction", "allied", &["i-8 reserve @ A8.07", "i-9 @ A4.09"], "");
    table.refuses("axis", "at A4.09", "7.0a/1").refuses("axis", "at A8.07", "7.0a/1");
    table.allows("axis", "release i-8; at A8.07; take i-8");
}

#[test]
fn r7_0a_s2_released_guns_may_fire() {
    let units = ["gun-49 reserve @ A8.06", "i-8 @ A8.07", "r-1 @ A8.08"];
    let mut table = phase("reaction", "allied", &units, "dumps = ['axis 9 @ A8.06']");
    table.does("axis", "release gun-49; done", &[]).allows("axis", "target A8.08; with gun-49; fire A8.06");
}

#[test]
fn r11_0a_s1_only_exploiting_units_and_released_reserves_move_and_fight() {
    let units = ["i-8 exploit @ A8.07", "i-9 @ A8.07", "r-1 @ A8.08"];
    let table = phase("exploitation", "axis", &units, "");
    table.refuses("axis", "at A8.07; take i-9", "11.0a/1").allows("axis", "at A8.07; take i-8");
    let fight = phase("exploitation-combat", "axis", &units, "");
    fight.refuses("axis", "target A8.08; with i-9", "11.0a/1").allows("axis", "target A8.08; with i-8");
}

#[test]
fn r11_0a_s2_movement_then_barrages_then_combat() {
    let units = ["i-8 exploit @ A8.07", "gun-49 released @ A8.06", "r-1 @ A8.08"];
    let mut table = phase("exploitation", "axis", &units, "dumps = ['axis 9 @ A8.06']");
    table.does("axis", "done", &[]).allows("axis", "target A8.08; with gun-49");
    table.does("axis", "done", &[]).allows("axis", "target A8.08; with i-8");
}

#[test]
fn r11_0b_s1_reserves_are_released_as_events_unfold() {
    let mut table = phase("exploitation", "axis", &["i-8 exploit @ A8.07", "i-9 reserve @ A4.09"], "");
    table.does("axis", "at A8.07; take i-8; step A8.06; halt; release i-9", &[]);
    assert_eq!(table.unit("i-9").mode, ocs::Mode::Combat);
}

#[test]
fn r11_0b_s2_half_and_full_allowances() {
    let table = phase("exploitation", "axis", &["i-8 exploit @ A8.07", "i-11 released @ A8.05"], "");
    let allowance = |key: &str| table.look().allowance(table.id(key), ocs::Segment::Exploitation);
    assert_eq!((allowance("i-8"), allowance("i-11")), (6, 12));
}
