//! Section 7.0: chits put into effect.

use crate::helpers::{armies, cup, draw, fronts, in_cup, number, selecting};
use crate::support::Table;

/// Two HQs with a division each, in supply.
const UNITS: [&str; 5] = ["6A @ 0213", "44 @ 0213", "17A @ 0624", "SWFront @ 1105", "s-6 @ 1105"];

/// The command of a chit has just been drawn from a cup with these.
fn command(chits: &[&str], chit: &str, dice: &[u16]) -> Table {
    let mut table = cup(1, chits, &UNITS);
    draw(&mut table, "axis", "done", chit, dice);
    table
}

#[test]
fn r7_0_nothing_is_activated_without_its_chit() {
    let table = command(&["6A", "SWFront"], "6A", &[]);
    table.shows(&["17A @ 0624", "SWFront @ 1105", "s-6 @ 1105"]).refuses("axis", "take 17A", "8.1.4");
    table.refuses("axis", "call 46", "7.2.2").refuses("soviet", "take s-6", "7.1.2");
}

#[test]
fn r7_1_1_s1_chits_come_at_random_one_at_a_time() {
    // Every chit in the cup can be the next, and only one of them is drawn.
    let chits = ["SWFront", "6A", "SUPPLY"];
    for (i, chit) in chits.iter().enumerate() {
        let mut table = cup(1, &["6A", "SWFront"], &UNITS);
        let more: &[u16] = if *chit == "SUPPLY" { &[1] } else { &[] };
        let dice: Vec<u16> = [i as u16 + 1].into_iter().chain(more.iter().copied()).collect();
        table.does("axis", "done", &dice).shows(&[&format!("chit = {chit}")]);
        assert_eq!(in_cup(&table).len(), 2);
    }
}

#[test]
fn r7_1_1_s2_it_does_not_matter_who_draws() {
    let (armies, fronts) = (format!("{}; ready", armies(1)), format!("{}; ready", fronts(1)));
    let drawn = |first: (&str, &str), second: (&str, &str)| {
        let mut table = selecting(1, &UNITS);
        let (all, ready) = second.1.rsplit_once("; ").expect("a line that ends with ready");
        table.does(first.0, first.1, &[]).does(second.0, all, &[]);
        draw(&mut table, second.0, ready, "6A", &[]).text()
    };
    let [axis, soviet] = [("axis", armies.as_str()), ("soviet", fronts.as_str())];
    assert_eq!(drawn(axis, soviet), drawn(soviet, axis), "the last to be ready draws, with the same result");
}

#[test]
fn r7_1_2_the_owner_of_the_chit_is_the_acting_player() {
    command(&["6A", "SWFront"], "6A", &[]).asks("axis").refuses("soviet", "done", "7.1.2");
    command(&["6A", "SWFront"], "SWFront", &[]).asks("soviet").refuses("axis", "done", "7.1.2");
}

#[test]
fn r7_1_3_a_command_is_finished_before_the_next_draw() {
    let mut table = command(&["6A", "SWFront"], "6A", &[]);
    table.does("axis", "take 44; step 0214; halt", &[]).shows(&["chit = 6A"]);
    assert_eq!(in_cup(&table), ["SWFront", "SUPPLY"]);
    draw(&mut table, "axis", "done", "SWFront", &[]).shows(&["44 @ 0214", "6A @ 0213"]);
}

#[test]
fn r7_1_4_s1_a_chit_drawn_lies_open() {
    let mut table = command(&["6A", "SWFront"], "6A", &[]);
    draw(&mut table, "axis", "done", "SWFront", &[]);
    for side in stalingrad::Side::BOTH {
        let seen = crate::helpers::seen_by(&table, side);
        let drawn = seen.split("drawn = ").nth(1).and_then(|s| s.split(']').next()).unwrap_or_default();
        assert!(drawn.contains("6A") && drawn.contains("SWFront"), "{seen}");
    }
}

#[test]
fn r7_1_4_s2_a_chit_drawn_is_not_used_again_this_turn() {
    let mut table = command(&["6A", "SWFront"], "6A", &[]);
    assert!(!in_cup(&table).contains(&"6A"));
    draw(&mut table, "axis", "done", "SUPPLY", &[1]);
    table.does("axis", "done", &[]);
    draw(&mut table, "soviet", "done", "SWFront", &[]);
    table.does("soviet", "done", &[]).shows(&["turn = 2"]);
    table.allows("axis", "select 6A").allows("soviet", "select SWFront");
}

