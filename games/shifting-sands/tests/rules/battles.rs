//! Battles: who takes part, flank attempts, columns, modifiers, winners (11.1 to 11.3).

use shifting_sands::Force;

use crate::support::{Table, given, with};

/// A battle about to be opened by the Axis out of Sidi Omar and Halfaya.
fn axis(units: &str) -> Table {
    given(&format!("phase = 'assault'\nattacks = ['sidi-omar', 'halfaya']\nunits = [{units}]"))
}

fn allied(more: &str, attacks: &str, units: &str) -> Table {
    given(&format!("phase = 'assault'\nacting = 'allied'\n{more}\nattacks = [{attacks}]\nunits = [{units}]"))
}

const PANZER: &str = "'ge-21 @ sidi-omar', 'br-bg @ sidi-suleiman'";

/// Column shift and die modifier of a force in the battle that is open.
fn shot(t: &Table, force: Force) -> (i8, i8) {
    let shot = t.rules.look(&t.state).shot(force);
    (shot.shift, shot.drm)
}

#[test]
fn r11_1_only_marked_units_attack() {
    let t = axis("'ge-21 @ sidi-azeiz', 'br-bg @ halfaya'");
    t.refuses("axis", "attack halfaya", "11.12/2");
}

#[test]
fn r11_12_s1_one_defending_space_a_battle() {
    let mut t = axis("'ge-21 @ sidi-omar', 'br-bg @ sidi-suleiman'");
    t.refuses("axis", "attack sofafi", "11.12/1");
    t.does("axis", "attack sidi-suleiman", &[]).refuses("axis", "attack sidi-suleiman", "7.28/1");
}

#[test]
fn r11_12_s2_any_number_from_adjacent_spaces() {
    let mut t = axis("'ge-21 @ sidi-omar', 'ge-15 @ halfaya', 'ge-90 @ halfaya', 'br-bg @ sidi-suleiman'");
    t.does("axis", "attack sidi-suleiman; join ge-21; join ge-15; join ge-90", &[]).allows("axis", "engage");
}

#[test]
fn r11_13_units_of_one_space_may_attack_different_spaces() {
    let mut t =
        axis("'ge-21 @ halfaya', 'ge-15 @ halfaya', 'br-bg @ sidi-suleiman', 'br-bg-2 @ sidi-barrani'");
    t.does("axis", "attack sidi-suleiman; join ge-21; engage", &[1, 1]).waits();
    t.does("axis", "done", &[]);
    t.does("axis", "attack sidi-barrani", &[]).allows("axis", "join ge-15");
}

#[test]
fn r11_14_a_unit_attacks_once() {
    let mut t =
        axis("'ge-21 @ halfaya', 'ge-15 @ halfaya', 'br-bg @ sidi-suleiman', 'br-bg-2 @ sidi-barrani'");
    t.does("axis", "attack sidi-suleiman; join ge-21", &[]).refuses("axis", "join ge-21", "11.14");
    t.does("axis", "engage", &[1, 1]).waits();
    t.does("axis", "done; attack sidi-barrani", &[]).refuses("axis", "join ge-21", "11.14");
}

#[test]
fn r11_15_s1_units_without_strength_may_attack() {
    axis("'it-17 reduced @ sidi-omar', 'br-bg @ sidi-suleiman'")
        .allows("axis", "attack sidi-suleiman; join it-17; engage");
}

#[test]
fn r11_15_s2_they_add_nothing() {
    let mut t = axis("'ge-21 @ sidi-omar', 'it-17 reduced @ sidi-omar', 'br-bg @ sidi-suleiman'");
    t.does("axis", "attack sidi-suleiman; join ge-21; join it-17", &[]);
    assert_eq!(t.rules.look(&t.state).shot(Force::Attacker).strength, 3);
}

#[test]
fn r11_15_s3_alone_they_fire_on_column_nought() {
    let mut t = axis("'it-17 reduced @ sidi-omar', 'br-bg @ sidi-suleiman'");
    t.does("axis", "attack sidi-suleiman; join it-17", &[]);
    assert_eq!(t.rules.look(&t.state).shot(Force::Attacker).column, 0);
}

