//! The operators' actions.

use rogue_regiment::Action;
use sandtable_core::Rules;

use super::support::{Looking, Table, given, paddy};

#[test]
fn rop_phase_s2_the_players_choose_the_order() {
    let table = given("phase = 'operator'\nmen = ['paddy @ f6', 'jock @ g6']");
    let mut table = table;
    table.does("paddy", "done", &[]).asks("paddy").asks("jock");
    table.does("jock", "take jock; done", &[]).asks("paddy");
}

#[test]
fn rop_phase_s3_one_finishes_before_the_next() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ f6', 'jock @ g6']");
    table.refuses("jock", "take jock", "op.phase/3");
}

#[test]
fn rop_phase_s4_nobody_has_to_act() {
    let mut table = given("phase = 'operator'\nmen = ['paddy @ f6']");
    table.does("paddy", "done; skip paddy", &[1]);
}

#[test]
fn rop_ap_s3_without_points_nothing_is_paid_for() {
    let mut table = paddy("f6 N", &[]);
    table.does("paddy", "move f5; move f4; move f3; move f2", &[]).refuses("paddy", "move f1", "op.ap/3");
}

#[test]
fn rop_ap_s4_points_do_not_carry_over() {
    let mut table = paddy("f6 N", &[]);
    table.does("paddy", "done", &[1]).shows(&["turn = 2"]);
    table
        .does("paddy", "take paddy", &[])
        .shows(&["paddy @ f6 N health 5 ap 4 has knife pistol sten=5 grenade=2"]);
}

#[test]
fn raction_move_s1_one_point_a_square_in_eight_directions() {
    let table = paddy("f9 N", &[]);
    for to in ["f8", "g8", "g9", "g10", "f10", "e10", "e9", "e8"] {
        table.allows("paddy", &format!("move {to}"));
    }
    let mut table = table;
    table.does("paddy", "move g8", &[]);
    assert_eq!(table.state.friend(0).ap, 3);
}

#[test]
fn raction_move_s2_what_blocks() {
    paddy("b7 S", &[]).refuses("paddy", "move b8", "action.move/2");
    paddy("k7 E", &[]).refuses("paddy", "move l7", "action.move/2");
}

#[test]
fn raction_sprint_s1_three_squares_for_two_points() {
    let mut table = paddy("f6 N", &[]);
    table.does("paddy", "sprint; move g5-g4-h3", &[]);
    assert_eq!(table.state.friend(0).ap, 2);
}

#[test]
fn raction_sprint_s2_what_blocks_a_move_blocks_a_sprint() {
    let mut table = paddy("b7 S", &[]);
    table.does("paddy", "sprint", &[]).refuses("paddy", "move b8", "action.move/2");
}

#[test]
fn raction_sprint_s3_not_from_woods_to_woods() {
    let mut table = paddy("j3 N", &[]);
    table.does("paddy", "sprint", &[]).refuses("paddy", "move j2", "action.sprint/3");
}

#[test]
fn raction_sprint_s4_into_woods_and_out() {
    let mut table = paddy("i3 E", &[]);
    table.does("paddy", "sprint; move j3-j4", &[]);
}

#[test]
fn raction_climb_s1_two_points() {
    let mut table = paddy("b7 S", &[]);
    table.does("paddy", "climb c8", &[]);
    assert_eq!(table.state.friend(0).ap, 2);
    table.refuses("paddy", "climb c9", "action.climb/1");
}

#[test]
fn raction_climb_s2_hedges_and_crates() {
    paddy("b7 S", &[]).allows("paddy", "climb b8");
    paddy("k7 E", &[]).allows("paddy", "climb l7");
}

#[test]
fn raction_climb_s3_windows() {
    paddy("d2 S", &[]).allows("paddy", "climb d3");
}

#[test]
fn raction_attack_s1_a_weapon_is_named() {
    let mut table = paddy("f6 N", &["u0 rifle guard @ f4 N"]);
    table.does("paddy", "attack pistol u0", &[4]);
    table.shows(&["bodies: f4"]);
    table.refuses("paddy", "attack sniper u0", "comp.board/4");
}

#[test]
fn raction_attack_s2_in_sight_and_range() {
    let table = paddy("m9 N", &["u0 rifle guard @ a9 N"]);
    table.refuses("paddy", "attack pistol u0", "action.attack/2");
}

