//! How the Axis advance: on whom, where to, by which way, in which order.

use rogue_regiment::{Facing, Prey, Step};

use super::support::{Looking, Table, given, phase, road_phase};

const BATTLE: &str = "battle = true\nstealth = 0";

/// The square on which a unit stands.
fn at(table: &Table, u: usize) -> String {
    table.rules.theatre().ground().name(table.state.units[u].at)
}

fn distance(table: &Table, u: usize, square: &str) -> u8 {
    let g = table.rules.theatre().ground();
    g.distance(table.state.units[u].at, g.find(square).expect("a square"))
}

/// Paddy is in the house without windows: nobody can attack him this turn from the south.
const HIDDEN: [&str; 1] = ["paddy @ c3 exposed"];
const SOLDIER: [&str; 1] = ["u0 smg guard @ e10 N alerted"];

#[test]
fn radvance_stealth_s4_a_facing_off_the_route_is_kept() {
    let patrol = ["u0 rifle patrol @ e12 N post 0 step 4 alerted"];
    let mut table = phase("patrol", &["paddy @ a1"], &patrol, "token = 'white'");
    table.does("paddy", "done", &[]).shows(&["u0 rifle patrol @ e12 N post 0 step 4 alerted"]);
    // A card makes it turn, and it walks again.
    let mut table = phase("event", &["paddy @ a1"], &patrol, "deck = ['E17']\nspecials = 0\ntoken = 'white'");
    table.does("paddy", "done", &[1]).shows(&["u0 rifle patrol @ e12 E post 0 step 4 alerted"]);
    let sentry = ["u0 rifle sentry @ l9 W post 0 alerted"];
    let mut table = phase("advance", &["paddy @ a1"], &sentry, "");
    table.does("paddy", "done", &[]).shows(&["u0 rifle sentry @ l9 W post 0 alerted"]);
    let mut table = phase("event", &["paddy @ a1"], &sentry, "deck = ['E01']\nspecials = 0");
    table.does("paddy", "done", &[1]).shows(&["u0 rifle sentry @ l9 N post 0 alerted"]);
}

#[test]
fn radvance_stealth_s5_guards_and_officers_keep_theirs() {
    let units = ["u0 smg guard @ l12 W alerted", "u1 officer guard @ x12 E alerted"];
    for start in ["advance", "patrol"] {
        let mut table = phase(start, &["paddy @ a1"], &units, "token = 'white'");
        table.does("paddy", "done", &[]).shows(&units);
    }
    for card in ["E01", "E05", "E19"] {
        let more = format!("deck = ['{card}']\nspecials = 0");
        let mut table = phase("event", &["paddy @ a1"], &units, &more);
        table.does("paddy", "done", &[1]).shows(&units);
    }
    // Until they hear something.
    let mut table =
        given(&format!("acting = 'paddy'\nmen = ['paddy @ l8 N']\nunits = {units:?}\ndrums = ['l5']"));
    table.does("paddy", "burst pistol l5", &[1]).shows(&["u0 smg guard @ l12 N alerted"]);
}

#[test]
fn radvance_prio_s1_equals_are_the_players() {
    let men = ["paddy @ f6 exposed", "jock @ k1 exposed", "reg @ f9 exposed"];
    let mut table = phase("advance", &men, &["u0 smg guard @ f1 S alerted"], "");
    table.does("paddy", "done", &[]);
    table.refuses("paddy", "prefer reg", "advance.prio/1").refuses("paddy", "prefer andy", "advance.prio/1");
    assert_eq!(table.offers("paddy"), ["prefer paddy", "prefer jock"]);
}

#[test]
fn radvance_prio_s2_another_if_the_nearest_cannot_be_attacked() {
    // Paddy, nearer, is in the house; Jock is eight squares off in the open.
    let mut table = road_phase("advance", &["paddy @ c3 exposed", "jock @ m11 exposed"], &SOLDIER, "");
    table.does("paddy", "done", &[]);
    table.waits();
    assert!(distance(&table, 0, "m11") <= 4, "it stands at {}", at(&table, 0));
    assert_eq!(table.state.units[0].face, Facing::East);
}

#[test]
fn radvance_prio_s3_else_toward_the_nearest() {
    let mut table = road_phase("advance", &HIDDEN, &SOLDIER, "");
    table.does("paddy", "done", &[]);
    table.waits();
    assert_eq!(distance(&table, 0, "e10"), 4);
    assert_eq!(table.state.units[0].face, Facing::North);
}

