//! Aircraft: support, use, direct combat, withdrawal.

use crate::field::{field, hits, tunis, window};

#[test]
fn raircraft_support_s1_in_attack_in_defence_and_in_landings() {
    let units = ["allies cube @ 18", "allies aircraft @ 16", "axis cube @ 17", "axis aircraft @ 15"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17; done; decline", &[]).does("axis", "decline", &[]);
    table.refuses("allies", "support cube 18", "aircraft.support/1");
    table.does("allies", "support aircraft 16", &[]).does("axis", "support aircraft 15", &[5, 5]);
    // Each side lost its only unit to a 5.
    table.hides(&["allies cube @ 18", "axis cube @ 17"]);
    let units = ["allies cube @ 17", "allies aircraft @ 17", "axis cube x2 @ 14"];
    let mut landing = field("allies", &units, "");
    landing.does("allies", "landing 14 american; board cube 17; done; decline", &[1]);
    landing.does("allies", "support aircraft 17", &[5, 1, 1]);
    assert_eq!(hits(&landing), [0, 1]);
}

#[test]
fn raircraft_use_s1_bombing_and_support_turn_it_down() {
    let units = ["allies cube @ 18", "allies aircraft @ 18", "allies aircraft @ 16", "axis cube x4 @ 17"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17; done; bomb aircraft 16-17; decline", &[1]);
    table.shows(&["allies aircraft used @ 16a", "allies aircraft @ 18a"]);
    table.does("allies", "support aircraft 18", &[1, 1, 1, 1, 1]);
    table.shows(&["allies aircraft used supporting @ 18a"]);
}

#[test]
fn raircraft_use_s2_a_used_aircraft_flies_no_second_mission() {
    let units = ["allies cube @ 18", "allies aircraft @ 18", "allies aircraft @ 16", "axis cube x4 @ 17"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17; done; bomb aircraft 18-17", &[1]);
    table.refuses("allies", "bomb aircraft 18-17", "aircraft.use/2");
    table.does("allies", "decline", &[]).refuses("allies", "support aircraft 18", "aircraft.use/2");
    // The next impulse of the turn makes no difference.
    let later =
        field("allies", &["allies aircraft used @ 18", "axis cube @ 17"], "phase = \"move\"\nimpulse = 3");
    later.refuses("allies", "bomb aircraft 18-17", "aircraft.use/2");
}

#[test]
fn raircraft_use_s3_a_used_aircraft_moves_and_withdraws() {
    let units = ["allies aircraft used @ 18", "allies cube @ 17"];
    let mut table = field("allies", &units, "phase = \"move\"");
    table.does("allies", "take aircraft 18; land 17b", &[]).shows(&["allies aircraft used flown @ 17b"]);
    let mut attacked = tunis(&["allies cube @ 18", "axis cube @ 17", "axis aircraft used @ 17"], "");
    attacked.does("allies", "attack cube 18-17; done", &[]);
    attacked.does("axis", "take aircraft 17; land 14a", &[1, 1]).shows(&["axis aircraft used flown @ 14a"]);
}

#[test]
fn raircraft_support_s2_lowers_the_number_by_one() {
    let units = ["allies cube x3 @ 18", "allies aircraft @ 18", "axis cube x4 @ 17"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17 x3; done; decline; support aircraft 18", &[4, 5, 6, 5, 5, 5, 5]);
    assert_eq!(hits(&table), [0, 2]);
}

#[test]
fn raircraft_support_s3_one_for_each_side() {
    let units = [
        "allies cube @ 18",
        "allies tank used @ 18",
        "allies aircraft @ 18",
        "allies aircraft @ 16",
        "axis cube x4 @ 17",
    ];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17; attack tank 18-17; done; decline", &[]);
    assert_eq!(table.offers("allies"), ["support aircraft 16", "support aircraft 18", "done"]);
    // With one in the air nobody is left to ask, in this round and in the next.
    table.does("allies", "support aircraft 16", &[5, 4, 1, 1, 1, 1]);
    table.does("allies", "decline; continue", &[5, 4, 1, 1, 1]);
    assert_eq!(hits(&table), [0, 1]);
    table.shows(&["allies aircraft @ 18a"]);
}

#[test]
fn raircraft_support_s3_no_other_follows_one_that_is_gone() {
    // The Axis supporter in Tunis is lost in round 1; the one in Sardinia may not take its place.
    let units = [
        "allies cube x2 @ 18",
        "axis cube @ 17",
        "axis tank @ 17",
        "axis aircraft @ 17",
        "axis italian-aircraft @ 15",
    ];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17 x2; done", &[]).does(
        "axis",
        "decline; done; support aircraft 17",
        &[],
    );
    table.refuses("axis", "support italian-aircraft 15", "aircraft.support/3");
    table.does("axis", "done", &[6, 1, 1, 1]).does("axis", "lose aircraft 17; decline", &[]);
    table.does("allies", "continue", &[]);
    table.refuses("axis", "support italian-aircraft 15", "aircraft.support/3");
    // The cube rolls beside the tank's support, no aircraft: 4 is a miss now.
    table.does("axis", "tank-support", &[1, 1, 4]);
    assert_eq!(hits(&table), [0, 0]);
}

#[test]
fn raircraft_support_s4_for_the_whole_battle() {
    let units = ["allies cube x2 @ 18", "allies aircraft @ 18", "axis cube x4 @ 17"];
    let mut table = tunis(&units, "markers_allies = 1");
    table.does("allies", "attack cube 18-17 x2; done; decline; support aircraft 18", &[1, 1, 1, 1, 1, 1]);
    // Operations turns it up, yet it is busy here.
    table.does("allies", "event operations 18", &[]);
    table.shows(&["allies aircraft supporting @ 18a"]);
    table.does("allies", "continue", &[5, 1, 1, 1, 1, 1]);
    assert_eq!(hits(&table), [0, 1]);
    table.does("allies", "continue", &[5, 5, 1, 1, 1]);
    table.shows(&["axis cube @ 17"]);
}

#[test]
fn raircraft_support_s4_a_supporter_turned_up_bombs_nobody_before_the_battle_is_over() {
    let units = ["allies cube x2 @ 18", "allies aircraft @ 18", "allies aircraft @ 16", "axis cube x4 @ 17"];
    let mut table = tunis(&units, "markers_allies = 1");
    table.does("allies", "attack cube 18-17 x2; done; decline; support aircraft 18", &[1, 1, 1, 1, 1, 1]);
    table.does("allies", "event operations 18", &[]).refuses(
        "allies",
        "bomb aircraft 18-17",
        "aircraft.support/4",
    );
    table.does("allies", "decline; break-off", &[]);
    // Then the limit of missions of its area still holds in this impulse.
    assert_eq!(window(&table), Some("last"));
    table.refuses("allies", "bomb aircraft 18-17", "airfield.missions/1");
}

#[test]
fn raircraft_support_s4_declared_before_any_round() {
    let units = ["allies cube x2 @ 18", "allies aircraft @ 18", "axis cube x4 @ 17"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17 x2; done; decline; done", &[5, 5, 1, 1, 1, 1]);
    assert_eq!(hits(&table), [0, 0]);
    table.does("allies", "decline; continue; support aircraft 18", &[5, 5, 1, 1, 1, 1]);
    assert_eq!(hits(&table), [0, 2]);
}

#[test]
fn raircraft_alone_s1_it_fights_like_a_cube_on_a_six() {
    for (state, die, lost) in [("used ", 5, 0), ("used ", 6, 1), ("", 5, 0), ("", 6, 1)] {
        let aircraft = format!("axis aircraft {state}@ 17");
        let mut table = tunis(&["allies cube x3 @ 18", &aircraft], "");
        table.does("allies", "attack cube 18-17 x3; done", &[]);
        if state.is_empty() {
            // It may bomb first; it has nobody else to support.
            table.does("axis", "decline", &[]);
        }
        table.does("axis", "done", &[1, 1, 1, die]);
        assert_eq!(hits(&table), [lost, 0], "{state}{die}");
        // Direct combat is no mission and does not turn it over.
        table.shows(&[&format!("{aircraft}a")]);
    }
}

#[test]
fn raircraft_alone_s1_with_a_line_it_fights_or_supports() {
    let mut table = tunis(&["allies cube x3 @ 18", "axis aircraft @ 17"], "lines = [\"17\"]");
    table.does("allies", "attack cube 18-17 x3; done", &[]).does("axis", "decline; done", &[]);
    let mut fights = table.clone();
    fights.does("axis", "done", &[1, 1, 1, 5, 5, 6]);
    assert_eq!(hits(&fights), [1, 0]);
    table.does("axis", "support aircraft 17", &[1, 1, 1, 5, 4]);
    assert_eq!(hits(&table), [1, 0]);
}

#[test]
fn raircraft_alone_s1_beside_land_units_it_does_not_roll() {
    let mut table = tunis(&["allies cube @ 18", "axis aircraft used x2 @ 17", "axis cube @ 17"], "");
    table.does("allies", "attack cube 18-17; done", &[]).does("axis", "done", &[1, 1]);
    assert_eq!(hits(&table), [0, 0]);
}

#[test]
fn raircraft_alone_s1_a_supporter_that_outlives_the_others_fights() {
    let mut table = tunis(&["allies cube x2 @ 18", "axis aircraft @ 17", "axis cube @ 17"], "");
    table.does("allies", "attack cube 18-17 x2; done", &[]);
    table.does("axis", "decline; done; support aircraft 17", &[6, 1, 5]);
    table.does("axis", "lose cube 17; done", &[]);
    // One die of its own, and on a 6 again.
    let mut hit = table.clone();
    table.does("allies", "continue", &[1, 5]);
    assert_eq!(hits(&table), [0, 0]);
    hit.does("allies", "continue", &[1, 6]);
    hit.hides(&["units: allies cube for=17 @ 18"]);
}

#[test]
fn raircraft_alone_s2_supported_by_another_aircraft_on_five() {
    let mut table =
        tunis(&["allies cube x3 @ 18", "axis aircraft used @ 17", "axis italian-aircraft @ 15"], "");
    table.does("allies", "attack cube 18-17 x3; done", &[]).does("axis", "decline; done", &[]);
    table.refuses("axis", "support aircraft 17", "aircraft.use/2");
    table.does("axis", "support italian-aircraft 15", &[1, 1, 1, 5]);
    assert_eq!(hits(&table), [1, 0]);
}

#[test]
fn raircraft_alone_s2_two_in_one_area_are_one_die_and_one_support() {
    let mut table = tunis(&["allies cube x3 @ 18", "axis aircraft x2 @ 17"], "");
    table.does("allies", "attack cube 18-17 x3; done", &[]).does("axis", "decline; done", &[]);
    let mut apart = table.clone();
    apart.does("axis", "done", &[1, 1, 1, 5]);
    assert_eq!(hits(&apart), [0, 0]);
    table.does("axis", "support aircraft 17", &[1, 1, 1, 5]);
    assert_eq!(hits(&table), [1, 0]);
}

#[test]
fn raircraft_alone_s1_the_last_aircraft_cannot_support_itself() {
    let mut table = tunis(&["allies cube @ 18", "axis aircraft @ 17", "axis aircraft @ 15"], "");
    table.does("allies", "attack cube 18-17; done", &[]).does("axis", "decline; done", &[]);
    table.refuses("axis", "support aircraft 17", "aircraft.alone/1").allows("axis", "support aircraft 15");
}

#[test]
fn raircraft_withdraw_before_the_dice_or_in_a_later_round() {
    let units =
        ["allies cube @ 18", "axis aircraft @ 17", "axis italian-aircraft used @ 17", "axis cube @ 17"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17; done", &[]).does("axis", "decline", &[]);
    table.does("axis", "take italian-aircraft 17; land 15a; done", &[]);
    table.does("axis", "support aircraft 17", &[1, 1]);
    // The cube has nowhere to go, the aircraft has; it supports no longer.
    assert_eq!(window(&table), Some("withdraw"));
    table.refuses("axis", "fall cube 16", "retreat.forbidden");
    table.does("axis", "take aircraft 17; land 15b", &[]);
    table.shows(&["axis aircraft used flown @ 15b"]);
    table.does("allies", "continue", &[1, 5]);
    assert_eq!(hits(&table), [0, 0]);
}

#[test]
fn raircraft_support_s4_until_it_is_lost() {
    // The Allied supporter is bombed in its own area between two rounds: a 5 no longer hits.
    let units = ["allies cube x2 @ 18", "allies aircraft @ 18", "axis cube x4 @ 17", "axis aircraft @ 15"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17 x2; done; decline", &[]).does("axis", "decline", &[]);
    table.does("allies", "support aircraft 18", &[]).does("axis", "done", &[1, 1, 1, 1, 1, 1]);
    table.does("axis", "bomb aircraft 15-18", &[5]).does(
        "allies",
        "lose aircraft 18; continue",
        &[5, 5, 1, 1, 1, 1],
    );
    assert_eq!(hits(&table), [0, 0]);
}

#[test]
fn raircraft_withdraw_into_an_area_that_is_attacked_next() {
    let units = ["allies cube x2 @ 19", "axis aircraft used @ 17", "axis cube @ 16"];
    let mut table = field("allies", &units, "");
    table.does("allies", "attack cube 19-16; attack cube 19-17; done; battle 17", &[]);
    table.does("axis", "take aircraft 17; land 16a", &[]).does("allies", "advance cube#2 19", &[]);
    // It may fly on before the battle for 16, although it has flown in this impulse.
    assert_eq!(window(&table), Some("fly-out"));
    table.does("axis", "take aircraft 16; land 14a", &[1, 1]).shows(&["axis aircraft used flown @ 14a"]);
}
