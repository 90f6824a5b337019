//! Section 5.0: the sequence of play.

use crate::helpers::{armies, cup, draw, fronts, in_cup, moving, numbers, roll, selecting};
use crate::support::{Table, given};

/// The last chit of a turn, SUPPLY, is drawn and carried out with nothing done.
fn last_chit(turn: u8, control: &[&str]) -> Table {
    let mut table = given(&format!(
        "turn = {turn}\nactive = 'axis'\nphase = 'attack'\nchit = '17A'\nselected = []\ncontrol = {control:?}\nunits = []"
    ));
    draw(&mut table, "axis", "done", "SUPPLY", &[1]);
    table.asks("soviet");
    table.does("soviet", "done", &[]);
    table
}

#[test]
fn r5_0_s1_the_game_ends_with_turn_nine_or_with_an_axis_victory() {
    assert_eq!(last_chit(8, &[]).result(), None);
    assert_eq!(last_chit(9, &[]).result(), Some((Some("soviet"), "15.0.4")));
    // Kursk, Kharkov, Stalino, Taganrog and five more.
    let nine =
        ["0205", "0213", "0624", "0928", "1228", "1105", "0704", "1231", "1435", "1537", "1639", "1039"];
    let mut control = nine.to_vec();
    control.extend([
        "0304", "0619", "0721", "0722", "1732", "0739", "0640", "1341", "2620", "2226", "2028", "1830",
    ]);
    control.extend(["1240", "2243", "2344", "2545", "3048", "1941"]);
    let won = last_chit(3, &control);
    assert_eq!(won.result(), Some((Some("axis"), "15.0.3")));
    won.refuses("soviet", "select SWFront", "5.0/1");
}

#[test]
fn r5_0_1_both_select_in_secret_and_all_goes_into_the_cup() {
    let mut table = selecting(1, &["6A @ 2935", "SWFront @ 3520"]);
    table.asks("axis").asks("soviet");
    table.does("soviet", &format!("{}; ready", fronts(1)), &[]).does("axis", &armies(1), &[]);
    draw(&mut table, "axis", "ready", "6A", &[]);
    // All but the chit drawn, and SUPPLY.
    assert_eq!(in_cup(&table).len(), numbers(1).iter().sum::<usize>());
    table.refuses("axis", "select H2A", "5.0.1");
}

#[test]
fn r5_0_2_the_owner_of_the_drawn_chit_acts() {
    let units = ["6A @ 2935", "SWFront @ 3520", "s-6 @ 3520"];
    let mut table = cup(1, &["6A", "SWFront"], &units);
    draw(&mut table, "axis", "done", "SWFront", &[]).asks("soviet").shows(&["chit = SWFront"]);
    table.refuses("axis", "take 6A", "7.1.2").allows("soviet", "take s-6");
}

#[test]
fn r5_0_3_an_hq_chit_activates_units_before_they_act() {
    let units = ["6A @ 2935", "44 @ 3035", "1PzA @ 2835"];
    let mut table = cup(1, &["6A"], &units);
    table.hides(&["44 @ 3035"]);
    draw(&mut table, "axis", "done", "6A", &[]);
    table.shows(&["6A active @ 2935", "44 active @ 3035", "1PzA @ 2835"]);
}

#[test]
fn r5_0_4_first_all_move_then_all_fight() {
    let mut table = moving("axis", &["24Pz @ 2935", "9Pz @ 2935", "s-6 @ 3235"]);
    table.does("axis", "take 24Pz; step 3035-3135; halt", &[]).refuses("axis", "attack 24Pz 3235", "5.0.4");
    table.does("axis", "done", &[]).refuses("axis", "take 9Pz", "5.0.4");
    // A unit that has moved may fight.
    table.allows("axis", "attack 24Pz 3235");
}

#[test]
fn r5_0_4_1_activated_units_move_in_the_movement_subphase() {
    let mut table = moving("axis", &["24Pz active @ 2935", "9Pz @ 2935", "s-6 @ 3520"]);
    table.refuses("axis", "take 9Pz", "9.0").refuses("axis", "take s-6", "9.0");
    table.does("axis", "take 24Pz; step 3035; halt", &[]).shows(&["24Pz active moved @ 3035"]);
}

#[test]
fn r5_0_4_2_activated_units_fight_in_the_combat_subphase() {
    let mut table = moving("axis", &["24Pz active @ 3135", "9Pz @ 3135", "s-6 @ 3235"]);
    table.does("axis", "done", &[]).refuses("axis", "attack 9Pz 3235", "10.1.2");
    // 8 against 3 is 2-1; nothing happens, then SUPPLY is the last chit.
    let nothing = roll(&table, 2, "-");
    table.does("axis", "attack 24Pz 3235; done", &[nothing, 1, 1]).shows(&["s-6 @ 3235"]);
}

#[test]
fn r5_0_s2_chits_are_drawn_until_the_cup_is_empty() {
    let mut table = cup(2, &["6A", "SWFront"], &["6A @ 0213", "SWFront @ 3520"]);
    draw(&mut table, "axis", "done", "6A", &[]).shows(&["turn = 2"]);
    draw(&mut table, "axis", "done", "SUPPLY", &[1]).shows(&["turn = 2"]);
    table.does("axis", "done", &[]);
    draw(&mut table, "soviet", "done", "SWFront", &[]).shows(&["turn = 2", "chit = SWFront"]);
    assert!(in_cup(&table).is_empty());
    table.does("soviet", "done", &[]).shows(&["turn = 3"]);
}

#[test]
fn r5_0_5_s1_the_turn_marker_advances_one_box() {
    last_chit(1, &[]).shows(&["turn = 2"]);
    last_chit(8, &[]).shows(&["turn = 9"]);
}

#[test]
fn r5_0_5_s2_the_next_turn_begins_with_the_selection() {
    let table = last_chit(4, &[]);
    table.asks("axis").asks("soviet").shows(&["turn = 5", "select", "chit = none"]);
    table.allows("axis", "select 6A").refuses("axis", "ready", "6.2.3-ger/1");
    assert_eq!(in_cup(&table), ["SUPPLY"], "the chits of the turn before are back at hand");
}

#[test]
fn r5_0_4_a_unit_in_hand_does_not_attack() {
    let table = moving("axis", &["24Pz @ 2935", "9Pz @ 2935", "s-6 @ 3035"]);
    table.refuses("axis", "take 24Pz; attack 24Pz 3035", "5.0.4");
    table.refuses("axis", "take 24Pz; take 9Pz", "9.1.1/3").refuses("axis", "take 24Pz; done", "9.1.1/3");
}
