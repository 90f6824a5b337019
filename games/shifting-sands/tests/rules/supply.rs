//! Supply, attrition, captured depots and forts (13, 14).

use shifting_sands::{Side, Supplied};

use crate::support::{Table, acts, given};

/// How the first unit of a kind is supplied where it stands.
fn supplied(t: &Table, key: &str) -> Supplied {
    let id = t.rules.theatre().counters.iter().position(|c| c.key == key).expect("such a unit") as u8;
    t.rules.look(&t.state).supplied(id)
}

fn lay(text: &str) -> Table {
    given(&format!("phase = 'activate'\nops = 5\n{text}"))
}

#[test]
fn r13_21_port_said_and_suez_supply_the_allies() {
    let t =
        lay("acting = 'allied'\nunits = ['br-bg-1 @ port-said', 'br-bg-2 @ suez', 'br-bg-3 @ el-alamein']");
    for key in ["br-bg-1", "br-bg-2", "br-bg-3"] {
        assert_eq!(supplied(&t, key), Supplied::Full, "{key}");
    }
}

#[test]
fn r13_22_s1_ethiopia_is_fully_supplied_after_the_event() {
    let text = "acting = 'allied'\nunits = ['br-bg @ khartoum']";
    assert_eq!(supplied(&lay(text), "br-bg-1"), Supplied::Limited);
    assert_eq!(
        supplied(&lay(&format!("{text}\nevents = ['ethiopian-campaign']")), "br-bg-1"),
        Supplied::Full
    );
}

#[test]
fn r13_22_s2_who_cannot_trace_there_is_out() {
    let t = lay(
        "acting = 'allied'\nevents = ['ethiopian-campaign']\nunits = ['br-bg @ gondar']\naxis_too = ['gallabat']",
    );
    assert_eq!(supplied(&t, "br-bg-1"), Supplied::Out);
}

#[test]
fn r13_23_s1_the_middle_east_after_exporters() {
    let text = "acting = 'allied'\nunits = ['br-bg @ jerusalem']";
    assert_eq!(supplied(&lay(text), "br-bg-1"), Supplied::Limited);
    assert_eq!(supplied(&lay(&format!("{text}\nevents = ['exporters']")), "br-bg-1"), Supplied::Full);
}

#[test]
fn r13_23_s2_who_cannot_trace_there_is_out() {
    let t = lay("acting = 'allied'\nevents = ['exporters']\nunits = ['br-bg @ aleppo']");
    assert_eq!(supplied(&t, "br-bg-1"), Supplied::Out);
}

#[test]
fn r13_24_torch_opens_casablanca_and_oran() {
    let t = lay(
        "acting = 'allied'\nevents = ['torch']\nallied = ['oran', 'casablanca']\nunits = ['us-1 @ oran', 'us-3 @ casablanca']",
    );
    assert_eq!((supplied(&t, "us-1"), supplied(&t, "us-3")), (Supplied::Full, Supplied::Full));
}

#[test]
fn r13_421_s1_vulcan_gives_full_supply_in_the_west() {
    let text = |events: &str| {
        format!(
            "acting = 'allied'\nevents = [{events}]\nallied = ['oran', 'casablanca']\nunits = ['us-1 @ algiers']"
        )
    };
    assert_eq!(supplied(&lay(&text("'torch'")), "us-1"), Supplied::Limited);
    assert_eq!(supplied(&lay(&text("'torch', 'vulcan'")), "us-1"), Supplied::Full);
}

#[test]
fn r13_421_s2_who_cannot_trace_there_is_out() {
    let t = lay("acting = 'allied'\nevents = ['torch', 'vulcan']\nunits = ['us-1 @ gafsa']");
    assert_eq!(supplied(&t, "us-1"), Supplied::Out);
}

#[test]
fn r13_25_s1_tripoli_supplies_the_allies_who_hold_it() {
    let t = lay("acting = 'allied'\nallied = ['tripoli']\nunits = ['br-bg @ misurata']");
    assert_eq!(supplied(&t, "br-bg-1"), Supplied::Full);
}

