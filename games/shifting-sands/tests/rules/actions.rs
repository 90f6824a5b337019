//! Action rounds, activation, the uses of a card (5.2, 6, 7.1 to 7.4).

use crate::support::{acts, campaign, given};

#[test]
fn r5_2_s1_the_axis_acts_first_in_each_round() {
    let mut t = acts("axis", "units = ['it-17 @ tripoli', 'br-bg @ cairo']");
    t.does("axis", "automatic; done", &[]).asks("allied");
    t.does("allied", "automatic; done", &[]).asks("axis").shows(&["round = 2"]);
}

#[test]
fn r6_11_the_allies_may_not_act_first() {
    campaign().refuses("allied", "automatic", "6.12/1");
}

#[test]
fn r5_2_s2_after_six_actions_attrition_follows() {
    let mut t = acts("allied", "round = 6\nunits = ['it-17 @ tripoli', 'br-bg @ cairo', 'it-64 @ tobruk']");
    t.does("allied", "automatic; done", &[1; 14]);
    t.shows(&["turn = 2", "it-64 @ tobruk"]);
}

#[test]
fn r6_14_play_continues_until_both_have_taken_six_actions() {
    let mut t = acts("axis", "round = 6\nunits = ['it-17 @ tripoli', 'br-bg @ cairo']");
    t.does("axis", "automatic; done", &[]).asks("allied").shows(&["turn = 1", "round = 6"]);
}

#[test]
fn r6_1_there_are_six_rounds() {
    assert_eq!(campaign().rules.theatre().limits.rounds, 6);
}

#[test]
fn r6_13_each_action_is_marked() {
    let mut t = acts("axis", "round = 3\nunits = ['it-17 @ tripoli', 'br-bg @ cairo']");
    t.does("axis", "automatic; done", &[]).shows(&["acting = allied", "round = 3"]);
}

#[test]
fn r6_12_s1_a_card_or_an_automatic_operation() {
    let t = acts("axis", "hand = ['X1']\nunits = ['it-17 @ tripoli']");
    t.allows("axis", "play X1 ops").allows("axis", "automatic").refuses("axis", "done", "6.12/1");
}

#[test]
fn r6_12_s2_a_card_has_one_of_four_uses() {
    let t = acts("axis", "hand = ['X1']\nunits = ['it-17 @ tripoli']");
    for used in ["ops", "rd", "rp", "event"] {
        t.allows("axis", &format!("play X1 {used}"));
    }
}

#[test]
fn r6_12_s3_the_automatic_operation_is_worth_one() {
    let mut t = acts("axis", "units = ['it-17 @ tripoli']");
    t.does("axis", "automatic", &[]).shows(&["ops = 1"]);
}

#[test]
fn r7_1_only_cards_in_hand_are_played() {
    acts("axis", "hand = ['X1']\nunits = ['it-17 @ tripoli']").refuses("axis", "play X3 ops", "7.1");
}

#[test]
fn r7_12_s1_one_use_only() {
    let mut t = acts("axis", "hand = ['X2']\nunits = ['it-17 @ tripoli']");
    t.does("axis", "play X2 rp", &[]).asks("allied").shows(&["points: it 2"]).hides(&["ops = 3"]);
}

#[test]
fn r7_12_s2_a_square_gives_event_and_operations() {
    let mut t = acts("axis", "hand = ['X1']\nunits = ['it-17 @ tripoli']");
    t.does("axis", "play X1 event", &[]).shows(&["ops = 2", "eased: it"]).asks("axis");
}

#[test]
fn r7_12_s3_a_played_card_goes_to_the_discard_pile() {
    let mut t = acts("axis", "hand = ['X2']\nunits = ['it-17 @ tripoli']");
    t.does("axis", "play X2 ops", &[]).shows(&["cards: X2 discard open"]);
}

#[test]
fn r7_21_s1_points_equal_the_value_of_the_card() {
    let mut t = acts("axis", "hand = ['X10']\nunits = ['it-17 @ tripoli']");
    t.does("axis", "play X10 ops", &[]).shows(&["ops = 4"]);
    let mut t = acts("axis", "units = ['it-17 @ tripoli', 'it-27 @ bardia', 'ge-21 @ bardia']");
    t.does("axis", "automatic", &[]).refuses("axis", "activate bardia move", "7.21/1");
}

#[test]
fn r7_21_s2_a_unit_must_be_there() {
    let mut t = acts("axis", "units = ['it-17 @ tripoli']");
    t.does("axis", "automatic", &[]).refuses("axis", "activate benghazi move", "7.26/1");
}

#[test]
fn r7_26_s1_only_own_units_count() {
    let mut t = acts("axis", "units = ['it-17 @ tripoli', 'br-bg @ cairo']");
    t.does("axis", "automatic", &[]).refuses("axis", "activate cairo move", "7.26/1");
}

#[test]
fn r7_26_s2_a_fort_alone_is_not_activated() {
    let mut t = acts("axis", "units = ['it-17 @ tripoli']");
    t.does("axis", "automatic", &[]).refuses("axis", "activate bardia attack", "7.26/2");
}

