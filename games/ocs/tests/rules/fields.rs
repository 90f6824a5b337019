//! Air bases and refit (15), and bases that are captured (9.14f).

use ocs::{Side, Sink};

use crate::support::{BASES, Looking, Table, phase, sky, sky_from};

/// A Refit Phase of the Axis with so many Inactive wings; paratroops keep it open.
fn refit(wings: &[&str], bases: &[&str], more: &str) -> Table {
    sky_from("refit", &["fj-1 @ A9.02"], wings, bases, more)
}

fn spent(table: &Table, sink: Sink) -> u32 {
    table.state.books[Side::Axis as usize].spent[sink as usize]
}

#[test]
fn r15_0a_one_base_a_hex() {
    let units = ["hq-14 @ A9.05"];
    let more = "dumps = ['axis 12 @ A9.05']";
    let bases = ["axis level 2 @ A9.03", "allied level 1 @ A9.06"];
    let table = sky_from("movement", &units, &[], &bases, more);
    // What is built where one stands raises it.
    table.refuses("axis", "construct hq-14 base A9.06", "15.0a");
    let mut table = table;
    table.does("axis", "construct hq-14 base A9.03", &[]);
    assert_eq!((table.base("A9.03").level, table.look().bases(Side::Axis).count()), (3, 1));
}

#[test]
fn r15_0b_sa_two_aircraft_a_level() {
    let wings = ["stuka-1 inactive @ A9.03", "stuka-2 inactive @ A9.03", "jg-3 inactive @ A9.03"];
    let mut table = refit(&wings, &["axis level 1 @ A9.03"], "dumps = ['axis 4 @ A9.03']");
    table.does("axis", "refit A9.03; ready stuka-1; ready stuka-2", &[]);
    table.refuses("axis", "ready jg-3", "2.3/3");
    assert!(!table.wing("jg-3").active);
}

#[test]
fn r15_0b_sb_its_level_is_added_to_flak() {
    for (base, hit) in [("allied level 2 @ A9.10", true), ("allied level 1 @ A9.10", false)] {
        let bases = ["axis level 2 @ A9.03", base];
        let mut table =
            sky_from("movement-barrage", &["i-8 @ A9.09", "r-1 @ A9.10"], &["stuka-1 @ A9.03"], &bases, "");
        // 9 + 2.
        table.does("axis", "fly bomb-units A9.10; send stuka-1; go", &[4, 5, 1, 1]);
        assert_eq!(table.wing("stuka-1").lost > 0, hit);
    }
}

/// A base of the Axis unloads two tokens in a Movement Segment, and no third.
fn unloads_two(base: &str) {
    let bases = ["axis level 2 @ A9.03", base];
    let table =
        sky_from("movement", &[], &["tg-1 @ A9.03", "tg-2 @ A9.03"], &bases, "dumps = ['axis 8 @ A9.03']");
    let line = "fly transport A9.09; carry tg-1 near; carry tg-2 near";
    table.allows("axis", &format!("{line}; lift supply 2 cabin"));
    table.refuses("axis", &format!("{line}; lift supply 3 cabin"), "14.9f");
}

#[test]
fn r15_0b_sc_two_tokens_a_level_are_unloaded() {
    unloads_two("axis level 1 @ A9.09");
}

#[test]
fn r15_0b_sd_four_and_its_level_may_be_active() {
    let wings =
        ["stuka-1 @ A9.03", "stuka-2 @ A9.03", "jg-3 @ A9.03", "jg-52 @ A9.03", "zg-26 inactive @ A9.03"];
    let more = "dumps = ['axis 4 @ A9.03']";
    refit(&wings, &["axis level 1 @ A9.03"], more).refuses("axis", "refit A9.03", "15.0b/D");
    let two = [&wings[..], &["tg-1 inactive @ A9.03"]].concat();
    let mut table = refit(&two, &["axis level 2 @ A9.03"], more);
    table.does("axis", "refit A9.03; ready zg-26", &[]);
    assert!(!table.wing("tg-1").active, "the sixth is the last");
    table.refuses("axis", "ready tg-1", "2.3/3");
}

