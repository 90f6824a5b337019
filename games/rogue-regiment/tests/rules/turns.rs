//! The phases of a turn.

use rogue_regiment::{Facing, Phase, Step, flag, mood};

use super::support::{Looking, given, phase, start};

#[test]
fn rplay_seq_s1_six_phases_in_stealth() {
    let mut table = phase("operator", &["paddy @ a1"], &[], "");
    table.does("paddy", "done", &[]).shows(&["turn = 2"]);
    assert_eq!(Phase::ALL.len(), 6);
    table.does("paddy", "skip paddy", &[1]).shows(&["turn = 3"]);
}

#[test]
fn rplay_seq_s2_no_patrols_in_battle() {
    let mut table = phase(
        "patrol",
        &["paddy @ a1 exposed"],
        &["u0 rifle patrol @ a12 E post 0 alerted"],
        "battle = true\nstealth = 0\ntoken = 'white'",
    );
    table.does("paddy", "done", &[]).shows(&["u0 rifle patrol @ a12 E post 0 alerted"]);
}

#[test]
fn radvance_stealth_s1_alerted_units_advance() {
    let units = ["u0 smg guard @ f2 S alerted", "u1 smg guard @ x1 S"];
    let mut table = phase("advance", &["paddy @ f12 exposed"], &units, "");
    table.does("paddy", "done", &[]);
    table.waits();
    assert_ne!(table.rules.theatre().ground().name(table.state.units[0].at), "f2");
    table.shows(&["u1 smg guard @ x1 S"]);
}

#[test]
fn radvance_stealth_s2_an_officer_turns() {
    let mut table = phase("advance", &["paddy @ f12 exposed"], &["u0 officer guard @ f1 N alerted"], "");
    table.does("paddy", "done", &[]).shows(&["u0 officer guard @ f1 S alerted"]);
}

#[test]
fn radvance_stealth_s3_with_nobody_exposed_they_stay() {
    let mut table = phase("advance", &["paddy @ a1"], &["u0 smg guard @ l12 E alerted"], "");
    table.does("paddy", "done", &[]).shows(&["u0 smg guard @ l12 E alerted"]);
}

#[test]
fn radvance_move_s3_hedges_cost_two() {
    let table = phase("advance", &["paddy @ b12 exposed"], &["u0 smg guard @ b7 S alerted"], "");
    let g = table.rules.theatre().ground();
    let cost = |a: &str, b: &str| {
        rogue_regiment::step_cost(table.look(), g.find(a).expect("a square"), g.find(b).expect("a square"))
    };
    assert_eq!(
        (cost("b7", "b8"), cost("g7", "g8"), cost("d2", "d3"), cost("b10", "b11")),
        (Some(2), Some(1), Some(2), None)
    );
}

#[test]
fn radvance_prio_s1_to_the_best_position() {
    let mut table = phase("advance", &["paddy @ f12 exposed"], &["u0 smg guard @ f5 S alerted"], "");
    table.does("paddy", "done", &[]);
    table.waits();
    // Short range without cover is 4 squares or less; it faces him.
    let unit = table.state.units[0];
    let at = table.rules.theatre().ground().find("f12").expect("a square");
    assert!(table.rules.theatre().ground().distance(unit.at, at) <= 4);
    assert_eq!(unit.face, Facing::South);
}

#[test]
fn radvance_battle_s1_smg_and_patrols_advance() {
    let units = [
        "u0 smg guard @ f1 S alerted",
        "u1 rifle patrol @ l12 W post 0 step 11 alerted",
        "u2 rifle sentry @ l9 N post 0 alerted",
    ];
    let mut table = phase("advance", &["paddy @ a6 exposed"], &units, "battle = true\nstealth = 0");
    table.does("paddy", "done", &[]);
    table.waits();
    table.hides(&["u0 smg guard @ f1 S alerted", "u1 rifle patrol @ l12 W post 0 step 11 alerted"]);
}

#[test]
fn radvance_battle_s2_from_the_spawn_tile() {
    let mut table = phase(
        "advance",
        &["paddy @ p6 exposed"],
        &["u0 smg reserve @ spawn1.a1 W alerted"],
        "battle = true\nstealth = 0",
    );
    table.does("paddy", "done", &[]);
    table.waits();
    assert!(table.rules.theatre().ground().on_map(table.state.units[0].at));
}

