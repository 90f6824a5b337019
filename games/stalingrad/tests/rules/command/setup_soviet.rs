//! Section 4.0: the Soviet set-up, pools, chits and markers.

use stalingrad::{Side, off};

use crate::setup::ready_made;
use crate::support::{Looking, Table, given, start};

/// A set-up question of the Soviets with these units.
fn placing(units: &[&str]) -> Table {
    given(&format!("phase = 'setup'\nactive = 'soviet'\nunits = {units:?}"))
}

#[test]
fn r4_0_4_1_one_front_line_unit_stands_in_every_soviet_hex() {
    let table = placing(&["s-6 @ 0501", "s-15 @ tray", "13G @ tray"]);
    table.refuses("soviet", "place s-15 0501", "4.0.4.1").refuses("soviet", "place s-15 0601", "4.0.4.1");
    table.allows("soviet", "place 13G 0502").refuses("soviet", "done", "4.0.4.1");
    let deployed = ready_made();
    let look = deployed.look();
    assert!(look.t.front.iter().all(|h| look.s.muster.count(*h) == 1));
    assert!(look.t.front.iter().all(|h| look.s.muster.side(*h) == Some(Side::Soviet)));
}

#[test]
fn r4_0_4_2_s1_the_second_line_stands_in_soviet_towns_and_cities() {
    let table = placing(&["s-6 @ 0501", "4Tk @ tray"]);
    table.allows("soviet", "place 4Tk 1105").allows("soviet", "place 4Tk 3550");
    table.refuses("soviet", "place 4Tk 0213", "4.0.4.2/1").refuses("soviet", "place 4Tk 1106", "4.0.4.2/1");
    table.refuses("soviet", "done", "4.0.4.2/1");
}

#[test]
fn r4_0_4_2_s2_the_second_line_does_not_stack() {
    // Kastornoye holds the HQ of the Voronezh Front; Lisichansk is a front-line hex.
    let table = placing(&["VrnzFront @ 0704", "s-6 @ 0819", "13Tk @ 0707", "4Tk @ tray"]);
    for full in ["0704", "0819", "0707"] {
        table.refuses("soviet", &format!("place 4Tk {full}"), "4.0.4.2/2");
    }
    // While front-line units wait, their towns are kept for them.
    let early = placing(&["s-6 @ tray", "4Tk @ tray"]);
    early.refuses("soviet", "place 4Tk 0819", "4.0.4.2/2");
    let deployed = ready_made();
    let look = deployed.look();
    assert!(look.all(Side::Soviet, |u| u.at < off::POOL).all(|id| look.stack(look.unit(id).at).count() == 1));
}

#[test]
fn the_axis_sets_up_first_and_the_soviets_see_it() {
    let mut table = start();
    table.asks("axis").refuses("soviet", "place s-6 0501", "4.0.3/1");
    table.does("axis", "ready-made; done", &[]).asks("soviet").allows("soviet", "place s-6 0501");
    table.refuses("axis", "place 44 0410", "4.0.4.1");
}

#[test]
fn r4_0_5_s1_counters_without_entry_stay_in_the_pool() {
    let deployed = ready_made();
    let look = deployed.look();
    let pool = |side| look.all(side, |u| u.at == off::POOL).count();
    // 3 panzer, 1 SS and 8 infantry divisions, 5 Hungarians, 6 Italians, 12 Romanians; HQs of the track count too.
    assert_eq!(pool(Side::Axis), 35);
    assert!(pool(Side::Soviet) > 50);
    assert!(look.t.ids().all(|id| look.unit(id).at != off::TRAY), "nothing is left over");
    start().refuses("axis", "place LAH 0404", "4.0.5/1");
}

#[test]
fn r4_0_5_s2_the_pool_enters_as_reinforcements() {
    let mut table = given(
        "turn = 2\nsteps = ['turn draw', 'command end', 'call soviet']\nchit = 'SOVIET-REINF'\ndue = ['tk x1']\n\
         selected = ['SWFront']\nunits = ['SWFront @ 1106']",
    );
    // The next chit is that of the Southwestern Front, near enough to command it at once.
    table.refuses("soviet", "call 4M", "12.0");
    table.does("soviet", "call 1Tk; enter 1301", &[1]).shows(&["1Tk active @ 1301"]);
}

#[test]
fn r4_0_6_all_units_are_set_up_at_full_strength() {
    let deployed = ready_made();
    assert!(!deployed.text().contains("reduced"));
}

#[test]
fn r4_0_7_each_player_keeps_his_own_chits() {
    let table = ready_made();
    let chits =
        |side| table.offers(side).iter().filter(|o| o.starts_with("select")).cloned().collect::<Vec<_>>();
    // The second chits of the panzer armies follow the first.
    let axis = ["1PzA", "4PzA", "6A", "17A", "H2A", "R3A", "It8A", "AXIS-REINF"];
    let soviet =
        ["VrnzFront", "StrgFront", "CSFront", "SthFront", "SWFront", "SEFront", "SOVIET-REINF", "STAVKA"];
    assert_eq!(chits("axis"), axis.map(|c| format!("select {c}")));
    assert_eq!(chits("soviet"), soviet.map(|c| format!("select {c}")));
    table.refuses("axis", "select SWFront", "6.1.1").refuses("soviet", "select 6A", "6.1.1");
}

#[test]
fn r4_0_8_the_reinforcement_marker_starts_on_box_one() {
    ready_made().shows(&["track = 1"]);
}

#[test]
fn r4_0_9_the_turn_marker_starts_on_box_one() {
    ready_made().shows(&["turn = 1"]);
}

#[test]
fn r4_0_4_1_the_log_names_the_rule_of_each_line() {
    let mut table = start();
    table.does("axis", "ready-made; done", &[]);
    table.tells("soviet", "ready-made", &[], &[("4.0.4.1", "log-placed"), ("4.0.4.2/1", "log-placed")]);
}
