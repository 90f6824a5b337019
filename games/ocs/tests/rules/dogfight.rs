//! Air combat (14.3), Flak (14.4), interception (14.5).

use ocs::{Mode, Side, Step};

use crate::support::{BASES, Looking, Table, sky, sky_from};

/// A Bf 109 of rating 4 sweeps a base with these wings.
fn sweep(wings: &[&str]) -> Table {
    let mut table = sky("movement", &[], &[&["jg-3 @ A9.03", "jg-52 inactive @ A9.03"], wings].concat());
    table.does("axis", "fly sweep A9.17; send jg-3; go", &[]);
    table
}

/// Bombers of the Axis over A9.10, where the Fighters of an Allied base in A9.13 patrol.
fn raid(wings: &[&str], line: &str) -> Table {
    let bases = ["axis level 2 @ A9.03", "allied level 2 @ A9.13"];
    let mut table = sky_from("movement-barrage", &["i-8 @ A9.09", "r-1 @ A9.10"], wings, &bases, "");
    table.does("axis", line, &[]);
    table
}

const BOMB: &str = "fly bomb-units A9.10; send stuka-1; go";

#[test]
fn r14_3_s1_air_combat_where_both_have_active_aircraft() {
    let mut table = sky("movement", &[], &["jg-3 @ A9.03", "jg-52 @ A9.03", "iap-4 @ A9.17"]);
    // Nobody has a choice, the dice have: 4 + 4 + 4 - 2 = 10.
    table.does("axis", "fly sweep A9.17; send jg-3; go", &[4, 4, 1]);
    assert_eq!(table.perch("iap-4"), ("A9.17".into(), false));
    let table = sky("movement", &[], &["jg-3 @ A9.03", "iap-4 inactive @ A9.17"]);
    table.refuses("axis", "fly sweep A9.17", "14.6/1");
}

#[test]
fn r14_3_s2_rounds_until_one_side_is_gone() {
    let mut table =
        sky("movement", &[], &["jg-3 @ A9.03", "jg-52 @ A9.03", "iap-4 @ A9.17", "iap-5 @ A9.17"]);
    table.does("axis", "fly sweep A9.17; send jg-3; go", &[]).does("allied", "done", &[]);
    // Two rounds: 10 and 10, both defenders abort.
    table.does("allied", "pick iap-4", &[4, 4, 1, 4, 4, 1]);
    assert!(!table.wing("iap-4").active && !table.wing("iap-5").active);
    assert!(!table.wing("jg-3").active, "after a sweep it is Inactive, too");
}

#[test]
fn r14_3_s3_inactive_aircraft_take_no_part() {
    let mut table = sweep(&["iap-4 @ A9.17", "iap-5 inactive @ A9.17", "shap-7 @ A9.17"]);
    table.refuses("allied", "abort iap-5", "14.3/3");
    table.does("allied", "done", &[]).refuses("allied", "pick iap-5", "14.3/3");
}

#[test]
fn r14_3a_parenthesised_ratings_do_not_attack() {
    // Bombers over bombers ignore each other: Flak 2 + 2 for the base, and the die of the Facility Table.
    let mut table = sky("movement-barrage", &[], &["stuka-1 @ A9.03", "shap-7 @ A9.17"]);
    table.does("axis", "fly bomb-base A9.17; send stuka-1; go", &[1, 1, 1]);
    assert!(table.wing("shap-7").active);
    let mut mixed =
        sky("movement", &[], &["jg-3 @ A9.03", "stuka-1 @ A9.03", "zg-26 @ A9.03", "iap-4 @ A9.17"]);
    mixed.does("axis", "fly sweep A9.17; send jg-3; send stuka-1; send zg-26; go; done", &[]);
    mixed.refuses("axis", "pick stuka-1", "14.3a").allows("axis", "pick zg-26");
}