#[test]
fn r11_16_others_take_no_losses() {
    let mut t = axis(
        "'it-17 @ sidi-omar', 'it-27 @ sidi-omar', 'br-7-arm @ sidi-suleiman', 'br-2-arm @ sidi-suleiman'",
    );
    t.does("axis", "attack sidi-suleiman; join it-17; engage", &[1, 6]);
    t.shows(&["it-27 @ sidi-omar"]);
}

#[test]
fn r11_17_attacks_follow_the_limits_of_lines() {
    let t = given("phase = 'assault'\nattacks = ['berbera']\nunits = ['it-bg @ berbera', 'br-bg @ aden']");
    t.refuses("axis", "attack aden", "10.22");
}

#[test]
fn r11_18_s1_nations_fight_together_from_a_common_space() {
    let mut t = axis("'ge-21 @ sidi-omar', 'it-17 @ halfaya', 'br-bg @ sidi-suleiman'");
    t.does("axis", "attack sidi-suleiman; join ge-21", &[]).refuses("axis", "join it-17", "11.18/1");
}

#[test]
fn r11_18_s2_then_others_may_join() {
    let mut t = axis("'ge-21 @ sidi-omar', 'it-27 @ sidi-omar', 'it-17 @ halfaya', 'br-bg @ sidi-suleiman'");
    t.does("axis", "attack sidi-suleiman; join ge-21; join it-17", &[]).allows("axis", "engage");
}

#[test]
fn r11_11_the_acting_player_attacks() {
    let mut t = axis(PANZER);
    t.does("axis", "attack sidi-suleiman; join ge-21", &[]);
    let look = t.rules.look(&t.state);
    assert_eq!(look.force(Force::Attacker).count(), 1);
    assert_eq!(look.side_of(Force::Defender), shifting_sands::Side::Allied);
}

#[test]
fn r11_21_cards_come_before_fire() {
    let mut t = given(
        "phase = 'assault'\nhand = ['X9', 'A12']\nattacks = ['sidi-omar']\nunits = ['ge-21 @ sidi-omar', 'br-bg @ sidi-suleiman']",
    );
    t.does("axis", "attack sidi-suleiman; join ge-21; engage", &[])
        .asks("axis")
        .shows(&["steps: combat-cards axis"]);
    t.does("axis", "done", &[]).asks("allied").shows(&["steps: combat-cards allied"]);
}

#[test]
fn r11_22_the_attacker_chooses() {
    let mut t = axis("'ge-21 @ sidi-omar', 'ge-15 @ sidi-omar', 'br-bg @ sidi-suleiman'");
    t.does("axis", "attack sidi-suleiman", &[]).refuses("axis", "engage", "11.22");
    t.does("axis", "join ge-15", &[]).allows("axis", "engage");
}

#[test]
fn r11_23_s1_a_flank_attack_may_be_tried() {
    let mut t = axis("'ge-21 @ sidi-omar', 'ge-90 @ sidi-omar', 'br-bg @ sidi-suleiman'");
    t.does("axis", "attack sidi-suleiman; join ge-21; join ge-90", &[])
        .allows("axis", "flank")
        .allows("axis", "engage");
}

#[test]
fn r11_23_s2_then_one_fires_after_the_other() {
    let mut t = axis("'ge-21 @ sidi-omar', 'ge-90 @ sidi-omar', 'br-bg @ sidi-suleiman'");
    // Flank 4; the attacker destroys the battlegroup, which does not fire.
    t.does("axis", "attack sidi-suleiman; join ge-21; join ge-90; flank", &[4, 3])
        .shows(&["br-bg-1 @ rebuild"]);
}

