//! The rulebook's worked examples, die by die.

#[path = "rules/support.rs"]
#[allow(dead_code)]
mod support;

use rogue_regiment::{Facing, flag, mood};
use support::{Looking, Table, given, paddy, phase};

fn health(table: &Table, f: u8) -> u8 {
    table.state.friend(f).health
}

#[test]
fn ex_move_blocked() {
    paddy("b7 S", &[]).refuses("paddy", "move b8", "action.move/2");
    paddy("f5 N", &[]).refuses("paddy", "move e4", "building.door/3").refuses(
        "paddy",
        "move e5",
        "building.wall",
    );
    paddy("g10 E", &[]).refuses("paddy", "move h10", "map.rock/3").allows("paddy", "move g9");
}

#[test]
fn ex_sprint() {
    let mut table = given("acting = 'jock'\nmen = ['jock @ h8 N']");
    table.does("jock", "sprint; move h7-h6-h5", &[]);
    assert_eq!(table.state.friend(1).ap, 2);
}

#[test]
fn ex_climb() {
    for (at, to) in [("b7", "b8"), ("k7", "l7"), ("d2", "d3")] {
        paddy(&format!("{at} S"), &[]).allows("paddy", &format!("climb {to}"));
        given(&format!("acting = 'jock'\nmen = ['jock @ {at}']")).allows("jock", &format!("climb {to}"));
    }
    for (at, to) in [("h9", "h10"), ("e10", "e11")] {
        paddy(&format!("{at} S"), &[]).refuses("paddy", &format!("climb {to}"), "item.grapple");
        given(&format!("acting = 'jock'\nmen = ['jock @ {at}']")).allows("jock", &format!("climb {to}"));
    }
}

#[test]
fn ex_pistol() {
    let hits = |from: &str, die: u16| {
        let mut table =
            given(&format!("acting = 'jock'\nmen = ['jock @ {from}']\nunits = ['u0 rifle guard @ f1 N']"));
        table.does("jock", "attack pistol u0", &[die]);
        !table.state.units[0].has(flag::HERE)
    };
    assert_eq!([4, 5].map(|die| hits("f6", die)), [false, true]);
    assert_eq!([3, 4].map(|die| hits("f5", die)), [false, true]);
}

#[test]
fn ex_attack_los() {
    let table = given(
        "acting = 'jock'\nmen = ['jock @ f10']\nunits = ['u0 rifle guard @ k10 N', 'u1 rifle guard @ f6 N']",
    );
    table.refuses("jock", "attack pistol u0", "action.attack/4").allows("jock", "attack pistol u1");
}

#[test]
fn ex_move_attack() {
    let mut table = given("acting = 'jock'\nmen = ['jock @ e6']\nunits = ['u0 rifle guard @ f2 N']");
    table.does("jock", "move-attack; move f6; attack pistol u0", &[5]).shows(&["bodies: f2"]);
    assert_eq!(table.state.friend(1).ap, 3);
}

#[test]
fn ex_attack_move() {
    let mut table = given("acting = 'jock'\nmen = ['jock @ i4']\nunits = ['u0 rifle guard @ f4 W']");
    table
        .does("jock", "attack-move; attack pistol u0; move j3", &[1])
        .shows(&["u0 rifle guard @ f4 E alerted"]);
    assert_eq!(table.state.friend(1).ap, 3);
}

#[test]
fn ex_knife() {
    let mut table = given("acting = 'jock'\nmen = ['jock @ e8']\nunits = ['u0 rifle guard @ g6 E']");
    table.does("jock", "move-attack; move f7; attack knife u0", &[]).shows(&["bodies: g6"]);
    assert_eq!(table.state.friend(1).ap, 3);
}

#[test]
fn ex_aim() {
    let mut table = paddy("f7 N", &["u0 rifle guard @ f1 N"]);
    table.does("paddy", "aim pistol u0; move-attack; move f6; attack pistol u0", &[3]).shows(&["bodies: f1"]);
    assert_eq!(table.state.friend(0).ap, 2);
}

