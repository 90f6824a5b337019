//! Bans, limits, arrivals and exchanges by events, and the optional rules (7.44 to 7.54, 19).

use crate::support::{Table, acts, campaign, given, with};

const QUIET: &str = "units = ['it-17 @ tripoli', 'br-bg-1 @ cairo']";

fn banned(more: &str, rule: &str) {
    let t = acts("axis", &format!("hand = ['X1']\n{more}\n{QUIET}"));
    t.refuses("axis", "play X1 rp", rule).allows("axis", "play X1 ops");
}

#[test]
fn r7_44_s1_greece_bans_replacement_cards() {
    banned("bans = ['invasion-of-greece']", "7.44/1");
}

#[test]
fn r7_44_s2_rommel_ends_it() {
    let mut t = acts("axis", &format!("turn = 3\nhand = ['X16']\nbans = ['invasion-of-greece']\n{QUIET}"));
    t.does("axis", "play X16 event", &[]).hides(&["bans: invasion-of-greece"]);
}

#[test]
fn r7_44_s3_after_herkules_there_is_none() {
    let mut t = acts("axis", &format!("hand = ['X3']\nevents = ['herkules']\n{QUIET}"));
    t.does("axis", "play X3 event", &[]).hides(&["bans: invasion-of-greece"]);
}

#[test]
fn r7_44_s4_barbarossa_bans_too() {
    banned("bans = ['barbarossa']", "7.44/4");
}

#[test]
fn r7_44_s5_until_siege_of_malta() {
    let mut t =
        acts("axis", &format!("turn = 7\nhand = ['X35']\nbans = ['barbarossa', 'spitfires']\n{QUIET}"));
    t.does("axis", "play X35 event", &[]).hides(&["bans: barbarossa"]).shows(&["bans: spitfires"]);
}

#[test]
fn r7_44_s6_which_may_come_before() {
    let mut t = acts("allied", &format!("turn = 8\nhand = ['A15']\nevents = ['siege-of-malta']\n{QUIET}"));
    t.does("allied", "play A15 event", &[]).hides(&["bans: barbarossa"]);
}

#[test]
fn r7_44_s7_spitfires_ban() {
    banned("bans = ['spitfires']", "7.44/7");
}

#[test]
fn r7_44_s8_until_herkules() {
    let units = "units = ['it-20 @ sicily', 'it-80 @ sicily', 'it-185 @ sicily', 'ramcke @ sicily']";
    let mut t = acts(
        "axis",
        &format!(
            "turn = 9\nhand = ['X36', 'X23']\nevents = ['siege-of-malta', 'spitfires']\nbans = ['spitfires']\n{units}"
        ),
    );
    t.does("axis", "play X36 event-with-air-support", &[]).hides(&["bans: spitfires"]);
}

#[test]
fn r7_44_s9_no_spitfires_after_herkules() {
    acts("allied", &format!("turn = 9\nhand = ['A39']\nevents = ['siege-of-malta', 'herkules']\n{QUIET}"))
        .refuses("allied", "play A39 event", "7.44/9");
}

#[test]
fn r7_44_s10_malta_victorious_bans_for_good() {
    banned("bans = ['malta-victorious']", "7.44/10");
}

#[test]
fn rcards_x36_herkules_needs_air_support_after_spitfires() {
    let units = "units = ['it-20 @ sicily', 'it-80 @ sicily', 'it-185 @ sicily', 'ramcke @ sicily']";
    let t =
        acts("axis", &format!("turn = 9\nhand = ['X36']\nevents = ['siege-of-malta', 'spitfires']\n{units}"));
    t.refuses("axis", "play X36 event", "cards.x36").refuses(
        "axis",
        "play X36 event-with-air-support",
        "cards.x36",
    );
    acts("axis", &format!("turn = 9\nhand = ['X36']\n{units}")).refuses(
        "axis",
        "play X36 event",
        "cards.x36",
    );
}

#[test]
fn r7_51_s1_an_event_is_carried_out() {
    let mut t = acts("axis", &format!("hand = ['X5']\n{QUIET}"));
    t.does("axis", "play X5 event", &[]).shows(&["events: balbo"]).asks("allied");
}

