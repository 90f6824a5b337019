//! Stacking and movement (8, 9).

use crate::support::given;

fn march(moves: &str, units: &str) -> crate::support::Table {
    given(&format!("phase = 'march'\nmoves = [{moves}]\nunits = [{units}]"))
}

#[test]
fn r8_1_s1_a_fourth_unit_is_one_too_many() {
    let mut t =
        march("'misurata'", "'it-17 @ misurata', 'it-27 @ tripoli', 'it-61 @ tripoli', 'it-62 @ tripoli'");
    t.does("axis", "move it-17 tripoli halt", &[]).allows("axis", "remove it-17");
    t.refuses("axis", "done", "8.2/2");
}

#[test]
fn r8_2_s2_the_excess_is_removed_for_good() {
    let mut t =
        march("'misurata'", "'it-17 @ misurata', 'it-27 @ tripoli', 'it-61 @ tripoli', 'it-62 @ tripoli'");
    t.does("axis", "move it-17 tripoli halt; remove it-61", &[]).shows(&["it-61 @ lost"]).asks("allied");
}

#[test]
fn r8_2_s1_stacking_may_be_passed_through() {
    let mut t =
        march("'misurata'", "'it-17 @ misurata', 'it-27 @ tripoli', 'it-61 @ tripoli', 'it-62 @ tripoli'");
    t.does("axis", "move it-17 tripoli>zuara halt", &[]).shows(&["it-17 @ zuara"]).asks("allied");
}

#[test]
fn r8_1_s2_montgomery_crowds_egypt() {
    let four = "'br-bg-1 @ cairo', 'br-bg-2 @ cairo', 'aus-6 @ cairo', 'pol-bg @ ismailia'";
    let crowd = |events: &str| {
        let mut t = given(&format!(
            "phase = 'march'\nacting = 'allied'\nmoves = ['ismailia']\nevents = [{events}]\nunits = [{four}]"
        ));
        t.does("allied", "move pol-bg cairo halt", &[]);
        t
    };
    crowd("'montgomery'").asks("axis").shows(&["round = 2"]);
    crowd("").allows("allied", "remove pol-bg");
}

#[test]
fn r8_1_s3_one_space_in_libya() {
    let units = "'br-bg-1 @ gazala', 'br-bg-2 @ gazala', 'br-bg-3 @ gazala', 'br-bg-4 @ gazala', 'br-bg-5 @ tobruk', 'br-bg-6 @ tobruk', 'br-bg-7 @ tobruk', 'br-bg-8 @ gambut'";
    let mut t = given(&format!(
        "phase = 'march'\nacting = 'allied'\nmoves = ['gambut']\nevents = ['montgomery']\nunits = [{units}]"
    ));
    t.does("allied", "move br-bg-8 tobruk halt", &[]);
    t.allows("allied", "remove br-bg-1").allows("allied", "remove br-bg-5");
}

#[test]
fn r8_1_s4_patton_crowds_one_space_with_americans() {
    let units = "'us-1 @ tebessa', 'us-3 @ tebessa', 'us-9 @ tebessa', 'us-34 @ thala', 'ffus-bg-1 @ thala'";
    let crowd = |unit: &str| {
        let mut t = given(&format!(
            "phase = 'march'\nacting = 'allied'\nmoves = ['thala']\nevents = ['torch', 'patton']\nunits = [{units}]"
        ));
        t.does("allied", &format!("move {unit} tebessa halt; done"), &[]);
        t
    };
    crowd("us-34").asks("axis");
    crowd("ffus-bg-1").allows("allied", "remove us-1");
}

#[test]
fn r8_11_forts_do_not_count() {
    let mut t = march("'gambut'", "'it-17 @ gambut', 'it-27 @ tobruk', 'it-61 @ tobruk'");
    t.does("axis", "move it-17 tobruk halt", &[]).asks("allied");
}

#[test]
fn r8_12_sides_never_share_a_space() {
    let mut t = march("'sidi-azeiz'", "'it-17 @ sidi-azeiz', 'br-bg @ halfaya'");
    t.does("axis", "take it-17", &[]).refuses("axis", "step halfaya", "9.17");
}

