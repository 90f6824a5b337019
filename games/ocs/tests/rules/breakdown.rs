//! Breakdowns (20.0).

use ocs::{Mode, off};

use crate::support::{Looking, fights, moves};

#[test]
fn r20_0_s1_a_step_is_detached_in_the_hex() {
    let mut table = moves(&["i-8 @ A8.07", "pz-1 @ A8.07"], "");
    table.does("axis", "at A8.07; take i-8; detach i-8 ib-1", &[]);
    table.shows(&["i-8 lost=1 @ A8.07", "ib-1 @ A8.07"]);
    moves(&["pz-1 @ A8.07"], "").refuses("axis", "at A8.07; take pz-1; detach pz-1 ib-1", "20.0/1");
    moves(&["i-8 @ A8.07"], "").refuses("axis", "at A8.07; take i-8; detach i-8 rb-1", "20.0/1");
}

#[test]
fn r20_0_s2_the_parent_keeps_a_step() {
    let mut table = moves(&["i-8 lost=1 @ A8.07"], "");
    table.does("axis", "at A8.07; take i-8; detach i-8 ib-1", &[]);
    table.refuses("axis", "detach i-8 ib-2", "20.0/2");
}

#[test]
fn r20_0_s3_armour_has_no_breakdowns() {
    crate::support::phase("movement", "allied", &["tk-9 @ A8.07", "r-1 @ A9.07"], "")
        .refuses("allied", "at A8.07; take tk-9; detach tk-9 rb-3", "20.0/3")
        .allows("allied", "at A9.07; take r-1; detach r-1 rb-3");
}

#[test]
fn r20_0a_as_the_parent_begins_to_move_advances_or_retreats() {
    let table = moves(&["i-8 @ A8.07"], "");
    table.refuses("axis", "at A8.07; take i-8; step A8.06; detach i-8 ib-1", "20.0a");
    table.refuses("axis", "detach i-8 ib-1", "20.0a");
    // 34 against 13, 3:1 in the open.
    let mut battle = fights(&["i-8 @ A8.07", "i-7 @ A8.07", "r-2 @ A8.08"]);
    battle.does("axis", "target A8.08; with i-7; with i-8; attack", &[]);
    battle.does("allied", "stocks", &[]);
    battle.does("axis", "lead i-7", &[3, 3, 3, 4]);
    battle.refuses("axis", "detach i-7 ib-1", "20.0a");
    battle.does("axis", "lose i-7", &[]);
    battle.does("allied", "yield", &[]).allows("allied", "detach r-2 rb-3; part r-2 A8.09");
    battle.does("allied", "retreat A8.09", &[]);
    battle.allows("axis", "detach i-8 ib-1; advance ib-1").refuses("axis", "detach hq-14 ib-1", "9.12g/A");
}

#[test]
fn r20_0b_s1_no_better_than_its_parent() {
    let table = moves(&["i-11 @ A8.07"], "");
    table.refuses("axis", "at A8.07; take i-11; detach i-11 ib-1", "20.0b/1");
    table
        .allows("axis", "at A8.07; take i-11; detach i-11 ib-3")
        .allows("axis", "at A8.07; take i-11; detach i-11 ib-4");
}

#[test]
fn r20_0b_s2_none_worse_than_its_parent_is_absorbed() {
    let mut table = moves(&["i-8 lost=2 @ A8.07", "ib-3 @ A8.07", "i-11 lost=2 @ A7.05", "ib-1 @ A7.05"], "");
    table.does("axis", "done", &[]).shows(&["i-8 lost=2 @ A8.07", "ib-3 @ A8.07", "i-11 lost=1 @ A7.05"]);
    assert_eq!(table.unit("ib-1").at, off::POOL);
}

#[test]
fn r20_0c_mode_and_markers_are_the_same() {
    let mut table = moves(&["i-8 dg low oos @ A8.07"], "");
    table.does("axis", "at A8.07; take i-8; detach i-8 ib-1", &[]).shows(&["ib-1 dg oos low @ A8.07"]);
    // Another mode is not absorbed.
    let mut table = moves(&["i-8 lost=2 @ A8.07", "ib-1 moves @ A8.07", "ib-2 low @ A8.07"], "");
    table.does("axis", "done", &[]);
    assert_eq!((table.unit("i-8").lost, table.unit("ib-1").mode), (2, Mode::Move));
}

#[test]
fn r20_0d_absorbed_at_the_end_of_a_phase_and_at_no_other_time() {
    let mut table = moves(&["i-8 lost=2 @ A8.07", "ib-1 @ A8.06"], "");
    table.does("axis", "march A8.06 ib-1 A8.07", &[]);
    assert_eq!(table.unit("i-8").lost, 2);
    table.does("axis", "done", &[]);
    assert_eq!((table.unit("i-8").lost, table.unit("ib-1").at), (1, off::POOL));
}

#[test]
fn r20_0e_a_breakdown_moves_in_the_phase_of_its_birth() {
    let mut table = moves(&["i-8 @ A8.07"], "");
    table.does("axis", "at A8.07; take i-8; detach i-8 ib-1; take ib-1; step A8.06; drop ib-1", &[]);
    table.shows(&["i-8 lost=1 spent=4 from=A8.07 @ A8.06", "ib-1 moved spent=4 from=A8.07 @ A8.06"]);
}

#[test]
fn r20_0g_one_pool_of_a_nationality_of_which_the_first_alike_is_taken() {
    // Two of a kind lie in the pool: either would do, so that the first is the one to name.
    let table = moves(&["i-8 @ A8.07"], "");
    table.allows("axis", "at A8.07; take i-8; detach i-8 ib-1").refuses(
        "axis",
        "at A8.07; take i-8; detach i-8 ib-2",
        "20.0g",
    );
    // The pool is shared: another parent has taken the first.
    let mut shared = moves(&["i-8 @ A8.07", "i-7 @ A8.06", "ib-1 @ A8.06"], "");
    shared.does("axis", "at A8.07; take i-8; detach i-8 ib-2", &[]).shows(&["ib-2 @ A8.07"]);
    shared.allows("axis", "detach i-8 ib-3").refuses("axis", "detach i-8 ib-1", "20.0/1");
}