#[test]
fn ex_mark_patrol() {
    // It walks away from Jock: he lets it go a square, then fires.
    let units = ["u0 rifle patrol @ c12 E post 0 step 2"];
    let mut table = phase("patrol", &["jock @ a11 E marks u0"], &units, "token = 'white'");
    table.does("jock", "done; pass", &[]).does("jock", "fire jock pistol", &[2]).shows(&["bodies: e12"]);
}

#[test]
fn ex_mark_event() {
    let mut table = phase(
        "event",
        &["jock @ l5 S marks u0"],
        &["u0 rifle sentry @ l9 E post 0"],
        "deck = ['E01']\nspecials = 0",
    );
    table
        .does("jock", "done", &[1])
        .shows(&["u0 rifle sentry @ l9 E post 0"])
        .allows("jock", "fire jock pistol");
}

#[test]
fn ex_crouch_woods() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ j3 crouched']\nunits = ['u0 rifle guard @ j6 N']");
    assert!(!table.look().sees(0, 0));
}

#[test]
fn ex_crouch_hedge() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ b8 crouched']\nunits = ['u0 rifle guard @ b6 S']");
    assert!(!table.look().sees(0, 0));
}

#[test]
fn ex_pickup_body() {
    let mut table = given("acting = 'jock'\nmen = ['jock @ f6']\nbodies = ['f5']");
    table.does("jock", "move f5; pick-up body", &[]).refuses("jock", "sprint", "action.pickup/5");
    assert_eq!(table.state.friend(1).ap, 3);
}

#[test]
fn ex_place_window() {
    let mut table = given("acting = 'jock'\nmen = ['jock @ d1 carries body']");
    table.does("jock", "move-place; move d2; place body c3", &[]).shows(&["bodies: c3"]);
    assert_eq!(table.state.friend(1).ap, 3);
}

#[test]
fn ex_noise() {
    let mut table = paddy("f6 N", &["u0 rifle guard @ f2 N", "u1 rifle sentry @ l9 N post 0"]);
    table
        .does("paddy", "attack pistol u0", &[6])
        .shows(&["u1 rifle sentry @ l9 W post 0 alerted", "stealth = 6"]);
}

#[test]
fn ex_field() {
    let table = given(
        "acting = 'paddy'\nmen = ['paddy @ a12']\nunits = ['u0 rifle guard @ j7 W', 'u1 rifle guard @ j5 N', 'u2 rifle guard @ e9 N', 'u3 rifle guard @ e7 N alerted', 'u4 rifle guard @ b5 S']",
    );
    // In the open, along a low wall, in woods, behind woods, behind an alerted unit, behind a hedge.
    assert_eq!(table.level(0, "h7"), 0);
    assert_eq!(table.level(0, "g8"), 0);
    assert_eq!((table.level(1, "j3"), table.level(1, "j1")), (1, 2));
    assert_eq!(table.level(2, "e6"), 0);
    assert_eq!(table.level(4, "b8"), 1);
}

#[test]
fn ex_field_officer() {
    // m4 is hidden from the officer by the patrol on the edge of his arc, l4 lies outside it.
    let mut table = given(
        "acting = 'jock'\nmen = ['jock @ m4']\nunits = ['u0 officer guard @ o2 S', 'u1 rifle guard @ n3 N']",
    );
    assert_eq!((table.level(0, "m4"), table.level(0, "l4")), (2, 2));
    table.does("jock", "move l4", &[]);
    assert!(!table.state.friend(1).is(mood::EXPOSED));
    // Without the patrol the first of them is seen.
    let open = given("acting = 'jock'\nmen = ['jock @ m4']\nunits = ['u0 officer guard @ o2 S']");
    assert_eq!((open.level(0, "m4"), open.level(0, "l4")), (0, 2));
}

#[test]
fn ex_sprint_past() {
    let mut table = given(
        "acting = 'jock'\nmen = ['jock @ e11']\nunits = ['u0 rifle guard @ f6 S', 'u1 rifle guard @ i6 E']",
    );
    table
        .does("jock", "sprint; move f10-g11; halt", &[])
        .shows(&["u0 rifle guard @ f6 S alerted", "u1 rifle guard @ i6 E alerted"]);
    assert!(table.state.friend(1).is(mood::EXPOSED));
    assert_eq!(health(&table, 1), 5);
}