#[test]
fn r13_25_s2_benghazi_and_tobruk_after_montgomery() {
    let text = |events: &str| {
        format!(
            "acting = 'allied'\nevents = [{events}]\nallied = ['tobruk']\nunits = ['br-bg @ gambut', 'us-bg @ el-adem']"
        )
    };
    assert_eq!(supplied(&lay(&text("")), "br-bg-1"), Supplied::Limited);
    let after = lay(&text("'montgomery'"));
    assert_eq!(
        (supplied(&after, "br-bg-1"), supplied(&after, "us-bg-1")),
        (Supplied::Full, Supplied::Limited)
    );
}

#[test]
fn r13_31_tripoli_supplies_the_axis() {
    assert_eq!(supplied(&lay("units = ['it-17 @ el-agheila']"), "it-17"), Supplied::Full);
}

#[test]
fn r13_32_tunis_after_torch() {
    assert_eq!(supplied(&lay("events = ['torch']\nunits = ['ge-10 @ mateur']"), "ge-10"), Supplied::Full);
}

#[test]
fn r13_33_beirut_and_baghdad_after_unternehmen_irak() {
    let text = |events: &str| {
        format!("events = ['vichy-active', 'iraq-active'{events}]\nunits = ['ge-bg @ damascus']")
    };
    assert_eq!(supplied(&lay(&text("")), "ge-bg-1"), Supplied::Out);
    assert_eq!(supplied(&lay(&text(", 'unternehmen-irak'")), "ge-bg-1"), Supplied::Full);
}

#[test]
fn r13_34_alexandria_supplies_the_axis_who_hold_it() {
    assert_eq!(
        supplied(&lay("axis_too = ['alexandria']\nunits = ['ge-21 @ nile-delta']"), "ge-21"),
        Supplied::Full
    );
}

#[test]
fn r13_35_beirut_supplies_vichy() {
    assert_eq!(
        supplied(&lay("events = ['vichy-active']\nunits = ['vf-bg @ homs']"), "vf-bg-1"),
        Supplied::Full
    );
}

#[test]
fn r13_36_baghdad_supplies_the_iraqis() {
    let text = "events = ['iraq-active']\nunits = ['ir-bg @ kirkuk']\naxis_too = ['baghdad']";
    assert_eq!(supplied(&lay(text), "ir-bg-1"), Supplied::Full);
    assert_eq!(
        supplied(&lay("events = ['iraq-active']\nunits = ['ir-bg @ kirkuk']"), "ir-bg-1"),
        Supplied::Out
    );
}

#[test]
fn r13_41_chad_supplies_the_free_french() {
    assert_eq!(supplied(&lay("acting = 'allied'\nunits = ['ff-bg @ chad']"), "ff-bg-1"), Supplied::Full);
}

#[test]
fn r13_42_the_deep_desert_supplies_the_lrdg() {
    assert_eq!(
        supplied(&lay("acting = 'allied'\nevents = ['lrdg']\nunits = ['lrdg @ deep-desert']"), "lrdg"),
        Supplied::Full
    );
}

#[test]
fn r13_43_s1_addis_ababa_supplies_the_italians() {
    assert_eq!(supplied(&lay("units = ['it-bg @ dessie']"), "it-bg-1"), Supplied::Full);
}

#[test]
fn r13_43_s2_mountains_and_massawa_hold_out() {
    let t = lay(
        "allied = ['addis-ababa']\nunits = ['it-bg-1 @ amba-alagi', 'it-bg-2 @ massawa', 'it-bg-3 @ shashamanna']",
    );
    assert_eq!(
        [1, 2, 3].map(|n| supplied(&t, &format!("it-bg-{n}"))),
        [Supplied::Limited, Supplied::Limited, Supplied::Out]
    );
}

#[test]
fn r13_44_places_in_egypt_supply_the_egyptians() {
    assert_eq!(
        supplied(&lay("events = ['egyptian-uprising']\nunits = ['eg-bg @ cairo']"), "eg-bg-1"),
        Supplied::Full
    );
}