#[test]
fn r7_521_s1_no_convoys_before_barbarossa() {
    acts("allied", &format!("turn = 6\nhand = ['A22']\n{QUIET}")).refuses(
        "allied",
        "play A22 event",
        "7.521/1",
    );
}

#[test]
fn r7_521_s2_nor_during_the_siege() {
    let t = acts(
        "allied",
        &format!("turn = 8\nhand = ['A22']\nevents = ['barbarossa', 'siege-of-malta']\n{QUIET}"),
    );
    t.refuses("allied", "play A22 event", "7.521/2");
}

#[test]
fn r7_522_s1_no_london_calling_without_tripoli() {
    acts("axis", "turn = 8\nhand = ['X37']\nallied = ['tripoli']\nunits = ['br-bg-1 @ cairo']").refuses(
        "axis",
        "play X37 event",
        "7.522/1",
    );
}

#[test]
fn r7_522_s2_it_ends_when_tripoli_falls() {
    let mut t = given(
        "phase = 'march'\nacting = 'allied'\npassing = ['london-calling']\nmoves = ['zuara']\nunits = ['br-bg-1 @ zuara']",
    );
    t.does("allied", "take br-bg-1; step tripoli", &[]).hides(&["passing: london-calling"]);
}

#[test]
fn r7_53_s1_one_british_and_one_commonwealth_card() {
    let t = acts("allied", &format!("hand = ['A5', 'A6']\nreinforced = ['allied br']\n{QUIET}"));
    t.refuses("allied", "play A5 event", "7.53/1").allows("allied", "play A6 event");
}

#[test]
fn r7_53_s2_one_german_and_one_italian_card() {
    let t = acts("axis", &format!("turn = 4\nhand = ['X2', 'X27']\nreinforced = ['axis it']\n{QUIET}"));
    t.refuses("axis", "play X2 event", "7.53/2").allows("axis", "play X27 event");
}

#[test]
fn r7_53_s3_one_marked_t() {
    let t = acts(
        "axis",
        &format!("turn = 10\nhand = ['X47', 'X41']\nevents = ['torch']\nreinforced = ['axis t']\n{QUIET}"),
    );
    t.refuses("axis", "play X47 event", "7.53/3").allows("axis", "play X41 event");
}

#[test]
fn r7_53_s4_replacements_do_not_matter() {
    acts("allied", &format!("hand = ['A5']\nlast_allied = 'rp'\n{QUIET}")).allows("allied", "play A5 event");
}

#[test]
fn r7_531_s1_battlegroups_come_into_the_reserve_box() {
    let mut t = acts("axis", &format!("turn = 4\nhand = ['X27']\n{QUIET}"));
    t.does("axis", "play X27 event", &[]).shows(&["ge-bg-1 @ reserve", "ge-tank-1 @ reserve"]);
}

#[test]
fn r7_531_s2_but_for_tiger_convoy() {
    let mut t = acts("allied", &format!("turn = 4\nhand = ['A19']\n{QUIET}"));
    t.does("allied", "play A19 event", &[])
        .refuses("allied", "place br-tank-1 reserve", "cards.a19")
        .allows("allied", "place br-tank-1 suez");
}

#[test]
fn r7_531_s3_and_the_lrdg() {
    let mut t = acts("allied", &format!("hand = ['A10']\n{QUIET}"));
    t.does("allied", "play A10 event", &[]).shows(&["lrdg @ deep-desert"]);
}

#[test]
fn r7_531_s4_and_rommels() {
    let mut t = acts("axis", &format!("turn = 3\nhand = ['X16']\n{QUIET}"));
    t.does("axis", "play X16 event", &[])
        .refuses("axis", "place ge-bg-1 benghazi", "cards.x16")
        .allows("axis", "place ge-bg-1 el-agheila");
}

#[test]
fn r7_531_s5_and_ramcke() {
    let mut t = acts("axis", &format!("turn = 8\nhand = ['X40']\n{QUIET}"));
    t.does("axis", "play X40 event", &[])
        .allows("axis", "place ramcke sicily")
        .allows("axis", "place ramcke benghazi")
        .refuses("axis", "place ramcke tunis", "7.532/1");
}