#[test]
fn raction_attack_s3_from_centre_to_centre() {
    paddy("f10 N", &["u0 rifle guard @ k10 N"]).refuses("paddy", "attack pistol u0", "action.attack/4");
    paddy("f9 N", &["u0 rifle guard @ k9 N"]).allows("paddy", "attack pistol u0");
}

#[test]
fn raction_attack_s4_blocked_by_an_unalerted_unit() {
    let blocked = ["u0 rifle guard @ f2 N", "u1 rifle guard @ f4 N"];
    paddy("f6 N", &blocked).refuses("paddy", "attack pistol u0", "action.attack/4");
    paddy("f6 N", &["u0 rifle guard @ f2 N", "u1 rifle guard @ f4 N alerted"])
        .allows("paddy", "attack pistol u0");
}

#[test]
fn raction_attack_s6_his_own_square_does_not_count() {
    paddy("f9 N", &["u0 rifle guard @ f1 N"]).allows("paddy", "attack pistol u0");
    paddy("f10 N", &["u0 rifle guard @ f1 N"]).refuses("paddy", "attack pistol u0", "action.attack/2");
}

#[test]
fn raction_attack_s7_the_die_and_what_is_added() {
    let body = |at: &str, die: u16| {
        let mut table = paddy(&format!("{at} N"), &["u0 rifle guard @ f1 N"]);
        table.does("paddy", "attack pistol u0", [die, 1][..1].as_ref());
        !table.state.bodies.is_empty()
    };
    assert!(body("f5", 4) && !body("f5", 3) && body("f6", 5) && !body("f6", 4));
}

#[test]
fn raction_attack_s8_the_dead_leave_a_body() {
    let mut table = paddy("f6 N", &["u0 rifle guard @ f4 N"]);
    table.does("paddy", "attack pistol u0", &[6]).shows(&["bodies: f4"]).hides(&["u0 rifle guard @ f4 N"]);
}

#[test]
fn raction_move_attack_s1_one_point_for_both() {
    let mut table = paddy("f6 N", &["u0 rifle guard @ f2 N"]);
    table.does("paddy", "move-attack; move f5; attack pistol u0", &[4]);
    assert_eq!(table.state.friend(0).ap, 3);
}

#[test]
fn raction_move_attack_s2_before_or_after() {
    let mut table = paddy("f6 N", &["u0 rifle guard @ f2 N"]);
    table.does("paddy", "attack-move; attack pistol u0; move e6", &[4]).shows(&["bodies: f2"]);
}

#[test]
fn raction_move_attack_s3_the_move_stands_whatever_falls() {
    let mut table = paddy("f6 N", &["u0 rifle guard @ f2 N"]);
    // Rolled after the move, from the square where it was declared: the miss turns the target to it.
    table.does("paddy", "attack-move; attack pistol u0; move g6", &[1]);
    table.shows(&["u0 rifle guard @ f2 S alerted"]);
    assert_eq!(table.rules.theatre().ground().name(table.state.friend(0).at), "g6");
}

#[test]
fn raction_knife_s1_without_a_knife_none() {
    let table = given("acting = 'andy'\nmen = ['andy @ f6 N']\nunits = ['u0 rifle guard @ f5 N']");
    table.refuses("andy", "attack knife u0", "comp.board/4");
}

#[test]
fn raction_knife_s2_infantry_and_from_behind() {
    for at in ["f6", "e6", "g6"] {
        paddy(&format!("{at} N"), &["u0 rifle guard @ f5 N"]).allows("paddy", "attack knife u0");
    }
    paddy("f4 N", &["u0 rifle guard @ f5 N"]).refuses("paddy", "attack knife u0", "action.knife/2");
    paddy("e5 N", &["u0 rifle guard @ f5 N"]);
    paddy("f6 N", &["u0 mortar reserve @ f5 N alerted"]).refuses(
        "paddy",
        "attack knife u0",
        "action.knife/2",
    );
}

#[test]
fn raction_knife_s3_he_falls() {
    let mut table = paddy("f7 N", &["u0 rifle guard @ f5 N"]);
    table.does("paddy", "move-attack; move f6; attack knife u0", &[]).shows(&["bodies: f5"]);
}

#[test]
fn raction_knife_s4_not_when_exposed() {
    paddy("f6 N exposed", &["u0 rifle guard @ f5 N"]).refuses("paddy", "attack knife u0", "action.knife/4");
}