#[test]
fn r13_51_s1_a_line_runs_through_friendly_spaces() {
    assert_eq!(supplied(&lay("units = ['it-17 @ bardia']"), "it-17"), Supplied::Limited);
    let cut = lay("allied = ['el-agheila', 'tobruk']\nunits = ['it-17 @ bardia']");
    assert_eq!(supplied(&cut, "it-17"), Supplied::Out);
}

#[test]
fn r13_51_s2_along_lines_that_the_unit_may_use() {
    // Khartoum hangs on Aswan by a line for the Allies alone.
    let t = lay(
        "axis_too = ['asyut', 'aswan', 'cairo', 'alexandria']\nallied = ['addis-ababa']\nunits = ['it-bg @ khartoum']",
    );
    assert_eq!(supplied(&t, "it-bg-1"), Supplied::Out);
}

#[test]
fn r13_52_s1_no_supply_through_oases_at_first() {
    let t = lay("acting = 'allied'\nallied = ['giarabub']\nunits = ['br-bg @ southern-flank']");
    assert_eq!(supplied(&t, "br-bg-1"), Supplied::Out);
}

#[test]
fn r13_52_s2_battlegroups_trace_through_them_after_the_lrdg() {
    let t = lay(
        "acting = 'allied'\nevents = ['lrdg']\nallied = ['giarabub']\nunits = ['br-bg @ southern-flank']",
    );
    assert_eq!(supplied(&t, "br-bg-1"), Supplied::Limited);
}

#[test]
fn r13_52_s3_divisions_never_do() {
    let t = lay(
        "acting = 'allied'\nevents = ['lrdg']\nallied = ['giarabub']\nunits = ['ind-4 @ southern-flank']",
    );
    assert_eq!(supplied(&t, "ind-4"), Supplied::Out);
}

#[test]
fn r13_53_enemy_spaces_bar_it_even_empty() {
    let t = lay("allied = ['buerat', 'tobruk']\nunits = ['it-17 @ el-agheila']");
    assert_eq!(supplied(&t, "it-17"), Supplied::Out);
}

#[test]
fn r13_54_s1_a_port_leads_to_a_source_by_sea() {
    let t = lay("acting = 'allied'\nunits = ['br-bg @ tobruk']");
    assert_eq!(supplied(&t, "br-bg-1"), Supplied::Limited);
}

#[test]
fn r13_54_s2_mersa_matruh_is_no_supply_port() {
    let t = lay("acting = 'allied'\naxis_too = ['fuka', 'el-daba']\nunits = ['br-bg @ mersa-matruh']");
    assert_eq!(supplied(&t, "br-bg-1"), Supplied::Out);
}

#[test]
fn r13_54_s3_benghazi_is_one_after_montgomery() {
    let text = |events: &str| format!("acting = 'allied'\nevents = [{events}]\nunits = ['us-bg @ benghazi']");
    assert_eq!(supplied(&lay(&text("'torch'")), "us-bg-1"), Supplied::Out);
    assert_eq!(supplied(&lay(&text("'torch', 'montgomery'")), "us-bg-1"), Supplied::Limited);
}

#[test]
fn r13_54_s4_basra_leads_to_no_other_port() {
    let t = lay("events = ['iraq-active', 'unternehmen-irak']\nunits = ['ge-bg @ basra']");
    assert_eq!(supplied(&t, "ge-bg-1"), Supplied::Out);
}

#[test]
fn r13_54_s5_by_sea_to_a_second_port_and_on() {
    // From Haifa by sea to Alexandria, and overland to Suez.
    let t = lay("acting = 'allied'\naxis_too = ['port-said', 'jerusalem']\nunits = ['br-bg @ haifa']");
    assert_eq!(supplied(&t, "br-bg-1"), Supplied::Limited);
}

#[test]
fn r13_54_s6_at_most_two_ports() {
    // Suez is cut off from every port but itself by enemies; the line ends there by sea.
    let t = lay("acting = 'allied'\naxis_too = ['port-said', 'suez']\nunits = ['br-bg @ tobruk']");
    assert_eq!(supplied(&t, "br-bg-1"), Supplied::Out);
}