#[test]
fn r7_2_1_an_hq_chit_activates_its_hq() {
    command(&["6A"], "6A", &[]).shows(&["6A active @ 0213", "44 active @ 0213", "17A @ 0624"]);
    // Without its HQ on the map it has no effect (13.0.3).
    let mut absent = cup(1, &["4PzA"], &UNITS);
    let first = number(&absent, "4PzA");
    absent.does("axis", "done", &[first, 1, 1]).shows(&["chit = SUPPLY"]);
}

#[test]
fn r7_2_2_reinf_brings_reinforcements_and_activates_nobody() {
    // A 6: one panzer, one SS, one infantry and one Romanian division.
    let table = command(&["AXIS-REINF"], "AXIS-REINF", &[6]);
    table.asks("axis").shows(&["pz x1", "ss x1", "inf x1", "romanian x1", "6A @ 0213"]);
    table.refuses("axis", "take 44", "5.0.4").allows("axis", "call LAH; enter 0212");
    let soviet = command(&["SOVIET-REINF"], "SOVIET-REINF", &[]);
    soviet.asks("soviet").shows(&["tk x3", "rifle x4", "track = 2"]);
}

#[test]
fn r7_2_3_s1_stavka_activates_one_soviet_hq_of_choice() {
    let units = ["SWFront @ 1105", "s-6 @ 1105", "VrnzFront @ 2935", "s-15 @ 2935", "17A @ 0624"];
    let mut table = cup(1, &["STAVKA", "VrnzFront"], &units);
    draw(&mut table, "axis", "done", "STAVKA", &[]).asks("soviet");
    table.refuses("soviet", "done", "7.2.3/1").refuses("soviet", "activate 17A", "7.2.3/1");
    // Absent ones and mere divisions are no choice; one whose own chit is in the cup is.
    table.refuses("soviet", "activate SthFront", "7.2.3/1").refuses("soviet", "activate s-6", "7.2.3/1");
    table.allows("soviet", "activate SWFront");
    table.does("soviet", "activate VrnzFront", &[]);
    table.shows(&["VrnzFront active @ 2935", "s-15 active @ 2935", "SWFront @ 1105", "s-6 @ 1105"]);
    // Its own chit comes later all the same.
    draw(&mut table, "soviet", "done", "VrnzFront", &[]).shows(&["s-15 active @ 2935"]);
}

#[test]
fn r7_2_3_s2_stavka_and_reinf_are_not_carried_out_in_one_turn() {
    let mut table = selecting(5, &UNITS);
    table.does("soviet", "select STAVKA", &[]).refuses("soviet", "select SOVIET-REINF", "6.2.2/2");
    let mut both = cup(1, &["STAVKA", "SOVIET-REINF"], &UNITS);
    draw(&mut both, "axis", "done", "STAVKA", &[]).does("soviet", "activate SWFront", &[]);
    let reinf = number(&both, "SOVIET-REINF");
    both.does("soviet", "done", &[reinf, 1, 1]).shows(&["track = 1", "chit = SUPPLY"]);
}

#[test]
fn r7_2_3_s3_if_both_are_in_the_cup_the_second_is_void() {
    let mut table = cup(1, &["STAVKA", "SOVIET-REINF"], &["17A @ 0213", "SWFront @ 3550"]);
    draw(&mut table, "axis", "done", "SOVIET-REINF", &[]).shows(&["track = 2"]);
    for (unit, hex) in [("1Tk", "1301"), ("2Tk", "1301"), ("7Tk", "0801"), ("s-1", "0801")] {
        table.does("soviet", &format!("call {unit}; enter {hex}"), &[]);
    }
    table.does("soviet", "call s-14; enter 2501; call s-18; enter 2501", &[]);
    let stavka = number(&table, "STAVKA");
    // STAVKA comes and goes; nobody is asked for an HQ.
    table
        .does("soviet", "call s-87; enter 2402", &[stavka, 1, 1])
        .shows(&["SWFront @ 3550", "chit = SUPPLY"]);
}

#[test]
fn r7_2_4_supply_is_for_both_sides() {
    let mut table = cup(1, &[], &["44 @ 2935", "s-6 @ 1244", "17A @ 0213"]);
    draw(&mut table, "axis", "done", "SUPPLY", &[1]);
    // Neither the German on the steppe nor the Russian deep in the mountains is connected.
    table.shows(&["44 reduced @ 2935", "s-6 reduced @ 1244"]).asks("axis");
    table.does("axis", "done", &[]).asks("soviet").allows("soviet", "build 2620");
}