#[test]
fn raction_knife_s5_no_roll() {
    let mut table = paddy("f6 N", &["u0 officer guard @ f5 N"]);
    table.does("paddy", "attack knife u0", &[]).shows(&["bodies: f5"]);
}

#[test]
fn raction_knife_s6_through_a_window() {
    paddy("d2 S", &["u0 rifle guard @ d3 S"]).allows("paddy", "attack knife u0");
}

#[test]
fn raction_knife_s7_not_through_a_door() {
    paddy("f4 W", &["u0 rifle guard @ e4 W"]).refuses("paddy", "attack knife u0", "action.knife/7");
}

#[test]
fn raction_aim_s1_in_sight_and_range() {
    let table = paddy("f10 N", &["u0 rifle guard @ f1 N"]);
    table.refuses("paddy", "aim pistol u0", "action.attack/2");
    paddy("f6 N", &["u0 rifle guard @ f1 N"]).allows("paddy", "aim pistol u0");
}

#[test]
fn raction_aim_s2_two_more() {
    let mut table = paddy("f6 N", &["u0 rifle guard @ f1 N"]);
    table.does("paddy", "aim pistol u0; attack pistol u0", &[3]).shows(&["bodies: f1"]);
}

#[test]
fn raction_aim_s3_it_lasts_over_a_step() {
    let mut table = paddy("f7 N", &["u0 rifle guard @ f1 N"]);
    table.does("paddy", "aim pistol u0; move-attack; move f6; attack pistol u0", &[3]).shows(&["bodies: f1"]);
    // Crouched behind the wall he has lost sight of him.
    let mut table = paddy("g8 N", &["u0 rifle guard @ g5 N"]);
    table.does("paddy", "aim pistol u0; crouch; blind pistol u0", &[5]).hides(&["bodies: g5"]);
}

#[test]
fn raction_aim_s4_short_and_aimed_is_three() {
    let mut table = paddy("f5 N", &["u0 rifle guard @ f1 N"]);
    table.does("paddy", "aim pistol u0; attack pistol u0", &[2]).shows(&["bodies: f1"]);
}

#[test]
fn rchart_mod_op_s1_short_range() {
    let mut table = paddy("f5 N", &["u0 rifle guard @ f1 N"]);
    table.does("paddy", "attack pistol u0", &[4]).shows(&["bodies: f1"]);
}

#[test]
fn rchart_mod_op_s2_aimed() {
    let mut table = paddy("f6 N", &["u0 rifle guard @ f1 N"]);
    table.does("paddy", "aim pistol u0; attack pistol u0", &[2]).hides(&["bodies: f1"]);
}

#[test]
fn rchart_mod_op_s4_blind_fire() {
    let mut table = paddy("g8 N crouched", &["u0 rifle guard @ g5 N"]);
    table.does("paddy", "blind pistol u0", &[5]).hides(&["bodies: g5"]);
    let mut table = paddy("g8 N crouched", &["u0 rifle guard @ g5 N"]);
    table.does("paddy", "blind pistol u0", &[6]).shows(&["bodies: g5"]);
}

#[test]
fn rchart_mod_op_s5_cover_does_not_help_the_axis() {
    let mut table = paddy("b4 S", &["u0 rifle guard @ b8 S"]);
    table.does("paddy", "attack pistol u0", &[4]).shows(&["bodies: b8"]);
}

#[test]
fn raction_mark_s1_two_points() {
    let mut table = paddy("f6 N", &["u0 rifle guard @ f1 N"]);
    table.does("paddy", "mark u0", &[]);
    assert_eq!(table.state.friend(0).ap, 2);
}

fn marked(man: &str, units: &str, more: &str) -> Table {
    given(&format!("phase = 'event'\nmen = ['paddy @ {man} marks u0']\nunits = [{units}]\n{more}"))
}

#[test]
fn raction_mark_s1_a_grenade_for_every_square_in_reach() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ f6 N has grenade=1']");
    let offered = table.offers("paddy");
    let ground = table.rules.theatre().ground();
    let mut marked = 0;
    for at in 0..ground.len() as u16 {
        let legal = table.rules.check(&table.state, table.seat("paddy"), Action::MarkSquare(at)).is_ok();
        let line = format!("mark-square {}", ground.name(at));
        assert_eq!(offered.contains(&line), legal, "{line}");
        marked += u32::from(legal);
    }
    assert!(marked > 30, "{marked} squares");
}