#[test]
fn r8_3_nationalities_may_stack() {
    let mut t = march("'gambut'", "'it-17 @ gambut', 'ge-21 @ tobruk'");
    t.does("axis", "move it-17 tobruk halt", &[]).shows(&["it-17 @ tobruk"]).asks("allied");
}

#[test]
fn r9_1_s1_only_activated_units_move() {
    march("'gambut'", "'it-17 @ gambut', 'it-27 @ tobruk'").refuses("axis", "take it-27", "9.1/1");
}

#[test]
fn r9_1_s2_the_marker_goes_when_movement_ends() {
    let mut t = march("'gambut'", "'it-17 @ gambut', 'it-27 @ gambut'");
    t.does("axis", "move it-17 tobruk halt", &[]).shows(&["moves: gambut"]);
    t.does("axis", "done", &[]).hides(&["moves: gambut"]);
}

#[test]
fn r9_11_each_space_costs_one_point() {
    let mut t = march("'halfaya'", "'it-17 @ halfaya'");
    t.does("axis", "take it-17; step sidi-azeiz; step gambut", &[]).shows(&["steps: moving it-17 1"]);
}

#[test]
fn r9_12_movement_follows_lines() {
    let mut t = march("'tripoli'", "'it-17 @ tripoli'");
    t.does("axis", "take it-17", &[]).refuses("axis", "step buerat", "9.12");
}

#[test]
fn r9_13_dashed_lines_are_for_those_named() {
    let mut t = given(
        "phase = 'march'\nacting = 'axis'\nmoves = ['basra']\nevents = ['iraq-active', 'unternehmen-irak']\nunits = ['ge-bg @ basra']",
    );
    t.does("axis", "take ge-bg-1", &[]).refuses("axis", "step persia", "9.13");
}

#[test]
fn r9_14_no_more_points_than_printed() {
    let mut t = march("'tripoli'", "'it-17 @ tripoli', 'it-27 @ tripoli'");
    t.does("axis", "move it-17 misurata>buerat>el-agheila", &[]).shows(&["it-17 moved @ el-agheila"]);
    t.refuses("axis", "take it-17", "9.14");
}

#[test]
fn r9_15_infantry_does_not_end_on_an_attack_marker() {
    let mut t = given(
        "phase = 'march'\nmoves = ['gambut']\nattacks = ['sidi-azeiz']\nunits = ['it-17 @ gambut', 'it-27 @ sidi-azeiz', 'br-bg @ halfaya']",
    );
    t.does("axis", "take it-17; step sidi-azeiz", &[]).refuses("axis", "halt", "9.15");
    t.does("axis", "step bardia; halt", &[]);
}

#[test]
fn r9_16_s1_armour_passes_an_attack_marker() {
    let mut t = given(
        "phase = 'march'\nmoves = ['gambut']\nattacks = ['sidi-azeiz']\nunits = ['ge-21 @ gambut', 'it-27 @ sidi-azeiz', 'br-bg @ halfaya']",
    );
    t.does("axis", "move ge-21 sidi-azeiz>sidi-omar halt", &[]).shows(&["ge-21 moved @ sidi-omar"]);
}

#[test]
fn r9_16_s2_moving_armour_places_no_marker() {
    let mut t = given("phase = 'march'\nmoves = ['gambut']\nunits = ['ge-21 @ gambut', 'br-bg @ halfaya']");
    t.does("axis", "move ge-21 sidi-azeiz halt", &[]).hides(&["attacks: sidi-azeiz"]).asks("allied");
}

#[test]
fn r9_16_s3_armour_joins_a_marked_attack() {
    let mut t = given(
        "phase = 'march'\nmoves = ['gambut']\nattacks = ['sidi-azeiz']\nunits = ['ge-21 @ gambut', 'ge-90 @ sidi-azeiz', 'br-bg @ halfaya']",
    );
    t.does("axis", "move ge-21 sidi-azeiz halt; attack halfaya", &[]).allows("axis", "join ge-21");
}

