//! Section 6.0: the secret selection of chits.

use stalingrad::Side;

use crate::helpers::{
    ALLIES, ARMIES, FRONTS, armies, cup, draw, fronts, in_cup, number, numbers, seen_by, select, selecting,
    turn_with,
};
use crate::support::Table;

/// The selection of a turn with an HQ for either side.
fn turn(n: u8) -> Table {
    selecting(n, &["6A @ 2935", "SWFront @ 3520"])
}

#[test]
fn r6_1_1_each_selects_the_prescribed_number_in_secret() {
    let mut table = turn(1);
    table.does("axis", &armies(1), &[]).does("soviet", &fronts(1), &[]);
    table.refuses("soviet", "select SWFront", "6.1.1").refuses("soviet", "select 6A", "6.1.1");
    assert!(!seen_by(&table, Side::Soviet).contains("\"H2A\""));
    assert!(!seen_by(&table, Side::Axis).contains("\"SWFront\""));
    table.does("soviet", "ready", &[]);
    draw(&mut table, "axis", "ready", "6A", &[]);
    assert_eq!(in_cup(&table).len(), numbers(1).iter().sum::<usize>() + 1 - 1);
}

#[test]
fn r6_1_2_chits_not_selected_are_not_used_this_turn() {
    let mut table = turn(1);
    table.does("soviet", &fronts(1), &[]).does("soviet", "ready", &[]);
    // Ready is ready.
    table.refuses("soviet", "select STAVKA", "6.1.1").refuses("soviet", "ready", "6.1.1");
    table.does("axis", &armies(1), &[]);
    draw(&mut table, "axis", "ready", "SUPPLY", &[1]);
    let [soviet, german, allied] = numbers(1);
    let left =
        [&FRONTS[soviet..], &ARMIES[german..], &ALLIES[allied..], &["STAVKA", "SOVIET-REINF"]].concat();
    for chit in left {
        assert!(!in_cup(&table).contains(&chit), "{chit} stays with its owner");
    }
}

#[test]
fn r6_1_3_s1_nobody_looks_into_the_cup() {
    let units = ["6A @ 2935", "SWFront @ 3520"];
    let mut table = cup(1, &["6A", "4PzA", "SWFront", "STAVKA"], &units);
    draw(&mut table, "axis", "done", "6A", &[]);
    let (axis, soviet) = (seen_by(&table, Side::Axis), seen_by(&table, Side::Soviet));
    assert!(axis.contains("\"4PzA\""), "{axis}");
    assert!(!axis.contains("STAVKA") && !axis.contains("\"SWFront\""), "{axis}");
    assert!(!soviet.contains("\"4PzA\""), "{soviet}");
    assert!(soviet.contains("\"STAVKA\"") && soviet.contains("\"6A\""), "{soviet}");
}

#[test]
fn r6_1_3_s2_nobody_looks_at_the_unused_chits_of_the_other() {
    // Two selections that differ only in what was kept look alike.
    let n = turn_with(|[soviet, ..]| soviet < 6);
    let look = |chits: &[&str]| {
        let mut table = turn(n);
        table.does("soviet", &select(chits), &[]).does("soviet", "ready", &[]);
        seen_by(&table, Side::Axis)
    };
    let most = numbers(n)[0];
    let (first, last) = (&FRONTS[..most], &FRONTS[6 - most..]);
    assert_eq!(look(first), look(last));
    // Not even their number shows while the Axis still chooses.
    assert_eq!(look(first), look(&[last, &["STAVKA"]].concat()));
}

/// One chit of a group more than the turn allows is in the cup; it is drawn after the others and does nothing.
fn one_too_many(turn: u8, chits: &[&str], lawful: usize, side: &str) {
    let hexes = ["0213", "0219", "0619", "0624", "0528", "0615"];
    let soviet = ["1105", "1108", "1301", "2206", "2402", "3105"];
    let towns = if side == "axis" { hexes } else { soviet };
    let units: Vec<String> = chits.iter().zip(towns).map(|(chit, hex)| format!("{chit} @ {hex}")).collect();
    let units: Vec<&str> = units.iter().map(String::as_str).collect();
    let mut table = cup(turn, &chits[..=lawful], &units[..=lawful]);
    let mut mover = "axis";
    for (chit, hex) in chits[..lawful].iter().zip(towns) {
        draw(&mut table, mover, "done", chit, &[]).shows(&[&format!("{chit} active @ {hex}")]);
        mover = side;
    }
    let void = number(&table, chits[lawful]);
    // SUPPLY comes at once.
    table.does(mover, "done", &[void, 1, 1]).shows(&["chit = SUPPLY", units[lawful]]);
}

#[test]
fn r6_2_s1_chits_beyond_the_number_have_no_effect_when_drawn() {
    let n = turn_with(|[soviet, ..]| soviet < 6);
    one_too_many(n, &FRONTS, numbers(n)[0], "soviet");
    // Allies have their own number; AXIS REINF would be the fourth of them.
    let n = turn_with(|[.., allied]| allied < 3);
    one_too_many(n, &ALLIES[..3], numbers(n)[2], "axis");
}