#[test]
fn r14_3b_nothing_else_modifies_air_combat() {
    // 3 + 4 - 2 = 5 … the roll counts the two ratings alone, over a base of Level 2 and far from home.
    for (dice, aborted) in [([2, 2, 1], "jg-3"), ([3, 3, 1], "iap-4")] {
        let mut table = sky("movement", &[], &["jg-3 @ A9.03", "jg-52 @ A9.03", "iap-4 @ A9.17"]);
        table.does("axis", "fly sweep A9.17; send jg-3; go", &dice);
        let lost = if table.wing("iap-4").active { "jg-3" } else { "iap-4" };
        assert_eq!(lost, aborted);
    }
}

#[test]
fn r14_3c_who_started_it_attacks_unless_he_cannot() {
    // Only a Stuka over a Yak: the Yak attacks. 2 + 3 + 2 - 1 = 6: the attacker aborts, and the mission goes on.
    let mut table = sky("movement-barrage", &[], &["stuka-1 @ A9.03", "iap-4 @ A9.17"]);
    table.does("axis", "fly bomb-base A9.17; send stuka-1; go", &[2, 3, 1]);
    assert!(!table.wing("iap-4").active);
    table.does("axis", "done", &[1, 1, 1]);
    // With a Bf 109 the Axis attack.
    let mut table = sky("movement-barrage", &[], &["jg-3 @ A9.03", "iap-4 @ A9.17", "shap-7 @ A9.17"]);
    table.does("axis", "fly bomb-base A9.17; send jg-3; go", &[]).does("allied", "done", &[]);
    assert_eq!(table.state.step(), Some(Step::Duel(Side::Axis)));
}

#[test]
fn r14_3d_sa_aborts_before_air_combat() {
    let mut table = sweep(&["iap-4 @ A9.17", "shap-7 @ A9.17"]);
    table.does("allied", "abort shap-7", &[4, 4, 1]);
    assert_eq!(table.perch("shap-7"), ("A9.17".into(), false));
}

#[test]
fn r14_3d_sb_no_aborts_during_air_combat() {
    let mut table = sweep(&["iap-4 @ A9.17", "shap-7 @ A9.17"]);
    table.does("allied", "done", &[]).refuses("allied", "abort shap-7", "14.3d/B");
}

#[test]
fn r14_3d_sc_aborts_after_air_combat() {
    let wings = ["stuka-1 @ A9.03", "stuka-2 @ A9.03", "iap-4 @ A9.13"];
    let mut table = raid(&wings, "fly bomb-units A9.10; send stuka-1; send stuka-2; go");
    // 2 + 3 + 2 - 1 = 6: the interceptor aborts; then the Stukas may, all of them.
    table.does("allied", "scramble iap-4", &[]).does("axis", "done; pick stuka-1", &[2, 3, 1]);
    table.does("axis", "abort stuka-1; abort stuka-2", &[]);
    assert!(!table.wing("stuka-1").active && !table.wing("stuka-2").active);
    assert_eq!(table.unit("r-1").mode, Mode::Combat);
}

#[test]
fn r14_3e_sa_both_sides_are_asked_for_aborts() {
    let mut table =
        sky("movement", &[], &["jg-3 @ A9.03", "jg-52 @ A9.03", "iap-4 @ A9.17", "shap-7 @ A9.17"]);
    table.does("axis", "fly sweep A9.17; send jg-3; send jg-52; go", &[]);
    table.asks("allied");
    table.does("allied", "done", &[]).asks("axis");
    table.allows("axis", "abort jg-3");
}

#[test]
fn r14_3e_sb_the_attacker_picks_then_the_defender() {
    let mut table =
        sky("movement", &[], &["jg-3 @ A9.03", "jg-52 @ A9.03", "iap-4 @ A9.17", "shap-7 @ A9.17"]);
    table.does("axis", "fly sweep A9.17; send jg-3; send jg-52; go", &[]).does("allied", "done", &[]);
    table.does("axis", "done", &[]).asks("axis");
    table.does("axis", "pick jg-52", &[]);
    table.asks("allied");
    table.does("allied", "pick shap-7", &[4, 4, 1]);
    assert!(!table.wing("shap-7").active && table.wing("iap-4").active);
}