#[test]
fn r15_0c_bombs_leave_one_level() {
    let bases = ["axis level 3 @ A9.03", "allied level 2 @ A9.17"];
    let wings = ["stuka-1 @ A9.03", "stuka-2 @ A9.03", "zg-26 @ A9.03"];
    let mut table = sky_from("movement-barrage", &[], &wings, &bases, "");
    table.does("axis", "fly bomb-base A9.17; send stuka-1; send stuka-2; send zg-26; go", &[1, 1, 6]);
    assert_eq!(table.base("A9.17").level, 1);
}

#[test]
fn r15_0d_bases_need_no_trace_supply() {
    // A base alone behind the enemy is still there after the Supply Phase.
    let bases = ["axis level 2 @ A9.03", "axis level 1 @ A9.18"];
    let mut table = sky_from("movement", &[], &["stuka-1 @ A9.03"], &bases, "");
    table.does("axis", "done; done", &[]);
    assert_eq!(table.base("A9.18").level, 1);
}

#[test]
fn r15_1_sa_once_a_phase() {
    let wings = ["stuka-1 inactive @ A9.03", "stuka-2 inactive @ A9.03"];
    let mut table = refit(&wings, &["axis level 1 @ A9.03"], "dumps = ['axis 4 @ A9.03']");
    table.does("axis", "refit A9.03; ready stuka-1; done", &[]);
    table.refuses("axis", "refit A9.03", "15.1/A").refuses("axis", "refit A9.05", "15.1/A");
}

#[test]
fn r15_1_sb1_one_token_a_base() {
    for wings in [
        &["stuka-1 inactive @ A9.03"][..],
        &["stuka-1 inactive @ A9.03", "stuka-2 inactive @ A9.03", "jg-3 inactive @ A9.03"],
    ] {
        let mut table = refit(wings, &["axis level 3 @ A9.03"], "dumps = ['axis 4 @ A9.03']");
        table.does("axis", "refit A9.03", &[]);
        assert_eq!(spent(&table, Sink::Refit), 1);
    }
}

#[test]
fn r15_1_sb2_the_owner_chooses_and_a_reduced_one_counts_as_one() {
    let wings =
        ["stuka-1 inactive lost=1 @ A9.03", "stuka-2 inactive @ A9.03", "jg-3 inactive lost=1 @ A9.03"];
    let mut table = refit(&wings, &["axis level 1 @ A9.03"], "dumps = ['axis 4 @ A9.03']");
    table.does("axis", "refit A9.03; ready jg-3; ready stuka-1", &[]);
    let active = ["stuka-1", "stuka-2", "jg-3"].map(|key| table.wing(key).active);
    assert_eq!(active, [true, false, true]);
}

#[test]
fn r15_1_sc_no_refit_in_an_enemy_zone() {
    let wings = ["stuka-1 inactive @ A9.03"];
    let more = "dumps = ['axis 4 @ A9.03']";
    let zone = ["fj-1 @ A9.01", "r-1 @ A9.04"];
    sky_from("refit", &zone, &wings, &BASES, more).refuses("axis", "refit A9.03", "15.1/C");
    let negated = ["fj-1 @ A9.03", "r-1 @ A9.04"];
    sky_from("refit", &negated, &wings, &BASES, more).allows("axis", "refit A9.03");
}

#[test]
fn r4_5a_sh_an_enemy_zone_stops_refit() {
    let units = ["fj-1 @ A9.01", "r-1 @ A8.03"];
    let table =
        sky_from("refit", &units, &["stuka-1 inactive @ A9.03"], &BASES, "dumps = ['axis 4 @ A9.03']");
    assert!(table.look().in_zone(Side::Allied, table.hex("A9.03")));
    table.refuses("axis", "refit A9.03", "15.1/C");
}

#[test]
fn r15_1_sd_weather_does_not_matter() {
    for weather in ["dry", "mud", "snow"] {
        let more = format!("weather = '{weather}'\ndumps = ['axis 4 @ A9.03']");
        refit(&["stuka-1 inactive @ A9.03"], &BASES, &more).allows("axis", "refit A9.03");
    }
}

