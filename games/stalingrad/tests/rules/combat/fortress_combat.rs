//! Fortresses in combat and on the map (14.2, 14.3).

use stalingrad::Side;

use crate::field::{attack, axis_reinforcements, declared, hex, offered, soviet_reinforcements, supply};
use crate::support::{Looking, Table, given};

/// Kastornoye (0704), a town in the open, attacked by Axis units with a strength of 23.
fn storm(level: u8, garrison: &[&str], die: u16) -> Table {
    let fortress = format!("fortresses = ['0704 level {level}']");
    let axis = ["24Pz @ 0604", "9Pz @ 0604", "GD @ 0705"];
    let mut table = attack("axis", &[&axis, garrison].concat(), &fortress);
    table.does("axis", "attack 24Pz 0704; attack 9Pz 0704; attack GD 0704; done", &[die]);
    table
}

#[test]
fn r14_2_1_s1_level_two_adds_one_to_the_defence() {
    let mut table = attack("axis", &["24Pz @ 0604", "s-6 @ 0704"], "fortresses = ['0704 level 2']");
    table.does("axis", "attack 24Pz 0704", &[]);
    assert_eq!(declared(&table, "0704").defence, 4);
}

#[test]
fn r14_2_1_s2_level_one_adds_nothing() {
    let mut table = attack("axis", &["24Pz @ 0604", "s-6 @ 0704"], "fortresses = ['0704 level 1']");
    table.does("axis", "attack 24Pz 0704", &[]);
    assert_eq!(declared(&table, "0704").defence, 3);
    // Alone it is worth 0: the shift of the town starts from 10-1.
    let mut alone = attack("axis", &["323 reduced @ 0604"], "fortresses = ['0704 level 1']");
    alone.does("axis", "attack 323 0704", &[]);
    assert_eq!((declared(&alone, "0704").defence, declared(&alone, "0704").column), (0, Some(9)));
}

#[test]
fn r14_2_2_enemy_zones_do_not_reach_a_fortress() {
    let mut table = soviet_reinforcements(&["44 @ 0604"], "fortresses = ['0704 level 1']");
    table.does("soviet", "call s-1", &[]).allows("soviet", "enter 0704").refuses(
        "soviet",
        "enter 0705",
        "12.1.2/1",
    );
    let mut open = soviet_reinforcements(&["44 @ 0604"], "");
    open.does("soviet", "call s-1", &[]).refuses("soviet", "enter 0704", "12.1.2/1");
    // A march begins there in the enemy's face.
    let march = "active = 'soviet'\nphase = 'march'\nfortresses = ['0704 level 1']";
    let units = "units = ['44 @ 0604', 's-6 @ 0704']\ndrawn = ['SUPPLY']";
    given(&format!("{march}\n{units}")).allows("soviet", "march s-6");
}

#[test]
fn r14_2_3_no_stacking_limit_in_a_fortress() {
    let units = ["44 @ 0219", "s-6 @ 0704", "s-15 @ 0704"];
    let mut table = soviet_reinforcements(&units, "fortresses = ['0704 level 1']");
    table.does("soviet", "call s-1; enter 0704; call s-14; enter 0704", &[]);
    table.shows(&["s-6 @ 0704", "s-15 @ 0704", "s-1 @ 0704", "s-14 @ 0704"]);
    let mut open = soviet_reinforcements(&units, "");
    open.does("soviet", "call s-1", &[]).refuses("soviet", "enter 0704", "3.1.1/1");
    // A third moves in and stays, and so does one that falls back there.
    let march = |fortress: &str| {
        let units = "units = ['s-6 @ 0704', 's-15 @ 0704', 's-45 @ 0804', 's-62 @ 0904', '44 @ 0219']";
        given(&format!("active = 'soviet'\nphase = 'march'\ndrawn = ['SUPPLY']\n{units}\n{fortress}"))
    };
    let mut third = march("fortresses = ['0704 level 1']");
    third.does("soviet", "take s-45; step 0704; halt", &[]).shows(&["s-45 active moved @ 0704"]);
    march("").refuses("soviet", "take s-45; step 0704; halt", "3.1.1/1");
    let units = ["24Pz @ 1305", "71 @ 1106", "79 @ 1203", "s-6 @ 1205", "s-15 @ 1105", "s-45 @ 1105"];
    let mut back = attack("axis", &units, "fortresses = ['1105 level 1']");
    back.does("axis", "attack 24Pz 1205; done", &[6]).shows(&["s-6 retreated @ 1105", "s-15 @ 1105"]);
}