#[test]
fn r11_24_s1_factors_are_added() {
    let mut t =
        axis("'ge-21 @ sidi-omar', 'ge-15 @ halfaya', 'br-bg @ sidi-suleiman', 'aus-9 @ sidi-suleiman'");
    t.does("axis", "attack sidi-suleiman; join ge-21; join ge-15", &[]);
    let look = t.rules.look(&t.state);
    assert_eq!((look.shot(Force::Attacker).strength, look.shot(Force::Defender).strength), (7, 4));
}

#[test]
fn r11_24_s2_a_fort_helps_its_defenders() {
    let mut t =
        given("phase = 'assault'\nattacks = ['gambut']\nunits = ['ge-21 @ gambut', 'br-bg @ tobruk']");
    t.does("axis", "attack tobruk; join ge-21", &[]);
    assert_eq!(t.rules.look(&t.state).shot(Force::Defender).strength, 3);
}

#[test]
fn r14_1_a_fort_adds_its_value_in_defence() {
    let mut t =
        given("phase = 'assault'\nattacks = ['gambut']\nunits = ['ge-21 @ gambut', 'br-bg @ bardia']");
    t.does("axis", "attack bardia; join ge-21", &[]);
    assert_eq!(t.rules.look(&t.state).shot(Force::Defender).strength, 2);
}

#[test]
fn r14_2_but_not_in_attack() {
    let mut t = allied("", "'bardia'", "'br-bg @ bardia', 'it-17 @ gambut'");
    t.does("allied", "attack gambut; join br-bg-1", &[]);
    assert_eq!(t.rules.look(&t.state).shot(Force::Attacker).strength, 1);
}

#[test]
fn r14_3_forts_are_not_flanked() {
    let mut t = given(
        "phase = 'assault'\nattacks = ['gambut']\nunits = ['ge-21 @ gambut', 'ge-15 @ gambut', 'br-bg @ bardia']",
    );
    t.does("axis", "attack bardia; join ge-21; join ge-15", &[]).refuses("axis", "flank", "11.31/3");
    assert!(!t.rules.look(&t.state).may_be_overrun());
}

#[test]
fn r11_261_italians_before_balbo() {
    let italian = |events: &str| {
        let mut t = given(&format!(
            "phase = 'assault'\nevents = [{events}]\nattacks = ['sidi-omar']\nunits = ['it-17 @ sidi-omar', 'br-bg @ sidi-suleiman']"
        ));
        t.does("axis", "attack sidi-suleiman; join it-17", &[]);
        shot(&t, Force::Attacker).1
    };
    assert_eq!((italian(""), italian("'balbo'")), (-1, 0));
}

#[test]
fn r11_262_americans_before_patton() {
    let american = |events: &str| {
        let mut t = allied(
            &format!("events = ['torch'{events}]\nallied = ['oran', 'casablanca', 'algiers', 'constantine']"),
            "'tebessa'",
            "'us-1 @ tebessa', 'it-17 @ kasserine'",
        );
        t.does("allied", "attack kasserine; join us-1", &[]);
        shot(&t, Force::Attacker).1
    };
    assert_eq!((american(""), american(", 'patton'")), (-1, 0));
}

#[test]
fn r11_263_along_the_nile() {
    let mut t = allied("", "'aswan'", "'br-bg @ aswan', 'it-bg @ khartoum'");
    t.does("allied", "attack khartoum; join br-bg-1", &[]);
    assert_eq!(shot(&t, Force::Attacker).1, -1);
}

#[test]
fn r11_26_modifiers_are_added_for_each_side() {
    let mut t = given(
        "phase = 'assault'\nhand = ['X23', 'A25']\nattacks = ['sidi-omar']\nunits = ['ge-21 @ sidi-omar', 'it-tank @ sidi-omar', 'br-bg @ sidi-suleiman']",
    );
    t.does("axis", "attack sidi-suleiman; join ge-21; join it-tank-1; engage; combat X23; done", &[]);
    assert_eq!((shot(&t, Force::Attacker).1, shot(&t, Force::Defender).1), (0, 0));
}

