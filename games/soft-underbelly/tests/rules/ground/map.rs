//! What the symbols of the map allow and forbid.

use sandtable_core::Rules;

use crate::helpers::{attacking, count, end_of_turn, ends, moving, quiet};
use crate::support::start;

#[test]
fn rmap_forbidden_s1_no_way_leads_through_switzerland_or_the_balkans() {
    let table =
        moving("allies", &["allies cube @ 24", "allies cube @ 03", "allies cube @ 25", "allies cube @ 05"]);
    // Grenoble, Turin and Tyrol surround Switzerland; Carinthia and Ancona the head of the Balkans.
    table.refuses("allies", "take cube 24; step 02", "move.land/1");
    table.refuses("allies", "take cube 03; step 02", "move.land/1");
    table.refuses("allies", "take cube 25; step 09", "move.land/1");
    for name in ["switzerland", "balkans", "26"] {
        assert!(table.rules.read(&format!("step {name}"), &mut Vec::new()).is_err(), "{name} is an area");
    }
    let theatre = table.rules.theatre();
    assert_eq!(theatre.areas.len(), 25);
    for area in theatre.areas {
        assert!(theatre.next_to(area).is_subset(theatre.areas));
    }
}

#[test]
fn rmap_forbidden_s2_a_ruler_may_cross_them() {
    // From the Swiss border near Geneva to Tyrol the line lies over Switzerland.
    let mut table = moving(
        "allies",
        &["allies aircraft @ 24b", "allies aircraft @ 25", "axis cube @ 02", "axis cube @ 09"],
    );
    table.does("allies", "bomb aircraft 24-02; bomb aircraft 25-09", &[4, 4]);
    assert_eq!((count(&table, "axis cube 02"), count(&table, "axis cube 09")), (0, 0));
    // From the middle of the area the ruler is too short.
    let table = moving("allies", &["allies aircraft @ 24a", "axis cube @ 02"]);
    table.refuses("allies", "bomb aircraft 24-02", "aircraft.range/1");
}

#[test]
fn rmap_star_s2_every_star_is_axis_at_the_start() {
    let table = start();
    let stars = table.rules.theatre().stars;
    assert!(stars.len() > 4 && [1, 10, 11, 17].into_iter().all(|area| stars.contains(area)));
    assert!(!stars.intersects(table.state.allied));
}

#[test]
fn rmap_airfield_s1_one_aircraft_flies_missions_from_a_plain_area() {
    let mut table = moving("allies", &["allies aircraft x2 @ 18", "axis cube x2 @ 17"]);
    table.does("allies", "bomb aircraft 18-17", &[1]);
    table.refuses("allies", "bomb aircraft 18-17", "airfield.missions/1");
}

#[test]
fn rmap_airfield_s2_two_fly_from_an_airfield() {
    let mut table = moving("allies", &["allies aircraft x3 @ 17", "axis cube x2 @ 16"]);
    table.does("allies", "bomb aircraft 17-16; bomb aircraft 17-16", &[1, 1]);
    table.refuses("allies", "bomb aircraft 17-16", "airfield.missions/2");
}

#[test]
fn rmap_mountain_s1_the_attacked_area_decides_whether_tanks_support() {
    let mut table = attacking(
        "allies",
        &["allies tank @ 11", "allies cube @ 11", "allies aircraft @ 11", "axis cube @ 13"],
    );
    table.does("allies", "attack tank 11-13; attack cube 11-13; done", &[]).waits();
    table.refuses("allies", "tank-support", "tanks.mountain/1");
    // Tank and cube roll a die each.
    table.does("allies", "done", &[1, 1, 1]);

    // Out of the mountains into the plain a tank supports as ever: the cube hits on 5.
    let mut table = attacking("allies", &["allies tank @ 13", "allies cube @ 13", "axis cube @ 12"]);
    table.does("allies", "attack tank 13-12; attack cube 13-12; done", &[]);
    table.does("allies", "tank-support", &[5, 1]);
    table.asks("axis");
    table.does("axis", "lose cube 12", &[]);
    assert_eq!(count(&table, "axis cube 12"), 0);
}

#[test]
fn rmap_mountain_s1_nor_does_a_tank_support_the_defence_there() {
    let mut table =
        attacking("allies", &["allies cube @ 11", "axis tank @ 13", "axis cube @ 13", "axis aircraft @ 12"]);
    table.does("allies", "attack cube 11-13; done", &[]).waits();
    table.asks("axis").refuses("axis", "tank-support", "tanks.mountain/1");
    table.does("axis", "done", &[1, 1, 1]);
}

#[test]
fn rmap_mountain_s2_tanks_absorb_losses_in_the_mountains() {
    let mut table = attacking("allies", &["allies cube @ 11", "axis tank @ 13"]);
    table.does("allies", "attack cube 11-13; done", &[6, 1]);
    table.does("axis", "lose tank 13", &[]).shows(&["axis tank used @ 13"]);
    table.waits().does("allies", "continue", &[6, 1]);
    table.does("axis", "lose tank 13", &[]);
    assert_eq!(count(&table, "axis tank pool"), 3);
}

#[test]
fn rmap_mountain_s3_tanks_enter_and_fight_as_cubes_in_the_mountains() {
    let mut table = moving("allies", &["allies tank @ 11"]);
    table.does("allies", "take tank 11; step 13; halt", &[]).shows(&["allies tank @ 13", "control: 13"]);

    let mut table = attacking("allies", &["allies tank used @ 11", "allies tank @ 11", "axis tank @ 13"]);
    table.does("allies", "attack tank 11-13; attack tank#2 11-13; done", &[5, 6, 5]);
    table.asks("axis");
    table.does("axis", "lose tank 13", &[]).shows(&["axis tank used @ 13"]);
}

#[test]
fn rmap_munich_s2_munich_counts_when_the_turn_ends() {
    let mut table = quiet(
        r#"
        lonely = true
        active = "allies"
        phase = "move"
        units = ["allies cube x2 @ 02", "allies cube @ 05", "axis cube @ 14"]
        "#,
    );
    table.does("allies", "take cube 02; step 01; halt; done", &[]);
    assert_eq!(table.result(), None);

    let mut table =
        end_of_turn(3, "lonely = true\nunits = ['allies cube @ 01', 'allies cube @ 05', 'axis cube @ 04']");
    ends(&mut table, &[]);
    assert_eq!(table.result(), Some((Some("allies"), "victory.munich")));
}