#[test]
fn r7_22_the_cost_is_the_same_for_movement_and_combat() {
    let t = given("phase = 'activate'\nops = 5\nunits = ['it-17 @ tripoli', 'ge-21 @ tripoli']");
    let (look, at) = (t.rules.look(&t.state), t.rules.theatre().at.tripoli);
    for purpose in shifting_sands::Purpose::ALL {
        assert_eq!(look.cost(shifting_sands::Side::Axis, at, purpose, false), 2);
    }
}

fn cost(units: &str) -> u8 {
    let t = given(&format!(
        "phase = 'activate'\nops = 5\nunits = [{units}]\nevents = ['vichy-active', 'torch', 'unternehmen-irak']"
    ));
    let at = t.state.at.iter().copied().find(|at| (*at as usize) < 144).unwrap();
    let side = t.rules.theatre().side(t.rules.look(&t.state).stack(at).next().unwrap());
    t.rules.look(&t.state).cost(side, at, shifting_sands::Purpose::Move, false)
}

#[test]
fn r7_23_s1_nationalities_are_counted() {
    assert_eq!(cost("'it-17 @ tripoli', 'it-27 @ tripoli'"), 1);
    assert_eq!(cost("'it-17 @ tripoli', 'ge-21 @ tripoli'"), 2);
}

#[test]
fn r7_23_s2_the_british_group_is_one() {
    assert_eq!(cost("'br-bg @ cairo', 'aus-6 @ cairo', 'pol-bg @ cairo'"), 1);
}

#[test]
fn r7_23_s3_the_german_group_is_one() {
    assert_eq!(cost("'ge-bg @ beirut', 'vf-bg @ beirut'"), 1);
}

#[test]
fn r7_23_s4_the_american_group_is_one() {
    assert_eq!(cost("'us-1 @ casablanca', 'ffus-bg @ casablanca'"), 1);
    assert_eq!(cost("'us-1 @ casablanca', 'br-bg @ casablanca'"), 2);
}

#[test]
fn r7_24_the_full_cost_is_due() {
    let t = given("phase = 'activate'\nops = 1\nunits = ['it-17 @ tripoli', 'ge-21 @ tripoli']");
    t.refuses("axis", "activate tripoli move", "7.21/1");
    let mut t2 = given("phase = 'activate'\nops = 2\nunits = ['it-17 @ tripoli', 'ge-21 @ tripoli']");
    t2.does("axis", "activate tripoli move", &[]).shows(&["ops = 0"]);
}

#[test]
fn r7_25_s1_one_purpose_a_space() {
    let mut t = given("phase = 'activate'\nops = 3\nunits = ['it-17 @ tripoli']");
    t.does("axis", "activate tripoli move", &[]).refuses("axis", "activate tripoli attack", "7.25/1");
}

#[test]
fn r7_25_s2_a_marker_is_placed() {
    let mut t = given("phase = 'activate'\nops = 3\nunits = ['it-17 @ tripoli', 'it-27 @ buerat']");
    t.does("axis", "activate tripoli move; activate buerat attack", &[]);
    t.shows(&["moves: tripoli", "attacks: buerat"]);
}

#[test]
fn r4_15_s2_at_most_five_markers() {
    let units = "units = ['it-17 @ tripoli', 'it-27 @ buerat', 'it-61 @ misurata', 'it-62 @ tarhuna', 'it-63 @ zuara', 'it-64 @ el-agheila']";
    let mut t = given(&format!("phase = 'activate'\nops = 9\n{units}"));
    t.does("axis", "activate tripoli move; activate buerat move; activate misurata move", &[]);
    t.does("axis", "activate tarhuna move; activate zuara move", &[]);
    t.refuses("axis", "activate el-agheila move", "4.15/2");
}

#[test]
fn r7_27_s1_all_activations_come_first() {
    let t = given("phase = 'activate'\nops = 3\nunits = ['it-17 @ tripoli']\nmoves = ['tripoli']");
    t.refuses("axis", "take it-17", "9.1/1");
}

#[test]
fn r7_27_s2_units_need_not_move() {
    given("phase = 'march'\nmoves = ['tripoli']\nunits = ['it-17 @ tripoli', 'it-27 @ tripoli']")
        .allows("axis", "done");
}

#[test]
fn r7_27_s3_move_markers_are_removed() {
    let mut t = given(
        "phase = 'march'\nmoves = ['tripoli']\nattacks = ['halfaya']\nunits = ['it-17 @ tripoli', 'it-63 @ halfaya', 'br-bg @ sidi-barrani']",
    );
    t.does("axis", "done", &[]).hides(&["moves: tripoli"]).shows(&["attacks: halfaya"]);
}

#[test]
fn r7_28_s1_attacks_follow_movement() {
    let mut t = given(
        "phase = 'march'\nmoves = ['tripoli']\nattacks = ['halfaya']\nunits = ['it-17 @ tripoli', 'it-63 @ halfaya', 'br-bg @ sidi-barrani']",
    );
    t.refuses("axis", "attack sidi-barrani", "7.28/1");
    t.does("axis", "done", &[]).allows("axis", "attack sidi-barrani");
}