#[test]
fn r12_9c_a_base_refits_with_supply_in_reach() {
    let wings = ["stuka-1 inactive @ A9.03"];
    refit(&wings, &BASES, "").refuses("axis", "refit A9.03", "12.9c");
    // By draw, or thrown by an HQ from a dump that is farther off.
    refit(&wings, &BASES, "dumps = ['axis 4 @ A9.05']").allows("axis", "refit A9.03");
    let far = "dumps = ['axis 4 @ A1.04']";
    refit(&wings, &BASES, far).refuses("axis", "refit A9.03", "12.9c");
    let thrown = sky_from("refit", &["fj-1 @ A9.02", "hq-14 @ A5.04"], &wings, &BASES, far);
    thrown.allows("axis", "refit A9.03");
}

/// The Movement Phase of the Allies with engineers and supply.
fn soviet(units: &[&str], bases: &str) -> Table {
    let more = format!("bases = [{bases}]\ndumps = ['allied 12 @ A9.18']");
    phase(
        "movement",
        "allied",
        &[units, &["eng-3 @ A9.18", "r-4 @ A9.20", "i-7 reserve @ A9.01"]].concat(),
        &more,
    )
}

fn built(table: &Table) -> u32 {
    table.state.books[Side::Allied as usize].spent[Sink::Build as usize]
}

#[test]
fn r15_2_s1_air_strips_where_the_game_has_them() {
    soviet(&[], "").allows("allied", "construct eng-3 strip A9.17");
    let axis = sky_from("movement", &["hq-14 @ A9.05"], &[], &BASES, "dumps = ['axis 8 @ A9.05']");
    axis.refuses("axis", "construct hq-14 strip A9.06", "15.2/1");
}

#[test]
fn r15_2_sa_a_strip_for_one_token_a_base_for_three_more() {
    let mut table = soviet(&["hq-63 @ A9.18"], "");
    table.does("allied", "construct eng-3 strip A9.17", &[]);
    assert_eq!((table.base("A9.17").level, built(&table)), (0, 1));
    let mut table = soviet(&[], "'allied strip @ A9.17'");
    table.does("allied", "construct eng-3 base A9.17", &[]);
    assert_eq!((table.base("A9.17").level, built(&table)), (1, 3));
}

#[test]
fn r15_2_sb_a_strip_refits_one() {
    let wings = ["stuka-1 inactive @ A9.05", "stuka-2 inactive @ A9.05"];
    let mut table =
        refit(&wings, &["axis strip @ A9.05", "axis level 1 @ A9.03"], "dumps = ['axis 4 @ A9.05']");
    table.does("axis", "refit A9.05; ready stuka-2", &[]);
    table.refuses("axis", "ready stuka-1", "2.3/3");
}

#[test]
fn r15_2_sc_a_strip_unloads_two_tokens() {
    unloads_two("axis strip @ A9.09");
}

#[test]
fn r15_2_sd_a_strip_holds_four_active() {
    let bases = ["axis strip @ A9.05", "axis level 2 @ A9.03"];
    let four = ["stuka-1 @ A9.05", "stuka-2 @ A9.05", "zg-26 @ A9.05", "jg-52 @ A9.05", "jg-3 @ A9.03"];
    sky_from("movement", &[], &four, &bases, "").refuses("axis", "fly transfer A9.05; send jg-3", "14.2a/2");
    let three = [four[0], four[1], four[2], four[4]];
    sky_from("movement", &[], &three, &bases, "").allows("axis", "fly transfer A9.05; send jg-3");
}

#[test]
fn r15_2_se_a_strip_is_never_reduced() {
    let units = ["r-1 @ A9.17"];
    soviet(&units, "'allied strip @ A9.17'").refuses("allied", "demolish A9.17", "15.2/E");
}

#[test]
fn r15_2_sf_a_strip_adds_no_flak() {
    let bases = ["axis level 2 @ A9.03", "allied strip @ A9.10"];
    let mut table =
        sky_from("movement-barrage", &["i-8 @ A9.09", "r-1 @ A9.10"], &["stuka-1 @ A9.03"], &bases, "");
    table.does("axis", "fly bomb-units A9.10; send stuka-1; go", &[4, 6, 1, 1]);
    assert_eq!(table.wing("stuka-1").lost, 0);
}

#[test]
fn r15_3_s1_engineers_build_for_one_sp() {
    let mut table = soviet(&["r-1 @ A9.17"], "");
    table.does("allied", "construct eng-3 base A9.17", &[]);
    assert_eq!((table.base("A9.17").level, built(&table)), (1, 4));
    assert!(table.unit("eng-3").has(ocs::flag::MOVED));
    soviet(&[], "").refuses("allied", "construct r-4 base A9.20", "13.8/1");
    sky("exploitation", &["hq-14 @ A9.05"], &["stuka-1 @ A9.03"]).refuses(
        "axis",
        "construct hq-14 base A9.06",
        "2.3/14",
    );
}

