//! Being heard, being seen, reaction attacks, the alarm.

use rogue_regiment::{flag, mood};

use super::support::{Looking, given, paddy};

#[test]
fn rheard_track_a_noisy_weapon_moves_the_marker() {
    let mut table = paddy("f6 N", &["u0 rifle guard @ f2 N"]);
    table.does("paddy", "attack pistol u0", &[6]).shows(&["stealth = 6"]);
}

#[test]
fn rheard_range_s2_walls_do_not_help() {
    let mut table = paddy("f5 N", &["u0 rifle guard @ f2 N", "u1 rifle guard @ d4 W"]);
    table.does("paddy", "attack pistol u0", &[6]).shows(&["u1 rifle guard @ d4 E alerted"]);
}

#[test]
fn rheard_turn_s1_listeners_turn_and_are_alerted() {
    let mut table =
        paddy("f9 N", &["u0 rifle guard @ f6 N", "u1 rifle guard @ l9 E", "u2 rifle guard @ x9 E"]);
    table
        .does("paddy", "attack pistol u0", &[6])
        .shows(&["u1 rifle guard @ l9 W alerted", "u2 rifle guard @ x9 E"]);
}

#[test]
fn rheard_turn_s2_a_sprint_beside_him_is_heard() {
    let mut table = paddy("f9 N", &["u0 rifle guard @ i8 E"]);
    table.does("paddy", "sprint; move g9-h9; halt", &[]);
    assert!(table.state.units[0].has(flag::ALERTED));
    assert_ne!(table.state.units[0].face, rogue_regiment::Facing::East);
    // Right behind him: he turns about to him, although he sees him out of the corner of his eye half-way.
    let mut table = paddy("f9 N", &["u0 rifle guard @ i9 E"]);
    table.does("paddy", "sprint; move g9-h9; halt", &[]).shows(&["u0 rifle guard @ i9 W alerted"]);
}

#[test]
fn rheard_turn_s3_alerted_ones_turn_too() {
    let mut table = paddy("f9 N", &["u0 rifle guard @ f6 N", "u1 rifle guard @ i9 E alerted"]);
    table.does("paddy", "attack pistol u0", &[6]).shows(&["u1 rifle guard @ i9 W alerted"]);
    // A sprint beside him is a noise as well.
    let mut table = paddy("f9 N", &["u0 rifle guard @ i8 E alerted"]);
    table.does("paddy", "sprint; move g9-h9; halt", &[1]);
    assert_ne!(table.state.units[0].face, rogue_regiment::Facing::East);
}

#[test]
fn rheard_turn_s4_the_shorter_way() {
    let mut table = paddy("f9 N", &["u0 rifle guard @ f6 N", "u1 rifle guard @ f12 E"]);
    table.does("paddy", "attack pistol u0", &[6]).shows(&["u1 rifle guard @ f12 N alerted"]);
}

#[test]
fn rheard_turn_s5_equal_ways_are_the_players() {
    // Half round: by the west it would find Reg and stop there.
    let shot = || {
        let mut table = given(
            "acting = 'paddy'\nmen = ['paddy @ f5 N', 'reg @ d9']\nunits = ['u0 rifle guard @ f2 N', 'u1 rifle guard @ f9 S']",
        );
        table.does("paddy", "attack pistol u0", &[6]).refuses("paddy", "swing u0", "heard.turn/5");
        table
    };
    let mut table = shot();
    table.does("reg", "swing u1", &[]).shows(&["u1 rifle guard @ f9 N alerted"]);
    assert!(!table.state.friend(2).is(mood::EXPOSED));
    let mut table = shot();
    table.does("reg", "swing u1 clockwise", &[]).shows(&["u1 rifle guard @ f9 W alerted"]);
    assert!(table.state.friend(2).is(mood::EXPOSED));
    // Where it makes no difference nobody is asked.
    let mut table = paddy("f5 N", &["u0 rifle guard @ f2 N", "u1 rifle guard @ f9 S"]);
    table.does("paddy", "attack pistol u0", &[6]).shows(&["u1 rifle guard @ f9 N alerted"]);
}