#[test]
fn radvance_battle_s4_sentries_turn_on_their_posts() {
    let units = ["u0 smg guard @ x1 S alerted", "u1 rifle sentry @ l9 E post 0 alerted"];
    let mut table = phase("advance", &["paddy @ a9 exposed"], &units, "battle = true\nstealth = 0");
    table.does("paddy", "done", &[]);
    table.waits();
    assert_eq!(table.rules.theatre().ground().name(table.state.units[1].at), "l9");
    assert_eq!(table.state.units[1].face, Facing::West);
}

#[test]
fn radvance_battle_s5_the_last_leave_their_posts() {
    let mut table = phase(
        "advance",
        &["paddy @ a9 exposed"],
        &["u1 rifle sentry @ l9 E post 0 alerted"],
        "battle = true\nstealth = 0",
    );
    table.does("paddy", "done", &[]);
    table.waits();
    assert_ne!(table.rules.theatre().ground().name(table.state.units[1].at), "l9");
}

#[test]
fn radvance_battle_s6_officers_stay() {
    let mut table = phase(
        "advance",
        &["paddy @ a9 exposed"],
        &["u0 officer guard @ l9 E alerted"],
        "battle = true\nstealth = 0",
    );
    table.does("paddy", "done", &[]);
    table.waits();
    assert_eq!(table.rules.theatre().ground().name(table.state.units[0].at), "l9");
    assert_eq!(table.state.units[0].face, Facing::West);
}

#[test]
fn revent_draw_s1_the_top_card() {
    let mut table = phase("event", &["paddy @ a1"], &[], "deck = ['E15']\nspecials = 0");
    table.does("paddy", "done", &[1]).shows(&["card = E15"]);
}

#[test]
fn revent_draw_s2_black_first() {
    let mut table = phase("event", &["paddy @ a1"], &[], "deck = ['E15']\nspecials = 0");
    table.does("paddy", "done", &[1]).shows(&["token = black"]);
}

#[test]
fn revent_draw_s3_then_it_alternates() {
    let mut table = phase("event", &["paddy @ a1"], &[], "deck = ['E15']\nspecials = 0\ntoken = 'black'");
    table.does("paddy", "done", &[1]).shows(&["token = white"]);
    let mut table = phase(
        "event",
        &["paddy @ a1 exposed"],
        &[],
        "deck = ['E15']\nspecials = 0\ntoken = 'black'\nbattle = true\nstealth = 0",
    );
    table.does("paddy", "done", &[1]).shows(&["token = black"]);
}

#[test]
fn revent_draw_s4_the_deck_is_shuffled_again() {
    let mut table = phase("event", &["paddy @ a1"], &[], "deck = []\nspecials = 0");
    table.does("paddy", "done", &[30]).shows(&["card = E30"]);
}

#[test]
fn revent_sentry_s1_to_the_next_arrow() {
    let mut table = phase(
        "event",
        &["paddy @ a1"],
        &["u0 rifle sentry @ l9 N post 0", "u1 rifle sentry @ a9 E post 1"],
        "deck = ['E01']\nspecials = 0",
    );
    table
        .does("paddy", "done", &[1])
        .shows(&["u0 rifle sentry @ l9 E post 0", "u1 rifle sentry @ a9 E post 1"]);
}

#[test]
fn revent_sentry_s2_a_double_arrow() {
    let mut table =
        phase("event", &["paddy @ a1"], &["u0 rifle sentry @ l9 N post 0"], "deck = ['E03']\nspecials = 0");
    table.does("paddy", "done", &[1]).shows(&["u0 rifle sentry @ l9 S post 0"]);
}

#[test]
fn revent_sentry_s3_fewer_arrows_turn_further() {
    // From S clockwise there is no arrow W: the next is N.
    let mut table =
        phase("event", &["paddy @ a1"], &["u0 rifle sentry @ l9 S post 0"], "deck = ['E01']\nspecials = 0");
    table.does("paddy", "done", &[1]).shows(&["u0 rifle sentry @ l9 N post 0"]);
}