#[test]
fn r14_3e_sc1_six_seven_eight() {
    // Ratings 4 and 2: a sum of 4, 5 and 6 gives 6, 7 and 8.
    for (die, gone) in [(2, [true, false]), (3, [true, true]), (4, [false, true])] {
        let mut table =
            sky("movement", &[], &["jg-3 @ A9.03", "jg-52 @ A9.03", "iap-4 @ A9.17", "iap-5 @ A9.17"]);
        table.does("axis", "fly sweep A9.17; send jg-3; send jg-52; go", &[]).does("allied", "done", &[]);
        let dice = [2, die, 1];
        // Where both abort, the two that are left fight at once.
        table.does("axis", "done; pick jg-3", &[]).does(
            "allied",
            "pick iap-4",
            if die == 3 { &[2, 3, 1, 6, 6, 1] } else { &dice },
        );
        assert_eq!([!table.wing("jg-3").active, !table.wing("iap-4").active], gone, "2 and {die}");
    }
}

#[test]
fn r14_3e_sc2_a_third_die_of_five_costs_a_step() {
    for (die, lost) in [(4, 0), (5, 1)] {
        let mut table = sky("movement", &[], &["jg-3 @ A9.03", "jg-52 @ A9.03", "iap-4 @ A9.17"]);
        // 7: both abort, and both may lose a step.
        table.does("axis", "fly sweep A9.17; send jg-3; go", &[2, 3, die]);
        assert_eq!((table.wing("jg-3").lost, table.wing("iap-4").lost), (lost, lost));
    }
}

#[test]
fn r14_3e_sd_rounds_repeat_with_any_aircraft() {
    let mut table =
        sky("movement", &[], &["jg-3 @ A9.03", "jg-52 @ A9.03", "iap-4 @ A9.17", "iap-5 @ A9.17"]);
    table.does("axis", "fly sweep A9.17; send jg-3; send jg-52; go", &[]).does("allied", "done", &[]);
    table.does("axis", "done; pick jg-3", &[]).does("allied", "pick iap-4", &[4, 4, 1]);
    // The last Yak against the same Bf 109 again.
    table.does("axis", "pick jg-3", &[4, 4, 1]);
    assert!(!table.wing("iap-5").active);
}

#[test]
fn r14_4_s1_flak_before_the_bombs() {
    let mut table = sky("movement-barrage", &["i-8 @ A9.09", "r-1 @ A9.10"], &["stuka-1 @ A9.03"]);
    // 11: a step, so the reduced side bombs: 9 points are 8-11, one right; 6 is DG on 12-16.
    table.does("axis", BOMB, &[5, 6, 3, 3]);
    assert_eq!((table.wing("stuka-1").lost, table.unit("r-1").mode), (1, Mode::Dg));
}

#[test]
fn r14_4a_s1_barrages_always_face_flak() {
    let bomb = |line: &str, step: &str, dice: &[u16]| {
        let mut table = sky(step, &["i-8 @ A9.09", "r-1 @ A9.10"], &["stuka-1 @ A9.03"]);
        table.does("axis", line, dice);
        table.wing("stuka-1").lost
    };
    assert_eq!(bomb(BOMB, "movement-barrage", &[6, 5, 1, 1]), 1);
    assert_eq!(bomb("fly hip-units A9.10; send stuka-1", "movement", &[6, 5, 1, 1]), 1);
    assert_eq!(bomb("fly trains A9.10; send stuka-1; go", "movement-barrage", &[6, 5, 1]), 1);
}

/// Air Transport from A9.03 to A9.09.
fn airlift(wings: &[&str]) -> Table {
    let bases = ["axis level 2 @ A9.03", "axis level 1 @ A9.09", "allied level 2 @ A9.17"];
    sky_from("movement", &[], wings, &bases, "dumps = ['axis 4 @ A9.03']")
}

