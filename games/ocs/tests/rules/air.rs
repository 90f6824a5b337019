//! Air units and their missions in general (14.1, 14.2), and when they fly (2.2, 2.3, 7.0, 11.0).

use ocs::{Mode, Side, Sink, Step};

use crate::support::{BASES, Looking, phase, sky, sky_from, start};

/// A Stuka bombs r-1 in A9.10, seen by i-8.
const SEEN: [&str; 2] = ["i-8 @ A9.09", "r-1 @ A9.10"];
const BOMB: &str = "fly bomb-units A9.10; send stuka-1; go";

#[test]
fn rintro_setup_se_all_aircraft_start_active() {
    let table = start();
    assert!(table.state.wings.iter().filter(|wing| wing.is_here()).all(|wing| wing.active));
    assert_eq!(table.state.wings.iter().filter(|wing| wing.is_here()).count(), 17);
}

#[test]
fn r2_2_s3_the_movement_phase_has_a_barrage_segment_for_aircraft_and_ships() {
    let mut table = sky("movement", &SEEN, &["stuka-1 @ A9.03"]);
    table.does("axis", "done", &[]);
    assert_eq!(table.state.step(), Some(Step::Barrages(ocs::Fight::Movement)));
    table.allows("axis", BOMB);
}

#[test]
fn r2_3_s3_aircraft_are_refitted_first() {
    let mut table = sky_from(
        "refit",
        &["fj-1 @ A9.03"],
        &["stuka-1 inactive @ A9.03", "jg-3 inactive @ A9.03"],
        &BASES,
        "dumps = ['axis 4 @ A9.03']",
    );
    table.does("axis", "refit A9.03; ready stuka-1; ready jg-3", &[]);
    assert!(table.wing("stuka-1").active && table.wing("jg-3").active);
    assert_eq!(table.state.books[Side::Axis as usize].spent[Sink::Refit as usize], 1);
    sky("movement", &[], &["stuka-1 inactive @ A9.03"]).refuses("axis", "refit A9.03", "2.3/3");
}

#[test]
fn r2_3_s7_missions_of_the_movement_segment() {
    let table = sky("movement", &SEEN, &["stuka-1 @ A9.03", "jg-3 @ A9.03", "iap-4 @ A9.17"]);
    table.allows("axis", "fly sweep A9.17").allows("axis", "fly hip-units A9.10");
    table.refuses("axis", "fly bomb-units A9.10", "14.7b").refuses("axis", "fly trains A9.14", "14.8d");
}

#[test]
fn r2_3_s8_air_barrages_and_trainbusting_in_the_barrage_segment() {
    let table = sky("movement-barrage", &SEEN, &["stuka-1 @ A9.03"]);
    table.allows("axis", "fly bomb-units A9.10").allows("axis", "fly trains A9.14");
}

#[test]
fn r2_3_s17_the_markers_of_the_enemy_come_off_in_clean_up() {
    let more = "first = 'allied'\nturn = 6\nbusted = ['allied A9.08', 'axis A9.12']";
    let mut table = sky_from("exploitation-barrage", &["i-8 @ A9.09"], &["stuka-1 @ A9.03"], &BASES, more);
    table.does("axis", "done", &[]);
    assert!(table.state.busted[Side::Allied as usize].is_empty());
    assert!(table.state.busted[Side::Axis as usize].contains(table.hex("A9.12")));
}

#[test]
fn r7_0c_all_active_aircraft_may_be_used_in_the_reaction_phase() {
    let units = ["r-1 @ A9.10", "i-8 @ A9.09", "r-5 reserve @ A9.19", "pi-41 @ A9.01"];
    let wings = "wings = ['shap-7 @ A9.17', 'iap-4 @ A9.17', 'tap-1 @ A9.17', 'jg-3 @ A9.03']";
    let bases = "bases = ['allied level 2 @ A9.17', 'axis level 2 @ A9.03', 'allied level 1 @ A9.20']";
    let moves = phase("reaction", "axis", &units, &format!("{wings}\n{bases}"));
    moves.allows("allied", "fly transfer A9.20").allows("allied", "fly transport A9.20");
    phase("reaction-barrage", "axis", &units, &format!("{wings}\n{bases}"))
        .allows("allied", "fly bomb-units A9.09");
    moves.refuses("axis", "fly sweep A9.17", "2.1/2");
}