#[test]
fn r7_531_s6_the_greeks_come_into_the_rebuild_box() {
    let mut t = acts("axis", &format!("turn = 4\nhand = ['X15']\nevents = ['invasion-of-greece']\n{QUIET}"));
    t.does("axis", "play X15 event", &[]).shows(&["gk-bg @ rebuild"]);
}

#[test]
fn r7_531_s7_egyptians_in_open_places() {
    let mut t =
        acts("axis", "hand = ['X8']\naxis_too = ['khartoum']\nunits = ['br-bg-1 @ suez', 'it-17 @ tripoli']");
    t.does("axis", "play X8 event", &[])
        .refuses("axis", "place eg-bg-1 suez", "cards.x8")
        .allows("axis", "place eg-bg-1 alexandria");
}

#[test]
fn r7_532_s1_axis_divisions_in_tripoli_or_tunis() {
    let mut t = acts("axis", &format!("turn = 10\nhand = ['X42']\nevents = ['torch']\n{QUIET}"));
    t.does("axis", "play X42 event", &[]).allows("axis", "place it-133 tunis").refuses(
        "axis",
        "place it-133 benghazi",
        "7.532/1",
    );
}

#[test]
fn r7_532_s2_allied_divisions_at_the_canal() {
    let mut t = acts("allied", &format!("turn = 8\nhand = ['A48']\n{QUIET}"));
    t.does("allied", "play A48 event", &[]).allows("allied", "place br-44 suez").refuses(
        "allied",
        "place br-44 cairo",
        "7.532/2",
    );
}

#[test]
fn r7_532_s3_parachutists_in_sicily() {
    let mut t = acts("axis", &format!("turn = 8\nhand = ['X43']\n{QUIET}"));
    t.does("axis", "play X43 event", &[])
        .allows("axis", "place it-20 sicily")
        .allows("axis", "place it-20 tobruk");
}

#[test]
fn r7_532_s4_africa_in_addis_ababa() {
    let mut t = acts("axis", &format!("hand = ['X2']\n{QUIET}"));
    t.does("axis", "play X2 event", &[]).shows(&["it-afr @ addis-ababa"]);
    let mut t = acts("axis", &format!("hand = ['X2']\nallied = ['addis-ababa']\n{QUIET}"));
    t.does("axis", "play X2 event", &[]).shows(&["it-afr @ reserve"]);
}

#[test]
fn r7_532_s5_the_164th_in_a_port() {
    let mut t = acts("axis", &format!("turn = 8\nhand = ['X41']\n{QUIET}"));
    t.does("axis", "play X41 event", &[]).allows("axis", "place ge-164 benghazi").refuses(
        "axis",
        "place ge-164 gazala",
        "7.532/1",
    );
}

#[test]
fn r7_532_s6_the_90th_beside_germans() {
    let mut t = acts("axis", "turn = 5\nhand = ['X28']\nunits = ['ge-21 @ gazala', 'it-17 @ tobruk']");
    t.does("axis", "play X28 event", &[]).allows("axis", "place ge-90 gazala").refuses(
        "axis",
        "place ge-90 tobruk",
        "7.532/1",
    );
}

#[test]
fn r7_532_s7_the_mountain_division_by_its_card() {
    let text = format!(
        "turn = 5\nhand = ['X19']\nevents = ['iraqi-revolt', 'iraq-active', 'vichy-active']\naxis_too = ['baghdad']\n{QUIET}"
    );
    let mut t = acts("axis", &text);
    t.does("axis", "play X19 event", &[])
        .allows("axis", "place ge-5-mtn beirut")
        .allows("axis", "place ge-5-mtn baghdad");
}

#[test]
fn r19_11_only_by_option() {
    let text = format!(
        "phase = 'action'\nturn = 5\nhand = ['X19']\nevents = ['iraqi-revolt', 'iraq-active', 'vichy-active']\n{QUIET}"
    );
    let mut t = with(&["mountain-division=off"], &text);
    t.does("axis", "play X19 event", &[]).hides(&["ge-5-mtn @ beirut"]);
}

#[test]
fn r7_532_s8_the_australians_in_jerusalem_in_1940() {
    let mut t = acts("allied", &format!("turn = 2\nhand = ['A6']\n{QUIET}"));
    t.does("allied", "play A6 event", &[]).shows(&["aus-6 @ jerusalem"]);
}

