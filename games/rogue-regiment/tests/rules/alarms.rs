//! Cards, and the alarm in every phase.

use rogue_regiment::{Facing, Item, flag, mood};

use super::support::{Looking, Table, given, phase, road_phase};

const BATTLE: &str = "battle = true\nstealth = 0";

fn exposed(table: &Table, f: u8) -> bool {
    table.state.friend(f).is(mood::EXPOSED)
}

#[test]
fn revent_stealth_the_left_half() {
    let mut table = phase("event", &["paddy @ a1"], &[], "deck = ['E21']\nspecials = 0");
    table.does("paddy", "done", &[1]);
    assert_eq!(table.look().units(|_| true).count_ones(), 1, "spawn W1, not W2");
}

#[test]
fn revent_battle_the_right_half() {
    let mut table =
        phase("event", &["paddy @ a1 exposed"], &[], &format!("deck = ['E21']\nspecials = 0\n{BATTLE}"));
    table.does("paddy", "done", &[1]);
    assert_eq!(table.look().units(|_| true).count_ones(), 2, "W2, not spawn W1");
}

#[test]
fn revent_battle_spawn_nearest_the_map_first() {
    let mut table =
        phase("event", &["paddy @ a1 exposed"], &[], &format!("deck = ['E21']\nspecials = 0\n{BATTLE}"));
    table
        .does("paddy", "done", &[1])
        .shows(&["u51 smg reserve @ spawn1.a1 W alerted", "u50 smg reserve @ spawn1.a2 W alerted"]);
}

#[test]
fn revent_smoke_s2_kept_and_used_at_any_moment() {
    let men = ["reg @ a1 N has knife cigarettes", "jock @ a7"];
    let mut table = phase("end", &men, &["u0 rifle guard @ l12 E"], "smoke = true");
    table.does("reg", "done", &[]);
    assert_eq!(table.state.friend(2).count(Item::Cigarettes), 1, "kept over the End Phase");
    let units = ["u0 rifle guard @ l12 E"];
    // Before anybody acts, and in the middle of his turn.
    let table = phase("operator", &men, &units, "smoke = true");
    table.allows("reg", "done; smoke u0").allows("reg", "done; take reg; move b1; smoke u0");
    table.refuses("jock", "done; smoke u0", "comp.board/4");
    // In another's turn, and when he has acted, whoever is to act does it for him.
    table.allows("jock", "done; take jock; move a6; smoke u0");
    let mut table = phase("operator", &men, &units, "smoke = true");
    table.does("reg", "done; skip reg", &[]).does("jock", "smoke u0", &[]);
    assert_eq!(table.state.friend(2).count(Item::Cigarettes), 0);
}

#[test]
fn revent_special_s1_the_page_gives_a_window() {
    // Without a window there is no special card, whenever one draws.
    for drawn in 0..6 {
        let mut table = phase("event", &["paddy @ a1"], &[], &format!("drawn = {drawn}\nspecials = 0"));
        table.does("paddy", "done", &[1]).shows(&["special = none", "card = E01"]);
    }
}

#[test]
fn revent_special_s3_by_the_end_of_the_window_it_has_come() {
    // 2/2: the second pile has three cards with the special one.
    let mut table = phase("event", &["paddy @ a12"], &[], "drawn = 4");
    table.does("paddy", "done", &[1]).shows(&["special = departure", "card = none"]);
}

#[test]
fn revent_alarm_sound_s1_all_are_alerted() {
    let units = ["u0 rifle guard @ l12 E", "u1 smg reserve @ spawn1.a1 W", "u2 rifle sentry @ l9 N post 0"];
    let mut table = phase("event", &["paddy @ a1"], &units, "deck = ['E25']\nspecials = 0\nstealth = 1");
    table.does("paddy", "done", &[1]).shows(&[
        "u0 rifle guard @ l12 E alerted",
        "u1 smg reserve @ spawn1.a1 W alerted",
        "u2 rifle sentry @ l9 N post 0 alerted",
    ]);
}

#[test]
fn revent_alarm_sound_s2_the_attack_phase_follows() {
    // The rest of the card is dropped, no patrol walks, and who has an operator before him attacks.
    let men = ["paddy @ f9 exposed", "reg @ a1"];
    let units =
        ["u0 rifle patrol @ u1 E post 1", "u1 smg guard @ f6 S alerted", "u2 rifle sentry @ l9 N post 0"];
    let more = "phase = 'event'\nturn = 1\ndeck = ['E27']\nspecials = 0\nstealth = 1\ntoken = 'white'";
    let mut table = given(&format!("{more}\nmen = {men:?}\nunits = {units:?}"));
    table.does("paddy", "done", &[1, 6, 6]);
    assert_eq!(table.state.friend(0).health, 3);
    table.shows(&[
        "u0 rifle patrol @ u1 E post 1 alerted",
        "u2 rifle sentry @ l9 N post 0 alerted",
        "turn = 2",
    ]);
}