#[test]
fn raction_mark_s2_fired_in_the_axis_phases() {
    let mut table = marked("f5 N", "'u0 rifle guard @ f1 N'", "");
    table.does("paddy", "done", &[1]).does("paddy", "fire paddy pistol", &[2]).shows(&["bodies: f1"]);
    // In the other two as soon as they begin, before anybody stirs.
    for (phase, dice) in [("advance", &[2, 1][..]), ("patrol", &[2])] {
        let mut table = given(&format!(
            "phase = '{phase}'\nmen = ['paddy @ f5 N marks u0']\nunits = ['u0 rifle guard @ f1 N']"
        ));
        table.does("paddy", "done", &[]).does("paddy", "fire paddy pistol", dice).shows(&["bodies: f1"]);
    }
}

#[test]
fn raction_mark_s3_after_the_draw_before_the_card() {
    // E01 turns black sentries; the one on l9 is shot before it turns.
    let mut table = marked("l5 S", "'u0 rifle sentry @ l9 N post 0'", "");
    table.does("paddy", "done", &[1]).asks("paddy").shows(&["card = E01", "u0 rifle sentry @ l9 N post 0"]);
}

#[test]
fn raction_mark_s4_in_sight_and_range() {
    let mut table = marked("f5 N", "'u0 rifle guard @ f1 N', 'u1 rifle guard @ f3 N'", "");
    table.does("paddy", "done", &[1]).hides(&["step"]);
    assert!(!table.offers("paddy").contains(&"fire paddy pistol".to_string()));
}

#[test]
fn raction_mark_s5_even_on_a_spawn_tile() {
    paddy("f6 N", &["u0 smg reserve @ spawn1.a1 W"]).allows("paddy", "mark u0");
}

#[test]
fn raction_mark_s7_it_may_be_the_knife() {
    let mut table = marked("f2 N", "'u0 rifle guard @ f1 N'", "");
    table.does("paddy", "done", &[1]).does("paddy", "fire paddy knife", &[]).shows(&["bodies: f1"]);
}

#[test]
fn raction_mark_s8_only_to_his_front() {
    let mut table = marked("f5 S", "'u0 rifle guard @ f1 N'", "");
    table.does("paddy", "done", &[1]);
    assert!(!table.offers("paddy").contains(&"fire paddy pistol".to_string()));
}

#[test]
fn raction_mark_s9_turning_is_free() {
    let mut table = paddy("f6 N", &[]);
    table.does("paddy", "face S", &[]);
    assert_eq!(table.state.friend(0).ap, 4);
    table.refuses("paddy", "face N", "action.mark/9");
}

#[test]
fn rchart_mod_op_s3_marked() {
    let mut table = marked("f6 N", "'u0 rifle guard @ f1 N'", "");
    table.does("paddy", "done", &[1]).does("paddy", "fire paddy pistol", &[3]).shows(&["bodies: f1"]);
}

#[test]
fn raction_crouch_s1_one_point() {
    let mut table = paddy("f6 N", &[]);
    table.does("paddy", "crouch", &[]);
    assert_eq!(table.state.friend(0).ap, 3);
    assert!(table.state.friend(0).is(rogue_regiment::mood::CROUCHED));
}

#[test]
fn raction_crouch_s2_low_cover_and_drums_hide_him() {
    let table = given(
        "acting = 'paddy'\nmen = ['paddy @ f6 crouched']\nunits = ['u0 rifle guard @ f3 S']\ndrums = ['f5']",
    );
    assert!(!table.look().sees(0, 0));
}

#[test]
fn raction_crouch_s3_in_woods_only_from_beside() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ j3 crouched']\nunits = ['u0 rifle guard @ j5 N']");
    assert!(!table.look().sees(0, 0));
}

#[test]
fn raction_crouch_s4_little_can_be_done() {
    let table = paddy("f6 N crouched", &["u0 rifle guard @ f4 N"]);
    for a in ["sprint", "attack pistol u0", "aim pistol u0", "mark u0", "climb f5", "break-cover"] {
        table.refuses("paddy", a, "action.crouch/4");
    }
    table.allows("paddy", "move f5").allows("paddy", "pop-up").allows("paddy", "pop-up-attack");
}

