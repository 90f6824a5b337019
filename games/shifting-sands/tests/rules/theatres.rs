//! Other theatres (10).

use crate::support::{acts, given};

#[test]
fn r10_11_only_free_french_are_in_chad() {
    let mut t = given(
        "phase = 'march'\nacting = 'allied'\nmoves = ['kufra']\nevents = ['lrdg']\nunits = ['br-bg @ kufra', 'ff-bg @ kufra']",
    );
    t.refuses("allied", "take br-bg; step chad", "10.11");
    t.does("allied", "move ff-bg chad halt", &[]).shows(&["ff-bg-1 moved @ chad"]);
}

#[test]
fn r10_21_s1_only_the_allies_follow_the_nile() {
    let mut t = given("phase = 'march'\nmoves = ['khartoum']\nunits = ['it-bg @ khartoum']");
    t.does("axis", "take it-bg-1", &[]).refuses("axis", "step aswan", "10.21/1");
}

#[test]
fn r10_21_s2_it_takes_the_whole_movement_factor() {
    let mut t = given(
        "phase = 'march'\nacting = 'allied'\nmoves = ['aswan', 'asyut']\nunits = ['br-bg-1 @ aswan', 'br-bg-2 @ asyut']",
    );
    t.does("allied", "take br-bg-1; step khartoum", &[])
        .shows(&["br-bg-1 moved @ khartoum"])
        .hides(&["steps: moving br-bg-1 2"]);
    t.does("allied", "take br-bg-2; step aswan", &[]).refuses("allied", "step khartoum", "10.21/2");
}

#[test]
fn r10_21_s3_the_axis_does_not_attack_along_it() {
    let t = given("phase = 'assault'\nattacks = ['khartoum']\nunits = ['it-bg @ khartoum', 'br-bg @ aswan']");
    t.refuses("axis", "attack aswan", "10.21/3");
}

#[test]
fn r10_22_only_the_allies_cross_to_aden() {
    let mut t = given("phase = 'march'\nmoves = ['berbera']\nunits = ['it-bg @ berbera']");
    t.does("axis", "take it-bg-1", &[]).refuses("axis", "step aden", "10.22");
    let mut t = given("phase = 'march'\nacting = 'allied'\nmoves = ['berbera']\nunits = ['br-bg @ berbera']");
    t.does("allied", "move br-bg aden halt", &[]).shows(&["br-bg-1 @ aden"]);
}

#[test]
fn r10_31_s1_nobody_is_ever_in_malta() {
    let t = crate::support::campaign();
    let malta = sandtable_core::Position::parse("units = ['br-bg-1 @ malta']").unwrap();
    let mut state = t.state.clone();
    let error = sandtable_core::Rules::arrange(&t.rules, &mut state, &malta).unwrap_err();
    assert!(error.to_string().contains("10.31/1"), "{error}");
}

#[test]
fn r10_31_s2_malta_is_allied_until_herkules() {
    crate::support::campaign().hides(&["axis: malta"]);
}

const SICILY: &str = "units = ['it-20 @ sicily', 'it-80 @ sicily', 'it-185 @ sicily', 'ramcke @ sicily']";

#[test]
fn r10_321_s1_herkules_needs_four_units_in_sicily() {
    let t = acts(
        "axis",
        "turn = 9\nhand = ['X36']\nevents = ['siege-of-malta']\nunits = ['it-20 @ sicily', 'it-80 @ tripoli', 'it-185 @ sicily', 'ramcke @ sicily']",
    );
    t.refuses("axis", "play X36 event", "10.321/1");
}

#[test]
fn r10_321_s2_they_are_spent_and_malta_falls() {
    let mut t = acts("axis", &format!("turn = 9\nhand = ['X36']\nevents = ['siege-of-malta']\n{SICILY}"));
    t.does("axis", "play X36 event", &[]).shows(&["it-20 @ lost", "ramcke @ lost", "axis: malta", "vp = 12"]);
}

#[test]
fn r10_32_malta_is_attacked_by_herkules_alone() {
    let t = given(&format!("phase = 'activate'\nops = 3\n{SICILY}"));
    assert!(!t.offers("axis").iter().any(|o| o.contains("malta")));
    t.refuses("axis", "activate malta attack", "7.26/1");
}

#[test]
fn r10_322_air_support_is_discarded_with_it() {
    let text = format!(
        "turn = 9\nhand = ['X36', 'X23']\nevents = ['siege-of-malta', 'spitfires']\nbans = ['spitfires']\n{SICILY}"
    );
    let mut t = acts("axis", &text);
    t.refuses("axis", "play X36 event", "cards.x36");
    t.does("axis", "play X36 event-with-air-support", &[])
        .shows(&["cards: X23 discard open", "cards: X36 gone open"]);
    assert_eq!(t.state.bans.0, 0);
}