#[test]
fn revent_alarm_sound_s3_a_bomb_may_cause_it() {
    let more = "deck = ['E15']\nspecials = 0\nstealth = 1\nbombs = ['p3 fuse 1']";
    let mut table = phase("event", &["paddy @ a1", "reg @ a12"], &[], more);
    table.does("paddy", "done", &[1, 1, 1, 1, 1, 1, 1]).refuses("paddy", "expose jock", "alarm.op/4");
    table.does("paddy", "expose reg", &[]);
    assert!(exposed(&table, 2) && !exposed(&table, 0));
}

#[test]
fn revent_alarm_sound_s4_a_shot_exposes_its_firer() {
    let men = ["jock @ l5 S marks u0", "paddy @ a1"];
    let units = ["u0 rifle sentry @ l9 E post 0"];
    let mut table = phase("event", &men, &units, "deck = ['E01']\nspecials = 0\nstealth = 1");
    table.does("jock", "done", &[1]).does("jock", "fire jock pistol", &[6]).shows(&["battle = true"]);
    assert!(exposed(&table, 1) && !exposed(&table, 0));
}

#[test]
fn rpatrol_s2_the_nearest_first() {
    let units = [
        "u0 rifle patrol @ a12 E post 0",
        "u1 rifle patrol @ e12 E post 0 step 4",
        "u2 rifle patrol @ l12 W post 0 step 11 backward",
    ];
    let mut table = phase("patrol", &["paddy @ b6"], &units, "token = 'white'");
    table.does("paddy", "done", &[]);
    assert_eq!(table.offers("paddy"), ["pick u0", "pick u1"]);
    table.refuses("paddy", "pick u2", "patrol/2");
    // The nearer one goes ahead by itself, and the other stops short of it.
    let mut table = phase(
        "patrol",
        &["paddy @ a6"],
        &[units[0], "u1 rifle patrol @ h12 E post 0 step 7"],
        "token = 'white'",
    );
    table.does("paddy", "done", &[]).shows(&["u0 rifle patrol @ e12 E post 0 step 4 done"]);
}

#[test]
fn rpatrol_spot_s3_he_is_exposed() {
    let mut table = phase("patrol", &["paddy @ k12"], &["u0 rifle patrol @ a12 E post 0"], "token = 'white'");
    table.does("paddy", "done", &[]).shows(&["u0 rifle patrol @ c12 E post 0 step 2 alerted done"]);
    assert!(exposed(&table, 0));
}

/// A patrol on its way through a door that Jock holds from inside.
fn door() -> Table {
    let units = ["u0 rifle patrol @ g3 W post 0 step 1", "u1 smg guard @ i5 E", "u2 smg guard @ k3 E"];
    let mut table = road_phase("patrol", &["jock @ d3 W"], &units, "token = 'black'");
    table.does("jock", "done", &[]);
    table
}

#[test]
fn rpatrol_door_s1_it_stops_and_finds_him() {
    let table = door();
    table.shows(&["u0 rifle patrol @ e3 W post 0 step 3 alerted done"]);
    assert!(exposed(&table, 1));
}

#[test]
fn rpatrol_door_s2_and_shouts() {
    door().shows(&["u1 smg guard @ i5 E alerted", "u2 smg guard @ k3 E"]);
}

/// Jock's marked shot at a patrol on its way brings the marker to 0.
fn patrol_alarm(men: &[&str]) -> Table {
    let units = [
        "u0 rifle patrol @ c12 E post 0 step 2",
        "u1 rifle patrol @ l12 W post 0 step 11",
        "u2 smg guard @ x12 N",
        "u3 smg reserve @ spawn1.a1 W",
    ];
    let mut table = phase("patrol", men, &units, "token = 'white'\nstealth = 1");
    table.does("jock", "done", &[]);
    table
}

#[test]
fn rpatrol_alarm_s1_all_are_alerted_and_keep_their_facing() {
    let mut table = patrol_alarm(&["jock @ a11 E marks u0", "reg @ a1"]);
    table
        .does("jock", "fire jock pistol", &[6])
        .shows(&["u2 smg guard @ x12 N alerted", "u3 smg reserve @ spawn1.a1 W alerted"]);
}

#[test]
fn rpatrol_alarm_s2_no_other_patrol_walks() {
    let mut table = patrol_alarm(&["jock @ a11 E marks u0", "reg @ a1"]);
    table.does("jock", "fire jock pistol", &[6]);
    table.waits();
    assert_eq!(table.rules.theatre().ground().name(table.state.units[1].at), "l12");
    assert_eq!(table.state.step(), None, "the phase is over");
}

#[test]
fn rpatrol_alarm_s3_somebody_must_be_exposed() {
    let mut table = patrol_alarm(&["jock @ a11 E marks f11 has grenade", "reg @ a1"]);
    table.does("jock", "lob jock", &[1, 1, 1, 1]).refuses("jock", "expose paddy", "alarm.op/4");
    table.does("jock", "expose reg", &[]);
    assert!(exposed(&table, 2) && !exposed(&table, 1), "a grenade does not reveal its thrower");
}

#[test]
fn rpatrol_alarm_s4_a_shot_exposes_its_firer() {
    let mut table = patrol_alarm(&["jock @ a11 E marks u0", "reg @ a1"]);
    table.does("jock", "fire jock pistol", &[6]);
    assert!(exposed(&table, 1) && !exposed(&table, 2));
}