#[test]
fn r7_532_s9_divisions_marked_t_in_the_west() {
    let mut t = acts(
        "allied",
        &format!(
            "turn = 10\nhand = ['A45']\nevents = ['torch']\nallied = ['oran', 'casablanca', 'algiers']\n{QUIET}"
        ),
    );
    t.does("allied", "play A45 event", &[]).allows("allied", "place br-1 algiers").refuses(
        "allied",
        "place br-1 suez",
        "7.532/2",
    );
}

#[test]
fn r7_532_s10_but_for_corps_franc() {
    let mut t = acts(
        "allied",
        &format!(
            "turn = 10\nhand = ['A42']\nevents = ['torch']\nallied = ['oran', 'casablanca', 'thala', 'tebessa']\n{QUIET}"
        ),
    );
    t.does("allied", "play A42 event", &[])
        .refuses("allied", "place ffus-dma oran", "7.532/2")
        .allows("allied", "place ffus-dma thala");
}

#[test]
fn r7_532_s11_in_mountains() {
    let mut t = acts(
        "allied",
        &format!(
            "turn = 10\nhand = ['A42']\nevents = ['torch']\nallied = ['oran', 'thala', 'tebessa', 'bone']\n{QUIET}"
        ),
    );
    t.does("allied", "play A42 event", &[])
        .refuses("allied", "place ffus-dma bone", "7.532/2")
        .allows("allied", "place ffus-dma tebessa");
}

#[test]
fn r7_532_s12_indians_in_india() {
    let mut t = acts("allied", &format!("turn = 4\nhand = ['A6']\n{QUIET}"));
    t.does("allied", "play A6 event; place aus-6 suez", &[])
        .allows("allied", "place ind-5 india")
        .allows("allied", "place ind-5 suez");
}

#[test]
fn r7_532_s13_south_africans_at_home() {
    let mut t = acts("allied", &format!("turn = 4\nhand = ['A30']\n{QUIET}"));
    t.does("allied", "play A30 event", &[]).shows(&["sa-1 @ south-africa"]);
}

#[test]
fn r7_532_s14_or_at_the_canal_after_addis_ababa() {
    let mut t = acts("allied", &format!("turn = 4\nhand = ['A30']\nallied = ['addis-ababa']\n{QUIET}"));
    t.does("allied", "play A30 event", &[])
        .allows("allied", "place sa-1 suez")
        .allows("allied", "place sa-1 south-africa");
}

#[test]
fn r7_532_s15_refuge_when_the_canal_is_lost() {
    let mut t = acts("allied", &format!("turn = 8\nhand = ['A48']\naxis_too = ['port-said']\n{QUIET}"));
    t.does("allied", "play A48 event", &[])
        .allows("allied", "place br-44 persia")
        .allows("allied", "place br-44 suez")
        .refuses("allied", "place br-44 port-said", "7.532/2");
}

#[test]
fn r7_54_s1_newer_counters_take_the_place_of_old_ones() {
    let mut t = acts("allied", "turn = 8\nhand = ['A46']\nunits = ['br-7-arm @ cairo']");
    t.does("allied", "play A46 event", &[]);
    let id = t.rules.theatre().counters.iter().position(|c| c.key == "br-7-arm").unwrap() as u8;
    assert_eq!(t.rules.look(&t.state).factors(id), [4, 3, 5]);
}

#[test]
fn r7_54_s2_not_of_the_dead() {
    let mut t = acts("axis", "turn = 8\nhand = ['X45']\nunits = ['ge-21 @ gazala', 'ge-15 @ lost']");
    t.does("axis", "play X45 event", &[]).shows(&["ge-15 @ lost", "ge-21 newer @ gazala"]);
}

#[test]
fn r7_54_s3_on_the_same_side() {
    let mut t = acts("allied", "turn = 8\nhand = ['A46']\nunits = ['br-7-arm reduced @ cairo']");
    t.does("allied", "play A46 event", &[]).shows(&["br-7-arm reduced newer @ cairo"]);
}