#[test]
fn r15_3_s2_a_level_a_turn_and_three_at_most() {
    let mut table = soviet(&["hq-63 @ A9.18"], "'allied level 1 @ A9.17'");
    table.does("allied", "construct eng-3 base A9.17", &[]);
    table.refuses("allied", "construct hq-63 base A9.17", "15.3/2");
    soviet(&[], "'allied level 3 @ A9.17'").refuses("allied", "construct eng-3 base A9.17", "15.3/2");
}

#[test]
fn r15_4_s1_one_re_or_an_engineer_reduce_a_base() {
    let mut table = soviet(&["r-1 @ A9.17"], "'allied level 3 @ A9.17'");
    table.does("allied", "demolish A9.17", &[]);
    assert_eq!((table.base("A9.17").level, built(&table)), (2, 0));
    let mut table = soviet(&[], "'allied level 3 @ A9.17'");
    table.refuses("allied", "demolish A9.17", "15.4/1");
    table.does("allied", "construct eng-3 demolish A9.17", &[]);
    assert_eq!(table.base("A9.17").level, 2);
    soviet(&["r-1 move @ A9.17"], "'allied level 3 @ A9.17'").refuses("allied", "demolish A9.17", "15.4/1");
}

#[test]
fn r15_4_s2_once_a_phase_and_not_the_last_level() {
    let mut table = soviet(&["r-1 @ A9.17", "r-2 @ A9.17"], "'allied level 3 @ A9.17'");
    table.does("allied", "demolish A9.17", &[]);
    table.refuses("allied", "demolish A9.17", "15.4/2");
    soviet(&["r-1 @ A9.17"], "'allied level 1 @ A9.17'").refuses("allied", "demolish A9.17", "15.4/2");
}

/// Panzers of the Axis beside an Allied base in A9.12.
fn raid(wings: &[&str], bases: &[&str], dice: &[u16]) -> Table {
    let mut table = sky_from("movement", &["pz-1 fuelled @ A9.11"], wings, bases, "");
    table.does("axis", "at A9.11; take pz-1; step A9.12", dice);
    table
}

#[test]
fn r9_14f_s1_a_base_is_captured_and_used_at_once() {
    let bases = ["axis level 2 @ A9.03", "allied level 2 @ A9.12"];
    let mut table = raid(&["jg-3 @ A9.03"], &bases, &[]);
    assert_eq!((table.base("A9.12").side, table.base("A9.12").level), (Side::Axis, 2));
    table.does("axis", "halt", &[]);
    table.allows("axis", "fly transfer A9.12; send jg-3");
}

#[test]
fn r9_14f_s2_every_aircraft_is_rolled_for() {
    // Active: 5 + 2 is safe, Inactive: 6 is not.
    let bases = ["axis level 2 @ A9.03", "allied level 2 @ A9.12", "allied level 1 @ A9.17"];
    let wings = ["iap-4 @ A9.12", "shap-7 inactive @ A9.12", "shap-8 inactive @ A9.12"];
    let table = raid(&wings, &bases, &[2, 3, 3, 3, 3, 4]);
    assert_eq!(["iap-4", "shap-7", "shap-8"].map(|key| table.wing(key).lost), [0, 1, 0]);
}

#[test]
fn r9_14f_s3_survivors_flee_within_twice_their_range() {
    let two = [
        "axis level 2 @ A9.03",
        "allied level 2 @ A9.12",
        "allied level 1 @ A9.17",
        "allied level 1 @ A9.20",
    ];
    let mut table = raid(&["iap-4 @ A9.12"], &two, &[6, 6]);
    table.refuses("allied", "home A9.03", "9.14f/3");
    table.does("allied", "home A9.20", &[]);
    assert_eq!(table.perch("iap-4"), ("A9.20".into(), false));
    // Nowhere to go.
    let one = ["axis level 2 @ A9.03", "allied level 2 @ A9.12"];
    assert!(!raid(&["iap-4 @ A9.12"], &one, &[6, 6]).wing("iap-4").is_here());
}