#[test]
fn raction_crouch_s5_no_objects() {
    let mut table = given("acting = 'paddy'\nmen = ['paddy @ f6 crouched']\nbodies = ['f5']");
    table.does("paddy", "move f5", &[]).refuses("paddy", "pick-up body", "action.crouch/5");
}

#[test]
fn raction_crouch_s6_not_over_a_low_wall() {
    paddy("g7 S crouched", &[]).refuses("paddy", "move g8", "action.crouch/6");
}

#[test]
fn raction_popup_s1_free() {
    let mut table = paddy("f6 N crouched", &[]);
    table.does("paddy", "pop-up", &[]);
    assert_eq!(table.state.friend(0).ap, 4);
    table.refuses("paddy", "pop-up", "action.popup/1");
}

#[test]
fn raction_popup_s2_first_he_stands_up() {
    let mut table = paddy("f6 N crouched", &[]);
    table.refuses("paddy", "sprint", "action.crouch/4");
    table.does("paddy", "pop-up; sprint; move f5-f4-f3", &[]);
}

#[test]
fn raction_popup_s3_up_and_attack() {
    let mut table = paddy("f6 N crouched", &["u0 rifle guard @ f4 N"]);
    table.does("paddy", "pop-up-attack; attack pistol u0", &[4]).shows(&["bodies: f4"]);
    assert_eq!(table.state.friend(0).ap, 3);
}

#[test]
fn raction_pickup_s1_free_where_he_has_come_to() {
    let mut table = given("acting = 'paddy'\nmen = ['paddy @ f6']\nbodies = ['f5', 'f6']");
    table.refuses("paddy", "pick-up body", "action.pickup/1");
    table.does("paddy", "move f5; pick-up body", &[]).shows(&["bodies: f6"]);
    assert_eq!(table.state.friend(0).ap, 3);
}

#[test]
fn raction_pickup_s2_into_a_free_slot() {
    let men = "men = ['paddy @ f6 N has grenade trap mine bomb medkit']\nitems = ['intelligence f5']";
    let mut table = given(&format!("acting = 'paddy'\n{men}"));
    table.does("paddy", "move f5", &[]).refuses("paddy", "pick-up item intelligence", "action.pickup/2");
}

#[test]
fn raction_pickup_s3_an_item_and_an_object_together() {
    let mut table = given("acting = 'paddy'\nmen = ['paddy @ f6']\nbodies = ['f5']\ntraps = ['f5 used']");
    table.does("paddy", "move f5; pick-up body; pick-up item trap", &[]);
}

#[test]
fn raction_pickup_s4_one_object() {
    let mut table = given("acting = 'paddy'\nmen = ['paddy @ f6 carries body']\nbodies = ['f5']");
    table.does("paddy", "move f5", &[]).refuses("paddy", "pick-up body", "action.pickup/4");
}

#[test]
fn raction_pickup_s5_loaded_he_only_walks_and_places() {
    let table =
        given("acting = 'paddy'\nmen = ['paddy @ f6 carries body']\nunits = ['u0 rifle guard @ f4 N']");
    for a in ["sprint", "attack pistol u0", "crouch", "recover", "break-cover", "move-attack"] {
        let why = table.refusal("paddy", a).expect("it is refused");
        assert!(["action.pickup/5", "action.recover/2"].contains(&why.rule.0), "{a}: {}", why.rule);
    }
    table.allows("paddy", "move f5").allows("paddy", "place body f5").allows("paddy", "move-place");
}

#[test]
fn raction_place_s1_beside_him_for_a_point() {
    let mut table = given("acting = 'paddy'\nmen = ['paddy @ f6 carries body']");
    table.refuses("paddy", "place body f4", "map.adjacent");
    table.does("paddy", "place body g5", &[]).shows(&["bodies: g5"]);
}

#[test]
fn raction_place_s2_with_a_step() {
    let mut table = given("acting = 'paddy'\nmen = ['paddy @ f6 carries body']");
    table.does("paddy", "move-place; move f7; place body g7", &[]).shows(&["bodies: g7"]);
    assert_eq!(table.state.friend(0).ap, 3);
    let mut table = given("acting = 'paddy'\nmen = ['paddy @ f6 carries body']");
    table.does("paddy", "place-move; place body g7; move e6", &[]).shows(&["bodies: g7"]);
}