#[test]
fn rseen_field_s3_units_face_straight() {
    let table = paddy("f9 N", &["u0 rifle guard @ f6 N"]);
    assert_eq!(rogue_regiment::Facing::ALL.len(), 4);
    assert_eq!(
        (table.level(0, "f3"), table.level(0, "e6"), table.level(0, "g6"), table.level(0, "f7")),
        (0, 0, 0, 2)
    );
}

#[test]
fn rseen_block_s1_unalerted_units_block() {
    let table = paddy("a1 N", &["u0 rifle guard @ f6 N", "u1 rifle guard @ f4 N"]);
    assert_eq!(table.level(0, "f2"), 2);
}

#[test]
fn rseen_block_s2_alerted_ones_do_not() {
    let table = paddy("a1 N", &["u0 rifle guard @ f6 N", "u1 rifle guard @ f4 N alerted"]);
    assert_eq!(table.level(0, "f2"), 0);
}

#[test]
fn rseen_step_from_hidden_to_hidden_nobody_sees() {
    // h9 lies beside the field of the first unit, h8 behind the second.
    let mut table = paddy("h9 N", &["u0 rifle guard @ f10 N", "u1 rifle guard @ g9 W"]);
    table.does("paddy", "move h8", &[]);
    assert!(!table.state.friend(0).is(mood::EXPOSED));
}

#[test]
fn rseen_kill_s1_witnesses_are_alerted() {
    let units = ["u0 rifle guard @ f6 N", "u1 rifle guard @ i6 W"];
    let mut table = paddy("f7 N", &units);
    table.does("paddy", "attack knife u0", &[]);
    assert!(table.state.units[1].has(flag::ALERTED));
    // A vehicle is a unit too.
    let mut table = paddy("f9 N", &["u52 motorbike guard @ 5 5 N wounds 2", "u1 rifle guard @ j6 W"]);
    table.state.friends[0].items[rogue_regiment::Item::Harpoon as usize] = 1;
    table.does("paddy", "attack harpoon u52", &[6]).shows(&["u1 rifle guard @ j6 W alerted"]);
}

#[test]
fn rseen_kill_s2_and_shout() {
    let units = ["u0 rifle guard @ f6 N", "u1 rifle guard @ i6 W", "u2 rifle guard @ l6 E"];
    let mut table = paddy("f7 N", &units);
    table.does("paddy", "attack knife u0", &[]).shows(&["u2 rifle guard @ l6 E alerted"]);
}

#[test]
fn rseen_kill_s3_the_assassin_is_exposed_though_unseen() {
    // He stabs through the window; the witness sees the sentry before it and nothing of the room.
    let mut table = paddy("d3 N", &["u0 rifle guard @ d2 N", "u1 rifle guard @ h2 W"]);
    assert_eq!((table.level(1, "d2"), table.level(1, "d3")), (0, 2));
    table.does("paddy", "attack knife u0", &[]);
    assert!(table.state.friend(0).is(mood::EXPOSED));
    // Nobody sees it: nobody knows him.
    let mut table = paddy("d3 N", &["u0 rifle guard @ d2 N", "u1 rifle guard @ h2 E"]);
    table.does("paddy", "attack knife u0", &[]);
    assert!(!table.state.friend(0).is(mood::EXPOSED));
}

#[test]
fn rseen_op_s1_an_action_in_sight_exposes() {
    let mut table = paddy("f7 N", &["u0 rifle guard @ f2 S"]);
    table.does("paddy", "move f6", &[]).shows(&["u0 rifle guard @ f2 S alerted"]);
    assert!(table.state.friend(0).is(mood::EXPOSED));
    assert_eq!(table.state.friend(0).health, 5);
}

#[test]
fn rseen_shout_s1_those_within_four() {
    let mut table =
        paddy("f7 N", &["u0 rifle guard @ f2 S", "u1 rifle guard @ j1 N", "u2 rifle guard @ k1 N"]);
    table.does("paddy", "move f6", &[]).shows(&["u1 rifle guard @ j1 N alerted", "u2 rifle guard @ k1 N"]);
}

#[test]
fn rseen_shout_s2_they_keep_their_facing() {
    let mut table = paddy("f7 N", &["u0 rifle guard @ f2 S", "u1 rifle guard @ i2 E"]);
    table.does("paddy", "move f6", &[]).shows(&["u1 rifle guard @ i2 E alerted"]);
}