#[test]
fn r13_55_without_a_line_a_unit_is_out() {
    assert_eq!(supplied(&lay("units = ['ge-21 @ cairo']"), "ge-21"), Supplied::Out);
}

#[test]
fn r13_61_s1_three_spaces_give_full_supply() {
    assert_eq!(supplied(&lay("units = ['it-17 @ el-agheila']"), "it-17"), Supplied::Full);
}

#[test]
fn r13_61_s2_four_give_limited_supply() {
    assert_eq!(supplied(&lay("units = ['it-17 @ agedabia']"), "it-17"), Supplied::Limited);
}

#[test]
fn r13_611_s1_limited_units_cost_one_each_for_combat() {
    let mut t = lay("units = ['it-17 @ bardia', 'it-27 @ bardia', 'br-bg @ halfaya']");
    t.does("axis", "activate bardia attack", &[]).shows(&["ops = 3"]);
    let mut t = lay("units = ['it-17 @ bardia', 'it-27 @ bardia', 'br-bg @ halfaya']");
    t.does("axis", "activate bardia move", &[]).shows(&["ops = 4"]);
}

#[test]
fn r13_611_s2_it_replaces_the_cost_of_nations() {
    let mut t = lay("units = ['it-17 @ bardia', 'ge-21 @ bardia', 'br-bg @ halfaya']");
    t.does("axis", "activate bardia attack", &[]).shows(&["ops = 3"]);
}

#[test]
fn r13_611_s3_it_is_paid_in_full() {
    let t =
        given("phase = 'activate'\nops = 1\nunits = ['it-17 @ bardia', 'it-27 @ bardia', 'br-bg @ halfaya']");
    t.refuses("axis", "activate bardia attack", "13.611/3").allows("axis", "activate bardia move");
}

#[test]
fn r13_62_events_make_limited_supply_full() {
    let mut t =
        acts("axis", "hand = ['X1']\nunits = ['it-17 @ bardia', 'it-27 @ bardia', 'br-bg @ halfaya']");
    t.does("axis", "play X1 event; activate bardia attack", &[]).shows(&["ops = 1"]);
}

#[test]
fn r13_621_east_africa_is_limited_at_first() {
    assert_eq!(
        supplied(&lay("acting = 'allied'\nunits = ['br-bg @ khartoum']"), "br-bg-1"),
        Supplied::Limited
    );
}

#[test]
fn r13_622_so_is_the_middle_east() {
    assert_eq!(
        supplied(&lay("acting = 'allied'\nunits = ['br-bg @ jerusalem']"), "br-bg-1"),
        Supplied::Limited
    );
}

#[test]
fn r13_623_so_is_the_west() {
    let t = lay(
        "acting = 'allied'\nevents = ['torch']\nallied = ['oran', 'casablanca']\nunits = ['us-1 @ algiers']",
    );
    assert_eq!(supplied(&t, "us-1"), Supplied::Limited);
}

#[test]
fn r13_71_out_of_supply_units_cost_one_each_to_move() {
    let mut t = lay("units = ['ge-21 @ cairo', 'ge-15 @ cairo']");
    t.does("axis", "activate cairo move", &[]).shows(&["ops = 3"]);
}

#[test]
fn r13_72_they_do_not_redeploy() {
    let t = given("phase = 'redeploy'\nops = 5\nunits = ['ge-21 @ cairo', 'it-17 @ tripoli']");
    t.refuses("axis", "redeploy ge-21", "13.72");
}

#[test]
fn r13_11_s2_nor_take_replacements() {
    let t = given(
        "phase = 'restock-axis'\npoints = ['ge 8']\nunits = ['ge-21 reduced @ cairo', 'ge-15 reduced @ tripoli']",
    );
    t.refuses("axis", "restore ge-21", "13.11/2").allows("axis", "restore ge-15");
}

/// The last action of a turn, after which attrition comes.
fn attrition(text: &str) -> Table {
    let mut t = acts("allied", &format!("round = 6\n{text}"));
    t.does("allied", "automatic; done", &[1; 14]);
    t
}

#[test]
fn r5_3_s1_out_of_supply_units_are_eliminated() {
    attrition("units = ['ge-bg @ cairo', 'br-bg @ suez']").shows(&["ge-bg-1 @ rebuild"]);
}