#[test]
fn r14_4a_s2_peaceful_missions_face_flak_only_under_patrol() {
    // Eight hexes from an Active Yak; without one no dice at all.
    let line = "fly transport A9.09; carry tg-1 far; lift supply 1 cabin; go";
    let mut calm = airlift(&["tg-1 @ A9.03", "iap-4 inactive @ A9.17"]);
    calm.does("axis", line, &[]);
    assert_eq!(calm.perch("tg-1").0, "A9.09");
    let mut under = airlift(&["tg-1 @ A9.03", "iap-4 @ A9.17"]);
    // 9 + 2: a step is lost, and with it half a token of capacity, rounded in favour of the cargo.
    under.does("axis", line, &[]).does("allied", "done", &[4, 5]);
    assert_eq!(under.wing("tg-1").lost, 1);
    let mut moved = airlift(&["jg-3 @ A9.03", "iap-4 @ A9.17"]);
    moved.does("axis", "fly transfer A9.09; send jg-3", &[]).does("allied", "done", &[5, 5]);
    assert_eq!((moved.wing("jg-3").lost, moved.perch("jg-3")), (1, ("A9.09".into(), true)));
}

#[test]
fn r14_4a_s3_no_flak_for_sweeps_interceptors_and_returns() {
    // The sweep rolls for air combat alone.
    let mut table = sky("movement", &[], &["jg-3 @ A9.03", "jg-52 @ A9.03", "iap-4 @ A9.17"]);
    table.does("axis", "fly sweep A9.17; send jg-3; go", &[4, 4, 1]);
    assert_eq!(table.wing("jg-3").lost, 0);
}

#[test]
fn r14_4b_flak_needs_no_supply() {
    let mut table = sky("movement-barrage", &["i-8 @ A9.09", "r-1 oos @ A9.10"], &["stuka-1 @ A9.03"]);
    let before = table.state.books;
    table.does("axis", BOMB, &[6, 5, 1, 1]);
    assert_eq!((table.wing("stuka-1").lost, table.state.books), (1, before));
}

#[test]
fn r14_4c_s2_a_patrol_zone_brings_interception_and_heavier_flak() {
    let mut table = raid(&["stuka-1 @ A9.03", "iap-4 @ A9.13"], BOMB);
    // 9 + 2 is a hit, which it would not be without the zone.
    table.allows("allied", "scramble iap-4");
    table.does("allied", "done", &[4, 5, 1, 1]);
    assert_eq!(table.wing("stuka-1").lost, 1);
    let mut calm = raid(&["stuka-1 @ A9.03", "iap-4 inactive @ A9.13"], "fly bomb-units A9.10; send stuka-1");
    calm.does("axis", "go", &[4, 5, 1, 1]);
    assert_eq!(calm.wing("stuka-1").lost, 0);
}

#[test]
fn r14_4d_only_the_mission_is_shot_at_but_others_fight_the_interceptor() {
    // A Bf 109 at the destination fights the Yak that intercepts the Transport.
    let mut table = airlift(&["tg-1 @ A9.03", "jg-3 @ A9.09", "iap-4 @ A9.17"]);
    table.does("axis", "fly transport A9.09; carry tg-1 far; lift supply 1 cabin; go", &[]);
    table.does("allied", "scramble iap-4", &[]);
    // The Yak, 2, against the Bf 109, 4: 4 + 4 + 2 - 4 = 6, it aborts. No Patrol Zone is left, so no Flak.
    table.does("axis", "done; pick jg-3", &[4, 4, 1]).does("axis", "done", &[]);
    assert_eq!((table.wing("iap-4").active, table.wing("jg-3").active), (false, true));
    assert_eq!(table.perch("tg-1").0, "A9.09");
    // Flak looks for the mission alone: two dice and no third.
    let mut under = airlift(&["tg-1 @ A9.03", "jg-3 @ A9.09", "iap-4 @ A9.17"]);
    under.does("axis", "fly transport A9.09; carry tg-1 far; lift supply 1 cabin; go", &[]);
    under.does("allied", "done", &[4, 5]);
    assert_eq!((under.wing("tg-1").lost, under.wing("jg-3").lost), (1, 0));
}