#[test]
fn raction_mark_s6_it_interrupts_any_movement() {
    // Jock watches a guard who stands still; a patrol's walk gives him the moment.
    let units = ["u0 rifle patrol @ a12 E post 0", "u1 smg guard @ w8 E"];
    let mut table = phase("patrol", &["jock @ w4 S marks u1"], &units, "token = 'white'");
    table.does("jock", "done", &[]).shows(&["u0 rifle patrol @ b12 E post 0 step 1 done"]);
    table.does("jock", "fire jock pistol", &[6]).shows(&["bodies: w8"]);
    // Or he waits, square by square.
    let mut table = phase("patrol", &["jock @ w4 S marks u1"], &units, "token = 'white'");
    table.does("jock", "done; pass; pass", &[]).shows(&["u0 rifle patrol @ d12 E post 0 step 3 done"]);
}

#[test]
fn ralarm_op_s7_exposed_for_good_until_he_leaves() {
    let mut table = phase("end", &["paddy @ a1 exposed"], &[], BATTLE);
    table.does("paddy", "done", &[]);
    assert!(exposed(&table, 0));
    let men = "['paddy @ a4 fielded exposed', 'reg @ l12 exposed']";
    let mut table = given(&format!("{BATTLE}\nacting = 'paddy'\nmen = {men}"));
    table.does("paddy", "move edge1.d2", &[]);
    assert!(exposed(&table, 0), "on the exit tile still");
    table.does("paddy", "leave", &[]);
    assert!(!exposed(&table, 0));
}

#[test]
fn rend_alarm_s3_the_jeep_exposes_who_sits_in_it() {
    let men = ["paddy aboard jeep", "reg aboard jeep", "jock @ a1"];
    let mut table = phase("end", &men, &[], "stealth = 1\ncars = ['jeep @ 12 6 N seats paddy reg']");
    table.does("paddy", "done", &[]).shows(&["battle = true"]);
    assert!(exposed(&table, 0) && exposed(&table, 2) && !exposed(&table, 1));
}

#[test]
fn rend_battle_s2_fires_go_out() {
    let mut table = phase("end", &["paddy @ a1 exposed"], &[], &format!("{BATTLE}\nfires = ['f9']"));
    table.does("paddy", "done", &[]);
    assert!(table.state.fires.is_empty());
}

#[test]
fn rend_battle_s3_marks_return() {
    let units = ["u0 rifle guard @ l12 E alerted"];
    let mut table = phase("end", &["paddy @ a1 exposed marks u0"], &units, BATTLE);
    table.does("paddy", "done", &[]);
    assert_eq!(table.state.friend(0).mark, rogue_regiment::Marked::None);
}

#[test]
fn rresist_alarm_s2_an_operator_is_named_too() {
    let men = "['paddy @ a1', 'jock @ a12', 'maquis1 @ f6']";
    let mut table =
        given(&format!("stealth = 1\nacting = 'maquis1'\nmen = {men}\nunits = ['u0 rifle guard @ f3 N']"));
    table.does("paddy", "attack pistol u0", &[6]).shows(&["battle = true"]);
    assert!(exposed(&table, 4));
    table.refuses("jock", "expose maquis1", "alarm.op/4");
    table.does("jock", "expose jock", &[]);
    assert!(exposed(&table, 1) && !exposed(&table, 0));
}

/// A special card in effect.
fn card(special: &str, men: &[&str], units: &[&str], more: &str) -> Table {
    let battle = if more.contains("battle = true") { " battle" } else { "" };
    given(&format!(
        "steps = ['event run 0{battle}']\nspecial = '{special}'\ncard = 'none'\nmen = {men:?}\nunits = {units:?}\n{more}"
    ))
}

#[test]
fn rspecial_flare_all_see_all_round() {
    let mut table = card("flare", &["paddy @ f9"], &["u0 rifle guard @ f6 N"], "");
    table.does("paddy", "done", &[]).shows(&["u0 rifle guard @ f6 N alerted", "flare = true"]);
    assert!(exposed(&table, 0));
    let mut table = phase("end", &["paddy @ a1"], &[], "flare = true");
    table.does("paddy", "done", &[]).shows(&["flare = false"]);
    // In battle it lights who is in the open.
    let men = ["paddy @ f9 exposed", "jock @ d4", "reg @ j3", "andy @ q3 diving", "maquis1 @ a7"];
    let mut table = card("flare", &men, &[], BATTLE);
    table.does("paddy", "done", &[]);
    assert_eq!([0, 1, 2, 3, 4].map(|f| exposed(&table, f)), [true, false, false, false, true]);
}

#[test]
fn revent_spot_s3_who_is_found_is_exposed() {
    let mut table =
        phase("event", &["jock @ h9"], &["u0 rifle sentry @ l9 S post 0"], "deck = ['E01']\nspecials = 0");
    table.does("jock", "done", &[1]);
    assert!(exposed(&table, 1));
    assert!(table.state.units[0].has(flag::ALERTED));
    assert_eq!(table.state.units[0].face, Facing::West);
}