#[test]
fn r7_54_s4_in_the_rebuild_box_too() {
    let mut t = acts("allied", "turn = 8\nhand = ['A46']\nunits = ['br-7-arm @ rebuild', 'br-bg-1 @ cairo']");
    t.does("allied", "play A46 event", &[]).shows(&["br-7-arm newer @ rebuild"]);
}

#[test]
fn r7_54_s5_before_the_division_arrives() {
    let mut t = acts("allied", &format!("turn = 9\nhand = ['A47', 'A49']\n{QUIET}"));
    t.does("allied", "play A47 event", &[]).does("axis", "automatic; done", &[]);
    t.does("allied", "play A49 event; place br-10-arm suez", &[]).shows(&["br-10-arm newer @ suez"]);
}

#[test]
fn r19_22_s1_balbo_in_summer_1940_alone() {
    with(&["balbo"], &format!("phase = 'action'\nturn = 2\nhand = ['X5']\n{QUIET}")).refuses(
        "axis",
        "play X5 event",
        "19.22/1",
    );
    with(&["balbo"], &format!("phase = 'action'\nhand = ['X5']\n{QUIET}")).allows("axis", "play X5 event");
}

#[test]
fn r19_3_malta_gives_no_points() {
    let mut t = with(
        &["malta"],
        &format!(
            "phase = 'action'\nacting = 'allied'\nturn = 8\nhand = ['A40']\nevents = ['spitfires']\n{QUIET}"
        ),
    );
    t.does("allied", "play A40 event", &[]).shows(&["vp = 10", "bans: malta-victorious"]);
}

/// The end of a turn, after which a division may come by option.
fn turns(options: &[&str], turn: u8, more: &str) -> Table {
    let mut t =
        with(options, &format!("phase = 'action'\nacting = 'allied'\nturn = {turn}\nround = 6\n{more}"));
    t.does("allied", "automatic; done", &[1; 20]);
    t
}

#[test]
fn r19_12_s1_the_999th_in_winter_1943() {
    let mut t = turns(&["ge-999"], 10, "events = ['torch']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ suez']");
    t.asks("axis");
    t.does("axis", "place ge-999 tunis", &[]).shows(&["ge-999 reduced @ tunis"]);
}

#[test]
fn r19_12_s2_or_in_spring() {
    let mut t = turns(&["ge-999"], 11, "events = ['torch']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ suez']");
    t.does("axis", "place ge-999 tunis", &[]).shows(&["ge-999 reduced @ tunis"]);
}

#[test]
fn r19_12_s2_but_not_if_it_could_come_in_winter() {
    let mut t = turns(&["ge-999"], 10, "events = ['torch']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ suez']");
    t.does("axis", "done", &[]).shows(&["ge-999 @ lost"]);
    // Nor if there was no room for it then.
    let units = "units = ['it-17 @ tunis', 'it-27 @ tunis', 'it-61 @ tunis', 'br-bg-1 @ suez']";
    turns(&["ge-999"], 10, &format!("events = ['torch']\n{units}")).shows(&["ge-999 @ lost"]);
}

/// The first Allied action of Fall 1941.
fn sixth(more: &str) -> Table {
    let mut t = with(
        &["br-6"],
        &format!("steps = ['turn after', 'choose']\nturn = 6\nround = 1\nacting = 'axis'\n{more}"),
    );
    t.does("axis", "automatic; done", &[]);
    t
}

#[test]
fn r19_13_s1_the_sixth_in_fall_1941() {
    let mut t = sixth("units = ['it-17 @ tripoli', 'br-bg-1 @ suez']");
    t.asks("allied");
    t.does("allied", "place br-6 alexandria", &[]).shows(&["br-6 @ alexandria"]);
    sixth("events = ['crusader']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ suez']").refuses(
        "allied",
        "place br-6 alexandria",
        "7.531/1",
    );
}

const TOBRUK: &str =
    "allied = ['tobruk']\nunits = ['it-17 @ tripoli', 'aus-9 @ tobruk', 'ind-4 @ tobruk', 'br-50 @ tobruk']";

#[test]
fn r19_13_s2_it_may_relieve_tobruk() {
    let mut t = sixth(TOBRUK);
    t.does("allied", "relocate aus-9 alexandria", &[]).shows(&["br-6 @ tobruk", "aus-9 @ alexandria"]);
}