#[test]
fn ex_reaction() {
    let mut table = paddy("b8 N crouched", &["u0 rifle guard @ b4 S"]);
    table.does("paddy", "pop-up", &[]).shows(&["u0 rifle guard @ b4 S alerted"]);
    table.does("paddy", "aim pistol u0", &[3]);
    assert_eq!((health(&table, 0), table.state.friend(0).ap), (4, 3));
}

#[test]
fn ex_popup_kill() {
    let mut table = paddy("b8 N crouched", &["u0 rifle guard @ b4 S", "u1 rifle guard @ b2 N"]);
    table.does("paddy", "pop-up-attack; attack pistol u0", &[4]).shows(&["bodies: b4"]);
    assert_eq!(health(&table, 0), 5);
}

#[test]
fn ex_return_fire() {
    let mut table = paddy("f8 N", &["u0 rifle guard @ f5 N alerted"]);
    table.does("paddy", "attack pistol u0", &[3, 6]);
    assert!(table.state.friend(0).is(mood::EXPOSED));
    assert_eq!(health(&table, 0), 4);
}

#[test]
fn ex_blind() {
    let mut table = paddy("b8 N crouched", &["u0 rifle guard @ b5 E alerted"]);
    table.does("paddy", "blind pistol u0", &[4]).shows(&["u0 rifle guard @ b5 S alerted"]);
    assert!(table.state.friend(0).is(mood::EXPOSED));
    assert_eq!(health(&table, 0), 5);
}

#[test]
fn ex_recover() {
    let mut table = paddy("f6 N health 3", &[]);
    table.does("paddy", "recover", &[]);
    assert_eq!((health(&table, 0), table.state.friend(0).ap), (4, 1));
}

#[test]
fn ex_officer_battle() {
    let mut table = phase(
        "advance",
        &["paddy @ a9 exposed"],
        &["u0 officer guard @ k9 E alerted"],
        "battle = true\nstealth = 0",
    );
    table.does("paddy", "done", &[]);
    assert_eq!(table.state.units[0].face, Facing::West);
}

#[test]
fn ex_sentry_battle() {
    // Paddy, nearer, crouches on an inside window square; Jock stands in woods in sight.
    let men = ["paddy @ d3 exposed crouched", "jock @ j3 exposed"];
    let units = ["u0 rifle sentry @ f1 W post 0 alerted", "u1 smg guard @ x12 S alerted"];
    let mut table = phase("advance", &men, &units, "battle = true\nstealth = 0");
    table.does("paddy", "done", &[]);
    table.waits();
    assert_eq!(table.state.units[0].face, Facing::East);
}

#[test]
fn ex_spawn_enter() {
    let units = [
        "u0 smg reserve @ spawn1.a1 W alerted",
        "u1 smg reserve @ spawn1.a2 W alerted",
        "u2 smg reserve @ spawn1.b1 W alerted",
    ];
    let mut table = phase("advance", &["paddy @ p6 exposed"], &units, "battle = true\nstealth = 0");
    table.does("paddy", "done", &[]);
    table.waits();
    let g = table.rules.theatre().ground();
    assert!(table.state.units[..3].iter().all(|u| g.on_map(u.at)));
}

#[test]
fn ex_event_sentry() {
    let mut table =
        phase("event", &["paddy @ a1"], &["u0 rifle sentry @ l9 S post 0"], "deck = ['E01']\nspecials = 0");
    table.does("paddy", "done", &[1]).shows(&["u0 rifle sentry @ l9 N post 0"]);
}

#[test]
fn ex_event_patrol() {
    let mut table = phase(
        "event",
        &["paddy @ a1"],
        &["u0 rifle patrol @ f12 E post 0 step 5"],
        "deck = ['E18']\nspecials = 0",
    );
    table.does("paddy", "done", &[1]).shows(&["u0 rifle patrol @ f12 W post 0 step 5"]);
}

