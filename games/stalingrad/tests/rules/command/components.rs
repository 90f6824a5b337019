//! Sections 1 and 2: counters, chits, halves.

use crate::helpers::{armies, attacking, cup, draw, fronts, in_cup, moving, selecting, supply, turn_with};
use crate::support::{Looking, given, start};

#[test]
fn r1_0_2_the_halved_sum_drops_its_fraction() {
    // The Aidar runs between 1015 and 1115. 1GM defends with 5.
    attacking("axis", &["71 @ 1015", "44 @ 1015", "1GM @ 1115"]).refuses(
        "axis",
        "attack 71 1115",
        "10.3.4/1",
    );
    let mut ten = attacking("axis", &["71 @ 1015", "79 @ 1015", "1GM @ 1115"]);
    // 5 + 5 halved once is 5, not 2 + 2: 1-1, where a 4 changes nothing.
    ten.does("axis", "attack 71 1115; attack 79 1115", &[]);
    let table = ten.look();
    let target = crate::helpers::hex(&ten, "1115");
    let assault = table.assault(target, table.attackers(target));
    assert_eq!((assault.attack, assault.defence, assault.column), (5, 5, Some(0)));
}

#[test]
fn r2_1_1_s2_units_are_set_up_on_the_coloured_symbols() {
    start().allows("axis", "place 44 0410").refuses("axis", "place 44 0510", "4.0.3/1");
}

#[test]
fn r2_21_2_2_s1_the_band_names_the_army_of_the_set_up() {
    let table = start();
    table.allows("axis", "place 71 0616").refuses("axis", "place 71 0401", "4.0.3/1");
    let army = &table.look().t.armies.iter().find(|a| a.name == "6A").expect("the Sixth Army").hexes;
    let offered = table.offers("axis").iter().filter(|o| o.starts_with("place 71 ")).count();
    // All hexes of the Sixth Army and no other; only 0413 holds a unit, its HQ, and has room for one more.
    assert_eq!(offered, army.len());
}

#[test]
fn r2_21_2_2_s2_the_starting_army_means_nothing_in_play() {
    // 14Pz starts with 1PzA; the Sixth Army commands it all the same.
    let mut table = cup(1, &["6A"], &["6A @ 2935", "14Pz @ 3035", "1PzA @ 2835"]);
    draw(&mut table, "axis", "done", "6A", &[]).shows(&["14Pz active @ 3035", "1PzA @ 2835"]);
    table.does("axis", "take 14Pz; step 3135; halt", &[]).shows(&["14Pz active moved @ 3135"]);
}

#[test]
fn r2_21_2_4_s1_an_axis_unit_is_set_up_with_the_army_of_its_entry() {
    start().allows("axis", "place r-1 0928").refuses("axis", "place r-1 0821", "4.0.3/1");
}

#[test]
fn r2_21_2_4_s2_front_line_units_go_to_the_front() {
    let table = given("phase = 'setup'\nactive = 'soviet'\nunits = ['s-6 @ tray', '4Tk @ tray']");
    table.allows("soviet", "place s-6 0501").refuses("soviet", "place s-6 0707", "4.0.4.1");
}

#[test]
fn r2_21_2_4_s3_second_line_units_go_to_towns() {
    let table = given("phase = 'setup'\nactive = 'soviet'\nunits = ['s-6 @ 0501', '4Tk @ tray']");
    table.allows("soviet", "place 4Tk 0707").refuses("soviet", "place 4Tk 0502", "4.0.4.2/1");
}

#[test]
fn r2_21_2_4_s4_units_without_entry_wait_in_the_pool_for_reinforcements() {
    let table = start();
    table.refuses("axis", "place 6Pz 0404", "4.0.5/1").hides(&["6Pz @ tray", "1Tk @ tray"]);
    let call =
        given("steps = ['turn draw', 'command end', 'call axis']\nchit = 'AXIS-REINF'\ndue = ['pz x1']");
    call.allows("axis", "call 6Pz; enter 0213").refuses("axis", "call 46", "12.0");
}

#[test]
fn r2_21_3_s3_a_loss_reduces_a_full_unit_and_removes_a_reduced_one() {
    let units = ["44 @ 2935", "71 reduced @ 2934", "i-156Vicenza @ 2936"];
    let table = supply(&["0213"], &units);
    table.shows(&["44 reduced @ 2935", "71 @ lost", "i-156Vicenza @ lost"]);
}