#[test]
fn r10_323_malta_victorious_and_herkules_exclude_each_other() {
    let t = acts(
        "axis",
        &format!(
            "turn = 9\nhand = ['X36']\nevents = ['siege-of-malta', 'spitfires', 'malta-victorious']\n{SICILY}"
        ),
    );
    t.refuses("axis", "play X36 event", "10.323");
    let t = acts(
        "allied",
        "turn = 9\nhand = ['A40']\nevents = ['spitfires', 'herkules']\nunits = ['br-bg @ cairo']",
    );
    t.refuses("allied", "play A40 event", "10.323");
}

#[test]
fn r10_41_s1_neutrals_start_inactive() {
    crate::support::campaign().hides(&["events: iraq-active", "events: vichy-active"]);
}

#[test]
fn r10_41_s2_inactive_units_do_nothing() {
    let t = given("phase = 'activate'\nops = 3\nunits = ['vf-bg @ beirut', 'ir-bg @ baghdad']");
    t.refuses("axis", "activate beirut move", "10.41/2").refuses(
        "axis",
        "activate baghdad attack",
        "10.41/2",
    );
}

#[test]
fn r10_42_iraqis_rise_by_the_revolt() {
    let mut t = acts("axis", "turn = 4\nhand = ['X17']\nunits = ['ir-bg @ baghdad', 'it-17 @ tripoli']");
    t.does("axis", "play X17 event", &[]).shows(&["events: iraq-active", "axis: baghdad", "vp = 11"]);
}

#[test]
fn r10_43_s1_vichy_rises_when_jerusalem_falls() {
    let mut t = given(
        "phase = 'march'\nmoves = ['sinai']\nunits = ['it-17 @ sinai', 'vf-bg @ beirut', 'ir-bg @ kirkuk']",
    );
    t.does("axis", "take it-17; step jerusalem", &[]);
    t.shows(&["events: vichy-active", "events: iraq-active", "axis: kirkuk"]);
}

#[test]
fn r10_43_s2_exporters_rouses_vichy() {
    let mut t = acts("allied", "turn = 4\nhand = ['A16']\nunits = ['vf-bg @ beirut', 'br-bg @ cairo']");
    t.does("allied", "play A16 event", &[]).shows(&["events: vichy-active"]).hides(&["events: iraq-active"]);
}

#[test]
fn r10_421_s1_iraqis_stay_in_iraq() {
    let mut t =
        given("phase = 'march'\nmoves = ['mosul']\nevents = ['iraq-active']\nunits = ['ir-bg @ mosul']");
    t.does("axis", "take ir-bg-1", &[]).refuses("axis", "step hassetche", "10.421/1");
}

#[test]
fn r10_421_s2_iraqis_use_no_combat_cards() {
    let mut t = given(
        "phase = 'assault'\nacting = 'allied'\nattacks = ['habbaniyah']\nevents = ['iraq-active']\nhand = ['X30']\nunits = ['br-bg @ habbaniyah', 'ir-bg @ baghdad', 'ir-bg-2 @ kut']",
    );
    // The defender is not even asked.
    t.does("allied", "attack baghdad; join br-bg-1; engage", &[1, 1]).hides(&["steps: combat-cards axis"]);
}

#[test]
fn r10_421_s3_iraqis_never_leave_the_middle_east() {
    let mut t = given(
        "phase = 'march'\nmoves = ['jerusalem']\nevents = ['iraq-active', 'unternehmen-irak']\nunits = ['ir-bg @ jerusalem']",
    );
    t.does("axis", "take ir-bg-1", &[]).refuses("axis", "step sinai", "10.421/3");
}

#[test]
fn r10_422_s1_the_allies_pass_through_iraq() {
    let mut t = given(
        "phase = 'march'\nacting = 'allied'\nmoves = ['habbaniyah']\nunits = ['br-bg @ habbaniyah', 'ir-bg @ baghdad']",
    );
    t.does("allied", "move br-bg baghdad>mosul halt", &[]).shows(&["br-bg-1 @ mosul"]);
}