#[test]
fn revent_patrol_s1_until_it_faces_along_its_route() {
    let mut table = phase(
        "event",
        &["paddy @ a1"],
        &["u0 rifle patrol @ f12 E post 0 step 5"],
        "deck = ['E17']\nspecials = 0\ntoken = 'white'",
    );
    table.does("paddy", "done", &[1]).shows(&["u0 rifle patrol @ f12 W post 0 step 5"]);
}

#[test]
fn revent_spot_s1_it_stops_at_what_it_sees() {
    // On its way from S to N it looks W and finds Jock.
    let mut table =
        phase("event", &["jock @ h9"], &["u0 rifle sentry @ l9 S post 0"], "deck = ['E01']\nspecials = 0");
    table.does("jock", "done", &[1]).shows(&["u0 rifle sentry @ l9 W post 0 alerted"]);
}

#[test]
fn revent_spot_s2_and_shouts() {
    let mut table = phase(
        "event",
        &["jock @ h9"],
        &["u0 rifle sentry @ l9 S post 0", "u1 rifle guard @ l6 E"],
        "deck = ['E01']\nspecials = 0",
    );
    table.does("jock", "done", &[1]).shows(&["u1 rifle guard @ l6 E alerted"]);
}

#[test]
fn revent_spawn_s1_on_the_tile_of_the_colour() {
    let mut table = phase("event", &["paddy @ a1"], &[], "deck = ['E23']\nspecials = 0");
    table.does("paddy", "done", &[1]);
    assert_eq!(table.look().units(|u| u.kind == rogue_regiment::AxisKind::Smg).count_ones(), 2);
}

#[test]
fn revent_spawn_s2_nearest_the_map_first() {
    let mut table = phase("event", &["paddy @ a1"], &[], "deck = ['E21']\nspecials = 0");
    table.does("paddy", "done", &[1]).shows(&["u51 smg reserve @ spawn1.a1 W"]);
}

#[test]
fn revent_spawn_s3_a_full_tile_takes_none() {
    let full: Vec<String> = ["a1", "b1", "c1", "a2", "b2", "c2"]
        .iter()
        .enumerate()
        .map(|(i, at)| format!("u{i} smg reserve @ spawn1.{at} W"))
        .collect();
    let units: Vec<&str> = full.iter().map(String::as_str).collect();
    let mut table = phase("event", &["paddy @ a1"], &units, "deck = ['E21']\nspecials = 0");
    table.does("paddy", "done", &[1]);
    assert_eq!(table.look().units(|_| true).count_ones(), 6);
}

#[test]
fn revent_spawn_s4_they_do_nothing_before_the_alarm() {
    let mut table = given(
        "acting = 'paddy'\nmen = ['paddy @ w6 E']\nunits = ['u0 smg reserve @ spawn1.a1 W', 'u1 rifle guard @ u6 W']",
    );
    table.does("paddy", "attack pistol u1", &[6]).shows(&["u0 smg reserve @ spawn1.a1 W"]);
}

#[test]
fn revent_alarm_s1_one_step() {
    let mut table = phase("event", &["paddy @ a1"], &[], "deck = ['E25']\nspecials = 0\nstealth = 5");
    table.does("paddy", "done", &[1]).shows(&["stealth = 4"]);
}

#[test]
fn revent_alarm_s2_at_zero_it_sounds() {
    let mut table = phase("event", &["paddy @ a1"], &[], "deck = ['E25']\nspecials = 0\nstealth = 1");
    table.does("paddy", "done", &[1]).shows(&["battle = true"]);
}

#[test]
fn revent_smoke_s1_into_a_slot() {
    let mut table = phase("event", &["paddy @ a1", "reg @ a12"], &[], "deck = ['E29']\nspecials = 0");
    table.does("paddy", "done", &[1]).does("paddy", "prefer reg", &[]);
    assert_eq!(table.state.friend(2).count(rogue_regiment::Item::Cigarettes), 1);
}

#[test]
fn revent_smoke_s3_an_unalerted_unit_smokes() {
    let mut table = given(
        "acting = 'reg'\nsmoke = true\nmen = ['reg @ a1 N has knife cigarettes']\nunits = ['u0 rifle guard @ f6 N', 'u1 rifle guard @ l12 N alerted']",
    );
    table.refuses("reg", "smoke u1", "event.smoke/3");
    table.does("reg", "smoke u0", &[]).shows(&["u0 rifle guard @ f6 N smoking"]);
}