#[test]
fn r11_0d_all_active_aircraft_may_be_used_in_the_exploitation_phase() {
    let wings = ["stuka-1 @ A9.03", "jg-3 @ A9.03", "iap-4 @ A9.17"];
    sky("exploitation", &SEEN, &wings)
        .allows("axis", "fly sweep A9.17")
        .allows("axis", "fly hip-units A9.10");
    sky("exploitation-barrage", &SEEN, &wings).allows("axis", "fly bomb-units A9.10");
}

#[test]
fn r4_8c_sc_aircraft_fly_to_hexes_of_the_enemy() {
    let mut table = sky("movement-barrage", &SEEN, &["stuka-1 @ A9.03"]);
    table.does("axis", BOMB, &[1, 1, 3, 3]);
    assert_eq!(table.unit("r-1").mode, Mode::Dg);
}

#[test]
fn r4_8b_se_a_fighter_lies_on_top_of_the_active_aircraft() {
    let wings = ["stuka-1 @ A9.03", "jg-3 @ A9.03", "jg-52 inactive @ A9.03"];
    let table = sky("movement", &["fj-1 @ A9.03"], &wings);
    let scene = table.scene();
    let there: Vec<&str> =
        scene.pieces.iter().filter(|p| p.place == table.hex("A9.03")).map(|p| p.key.as_str()).collect();
    assert_eq!(there.last(), Some(&"jg-3"));
    assert_eq!(there[there.len() - 4..], ["jg-52", "stuka-1", "kg-27", "jg-3"]);
}

#[test]
fn r14_1a_s2_active_aircraft_stay_active() {
    let mut table = sky("movement", &["i-8 @ A9.09"], &["stuka-1 @ A9.03"]);
    table.does("axis", "done; done", &[]);
    assert!(table.wing("stuka-1").active);
}

#[test]
fn r14_1b_two_steps() {
    let hit = |wing: &str| {
        let mut table = sky("movement-barrage", &SEEN, &[wing]);
        // 10 and 6 + 5: Flak costs a step.
        let dice: &[u16] = if wing.contains("lost") { &[5, 6] } else { &[5, 6, 1, 1] };
        table.does("axis", BOMB, dice);
        table.wing("stuka-1")
    };
    let (whole, reduced) = (hit("stuka-1 @ A9.03"), hit("stuka-1 lost=1 @ A9.03"));
    assert_eq!((whole.lost, whole.is_here()), (1, true));
    assert_eq!((reduced.at, reduced.is_here()), (ocs::off::DEAD, false));
}

#[test]
fn r14_1c_s1_back_to_any_base_in_range_inactive() {
    let bases = ["axis level 2 @ A9.03", "axis level 1 @ A5.04", "allied level 2 @ A9.17"];
    let mut table = sky_from("movement-barrage", &SEEN, &["stuka-1 @ A9.03"], &bases, "");
    table.does("axis", BOMB, &[1, 1, 1, 1]);
    table.refuses("axis", "home A9.17", "14.1c/1");
    table.does("axis", "home A5.04", &[]);
    assert_eq!(table.perch("stuka-1"), ("A5.04".into(), false));
    // A Yak with a range of 12 does not reach the far base.
    let far = ["allied level 1 @ A9.13", "allied level 1 @ A9.20", "axis level 1 @ A9.03"];
    let units = ["i-8 @ A9.04", "r-1 @ A9.05", "r-2 reserve @ A9.16"];
    let wings = "wings = ['iap-4 @ A9.13', 'iap-5 @ A9.13', 'jg-3 inactive @ A9.03']";
    let text = format!("{wings}\nbases = ['{}', '{}', '{}']", far[0], far[1], far[2]);
    let mut table = phase("movement-barrage", "allied", &units, &text);
    table.does("allied", "fly bomb-units A9.04; send iap-4; go", &[1, 1, 1, 1]);
    assert_eq!(table.perch("iap-4"), ("A9.13".into(), false));
}