#[test]
fn r14_4e_s1_what_is_added_to_flak() {
    let flak = |units: &[&str], wings: &[&str], line: &str| {
        let bases = ["axis level 3 @ A9.03", "allied level 2 @ A9.13", "allied level 1 @ A9.10"];
        let mut table = sky_from("movement-barrage", &[&["i-8 @ A9.09"], units].concat(), wings, &bases, "");
        table.does("axis", line, &[]);
        table
    };
    // Level 1; an HQ; three aircraft; Patrol Zone without and with a Fighter; Trainbusting in it.
    let sums: [(&[&str], &[&str], &str, u8); 5] = [
        (&["r-1 @ A9.10"], &["stuka-1 @ A9.03", "iap-4 @ A9.13"], BOMB, 3),
        (&["r-1 @ A9.10", "hq-63 @ A9.10"], &["stuka-1 @ A9.03", "iap-4 @ A9.13"], BOMB, 4),
        (
            &["r-1 @ A9.10"],
            &["stuka-1 @ A9.03", "jg-3 @ A9.03", "iap-4 @ A9.13"],
            "fly bomb-units A9.10; send stuka-1; send jg-3; go",
            2,
        ),
        (
            &["r-1 @ A9.10"],
            &["stuka-1 @ A9.03", "stuka-2 @ A9.03", "tg-1 @ A9.03", "iap-4 @ A9.13"],
            "fly bomb-units A9.10; send stuka-1; send stuka-2; send tg-1; go",
            4,
        ),
        (&[], &["stuka-1 @ A9.03", "iap-4 @ A9.13"], "fly trains A9.10; send stuka-1; go", 4),
    ];
    for (units, wings, line, sum) in sums {
        assert_eq!(flak(units, wings, line).look().flak(), sum, "{line}");
    }
}

#[test]
fn r14_4f_s1_the_mission_loss_table() {
    let wings = ["stuka-1 @ A9.03", "stuka-2 @ A9.03", "jg-3 @ A9.03", "zg-26 @ A9.03"];
    let hit = |sent: &[&str], dice: &[u16], then: Option<&str>| {
        let bases = ["axis level 3 @ A9.03", "allied level 2 @ A9.17"];
        let mut table = sky_from("movement-barrage", &["i-8 @ A9.09", "r-1 @ A9.10"], &wings, &bases, "");
        let send: String = sent.iter().map(|wing| format!("send {wing}; ")).collect();
        let (now, later) = if then.is_some() { (dice, &[1, 1][..]) } else { (dice, &[][..]) };
        let go = if sent.len() < 4 { "go" } else { "" };
        table.does("axis", &format!("fly bomb-units A9.10; {send}{go}"), now);
        if let Some(wing) = then {
            table.refuses("axis", "pick jg-3", "14.4f/1");
            table.does("axis", &format!("pick {wing}"), later);
        }
        let hit = ["stuka-1", "stuka-2", "jg-3", "zg-26"].into_iter().find(|wing| table.wing(wing).lost > 0);
        hit.unwrap_or("nobody").to_string()
    };
    // Two aircraft: 4 is the second; three: 4 is the second; four: 6 is the strongest, 5 the weakest.
    assert_eq!(hit(&["stuka-1", "jg-3"], &[6, 6, 4, 1, 1], None), "jg-3");
    assert_eq!(hit(&["stuka-1", "jg-3"], &[6, 6, 3, 1, 1], None), "stuka-1");
    assert_eq!(hit(&["stuka-1", "jg-3", "zg-26"], &[6, 5, 5, 1, 1], None), "zg-26");
    let four = ["stuka-1", "stuka-2", "jg-3", "zg-26"];
    assert_eq!(hit(&four, &[6, 5, 5, 1, 1], None), "jg-3");
    assert_eq!(hit(&four, &[6, 5, 2, 1, 1], None), "stuka-2");
    // Two Stukas are the strongest: their owner chooses.
    assert_eq!(hit(&four, &[6, 5, 6], Some("stuka-2")), "stuka-2");
}