#[test]
fn revent_smoke_s4_it_sees_nothing() {
    let table =
        given("acting = 'reg'\nsmoke = true\nmen = ['reg @ a1']\nunits = ['u0 rifle guard @ f6 N smoking']");
    assert_eq!(table.level(0, "f4"), 2);
}

#[test]
fn revent_smoke_s5_noise_ends_it() {
    let mut table = given(
        "acting = 'paddy'\nsmoke = true\nmen = ['paddy @ f9 S']\nunits = ['u0 rifle guard @ f6 N smoking', 'u1 rifle guard @ f12 S']",
    );
    table.does("paddy", "attack pistol u1", &[6]).shows(&["u0 rifle guard @ f6 S alerted", "smoke = false"]);
}

#[test]
fn revent_smoke_s6_only_one_at_a_time() {
    let mut table = phase(
        "event",
        &["paddy @ a1 N has cigarettes", "reg @ a12"],
        &[],
        "deck = ['E29']\nspecials = 0\nsmoke = true",
    );
    table.does("paddy", "done", &[1]);
    assert_eq!(table.state.friend(2).count(rogue_regiment::Item::Cigarettes), 0);
}

#[test]
fn revent_special_s2_the_window() {
    // 2/2 with one special card: never among the first two cards, then one in three.
    let drawn = |drawn: u8, n: u16| {
        let mut table = phase("event", &["paddy @ a1"], &[], &format!("drawn = {drawn}"));
        let dice: &[u16] = if drawn < 2 || n == 1 { &[1] } else { &[2, 1] };
        table.does("paddy", "done", dice);
        table.state.deck.special.is_some()
    };
    assert!(!drawn(0, 1) && !drawn(1, 1) && drawn(2, 1) && !drawn(2, 2));
}

#[test]
fn revent_sweep_s1_all_round() {
    let mut table = phase(
        "event",
        &["paddy @ a1 exposed"],
        &["u0 rifle sentry @ l9 E post 0 alerted"],
        "deck = ['E29']\nspecials = 0\nbattle = true\nstealth = 0",
    );
    table.does("paddy", "done", &[1]).shows(&["u0 rifle sentry @ l9 E post 0 alerted"]);
}

#[test]
fn revent_sweep_s2_it_stops_at_an_operator() {
    let mut table = phase(
        "event",
        &["paddy @ a1 exposed", "jock @ h9"],
        &["u0 rifle sentry @ l9 E post 0 alerted"],
        "deck = ['E29']\nspecials = 0\nbattle = true\nstealth = 0",
    );
    table.does("paddy", "done", &[1]);
    assert!(table.state.friend(1).is(mood::EXPOSED));
    assert_eq!(table.state.units[0].face, Facing::West);
}

#[test]
fn rpatrol_s1_four_squares_if_the_colour_fits() {
    let units = ["u0 rifle patrol @ a12 E post 0", "u1 rifle patrol @ u1 E post 1"];
    let mut table = phase("patrol", &["paddy @ a1"], &units, "token = 'white'");
    table
        .does("paddy", "done", &[])
        .shows(&["u0 rifle patrol @ e12 E post 0 step 4 done", "u1 rifle patrol @ u1 E post 1"]);
}

#[test]
fn rpatrol_s3_it_faces_the_next_square() {
    let mut table = phase("patrol", &["paddy @ a1"], &["u1 rifle patrol @ u1 E post 1"], "token = 'black'");
    // Round the corner: x1, then down.
    table.does("paddy", "done", &[]).shows(&["u1 rifle patrol @ x2 S post 1 step 4 done"]);
}

#[test]
fn rpatrol_s4_it_passes_others() {
    let units = ["u0 rifle patrol @ a12 E post 0", "u1 smg guard @ c12 E alerted"];
    let mut table = phase("patrol", &["paddy @ a1"], &units, "token = 'white'");
    table.does("paddy", "done", &[]).shows(&["u0 rifle patrol @ e12 E post 0 step 4 done"]);
    let mut table = phase(
        "patrol",
        &["paddy @ a1"],
        &["u0 rifle patrol @ a12 E post 0", "u1 smg guard @ e12 E"],
        "token = 'white'",
    );
    table.does("paddy", "done", &[]).shows(&["u0 rifle patrol @ d12 E post 0 step 3 done"]);
}