#[test]
fn r14_1c_s2_a_fighter_stays_active_after_a_near_transfer_or_a_won_interception() {
    let bases = ["axis level 2 @ A9.03", "axis level 1 @ A5.04", "allied level 2 @ A9.17"];
    let mut table = sky_from("movement", &[], &["jg-3 @ A9.03", "stuka-1 @ A9.03"], &bases, "");
    table.does("axis", "fly transfer A5.04; send jg-3", &[]).does(
        "axis",
        "fly transfer A5.04; send stuka-1",
        &[],
    );
    assert_eq!(table.perch("jg-3"), ("A5.04".into(), true));
    assert_eq!(table.perch("stuka-1"), ("A5.04".into(), false));
}

#[test]
fn r14_1c_s3_who_aborts_over_a_base_of_his_own_goes_down_there() {
    // A Transport on its way to A9.09 is intercepted and aborts there, though A9.03 is in range.
    let bases = ["axis level 2 @ A9.03", "axis level 1 @ A9.09", "allied level 2 @ A9.17"];
    let wings = ["tg-1 @ A9.03", "tg-2 @ A9.03", "iap-4 @ A9.17"];
    let mut table = sky_from("movement", &[], &wings, &bases, "dumps = ['axis 4 @ A9.03']");
    table.does(
        "axis",
        "fly transport A9.09; carry tg-1 normal; carry tg-2 normal; lift supply 1 cabin; go",
        &[],
    );
    table.does("allied", "scramble iap-4", &[]).does("axis", "abort tg-2", &[1, 2, 1]);
    assert_eq!(table.perch("tg-2"), ("A9.09".into(), false));
}

#[test]
fn r14_1d_only_refit_makes_aircraft_active() {
    let mut table = sky_from(
        "refit",
        &["fj-1 @ A9.03"],
        &["stuka-1 inactive @ A9.03"],
        &BASES,
        "dumps = ['axis 4 @ A9.03']",
    );
    table.refuses("axis", "ready stuka-1", "2.3/3");
    table.does("axis", "refit A9.03", &[]);
    table.does("axis", "ready stuka-1", &[]);
    assert!(table.wing("stuka-1").active);
    let idle = sky_from(
        "refit",
        &["fj-1 @ A9.03"],
        &["stuka-1 @ A9.03"],
        &BASES,
        "dumps = ['axis 4 @ A9.03']\nplans = ['fj-1 turn 3 @ A9.12']",
    );
    idle.refuses("axis", "refit A9.03", "14.1d");
}

#[test]
fn r14_1e_sa_a_strategic_bomber_bombs_unspotted() {
    // 14 + 17 points: 25-40, three columns left (5-7 … 8-11): 9 is DG on 8-11 and nothing more.
    let mut table = sky("movement-barrage", &SEEN, &["stuka-1 @ A9.03", "stuka-2 @ A9.03"]);
    table.does("axis", "fly bomb-units A9.10; send stuka-1; send kg-27; go", &[1, 1, 3, 3]);
    assert_eq!(table.unit("r-1").mode, Mode::Combat);
    // The Stuka alone: 17-24 and one to the right; 6 is DG.
    let mut alone = sky("movement-barrage", &SEEN, &["stuka-1 @ A9.03"]);
    alone.does("axis", BOMB, &[1, 1, 3, 3]);
    assert_eq!(alone.unit("r-1").mode, Mode::Dg);
}

#[test]
fn r14_1e_sb_no_hip_shoots_of_strategic_bombers() {
    sky("movement", &SEEN, &["stuka-1 @ A9.03"]).refuses(
        "axis",
        "fly hip-units A9.10; send kg-27",
        "14.1e/B",
    );
}