#[test]
fn rseen_shout_s3_they_do_not_shout_in_turn() {
    let mut table =
        paddy("f7 N", &["u0 rifle guard @ f2 S", "u1 rifle guard @ i2 E", "u2 rifle guard @ l2 E"]);
    table.does("paddy", "move f6", &[]).shows(&["u2 rifle guard @ l2 E"]);
}

#[test]
fn rseen_killed_the_dead_tell_nothing() {
    let mut table = paddy("f7 N", &["u0 rifle guard @ f4 S"]);
    table.does("paddy", "move-attack; move f6; attack pistol u0", &[6]);
    assert!(!table.state.friend(0).is(mood::EXPOSED));
}

#[test]
fn rreact_s1_an_alerted_unit_that_sees_him_attacks() {
    let mut table = paddy("f7 N", &["u0 rifle guard @ f4 S alerted"]);
    table.does("paddy", "move f6", &[2]);
    assert_eq!(table.state.friend(0).health, 4);
}

#[test]
fn rreact_s2_range_and_cover_count() {
    // Behind the hedge at short range: +1 - 1, a Rifle hits on 3.
    let mut table = paddy("b8 N", &["u0 rifle guard @ b5 S alerted"]);
    table.does("paddy", "aim pistol u0", &[2]);
    assert_eq!(table.state.friend(0).health, 5);
    let mut table = paddy("b8 N", &["u0 rifle guard @ b5 S alerted"]);
    table.does("paddy", "aim pistol u0", &[3]);
    assert_eq!(table.state.friend(0).health, 4);
}

#[test]
fn rreact_s3_who_survives_goes_on() {
    let mut table = paddy("f7 N", &["u0 rifle guard @ f4 S alerted"]);
    table.does("paddy", "move f6", &[6]).allows("paddy", "move f7");
}

#[test]
fn rreact_s4_once_a_phase() {
    let mut table = paddy("f7 N", &["u0 rifle guard @ f4 S alerted"]);
    table.does("paddy", "move f6", &[1]).does("paddy", "move f7", &[]);
}

#[test]
fn rreact_s5_operators_do_not_block() {
    let table =
        given("acting = 'paddy'\nmen = ['paddy @ f7', 'reg @ f6']\nunits = ['u0 rifle guard @ f4 S']");
    assert_eq!(table.level(0, "f7"), 0);
}

#[test]
fn rreact_s6_the_dead_do_not_react() {
    let mut table = paddy("f7 N", &["u0 rifle guard @ f4 S alerted"]);
    table.does("paddy", "attack pistol u0", &[6]);
    assert_eq!(table.state.friend(0).health, 5);
}

#[test]
fn rreact_s7_who_is_attacked_turns_to_it() {
    let mut table = given("acting = 'reg'\nmen = ['reg @ v6 W']\nunits = ['u0 rifle guard @ g6 W']");
    table.does("reg", "attack sniper u0", &[1]).shows(&["u0 rifle guard @ g6 E alerted"]);
}

#[test]
fn rreact_s8_an_alerted_target_strikes_back() {
    let mut table = paddy("f7 N", &["u0 rifle guard @ f4 N alerted"]);
    table.does("paddy", "attack pistol u0", &[3, 2]);
    assert_eq!(table.state.friend(0).health, 4);
    assert!(table.state.friend(0).is(mood::EXPOSED));
}

#[test]
fn rreact_s9_after_the_action() {
    // He ends the action behind the low wall: its cover counts though he began in the open.
    let mut table = paddy("e8 N", &["u0 rifle guard @ f4 S alerted"]);
    table.does("paddy", "move f8", &[3]);
    assert_eq!(table.state.friend(0).health, 5);
}

#[test]
fn rreact_s10_out_of_sight_minus_two() {
    // f4 to e4 through the door: seen at the start, gone at the end. A Rifle then needs 5.
    let hit = |die: u16| {
        let mut table = paddy("f4 W", &["u0 rifle guard @ f1 S alerted"]);
        table.does("paddy", "move e4", &[die]);
        table.state.friend(0).health
    };
    assert_eq!((hit(4), hit(5)), (5, 4));
}