#[test]
fn radvance_best_s2_the_nearest_first() {
    let units = ["u0 smg guard @ f5 S alerted", "u1 smg guard @ h5 S alerted", "u2 smg guard @ f2 S alerted"];
    let mut table = phase("advance", &["paddy @ g12 exposed"], &units, "");
    table.does("paddy", "done", &[]);
    assert_eq!(table.offers("paddy"), ["pick u0", "pick u1"]);
    table.refuses("paddy", "pick u2", "advance.best/2");
    let mut table = phase("advance", &["paddy @ g12 exposed"], &units[1..], "");
    table.does("paddy", "done", &[]);
    assert_eq!(table.state.step(), Some(Step::Goal(1, Prey::Friend(0))), "no choice: h5 is nearer than f2");
}

#[test]
fn radvance_best_s3_by_a_shortest_way() {
    let mut table =
        phase("advance", &["paddy @ f12 exposed"], &["u0 smg guard @ f4 S alerted"], "traps = ['i5']");
    table.does("paddy", "done", &[]).does("paddy", "go h8", &[]);
    table.refuses("paddy", "go e5", "advance.best/3").allows("paddy", "go g5");
    table.does("paddy", "go g5", &[]);
    table.waits();
    assert_eq!(at(&table, 0), "h8");
}

#[test]
fn radvance_best_s4_equals_are_the_players() {
    let mut table = road_phase("advance", &HIDDEN, &SOLDIER, "");
    table.does("paddy", "done", &[]);
    assert_eq!(table.offers("paddy"), ["go c6", "go d6", "go e6", "go f6", "go g6", "go h6"]);
    table.refuses("paddy", "go b6", "advance.best/1");
    table.does("paddy", "go g6", &[]);
    assert_eq!(at(&table, 0), "g6");
}

#[test]
fn radvance_best_s5_the_way_on_which_somebody_is_made_out() {
    // Jock crouches in the woods at m6: of the equal ends h6 is nearest to him, and the soldier looks his way.
    let men = ["paddy @ c3 exposed", "jock @ m6 crouched exposed"];
    let mut table = road_phase("advance", &men, &SOLDIER, "");
    table.does("paddy", "done", &[]);
    table.waits();
    assert_eq!((at(&table, 0).as_str(), table.state.units[0].face), ("h6", Facing::East));
}

#[test]
fn radvance_best_s6_no_other_if_he_cannot_be_attacked_at_once() {
    // Jock is too far for this turn, so it goes for Paddy.
    let mut table = road_phase("advance", &["paddy @ c3 exposed", "jock @ x11 exposed"], &SOLDIER, "");
    table.does("paddy", "done", &[]).refuses("paddy", "go i10", "advance.best/1");
    table.does("paddy", "go e6", &[]);
    assert_eq!(table.state.units[0].face, Facing::North);
}

#[test]
fn radvance_move_s1_with_all_its_points() {
    let mut table = road_phase("advance", &HIDDEN, &SOLDIER, "");
    table.does("paddy", "done", &[]).refuses("paddy", "go e7", "advance.best/1");
    // Others in the way: it comes as far as it can.
    let row: Vec<String> = ["c6", "d6", "e6", "f6", "g6", "h6"]
        .iter()
        .enumerate()
        .map(|(i, at)| format!("u{} smg guard @ {at} S", i + 1))
        .collect();
    let units: Vec<&str> = SOLDIER.into_iter().chain(row.iter().map(String::as_str)).collect();
    let mut table = road_phase("advance", &HIDDEN, &units, "");
    table.does("paddy", "done", &[]);
    table.waits();
    assert_eq!(distance(&table, 0, "e10"), 3);
}

#[test]
fn radvance_move_s2_woods_houses_and_low_walls_do_not_stop_them() {
    let table = phase("advance", &["paddy @ a12"], &[], "");
    let g = table.rules.theatre().ground();
    let square = |name: &str| g.find(name).expect("a square");
    let cost = |a: &str, b: &str| rogue_regiment::step_cost(table.look(), square(a), square(b));
    // Into woods, through the door, over the low wall.
    assert_eq!([cost("j4", "j3"), cost("f4", "e4"), cost("g7", "g8")], [Some(1); 3]);
}

#[test]
fn radvance_move_s4_climbing_counts() {
    // Straight over the hedge it would stand on o4; round its ends it comes a square further.
    let mut table = road_phase("advance", &["paddy @ o10 exposed"], &["u0 smg guard @ o1 S alerted"], "");
    table.does("paddy", "done", &[]);
    assert_eq!(table.offers("paddy"), ["go k5", "go q5", "go r5", "go s5"]);
    table.refuses("paddy", "go o4", "advance.best/1");
}

#[test]
fn radvance_move_s5_past_others_and_through_a_held_door() {
    let men = ["paddy @ c5 exposed", "jock @ e4"];
    let units = ["u0 smg guard @ h4 W alerted", "u1 smg guard @ g4 W alerted done"];
    let mut table = phase("advance", &men, &units, "");
    table.does("paddy", "done", &[]).allows("paddy", "go d4").refuses("paddy", "go e4", "advance.best/1");
    table.does("paddy", "go d4", &[]);
    table.waits();
    assert_eq!(at(&table, 0), "d4");
}