#[test]
fn r11_27_s1_a_division_chooses_the_table() {
    let mut t = axis("'ge-tank @ sidi-omar', 'ge-21 reduced @ sidi-omar', 'br-bg @ sidi-suleiman'");
    t.does("axis", "attack sidi-suleiman; join ge-tank-1", &[]);
    assert_eq!(t.rules.look(&t.state).shot(Force::Attacker).table, 1);
    t.does("axis", "join ge-21", &[]);
    assert_eq!(t.rules.look(&t.state).shot(Force::Attacker).table, 0);
}

#[test]
fn r11_27_s2_terrain_shifts_the_attacker() {
    let mut t =
        given("phase = 'assault'\nattacks = ['sidi-omar']\nunits = ['ge-90 @ sidi-omar', 'br-bg @ halfaya']");
    t.does("axis", "attack halfaya; join ge-90", &[]);
    assert_eq!((shot(&t, Force::Attacker).0, shot(&t, Force::Defender).0), (-1, 0));
}

#[test]
fn r11_27_s3_shifts_are_added() {
    let mut t = given(
        "phase = 'assault'\nevents = ['rommel']\nattacks = ['sidi-omar']\nunits = ['ge-21 @ sidi-omar', 'br-bg @ halfaya']",
    );
    t.does("axis", "attack halfaya; join ge-21; rommel", &[]);
    assert_eq!(shot(&t, Force::Attacker).0, 2);
}

#[test]
fn r11_27_s4_not_beyond_the_edges() {
    let fire = &crate::support::rules("campaign", &[]).theatre().fire[0].clone();
    assert_eq!(fire.result(-3, 6), fire.result(0, 6));
    assert_eq!(fire.result(40, 6), fire.result(10, 6));
}

#[test]
fn r11_271_armour_against_none() {
    let mut t = axis(PANZER);
    t.does("axis", "attack sidi-suleiman; join ge-21", &[]);
    assert_eq!(shot(&t, Force::Attacker).0, 1);
}

#[test]
fn r11_272_none_against_armour() {
    let mut t = axis("'ge-90 @ sidi-omar', 'br-tank @ sidi-suleiman'");
    t.does("axis", "attack sidi-suleiman; join ge-90", &[]);
    assert_eq!(shot(&t, Force::Attacker).0, -1);
}

#[test]
fn r11_273_out_of_supply_fires_further_left() {
    let mut t = given(
        "phase = 'assault'\nhand = ['X9']\nattacks = ['cairo']\nunits = ['ge-90 @ cairo', 'br-bg @ suez']",
    );
    t.does("axis", "attack suez; join ge-90; engage", &[6, 1]);
    // Strength 2, one column left: a 6 gives 2 instead of 3; cards are of no use (13.73).
    t.shows(&["br-bg-1 @ rebuild"]);
}

#[test]
fn r13_73_s1_the_shift_is_one_column() {
    let mut t = given("phase = 'assault'\nattacks = ['cairo']\nunits = ['ge-90 @ cairo', 'br-bg @ suez']");
    t.does("axis", "attack suez; join ge-90", &[]);
    t.state.battle.out[0] = true;
    assert_eq!(shot(&t, Force::Attacker).0, -1);
}

#[test]
fn r13_73_s2_no_cards_for_them() {
    let mut t = given(
        "phase = 'assault'\nhand = ['X24']\nattacks = ['cairo']\nunits = ['ge-21 @ cairo', 'br-7-arm @ suez', 'br-2-arm @ suez']",
    );
    t.does("axis", "attack suez; join ge-21; engage", &[1, 1]).hides(&["steps: combat-cards axis"]);
}

#[test]
fn r13_11_s3_the_defender_is_looked_at_before_a_battle() {
    let mut t = given(
        "phase = 'assault'\nhand = ['X24']\nattacks = ['sidi-omar']\nunits = ['ge-21 @ sidi-omar', 'br-bg @ sidi-suleiman']\naxis_too = ['sofafi', 'halfaya']",
    );
    t.does("axis", "attack sidi-suleiman; join ge-21; engage", &[])
        .shows(&["defenders_out = true", "attackers_out = false"]);
}