#[test]
fn rreact_s11_who_does_nothing_more_is_not_attacked() {
    let mut table = paddy("f7 N", &["u0 rifle guard @ f2 S"]);
    table.does("paddy", "move f6", &[]).does("paddy", "done", &[1, 1]);
}

#[test]
fn ralarm_op_s1_all_are_alerted() {
    let mut table = given(
        "acting = 'paddy'\nstealth = 1\nmen = ['paddy @ f6 N']\nunits = ['u0 rifle guard @ f2 N', 'u1 smg reserve @ spawn1.a1 W', 'u2 rifle guard @ x12 E']",
    );
    table.does("paddy", "attack pistol u0", &[6]);
    table.shows(&["battle = true", "u1 smg reserve @ spawn1.a1 W alerted", "u2 rifle guard @ x12 E alerted"]);
}

#[test]
fn ralarm_op_s2_the_operators_go_on_in_battle() {
    let mut table =
        given("acting = 'paddy'\nstealth = 1\nmen = ['paddy @ f6 N']\nunits = ['u0 rifle guard @ f2 N']");
    table.does("paddy", "attack pistol u0", &[6]).allows("paddy", "move f5");
}

#[test]
fn ralarm_op_s3_whoever_caused_it_is_exposed() {
    let mut table = given(
        "acting = 'paddy'\nstealth = 1\nmen = ['paddy @ f6 N', 'reg @ a12']\nunits = ['u0 rifle guard @ f2 N']",
    );
    table.does("paddy", "attack pistol u0", &[6]);
    assert!(table.state.friend(0).is(mood::EXPOSED) && !table.state.friend(2).is(mood::EXPOSED));
}

#[test]
fn ralarm_op_s4_somebody_must_be_exposed() {
    let mut table = given("phase = 'event'\nstealth = 1\nmen = ['paddy @ f6', 'reg @ a12']\ndeck = ['E25']");
    table.does("paddy", "done", &[1]).refuses("paddy", "pass", "op.ap/2");
    table.does("paddy", "expose reg", &[]);
    assert!(table.state.friend(2).is(mood::EXPOSED));
}

#[test]
fn ralarm_op_s5_the_exposed_stay_so() {
    let mut table =
        given("phase = 'event'\nstealth = 1\nmen = ['paddy @ f6 exposed', 'reg @ a12']\ndeck = ['E25']");
    table.does("paddy", "done", &[1]);
    assert!(table.state.friend(0).is(mood::EXPOSED) && !table.state.friend(2).is(mood::EXPOSED));
}

#[test]
fn ralarm_op_s6_noise_and_sight_expose_in_battle() {
    let mut table = given(
        "battle = true\nstealth = 0\nacting = 'paddy'\nmen = ['paddy @ f6 N', 'reg @ a12 exposed']\nunits = ['u0 rifle guard @ f2 N alerted']",
    );
    table.does("paddy", "attack pistol u0", &[6]);
    assert!(table.state.friend(0).is(mood::EXPOSED));
}

#[test]
fn ralarm_op_s8_another_takes_his_place() {
    let mut table = given(
        "battle = true\nstealth = 0\nacting = 'paddy'\nmen = ['paddy @ f6 N health 1 exposed', 'reg @ a12', 'jock @ a11']\nunits = ['u0 rifle guard @ f4 S alerted']",
    );
    table.does("paddy", "move f7", &[6]).does("reg", "expose jock", &[]);
}

#[test]
fn ralarm_op_s9_a_grenade_does_not_reveal() {
    let mut table = given(
        "battle = true\nstealth = 0\nacting = 'paddy'\nmen = ['paddy @ f6 N', 'reg @ a12 exposed']\nunits = ['u0 rifle guard @ f2 N alerted']",
    );
    table.does("paddy", "throw f2", &[6, 6, 6, 6]);
    assert!(!table.state.friend(0).is(mood::EXPOSED));
}

#[test]
fn ralarm_op_s10_but_somebody_must_be() {
    let mut table = given(
        "acting = 'paddy'\nstealth = 1\nmen = ['paddy @ f6 N', 'reg @ a12']\nunits = ['u0 rifle guard @ f2 N']",
    );
    table.does("paddy", "throw f2", &[6, 6, 6, 6]).does("reg", "expose reg", &[]);
}
