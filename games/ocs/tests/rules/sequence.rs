//! The sequence of play and the set-up (2.0, intro.setup).

use ocs::{Side, Weather};

use crate::support::{Looking, moves, phase, start};

/// Nothing on the map but a unit of each side with something to do at every stop.
const FEW: [&str; 2] = ["i-8 reserve @ A9.04", "r-1 reserve @ A9.17"];

#[test]
fn r2_1_s1_a_turn_is_two_player_turns() {
    let mut table = phase("exploitation", "allied", &FEW, "first = 'axis'");
    // The second player's turn ends: the next turn begins with weather and initiative.
    table.does("allied", "done", &[1, 6, 6, 1, 1]).asks("allied").shows(&["turn = 2"]);
}

#[test]
fn r2_1_s2_the_phasing_player_is_asked() {
    moves(&["i-8 @ A8.07"], "").asks("axis").refuses("allied", "done", "2.1/2");
}

#[test]
fn r2_1_s3_an_action_is_legal_in_its_own_segment() {
    let table = moves(&["i-8 @ A8.07", "r-1 @ A8.08"], "");
    table.refuses("axis", "target A8.08", "9.0/1").refuses("axis", "feed A8.07", "12.6c/1");
    table.refuses("axis", "advance i-8", "9.12g/1");
}

#[test]
fn r2_2_s1_weather_comes_before_initiative() {
    let mut table = phase("exploitation", "allied", &FEW, "first = 'axis'");
    table.does("allied", "done", &[5, 3, 3, 2, 2]);
    assert_eq!(table.state.weather, Weather::Mud);
}

#[test]
fn r2_2_s2_the_phases_follow_one_another() {
    let mut table = moves(&["i-8 reserve @ A9.04", "r-1 @ A8.08", "i-9 @ A8.07"], "");
    // Movement, Supply without a question, Reaction of the Allies, Combat, Exploitation.
    table.does("axis", "done", &[]).does("allied", "done", &[]);
    table.allows("axis", "target A8.08");
    table.does("axis", "done", &[]);
    table.asks("axis").allows("axis", "release i-8");
}

#[test]
fn r2_2_s5_barrages_before_attacks() {
    let mut table = phase(
        "barrage",
        "axis",
        &["gun-49 @ A8.06", "i-9 @ A8.07", "r-1 @ A8.08"],
        "dumps = ['axis 9 @ A8.06']",
    );
    table.allows("axis", "target A8.08; with gun-49").refuses("axis", "target A8.08; with i-9", "10.0/1");
    table.does("axis", "done", &[]).allows("axis", "target A8.08; with i-9");
}

#[test]
fn r2_2_s7_the_second_player_does_the_same() {
    let mut table = phase("exploitation", "axis", &FEW, "first = 'axis'");
    table.does("axis", "done", &[3, 3, 1, 1]).asks("allied").allows("allied", "at A9.17");
    assert_eq!(table.state.phasing, Side::Allied);
}

#[test]
fn r2_3_s1_one_roll_sets_the_weather_of_the_turn() {
    for (die, weather) in [(1, Weather::Dry), (5, Weather::Mud), (6, Weather::Snow)] {
        let mut table = phase("exploitation", "allied", &FEW, "first = 'axis'");
        table.does("allied", "done", &[die, 6, 6, 1, 1]);
        assert_eq!(table.state.weather, weather);
    }
}

#[test]
fn r2_3_s2_the_higher_total_chooses_and_ties_are_rolled_again() {
    let mut table = phase("exploitation", "allied", &FEW, "first = 'axis'");
    table.does("allied", "done", &[1, 2, 5, 3, 4, 1, 1, 6, 5]).asks("axis");
    table.does("axis", "second", &[3, 3, 1, 1]);
    assert_eq!((table.state.first, table.state.phasing), (Side::Allied, Side::Allied));
}

#[test]
fn r2_3_s5_supply_arrives_in_the_reinforcement_phase() {
    let mut table = phase("exploitation", "axis", &FEW, "first = 'axis'");
    table.does("axis", "done", &[1, 1, 1, 1]).shows(&["allied 4 @ A9.20"]);
}

#[test]
fn r2_3_s6_breakout_comes_before_any_move() {
    let mut table = phase("exploitation", "axis", &["i-8 reserve @ A9.04", "r-1 @ A2.05"], "first = 'axis'");
    table.does("axis", "done", &[1, 1, 1, 1]).asks("allied").allows("allied", "break-out r-1");
    table.does("allied", "done", &[]).refuses("allied", "break-out r-1", "2.3/6");
}