#[test]
fn r7_28_s2_attacks_are_never_compulsory() {
    given("phase = 'assault'\nattacks = ['halfaya']\nunits = ['it-63 @ halfaya', 'br-bg @ sidi-barrani']")
        .allows("axis", "done");
}

#[test]
fn r7_31_redeployment_moves_both_sizes() {
    let mut t = acts("axis", "hand = ['X10']\nunits = ['it-17 @ tripoli', 'it-tank @ tripoli']");
    t.does("axis", "play X10 rd", &[])
        .allows("axis", "redeploy it-17; to buerat")
        .allows("axis", "redeploy it-tank-1");
}

#[test]
fn r7_32_redeployment_points_equal_the_value() {
    let mut t = acts("axis", "hand = ['X10']\nunits = ['it-17 @ tripoli']");
    t.does("axis", "play X10 rd", &[]).shows(&["ops = 4"]);
}

#[test]
fn r7_33_s1_no_two_redeployments_in_a_row() {
    let t = acts("axis", "hand = ['X1']\nlast_axis = 'rd'\nunits = ['it-17 @ tripoli']");
    t.refuses("axis", "play X1 rd", "7.33/1").allows("axis", "play X1 rp");
}

#[test]
fn r7_33_s2_the_next_turn_may_begin_with_one() {
    let mut t = acts(
        "allied",
        "round = 6\nlast_axis = 'rd'\nlast_allied = 'rd'\nunits = ['it-17 @ tripoli', 'br-bg @ cairo']",
    );
    t.does("allied", "automatic; done", &[1; 14]).shows(&["last_axis = none", "last_allied = none"]);
}

#[test]
fn r7_34_redeployment_follows_section_12() {
    let mut t = acts("axis", "hand = ['X10']\nunits = ['it-17 @ tripoli', 'br-bg @ cairo']");
    t.does("axis", "play X10 rd; redeploy it-17", &[]).refuses("axis", "to cairo", "12.6/1");
}

#[test]
fn r7_41_printed_points_are_recorded() {
    let mut t = acts("axis", "hand = ['X15']\nunits = ['it-17 @ tripoli']");
    t.does("axis", "play X15 rp", &[]).shows(&["points: ge 2", "points: it 2"]);
}

#[test]
fn r7_411_commonwealth_points_have_a_marker() {
    let mut t = acts("allied", "hand = ['A9']\nunits = ['br-bg @ cairo']");
    t.does("allied", "play A9 rp", &[]).shows(&["points: cw 4"]);
}

#[test]
fn r7_412_allied_points_are_for_the_minor_allies() {
    let mut t = acts("allied", "hand = ['A53']\nunits = ['br-bg @ cairo']");
    t.does("allied", "play A53 rp", &[]).shows(&["points: allied 4"]);
}

#[test]
fn r7_415_massawa_gives_a_british_point() {
    let mut t = acts("allied", "hand = ['A9']\nallied = ['massawa']\nunits = ['br-bg @ cairo']");
    t.does("allied", "play A9 rp", &[]).shows(&["points: br 2"]);
}

#[test]
fn r15_2_massawa_counts_once_a_card() {
    let mut t = acts("allied", "hand = ['A4']\nallied = ['massawa']\nunits = ['br-bg @ cairo']");
    t.does("allied", "play A4 rp", &[]).shows(&["points: br 4"]);
}

#[test]
fn r7_416_torch_gives_american_points() {
    let mut t = acts("allied", "hand = ['A9']\nevents = ['torch']\nunits = ['br-bg @ cairo']");
    t.does("allied", "play A9 rp", &[]).shows(&["points: us 6"]);
}

#[test]
fn r4_13_s2_no_american_points_before_torch() {
    let mut t = acts("allied", "hand = ['A9']\nunits = ['br-bg @ cairo']");
    t.does("allied", "play A9 rp", &[]).hides(&["points: us 6"]);
}

#[test]
fn r7_42_points_are_only_recorded() {
    let mut t = acts("axis", "hand = ['X15']\nunits = ['it-17 reduced @ tripoli']");
    t.does("axis", "play X15 rp", &[]).asks("allied").shows(&["it-17 reduced @ tripoli"]);
}

#[test]
fn r7_43_s1_no_two_replacement_cards_in_a_row() {
    let t = acts("axis", "hand = ['X1']\nlast_axis = 'rp'\nunits = ['it-17 @ tripoli']");
    t.refuses("axis", "play X1 rp", "7.43/1").allows("axis", "play X1 rd");
}

#[test]
fn r7_43_s2_the_next_turn_may_begin_with_one() {
    let mut t = acts(
        "allied",
        "round = 6\nlast_axis = 'rp'\nlast_allied = 'rp'\nunits = ['it-17 @ tripoli', 'br-bg @ cairo']",
    );
    t.does("allied", "automatic; done", &[1; 14]).shows(&["last_axis = none", "last_allied = none"]);
}