#[test]
fn r14_4g_cargo_beyond_the_capacity_is_lost() {
    // 2T by two Ju 52; one is reduced: 1½T are left, rounded up to 2T: nothing is lost.
    let line = "fly transport A9.09; carry tg-1 far; carry tg-2 far; lift supply 2 cabin; go";
    let mut table = airlift(&["tg-1 @ A9.03", "tg-2 @ A9.03", "iap-4 @ A9.17"]);
    table.does("axis", line, &[]).does("allied", "done", &[4, 5, 1]);
    assert_eq!(table.state.dump(table.hex("A9.09")).map(|dump| dump.tokens), Some(2));
    // One that was reduced before is shot down: 1T is left.
    let mut table = airlift(&["tg-1 lost=1 @ A9.03", "tg-2 @ A9.03", "iap-4 @ A9.17"]);
    let line = "fly transport A9.09; carry tg-2 far; carry tg-1 far; lift supply 1 cabin; go";
    table.does("axis", line, &[]).does("allied", "done", &[4, 5, 1]);
    assert_eq!(table.state.dump(table.hex("A9.09")).map(|dump| dump.tokens), Some(1));
    let mut lost = airlift(&["tg-1 lost=1 @ A9.03", "tg-2 lost=1 @ A9.03", "iap-4 @ A9.17"]);
    lost.does("axis", "fly transport A9.09; carry tg-2 near; carry tg-1 near; lift supply 2 cabin; go", &[]);
    lost.does("allied", "done", &[4, 5, 1]);
    assert_eq!(lost.state.dump(lost.hex("A9.09")).map(|dump| dump.tokens), Some(1));
    assert_eq!(lost.state.books[Side::Axis as usize].spent[ocs::Sink::Flown as usize], 1);
}

#[test]
fn r14_5_s1_missions_subject_to_flak_are_intercepted_in_a_patrol_zone() {
    let table = raid(&["stuka-1 @ A9.03", "iap-4 @ A9.13"], BOMB);
    table.asks("allied").allows("allied", "scramble iap-4");
    // A sweep is not.
    let mut sweeps =
        sky("movement", &[], &["jg-3 @ A9.03", "jg-52 @ A9.03", "iap-4 @ A9.17", "iap-5 inactive @ A9.17"]);
    sweeps.does("axis", "fly sweep A9.17; send jg-3; go", &[2, 2, 1]).asks("axis");
    assert_eq!(sweeps.state.step(), Some(Step::Segment(ocs::Segment::Movement)));
}

#[test]
fn r14_5_s2_one_fighter_whose_own_zone_covers_the_hex_once() {
    let bases = ["axis level 2 @ A9.03", "allied level 2 @ A9.13", "allied level 1 @ A9.20"];
    let wings = ["stuka-1 @ A9.03", "stuka-2 @ A9.03", "iap-4 @ A9.13", "iap-5 @ A9.20"];
    let near = sky_from("movement-barrage", &["i-8 @ A9.08", "r-1 @ A9.09"], &wings, &bases, "");
    let mut table = near;
    table.does("axis", "fly bomb-units A9.09; send stuka-1; go", &[]);
    // A9.20 is eleven hexes away; a bomber never intercepts.
    table.refuses("allied", "scramble iap-5", "14.5/2").refuses("allied", "scramble stuka-2", "14.5/2");
    // The interceptor loses, and there is no second.
    table.does("allied", "scramble iap-4", &[2, 3, 1]).does("axis", "done", &[1, 1, 1, 1]);
    assert_eq!((table.wing("iap-4").active, table.wing("iap-5").active), (false, true));
}