#[test]
fn r13_11_s4_both_sides_are_looked_at() {
    attrition("units = ['ge-bg @ cairo', 'br-bg @ misurata', 'br-bg-2 @ suez']")
        .shows(&["ge-bg-1 @ rebuild", "br-bg-1 @ rebuild"]);
}

#[test]
fn r5_3_s2_battlegroups_can_be_rebuilt() {
    attrition("units = ['it-bg @ cairo', 'br-bg @ suez']").shows(&["it-bg-1 @ rebuild"]);
}

#[test]
fn r5_3_s3_divisions_are_lost() {
    attrition("units = ['ge-21 @ cairo', 'br-bg @ suez']").shows(&["ge-21 @ lost"]);
}

#[test]
fn r13_81_s2_for_good() {
    attrition("units = ['ge-21 @ cairo', 'br-bg @ suez']").shows(&["ge-21 @ lost"]);
}

#[test]
fn r13_81_s1_all_at_once() {
    // The British battlegroup bars the Italian line and starves itself: both go.
    let t = attrition(
        "allied = ['buerat']\nunits = ['br-bg @ buerat', 'it-bg @ el-agheila', 'br-bg-2 @ suez']\naxis_too = ['misurata']",
    );
    t.shows(&["br-bg-1 @ rebuild"]);
}

#[test]
fn r5_3_s4_control_may_change() {
    attrition("axis_too = ['cairo']\nunits = ['br-bg @ suez', 'it-17 @ tripoli']").hides(&["axis: cairo"]);
}

#[test]
fn r13_82_spaces_without_supply_pass_to_the_enemy() {
    let t = attrition(
        "allied = ['gambut']\naxis_too = ['wadi-natrun']\nunits = ['br-bg @ suez', 'it-17 @ tripoli', 'it-27 @ tobruk']",
    );
    t.shows(&["axis: gambut"]).hides(&["axis: wadi-natrun"]);
}

#[test]
fn r13_91_benghazi_restores_a_unit() {
    let mut t = given(
        "phase = 'march'\nmoves = ['agedabia']\nallied = ['benghazi']\nunits = ['it-17 @ agedabia', 'ge-21 reduced @ tripoli', 'ge-15 reduced @ tripoli']",
    );
    t.does("axis", "take it-17; step benghazi; flip ge-21", &[]).shows(&[
        "ge-21 @ tripoli",
        "ge-15 reduced @ tripoli",
        "steps: moving it-17 2",
    ]);
}

#[test]
fn r13_92_tobruk_restores_two() {
    let mut t = given(
        "phase = 'march'\nmoves = ['gambut']\nallied = ['tobruk']\nunits = ['it-17 @ gambut', 'ge-21 reduced @ tripoli', 'ge-15 reduced @ tripoli', 'it-27 reduced @ tripoli']",
    );
    t.does("axis", "take it-17; step tobruk; flip ge-21; flip ge-15", &[]);
    t.shows(&["it-27 reduced @ tripoli", "ge-15 @ tripoli"]);
}

#[test]
fn r13_93_each_time() {
    let mut t = given(
        "phase = 'march'\nmoves = ['agedabia', 'gambut']\nallied = ['benghazi', 'tobruk']\nunits = ['it-17 @ agedabia', 'it-27 @ gambut', 'ge-21 reduced @ tripoli', 'ge-15 reduced @ tripoli']",
    );
    t.does("axis", "take it-17; step benghazi; flip ge-21; halt; take it-27; step tobruk; flip ge-15", &[]);
    t.shows(&["ge-21 @ tripoli", "ge-15 @ tripoli"]);
}

#[test]
fn r14_4_forts_stay() {
    let t = given("phase = 'activate'\nops = 1\nallied = ['tobruk']\nunits = ['it-17 @ tripoli']");
    assert_eq!(t.rules.look(&t.state).fort(t.rules.theatre().at.tobruk), 2);
    assert!(!t.rules.look(&t.state).controls(Side::Axis, t.rules.theatre().at.tobruk));
}