#[test]
fn raction_place_s3_a_body_alerts_a_trap_does_not() {
    let lay = |what: &str, has: &str| {
        let mut table = given(&format!(
            "acting = 'paddy'\nmen = ['paddy @ c8 {has}']\nunits = ['u0 rifle guard @ f9 W']"
        ));
        // Behind the unit's field he is not seen himself.
        table.state.friends[0].at = table.rules.theatre().ground().find("f11").expect("a square");
        table.state.refresh(table.rules.theatre());
        table.does("paddy", &format!("place {what} e10"), &[]);
        table.state.units[0].has(rogue_regiment::flag::ALERTED)
    };
    assert!(lay("body", "carries body") && !lay("item trap", "has trap"));
}

#[test]
fn raction_place_s4_over_walls_windows_and_doors() {
    let table = |at: &str| given(&format!("acting = 'paddy'\nmen = ['paddy @ {at} carries body']"));
    table("g7").allows("paddy", "place body g8");
    table("d2").allows("paddy", "place body c3");
    table("f4").allows("paddy", "place body e4");
    table("b7").refuses("paddy", "place body b8", "action.place/4");
}

#[test]
fn raction_place_s5_crouched_only_items() {
    // Over the low wall, and through the window.
    for (from, to) in [("g7", "g8"), ("d2", "d3")] {
        let crouched =
            |more: &str| given(&format!("acting = 'paddy'\nmen = ['paddy @ {from} crouched {more}']"));
        crouched("has trap").allows("paddy", &format!("place item trap {to}"));
        crouched("carries body").refuses("paddy", &format!("place body {to}"), "action.place/5");
        given(&format!("acting = 'paddy'\nmen = ['paddy @ {from} carries body']"))
            .allows("paddy", &format!("place body {to}"));
    }
}

#[test]
fn raction_blind_s1_from_behind_low_cover() {
    let table = paddy("f9 N crouched", &["u0 rifle guard @ f4 N"]);
    table.refuses("paddy", "blind pistol u0", "action.blind/1");
    paddy("g8 N", &["u0 rifle guard @ g5 N"]).refuses("paddy", "blind pistol u0", "action.popup/1");
    // The wall is at his back.
    let table = paddy("g8 N crouched", &["u0 rifle guard @ g11 S", "u1 rifle guard @ g5 N"]);
    table.refuses("paddy", "blind pistol u0", "action.blind/1").allows("paddy", "blind pistol u1");
}

#[test]
fn raction_blind_s2_exposed_but_not_seen() {
    let mut table = paddy("g8 N crouched", &["u0 rifle guard @ g4 S alerted"]);
    table.does("paddy", "blind pistol u0", &[1]);
    assert!(table.state.friend(0).is(rogue_regiment::mood::EXPOSED));
    assert_eq!(table.state.friend(0).health, 5);
}

#[test]
fn raction_recover_s1_three_points_for_one_health() {
    let mut table = paddy("f6 N health 3", &[]);
    table.does("paddy", "recover", &[]);
    assert_eq!((table.state.friend(0).health, table.state.friend(0).ap), (4, 1));
}

#[test]
fn raction_recover_s2_not_above_four() {
    paddy("f6 N health 4", &[]).refuses("paddy", "recover", "action.recover/2");
}

#[test]
fn raction_break_s1_free() {
    let mut table = paddy("f6 N", &[]);
    table.does("paddy", "break-cover", &[]).refuses("paddy", "break-cover", "action.break/1");
    assert_eq!(table.state.friend(0).ap, 4);
}

#[test]
fn raction_break_s2_the_nearest_are_alerted() {
    let mut table =
        paddy("f9 N", &["u0 rifle guard @ f6 N", "u1 rifle guard @ i9 E", "u2 rifle guard @ f4 N"]);
    table.does("paddy", "break-cover", &[]);
    table.shows(&["u0 rifle guard @ f6 N alerted", "u1 rifle guard @ i9 E alerted", "u2 rifle guard @ f4 N"]);
}

#[test]
fn raction_break_s3_in_battle_only_exposed() {
    let mut table = given(
        "battle = true\nstealth = 0\nacting = 'paddy'\nmen = ['paddy @ f9 N', 'reg @ a1 exposed']\nunits = ['u0 rifle guard @ f6 N alerted']",
    );
    table.does("paddy", "break-cover", &[]).shows(&["u0 rifle guard @ f6 N alerted"]);
    assert!(table.state.friend(0).is(rogue_regiment::mood::EXPOSED));
}