#[test]
fn r14_5_s3_weather_and_phase_do_not_prevent_interception() {
    // Mud: the Allies fly no mission in Exploitation, but intercept in it.
    let bases = ["axis level 2 @ A9.03", "allied level 2 @ A9.13"];
    let mission = "mission = 'bomb-units A9.10 by axis near wing stuka-1 normal tow 0'";
    let steps = "steps = ['turn end', 'player exploitation-barrage', 'barrages exploitation', 'mission intercept', 'intercept']";
    let mut table = sky_from(
        "exploitation-barrage",
        &["i-8 @ A9.09", "r-1 @ A9.10"],
        &["stuka-1 flown @ A9.03", "iap-4 @ A9.13"],
        &bases,
        &format!("first = 'allied'\nturn = 6\nweather = 'snow'\n{mission}\n{steps}"),
    );
    table.allows("allied", "scramble iap-4");
    table.does("allied", "scramble iap-4", &[6, 6, 1]);
    assert!(!table.wing("stuka-1").active);
}

#[test]
fn r14_5_s4_interception_is_air_combat_with_the_interceptor_as_attacker() {
    let mut table = raid(
        &["jg-3 @ A9.03", "stuka-1 @ A9.03", "iap-4 @ A9.13"],
        "fly bomb-units A9.10; send jg-3; send stuka-1; go",
    );
    table.does("allied", "scramble iap-4", &[]).does("axis", "done", &[]);
    // The Yak attacks: the Axis choose who defends.
    assert_eq!(table.state.step(), Some(Step::Duel(Side::Allied)));
    table.asks("axis");
    table.does("axis", "pick stuka-1", &[4, 4, 1, 1, 1, 1]);
    assert!(!table.wing("stuka-1").active);
}

#[test]
fn r14_5_s5_a_losing_interceptor_becomes_inactive_at_its_base() {
    let mut table = raid(&["stuka-1 @ A9.03", "iap-4 @ A9.13"], BOMB);
    table.does("allied", "scramble iap-4", &[2, 3, 1]).does("axis", "done", &[1, 1, 1, 1]);
    assert_eq!(table.perch("iap-4"), ("A9.13".into(), false));
}

#[test]
fn r14_5_s6_a_winning_interceptor_intercepts_again() {
    let mut table = raid(&["stuka-1 @ A9.03", "stuka-2 @ A9.03", "iap-4 @ A9.13"], BOMB);
    table.does("allied", "scramble iap-4", &[6, 6, 1]);
    assert_eq!((table.perch("iap-4"), table.wing("iap-4").flown), (("A9.13".into(), true), false));
    table.does("axis", "fly trains A9.09; send stuka-2; go", &[]).allows("allied", "scramble iap-4");
}

#[test]
fn r14_6_s1_fighter_sweep() {
    let table = sky("movement", &[], &["jg-3 @ A9.03", "stuka-1 @ A9.03", "iap-4 @ A9.17"]);
    table.refuses("axis", "fly sweep A9.17; send stuka-1", "14.6/1");
    for (dice, won) in [([2, 2, 1], false), ([4, 4, 1], true)] {
        let mut table = sky("movement", &[], &["jg-3 @ A9.03", "stuka-1 @ A9.03", "iap-4 @ A9.17"]);
        table.does("axis", "fly sweep A9.17; send jg-3; go", &dice);
        assert_eq!((table.wing("iap-4").active, table.perch("jg-3")), (!won, ("A9.03".into(), false)));
    }
    sky_from("movement", &[], &["jg-3 @ A9.03"], &BASES, "").refuses("axis", "fly sweep A9.17", "14.6/1");
}

#[test]
fn r14_6_s2_a_hex_is_swept_any_number_of_times() {
    let mut table = sky("movement", &[], &["jg-3 @ A9.03", "jg-52 @ A9.03", "iap-4 @ A9.17"]);
    table.does("axis", "fly sweep A9.17; send jg-3; go", &[2, 2, 1]);
    table.allows("axis", "fly sweep A9.17; send jg-52");
}