#[test]
fn r6_2_1_s1_the_soviets_select_as_many_fronts_as_the_track_says() {
    for n in 1..=9 {
        let mut table = turn(n);
        let most = numbers(n)[0];
        for name in &FRONTS[..most] {
            table.refuses("soviet", "ready", "6.2.1/1");
            table.does("soviet", &format!("select {name}"), &[]);
        }
        if let Some(more) = FRONTS.get(most) {
            table.refuses("soviet", &format!("select {more}"), "6.2.1/1");
        }
        // HQs that are not on the map may be chosen too.
        table.allows("soviet", "ready");
    }
}

#[test]
fn r6_2_2_s1_reinf_or_stavka_comes_on_top_if_wanted() {
    let mut table = turn(1);
    table.does("soviet", &fronts(1), &[]).allows("soviet", "ready");
    table.allows("soviet", "select STAVKA; ready").allows("soviet", "select SOVIET-REINF; ready");
}

#[test]
fn r6_2_2_s2_never_both() {
    let mut table = turn(1);
    table.does("soviet", "select STAVKA", &[]).refuses("soviet", "select SOVIET-REINF", "6.2.2/2");
    let mut other = turn(9);
    other.does("soviet", "select SOVIET-REINF", &[]).refuses("soviet", "select STAVKA", "6.2.2/2");
}

#[test]
fn r6_2_3_ger_s1_the_axis_selects_as_many_german_chits_as_the_track_says() {
    for n in 1..=9 {
        let [_, most, allied] = numbers(n);
        let mut table = turn(n);
        table.does("axis", &select(&ALLIES[..allied]), &[]);
        for name in &ARMIES[..most] {
            table.refuses("axis", "ready", "6.2.3-ger/1");
            table.does("axis", &format!("select {name}"), &[]);
        }
        if let Some(next) = ARMIES.get(most) {
            table.refuses("axis", &format!("select {next}"), "6.2.3-ger/1");
        }
        table.allows("axis", "ready");
    }
}

#[test]
fn r6_2_3_ger_s3_both_chits_of_a_panzer_army_may_be_selected() {
    let n = turn_with(|[_, german, _]| german >= 4);
    let mut table = turn(n);
    table.does("axis", "select 1PzA; select 1PzA#2; select 4PzA; select 4PzA#2", &[]);
    table.shows(&["1PzA", "1PzA#2", "4PzA", "4PzA#2"]);
    // They are alike: the first is taken first.
    turn(n).refuses("axis", "select 4PzA#2", "6.2.3-ger/3");
}

#[test]
fn r6_2_3_axis_s1_the_axis_selects_as_many_allied_chits_as_the_track_says() {
    for n in 1..=9 {
        let [_, german, most] = numbers(n);
        let mut table = turn(n);
        table.does("axis", &select(&ARMIES[..german]), &[]);
        for name in &ALLIES[4 - most..] {
            table.refuses("axis", "ready", "6.2.3-axis/1");
            table.does("axis", &format!("select {name}"), &[]);
        }
        if most < 4 {
            table.refuses("axis", "select H2A", "6.2.3-axis/1");
        }
        table.allows("axis", "ready");
    }
}

#[test]
fn r6_2_4_s1_supply_is_in_the_cup_every_turn() {
    let mut table = turn(3);
    table.refuses("axis", "select SUPPLY", "6.2.4/1").refuses("soviet", "select SUPPLY", "6.2.4/1");
    table.does("axis", &armies(3), &[]).does("soviet", &fronts(3), &[]).does("axis", "ready", &[]);
    draw(&mut table, "soviet", "ready", "SUPPLY", &[1]).shows(&["chit = SUPPLY"]);
}

#[test]
fn the_first_chit_of_turn_one_is_one_of_those_selected() {
    // 16.0.1 and its ruling; SUPPLY and chits that were not selected cannot lead, nor can any chit later.
    let mut table = turn(1);
    table.does("axis", &armies(1), &[]);
    table.refuses("axis", "lead AXIS-REINF", "16.0.1").refuses("axis", "lead SUPPLY", "16.0.1");
    table.does("axis", "lead 6A", &[]).refuses("axis", "lead H2A", "16.0.1");
    assert!(!seen_by(&table, Side::Soviet).contains("lead = \"6A\""));
    table.does("axis", "ready", &[]).does("soviet", &fronts(1), &[]);
    table.tells("soviet", "ready", &[], &[("16.0.1", "log-led")]);
    table.shows(&["chit = 6A", "6A active @ 2935"]);
    // It never was in the cup, and it counted.
    assert_eq!(in_cup(&table).len(), numbers(1).iter().sum::<usize>());
    turn(2).refuses("axis", "select 6A; lead 6A", "16.0.1");
    turn(1).refuses("soviet", "select SWFront; lead SWFront", "16.0.1");
}