#[test]
fn rpatrol_spot_s1_it_stops_at_a_body() {
    let mut table = phase(
        "patrol",
        &["paddy @ a1"],
        &["u0 rifle patrol @ a12 E post 0"],
        "token = 'white'\nbodies = ['k12']",
    );
    table.does("paddy", "done", &[]).shows(&["u0 rifle patrol @ c12 E post 0 step 2 alerted done"]);
}

#[test]
fn rpatrol_spot_s2_and_shouts() {
    let units = ["u0 rifle patrol @ a12 E post 0", "u1 smg guard @ f10 N"];
    let mut table = phase("patrol", &["paddy @ a1"], &units, "token = 'white'\nbodies = ['k12']");
    table.does("paddy", "done", &[]).shows(&["u1 smg guard @ f10 N alerted"]);
}

#[test]
fn rattack_axis_s1_who_can_attacks() {
    let mut table = phase("attack", &["paddy @ f9 exposed"], &["u0 smg guard @ f6 S alerted"], "");
    table.does("paddy", "done", &[3, 2]);
    assert_eq!(table.state.friend(0).health, 4);
}

#[test]
fn rattack_axis_s2_each_hit_is_one() {
    let mut table = phase("attack", &["paddy @ f9 exposed"], &["u0 smg guard @ f6 S alerted"], "");
    table.does("paddy", "done", &[6, 6]);
    assert_eq!(table.state.friend(0).health, 3);
}

#[test]
fn rattack_axis_s3_short_range() {
    let mut table = phase("attack", &["paddy @ f9 exposed"], &["u0 smg guard @ f4 S alerted"], "");
    table.does("paddy", "done", &[3, 3]);
    assert_eq!(table.state.friend(0).health, 5);
}

#[test]
fn rattack_axis_s7_the_easiest() {
    // Paddy behind the hedge, Jock in the open and further: Jock.
    let mut table =
        phase("attack", &["paddy @ b8 exposed", "jock @ e9 exposed"], &["u0 smg guard @ b5 S alerted"], "");
    table.does("paddy", "done", &[6, 6]);
    assert_eq!((table.state.friend(0).health, table.state.friend(1).health), (5, 3));
}

#[test]
fn rattack_axis_s8_equals_are_the_players() {
    let mut table =
        phase("attack", &["paddy @ e9 exposed", "jock @ g9 exposed"], &["u0 smg guard @ f9 N alerted"], "");
    table.does("paddy", "done", &[]).does("jock", "prefer jock", &[6, 6]);
    assert_eq!(table.state.friend(1).health, 3);
}

#[test]
fn rend_stealth_s1_alerted_units_cost_a_step() {
    let mut table = phase("end", &["paddy @ a1"], &["u0 rifle guard @ l12 E alerted"], "");
    table.does("paddy", "done", &[]).shows(&["stealth = 6"]);
}

#[test]
fn rend_stealth_s2_the_exposed_are_forgotten() {
    let mut table = phase("end", &["paddy @ a1 exposed"], &["u0 rifle guard @ l12 E"], "");
    table.does("paddy", "done", &[]).shows(&["stealth = 6"]);
    assert!(!table.state.friend(0).is(mood::EXPOSED));
}

#[test]
fn rend_stealth_s3_hidden_bodies_are_removed() {
    let mut table = phase("end", &["paddy @ a1"], &[], "bodies = ['d4', 'f9', 'j3']");
    table.does("paddy", "done", &[]);
    assert_eq!(table.state.bodies.len(), 1);
}

#[test]
fn rend_stealth_s4_fires_go_out() {
    let mut table = phase("end", &["paddy @ a1"], &[], "fires = ['f9']");
    table.does("paddy", "done", &[]);
    assert!(table.state.fires.is_empty());
}

#[test]
fn rend_stealth_s5_marks_return() {
    let mut table = phase("end", &["paddy @ a1 marks u0"], &["u0 rifle guard @ l12 E"], "");
    table.does("paddy", "done", &[]);
    assert_eq!(table.state.friend(0).mark, rogue_regiment::Marked::None);
}