#[test]
fn r13_11_s2_the_attacker_is_looked_at_when_activated() {
    // Sofafi is cut off until Sidi Suleiman falls in the same action.
    let mut t = given(
        "phase = 'activate'\nplay = 'X27 ops'\nops = 2\nunits = ['ge-15 @ sidi-omar', 'ge-90 @ sofafi', 'br-bg-1 @ sidi-suleiman', 'br-bg-2 @ sidi-barrani', 'br-bg-3 @ sidi-barrani']",
    );
    t.does("axis", "activate sidi-omar attack; activate sofafi attack", &[]).shows(&["cut: ge-90"]);
    t.does("axis", "attack sidi-suleiman; join ge-15; engage", &[4, 1]);
    t.does("axis", "take ge-15; step sidi-suleiman; halt", &[]).shows(&["axis: sidi-suleiman"]);
    // Strength 2, one column left: a 3 gives 1 instead of 2.
    t.does("axis", "attack sidi-barrani; join ge-90; engage", &[3, 1])
        .shows(&["attackers_out = true", "attackers_number = 1"]);
}

fn rommel(more: &str) -> Table {
    let mut t = given(&format!(
        "phase = 'assault'\nevents = ['rommel'{more}]\nattacks = ['sidi-omar']\nunits = ['ge-90 @ sidi-omar', 'br-bg @ sidi-suleiman']"
    ));
    t.does("axis", "attack sidi-suleiman; join ge-90", &[]);
    t
}

#[test]
fn r11_274_s1_rommel_once_an_action() {
    let mut t = rommel("");
    t.does("axis", "rommel", &[]).refuses("axis", "rommel", "11.274/1");
    let t = axis("'ge-90 @ sidi-omar', 'br-bg @ sidi-suleiman'");
    t.refuses("axis", "attack sidi-suleiman; join ge-90; rommel", "11.274/1");
}

#[test]
fn r11_274_s2_two_columns() {
    let mut t = rommel("");
    t.does("axis", "rommel", &[]);
    assert_eq!(shot(&t, Force::Attacker).0, 2);
}

#[test]
fn r11_274_s3_not_against_a_fort() {
    let t = given(
        "phase = 'assault'\nevents = ['rommel']\nattacks = ['gambut']\nunits = ['ge-21 @ gambut', 'br-bg @ tobruk']",
    );
    t.refuses("axis", "attack tobruk; join ge-21; rommel", "11.274/3");
}

#[test]
fn r11_274_s4_not_elsewhere() {
    let t = given(
        "phase = 'assault'\nevents = ['rommel']\nattacks = ['kassala']\nunits = ['it-bg @ kassala', 'br-bg @ khartoum']",
    );
    t.refuses("axis", "attack khartoum; join it-bg-1; rommel", "11.274/4");
}

#[test]
fn r11_274_s5_one_column_after_montgomery() {
    let mut t = rommel(", 'montgomery'");
    t.does("axis", "rommel", &[]);
    assert_eq!(shot(&t, Force::Attacker).0, 1);
}

#[test]
fn r11_274_s6_never_after_von_arnim() {
    rommel(", 'von-arnim'").refuses("axis", "rommel", "11.274/6");
}

#[test]
fn r19_21_rommel_leads_germans() {
    let t = with(
        &["rommel-germans"],
        "phase = 'assault'\nevents = ['rommel']\nattacks = ['sidi-omar']\nunits = ['it-17 @ sidi-omar', 'ge-90 @ sidi-omar', 'br-bg @ sidi-suleiman']",
    );
    t.refuses("axis", "attack sidi-suleiman; join it-17; rommel", "19.21");
    t.allows("axis", "attack sidi-suleiman; join ge-90; rommel");
}

#[test]
fn r19_22_s2_balbo_does_not_help_in_east_africa() {
    let mut t = with(
        &["balbo"],
        "phase = 'assault'\nevents = ['balbo']\nattacks = ['kassala']\nunits = ['it-bg @ kassala', 'br-bg @ khartoum']",
    );
    t.does("axis", "attack khartoum; join it-bg-1", &[]);
    assert_eq!(shot(&t, Force::Attacker).1, -1);
}