#[test]
fn r14_1e_sc_no_short_range_for_strategic_bombers() {
    // 14 points: 12-16, three left for want of a spotter: 3-4. 8 is nothing there, and DG one column further right.
    let mut table = sky("movement-barrage", &SEEN, &["stuka-1 @ A9.03"]);
    table.does("axis", "fly bomb-units A9.10; send kg-27; go", &[1, 1, 4, 4]);
    assert_eq!(table.unit("r-1").mode, Mode::Combat);
}

#[test]
fn r14_1f_weather_limits_flight_not_activity() {
    for (weather, flies) in [("dry", true), ("mud", true), ("snow", false)] {
        let table =
            sky_from("movement", &SEEN, &["stuka-1 @ A9.03"], &BASES, &format!("weather = '{weather}'"));
        assert!(table.wing("stuka-1").active);
        match flies {
            true => table.allows("axis", "fly hip-units A9.10"),
            false => table.refuses("axis", "fly hip-units A9.10", "14.1f"),
        };
    }
    sky_from("exploitation", &SEEN, &["stuka-1 @ A9.03"], &BASES, "weather = 'mud'").refuses(
        "axis",
        "fly hip-units A9.10",
        "14.1f",
    );
}

#[test]
fn r14_1g_missions_fly_in_movement_reaction_and_exploitation() {
    sky_from(
        "barrage",
        &["gun-49 @ A9.08", "i-8 @ A9.09", "r-1 @ A9.10"],
        &["stuka-1 @ A9.03"],
        &BASES,
        "dumps = ['axis 9 @ A9.08']",
    )
    .refuses("axis", "fly bomb-units A9.10", "14.1g");
}

#[test]
fn r14_2a_s1_four_fly_together() {
    let bases = ["axis level 3 @ A9.03", "axis level 1 @ A5.04", "allied level 2 @ A9.17"];
    let wings = ["tg-1 @ A9.03", "stuka-1 @ A9.03", "stuka-2 @ A9.03", "jg-3 @ A9.03", "jg-52 @ A9.03"];
    let table = sky_from("movement", &[], &wings, &bases, "dumps = ['axis 4 @ A9.03']");
    let four = "fly transport A5.04; carry tg-1 normal; send jg-3; send jg-52; send stuka-1";
    table.allows("axis", four);
    table.refuses("axis", &format!("{four}; send stuka-2"), "14.2a/1");
}

#[test]
fn r14_2a_s2_four_and_the_level_may_be_active() {
    let bases = ["axis level 1 @ A9.03", "axis level 1 @ A5.04", "allied level 2 @ A9.17"];
    let full = [
        "stuka-1 @ A9.03",
        "stuka-2 @ A9.03",
        "jg-3 @ A9.03",
        "zg-26 lost=1 @ A9.03",
        "jg-52 @ A5.04",
        "tg-1 inactive @ A9.03",
    ];
    let table = sky_from("movement", &[], &full, &bases, "");
    table.refuses("axis", "fly transfer A9.03", "14.2a/2");
    let room = [full[0], full[1], full[2], full[4], full[5]];
    sky_from("movement", &[], &room, &bases, "").allows("axis", "fly transfer A9.03; send jg-52");
}

#[test]
fn r14_2b_one_at_least_stays_to_fight() {
    let mut table =
        sky("movement", &[], &["jg-3 @ A9.03", "stuka-1 @ A9.03", "iap-4 @ A9.17", "shap-7 @ A9.17"]);
    table.does("axis", "fly sweep A9.17; send jg-3; send stuka-1; go", &[]);
    table.does("allied", "abort shap-7", &[]);
    assert_eq!(table.perch("shap-7"), ("A9.17".into(), false));
    // The Allies have one left; the Axis may send one home.
    table.does("axis", "abort stuka-1", &[4, 4, 1]);
    assert!(!table.wing("stuka-1").active);
    // After the first there is no choice left: the last one fights.
    let mut single =
        sky("movement", &[], &["jg-3 @ A9.03", "jg-52 @ A9.03", "iap-4 @ A9.17", "shap-7 @ A9.17"]);
    single.does("axis", "fly sweep A9.17; send jg-3; send jg-52; go", &[]);
    single.does("allied", "abort shap-7", &[]);
    single.asks("axis");
    assert!(single.wing("iap-4").active);
}