#[test]
fn r2_3_s11_no_building_in_the_reaction_phase() {
    phase("reaction", "allied", &["i-8 released @ A8.07"], "dumps = ['axis 9 @ A8.06']")
        .refuses("axis", "dig A8.07", "2.3/11")
        .allows("axis", "blow A8.06");
}

#[test]
fn r2_3_s14_no_building_in_the_exploitation_phase() {
    phase("exploitation", "axis", &["i-8 released @ A8.07"], "dumps = ['axis 9 @ A8.06']")
        .refuses("axis", "raze A8.07", "2.3/14")
        .allows("axis", "blow A8.06");
}

#[test]
fn r2_3_s16_fuel_markers_come_off_in_clean_up() {
    let mut table =
        phase("exploitation", "axis", &["hq-14 tanked @ A9.05", FEW[0], FEW[1]], "first = 'axis'");
    table.does("axis", "done", &[3, 3, 1, 1]);
    assert!(!table.unit("hq-14").has(ocs::flag::TANKED));
}

#[test]
fn rintro_setup_sa_units_set_up_within_their_radius() {
    let table = start();
    table.allows("axis", "place i-8 A11.08").refuses("axis", "place i-8 A11.07", "intro.setup/A");
    table.refuses("axis", "place hq-14 A9.04", "intro.setup/A");
    table.refuses("axis", "place i-8 A11.08; place i-8 A11.09", "intro.setup/A");
}

#[test]
fn rintro_setup_sf_no_hex_is_overstacked() {
    let table = crate::support::given(
        "phase = 'setup'\nphasing = 'axis'\nunits = ['i-7 @ A9.08', 'i-8 @ A10.08', 'i-9 @ A10.08', 'i-11 @ A10.08', 'gun-49 @ A10.08', 'gun-50 @ A10.08']",
    );
    table.refuses("axis", "place i-7 A10.08", "intro.setup/F").allows("axis", "place i-7 A9.09");
    let table =
        crate::support::given("phase = 'setup'\nphasing = 'axis'\nunits = ['i-7 @ A9.08', 'i-8 @ A10.08']");
    table.allows("axis", "place i-7 A10.08");
}

#[test]
fn rintro_setup_sg_units_start_at_full_strength() {
    assert!(start().state.units.iter().all(|unit| unit.lost == 0));
}

#[test]
fn rintro_setup_si_not_where_a_unit_could_not_go() {
    // Over the brook stands the enemy.
    start().refuses("axis", "place stug-190 A14.08", "intro.setup/A");
    let table =
        crate::support::given("phase = 'setup'\nphasing = 'axis'\nunits = ['i-8 @ A11.09', 'r-1 @ A11.10']");
    table.refuses("axis", "place i-8 A11.10", "intro.setup/I");
}

#[test]
fn rintro_setup_sj_all_start_without_fuel() {
    let fuel = ocs::flag::FUELLED | ocs::flag::TANKED;
    assert!(start().state.units.iter().all(|unit| !unit.has(fuel)));
}

#[test]
fn rintro_setup_sk_the_dead_pile_keeps_the_eliminated() {
    let mut table = moves(&["i-7 @ A8.07", "i-8 @ A8.07", "i-11 @ A8.07", "stug-190 @ A8.07"], "");
    table.does("axis", "done; remove stug-190", &[]).shows(&["stug-190 lost=1 @ dead"]);
}

#[test]
fn rdrill_s1_six_turns_and_the_axis_sets_up_first() {
    let table = start();
    table.asks("axis");
    assert_eq!((table.look().t.turns, table.look().t.ground.len()), (6, 300));
}

#[test]
fn rdrill_s2_more_points_win() {
    let ends = |axis: &str| {
        let mut table =
            phase("exploitation", "allied", &FEW, &format!("first = 'axis'\nturn = 6\naxis = [{axis}]"));
        table.does("allied", "done", &[]);
        table.result().map(|(winner, rule)| (winner.map(str::to_string), rule))
    };
    assert_eq!(ends("'brandau', 'alton', 'milby'"), Some((Some("axis".into()), "drill/2")));
    assert_eq!(ends("'brandau'"), Some((Some("allied".into()), "drill/2")));
    // Six of thirteen points are one too few.
    assert_eq!(ends("'brandau', 'linden', 'furth'"), Some((Some("allied".into()), "drill/2")));
}