#[test]
fn r10_422_s2_but_do_not_stop_or_attack_there() {
    let mut t = given(
        "phase = 'march'\nacting = 'allied'\nmoves = ['habbaniyah']\nunits = ['br-bg @ habbaniyah', 'ir-bg @ baghdad']",
    );
    t.does("allied", "take br-bg-1; step baghdad", &[]).refuses("allied", "halt", "10.422/2");
    let t = given(
        "phase = 'assault'\nacting = 'allied'\nattacks = ['habbaniyah']\nunits = ['br-bg @ habbaniyah', 'ir-bg @ baghdad']",
    );
    t.refuses("allied", "attack baghdad", "10.422/2");
}

#[test]
fn r10_422_s3_active_iraqis_are_attacked() {
    let t = given(
        "phase = 'assault'\nacting = 'allied'\nevents = ['iraq-active']\nattacks = ['habbaniyah']\nunits = ['br-bg @ habbaniyah', 'ir-bg @ baghdad']",
    );
    t.allows("allied", "attack baghdad; join br-bg-1; engage");
}

#[test]
fn r10_431_s1_vichy_stays_in_syria() {
    let mut t =
        given("phase = 'march'\nmoves = ['sidon']\nevents = ['vichy-active']\nunits = ['vf-bg @ sidon']");
    t.does("axis", "take vf-bg-1", &[]).refuses("axis", "step haifa", "10.431/1");
}

#[test]
fn r10_431_s2_vichy_uses_no_combat_cards() {
    let mut t = given(
        "phase = 'assault'\nacting = 'allied'\nattacks = ['haifa']\nevents = ['vichy-active', 'exporters']\nhand = ['X30']\nunits = ['br-bg @ haifa', 'vf-bg @ sidon', 'vf-bg-2 @ homs']",
    );
    t.does("allied", "attack sidon; join br-bg-1; engage", &[1, 1]).hides(&["steps: combat-cards axis"]);
}

#[test]
fn r10_431_s3_vichy_never_leaves_the_middle_east() {
    let mut t = given(
        "phase = 'march'\nmoves = ['jerusalem']\nevents = ['vichy-active', 'unternehmen-irak']\nunits = ['vf-bg @ jerusalem']",
    );
    t.does("axis", "take vf-bg-1", &[]).refuses("axis", "step sinai", "10.431/3");
}

#[test]
fn r10_432_syria_is_closed_to_the_allies_at_first() {
    let mut t = given("phase = 'march'\nacting = 'allied'\nmoves = ['haifa']\nunits = ['br-bg @ haifa']");
    t.does("allied", "take br-bg-1", &[]).refuses("allied", "step sidon", "10.432");
    for event in ["unternehmen-irak", "exporters", "torch"] {
        let mut t = given(&format!(
            "phase = 'march'\nacting = 'allied'\nmoves = ['haifa']\nevents = ['{event}']\nunits = ['br-bg @ haifa']"
        ));
        t.does("allied", "take br-bg-1", &[]).allows("allied", "step sidon");
    }
}

#[test]
fn r10_44_s2_egyptians_stay_in_egypt() {
    let mut t = given(
        "phase = 'march'\nmoves = ['sinai']\nevents = ['egyptian-uprising']\nunits = ['eg-bg @ sinai']",
    );
    t.does("axis", "take eg-bg-1", &[])
        .refuses("axis", "step jerusalem", "10.44/2")
        .allows("axis", "step suez");
}

#[test]
fn r10_51_the_west_is_closed_before_torch() {
    let mut t = given("phase = 'march'\nmoves = ['zuara']\nunits = ['it-17 @ zuara']");
    t.does("axis", "take it-17", &[]).refuses("axis", "step ben-gardane", "10.51");
    let mut t = given("phase = 'march'\nmoves = ['zuara']\nevents = ['torch']\nunits = ['it-17 @ zuara']");
    t.does("axis", "take it-17; step ben-gardane", &[]);
}

fn torch() -> crate::support::Table {
    let mut t = acts("allied", "turn = 9\nhand = ['A35']\nunits = ['br-bg-17 @ cairo', 'it-17 @ tripoli']");
    t.does("allied", "play A35 event", &[]);
    t
}

#[test]
fn r10_52_torch_lays_out_its_units() {
    torch().shows(&["us-1 @ oran", "us-3 reduced @ casablanca", "it-1 @ tunis", "events: torch", "ops = 5"]);
}

#[test]
fn rtorch_setup_sbritish_units() {
    torch().shows(&[
        "br-78 reduced @ algiers",
        "br-bg-1 @ bone",
        "br-bg-2 @ souk-el-arba",
        "br-tank-1 @ souk-el-arba",
    ]);
}