#[test]
fn ex_event_spot() {
    let seen = |how: &str| {
        let mut table = phase(
            "event",
            &[&format!("jock @ h9 {how}")],
            &["u0 rifle sentry @ l9 S post 0"],
            "deck = ['E01']\nspecials = 0\ndrums = ['i9']",
        );
        table.does("jock", "done", &[1]);
        table.state.friend(1).is(mood::EXPOSED)
    };
    assert!(seen("") && !seen("crouched"));
}

#[test]
fn ex_alarm_step() {
    let mut table = phase("event", &["paddy @ a1"], &[], "deck = ['E25']\nspecials = 0\nstealth = 5");
    table.does("paddy", "done", &[1]).shows(&["stealth = 4"]);
}

#[test]
fn ex_sweep() {
    let units = ["u0 rifle sentry @ l9 E post 0 alerted"];
    let mut table = phase(
        "event",
        &["paddy @ h9", "reg @ a1 exposed"],
        &units,
        "deck = ['E29']\nspecials = 0\nbattle = true\nstealth = 0",
    );
    table.does("paddy", "done", &[1]);
    assert_eq!(table.state.units[0].face, Facing::West);
    assert!(table.state.friend(0).is(mood::EXPOSED));
}

#[test]
fn ex_patrol_4() {
    let units = ["u0 rifle patrol @ a12 E post 0", "u1 rifle patrol @ u1 E post 1"];
    let mut table = phase("patrol", &["paddy @ a1"], &units, "token = 'white'");
    table
        .does("paddy", "done", &[])
        .shows(&["u0 rifle patrol @ e12 E post 0 step 4 done", "u1 rifle patrol @ u1 E post 1"]);
}

#[test]
fn ex_patrol_body() {
    let units = ["u0 rifle patrol @ a12 E post 0", "u1 smg guard @ f10 N"];
    let mut table = phase("patrol", &["paddy @ a1"], &units, "token = 'white'\nbodies = ['k12']");
    table
        .does("paddy", "done", &[])
        .shows(&["u0 rifle patrol @ c12 E post 0 step 2 alerted done", "u1 smg guard @ f10 N alerted"]);
}

#[test]
fn ex_attack_3smg() {
    let units = ["u0 smg guard @ f6 S alerted", "u1 smg guard @ e6 S alerted", "u2 smg guard @ g6 S alerted"];
    let mut table = phase("attack", &["jock @ f9 exposed"], &units, "");
    table.does("jock", "done", &[2, 3, 4, 2, 3, 5]);
    assert_eq!(health(&table, 1), 1);
}

#[test]
fn ex_attack_hedge() {
    let units = ["u0 smg guard @ a3 S alerted", "u1 smg guard @ b3 S alerted"];
    let mut table = phase("attack", &["jock @ b8 exposed"], &units, "");
    table.does("jock", "done", &[5, 3, 3, 2]);
    assert_eq!(health(&table, 1), 4);
}

#[test]
fn ex_attack_woods() {
    let mut table = phase("attack", &["jock @ j3 exposed"], &["u0 smg guard @ j6 N alerted"], "");
    table.does("jock", "done", &[5, 3]);
    assert_eq!(health(&table, 1), 4);
}

#[test]
fn ex_drum() {
    let units = "units = ['u0 rifle guard @ f4 N', 'u1 rifle guard @ g4 N', 'u2 rifle guard @ e6 N']";
    let mut table = given(&format!("acting = 'paddy'\nmen = ['paddy @ i9']\n{units}\ndrums = ['f5']"));
    table.does("paddy", "burst pistol f5", &[6, 3, 3, 2, 1, 1]).shows(&[
        "bodies: f4",
        "bodies: g4",
        "bodies: e6",
    ]);
}

#[test]
fn ex_dive() {
    let mut table = given("acting = 'andy'\nmen = ['andy @ q5 diving']");
    table.does("andy", "move q6", &[]);
    assert!(table.state.friend(3).is(mood::DIVING));
    let mut table = given("acting = 'andy'\nmen = ['andy @ q6']");
    table.does("andy", "move q5", &[]);
    assert!(table.state.friend(3).is(mood::DIVING));
}