#[test]
fn r7_25_s3_armour_may_move_and_attack() {
    let mut t = given(
        "phase = 'march'\nmoves = ['gambut']\nattacks = ['sidi-azeiz']\nunits = ['ge-21 @ gambut', 'ge-90 @ sidi-azeiz', 'br-bg @ halfaya']",
    );
    t.does("axis", "move ge-21 sidi-azeiz halt; attack halfaya; join ge-21", &[]).allows("axis", "engage");
}

#[test]
fn r9_16_s4_infantry_never_moves_and_attacks() {
    let t = given(
        "phase = 'assault'\nattacks = ['sidi-azeiz']\nunits = ['ge-90 moved @ sidi-azeiz', 'ge-21 @ sidi-azeiz', 'br-bg @ halfaya']",
    );
    t.refuses("axis", "attack halfaya; join ge-90", "9.16/4").allows("axis", "attack halfaya; join ge-21");
}

#[test]
fn r9_17_no_space_of_the_enemy_is_entered() {
    let mut t = march("'sidi-azeiz'", "'it-17 @ sidi-azeiz', 'br-bg @ halfaya'");
    t.does("axis", "take it-17", &[]).refuses("axis", "step halfaya", "9.17").allows("axis", "step gambut");
}

#[test]
fn r3_0_scontrol_4_control_passes_on_the_way() {
    let mut t = march("'halfaya'", "'it-17 @ halfaya'");
    t.does("axis", "move it-17 sidi-barrani>sofafi halt", &[]);
    t.shows(&["axis: sidi-barrani", "axis: sofafi"]);
}

#[test]
fn r3_0_svp_space_the_marker_moves_at_once() {
    let mut t = march("'sidi-barrani'", "'it-17 @ sidi-barrani'");
    t.does("axis", "take it-17; step mersa-matruh", &[]).shows(&["vp = 11"]);
}

#[test]
fn r9_21_oases_are_closed_before_the_lrdg() {
    let mut t = march("'sidi-omar'", "'it-bg @ sidi-omar'");
    t.does("axis", "take it-bg-1", &[]).refuses("axis", "step giarabub", "9.21");
}

#[test]
fn r9_22_s1_battlegroups_enter_oases_after_it() {
    let mut t =
        given("phase = 'march'\nmoves = ['sidi-omar']\nevents = ['lrdg']\nunits = ['it-bg @ sidi-omar']");
    t.does("axis", "move it-bg giarabub halt", &[]).shows(&["it-bg-1 @ giarabub"]);
}

#[test]
fn r9_22_s2_divisions_never_do() {
    let mut t =
        given("phase = 'march'\nmoves = ['sidi-omar']\nevents = ['lrdg']\nunits = ['it-17 @ sidi-omar']");
    t.does("axis", "take it-17", &[]).refuses("axis", "step giarabub", "9.22/2");
}

#[test]
fn r9_23_s1_the_deep_desert_is_the_lrdgs() {
    let mut t = given(
        "phase = 'march'\nacting = 'allied'\nmoves = ['siwa']\nevents = ['lrdg']\nunits = ['br-bg @ siwa', 'lrdg @ siwa']",
    );
    t.refuses("allied", "take br-bg; step deep-desert", "9.23/1");
    t.does("allied", "move lrdg deep-desert halt", &[]).shows(&["lrdg moved @ deep-desert"]);
}

#[test]
fn r9_23_s2_the_lrdg_attacks_out_of_it() {
    let t = given(
        "phase = 'assault'\nacting = 'allied'\nattacks = ['deep-desert']\nevents = ['lrdg']\nunits = ['lrdg @ deep-desert', 'it-bg @ giarabub']",
    );
    t.allows("allied", "attack giarabub; join lrdg; engage");
}

#[test]
fn r9_23_s3_the_axis_never_enters_it() {
    let mut t =
        given("phase = 'march'\nmoves = ['giarabub']\nevents = ['lrdg']\nunits = ['it-bg @ giarabub']");
    t.does("axis", "take it-bg-1", &[]).refuses("axis", "step deep-desert", "9.23/3");
}

#[test]
fn r4_16_other_markers_are_kept_at_hand() {
    let mut t = march("'tripoli'", "'it-17 @ tripoli', 'it-27 @ tripoli'");
    t.does("axis", "move it-17 zuara halt", &[]).shows(&["steps: march"]);
}