#[test]
fn r14_2c_aircraft_move_only_on_missions() {
    let table = sky("movement", &[], &["jg-3 @ A9.03"]);
    table.refuses("axis", "home A9.17", "14.2c").refuses("axis", "fly transfer A9.17", "14.11/1");
    table.refuses("axis", "send jg-3", "14.2f/2");
}

#[test]
fn r14_2d_range_is_counted_in_hexes() {
    // 14 hexes for a Bf 109, whatever lies between.
    let wings = ["jg-3 @ A9.03", "iap-4 @ A9.17"];
    sky("movement", &["r-1 @ A9.10"], &wings).allows("axis", "fly sweep A9.17; send jg-3");
    let far = ["axis level 2 @ A9.03", "axis level 1 @ A9.02", "allied level 2 @ A9.17"];
    sky_from("movement", &[], &["jg-3 @ A9.02", "iap-4 @ A9.17"], &far, "").refuses(
        "axis",
        "fly sweep A9.17",
        "14.2d",
    );
}

#[test]
fn r14_2e_s1_one_mission_a_phase() {
    let bases = ["axis level 2 @ A9.03", "axis level 1 @ A5.04", "allied level 2 @ A9.17"];
    let mut table =
        sky_from("movement", &[], &["jg-3 @ A9.03", "jg-52 @ A9.03", "iap-4 @ A9.17"], &bases, "");
    table.does("axis", "fly transfer A5.04; send jg-3", &[]);
    table
        .refuses("axis", "fly sweep A9.17; send jg-3", "14.2e/1")
        .allows("axis", "fly sweep A9.17; send jg-52");
}

#[test]
fn r14_2e_s2_any_type_joins_any_mission() {
    let more = "dumps = ['axis 4 @ A9.03']";
    let bases = ["axis level 2 @ A9.03", "axis level 1 @ A5.04", "allied level 2 @ A9.17"];
    let mut table = sky_from("movement", &[], &["jg-3 @ A9.03", "tg-1 @ A9.03"], &bases, more);
    table.does("axis", "fly transport A5.04; carry tg-1 normal; send jg-3; lift supply 1 cabin; go", &[]);
    // The Transport first, then the Fighter.
    table.does("axis", "home A5.04; home A9.03", &[]);
    assert_eq!((table.perch("tg-1").0, table.perch("jg-3").0), ("A5.04".into(), "A9.03".into()));
    assert!(!table.wing("jg-3").active);
}

#[test]
fn r14_2e_s3_missions_to_one_hex() {
    let wings = ["stuka-1 @ A9.03", "stuka-2 @ A9.03"];
    let mut table = sky("movement", &SEEN, &wings);
    table.does("axis", "fly hip-units A9.10; send stuka-1", &[1, 1, 1, 1]);
    table.allows("axis", "fly hip-units A9.10; send stuka-2");
    let mut barrage = sky("movement-barrage", &SEEN, &wings);
    barrage.does("axis", BOMB, &[1, 1, 1, 1]).refuses("axis", "fly bomb-units A9.10", "10.0e/A");
}