#[test]
fn rtorch_setup_sus_units_and_reserve() {
    let t = torch();
    t.shows(&["us-9 reduced @ casablanca", "us-34 @ algiers", "us-1-arm reduced @ algiers"]);
    let reserve = t
        .rules
        .look(&t.state)
        .stack(shifting_sands::off::RESERVE)
        .filter(|id| t.rules.theatre().counter(*id).key.starts_with("us-"))
        .count();
    assert_eq!(reserve, 7);
}

#[test]
fn rtorch_setup_sfrench_units() {
    let t = torch();
    for space in ["kasserine", "souk-el-arba", "le-sers", "fondouk"] {
        let at = t.rules.theatre().by_key[space];
        assert!(
            t.rules.look(&t.state).stack(at).any(|id| t
                .rules
                .theatre()
                .counter(id)
                .key
                .starts_with("ffus-bg")),
            "{space}"
        );
    }
}

#[test]
fn rtorch_setup_scontrol_markers() {
    torch()
        .hides(&["axis: bougie", "axis: souk-ahras", "axis: thala", "axis: algiers"])
        .shows(&["axis: gafsa"]);
}

#[test]
fn rtorch_setup_sus_rp_starts_at_zero() {
    assert_eq!(torch().state.points, [0; 6]);
}

#[test]
fn rtorch_setup_sitalian_units() {
    torch().shows(&["it-bg-1 @ gabes", "it-bg-2 @ sfax", "it-bg-3 @ sousse"]);
}

#[test]
fn rtorch_setup_sgerman_units() {
    torch().shows(&[
        "ge-broich reduced @ bizerte",
        "ge-tank-1 @ mateur",
        "ge-bg-1 @ medjez-el-bab",
        "ge-10 reduced @ tunis",
    ]);
}

#[test]
fn rtorch_setup_snote_1_parentheses_mean_reduced() {
    torch().shows(&["us-3 reduced @ casablanca"]).hides(&["us-1 reduced @ oran"]);
}

#[test]
fn r10_521_no_attack_west_of_tripoli_with_torch() {
    let mut t = torch();
    t.does("allied", "activate souk-el-arba attack; done", &[]);
    // Nobody can attack elsewhere, so the action is over.
    t.asks("axis");
}

#[test]
fn r10_53_s1_reinforcements_marked_t_are_operations_too() {
    let mut t = acts(
        "allied",
        "turn = 10\nhand = ['A45']\nevents = ['torch']\nallied = ['oran', 'casablanca', 'algiers']\nunits = ['br-bg @ oran']",
    );
    t.does("allied", "play A45 event; place br-1 oran; place br-4 algiers", &[]).shows(&["ops = 3"]);
}

#[test]
fn r10_53_s2_arrival_spaces_are_marked_first() {
    let mut t = acts(
        "allied",
        "turn = 10\nhand = ['A45']\nevents = ['torch']\nallied = ['oran', 'casablanca', 'algiers']\nunits = ['br-bg @ casablanca']",
    );
    t.does("allied", "play A45 event; place br-1 oran; place br-4 oran", &[]);
    t.refuses("allied", "activate casablanca move", "10.53/2").refuses("allied", "done", "10.53/2");
    t.does("allied", "activate oran move", &[]).allows("allied", "activate casablanca move");
}

/// Without a marker left, nothing presses any more.
#[test]
fn r10_53_s2_as_long_as_there_are_markers() {
    let marked = |spaces: &str| {
        given(&format!(
            "turn = 10\nphase = 'activate'\nacting = 'allied'\nops = 3\nevents = ['torch']\nallied = ['oran']\n\
             arrivals = ['oran']\nmoves = [{spaces}]\nunits = ['br-1 @ oran', 'br-bg @ cairo']"
        ))
    };
    let four = "'cairo', 'suez', 'port-said', 'alexandria'";
    marked(four).refuses("allied", "done", "10.53/2");
    marked(&format!("{four}, 'mersa-matruh'")).allows("allied", "done");
}

#[test]
fn r10_53_s3_they_send_no_mission() {
    let mut t = acts(
        "allied",
        "turn = 10\nhand = ['A45']\nevents = ['torch', 'lrdg']\nallied = ['oran', 'casablanca', 'algiers']\nunits = ['lrdg @ deep-desert']",
    );
    t.does("allied", "play A45 event; place br-1 oran; place br-4 oran; activate oran move", &[]);
    t.refuses("allied", "send raid", "10.53/3");
}

#[test]
fn r3_0_storch_cards_wait_for_torch() {
    acts("allied", "turn = 10\nhand = ['A45']\nunits = ['br-bg @ cairo']").refuses(
        "allied",
        "play A45 event",
        "3.0/torch-cards",
    );
}