#[test]
fn radvance_vehicles_before_infantry() {
    let units = ["u0 smg guard @ m7 S alerted", "u52 motorbike reserve @ 12 -1 S alerted"];
    let mut table = phase("advance", &["paddy @ p11 exposed"], &units, BATTLE);
    table.does("paddy", "done", &[]);
    assert!(matches!(table.state.step(), Some(Step::VehicleGoal(52, _))), "{:?}", table.state.step());
    assert_eq!(at(&table, 0), "m7");
}

/// Jock has marked a guard; somebody advances past, and a shot brings the marker to 0. Where the one who advances goes.
fn alarm() -> (Table, String) {
    let units = [
        "u0 smg guard @ f1 S alerted",
        "u1 smg guard @ l8 E",
        "u2 smg guard @ x1 N",
        "u3 smg guard @ f12 S alerted done",
        "u4 smg reserve @ spawn1.a1 W",
    ];
    let mut table = phase("advance", &["paddy @ a12 exposed", "jock @ l5 S marks u1"], &units, "stealth = 1");
    table.does("paddy", "done", &[]);
    let goal = table.offers("paddy")[0].clone();
    table.does("paddy", &goal, &[]);
    while matches!(table.state.step(), Some(Step::March(..))) {
        let next = table.offers("paddy")[0].clone();
        table.does("paddy", &next, &[]);
    }
    table.does("jock", "fire jock pistol", &[6]);
    (table, goal.replace("go ", ""))
}

#[test]
fn radvance_alarm_s1_battle_follows_at_once() {
    let (mut table, _) = alarm();
    table.shows(&["battle = true", "bodies: l8"]);
    table.waits();
    // Those who did not advance before do now, the spawned one too.
    assert_ne!(at(&table, 2), "x1");
    assert_ne!(at(&table, 4), "spawn1.a1");
}

#[test]
fn radvance_alarm_s2_nobody_moves_twice() {
    let (mut table, goal) = alarm();
    table.waits();
    assert_eq!((at(&table, 0), at(&table, 3)), (goal, "f12".to_string()));
}

#[test]
fn radvance_battle_s3_the_rear_comes_through_the_front() {
    let units = ["u0 smg reserve @ spawn1.c1 W alerted", "u1 smg reserve @ spawn1.b1 W alerted done"];
    let mut table = phase("advance", &["paddy @ p6 exposed"], &units, BATTLE);
    table.does("paddy", "done", &[]);
    table.waits();
    // Three points to the edge of the map, one more on it.
    assert!(at(&table, 0).starts_with('w'), "it stands at {}", at(&table, 0));
}

/// A sentry at f1 who looks west, and somebody else who can advance.
fn sentry(men: &[&str]) -> Facing {
    let units = ["u0 rifle sentry @ f1 W post 0 alerted", "u1 smg guard @ x12 S alerted done"];
    let mut table = phase("advance", men, &units, BATTLE);
    table.does("paddy", "done", &[]);
    table.waits();
    assert_eq!(at(&table, 0), "f1");
    table.state.units[0].face
}

#[test]
fn radvance_battle_s7_to_the_nearest_whom_it_can_attack() {
    assert_eq!(sentry(&["paddy @ f4 exposed", "jock @ j1 exposed"]), Facing::South);
    assert_eq!(sentry(&["paddy @ f6 exposed", "jock @ j1 exposed"]), Facing::East);
}

#[test]
fn radvance_battle_s8_to_another_whom_it_can() {
    assert_eq!(sentry(&["paddy @ d4 exposed", "jock @ l1 exposed"]), Facing::East);
}

#[test]
fn radvance_battle_s9_else_just_to_the_nearest() {
    assert_eq!(sentry(&["paddy @ d4 exposed", "jock @ p1 exposed"]), Facing::South);
}

#[test]
fn radvance_battle_s9_equals_are_the_players() {
    let units = ["u0 rifle sentry @ f1 W post 0 alerted", "u1 smg guard @ x12 S alerted done"];
    let mut table = phase("advance", &["paddy @ f5 exposed", "jock @ j1 exposed"], &units, BATTLE);
    table.does("paddy", "done", &[]).refuses("paddy", "prefer reg", "advance.battle/7");
    table.does("jock", "prefer paddy", &[]);
    assert_eq!(table.state.units[0].face, Facing::South);
}

#[test]
fn runit_officer_stays_in_both_environments() {
    for more in ["", BATTLE] {
        let mut table = phase("advance", &["paddy @ f5 exposed"], &["u0 officer guard @ f1 N alerted"], more);
        table.does("paddy", "done", &[]).shows(&["u0 officer guard @ f1 S alerted"]);
    }
}