#[test]
fn r14_2f_s1_the_steps_of_a_mission() {
    // Declared, flown, intercepted, shot at, bombing, back.
    let bases = ["axis level 2 @ A9.03", "allied level 2 @ A9.13"];
    let mut table = sky_from("movement-barrage", &SEEN, &["stuka-1 @ A9.03", "iap-4 @ A9.13"], &bases, "");
    table.refuses("axis", "fly bomb-units A9.10; go", "14.2f/1");
    table.does("axis", BOMB, &[]);
    assert_eq!(table.state.step(), Some(Step::Intercept));
    // Flak 3 + 2 for the Patrol Zone, then the bombs.
    table.does("allied", "done", &[1, 2, 3, 3]);
    assert_eq!((table.unit("r-1").mode, table.wing("stuka-1").active), (Mode::Dg, false));
}

#[test]
fn r14_2f_s2_nobody_joins_later() {
    let mut table =
        sky("movement", &[], &["jg-3 @ A9.03", "jg-52 @ A9.03", "iap-4 @ A9.17", "shap-7 @ A9.17"]);
    table.does("axis", "fly sweep A9.17; send jg-3; go", &[]).does("allied", "done", &[]);
    assert!(matches!(table.state.step(), Some(Step::Duel(_))));
    table.refuses("allied", "send jg-52", "14.2f/2");
}

#[test]
fn r17_0d_weather_prohibits_neither_refit_nor_activity() {
    let more = "weather = 'snow'\ndumps = ['axis 4 @ A9.03']";
    let mut table =
        sky_from("refit", &["fj-1 @ A9.03"], &["stuka-1 inactive @ A9.03", "jg-3 @ A9.03"], &BASES, more);
    table.does("axis", "refit A9.03; ready stuka-1", &[]);
    assert!(table.wing("stuka-1").active && table.wing("jg-3").active);
}

#[test]
fn r13_9_s6_two_reduced_aircraft_become_one() {
    let bases = ["axis level 2 @ A9.03", "axis level 1 @ A5.04", "allied level 2 @ A9.17"];
    let wings = [
        "stuka-1 lost=1 @ A9.03",
        "stuka-2 lost=1 @ A9.03",
        "jg-3 lost=1 @ A9.03",
        "jg-52 inactive lost=1 @ A9.03",
    ];
    let mut table = sky_from("movement", &[], &wings, &bases, "");
    table.refuses("axis", "combine stuka-1 jg-3", "13.9/6").refuses("axis", "combine jg-3 jg-52", "13.9/6");
    table.does("axis", "combine stuka-1 stuka-2", &[]);
    let (whole, gone) = (table.wing("stuka-1"), table.wing("stuka-2"));
    assert_eq!((whole.lost, gone.is_here(), gone.lost), (0, false, 2));
    let apart = ["stuka-1 lost=1 @ A9.03", "stuka-2 lost=1 @ A5.04"];
    sky_from("movement", &[], &apart, &bases, "").refuses("axis", "combine stuka-1 stuka-2", "13.9/6");
}

#[test]
fn r10_2_s1_air_barrages_cost_no_supply() {
    let mut table = sky("movement-barrage", &SEEN, &["stuka-1 @ A9.03"]);
    let before = table.state.books;
    table.does("axis", BOMB, &[1, 1, 3, 3]);
    assert_eq!((table.state.books, table.unit("r-1").mode), (before, Mode::Dg));
}

#[test]
fn r10_2a_s1_to_the_target_and_back() {
    let mut table = sky("movement-barrage", &SEEN, &["stuka-1 @ A9.03"]);
    table.does("axis", BOMB, &[1, 1, 3, 3]);
    assert_eq!(table.perch("stuka-1"), ("A9.03".into(), false));
    assert!(table.wing("stuka-1").flown);
}

#[test]
fn r10_2b_within_ten_hexes_one_column_right() {
    // 17-24: 4 is nothing, on 25-40 it is DG.
    for (at, spotter, mode) in [("A9.13", "i-8 @ A9.12", Mode::Dg), ("A9.14", "i-8 @ A9.13", Mode::Combat)] {
        let mut table = sky("movement-barrage", &[spotter, &format!("r-1 @ {at}")], &["stuka-1 @ A9.03"]);
        table.does("axis", &format!("fly bomb-units {at}; send stuka-1; go"), &[1, 1, 2, 2]);
        assert_eq!(table.unit("r-1").mode, mode, "{at}");
    }
}

