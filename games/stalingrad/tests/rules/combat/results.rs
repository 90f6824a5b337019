//! The combat results table and its results (10.4).

use crate::field::steppe;

#[test]
fn r10_4_1_one_die_in_the_column_of_the_final_odds() {
    // 5-3 at 1.5-1 with a 5 is R; in Kastornoye the same attack is 1-1, and a 5 is nothing.
    let mut open = steppe(&["71 @ 1406", "s-6 @ 1505"]);
    open.does("axis", "attack 71 1505; done", &[5]).shows(&["s-6 retreated @ 1404"]);
    let mut town = steppe(&["71 @ 0604", "s-6 @ 0704"]);
    town.does("axis", "attack 71 0704; done", &[5]).shows(&["s-6 @ 0704", "turn = 2"]);
}

#[test]
fn r10_4_2_1_the_attackers_of_the_combat_lose_steps() {
    // 6-6: A2 on a 1. 71 stands by and is not hit.
    let mut table = steppe(&["323 @ 1406", "340 @ 1506", "71 @ 1406", "s-6 @ 1505", "s-15 @ 1505"]);
    table.does("axis", "attack 323 1505; attack 340 1505; done", &[1]).asks("axis");
    table.refuses("axis", "lose 71", "10.5.2").refuses("axis", "lose s-6", "10.5.2");
    table.does("axis", "lose 323; lose 340", &[]);
    table.shows(&["323 reduced @ 1406", "340 reduced @ 1506", "71 @ 1406", "s-6 @ 1505", "turn = 2"]);
}

#[test]
fn r10_4_2_2_no_effect() {
    let mut table = steppe(&["44 @ 1406", "s-6 @ 1505"]);
    table.does("axis", "attack 44 1505; done", &[4]).shows(&["44 @ 1406", "s-6 @ 1505", "turn = 2"]);
}

#[test]
fn r10_4_2_3_all_defenders_retreat_one_hex() {
    let mut table = steppe(&["24Pz @ 1406", "44 @ 1406", "s-6 @ 1505", "s-15 reduced @ 1505"]);
    // 12-4 is 3-1.
    table.does("axis", "attack 24Pz 1505; attack 44 1505; done", &[3]);
    table.does("soviet", "retreat s-6 1404", &[]);
    table.shows(&["s-6 retreated @ 1404", "s-15 reduced retreated @ 1404"]).asks("axis");
}

#[test]
fn r10_4_2_4_all_defenders_retreat_two_hexes() {
    let mut table = steppe(&["24Pz @ 1406", "44 @ 1406", "s-6 @ 1505", "s-15 reduced @ 1505"]);
    table.does("axis", "attack 24Pz 1505; attack 44 1505; done", &[6]);
    table.does("soviet", "retreat s-6 1404", &[]);
    table.shows(&["s-6 retreated @ 1403", "s-15 reduced retreated @ 1403"]).asks("axis");
}

#[test]
fn r10_4_2_5_losses_first_then_the_survivors_retreat_two_hexes() {
    let mut table =
        steppe(&["24Pz @ 1406", "GD @ 1406", "9Pz @ 1506", "s-6 reduced @ 1505", "4Tk reduced @ 1505"]);
    // 23-2 is above 10-1: 1RR on a 1.
    table.does("axis", "attack 24Pz 1505; attack GD 1505; attack 9Pz 1505; done", &[1]).asks("soviet");
    table.refuses("soviet", "retreat s-6 1404", "10.4.2.5");
    table.does("soviet", "lose 4Tk", &[]);
    table.shows(&["4Tk @ lost", "s-6 reduced retreated @ 1403"]).asks("axis");
}