#[test]
fn r11_28_s1_each_rolls_and_reads_its_column() {
    let mut t = axis(PANZER);
    // 3 on column 4 gives 3; 6 on the battlegroups' column 1 gives 1.
    t.does("axis", "attack sidi-suleiman; join ge-21; engage", &[3, 6]);
    t.shows(&[
        "attackers_number = 3",
        "defenders_number = 1",
        "br-bg-1 @ rebuild",
        "ge-21 fought attacks @ sidi-omar",
    ]);
}

#[test]
fn r11_28_s2_dice_stay_between_one_and_six() {
    let fire = &crate::support::rules("campaign", &[]).theatre().fire[1].clone();
    assert_eq!((fire.result(3, -2), fire.result(3, 9)), (fire.result(3, 1), fire.result(3, 6)));
}

#[test]
fn r11_28_s3_both_at_once_without_a_flank_attempt() {
    let mut t = axis(PANZER);
    t.does("axis", "attack sidi-suleiman; join ge-21; engage", &[6, 6]).shows(&["defenders_number = 1"]);
}

#[test]
fn r11_27_s5_the_defender_fires_with_all_he_had() {
    let mut t = axis(PANZER);
    t.does("axis", "attack sidi-suleiman; join ge-21; engage", &[6, 6])
        .shows(&["br-bg-1 @ rebuild", "defenders_number = 1"]);
}

#[test]
fn r11_282_s1_the_higher_number_wins() {
    let mut t = axis(PANZER);
    t.tells("axis", "attack sidi-suleiman; join ge-21; engage", &[3, 1], &[("11.282/1", "log-wins")]);
}

#[test]
fn r11_282_s2_equal_numbers_win_nothing() {
    let mut t = axis("'it-bg @ sidi-omar', 'br-bg @ sidi-suleiman'");
    t.tells(
        "axis",
        "attack sidi-suleiman; join it-bg-1; engage",
        &[1, 1],
        &[("11.282/2", "log-nobody-wins")],
    );
}

#[test]
fn r11_31_s1_two_units_for_a_flank_attack() {
    axis(PANZER).refuses("axis", "attack sidi-suleiman; join ge-21; flank", "11.31/1");
}

#[test]
fn r11_31_s2_one_of_them_armour() {
    let t = axis("'it-17 @ sidi-omar', 'it-27 @ sidi-omar', 'br-bg @ sidi-suleiman'");
    t.refuses("axis", "attack sidi-suleiman; join it-17; join it-27; flank", "11.31/2");
}

#[test]
fn r11_31_s3_on_open_ground() {
    let t = axis("'ge-21 @ sidi-omar', 'ge-90 @ sidi-omar', 'br-bg @ halfaya'");
    t.refuses("axis", "attack halfaya; join ge-21; join ge-90; flank", "11.31/3");
}

const TWO_SIDES: &str =
    "'ge-21 @ sidi-omar', 'ge-15 @ halfaya', 'aus-9 @ sidi-suleiman', 'aus-6 @ sidi-suleiman'";

#[test]
fn r11_32_each_further_space_helps() {
    let mut t = axis(TWO_SIDES);
    t.tells(
        "axis",
        "attack sidi-suleiman; join ge-21; join ge-15; flank",
        &[3, 1],
        &[("11.33/1", "log-flank-won")],
    );
}

/// Crusader: one more for the flank, though all attack from one space.
#[test]
fn rcards_a20_helps_the_flank() {
    let units = "'br-7-arm @ sidi-omar', 'br-50 @ sidi-omar', 'ge-90 @ sidi-suleiman'";
    let attack = "attack sidi-suleiman; join br-7-arm; join br-50; flank";
    for (bonus, told) in [(1, ("11.33/1", "log-flank-won")), (0, ("11.33/2", "log-flank-lost"))] {
        let mut t = allied(&format!("flank_bonus = {bonus}"), "'sidi-omar'", units);
        t.tells("allied", attack, &[3, 1, 1], &[told]);
    }
}