#[test]
fn rend_stealth_s6_the_cigarette_goes_out() {
    let mut table = phase(
        "end",
        &["paddy @ a1", "reg @ a2 N has cigarettes"],
        &["u0 rifle guard @ l12 E smoking"],
        "smoke = true",
    );
    table.does("paddy", "done", &[]);
    assert!(!table.state.units[0].has(flag::SMOKING));
    assert_eq!(table.state.friend(2).count(rogue_regiment::Item::Cigarettes), 1);
}

#[test]
fn rend_stealth_s7_one_step_at_most() {
    let mut table = phase(
        "end",
        &["paddy @ a1 exposed"],
        &["u0 rifle guard @ l12 E alerted", "u1 rifle guard @ x12 E alerted"],
        "",
    );
    table.does("paddy", "done", &[]).shows(&["stealth = 6"]);
}

#[test]
fn rend_alarm_s1_the_nearest_is_exposed() {
    let mut table =
        phase("end", &["paddy @ a1", "jock @ a12"], &["u0 rifle guard @ l12 E alerted"], "stealth = 1");
    table.does("paddy", "done", &[]);
    assert!(table.state.friend(0).is(mood::EXPOSED) && table.state.friend(1).is(mood::EXPOSED));
    let mut table =
        phase("end", &["paddy @ a1", "jock @ c12"], &["u0 rifle guard @ l12 E alerted"], "stealth = 1");
    table.does("paddy", "done", &[]);
    assert!(!table.state.friend(0).is(mood::EXPOSED) && table.state.friend(1).is(mood::EXPOSED));
}

#[test]
fn rend_alarm_s2_equals_all() {
    let mut table =
        phase("end", &["paddy @ a11", "jock @ a12"], &["u0 rifle guard @ l12 E alerted"], "stealth = 1");
    table.does("paddy", "done", &[]);
    assert!(table.state.friend(0).is(mood::EXPOSED) && table.state.friend(1).is(mood::EXPOSED));
}

#[test]
fn rend_alarm_s4_all_are_alerted() {
    let mut table = phase(
        "end",
        &["paddy @ a11"],
        &["u0 rifle guard @ l12 E alerted", "u1 smg reserve @ spawn1.a1 W"],
        "stealth = 1",
    );
    table.does("paddy", "done", &[]).shows(&["u1 smg reserve @ spawn1.a1 W alerted"]);
}

#[test]
fn rend_battle_s1_all_bodies_are_removed() {
    let mut table = phase("end", &["paddy @ a1 exposed"], &[], "battle = true\nstealth = 0\nbodies = ['f9']");
    table.does("paddy", "done", &[]);
    assert!(table.state.bodies.is_empty());
}

#[test]
fn rend_battle_s4_the_exposed_stay_so() {
    let mut table = phase("end", &["paddy @ a1 exposed"], &[], "battle = true\nstealth = 0");
    table.does("paddy", "done", &[]);
    assert!(table.state.friend(0).is(mood::EXPOSED));
}

#[test]
fn rsetup_sentry_s2_every_post_is_manned() {
    let table = start();
    assert_eq!(table.look().units(|u| u.role == rogue_regiment::Role::Sentry).count_ones(), 2);
}

#[test]
fn rsetup_sentry_s3_facing_the_filled_arrow() {
    start().shows(&["u0 rifle sentry @ l9 N post 0", "u1 rifle sentry @ a9 E post 1"]);
}

#[test]
fn rsetup_patrol_s3_and_s4_the_players_choose_the_start() {
    let mut table = start();
    assert_eq!(table.state.step(), Some(Step::Patrols(0)));
    table.does("paddy", "begin 1", &[]).shows(&["u2 rifle patrol @ l12 W post 0 step 11"]);
}

#[test]
fn rsetup_patrol_s4_either_end() {
    let table = start();
    table.allows("paddy", "begin 0").allows("jock", "begin 1");
}

#[test]
fn rsetup_guard_guards_stand_where_the_mission_says() {
    start().shows(&["u4 smg guard @ l5 W"]);
}

#[test]
fn runit_officer_he_stands_where_the_mission_says() {
    start().shows(&["u5 officer guard @ f1 S target"]);
}

#[test]
fn rplay_start_the_marker_stands_by_the_level() {
    start().shows(&["stealth = 7"]);
}

#[test]
fn rresist_setup_prisoners_wait_to_be_freed() {
    start().shows(&["maquis1 @ e3 N health 3 ap 0 bound has pistol"]);
}