#[test]
fn r19_13_s3_a_full_australian_division_first() {
    sixth(TOBRUK).refuses("allied", "relocate ind-4 alexandria", "19.13/3").refuses(
        "allied",
        "relocate br-50 alexandria",
        "19.13/3",
    );
}

#[test]
fn r19_13_s4_it_goes_to_alexandria_or_port_said() {
    let t = sixth(TOBRUK);
    t.allows("allied", "relocate aus-9 port-said").refuses("allied", "relocate aus-9 suez", "19.13/4");
}

#[test]
fn r17_0_snote_2_units_are_infantry_unless_stated() {
    let t = campaign();
    let look = t.rules.look(&t.state);
    assert!(look.stack(t.rules.theatre().at.cairo).all(|id| !look.armour(id)));
}

#[test]
fn r17_0_snote_3_allied_battlegroups_are_british() {
    let t = campaign();
    let id = t.rules.look(&t.state).stack(t.rules.theatre().at.cairo).next().unwrap();
    assert_eq!(t.rules.theatre().nation(id), shifting_sands::Nation::Br);
}

#[test]
fn r4_14_six_action_markers_each() {
    assert_eq!(campaign().rules.theatre().limits.rounds, 6);
}

#[test]
fn r18_3_s6_barbarossa_by_choice_is_an_option() {
    let offered = shifting_sands::Chosen::offered();
    assert!(offered.iter().any(|(key, values)| key == "barbarossa" && values[0] == "off"));
}

#[test]
fn rterrain_shift_is_one_column_in_rough_ground() {
    let t = campaign();
    assert_eq!(t.rules.theatre().terrain, [0, 0, 1, 1]);
}

#[test]
fn rfire_division_table() {
    let fire = &campaign().rules.theatre().fire[0].clone();
    assert_eq!(fire.columns, [0, 1, 2, 3, 4, 5, 6, 7, 9, 11, 13]);
    assert_eq!(
        (fire.result(7, 4), fire.result(8, 4), fire.result(10, 6)),
        ((5, false), (5, true), (7, true))
    );
}

#[test]
fn rfire_battlegroup_table() {
    let fire = &campaign().rules.theatre().fire[1].clone();
    assert_eq!((fire.column(9), fire.result(6, 6), fire.result(0, 1)), (6, (4, true), (0, false)));
}

#[test]
fn rlrdg_table_rows() {
    let t = campaign();
    let cards = t.rules.theatre().missions[0].map(|m| m.cards);
    let losses = t.rules.theatre().missions[1].map(|m| m.losses);
    assert_eq!((cards, losses), ([0, 0, 1, 1, 2, 3], [2, 1, 0, 0, 0, 0]));
}

#[test]
fn rmap_lines_are_239() {
    assert_eq!(campaign().rules.theatre().lines.len(), 239);
    assert_eq!(campaign().rules.theatre().spaces.len(), 140);
}

#[test]
fn rcards_a43_british_reinforcements() {
    let mut t = acts(
        "allied",
        &format!(
            "turn = 10\nhand = ['A43']\nevents = ['torch']\nallied = ['oran', 'casablanca', 'algiers']\n{QUIET}"
        ),
    );
    t.does("allied", "play A43 event; place br-6-arm oran; place br-46 algiers", &[]).shows(&[
        "br-6-arm @ oran",
        "br-46 @ algiers",
        "br-bg-2 @ reserve",
        "ops = 4",
    ]);
    acts("allied", &format!("hand = ['A43']\n{QUIET}")).refuses(
        "allied",
        "play A43 event",
        "3.0/torch-cards",
    );
}

#[test]
fn rcards_a45_british_reinforcements() {
    let mut t = acts(
        "allied",
        &format!(
            "turn = 10\nhand = ['A45']\nevents = ['torch']\nallied = ['oran', 'casablanca', 'algiers']\n{QUIET}"
        ),
    );
    t.does("allied", "play A45 event; place br-1 oran; place br-4 algiers", &[])
        .shows(&["br-1 @ oran", "br-4 @ algiers"]);
    acts("allied", &format!("hand = ['A45']\n{QUIET}")).refuses(
        "allied",
        "play A45 event",
        "3.0/torch-cards",
    );
}
