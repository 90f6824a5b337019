//! Axis attacks: cover and range, and the mortar team.

use rogue_regiment::{Fate, flag};

use super::support::{Looking, Table, given, phase};

const BATTLE: &str = "battle = true\nstealth = 0";

/// What an attack leaves of Paddy's five.
fn attack(man: &str, units: &[&str], dice: &[u16]) -> u8 {
    let mut table = phase("attack", &[man], units, "");
    table.does("paddy", "done", dice);
    table.state.friend(0).health
}

#[test]
fn rattack_axis_s4_soft_cover() {
    // At three squares: +1 - 1, an SMG hits on 4.
    assert_eq!(attack("paddy @ j3 exposed", &["u0 smg guard @ j6 N alerted"], &[4, 3]), 4);
    assert_eq!(attack("paddy @ b8 exposed", &["u0 smg guard @ b5 S alerted"], &[4, 3]), 4);
}

#[test]
fn rattack_axis_s5_hard_cover() {
    // Behind the low wall at three squares: +1 - 2, it hits on 5.
    assert_eq!(attack("paddy @ g8 exposed", &["u0 smg guard @ g5 S alerted"], &[5, 4]), 4);
}

#[test]
fn rattack_axis_s6_alerted_units_do_not_block() {
    let between = ["u0 smg guard @ f6 S alerted", "u1 officer guard @ f8 E alerted"];
    assert_eq!(attack("paddy @ f10 exposed", &between, &[3, 3]), 3);
    let between = ["u0 smg guard @ f6 S alerted", "u1 officer guard @ f8 E"];
    assert_eq!(attack("paddy @ f10 exposed", &between, &[]), 5);
}

#[test]
fn rattack_axis_s9_beside_him_low_cover_is_nothing() {
    assert_eq!(attack("paddy @ g8 exposed", &["u0 smg guard @ g7 S alerted"], &[3, 2]), 4);
    // Woods stay what they are.
    assert_eq!(attack("paddy @ j3 exposed", &["u0 smg guard @ j4 N alerted"], &[4, 3]), 4);
}

#[test]
fn rchart_damage_a_hit_is_one() {
    assert_eq!(attack("paddy @ f9 exposed", &["u0 smg guard @ f6 S alerted"], &[6, 1]), 4);
    assert_eq!(attack("paddy @ f9 exposed", &["u0 smg guard @ f6 S alerted"], &[6, 3]), 3);
}

#[test]
fn rchart_mod_axis_s1_short_range_plus_one() {
    assert_eq!(attack("paddy @ f9 exposed", &["u0 smg guard @ f5 S alerted"], &[3, 1]), 4);
    assert_eq!(attack("paddy @ f9 exposed", &["u0 smg guard @ f4 S alerted"], &[3, 1]), 5);
}

#[test]
fn rchart_mod_axis_s2_soft_cover_minus_one() {
    // Five squares off, behind the hedge: a Rifle hits on 4.
    assert_eq!(attack("paddy @ b8 exposed", &["u0 rifle guard @ b3 S alerted"], &[3]), 5);
    assert_eq!(attack("paddy @ b8 exposed", &["u0 rifle guard @ b3 S alerted"], &[4]), 4);
}

#[test]
fn rchart_mod_axis_s3_gone_out_of_sight_minus_two() {
    let react = |die: u16| {
        let mut table =
            given("acting = 'paddy'\nmen = ['paddy @ f4 W']\nunits = ['u0 rifle guard @ f1 S alerted']");
        table.does("paddy", "move e4", &[die]);
        table.state.friend(0).health
    };
    assert_eq!((react(4), react(5)), (5, 4));
}

#[test]
fn rchart_mod_axis_s4_hard_cover_minus_two() {
    assert_eq!(attack("paddy @ g8 exposed", &["u0 rifle guard @ g3 S alerted"], &[4]), 5);
    assert_eq!(attack("paddy @ g8 exposed", &["u0 rifle guard @ g3 S alerted"], &[5]), 4);
}

#[test]
fn rchart_mod_axis_s5_indoors_minus_three() {
    // At short range an HMG hits on 3 - 1 + 3.
    assert_eq!(attack("paddy @ d5 exposed", &["u52 motorbike reserve @ -1 4 E alerted"], &[4, 4, 4]), 5);
    assert_eq!(attack("paddy @ d5 exposed", &["u52 motorbike reserve @ -1 4 E alerted"], &[5, 4, 4]), 4);
}

/// The team at w9 with these men on the map; what follows it fires on a 7.
fn mortar(men: &[&str]) -> Table {
    phase("attack", men, &["u0 mortar reserve @ w9 W alerted set"], BATTLE)
}

#[test]
fn rplay_seq_s4_explosives_before_the_rest() {
    let units = ["u0 mortar reserve @ w9 W alerted set", "u1 smg guard @ m9 W alerted"];
    let mut table = phase("attack", &["paddy @ a1 exposed", "jock @ i9 exposed"], &units, BATTLE);
    // 7: on Paddy; three dice; then the two of the SMG at Jock.
    table.does("paddy", "done", &[3, 4, 3, 1, 1, 3, 1]);
    assert_eq!((table.state.friend(0).health, table.state.friend(1).health), (4, 4));
}