#[test]
fn r11_33_s1_four_succeeds() {
    let mut t = axis("'ge-21 @ sidi-omar', 'ge-90 @ sidi-omar', 'aus-9 @ sidi-suleiman'");
    t.tells(
        "axis",
        "attack sidi-suleiman; join ge-21; join ge-90; flank",
        &[4, 1, 1],
        &[("11.33/1", "log-flank-won")],
    );
}

#[test]
fn r11_33_s2_three_fails() {
    let mut t = axis("'ge-21 @ sidi-omar', 'ge-90 @ sidi-omar', 'aus-9 @ sidi-suleiman'");
    t.tells(
        "axis",
        "attack sidi-suleiman; join ge-21; join ge-90; flank",
        &[3, 1, 1],
        &[("11.33/2", "log-flank-lost")],
    );
}

#[test]
fn r11_34_the_battle_is_sequential_then() {
    let mut t = axis("'ge-21 @ sidi-omar', 'ge-90 @ sidi-omar', 'br-bg @ sidi-suleiman'");
    t.does("axis", "attack sidi-suleiman; join ge-21; join ge-90; flank", &[5, 6])
        .shows(&["defenders_number = 0"]);
}

#[test]
fn r11_341_the_defender_loses_first() {
    let mut t = axis("'ge-21 @ sidi-omar', 'ge-90 @ sidi-omar', 'br-bg @ sidi-suleiman'");
    t.does("axis", "attack sidi-suleiman; join ge-21; join ge-90; flank", &[6, 1])
        .shows(&["br-bg-1 @ rebuild", "defenders_number = 0"]);
}

#[test]
fn r11_342_or_the_attacker() {
    let mut t =
        axis("'it-tank @ sidi-omar', 'it-bg @ sidi-omar', 'aus-9 @ sidi-suleiman', 'aus-6 @ sidi-suleiman'");
    // Flank 1 fails; the defenders fire with 5 on a 6: 5 losses destroy both battlegroups, which never fire.
    t.does("axis", "attack sidi-suleiman; join it-tank-1; join it-bg-1; flank", &[1, 6]);
    t.does("axis", "lose it-tank-1; lose it-tank-1", &[]);
    t.shows(&["it-tank-1 @ rebuild", "it-bg-1 @ rebuild"]).asks("allied");
}

#[test]
fn r19_6_syrian_forts_are_mountains_to_divisions() {
    let text = "phase = 'assault'\nacting = 'allied'\nevents = ['vichy-active', 'exporters']\nattacks = ['haifa']\nunits = ['aus-6 @ haifa', 'vf-bg @ damascus']";
    let mut t = with(&["syrian-forts"], text);
    t.does("allied", "attack damascus; join aus-6", &[]);
    assert_eq!((shot(&t, Force::Attacker).0, t.rules.look(&t.state).shot(Force::Defender).strength), (-1, 1));
    let mut t = with(&[], text);
    t.does("allied", "attack damascus; join aus-6", &[]);
    assert_eq!((shot(&t, Force::Attacker).0, t.rules.look(&t.state).shot(Force::Defender).strength), (0, 2));
}

/// Who has fought is told from who attacks now: nobody takes part in the next battle by what he was in the last.
#[test]
fn r11_14_a_battle_leaves_no_attackers_behind() {
    let mut t = given(
        "phase = 'assault'\nattacks = ['sidi-omar', 'gambut']\nunits = ['ge-21 @ sidi-omar', 'br-50 @ sidi-suleiman', 'it-17 @ gambut', 'br-bg-1 @ bardia']",
    );
    t.does("axis", "attack sidi-suleiman; join ge-21; engage", &[1, 6]).asks("axis");
    t.shows(&["ge-21 reduced fought @ sidi-omar"]);
    t.does("axis", "attack bardia; join it-17", &[]);
    assert_eq!(t.rules.look(&t.state).force(Force::Attacker).count(), 1);
}