#[test]
fn r14_2_3_a_surplus_stays_when_the_fortress_falls() {
    // 23-10 is 2-1, in the town 1.5-1: R on a 5.
    let mut table = storm(1, &["s-6 @ 0704", "s-15 @ 0704", "13G @ 0704"], 5);
    table.does("soviet", "stand; lose fortress", &[]);
    table.shows(&["s-6 @ 0704", "s-15 @ 0704", "13G @ 0704", "none level 0", "turn = 2"]);
}

#[test]
fn r14_2_4_s1_only_combat_results_cost_a_fortress_steps() {
    // An attacker's loss is no affair of the fortress, nor is it of one that is attacked from.
    let fortress = "fortresses = ['0704 level 2']";
    let mut table = attack("soviet", &["4Tk @ 0704", "13G @ 0704", "71 @ 0604"], fortress);
    table.does("soviet", "attack 4Tk 0604; attack 13G 0604; done", &[1]);
    table.refuses("soviet", "lose fortress", "14.2.4/1");
    table.does("soviet", "lose 4Tk", &[]).shows(&["0704 level 2"]);
    // The losses of an xRR may fall on it: 23-2 in a town is 9-1, 1RR on a 2.
    let mut hit = storm(2, &["s-6 reduced @ 0704"], 2);
    hit.does("soviet", "stand", &[]).shows(&["s-6 @ lost", "none level 0"]);
}

#[test]
fn r14_2_4_s2_the_supply_check_costs_it_nothing() {
    // Maikop is cut off; its garrison suffers, the walls do not.
    let ring = ["44 @ 1242", "68 @ 1440", "71 @ 1239", "79 @ 1142", "113 @ 1539", "294 @ 1343", "s-6 @ 1341"];
    supply(&ring, "fortresses = ['1341 level 2']", 1).shows(&["s-6 reduced @ 1341", "1341 level 2"]);
}

#[test]
fn r14_2_5_s1_r_becomes_a_loss_of_one_step() {
    // 23-3 in a town: 7-1 shifted to 6-1, R on a 1.
    let mut table = storm(1, &["s-6 @ 0704"], 1);
    table.asks("soviet").allows("soviet", "yield").refuses("soviet", "lose s-6", "14.2.5/1");
    table.does("soviet", "stand", &[]).asks("soviet");
    let mut men = table.clone();
    men.does("soviet", "lose s-6", &[]).shows(&["s-6 reduced @ 0704", "0704 level 1", "turn = 2"]);
    table.does("soviet", "lose fortress", &[]).shows(&["s-6 @ 0704", "none level 0", "turn = 2"]);
}

#[test]
fn r14_2_5_s1_without_a_retreat_nobody_is_asked() {
    // 23-10 is 2-1, in the town 1.5-1: A1 on a 1, nothing on a 3.
    let garrison = ["s-6 @ 0704", "s-15 @ 0704", "13G @ 0704"];
    storm(1, &garrison, 3).shows(&["turn = 2", "s-6 @ 0704", "s-15 @ 0704", "13G @ 0704", "0704 level 1"]);
    storm(1, &garrison, 1).asks("axis").allows("axis", "lose GD");
}

#[test]
fn r14_2_5_s2_rr_becomes_a_loss_of_two_added_to_the_others() {
    // 23-4 in a town: 4-1, RR on a 5.
    let mut two = storm(2, &["s-6 @ 0704"], 5);
    two.shows(&["s-6 @ 0704"]).asks("soviet");
    two.does("soviet", "stand; lose s-6; lose fortress", &[]);
    two.shows(&["s-6 reduced @ 0704", "0704 level 1", "turn = 2"]);
    // 23-3: 6-1, 1RR on a 5, so three steps.
    let mut three = storm(2, &["s-6 reduced @ 0704", "s-15 reduced @ 0704"], 5);
    three.does("soviet", "stand; lose fortress; lose s-6", &[]).asks("soviet");
    three.does("soviet", "lose fortress", &[]).shows(&["s-6 @ lost", "s-15 reduced @ 0704", "none level 0"]);
}