#[test]
fn r2_21_3_s4_units_enter_at_full_strength() {
    let mut call = given(
        "steps = ['turn draw', 'command end', 'call axis']\nchit = 'AXIS-REINF'\ndue = ['inf x1', 'hq x1']\n\
         selected = ['6A']\nunits = ['46 reduced @ pool', '1PzA @ away', '6A @ 0219']",
    );
    call.does("axis", "call 46; enter 0213; call 1PzA; enter 0213", &[1])
        .shows(&["46 @ 0213", "1PzA @ 0213"]);
}

#[test]
fn r2_22_1_s2_a_panzer_army_can_be_activated_twice() {
    let units = ["1PzA @ 2935", "14Pz @ 3035"];
    let mut table = cup(turn_with(|[_, german, _]| german >= 3), &["1PzA", "1PzA#2"], &units);
    draw(&mut table, "axis", "done", "1PzA", &[]);
    table.does("axis", "take 14Pz; step 3135; halt", &[]);
    draw(&mut table, "axis", "done", "1PzA#2", &[]).shows(&["14Pz active @ 3135", "1PzA active @ 2935"]);
    table.does("axis", "take 14Pz; step 3235; halt", &[]).shows(&["14Pz active moved @ 3235"]);
}

#[test]
fn r2_22_2_the_band_of_an_hq_matters_at_the_start_only() {
    // Every HQ starts among the hexes of its army ...
    let table = start();
    table.shows(&["6A @ 0413", "17A @ 0824", "It8A @ 0722"]);
    // ... and commands divisions of others later.
    let mut later = cup(1, &["1PzA"], &["1PzA @ 2935", "9Pz @ 3035", "Wik @ 2934"]);
    draw(&mut later, "axis", "done", "1PzA", &[]).shows(&["9Pz active @ 3035", "Wik active @ 2934"]);
}

#[test]
fn r2_23_s2_one_cup_holds_the_chits_of_both_and_they_come_one_at_a_time() {
    let mut table = selecting(1, &["6A @ 2935", "71 @ 2935", "SWFront @ 3520"]);
    table.does("soviet", &format!("{}; ready", fronts(1)), &[]).does("axis", &armies(1), &[]);
    draw(&mut table, "axis", "ready", "6A", &[]).shows(&["chit = 6A"]).asks("axis");
    let left = in_cup(&table);
    assert!(
        ["SWFront", "H2A", "SUPPLY"].iter().all(|c| left.contains(c)) && !left.contains(&"6A"),
        "{left:?}"
    );
    draw(&mut table, "axis", "done", "SWFront", &[]).shows(&["chit = SWFront"]).asks("soviet");
    assert_eq!(in_cup(&table).len(), left.len() - 1);
}

#[test]
fn r2_24_3_only_the_soviet_player_builds_fortresses() {
    let mut table = supply(&["0213"], &["44 @ 0213"]);
    // The Axis is asked for the rail transport box, never for a fortress.
    table.asks("axis").refuses("axis", "build 0213", "11.0");
    table.does("axis", "done", &[]).asks("soviet").refuses("axis", "build 0213", "11.4");
    table.refuses("soviet", "build 0213", "14.1.1").allows("soviet", "build 2620");
}

#[test]
fn definitions_of_counters_hold() {
    let table = moving("axis", &["24Pz @ 2935"]);
    let look = table.look();
    let find = |key: &str| look.t.counters.iter().find(|c| c.key == key).expect("a counter");
    // errata: 44, 62 and 68 are 2-5 when reduced, 79C and 110C are 1-5.
    for key in ["44", "62", "68"] {
        assert_eq!((find(key).strength[1], find(key).allowance), ([2, 2], 5), "{key}");
    }
    for key in ["79C", "110C"] {
        assert_eq!((find(key).strength[1], find(key).allowance), ([1, 1], 5), "{key}");
    }
    for counter in &look.t.counters {
        // 2.21.2.5, 2.22: only mechanised units have two strengths, and no HQ is mechanised.
        assert!(counter.mechanised || counter.strength.iter().all(|[a, d]| a == d), "{}", counter.key);
        assert_eq!(counter.range > 0, counter.kind == stalingrad::Kind::Hq, "{}", counter.key);
        assert!(!(counter.mechanised && counter.range > 0), "{}", counter.key);
    }
    assert_eq!(look.t.counters.iter().filter(|c| c.range > 0).count(), 13);
    // 2.0/1: with the chits and four markers (turn, reinforcement number, two fortresses) there are 252 counters.
    assert_eq!(look.t.counters.len() + usize::from(stalingrad::Chit::COUNT) + 4, 252);
}