#[test]
fn r10_2c_no_supply_is_needed() {
    // No dump anywhere.
    let mut table = sky("movement-barrage", &SEEN, &["stuka-1 @ A9.03"]);
    assert!(table.state.dumps.iter().all(|dump| dump.tokens == 0));
    table.does("axis", BOMB, &[1, 1, 3, 3]);
    assert_eq!(table.unit("r-1").mode, Mode::Dg);
}

#[test]
fn r10_0_s2_guns_and_aircraft_do_not_combine() {
    let units = ["gun-49 released @ A9.08", "i-8 @ A9.09", "r-1 @ A9.10"];
    let table =
        sky_from("exploitation-barrage", &units, &["stuka-1 @ A9.03"], &BASES, "dumps = ['axis 9 @ A9.08']");
    table.allows("axis", "target A9.10; with gun-49").refuses(
        "axis",
        "target A9.10; send stuka-1",
        "14.2f/2",
    );
    table.refuses("axis", "fly bomb-units A9.10; with gun-49", "9.0/1");
}

#[test]
fn r10_0e_sc_guns_are_silent_in_the_movement_phase() {
    let units = ["gun-49 @ A9.08", "i-8 @ A9.09", "r-1 @ A9.10"];
    let table =
        sky_from("movement-barrage", &units, &["stuka-1 @ A9.03"], &BASES, "dumps = ['axis 9 @ A9.08']");
    table.refuses("axis", "target A9.10", "10.0e/C").allows("axis", BOMB);
}

#[test]
fn r10_0e_se_guns_and_aircraft_in_reaction_and_exploitation() {
    let units = ["gun-49 released @ A9.08", "i-8 @ A9.09", "r-1 @ A9.10"];
    let table =
        sky_from("exploitation-barrage", &units, &["stuka-1 @ A9.03"], &BASES, "dumps = ['axis 9 @ A9.08']");
    table.allows("axis", "target A9.10").allows("axis", "fly bomb-units A9.10");
    // One of them, not both: 10.0e/A.
    let mut both = table;
    both.does("axis", BOMB, &[1, 1, 1, 1]).refuses("axis", "target A9.10", "10.0e/A");
}

#[test]
fn r10_0e_sf_one_kind_of_firing_unit() {
    let units = ["gun-49 released @ A9.08", "i-8 @ A9.09", "r-1 @ A9.10"];
    sky_from("exploitation-barrage", &units, &["stuka-1 @ A9.03"], &BASES, "dumps = ['axis 9 @ A9.08']")
        .refuses("axis", "target A9.10; with gun-49; send stuka-1", "14.2f/2");
}

#[test]
fn r9_0_s4_aircraft_never_attack_on_the_ground() {
    let table = sky_from(
        "combat",
        &["i-8 @ A9.09", "r-1 @ A9.10"],
        &["stuka-1 @ A9.03"],
        &BASES,
        "dumps = ['axis 9 @ A9.08']",
    );
    table.refuses("axis", "fly bomb-units A9.10", "14.1g").allows("axis", "target A9.10; with i-8");
}

#[test]
fn r4_9d_both_sides_see_all_aircraft_and_the_pair() {
    let mut table =
        sky("movement", &[], &["jg-3 @ A9.03", "jg-52 @ A9.03", "iap-4 @ A9.17", "shap-7 @ A9.17"]);
    table.does("axis", "fly sweep A9.17; send jg-3; send jg-52; go", &[]).does("allied", "done", &[]);
    table.does("axis", "done; pick jg-52", &[]);
    let scene = table.scene();
    for key in ["jg-3", "jg-52", "iap-4", "shap-7"] {
        assert!(scene.pieces.iter().any(|piece| piece.key == key), "{key} is seen");
    }
    assert_eq!(table.look().sheet(table.state.mission.picked).key, "jg-52");
}