#[test]
fn r14_2_5_s3_then_nobody_retreats() {
    let mut table = storm(1, &["s-6 @ 0704", "s-15 @ 0704"], 6);
    // 23-6 is 3-1, shifted to 2-1: R.
    table.does("soviet", "stand; lose s-15", &[]);
    table.shows(&["s-6 @ 0704", "s-15 reduced @ 0704", "0704 level 1", "turn = 2"]);
}

#[test]
fn r14_2_5_s3_when_all_steps_are_gone_the_attacker_advances() {
    // 23-1 is 10-1 shifted to 9-1: RR on a 1, two steps in all.
    let mut table = storm(1, &["s-6 reduced @ 0704"], 1);
    table.does("soviet", "stand", &[]).shows(&["s-6 @ lost", "none level 0"]);
    table.asks("axis");
    table.does("axis", "advance GD; done", &[]).shows(&["GD @ 0704", "control: 0704"]);
}

#[test]
fn r14_2_5_s2_a_fortress_alone_always_stands() {
    // Level 2 alone: 23-1, 9-1; RR on a 1 takes both levels without a question.
    let table = storm(2, &[], 1);
    table.asks("axis").shows(&["none level 0"]).allows("axis", "advance 24Pz");
}

#[test]
fn r14_2_6_otherwise_it_is_a_unit() {
    let table = attack("axis", &["44 @ 0604"], "fortresses = ['0704 level 2']");
    let look = table.look();
    assert!(look.zone(Side::Soviet, crate::field::hex(&table, "0705")));
    table.allows("axis", "attack 44 0704");
    // Its zone bars the railway from Shchigry as well.
    let enters = |fortress: &str| {
        let mut table = axis_reinforcements(&["44 @ 0219"], fortress, 1);
        table.does("axis", "call 46", &[]);
        offered(&table, Side::Axis, "enter").contains(&"enter 0604".into())
    };
    assert!(enters("") && !enters("fortresses = ['0704 level 1']"));
}

#[test]
fn r14_3_1_a_fortress_does_not_retreat() {
    let mut table = storm(2, &["s-6 @ 0704"], 3);
    // 23-4, 5-1 in the open, 4-1 in the town: R on a 3.
    table.does("soviet", "yield", &[]);
    table.shows(&["none level 0", "s-6 retreated @ 0803"]).asks("axis");
    // It adds nothing to an attack out of its hex, and attacks nobody by itself.
    let units = ["44 @ 0604", "s-6 @ 0704"];
    let sally = attack("soviet", &units, "fortresses = ['0704 level 2']");
    let strength = sally.look().attack(sally.look().stack(hex(&sally, "0704")).next().expect("s-6"));
    let assault = sally.look().assault(hex(&sally, "0604"), sally.look().stack(hex(&sally, "0704")));
    assert_eq!(assault.attack, strength);
    let alone = attack("soviet", &["44 @ 0604", "s-6 @ 1505"], "fortresses = ['0704 level 2']");
    assert!(offered(&alone, Side::Soviet, "attack").is_empty());
    // Alone it takes two steps where others would fall back two hexes.
    storm(2, &[], 1).shows(&["battle = 0704 retreat 0 steps 2 attacker 0", "none level 0"]);
}

#[test]
fn r14_3_2_nobody_razes_his_own_fortress() {
    let mut turn = supply(&["62 @ 0304"], "fortresses = ['2620 level 1']", 1);
    turn.does("axis", "done", &[]).refuses("soviet", "lose fortress", "14.2.4/1");
    turn.refuses("soviet", "yield", "14.2.5/1");
    // The losses of a result that stands are all that it can take.
    let mut table = storm(2, &["s-6 @ 0704"], 3);
    table.does("soviet", "stand; lose s-6", &[]).shows(&["s-6 reduced @ 0704", "0704 level 2", "turn = 2"]);
}

#[test]
fn r14_2_5_s1_the_soviets_say_first_whether_it_holds() {
    let table = storm(1, &["s-6 @ 0704"], 1);
    table.refuses("axis", "stand", "14.2.5/1").refuses("soviet", "retreat s-6 0803", "14.2.5/1");
    table.refuses("soviet", "done", "14.2.5/1");
}