#[test]
fn runit_mortar_s5_first_of_all() {
    let units = ["u0 smg guard @ m9 W alerted", "u1 mortar reserve @ w9 W alerted set"];
    let mut table = phase("attack", &["paddy @ a1 exposed", "jock @ i9 exposed"], &units, BATTLE);
    table.does("paddy", "done", &[3, 4, 6, 6, 6, 1, 1]);
    assert_eq!((table.state.friend(0).health, table.state.friend(1).health), (2, 5));
}

#[test]
fn runit_mortar_s8_the_next_nearest_that_is_valid() {
    // Jock is nearer, but a sentry is within seven squares of him.
    let units = ["u0 mortar reserve @ w9 W alerted set", "u1 rifle sentry @ l9 E post 0 alerted"];
    let mut table = phase("attack", &["paddy @ a1 exposed", "jock @ l3 exposed crouched"], &units, BATTLE);
    table.does("paddy", "done", &[3, 4, 3, 1, 1]);
    assert_eq!((table.state.friend(0).health, table.state.friend(1).health), (4, 5));
    // Equals are the players'.
    let mut table = mortar(&["paddy @ a1 exposed", "jock @ a12 exposed"]);
    table.does("paddy", "done", &[]).refuses("paddy", "prefer reg", "unit.mortar/8");
    table.does("jock", "prefer jock", &[3, 4, 3, 1, 1]);
    assert_eq!(table.state.friend(1).health, 4);
}

#[test]
fn runit_mortar_s9_the_six_points_to_the_team() {
    // 6, three squares: from a9 toward w9, where Reg is.
    let mut table = mortar(&["paddy @ a9 exposed", "reg @ d9"]);
    table.does("paddy", "done", &[2, 4, 3, 3, 1, 1]);
    assert_eq!((table.state.friend(0).health, table.state.friend(2).health), (5, 5));
    assert_eq!(table.rules.theatre().boards[2].health, 6);
    // On a vehicle the players choose the part.
    let men = ["paddy aboard jeep exposed"];
    let mut table = phase(
        "attack",
        &men,
        &["u0 mortar reserve @ w9 W alerted set"],
        &format!("{BATTLE}\ncars = ['jeep @ 0 4 N seats paddy']"),
    );
    table.does("paddy", "done", &[]).refuses("paddy", "go c5", "unit.mortar/9");
    table.does("paddy", "go a8", &[3, 4, 3, 1, 1]);
    assert_eq!(table.state.cars[0].health, 5);
}

#[test]
fn runit_mortar_s11_three_dice_from_three_up() {
    let mut table = mortar(&["paddy @ a1 exposed"]);
    table.does("paddy", "done", &[3, 4, 2, 3, 6]);
    assert_eq!(table.state.friend(0).health, 3);
}

#[test]
fn runit_mortar_s12_the_players_share_the_losses() {
    let mut table = mortar(&["paddy @ a1 exposed", "reg @ b2", "jock @ d1"]);
    table.does("paddy", "done", &[3, 4, 3, 3, 1]).refuses("paddy", "hit man jock", "unit.mortar/12");
    table.does("paddy", "hit man reg; hit man paddy", &[]);
    assert_eq!([0, 1, 2].map(|f| table.state.friend(f).health), [4, 5, 5]);
}

#[test]
fn runit_mortar_s13_the_template_is_taken_off() {
    let mut table = mortar(&["paddy @ a1 exposed"]);
    table.does("paddy", "done", &[3, 4, 3, 1, 1]);
    assert!(table.state.fires.is_empty());
    assert!(!table.look().blocked(table.rules.theatre().ground().find("b1").expect("a square")));
}

#[test]
fn runit_mortar_s14_only_a_roof_helps() {
    let hits = |man: &str, dice: &[u16]| {
        let mut table = mortar(&[man]);
        table.does("paddy", "done", dice);
        table.state.friend(0).health
    };
    // Behind the hedge nothing, in the house 6 instead of 3.
    assert_eq!(hits("paddy @ b8 exposed", &[3, 4, 3, 2, 2]), 4);
    assert_eq!(hits("paddy @ d4 exposed", &[3, 4, 5, 5, 5]), 5);
    assert_eq!(hits("paddy @ d4 exposed", &[3, 4, 6, 5, 5]), 4);
}

#[test]
fn runit_mortar_s15_it_reacts_as_two_smg() {
    let mut table =
        given("acting = 'paddy'\nmen = ['paddy @ f7 N']\nunits = ['u0 mortar reserve @ f4 S alerted set']");
    // Four dice, from 3 up at short range.
    table.does("paddy", "move f6", &[3, 3, 3, 2]);
    assert_eq!(table.state.friend(0).health, 2);
    assert_eq!(table.state.friend(0).fate, Fate::Here);
    assert!(table.state.units[0].has(flag::SET));
}
